"""What viewers are sent, made once for all who share it: per table, version and viewer.

Making a view takes a millisecond or so of pure Python. For requests, `Turns` lets only one be made in each round of the
event loop, so that answers are taken in between; open sockets are seen to by an `UpdateQueue`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Final, TypeVar

from msgspec.structs import replace

from roundtable.tables import LiveTable, Person

from . import render
from .http.metrics import Metrics
from .protocol import view_json
from .protocol.scene_json import SceneJson
from .view.make_view import VersionData, make
from .view.view import View, no_previews, no_refusals
from .view.viewer import Viewer

MOST_TABLES: Final = 2_000
MOST_VIEWERS: Final = 64
"""Of one table; more are made anew each time."""
IDLE: Final = 120.0
"""Seconds after which what was made for requests goes: it would keep a table in memory that has long left it."""
LOOKED_AT: Final = 4
"""So many of the longest unchanged tables are looked at whenever one changes."""

T = TypeVar("T")
_serials = count(1)


class RenderedView:
    """A view of one version, and what has been made of it so far."""

    __slots__ = (
        "_before", "_drawn", "_had", "_sheet", "_shown", "_things", "_whole", "full", "sent", "serial", "undone",
        "view",
    )  # fmt: skip

    def __init__(
        self, view: View, undone: int, things: SceneJson | None = None, before: RenderedView | None = None
    ) -> None:
        self.view = view
        self.full: View | None = None
        """The view with all there is to know of the options, where this one was made in a hurry."""
        self.serial = next(_serials)
        self.undone = undone
        """How often the match was taken back: the log's old numbers hold only while this stays the same."""
        self._things = things
        self._before: render.DrawnPage | None = before._drawn if before is not None else None
        """What there was on the page before: much of it stays."""
        self._drawn: render.DrawnPage | None = None
        self._shown: render.PageModel | None = None
        self._had: view_json.ViewJson | None = before._sheet if before is not None else None
        self._sheet: view_json.ViewJson | None = None
        self._whole: view_json.TableShown | None = None
        self.sent: dict[tuple[int, ...], tuple[str, int]] = {}
        """Whole messages by what their receiver had before, and the last line of the log that it has then."""

    @property
    def sheet(self) -> view_json.ViewJson:
        """As JSON, in pieces."""
        if self._sheet is None:
            things = self._things or SceneJson(self.view.lang)
            self._sheet, self._had, self._things = view_json.ViewJson(self.view, things, self._had), None, None
        return self._sheet

    @property
    def whole(self) -> view_json.TableShown:
        """As JSON, in one piece and with all there is to know."""
        if self._whole is None:
            self._whole = view_json.whole(self.full or self.view)
        return self._whole

    @property
    def drawn(self) -> render.DrawnPage:
        """The page in pieces. Asked for only where there is a scene, so not in the lobby."""
        if self._drawn is None:
            self._drawn, self._before = render.redrawn(self.shown, self._before), None
        return self._drawn

    @property
    def shown(self) -> render.PageModel:
        if self._shown is None:
            self._shown = render.PageModel(self.view)
        return self._shown

    def lists(self, *names: str) -> dict[str, str]:
        """Log and talk in full: seldom needed, for mostly only new lines are sent."""
        return render.fragments(self.view, names) if self.view.scene is not None else {}

    def rest(self) -> None:
        """A newer one takes its place: only what that is compared with is kept."""
        self.sent.clear()
        self._shown = self._whole = None

    @property
    def last_line(self) -> int:
        return self.view.log[-1].number if self.view.log else 0

    @property
    def last_talk(self) -> int:
        return self.view.talk[-1].number if self.view.talk else 0


class TableViews:
    """The views of a table's version, and the last ones to compare with."""

    __slots__ = ("before", "now", "shared", "table", "things", "turned", "version")

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.turned = 0.0
        """When its version of now began."""
        self.version = -1
        self.shared: VersionData | None = None
        self.now: dict[Viewer, RenderedView] = {}
        self.before: dict[Viewer, RenderedView] = {}
        """The last that were made before its version of now."""
        self.things: dict[str, SceneJson] = {}
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
        self.version, self.shared = table.version, VersionData(table, self.shared)

    def things_in(self, lang: str) -> SceneJson:
        return self.things.setdefault(lang, SceneJson(lang))


class LoopTurns:
    """A lock: one heavy job for each round of the event loop."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(self, *error: object) -> None:
        # The next in line wakes in the next round: whatever the network brought comes first.
        asyncio.get_running_loop().call_soon(self._lock.release)


class ViewCache:
    """The views of all tables, for as long as they are current."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.turns = LoopTurns()
        self._tables: OrderedDict[str, TableViews] = OrderedDict()

    async def made(self, table: LiveTable, viewer: Viewer) -> RenderedView:
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

    def now(self, table: LiveTable, viewer: Viewer, *, hurried: bool = False) -> RenderedView:
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
        made = RenderedView(view, table.match.undone, kept.things_in(viewer.lang), before)
        made.full = full if full is not view else None
        if len(kept.now) < MOST_VIEWERS:
            kept.now[viewer] = made
        self.metrics.render_seconds.note(time.perf_counter() - begun)
        return made

    def finished(self, table: LiveTable, viewer: Viewer) -> RenderedView | None:
        """The whole of a view that was made in a hurry; None if that is no longer what there is."""
        hurried = self._found(table, viewer)
        if hurried is None or hurried.full is None:
            return hurried
        kept = self._current(table)
        made = kept.now[viewer] = RenderedView(hurried.full, hurried.undone, kept.things_in(viewer.lang), hurried)
        hurried.rest()
        return made

    def forget(self, table: LiveTable) -> None:
        """Nobody looks at this table any more."""
        self._tables.pop(table.id, None)

    def _found(self, table: LiveTable, viewer: Viewer) -> RenderedView | None:
        kept = self._tables.get(table.id)
        return kept.now.get(viewer) if kept is not None and kept.version == table.version else None

    def _current(self, table: LiveTable) -> TableViews:
        """What is kept of the table, at its version of now."""
        kept = self._tables.get(table.id)
        if kept is None:
            kept = self._tables[table.id] = TableViews(table)
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


def decisions(view: View) -> list[str]:
    """What the viewer is asked."""
    return [ask.offer.decision for ask in view.asks]
