"""What a window out of turn is worth: told to whoever is asked, and to nobody else."""

from __future__ import annotations

import random

import pytest
from tests.web.render.test_page import view_of

from roundtable.games.reflets import GAME
from roundtable.kernel.scene import Stake
from roundtable.web import render

from .tables import SKILLLESS, Story, decline, meddling, play, start
from .test_blessing import REMI
from .test_windows import MOMENT, ONLY, window

HEALER = {"heroes": ["sister-anaesthesia", "mikau"], "life": {"mikau": 1}}


def stakes(match: Story, seat: int) -> tuple[Stake, ...]:
    return GAME.stakes(match.table, seat, match.offers(seat)[0].prompt)


def announce(match: Story, option: str) -> Story:
    """The Guide announces a Blessing, and nobody stops it: now the others may call."""
    play(match, f"0 {option}")
    while meddling(match):
        decline(match)
    return match


def said(match: Story, seat: int, lang: str = "en") -> tuple[str, str]:
    """Whether it is good news, and in words."""
    (only,) = stakes(match, seat)
    texts = GAME.texts(match.content)
    return only.outcome, ", ".join(texts.say(lang, text.key, text.params) for text in only.texts)  # type: ignore[union-attr]


def shown(match: Story, seat: int) -> str:
    view = view_of(match, seat, stakes=lambda _: stakes(match, seat))
    return render.fragments(view)["decision"]


def test_whoever_could_answer_a_call_is_told_with_what_and_at_what_price() -> None:
    match = start({"heroes": REMI[:1]}, HEALER, {"heroes": SKILLLESS})
    announce(match, "skill:remi-chelin.1")
    assert said(match, 1) == ("win", "you could answer with Sister Anaesthesia (1 gem)")
    assert said(match, 1, "fr") == ("win", "vous pourriez répondre avec Sœur Anesthésie (1 gemme)")
    assert said(match, 2) == ("lose", "no skill of yours can answer; an empty call costs 1 gem")


def test_a_skill_that_cant_be_paid_for_answers_nothing() -> None:
    match = start({"heroes": REMI[:1]}, {**HEALER, "gems": []})
    announce(match, "skill:remi-chelin.1")
    assert said(match, 1) == ("lose", "no skill of yours can answer, and there is no gem to lose either")


def test_a_dilemma_is_answered_by_a_divine_one_and_by_no_other() -> None:
    match = start(
        {"hand": ["sign-here-here-and-here"]}, {"hand": ["all-this-for-a-sock"]}, {**HEALER, "hand": ["dibs"]}
    )
    announce(match, "dilemma:sign-here-here-and-here")
    assert said(match, 1)[0] == "win"
    assert said(match, 1)[1].endswith("(free)")
    assert said(match, 2)[0] == "lose", "a skill is no answer to a Dilemma"


@pytest.mark.parametrize(("hand", "told"), [(["dibs"], True), (["all-this-for-a-sock"], False)])
def test_who_is_asked_for_a_card_is_told_if_none_of_theirs_fits(hand: list[str], told: bool) -> None:
    match = start({}, {"hand": hand if told else [ONLY]}, many=3)
    asked = window(match)
    assert asked is not None
    found = GAME.stakes(match.table, 1, asked.prompt)
    assert [stake.outcome for stake in found] == (["lose"] if told else []), "a card that fits is an option itself"
    assert MOMENT in asked.prompt.key


def test_the_others_learn_nothing_of_it() -> None:
    """All that a seat can't know dealt anew, it is told the same of what it holds; and the windows look alike."""
    match = start({"heroes": REMI[:1]}, {**HEALER, "hand": ["dibs"]}, {"heroes": SKILLLESS, "hand": ["frog"]})
    announce(match, "skill:remi-chelin.1")
    for seat in (1, 2):
        other = match.imagine(seat, random.Random(seat).randbytes(16))
        assert stakes(other, seat) == stakes(match, seat)
    mine, theirs = [match.offers(seat)[0].options for seat in (1, 2)]
    assert mine == theirs
    drawn = {seat: shown(match, seat) for seat in (0, 1, 2)}
    assert "Sister Anaesthesia (1 gem)" in drawn[1]
    assert "yours-alone win" in drawn[1]
    assert "yours-alone lose" in drawn[2]
    assert "yours-alone" not in drawn[0]
    assert "Sister Anaesthesia (1 gem)" not in drawn[0] + drawn[2]


def test_a_hero_who_could_answer_in_two_ways_is_named_once() -> None:
    match = announce(start({"heroes": REMI[:1]}, {"heroes": ["paul-tergeist"]}), "skill:remi-chelin.1")
    assert said(match, 1) == ("win", "you could answer with Paul Tergeist (1 gem)")
