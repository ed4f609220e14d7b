"""What the cards of a pack are, and what they do."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec

Colour: TypeAlias = Literal["red", "orange", "violet", "green", "blue"]
Tested: TypeAlias = Literal["red", "orange", "violet", "green"]
"""The colours of objectives. Blue, Defence, needs wounds: this slice has none."""
CHARACTERISTIC: Final = {"red": "attack", "orange": "perception", "violet": "intelligence", "green": "agility"}
Few = Annotated[int, Meta(ge=0, le=4)]
Score = Annotated[int, Meta(ge=1, le=5)]


class Blessing(Struct, frozen=True, forbid_unknown_fields=True):
    """What it brings whoever uses it: gems from the bank, a secret look at the next Zone Hazards."""

    gems: Few = 0
    zones: Few = 0


class DivineSkill(Blessing, frozen=True):
    """A Blessing that may have its price, in gems of a colour."""

    price: Few = 0
    colour: Colour = "red"


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Score
    attack: Score
    perception: Score
    intelligence: Score
    agility: Score
    divine: DivineSkill | None = None


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    count: Annotated[int, Meta(ge=1, le=9)] = 1


class Dilemma(Card, frozen=True, tag="dilemma", tag_field="kind", kw_only=True):
    divine: Blessing


class Creature(Card, frozen=True, tag="creature", tag_field="kind", kw_only=True):
    """Makes objectives of some colours harder. Its Epic Points are its cost too."""

    points: Annotated[int, Meta(ge=1, le=3)]
    colours: tuple[Tested, ...]
    stars: Few

    @property
    def cost(self) -> int:
        return self.points


class Bestiole(Card, frozen=True, tag="bestiole", tag_field="kind", kw_only=True):
    points: Score
    cost: ClassVar[int] = 1


class Zone(Card, frozen=True, kw_only=True):
    """A Zone Hazard with a trial: one individual objective, of the hero on a printed slot or the golden die's."""

    points: Score
    cost: Few = 1
    colour: Tested
    stars: Annotated[int, Meta(ge=1, le=6)]
    slot: Score | None = None


SPEC: Final = PackSpec(
    "reflets-blessing",
    {
        "heroes": Collection(Hero, text=("name",)),
        "imprevus": Collection(Creature | Bestiole | Dilemma, text=("name",)),
        "zones": Collection(Zone, text=("name",)),
    },
)
