"""How fast bots play: as whoever looks on likes it, and nobody is hurried."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from tests.tables.stories import ANN, BEN, BOT, ME, OPEN, QUICK, first, hall_at, until

from roundtable.tables import LiveTable, TablePlan
from roundtable.tables.automation.pace import PACES, slowest


async def bots_turn(table: LiveTable) -> None:
    """Ann answers until a bot is asked."""
    while not table.bots_asked():
        offer = first(table)
        await table.answer(offer.seat, offer.decision, offer.options[0].id)


def test_the_slowest_of_those_who_look_on_holds() -> None:
    assert slowest(["quick", "slow", "at-once"]) == PACES["slow"]
    assert slowest([]) == PACES["normal"]


async def test_bots_pause_until_whoever_plays_with_them_wants_them_to_be_quick(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, replace(QUICK, pace=3600)) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        with table.subscribe((0,), ANN) as news:
            await bots_turn(table)
            await until(lambda: hall.stats().bot_answers)  # the first has nothing to pause after
            await bots_turn(table)
            answers = hall.stats().bot_answers
            await asyncio.sleep(0.3)
            assert hall.stats().bot_answers == answers
            news.pace = "at-once"
            await until(lambda: hall.stats().bot_answers > answers)


async def test_whoever_skips_hurries_bots_until_they_are_asked(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, replace(QUICK, pace=3600)) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        with table.subscribe((0,), ANN) as news:
            await bots_turn(table)
            news.hurries = True
            await until(lambda: table.asks((0,)) and not table.bots_asked())
            assert table.pace() == PACES["normal"]
            assert not news.hurries


async def test_in_company_nobody_is_hurried(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, replace(QUICK, pace=3600)) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        with table.subscribe((0,), ANN) as ann, table.subscribe((1,), BEN) as ben, table.subscribe() as watcher:
            ann.pace, ben.pace, watcher.pace = "at-once", "quick", "slow"
            assert table.pace() == PACES["quick"]


async def test_a_turn_begins_where_the_log_says_so(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        begun = table.turn_at
        while table.turn_at == begun:
            offer = first(table)
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        line = next(line for line in reversed(table.recent(0)) if line.event.key == "turn-begins")
        assert table.turn_at == line.at
