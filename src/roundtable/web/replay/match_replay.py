"""A match that is over, to be seen again: any moment, through any eyes.

A film walks through its match once, in a thread, and keeps the state every few answers; from there any moment is a few
answers away, in an old match as in a young one.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from roundtable.kernel import journal as journals
from roundtable.kernel.answers import AnswerRow
from roundtable.kernel.events import CHAPTERS, Event
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.position import decode
from roundtable.kernel.scene import Hand, Part, Scene, Zone
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import LiveTable
from roundtable.tables.storage.table_row import window_number

AnyMatch = Match[Any, Any]

MOST_FILMS: Final = 12
MOST_FRAMES: Final = 400
"""Of all films together, as they were last shown."""
STRIDE: Final = 24
"""Answers between two states that are kept; fewer in a short match."""
LEAST_STOPS: Final = 160
LATEST_LINES: Final = 40
ALL: Final = "all"
"""The eyes that see every hand."""


class StoredState(Struct, frozen=True):
    """A state on the way."""

    at: int
    snapshot: bytes


class PastDecision(Struct, frozen=True):
    """A decision that was open, and what was chosen if that is the answer that follows."""

    offer: Offer
    chosen: str | None = None


class Frame(Struct, frozen=True):
    """One moment of a match."""

    at: int
    scene: Scene
    asked: tuple[PastDecision, ...]
    lines: tuple[tuple[int, Event], ...]
    """What happened just before, told to these eyes, with its number among what they were told."""


class Replay:
    """A whole match, for reading only: threads may share it."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.first = match.offset
        self.last = match.offset + len(match.rows)
        self.events: list[Event] = []
        self.stops: list[StoredState] = []
        self._told: dict[str, tuple[list[Event], list[int]]] = {}
        self._kept: dict[str, Any] = {}
        self._walk()

    def kept(self, name: str, make: Callable[[], Any]) -> Any:
        """What was worked out from the whole film before, or is now."""
        if name not in self._kept:
            self._kept[name] = make()
        return self._kept[name]

    def _walk(self) -> None:
        walker = self.match.retold(self.first)
        stride = min(STRIDE, max(2, len(self.match.rows) // LEAST_STOPS))
        self.stops.append(StoredState(*walker.last_snapshot))
        for row in self.match.rows:
            walker.replay([row])
            if walker.starts[-1][0] >= self.stops[-1].at + stride:
                self.stops.append(StoredState(*walker.last_snapshot))
        self.events = walker.events
        self.outcome = walker.outcome

    def at(self, at: int) -> AnyMatch:
        """The match after so many answers."""
        at = self.within(at)
        stop = self.stops[max(0, bisect_right(self.stops, at, key=lambda stop: stop.at) - 1)]
        match = self.match
        since = match.rows[stop.at - self.first : at - self.first]
        entries = [journals.entry_of(row) for row in since if isinstance(row, AnswerRow)]
        return Match.resume(match.game, match.content, match.setup, stop.snapshot, stop.at, entries)

    def within(self, at: int) -> int:
        return min(max(at, self.first), self.last)

    def scene_of(self, stop: StoredState) -> Scene:
        """What everybody saw at one of the stops."""
        match = self.match
        return match.game.scene(decode(match.game.state_type, stop.snapshot), match.content, WATCHER)

    def frame(self, at: int, eyes: str) -> Frame:
        """The table after so many answers: as a seat saw it, as everybody did, or with every hand open."""
        match = self.at(at)
        at = self.within(at)
        scene = match.scene(WATCHER if eyes in ("", ALL) else int(eyes))
        if eyes == ALL:
            scene = opened(match, scene)
        return Frame(at, scene, self.asked(match, at), self.lines(at, eyes))

    def asked(self, match: AnyMatch, at: int) -> tuple[PastDecision, ...]:
        """The open decisions; first the one that is answered next."""
        row = self.match.rows[at - self.first] if at < self.last else None
        found = []
        for offer in match.offers():
            number = window_number(offer.decision)
            next_one = isinstance(row, AnswerRow) and row.number == number and row.seat in (offer.seat, -1)
            chosen = (row.option.id if row.option else "") if next_one and isinstance(row, AnswerRow) else None
            found.append(PastDecision(offer, chosen))
        return tuple(sorted(found, key=lambda one: one.chosen is None))

    def told(self, eyes: str) -> tuple[list[Event], list[int]]:
        """The events that these eyes were told, and when."""
        if eyes not in self._told:
            seat = WATCHER if eyes == "" else None if eyes == ALL else int(eyes)
            events = [event for event in self.events if seat is None or event.seen_by(seat)]
            self._told[eyes] = events, [event.at for event in events]
        return self._told[eyes]

    def lines(self, at: int, eyes: str, most: int = LATEST_LINES) -> tuple[tuple[int, Event], ...]:
        events, moments = self.told(eyes)
        end = bisect_right(moments, at)
        return tuple(enumerate(events[max(0, end - most) : end], max(0, end - most) + 1))

    def chapters(self) -> list[tuple[int, Event]]:
        """Where rounds, or whatever a game counts, begin: the first event of each."""
        found: list[tuple[int, Event]] = []
        last: object = None
        for event in self.told("")[0]:
            if event.key in CHAPTERS:
                count = dict(event.params).get("round", event.at)
                if count != last:
                    found.append((event.at, event))
                last = count
        return found

    def turns(self) -> list[int]:
        """The moments at which somebody's turn begins, for stepping by turns."""
        return sorted({event.at for event in self.told("")[0] if event.key in CHAPTERS})


def opened(match: AnyMatch, scene: Scene) -> Scene:
    """The scene with every seat's own cards in it."""
    own: dict[tuple[str, object], Part] = {}
    for seat in range(match.setup.seats):
        for part in match.scene(seat).parts:
            if isinstance(part, Hand) and part.seat == seat:
                own["hand", seat] = replace(part, open=True)
            elif isinstance(part, Zone) and part.seat == seat and part.cards:
                own["zone", part.id] = part
    return replace(scene, parts=tuple(own.get(_place(part), part) for part in scene.parts))


def _place(part: Part) -> tuple[str, object]:
    match part:
        case Hand():
            return "hand", part.seat
        case Zone():
            return "zone", part.id
        case _:
            return "", None


class ReplayCache:
    """The last few that somebody watched, and their frames as markup."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()
        self.frames: OrderedDict[tuple[str, int, str, str], dict[str, str]] = OrderedDict()

    async def film(self, table: LiveTable) -> Replay:
        """The film of a table whose game is over; its own error while it runs."""
        table.must_be_over()
        task = self._films.get(table.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._films[table.id] = asyncio.create_task(_made(table))
            while len(self._films) > MOST_FILMS:
                self._films.popitem(last=False)
        self._films.move_to_end(table.id)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its error would know it by this frame

    def kept(self, key: tuple[str, int, str, str]) -> dict[str, str] | None:
        found = self.frames.get(key)
        if found is not None:
            self.frames.move_to_end(key)
        return found

    def keep(self, key: tuple[str, int, str, str], markup: dict[str, str]) -> None:
        self.frames[key] = markup
        while len(self.frames) > MOST_FRAMES:
            self.frames.popitem(last=False)


async def _made(table: LiveTable) -> Replay:
    journal = await table.whole_journal()
    return await asyncio.to_thread(_walked, journal, table.shelf)


def _walked(journal: journals.Journal, shelf: Any) -> Replay:
    return Replay(journals.reopen(Match, journal, shelf.game, shelf.content))


def seats_in(eyes: str, seats: Sequence[object]) -> str:
    """Eyes that there are: a seat's number, `all`, or those of a watcher."""
    if eyes == ALL or (eyes.isdecimal() and int(eyes) < len(seats)):
        return eyes
    return ""


def seat_of(eyes: str) -> Seat:
    return int(eyes) if eyes.isdecimal() else WATCHER
