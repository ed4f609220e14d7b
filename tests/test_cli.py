"""The command line: every command, with good arguments and bad ones; one sentence and a code, never a traceback."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from roundtable import games
from roundtable.cli import main, parser
from roundtable.kernel import journal as journals
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.packs.game import PackGame
from roundtable.testing.properties import step_randomly

from .kernel import toy

NAMES = games.names()
GAME = NAMES[0]


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command as a user would."""

    def run(*argv: str | Path) -> Said:
        try:
            code: Any = main([str(word) for word in argv])
        except SystemExit as end:
            code = end.code
        return Said(code, *capsys.readouterr())

    return run


def one_sentence(said: Said) -> str:
    """What a bad argument is met with."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert said.err.endswith((".\n", "?\n")), said.err
    assert "Traceback" not in said.err
    return said.err.strip()


def save(name: str, answers: int = 12) -> bytes:
    game = games.get(name)
    match, rng = Match.start(game, Setup(seats=game.least_seats, seed="cli")), Random(1)
    while not match.over and len(match.rows) < answers:
        step_randomly(match, rng)
    return match.save()


def python(*argv: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *argv], env={**os.environ, **env}, capture_output=True, text=True, timeout=300, check=False
    )


# --- the command itself ---


def test_help_lists_every_command(say: Any) -> None:
    said = say("--help")

    assert said.code == 0
    for command in ("games", "scenario", "rules", "replay", "pack", "simulate", "bench"):
        assert f"  {command}" in said.out


@pytest.mark.parametrize("command", ["games", "scenario", "rules", "replay", "pack", "simulate", "bench"])
def test_every_command_explains_itself(say: Any, command: str) -> None:
    said = say(command, "--help")

    assert said.code == 0
    assert said.out.startswith(f"usage: roundtable {command}")


def test_the_version(say: Any) -> None:
    assert say("--version").out.startswith("roundtable ")


def test_without_a_command_it_tells_what_there_is(say: Any) -> None:
    assert say() == say("--help")


def test_every_argument_of_every_command_says_what_it_is() -> None:
    todo: list[argparse.ArgumentParser] = [parser()]
    while todo:
        for action in todo.pop()._actions:
            if isinstance(action, argparse._SubParsersAction):
                todo += action.choices.values()
                assert all(command.description for command in action.choices.values())
            else:
                assert action.help, action


BAD_ARGUMENTS = [
    ["dance"],
    ["games", "--loud"],
    ["games", GAME, "extra"],
    ["scenario"],
    ["rules"],
    ["rules", GAME, "--lang", "de"],
    ["replay"],
    ["pack"],
    ["pack", "burn"],
    ["pack", "check"],
    ["pack", "show"],
    ["pack", "schema"],
    ["simulate"],
    ["simulate", GAME, "--games", "many"],
    ["simulate", GAME, "--workers", "1.5"],
    ["simulate", GAME, "--seed", "x"],
    ["bench", "--seconds", "soon"],
]  # fmt: skip


@pytest.mark.parametrize("argv", BAD_ARGUMENTS, ids=" ".join)
def test_a_wrong_use_is_one_sentence(say: Any, argv: list[str]) -> None:
    assert "Try 'roundtable" in one_sentence(say(*argv))


BAD_VALUES = {
    ("rules", "chess"): "There is no game 'chess'.",
    ("rules", f"{GAME}x"): f"Did you mean '{GAME}'?",
    ("rules", GAME, "no-such-rule-anywhere"): "no-such-rule-anywhere",
    ("replay", "nowhere.json"): "nowhere.json can't be read: No such file or directory.",
    ("replay", "."): "can't be read: Is a directory.",
    ("scenario", "nowhere.yaml"): "There is no file nowhere.yaml.",
    ("pack", "check", "nowhere"): "There is no folder nowhere.",
    ("pack", "show", "chess"): "There is no game 'chess'.",
    ("pack", "schema", "chess"): "There is no game 'chess'.",
    ("simulate", "chess"): "There is no game 'chess'.",
    ("simulate", GAME, "--games", "0"): "The number of games must be 1 or more.",
    ("simulate", GAME, "--games", "-3"): "The number of games must be 1 or more.",
    ("simulate", GAME, "--workers", "0"): "The number of workers must be 1 or more.",
    ("simulate", GAME, "--seats", "random"): "seats, not 1.",
    ("simulate", GAME, "--seats", ",".join(["random"] * 20)): "seats, not 20.",
    ("simulate", GAME, "--seats", "random,deep-thought"): "There is no bot 'deep-thought'.",
    ("simulate", GAME, "--seats", "random,"): "There is no bot ''.",
    ("simulate", GAME, "--option", "fast"): "'fast' is no option: write it as NAME=VALUE.",
    ("simulate", GAME, "--option", "fast=1"): "has no option 'fast'",
    ("bench", "--seconds", "0"): "--seconds must be more than 0",
    ("bench", "--seconds", "nan"): "--seconds must be more than 0",
    ("bench", "--seconds", "1e9"): "at most 600",
}  # fmt: skip


@pytest.mark.parametrize("argv", BAD_VALUES, ids=" ".join)
def test_a_wrong_value_is_one_sentence(say: Any, argv: tuple[str, ...]) -> None:
    assert BAD_VALUES[argv] in one_sentence(say(*argv))


# --- games, rules, packs ---


def test_games_lists_them_all(say: Any) -> None:
    said = say("games")

    assert said.code == 0
    assert [line.partition(":")[0] for line in said.out.splitlines() if not line.startswith(" ")] == NAMES


def test_one_game_tells_its_goal_and_what_its_options_mean(say: Any) -> None:
    english, french = say("games", "talisman").out, say("games", "talisman", "--lang", "fr").out

    texts = games.get("talisman").texts(games.get("talisman").content())
    for lang, said in (("en", english), ("fr", french)):
        assert texts.say(lang, "goal") in " ".join(said.split(" ")).replace("\n ", "").replace("  ", " ")
        for choice in games.get("talisman").choices:
            assert f"option {choice.name}: {texts.say(lang, f'choice-{choice.name}')}" in said
            for value in choice.values:
                assert texts.say(lang, f"choice-{choice.name}-{str(value).lower()}") in said
    assert "talisman-duel" not in english


def test_games_as_json(say: Any) -> None:
    entries = say("games", "--json").json

    assert [entry["id"] for entry in entries] == NAMES
    for entry in entries:
        assert set(entry["title"]) == {"en", "fr"}
        assert all(title and "{" not in title for title in entry["title"].values()), "no text is missing"
        assert 1 <= entry["seats"][0] <= entry["seats"][1]
        assert entry["rules"] > 0
        assert entry["packs"]


@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_in_both_languages(say: Any, name: str) -> None:
    english, french = say("rules", name), say("rules", name, "--lang", "fr")

    assert english.code == french.code == 0
    assert english.out != french.out
    for rule in games.get(name).rulebook.rules:
        assert rule.id in english.out
        assert rule.id in french.out


@pytest.mark.parametrize("name", NAMES)
def test_one_rule_with_where_it_lives(say: Any, name: str) -> None:
    rule = games.get(name).rulebook.counted()[0]

    said = say("rules", name, rule.id)
    (entry,) = say("rules", name, rule.id, "--json").json

    assert said.code == 0
    assert rule.en.strip() in " ".join(said.out.split()) or rule.en.strip() in said.out
    assert entry["id"] == rule.id
    assert entry["en"] == rule.en
    assert entry["fr"] == rule.fr
    assert all(":" in place for place in [*entry["code"], *entry["tests"]])


def test_rules_are_found_by_words(say: Any) -> None:
    rule = games.get(GAME).rulebook.counted()[0]
    word = max(rule.en.split(), key=len).strip(".,;:'\"")

    found = say("rules", GAME, word, "--json").json

    assert rule.id in [entry["id"] for entry in found]


def test_packs_are_listed(say: Any) -> None:
    said = say("pack", "list")
    entries = say("pack", "list", "--json").json

    assert said.code == 0
    assert {entry["game"] for entry in entries} == set(NAMES)
    assert all(Path(entry["folder"]).is_dir() for entry in entries)


@pytest.mark.parametrize("name", NAMES)
def test_every_pack_of_ours_is_sound_and_shown(say: Any, name: str) -> None:
    game = games.get(name)
    assert isinstance(game, PackGame)

    checked = say("pack", "check", game.core_pack)
    assert (checked.code, checked.err) == (0, "")
    assert say("pack", "check", game.core_pack, "--json").json["problems"] == []

    shown = say("pack", "show", name, "--lang", "fr")
    assert shown.code == 0
    assert " x " in shown.out
    assert say("pack", "show", name, "--json").json


@pytest.mark.parametrize("name", NAMES)
def test_schemas_for_editors(say: Any, name: str, tmp_path: Path) -> None:
    printed = say("pack", "schema", name).json
    said = say("pack", "schema", name, "--out", tmp_path / "schemas")

    assert said.code == 0
    written = {file.name.removesuffix(".schema.json"): json.loads(file.read_text())
               for file in (tmp_path / "schemas").iterdir()}  # fmt: skip
    assert written == printed


def test_a_folder_that_can_t_be_written_is_said(say: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")

    assert "can't be written" in one_sentence(say("pack", "schema", GAME, "--out", tmp_path / "taken"))


def test_every_problem_of_a_pack_is_said(say: Any, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(f"id: mine\ngame: {GAME}\nversion: '1'\nsurprise: 3\n")

    said = say("pack", "check", tmp_path)
    as_json = say("pack", "check", tmp_path, "--json")

    assert said.code == as_json.code == 2
    assert "surprise" in said.err
    assert "Traceback" not in said.err
    assert any("surprise" in problem for problem in as_json.json["problems"])


@pytest.mark.parametrize("manifest", [None, "", "[]", "game: 3", "game: chess", "game: [", "\x00"])
def test_a_pack_without_a_proper_manifest_is_said(say: Any, tmp_path: Path, manifest: str | None) -> None:
    if manifest is not None:
        (tmp_path / "pack.yaml").write_text(manifest)

    one_sentence(say("pack", "check", tmp_path))


def test_a_pack_to_stack_that_is_not_there_is_said(say: Any) -> None:
    said = say("pack", "show", GAME, "--pack", "nowhere")

    assert said.code == 2
    assert said.out == ""
    assert "nowhere" in said.err


# --- scenarios ---


def scenario_file(folder: Path, name: str = "one.yaml", more: str = "") -> Path:
    file = folder / name
    file.write_text(f"game: toy\nabout: the start\n{more}")
    return file


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "GAME", toy.TOY, raising=False)
    monkeypatch.setitem(games.MODULES, "toy", toy.__name__)


@pytest.mark.usefixtures("with_toy")
def test_a_scenario_that_holds(say: Any, tmp_path: Path) -> None:
    said = say("scenario", scenario_file(tmp_path, more="expect: {over: false}"))

    assert said.code == 0
    assert said.out.endswith("1 of 1 scenarios hold.\n")


@pytest.mark.usefixtures("with_toy")
def test_a_scenario_that_misses_is_1(say: Any, tmp_path: Path) -> None:
    file = scenario_file(tmp_path, more="expect: {over: true}")

    said = say("scenario", file)
    (entry,) = say("scenario", file, "--json").json

    assert said.code == 1
    assert "at the end: the match is not over." in said.out
    assert entry["passed"] is False
    assert entry["misses"] == ["at the end: the match is not over."]


@pytest.mark.usefixtures("with_toy")
def test_a_scenario_that_can_t_be_played_is_2_and_the_others_are_played(say: Any, tmp_path: Path) -> None:
    scenario_file(tmp_path, "a.yaml", more="expect: {offered: 3}")
    scenario_file(tmp_path, "b.yaml", more="expect: {over: true}")
    scenario_file(tmp_path, "c.yaml")
    (tmp_path / "d.yaml").write_text("game: chess\nabout: no such game\n")

    said = say("scenario", tmp_path)
    entries = say("scenario", tmp_path, "--json")

    assert said.code == entries.code == 2
    assert said.out.endswith("1 of 4 scenarios hold.\n")
    assert said.err.count("\n") == 2
    assert [entry["passed"] for entry in entries.json] == [False, False, True, False]
    assert "error" in entries.json[0]


def test_a_folder_without_scenarios_is_said(say: Any, tmp_path: Path) -> None:
    assert "There is no scenario file in" in one_sentence(say("scenario", tmp_path))


# --- replay ---


@pytest.fixture(scope="module", params=NAMES)
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saves") / f"{request.param}.json"
    file.write_bytes(save(request.param))
    return file


def test_a_save_is_verified(say: Any, saved: Path) -> None:
    journal = journals.read(saved.read_bytes())

    said = say("replay", saved, "--verify")

    assert said.code == 0
    assert said.out == f"Verified: {len(journal.answers)} answers lead to position {journal.fingerprint}.\n"
    assert say("replay", saved, "--verify", "--json").json == {
        "verified": True, "answers": len(journal.answers), "fingerprint": journal.fingerprint,
    }  # fmt: skip


@pytest.mark.parametrize("more", [[], ["--at", "0"], ["--at", "3", "--seat", "0"], ["--lang", "fr"]], ids=" ".join)
def test_a_save_is_shown(say: Any, saved: Path, more: list[str]) -> None:
    said = say("replay", saved, *more)
    shown = say("replay", saved, *more, "--json")

    assert said.code == 0
    assert said.err == ""
    assert {"game", "setup", "answers", "at", "log", "scene"} <= set(shown.json)


@pytest.mark.parametrize("more", [["--at", "-1"], ["--at", "9999"], ["--seat", "9"], ["--seat", "-1"]], ids=" ".join)
def test_a_point_or_a_seat_there_is_not(say: Any, saved: Path, more: list[str]) -> None:
    assert "This match has" in one_sentence(say("replay", saved, *more))


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[" * 100_000, b'{"roundtable": 2, "answers": []}'])
def test_what_is_no_save_is_one_sentence(say: Any, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(data)

    one_sentence(say("replay", file))
    one_sentence(say("replay", file, "--verify", "--json"))


def altered(tmp_path: Path, **changes: Any) -> Path:
    journal = journals.read(save(GAME))
    for name, value in changes.items():
        setattr(journal, name, value)
    file = tmp_path / "altered.json"
    file.write_bytes(journals.write(journal))
    return file


def test_a_save_of_an_unknown_game_is_one_sentence(say: Any, tmp_path: Path) -> None:
    assert "There is no game 'chess'" in one_sentence(say("replay", altered(tmp_path, game="chess")))


def test_a_save_that_leads_elsewhere_is_one_sentence(say: Any, tmp_path: Path) -> None:
    assert "another position" in one_sentence(say("replay", altered(tmp_path, fingerprint="0" * 32), "--verify"))


def test_a_save_of_other_rules_goes_on_but_is_not_verified(say: Any, tmp_path: Path) -> None:
    file = altered(tmp_path, rules="0.0.1")

    said = say("replay", file, "--json")
    assert said.code == 0
    assert said.json["answers"] == 0, "nothing but JSON on the way to a program"
    assert said.err.startswith("This save was made with version 0.0.1 of the ")

    assert "Cette sauvegarde a été faite avec" in say("replay", file, "--lang", "fr").err
    refused = one_sentence(say("replay", file, "--verify"))
    assert refused.endswith("So it can't be verified here.")


def test_a_save_is_verified_by_another_process(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(save(GAME, 30))

    done = [python("-m", "roundtable", "replay", str(file), "--verify", PYTHONHASHSEED=seed) for seed in ("1", "2")]

    assert [one.returncode for one in done] == [0, 0]
    assert done[0].stdout == done[1].stdout


# --- simulate, bench ---


@pytest.mark.parametrize("name", NAMES)
def test_matches_between_bots(say: Any, name: str) -> None:
    said = say("simulate", name, "--games", "3")
    report = say("simulate", name, "--games", "3", "--seed", "0", "--json").json

    assert said.code == 0
    assert said.out.startswith(f"3 of 3 matches of {name} finished, 0 with an error.\n")
    assert report["games"] == report["finished"] == 3
    assert report["errors"] == 0
    assert report["decisions"] > 0
    assert set(report) >= {"decisions_per_second", "seconds", "outcomes"}
    assert sum(report["outcomes"].values()) == 3


def test_matches_that_nobody_won_are_counted(say: Any) -> None:
    said = say("simulate", "talisman", "--games", "2", "--option", "rounds=25")
    report = say("simulate", "talisman", "--games", "2", "--option", "rounds=25", "--json").json

    assert report["unwon"] + sum(report["wins"]) == 2
    assert f"{report['unwon']:>7}  won by nobody" in said.out


def test_a_failure_is_1_and_its_journal_can_be_kept(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get(GAME)

    def broken(table: Any, step: Any) -> Any:
        raise KeyError("lost")
        yield

    monkeypatch.setattr(type(game), "steps", dict.fromkeys(game.steps, broken))
    said = say("simulate", GAME, "--games", "2", "--keep", tmp_path / "kept")

    assert said.code == 1
    assert "seed 0-0: The rules failed: KeyError: 'lost'\n" in said.err
    assert "Traceback" not in said.err
    assert sorted(file.name for file in (tmp_path / "kept").iterdir()) == [f"{GAME}-0-0.json", f"{GAME}-0-1.json"]

    monkeypatch.undo()
    assert say("replay", tmp_path / "kept" / f"{GAME}-0-0.json").code == 0


def test_a_folder_to_keep_journals_in_that_can_t_be_made(say: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")

    said = say("simulate", GAME, "--games", "1", "--keep", tmp_path / "taken")

    assert said.code == 2
    assert "can't be written" in said.err


# --- around the commands ---


def test_help_and_commands_load_no_more_than_they_need() -> None:
    """Starting must stay quick; what is heavy is loaded by what uses it."""
    code = """
import sys
from roundtable.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""
    heavy = {"rich", "yaml", "fluent", "litestar", "hypothesis", "pytest", "ray", "asyncio"}

    assert not heavy & set(python("-c", code, "--help").stderr.split())
    assert not heavy & set(python("-c", code, "replay", "nowhere").stderr.split())
    assert "yaml" in python("-c", code, "rules", GAME).stderr.split(), "or this test proves nothing"
    assert "rich" not in python("-c", code, "simulate", GAME, "--games", "1").stderr.split()


def test_whoever_reads_may_leave_early() -> None:
    command = f"{sys.executable} -m roundtable rules {GAME} | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=300, check=False)

    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


def test_nobody_reads_at_all() -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "roundtable", "rules", GAME],
            stdout=closed, stderr=subprocess.PIPE, timeout=300, check=False,
        )  # fmt: skip

    assert done.stderr == b""
    assert done.returncode == 0


def test_a_terminal_without_accents_shows_the_rest() -> None:
    done = python("-m", "roundtable", "rules", GAME, "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.returncode == 0
    assert done.stderr == ""
    assert "?" in done.stdout


def test_stopping_a_command_is_no_accident(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "names", interrupted)

    assert say("games") == Said(130, "", "Stopped.\n")


@pytest.mark.parametrize(("said", "limited"), [((), True), (("--no-limits",), False)])
def test_requests_are_counted_unless_one_measures(
    monkeypatch: pytest.MonkeyPatch, said: tuple[str, ...], limited: bool
) -> None:
    from roundtable.commands import serve
    from roundtable.web.server.workers import ServeOptions

    asked: list[ServeOptions] = []
    monkeypatch.setattr(serve, "serve", lambda serving, tell: asked.append(serving) or 0)
    assert main(["serve", *said]) == 0
    assert asked[0].config.limited is limited
