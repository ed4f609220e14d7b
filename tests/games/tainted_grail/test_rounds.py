"""A round that others' Encounters run beside."""

from __future__ import annotations

from typing import Any

from roundtable.games.tainted_grail.state import Round

from .days import day
from .test_land import lands
from .thin import FOE, asked, play

DRAWS = {"text": "hunt", "daily": False, "do": [{"do": "encounter", "draw": "gray"}]}


def rounds(match: Any) -> int:
    return sum(isinstance(step, Round) for strand in match.state.strands.open for step in strand.agenda)


def test_a_fight_that_ends_while_all_others_wait_opens_no_second_round() -> None:
    match = day(
        {"energy": 3, "combat": ["plain"] * 15}, {"at": "103"}, {"at": "103"},
        content={**lands({"id": "101", "action": DRAWS}), **FOE}, decks={"gray": ["foe"]},
    )  # fmt: skip
    play(match, "0 location-action:101")
    play(match, "0 keep")
    play(match, "1 wait", "2 wait")
    assert asked(match)[1] == "ask-act"
    assert rounds(match) == 1
    play(match, "0 escape")
    assert rounds(match) <= 1
    assert not match.state.seats[0].away
