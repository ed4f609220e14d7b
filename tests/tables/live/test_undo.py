"""Undo and redo at a live table: free, by consent, taken out; and all of it in the database as in memory."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from tests.tables.stories import ANN, BEN, BOT, EVE, ME, OPEN, QUICK, answer_some, hall_at, two_at_a_table, verified

from roundtable.kernel.errors import DecisionClosed, RedoRefused, UndoRefused
from roundtable.tables import LiveTable, SeatPlan, TablePlan, TableRegistry
from roundtable.tables.errors import NoQuestion, QuestionOpen


async def same_when_loaded(hall: TableRegistry, table: LiveTable) -> None:
    """What the database has of a table is what memory has."""
    await verified(table)
    memory = table.match.fingerprint(), table.match.redoable(), table.question, table.opened, table.seq
    log = [(line.number, line.event) for line in await table.log(0)]
    async with table._lock:
        await table.reload()
    assert (table.match.fingerprint(), table.match.redoable(), table.question, table.opened, table.seq) == memory
    assert [(line.number, line.event) for line in await table.log(0)] == log


async def free_choice(table: LiveTable) -> int:
    """Plays until somebody's last answer can be taken back freely; whose."""
    for _ in range(200):
        await answer_some(table, 1, seed=table.seq)
        for seat in range(len(table.seats)):
            if table.undo_needs(seat) == ():
                return seat
    raise AssertionError("nothing was free")


async def barred_choice(table: LiveTable) -> int:
    """Plays until somebody's last answer needs another's consent; whose."""
    for _ in range(200):
        await answer_some(table, 1, seed=table.seq)
        for seat in range(len(table.seats)):
            if table.undo_needs(seat):
                return seat
    raise AssertionError("nothing needed consent")


async def test_a_free_undo_takes_back_at_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall, "talisman")
        seat = await free_choice(table)
        gone = (await verified(table)).rows[-1]
        old = [offer.decision for offer in table.offers()]
        assert await table.undo(seat) is None
        assert gone not in (await verified(table)).rows
        assert not set(old) & {offer.decision for offer in table.offers()}
        assert table.recent(0)[-1].event.key == "log-undo"
        await same_when_loaded(hall, table)


async def test_an_old_click_does_not_fit_after_an_undo(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall, "talisman")
        seat = await free_choice(table)
        before = table.match.fork(len((await verified(table)).rows) - 1)
        old = before.offers()[0]
        await table.undo(seat)
        with pytest.raises(DecisionClosed):
            await table.answer(old.seat, old.decision, old.options[0].id)


async def test_undo_asks_and_a_yes_does_it(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        before = len((await verified(table)).rows)
        question = await table.undo(seat)
        assert question is not None
        assert question == table.question
        assert question.waiting == (1 - seat,)
        await same_when_loaded(hall, table)
        with pytest.raises(NoQuestion):
            await table.consent(seat, question.id, True)
        await table.consent(1 - seat, question.id, True)
        assert table.question is None
        assert len((await verified(table)).rows) < before
        await same_when_loaded(hall, table)


async def test_a_no_ends_the_question(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        before, question = table.match.fingerprint(), await table.undo(seat)
        assert question is not None
        await table.consent(1 - seat, question.id, False)
        assert table.question is None
        assert table.match.fingerprint() == before
        with pytest.raises(NoQuestion):
            await table.consent(1 - seat, question.id, True)


async def test_a_question_lapses_when_somebody_answers(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        question = await table.undo(seat)
        assert question is not None
        await answer_some(table, 1)
        assert table.question is None
        with pytest.raises(NoQuestion):
            await table.consent(1 - seat, question.id, True)


async def test_a_question_survives_a_restart(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        question, rows = await table.undo(seat), len((await verified(table)).rows)
    async with hall_at(address) as hall:
        table = await hall.table(table.id)
        assert table.question == question
        assert question is not None
        await table.consent(1 - seat, question.id, True)
        assert len((await verified(table)).rows) < rows


async def test_the_whole_table_must_agree_beyond_a_die(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, OPEN, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "")
        await hall.join(table.key_of(2), EVE, "")
        while table.undo_needs(0) is None or len(table.undo_needs(0) or ()) < 2:
            await answer_some(table, 1, seed=table.seq)
        question = await table.undo(0)
        assert question is not None
        assert question.needs == (1, 2)
        await table.consent(2, question.id, True)
        assert table.question is not None
        assert table.question.waiting == (1,)
        await table.consent(1, question.id, True)
        assert table.question is None
        await same_when_loaded(hall, table)


@pytest.mark.parametrize("third", [BOT, OPEN, ME], ids=["a bot", "nobody", "the asker's other seat"])
async def test_a_yes_is_enough_where_the_third_need_not_be_asked(address: str, third: SeatPlan) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, OPEN, third]), ANN)
        await hall.join(table.key_of(1), BEN, "")
        if table.info.status == "lobby":
            await table.start()
        while len(_needed(table)) < 2:
            await answer_some(table, 1, seed=table.seq)
        question = await table.undo(0, person=ANN)
        assert question is not None
        assert question.needs == (1,)
        await table.pause(1)
        await table.resume(1)
        before = table.match.undone
        await table.consent(1, question.id, True)
        assert table.question is None
        assert table.match.undone == before + 1
        await same_when_loaded(hall, table)


async def test_whoever_has_sat_down_since_is_asked_too(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, OPEN, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "")
        await table.start()
        while len(_needed(table)) < 2:
            await answer_some(table, 1, seed=table.seq)
        question = await table.undo(0)
        assert question is not None
        await hall.join(table.key_of(2), EVE, "")
        await table.consent(1, question.id, True)
        assert table.question is not None
        assert table.question.waiting == (2,)
        await table.consent(2, question.id, True)
        assert table.question is None


def _needed(table: LiveTable) -> tuple[int, ...]:
    """Whom the rules would ask if Ann took back her last answer."""
    try:
        return table.match.undo_needs(0)
    except UndoRefused:
        return ()


async def test_bots_and_empty_seats_agree_at_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        seat = await barred_choice(table)
        await table.leave(1 - seat, (ANN, BEN)[1 - seat])
        assert table.seat(1 - seat).kind == "open"
        assert table.undo_needs(seat) == ()
        assert await table.undo(seat) is None
        await hall.automata.close()  # a bot that never moves
        other = await two_at_a_table(hall)
        seat = await barred_choice(other)
        await other.to_bot(1 - seat)
        assert other.undo_needs(seat) == ()
        assert await other.undo(seat) is None


async def test_ones_own_other_seats_agree_at_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, ME]), ANN)
        seat = await barred_choice(table)
        assert await table.undo(seat, person=ANN) is None
        assert table.question is None


async def test_redo_brings_back_even_after_a_restart(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall, "talisman")
        await answer_some(table, 20)
        seat = await free_choice(table)
        before = table.match.snapshot()
        await table.undo(seat)
        assert table.can_redo
    async with hall_at(address) as hall:
        table = await hall.table(table.id)
        assert table.can_redo
        assert await table.redo(seat) is None
        assert table.match.snapshot() == before
        assert not table.can_redo
        await same_when_loaded(hall, table)
        with pytest.raises(RedoRefused):
            await table.redo(seat)


async def test_an_answer_after_an_undo_leaves_nothing_to_redo(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall, "talisman")
        seat = await free_choice(table)
        await table.undo(seat)
        await answer_some(table, 1)
        assert not table.can_redo
        await same_when_loaded(hall, table)


async def test_a_sealed_answer_is_taken_out_and_what_others_answered_stays(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("reflets-blessing", [ME, ME, ME]), ANN)
        for seat in (0, 1):
            offer = table.offers(seat)[0]
            await table.answer(seat, offer.decision, offer.options[0].id)
        opened = dict(table.opened)
        assert await table.undo(0) is None
        assert [row.seat for row in (await verified(table)).rows] == [1]
        assert table.opened == opened
        assert {offer.seat for offer in table.offers()} == {0, 2}
        await same_when_loaded(hall, table)


async def test_nothing_of_ones_own_to_undo(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        with pytest.raises(UndoRefused):
            await table.undo(0)
        assert table.is_ready


async def test_undo_goes_back_further_than_memory_does(address: str) -> None:
    """A table that was just loaded knows only its last steps; what it needs of its past it reads."""
    async with hall_at(address, replace(QUICK, snapshot_every=4)) as hall:
        table = await two_at_a_table(hall, "talisman")
        await answer_some(table, 60)
        async with table._lock:
            await table.reload()
        start = table.match.offset
        assert start > 0
        for _ in range(200):
            if table.match.offset + len(table.match.rows) <= max(1, start - 10):
                break
            await table.undo(0)
            if table.question is not None:
                await table.consent(1, table.question.id, True)
            await same_when_loaded(hall, table)
        await answer_some(table, 30, seed=5)
        await same_when_loaded(hall, table)


async def test_random_games_with_undo_and_redo_keep_memory_and_database_alike(address: str) -> None:
    rng = random.Random(4)
    async with hall_at(address, replace(QUICK, snapshot_every=5)) as hall:
        for game, seats in (("talisman", 2), ("reflets", 3), ("tainted-grail", 2), ("kinfire-boosts", 3)):
            table = await hall.create(TablePlan(game, [ME] * seats, timed=False), ANN)
            for step in range(60):
                await table.ready()
                if not table.offers():
                    break
                seat, deed = rng.randrange(seats), rng.random()
                try:
                    if deed < 0.15:
                        await table.undo(seat, person=ANN)
                    elif deed < 0.25:
                        await table.redo(seat, person=ANN)
                    else:
                        await answer_some(table, 1, seed=rng.randrange(999))
                except UndoRefused:
                    pass
                if step % 12 == 0:
                    await same_when_loaded(hall, table)
            await same_when_loaded(hall, table)


async def test_asking_twice_is_asking_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall, "talisman")
        seat = await barred_choice(table)
        first, lines = await table.undo(seat, person=(ANN, BEN)[seat]), len(await table.log(0))
        assert await table.undo(seat, person=(ANN, BEN)[seat]) == first == table.question
        assert len(await table.log(0)) == lines


async def test_one_question_at_a_time(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, OPEN, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        await hall.join(table.key_of(2), EVE, "Eve")
        for _ in range(300):
            await answer_some(table, 1, seed=table.seq)
            asking = [seat for seat in range(3) if table.undo_needs(seat)]
            if len(asking) > 1:
                break
        people = (ANN, BEN, EVE)
        first = await table.undo(asking[0], person=people[asking[0]])
        with pytest.raises(QuestionOpen):
            await table.undo(asking[1], person=people[asking[1]])
        assert first is not None
        assert table.question == first
        await table.consent(asking[0], first.id, False)
        assert table.question is None
        assert table.recent(0)[-1].event.key == "log-withdrawn"
        assert await table.undo(asking[1], person=people[asking[1]]) is not None
        await same_when_loaded(hall, table)


async def test_a_seat_that_a_bot_plays_need_not_agree_any_more(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        seat = await barred_choice(table)
        rows = len((await verified(table)).rows)
        assert await table.undo(seat, person=(ANN, BEN)[seat]) is not None
        await hall.automata.close()  # the bot would play on
        await table.to_bot(1 - seat)
        assert table.question is None
        assert len((await verified(table)).rows) < rows
        await same_when_loaded(hall, table)


async def test_bots_wait_while_people_settle_whether_to_go_back(address: str) -> None:
    async with hall_at(address, replace(QUICK, pace=0.0)) as hall:
        table = await hall.create(TablePlan("talisman", [ME, OPEN, BOT]), ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        seat = 2
        while seat == 2:  # bots ask for nothing
            seat = await barred_choice(table)
        question = await table.undo(seat, person=(ANN, BEN)[seat])
        assert question is not None
        assert table.bots_asked() == []
        assert table.question is not None
        await table.consent(1 - seat, question.id, False)
        assert table.question is None
        await answer_some(table, 5)


async def test_who_plays_on_ends_the_question_and_that_is_told(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall, "talisman")
        seat = await barred_choice(table)
        assert await table.undo(seat, person=(ANN, BEN)[seat]) is not None
        await answer_some(table, 1)
        assert table.question is None
        assert "log-lapsed" in [line.event.key for line in table.recent(0)[-3:]]
        await same_when_loaded(hall, table)


async def test_undo_reaches_back_further_than_memory_does(address: str) -> None:
    """Loaded anew, a table has only the end of its past in memory; what could be taken back still can be."""
    async with hall_at(address, replace(QUICK, snapshot_every=5)) as hall:
        table = await hall.create(TablePlan("talisman", [ME, BOT, BOT], options={"mortality": True}), ANN)
        for _ in range(40):
            await answer_some(table, 1, seed=table.seq)
        await hall.automata.close()
        for _ in range(40):
            async with table._lock:
                await table.reload()
            assert table.undo_needs(0) is not None
            rows = table.info.answers
            assert await table.undo(0, person=ANN) is None
            assert table.info.answers < rows
            if table.info.answers < 40:
                break
