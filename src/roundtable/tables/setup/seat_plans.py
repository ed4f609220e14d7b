"""From what somebody wants to a table's seats and its match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from roundtable import bots
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game, Setup, Value
from roundtable.kernel.match import Match
from roundtable.kernel.seats import Seat
from roundtable.tables.clean_text import clean_name
from roundtable.tables.errors import BadPlan
from roundtable.tables.game_library import LoadedGame
from roundtable.tables.model import SeatInfo, SeatPlan
from roundtable.tables.storage.journal_rows import AnyMatch

HUMAN: Final = "human"
"""How files name a seat that a person plays."""
NOBODY: Final = -1
"""In a file, of a seat that nobody held."""
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


def as_named(
    game: Game[Any, Any], number: int, players: Sequence[str], people: Sequence[int], options: Mapping[str, Value]
) -> list[SeatPlan]:
    """Seats as a file names them: the first person is whoever brings it, with all seats they had; others are invited.

    Where it does not tell whose seats are whose, they are one person's if that is how it was played.
    """
    known = [bots.BEST, *bots.names(game.id)]
    players = [*players, *[HUMAN] * number][:number]
    seated = [SeatPlan("bot", bot=who) if who != HUMAN and who in known else SeatPlan("open") for who in players]
    kept = [seat for seat, plan in enumerate(seated) if plan.kind == "open"]
    if len(people) == number:
        mine = [seat for seat in kept if people[seat] == people[kept[0]] != NOBODY]
    else:
        alone = bool(game.alone) and all(options.get(name) == value for name, value in game.alone.items())
        mine = kept if alone else []
    for seat in mine or kept[:1]:
        seated[seat].kind = "me"
    return seated


def begin(shelf: LoadedGame, setup: Setup) -> AnyMatch:
    """A new match, up to its first decision."""
    match: AnyMatch = Match.start(shelf.game, setup, shelf.content, telling=True)
    return match


def seats_said(words: str) -> list[SeatPlan] | None:
    """`me,open,bot` as plans; None where nothing was said."""
    plans: list[SeatPlan] = []
    for word in filter(None, (part.strip() for part in words.split(","))):
        if word == "me":
            plans.append(SeatPlan("me"))
        elif word == "open":
            plans.append(SeatPlan("open"))
        else:
            plans.append(SeatPlan("bot", bot=word))
    return plans or None
