"""Hazards: zones, doors and rooms, with the graphs of their trials; and the board they lie on."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Ref

from .deeds import Do
from .terms import Colour, Land, Points, Price, Slot

Cost = Annotated[int, Meta(ge=0, le=5)]
BRIGHT: str = "bright"
DARK: str = "dark"


class Collective(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="collective"):
    """All heroes: so many success points. `gold` and `black` are where the arrows lead."""

    id: str
    colour: Colour
    points: Annotated[int, Meta(ge=1, le=20)]
    gold: str
    black: str


class Individual(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="individual"):
    """One hero, of the golden die or a printed slot: so many stars."""

    id: str
    colour: Colour
    stars: Annotated[int, Meta(ge=1, le=6)]
    gold: str
    black: str
    slot: Slot | None = None


class VitalityStep(Struct, frozen=True, forbid_unknown_fields=True, tag_field="test", tag="vitality"):
    """A Vitality test in place of an objective."""

    id: str
    next: str


Objective: TypeAlias = Collective | Individual
Node: TypeAlias = Collective | Individual | VitalityStep
Graph: TypeAlias = tuple[Node, ...]


class Sale(Struct, frozen=True, forbid_unknown_fields=True):
    """What a Salutary Zone offers, once each, at its price."""

    price: Price
    do: Do


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """With a trial, or (Salutary) with things to buy."""

    id: str
    land: Land
    cost: Cost
    points: Points
    graph: Graph = ()
    bright: Do = ()
    dark: Do = ()
    sales: tuple[Sale, ...] = ()


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a graph it is open. Every loser goes one space back, and the card slides one notch."""

    id: str
    cost: Cost
    graph: Graph = ()
    bright: Do = ()
    dark: Do = ()


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """What a team must have for a room's trial."""

    relic: Annotated[str, Ref("relics")] | None = None
    gear: Annotated[int, Meta(ge=0, le=5)] = 0
    """So many pieces of equipment."""
    dragon_away: bool = False


RoomRole: TypeAlias = Literal["", "tomb", "octuple", "octogone", "chapel"]


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: Cost
    trial: Literal["compulsory", "optional", "conditional"]
    graph: Graph
    bright: Do = ()
    dark: Do = ()
    needs: Condition = Condition()
    role: RoomRole = ""
    """The White Tomb, the Chamber of the Octuple, the trial within it (which lies on no slot), the Chapel."""
    portal: Annotated[str, Ref("rooms")] | None = None
    """The room that its portal leads to, once both are revealed."""


Hazard: TypeAlias = Zone | Door | Room


# --- the board ---


class PlaceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the board that has a name of its own."""

    id: str


Spot: TypeAlias = tuple[int, int]


class RoomSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a room lies beside the corridor, and what its three notches are worth."""

    id: str
    at: Annotated[int, Meta(ge=1)]
    """The corridor's space in front of it."""
    notches: tuple[int, int, int]
    spot: Spot


class GameBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """The Road from the city (0) to the Door, the Abyss behind it, the Dragon's own track of red spaces."""

    id: str
    red: Annotated[int, Meta(ge=1)]
    zones: dict[Land, int]
    chance: tuple[int, ...]
    shortcuts: dict[str, int]
    """From a space of the Road to where its arrow ends."""
    door: int
    door_notches: tuple[int, int, int]
    corridor: Annotated[int, Meta(ge=1)]
    rooms: tuple[RoomSlot, ...]
    road_spots: tuple[Spot, ...]
    """Where the spaces lie on the drawing, from 0 to the Door."""
    corridor_spots: tuple[Spot, ...]
