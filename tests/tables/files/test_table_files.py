"""Saves, exported tables, reports, replays and rematches."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    CAT,
    EVE,
    ME,
    OPEN,
    answer_some,
    hall_at,
    two_at_a_table,
    until,
    verified,
)

from roundtable import games
from roundtable.cli import main
from roundtable.kernel import journal as journals
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.position import decode
from roundtable.tables import LiveTable, TablePlan, TableRegistry, TablesConfig
from roundtable.tables.errors import BadFile, BadPlan, NoSuchReport, NotAllowed, Running, TableError
from roundtable.tables.model import SeatPlan


async def finished(hall: TableRegistry, game: str = "talisman-duel") -> LiveTable:
    table = await two_at_a_table(hall, game, timed=False)
    await answer_some(table, 5000)
    assert table.status == "over"
    return table


async def test_the_journal_waits_for_the_end_and_replay_opens_it(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 3)
        for secret in (table.journal, table.replay):
            with pytest.raises(Running):
                await secret()
        await answer_some(table, 5000)
        file = tmp_path / "match.json"
        file.write_bytes(await table.journal())
        whole = await table.replay()
        assert whole.fingerprint() == table.match.fingerprint()
        assert whole.told(0) == [line.event for line in await table.log(0, None, 1000) if not line.own]
    assert main(["replay", str(file), "--verify"]) == 0
    assert "Verified" in capsys.readouterr().out


async def test_a_report_stays_until_the_end_and_replay_opens_it(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 6)
        report, position = await table.report(BEN, "The die is loaded!"), table.match.fingerprint()
        with pytest.raises(Running):
            await table.report_file(BEN, report)
        with pytest.raises(NotAllowed):
            await table.report(EVE, "Hello")
        await answer_some(table, 5000)
        with pytest.raises(NoSuchReport):
            await table.report_file(EVE, report)
        with pytest.raises(NoSuchReport):
            await table.report_file(ANN, "nothing")
        data = await table.report_file(ANN, report)
    journal = journals.read(data)
    assert len(journal.answers) == 6
    assert journal.fingerprint == position
    assert isinstance(journal.report, dict)
    assert journal.report["words"] == "The die is loaded!"
    assert journal.report["log"]
    assert journal.report["versions"]["roundtable"]
    file = tmp_path / "report.json"
    file.write_bytes(data)
    assert main(["replay", str(file), "--verify"]) == 0
    assert "Verified: 6 answers" in capsys.readouterr().out


async def test_a_table_goes_out_and_comes_in_again(address: str, tmp_path: Path) -> None:
    async with hall_at(address) as hall:
        table = await finished(hall)
        await table.talk(ANN, 0, "Well played")
        data = await hall.export_table(table.id)
        moments = json.loads(data)["moments"]
    async with hall_at(f"sqlite:///{tmp_path}/another.db") as hall:
        copy = await hall.import_table(data, CAT)
        assert copy.id != table.id
        assert copy.status == "over"
        assert copy.is_maker(CAT)
        assert [seat.kind for seat in copy.seats] == ["open", "open"]
        assert [seat.name for seat in copy.seats] == [seat.name for seat in table.seats]
        assert [line.text for line in copy.recent_talk()] == ["Well played"]
        assert (await verified(copy)).fingerprint() == table.match.fingerprint()
        assert json.loads(await hall.export_table(copy.id))["moments"] == moments
        assert copy.info.origin == "import"


async def test_a_running_table_goes_out_only_for_the_owner(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, ME, BOT]), ANN)
        await answer_some(table, 60)
        with pytest.raises(Running):
            await hall.export_table(table.id)
        await until(lambda: not table.bots_asked())
        await table.ready()
        before = table.match.fingerprint()
        copy = await hall.import_table(await hall.export_table(table.id, owner=True), CAT)
        assert copy.match.fingerprint() == before
        assert copy.status == "lobby"
        await hall.join(copy.key_of(0), ANN, "Ann")
        await hall.join(copy.key_of(1), BEN, "Ben")
        assert copy.status == "playing"
        await answer_some(copy, 5)
        await verified(copy)


@pytest.mark.parametrize("spoil", ["cut", "byte", "json", "empty", "field", "huge"])
async def test_a_damaged_file_makes_no_table(sqlite_address: str, spoil: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await finished(hall)
        data = await hall.export_table(table.id)
        spoilt = {
            "cut": data[: len(data) // 2],
            "byte": data.replace(b'"name":"Ben"', b'"name":"Bob"'),
            "json": b"[1, 2, 3]",
            "empty": b"",
            "field": data[:-2] + b',"more":1}',
            "huge": b" " * (17 * 1024 * 1024),
        }[spoil]
        assert spoilt != data
        for reading in (hall.import_table(spoilt, ANN), hall.load_save(spoilt, ANN)):
            with pytest.raises(BadFile):
                await reading
        assert len(await hall.mine(ANN)) == 1


def a_save(answers: int = 30) -> bytes:
    """A match saved in a terminal."""
    game = games.get("talisman")
    match = Match.start(game, Setup(seats=3, seed="mine"))
    for _ in range(answers):
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    journal = match.journal()
    journal.players = ["human", "bot", "human"]
    return journals.write(journal)


async def test_a_save_goes_on_at_a_table(address: str) -> None:
    async with hall_at(address) as hall:
        save = a_save()
        table = await hall.load_save(save, ANN, [SeatPlan("me", "Ann"), ME, OPEN])
        assert table.status == "lobby"
        assert table.info.origin == "save"
        assert table.match.fingerprint() == journals.read(save).fingerprint
        assert table.info.answers == 30
        await table.start()
        await answer_some(table, 10)
        assert len((await verified(table)).rows) == 40
        assert await table.undo(0, person=ANN) is None or table.question
        seats = [(seat.kind, seat.bot) for seat in (await hall.load_save(save, BEN)).seats]
        assert seats == [("person", ""), ("bot", "bot"), ("open", "")]


async def test_who_is_invited_to_a_save_is_told_that_its_file_knows_everything(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.load_save(a_save(), ANN, [ME, OPEN, BOT])
        await hall.join(table.key_of(1), BEN, "Ben")
        (line,) = [line for line in await table.log(1) if line.event.key == "log-from-file"]
        assert table.say("en", line).startswith("This game was brought as a file.")
        assert table.say("fr", line) != table.say("en", line)
        await answer_some(table, 5)
        await verified(table)
        over = await hall.load_save(await (await finished(hall)).journal(), ANN, [ME, ME])
        assert "log-from-file" not in [line.event.key for line in await over.log(0, None, 1000)]


async def test_a_save_that_nobody_could_look_at_makes_no_table(sqlite_address: str) -> None:
    """A state written by hand: the rules could go on from it, but a card that lies open is none of ours."""
    journal, game = journals.read(a_save(150)), games.get("talisman")
    open_card = decode(game.state_type, journal.snapshot or b"").adventure_discard.cards[0].encode()
    journal.start = (journal.snapshot or b"").replace(open_card, b"x" * len(open_card))
    journal.answers, journal.fingerprint, journal.at = [], "", 0
    async with hall_at(sqlite_address) as hall:
        with pytest.raises(BadFile, match="state is damaged"):
            await hall.load_save(journals.write(journal), ANN, [ME, ME, ME])
        assert await hall.mine(ANN) == []


async def test_saves_count_as_tables_of_whoever_brings_them(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, TablesConfig(bot_processes=0, most_tables_of_one=1)) as hall:
        await hall.load_save(a_save(), ANN, [ME, ME, ME])
        with pytest.raises(BadPlan, match="Finish some"):
            await hall.load_save(a_save(), ANN, [ME, ME, ME])


async def test_a_long_save_is_undone_to_its_very_beginning(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.load_save(a_save(120), ANN, [ME, ME, ME])
        for _ in range(200):
            if len((await verified(table)).rows) < 5:
                break
            await table.undo(0, person=ANN)
        await answer_some(table, 5)
        assert len((await verified(table)).rows) < 12


@pytest.mark.parametrize("seats", [[ME], [ME, ME, ME, ME], [ME, ME, SeatPlan("bot", bot="nobody")]])
async def test_a_save_needs_its_seats(sqlite_address: str, seats: list[SeatPlan]) -> None:
    async with hall_at(sqlite_address) as hall:
        with pytest.raises(TableError):
            await hall.load_save(a_save(), ANN, seats)


async def test_a_save_of_other_rules_goes_on_from_its_last_step(address: str) -> None:
    async with hall_at(address) as hall:
        journal = journals.read(a_save())
        journal.rules = "0"
        table = await hall.load_save(journals.write(journal), ANN, [ME, ME, ME])
        notice = table.info.notice
        assert notice is not None
        assert (notice.key, dict(notice.params)["rules"]) == ("notice-save-of-other-rules", "0")
        assert (await table.log(0, None, 1000))[
            0
        ].event.key == notice.key  # so that all at the table read it, each in their language
        assert table.info.answers == 0
        await answer_some(table, 10)
        await verified(table)
    async with hall_at(address) as hall:
        await verified(await hall.table(table.id))


async def test_a_rematch_is_made_once_for_all(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        with pytest.raises(Running):
            await table.rematch(ANN)
        await answer_some(table, 5000)
        with pytest.raises(NotAllowed):
            await table.rematch(EVE)
        one, other = await table.rematch(ANN), await table.rematch(BEN)
        assert one is other
        assert table.info.rematch == one.id
        assert one.seats_of(ANN) == (0,)
        assert one.seats_of(BEN) == (1,)
        assert [seat.name for seat in one.seats] == [seat.name for seat in table.seats]
        assert one.status == "playing"
        assert one.setup.seed != table.setup.seed
        assert one.setup.options == table.setup.options
        await answer_some(one, 3)
        await verified(one)


async def test_a_rematch_takes_up_what_the_last_match_left(sqlite_address: str, monkeypatch) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await two_at_a_table(hall)
        monkeypatch.setattr(type(table.shelf.game), "legacy", lambda *_: ("violet-otter", ""))
        await answer_some(table, 5000)
        again = await table.rematch(ANN)
        assert again.setup.legacy == ("violet-otter", "")
    async with hall_at(sqlite_address) as hall:
        assert (await hall.table(again.id)).setup.legacy == ("violet-otter", "")


async def test_a_fresh_rematch_takes_up_nothing(sqlite_address: str, monkeypatch) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await two_at_a_table(hall)
        monkeypatch.setattr(type(table.shelf.game), "legacy", lambda *_: ("violet-otter", ""))
        await answer_some(table, 5000)
        again = await table.rematch(ANN, fresh=True)
        assert not again.setup.legacy


async def test_a_saved_file_is_not_changed_by_our_reading_it(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await finished(hall)
        journal = journals.read(await table.journal())
        assert journal.players == ["human", "human"]
        assert journal.undone == table.match.undone
        assert msgspec.json.decode(await table.journal())["fingerprint"] == table.match.fingerprint()
