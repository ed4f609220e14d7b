"""Beside the name of whoever is awaited stands what they are deciding."""

from __future__ import annotations

import pytest

from roundtable import games

from .coach import prompts_of

LONGEST = 36
"""Characters that fit beside a name."""


@pytest.mark.parametrize("name", ["kinfire", "talisman"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_prompt_says_what_its_seat_is_doing(name: str, lang: str) -> None:
    game = games.get(name)
    texts, prompts = game.texts(game.content()), prompts_of(game)
    assert len(prompts) > 40
    untold = [prompt for prompt in prompts if not texts.knows(lang, f"doing-{prompt}")]
    assert not untold
    told = [texts.say(lang, f"doing-{prompt}") for prompt in prompts]
    assert not [words for words in told if len(words) > LONGEST or words[-1] == "."]
