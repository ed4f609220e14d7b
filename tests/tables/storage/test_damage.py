"""Rows that somebody damaged by hand: one sentence for the table they belong to, and everything else goes on."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from sqlalchemy import text
from tests.tables.files.test_campaign_saves import under_way
from tests.tables.stories import ANN, answer_some, hall_at, two_at_a_table

from roundtable.tables import TableRegistry
from roundtable.tables.errors import BadTable
from roundtable.tables.storage.schema import MILESTONES
from roundtable.tables.storage.store import Store

DAMAGES = {
    "seat gone": "DELETE FROM seats WHERE table_id = :t AND seat = 0",
    "seats gone": "DELETE FROM seats WHERE table_id = :t",
    "one seat more": "INSERT INTO seats VALUES (:t, 7, 'person', 'x', '', 0)",
    "nobody's kind": "UPDATE seats SET kind = 'ghost' WHERE table_id = :t",
    "name of bytes": "UPDATE seats SET name = x'ff' WHERE table_id = :t",
    "words for a number": "UPDATE seats SET generation = 'x' WHERE table_id = :t",
    "holders": "UPDATE holders SET seen = 'x' WHERE table_id = :t",
    "talk": "INSERT INTO talk VALUES (:t, 1, 0, 'Ann', x'fe', 1)",
    "moment": "UPDATE moves SET moment = 'x' WHERE table_id = :t",
    "asked": "UPDATE moves SET asked = 'x' WHERE table_id = :t",
    "touched": "UPDATE tables SET touched = 'x' WHERE id = :t",
    "table's name": "UPDATE tables SET name = x'ff' WHERE id = :t",
}


async def forget(hall: TableRegistry, table: str) -> None:
    """The table leaves memory."""
    await hall.evict(0)
    gc.collect()
    assert table not in hall._known


async def damage(hall: TableRegistry, table: str, sql: str) -> None:
    await hall.store.write(text(sql).bindparams(t=table))


@pytest.mark.parametrize("damaged", DAMAGES)
async def test_a_damaged_table_spoils_no_list(sqlite_address: str, damaged: str) -> None:
    async with hall_at(sqlite_address) as hall:
        bad, good = (await two_at_a_table(hall)).id, (await two_at_a_table(hall)).id
        await answer_some(await hall.table(bad), 3)
        await forget(hall, bad)
        await damage(hall, bad, DAMAGES[damaged])
        with pytest.raises(BadTable, match=r"\AThis table can't be opened: [^\n]+\.\Z"):
            await hall.table(bad)
        assert good in [info.id for info in await hall.mine(ANN)]
        assert good in [info.id for info in await hall.newest()]
        await answer_some(await hall.table(good), 3)


async def test_a_damaged_milestone_is_told_so(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await under_way(hall, 1)
        await hall.store.write(MILESTONES.update().values(state=b"\xc1"))
        assert await table.milestones()
        with pytest.raises(BadTable, match="one of its milestones is damaged"):
            await table.campaign_file()
        await hall.store.write(MILESTONES.update().values(params=b"\xc1"))
        for ask in (table.milestones, table.campaign_file):
            with pytest.raises(BadTable, match="one of its milestones is damaged"):
                await ask()
        await answer_some(table, 2)


async def test_every_connection_to_sqlite_waits_for_the_disk(sqlite_address: str) -> None:
    """A power cut takes nothing that was acknowledged: no test can cut the power, so look at what is asked for."""
    store, found = await Store.open(sqlite_address), []

    def look(connection: Any) -> None:
        pragmas = ("journal_mode", "synchronous", "busy_timeout")
        found.append([connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas])

    try:
        await store.commit(look)
        async with store.writing() as connection:
            await connection.run_sync(look)
    finally:
        await store.close()
    assert found == [["wal", 2, 15_000]] * 2
