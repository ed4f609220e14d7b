"""What lies on the table, and the steps on the agenda."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content

from .effects import Person


class SetUp(Struct, tag=True, frozen=True):
    """The decks are shuffled."""


class StartOfDay(Struct, tag=True, frozen=True):
    pass


class GuardianMove(Struct, tag=True, frozen=True):
    card: str
    location: str


class Act(Struct, tag=True, frozen=True):
    """One Character's Action During the Day."""


class Encounters(Struct, tag=True, frozen=True):
    """What is being fought out, side by side."""


class EndOfDay(Struct, tag=True, frozen=True):
    pass


class Character(Struct):
    character: str
    number: int
    location: str
    energy: int
    health: int
    terror: int
    food: int
    magic: int
    deck: Pile
    hand: Pile
    discard: Pile
    dying: bool = False
    acted: bool = False
    passed: bool = False
    in_action: bool = False
    """Arrived somewhere and not yet through with what that triggers, or asked to join others in something."""
    fight: int = 0
    """The number of the Encounter it is in."""
    activated: bool = False
    """The Time Token on its Tray."""


class Laid(Struct):
    """What goes with a card of the Sequence: whose it is, its Time Token, and the Keys to its left that connected."""

    owner: Seat
    token: bool = False
    guard: int = 0
    """Damage that its On Enemy Attack Ability still prevents in this step 3."""
    keys: list[str] = field(default_factory=list)


class Fight(Struct):
    """A Combat Encounter."""

    number: int
    location: str
    enemy: Pile
    sequence: Pile
    playing: Pile
    """A card that is laid if somebody pays for its Magic Key."""
    torn: Pile
    """Cards torn from the Sequence after their owners had left."""
    members: list[Seat]
    """The Party, lowest Character Number first."""
    arrivals: list[Seat]
    """Those whose arrival triggered it."""
    met: list[str]
    """What that arrival has triggered so far: Guardians, and the Location itself for its lightning rule."""
    torn_from: list[Seat] = field(default_factory=list)
    """Whose cards lie in `torn`."""
    laid: list[Laid] = field(default_factory=list)
    pool: int = 0
    turn: int = 0
    played: int = 0
    """Cards played in this Activation."""
    won: bool = False


class GrailState(State, kw_only=True):
    seats: list[Character]
    encounters: dict[str, Pile]
    """The Encounter decks by colour."""
    guardians: dict[str, Pile]
    """The Guardians on each Location."""
    quest: str
    """The Guardian that must be defeated."""
    slain: bool = False
    days: int = 2
    day: int = 1
    by_day: bool = False
    """Whether it is the stage During the Day."""
    acting: bool = False
    """Whether it is being decided who takes which Action."""
    fights: list[Fight] = field(default_factory=list)
    fought: int = 0
    agenda: list[SetUp | StartOfDay | GuardianMove | Act | Encounters | EndOfDay] = field(default_factory=list)


GrailTable: TypeAlias = Table[GrailState, Content]


def new_character(seat: Seat, person: Person, location: str) -> Character:
    return Character(
        person.id, person.number, location, person.energy, person.health, person.terror, person.food, person.magic,
        Pile(f"deck-{seat}"), Pile(f"hand-{seat}", bit(seat)), Pile(f"discard-{seat}", EVERYONE),
    )  # fmt: skip


def new_fight(state: GrailState, location: str, party: list[Seat], arrivals: list[Seat], met: list[str]) -> Fight:
    state.fought += 1
    enemy, sequence, playing, torn = (
        Pile(f"{name}-{state.fought}", EVERYONE) for name in ("enemy", "sequence", "playing", "torn")
    )
    members = by_number(state, party)
    fight = Fight(state.fought, location, enemy, sequence, playing, torn, members, list(arrivals), list(met))
    state.fights.append(fight)
    for seat in party:
        state.seats[seat].fight = fight.number
    return fight


def by_number(state: GrailState, seats: Iterable[Seat]) -> list[Seat]:
    """The lowest Character Number first: the order in which nothing is left to agree on."""
    return sorted(seats, key=lambda seat: state.seats[seat].number)


def fight_of(state: GrailState, number: int) -> Fight:
    for fight in state.fights:
        if fight.number == number:
            return fight
    raise LookupError(f"Encounter {number} is over.")


def waiting(state: GrailState) -> list[Seat]:
    """Those who may still take an Action in this round; not the dying, who have no Energy."""
    return [seat for seat, one in enumerate(state.seats) if one.energy and not (one.acted or one.passed)]


def at_hand(state: GrailState, location: str) -> list[Seat]:
    """Those in this Location who are free to join an Action or an Encounter there."""
    return [
        seat
        for seat, one in enumerate(state.seats)
        if one.location == location and not (one.passed or one.dying or one.fight or one.in_action)
    ]
