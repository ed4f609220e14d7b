"""What a table does by itself: bots hold up nobody, and a clock is the same whoever winds it."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from msgspec.structs import replace

from roundtable.tables import Hall, TablePlan, thinking
from roundtable.tables.thinking import Thinkers, job_of

from .stories import ANN, BOT, QUICK, SECRET, first, hall_at, two_at_a_table, until, verified
from .test_clocks import at_a_clock, later
from .test_workers import crash

DAWDLES = 0.6


async def longest_wait(done: asyncio.Event) -> float:
    """For how long the event loop did not come round."""
    longest = 0.0
    while not done.is_set():
        started = time.perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, time.perf_counter() - started)
    return longest


async def test_people_play_on_while_a_bot_thinks(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think = thinking.think

    def dawdling(job: bytes) -> bytes:
        time.sleep(DAWDLES)
        return think(job)

    monkeypatch.setattr(thinking, "think", dawdling)
    async with hall_at(sqlite_address) as hall:
        done = asyncio.Event()
        waiting = asyncio.create_task(longest_wait(done))
        slow = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        table, given = await two_at_a_table(hall), 0
        while not hall.stats().bot_answers and table.status == "playing":
            offer = first(table)
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
            given += 1
        done.set()
        assert given >= 5
        assert await waiting < DAWDLES / 2
        await until(lambda: slow.seq > 2)


async def test_bots_have_a_process_and_get_another_when_it_dies(sqlite_address: str) -> None:
    thinkers = Thinkers(1)
    try:
        async with hall_at(sqlite_address, replace(QUICK, pace=60)) as hall:
            table = await two_at_a_table(hall)
            offer = first(table)
            job = job_of(table.match, [], offer.seat, offer.decision, "random", "key")
            process = thinkers._executor().submit(os.getpid).result()
            assert process != os.getpid()
            os.kill(process, signal.SIGKILL)
            choice = await thinkers.choose(job)
            assert choice.option in [option.id for option in offer.options]
            assert thinkers._executor().submit(os.getpid).result() not in (process, os.getpid())
    finally:
        await thinkers.close()


async def test_a_deadline_is_the_same_after_a_restart(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_a_clock(hall)
        opened, deadline = dict(table.opened), table.next_deadline()
    await asyncio.sleep(0.02)
    async with hall_at(address) as hall:
        again = await hall.table(table.id)
        assert (again.opened, again.next_deadline()) == (opened, deadline)


async def test_a_clock_goes_on_at_another_worker_when_its_own_dies(postgres_address: str) -> None:
    config = replace(QUICK, lease=0.4)
    left = await Hall.open(postgres_address, secret=SECRET, config=config)
    one = await at_a_clock(left)
    await until(lambda: left.leases.holds(one.id))
    opened, deadline, rows = dict(one.opened), one.next_deadline(), len((await verified(one)).rows)
    async with hall_at(postgres_address, config) as right:
        await crash(left)
        await until(lambda: right.leases.holds(one.id))
        other = await right.table(one.id)
        assert (other.opened, other.next_deadline()) == (opened, deadline)
        assert right.stats().expiries == 0, "it did not run out for being taken over"
        later(right, (deadline or 0) - right.now() + 1)
        right.look(other)
        await until(lambda: right.stats().expiries)
        await other.ready()
        expired = (await verified(other)).rows[rows:]
        assert max(opened) in [row.number for row in expired if row.option is None]
