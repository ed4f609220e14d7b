"""Who is shown what, and when: screens are brought up to date one after another.

Making a view takes a millisecond or so of pure Python. In each round of the event loop only as many are made as fit
into some milliseconds; then whatever the network brought comes first, so answers are taken in between.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final, Protocol

from roundtable.tables import LiveTable
from roundtable.web.http.json_logs import tell
from roundtable.web.http.websocket_protocol import Outbox

SHORTEST: Final = 0.003
LONGEST: Final = 0.02
"""Seconds that go into painting before the network is looked at again: where few screens wait an answer is taken at
once, where many do more answers are written together."""
PER_SCREEN: Final = 0.0002
"""By so much that time grows with each screen that waits."""
MANY: Final = 24
"""With so many in the line, who is asked gets the options at once and what they change when there is time."""


class Updatable(Protocol):
    """Somebody's screen, which shows a table."""

    table: LiveTable

    def paint(self) -> None:
        """Brings it up to date. The table is ready; nothing may be raised."""

    def finish(self) -> None:
        """Adds what was left out in a hurry, if it is still wanted; nothing may be raised."""

    def fail(self) -> None:
        """It can't be shown any more."""


class UpdateQueue:
    """Paints the screens of this worker, first come, first served."""

    def __init__(self) -> None:
        self._line: deque[Updatable] = deque()
        self._waiting: set[Updatable] = set()
        """Those in the line, and those that are held."""
        self._held: dict[LiveTable, list[Updatable]] = {}
        """Those whose table is being written: nothing of it is shown before it is durable."""
        self._unfinished: dict[Updatable, None] = {}
        """Those that were painted in a hurry."""
        self._releasing: set[asyncio.Task[None]] = set()
        self._running = False
        self.outbox: Outbox | None = None
        """Messages made in this round. Written together at its end, since each write wakes a receiver (a proxy, or a
        browser on this machine), which then competes for the processor."""

    @property
    def hurries(self) -> bool:
        """Whether so many wait that whatever can come later should."""
        return len(self._line) >= MANY

    def waits_for(self, screen: Updatable) -> bool:
        """Whether this screen is to be painted."""
        return screen in self._waiting

    def due(self, screen: Updatable) -> None:
        """This screen is to be painted soon, once for all that changed by then."""
        if screen in self._waiting:
            return
        self._waiting.add(screen)
        self._line.append(screen)
        self._go_on()

    def unfinished(self, screen: Updatable) -> None:
        """This screen was painted in a hurry: the rest follows when nobody waits."""
        self._unfinished[screen] = None
        self._go_on()

    def forget(self, screen: Updatable) -> None:
        """Nobody looks at it any more."""
        self._waiting.discard(screen)
        self._unfinished.pop(screen, None)

    def _go_on(self) -> None:
        if not self._running:
            self._running = True
            asyncio.get_running_loop().call_soon(self._round)

    def _round(self) -> None:
        self.outbox = []
        try:
            self._paint()
        finally:  # whatever is wrong with one screen, the others go on
            outbox, self.outbox = self.outbox, None
            for transport, data, done in outbox:
                try:
                    transport.write(data)
                    if done is not None:
                        done()
                except Exception:  # noqa: BLE001  it was lost just now: whoever listens to it sees to that
                    tell("not sent", level=logging.WARNING, failed=True)
            self._running = False
            if self._line or self._unfinished:
                self._go_on()

    def _paint(self) -> None:
        """Paints for a while; where nobody waits any more, finishes what was painted in a hurry."""
        line = self._line
        end = time.perf_counter() + min(max(SHORTEST, len(line) * PER_SCREEN), LONGEST)
        while line:
            screen = line.popleft()
            if screen not in self._waiting:
                continue
            if not screen.table.is_ready:
                self._hold(screen)
                continue
            self._waiting.discard(screen)
            screen.paint()
            if time.perf_counter() >= end:
                return
        if self._unfinished:
            screen = next(iter(self._unfinished))
            del self._unfinished[screen]
            screen.finish()

    def _hold(self, screen: Updatable) -> None:
        table = screen.table
        if table in self._held:
            self._held[table].append(screen)
            return
        self._held[table] = [screen]
        task = asyncio.create_task(self._release(table))
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    async def _release(self, table: LiveTable) -> None:
        """Waits for the table, then lets its screens stand in line again."""
        try:
            await table.ready()
        except Exception:  # noqa: BLE001  nobody may wait for ever
            for screen in self._held.pop(table):
                if screen in self._waiting:
                    self.forget(screen)
                    screen.fail()
            return
        self._line.extend(self._held.pop(table))
        self._go_on()
