"""Thin campaigns from beginning to end, played at random: the kernel's properties, texts and citations."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel import rulebook
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.testing.properties import check_match, check_said, step_randomly

from .thin import THIN_GAME


def setup_for(number: int) -> Setup:
    options: dict[str, Any] = {"players": ("each", "one")[number % 2], "quests": (0, 0, 0, 3)[number % 4]}
    return Setup(seats=2 + number % 3, seed=f"journey-{number}", options=options)


@pytest.mark.parametrize("part", range(4))
def test_the_kernels_properties_hold(part: int) -> None:
    for number in range(part, 24, 4):
        check_match(THIN_GAME, setup_for(number), random.Random(number), thorough=0.05)


def test_every_journey_ends() -> None:
    for number in range(100):
        rng = random.Random(number)
        match = Match.start(THIN_GAME, setup_for(number))
        while not match.over:
            step_randomly(match, rng)
        assert match.outcome is not None
        assert len(match.rows) < 1000


def test_everything_told_and_offered_has_its_text_in_both_languages() -> None:
    content = THIN_GAME.content()
    texts = THIN_GAME.texts(content)
    texts.strict = True
    for number in range(12):
        rng = random.Random(number)
        match = Match.start(THIN_GAME, setup_for(number), content, telling=True)
        while not match.over:
            check_said(match, texts)
            step_randomly(match, rng)
        assert match.outcome is not None
        for lang in ("en", "fr"):
            for event in match.events:
                texts.say(lang, event.key, event.params)
            texts.say(lang, match.outcome.reason)


def test_only_rules_of_the_rulebook_are_cited() -> None:
    known = {rule.id for rule in THIN_GAME.rulebook.rules}
    with rulebook.witnessing() as cited:
        for number in range(10):
            rng = random.Random(number)
            match = Match.start(THIN_GAME, setup_for(number), telling=True)
            while not match.over:
                for seat in range(match.setup.seats):
                    for refusal in match.refusals(seat):
                        rulebook.cite(*refusal.rules)
                step_randomly(match, rng)
    assert {rule for rule in cited if ":" not in rule} <= known
