"""What a table does by itself: clocks that run out and bots that move, at the worker that holds its lease."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from roundtable.kernel.errors import Refused, RoundtableError
from roundtable.kernel.offers import Offer
from roundtable.tables.errors import RulesFailed, StoreError, TableError

from .bot_pool import BotPool, job_of

if TYPE_CHECKING:
    from roundtable.tables.live.live_table import LiveTable
    from roundtable.tables.registry import TableRegistry

RETRY: Final = 1.0
"""Seconds after which whatever the database refused is tried again."""
STUCK: Final = 3
"""After so many failures in a row a table's bots and clocks stop until somebody does something there."""

LISTENS: Final = 0.1
"""Seconds within which a bot that pauses hears that it need not."""

AS_A_PERSON: Final = (0.8, 2.5)
"""Seconds between which people mostly pass."""
_human = random.SystemRandom()

_logger = logging.getLogger(__name__)


class ClocksAndBots:
    """The clocks and bots of all tables of this worker.

    Each job of a table has a key and runs once at a time. A job takes its key out itself, as the last thing before it
    looks at the table again: whoever looks while it is there relies on that.
    """

    def __init__(self, hall: TableRegistry) -> None:
        self._hall = hall
        self._thinkers = BotPool(hall.config.bot_processes)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._jobs: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._last_move: dict[str, tuple[float, int]] = {}
        """Of each table, when a bot last moved, and in which turn."""
        self._failures: dict[str, dict[str, tuple[int, int]]] = {}
        """Of a table, by kind of job: at which move of its journal it failed, and how often since."""
        self._closed = False

    def has_work(self, table: LiveTable) -> bool:
        """Whether a clock runs or a bot is to move."""
        return table.status == "playing" and (table.next_deadline() is not None or bool(table.bots_asked()))

    def look(self, table: LiveTable) -> None:
        """Sees to whatever a table has to do by itself, now that it has changed or its lease was taken."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if self._closed:
            return
        if table.is_stale:  # what is in memory says nothing about what there is to do
            self._begin(table, "reload", table.ready)
            return
        if table.waits_for_nobody():
            self._begin(table, "question", table.count_again)
        for offer, passing in table.standing_offers():
            self._begin(table, f"standing {offer.seat} {offer.decision}", partial(self._pass, table, offer, passing))
        if not self.has_work(table):
            return
        if not self._hall.leases.holds(table.id):
            self._hall.want_lease(table)
            return
        self._set_clock(table)
        for offer in table.bot_offers():
            self._begin(table, f"bot {offer.seat} {offer.decision}", partial(self._move, table, offer))

    def _begin(self, table: LiveTable, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Does this, unless it is being done or would only fail again, and then looks at the table again."""
        key = table.id, what
        if key not in self._jobs and not self._is_stuck(table, what):
            self._jobs[key] = asyncio.create_task(self._run(key, table, work))

    async def _run(self, key: tuple[str, str], table: LiveTable, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except RulesFailed:
            self._failed(table, key[1])
        except StoreError:
            await asyncio.sleep(RETRY)
        except RoundtableError as error:
            _logger.error("Table %s can't go on by itself (%s): %s", table.id, key[1], error)
            self._failed(table, key[1])
            await asyncio.sleep(RETRY)
        except Exception:
            _logger.exception("Table %s can't go on by itself (%s)", table.id, key[1])
            self._failed(table, key[1])
            await asyncio.sleep(RETRY)
        finally:
            del self._jobs[key]
        self.look(table)

    def _failures_of(self, table: LiveTable, what: str) -> int:
        """How often in a row this kind of job has failed since somebody last did something at the table."""
        seq, failures = self._failures.get(table.id, {}).get(_kind(what), (0, 0))
        return failures if seq == table.seq else 0

    def _is_stuck(self, table: LiveTable, what: str) -> bool:
        return self._failures_of(table, what) >= STUCK

    def _failed(self, table: LiveTable, what: str) -> None:
        """Notes that it failed: it is tried again, but not for ever. (A bot may choose something that goes well.)"""
        failures = self._failures_of(table, what) + 1
        self._failures.setdefault(table.id, {})[_kind(what)] = table.seq, failures
        self._hall.counts.bot_failures += _kind(what) == "bot"

    # --- clocks ---

    def _set_clock(self, table: LiveTable) -> None:
        deadline = table.next_deadline()
        if deadline is not None:
            late = deadline + self._hall.config.grace_ms + 1 - self._hall.now()
            self._timers[table.id] = asyncio.get_running_loop().call_later(max(0, late) / 1000, self._ring, table)

    def _ring(self, table: LiveTable) -> None:
        self._timers.pop(table.id, None)
        self._begin(table, "clock", partial(self._run_out, table))

    async def _run_out(self, table: LiveTable) -> None:
        if self._hall.leases.holds(table.id):  # else it is wanted when the table is looked at again
            await table.run_out()

    # --- bots ---

    async def _move(self, table: LiveTable, offer: Offer) -> None:
        """Thinks for a bot and answers. Whatever happens meanwhile, an answer that no longer fits changes nothing."""
        hall, seat, seq, turn = self._hall, offer.seat, table.seq, table.turn_at
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
                return
            await table.answer(seat, offer.decision, choice.option, bot=True, ms=choice.ms)
            self._last_move[table.id] = time.monotonic(), turn
        except (StoreError, RulesFailed):
            raise
        except (Refused, TableError):
            if table.seq == seq:
                raise
            # else the decision is gone, or the seat is somebody else's now

    async def _wait(self, table: LiveTable, offer: Offer, ms: int) -> None:
        """Bots take their time while somebody watches, and against a clock as long as they said; where people race
        with them, always."""
        opened = table.opened_at(offer.decision)
        watched = bool(self._hall.config.pace and (table.viewers or table.online() or table.watching()))
        clocked = opened is not None and table.deadline(offer.decision) is not None
        if not watched and not (clocked and table.may_claim(offer.decision)):
            return
        if opened is not None and clocked:
            await self._until(opened + ms)
            return
        while (wait := self._pause(table)) > 0:  # somebody may want it quicker meanwhile
            await asyncio.sleep(min(wait, LISTENS))

    async def _until(self, moment: float) -> None:
        """Lets the time go by until then, by the clock all workers share."""
        await asyncio.sleep(max(0.0, (moment - self._hall.now()) / 1000))

    # --- standing answers ---

    async def _pass(self, table: LiveTable, offer: Offer, passing: str) -> None:
        """Passes for somebody who has said so before; where others might wonder, when a person would."""
        seq = table.seq
        if not table.plays_alone(offer.seat):
            opened, deadline = table.opened_at(offer.decision), table.deadline(offer.decision)
            moment = (opened or self._hall.now()) + _human.uniform(*AS_A_PERSON) * 1000
            if deadline is not None:
                moment = min(moment, deadline - 100)
            await self._until(moment)
        try:
            if any(one == (offer.seat, offer.decision) for one in _named(table.standing_offers())):
                await table.answer(offer.seat, offer.decision, passing)
        except (StoreError, RulesFailed):
            raise
        except (Refused, TableError):
            if table.seq == seq:
                raise

    def _pause(self, table: LiveTable) -> float:
        """Seconds until the next bot moves: longer where another turn has begun."""
        moved, turn = self._last_move.get(table.id, (-math.inf, 0))
        pace = table.pace()
        share = pace.move if turn == table.turn_at else pace.turn
        return moved + share * self._hall.config.pace - time.monotonic()

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
        tasks = list(self._jobs.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()


def _named(offers: list[tuple[Offer, str]]) -> list[tuple[int, str]]:
    """Which decisions these are."""
    return [(offer.seat, offer.decision) for offer, _ in offers]


def _kind(what: str) -> str:
    """The kind of a job: reload, question, clock, standing or bot."""
    return what.partition(" ")[0]
