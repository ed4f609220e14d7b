"""The same luck in every run: what a match deals and what a bot draws depends on the test alone."""

from __future__ import annotations

import hashlib
import itertools
from pathlib import Path
from typing import Any

import pytest

from roundtable.kernel.match import Match
from roundtable.kernel.seats import Seat
from roundtable.tables import keys
from roundtable.tables.automation import bot_pool, clocks_and_bots


def _drawn(*words: object) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()[:32]


def _job_of(match: Match[Any, Any], packs: list[Path], seat: Seat, decision: str, bot: str, key: str) -> bytes:
    """The same decision is taken alike whenever and by whichever worker it is."""
    return bot_pool.job_of(match, packs, seat, decision, bot, _drawn(match.setup.seed, seat, decision))


def always_the_same() -> None:
    """For a server in a process of its own: whatever is played before, a table of a game has one seed."""
    keys.new_seed = lambda: _drawn("any table")
    clocks_and_bots.job_of = _job_of


@pytest.fixture
def any_luck() -> None:
    """For tests of how seeds are drawn: nothing is foreseen."""


@pytest.fixture(autouse=True)
def the_same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table of a test has one seed, the second another, and so on."""
    if "any_luck" in request.fixturenames:
        return
    numbers = itertools.count()
    monkeypatch.setattr(keys, "new_seed", lambda: _drawn(request.node.name, next(numbers)))
    monkeypatch.setattr(clocks_and_bots, "job_of", _job_of)
