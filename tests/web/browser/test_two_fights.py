"""Two Encounters side by side: two people at two browsers, each in their own, and neither waits for the other."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from playwright.sync_api import expect

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.testing.properties import step_randomly

from .stage import People


def apart(match: Match[Any, Any]) -> bool:
    """Whether seats 0 and 1 fight, each alone, both are asked for their own fight, and the second has a whole hand."""
    alone = {fight.party[0] for fight in match.state.fights if len(fight.party) == 1}
    asked = [window.seats for window in match.windows]
    return alone == {0, 1} and (0,) in asked and (1,) in asked and len(match.state.seats[1].hand) == 3


@cache
def two_fights() -> bytes:
    for seed in range(200):
        chance = random.Random(seed)
        match: Match[Any, Any] = Match.start(games.get("tainted-grail"), Setup(3, f"s{seed}", {}, timed=False))
        for _ in range(300):
            if match.outcome is not None:
                break
            if apart(match):
                return match.save()
            step_randomly(match, chance)
    raise AssertionError("no two fights in 200 campaigns")


def test_neither_fight_waits_for_the_other(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.load(two_fights(), "me", "open", "bot")
    ben.join(ann.invite(table, 1))
    ann.open(f"/tables/{table}")
    if (start := ann.page.locator("main form button", has_text="Start").first).is_visible():
        start.click()
    for one in (ann, ben):
        one.connected()
        one.asked()
        expect(one.page.locator("#f-parts .part.duel")).to_have_count(2)
        box = [part.bounding_box() for part in one.page.locator("#f-parts .part.duel").all()]
        assert box[0] is not None
        assert box[1] is not None
        assert box[0]["x"] + box[0]["width"] <= box[1]["x"] + 1, "side by side"
    world, held = ben.page.locator("#f-parts").bounding_box(), ben.page.locator(".mine-of .held-card")
    expect(held).to_have_count(3)
    assert world is not None
    for card in held.all():
        place = card.bounding_box()
        assert place is not None
        assert place["y"] + place["height"] <= world["y"] + world["height"], "the hand is in sight"
    before = ben.decision()
    for _ in range(3):  # Ben says nothing, and Ann goes on
        ann.choose()
        if not ann.decision():
            break
    assert ben.decision() == before
    ben.choose()
    assert ben.decision() != before
    assert not ann.troubles + ben.troubles
