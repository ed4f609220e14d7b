"""Leases: bots and clocks of a table run at one worker, and at another when that one dies.

A row in `leases` says that a table has something to do by itself, and who does it until when. A lease only saves
work: if two workers ever believe they hold the same one, the journal's numbers still let only one of them write.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, or_, select, update

from .schema import LEASES
from .store import Store

MOST_AT_ONCE: Final = 200


class Leases:
    """The leases of one worker."""

    def __init__(self, store: Store, worker: str, seconds: float) -> None:
        self._store = store
        self._worker = worker
        self._ms = round(seconds * 1000)
        self._held: dict[str, int] = {}

    def holds(self, table: str) -> bool:
        """Whether this worker may run the table's bots and clocks now."""
        return self._held.get(table, 0) > self._store.now()

    @property
    def held(self) -> Collection[str]:
        return self._held.keys()

    def registration(self, table: str) -> Any:
        """A statement that notes, with whatever made it so, that this table has something to do by itself."""
        return self._store.insert(LEASES).values(table_id=table, worker="", until=0).on_conflict_do_nothing()

    async def take(self, tables: Collection[str]) -> list[str]:
        """Takes the leases of these tables, as far as no other worker holds them."""
        taken: list[str] = []
        wanted = sorted(tables)
        for start in range(0, len(wanted), MOST_AT_ONCE):
            taken += await self._take(wanted[start : start + MOST_AT_ONCE])
        return taken

    async def _take(self, tables: list[str]) -> list[str]:
        now = self._store.now()
        others = select(LEASES.c.table_id).where(
            LEASES.c.table_id.in_(tables), LEASES.c.until >= now, LEASES.c.worker != self._worker
        )
        busy = {row.table_id for row in await self._store.read(others)}
        free = [table for table in tables if table not in busy]
        if not free:
            return []
        until = now + self._ms
        insert = self._store.insert(LEASES)
        mine = insert.values([{"table_id": table, "worker": self._worker, "until": until} for table in free])
        mine = mine.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"worker": insert.excluded.worker, "until": insert.excluded.until},
            where=or_(LEASES.c.until < now, LEASES.c.worker == self._worker),
        ).returning(LEASES.c.table_id)
        taken = [row.table_id for row in await self._store.write_returning(mine)]
        self._held.update(dict.fromkeys(taken, until))
        return taken

    async def renew(self) -> None:
        """Holds on to all of them a while longer; forgets those that somebody else has taken meanwhile."""
        if not self._held:
            return
        until = self._store.now() + self._ms
        longer = update(LEASES).where(LEASES.c.worker == self._worker).values(until=until)
        kept = {row.table_id for row in await self._store.write_returning(longer.returning(LEASES.c.table_id))}
        self._held = {table: until for table in self._held if table in kept}

    async def orphans(self) -> list[str]:
        """Tables with something to do by themselves for which no worker cares."""
        found = select(LEASES.c.table_id).where(LEASES.c.until < self._store.now()).limit(MOST_AT_ONCE)
        return [row.table_id for row in await self._store.read(found)]

    async def free(self, worker: str) -> None:
        """That worker is dead: whoever comes first may take over at once what it held."""
        await self._store.write(update(LEASES).where(LEASES.c.worker == worker).values(worker="", until=0))

    async def claim_all(self) -> None:
        """No other worker is left: every table with something to do is free to be taken."""
        await self._store.write(update(LEASES).values(worker="", until=0))

    async def release(self, tables: Collection[str], *, done: bool) -> None:
        """Lets go. `done`: there is nothing to do there by itself any more; else any worker may take over at once."""
        held = sorted(table for table in tables if self._held.pop(table, None) is not None)
        if not held:
            return
        mine = LEASES.c.table_id.in_(held), LEASES.c.worker == self._worker
        if done:
            await self._store.write(delete(LEASES).where(*mine))
        else:
            await self._store.write(update(LEASES).where(*mine).values(worker="", until=0))
