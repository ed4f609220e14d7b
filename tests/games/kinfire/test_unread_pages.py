"""What a preview tells of a story: nothing of a page that nobody has read."""

from __future__ import annotations

from random import Random
from typing import Any

from roundtable.games.kinfire.game import GAME
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Scene


def walk(seed: int, answers: int) -> list[tuple[Match[Any, Any], Any]]:
    """The choices of a story, as anybody comes by them."""
    match = Match.start(
        GAME, Setup(2, f"unread {seed}", {"players": "one", "tutorial": False}, timed=False), telling=True
    )
    rng, found = Random(seed), []
    for _ in range(answers):
        if match.over:
            break
        offer = match.offers()[0]
        if offer.prompt.key == "ask-way" and len(offer.options) > 1:
            found.append((match.clone(), offer))
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    return found


def test_no_way_of_a_story_is_previewed_beyond_its_own_page() -> None:
    choices, turned = walk(1, 400), 0
    assert len(choices) > 3
    for match, offer in choices:
        ways = match.content["stories"][match.state.page].ways
        before: Scene = match.scene(offer.seat)
        told = match.previews(offer.seat, offer.decision, [option.id for option in offer.options], before)
        for option in offer.options:
            if ways[option.value].go is not None and not ways[option.value].do:
                turned += 1
                assert option.id not in told, option
    assert turned > 5
