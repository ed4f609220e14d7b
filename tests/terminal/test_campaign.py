"""Campaigns on the command line: shown, written without a secret, and gone on from in a terminal."""

from __future__ import annotations

import asyncio
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from roundtable import games
from roundtable.cli import main
from roundtable.kernel import campaigns
from roundtable.kernel import journal as journals
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.tables import SeatPlan, TablePlan, TableRegistry
from roundtable.tables.keys import person
from roundtable.terminal import Ended, Session
from roundtable.testing.properties import step_randomly

GAME = games.get("kinfire")
Match_ = Match[Any, Any]


def played(quests: int) -> Match_:
    """A campaign played at random until so many quests are done."""
    rng = random.Random(5)
    match = Match.start(GAME, Setup(2, "cli", {"players": "one", "tutorial": False}, timed=False), telling=True)
    while len(match.state.done) < quests:
        step_randomly(match, rng)
    return match


@pytest.fixture(scope="module")
def save() -> bytes:
    journal = played(2).journal()
    journal.players = ["human", "random"]
    return journals.write(journal)


@pytest.fixture
def saved(tmp_path: Path, save: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    file = tmp_path / "save.json"
    file.write_bytes(save)
    return file


def test_a_page_is_read_once_and_again_on_request(tmp_path: Path) -> None:
    text = GAME.content().text("en", "stories", "1-1", "text").split()
    first, last = " ".join(text[:4]), " ".join(text[-4:])
    match = Match.start(GAME, Setup(2, "page", {"players": "one", "tutorial": False}, timed=False), telling=True)
    while not match.state.page:
        step_randomly(match, random.Random(1))
    back = [event.key for event in match.told(0)][::-1].index("story") + 1
    for typed, times in (("", 1), ("?\n" * back, 2)):
        screen = io.StringIO()
        with pytest.raises(Ended):
            Session(match, ["human", "random"], tmp_path / "save.json", "en", io.StringIO(typed), screen).play()
        said = " ".join(screen.getvalue().split())
        assert "Page: “Salt, Flour, Nails”." in said
        assert (said.count(first), said.count(last)) == (times, times)


def test_where_a_saved_campaign_stands(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", str(saved), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "1. Le groupe est réuni" in told
    assert "Le Pont rompu" in told
    assert main(["campaign", str(saved), "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert len(whole["milestones"]) == 3
    assert main(["campaign", str(saved), "--at", "2", "--json"]) == 0
    early = json.loads(capsys.readouterr().out)
    assert early["milestones"] == whole["milestones"][:2]
    assert early["scene"] != whole["scene"]


def test_a_campaign_is_written_and_gone_on_from(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "campaign.json"
    assert main(["campaign", str(saved), "--out", str(file)]) == 0
    assert "no secret" in capsys.readouterr().out
    assert len(campaigns.read(file.read_bytes()).stages) == 3
    assert main(["campaign", str(saved), "--out", str(file)]) == 2
    assert "can't be written" in capsys.readouterr().err
    assert main(["campaign", str(file)]) == 0
    words = ["play", "kinfire", "--from", str(file), "--seed", "9", "--milestone", "1", "--plain"]
    assert main(words) == 0
    assert "play kinfire --load kinfire-9.json" in capsys.readouterr().out
    journal = journals.read((tmp_path / "kinfire-9.json").read_bytes())
    assert (journal.setup.seed, journal.players) == ("9", ["human", "random"])
    assert main(["replay", "kinfire-9.json", "--verify"]) == 0
    assert main(["play", "kinfire", "--from", str(saved), "--seed", "8", "--seats", "random,random"]) == 0


def test_what_cannot_be_done_gets_one_sentence(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, duel, new = (tmp_path / name for name in ("bad.json", "duel.json", "new.json"))
    bad.write_bytes(b'{"roundtable_campaign":1,')
    duel.write_bytes(Match.start(games.get("talisman-duel"), Setup(2)).save())
    new.write_bytes(Match.start(GAME, Setup(2)).save())
    for words in (
        ["campaign", str(bad)],
        ["campaign", str(duel)],
        ["campaign", str(new)],
        ["campaign", "nowhere.json"],
        ["campaign", str(saved), "--at", "9"],
        ["play", "kinfire", "--from", str(bad)],
        ["play", "talisman", "--from", str(saved)],
        ["play", "kinfire", "--from", str(saved), "--milestone", "0"],
        ["play", "kinfire", "--from", str(saved), "--option", "quests=9"],
    ):
        assert main(words) == 2, words
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.strip().endswith(".")
        assert told.err.count("\n") == 1


def test_a_servers_campaign_goes_out_without_a_secret_and_in_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, seed = f"sqlite:///{tmp_path}/tables.db", ""

    async def play() -> str:
        nonlocal seed
        hall = await TableRegistry.open(url)
        table = await hall.create(
            TablePlan("kinfire", [SeatPlan("me"), SeatPlan("me")], {"players": "one"}), person("a")
        )
        while not await table.milestones():
            offer = table.offers()[0]
            await table.answer(offer.seat, offer.decision, offer.options[0].id)
        seed = table.setup.seed
        await hall.close()
        return table.id

    table, file = asyncio.run(play()), tmp_path / "out.json"
    assert main(["tables", "export", table, "--campaign", "--db", url, "--out", str(file)]) == 0
    assert seed.encode() not in file.read_bytes()
    assert main(["tables", "import", str(file), "--db", url]) == 0
    assert capsys.readouterr().out.count("/join/") == 3


@pytest.mark.parametrize(("lang", "words"), [("en", "Quests"), ("fr", "Quêtes")])
def test_a_word_shows_it_while_playing(tmp_path: Path, lang: str, words: str) -> None:
    target = io.StringIO()
    session = Session(
        played(1), ["human", "human"], tmp_path / "f.json", lang, io.StringIO("\nc\nh\nq\n"), target, plain=True
    )
    with pytest.raises(Ended):
        session.play()
    told = target.getvalue()
    assert words in told
    assert "c       " in told
