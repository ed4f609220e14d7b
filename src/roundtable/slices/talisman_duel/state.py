"""The state of the slice: who stands where with what, the fight that goes on, and the steps of a turn."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content


class SetUp(Struct, tag=True, frozen=True):
    as_given: tuple[Seat, ...] = ()
    """Seats whose spells a scenario has named."""


class Turn(Struct, tag=True, frozen=True):
    seat: Seat
    round: int


class Encounter(Struct, tag=True, frozen=True):
    seat: Seat


class Character(Struct, forbid_unknown_fields=True):
    """A player's character: the card, its figure, and what it gathered."""

    spells: Pile
    objects: Pile
    character: str = ""
    space: str = ""
    lives: int = 0
    fate: int = 0
    gold: int = 0
    strength_counters: int = 0
    wins: int = 0
    """Duels won: what the slice is played for."""
    has_cast: bool = False
    """A spell, in the running turn."""


class Fight(Struct):
    """A fight up to its scores: attacker and defender, one character against a creature, or nobody."""

    fighters: tuple[Seat, ...]
    bonus: list[int]
    """By seat: what spells add to the attack score."""
    dice: list[int] = field(default_factory=list)
    """The first fighter's, then the opponent's."""


class DuelState(State, kw_only=True):
    seats: list[Character]
    adventure: Pile
    spells: Pile
    spell_discard: Pile
    playing: Pile
    fight: Fight
    rounds: int
    round: int = 1
    active: Seat = 0
    agenda: list[SetUp | Turn | Encounter] = field(default_factory=list)


DuelTable: TypeAlias = Table[DuelState, Content]

SEATS = tuple(f"@seat.{seat}" for seat in range(16))
"""References to the seats, for events."""


@cache
def whom(verb: str, seat: Seat) -> Option[Seat]:
    """An option that points at a seat."""
    return Option(verb, str(seat), seat, points=(f"seat:{seat}",), params=(("seat", SEATS[seat]),))


@cache
def which(verb: str, collection: str, card: str) -> Option[None]:
    """An option that points at a card."""
    return Option(verb, card, points=(f"card:{card}",), params=(("card", f"@{collection}.{card}"),))
