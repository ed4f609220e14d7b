"""From what somebody wants to a table's seats and its match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundtable import bots
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.seats import Seat

from .errors import BadPlan
from .library import Shelf
from .model import SeatInfo, SeatPlan
from .moves import AnyMatch
from .seating import clean_name

HUMAN: Final = "human"
"""How files name a seat that a person plays."""
BOTS_ARE_CALLED: Final = (
    "Brass", "Copper", "Pewter", "Bronze", "Cobalt", "Nickel", "Zinc", "Chrome", "Indium", "Osmium", "Radium",
    "Titan", "Argent", "Mercury", "Onyx",
)  # fmt: skip
"""By seat, those that nobody named; the same in both languages."""


def planned(game: str, number: Seat, plan: SeatPlan) -> SeatInfo:
    """A seat as it begins."""
    name = clean_name(plan.name)
    if plan.kind != "bot":
        return SeatInfo(number, "person" if plan.kind == "me" else "open", name)
    try:
        bots.maker(plan.bot, game)
    except RoundtableError as error:
        raise BadPlan(str(error), "bot") from None
    return SeatInfo(number, "bot", name or BOTS_ARE_CALLED[number], plan.bot)


def one_person(seats: Sequence[SeatPlan]) -> bool:
    """Whether who makes the table sits in the first seat, and nobody else is to come."""
    return bool(seats) and seats[0].kind == "me" and all(seat.kind != "open" for seat in seats)


def begin(shelf: Shelf, setup: Setup) -> AnyMatch:
    """A new match, up to its first decision."""
    match: AnyMatch = Match.start(shelf.game, setup, shelf.content, telling=True)
    return match
