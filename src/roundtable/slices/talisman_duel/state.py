"""The state of the slice: who stands where with what, and the steps of a turn."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content


class SetUp(Struct, tag=True, frozen=True):
    first: Seat = 0
    given: tuple[Seat, ...] = ()
    """Seats whose spells a scenario has named."""


class Turn(Struct, tag=True, frozen=True):
    seat: Seat


class Move(Struct, tag=True, frozen=True):
    seat: Seat


class Encounter(Struct, tag=True, frozen=True):
    seat: Seat


class Visit(Struct, tag=True, frozen=True):
    seat: Seat


class Duel(Struct, tag=True, frozen=True):
    attacker: Seat
    defender: Seat


class EndTurn(Struct, tag=True, frozen=True):
    seat: Seat


class Character(Struct):
    """A player's character: the card, its figure, and what it gathered."""

    spells: Pile
    objects: Pile
    followers: Pile
    character: str = ""
    space: str = ""
    lives: int = 0
    fate: int = 0
    gold: int = 0
    strength_counters: int = 0
    craft_counters: int = 0
    wins: int = 0
    """Duels won: what the slice is played for."""
    dead: bool = False
    """Waits in the Village for its next turn."""
    held_at_start: int = 0
    """Spells held when the running turn began."""
    cast: int = 0
    """Spells cast in the running turn."""


class Fight(Struct):
    """The fight that goes on: one fighter against a creature, or attacker and defender."""

    fighters: list[Seat]
    battle: bool
    bonus: list[int]
    """By seat: what spells add to the attack score."""
    creature: int = 0
    """Its Strength or Craft, as the kind of fight says."""
    dice: list[int] = field(default_factory=list)
    """The fighter's own die, then the opponent's."""


class DuelState(State, kw_only=True):
    seats: list[Character]
    spaces: dict[str, Pile]
    adventure: Pile
    spells: Pile
    spell_discard: Pile
    playing: Pile
    rounds: int
    round: int = 1
    active: Seat = 0
    left: list[str] = field(default_factory=list)
    """Cards the active character left in this turn, as place/card."""
    fight: Fight | None = None
    agenda: list[SetUp | Turn | Move | Encounter | Visit | Duel | EndTurn] = field(default_factory=list)


DuelTable: TypeAlias = Table[DuelState, Content]

SEATS = tuple(f"@seat.{seat}" for seat in range(16))
"""References to the seats, for events."""
