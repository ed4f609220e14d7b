"""What must hold for every slice: the kernel's properties over random play, texts in both languages, sound journals."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from roundtable import games
from roundtable.kernel import rulebook
from roundtable.kernel.match import Match
from roundtable.kernel.texts import missing, typography
from roundtable.simulate import simulate
from roundtable.testing.properties import check_match, check_said, step_randomly
from roundtable.testing.soak import setup_for

PARTS, MATCHES = 12, 100
"""Parts, and matches in each, of the checked play; `roundtable.testing.soak` does the same at length."""

every_slice = pytest.mark.parametrize("name", list(games.SLICES))


@every_slice
@pytest.mark.parametrize("part", range(PARTS))
def test_the_kernels_properties_hold_in_random_play(name: str, part: int) -> None:
    game = games.get(name)
    for number in range(part, PARTS * MATCHES, PARTS):
        check_match(game, setup_for(game, number), random.Random(number), thorough=0.06)


@every_slice
@pytest.mark.parametrize("extra", [0, 1])
def test_many_matches_end(name: str, extra: int) -> None:
    game = games.get(name)
    seats = [game.least_seats, game.most_seats][extra]
    report = simulate(name, 1000, ["random"] * seats, seed=extra)
    assert (report.finished, report.errors, report.failures) == (1000, 0, [])


@every_slice
def test_everything_told_and_offered_has_its_text_in_both_languages(name: str) -> None:
    game = games.get(name)
    content = game.content()
    texts = game.texts(content)
    texts.strict = True
    assert missing(texts) == []
    assert typography(texts) == []
    for number in range(12):
        rng = random.Random(number)
        match = Match.start(game, setup_for(game, number), content, telling=True)
        while not match.over:
            check_said(match, texts)
            step_randomly(match, rng)
        assert match.outcome is not None
        for lang in ("en", "fr"):
            for event in match.events:
                texts.say(lang, event.key, event.params)
            texts.say(lang, match.outcome.reason)


@every_slice
def test_only_rules_of_the_rulebook_are_cited(name: str) -> None:
    game = games.get(name)
    known = {rule.id for rule in game.rulebook.rules}
    with rulebook.witnessing() as cited:
        for number in range(20):
            rng = random.Random(number)
            match = Match.start(game, setup_for(game, number), telling=True)
            while not match.over:
                for seat in range(match.setup.seats):
                    for refusal in match.refusals(seat):
                        rulebook.cite(*refusal.rules)
                step_randomly(match, rng)
            assert match.outcome is not None
            rulebook.cite(*match.outcome.rules)
    assert {rule for rule in cited if ":" not in rule} <= known


WRITE = """
import random, sys
from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.testing.properties import step_randomly
game = games.get(sys.argv[1])
match = Match.start(game, Setup(seats=game.most_seats, seed="elsewhere"))
rng = random.Random(5)
while not match.over:
    step_randomly(match, rng)
sys.stdout.buffer.write(match.save())
"""


@every_slice
def test_a_journal_verifies_in_another_process_with_another_hash_seed(name: str, tmp_path: Path) -> None:
    def run(hash_seed: str, *command: str) -> bytes:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(
            [sys.executable, *command], env=environment, check=True, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
        ).stdout

    saves = {seed: run(seed, "-c", WRITE, name) for seed in ("1", "2")}
    assert saves["1"] == saves["2"]
    file = tmp_path / "match.json"
    file.write_bytes(saves["1"])
    assert b"Verified" in run("3", "-m", "roundtable", "replay", str(file), "--verify")
