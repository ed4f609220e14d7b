"""What lies on the table, and the steps on the agenda."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content


class Prepare(Struct, tag=True, frozen=True):
    """Decks are shuffled and dealt."""


class Enrol(Struct, tag=True, frozen=True):
    """A drafting round."""


class Bless(Struct, tag=True, frozen=True):
    pass


class Progress(Struct, tag=True, frozen=True):
    """The golden die, and the Zone Hazard that the team runs into."""


class Attempt(Struct, tag=True, frozen=True):
    objective: int = 0


class Conclude(Struct, tag=True, frozen=True):
    passed: bool
    four_aces: bool = False


class EndTurn(Struct, tag=True, frozen=True):
    ghost: bool = False
    """Whether the Guide began the turn without a team."""


class Team(Struct):
    heroes: Pile
    """Slot 1 first."""
    packet: Pile
    hand: Pile
    front: Pile
    """The Creature or Bestiole this player has laid against the Guide."""
    gems: Pile
    pouch: Pile
    played: bool = False
    """Whether this adversary has played the one Imprévu of the turn."""
    used: list[str] = field(default_factory=list)
    """The skills activated this turn."""


class Trial(Struct):
    storyteller: Seat = 0
    hampered: int | None = None
    """The slot under the Bestiole, counted from 0."""
    concerned: int | None = None
    """The slot that an individual objective tests."""
    lowered: int = 0
    """By how much the Guide has eased the objective."""
    thrown: list[list[int]] = field(default_factory=list)
    """The dice that still await their hero, by colour."""
    dice: list[int] = field(default_factory=list)
    """The dice on the track, a column each."""
    substituted: bool = False


class BlessingState(State, kw_only=True):
    heroes: Pile
    hero_discard: Pile
    imprevus: Pile
    imprevu_discard: Pile
    zones: Pile
    zone: Pile
    """The Zone Hazard that the storyteller holds."""
    bank: Pile
    playing: Pile
    passing: Pile
    """A packet of the draft on its way from hand to hand."""
    seats: list[Team]
    guide: Seat = 0
    turn: int = 1
    golden: int = 0
    """The parked golden die."""
    trial: Trial = field(default_factory=Trial)
    agenda: list[Prepare | Enrol | Bless | Progress | Attempt | Conclude | EndTurn] = field(default_factory=list)


BlessingTable: TypeAlias = Table[BlessingState, Content]


def adversaries(state: BlessingState) -> list[Seat]:
    """Everybody but the Guide, from the Guide's left."""
    many = len(state.seats)
    return [(state.guide + step) % many for step in range(1, many)]


def new_team(seat: Seat, own: int) -> Team:
    """An empty influence board; `own` is the mask of those who see its hidden cards."""

    def pile(name: str, sees: int = EVERYONE) -> Pile:
        return Pile(f"{name}-{seat}", sees)

    return Team(pile("team"), pile("packet", own), pile("hand", own), pile("front"), pile("gems"), pile("pouch"))
