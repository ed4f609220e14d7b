"""Random games of everything there is, played at live tables to their end: memory, database and journal agree."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from tests.tables.stories import ANN, ME, QUICK, SLOW, answer_some, hall_at, until, verified

from roundtable import games
from roundtable.kernel.errors import Refused, UndoRefused
from roundtable.kernel.seats import WATCHER
from roundtable.tables import LiveTable, TablePlan, TableRegistry
from roundtable.tables.errors import TableError

MOST = 260
"""Answers of a long game that are played here."""


async def do_something(hall: TableRegistry, table: LiveTable, rng: random.Random) -> None:
    """One deed of somebody: mostly an answer, now and then whatever else can be done at a table."""
    seat, deed = rng.randrange(len(table.seats)), rng.random()
    if deed < 0.80:
        await answer_some(table, 1, seed=rng.randrange(10**6))
    elif deed < 0.84:
        await table.undo(seat, person=ANN)
    elif deed < 0.87:
        await table.redo(seat, person=ANN)
    elif deed < 0.90:
        hall.store._offset += rng.randrange(4000)
        await table.run_out()
    elif deed < 0.92:
        await table.pause(seat)
        hall.store._offset += rng.randrange(60_000)
        await table.resume(seat)
    elif deed < 0.94:
        await table.to_bot(seat)
        version = table.version
        await until(lambda: not table.bots_asked() or table.version > version + 3)
        await table.take_back(seat, ANN)
    elif deed < 0.96:
        await table.talk(ANN, seat, f"{rng.random()}")
    elif deed < 0.98:
        offers = table.offers()
        await table.answer(seat, rng.choice(offers).decision if offers else "1", rng.choice(["yes", "fly", ""]))
    else:
        async with table._lock:
            before = table.match.fingerprint()
            await table.reload()
            assert table.match.fingerprint() == before


@pytest.mark.parametrize("game", games.names())
async def test_random_games_at_live_tables(address: str, game: str) -> None:
    rng = random.Random(game)
    rules = games.get(game)
    config = replace(QUICK, snapshot_every=rng.choice((1, 7, 20)), talk_burst=1000, lease=SLOW.lease)
    async with hall_at(address, config) as hall:
        for timed in (True, False):
            seats = rng.randint(rules.least_seats, min(4, rules.most_seats))
            table = await hall.create(TablePlan(game, [ME] * seats, timed=timed), ANN)
            for _ in range(MOST):
                await table.ready()
                if table.status == "over":
                    break
                try:
                    await do_something(hall, table, rng)
                except (Refused, TableError, UndoRefused):
                    assert table.is_ready or table.busy
            await table.ready()
            match = await verified(table)
            for seat in (*range(seats), WATCHER):
                told = [line.event for line in await table.log(seat, None, 1000) if not line.own]
                assert told == match.retold().told(seat)[-len(told) :]
        assert (hall.stats().conflicts, hall.stats().store_errors, hall.stats().bot_failures) == (0, 0, 0)
