"""Scenes of real campaigns: nothing hidden shows, and both languages have every word."""

from __future__ import annotations

import random

import pytest

from roundtable.games.tainted_grail.game import GAME
from roundtable.kernel import plain
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER
from roundtable.testing.properties import check_secrets, step_randomly


@pytest.mark.parametrize("number", [1, 2, 3])
def test_scenes_of_a_campaign_tell_no_secret_in_either_language(number: int) -> None:
    rng = random.Random(number)
    match = Match.start(GAME, GAME.check(Setup(2, f"scenes {number}")))
    texts = GAME.texts(match.content)
    for step in range(400):
        if not match.windows:
            break
        if step % 40 == 0:
            for seat in (0, 1, WATCHER):
                check_secrets(match, seat, rng)
            for lang in ("en", "fr"):
                assert "{" not in plain.render(match.scene(0), texts, lang, every_place=True)
        step_randomly(match, rng)
