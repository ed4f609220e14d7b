"""How far the story can go, on the data alone: from the first Chapter, every page that some Party may come to read.

It errs on one side only. What a page asks for counts as met if any page within reach can bring it about; prices, dice
and what must not be are left out. A page that is out of reach here is out of reach at every table.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any, Final, TypeAlias

from msgspec import Struct

from roundtable.games.tainted_grail.effects.cards import SecretCard, Status
from roundtable.games.tainted_grail.effects.needs import Needs
from roundtable.games.tainted_grail.effects.places import Location, StoryEvent
from roundtable.games.tainted_grail.effects.stories import (
    EndCampaign,
    GainSecret,
    MarkStatus,
    NextChapter,
    ReplacePlace,
    StoryIf,
)
from roundtable.packs import Content

from .story_graph import ENTRIES, MERCY, naming

Fact: TypeAlias = tuple[str, str, int]
"""A kind of thing, its id, and for Statuses the box."""
FIRST: Final = "1"
NO_STORY: Final = ("cards", "skills", "statuses")
BY_THE_RULES: Final = 42
"""The Secret that comes into play without a page."""


def within_reach(content: Content) -> frozenset[Fact]:
    """Everything that can come about: pages read, boxes marked, Secrets gained, Chapters begun, endings told."""
    facts: set[Fact] = {("chapters", FIRST, 0), ("journal", MERCY, 0)}
    told = [
        (collection, name, item)
        for collection, items in content.items()
        if collection not in NO_STORY
        for name, item in items.items()
    ]
    before = -1
    while len(facts) > before:
        before = len(facts)
        for collection, name, item in told:
            if in_play(content, collection, name, facts):
                for part in open_parts(item, facts):
                    facts.update(brings(content, part))
    return frozenset(facts)


def in_play(content: Content, collection: str, name: str, facts: Set[Fact]) -> bool:
    """Whether an item can be met: pages, Secrets and Chapters once something leads there, Events in their Chapter."""
    if collection == "journal":
        place, _, entry = name.partition(".")
        by_itself = entry in ENTRIES and place in content["locations"] and in_play(content, "locations", place, facts)
        return by_itself or (collection, name, 0) in facts
    if collection == "locations":
        return content.of("locations", Location)[name].legacy is None or (collection, name, 0) in facts
    if collection == "story-events":
        return ("chapters", str(content.of("story-events", StoryEvent)[name].chapter), 0) in facts
    if collection == "secrets" and content.of("secrets", SecretCard)[name].number == BY_THE_RULES:
        return True
    return collection not in ("secrets", "chapters") or (collection, name, 0) in facts


def open_parts(thing: object, facts: Set[Fact]) -> Iterator[Any]:
    """This struct and all in it, but for those that ask for what can't be."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from open_parts(each, facts)
    elif isinstance(thing, dict):
        yield from open_parts(tuple(thing.values()), facts)
    elif isinstance(thing, StoryIf):
        yield from open_parts(thing.otherwise, facts)
        if can_be(thing.needs, facts):
            yield from open_parts(thing.then, facts)
    elif isinstance(thing, Struct) and not isinstance(thing, Needs):
        needs = getattr(thing, "needs", None)
        if needs is None or can_be(needs, facts):
            yield thing
            for name in thing.__struct_fields__:
                inner = getattr(thing, name)
                if inner and not isinstance(inner, str | int):
                    yield from open_parts(inner, facts)


def can_be(needs: Needs, facts: Set[Fact]) -> bool:
    """Whether what is asked for can be brought about."""
    if needs.status is not None:
        boxes = {box for kind, name, box in facts if (kind, name) == ("statuses", needs.status)}
        if len(boxes) < max(1, needs.parts) or (needs.part and not needs.parts and needs.part not in boxes):
            return False
    if needs.secret is not None and ("secrets", needs.secret, 0) not in facts:
        return False
    chapter = needs.chapter or needs.chapter_from
    if chapter and not any(kind == "chapters" and int(name) >= chapter for kind, name, _ in facts):
        return False
    return not needs.any or any(can_be(each, facts) for each in needs.any)


def brings(content: Content, part: Any) -> Iterator[Fact]:
    """What comes of an open part: pages that it names, and what its deed does."""
    for field, target in naming(part.__class__):
        value = getattr(part, field)
        if target == "journal":
            yield from (("journal", name, 0) for name in (value if isinstance(value, tuple) else (value,)) if name)
    match part:
        case MarkStatus(clear=False):
            every = content.of("statuses", Status)[part.mark].parts
            yield from (("statuses", part.mark, box) for box in (range(1, every + 1) if part.next else (part.part,)))
        case GainSecret():
            yield ("secrets", part.gain, 0)
        case NextChapter():
            yield ("chapters", str(part.begin), 0)
        case ReplacePlace():
            yield ("locations", part.by, 0)
        case EndCampaign():
            yield ("endings", part.ending, 0)
