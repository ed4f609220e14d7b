"""Tips for a first game: every decision of Talisman has one, in every language, and each is two sentences."""

from __future__ import annotations

import pytest
from tests.games.coach import bad_tips, prompts_of

from roundtable.games.talisman import GAME
from roundtable.kernel.rulebook import LANGUAGES

PROMPTS = prompts_of(GAME)


def test_the_prompts_of_the_rules_are_found() -> None:
    assert len(PROMPTS) >= 40
    assert {"ask-way", "ask-character", "ask-dragon"} <= set(PROMPTS)


def test_every_question_that_is_asked_in_words_is_a_prompt_of_the_rules_or_has_a_tip_too() -> None:
    texts = GAME.texts(GAME.content())
    asked = {key for key in texts.lines("en").patterns if key.startswith("ask-")}
    assert [key for key in sorted(asked | set(PROMPTS)) if not texts.knows("en", f"coach-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_says_what_is_asked_and_what_sensible_people_weigh(lang: str) -> None:
    assert bad_tips(GAME.texts(GAME.content()), lang, PROMPTS) == []


def test_no_tip_is_left_over() -> None:
    texts = GAME.texts(GAME.content())
    for lang in LANGUAGES:
        tips = {key for key in texts.lines(lang).patterns if key.startswith("coach-")}
        assert tips == {f"coach-{key}" for key in texts.lines(lang).patterns if key.startswith("ask-")}
