"""Tips for a first campaign: every decision of Kinfire has one, in every language, and each is two sentences."""

from __future__ import annotations

import random

import pytest
from tests.games.coach import bad_tips, prompts_of

from roundtable.games.kinfire.game import GAME
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.rulebook import LANGUAGES
from roundtable.testing.properties import step_randomly

TEXTS = GAME.texts(GAME.content())
PROMPTS = prompts_of(GAME)


def test_the_prompts_of_the_rules_are_found() -> None:
    assert len(PROMPTS) >= 50
    assert {"ask-turn", "ask-parry", "ask-way", "ask-change-deck"} <= set(PROMPTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_tip_and_no_tip_is_left_over(lang: str) -> None:
    lines = TEXTS.lines(lang).patterns
    asked = set(PROMPTS) | {key for key in lines if key.startswith("ask-")}
    assert {key for key in lines if key.startswith("coach-")} == {f"coach-{key}" for key in asked}


def test_whatever_is_asked_in_a_campaign_has_a_tip() -> None:
    match, rng = Match.start(GAME, Setup(3, "coach", {"quests": 3})), random.Random(3)
    asked = set()
    while not match.over:
        asked |= {offer.prompt.key for offer in match.offers()}
        step_randomly(match, rng)
    assert len(asked) > 15
    assert [key for key in sorted(asked) if not TEXTS.knows("en", f"coach-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_says_what_is_asked_and_what_sensible_people_weigh(lang: str) -> None:
    assert bad_tips(TEXTS, lang, PROMPTS) == []
