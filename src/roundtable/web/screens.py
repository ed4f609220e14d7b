"""What viewers are sent, made once for all who share it: per table, version and viewer.

Making a view takes a millisecond or so of pure Python. For requests, `Turns` lets only one be made in each round of the
event loop, so that answers are taken in between; open sockets are seen to by a `Painter`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from roundtable.tables import LiveTable, Person

from . import messages, render, wire
from .metrics import Metrics
from .render.pieces import LISTS
from .things import Things
from .view import View, no_previews, no_refusals
from .views import Shared, Viewer, lines_after, make

MOST_TABLES: Final = 2_000
MOST_VIEWERS: Final = 64
"""Of one table; more are made anew each time."""
IDLE: Final = 120.0
"""Seconds after which what was made for requests goes: it would keep a table in memory that has long left it."""
LOOKED_AT: Final = 4
"""So many of the longest unchanged tables are looked at whenever one changes."""

T = TypeVar("T")
_serials = count(1)


class Made:
    """A view of one version, and what has been made of it so far."""

    __slots__ = ("_before", "_drawn", "_had", "_sheet", "_shown", "_things", "full", "sent", "serial", "undone", "view")

    def __init__(self, view: View, undone: int, things: Things | None = None, before: Made | None = None) -> None:
        self.view = view
        self.full: View | None = None
        """The view with all there is to know of the options, where this one was made in a hurry."""
        self.serial = next(_serials)
        self.undone = undone
        """How often the match was taken back: the log's old numbers hold only while this stays the same."""
        self._things = things
        self._before: render.Drawn | None = before._drawn if before is not None else None
        """What there was on the page before: much of it stays."""
        self._drawn: render.Drawn | None = None
        self._shown: render.Shown | None = None
        self._had: wire.Sheet | None = before._sheet if before is not None else None
        self._sheet: wire.Sheet | None = None
        self.sent: dict[tuple[int, ...], tuple[str, int]] = {}
        """Whole messages by what their receiver had before, and the last line of the log that it has then."""

    @property
    def sheet(self) -> wire.Sheet:
        """As JSON, in pieces."""
        if self._sheet is None:
            things = self._things or Things(self.view.lang)
            self._sheet, self._had, self._things = wire.Sheet(self.view, things, self._had), None, None
        return self._sheet

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
        self._shown = None

    @property
    def last_line(self) -> int:
        return self.view.log[-1].number if self.view.log else 0

    @property
    def last_talk(self) -> int:
        return self.view.talk[-1].number if self.view.talk else 0


class Kept:
    """What is kept of a table: its version of now, and of the one before what is gone on with."""

    __slots__ = ("before", "now", "shared", "table", "things", "turned", "version")

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.turned = 0.0
        """When its version of now began."""
        self.version = -1
        self.shared: Shared | None = None
        self.now: dict[Viewer, Made] = {}
        self.before: dict[Viewer, Made] = {}
        """The last that were made before its version of now."""
        self.things: dict[str, Things] = {}
        """By language."""

    def turn(self, table: LiveTable) -> None:
        """Begins another version."""
        if self.now:
            for old in self.now.values():
                old.rest()
            self.before, self.now = self.now, {}
        for things in self.things.values():
            things.turn()
        if self.shared is not None:
            self.shared.common.forget()
        self.table, self.turned = table, time.monotonic()
        self.version, self.shared = table.version, Shared(table, self.shared)

    def things_in(self, lang: str) -> Things:
        return self.things.setdefault(lang, Things(lang))


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
        self._tables: OrderedDict[str, Kept] = OrderedDict()

    async def made(self, table: LiveTable, viewer: Viewer) -> Made:
        """The current view, for a request."""
        return await self._in_turn(table, lambda: self.now(table, viewer))

    async def _in_turn(self, table: LiveTable, work: Callable[[], T]) -> T:
        """Does this when its turn comes and the table is ready."""
        while True:
            await table.ready()
            async with self.turns:
                # While it was our turn to come, the next answer may be on its way to the disk: nothing of it is shown.
                if table.is_ready:
                    return work()

    async def page(self, table: LiveTable, viewer: Viewer, person: Person) -> str:
        """The whole page, with what this person has not read yet marked."""
        made = await self.made(table, viewer)
        seen = table.seen_by(person)
        async with self.turns:
            words = render.page(replace(made.view, since=seen))
        table.mark_seen(person, made.last_line)
        return words

    def now(self, table: LiveTable, viewer: Viewer, *, hurried: bool = False) -> Made:
        """The view of a table that is ready, made if need be; in a hurry, without what options change and why not."""
        found = self._found(table, viewer)
        if found is not None:
            return found
        begun = time.perf_counter()
        kept = self._current(table)
        before = kept.before.get(viewer)
        if before is not None and before.undone != table.match.undone:
            before = None
        view = make(table, viewer, kept.shared, before.view if before else None)
        hurried = hurried and bool(view.asks) and (before is None or decisions(before.view) != decisions(view))
        hurried = hurried and len(kept.now) < MOST_VIEWERS  # what is not kept can't be finished
        full, view = view, replace(view, previews=no_previews, refusals=no_refusals) if hurried else view
        made = Made(view, table.match.undone, kept.things_in(viewer.lang), before)
        made.full = full if full is not view else None
        if len(kept.now) < MOST_VIEWERS:
            kept.now[viewer] = made
        self.metrics.render_seconds.note(time.perf_counter() - begun)
        return made

    def finished(self, table: LiveTable, viewer: Viewer) -> Made | None:
        """The whole of a view that was made in a hurry; None if that is no longer what there is."""
        hurried = self._found(table, viewer)
        if hurried is None or hurried.full is None:
            return hurried
        kept = self._current(table)
        made = kept.now[viewer] = Made(hurried.full, hurried.undone, kept.things_in(viewer.lang), hurried)
        hurried.rest()
        return made

    def forget(self, table: LiveTable) -> None:
        """Nobody looks at this table any more."""
        self._tables.pop(table.id, None)

    def _found(self, table: LiveTable, viewer: Viewer) -> Made | None:
        kept = self._tables.get(table.id)
        return kept.now.get(viewer) if kept is not None and kept.version == table.version else None

    def _current(self, table: LiveTable) -> Kept:
        """What is kept of the table, at its version of now."""
        kept = self._tables.get(table.id)
        if kept is None:
            kept = self._tables[table.id] = Kept(table)
        if kept.version != table.version:
            kept.turn(table)
            self._tables.move_to_end(table.id)
            while len(self._tables) > MOST_TABLES:
                self._tables.popitem(last=False)
            self._let_go(kept.turned)
        return kept

    def _let_go(self, now: float) -> None:
        """Forgets tables at which nobody looks and where nothing has happened for a while."""
        for _ in range(LOOKED_AT):
            name, oldest = next(iter(self._tables.items()))
            if now - oldest.turned < IDLE:
                return
            if oldest.table.viewers:
                oldest.turned = now
                self._tables.move_to_end(name)
            else:
                del self._tables[name]


class Reader:
    """What one socket's viewer has been sent, so that only what is new follows."""

    def __init__(self, *, html: bool, since: int = 0) -> None:
        self.html = html
        self.had: Made | None = None
        self.since = since
        """The last line of the log that the client has, from this connection or an earlier one."""

    def forget(self) -> None:
        """The next view is sent whole."""
        self.had, self.since = None, 0

    def message(self, made: Made, *, hurried: bool = False) -> str | None:
        """The message that brings the reader to this view; None where nothing changed for it. In a hurry, things are
        where they are now, and nothing is said of how they came there."""
        if made is self.had:
            return None
        key = (self.html, hurried, self.had.serial if self.had is not None else 0, self.since)
        sent = made.sent.get(key)
        if sent is None:
            sent = self._page(made, hurried) if self.html else self._json(made)
            if self.html or self.had is not None:  # the first in JSON is large and quickly put together again
                made.sent[key] = sent
        self.had, self.since = made, sent[1]
        return sent[0]

    def _page(self, made: Made, hurried: bool) -> tuple[str, int]:
        return messages.write(screen(self.had, made, hurried=hurried)), made.last_line

    def _json(self, made: Made) -> tuple[str, int]:
        had, since = self.had, self.since
        if had is not None and not continues(had, made):
            since = 0
        lines = made.view.recent(since)
        told = lines if lines or had is None or since < self.since else None
        text = made.sheet.since(had.sheet if had is not None else None, told, since + 1).decode()
        return text, lines[-1].number if lines else since


def continues(had: Made, made: Made) -> bool:
    """Whether the log has only grown: nothing was undone, and it is told to the same eyes."""
    return had.undone == made.undone and had.view.eyes == made.view.eyes


def screen(had: Made | None, made: Made, *, hurried: bool = False) -> messages.Screen:
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
        motion = render.motion(had.view, view) if had.view.eyes == view.eyes and not hurried else []
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
        board=None if view.scene is None or _same_board(had, made) else made.drawn.board,
    )


def decisions(view: View) -> list[str]:
    """What the viewer is asked."""
    return [ask.offer.decision for ask in view.asks]


def _same_board(had: Made | None, made: Made) -> bool:
    return had is not None and had.view.scene is not None and had.drawn.board == made.drawn.board
