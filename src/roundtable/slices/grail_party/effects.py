"""What the cards of a pack are, and what they do."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from roundtable.packs import Collection, PackSpec, Ref

Attribute: TypeAlias = Literal["aggression", "courage", "practicality"]
Row: TypeAlias = Literal["first", "second", "third", "free"]
"""Where Keys lie on a card's edge, from top to bottom: three Attribute Keys and the Free Key."""
AttributeRow: TypeAlias = Literal["first", "second", "third"]
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=30)]


class Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything in a pack."""


class Key(Data, frozen=True):
    """An open Attribute Key and the level it asks for."""

    attribute: Attribute
    level: Slot = 1


class CombatCard(Data, frozen=True):
    """A card of every Character's Combat deck."""

    id: str
    count: Slot = 1
    left: dict[Row, Slot] = field(default_factory=dict)
    """Bonus Keys: so many markers for the Combat Pool, if they connect."""
    right: dict[AttributeRow, Key] = field(default_factory=dict)


class Result(Data, frozen=True):
    """Of an Attack, on the Active Character."""

    do: Literal["damage", "terror", "remove-markers"]
    amount: Slot
    if_panicking: bool = False
    """Only for somebody who Panics at that very moment."""


class Attack(Data, frozen=True):
    """A row of the Combat table: from how many markers on it counts, and its results from left to right."""

    markers: Slot
    do: tuple[Result, ...]


class Guardian(Data, frozen=True):
    id: str
    value: Slot
    right: dict[AttributeRow, Key]
    attacks: Annotated[tuple[Attack, ...], Meta(min_length=1)]
    opportunity: tuple[Result, ...]


class Location(Data, frozen=True):
    id: str
    number: int
    x: int
    y: int
    connected: tuple[Annotated[str, Ref("locations")], ...] = ()
    guardian: Annotated[str, Ref("guardians")] | None = None


class Person(Data, frozen=True):
    """A Character as its Tile and Tray describe it."""

    id: str
    number: int
    energy: Slot
    health: Slot
    terror: Slot = 0
    attributes: dict[Attribute, Slot] = field(default_factory=dict)


SPEC: Final = PackSpec(
    "grail-party",
    {
        "cards": Collection(CombatCard, text=("name", "text")),
        "guardians": Collection(Guardian, text=("name",)),
        "locations": Collection(Location, text=("name",)),
        "characters": Collection(Person, text=("name",)),
    },
)
