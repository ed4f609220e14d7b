"""Words that cards, foes and stories share: colours, statuses, small numbers, ids."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Ref, TextKey

Colour: TypeAlias = Literal["red", "green", "blue"]
CardColour: TypeAlias = Literal["red", "green", "blue", "red-green", "red-blue", "green-blue", "white", "void"]
"""Of a card, or of an enemy's attack. White is any colour, void none."""
Status: TypeAlias = Literal["wound", "weaken", "stun", "trap"]
Reach: TypeAlias = Literal["melee", "ranged"]
Condition: TypeAlias = Literal["most-hp", "least-hp", "most-armour", "least-armour", "nearest"]
"""Whom an enemy hates most."""
Tier: TypeAlias = Literal["bronze", "silver", "gold"]
Line: TypeAlias = Literal["red", "black"]

Few: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Some: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Hp: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
CardId: TypeAlias = Annotated[str, Ref("cards")]
SeekerId: TypeAlias = Annotated[str, Ref("seekers")]
EnemyId: TypeAlias = Annotated[str, Ref("enemies")]
ZoneId: TypeAlias = Annotated[str, Ref("zones")]
StoryId: TypeAlias = Annotated[str, Ref("stories")]
MemoryId: TypeAlias = Annotated[str, Ref("memories")]
TextName: TypeAlias = Annotated[str, TextKey()]
Inflicts: TypeAlias = dict[Status, Few]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an item."""


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
