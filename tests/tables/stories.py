"""What the stories of these tests share: opening halls, seating people, playing a little."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec.structs import replace

from roundtable.kernel import journal as journals
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.tables import LiveTable, SeatPlan, TablePlan, TableRegistry, TablesConfig
from roundtable.tables.keys import person
from roundtable.tables.workers.peers import Peers, WorkerSockets

ANN, BEN, CAT, EVE = (person(name) for name in ("ann", "ben", "cat", "eve"))
ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot")
SECRET = b"a secret for tests, of more than 32 bytes"
QUICK = TablesConfig(bot_processes=0, lease=600.0, grace_ms=5, wish="always")
"""People are asked whatever there is to ask, so that nobody answers beside whoever tells the story. No lease
lapses while a test lasts, however busy the machine; but they are looked after every third of a second."""
LOOKS: Final = 1800
"""So many times within a lease's time (`conftest.py`)."""
SLOW = replace(QUICK, lease=360_000.0)
"""Nobody looks after leases a second time while a test lasts."""
PATIENCE: Final = 60.0
"""Seconds until something that should happen has not; a busy machine is slow, not wrong."""
DUEL = TablePlan("talisman-duel", [ME, OPEN])


@asynccontextmanager
async def hall_at(address: str, config: TablesConfig = QUICK) -> AsyncIterator[TableRegistry]:
    """A worker, closed at the end."""
    hall = await TableRegistry.open(address, secret=SECRET, config=config)
    try:
        yield hall
    finally:
        await hall.close()


class Workers:
    """Opens workers on one database."""

    def __init__(self, address: str, street: WorkerSockets | None) -> None:
        self.address = address
        self.street = street
        self._places = itertools.cycle((0, 1))

    async def open(self, config: TablesConfig = QUICK) -> TableRegistry:
        """The next worker, which serves."""
        neighbours = Peers(self.street, next(self._places)) if self.street is not None else None
        hall = await TableRegistry.open(self.address, secret=SECRET, config=config, neighbours=neighbours)
        if neighbours is not None:
            neighbours.serve(lambda connection, data: connection.close())
        return hall

    @asynccontextmanager
    async def hall(self, config: TablesConfig = QUICK) -> AsyncIterator[TableRegistry]:
        """The same, closed at the end."""
        hall = await self.open(config)
        try:
            yield hall
        finally:
            await hall.close()


async def at_home(hall: TableRegistry, plan: TablePlan) -> LiveTable:
    """A table of Ann's that is this worker's own."""
    while True:
        table = await hall.create(plan, ANN)
        if hall.cares_for(table.id):
            return table


async def two_at_a_table(hall: TableRegistry, game: str = "talisman-duel", **more: Any) -> LiveTable:
    """Ann at seat 0 and Ben at seat 1, playing."""
    table = await hall.create(TablePlan(game, [ME, OPEN], **more), ANN)
    await hall.join(table.key_of(1), BEN, "Ben")
    return table


def first(table: LiveTable) -> Offer:
    """The first open decision."""
    return table.offers()[0]


async def answer_some(table: LiveTable, number: int, seed: int = 1) -> int:
    """Answers at random, for whoever is asked and no bot; says how many were given before the game was over."""
    rng = random.Random(seed)
    for count in range(number):
        await until(lambda: not table.bots_asked())
        await table.ready()
        offers = table.offers()
        if not offers:
            return count
        offer = rng.choice(offers)
        await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    return number


async def until(condition: Callable[[], Any]) -> None:
    """Waits for something that happens by itself."""
    for _ in range(int(PATIENCE / 0.005)):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never happened")


def stop_the_clock(hall: TableRegistry, at: int | None = None) -> None:
    """From now on the clock of this worker's tables goes on by `later` alone, however long the machine takes."""
    store, moment, begun = hall.store, hall.now() if at is None else at, hall.store._offset
    store.now = lambda: moment + store._offset - begun  # type: ignore[method-assign]


def start_the_clock(hall: TableRegistry) -> None:
    """It runs again, from where it stood."""
    moment = hall.now()
    del hall.store.now
    later(hall, moment - hall.now())


def later(hall: TableRegistry, ms: int) -> None:
    """The server's clock goes on by so much."""
    hall.store._offset += ms


async def verified(table: LiveTable) -> Match[Any, Any]:
    """The table's journal, replayed and checked answer by answer; it leads to the position in memory."""
    journal = await table.standing_journal()
    assert journal.fingerprint
    match: Match[Any, Any] = journals.reopen(Match, journals.read(journals.write(journal)), table.game, table.content)
    assert match.notice is None
    return match
