"""What the cards and places of the slice are: plain data from the pack, read by the chapters."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec, Ref

Moment: TypeAlias = Literal["before-move", "evade-creature", "evade-character", "fight", "others-fight"]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
PlaceId: TypeAlias = Annotated[str, Ref("places")]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a spell does."""


class Evade(Effect, frozen=True, tag="evade"):
    """There is no fight; the spell's moments say with whom."""


class AddToScore(Effect, frozen=True, tag="add-to-score"):
    """The target's attack score changes for this fight."""

    amount: int


class AddStartingCraft(Effect, frozen=True, tag="add-starting-craft"):
    """The target's printed Craft is added to their Strength for this fight."""


class LoseLife(Effect, frozen=True, tag="lose-life"):
    """The target loses a Life."""


class Spell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    count: Count = 1
    when: tuple[Moment, ...]
    target: Literal["self", "fighter", "other"] = "self"
    effect: Evade | AddToScore | AddStartingCraft | LoseLife
    rules: tuple[str, ...] = ()
    """Rules that name this very spell."""


class AdventureCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An object: the slice has no other Adventure cards."""

    id: str
    count: Count = 1
    strength: int = 0
    weapon: int = 0
    """What it adds to Strength in battle only."""


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    region: Literal["outer", "middle"]
    left: PlaceId
    right: PlaceId
    x: int
    y: int
    bridge: PlaceId | None = None
    guard: int = 0
    """The Strength of the creature that attacks whoever crosses the bridge from here."""


class CharacterCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    strength: int
    craft: int
    life: int
    fate: int
    gold: int
    start: PlaceId
    spells: int = 0
    """Special ability: spells to begin with."""
    rules: tuple[str, ...] = ()
    """Rules that name this very ability."""


PACKS = PackSpec(
    "talisman-duel",
    {
        "characters": Collection(CharacterCard, text=("name",)),
        "places": Collection(Place, text=("name",)),
        "adventure": Collection(AdventureCard, text=("name", "text")),
        "spells": Collection(Spell, text=("name", "text")),
    },
)
