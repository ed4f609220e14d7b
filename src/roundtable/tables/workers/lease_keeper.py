"""Holding the leases of tables that have something to do by themselves, and taking over those of the dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from roundtable.kernel.errors import RoundtableError
from roundtable.tables.errors import StoreError

from .peer_news import living, lock_of

if TYPE_CHECKING:
    from roundtable.tables.live.live_table import LiveTable
    from roundtable.tables.registry import TableRegistry

TICK: Final = 3
"""So many times within a lease's time it is renewed and orphans are looked for."""

_logger = logging.getLogger(__name__)


class LeaseKeeper:
    """Sees to it that one worker runs each table's clocks and bots."""

    def __init__(self, hall: TableRegistry) -> None:
        self._hall = hall
        self._wanted: dict[str, LiveTable] = {}
        self._wants = asyncio.Event()

    def want(self, table: LiveTable) -> None:
        """This worker would care for this table."""
        if not self._hall.cares_for(table.id):
            return
        self._wanted[table.id] = table
        self._wants.set()

    def forget(self, table_id: str) -> None:
        """The table leaves memory."""
        self._wanted.pop(table_id, None)

    async def take(self) -> None:
        """Takes leases as tables need them, many at a time; never ends."""
        while True:
            await self._wants.wait()
            self._wants.clear()
            if not await tried(self._take_wanted()):
                await asyncio.sleep(1)

    async def _take_wanted(self) -> None:
        wanted, self._wanted = self._wanted, {}
        try:
            for table_id in await self._hall.leases.take(wanted):
                self._hall.automata.look(wanted[table_id])
        except StoreError:
            self._wanted = {**wanted, **self._wanted}
            self._wants.set()
            raise

    async def keep(self) -> None:
        """Renews this worker's leases, and takes over those of workers that say nothing any more; never ends."""
        while True:
            await tried(self._renew())
            await asyncio.sleep(self._hall.config.lease / TICK)

    async def _renew(self) -> None:
        self._want_missing()
        await self._hall.leases.release(self._strayed(), done=False)
        await self._hall.leases.renew()
        await self._free_the_dead()
        for table_id in await self._hall.leases.orphans():
            if self._hall.cares_for(table_id):
                await self._adopt(table_id)

    async def _free_the_dead(self) -> None:
        """What workers cared for that PostgreSQL knows to be gone need not wait until their leases lapse."""
        leases = self._hall.leases
        others = await leases.others() if self._hall.store.is_postgres else set()
        if others:
            alive = await living(self._hall.store)
            for worker in others:
                if alive is not None and lock_of(worker) not in alive:
                    await leases.free(worker)

    async def inherit(self, worker: str) -> None:
        """A neighbour has died: what it cared for goes on here without waiting until its leases lapse."""
        await tried(self._hall.leases.free(worker))
        await tried(self._renew())

    def _strayed(self) -> list[str]:
        """Tables that were taken over and whose own worker is back; while somebody looks at them here they stay."""
        hall = self._hall
        watched = {table.id for table in hall.in_memory if table.viewers}
        return [table for table in hall.leases.held if not hall.cares_for(table) and table not in watched]

    def _want_missing(self) -> None:
        """Tables whose lease was lost, or is held by a worker that may not know there is work."""
        for table in self._hall.in_memory:
            if self._hall.automata.has_work(table) and not self._hall.leases.holds(table.id):
                self.want(table)

    async def _adopt(self, table_id: str) -> None:
        """Takes over a table for which no worker cares."""
        hall = self._hall
        if not await hall.leases.take([table_id]):
            return
        hall.counts.takeovers += 1
        try:
            table = await hall.table(table_id)
            if hall.automata.has_work(table):
                hall.look(table)  # it may have been in memory all the time
            else:
                await hall.leases.release([table_id], done=True)
        except StoreError:
            raise
        except RoundtableError as error:
            _logger.error("Table %s can't go on by itself: %s", table_id, error)
            await hall.leases.release([table_id], done=True)


async def tried(work: Awaitable[object]) -> bool:
    """Whether this went well. Whatever happens, what runs in the background goes on."""
    try:
        await work
    except StoreError as error:
        _logger.warning("The database did not answer: %s", error.__cause__ or error)
        return False
    except Exception:
        _logger.exception("Something in the background failed")
        return False
    return True
