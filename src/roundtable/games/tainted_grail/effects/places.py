"""Locations, Events, Quests and Chapters."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .cards import Power
from .needs import Needs
from .stories import StoryDeed, Way
from .terms import Few, Item, Part, Pays, PlaceId, QuestId, Seal, Side, Some, TextName, VerseId

Cell = Annotated[int, Meta(ge=-20, le=20)]


class LocationAction(Part, frozen=True, kw_only=True):
    text: TextName
    pays: Pays = Pays()
    """Paid once, whoever takes part."""
    daily: bool = False
    needs: Needs | None = None
    do: tuple[StoryDeed, ...] = ()
    ways: tuple[Way, ...] = ()


class Lightning(Part, frozen=True, kw_only=True):
    """What must be resolved on arrival."""

    text: TextName
    needs: Needs | None = None
    do: tuple[StoryDeed, ...]


class Rite(Part, frozen=True, kw_only=True):
    """A way to activate a Menhir: the price for each player of the game, and its Dial less their number."""

    pays: Pays
    dial: Few
    needs: Needs | None = None
    all_here: bool = False
    """Every Character of the game must be there."""
    do: tuple[StoryDeed, ...] = ()
    verse: VerseId | None = None


class Location(Item, frozen=True, kw_only=True):
    """A Location card; its id is its number."""

    legacy: PlaceId | None = None
    """It replaces this one, and lies in its cell with its Keys unless it says otherwise."""
    x: Cell | None = None
    y: Cell | None = None
    keys: dict[Side, PlaceId] = {}
    seals: Annotated[tuple[Seal, ...], Meta(max_length=3)] = ()
    tags: tuple[str, ...] = ()
    """`water`, or whatever Items and Events ask for."""
    action: LocationAction | None = None
    lightning: tuple[Lightning, ...] = ()
    rites: tuple[Rite, ...] = ()
    kept_out: bool = False
    """Not revealed by Keys before a text reveals it."""
    from_chapter: Some = 0
    """Not revealed before this Chapter."""


class Event(Item, frozen=True, kw_only=True):
    """What story and random Events have in common."""

    do: tuple[StoryDeed, ...] = ()
    """As it is revealed."""
    ways: tuple[Way, ...] = ()
    """What the group then chooses from."""
    powers: tuple[Power, ...] = ()
    """What holds while it is in force: `lasting`, `dusk`, `rest` ..."""
    random: Some = 0
    """So many Random Events go on top of the Event deck."""


class RandomEvent(Event, frozen=True, kw_only=True):
    count: Few = 1


class StoryEvent(Event, frozen=True, kw_only=True):
    chapter: Few
    part: Some
    """Its place in the Event deck of its Chapter; 0 is the Chapter's own set-up card."""
    quest: QuestId | None = None
    at_once: bool = False
    """Revealed as the Chapter begins (A12)."""
    after: QuestId | None = None
    """On top of the deck as soon as this Quest has succeeded."""
    day: Some = 0
    """On top of the deck on this day of the Campaign."""
    due: Needs | None = None
    """On top of the deck as soon as this holds."""
    needs: Needs | None = None
    """Left out of the deck where this does not hold as the Chapter begins."""


class Timer(Part, frozen=True, kw_only=True):
    """A Dial with a Time Token on a Quest."""

    days: Few
    verse: VerseId | None = None
    do: tuple[StoryDeed, ...] = ()
    """When the days are over."""


class Quest(Item, frozen=True, kw_only=True):
    """It lies on an Event or a Secret that names it."""

    main: bool = False
    goal: Needs
    """Of any Character: the moment it holds, the Quest has succeeded."""
    anybody: bool = True
    """Each Character counts as a Party of its own."""
    success: VerseId
    timer: Timer | None = None
    powers: tuple[Power, ...] = ()
    stays: bool = False
    """Its card stays after Success."""


class Decks(Part, frozen=True, kw_only=True):
    """Which levels of Encounters a Chapter uses, for at least so many Characters."""

    players: Annotated[int, Meta(ge=1, le=4)] = 1
    levels: tuple[Few, ...]


class Chapter(Item, frozen=True, kw_only=True):
    """A Chapter Setup card; its id is its number."""

    decks: Annotated[tuple[Decks, ...], Meta(min_length=1)]
    start: PlaceId | None = None
    """Of the first Chapter: where all Characters begin."""
    head_start: tuple[StoryDeed, ...] = ()
    """What those get who begin their Campaign with this Chapter."""
    do: tuple[StoryDeed, ...] = ()
    verse: VerseId | None = None
    mercy: VerseId | None = None
    """Where the Allmother's Mercy begins this Chapter anew."""
    when_low: Some = 3
    """So many Random Events go on top once the last card of the Event deck has come."""
    complete: bool = False
    """All of the pack is written: once every Chapter says so, the checks of the whole story apply."""
