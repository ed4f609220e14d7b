"""Leases: bots and clocks of a table run at one worker, and at another when that one dies.

A row in `leases` says that a table has something to do by itself, and who does it until when. A lease only saves
work: if two workers ever believe they hold the same one, the journal's numbers still let only one of them write.
What is stored is by the database's clock, which all workers share, and what a worker relies on by its own steady one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, not_, or_, select, update

from roundtable.tables.storage.schema import LEASES
from roundtable.tables.storage.store import Store, steady_ms

MOST_AT_ONCE: Final = 200
FAR: Final = 3
"""So many times its length from now no lease ends."""


class Leases:
    """The leases of one worker."""

    def __init__(self, store: Store, worker: str, seconds: float) -> None:
        self._store = store
        self._worker = worker
        self._ms = round(seconds * 1000)
        self._insert = store.insert(LEASES)
        self._excluded = self._insert.excluded  # made once: it is a reference cycle
        now = store.sql_now
        self._until = now + self._ms
        self._lapsed = or_(LEASES.c.until < now, LEASES.c.until > now + FAR * self._ms)
        """No lease lasts so long as to end far from now: the database's clock was set back since."""
        self._held: dict[str, int] = {}
        """Until when this worker holds each, by its own steady clock, from before the database was asked."""
        self._let_go: dict[str, bool] = {}
        """What the database could not be told to let go of, and whether there is nothing more to do there."""

    def holds(self, table: str) -> bool:
        """Whether this worker may run the table's bots and clocks now."""
        return self._held.get(table, 0) > steady_ms()

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
        others = select(LEASES.c.table_id).where(
            LEASES.c.table_id.in_(tables), not_(self._lapsed), LEASES.c.worker != self._worker
        )
        busy = {row.table_id for row in await self._store.read(others)}
        free = [table for table in tables if table not in busy]
        if not free:
            return []
        until = steady_ms() + self._ms
        mine = self._insert.values(
            [{"table_id": table, "worker": self._worker, "until": self._until} for table in free]
        )
        mine = mine.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"worker": self._excluded.worker, "until": self._excluded.until},
            where=or_(self._lapsed, LEASES.c.worker == self._worker),
        ).returning(LEASES.c.table_id)
        taken = [row.table_id for row in await self._store.write_returning(mine)]
        self._held.update(dict.fromkeys(taken, until))
        return taken

    async def renew(self) -> None:
        """Holds on to all of them a while longer; forgets those that somebody else has taken meanwhile."""
        for done in (True, False):
            await self._let(sorted(table for table, over in self._let_go.items() if over is done), done=done)
        if not self._held:
            return
        until = steady_ms() + self._ms
        longer = update(LEASES).where(LEASES.c.worker == self._worker).values(until=self._until)
        kept = {row.table_id for row in await self._store.write_returning(longer.returning(LEASES.c.table_id))}
        self._held = {table: until for table in self._held if table in kept}

    async def orphans(self) -> list[str]:
        """Tables with something to do by themselves for which no worker cares."""
        found = select(LEASES.c.table_id).where(self._lapsed).limit(MOST_AT_ONCE)
        return [row.table_id for row in await self._store.read(found)]

    async def others(self) -> set[str]:
        """The other workers that are said to run tables."""
        found = select(LEASES.c.worker).where(LEASES.c.worker != "", LEASES.c.worker != self._worker).distinct()
        return {row.worker for row in await self._store.read(found)}

    async def free(self, worker: str) -> None:
        """That worker is dead: whoever comes first may take over at once what it held."""
        await self._store.write(update(LEASES).where(LEASES.c.worker == worker).values(worker="", until=0))

    async def claim_all(self) -> None:
        """No other worker is left: every table with something to do is free to be taken."""
        await self._store.write(update(LEASES).values(worker="", until=0))

    async def release(self, tables: Collection[str], *, done: bool) -> None:
        """Lets go. `done`: there is nothing to do there by itself any more; else any worker may take over at once."""
        await self._let(sorted(table for table in tables if self._held.pop(table, None) is not None), done=done)

    async def _let(self, tables: list[str], *, done: bool) -> None:
        """Where the database does not answer it is told later, or it would count as held while this worker lives."""
        self._let_go.update(dict.fromkeys(tables, done))
        for start in range(0, len(tables), MOST_AT_ONCE):
            some = [table for table in tables[start : start + MOST_AT_ONCE] if table not in self._held]
            mine = LEASES.c.table_id.in_(some), LEASES.c.worker == self._worker
            await self._store.write(
                delete(LEASES).where(*mine) if done else update(LEASES).where(*mine).values(worker="", until=0)
            )
            for table in tables[start : start + MOST_AT_ONCE]:
                self._let_go.pop(table, None)
