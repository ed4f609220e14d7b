"""Heroes, Imprévus, Road Chance cards and equipment."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from .deeds import Do
from .terms import Alignment, Colour, Moment, Points, Price, Race, Value, Values

SkillKind: TypeAlias = Literal["divine", "hazard", "opportunity", "healing"]


class Skill(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hero, or equipment, may do once a turn: as a Blessing, about an objective, after a passed trial, or at
    any hinge of one's own turn."""

    kind: SkillKind
    do: Do
    price: Price = ()


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    race: Race
    alignment: Alignment
    red: Value
    orange: Value
    violet: Value
    green: Value
    blue: Value
    life: Annotated[int, Meta(ge=2, le=5)]
    points: Points
    skills: tuple[Skill, ...] = ()
    spares: bool = False
    """While this hero lives, the Dragon does the team no harm."""

    def value(self, colour: Colour) -> int:
        value: int = getattr(self, colour)
        return value


# --- Imprévus ---


class Bestiole(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Points
    bright: Do = ()
    dark: Do = ()
    """Beside the one space back and the equipment that every Bestiole costs."""
    cost: ClassVar[int] = 1


class Harder(Struct, frozen=True, forbid_unknown_fields=True):
    """By how much a Creature raises objectives: collective ones by colour or all of them, individual ones by stars."""

    red: int = 0
    orange: int = 0
    violet: int = 0
    green: int = 0
    blue: int = 0
    all: int = 0
    stars: int = 0


class Creature(Struct, frozen=True, forbid_unknown_fields=True):
    """Its Epic Points are its cost and its value."""

    id: str
    points: Annotated[int, Meta(ge=1, le=3)]
    raises: Harder
    bright: Do = ()
    dark: Do = ()

    @property
    def cost(self) -> int:
        return self.points


class Half(Struct, frozen=True, forbid_unknown_fields=True):
    """One option of a Dilemma: when it may be played, and what it does."""

    when: Moment
    do: Do
    gem: bool = False
    """Whoever plays it takes 1 gem for it, which is kept whatever becomes of the card (ruling A24)."""


class Dilemma(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    upper: Half
    """For adversaries; it hits the Guide."""
    lower: Half
    """For the Guide; at `bless` it is divine."""

    @property
    def divine(self) -> bool:
        return self.lower.when == "bless"


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    do: Do
    reader: bool = False
    """The reader profits, and the Guide pays for it."""


class RoadChance(Struct, frozen=True, forbid_unknown_fields=True):
    """Six events, one a face of the golden die."""

    id: str
    events: Annotated[tuple[Event, ...], Meta(min_length=6, max_length=6)]


# --- equipment ---


class Needs(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom it lets wear it."""

    least: Values = Values()
    """Printed characteristics of so much or more."""
    race: Race | None = None
    no_race: Race | None = None
    alignment: Alignment | None = None
    no_alignment: Alignment | None = None


class Loot(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gold: Annotated[int, Meta(ge=0)]
    needs: Needs = Needs()
    sets: Values = Values()
    """Characteristics are set to these, up or down."""
    skills: tuple[Skill, ...] = ()
    cursed: bool = False
    spares: bool = False
    points: ClassVar[int] = 0


class Relic(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Points
    gold: Annotated[int, Meta(ge=0)]
    sets: Values
    wild: bool = False
    """It stands in for any other Relic."""
    needs: ClassVar[Needs] = Needs()
    skills: ClassVar[tuple[Skill, ...]] = ()
    cursed: ClassVar[bool] = False
    spares: ClassVar[bool] = False


class Treasure(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Points


Gear: TypeAlias = Loot | Relic
