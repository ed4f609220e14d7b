"""Claims against the clock at a live table: the server's clock counts, and it outlives its worker."""

from __future__ import annotations

import asyncio
import time

import pytest
from msgspec.structs import replace
from sqlalchemy import update
from tests.tables.stories import (
    ANN,
    ME,
    QUICK,
    answer_some,
    hall_at,
    later,
    start_the_clock,
    stop_the_clock,
    until,
    verified,
)  # fmt: skip

from roundtable.kernel.errors import DecisionClosed, OutOfTime
from roundtable.kernel.windows import Window
from roundtable.tables import LiveTable, TablePlan, TableRegistry
from roundtable.tables.storage.schema import LEASES
from roundtable.tables.storage.store import Store
from roundtable.tables.workers.leases import Leases

HOUR = 3_600_000
REFLETS = TablePlan("reflets-blessing", [ME, ME, ME])


def clocked(table: LiveTable) -> Window | None:
    """The open window with a clock."""
    return next((window for window in table.match.windows if window.latest_ms() is not None), None)


async def at_a_clock(hall: TableRegistry, plan: TablePlan = REFLETS) -> LiveTable:
    """A table where a clock runs, as fast as the test says."""
    stop_the_clock(hall)
    for seed in range(50):
        table = await hall.create(plan, ANN)
        for step in range(80):
            await table.ready()
            if clocked(table):
                return table
            if not await answer_some(table, 1, seed=seed * 100 + step):
                break
    raise AssertionError("no clock ever ran")


async def test_a_clock_that_runs_out_is_a_move_like_any(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        window = clocked(table)
        assert window is not None
        await until(lambda: hall.leases.holds(table.id))
        number, deadline = window.number, table.next_deadline()
        later(hall, 10_000)
        hall.look(table)
        await until(lambda: hall.stats().expiries)
        await table.ready()
        row = next(row for row in (await verified(table)).rows if row.number == number and row.option is None)
        assert row.ms == window.open_ms
        assert deadline is not None


async def test_a_clock_rings_by_itself(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await at_a_clock(hall)
        await until(lambda: hall.leases.holds(table.id))
        later(hall, (table.next_deadline() or 0) - hall.now() - 200)
        start_the_clock(hall)
        hall.look(table)
        assert hall.stats().expiries == 0
        await until(lambda: hall.stats().expiries == 1)


async def test_the_servers_clock_says_how_long_an_answer_took(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        window = clocked(table)
        assert window is not None
        opened = table.opened[window.number]
        later(hall, opened + 700 - hall.now())
        offer = next(offer for offer in table.offers() if offer.deadline)
        assert table.deadline(offer.decision) == opened + (window.latest_ms() or 0)
        await table.answer(offer.seat, offer.decision, offer.options[0].id)
        assert (await verified(table)).rows[-1].ms == 700


async def test_a_late_answer_is_told_so_and_changes_nothing(address: str) -> None:
    async with hall_at(address, replace(QUICK, grace_ms=60_000)) as hall:
        table = await at_a_clock(hall)
        offer = next(offer for offer in table.offers() if offer.deadline)
        before = table.match.fingerprint()
        later(hall, 10_000)
        with pytest.raises(OutOfTime):
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        assert table.match.fingerprint() == before


async def test_an_expiry_and_a_late_answer_at_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        offer = next(offer for offer in table.offers() if offer.deadline)
        later(hall, 10_000)
        late = table.answer(offer.seat, offer.decision, offer.options[0].id)
        results = await asyncio.gather(table.run_out(), late, table.run_out(), return_exceptions=True)
        assert isinstance(results[1], OutOfTime | DecisionClosed)
        assert results[0] is None
        assert results[2] is None
        assert sum(row.option is None for row in (await verified(table)).rows) == 1


async def test_an_answer_in_time_is_not_lost_to_the_clock_while_others_are_written(address: str) -> None:
    async with hall_at(address, replace(QUICK, grace_ms=0)) as hall:
        table = await at_a_clock(hall)
        offer = next(offer for offer in table.offers() if offer.deadline)
        async with table._lock:  # another write is going on when the answer comes
            answering = asyncio.create_task(table.answer(offer.seat, offer.decision, offer.options[0].id))
            await asyncio.sleep(0.01)
            later(hall, 10_000)
        await answering
        assert offer.seat in [row.seat for row in (await verified(table)).rows]


async def test_a_deadline_survives_the_death_of_its_worker(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        opened = dict(table.opened)
    async with hall_at(address) as hall:
        later(hall, 10_000)
        await until(lambda: hall.stats().expiries)
        again = await hall.table(table.id)
        await again.ready()
        number = max(opened)
        assert any(row.number == number and row.option is None for row in (await verified(again)).rows)


async def test_pausing_stops_the_clock_and_resuming_gives_back_the_time(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        left = (table.next_deadline() or 0) - hall.now()
        await table.pause(0)
        assert table.next_deadline() is None
        later(hall, 60_000)
        await asyncio.sleep(0.05)
        assert hall.stats().expiries == 0
        await table.resume(0)
        assert (table.next_deadline() or 0) - hall.now() == left


async def test_a_relaxed_table_has_no_clock(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("reflets-blessing", [ME, ME, ME], timed=False), ANN)
        for step in range(60):
            assert clocked(table) is None
            if not await answer_some(table, 1, seed=step):
                break
        await verified(table)


async def test_who_answers_after_the_clock_is_told_that_it_was_too_late(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await at_a_clock(hall)
        window = clocked(table)
        assert window is not None
        late = table.offers(window.seats[0])[0]
        later(hall, 10_000)
        await table.run_out()
        with pytest.raises(OutOfTime):
            await table.answer(late.seat, late.decision, late.options[0].id)
        with pytest.raises(DecisionClosed):
            await table.answer(late.seat, "1", late.options[0].id)


# --- clocks that somebody sets ---


async def test_nobody_sets_the_clock_of_a_running_server(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(address) as hall:
        before = hall.now()
        for hours in (-1, 1):
            wrong = time.time_ns() + hours * HOUR * 1_000_000
            monkeypatch.setattr(time, "time_ns", lambda wrong=wrong: wrong)
            monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong / 1e9)
            assert 0 <= hall.now() - before < 60_000


async def test_a_window_opened_before_the_clock_was_set_back_is_open_no_longer_than_any(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        window = clocked(table)
        assert window is not None
        await until(lambda: hall.leases.holds(table.id))
    async with hall_at(address) as hall:
        later(hall, -HOUR)
        again = await hall.table(table.id)
        left = (again.next_deadline() or 0) - hall.now()
        assert 0 < left <= (window.latest_ms() or 0)
        later(hall, left - 300)
        hall.look(again)
        async with again._lock:
            await again.reload()  # it does not begin anew each time
        assert (again.next_deadline() or 0) - hall.now() <= 300
        await until(lambda: hall.stats().expiries == 1)
        await again.ready()
        await verified(again)


async def test_a_lease_from_before_the_clock_was_set_back_is_free(address: str) -> None:
    store = await Store.open(address)
    one, other = Leases(store, "one", 60), Leases(store, "other", 60)
    try:
        assert await one.take(["a", "b"]) == ["a", "b"]
        await store.write(update(LEASES).where(LEASES.c.table_id == "a").values(until=LEASES.c.until + HOUR))
        assert await other.orphans() == ["a"]
        assert await other.take(["a", "b"]) == ["a"]
        await one.renew()
        assert not one.holds("a")
        assert one.holds("b")
    finally:
        await store.close()
