"""A campaign goes on with other people: saved midway, brought to another database, one player replaced, played on."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.tables.stories import ANN, BEN, CAT, ME, OPEN, answer_some, first, hall_at, verified

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.tables import LiveTable
from roundtable.tables.errors import BadFile, BadPlan
from roundtable.tables.files.campaign_saves import company
from roundtable.tables.model import SeatPlan
from roundtable.testing.properties import step_randomly


@cache
def saved() -> bytes:
    """Two people, past the first milestone of a campaign."""
    chance = random.Random(4)
    match: Match[Any, Any] = Match.start(games.get("tainted-grail"), Setup(2, "company", {}, timed=False), telling=True)
    while not match.table.milestones:
        step_randomly(match, chance)
    return match.save()


def address_of(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}.db"


async def choose(table: LiveTable, *wanted: str) -> None:
    """Answers what is asked with the first option whose id begins with one of these, else with the first."""
    offer = first(table)
    found = (option.id for word in wanted for option in offer.options if option.id.startswith(word))
    await table.answer(offer.seat, offer.decision, next(found, offer.options[0].id))


async def seat_all(table: LiveTable, *wanted: str) -> None:
    """Until everybody has said whom they play, and where."""
    for _ in range(20):
        if not {window.prompt.key for window in table.match.windows} & ROSTER:
            return
        await choose(table, *wanted)
    raise AssertionError("nobody ever sat down")


ROSTER = {"ask-roster", "ask-whom-you-play", "ask-beside-whom", "ask-chronicler", "ask-share-secret"}


@pytest.mark.rule("grail.roster.change-at-any-session", "grail.roster.newcomer-has-standard-start")
async def test_one_is_replaced_on_another_server_and_they_play_on(tmp_path: Path) -> None:
    async with hall_at(address_of(tmp_path, "one")) as hall:
        table = await hall.load_save(saved(), ANN, [SeatPlan("me", "Ann"), OPEN])
        before = [one.who for one in table.match.state.seats]
        data = await table.campaign_file()
    async with hall_at(address_of(tmp_path, "other")) as hall:
        later = await hall.load_save(data, BEN, [SeatPlan("me", "Ben"), ME, ME])
        assert (later.setup.seats, len(later.seats)) == (3, 3)
        await seat_all(later, f"veteran:{before[0]}", "character:", "place:", "no-chronicler")
        after = [one.who for one in later.match.state.seats]
        assert (after[0], len(set(after))) == (before[0], 3)
        assert before[1] not in after, "whoever played them has left"
        await answer_some(later, 10)
        await verified(later)


async def test_others_go_on_as_more_or_fewer(tmp_path: Path) -> None:
    async with hall_at(address_of(tmp_path, "one")) as hall:
        table = await hall.load_save(saved(), ANN, [OPEN, SeatPlan("me", "Ann")])
        (stone, *_) = await table.milestones()
        alone = await table.fork(stone.at, ANN, company(table, ANN, "same", 1))
        assert ([seat.name for seat in alone.seats], alone.seats_of(ANN)) == (["Ann"], (0,))
        more = await table.fork(stone.at, ANN, company(table, ANN, "bots", 4))
        assert [seat.kind for seat in more.seats] == ["bot", "person", "bot", "bot"]
        with pytest.raises(BadPlan):
            await table.fork(stone.at, ANN, [ME] * 5)
        assert table.setup.seats == 2


async def test_who_sat_where_stays_where_the_number_does(tmp_path: Path) -> None:
    async with hall_at(address_of(tmp_path, "one")) as hall:
        data = await (await hall.load_save(saved(), ANN, [ME, ME])).campaign_file()
        with pytest.raises(BadFile):
            await hall.load_save(data, CAT, [ME] * 5)
        again = await hall.load_save(data, CAT)
        assert (len(again.seats), again.seats_of(CAT)) == (2, (0, 1))
