"""Writes that fail: bots, clocks and questions go on by themselves as soon as the database is back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.tables.automation.test_clocks import at_a_clock
from tests.tables.live.test_undo import barred_choice
from tests.tables.stories import ANN, BEN, BOT, ME, SLOW, first, hall_at, later, two_at_a_table, until, verified

from roundtable.kernel.answers import AnswerRow
from roundtable.kernel.errors import Refused
from roundtable.tables import TablePlan, TableRegistry
from roundtable.tables.automation import clocks_and_bots
from roundtable.tables.errors import Unavailable
from roundtable.tables.storage.journal_rows import Draft
from roundtable.tables.storage.store import Store, Stored
from roundtable.tables.workers.leases import Leases


class Outage:
    """A database that refuses: the writes alone, or whatever it is asked."""

    def __init__(self, hall: TableRegistry, monkeypatch: pytest.MonkeyPatch, *, reads_too: bool) -> None:
        self.begun = False
        self.refused = 0
        save, load = hall.writer._save, hall.store.load

        async def saves(drafts: list[Draft]) -> None:
            if self.begun:
                self.refused += 1
                raise OperationalError("INSERT", None, Exception("away"))
            await save(drafts)

        async def loads(table: str, before: int | None = None) -> Stored | None:
            if self.begun and reads_too:
                self.refused += 1
                raise Unavailable
            return await load(table, before)

        monkeypatch.setattr(hall.writer, "_save", saves)
        monkeypatch.setattr(hall.store, "load", loads)
        monkeypatch.setattr(clocks_and_bots, "RETRY", 0.05)


@pytest.fixture(params=["refuses writes", "is away"])
def outage(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[TableRegistry], Outage]:
    return lambda hall: Outage(hall, monkeypatch, reads_too=request.param == "is away")


async def test_bots_go_on_after_writes_that_failed(address: str, outage: Callable[[TableRegistry], Outage]) -> None:
    async with hall_at(address) as hall:
        away = outage(hall)
        tables = [await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN) for _ in range(3)]
        await until(lambda: hall.stats().bot_answers > 3)
        away.begun = True
        await until(lambda: away.refused > 12)  # each bot, more than once
        away.begun = False
        before = [table.seq for table in tables]
        await until(
            lambda: all(
                table.seq > seq + 3 or table.status == "over" for table, seq in zip(tables, before, strict=True)
            )
        )


async def test_a_bot_plays_on_when_it_was_a_person_whose_answer_failed(
    address: str, outage: Callable[[TableRegistry], Outage]
) -> None:
    async with hall_at(address) as hall:
        away = outage(hall)
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        await until(lambda: not table.bots_asked() and table.is_ready)
        while not table.bots_asked():
            offer = first(table)
            away.begun = True
            with pytest.raises(Unavailable):
                await table.answer(offer.seat, offer.decision, offer.options[0].id)
            hall.look(table)  # as when a lease is taken again: memory runs ahead of the database
            away.begun = False
            await until(lambda: not table.is_stale)
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        answers = hall.stats().bot_answers
        await until(lambda: hall.stats().bot_answers > answers)


async def test_a_clock_runs_out_after_writes_that_failed(
    address: str, outage: Callable[[TableRegistry], Outage]
) -> None:
    async with hall_at(address) as hall:
        away = outage(hall)
        table = await at_a_clock(hall)
        await until(lambda: hall.leases.holds(table.id))
        away.begun = True
        later(hall, 10_000)
        hall.look(table)
        await until(lambda: away.refused > 3)
        assert away.refused < 100, "it takes its time between two attempts"
        away.begun = False
        await until(lambda: any(row.option is None for row in table.match.rows if isinstance(row, AnswerRow)))
        await verified(table)


async def test_a_clock_rings_though_its_lease_had_lapsed_at_that_moment(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, SLOW) as hall:
        table = await at_a_clock(hall)
        await until(lambda: hall.leases.holds(table.id))
        later(hall, 10_000)
        hall.leases._held[table.id] = 0
        hall.automata._ring(table)
        await until(lambda: hall.stats().expiries)


async def test_a_question_is_settled_though_the_write_that_counts_failed(
    address: str, outage: Callable[[TableRegistry], Outage]
) -> None:
    async with hall_at(address) as hall:
        away = outage(hall)
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        assert await table.undo(seat) is not None
        count_again = table.count_again

        async def fails() -> None:
            table.count_again = count_again  # type: ignore[method-assign]
            away.begun = True
            await count_again()

        table.count_again = fails  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await table.leave(1 - seat, (ANN, BEN)[1 - seat])
        away.begun = False
        await until(lambda: table.question is None)
        assert table.match.undone == 1


async def test_who_leaves_is_not_waited_for(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        assert await table.undo(seat) is not None
        await table.leave(1 - seat, (ANN, BEN)[1 - seat])
        assert table.question is None
        assert table.match.undone == 1


async def test_a_lease_that_could_not_be_given_back_is_given_back_later(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(address)
    one, other, write = Leases(store, "one", 60), Leases(store, "other", 60), store.write

    async def away(*statements: Any) -> list[int]:
        raise Unavailable

    try:
        assert await one.take(["a", "b", "c"]) == ["a", "b", "c"]
        monkeypatch.setattr(store, "write", away)
        for table, done in (("a", True), ("b", False)):
            with pytest.raises(Unavailable):
                await one.release([table], done=done)
        monkeypatch.setattr(store, "write", write)
        await one.renew()
        assert await other.orphans() == ["b"]
        assert await other.take(["a", "b", "c"]) == ["a", "b"]
    finally:
        await store.close()


async def test_bots_that_failed_too_often_try_again_when_somebody_has_moved(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks_and_bots, "RETRY", 0.01)
    async with hall_at(sqlite_address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        answer, tries = table.answer, 0

        async def refused(*given: Any, **more: Any) -> None:
            nonlocal tries
            tries += 1
            raise Refused("not this")

        table.answer = refused  # type: ignore[method-assign]
        await until(lambda: tries >= clocks_and_bots.STUCK)
        await asyncio.sleep(0.1)
        seq = table.seq
        assert tries == clocks_and_bots.STUCK
        table.answer = answer  # type: ignore[method-assign]
        await table.rename(0, "Cleo")
        await until(lambda: table.seq > seq + 3)


async def test_a_clock_runs_out_though_bots_fail(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks_and_bots, "RETRY", 0.01)
    async with hall_at(sqlite_address) as hall:
        table = await at_a_clock(hall)
        await until(lambda: hall.leases.holds(table.id))
        for _ in range(clocks_and_bots.STUCK):
            hall.automata._failed(table, "bot 1 7")
        later(hall, 10_000)
        hall.look(table)
        await until(lambda: hall.stats().expiries)
