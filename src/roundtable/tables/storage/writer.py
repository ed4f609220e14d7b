"""Group commit: one task writes what all tables of this worker hand it, many changes in one transaction.

A disk takes as long to make one row durable as a hundred, so the writer collects while it waits. Changes of a batch
stand or fall together; where one of them fails, each is tried again by itself, so that no table suffers for another.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundtable.tables.errors import Closing, Conflict, Unavailable
from roundtable.tables.model import Stats

from .journal_rows import Draft
from .schema import MOVES, SNAPSHOTS, TABLES
from .sqlite_writer import Rows, insert_rows
from .store import REFUSALS, Store

MOST_TOGETHER: Final = 500
LONGEST_NOTE: Final = 7_000
"""PostgreSQL carries less than 8000 bytes in one notification."""
FAILING: Final = 60.0
"""How many seconds a failed write counts as unhealthy."""
CHANNEL: Final = "roundtable"

_logger = logging.getLogger(__name__)


class Writer:
    """Hands changes to the database; `put` returns when they are durable."""

    def __init__(self, store: Store, worker: str, stats: Stats, tell: Callable[[str], None] | None = None) -> None:
        """`tell` passes on to other workers what is written, where the database does not do so itself."""
        self._tell = tell
        self._store = store
        self._worker = worker
        self._stats = stats
        self._waiting: list[tuple[Draft, asyncio.Future[None]]] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._failed: float | None = None
        """When the last write failed; None if it did not."""

    @property
    def fails(self) -> bool:
        """Whether the database refused the last write, and that was a moment ago: later nobody knows."""
        return self._failed is not None and time.monotonic() - self._failed < FAILING

    async def put(self, draft: Draft) -> None:
        """Returns when the change is durable.

        Raises Conflict where another worker was first, Unavailable where the database fails: nothing is written
        then, unless the connection broke at the very moment of committing, which is for the caller to look up.
        """
        if self._closed:
            raise Closing
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((draft, done))
        self._news.set()
        try:
            await done
        finally:
            del done  # its error would know it by this frame

    async def close(self) -> None:
        """Writes out what is waiting and takes nothing more."""
        self._closed = True
        self._news.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await self._write_next()
            if self._closed:
                return

    async def _write_next(self) -> None:
        batch = self._waiting[:MOST_TOGETHER]
        del self._waiting[:MOST_TOGETHER]
        # In one order everywhere, so that two workers' batches never wait for each other in a circle.
        batch.sort(key=lambda entry: entry[0].table)
        error = await self._try([draft for draft, _ in batch])
        if error is not None and len(batch) > 1:
            for draft, done in batch:
                _settle(done, await self._try([draft]))
            return
        for _, done in batch:
            _settle(done, error)

    async def _try(self, drafts: list[Draft]) -> Exception | None:
        """One transaction; what went wrong, if anything did."""
        started = time.perf_counter()
        try:
            await self._save(drafts)
        except IntegrityError:
            return Conflict()
        except REFUSALS as error:
            self._stats.store_errors += 1
            self._failed = time.monotonic()
            _logger.warning("The database refused a write: %s", type(error).__name__)
            return _unavailable(error)
        except Exception as error:  # whatever it is, the tables wait for an answer
            self._stats.store_errors += 1
            _logger.exception("A write failed")
            return error
        self._failed = None
        self._pass_on(drafts)
        took = time.perf_counter() - started
        self._stats.commits += 1
        self._stats.commit_seconds += took
        self._stats.slowest_commit = max(self._stats.slowest_commit, took)
        return None

    def _pass_on(self, drafts: list[Draft]) -> None:
        """Tells the neighbours. It is written: whoever does not hear of it now finds it when they look."""
        if self._tell is None:
            return
        try:
            for note in notes(self._worker, drafts):
                self._tell(note)
        except Exception:  # or nobody would ever write again
            _logger.exception("Other workers could not be told of a write")

    async def _save(self, drafts: list[Draft]) -> None:
        line = self._store.line
        if line is not None and not any(draft.columns or draft.more for draft in drafts):
            await line.insert(*rows_of(drafts))  # answers, and nothing else
        else:
            await self._store.commit(lambda connection: self._fill(connection, drafts))

    def _fill(self, connection: Connection, drafts: list[Draft]) -> None:
        for table, rows in rows_of(drafts):
            insert_all(connection, table, rows)
        for draft in drafts:
            if draft.columns:
                connection.execute(update(TABLES).where(TABLES.c.id == draft.table).values(draft.columns))
            for statement in draft.more:
                connection.execute(statement)
        if self._store.is_postgres:
            for note in notes(self._worker, drafts):
                connection.execute(select(func.pg_notify(CHANNEL, note)))


def rows_of(drafts: list[Draft]) -> list[tuple[Table, Rows]]:
    """The rows that these changes add."""
    return [
        (MOVES, [move for draft in drafts for move in draft.moves]),
        (SNAPSHOTS, [draft.snapshot for draft in drafts if draft.snapshot is not None]),
    ]


def insert_all(connection: Connection, table: Table, rows: Rows) -> None:
    """Inserts these rows, in whichever database."""
    if connection.dialect.name == "sqlite":
        insert_rows(connection.exec_driver_sql, table, rows)
    elif rows:
        connection.execute(insert(table), rows)


def _unavailable(error: BaseException) -> Unavailable:
    """No variable of a frame that `error` knows."""
    found = Unavailable()
    found.__cause__ = error
    return found


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def notes(worker: str, drafts: list[Draft]) -> list[str]:
    """What other workers are told: for each table the number of its last move, 0 where only talk is new."""
    found: list[list[Any]] = [[]]
    room = LONGEST_NOTE
    for draft in drafts:
        if room < 40:
            found.append([])
            room = LONGEST_NOTE
        found[-1].append((draft.table, draft.moves[-1]["seq"] if draft.moves else 0))
        room -= 40
    return [msgspec.json.encode({"w": worker, "m": part}).decode() for part in found if part]
