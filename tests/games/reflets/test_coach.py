"""Tips for a first game: every question has one, in both languages, of two sentences."""

from __future__ import annotations

import pytest
from tests.games.coach import bad_tips, prompts_of

from roundtable.games.reflets.game import GAME
from roundtable.games.reflets.teams.moments import ADVERSARY, GUIDE
from roundtable.kernel.rulebook import LANGUAGES

TEXTS = GAME.texts(GAME.content())
MOMENTS = {prompt.key for prompt in (*ADVERSARY.values(), *GUIDE.values())}


def keys(lang: str, head: str) -> set[str]:
    return {key.removeprefix(head) for key in TEXTS.lines(lang).patterns if key.startswith(head) and "." not in key}


def asked(lang: str) -> list[str]:
    """Questions that have a text, and those that the rules name."""
    return sorted({f"ask-{key}" for key in keys(lang, "ask-")} | set(prompts_of(GAME)) | MOMENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_tip_and_no_tip_is_left_over(lang: str) -> None:
    assert {"ask-enrol", "ask-judge", "ask-dah", "ask-guide-bless"} <= set(asked(lang))
    assert keys(lang, "coach-") == set(asked(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_says_what_is_asked_and_what_sensible_people_weigh(lang: str) -> None:
    assert bad_tips(TEXTS, lang, asked(lang)) == []
