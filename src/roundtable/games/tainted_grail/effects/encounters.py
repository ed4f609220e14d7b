"""Encounters: enemies, and people to talk to."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .cards import Edge
from .fighting import EnemyDeed
from .needs import Needs
from .stories import StoryDeed, Way
from .terms import Attribute, Change, Colour, Item, Part, Pays, Some, TextName, Trait

Level: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
"""0: the first Encounter of its colour, meant for learning."""


class AttackRow(Part, frozen=True, kw_only=True):
    """A row of the Combat table: from so many markers on, up to the next row."""

    pool: Some
    do: tuple[EnemyDeed, ...] = ()


class Offer(Part, frozen=True, kw_only=True):
    """A way out of a Combat that its card offers at any time in one's Activation: 'stops if fed'."""

    text: TextName
    needs: Needs | None = None
    pays: Pays = Pays()
    do: tuple[StoryDeed, ...] = ()
    outcome: Literal["left", "won"] = "left"


class Lasts(Part, frozen=True, kw_only=True):
    """The Combat ends by itself after so many Turns."""

    turns: Annotated[int, Meta(ge=1, le=9)]
    outcome: Literal["won", "lost", "ran-away"]


class CombatEncounter(Item, frozen=True, kw_only=True, tag="combat", tag_field="kind"):
    colour: Literal["green", "gray", "purple"]
    level: Level
    called: bool = False
    """Kept out of the deck: only the journal calls it, by name."""
    value: Annotated[int, Meta(ge=1, le=30)] | None = None
    traits: tuple[Trait, ...] = ()
    right: Edge
    attacks: Annotated[tuple[AttackRow, ...], Meta(min_length=1)]
    opportunity: tuple[EnemyDeed, ...]
    reward: tuple[StoryDeed, ...] = ()
    """Each member."""
    loot: tuple[StoryDeed, ...] = ()
    """Once, divided."""
    lost: tuple[StoryDeed, ...] = ()
    """Once, when all have fled or fallen, or it has robbed them."""
    offers: tuple[Offer, ...] = ()
    lasts: Lasts | None = None


class Half(Part, frozen=True, kw_only=True):
    """One of the alternatives of a Stage (OR)."""

    text: TextName
    symbol: dict[Attribute, Change] = {}
    also: dict[Attribute, tuple[EnemyDeed, ...]] = {}


class Stage(Part, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=4)]
    text: TextName
    symbol: dict[Attribute, Change] = {}
    """How far the stage symbol moves the marker, by the Attribute of its Key."""
    also: dict[Attribute, tuple[EnemyDeed, ...]] = {}
    """What else it does."""
    either: tuple[Half, ...] = ()
    """Alternatives: one is chosen when the Stage begins."""
    response: tuple[EnemyDeed, ...] = ()
    idle: tuple[EnemyDeed, ...] = ()
    """In place of a penalty: what happens if the Active Character has played no card."""


class Avoid(Part, frozen=True, kw_only=True):
    """Paid by each member, needs met by the highest of them."""

    pays: Pays = Pays()
    needs: Needs | None = None
    do: tuple[StoryDeed, ...] = ()


class DiplomaticEncounter(Item, frozen=True, kw_only=True, tag="diplomacy", tag_field="kind"):
    colour: Literal["blue"] = "blue"
    level: Level
    called: bool = False
    low: Annotated[int, Meta(ge=-9, le=-1)]
    """The lowest slot; the gray one is 0, red slots are below it, green ones above."""
    high: Annotated[int, Meta(ge=1, le=9)]
    right: Edge
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1)]
    avoid: Avoid | None = None
    failure: tuple[StoryDeed, ...] = ()
    """Each member."""
    reward: tuple[StoryDeed, ...] = ()
    """Each member."""


class TextEncounter(Item, frozen=True, kw_only=True, tag="text", tag_field="kind"):
    """A card without an open Key on its right: it is resolved by its text."""

    colour: Colour
    level: Level
    called: bool = False
    do: tuple[StoryDeed, ...] = ()
    ways: tuple[Way, ...] = ()


Encounter: TypeAlias = CombatEncounter | DiplomaticEncounter | TextEncounter
