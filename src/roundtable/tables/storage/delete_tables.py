"""Letting old tables go, for good."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, update

from roundtable.tables.model import TableInfo

from . import table_lists
from .schema import HOLDERS, LEASES, MILESTONES, MOVES, REPORTS, SEATS, SNAPSHOTS, STANDING, TABLES, TALK
from .store import Store

AT_ONCE: Final = 100
OF_A_TABLE: Final = (MOVES, SNAPSHOTS, MILESTONES, SEATS, HOLDERS, TALK, LEASES, REPORTS, STANDING)


async def old_tables(store: Store, days: float, *, over: bool = False, most: int = 100_000) -> list[TableInfo]:
    """Tables at which nothing has happened for so many days; `over`: only those whose game is."""
    since = store.now() - round(days * 24 * 3_600_000)
    found = await table_lists.untouched(store, since, most)
    return [info for info in found if not over or info.status == "over"]


async def delete_tables(store: Store, tables: list[str]) -> None:
    """Deletes these tables and everything of theirs."""
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await store.write(
            *(delete(table).where(table.c.table_id.in_(some)) for table in OF_A_TABLE),
            update(TABLES).where(TABLES.c.rematch.in_(some)).values(rematch=""),
            delete(TABLES).where(TABLES.c.id.in_(some)),
        )
