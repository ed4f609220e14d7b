"""What a table does by itself: bots hold up nobody, and a clock is the same whoever winds it."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update
from tests.tables.automation.test_clocks import at_a_clock
from tests.tables.stories import (
    ANN,
    BOT,
    ME,
    QUICK,
    SECRET,
    SLOW,
    answer_some,
    first,
    hall_at,
    later,
    stop_the_clock,
    two_at_a_table,
    until,
    verified,
)
from tests.tables.workers.test_workers import crash

from roundtable.tables import TablePlan, TableRegistry
from roundtable.tables.automation import bot_pool
from roundtable.tables.automation.bot_pool import BotPool, job_of
from roundtable.tables.storage.schema import LEASES
from roundtable.tables.storage.store import Store
from roundtable.tables.workers.leases import Leases


async def test_people_play_on_while_a_bot_thinks(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think, begun, goes_on, in_time = bot_pool.think, threading.Event(), threading.Event(), list[bool]()

    def dawdling(job: bytes) -> bytes:
        begun.set()
        in_time.append(goes_on.wait(20))  # if people wait meanwhile, nobody lets it go on
        return think(job)

    monkeypatch.setattr(bot_pool, "think", dawdling)
    async with hall_at(sqlite_address) as hall:
        slow = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        await until(begun.is_set)
        table = await two_at_a_table(hall)
        for _ in range(5):
            offer = first(table)
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        assert hall.stats().bot_answers == 0
        goes_on.set()
        await until(lambda: slow.seq > 2)
        assert all(in_time)


async def test_bots_have_a_process_and_get_another_when_it_dies(sqlite_address: str) -> None:
    thinkers = BotPool(1)
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
        opened, deadline, moment = dict(table.opened), table.next_deadline(), hall.now()
    async with hall_at(address) as hall:
        stop_the_clock(hall, moment + 20)
        again = await hall.table(table.id)
        assert (again.opened, again.next_deadline()) == (opened, deadline)


async def test_a_clock_goes_on_at_another_worker_when_its_own_dies(postgres_address: str) -> None:
    left = await TableRegistry.open(postgres_address, secret=SECRET, config=QUICK)
    one = await at_a_clock(left)
    await until(lambda: left.leases.holds(one.id))
    opened, deadline, rows = dict(one.opened), one.next_deadline(), len((await verified(one)).rows)
    async with hall_at(postgres_address) as right:
        stop_the_clock(right, left.now())
        await crash(left)
        await until(lambda: right.leases.holds(one.id))
        other = await right.table(one.id)
        assert (other.opened, other.next_deadline()) == (opened, deadline)
        assert right.stats().expiries == 0, "it did not run out for being taken over"
        later(right, (deadline or 0) - right.now() + QUICK.grace_ms + 1)
        right.look(other)
        await until(lambda: right.stats().expiries)
        await other.ready()
        expired = (await verified(other)).rows[rows:]
        assert max(opened) in [row.number for row in expired if row.option is None]


async def leases_of(hall: TableRegistry) -> int:
    return len(await hall.store.read(select(LEASES)))


async def test_whatever_begins_later_is_known_to_all_workers_too(address: str) -> None:
    """A bot that takes over, a clock that starts: noted with the very change, whoever dies at the next moment."""
    async with hall_at(address) as hall:
        hall.want_lease = lambda table: None  # type: ignore[method-assign]  # it dies before it takes the lease
        table = await two_at_a_table(hall)
        assert await leases_of(hall) == 0, "people need nobody"
        await table.to_bot(first(table).seat)
        assert await leases_of(hall) == 1
        await hall.store.write(LEASES.delete())
        other = await two_at_a_table(hall)
        await other.to_bot(1 - first(other).seat)
        await hall.store.write(LEASES.delete())
        while not other.bots_asked():
            offer = first(other)
            await other.answer(offer.seat, offer.decision, offer.options[0].id)
        assert await leases_of(hall) == 1


async def test_a_clock_that_starts_is_known_to_all_workers(address: str) -> None:
    async with hall_at(address, SLOW) as hall:
        hall.want_lease = lambda table: None  # type: ignore[method-assign]
        plan, clocked = TablePlan("reflets-blessing", [ME, ME, ME]), None
        for seed in range(50):
            table = await hall.create(plan, ANN)
            await hall.store.write(LEASES.delete())
            for _ in range(80):
                if table.next_deadline() is not None:
                    clocked = table
                    break
                if not await answer_some(table, 1, seed=seed * 100 + table.seq):
                    break
            if clocked:
                break
        assert clocked is not None
        assert await leases_of(hall) == 1


async def test_who_looked_a_moment_too_early_takes_no_lease(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(address)
    one, other, read = Leases(store, "one", 60), Leases(store, "other", 60), store.read

    async def too_early(statement: Any) -> Any:
        return []

    try:
        assert await one.take(["a"]) == ["a"]
        monkeypatch.setattr(store, "read", too_early)
        assert await other.take(["a", "b"]) == ["b"]
        monkeypatch.setattr(store, "read", read)
        assert one.holds("a")
        assert not other.holds("a")
        assert {row.table_id: row.worker for row in await store.read(select(LEASES))} == {"a": "one", "b": "other"}
    finally:
        await store.close()


async def test_a_server_that_was_killed_goes_on_at_once_where_it_is_the_only_one(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, replace(QUICK, pace=60)) as hall:
        table = await hall.create(TablePlan("talisman", [BOT, BOT, BOT]), ANN)
        await until(lambda: hall.leases.holds(table.id))
    async with hall_at(sqlite_address, replace(QUICK, pace=60)) as hall:
        later = hall.now() + 3_600_000  # as a server leaves it that had no time to give anything back
        await hall.store.write(update(LEASES).values(worker="dead", until=later))
        hall.leases._held.clear()
    async with hall_at(sqlite_address) as hall:
        await until(lambda: hall.stats().bot_answers > 3)


async def test_a_server_that_was_killed_goes_on_at_once_over_postgresql_too(postgres_address: str) -> None:
    left = await TableRegistry.open(postgres_address, secret=SECRET, config=replace(SLOW, pace=60))
    table = await left.create(TablePlan("talisman", [BOT, BOT, BOT]), ANN)
    await until(lambda: left.leases.holds(table.id))
    async with hall_at(postgres_address, SLOW) as right:
        await asyncio.sleep(0.2)
        assert await right.leases.take([table.id]) == [], "its worker lives"
    await crash(left)
    async with hall_at(postgres_address, SLOW) as right:
        await until(lambda: right.stats().bot_answers > 3)
