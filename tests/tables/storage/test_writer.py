"""Many changes become durable together, and none suffers for another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from roundtable.tables.errors import Conflict, Unavailable
from roundtable.tables.model import Stats
from roundtable.tables.storage import sqlite_writer
from roundtable.tables.storage.journal_rows import Draft
from roundtable.tables.storage.schema import MOVES, SNAPSHOTS
from roundtable.tables.storage.sqlite_writer import MOST_ROWS
from roundtable.tables.storage.store import Store
from roundtable.tables.storage.writer import Writer

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


async def test_answers_alone_and_whatever_else_take_turns_on_one_connection(address: str) -> None:
    store = await Store.open(address)
    writer = Writer(store, "w", Stats())
    try:
        for seq in range(1, 7):
            one = draft("a", seq)
            if seq % 2:  # not only rows that are added
                one.more.append(update(MOVES).where(MOVES.c.seq == seq).values(worker="other"))
            await writer.put(one)
            with pytest.raises(Conflict):
                await writer.put(draft("a", seq))
        rows = await store.read(select(MOVES.c.seq, MOVES.c.worker).order_by(MOVES.c.seq))
        assert [tuple(row) for row in rows] == [(seq, "other" if seq % 2 else "w") for seq in range(1, 7)]
    finally:
        await writer.close()
        await store.close()


async def test_what_a_full_disk_refuses_is_told_and_the_next_is_written(sqlite_address: str) -> None:
    store = await Store.open(sqlite_address)
    writer = Writer(store, "w", Stats())

    async def pages(most: int) -> None:
        await store.commit(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={most}"))

    try:
        await pages(1)  # as many as there are now
        large = draft("a")
        large.moves[0]["told"] = bytes(1_000_000)
        with pytest.raises(Unavailable):
            await writer.put(large)
        await pages(1_000_000)
        await writer.put(large)
        assert [row.seq for row in await store.read(select(MOVES.c.seq))] == [1]
    finally:
        await writer.close()
        await store.close()


async def test_a_long_journal_is_brought_into_the_file_while_others_write(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LONG", 500_000)
    monkeypatch.setattr(sqlite_writer, "PAUSE", 0.01)
    store = await Store.open(sqlite_address)
    writer, wal = Writer(store, "w", Stats()), Path(f"{store.engine.url.database}-wal")
    longest = 0
    try:
        for seq in range(1, 1_001):
            large = draft("a", seq)
            large.moves[0]["told"] = bytes(8_000)
            await writer.put(large)
            longest = max(longest, wal.stat().st_size)
            assert store.line is not None
            if seq % 50 == 0 and (beside := store.line._checkpoint) is not None:
                await asyncio.wrap_future(beside)  # its thread may be slower than this one, but is not left behind
        assert longest < 6_000_000, "eight megabytes were written"
    finally:
        await writer.close()
        await store.close()
