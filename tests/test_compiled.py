"""Compiled, the kernel and the games' chapters play the same matches as in plain Python and show the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

ROOT = Path(__file__).parent.parent
BUILD = ("setup.py", "-q", "build_ext", "--inplace")
MATCHES = {"kinfire": 24, "talisman": 6}
SEEN_EVERY = 40
"""So many decisions apart all seats look at the table, and ask what they can't do and why."""


def test_compiled_rules_play_the_same_matches(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    played = accounts(tmp_path)
    built = run(*BUILD, cwd=tmp_path, ROUNDTABLE_MYPYC="1")
    if "needs a C compiler" in built.stderr or "needs Python's header" in built.stderr:
        pytest.skip(built.stderr)
    assert built.returncode == 0, built.stdout + built.stderr
    for module in ("kernel/table", "games/kinfire/combat/seeker_turn", "games/talisman/turns"):
        assert list((tmp_path / "src/roundtable").glob(f"{module}.*.so")), f"{module} is not compiled"
    assert accounts(tmp_path) == played


def test_without_a_c_compiler_one_sentence_says_so() -> None:
    tried = run(*BUILD, cwd=ROOT, ROUNDTABLE_MYPYC="1", CC="no-such-compiler")
    assert tried.returncode == 1
    assert "needs a C compiler, and there is no 'no-such-compiler'" in tried.stderr
    assert len(tried.stderr.splitlines()) == 1


def run(*words: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    return subprocess.run([sys.executable, *words], cwd=cwd, env=env, check=False, capture_output=True, text=True)


def accounts(folder: Path) -> list[str]:
    """How the matches went with the sources in this folder."""
    done = run(__file__, cwd=folder, PYTHONPATH=str(folder / "src"))
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def account(name: str, number: int) -> str:
    """A random match: its decisions, its end, and all that was told and seen of it."""
    game, rng = games.get(name), Random(number)
    seats = rng.randint(game.least_seats, min(4, game.most_seats))
    match = Match.start(game, Setup(seats=seats, seed=str(number)), telling=True, recording=False)
    seen, decisions = blake2b(), 0
    while match.windows:
        window = rng.choice(match.windows)
        seat = rng.choice(window.seats)
        if decisions % SEEN_EVERY == 0:
            seen.update(msgspec.msgpack.encode((match.scene(seat), match.refusals(seat))))
        match.take(window, seat, rng.choice(window.menu(seat)))
        seen.update(msgspec.msgpack.encode(match.events))
        match.table.forget_told()
        decisions += 1
    return f"{name} {number}: {decisions} decisions, {match.fingerprint()}, {seen.hexdigest()}"


if __name__ == "__main__":
    for each, many in MATCHES.items():
        for match_number in range(many):
            print(account(each, match_number))
