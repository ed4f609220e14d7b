"""Dice that depend on who throws: partners share them out, grades make them Expert ones; what handicaps cost."""

from __future__ import annotations

import pytest

from .tables import gems, play
from .trials import together, trial


def colours(match: object) -> list[str]:
    return [die.colour for die in match.state.trial.dice]  # type: ignore[attr-defined]


@pytest.mark.rule("reflets.comanage.dice-are-shared-out")
def test_partners_share_out_the_dice() -> None:
    shared = trial([together(15)], dice=(1, 2, 3, 4, 5), options={"partners": True})
    assert [die.whose for die in shared.state.trial.dice] == [0, 1, 0, 1, 0]
    alone = trial([together(15)], dice=(1, 2, 3, 4, 5))
    assert [die.whose for die in alone.state.trial.dice] == [0] * 5


@pytest.mark.rule("reflets.collective.expert-mode-colours")
def test_a_blue_duck_rolls_expert_dice_at_a_simple_table() -> None:
    duck = trial([together(15)], {"grades": ["blue-duck"]}, dice=(1, 2, 3, 4, 5))
    assert colours(duck) == ["white", "white", "grey", "grey", "black"]


@pytest.mark.rule("reflets.collective.simple-mode-colours")
def test_anybody_else_rolls_simple_ones() -> None:
    kitten = trial([together(15)], {"grades": ["red-kitten"]}, dice=(1, 2, 3, 4, 5))
    assert colours(kitten) == ["white", "white", "white", "black", "black"]


@pytest.mark.rule("reflets.limits.creature-for-adversaries-one-to-three-gems")
def test_a_creature_costs_its_value() -> None:
    match = trial([together(15)], {}, {"hand": ["sphinx"]}, read=False)
    play(match, "0 storyteller:1", "1 lay:sphinx", "1 gem:red", "1 gem:orange", "1 gem:violet")
    assert gems(match, 1) == 2
    assert match.state.seats[1].front.cards == ["sphinx"]


@pytest.mark.rule("reflets.limits.bestiole-for-adversaries-one-gem")
def test_a_bestiole_costs_one_gem() -> None:
    match = trial([together(15)], {}, {"hand": ["frog"]}, read=False)
    play(match, "0 storyteller:1", "1 lay:frog", "1 gem:red")
    assert gems(match, 1) == 4
    assert match.state.trial.hampered == "reggie-the-mule"
