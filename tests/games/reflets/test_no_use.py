"""What would come to nothing is offered all the same, and says so before it is paid for."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets import GAME
from roundtable.kernel.options import Option

from .tables import Story, play, start, told


def offered(match: Story, option_id: str) -> Option[Any]:
    return next(option for offer in match.offers(0) for option in offer.options if option.id == option_id)


@pytest.mark.parametrize(
    ("hero", "skill", "own", "other", "why"),
    [
        ("sister-anaesthesia", 1, {}, {}, "idle-nobody-wounded"),
        ("sister-anaesthesia", 1, {"life": {"kyo-shin-zamurato": 2}}, {}, ""),
        ("caught-short", 2, {}, {}, "idle-no-tokens"),
        ("caught-short", 2, {}, {"waiting": ["orange-purse"]}, ""),
        ("caught-short", 2, {"waiting": ["blue-purse", "blue-chance", "blue-vision", "blue-peril"]},
         {"waiting": ["orange-purse"]}, "idle-slots-full"),
        ("mel-odious", 1, {}, {}, ""),
    ],
)  # fmt: skip
def test_a_skill_that_would_come_to_nothing_says_why(
    hero: str, skill: int, own: dict[str, Any], other: dict[str, Any], why: str
) -> None:
    match = start({"heroes": [hero, "kyo-shin-zamurato"], "gems": ["red", "green", "violet", "violet"], **own}, other)
    option = offered(match, f"skill:{hero}.{skill}")
    assert option.idle == why
    for language in ("en", "fr"):
        assert not why or GAME.texts(match.content).knows(language, why)


def test_what_is_used_all_the_same_is_told_to_have_come_to_nothing() -> None:
    match = start({"heroes": ["sister-anaesthesia", "kyo-shin-zamurato"], "gems": ["red"]})
    play(match, "0 skill:sister-anaesthesia.1", "1 pass", "2 pass")
    assert [one["why"] for one in told(match, "comes-to-nothing")] == ["@text.idle-nobody-wounded"]
    hurt = start(
        {"heroes": ["sister-anaesthesia", "kyo-shin-zamurato"], "gems": ["red"], "life": {"kyo-shin-zamurato": 2}}
    )
    play(hurt, "0 skill:sister-anaesthesia.1", "1 pass", "2 pass")
    assert told(hurt, "hero-healed")
    assert not told(hurt, "comes-to-nothing")


def test_who_holds_only_what_is_of_no_use_now_has_nothing_to_play() -> None:
    named = GAME.interjections["ask-guide-land"]
    idle = Option("play", "no-shoving-at-the-back", idle="idle-all-in-the-city")
    assert not named.can([idle, Option("pass"), Option("hush")])
    assert named.can([Option("play", "no-shoving-at-the-back"), Option("pass")])
