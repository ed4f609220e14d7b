"""The database: opening it, loading tables, and the words that differ between SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, exists, func, or_, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrations
from .errors import StoreError, Unavailable
from .filelock import FileLock
from .line import Line, tune
from .schema import ANSWERS, HOLDERS, MOVES, SEATS, SETTINGS, SNAPSHOTS, TABLES, TALK

LOG_TAIL: Final = 100
"""So many of a table's last moves are in memory, for the log."""
TALK_TAIL: Final = 60
MOST_HOLDERS: Final = 400
"""A table has no more holders than this, so that loading it never takes long."""
CONNECTIONS: Final = 6

Rows = Sequence[Row[Any]]


class Stored(msgspec.Struct):
    """A table as it lies in the database, as much of it as playing on needs."""

    table: Row[Any]
    seats: Rows
    holders: Rows
    snapshot: Row[Any] | None
    moves: Rows
    """The answers since the snapshot, and the last moves of whatever kind, the dead among them too."""
    talk: Rows

    @property
    def seq(self) -> int:
        return int(self.moves[-1].seq) if self.moves else 0


class Store:
    """A database of tables."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None) -> None:
        self.engine = engine
        self.is_postgres: bool = engine.dialect.name == "postgresql"
        self._lock = lock
        self._offset = 0
        self.line = None if self.is_postgres else Line(engine.url)
        """What writes to a SQLite file."""

    @classmethod
    async def open(cls, url: str, *, alone: bool = True) -> Store:
        """Opens the database and brings it to the newest shape.

        `alone` keeps a second process off a SQLite file; what only reads for a moment need not be alone.
        """
        address = _address(url)
        lock = None
        if address.get_backend_name() == "sqlite":
            engine, lock = _sqlite(address, alone)
        else:
            engine = create_async_engine(address, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True)
        store = cls(engine, lock)
        try:
            async with store.writing() as connection:
                await connection.run_sync(migrations.upgrade)
            await store.set_clock()
        except BaseException as error:
            await store.close()
            if isinstance(error, OSError | SQLAlchemyError):
                raise StoreError(f"The database can't be opened: {_first_line(error)}") from error
            raise
        return store

    async def close(self) -> None:
        if self.line is not None:
            self.line.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # --- time ---

    async def set_clock(self) -> None:
        """Workers on several machines go by the clock of the database they share."""
        if self.is_postgres:
            async with self.reading() as connection:
                before = time.time()
                there = await connection.scalar(text("SELECT extract(epoch from clock_timestamp())"))
                self._offset = round((float(there) - (before + time.time()) / 2) * 1000)
                if abs(self._offset) < 20:
                    self._offset = 0

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._offset

    # --- connections ---

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it was at one moment."""
        async with self.engine.connect() as connection:
            if self.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
            await connection.rollback()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction that is committed at the end."""
        async with self.engine.connect() as connection:
            await connection.execution_options(immediate=True)
            async with connection.begin():
                yield connection

    async def commit(self, fill: Callable[[Connection], None]) -> None:
        """Lets this fill a transaction; returns when it is durable."""
        if self.line is not None:
            await self.line.commit(fill)
        else:
            async with self.writing() as connection:
                await connection.run_sync(fill)

    async def write(self, *statements: Any) -> list[int]:
        """Runs statements in one transaction; how many rows each touched."""
        try:
            async with self.writing() as connection:
                return [(await connection.execute(statement)).rowcount for statement in statements]
        except IntegrityError:
            raise
        except (OSError, SQLAlchemyError) as error:
            raise Unavailable from error

    async def write_returning(self, statement: Any) -> Rows:
        """Runs one statement in a transaction; the rows it returns."""
        try:
            async with self.writing() as connection:
                rows: Rows = (await connection.execute(statement)).all()
                return rows
        except (OSError, SQLAlchemyError) as error:
            raise Unavailable from error

    async def write_many(self, *work: tuple[Any, list[dict[str, Any]]]) -> None:
        """Runs each statement for all of its values, in one transaction."""
        if any(values for _, values in work):
            try:
                async with self.writing() as connection:
                    for statement, values in work:
                        if values:
                            await connection.execute(statement, values)
            except (OSError, SQLAlchemyError) as error:
                raise Unavailable from error

    async def read(self, statement: Select[Any], *, commit: bool = False) -> Rows:
        """The rows of one query."""
        try:
            async with self.reading() as connection:
                rows: Rows = (await connection.execute(statement)).all()
                if commit:
                    await connection.commit()
                return rows
        except (OSError, SQLAlchemyError) as error:
            raise Unavailable from error

    def insert(self, table: Any) -> Any:
        """An insert that can say what to do on a conflict."""
        return postgresql.insert(table) if self.is_postgres else sqlite.insert(table)

    # --- loading ---

    async def load(self, table: str, before: int | None = None) -> Stored | None:
        """A table, from its last snapshot (or the last one with at most `before` answers) on; None if there is none."""
        try:
            async with self.reading() as connection:
                return await _load(connection, table, before)
        except (OSError, SQLAlchemyError) as error:
            raise Unavailable from error

    async def seq(self, table: str) -> int:
        """The number of the table's last move; 0 if there is no such table."""
        rows = await self.read(select(func.max(MOVES.c.seq)).where(MOVES.c.table_id == table))
        return int(rows[0][0] or 0)

    async def moves(self, table: str, after: int, limit: int) -> Rows:
        """A table's moves after this one."""
        found = select(MOVES).where(MOVES.c.table_id == table, MOVES.c.seq > after)
        return await self.read(found.order_by(MOVES.c.seq).limit(limit))

    # --- settings ---

    async def secret(self, given: bytes | None) -> bytes:
        """The server's secret: as given, else as stored, else a new one.

        Beside a SQLite database it lies in a file of its own, so that a copy of the database gives nobody a seat.
        """
        if given:
            return given
        if not self.is_postgres:
            return await asyncio.to_thread(_secret_file, Path(f"{self.engine.url.database}.secret"))
        statement = select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")
        if not await self.read(statement):
            new = self.insert(SETTINGS).values(key="secret", value=secrets.token_hex(32)).on_conflict_do_nothing()
            await self.write(new)
        return bytes.fromhex((await self.read(statement))[0][0])


async def _load(connection: AsyncConnection, table: str, before: int | None) -> Stored | None:
    found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    if found is None:
        return None
    newest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.at.desc()).limit(1)
    if before is not None:
        newest = newest.where(SNAPSHOTS.c.at <= before)
    last = select(func.max(MOVES.c.seq)).where(MOVES.c.table_id == table)
    snapshot = (await connection.execute(newest)).one_or_none()
    end = int(await connection.scalar(last) or 0)
    tail = select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.seq)
    recent = MOVES.c.seq > end - LOG_TAIL
    if snapshot is not None:
        # Of what lies further back only the answers: somebody may have gone to and fro a thousand times since.
        live = and_(MOVES.c.seq > snapshot.seq, ~MOVES.c.dead, MOVES.c.kind.in_(ANSWERS))
        recent = and_(MOVES.c.seq >= min(snapshot.seq, end - LOG_TAIL), or_(recent, live))
    tail = tail.where(recent)
    # Whether a seat has ever answered: found at once, for who plays has answered early.
    answers = select(MOVES.c.seq).where(
        MOVES.c.table_id == table, MOVES.c.seat == SEATS.c.seat, MOVES.c.kind.in_(ANSWERS), ~MOVES.c.dead
    )
    seats = select(SEATS, exists(answers).label("answered")).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    holders = select(HOLDERS).where(HOLDERS.c.table_id == table).limit(MOST_HOLDERS)
    talk = select(TALK).where(TALK.c.table_id == table).order_by(TALK.c.number.desc()).limit(TALK_TAIL)
    return Stored(
        found,
        (await connection.execute(seats)).all(),
        (await connection.execute(holders)).all(),
        snapshot,
        (await connection.execute(tail)).all(),
        (await connection.execute(talk)).all()[::-1],
    )


# --- addresses ---


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Keeps other servers off a SQLite file while the workers of this one share it."""
    address = _address(url)
    lock = _sqlite_lock(address) if address.get_backend_name() == "sqlite" else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _address(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError:
        if "://" in url:
            raise StoreError("The database's address is not one: sqlite:///FILE or postgresql://... is.") from None
        address = make_url(f"sqlite:///{url}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    driver = drivers.get(address.drivername.split("+")[0])
    if driver is None:
        raise StoreError("The database must be SQLite (sqlite:///FILE) or PostgreSQL (postgresql://...).")
    return address.set(drivername=driver)


def _sqlite_lock(address: URL) -> FileLock:
    file = Path(address.database or "")
    return FileLock(file.with_name(f"{file.name}.lock"))


def _sqlite(address: URL, alone: bool) -> tuple[AsyncEngine, FileLock | None]:
    if not address.database or address.database == ":memory:":
        raise StoreError("A SQLite database needs a file: sqlite:///FILE.")
    file = Path(address.database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = _sqlite_lock(address) if alone else None
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # the seeds in it are nobody else's to read
    except OSError as error:
        raise StoreError(f"The database {file} can't be opened: {error.strerror}.") from None
    engine = create_async_engine(address, pool_size=CONNECTIONS, max_overflow=0)
    tune(engine.sync_engine)
    return engine, lock


def _secret_file(path: Path) -> bytes:
    """The secret in this file, which only its owner can read; made if it is not there."""
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        secret = path.read_bytes().strip()
        if len(secret) < 32:
            raise StoreError(f"The file {path} should hold the server's secret, and does not.") from None
        return secret
    with os.fdopen(file, "wb") as stream:
        secret = secrets.token_hex(32).encode()
        stream.write(secret + b"\n")
        stream.flush()
        os.fsync(stream.fileno())
    return secret


def _first_line(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{cause}".strip().partition("\n")[0] or type(cause).__name__
