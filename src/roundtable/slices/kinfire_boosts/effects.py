"""What cards, boards and the setup card say: the vocabulary of the packs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec, Ref

Colour: TypeAlias = Literal["red", "green", "blue", "white"]
Colours: TypeAlias = tuple[Colour, ...]
"""None: a void card. Two: either of them, one at a time. White: any."""
Range: TypeAlias = Literal["melee", "ranged"]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Hp: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class Item(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str


# --- what an Action card does ---


class Attack(Struct, frozen=True, forbid_unknown_fields=True, tag="attack", tag_field="do"):
    damage: Few
    range: Range
    provoking: bool = False
    """The number is ringed by darkness: the attacker takes the target token."""
    status: Literal["wound", "trap"] | None = None


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag="draw", tag_field="do"):
    cards: Few = 1


class GainHp(Struct, frozen=True, forbid_unknown_fields=True, tag="gain-hp", tag_field="do"):
    hp: Few


class ExtraAction(Struct, frozen=True, forbid_unknown_fields=True, tag="extra-action", tag_field="do"):
    """Another action this turn."""


Effect: TypeAlias = Attack | Draw | GainHp | ExtraAction


# --- cards of a seeker's deck and hand ---


class Action(Item, frozen=True, tag="action", tag_field="kind"):
    colours: Colours
    effects: tuple[Effect, ...]


class Boost(Item, frozen=True, tag="boost", tag_field="kind"):
    colours: Colours
    gives: Literal["damage", "move", "card", "hp", "parry", "substitution"]
    value: Few = 1


class Exhausted(Item, frozen=True, tag="exhausted", tag_field="kind"):
    """A void card: dead in hand, and it hurts when the hand is discarded for lack of Actions."""


class Armour(Item, frozen=True, tag="armour", tag_field="kind"):
    pass


class Lantern(Struct, frozen=True, forbid_unknown_fields=True):
    colours: Colours
    effects: tuple[Effect, ...]


class SeekerBoard(Item, frozen=True):
    hp: Few
    armour: Annotated[int, Meta(ge=0, le=9)]
    deck: dict[Annotated[str, Ref("cards")], Few]
    lantern: Lantern


# --- the enemy, the map, the bag ---


class EnemyAttack(Struct, frozen=True, forbid_unknown_fields=True, tag="attack", tag_field="do"):
    damage: Few
    range: Range
    colours: Colours
    area: bool = False
    exhausts: Annotated[int, Meta(ge=0, le=1)] = 0


class Retarget(Struct, frozen=True, forbid_unknown_fields=True, tag="retarget", tag_field="do"):
    pass


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """An active ability at its numbered spot of the board, or the overlay card for that spot."""

    spot: Few
    does: tuple[EnemyAttack | Retarget, ...]


class Phase(Struct, frozen=True, forbid_unknown_fields=True):
    hp: Hp
    overlays: tuple[Ability, ...] = ()


class EnemyBoard(Item, frozen=True):
    hp: Hp
    targets: Literal["most-hp", "least-hp", "most-armour"]
    abilities: tuple[Ability, ...]
    phases: tuple[Phase, ...] = ()
    """Those after the first."""


class ZoneCard(Item, frozen=True):
    x: int
    y: int
    links: tuple[Annotated[str, Ref("zones")], ...]


class BagToken(Item, frozen=True):
    kind: Literal["seeker", "enemy", "heart", "darkness"]
    number: Few | None = None
    seeker: Annotated[str, Ref("seekers")] | None = None
    count: Few = 1
    """How many of it are in the bag; seeker tokens are shared out over the party instead."""


class SetupCard(Item, frozen=True):
    enemy: Annotated[str, Ref("enemies")]
    enemy_zone: Annotated[str, Ref("zones")]
    spots: tuple[Annotated[str, Ref("zones")], ...]
    """Where the seekers start, in the order of the seats."""
    ability_tokens: tuple[tuple[Annotated[str, Ref("tokens")], ...], ...]
    """For each ability, the bag tokens that trigger it."""
    fate: Annotated[int, Meta(ge=0, le=9)]
    weary: Annotated[int, Meta(ge=0, le=3)]
    """Exhausted cards that each seeker brings along from the expedition."""
    nights: Few
    """The combat is lost when the bag has been reset so often."""


SPEC = PackSpec(
    "kinfire-boosts",
    {
        "cards": Collection(Action | Boost | Exhausted | Armour, text=("name",)),
        "seekers": Collection(SeekerBoard, text=("name",)),
        "enemies": Collection(EnemyBoard, text=("name",)),
        "zones": Collection(ZoneCard, text=("name",)),
        "tokens": Collection(BagToken, text=("name",)),
        "setups": Collection(SetupCard, text=("name",)),
    },
)
