"""A match that is over, to be seen again: any moment, through any eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct

from roundtable.kernel.events import Event
from roundtable.kernel.match import Match
from roundtable.kernel.plain import render as plain
from roundtable.kernel.scene import Scene, SeatPanel
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import LiveTable

MOST_FILMS: Final = 16
MOST_POINTS: Final = 60
"""Of a curve: more can't be told apart on a screen."""
LATEST_LINES: Final = 12


class Frame(Struct, frozen=True):
    """One moment of a match."""

    at: int
    scene: Scene
    events: tuple[Event, ...]
    """What happened just before, told to these eyes."""


class Curve(Struct, frozen=True):
    """A number of each seat over time."""

    id: str
    label: Any
    at: tuple[int, ...]
    values: dict[Seat, tuple[int, ...]]


class Film:
    """A whole match, for reading only: threads may share it."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.first = match.offset
        self.last = match.offset + len(match.rows)
        self._curves: tuple[Curve, ...] | None = None

    def frame(self, at: int, seat: Seat) -> Frame:
        """The table after so many answers, as this seat sees it."""
        at = min(max(at, self.first), self.last)
        events = [event for event in self.match.events if event.at <= at and event.seen_by(seat)]
        return Frame(at, self.match.fork(at).scene(seat), tuple(events[-LATEST_LINES:]))

    def curves(self) -> tuple[Curve, ...]:
        """Every number that seats have, over time."""
        if self._curves is None:
            self._curves = self._drawn()
        return self._curves

    def _drawn(self) -> tuple[Curve, ...]:
        span = self.last - self.first
        points = sorted({self.first + span * i // (MOST_POINTS - 1) for i in range(MOST_POINTS)})
        labels: dict[str, Any] = {}
        seen: dict[str, dict[Seat, dict[int, int]]] = {}
        for at in points:
            for part in self.match.fork(at).scene(WATCHER).parts:
                if isinstance(part, SeatPanel):
                    for number in part.numbers:
                        labels.setdefault(number.id, number.label)
                        seen.setdefault(number.id, {}).setdefault(part.seat, {})[at] = number.value
        return tuple(
            Curve(
                name,
                labels[name],
                tuple(points),
                {seat: tuple(values.get(at, 0) for at in points) for seat, values in sorted(by_seat.items())},
            )
            for name, by_seat in seen.items()
        )


class Films:
    """The last few that somebody watched."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, asyncio.Task[Film]] = OrderedDict()

    async def film(self, table: LiveTable) -> Film:
        """The film of a table whose game is over; its own error while it runs."""
        table.must_be_over()
        task = self._films.get(table.id)
        if task is None or (task.done() and task.exception() is not None):
            task = self._films[table.id] = asyncio.create_task(self._made(table))
            while len(self._films) > MOST_FILMS:
                self._films.popitem(last=False)
        self._films.move_to_end(table.id)
        return await asyncio.shield(task)

    async def _made(self, table: LiveTable) -> Film:
        return Film(await table.replay())


def in_words(frame: Frame, table: LiveTable, lang: str) -> tuple[str, list[str]]:
    """The scene and what happened, as text."""
    said = [table.texts.say(lang, event.key, event.params) for event in frame.events]
    return plain(frame.scene, table.texts, lang, 90, maps=False), said
