"""Where a combat stands."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content


class SetUp(Struct, tag=True, frozen=True):
    """The opening hands."""


class DrawToken(Struct, tag=True, frozen=True):
    """A token from the fate bag decides whose turn it is."""


class SeekerTurn(Struct, tag=True, frozen=True):
    seat: Seat


class Seeker(Struct):
    board: str
    hp: int
    zone: str
    deck: Pile
    hand: Pile
    discard: Pile


class Enemy(Struct, forbid_unknown_fields=True):
    hp: int
    phase: int = 0


class Turn(Struct):
    """A seeker's turn: what is left of it, and the boosts that wait in it."""

    seat: Seat | None = None
    """Nobody's, between turns."""
    steps: int = 1
    actions: int = 1
    acted: bool = False
    damage: int = 0
    cards: int = 0


class CombatState(State, kw_only=True):
    seats: list[Seeker]
    enemy: Enemy
    fate: int
    bag: Pile = field(default_factory=partial(Pile, "bag", EVERYONE))
    drawn: Pile = field(default_factory=partial(Pile, "drawn", EVERYONE))
    """Tokens out of the bag whose effect is not yet settled."""
    used: Pile = field(default_factory=partial(Pile, "used", EVERYONE))
    track: Pile = field(default_factory=partial(Pile, "track", EVERYONE))
    playing: Pile = field(default_factory=partial(Pile, "playing", EVERYONE))
    """The Action card being played."""
    turn: Turn = field(default_factory=Turn)
    agenda: list[SetUp | DrawToken | SeekerTurn] = field(default_factory=list)


CombatTable: TypeAlias = Table[CombatState, Content]
