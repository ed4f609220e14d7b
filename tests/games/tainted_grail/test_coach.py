"""Tips for a first day, a first fight and a first talk: every decision has one, in both languages, of two sentences."""

from __future__ import annotations

import pytest
from tests.games.coach import bad_tips, prompts_of

from roundtable.games.tainted_grail.game import GAME
from roundtable.kernel.rulebook import LANGUAGES

TEXTS = GAME.texts(GAME.content())
JOINING = ("explore", "travel", "location-action", "character-action", "inspect")
PROMPTS = sorted({*prompts_of(GAME), *(f"ask-join-{action}" for action in JOINING)})


def test_the_prompts_of_the_rules_are_found() -> None:
    assert len(PROMPTS) >= 70
    assert {"ask-act", "ask-way", "ask-play-card", "ask-say-something", "ask-light-menhir", "ask-eat"} <= set(PROMPTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_tip_and_no_tip_is_left_over(lang: str) -> None:
    lines = TEXTS.lines(lang).patterns
    asked = set(PROMPTS) | {key for key in lines if key.startswith("ask-")}
    assert {key for key in lines if key.startswith("coach-")} == {f"coach-{key}" for key in asked}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_says_what_is_asked_and_what_sensible_people_weigh(lang: str) -> None:
    assert bad_tips(TEXTS, lang, PROMPTS) == []
