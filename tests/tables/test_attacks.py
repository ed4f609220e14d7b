"""What somebody might bring who means harm: it is refused in a sentence, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.tables.files.test_campaign_saves import saved
from tests.tables.stories import ANN, BEN, DUEL, EVE, ME, OPEN, PATIENCE, Workers, answer_some, hall_at, until

from roundtable import games
from roundtable.kernel import campaigns
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.files import sum_of
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.position import decode
from roundtable.tables import TablePlan, TablesConfig, game_library
from roundtable.tables.errors import BadFile, BadKey, BadTable, HeavyFile, OneFile, SlowFile
from roundtable.tables.files import table_files, upload_queue
from roundtable.tables.files.upload_queue import watch
from roundtable.tables.keys import person
from roundtable.tables.storage.journal_rows import LINES
from roundtable.tables.storage.schema import TABLES

# --- files ---


def duel(answers: int) -> Match[Any, Any]:
    """A duel that nobody wins for long."""
    game = games.get("talisman-duel")
    match: Match[Any, Any] = Match.start(game, Setup(2, "1", timed=False))
    for _ in range(answers):
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    return match


def fattened(cards: int) -> bytes:
    """A save that starts with a pile of so many cards."""
    match = duel(0)
    state = decode(match.game.state_type, match.last_snapshot[1])
    pile = state.spell_discard
    pile.cards = [next(iter(match.content["spells"]))] * cards
    pile.marks = [65535] * cards
    journal = match.journal()
    journal.start, journal.fingerprint = msgspec.msgpack.encode(state), ""
    return journals.write(journal)


async def test_a_save_that_starts_from_an_enormous_state_is_refused(address: str) -> None:
    async with hall_at(address) as hall:
        with pytest.raises(HeavyFile):
            await hall.load_save(fattened(20_000), ANN, [ME, ME])
        await hall.load_save(fattened(20), ANN, [ME, ME])


async def test_a_campaign_with_an_enormous_milestone_is_refused(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.load_save(saved(1), ANN, [ME, ME])
        campaign = campaigns.read(await table.campaign_file())
        fat = replace(campaign.stages[0], state=campaign.stages[0].state + b"\xc0" * 500_000)
        campaign.stages = [fat, *campaign.stages]
        campaign.sum = sum_of(campaign)
        with pytest.raises(HeavyFile):
            await hall.load_save(msgspec.json.encode(campaign), ANN, [ME, ME])
        await hall.load_save(await table.campaign_file(), ANN, [ME, ME])


async def test_a_save_that_takes_too_long_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload_queue, "LONGEST", 0.0)
    monkeypatch.setattr(journals, "WATCHED", 5)
    async with hall_at(address) as hall:
        with pytest.raises(SlowFile):
            await hall.load_save(duel(20).save(), ANN, [ME, ME])


def test_whoever_watches_looks_at_the_processor() -> None:
    watch(1000.0)()
    with pytest.raises(upload_queue.UploadTimeout):
        watch(-1.0)()


async def test_files_are_read_apart_and_one_of_each_person(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to play a file through, the threads that everybody else needs are free meanwhile."""
    going_on, where = threading.Event(), set[str]()
    replayed = table_files._replayed

    def slow(*given: Any) -> Any:
        where.add(threading.current_thread().name)
        assert going_on.wait(PATIENCE)
        return replayed(*given)

    monkeypatch.setattr(table_files, "_replayed", slow)
    async with hall_at(address) as hall:
        data = duel(3).save()
        first = asyncio.create_task(hall.load_save(data, ANN, [ME, ME]))
        others = [asyncio.create_task(hall.load_save(data, BEN, [ME, ME]))]
        while not where:
            await asyncio.sleep(0.01)
        with pytest.raises(OneFile):
            await hall.load_save(data, ANN, [ME, ME])
        hall.uploads._most = 2
        with pytest.raises(OneFile, match="Many files"):
            await hall.load_save(data, person("zoe"), [ME, ME])
        going_on.set()
        await asyncio.gather(first, *others)
        await hall.load_save(data, ANN, [ME, ME])
        assert where == {"uploads_0"}


async def test_a_campaign_with_a_number_that_nothing_can_hold_is_refused(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.load_save(saved(1), ANN, [ME, ME])
        campaign = campaigns.read(await table.campaign_file())
        campaign.stages = [replace(campaign.stages[0], params=(("number", 10**30),))]
        campaign.sum = sum_of(campaign)
        with pytest.raises(BadFile):
            await hall.load_save(msgspec.json.encode(campaign), ANN, [ME, ME])


# --- names ---


async def test_games_that_nobody_has_are_not_remembered(address: str) -> None:
    async with hall_at(address) as hall:
        for number in range(20):
            with pytest.raises(RoundtableError):
                await hall.library.shelf(f"chess-{number}")
            with pytest.raises(RoundtableError):
                await hall.library.shelf("talisman", (f"pack-{number}",))
        assert not hall.library._shelves


async def test_a_pack_that_can_not_be_read_is_tried_again(address: str, tmp_path: Path) -> None:
    async with hall_at(address, TablesConfig(packs={"mine": tmp_path})) as hall:
        for _ in range(2):
            with pytest.raises(RoundtableError):
                await hall.library.shelf("talisman", ("mine",))
            await asyncio.sleep(0)
            assert not hall.library._shelves


async def test_only_so_many_stacks_of_packs_are_kept(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_library, "MOST_SHELVES", 2)
    async with hall_at(address) as hall:
        for game in ("talisman-duel", "grail-party", "kinfire-boosts", "grail-party"):
            assert (await hall.library.shelf(game)).game.id == game
        assert len(hall.library._shelves) == 2


# --- tables ---


async def test_a_table_that_can_not_be_opened_is_told_to_nobody_else(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(DUEL, ANN)
        key, name = table.key_of(1), table.id
        forged = key[:-1] + ("A" if key[-1] != "A" else "B")
    async with hall_at(address) as hall:
        await hall.store.write(TABLES.update().values(setup=b"no set-up"))
        with pytest.raises(BadTable):
            await hall.by_key(key)
        with pytest.raises(BadKey):
            await hall.by_key(forged)
        assert await hall.is_at(name, ANN)
        assert not await hall.is_at(name, EVE)


async def test_a_version_only_grows_however_often_a_table_flickers(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, ME], timed=False), ANN)
        table._flicker = LINES + 7
        before = table.version
        await answer_some(table, 1)
        assert table.version > before
        await answer_some(table, 1)
        assert table.version > before + 1


async def test_what_was_said_at_another_worker_makes_another_version(workers: Workers) -> None:
    """Nobody looks at the table here, so it is only marked as outdated, and loaded anew by the next request."""
    async with workers.hall() as one, workers.hall() as other:
        table = await one.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        there = await other.table(table.id)
        before = there.version
        await table.talk(ANN, 0, "Hello")
        await until(lambda: there.is_stale)
        await there.ready()
        assert there.last_said == 1
        assert there.version > before


async def test_neighbours_that_can_not_be_told_stop_no_writing(address: str) -> None:
    def deaf(note: str) -> None:
        raise OSError(105, "No buffer space available")

    async with hall_at(address) as hall:
        hall.writer._tell = deaf
        table = await hall.create(TablePlan("talisman-duel", [ME, ME], timed=False), ANN)
        assert await answer_some(table, 2) == 2
        assert not hall.writer.fails
