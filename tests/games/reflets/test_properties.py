"""The kernel's properties over the whole game: random play with 2 to 6 teams, timed and relaxed; texts and scenes."""

from __future__ import annotations

import random

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.effects.deeds import KINDS
from roundtable.games.reflets.registry import DEEDS
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.plain import render
from roundtable.kernel.seats import WATCHER
from roundtable.kernel.texts import missing, typography
from roundtable.testing.properties import check_match, step_randomly

GRADES = ("", "red-kitten great-reflection", "green-frog sadistic-acid", "epic-finch without-clover", "blue-duck", "")


def setup_for(number: int) -> Setup:
    """All numbers of teams, both kinds of table, both kinds of dice, partners and grades come up."""
    seats = 2 + number % 5
    return Setup(
        seats=seats, seed=f"properties-{number}", timed=number % 2 == 0,
        options={"dice": ("simple", "expert")[number // 2 % 2], "partners": number % 3 == 0},
        legacy=GRADES[:seats] if number % 4 == 0 else (),
    )  # fmt: skip


@pytest.mark.parametrize("number", range(5))
def test_the_kernels_properties_hold(number: int) -> None:
    check_match(GAME, setup_for(number), random.Random(number), thorough=0.005)


@pytest.mark.parametrize("number", range(5, 15))
def test_random_games_end(number: int) -> None:
    rng = random.Random(number)
    match = Match.start(GAME, setup_for(number))
    while not match.over:
        step_randomly(match, rng)
    assert match.outcome is not None
    assert match.outcome.winners


def test_every_kind_of_deed_is_done_by_a_chapter() -> None:
    assert DEEDS.lacking(KINDS) == []


def test_every_line_is_there_in_both_languages() -> None:
    texts = GAME.texts(GAME.content())
    assert missing(texts) == []
    assert [slip for slip in typography(texts) if "games/reflets" in slip.file] == []


def test_all_that_is_asked_and_told_has_words() -> None:
    rng = random.Random(7)
    match = Match.start(GAME, Setup(seats=4, seed="words"), telling=True)
    texts = GAME.texts(match.content)
    texts.strict = True
    for number in range(1500):
        if match.over:
            break
        for offer in match.offers():
            for lang in ("en", "fr"):
                texts.say(lang, offer.prompt.key, offer.prompt.params)
                texts.say(lang, f"doing-{offer.prompt.key}", offer.prompt.params)
                for option in offer.options:
                    texts.say(lang, option.key, option.params)
        if number % 100 == 0:
            for seat in (0, WATCHER):
                assert render(match.scene(seat), texts, "fr")
        step_randomly(match, rng)
    for event in match.events:
        texts.say("en", event.key, event.params)
        texts.say("fr", event.key, event.params)
