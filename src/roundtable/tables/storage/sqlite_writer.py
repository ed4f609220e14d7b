"""Writing to a SQLite file: in a thread of its own, each transaction from beginning to end.

Handed over statement by statement, each would wait for the interpreter's lock: under load for milliseconds.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, StaticPool, Table, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

MOST_ROWS: Final = 64
LONG: Final = 16 * 1024 * 1024
"""Bytes of SQLite's journal from which on it is brought into the file."""
PAUSE: Final = 2.0
"""Seconds between two times: while somebody reads, the journal can't begin anew and stays long."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=15000",
    f"journal_size_limit={LONG // 16}",  # so that its size says how much there is to do
    "wal_autocheckpoint=20000",  # should `SqliteWriter` not come to it
)

Rows: TypeAlias = list[dict[str, Any]]


class SqliteWriter:
    """The one connection through which a process writes to a SQLite file."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool)
        tune(self._engine)
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._beside = ThreadPoolExecutor(1, "sqlite-checkpoint")
        self._file = str(url.database)
        self._raw: Any = None
        self._checkpoint: Future[None] | None = None
        self._next = 0.0

    async def commit(self, fill: Callable[[Connection], None]) -> None:
        """Lets this fill a transaction; returns when it is durable."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, fill)

    async def insert(self, *rows: tuple[Table, Rows]) -> None:
        """Adds rows in one transaction, past SQLAlchemy, in a third of the time: most of what is written is no more."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()
        self._beside.shutdown()

    # --- in the thread ---

    def _commit(self, fill: Callable[[Connection], None]) -> None:
        with self._engine.connect().execution_options(immediate=True) as connection, connection.begin():
            fill(connection)
        self._tidy()

    def _insert(self, rows: tuple[tuple[Table, Rows], ...]) -> None:
        if self._raw is None:
            self._raw = self._engine.raw_connection()  # the very one that `_commit` has, and that in this thread alone
        connection: sqlite3.Connection = self._raw.driver_connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for table, some in rows:
                insert_rows(connection.execute, table, some)
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise DBAPIError.instance("INSERT", None, error, sqlite3.Error) from error
            raise
        self._tidy()

    def _close(self) -> None:
        if self._raw is not None:
            self._raw.close()
        self._engine.dispose()

    def _tidy(self) -> None:
        """Checkpoints a long WAL in a second thread, so that no transaction waits for it.

        The few pages written meanwhile are checkpointed here, so that the WAL can begin anew.
        """
        with suppress(OSError, sqlite3.Error):  # what was to be written is written
            if self._checkpoint is None:
                now = time.monotonic()
                if now >= self._next and Path(f"{self._file}-wal").stat().st_size > LONG:
                    self._next = now + PAUSE
                    self._checkpoint = self._beside.submit(checkpoint, self._file)
            elif self._checkpoint.done():
                self._checkpoint = None
                checkpoint(self._file)


def checkpoint(file: str) -> None:
    """Brings SQLite's journal into the file, as far as nobody needs it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def insert_rows(execute: Callable[[str, tuple[Any, ...]], object], table: Table, rows: Rows) -> None:
    """Inserts these rows by the dozen: at each step SQLite lets go of the interpreter's lock."""
    names = [column.name for column in table.columns]
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        execute(insertion(table, len(some)), tuple([row[name] for row in some for name in names]))


@cache
def insertion(table: Table, rows: int) -> str:
    """An insert of so many rows with all their columns.

    >>> from roundtable.tables.storage.schema import SNAPSHOTS
    >>> insertion(SNAPSHOTS, 2)
    'INSERT INTO snapshots ("table_id", "at", "seq", "state") VALUES (?, ?, ?, ?), (?, ?, ?, ?)'
    """
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    one = ", ".join("?" * len(table.columns))
    return f"INSERT INTO {table.name} ({names}) VALUES {', '.join([f'({one})'] * rows)}"


def tune(engine: Engine) -> None:
    """Every connection to a SQLite file waits for the disk, and for its turn."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
