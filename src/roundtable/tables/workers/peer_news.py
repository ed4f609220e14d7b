"""News between workers: by PostgreSQL's LISTEN and NOTIFY, over SQLite from neighbour to neighbour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

import msgspec
from asyncpg import InterfaceError, PostgresError, connect  # type: ignore[import-untyped]
from msgspec import Struct, field
from sqlalchemy import func, select, text

from roundtable.kernel.seats import Seat
from roundtable.tables.errors import StoreError
from roundtable.tables.storage.store import Store
from roundtable.tables.storage.writer import CHANNEL

from .peers import Peers

PAUSE: Final = 1.0
"""Seconds between two attempts to listen again."""
PULSE: Final = 10.0
"""Seconds after which a silent connection is tried."""

WORKERS: Final = 0x52_54_57_4B
"""The advisory locks in PostgreSQL that say which workers live: each holds one for as long as it is connected."""

_logger = logging.getLogger(__name__)


def lock_of(worker: str) -> int:
    """The number of a worker's lock."""
    return crc32(worker.encode()) & 0x7FFF_FFFF


async def living(store: Store) -> set[int] | None:
    """The locks of all workers that are connected to this PostgreSQL; None where there are no such locks."""
    if not store.is_postgres:
        return None
    held = text(
        "SELECT objid::bigint FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND granted AND datname = current_database() AND classid = :workers"
    )
    return {row[0] for row in await store.read(held, {"workers": WORKERS})}


class News(Struct):
    """What one worker tells the others."""

    w: str
    """Who tells."""
    m: list[tuple[str, int]] = field(default_factory=list)
    """Tables that have changed, each with the number of its last move; 0: something was said there."""
    p: list[tuple[str, list[Seat], int]] = field(default_factory=list)
    """Tables that are looked at there: which seats, how many watchers."""
    ask: list[str] = field(default_factory=list)
    """Tables of which it would like to know who looks at them."""


_decode = msgspec.json.Decoder(News).decode


class PeerChannel:
    """Listens to the other workers and tells them things, if there can be any."""

    def __init__(
        self, store: Store, worker: str, hear: Callable[[News], None], lost: Callable[[], None],
        neighbours: Peers | None = None, mourn: Callable[[str], None] = lambda worker: None,
    ) -> None:  # fmt: skip
        """`hear` gets what others tell, `mourn` which of them has died; `lost` is called when some of it may have been
        missed."""
        self._store = store
        self._worker = worker
        self._hear = hear
        self._lost = lost
        self._neighbours = neighbours
        self._mourn = mourn
        self._task: asyncio.Task[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

    async def open(self) -> None:
        """Starts to listen; returns when nothing can be missed any more."""
        if self._neighbours is not None:
            self._neighbours.open(self._worker, self._read, self._mourn)
        if self._store.is_postgres:
            listening = asyncio.Event()
            self._task = asyncio.create_task(self._listen(listening), name="news")
            await listening.wait()
            self._sender = asyncio.create_task(self._send(), name="news out")

    async def close(self) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        tasks = [task for task in (self._task, self._sender) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell(self, **news: Any) -> None:
        """Tells the others, as well as it can: nothing depends on it."""
        if self.is_near or self._sender is not None:
            self.pass_on(msgspec.json.encode(News(self._worker, **news)).decode())

    def pass_on(self, note: str) -> None:
        """The same, already written down."""
        if self._sender is not None:
            self._outbox.put_nowait(note)
        elif self._neighbours is not None:
            self._neighbours.tell(note.encode())

    @property
    def is_near(self) -> bool:
        """Whether others are told from neighbour to neighbour, for the database does not tell them."""
        return self._neighbours is not None and not self._store.is_postgres

    async def _send(self) -> None:
        """One after another: who comes and goes must be heard in that order."""
        while True:
            note = await self._outbox.get()
            try:
                await self._store.read(select(func.pg_notify(CHANNEL, note)), commit=True)
            except StoreError:
                _logger.debug("News could not be sent")

    async def _listen(self, listening: asyncio.Event) -> None:
        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: Any = None
            try:
                connection = await connect(url, timeout=10)
                await connection.execute(f"SELECT pg_try_advisory_lock({WORKERS}, {lock_of(self._worker)})")
                await connection.add_listener(CHANNEL, self._heard)
                if listening.is_set():
                    self._lost()
                listening.set()
                while True:
                    await asyncio.sleep(PULSE)
                    await connection.execute("SELECT 1", timeout=10)
            except (OSError, PostgresError, InterfaceError) as error:  # a TimeoutError is an OSError
                _logger.warning("News from other workers stopped: %s", type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSE)

    def _heard(self, _connection: Any, _pid: int, _channel: str, note: str) -> None:
        self._read(note)

    def _read(self, note: bytes | str) -> None:
        try:
            news = _decode(note)
        except msgspec.MsgspecError:
            return
        if news.w != self._worker:
            self._hear(news)
