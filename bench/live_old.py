"""Whether an old table is as quick as a new one: time for an answer, and for loading from the database.

Of two tables of the same game one has thousands of answers behind it. Both then play on in turns, an answer here and
an answer there, so that whatever else the machine does hits both alike; then both are loaded in turns.
"""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import time
from typing import Final

from msgspec import Struct

from bench.live_server import database
from roundtable.tables import LiveTable, Person, SeatPlan, TablePlan, TableRegistry, TablesConfig

GAME: Final = "talisman"
SEATS: Final = 4
ENDLESS: Final = {"mortality": True}
"""With it nobody is ever out, and a match of random seats goes on and on."""
YOUNG: Final = 60
"""Answers behind the new table: characters are chosen, and the first cards lie there."""
TURNS: Final = 400
LOADS: Final = 40
ME: Final = Person("0" * 64)


class Old(Struct):
    """An old table beside a new one."""

    db: str
    answers: int
    old_answer_ms: float
    new_answer_ms: float
    old_load_ms: float
    new_load_ms: float

    @property
    def answering(self) -> float:
        return self.old_answer_ms / self.new_answer_ms

    @property
    def loading(self) -> float:
        return self.old_load_ms / self.new_load_ms


def measured(answers: int, db: str = "sqlite") -> Old:
    """Plays and measures."""
    with database(db) as url:
        return asyncio.run(_measured(url, answers, db))


async def _measured(url: str, answers: int, db: str) -> Old:
    hall = await TableRegistry.open(url, config=TablesConfig(idle=3600))
    try:
        rng = random.Random(1)
        old, new = await _made(hall), await _made(hall)
        await _play(old, answers, rng)
        await _play(new, YOUNG, rng)
        answering: dict[str, list[float]] = {old.id: [], new.id: []}
        for _ in range(TURNS):
            for table in (old, new):
                answering[table.id].append(await _answer(table, rng))
        ids = (old.id, new.id)
        del old, new, table
        loading: dict[str, list[float]] = {one: [] for one in ids}
        loaded = hall.stats().loads
        for _ in range(LOADS):
            await hall.evict(0.0)
            gc.collect()  # whoever is still in memory would not be loaded
            for one in ids:
                began = time.perf_counter()
                await hall.table(one)
                loading[one].append((time.perf_counter() - began) * 1000)
        assert hall.stats().loads == loaded + 2 * LOADS, "tables stayed in memory"
    finally:
        await hall.close()
    times = [statistics.median(found[one]) for found in (answering, loading) for one in ids]
    return Old(db, answers, *times)


async def _made(hall: TableRegistry) -> LiveTable:
    plan = TablePlan(GAME, [SeatPlan("me") for _ in range(SEATS)], options=dict(ENDLESS), timed=False)
    return await hall.create(plan, ME)


async def _play(table: LiveTable, answers: int, rng: random.Random) -> None:
    for _ in range(answers):
        await _answer(table, rng)


async def _answer(table: LiveTable, rng: random.Random) -> float:
    """Answers something at random; the milliseconds until it is durable."""
    offer = rng.choice(table.offers())
    option = rng.choice(offer.options).id
    began = time.perf_counter()
    await table.answer(offer.seat, offer.decision, option)
    return (time.perf_counter() - began) * 1000


def told(old: Old) -> str:
    """The figures in words."""
    return (
        f"a table with {old.answers} answers behind it beside one with {YOUNG} ({old.db}): "
        f"an answer takes {old.old_answer_ms:.2f} ms and {old.new_answer_ms:.2f} ms ({old.answering:.2f} times), "
        f"loading {old.old_load_ms:.1f} ms and {old.new_load_ms:.1f} ms ({old.loading:.2f} times)"
    )


if __name__ == "__main__":
    print(told(measured(5_000)))
