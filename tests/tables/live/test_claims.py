"""Claims against the clock at a live table: whose line is worth what, who may know of a claim, and when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.reflets.tables import start
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    CAT,
    EVE,
    ME,
    OPEN,
    QUICK,
    hall_at,
    later,
    stop_the_clock,
    until,
    verified,
)  # fmt: skip

from roundtable.kernel.errors import OutOfTime, UndoNotNow
from roundtable.tables import LiveTable, Person, SeatPlan, TableRegistry
from roundtable.tables.live.claim_time import MEMORY
from roundtable.tables.live.lines import Opening

REMI = ["remi-chelin", "brunhilda-bashford", "tom-scram", "reggie-the-mule", "kyo-shin-zamurato"]
PEOPLE = (ANN, BEN, CAT, EVE)
BY_HAND = replace(QUICK, grace_ms=3_600_000)
"""No clock rings by itself."""


def save(*, timed: bool = True, many: int = 4, seconds: int = 3) -> bytes:
    """The Guide, seat 0, is about to announce a Blessing; the others may call DAH."""
    return start({"heroes": REMI}, many=many, timed=timed, options={"seconds": seconds}).save()


async def before_the_call(
    hall: TableRegistry, seats: Sequence[SeatPlan] = (ME, OPEN, OPEN, OPEN), *, timed: bool = True
) -> LiveTable:
    """Ann is the Guide, Ben, Cat and Eve may call next."""
    table = await hall.load_save(save(timed=timed, many=len(seats)), ANN, list(seats))
    for seat, plan in enumerate(seats):
        if plan.kind == "open":
            await hall.join(table.key_of(seat), PEOPLE[seat], f"P{seat}")
    return table


async def at_the_call(hall: TableRegistry, seats: Sequence[SeatPlan] = (ME, OPEN, OPEN, OPEN)) -> LiveTable:
    """Where all of them are people, time goes by as they say."""
    if all(seat.kind != "bot" for seat in seats):
        stop_the_clock(hall)
    table = await before_the_call(hall, seats)
    await announce(table)
    return table


async def announce(table: LiveTable) -> None:
    await table.answer(0, table.offers(0)[0].decision, "skill:remi-chelin.1", person=ANN)
    assert table.is_racing or table.setup.timed is False


def opening(table: LiveTable) -> Opening:
    (number,) = [window.number for window in table.match.windows]
    return number, table.opened[number]


def shown(table: LiveTable, person: Person, *, line: int, after: int = 0, pong: bool = True) -> None:
    """A page of this person was sent the window so long after it opened, and its ping came back over such a line."""
    table.sights.sent(person, opening(table), opening(table)[1] + after, live=True)
    if pong:
        table.sights.ponged(person, opening(table), opening(table)[1] + after + line, line)


async def claim(table: LiveTable, person: Person, arrived: int, option: str = "dah", *, socket: bool = True) -> int:
    """Claims by an answer that is here so long after the window opened; as how many milliseconds it counts."""
    seat = PEOPLE.index(person)
    moment = opening(table)[1] + arrived
    if not socket:
        later(table.hall, moment - table.hall.now())
    decision = table.offers(seat)[0].decision
    await table.answer(seat, decision, option, person=person, arrived=moment if socket else None)
    return next(row.ms for row in reversed(table.match.rows) if row.seat == seat)  # type: ignore[union-attr]


async def test_equal_reactions_over_three_lines_are_a_tie(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        for person, line in ((BEN, 20), (CAT, 300), (EVE, 900)):
            shown(table, person, line=line)
        assert await claim(table, BEN, 720) == 700
        assert await claim(table, CAT, 1000) == 700
        assert await claim(table, EVE, 1600) == 700, "it draws level"
        assert {offer.prompt.key for offer in table.offers()} == {"ask-who-answers"}
        journal = await verified(table)
        assert sorted(row.ms for row in journal.rows if row.option and row.option.verb == "dah") == [700] * 3


async def test_a_claim_that_comes_later_may_have_been_made_sooner(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        for person, line in ((BEN, 20), (CAT, 300), (EVE, 900)):
            shown(table, person, line=line)
        assert await claim(table, BEN, 920) == 900
        assert await claim(table, CAT, 900) == 600
        with pytest.raises(OutOfTime):
            await claim(table, EVE, 1800)  # 900: too late after Cat's 600
        assert await claim(table, EVE, 1800, "pass") == 800, "whoever passes is never too late"
        assert await called(table) == [2]


async def called(table: LiveTable) -> list[int]:
    """Who called first, or who called together."""
    await verified(table)
    offers = table.offers()
    if offers[0].prompt.key == "ask-who-answers":
        return [int(option.arg) for option in offers[0].options]
    told = [event for line in table.recent(0, limit=50) if (event := line.event).key == "dah-called"]
    return [int(str(dict(told[-1].params)["seat"])[-1])] if told else []


async def test_a_pong_after_its_claim_is_worth_nothing(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        shown(table, BEN, line=300, pong=False)
        table.sights.ponged(BEN, None, hall.now(), 300)  # one in between
        shown(table, CAT, line=950)
        assert await claim(table, BEN, 800) == 800
        assert await claim(table, CAT, 900) == 900, "her pong came after 950"


async def test_a_pong_that_is_here_when_the_claim_waits_for_its_turn_counts_from_its_own_moment(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        shown(table, BEN, line=300, pong=False)
        opened = opening(table)[1]
        async with table._lock:
            claiming = asyncio.create_task(claim(table, BEN, 800))
            await asyncio.sleep(0)
            table.sights.ponged(BEN, opening(table), opened + 801, 801)
        assert await claiming == 800


async def test_a_lie_and_its_end(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        for person in (BEN, CAT):
            table.sights.ponged(person, None, opening(table)[1], 600)
        shown(table, BEN, line=600)
        assert await claim(table, BEN, 500, "pass") == 500, "no line with such pongs can bring it so soon"
        line = hall.lines.of(BEN, hall.now())
        moment = opening(table)[1] + 500
        assert line.lied(moment)
        assert line.lied(moment + MEMORY - 1)
        assert not line.lied(moment + MEMORY)
        assert hall.lines.of(CAT, hall.now()).lied(moment) is False

        other = await at_the_call(hall)
        shown(other, BEN, line=600)
        assert await claim(other, BEN, 1300) == 1300, "it is worth nothing now, at any table"

        third = await at_the_call(hall)
        later(hall, MEMORY)
        third.opened[opening(third)[0]] += MEMORY
        shown(third, BEN, line=300)
        assert await claim(third, BEN, 1300) == 1000


async def test_lines_belong_to_people_and_a_second_socket_is_no_clean_slate(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        shown(table, BEN, line=20)
        shown(table, BEN, line=900, after=40)  # another socket of his, whose pongs come late
        assert await claim(table, BEN, 1000) == 980
        again = await at_the_call(hall)
        shown(again, BEN, line=900)  # and when the quick one is closed
        assert await claim(again, BEN, 1000) == 920, "the best of ten minutes and a little more"


async def test_whoever_connects_anew_begins_when_they_first_had_the_window(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        shown(table, BEN, line=300, pong=False)
        shown(table, BEN, line=300, after=900)
        assert await claim(table, BEN, 2000) == 1700
        shown(table, CAT, line=20, after=2000)
        assert await claim(table, CAT, 2020, "pass") == 2020 - 250 - 20, "250 ms after the opening at the latest"


async def test_an_answer_over_http_is_worth_no_compensation(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        shown(table, BEN, line=300)
        assert await claim(table, BEN, 800, socket=False) == 800


async def test_a_window_waits_for_slow_lines_and_no_longer(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        opened = opening(table)[1]
        assert table.next_deadline() == opened + 3000, "nobody looks"
        with table.subscribe((1,), BEN), table.subscribe((2,), CAT):
            assert table.next_deadline() == opened + 3000 + 1250, "nothing is known of them"
            shown(table, BEN, line=20)
            shown(table, CAT, line=300, pong=False)
            assert table.next_deadline() == opened + 4000
            table.ponged(CAT, [opening(table)], 300)
            assert table.next_deadline() == opened + 3300
            assert await claim(table, BEN, 520) == 500
            assert table.next_deadline() == opened + 500 + 200 + 300, "a claim of the same moment is still on its way"
            assert await claim(table, CAT, 990) == 690
        assert table.next_deadline() == opened + 700
        table.presence["another worker"] = (3,), 0, float("inf")
        assert table.next_deadline() == opened + 700 + 1250


async def test_a_claim_in_time_over_a_slow_line_is_not_lost_to_the_clock(address: str) -> None:
    async with hall_at(address, replace(QUICK, grace_ms=0)) as hall:
        table = await at_the_call(hall)
        with table.subscribe((1,), BEN):
            shown(table, BEN, line=900)
            later(hall, 3700)
            await table.run_out()
            assert await claim(table, BEN, 3700) == 3000, "made after 2800, and no better than the window's length"


async def test_nobody_learns_of_a_claim_before_the_window_closes(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        window = table.match.windows[0]
        before = table.ends_at(window), table.info.asked, table.awaits(window)
        with table.subscribe((1,), BEN) as bens, table.subscribe((2,), CAT) as cats, table.subscribe() as watchers:
            for news in (bens, cats, watchers):
                news.taken()
            await claim(table, BEN, 500)
            assert bens.taken() == {"match"}
            assert not cats.waits
            assert not watchers.waits
            assert (table.ends_at(window), table.info.asked, table.awaits(window)) == before
            await claim(table, CAT, 600, "pass")
            await claim(table, EVE, 600, "pass")
            assert cats.waits
            assert watchers.waits


async def test_nothing_is_taken_back_while_a_call_may_be_on_its_way(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        await claim(table, BEN, 500)
        decision = table.offers(2)[0].decision
        for going in (table.undo(1, person=BEN), table.undo(0, person=ANN), table.redo(1, person=BEN)):
            with pytest.raises(UndoNotNow):
                await going
        assert table.undo_needs(1) is None
        assert not table.can_redo
        assert table.offers(2)[0].decision == decision, "claims on their way still fit"
        await claim(table, CAT, 600)
        await claim(table, EVE, 600, "pass")
        assert table.undo_needs(1), "then the others are asked"


async def test_a_claim_survives_the_death_of_its_worker(address: str) -> None:
    async with hall_at(address, BY_HAND) as hall:
        table = await at_the_call(hall)
        shown(table, BEN, line=300)
        assert await claim(table, BEN, 800) == 500
        there = opening(table)
    async with hall_at(address, BY_HAND) as hall:
        again = await hall.table(table.id)
        await again.ready()
        assert opening(again) == there
        assert again.next_deadline() == there[1] + 500 + 200
        shown(again, CAT, line=20, after=300)  # as soon as she was connected again
        assert await claim(again, CAT, 880) == 610
        assert await claim(again, EVE, 700, "pass") == 700
        assert await called(again) == [1, 2]


async def test_a_relaxed_tie_is_the_rulebooks(address: str) -> None:
    async with hall_at(address) as hall:
        table = await before_the_call(hall, timed=False)
        await announce(table)
        assert table.next_deadline() is None
        for seat, option in ((3, "dah"), (1, "dah"), (2, "pass")):
            assert table.offers(seat)[0].sealed
            await table.answer(seat, table.offers(seat)[0].decision, option, person=PEOPLE[seat])
        assert await called(table) == [1, 3]


async def test_bots_react_like_people_also_where_they_are_in_no_hurry_to_be_watched(address: str) -> None:
    """At pace 0, with nobody looking: but a person may claim."""
    async with hall_at(address, replace(QUICK, bot_processes=0)) as hall:
        times: list[int] = []
        for _ in range(3):
            table = await at_the_call(hall, (ME, OPEN, BOT, BOT))
            number = opening(table)[0]
            await until(lambda table=table, number=number: all(w.number != number for w in table.match.windows))
            rows: list[Any] = [row for row in (await verified(table)).rows if row.number == number]
            times += [row.ms for row in rows if row.seat in (2, 3)]
        assert times
        assert min(times) >= 340
        assert len(set(times)) > 1


async def test_bots_alone_wait_for_nobody(address: str) -> None:
    async with hall_at(address) as hall:
        table = await at_the_call(hall, (ME, BOT, BOT, BOT))
        number, opened = opening(table)
        await until(lambda: all(window.number != number for window in table.match.windows))
        rows: list[Any] = [row for row in (await verified(table)).rows if row.number == number]
        assert max(row.ms for row in rows) >= 340, "what they said it took counts, not what the machine took"
        assert opened
