"""What viewers are sent, made once for all who share it: per table, version and viewer.

Making a view takes a millisecond or so of pure Python. `Turns` lets only one be made in each round of the event loop,
so that however many screens wait to be painted, answers are taken in between.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from itertools import count
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from roundtable.tables import LiveTable, Person

from . import messages, render, wire
from .metrics import Metrics
from .render.pieces import LISTS
from .view import View
from .views import Shared, Viewer, lines_after, make

MOST_TABLES: Final = 2_000
MOST_VIEWERS: Final = 64
"""Of one table; more are made anew each time."""

_serials = count(1)


class Made:
    """A view of one version, and what has been made of it so far."""

    __slots__ = ("_before", "_drawn", "_scene", "_shown", "sent", "serial", "undone", "view")

    def __init__(self, view: View, undone: int, before: Made | None = None) -> None:
        self.view = view
        self.serial = next(_serials)
        self.undone = undone
        """How often the match was taken back: the log's old numbers hold only while this stays the same."""
        self._before: render.Drawn | None = before._drawn if before is not None else None
        """What there was on the page before: much of it stays."""
        self._drawn: render.Drawn | None = None
        self._shown: render.Shown | None = None
        self._scene: Raw | None = None
        self.sent: dict[tuple[int, ...], str] = {}
        """Whole messages, by what their receiver had before."""

    @property
    def scene(self) -> Raw:
        if self._scene is None:
            self._scene = wire.scene_bytes(self.view)
        return self._scene

    @property
    def drawn(self) -> render.Drawn:
        """The page in pieces. None in the lobby, which is a page of its own."""
        if self._drawn is None:
            self._drawn, self._before = render.redrawn(self.shown, self._before), None
        return self._drawn

    @property
    def shown(self) -> render.Shown:
        if self._shown is None:
            self._shown = render.Shown(self.view)
        return self._shown

    def lists(self, *names: str) -> dict[str, str]:
        """Log and talk in full: seldom needed, for mostly only new lines are sent."""
        return render.fragments(self.view, names) if self.view.scene is not None else {}

    def rest(self) -> None:
        """A newer one takes its place: only what that is compared with is kept."""
        self.sent.clear()
        self._scene = self._shown = None

    @property
    def last_line(self) -> int:
        return self.view.log[-1].number if self.view.log else 0

    @property
    def last_talk(self) -> int:
        return self.view.talk[-1].number if self.view.talk else 0


class Turns:
    """Heavy work takes turns, one a round of the event loop."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(self, *error: object) -> None:
        # The next in line wakes in the next round: whatever the network brought comes first.
        asyncio.get_running_loop().call_soon(self._lock.release)


class Screens:
    """The views of all tables, for as long as they are current."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.turns = Turns()
        self._tables: OrderedDict[str, tuple[int, Shared, dict[Viewer, Made]]] = OrderedDict()
        self._before: dict[str, dict[Viewer, Made]] = {}
        """Of each table the last that was made before its version of now: its log is gone on with."""

    async def message(self, table: LiveTable, viewer: Viewer, reader: Reader) -> str | None:
        """What brings this reader up to date, made in turn if nobody was sent it yet; None if nothing is new."""
        found = self._found(table, viewer)
        if found is not None and reader.ready(found):
            return reader.message(found)
        while True:
            await table.ready()
            async with self.turns:
                # While it was our turn to come, the next answer may be on its way to the disk: nothing of it is shown.
                if table.is_ready:
                    return reader.message(self.now(table, viewer))

    async def made(self, table: LiveTable, viewer: Viewer) -> Made:
        """The current view, for a request."""
        while True:
            await table.ready()
            async with self.turns:
                if table.is_ready:
                    return self.now(table, viewer)

    async def page(self, table: LiveTable, viewer: Viewer, person: Person) -> str:
        """The whole page, with what this person has not read yet marked."""
        made = await self.made(table, viewer)
        seen = table.seen_by(person)
        async with self.turns:
            words = render.page(replace(made.view, since=seen))
        table.mark_seen(person, made.last_line)
        return words

    def now(self, table: LiveTable, viewer: Viewer) -> Made:
        """The view of a table that is ready, made if need be."""
        found = self._found(table, viewer)
        if found is not None:
            return found
        begun = time.perf_counter()
        shared, of_viewers = self._current(table)
        before = self._before.get(table.id, {}).get(viewer)
        if before is not None and before.undone != table.match.undone:
            before = None
        made = Made(make(table, viewer, shared, before.view if before else None), table.match.undone, before)
        if len(of_viewers) < MOST_VIEWERS:
            of_viewers[viewer] = made
        self.metrics.render_seconds.note(time.perf_counter() - begun)
        return made

    def forget(self, table: LiveTable) -> None:
        """Nobody looks at this table any more."""
        self._tables.pop(table.id, None)
        self._before.pop(table.id, None)

    def _found(self, table: LiveTable, viewer: Viewer) -> Made | None:
        kept = self._tables.get(table.id)
        return kept[2].get(viewer) if kept is not None and kept[0] == table.version else None

    def _current(self, table: LiveTable) -> tuple[Shared, dict[Viewer, Made]]:
        """What is kept of the table's version of now; of the one before it only what is gone on with."""
        kept = self._tables.get(table.id)
        if kept is not None and kept[0] == table.version:
            return kept[1], kept[2]
        if kept is not None and kept[2]:
            for old in kept[2].values():
                old.rest()
            self._before[table.id] = kept[2]
        shared = Shared(table)
        of_viewers: dict[Viewer, Made] = {}
        self._tables[table.id] = table.version, shared, of_viewers
        self._tables.move_to_end(table.id)
        while len(self._tables) > MOST_TABLES:
            self._before.pop(self._tables.popitem(last=False)[0], None)
        return shared, of_viewers


class Reader:
    """What one socket's viewer has been sent, so that only what is new follows."""

    def __init__(self, *, html: bool, since: int = 0) -> None:
        self.html = html
        self.had: Made | None = None
        self.since = since
        """Before the first view: the last line of the log that the client has from an earlier connection."""

    def forget(self) -> None:
        """The next view is sent whole."""
        self.had, self.since = None, 0

    def ready(self, made: Made) -> bool:
        """Whether nothing has to be made."""
        return made is self.had or self._key(made) in made.sent

    def message(self, made: Made) -> str | None:
        """The message that brings the reader to this view; None where nothing changed for it."""
        if made is self.had:
            return None
        key = self._key(made)
        if key not in made.sent:
            made.sent[key] = messages.write(screen(self.had, made)) if self.html else self._json(made)
        self.had = made
        return made.sent[key]

    def _key(self, made: Made) -> tuple[int, ...]:
        if self.html:
            return (1, self.had.serial if self.had else 0)
        return (0, self._from(made))

    def _from(self, made: Made) -> int:
        """The last line that still holds for this reader."""
        had = self.had
        if had is None:
            return self.since
        if continues(had, made):
            return had.last_line
        return made.view.log[0].number - 1 if made.view.log else 0

    def _json(self, made: Made) -> str:
        since = self._from(made)
        lines = lines_after(made.view.log, since)
        return wire.encode(made.view, made.scene, lines, since + 1).decode()


def continues(had: Made, made: Made) -> bool:
    """Whether the log has only grown: nothing was undone, and it is told to the same eyes."""
    return had.undone == made.undone and had.view.eyes == made.view.eyes


def screen(had: Made | None, made: Made) -> messages.Screen:
    """What changed on a page since the view it had."""
    view = made.view
    append: dict[str, str] = {}
    motion: list[Any] = []
    html: dict[str, str] = {}
    pieces: dict[str, dict[str, str]] = {}
    if view.scene is None:
        pass
    elif had is None or had.view.scene is None:
        html = render.in_full(made.shown, made.drawn) | made.lists(*LISTS)
    else:
        html, pieces = render.changed(had.drawn, made.drawn)
        if not continues(had, made):
            html |= made.lists("log")
        elif lines := lines_after(view.log, had.last_line):
            append["log"] = str(render.log_lines(made.shown, lines))
        if said := tuple(line for line in view.talk if line.number > had.last_talk):
            append["talk"] = str(render.talk_lines(made.shown, said))
        motion = render.motion(had.view, view) if had.view.eyes == view.eyes else []
    return messages.Screen(
        version=view.version,
        now=view.now,
        eyes=view.eyes,
        title=render.title(made.shown),
        ask=view.asked,
        html=html,
        pieces=pieces,
        append=append,
        motion=motion,
    )
