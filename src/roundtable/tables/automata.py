"""What a table does by itself: clocks that run out and bots that move, at the worker that holds its lease."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from roundtable.kernel.errors import Refused, RoundtableError
from roundtable.kernel.offers import Offer
from roundtable.kernel.seats import Seat

from .errors import RulesFailed, StoreError, TableError
from .thinking import Thinkers, job_of

if TYPE_CHECKING:
    from .hall import Hall
    from .live import LiveTable

RETRY: Final = 1.0
"""Seconds after which a bot or a clock that the database refused tries again."""
STUCK: Final = 3
"""After so many failures of the rules in a row a table's bots stop until somebody does something."""

_logger = logging.getLogger(__name__)


class Automata:
    """The clocks and bots of all tables of this worker."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._thinkers = Thinkers(hall.config.bot_processes)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: dict[tuple[str, Seat, str], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_move: dict[str, float] = {}
        self._failures: dict[str, int] = {}
        self._closed = False

    def has_work(self, table: LiveTable) -> bool:
        """Whether a clock runs or a bot is to move."""
        return table.status == "playing" and (table.next_deadline() is not None or bool(table.bots_asked()))

    def look(self, table: LiveTable) -> None:
        """Sees to whatever a table has to do by itself, now that it has changed or its lease was taken."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if self._closed or not self.has_work(table):
            return
        if not self._hall.leases.holds(table.id):
            self._hall.want_lease(table)
            return
        self._set_clock(table)
        for offer in table.bot_offers():
            key = (table.id, offer.seat, offer.decision)
            if key not in self._thinking and self._failures.get(table.id, 0) < STUCK:
                task = asyncio.create_task(self._move(table, offer))
                self._thinking[key] = task
                task.add_done_callback(lambda _, key=key: self._thinking.pop(key, None))  # type: ignore[misc]

    # --- clocks ---

    def _set_clock(self, table: LiveTable) -> None:
        deadline = table.next_deadline()
        if deadline is not None:
            late = deadline + self._hall.config.grace_ms + 1 - self._hall.now()
            self._timers[table.id] = asyncio.get_running_loop().call_later(max(0, late) / 1000, self._ring, table)

    def _ring(self, table: LiveTable, delay: float = 0.0) -> None:
        self._timers.pop(table.id, None)
        task = asyncio.create_task(self._run_out(table, delay))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_out(self, table: LiveTable, delay: float) -> None:
        await asyncio.sleep(delay)
        if self._closed or not self._hall.leases.holds(table.id):
            return
        try:
            await table.run_out()
        except StoreError:
            self._ring(table, RETRY)
        except RoundtableError as error:
            _logger.error("A clock of table %s could not run out: %s", table.id, error)
        else:
            if table.id not in self._timers:
                self.look(table)

    # --- bots ---

    async def _move(self, table: LiveTable, offer: Offer) -> None:
        """Thinks for a bot and answers. Whatever happens meanwhile, an answer that no longer fits changes nothing."""
        hall, seat = self._hall, offer.seat
        try:
            bot = table.seat(seat).bot
            folders = hall.library.folders(table.shelf.packs)
            job = job_of(table.match, folders, seat, offer.decision, bot, secrets.token_hex(16))
            choice = await self._thinkers.choose(job)
            hall.counts.bot_seconds += choice.seconds
            if choice.failed:
                hall.counts.bot_failures += 1
                _logger.error("Bot %s failed at table %s: %s", bot, table.id, choice.failed)
            await self._wait(table, offer, choice.ms)
            if table.seat(seat).kind != "bot" or table.question is not None:
                return  # when that is settled, this is looked at again
            await table.answer(seat, offer.decision, choice.option, bot=True)
            self._last_move[table.id] = time.monotonic()
            self._failures.pop(table.id, None)
        except StoreError:
            await asyncio.sleep(RETRY)
            self._again(table)
        except RulesFailed:
            self._failed(table)
        except (Refused, TableError):
            pass  # the decision is gone, or the seat is somebody else's now
        except Exception:
            _logger.exception("A bot at table %s could not move", table.id)
            await asyncio.sleep(RETRY)
            self._failed(table)

    def _failed(self, table: LiveTable) -> None:
        """Tries once more, but not for ever: another choice may go well."""
        self._failures[table.id] = self._failures.get(table.id, 0) + 1
        self._hall.counts.bot_failures += 1
        self._again(table)

    def _again(self, table: LiveTable) -> None:
        """Looks once more when this task is out of the way."""
        asyncio.get_running_loop().call_soon(self.look, table)

    async def _wait(self, table: LiveTable, offer: Offer, ms: int) -> None:
        """Bots take their time while somebody watches, and against a clock as long as they said."""
        pace = self._hall.config.pace
        if not pace or not (table.viewers or table.online() or table.watching()):
            return
        since = time.monotonic() - self._last_move.get(table.id, 0.0)
        wait = pace - since
        opened, deadline = table.opened_at(offer.decision), table.deadline(offer.decision)
        if opened is not None and deadline is not None:
            moment = min(opened + ms, deadline - 100)
            wait = max(0.0, (moment - self._hall.now()) / 1000)
        if wait > 0:
            await asyncio.sleep(wait)

    def forget(self, table_id: str) -> None:
        """The table leaves memory."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        self._last_move.pop(table_id, None)
        self._failures.pop(table_id, None)

    async def close(self) -> None:
        """Stops everything; what was already being written is written."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks: list[asyncio.Task[Any]] = [*self._thinking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()
