"""A match at a terminal, played over a pipe."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from roundtable import games
from roundtable.cli import main
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.texts import Texts, missing, typography
from roundtable.terminal import Ended, Session
from roundtable.terminal.session import FOLDER


def at_table(typed: str, tmp_path: Path, *, seats: tuple[str, ...] = ("human", "random"), lang: str = "en") -> Session:
    match = Match.start(games.get("talisman-duel"), Setup(seats=len(seats), seed="terminal", timed=False), telling=True)
    return Session(match, seats, tmp_path / "save.json", lang, io.StringIO(typed), io.StringIO())


def screen(session: Session) -> str:
    assert isinstance(session.target, io.StringIO)
    return session.target.getvalue()


def leave(session: Session) -> str:
    with pytest.raises(Ended):
        session.play()
    return screen(session)


@pytest.mark.parametrize("name", games.names())
def test_somebody_who_always_types_1_gets_to_the_end_of_any_game(name: str, tmp_path: Path) -> None:
    game = games.get(name)
    match = Match.start(game, Setup(seats=game.most_seats, seed="newcomer", timed=False), telling=True)
    players = ["human", *["random"] * (game.most_seats - 1)]
    session = Session(match, players, tmp_path / "save.json", "fr", io.StringIO("1\n" * 5000), io.StringIO())
    session.play()
    assert match.outcome is not None
    assert "La partie est finie." in screen(session)
    assert "{" not in screen(session), "every line has its text"


def test_what_is_no_choice_is_said_and_nothing_changes(tmp_path: Path) -> None:
    session = at_table("99\nnonsense\n0\n-1\n\n", tmp_path)
    before = session.match.fingerprint()
    said = leave(session)
    assert said.count("is none of the choices: type a number from 1 to") == 4
    assert session.match.fingerprint() == before


def test_a_choice_the_last_event_and_what_is_refused_are_explained_by_their_rules(tmp_path: Path) -> None:
    session = at_table("?\n? 1\n? 99\nwhy\n", tmp_path)
    match = session.match
    offer, event, refusal = match.offers(0)[0], match.told(0)[-1], match.refusals(0)[0]
    said = leave(session)
    for rule in (*event.rules, *offer.options[0].rules, *offer.prompt.rules):
        assert f"  {rule}\n    {match.game.rulebook[rule].en}" in said
    assert f": {match.game.rulebook[refusal.rules[0]].en}" in said
    assert "99 is none of the choices" in said


def test_undo_takes_back_and_redo_brings_back(tmp_path: Path) -> None:
    session = at_table("1\nu\nr\nu\n", tmp_path)
    first = session.match.fingerprint()
    said = leave(session)
    assert said.count("Taken back.") == 2
    assert said.count("Brought back.") == 1
    assert session.match.fingerprint() == first


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    said = leave(at_table("l\nt\n", tmp_path))
    assert "Cette table parle français maintenant." in said
    assert "Le plateau" in said


def test_two_people_hand_over_so_that_neither_sees_the_others_hand(tmp_path: Path) -> None:
    said = leave(at_table("\n1\n1\n1\n1\n1\n1\n1\n", tmp_path, seats=("human", "human")))
    assert "Player 1, it is your turn. Press Enter when nobody else is looking." in said
    assert "Player 2, it is your turn. Press Enter when nobody else is looking." in said


def test_leaving_saves_and_loading_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert main(["play", "talisman-duel", "--seed", "5"]) == 0
    saved = (tmp_path / "talisman-duel-5.json").read_bytes()
    kept = Match.load(saved, games.get("talisman-duel"))
    assert len(kept.rows) >= 1
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["play", "talisman-duel", "--load", "talisman-duel-5.json"]) == 0
    again = Match.load((tmp_path / "talisman-duel-5.json").read_bytes(), games.get("talisman-duel"))
    assert again.fingerprint() == kept.fingerprint()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human"], "is for 2 to 4 seats"),
        (["--seats", "human,wizard"], "There is no bot 'wizard'"),
        (["--load", "nowhere.json"], "can't be read"),
        (["--option", "rounds"], "write it as NAME=VALUE"),
        (["--option", "rounds=7"], "only: 8, 4, 16"),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "talisman-duel", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_save_that_cant_be_written_is_said_and_play_goes_on(tmp_path: Path) -> None:
    session = at_table("s\n1\n", tmp_path)
    session.file = tmp_path / "no" / "such" / "folder.json"
    said = leave(session)
    assert "can't be written" in said
    assert len(session.match.rows) > 0


def test_the_terminals_own_texts_are_complete() -> None:
    texts = Texts(FOLDER)
    assert missing(texts) == []
    assert typography(texts) == []
