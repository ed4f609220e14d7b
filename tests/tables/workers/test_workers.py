"""Several workers on one database: none of them holds the truth, and any of them may die."""

from __future__ import annotations

import asyncio
import random
import socket

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, text, update
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    CAT,
    DUEL,
    ME,
    PATIENCE,
    QUICK,
    SLOW,
    Workers,
    answer_some,
    at_home,
    first,
    hall_at,
    two_at_a_table,
    until,
    verified,
)

from roundtable.kernel.errors import DecisionClosed, Refused, WrongSeat
from roundtable.tables import LiveTable, TablePlan, TableRegistry
from roundtable.tables.keys import new_id
from roundtable.tables.storage.schema import LEASES, MOVES
from roundtable.tables.storage.store import Store
from roundtable.tables.workers.leases import Leases
from roundtable.tables.workers.peers import WorkerSockets


async def agree(one: LiveTable, other: LiveTable) -> None:
    """Both workers' tables come to be the same."""
    await until(lambda: one.seq == other.seq or one.is_stale or other.is_stale)
    await one.ready()
    await other.ready()
    assert one.seq == other.seq
    assert one.match.fingerprint() == other.match.fingerprint()
    assert one.recent(0) == other.recent(0)
    assert one.opened == other.opened
    assert one.question == other.question
    assert [replace(seat, online=False) for seat in one.seats] == [replace(seat, online=False) for seat in other.seats]


async def crash(hall: TableRegistry) -> None:
    """The worker stops where it stands: nothing is given back, nobody is told."""
    hall._closed = True
    for task in list(hall._tasks):
        task.cancel()
    await hall.automata.close()
    await hall.writer.close()
    await hall.wire.close()
    await hall.store.close()


async def test_two_workers_play_one_table(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await two_at_a_table(left, "talisman")
        other = await right.table(one.id)
        rng = random.Random(3)
        with other.subscribe((1,), BEN) as news:
            for _ in range(60):
                table = rng.choice((one, other))
                await table.ready()
                try:
                    await answer_some(table, 1, seed=rng.randrange(999))
                except Refused:
                    continue  # that worker had not heard of the last answer yet
            assert "match" in (await anext(news)).kinds
        await agree(one, other)
        await verified(other)
        assert len((await verified(one)).rows) > 30


async def test_two_workers_answer_the_same_decision_at_once(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await two_at_a_table(left)
        other = await right.table(one.id)
        for _ in range(15):
            await agree(one, other)
            if not one.offers():
                break
            offer, count = first(one), len((await verified(one)).rows)
            options = random.Random(count).choices(offer.options, k=4)
            clicks = [
                table.answer(offer.seat, offer.decision, option.id)
                for table, option in zip((one, other, one, other), options, strict=True)
            ]
            results = await asyncio.gather(*clicks, return_exceptions=True)
            assert results.count(None) == 1
            assert all(isinstance(result, DecisionClosed | WrongSeat) for result in results if result is not None)
            await agree(one, other)
            assert len((await verified(one)).rows) == count + 1


async def test_seats_of_one_window_answer_at_two_workers_at_once(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await left.create(TablePlan("reflets-blessing", [ME] * 4, timed=False), ANN)
        other = await right.table(one.id)
        offers = one.offers()
        await asyncio.gather(
            *(
                (one if offer.seat % 2 else other).answer(offer.seat, offer.decision, offer.options[0].id)
                for offer in offers
            )
        )
        await agree(one, other)
        assert sorted(row.seat for row in (await verified(one)).rows) == [0, 1, 2, 3]
        assert left.stats().conflicts + right.stats().conflicts > 0


async def test_everything_else_is_shared_too(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await two_at_a_table(left)
        other = await right.table(one.id)
        with one.subscribe((), ANN), other.subscribe((), BEN):
            await right.join(one.key_of(None), CAT, "Cat")
            await until(lambda: one.may_watch(CAT))
            await one.talk(ANN, 0, "Hello")
            await until(lambda: [line.text for line in other.recent_talk()] == ["Hello"])
            await asyncio.gather(one.talk(ANN, 0, "One"), other.talk(BEN, 1, "Two"))
            await until(lambda: one.recent_talk() == other.recent_talk() and len(one.recent_talk()) == 3)
            await other.pause(1)
            await until(lambda: one.status == "paused")
            await one.resume(0)
            await until(lambda: other.status == "playing")
            await other.rename(1, "Benedict")
            await until(lambda: one.texts.name("en", "@seat.1") == "Benedict")
            await answer_some(one, 6)
            await agree(one, other)
            question = await other.undo(other.match.rows[-1].seat)
            if question is not None:
                await until(lambda: one.question == question)
                await one.consent(question.waiting[0], question.id, True)
            await agree(one, other)
            await answer_some(one, 5000)
            await until(lambda: other.status == "over")
            assert other.info.winners == one.info.winners
            made = await asyncio.gather(one.rematch(ANN), other.rematch(BEN))
            assert made[0].id == made[1].id


async def test_presence_is_told_to_other_workers(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await two_at_a_table(left)
        with one.subscribe((0,), ANN), one.subscribe((), CAT):
            other = await right.table(one.id)
            await until(lambda: other.seats[0].online and other.watching() == 1)
            with other.subscribe((1,), BEN):
                await until(lambda: one.seats[1].online)
            await until(lambda: not one.seats[1].online)
        await until(lambda: not other.seats[0].online and other.watching() == 0)


async def test_bots_move_at_one_worker_only(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await at_home(left, TablePlan("talisman-duel", [BOT, BOT]))
        other = await right.table(one.id)
        with other.subscribe((), ANN):
            await until(lambda: other.status == "over" and one.status == "over")
        await agree(one, other)
        answers = select(MOVES.c.worker).where(MOVES.c.table_id == one.id, MOVES.c.kind == "answer")
        movers = [row.worker for row in await left.store.read(answers)]
        assert len(movers) == len((await verified(one)).rows)
        assert set(movers) == {left.worker} or (workers.street is None and set(movers) == {right.worker})


async def test_another_worker_takes_over_when_one_dies(workers: Workers) -> None:
    slow = replace(QUICK, pace=0.5)
    left = await workers.open(slow)
    one = await at_home(left, TablePlan("talisman-duel", [BOT, BOT]))
    one.subscribe((), ANN)  # to the very end: bots take their time while somebody watches
    await until(lambda: one.seq > 3)
    assert left.leases.holds(one.id)
    async with workers.hall(slow) as right:
        await asyncio.sleep(0.1)
        assert right.stats().takeovers == 0
        await crash(left)
        if workers.street is not None:
            workers.street.died(0)
        await until(lambda: right.stats().takeovers == 1)
        other = await right.table(one.id)
        await until(lambda: other.status == "over")
        await verified(other)


async def test_neighbours_take_over_at_once_and_not_when_leases_lapse(sqlite_address: str) -> None:
    workers = Workers(sqlite_address, WorkerSockets(2))
    assert workers.street is not None
    patient = replace(SLOW, pace=0.5)
    left = await workers.open(patient)
    one = await at_home(left, TablePlan("talisman-duel", [BOT, BOT]))
    one.subscribe((), ANN)
    await until(lambda: left.leases.holds(one.id))
    async with workers.hall(patient) as right:
        await crash(left)
        workers.street.died(0)
        await until(lambda: right.stats().takeovers == 1)
        other = await right.table(one.id)
        await until(lambda: other.status == "over")


async def test_a_worker_that_stops_in_good_order_hands_over_at_once(workers: Workers) -> None:
    config = replace(QUICK, pace=0.05)
    async with workers.hall(config) as right:
        async with workers.hall(config) as left:
            one = await at_home(left, TablePlan("talisman-duel", [BOT, BOT]))
            with one.subscribe((), ANN):
                await until(lambda: one.seq > 3)
        await until(lambda: right.stats().takeovers >= 1)
        other = await right.table(one.id)
        await until(lambda: other.status == "over")


async def time_passes(ms: int, store: Store, *leases: Leases) -> None:
    """As if so much time had gone by, for all who hold leases."""
    await store.write(update(LEASES).where(LEASES.c.until > 0).values(until=LEASES.c.until - ms))
    for one in leases:
        one._held = {table: until - ms for table, until in one._held.items()}


async def test_a_lease_is_held_by_one(address: str) -> None:
    store = await Store.open(address)
    one, other = Leases(store, "one", 60), Leases(store, "other", 60)
    assert await one.take(["a", "b"]) == ["a", "b"]
    assert await other.take(["a", "b", "c"]) == ["c"]
    assert one.holds("a")
    assert not other.holds("a")
    await time_passes(40_000, store, one, other)
    await one.renew()
    await time_passes(40_000, store, one, other)
    assert one.holds("a")
    assert await other.orphans() == ["c"]
    await one.release(["a"], done=True)
    assert await other.take(["a"]) == ["a"]
    await time_passes(80_000, store, one, other)
    assert not one.holds("b")
    assert await other.take(["b"]) == ["b"]
    await one.renew()
    assert not one.holds("b")
    await store.close()


async def test_work_is_known_to_all_even_if_its_worker_dies_at_once(workers: Workers) -> None:
    """A worker that dies between an answer and taking the lease leaves a note that there is work."""
    async with workers.hall() as hall:
        hall.want_lease = lambda table: None  # type: ignore[method-assign]
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        while not table.bots_asked():
            offer = table.offers(0)[0]
            await table.answer(0, offer.decision, offer.options[0].id)
            await table.ready()
        rows = await hall.store.read(select(func.count()).select_from(text("leases")))
        assert rows[0][0] == 1


async def test_news_that_were_missed_are_looked_up(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundtable.tables.workers.peer_news.PAUSE", 0.05)
    monkeypatch.setattr("roundtable.tables.workers.peer_news.PULSE", 0.05)
    async with hall_at(postgres_address) as left, hall_at(postgres_address) as right:
        one = await two_at_a_table(left)
        other = await right.table(one.id)
        right.wire._hear = lambda news: None  # deaf
        await answer_some(one, 3)
        await one.talk(ANN, 0, "Can you hear me?")
        await asyncio.sleep(0.05)
        assert other.seq < one.seq
        stop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
        await left.store.read(text(stop))  # type: ignore[arg-type]
        await until(lambda: other.seq == one.seq)
        await agree(one, other)
        await until(lambda: other.recent_talk() == one.recent_talk())


async def test_a_database_that_goes_away_and_comes_back(postgres_address: str) -> None:
    async with hall_at(postgres_address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 3)
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        await hall.store.read(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))  # type: ignore[arg-type]
        async with asyncio.timeout(PATIENCE):
            while table.info.answers < 15 and table.status != "over":
                try:
                    await table.ready()
                    await answer_some(table, 1)
                except Refused:
                    raise
                except Exception:  # noqa: BLE001  # whatever was cut off; it must heal
                    await asyncio.sleep(0.05)
        await verified(table)


async def test_who_sits_down_at_one_worker_is_known_at_the_other_before_any_news(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await left.create(DUEL, ANN)
        other = await right.table(one.id)
        await right.wire.close()  # no news comes any more
        await left.join(one.key_of(1), BEN, "Ben")
        assert other.seats_of(BEN) == ()
        await other.look_again()
        assert other.seats_of(BEN) == (1,)
        assert other.status == "playing"


async def test_what_nobody_looks_at_is_read_when_somebody_does(workers: Workers) -> None:
    async with workers.hall() as left, workers.hall() as right:
        one = await two_at_a_table(left)
        other = await right.table(one.id)
        loads = other.match
        await answer_some(one, 5)
        await until(lambda: other.is_stale)
        assert not other.is_ready
        assert other.match is loads
        assert await right.table(one.id) is other
        await agree(one, other)


async def test_a_worker_that_is_back_gets_its_tables_again(sqlite_address: str) -> None:
    """While it was away another one cared for them, and lets go of them as soon as nobody looks at them there."""
    workers = Workers(sqlite_address, WorkerSockets(2))
    async with workers.hall(SLOW) as left, workers.hall(SLOW) as right:
        one = await at_home(left, DUEL)
        assert not right.cares_for(one.id)
        assert await right.leases.take([one.id]) == [one.id]
        with (await right.table(one.id)).subscribe((), ANN):
            await right._keeper._renew()
            assert right.leases.holds(one.id)
        await right._keeper._renew()
        assert not right.leases.holds(one.id)
        assert await left.leases.orphans() == [one.id]


async def test_tables_of_a_dead_worker_are_at_home_elsewhere(sqlite_address: str) -> None:
    workers = Workers(sqlite_address, WorkerSockets(2))
    assert workers.street is not None
    async with workers.hall() as left, workers.hall() as right:
        names = [new_id() for _ in range(200)]
        mine = [name for name in names if left.cares_for(name)]
        assert 60 < len(mine) < 140
        assert [name for name in names if not right.cares_for(name)] == mine
        workers.street.died(0)
        assert all(right.cares_for(name) for name in names)
        workers.street.awake[0] = 1
        assert [name for name in names if left.cares_for(name)] == mine


async def test_a_neighbour_that_is_busy_is_told_later(sqlite_address: str) -> None:
    workers = Workers(sqlite_address, WorkerSockets(2))
    async with workers.hall(SLOW) as left, workers.hall(SLOW) as right:
        one = await two_at_a_table(left)
        other = await right.table(one.id)
        assert right.neighbours is not None
        assert left.neighbours is not None
        asyncio.get_running_loop().remove_reader(right.neighbours._inbox.fileno())
        with other.subscribe((1,), BEN):
            while not left.neighbours._outbox:
                left.present(one)
            await one.talk(ANN, 0, "Are you asleep?")
            await answer_some(one, 3)
            await asyncio.sleep(0.05)
            assert other.seq < one.seq
            right.neighbours.open(right.worker, right.wire._read, right._died)
            await until(lambda: other.seq == one.seq and other.recent_talk() == one.recent_talk())
            assert not left.neighbours._outbox


async def test_letters_that_are_none_harm_nobody(sqlite_address: str) -> None:
    street = WorkerSockets(2)
    workers = Workers(sqlite_address, street)
    async with workers.hall(SLOW) as left, workers.hall(SLOW) as right:
        one = await two_at_a_table(left)
        other = await right.table(one.id)
        with socket.socket() as loose, other.subscribe((1,), BEN):
            for letter in (b"", b"n", b"n{}", b'n{"w": 3}', b"nnull", b"s", b"x" * 9000, b"\x00"):
                street.slots[1].send(letter)
                socket.send_fds(street.slots[1], [letter], [loose.fileno()])
            await answer_some(one, 2)
            await until(lambda: other.seq == one.seq)
