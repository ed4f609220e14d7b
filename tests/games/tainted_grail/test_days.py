"""Whole days with random players: what must hold of every game holds here, and nothing gets stuck."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.games.tainted_grail.day.dawn import dawn
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.games.tainted_grail.state import Dawn
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules
from roundtable.testing import properties

from . import soak_days
from .days import day

DAYS = 3


def last_dawn(table: Any, step: Dawn) -> Rules[None]:
    if table.state.day == DAYS:
        table.finish(Outcome((), "outcome-story-lost"))
    else:
        yield from dawn(table, step)


class FewDays(TaintedGrail):
    """A few days on the real map; then it is over."""

    steps = {**TaintedGrail.steps, Dawn: last_dawn}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_properties_of_every_game_hold_for_days(seats: int) -> None:
    match = properties.check_match(FewDays(), Setup(seats=seats, seed=str(seats)), random.Random(seats), thorough=0.02)
    assert match.over


@pytest.mark.parametrize("number", range(3))
def test_a_random_campaign_never_gets_stuck(number: int) -> None:
    decisions, _ = soak_days.one_campaign(number, 8, 0.0)
    assert decisions > 20


def test_everything_in_a_day_can_be_said() -> None:
    rng = random.Random(1)
    match = soak_days.start(rng, 1, telling=True)
    texts = soak_days.GAME.texts(match.content)
    texts.strict = True
    while match.windows and match.state.day < 6:
        if rng.random() < 0.2:
            properties.check_said(match, texts)
        soak_days.step(match, rng)
    for event in match.events:
        for lang in ("en", "fr"):
            texts.say(lang, event.key, event.params)


def test_a_day_can_be_undone_answer_by_answer() -> None:
    match: Match[Any, Any] = day({"food": 1}, {"food": 1})
    before = match.fingerprint()
    match.answer(0, match.offers(0)[0].decision, "travel:102")
    match.undo(0, consent=[0, 1])
    assert match.fingerprint() == before
