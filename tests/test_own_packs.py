"""A pack of one's own, on the command line: played, simulated, replayed and tested with a scenario."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from roundtable.cli import main


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Nine copies of a spell of one's own, in place of most others, so that somebody is sure to hold it."""
    folder = tmp_path / "storms"
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        'format: 1\nid: storms\ngame: talisman-duel\nversion: "1"\non: core\n'
        "title: {en: Storms, fr: Tempêtes}\nlanguages: [en, fr]\n"
        "remove: {spells: [immobility, leaden-limbs, lightning]}\n"
    )
    (folder / "spells.yaml").write_text(
        "- {id: hailstorm, count: 9, when: [before-move], target: other, effect: {do: lose-life}}\n"
    )
    for lang, name in (("en", "Hailstorm"), ("fr", "Grêle")):
        (folder / f"text.{lang}.yaml").write_text(f"spells:\n  hailstorm: {{name: {name}, text: {name}.}}\n")
    return folder


def test_the_pack_of_the_manual_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    manual = (Path(__file__).parents[1] / "docs" / "packs.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", manual, re.DOTALL)
    (tmp_path / "pack.yaml").write_text(next(block for block in blocks if block.startswith("format:")), "utf-8")
    for block in blocks:
        if named := re.match(r"# ((?:cards|spells|text\.en)\.yaml)", block):
            (tmp_path / named[1]).write_text(block, "utf-8")
    (tmp_path / "text.fr.yaml").write_text((tmp_path / "text.en.yaml").read_text("utf-8"), "utf-8")

    assert main(["pack", "check", str(tmp_path)]) == 0
    assert "sound pack for talisman." in capsys.readouterr().out
    spells = tmp_path / "spells.yaml"
    spells.write_text(spells.read_text("utf-8").replace("do: affect", "do: afect"), "utf-8")
    assert main(["pack", "check", str(tmp_path)]) == 2
    told = capsys.readouterr()
    slip = re.search(r"my-pack/(spells\.yaml:.*)", manual)
    assert slip is not None
    assert slip[1].partition(" spells")[2] in told.out + told.err


def test_it_is_sound(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(pack)]) == 0
    assert "sound pack for talisman-duel" in capsys.readouterr().out


def test_it_is_played_and_its_save_needs_it(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    seen = ""
    for seed in range(8):  # somebody is dealt a character that starts with spells
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        assert main(["play", "talisman-duel", "--seed", str(seed), "--seats", "human,human", "--pack", str(pack)]) == 0
        monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n1\n1\nq\n"))
        assert main(["play", "talisman-duel", "--load", f"talisman-duel-{seed}.json", "--seats", "human,human",
                     "--pack", str(pack)]) == 0  # fmt: skip
        seen += capsys.readouterr().out
    assert "Hailstorm" in seen
    assert f"--load talisman-duel-0.json --pack {pack}" in seen
    assert main(["replay", "talisman-duel-0.json", "--verify", "--pack", str(pack)]) == 0
    assert main(["replay", "talisman-duel-0.json", "--verify"]) == 2
    assert "other content packs" in capsys.readouterr().err


def test_it_is_simulated_by_several_workers(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "talisman-duel", "--games", "60", "--json"]
    reports = []
    for more in (["--pack", str(pack)], ["--pack", str(pack), "--workers", "2"], []):
        assert main([*command, *more]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0]["decisions"] == reports[1]["decisions"]
    assert reports[0]["decisions"] != reports[2]["decisions"], "the pack makes a difference"


def test_it_is_tested_with_a_scenario(pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = tmp_path / "hail.yaml"
    scenario.write_text(
        "game: talisman-duel\nabout: hail costs a life\n"
        "given: {seats: [{character: sorceress, spells: [hailstorm]}, {character: dwarf}]}\n"
        "play:\n  - 0: cast:hailstorm\nexpect: {seats.1.lives: 4, seats.0.spells.count: 0}\n"
        "dice: [3]\n"
    )
    assert main(["scenario", str(scenario), "--pack", str(pack)]) == 0, capsys.readouterr().out
    assert main(["scenario", str(scenario)]) == 2
    assert "hailstorm" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["play", "talisman-duel"], ["simulate", "talisman-duel"]])
def test_a_broken_one_is_told_before_anything_is_played(
    pack: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (pack / "spells.yaml").write_text("- {id: hailstorm, when: [sometimes], efect: {}}\n")
    assert main([*command, "--pack", str(pack)]) == 2
    told = capsys.readouterr().err
    assert "spells.yaml" in told
    assert "efect" in told
    assert "sometimes" in told
