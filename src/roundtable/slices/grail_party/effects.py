"""What the cards of a pack are, and what they do."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec, Ref

Attribute: TypeAlias = Literal["aggression", "courage", "practicality"]
Colour: TypeAlias = Literal["green", "gray", "purple"]
Trait: TypeAlias = Literal["fast", "guardian"]
Direction: TypeAlias = Literal["north", "east", "south", "west"]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=20)]


# --- the halves of Keys ---


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """An open Attribute Key and the level it asks for."""

    attribute: Attribute
    level: Few = 1


class Markers(Struct, frozen=True, forbid_unknown_fields=True, tag="markers", tag_field="gain"):
    """Markers for the Combat Pool."""

    count: Few = 1


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag="draw", tag_field="gain"):
    """A card from the own Combat deck."""


class ExtraCard(Struct, frozen=True, forbid_unknown_fields=True, tag="extra", tag_field="gain"):
    """Allows this card to be played after the first one of an Activation."""


class TornCard(Struct, frozen=True, forbid_unknown_fields=True, tag="torn", tag_field="gain"):
    """Discards the last card of the Sequence."""


Bonus: TypeAlias = Markers | Draw | ExtraCard | TornCard


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """The right edge: three rows of Attribute Keys, the Magic Key, and the Free Key with its multiplier (0 is void)."""

    first: Key | None = None
    second: Key | None = None
    third: Key | None = None
    magic: bool = False
    free: Annotated[int, Meta(ge=0, le=3)] = 1


class Bonuses(Struct, frozen=True, forbid_unknown_fields=True):
    """The left edge, in the same rows."""

    first: Bonus | None = None
    second: Bonus | None = None
    third: Bonus | None = None
    magic: Bonus | None = None
    free: Bonus | None = None


# --- what Attacks and Abilities do to the Active Character ---


class Damage(Struct, frozen=True, forbid_unknown_fields=True, tag="damage", tag_field="do"):
    amount: Few
    unavoidable: bool = False


class Terror(Struct, frozen=True, forbid_unknown_fields=True, tag="terror", tag_field="do"):
    amount: Few


class LoseEnergy(Struct, frozen=True, forbid_unknown_fields=True, tag="lose-energy", tag_field="do"):
    amount: Few


class RemoveMarkers(Struct, frozen=True, forbid_unknown_fields=True, tag="remove-markers", tag_field="do"):
    amount: Few


class AddMarkers(Struct, frozen=True, forbid_unknown_fields=True, tag="add-markers", tag_field="do"):
    """Markers, or as many times that as there are connected Keys of an Attribute."""

    amount: Few
    per: Attribute | None = None


class DrawCards(Struct, frozen=True, forbid_unknown_fields=True, tag="draw-cards", tag_field="do"):
    amount: Few


class Tear(Struct, frozen=True, forbid_unknown_fields=True, tag="tear", tag_field="do"):
    """Discards the last card of the Sequence."""


class RunAway(Struct, frozen=True, forbid_unknown_fields=True, tag="run-away", tag_field="do"):
    """The enemy leaves."""


class IfPanicking(Struct, frozen=True, forbid_unknown_fields=True, tag="if-panicking", tag_field="do"):
    """Only for somebody who Panics at that very moment."""

    then: tuple[Damage | Terror | LoseEnergy | RemoveMarkers | Tear, ...]


Result: TypeAlias = Damage | Terror | LoseEnergy | RemoveMarkers | AddMarkers | Tear | RunAway | IfPanicking
"""Of an Attack. No enemy makes anybody draw: who can't draw must Escape, which brings an Opportunity attack."""
Effect: TypeAlias = Result | DrawCards


# --- the cards ---


class CombatCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of every Character's Combat deck."""

    id: str
    count: Annotated[int, Meta(ge=0, le=15)] = 1
    left: Bonuses = Bonuses()
    right: Open = Open()
    passive: bool = False
    placed: tuple[Effect, ...] = ()
    """On Placement."""
    delayed: tuple[Effect, ...] = ()
    prevents: Annotated[int, Meta(ge=0, le=9)] = 0
    """On Enemy Attack: so much Damage fewer."""


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Combat table: from how many markers on it counts, and its results from left to right."""

    markers: Annotated[int, Meta(ge=0, le=30)]
    do: tuple[Result, ...]


class Encounter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    deck: Colour
    value: Annotated[int, Meta(ge=1, le=30)]
    traits: tuple[Trait, ...] = ()
    right: Open
    attacks: Annotated[tuple[Attack, ...], Meta(min_length=1)]
    opportunity: tuple[Result, ...]
    reward: Annotated[int, Meta(ge=0, le=9)] = 0
    """Magic for each member."""
    loot: Annotated[int, Meta(ge=0, le=9)] = 0
    """Food for all of them together."""


class Location(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    number: Annotated[int, Meta(ge=1)]
    x: int
    y: int
    north: Annotated[str, Ref("locations")] | None = None
    east: Annotated[str, Ref("locations")] | None = None
    south: Annotated[str, Ref("locations")] | None = None
    west: Annotated[str, Ref("locations")] | None = None
    lightning: Colour | None = None
    """An Encounter of this colour is drawn on arrival."""
    guardian: Annotated[str, Ref("encounters")] | None = None
    """The Guardian that the Characters have set out to defeat."""


class Person(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Character as its Tile and Tray describe it."""

    id: str
    number: Annotated[int, Meta(ge=1)]
    energy: Slot
    health: Slot
    terror: Slot = 0
    food: Slot = 0
    magic: Slot = 0
    aggression: Slot = 0
    courage: Slot = 0
    practicality: Slot = 0


SPEC: Final = PackSpec(
    "grail-party",
    {
        "cards": Collection(CombatCard, text=("name", "text")),
        "encounters": Collection(Encounter, text=("name",)),
        "locations": Collection(Location, text=("name",)),
        "characters": Collection(Person, text=("name",)),
    },
)
