"""The database: opening it, loading tables, and the words that differ between SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Row,
    Select,
    TextClause,
    and_,
    exists,
    func,
    literal_column,
    or_,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundtable.tables.errors import StoreError, Unavailable

from . import migrations
from .filelock import FileLock
from .schema import ANSWERS, HOLDERS, MOVES, SEATS, SETTINGS, SNAPSHOTS, STANDING, TABLES, TALK
from .sqlite_writer import SqliteWriter, tune

LOG_TAIL: Final = 100
"""So many of a table's last moves are in memory, for the log."""
TALK_TAIL: Final = 60
MOST_HOLDERS: Final = 400
"""A table has no more holders than this, so that loading it never takes long."""
CONNECTIONS: Final = 6
SECRET_MARK: Final = "secret-mark"
HOW_TO_GO_ON: Final = "Put it back, or set ROUNDTABLE_SECRET to 32 or more new characters: links sent so far end then."
REFUSALS: Final = (OSError, SQLAlchemyError, PostgresError, InterfaceError)
"""What a database that is away or full raises. (While PostgreSQL starts, some versions of SQLAlchemy let the driver's
own errors through.)"""

Rows = Sequence[Row[Any]]


def steady_ms() -> int:
    """Milliseconds of a clock that only goes forward, also while the machine sleeps where the system knows of that."""
    return time.clock_gettime_ns(_STEADY) // 1_000_000 if _STEADY is not None else time.monotonic_ns() // 1_000_000


_STEADY: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)


class Stored(msgspec.Struct):
    """A table as it lies in the database, as much of it as playing on needs."""

    table: Row[Any]
    seats: Rows
    holders: Rows
    snapshot: Row[Any] | None
    moves: Rows
    """The answers since the snapshot, and the last moves of whatever kind, the dead among them too."""
    talk: Rows
    standing: Rows
    missing: int = 0
    """How many moves are gone from the middle of its journal."""

    @property
    def seq(self) -> int:
        return int(self.moves[-1].seq) if self.moves else 0


class Store:
    """A database of tables."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None) -> None:
        self.engine = engine
        self.is_postgres: bool = engine.dialect.name == "postgresql"
        self._lock = lock
        self._offset = time.time_ns() // 1_000_000 - steady_ms()
        """From the steady clock to the milliseconds since 1970."""
        self.line = None if self.is_postgres else SqliteWriter(engine.url)
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
                if lock is not None:
                    await _check_file(connection)
                await connection.run_sync(migrations.upgrade)
            await store.set_clock()
        except BaseException as error:
            await store.close()
            if isinstance(error, REFUSALS):
                why = _first_line(error)
                how = "is damaged, so it is not opened" if "malformed" in why else "can't be opened"
                raise StoreError(f"The database {how}: {why}") from error
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
        """Workers on several machines go by the clock of the database they share, as it was when they started."""
        if self.is_postgres:
            async with self.reading() as connection:
                before = steady_ms()
                there = round(
                    float(await connection.scalar(text("SELECT extract(epoch from clock_timestamp())"))) * 1000
                )
                offset = there - (before + steady_ms()) // 2
                if abs(offset - self._offset) >= 20:
                    self._offset = offset

    def now(self) -> int:
        """Milliseconds since 1970, of a clock that nobody sets while the process lives."""
        return steady_ms() + self._offset

    @property
    def sql_now(self) -> ColumnElement[int]:
        """The database's own clock in milliseconds since 1970, as an expression for what several workers compare."""
        clock = (
            "extract(epoch from clock_timestamp())" if self.is_postgres else "(julianday('now') - 2440587.5) * 86400"
        )
        return literal_column(f"CAST({clock} * 1000 AS BIGINT)", BigInteger)

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
        except REFUSALS as error:
            raise Unavailable from error

    async def write_returning(self, statement: Any) -> Rows:
        """Runs one statement in a transaction; the rows it returns."""
        try:
            async with self.writing() as connection:
                rows: Rows = (await connection.execute(statement)).all()
                return rows
        except REFUSALS as error:
            raise Unavailable from error

    async def write_many(self, *work: tuple[Any, list[dict[str, Any]]]) -> None:
        """Runs each statement for all of its values, in one transaction."""
        if any(values for _, values in work):
            try:
                async with self.writing() as connection:
                    for statement, values in work:
                        if values:
                            await connection.execute(statement, values)
            except REFUSALS as error:
                raise Unavailable from error

    async def read(
        self, statement: Select[Any] | TextClause, values: dict[str, Any] | None = None, *, commit: bool = False
    ) -> Rows:
        """The rows of one query; `values` for the parameters of one that is made once and for all."""
        try:
            async with self.reading() as connection:
                rows: Rows = (await connection.execute(statement, values)).all()
                if commit:
                    await connection.commit()
                return rows
        except REFUSALS as error:
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
        except REFUSALS as error:
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

    async def secret(self, given: bytes | None, *, needed: bool = True) -> bytes:
        """The server's secret: as given, else as stored, else a new one for a new database.

        Beside a SQLite database it lies in a file of its own, so that a copy of the database gives nobody a seat. The
        database knows a mark of it: invite links are made from it, so none is replaced unless the owner gives another.
        Where it is not `needed`, for a look at the tables, any will do.
        """
        if given:
            if not self.is_postgres and needed:
                await self._mark(given)
            return given
        if not self.is_postgres:
            return await self._own_secret(Path(f"{self.engine.url.database}.secret"), needed=needed)
        statement = select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")
        if not await self.read(statement):
            new = self.insert(SETTINGS).values(key="secret", value=secrets.token_hex(32)).on_conflict_do_nothing()
            await self.write(new)
        return bytes.fromhex((await self.read(statement))[0][0])

    async def _own_secret(self, path: Path, *, needed: bool) -> bytes:
        """The secret in the file beside a SQLite database."""
        known = select(SETTINGS.c.value).where(SETTINGS.c.key == SECRET_MARK)
        mark = [row.value for row in await self.read(known)]
        is_new = not mark and not await self.read(select(TABLES.c.id).limit(1))
        if not path.exists() and not is_new:
            if not needed:
                return secrets.token_hex(32).encode()
            raise StoreError(f"The server's secret, {path}, is missing, and invite links depend on it. {HOW_TO_GO_ON}")
        secret = await asyncio.to_thread(_secret_file, path)
        if mark and mark[0] != await asyncio.to_thread(_mark_of, secret):
            raise StoreError(f"The server's secret, {path}, is not the one of the invite links sent. {HOW_TO_GO_ON}")
        if not mark:
            await self._mark(secret)
        return secret

    async def _mark(self, secret: bytes) -> None:
        """Notes which secret this database is used with."""
        mark = await asyncio.to_thread(_mark_of, secret)
        new = self.insert(SETTINGS).values(key=SECRET_MARK, value=mark)
        await self.write(new.on_conflict_do_update(index_elements=[SETTINGS.c.key], set_={"value": mark}))


async def _check_file(connection: AsyncConnection) -> None:
    """Refuses a SQLite file that is damaged, before anything is written to it."""
    found = await connection.scalar(text("PRAGMA quick_check(1)"))
    if found != "ok":
        raise StoreError(f"The database is damaged, so it is not opened: {str(found).splitlines()[0]}.")


async def _load(connection: AsyncConnection, table: str, before: int | None) -> Stored | None:
    found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    if found is None:
        return None
    newest = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.at.desc()).limit(1)
    if before is not None:
        newest = newest.where(SNAPSHOTS.c.at <= before)
    last = select(func.max(MOVES.c.seq), func.count()).where(MOVES.c.table_id == table)
    snapshot = (await connection.execute(newest)).one_or_none()
    newest_move, kept = (await connection.execute(last)).one()
    end = int(newest_move or 0)
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
        (await connection.execute(select(STANDING).where(STANDING.c.table_id == table))).all(),
        missing=end - kept,
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
        stored = path.read_bytes()
        secret = stored.strip()
        if len(secret) < 32 or (len(secret) < 64 and not stored.endswith(b"\n")):  # ours have 64 and end with a line
            raise StoreError(f"The file {path} should hold the server's secret, and does not.") from None
        return secret
    with os.fdopen(file, "wb") as stream:
        secret = secrets.token_hex(32).encode()
        stream.write(secret + b"\n")
        stream.flush()
        os.fsync(stream.fileno())
    return secret


def _mark_of(secret: bytes) -> str:
    """What tells one secret from another and nothing about it, however short somebody has chosen it."""
    return hashlib.scrypt(secret, salt=b"roundtable", n=2**14, r=8, p=1, dklen=16).hex()


def _first_line(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{cause}".strip().partition("\n")[0] or type(cause).__name__
