"""The state of a match: who stands where with what, and the steps of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import Core, State
from roundtable.kernel.table import Table
from roundtable.packs import Content

from .effects import Alignment


class Prepare(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The decks are shuffled, and a chance player chooses first."""


class ChooseCharacter(Struct, tag=True, frozen=True, array_like=True, gc=False):
    seat: Seat


class Turn(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The first turn begins, and the character moves."""

    seat: Seat


class Encounter(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """Somebody stopped on a space: what lies in wait, then a character there or the space."""

    seat: Seat


class Visit(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The space itself: its cards are drawn, and the first is met. Only tables that began with older rules have it."""

    seat: Seat


class Cards(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The next card that lies on the space."""

    seat: Seat


class Instructions(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """What the space itself says."""

    seat: Seat


class Duel(Struct, tag=True, frozen=True, array_like=True, gc=False):
    attacker: Seat
    defender: Seat


class EndTurn(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """A turn ends; the next one begins, and its character moves."""

    seat: Seat


class Character(Struct, array_like=True):
    """A player's character: the card, its figure, and what it gathered."""

    spells: Pile
    objects: Pile
    """A Talisman is among them."""
    followers: Pile
    trophies: Pile
    character: str = ""
    """The card's id; empty while there is none (before the start, or after death in the Mortality variant)."""
    space: str = ""
    alignment: Alignment = "neutral"
    lives: int = 0
    fate: int = 0
    gold: int = 0
    strength_counters: int = 0
    craft_counters: int = 0
    """Points, not pieces: five small counters are always changed for a large one."""
    dead: bool = False
    """Waits in the Village for its next turn."""
    out: bool = False
    """Eliminated (Mortality variant)."""
    lost_turns: int = 0
    toad_turns: int = 0
    """How many more turns it is a toad."""
    toad_strength: int = 0
    toad_craft: int = 0
    """Counters gained as a toad, which go as it returns to normal."""
    quest: int = 0
    """Which of the Cave's six tasks it has accepted."""
    quest_met: bool = False
    """The deed its quest asks for is done."""
    rafts_ready: int = 0
    """Rafts that were there when its turn began: one may be used, none is kept."""
    turning_back: bool = False
    lair: int = 0
    """Inner Region: the rolled Strength, or how many creatures are left, of this visit's lair."""
    cleared: bool = False
    """Inner Region: may go on from this space."""
    held_at_start: int = 0
    """Spells held when the running turn began."""
    cast: int = 0
    """Spells cast in the running turn."""


class Fight(Struct, array_like=True):
    """The fight that goes on: one fighter against creatures, or attacker and defender."""

    fighters: list[Seat]
    battle: bool
    bonus: list[int]
    """By seat: what spells add to the attack score."""
    creature: int = 0
    """The Strength or Craft of all that attack together."""
    foes: list[str] = field(default_factory=list)
    """Their cards; none for a creature that is printed on a space or another card."""
    added: int = 0
    """What the space and spells add to the creature's roll."""
    dice: list[int] = field(default_factory=list)
    """The fighter's own die, then the opponent's."""


class TalismanState(State, array_like=True):
    # The first two are every state's. Said again they are no longer made by name only, and a copy is made in less time.
    core: Core
    agenda: list[Prepare | ChooseCharacter | Turn | Encounter | Visit | Cards | Instructions | Duel | EndTurn]
    seats: list[Character]
    adventure: Pile
    adventure_discard: Pile
    spells: Pile
    spell_discard: Pile
    purchase: Pile
    talismans: Pile
    playing: Pile
    spaces: dict[str, Pile] = field(default_factory=dict)
    """The cards that lie on the board, in the order in which they came there; only spaces with cards."""
    coins: dict[str, int] = field(default_factory=dict)
    """Gold that lies on the board."""
    round: int = 1
    active: Seat = 0
    first: Seat = 0
    """Whoever took the first turn."""
    chooses_first: Seat = 0
    boxed: list[str] = field(default_factory=list)
    """Characters that were dealt but not kept (choice-of-two variant): nobody else is dealt them."""
    crown_reached: bool = False
    # what holds for the running turn only
    left: list[str] = field(default_factory=list)
    """Cards the active character left, as place/card: they can't be taken back."""
    done: list[str] = field(default_factory=list)
    """Cards on the active character's space that it has met and that still lie there."""
    struck: list[str] = field(default_factory=list)
    """Spells on spaces that have struck, as place/card: they go at the turn's end."""
    changed: list[Seat] = field(default_factory=list)
    """Whose alignment has changed in this turn."""
    redrawn: bool = False
    passing_by: bool = False
    """The active character turns back: it meets no space."""
    over: bool = True
    """The running turn is over: nothing can stop it, or start its encounter anew, any more."""
    busy: bool = False
    """A free action goes on: there is no other within it."""
    fight: Fight | None = None


TalismanTable: TypeAlias = Table[TalismanState, Content]

SEATS = tuple(f"@seat.{seat}" for seat in range(16))
"""References to the seats, for events."""


@cache
def card_name(card: str) -> str:
    """A reference to a card's name, for events and options."""
    return f"@cards.{card}"


@cache
def place_name(place: str) -> str:
    return f"@places.{place}"


def pile_at(state: TalismanState, space: str) -> Pile:
    """The cards on a space; there is always a pile to put one on."""
    pile = state.spaces.get(space)
    if pile is None:
        pile = state.spaces[space] = Pile(space, EVERYONE)
    return pile


def lying_at(state: TalismanState, space: str) -> Sequence[str]:
    """The cards on a space."""
    pile = state.spaces.get(space)
    return pile.cards if pile is not None else []


# --- what is to be looked at, at once ---


SPELLS = tuple(f"spells:{seat}" for seat in range(16))
OBJECTS = tuple(f"objects:{seat}" for seat in range(16))


def touch_spells(table: TalismanTable, seat: Seat) -> None:
    """How many spells a character may hold has changed: a matter for those who hold some."""
    if table.state.seats[seat].spells.cards:
        table.touch(SPELLS[seat])


def touch_objects(table: TalismanTable, seat: Seat) -> None:
    """What a character owns has changed, or what it may own."""
    table.touch(OBJECTS[seat])


def touch_quest(table: TalismanTable, seat: Seat) -> None:
    """Something has changed that a quest may ask for."""
    if table.state.seats[seat].quest:
        table.touch(f"quest:{seat}")
