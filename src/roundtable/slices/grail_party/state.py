"""What lies on the table, and the steps on the agenda."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content


class Day(Struct, tag=True, frozen=True):
    """The stage During the Day goes on."""


class Character(Struct):
    character: str
    number: int
    location: str
    energy: int
    health: int
    terror: int
    deck: Pile
    hand: Pile
    discard: Pile
    acted: bool = False
    passed: bool = False
    activated: bool = False
    """The Time Token on its Tray."""

    @property
    def panics(self) -> bool:
        return self.terror > self.health

    @property
    def dying(self) -> bool:
        return self.health == 0


class Lair(Struct):
    """A Location with a Guardian, and the Combat there."""

    guardian: Pile
    sequence: Pile
    owners: list[Seat] = field(default_factory=list)
    """Who laid each card of the Sequence."""
    members: list[Seat] = field(default_factory=list)
    """The Party in the Combat, lowest Character Number first; empty while there is none."""
    pool: int = 0


class GrailState(State, kw_only=True):
    seats: list[Character]
    lairs: dict[str, Lair]
    encounters: Pile
    """The deck under which a defeated Guardian goes."""
    agenda: list[Day] = field(default_factory=list)


GrailTable: TypeAlias = Table[GrailState, Content]


def by_number(state: GrailState, seats: Iterable[Seat]) -> list[Seat]:
    """The lowest Character Number first."""
    return sorted(seats, key=lambda seat: state.seats[seat].number)


def combats(state: GrailState) -> list[str]:
    """Where somebody fights."""
    return [place for place, lair in state.lairs.items() if lair.members]


def waiting(state: GrailState) -> list[Seat]:
    """Those who may still take an Action in this round; not the dying, who have no Energy."""
    return [seat for seat, one in enumerate(state.seats) if one.energy and not (one.acted or one.passed)]


@cache
def seat_option(verb: str, seat: Seat) -> Option[Seat]:
    return Option(verb, str(seat), value=seat, points=(f"seat:{seat}",), params=(("who", f"@seat.{seat}"),))
