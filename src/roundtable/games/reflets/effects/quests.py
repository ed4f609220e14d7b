"""Quests with their steps and missions, and the grades that a game leaves for the next."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Ref

from .terms import Alignment, Count, Points, Race


class Mission(Struct, frozen=True, forbid_unknown_fields=True, tag_field="asks", kw_only=True):
    """What is worth Epic Points at the end."""

    points: Points


class LeaderIs(Mission, frozen=True, tag="leader"):
    alignment: Alignment


class HeroesAlive(Mission, frozen=True, tag="heroes", kw_only=True):
    """So many living heroes, of these races or this alignment."""

    count: Count
    races: tuple[Race, ...] = ()
    alignment: Alignment | None = None


class Without(Mission, frozen=True, tag="without", kw_only=True):
    """No living hero of this alignment."""

    alignment: Alignment


class RacesAlive(Mission, frozen=True, tag="races", kw_only=True):
    """So many different races."""

    count: Count


class OneRace(Mission, frozen=True, tag="one-race", kw_only=True):
    """So many of the same race."""

    count: Count


class LootHeld(Mission, frozen=True, tag="loot", kw_only=True):
    count: Count
    cursed: bool = False


class Holds(Mission, frozen=True, tag="holds", kw_only=True):
    """Any of these."""

    loot: tuple[Annotated[str, Ref("loot")], ...] = ()
    treasures: tuple[Annotated[str, Ref("treasures")], ...] = ()


class WornAtMost(Mission, frozen=True, tag="worn-at-most", kw_only=True):
    """So many active pieces of equipment, or fewer."""

    count: Count


class GoldHeld(Mission, frozen=True, tag="gold", kw_only=True):
    """Equipment worth so much."""

    gold: Annotated[int, Meta(ge=1)]


class CardsWon(Mission, frozen=True, tag="won", kw_only=True):
    """So many cards of these kinds in the pouch."""

    count: Count
    kinds: tuple[Literal["heroes", "creatures", "bestioles", "zones"], ...]


class TokensWaiting(Mission, frozen=True, tag="waiting", kw_only=True):
    count: Count


AnyMission: TypeAlias = (
    LeaderIs | HeroesAlive | Without | RacesAlive | OneRace | LootHeld | Holds | WornAtMost | GoldHeld | CardsWon
    | TokensWaiting
)  # fmt: skip


class Quest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Step I: a room for its Relic. Step II: another room, with it. Step III: the Chamber, and away."""

    id: str
    alignment: Alignment
    opposite: Annotated[str, Ref("quests")]
    room: Annotated[str, Ref("rooms")]
    relic: Annotated[str, Ref("relics")]
    token: Annotated[str, Ref("rooms")]
    """The room of step II, where the Relic token goes."""
    missions: tuple[AnyMission, ...]
    steps: tuple[Points, Points, Points] = (3, 5, 8)
    spares: bool = False
    """Disclosed, it keeps its team from harm by the Dragon."""
    stops: bool = False
    """Activated, it stops the countdown."""


class Grade(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Earned by a total, or by cards; what it does in the next game."""

    id: str
    least: int | None = None
    most: int | None = None
    killed: int | None = None
    """Heroes killed and won, or more."""
    loot: int | None = None
    """LOOT held, or fewer."""
    fives: int | None = None
    """Cards worth 5 Epic Points, or more."""
    gems: int = 0
    heroes: int = 0
    finds: int = 0
    """LOOT drawn after drafting; a cursed one may be discarded."""
    one_quest: bool = False
    expert: bool = False
    no_peril: bool = False


class Aside(Struct, frozen=True, forbid_unknown_fields=True):
    """A remark of Folio's in the log."""

    id: str
