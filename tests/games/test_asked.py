"""What everybody is told of a decision: what its seat is doing, and why it is asked at all."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

from .coach import prompts_of

LONGEST = 36
"""Characters that fit beside a name."""
GAMES = ["kinfire", "talisman", "reflets", "tainted-grail"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_prompt_says_what_its_seat_is_doing(name: str, lang: str) -> None:
    game = games.get(name)
    texts, prompts = game.texts(game.content()), prompts_of(game)
    assert len(prompts) > 40
    untold = [prompt for prompt in prompts if not texts.knows(lang, f"doing-{prompt}")]
    assert not untold
    told = [texts.say(lang, f"doing-{prompt}") for prompt in prompts]
    assert not [words for words in told if len(words) > LONGEST or words[-1] == "."]


@pytest.mark.parametrize("name", ["reflets", "tainted-grail"])
def test_every_prompt_names_its_rule(name: str) -> None:
    """Where options alone name rules, as in the other two games, random play below looks for what has none."""
    bare = [
        f"{file.name}: {prompt}"
        for file in Path(games.get(name).folder).rglob("*.py")
        for prompt in re.findall(r'Prompt\("[a-z-]+"\)', file.read_text(encoding="utf-8"))
    ]
    assert not bare


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_why_and_what_may_be_passed_a_way_to_pass(name: str) -> None:
    without: set[str] = set()
    passed: dict[str, bool] = {}
    for seed in range(3):
        match: Match[Any, Any] = Match.start(games.get(name), Setup(3, str(seed)))
        rng = Random(seed)
        for _ in range(250):
            for offer in match.offers():
                if not offer.prompt.rules and not any(option.rules for option in offer.options):
                    without.add(offer.prompt.key)
                if named := match.game.interjections.get(offer.prompt.key):
                    passes = any(option.id == named.passing for option in offer.options)
                    passed[offer.prompt.key] = passed.get(offer.prompt.key, False) or passes
            offer = rng.choice(match.offers())
            match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
            if match.over:
                break
    assert not without
    assert all(passed.values()), passed
