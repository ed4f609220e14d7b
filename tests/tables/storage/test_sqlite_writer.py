"""The one connection that writes to a SQLite file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, make_url
from tests.tables.stories import PATIENCE

from roundtable.tables.storage import sqlite_writer
from roundtable.tables.storage.schema import METADATA, SNAPSHOTS
from roundtable.tables.storage.sqlite_writer import SqliteWriter


@pytest.fixture
def writing(sqlite_address: str) -> Iterator[SqliteWriter]:
    found = SqliteWriter(make_url(sqlite_address))
    yield found
    found.close()


@pytest.fixture
def brought_in(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When the journal was brought into the file."""
    seen: list[float] = []
    real = sqlite_writer.checkpoint

    def noted(file: str) -> None:
        seen.append(time.monotonic())
        real(file)

    monkeypatch.setattr(sqlite_writer, "checkpoint", noted)
    return seen


def large(at: int) -> tuple[Table, list[dict[str, Any]]]:
    return SNAPSHOTS, [{"table_id": "a", "at": at, "seq": at, "state": bytes(100_000)}]


async def count(writing: SqliteWriter) -> int:
    found: list[int] = []
    await writing.commit(
        lambda connection: found.append(connection.exec_driver_sql("SELECT count(*) FROM snapshots").scalar_one())
    )
    return found[0]


async def test_what_is_no_row_is_told_as_it_is_and_leaves_nothing(writing: SqliteWriter) -> None:
    await writing.commit(METADATA.create_all)
    with pytest.raises(KeyError, match="seq"):
        await writing.insert(large(1), (SNAPSHOTS, [{"table_id": "b", "at": 2}]))
    assert await count(writing) == 0
    await writing.insert(large(1))
    assert await count(writing) == 1


async def test_a_short_journal_is_left_alone(
    writing: SqliteWriter, brought_in: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LONG", 5_000_000)
    await writing.commit(METADATA.create_all)
    for at in range(10):
        await writing.insert(large(at))
    assert brought_in == []


async def test_a_long_journal_is_brought_in_beside_the_writing_and_then_at_once_once_in_a_while(
    writing: SqliteWriter, brought_in: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LONG", 500_000)
    monkeypatch.setattr(sqlite_writer, "PAUSE", 3600.0)
    await writing.commit(METADATA.create_all)
    for at in range(10):
        await writing.insert(large(at))
    beside = writing._checkpoint
    if beside is not None:
        beside.result(PATIENCE)
    for at in range(10, 30):
        await writing.insert(large(at))
    assert len(brought_in) == 2, "beside, and what was written meanwhile; then there is a pause of an hour"
    assert writing._checkpoint is None


async def test_while_the_journal_is_being_brought_in_nobody_begins_again(
    writing: SqliteWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LONG", 0)
    monkeypatch.setattr(sqlite_writer, "PAUSE", 0.0)
    begun: list[Future[None]] = []

    def never(_: Callable[[str], None], __: str) -> Future[None]:
        begun.append(Future())
        return begun[-1]

    monkeypatch.setattr(writing._beside, "submit", never)
    await writing.commit(METADATA.create_all)
    for at in range(5):
        await writing.insert(large(at))
    assert len(begun) == 1
    begun[0].set_result(None)
    await writing.insert(large(5))
    await writing.insert(large(6))
    assert len(begun) == 2


async def test_an_ended_one_lets_the_file_go(sqlite_address: str) -> None:
    """With the last connection SQLite takes its journal away."""
    url = make_url(sqlite_address)
    writing, journal = SqliteWriter(url), Path(f"{url.database}-wal")
    await writing.commit(METADATA.create_all)
    await writing.insert(large(1))
    assert journal.exists()
    writing.close()
    assert not journal.exists()
