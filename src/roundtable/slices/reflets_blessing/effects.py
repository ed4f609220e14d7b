"""What the cards of a pack are, and what they do."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec

Colour: TypeAlias = Literal["red", "orange", "violet", "green", "blue"]
Few = Annotated[int, Meta(ge=0, le=4)]
Score = Annotated[int, Meta(ge=1, le=5)]


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    count: Annotated[int, Meta(ge=1, le=9)] = 1


# --- what a Blessing does for whoever uses it ---


class DrawGems(Struct, frozen=True, forbid_unknown_fields=True, tag="gems", tag_field="do"):
    """Gems from the bank."""

    count: Few = 1


class DrawImprevus(Struct, frozen=True, forbid_unknown_fields=True, tag="imprevus", tag_field="do"):
    """Cards from the Imprévu deck."""

    count: Few = 1


class RevealHero(Struct, frozen=True, forbid_unknown_fields=True, tag="reveal-hero", tag_field="do"):
    """The top hero of the deck is turned up for everybody and stays there."""


class LookAhead(Struct, frozen=True, forbid_unknown_fields=True, tag="look-ahead", tag_field="do"):
    """A secret look at the next Zone Hazards."""

    count: Few = 2


class Sacrifice(Struct, frozen=True, forbid_unknown_fields=True, tag="sacrifice", tag_field="do"):
    """A teammate dies; whoever asked for it wins the card."""


Effect: TypeAlias = DrawGems | DrawImprevus | RevealHero | LookAhead | Sacrifice


# --- heroes ---


class DivineSkill(Struct, frozen=True, forbid_unknown_fields=True):
    does: Effect
    colour: Colour = "violet"
    gems: Few = 0


class HazardSkill(Struct, frozen=True, forbid_unknown_fields=True):
    """Lowers an objective, for gems of one colour."""

    colour: Colour
    gems: Few = 1
    lowers: Few = 2


class Hero(Card, frozen=True, kw_only=True):
    points: Score
    attack: Score
    perception: Score
    intelligence: Score
    agility: Score
    divine: DivineSkill | None = None
    hazard: HazardSkill | None = None


TESTED: Final = {"red": "attack", "orange": "perception", "violet": "intelligence", "green": "agility"}
"""The characteristic an objective of this colour tests. Blue, Defence, needs wounds: this slice has none."""


# --- Imprévus ---


class Denouement(Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome: gems from the bank, gems to the bank, gems to the player of the card."""

    gain: Few = 0
    lose: Few = 0
    cede: Few = 0


class Raise(Struct, frozen=True, forbid_unknown_fields=True):
    """How much harder a Creature makes objectives of these colours: in stars if individual, else in points."""

    colours: tuple[Colour, ...]
    stars: Few = 0
    points: Few = 0


class Creature(Card, frozen=True, kw_only=True, tag="creature", tag_field="kind"):
    value: Annotated[int, Meta(ge=1, le=3)]
    """Its cost in gems and its Epic Points."""
    raises: Raise
    bright: Denouement = Denouement()
    dark: Denouement = Denouement()

    @property
    def points(self) -> int:
        return self.value


class Bestiole(Card, frozen=True, kw_only=True, tag="bestiole", tag_field="kind"):
    points: Score
    bright: Denouement = Denouement()
    dark: Denouement = Denouement()


class Dilemma(Card, frozen=True, kw_only=True, tag="dilemma", tag_field="kind"):
    """Divine ones are Blessings; the others lower the Guide's objective."""

    divine: Effect | None = None
    lowers: Few = 0


Imprevu: TypeAlias = Creature | Bestiole | Dilemma


# --- Zone Hazards ---


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """One objective. The arrows lead to a further one by its number, or without one to the outcome."""

    colour: Literal["red", "orange", "violet", "green"]
    target: Annotated[int, Meta(ge=1, le=20)]
    individual: bool = False
    slot: Annotated[int, Meta(ge=1, le=5)] | None = None
    golden_arrow: int | None = None
    black_arrow: int | None = None


class Zone(Card, frozen=True, kw_only=True):
    points: Score
    cost: Few = 1
    objectives: Annotated[tuple[Objective, ...], Meta(min_length=1)]
    bright: Denouement = Denouement()
    dark: Denouement = Denouement()

    def __post_init__(self) -> None:
        for number, objective in enumerate(self.objectives):
            for arrow in (objective.golden_arrow, objective.black_arrow):
                if arrow is not None and not number < arrow < len(self.objectives):
                    raise ValueError(f"the arrow of objective {number} must lead to a later one, not to {arrow}")


SPEC: Final = PackSpec(
    "reflets-blessing",
    {
        "heroes": Collection(Hero, text=("name",)),
        "imprevus": Collection(Imprevu, text=("name",)),
        "zones": Collection(Zone, text=("name",)),
    },
)
