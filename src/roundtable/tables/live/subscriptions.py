"""Who is told when a table changes. Whoever is slow gets one notice of everything, never a queue."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from types import TracebackType
from typing import TYPE_CHECKING

from roundtable.kernel.seats import Seat
from roundtable.tables.automation.pace import NORMAL, Pace, PaceName, slowest
from roundtable.tables.model import Notice, Person

if TYPE_CHECKING:
    from roundtable.tables.registry import TableRegistry


class Subscription:
    """An async iterator of notices; as a context it counts as somebody looking at the table.

    `with table.subscribe(seats, person) as news: async for notice in news: ...`, or with a function to be called when
    there is something to tell: `taken` then says what.
    """

    def __init__(
        self,
        table: Subscribable,
        seats: tuple[Seat, ...],
        person: Person | None,
        wake: Callable[[], None] | None = None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.person = person
        self.pace: PaceName = NORMAL
        """How fast this viewer wants bots to play."""
        self.hurries = False
        """Until something is asked or shown that matters here, bots need not pause."""
        self._wake = wake
        self._kinds: set[str] = set()
        self._news = asyncio.Event()
        self._closed = False

    def tell(self, kinds: set[str]) -> None:
        """Adds to the next notice."""
        self._kinds |= kinds
        self._news.set()
        if self._wake is not None:
            self._wake()

    def taken(self) -> set[str] | None:
        """All there is to tell since this was last asked; None once it is closed."""
        if self._closed:
            return None
        self._news.clear()
        kinds, self._kinds = self._kinds, set()
        return kinds

    @property
    def waits(self) -> bool:
        """Whether there is something to tell."""
        return bool(self._kinds)

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
        kinds = self.taken()
        if kinds is None:
            raise StopAsyncIteration
        return Notice(self.table.version, frozenset(kinds))

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


class Subscribable:
    """A table as far as people look at it: who is there, and who is told."""

    def __init__(self, hall: TableRegistry) -> None:
        self.hall = hall
        self.used = time.monotonic()
        """When somebody last wanted something of this table."""
        self.presence: dict[str, tuple[tuple[Seat, ...], int, float]] = {}
        """For each other worker: the seats that look at the table there, how many watch, and until when that holds."""
        self._subscriptions: dict[Subscription, None] = {}
        self._flicker = 0

    @property
    def version(self) -> int:
        raise NotImplementedError

    def subscribe(
        self, seats: Iterable[Seat] = (), person: Person | None = None, wake: Callable[[], None] | None = None
    ) -> Subscription:
        """Notices of every change from now on, for somebody who sits at these seats or (none) watches."""
        subscription = Subscription(self, tuple(seats), person, wake)
        before = self.online()
        self._subscriptions[subscription] = None
        self._presence_changed(before)
        subscription.quiet()  # who comes need not be told of it
        return subscription

    def left(self, subscription: Subscription) -> None:
        """Somebody looks away."""
        before = self.online()
        self._subscriptions.pop(subscription, None)
        self.used = time.monotonic()
        self._presence_changed(before)

    @property
    def viewers(self) -> int:
        return len(self._subscriptions)

    def online(self) -> set[Seat]:
        """The seats whose holders look at the table, at any worker."""
        here, now = self.here()[0], time.monotonic()
        for seats, _, until in self.presence.values():
            if until > now:
                here.update(seats)
        return here

    def pace(self) -> Pace:
        """How fast bots play for those who look on from a seat. Whoever is asked hurries no more."""
        for subscription in self._subscriptions:
            if subscription.hurries and self.asks(subscription.seats):
                subscription.hurries = False
        players = [one for one in self._subscriptions if one.seats] or list(self._subscriptions)
        return slowest("at-once" if one.hurries else one.pace for one in players)

    def asks(self, seats: tuple[Seat, ...]) -> bool:
        """Whether one of these seats has something to decide."""
        raise NotImplementedError

    def here(self) -> tuple[set[Seat], int]:
        """The seats that look at the table at this worker, and how many watch."""
        seats = {seat for subscription in self._subscriptions for seat in subscription.seats}
        return seats, sum(not subscription.seats for subscription in self._subscriptions)

    def watching(self) -> int:
        """How many look at the table without a seat, at any worker."""
        now = time.monotonic()
        return self.here()[1] + sum(watchers for _, watchers, until in self.presence.values() if until > now)

    def _presence_changed(self, before: set[Seat]) -> None:
        if self.online() != before:
            self.flicker({"presence"})
        self.hall.present(self)

    def flicker(self, kinds: set[str]) -> None:
        """Tells of a change that is not a row of the journal."""
        self._flicker += 1
        self._tell(kinds)

    def _tell(self, kinds: set[str], seats: Collection[Seat] | None = None) -> None:
        """Tells everybody, or only those who sit at these seats."""
        for subscription in self._subscriptions:
            if seats is None or any(seat in seats for seat in subscription.seats):
                subscription.tell(kinds)

    def looking(self, seat: Seat) -> list[Person | None]:
        """Who looks at the table here for this seat."""
        return [one.person for one in self._subscriptions if seat in one.seats]

    def is_elsewhere(self, seat: Seat) -> bool:
        """Whether somebody looks at the table for this seat at another worker."""
        now = time.monotonic()
        return any(seat in seats and until > now for seats, _, until in self.presence.values())
