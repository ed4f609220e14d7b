"""Answers at a live table: durable before they are told, each exactly once, and refused where they don't fit."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    EVE,
    ME,
    OPEN,
    QUICK,
    answer_some,
    first,
    hall_at,
    two_at_a_table,
    until,
    verified,
)

from roundtable.kernel.errors import DecisionClosed, NotOffered, Refused, WrongSeat
from roundtable.tables import LiveTable, TablePlan, TablesConfig
from roundtable.tables.errors import NotAllowed, NotPlaying, RulesFailed, Unavailable
from roundtable.tables.storage.schema import REPORTS


async def test_an_answer_is_there_after_a_restart(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 5)
        before = table.match.fingerprint(), table.seq, [line.event for line in await table.log(0)]
    async with hall_at(address) as hall:
        table = await hall.table(table.id)
        assert (table.match.fingerprint(), table.seq, [line.event for line in await table.log(0)]) == before
        await verified(table)
        await answer_some(table, 500)
        assert table.status == "over"
        assert table.info.winners == (table.match.outcome.winners if table.match.outcome else None)


async def test_a_repeated_click_changes_nothing(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        offer = first(table)
        clicks = [table.answer(offer.seat, offer.decision, offer.options[0].id) for _ in range(5)]
        results = await asyncio.gather(*clicks, return_exceptions=True)
        assert results.count(None) == 1
        assert all(isinstance(result, DecisionClosed | WrongSeat) for result in results if result is not None)
        assert len((await verified(table)).rows) == 1


async def test_what_is_not_offered_is_refused(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        before, offer = table.match.fingerprint(), first(table)
        with pytest.raises(NotOffered):
            await table.answer(offer.seat, offer.decision, "fly")
        with pytest.raises(Refused):
            await table.answer(1 - offer.seat, offer.decision, offer.options[0].id)
        with pytest.raises(DecisionClosed):
            await table.answer(offer.seat, "99999", offer.options[0].id)
        assert table.match.fingerprint() == before
        assert table.is_ready


async def test_nothing_is_told_before_it_is_durable(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        gate, put = asyncio.Event(), hall.writer.put

        async def slow(draft: object) -> None:
            await gate.wait()
            await put(draft)  # type: ignore[arg-type]

        monkeypatch.setattr(hall.writer, "put", slow)
        with table.subscribe((0,), ANN) as news:
            offer, version = first(table), table.version
            answering = asyncio.create_task(table.answer(offer.seat, offer.decision, offer.options[0].id))
            told = asyncio.create_task(anext(news))
            await asyncio.sleep(0.02)
            reading = asyncio.create_task(table.ready())
            await asyncio.sleep(0.02)
            assert not told.done()
            assert not reading.done()
            assert not answering.done()
            assert table.version == version
            gate.set()
            await answering
            assert "match" in (await told).kinds
            await reading


async def test_a_request_that_is_cancelled_in_the_middle_of_a_write_is_carried_out(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        offer = first(table)
        for steps in range(4):
            await table.ready()
            offer, count = first(table), len((await verified(table)).rows)
            asking = asyncio.create_task(table.answer(offer.seat, offer.decision, offer.options[0].id))
            for _ in range(steps + 1):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await until(lambda: not table.busy)
            await table.ready()
            assert len((await verified(table)).rows) == count + 1


async def test_a_failed_write_changes_nothing_and_the_table_goes_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        before, offer, put = table.match.fingerprint(), first(table), hall.writer.put

        async def broken(draft: object) -> None:
            raise Unavailable

        monkeypatch.setattr(hall.writer, "put", broken)
        with pytest.raises(Unavailable):
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        monkeypatch.setattr(hall.writer, "put", put)
        await table.ready()
        assert table.match.fingerprint() == before
        await table.answer(offer.seat, offer.decision, offer.options[0].id)
        assert len((await verified(table)).rows) == 1


async def test_a_write_that_only_seemed_to_fail_counts_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        offer, put = first(table), hall.writer.put

        async def cut_off(draft: object) -> None:
            await put(draft)  # type: ignore[arg-type]
            raise Unavailable  # the connection broke after the commit, before its answer

        monkeypatch.setattr(hall.writer, "put", cut_off)
        with table.subscribe((0,), ANN) as news:
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
            assert "match" in (await anext(news)).kinds
        assert len((await verified(table)).rows) == 1


async def test_one_bad_write_of_a_batch_harms_no_other_table(address: str) -> None:
    async with hall_at(address) as hall:
        tables = [await two_at_a_table(hall) for _ in range(4)]
        spoilt = tables[1]
        spoilt.seq -= 1  # as if another worker had written meanwhile: its next row is taken

        async def answer(table: LiveTable) -> None:
            offer = first(table)
            await table.answer(offer.seat, offer.decision, offer.options[0].id)

        await asyncio.gather(*map(answer, tables))
        for table in tables:
            assert len((await verified(table)).rows) == 1
        assert hall.stats().conflicts == 1


async def test_people_are_told_once_however_much_happens(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        with table.subscribe((0,), ANN) as news:
            await answer_some(table, 4)
            await table.talk(ANN, 0, "Your turn!")
            notice = await anext(news)
            assert {"match", "talk"} <= notice.kinds
            assert notice.version == table.version
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(news), 0.05)


async def test_in_the_lobby_nobody_answers_until_it_starts(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        assert table.status == "lobby"
        assert table.offers() == []
        offer = table.match.offers()[0]
        with pytest.raises(NotPlaying, match="not started"):
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        await table.start()
        assert table.status == "playing"
        await answer_some(table, 3)
        with pytest.raises(NotPlaying):
            await table.start()


async def test_a_table_plays_on_its_own_with_bots_to_the_end(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        with table.subscribe((), ANN):
            await until(lambda: table.status == "over")
        await verified(table)
        assert hall.stats().bot_answers == len((await verified(table)).rows)


async def test_bots_think_in_processes_of_their_own(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, TablesConfig(bot_processes=1)) as hall:
        table = await hall.create(TablePlan("talisman", [ME, BOT, BOT]), ANN)
        for _ in range(5):
            await until(lambda: table.offers(0))
            await table.ready()
            offer = table.offers(0)[0]
            await table.answer(0, offer.decision, offer.options[0].id)
        await until(lambda: hall.stats().bot_answers >= 4)
        assert hall.stats().bot_failures == 0


async def test_a_bots_choice_for_a_decision_that_is_gone_changes_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        gate, choose = asyncio.Event(), hall.automata._thinkers.choose

        async def dawdle(job: bytes) -> object:
            choice = await choose(job)
            await gate.wait()
            return choice

        monkeypatch.setattr(hall.automata._thinkers, "choose", dawdle)
        for _ in range(30):
            await table.ready()
            if table.offers(1):
                break
            offer = table.offers(0)[0]
            await table.answer(0, offer.decision, offer.options[0].id)
        thinking = table.offers(1)[0]
        await hall.join(table.key_of(1), BEN, "Ben")
        await table.answer(1, thinking.decision, thinking.options[0].id)
        rows = len((await verified(table)).rows)
        gate.set()
        await asyncio.sleep(0.05)
        assert len((await verified(table)).rows) == rows


async def test_pausing_stops_everybody(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        offer = first(table)
        await table.pause(1)
        assert table.status == "paused"
        assert table.offers() == []
        with pytest.raises(NotPlaying, match="paused"):
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        await table.resume(0)
        await table.answer(offer.seat, offer.decision, offer.options[0].id)
        assert [line.event.key for line in table.recent(0) if line.own][-2:] == ["log-paused", "log-resumed"]


async def test_bots_rest_while_the_table_is_paused(address: str) -> None:
    config = replace(QUICK, pace=0.05)
    async with hall_at(address, config) as hall:
        table = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        with table.subscribe((), ANN):
            await until(lambda: table.seq > 3)
            await table.pause(0)
            seq = table.seq
            await asyncio.sleep(0.2)
            assert table.seq == seq
            await table.resume(0)
            await until(lambda: table.seq > seq + 2)


async def test_a_mistake_in_the_rules_leaves_the_table_as_it_was_and_is_noted(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        before, offer = table.match.fingerprint(), first(table)

        run, failures = type(table.match).run, ["a bug"]

        def broken(*args: Any) -> None:
            if failures:
                raise KeyError(failures.pop())
            run(*args)

        with monkeypatch.context() as patch:
            patch.setattr(type(table.match), "run", broken)
            with pytest.raises(RulesFailed):
                await table.answer(offer.seat, offer.decision, offer.options[0].id)
        await table.ready()
        assert table.match.fingerprint() == before
        rows = await hall.store.read(select(REPORTS.c.words))
        assert "a bug" in rows[0].words
        await table.answer(offer.seat, offer.decision, offer.options[0].id)


async def test_somebody_elses_seat_is_not_ones_to_answer_for(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        offer = first(table)
        with pytest.raises(NotAllowed):
            await table.answer(offer.seat, offer.decision, offer.options[0].id, person=EVE)
        await table.answer(offer.seat, offer.decision, offer.options[0].id, person=(ANN, BEN)[offer.seat])


async def test_a_database_that_is_locked_for_a_while_holds_up_nobody_else(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await two_at_a_table(hall)
        offer = first(table)
        other = sqlite3.connect(sqlite_address.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answering = asyncio.create_task(table.answer(offer.seat, offer.decision, offer.options[0].id))
        for _ in range(30):
            await asyncio.sleep(0.01)
        assert not answering.done(), "whoever waited with it would wait until it is given up"
        assert await hall.mine(ANN)
        other.execute("ROLLBACK")
        other.close()
        await answering
        assert len((await verified(table)).rows) == 1
