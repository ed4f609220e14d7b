"""What cards, boards and tokens say: the vocabulary of the packs, and all of it laid out for quick reach."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.kernel.options import Option
from roundtable.packs import Collection, Content, PackSpec, Ref

Colour: TypeAlias = Literal["red", "green", "blue"]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Item(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str


class Action(Item, frozen=True, tag="action", tag_field="kind"):
    """A melee attack."""

    colour: Colour
    damage: Few
    again: bool = False
    """It grants another action this turn."""


class Boost(Item, frozen=True, tag="boost", tag_field="kind"):
    """What an ally gets: before the action or after it, in it, and after it."""

    colour: Colour
    steps: Few = 0
    damage: Few = 0
    cards: Few = 0


class Substitution(Item, frozen=True, tag="substitution", tag_field="kind"):
    """A Boost that is played on a token just drawn."""

    colour: Colour


class Exhausted(Item, frozen=True, tag="exhausted", tag_field="kind"):
    """Dead in hand, and it hurts when the hand is discarded for lack of Actions."""


class SeekerBoard(Item, frozen=True):
    hp: Few
    deck: dict[Annotated[str, Ref("cards")], Few]


class ZoneCard(Item, frozen=True):
    links: tuple[Annotated[str, Ref("zones")], ...]


class BagToken(Item, frozen=True):
    kind: Literal["seeker", "enemy", "heart", "darkness"]
    number: Few | None = None
    seeker: Annotated[str, Ref("seekers")] | None = None
    count: Few = 1
    """How many of it are in the bag; seeker tokens are shared out over the party instead."""


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """All seekers suffer so many HP when one of these tokens is drawn. It is no attack."""

    tokens: tuple[Annotated[str, Ref("tokens")], ...]
    suffer: Few


class EnemyBoard(Item, frozen=True):
    """The board of an enemy that never moves, and what the setup card says of the combat with it."""

    phases: tuple[Few, ...]
    """Its HP in each."""
    abilities: tuple[Ability, ...]
    zone: Annotated[str, Ref("zones")]
    spots: tuple[Annotated[str, Ref("zones")], ...]
    """Where the seekers start, in the order of the seats."""
    fate: Annotated[int, Meta(ge=0, le=3)]
    """Fate tokens; no more than three may be spent in one combat."""


SPEC = PackSpec(
    "kinfire-boosts",
    {
        "cards": Collection(Action | Boost | Substitution | Exhausted, text=("name",)),
        "seekers": Collection(SeekerBoard, text=("name",)),
        "enemies": Collection(EnemyBoard, text=("name",)),
        "zones": Collection(ZoneCard, text=("name",)),
        "tokens": Collection(BagToken, text=("name",)),
    },
)


class Box:
    """The content of a match by what the rules ask of it."""

    def __init__(self, content: Content) -> None:
        cards = content["cards"]
        self.actions = {i: card for i, card in cards.items() if isinstance(card, Action)}
        self.boosts = {i: card for i, card in cards.items() if isinstance(card, Boost)}
        self.substitutions = {i: card for i, card in cards.items() if isinstance(card, Substitution)}
        self.exhausted = [i for i, card in cards.items() if isinstance(card, Exhausted)]
        self.seekers = content.of("seekers", SeekerBoard)
        self.zones = content.of("zones", ZoneCard)
        self.tokens = content.of("tokens", BagToken)
        self.enemy = next(iter(content.of("enemies", EnemyBoard).values()))


box_of = lru_cache(maxsize=16)(Box)
"""The box of a content, laid out once."""


@cache
def about(verb: str, card: str) -> Option[None]:
    """An option about a card."""
    return Option(verb, card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),))
