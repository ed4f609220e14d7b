"""What the cards and places of the slice are: plain data from the pack, read by the chapters."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec, Ref

Kind: TypeAlias = Literal["object", "magic-object", "follower"]
Region: TypeAlias = Literal["outer", "middle"]
Moment: TypeAlias = Literal["before-move", "evade", "fight", "others-fight"]
Target: TypeAlias = Literal["self", "fighter", "other"]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Place_: TypeAlias = Annotated[str, Ref("places")]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing that a spell or a space does."""


# --- spells ---


class Evade(Effect, frozen=True, tag="evade"):
    """The caster evades an opponent of one of these kinds."""

    opponents: tuple[Literal["creature", "character"], ...]


class AddToScore(Effect, frozen=True, tag="add-to-score"):
    """The target's attack score changes for this fight."""

    amount: int


class AddStartingCraft(Effect, frozen=True, tag="add-starting-craft"):
    """The caster's printed Craft is added to their Strength for this battle."""


class LoseLife(Effect, frozen=True, tag="lose-life"):
    """The target loses a Life."""


class TakeGold(Effect, frozen=True, tag="take-gold"):
    """The caster takes a coin from the target."""


class GainSpells(Effect, frozen=True, tag="gain-spells"):
    """Spells are drawn; a space can give them too."""

    number: Count = 1


# --- spaces ---


class DrawCards(Effect, frozen=True, tag="draw"):
    """Adventure cards are drawn until so many lie here; then what lies here may be taken."""

    number: Count = 1
    rules: tuple[str, ...] = ()


class BuyHealing(Effect, frozen=True, tag="buy-healing"):
    """Life for gold, a coin a point, up to the printed value."""


class ReplenishFate(Effect, frozen=True, tag="replenish-fate"):
    """Fate, up to the printed value."""

    number: Count = 1


class Toll(Effect, frozen=True, tag="toll"):
    """A coin or a Life."""


SpellEffect: TypeAlias = Evade | AddToScore | AddStartingCraft | LoseLife | TakeGold | GainSpells
SpaceEffect: TypeAlias = DrawCards | GainSpells | BuyHealing | ReplenishFate | Toll


# --- what a pack holds ---


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...] = ()
    """Rules that name this very card or place: cited when it does its part."""


class Spell(Item, frozen=True, kw_only=True):
    count: Count = 1
    when: tuple[Moment, ...]
    target: Target = "self"
    effect: SpellEffect


class AdventureCard(Item, frozen=True, kw_only=True):
    """An object, a magic object or a follower."""

    count: Count = 1
    kind: Kind
    strength: int = 0
    craft: int = 0
    weapon: Annotated[int, Meta(ge=1)] | None = None
    """What a weapon adds to Strength in battle."""
    save: Annotated[int, Meta(ge=2, le=6)] | None = None
    """Armour: the die from which on it saves a Life lost in battle."""


class Creature(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever guards a bridge; it attacks with one of the two."""

    strength: int = 0
    craft: int = 0
    rules: tuple[str, ...] = ()


class Place(Item, frozen=True, kw_only=True):
    region: Region
    left: Place_
    right: Place_
    x: int
    y: int
    bridge: Place_ | None = None
    guard: Creature | None = None
    """Attacks whoever crosses the bridge from here."""
    dead_come_here: bool = False
    no_strength_from: tuple[Kind, ...] = ()
    no_craft_from: tuple[Kind, ...] = ()
    visit: SpaceEffect


class CharacterCard(Item, frozen=True, kw_only=True):
    strength: int
    craft: int
    life: int
    fate: int
    gold: int
    start: Place_
    spells: int = 0
    """Special ability: spells to begin with."""
    psychic: bool = False
    """Special ability: may attack characters in psychic combat."""
    weapons: int = 1


PACKS = PackSpec(
    "talisman-duel",
    {
        "characters": Collection(CharacterCard, text=("name",)),
        "places": Collection(Place, text=("name", "text")),
        "adventure": Collection(AdventureCard, text=("name", "text")),
        "spells": Collection(Spell, text=("name", "text")),
    },
)
