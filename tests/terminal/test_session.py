"""A match at a terminal, played over a pipe."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.kinfire.arena import battle, bite, card, foe, hit, seat
from tests.kernel.small_games import WHAT, A, B, SmallTable, game_of, start

from roundtable import games
from roundtable.cli import main
from roundtable.commands import play
from roundtable.kernel import votes
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.options import Option
from roundtable.kernel.plain import PlainWriter
from roundtable.kernel.scene import Board, Number, Place, Scene, SeatPanel, difference
from roundtable.kernel.texts import Texts, missing, typography
from roundtable.terminal import Ended, Session
from roundtable.terminal.menu import Menu
from roundtable.terminal.paint import Paint, paint_for, width_of
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
def test_somebody_who_types_low_numbers_gets_to_the_end_of_any_game(name: str, tmp_path: Path) -> None:
    game = games.get(name)
    options = {"rounds": 25} if name == "talisman" else {}  # a whole game takes hours, even of ones
    setup = Setup(seats=game.most_seats, seed="newcomer", timed=False, options=options)
    match = Match.start(game, setup, telling=True)
    players = ["human", *["random"] * (game.most_seats - 1)]
    rng = Random(1)
    typed = io.StringIO("".join(f"{rng.choice((1, 1, 1, 2, 3))}\n" for _ in range(8000)))
    session = Session(match, players, tmp_path / "save.json", "fr", typed, io.StringIO())
    session.play()
    assert match.outcome is not None
    assert "La partie est finie." in screen(session)
    assert "{" not in screen(session), "every line has its text"


@pytest.mark.parametrize("always", [False, True])
def test_who_can_only_pass_in_others_turns_is_asked_only_if_they_like(
    always: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = games.get("reflets"), list[Offer]()
    ask = Session._ask

    def noted(session: Session, offer: Offer) -> None:
        asked.append(offer)
        ask(session, offer)

    monkeypatch.setattr(Session, "_ask", noted)
    match = Match.start(game, Setup(seats=3, seed="terminal", timed=False), telling=True)
    typed = ("a\n" if always else "") + "1\n" * 200
    session = Session(
        match, ["human", "random", "random"], tmp_path / "save.json", "en", io.StringIO(typed), io.StringIO()
    )
    leave(session)
    idle = [one for one in asked if one.prompt.key in game.interjections
            and not game.interjections[one.prompt.key].can(one.options)]  # fmt: skip
    assert len(asked) > 100
    assert bool(idle) == always
    assert ("From now on you are asked always." in screen(session)) == always


def test_what_was_taken_back_is_asked_anew_at_a_terminal(tmp_path: Path) -> None:
    session = at_table("1\nu\n1\nq\n", tmp_path)
    assert "Taken back." in leave(session)
    assert not session.took_back


def test_a_bot_turns_no_page_before_the_person_has_read_it(tmp_path: Path) -> None:
    def rule(table: SmallTable) -> Any:
        yield from table.race([1, 0], WHAT, lambda seat: [A] if seat else [B], passing=B, veiled=True, reading=True)
        yield from table.race([0, 1], WHAT, lambda seat: [A, B], passing=B)

    game = game_of(rule)
    game.titles = {"en": "Small"}
    match = start(game, timed=False)
    leave(Session(match, ("human", "random"), tmp_path / "save.json", "en", io.StringIO("b\n"), io.StringIO()))
    assert [(row.seat, row.option.id) for row in match.rows][:2] == [(0, "b"), (1, "a")]


@pytest.mark.parametrize(("leader", "chosen"), [(2, [(0, "b"), (2, "a")]), (1, [(1, "a")])])
def test_people_at_one_terminal_say_once_that_they_have_read_a_page(
    leader: int, chosen: list[object], tmp_path: Path
) -> None:
    def rule(table: SmallTable) -> Any:
        turning = lambda seat: [A] if seat == leader else [B]  # noqa: E731
        yield from table.race([0, 1, 2], WHAT, turning, passing=B, veiled=True, reading=True)
        yield from table.ask(0, WHAT, [A, B])

    game = game_of(rule)
    game.titles = {"en": "Small"}
    match, typed = start(game, seats=3, timed=False), io.StringIO("\n1\n")
    leave(Session(match, ("human", "human", "random"), tmp_path / "save.json", "en", typed, io.StringIO()))
    assert [(row.seat, row.option.id) for row in match.rows] == chosen


def test_a_sum_is_told_before_it_is_final(tmp_path: Path) -> None:
    foes = [foe(bite(), hp=20), foe(bite(), hp=9)]
    match = battle(seat("cut", "sabre"), seat("net"), foes=foes, cards=card("cut", hit(3)), turn=0)
    session = Session(match, ["human", "random"], tmp_path / "save.json", "en", io.StringIO("1\n"), io.StringIO())
    told = leave(session)
    assert told.count("base 3 = 3, HP 20 → 17") == 1
    assert told.count("base 3 = 3, HP 9 → 6") == 1


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
        assert f"{match.game.rulebook[rule].en} [{rule}]" in " ".join(said.split())
    assert f"{match.game.rulebook[refusal.rules[0]].en} [{refusal.rules[0]}]" in " ".join(said.split())
    assert "99 is none of the choices" in said


def test_undo_takes_back_and_redo_brings_back(tmp_path: Path) -> None:
    session = at_table("1\nu\nr\nu\n", tmp_path)
    first = session.match.fingerprint()
    said = leave(session)
    assert said.count("Taken back.") == 2
    assert said.count("Brought back.") == 1
    assert session.match.fingerprint() == first


def test_undo_takes_back_what_was_chosen_last_whoever_is_asked_now(tmp_path: Path) -> None:
    session = at_table("\nu\n", tmp_path, seats=("human", "human"))
    match, before, chose = session.match, "", -1
    while chose in (-1, match.offers()[0].seat):
        before, offer = match.fingerprint(), match.offers()[0]
        chose = offer.seat
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    assert match.last_to_answer((0, 1)) == chose != match.offers()[0].seat
    leave(session)
    assert match.fingerprint() == before


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    said = leave(at_table("l\nt\n", tmp_path))
    assert "Cette table parle français maintenant." in said
    assert "Le plateau" in said


def test_two_people_hand_over_so_that_neither_sees_the_others_hand(tmp_path: Path) -> None:
    said = leave(at_table("\n1\n1\n1\n1\n1\n1\n1\n", tmp_path, seats=("human", "human")))
    assert "Player 1, it is your turn. Press Enter when nobody else is looking." in said
    assert "Player 2, it is your turn. Press Enter when nobody else is looking." in said


def test_one_person_with_several_seats_hands_nothing_over_and_reads_everything_once(tmp_path: Path) -> None:
    setup = Setup(seats=2, seed="alone", timed=False, options={"players": "one"})
    match = Match.start(games.get("kinfire"), setup, telling=True)
    players = ["human", "human"]
    session = Session(match, players, tmp_path / "save.json", "en", io.StringIO("1\n" * 90), io.StringIO())
    said = leave(session)
    assert "when nobody else is looking" not in said
    assert said.count("- Player 1 plays Asha.") == 1
    assert "Player 2: Your turn." in said


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


def test_a_save_remembers_who_plays_and_leaving_tells_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["roundtable"])
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["play", "talisman-duel", "--seed", "5", "--seats", "random,human,random", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    command = "roundtable play talisman-duel --load talisman-duel-5.json --lang fr"
    assert said.endswith(f"{command}\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(command.split()[1:]) == 0
    again = capsys.readouterr().out
    assert "Vous jouez Joueur 2." in again
    assert again.endswith(f"{command}\n")


def test_a_bot_is_the_best_there_is() -> None:
    assert play._players([], 3, "talisman") == ["human", "heuristic", "heuristic"]
    assert play._players(["bot", "human"], 2, "talisman-duel") == ["random", "human"]


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


# --- Talisman, as a newcomer sees it ---


def talisman(typed: str, tmp_path: Path, *, lang: str = "en", plain: bool = False, **options: str) -> Session:
    setup = Setup(seats=3, seed="terminal", timed=False, options=options)
    match = Match.start(games.get("talisman"), setup, telling=True)
    seats = ("human", "random", "random")
    return Session(match, seats, tmp_path / "save.json", lang, io.StringIO(typed), io.StringIO(), plain=plain)


def test_it_begins_with_the_goal_and_the_table_options(tmp_path: Path) -> None:
    said = leave(talisman("", tmp_path, victory="race"))
    assert said.startswith("Talisman\nGrow strong, get hold of a Talisman")
    assert "How the game is won: be first to reach the Crown ·" in said
    assert "You are Player 1." in said


def test_a_game_without_a_goal_begins_without_one(tmp_path: Path) -> None:
    session = at_table("", tmp_path)
    session.texts.knows = lambda lang, key: False  # type: ignore[method-assign]
    assert leave(session).startswith("Talisman: a duel\nrounds: 8\nYou are Player 1.\n")


def test_characters_tell_their_numbers_and_on_request_their_abilities(tmp_path: Path) -> None:
    session = talisman("? 1\n", tmp_path)
    assert session.match.offers()[0].seat in (0, 1, 2)
    said = leave(session)
    line = next(line for line in said.splitlines() if line.startswith("  1. "))
    name, _, numbers = line[5:].partition("   ")
    assert numbers.strip().startswith("Strength ")
    ability = session.texts.name("en", f"@characters.{name.strip().lower()}.ability")
    assert ability in " ".join(said.split())


def to_the_first_move(tmp_path: Path, typed: str, **more: bool) -> tuple[Session, str]:
    session = talisman("1\n" + typed, tmp_path, characters="random", plain=more.get("plain", False))
    return session, leave(session)


def test_the_table_is_shown_once_a_turn_with_map_seats_and_piles(tmp_path: Path) -> None:
    session, said = to_the_first_move(tmp_path, "")
    turns = sum(event.key == "turn-begins" for event in session.match.events)
    assert 1 <= said.count("│Village") == said.count("Strength  Craft  Life  Fate  Gold") <= turns + 1
    assert "Adventure deck: " in said
    assert max(map(len, said.splitlines())) <= 100
    assert session.paint.colour is False


def test_a_board_on_which_nothing_has_changed_is_not_told_again_while_a_table_is_set_up(tmp_path: Path) -> None:
    match = Match.start(games.get("reflets"), Setup(seats=3, seed="terminal", timed=False), telling=True)
    seats = ["human", "random", "random"]
    session = Session(match, seats, tmp_path / "save.json", "en", io.StringIO("1\n1\n1\nt\n"), io.StringIO())
    said = leave(session)
    assert said.count("The board lies as before (t shows it).") == 3, "three heroes were chosen"
    assert said.count("Maender-Alkoor (leads to Space 1)") == 2, "at the beginning, and as asked"


def test_in_plain_words_nothing_is_drawn(tmp_path: Path) -> None:
    _, said = to_the_first_move(tmp_path, "t\np\nh\n", plain=True)
    assert not set(said.partition("A number chooses. The words")[0]) & set("│─┌►•▪·")
    assert "Nobody and nothing there: " in said
    assert "The dead wake up here." in " ".join(said.split()), "every place and what it does, on request"


def test_things_on_the_table_are_explained_by_name(tmp_path: Path) -> None:
    _, said = to_the_first_move(tmp_path, "? warlock\n? dragonfly\n")
    assert "He has Talismans to spare and errands to run." in " ".join(said.split())
    assert "Nothing on the table is called dragonfly." in said


def test_asking_again_explains_the_event_before(tmp_path: Path) -> None:
    session, said = to_the_first_move(tmp_path, "?\n?\n")
    last, before = session.match.told(0)[-1], session.match.told(0)[-2]
    asked = said.split("Your choice (h for help): ?\n")
    for part, event in zip(asked[1:], (last, before), strict=True):
        assert part.startswith(session.texts.say("en", event.key, event.params))


def test_an_option_says_what_it_changes_for_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    def rule(table: SmallTable) -> Any:
        yield from table.ask(0, WHAT, [A, B])

    def scene(*lives: int) -> Scene:
        panels = [
            SeatPanel(seat=seat, name=f"@seat.{seat}", numbers=(Number(id="life", label="Life", value=value),))
            for seat, value in enumerate(lives)
        ]
        return Scene(parts=tuple(panels))

    match = start(game_of(rule), telling=True)
    monkeypatch.setattr(match, "preview", lambda *_: difference(scene(4, 2), scene(3, 0)))
    menu = Menu(match, match.offers()[0], scene(4, 2), PlainWriter(Texts(), "en"), Paint())
    assert menu.changes(A) == ["Life 4 → 3", "Player 2: Life 2 → 0"]


def test_many_options_stand_in_columns_and_on_the_map(tmp_path: Path) -> None:
    options = tuple(Option("to", f"p{n}", points=(f"place:p{n}",), text="option-pass") for n in range(1, 31))
    places = tuple(Place(id=f"p{n}", name=f"Spot {n}", x=n % 6, y=n // 6, hint="calm") for n in range(36))
    scene = Scene(parts=(Board(id="b", places=places),))
    match = start(game_of(lambda table: table.ask(0, WHAT, [A, B])))
    menu = Menu(match, Offer("1", 0, WHAT, options), scene, PlainWriter(Texts(), "en", 60), Paint())
    lines = menu.lines()
    assert len(lines) <= 10
    assert max(map(len, lines)) <= 60
    assert lines[0].startswith("  1. Pass (calm)")
    assert "30. Pass (calm)" in lines[-1]
    assert menu.offered()["p7"] == [7]


def test_votes_are_told_and_so_is_that_there_is_no_agreement(tmp_path: Path) -> None:
    def rule(table: SmallTable) -> Any:
        yield from table.vote(range(2), WHAT, [A, B], votes.unanimous())

    game = game_of(rule)
    game.titles = {"en": "Small"}
    match = start(game, telling=True, timed=False)
    typed = "\n1\n\n2\n\n1\n"
    said = leave(Session(match, ("human", "human"), tmp_path / "save.json", "en", io.StringIO(typed), io.StringIO()))
    assert "Votes: Player 1 – {option-a} · Player 2 – {option-b}\nNo agreement. Everybody is asked again.\n" in said


def test_redo_with_nothing_to_bring_back_says_so(tmp_path: Path) -> None:
    assert "There is nothing to bring back" in leave(at_table("r\n", tmp_path))


class Tty(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_colour_only_where_the_terminal_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert paint_for(Tty()).colour
    assert not paint_for(io.StringIO()).colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not paint_for(Tty()).colour
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not paint_for(Tty()).colour


def test_signs_and_width_follow_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    assert paint_for(io.TextIOWrapper(io.BytesIO(), encoding="ascii")).signs.me == ">"
    assert paint_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")).signs.me == "►"
    monkeypatch.delenv("COLUMNS", raising=False)
    assert width_of(io.StringIO()) == 100
    monkeypatch.setenv("COLUMNS", "80")
    assert width_of(io.StringIO()) == 80
    monkeypatch.setenv("COLUMNS", "200")
    assert width_of(io.StringIO()) == 100
