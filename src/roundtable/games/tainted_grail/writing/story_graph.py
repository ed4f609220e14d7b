"""The story as a graph, on the data alone: what an item names, where a verse leads, what it sets and asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, inspect

from roundtable.games.tainted_grail.effects.needs import Needs
from roundtable.games.tainted_grail.effects.places import Location
from roundtable.games.tainted_grail.effects.stories import GoTo, MarkStatus, MeetEncounter, Verse, Way
from roundtable.games.tainted_grail.effects.terms import NAMES, WORDS_FOR_PLACES, Changes, PlaceId, Side
from roundtable.packs import Content

ENTRIES = ("start", "dream", "nightmare", "menhir")
"""Verses of a Location that the rules read by themselves."""
MERCY = "500"


def walk(thing: object) -> Iterator[Any]:
    """This struct and all structs in it."""
    if isinstance(thing, Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from walk(getattr(thing, name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from walk(each)
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from walk(each)


# --- names ---


@cache
def naming(struct: type) -> tuple[tuple[str, str], ...]:
    """The fields of a struct that name items, and their collections."""
    fields = inspect.type_info(struct).fields  # type: ignore[attr-defined]
    found = ((field.name, _target(field.type)) for field in fields)
    return tuple((name, target) for name, target in found if target is not None)


def _target(shape: inspect.Type) -> str | None:
    if isinstance(shape, inspect.Metadata):
        named: str | None = (shape.extra or {}).get(NAMES)
        return named or _target(shape.type)
    if isinstance(shape, inspect.StructType):
        return None
    inner = [getattr(shape, name) for name in ("item_type", "value_type") if hasattr(shape, name)]
    inner += getattr(shape, "types", ())
    return next((target for target in map(_target, inner) if target is not None), None)


def names_in(item: object) -> Iterator[tuple[str, str]]:
    """The collection and id of everything that an item names."""
    for struct in walk(item):
        for field, target in naming(struct.__class__):
            for name in _texts(getattr(struct, field)):
                if not (target == "locations" and name in WORDS_FOR_PLACES):
                    yield target, name


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)


# --- the map ---


def cell_of(places: Mapping[str, Location], place: str) -> tuple[int, int] | None:
    """Where a Location lies: an altered version in the cell of the one that it replaces."""
    card = places.get(place)
    while card is not None and (card.x is None or card.y is None):
        card = places.get(card.legacy) if card.legacy is not None else None
    return None if card is None or card.x is None or card.y is None else (card.x, card.y)


def keys_of(places: Mapping[str, Location], place: str) -> dict[Side, PlaceId]:
    """Its Direction Keys: an altered version has those of the one that it replaces, unless it has its own."""
    card = places.get(place)
    while card is not None and not card.keys and card.legacy is not None:
        card = places.get(card.legacy)
    return {} if card is None else card.keys


# --- verses ---


def free_ways(ways: Sequence[Way]) -> list[Way]:
    """Those that are always open and cost nothing."""
    return [way for way in ways if way.needs is None and way.pays.free and not way.once]


def leads(verse: Verse) -> list[str]:
    """All verses that a verse may lead to."""
    return [name for target, name in names_in(verse) if target == "journal"]


def beyond(verse: Verse) -> list[str]:
    """Verses that may follow this one at no price and without an Encounter."""
    if any(isinstance(deed, MeetEncounter) or _harms(deed) for deed in verse.do):
        return []
    found = [] if verse.go is None else [verse.go]
    for way in verse.ways:
        if way.pays.free and not way.once and not any(isinstance(d, MeetEncounter) or _harms(d) for d in way.do):
            found += [] if way.go is None else [way.go]
            found += [deed.to for deed in walk(way.do) if isinstance(deed, GoTo)]
    return found + [deed.to for deed in walk(verse.do) if isinstance(deed, GoTo)]


def _harms(deed: object) -> bool:
    """Whether a deed takes something, so that going round by it is no gift."""
    if not isinstance(deed, Changes):
        return False
    return deed.by > 0 if type(deed).__name__ == "Terror" else deed.by < 0


def reads(verse: Verse) -> bool:
    """Whether there is something to gain in a verse each time it is read."""
    return any(isinstance(deed, Changes) and not _harms(deed) for deed in walk(verse))


def roots(content: Content) -> set[str]:
    """The verses that are read without another one leading there."""
    found = {MERCY}
    for place in content.of("locations", Location):
        found |= {f"{place}.{entry}" for entry in ENTRIES}
    for collection, items in content.items():
        if collection != "journal":
            for item in items.values():
                found |= {name for target, name in names_in(item) if target == "journal"}
    return found


# --- threads ---


def set_statuses(item: object) -> list[tuple[str, int]]:
    """The boxes that an item may mark; 0 for whichever is next."""
    return [(deed.mark, 0 if deed.next else deed.part) for deed in walk(item) if isinstance(deed, MarkStatus)]


def read_statuses(item: object) -> list[tuple[str, int]]:
    """The boxes that an item asks for; 0 for any of them."""
    return [
        (needs.status, needs.part if not needs.parts else 0)
        for needs in walk(item)
        if isinstance(needs, Needs) and needs.status is not None
    ]
