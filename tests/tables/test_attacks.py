"""What somebody might bring who means harm: it is refused in a sentence, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from roundtable import games
from roundtable.kernel import journal as journals
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.position import decode
from roundtable.tables import exports, uploads
from roundtable.tables.errors import HeavyFile, OneFile, SlowFile
from roundtable.tables.keys import person
from roundtable.tables.uploads import watch

from .stories import ANN, BEN, ME, hall_at
from .test_campaigns import saved

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
        file = msgspec.json.decode(await table.campaign_file())
        state = msgspec.json.decode(msgspec.json.encode(file["stages"][0]["state"]), type=bytes)
        file["stages"] = [{**file["stages"][0], "state": state + b"\xc0" * 500_000}, *file["stages"]]
        with pytest.raises(HeavyFile):
            await hall.load_save(signed(file), ANN, [ME, ME])
        await hall.load_save(await table.campaign_file(), ANN, [ME, ME])


def signed(file: dict[str, Any]) -> bytes:
    from roundtable.kernel.campaigns import Campaign
    from roundtable.kernel.files import sum_of

    campaign = msgspec.convert(
        {**file, "stages": [{**stage, "params": tuple(map(tuple, stage["params"]))} for stage in file["stages"]]},
        Campaign,
    )
    campaign.sum = sum_of(campaign)
    return msgspec.json.encode(campaign)


async def test_a_save_that_takes_too_long_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "LONGEST", 0.0)
    monkeypatch.setattr(journals, "WATCHED", 5)
    async with hall_at(address) as hall:
        with pytest.raises(SlowFile):
            await hall.load_save(duel(20).save(), ANN, [ME, ME])


def test_whoever_watches_looks_at_the_processor() -> None:
    watch(1000.0)()
    with pytest.raises(uploads.OutOfTime):
        watch(-1.0)()


async def test_files_are_read_apart_and_one_of_each_person(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to play a file through, the threads that everybody else needs are free meanwhile."""
    going_on, where = threading.Event(), set[str]()
    replayed = exports._replayed

    def slow(*given: Any) -> Any:
        where.add(threading.current_thread().name)
        assert going_on.wait(20)
        return replayed(*given)

    monkeypatch.setattr(exports, "_replayed", slow)
    async with hall_at(address) as hall:
        data = duel(3).save()
        first = asyncio.create_task(hall.load_save(data, ANN, [ME, ME]))
        others = [asyncio.create_task(hall.load_save(data, BEN, [ME, ME]))]
        while not where:
            await asyncio.sleep(0.01)
        with pytest.raises(OneFile):
            await hall.load_save(data, ANN, [ME, ME])
        monkeypatch.setattr(uploads, "MOST_WAITING", 2)
        with pytest.raises(OneFile, match="Many files"):
            await hall.load_save(data, person("zoe"), [ME, ME])
        going_on.set()
        await asyncio.gather(first, *others)
        await hall.load_save(data, ANN, [ME, ME])
        assert where == {"uploads_0"}
