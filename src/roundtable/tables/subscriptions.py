"""Who is told when a table changes. Whoever is slow gets one notice of everything, never a queue."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING

from roundtable.kernel.seats import Seat

from .model import Notice, Person

if TYPE_CHECKING:
    from .core import TableCore


class Subscription:
    """An async iterator of notices; as a context it counts as somebody looking at the table.

    `with table.subscribe(seats, person) as news: async for notice in news: ...`
    """

    def __init__(self, table: TableCore, seats: tuple[Seat, ...], person: Person | None) -> None:
        self.table = table
        self.seats = seats
        self.person = person
        self._kinds: set[str] = set()
        self._news = asyncio.Event()
        self._closed = False

    def tell(self, kinds: set[str]) -> None:
        """Adds to the next notice."""
        self._kinds |= kinds
        self._news.set()

    def quiet(self) -> None:
        """Forgets what there was to tell."""
        self._kinds.clear()
        self._news.clear()

    def close(self) -> None:
        """Ends the iteration and the presence."""
        if not self._closed:
            self._closed = True
            self._news.set()
            self.table.left(self)

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Notice:
        await self._news.wait()
        self._news.clear()
        if self._closed:
            raise StopAsyncIteration
        kinds, self._kinds = frozenset(self._kinds), set()
        return Notice(self.table.version, kinds)

    def __enter__(self) -> Subscription:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
