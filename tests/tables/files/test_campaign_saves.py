"""Campaigns at a table: milestones are kept, go out as a file without a secret, and others go on from them."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.tables.stories import ANN, BEN, BOT, CAT, ME, OPEN, answer_some, first, hall_at, two_at_a_table, verified

from roundtable import games
from roundtable.kernel import campaigns as files
from roundtable.kernel.files import sum_of
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census
from roundtable.kernel.match import Match
from roundtable.kernel.position import decode
from roundtable.tables import LiveTable, TablePlan, TableRegistry
from roundtable.tables.errors import BadFile, BadPlan, NoMilestone
from roundtable.tables.files.campaign_saves import as_it_was, company
from roundtable.tables.files.table_files import Export
from roundtable.tables.model import SeatPlan, TablesConfig
from roundtable.tables.storage import delete_tables
from roundtable.tables.storage.restore import setup_in
from roundtable.tables.storage.schema import MILESTONES
from roundtable.testing.properties import step_randomly

OPTIONS: dict[str, Any] = {"players": "one", "tutorial": False}


async def alone(hall: TableRegistry, **options: Any) -> LiveTable:
    """Ann plays both seats of a campaign."""
    plan = TablePlan("kinfire", [SeatPlan("me", "Ann"), ME], options={**OPTIONS, **options}, timed=False, name="Ours")
    return await hall.create(plan, ANN)


@cache
def saved(milestones: int, **options: Any) -> bytes:
    """A match played at random up to so many milestones, as a file."""
    rng = random.Random(1)
    setup = Setup(2, f"saved-{milestones}", {**OPTIONS, **options}, timed=False)
    match: Match[Any, Any] = Match.start(games.get("kinfire"), setup, telling=True)
    while len(match.table.milestones) < milestones:
        step_randomly(match, rng)
    return match.save()


async def under_way(hall: TableRegistry, milestones: int, **options: Any) -> LiveTable:
    """The same at a table of Ann's."""
    return await hall.load_save(saved(milestones, **options), ANN, [SeatPlan("me", "Ann"), ME], name="Ours")


async def until_milestone(table: LiveTable, number: int, seed: int = 1) -> None:
    """Plays at random until so many milestones are behind the table."""
    rng = random.Random(seed)
    for _ in range(600):
        if len(await table.milestones()) >= number:
            return
        offer = first(table)
        await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    raise AssertionError("it never got that far")


def public(state: Any) -> tuple[Any, ...]:
    return state.done, state.coins, state.memories, state.open, [seat.who for seat in state.seats], census(state)


async def states(hall: TableRegistry, table: LiveTable) -> list[Any]:
    found = select(MILESTONES.c.state).where(MILESTONES.c.table_id == table.id).order_by(MILESTONES.c.at)
    return [decode(table.game.state_type, row.state) for row in await hall.store.read(found)]


async def test_milestones_are_stored_taken_back_and_brought_back(address: str) -> None:
    async with hall_at(address) as hall:
        table = await alone(hall)
        assert await table.milestones() == []
        await until_milestone(table, 2)
        gathered, quest = await table.milestones()
        assert (gathered.key, gathered.params, gathered.at) == ("milestone-gathered", (), 2)
        assert quest.params == (("quest", "@quests.quest-1"),)
        assert quest.at == table.info.answers
        assert quest.moment >= gathered.moment > 0
        await table.undo(0, person=ANN)
        assert await table.milestones() == [gathered]
        await table.redo(0, person=ANN)
        assert [stone.at for stone in await table.milestones()] == [2, quest.at]
        assert table.match.table.milestones == []
    async with hall_at(address) as hall:
        again = await hall.table(table.id)
        assert [stone.key for stone in await again.milestones()] == [gathered.key, quest.key]
        await answer_some(again, 3)
        await verified(again)


async def test_a_running_campaign_goes_out_and_others_go_on_with_it(address: str) -> None:
    async with hall_at(address) as hall:
        with pytest.raises(NoMilestone):
            await (await alone(hall)).campaign_file()
        table = await under_way(hall, 3)
        await answer_some(table, 2)
        data, stones = await table.campaign_file(), await table.milestones()
        secret = setup_in(table.record.setup).seed
        assert secret.encode() not in data
        own = await states(hall, table)
    async with hall_at(address) as hall:
        copy = await hall.import_campaign(data, BEN, [OPEN, SeatPlan("me", "Ben")])
        assert (copy.status, copy.info.name, copy.info.origin) == ("lobby", "Ours", "campaign")
        assert copy.is_maker(BEN)
        assert copy.seats_of(BEN) == (1,)
        assert [(stone.key, stone.params, stone.moment) for stone in await copy.milestones()] == [
            (stone.key, stone.params, stone.moment) for stone in stones
        ]
        await hall.join(copy.key_of(0), CAT, "Cat")
        assert copy.status == "playing"
        assert public(copy.match.state) == public(own[-1])
        assert setup_in(copy.record.setup).seed != secret
        await answer_some(copy, 30)
        await verified(copy)
    async with hall_at(address) as hall:
        copy = await hall.table(copy.id)
        await verified(copy)
        assert len(await copy.milestones()) >= 3
        assert (await hall.load_save(data, CAT)).seats_of(CAT) == (0, 1)  # as Ann, who had both


async def test_whoever_brings_a_campaign_has_all_seats_of_its_first_person(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        plan = TablePlan("kinfire", [ME, OPEN, ME, BOT], options={"players": "each", "tutorial": False}, timed=False)
        table = await hall.create(plan, ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        await until_milestone(table, 1)
        file = files.read(await table.campaign_file())
        assert file.people == [0, 1, 0, -1]
        assert [plan.kind for plan in as_it_was(file)] == ["me", "open", "me", "bot"]


def test_where_a_file_tells_of_no_persons_the_first_has_what_one_person_had() -> None:
    for options, kinds in (({"players": "one"}, ["me", "bot", "me"]), ({"players": "each"}, ["me", "bot", "open"])):
        file = files.Campaign(
            game="kinfire", rules="", content="", seats=3, options=options, players=["human", "bot"], stages=[]
        )
        assert [plan.kind for plan in as_it_was(file)] == kinds


async def test_any_milestone_can_be_forked_and_the_table_stays_as_it_was(address: str) -> None:
    async with hall_at(address) as hall:
        table = await under_way(hall, 3)
        before, stones, own = table.match.fingerprint(), await table.milestones(), await states(hall, table)
        for number, stone in enumerate(stones):
            branch = await table.fork(stone.at, ANN, company(table, ANN, "mine"))
            assert branch.status == "playing"
            assert public(branch.match.state) == public(own[number])
            assert [one.key for one in await branch.milestones()] == [one.key for one in stones[: number + 1]]
            assert [one.at for one in await branch.milestones()] == list(range(-number - 1, 0))
            await answer_some(branch, 5, number)
            await verified(branch)
        assert table.match.fingerprint() == before
        twice = await branch.fork(-1, ANN, company(branch, ANN, "bots"))
        assert [seat.kind for seat in twice.seats] == ["person", "person"]
        with pytest.raises(NoMilestone):
            await table.fork(1, ANN, [ME, ME])
        duel = await two_at_a_table(hall)
        assert await duel.milestones() == []
        with pytest.raises(NoMilestone):
            await duel.campaign_file()


async def test_whoever_goes_on_may_play_otherwise(sqlite_address: str) -> None:
    """A campaign that one person began goes on with several, and for longer."""
    async with hall_at(sqlite_address) as hall:
        table = await under_way(hall, 1, quests=1)
        branch = await table.fork(2, ANN, [ME, OPEN], options={"players": "each", "quests": "2"})
        assert branch.setup.options == {"players": "each", "quests": 2, "tutorial": False}
        assert table.setup.options["players"] == "one"
        for options in ({"tutorial": True}, {"players": "nobody"}):
            with pytest.raises(BadPlan):
                await table.fork(2, ANN, [ME, ME], options=options)
        with pytest.raises(BadPlan, match="2 seats"):
            await table.fork(2, ANN, [ME])


@pytest.mark.parametrize("killed", [False, True])
async def test_milestones_outlive_a_change_of_the_rules(
    address: str, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    """The table goes on from its last stored state, which a server stores as it stops; of one that was killed what was
    finished after the last stored state is no longer so."""
    if killed:
        monkeypatch.setattr(LiveTable, "state_to_keep", lambda table: None)
    async with hall_at(address, TablesConfig(bot_processes=0, snapshot_every=10_000)) as hall:
        table = await under_way(hall, 1)
        await until_milestone(table, 2)
        stones = await table.milestones()
    monkeypatch.setattr(type(table.game), "version", "99")
    async with hall_at(address) as hall:
        again = await hall.table(table.id)
        kept = [stone.at for stone in await again.milestones()]
        assert kept == [stone.at for stone in (stones[:1] if killed else stones)]
        branch = await again.fork(kept[-1], ANN, [ME, ME])
        await answer_some(branch, 3)
        await verified(branch)


async def test_who_sits_where_at_a_fork(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        plan = TablePlan("kinfire", [SeatPlan("me", "Ann"), OPEN, BOT], options={"players": "each"}, timed=False)
        table = await hall.create(plan, ANN)
        await hall.join(table.key_of(1), BEN, "Ben")
        assert [seat.kind for seat in company(table, BEN, "same")] == ["open", "me", "bot"]
        assert [seat.kind for seat in company(table, BEN, "bots")] == ["bot", "me", "bot"]
        assert [seat.kind for seat in company(table, CAT, "mine")] == ["me", "me", "me"]


async def test_a_finished_campaign_goes_on_from_its_last_quest(address: str) -> None:
    async with hall_at(address) as hall:
        table = await alone(hall, quests=1)
        await answer_some(table, 2000)
        assert table.status == "over"
        more = await table.fork((await table.milestones())[-1].at, ANN, company(table, ANN, "mine"))
        assert more.status == "playing"
        whole = await hall.import_table(await hall.export_table(table.id), CAT)
        assert [one.key for one in await whole.milestones()] == [one.key for one in await table.milestones()]
        await delete_tables.delete_tables(hall.store, [table.id])
        assert not await hall.store.read(select(MILESTONES.c.at).where(MILESTONES.c.table_id == table.id))


async def test_a_whole_table_takes_along_what_it_went_on_from_and_no_secret_of_that(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await under_way(hall, 2)
        branch = await table.fork((await table.milestones())[-1].at, ANN, [ME, ME])
        data = await hall.export_table(branch.id, owner=True)
        key, stages = table.match.state.core.chance.key, msgspec.json.decode(data, type=Export).stages
        assert len(stages) == 2
        assert not any(key in stage.state for stage in stages)
        copy = await hall.import_table(data, CAT)
        assert [one.at for one in await copy.milestones()] == [-2, -1]
        again = await copy.fork(-2, CAT, [ME, ME])
        assert again.match.state.done == []


async def test_a_bad_campaign_makes_no_table(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await under_way(hall, 1)
        data = await table.campaign_file()
        campaign = files.read(data)
        campaign.packs = ["unknown"]
        unknown = files.write(campaign, table.game, table.content)
        campaign.packs, campaign.game = [], "chess"
        campaign.sum = sum_of(campaign)
        other = msgspec.json.encode(campaign)
        for bad in (data[:-40], data.replace(b'"name":"Ours"', b'"name":"Mine"'), unknown, other):
            for load in (hall.load_save, hall.import_table, hall.import_campaign):
                with pytest.raises(BadFile) as caught:
                    await load(bad, ANN)
                assert str(caught.value).endswith(".")
        with pytest.raises(BadFile, match="2 seats"):
            await hall.load_save(data, ANN, [ME, ME, ME])
        assert len(await hall.mine(ANN)) == 1
        alike = await hall.import_table(data, CAT)
        assert [seat.kind for seat in alike.seats] == ["open", "open"]


async def test_nobody_fills_the_server_with_forks(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, TablesConfig(bot_processes=0, most_tables_of_one=2)) as hall:
        table = await under_way(hall, 1)
        await table.fork(2, ANN, [ME, ME])
        with pytest.raises(BadPlan):
            await table.fork(2, ANN, [ME, ME])
        with pytest.raises(BadPlan):
            await hall.load_save(await table.campaign_file(), ANN)


async def test_where_a_campaign_goes_on_nobody_chooses_or_repeats_its_luck(sqlite_address: str, any_luck: None) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await under_way(hall, 1)
        at, file = (await table.milestones())[-1].at, await table.campaign_file()
        seeds, keys = [table.setup.seed], [table.match.table.core.chance.key]
        for _ in range(2):
            random.seed(7)
            branches = [await table.fork(at, ANN, [ME, ME]), await hall.load_save(file, ANN, [ME, ME])]
            seeds += [branch.setup.seed for branch in branches]
            keys += [branch.match.table.core.chance.key for branch in branches]
        assert len(set(seeds)) == len(set(keys)) == 5
        assert {len(seed) for seed in seeds[1:]} == {32}, "16 bytes"
