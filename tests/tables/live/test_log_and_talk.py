"""What a table tells: its log, page by page and only what a seat may know, and what people say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.tables.stories import ANN, BEN, CAT, EVE, ME, QUICK, answer_some, hall_at, two_at_a_table, verified

from roundtable.kernel.rulebook import LANGUAGES
from roundtable.kernel.seats import WATCHER
from roundtable.tables import TablePlan
from roundtable.tables.errors import BadTalk, NotAllowed, TooFast
from roundtable.tables.storage.store import LOG_TAIL
from roundtable.tables.table_texts import texts


async def test_each_seat_reads_what_it_may_know_page_by_page(address: str) -> None:
    async with hall_at(address, replace(QUICK, snapshot_every=10)) as hall:
        table = await hall.create(TablePlan("talisman", [ME, ME]), ANN)
        given = await answer_some(table, LOG_TAIL + 80)
        await hall.evict(0)
        whole = (await verified(table)).retold()
        for seat in (0, 1, WATCHER):
            lines, before = [], None
            while page := await table.log(seat, before, 37):
                assert len(page) <= 37
                lines, before = page + lines, page[0].number
            told = [line for line in lines if not line.own]
            assert [line.event for line in told] == whole.told(seat)
            assert [line.number for line in lines] == sorted({line.number for line in lines})
            assert lines[-len(table.recent(seat)) :] == table.recent(seat)
            assert max(line.at for line in lines) <= given


async def test_numbers_of_lines_tell_nothing_of_what_others_know(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, ME]), ANN)
        await answer_some(table, 60)
        for seat in (0, 1, WATCHER):
            indexes: dict[int, list[int]] = {}
            for line in table.recent(seat, 0, 1000):
                indexes.setdefault(line.number >> 16, []).append(line.number & 0xFFFF)
            assert all(found == list(range(len(found))) for found in indexes.values())


async def test_lines_since_one(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 3)
        seen = table.recent(0)[-1].number
        while not (newer := table.recent(0, seen)):
            await answer_some(table, 1)
        assert all(line.number > seen for line in newer)
        assert table.recent(0)[-len(newer) :] == newer


async def test_how_far_somebody_has_read_is_kept(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 3)
        assert table.seen_by(BEN) == 0
        number = table.recent(1)[-1].number
        table.mark_seen(BEN, number)
        table.mark_seen(BEN, 3)
    async with hall_at(address) as hall:
        assert (await hall.table(table.id)).seen_by(BEN) == number


async def test_lines_in_the_tables_own_words(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await table.pause(1)
        line = table.recent(WATCHER)[-1]
        assert table.say("en", line) == "Ben pauses the table."
        assert table.say("fr", line) == "Ben met la table en pause."


def test_every_line_of_the_tables_is_said_in_every_language() -> None:
    own = texts()
    keys = {lang: set(own.lines(lang).patterns) for lang in LANGUAGES}
    ours = {key for key in keys["en"] if key.startswith(("log-", "table-"))}
    assert ours
    for lang in LANGUAGES:
        assert ours <= keys[lang]


async def test_people_talk(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await hall.join(table.key_of(None), CAT, "Cat")
        await table.talk(ANN, 0, "Hello\x00 \u202eyou\n\n")
        await table.talk(BEN, 1, "<script>alert(1)</script>")
        await table.talk(CAT, None, "Ooh")
        said = [(line.number, line.seat, line.name, line.text) for line in table.recent_talk()]
        assert said == [(1, 0, "", "Hello you"), (2, 1, "Ben", "<script>alert(1)</script>"), (3, None, "Cat", "Ooh")]
        assert [line.number for line in await table.talk_since(1)] == [2, 3]
        before = table.match.fingerprint()
    async with hall_at(address) as hall:
        table = await hall.table(table.id)
        assert [(line.number, line.seat, line.name, line.text) for line in table.recent_talk()] == said
        assert table.match.fingerprint() == before


async def test_not_everything_can_be_said(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        for nothing in ("", "   ", "\x00\x07"):
            with pytest.raises(BadTalk):
                await table.talk(ANN, 0, nothing)
        with pytest.raises(BadTalk):
            await table.talk(ANN, 0, "x" * 501)
        with pytest.raises(NotAllowed):
            await table.talk(ANN, 1, "I am Ben")
        with pytest.raises(NotAllowed):
            await table.talk(EVE, None, "Hello")
        assert table.recent_talk() == []


async def test_who_talks_too_fast_must_wait(address: str) -> None:
    async with hall_at(address, replace(QUICK, talk_burst=3, talk_every=60)) as hall:
        table = await two_at_a_table(hall)
        for number in range(3):
            await table.talk(ANN, 0, f"{number}")
        with pytest.raises(TooFast):
            await table.talk(ANN, 0, "more")
        await table.talk(BEN, 1, "calm down")


async def test_talk_goes_on_for_long(address: str) -> None:
    async with hall_at(address, replace(QUICK, talk_burst=1000)) as hall:
        table = await two_at_a_table(hall)
        for number in range(130):
            await table.talk(ANN, 0, f"{number}")
        assert [line.text for line in await table.talk_since(0, 1000)] == [f"{number}" for number in range(130)]
        assert len(table.recent_talk(20)) == 20
