"""The tool that breaks rules on purpose: it must see a test that notices nothing, and not blame one that does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import roundtable

SOURCES = Path(roundtable.__file__).parents[1]

RULES = """\
from functools import cache

LIVES = 4


@cache
def bound():
    return 3


def wounded(lives):
    return lives < LIVES


def steps(log):
    log.append("first")
    yield "asked"
    if len(log) > bound():
        return
    log.append("second")


class Hero:
    def strong(self, strength):
        return strength >= 5 and not self.asleep()

    def asleep(self):
        return False
"""

THOROUGH = """\
import rules_to_break as rules


def test_a_test_that_notices_nothing_is_the_first_to_need_what_is_cached():
    assert rules.bound()


def test_wounded():
    assert [rules.wounded(lives) for lives in (3, 4, 5)] == [True, False, False]


def test_steps():
    log = []
    assert list(rules.steps(log)) == ["asked"]
    assert log == ["first", "second"]
    for length, grown in ((0, 2), (2, 4), (3, 4)):
        log = ["before"] * length
        list(rules.steps(log))
        assert len(log) == grown


def test_strong():
    assert [rules.Hero().strong(strength) for strength in (4, 5, 6)] == [False, True, True]
"""


def break_it(folder: Path, tests: str, *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "rules_to_break.py").write_text(RULES)
    (folder / "test_them.py").write_text(tests)
    command = [sys.executable, "-m", "roundtable.testing.mutants", "rules_to_break", "test_them.py", *more]
    return subprocess.run(
        command, cwd=folder, env={"PYTHONPATH": f"{folder}:{SOURCES}"}, capture_output=True, text=True, check=False
    )


def test_thorough_tests_notice_every_mutant(tmp_path: Path) -> None:
    run = break_it(tmp_path, THOROUGH)
    assert "0 survived" in run.stdout, run.stdout + run.stderr
    assert run.returncode == 0


@pytest.mark.parametrize(
    ("weakened", "survivor"),
    [
        (("(3, 4, 5)] == [True, False, False]", "(3, 5)] == [True, False]"), ":12: comparison turned"),
        (("((0, 2), (2, 4), (3, 4))", "((0, 2), (3, 4))"), "rules_to_break.py:18: comparison turned"),
        (("(4, 5, 6)] == [False, True, True]", "(5, 6)] == [True, True]"), "'and' and 'or' swapped"),
    ],
)
def test_a_weak_test_shows(tmp_path: Path, weakened: tuple[str, str], survivor: str) -> None:
    run = break_it(tmp_path, THOROUGH.replace(*weakened))
    assert run.returncode == 1, run.stdout
    assert survivor in run.stdout


def test_code_no_test_runs_survives(tmp_path: Path) -> None:
    run = break_it(tmp_path, THOROUGH, "-k", "not strong")
    assert run.returncode == 1
    assert ":25: comparison turned: return strength >= 5" in run.stdout


def test_what_runs_in_a_thread_is_seen(tmp_path: Path) -> None:
    beside = """\
import threading

import rules_to_break as rules


def test_wounded():
    found = []
    thread = threading.Thread(target=lambda: found.extend(rules.wounded(lives) for lives in (3, 4, 5)))
    thread.start()
    thread.join()
    assert found == [True, False, False]
"""
    run = break_it(tmp_path, beside)
    assert run.returncode == 1
    assert "rules_to_break.py:12" not in run.stdout, run.stdout


def test_a_failing_test_is_told_and_nothing_is_tried(tmp_path: Path) -> None:
    run = break_it(tmp_path, "def test_no(): assert False\n")
    assert run.returncode == 4
    assert "test_no fails even without a mutant" in run.stdout + run.stderr


def test_an_unknown_package_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    command = [sys.executable, "-m", "roundtable.testing.mutants", "no_such_package", "test_it.py"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 4
    assert "there is no package no_such_package" in run.stdout + run.stderr
    assert "Traceback" not in run.stdout + run.stderr
