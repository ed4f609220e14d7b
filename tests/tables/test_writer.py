"""Many changes become durable together, and none suffers for another."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from roundtable.tables.errors import Conflict
from roundtable.tables.model import Stats
from roundtable.tables.moves import Draft
from roundtable.tables.schema import MOVES, SNAPSHOTS
from roundtable.tables.store import Store
from roundtable.tables.writer import MOST_ROWS, Writer

MANY = 2 * MOST_ROWS + 7


def draft(table: str, seq: int = 1) -> Draft:
    move: dict[str, Any] = {
        "table_id": table, "seq": seq, "at": 0, "kind": "start", "seat": -1, "number": 0, "option": None, "ms": 0,
        "told": b"\0told", "windows": b"\x80", "asked": 3, "moment": 1, "worker": "w", "dead": False,
    }  # fmt: skip
    return Draft(table, moves=[move], snapshot={"table_id": table, "at": seq, "seq": seq, "state": b"state"})


async def test_what_comes_at_once_is_committed_together(address: str) -> None:
    store, stats = await Store.open(address), Stats()
    writer = Writer(store, "w", stats)
    try:
        await asyncio.gather(*(writer.put(draft(f"table-{number:03}")) for number in range(MANY)))
        rows = await store.read(select(MOVES).order_by(MOVES.c.table_id))
        assert [row.table_id for row in rows] == [f"table-{number:03}" for number in range(MANY)]
        assert {(row.told, row.option, row.asked, row.dead) for row in rows} == {(b"\0told", None, 3, False)}
        assert (await store.read(select(func.count()).select_from(SNAPSHOTS)))[0][0] == MANY
        assert stats.commits < 5
    finally:
        await writer.close()
        await store.close()


async def test_a_conflict_leaves_the_others_of_its_batch_alone(address: str) -> None:
    store = await Store.open(address)
    writer = Writer(store, "w", Stats())
    try:
        await writer.put(draft("b"))
        done = await asyncio.gather(*(writer.put(draft(table)) for table in "abc"), return_exceptions=True)
        assert [type(error) for error in done] == [type(None), Conflict, type(None)]
        assert [row.table_id for row in await store.read(select(MOVES).order_by(MOVES.c.table_id))] == [*"abc"]
        with pytest.raises(Conflict):
            await writer.put(draft("a"))
        await writer.put(draft("a", seq=2))
    finally:
        await writer.close()
        await store.close()
