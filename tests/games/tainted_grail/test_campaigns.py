"""Whole random days from a real start, saved, and taken up by others: as many, more or fewer."""

from __future__ import annotations

import random

import pytest

from roundtable.kernel import campaigns
from roundtable.kernel.knowledge import census
from roundtable.testing import properties

from .soak_days import GAME, start, step


@pytest.mark.parametrize("number", range(4))
def test_random_days_are_saved_and_taken_up_by_as_many_as_come(number: int) -> None:
    rng = random.Random(number)
    match = start(rng, number, telling=True)
    cards = census(match.state)
    texts = GAME.texts(match.content)
    texts.strict = True
    for _ in range(3):
        for _ in range(150):
            if not match.windows:
                break
            if rng.random() < 0.05:
                properties.check_said(match, texts)
                properties.check_secrets(match, rng.randrange(match.setup.seats), rng)
            step(match, rng)
        for lang in ("en", "fr"):
            for event in match.events:
                texts.say(lang, event.key, event.params)
        if not match.table.milestones:
            break
        campaign = campaigns.read(campaigns.write(campaigns.of_match(match), GAME, match.content))
        campaign.seats = rng.randint(1, 4)
        match = campaigns.begin(campaign, GAME, match.content, str(rng.random()))
        assert census(match.state) == cards
        assert match.state.core.seats == len(match.state.seats) == campaign.seats
