"""Where a combat stands."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content


class SetUp(Struct, tag=True, frozen=True):
    """Opening hands, Armour, the target token."""


class DrawToken(Struct, tag=True, frozen=True):
    """A token from the fate bag decides whose turn it is."""


class SeekerTurn(Struct, tag=True, frozen=True):
    seat: Seat


class EnemyTurn(Struct, tag=True, frozen=True):
    token: str


class Seeker(Struct):
    board: str
    hp: int
    start_hp: int
    zone: str
    deck: Pile
    hand: Pile
    discard: Pile
    lantern: bool = False
    """Charged, that is, face up."""


class Cover(Struct):
    """The status cards on one ability. Their piles are unlimited (A38), so they are counted, not kept."""

    wounds: int = 0
    traps: int = 0


class Enemy(Struct):
    board: str
    hp: int
    zone: str
    covers: list[Cover]
    phase: int = 0
    target: Seat = 0


class Turn(Struct):
    """A seeker's turn: what is left of it, and the boosts that wait in it."""

    seat: Seat
    steps: int = 1
    actions: int = 1
    acted: bool = False
    colours: int | None = None
    """Those of the action being played, as a mask."""
    boosted: list[Seat] = field(default_factory=list)
    """Who has boosted the action being played."""
    damage: int = 0
    cards: int = 0
    heal: int = 0


class Blow(Struct):
    """An enemy's attack while it may be parried."""

    hit: list[Seat]
    colours: int
    parried: list[Seat] = field(default_factory=list)
    """Who has parried it."""


class CombatState(State, kw_only=True):
    seats: list[Seeker]
    enemy: Enemy
    bag: Pile
    drawn: Pile
    """Tokens out of the bag whose effect is not yet settled."""
    used: Pile
    track: Pile
    armour: Pile
    exhausted: Pile
    playing: Pile
    """The Action card being played."""
    fate: int
    fate_spent: int = 0
    nights: int = 0
    """How often the bag was reset."""
    turn: Turn | None = None
    blow: Blow | None = None
    agenda: list[SetUp | DrawToken | SeekerTurn | EnemyTurn] = field(default_factory=list)


CombatTable: TypeAlias = Table[CombatState, Content]
