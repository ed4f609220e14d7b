"""What only a game can find wrong with a pack whose items are all well formed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from roundtable.packs import PackError, Unsound, check, load


def too_strong(content):
    for card in content["cards"].values():
        if card.strength > 2:
            yield Unsound("cards", card.id, f"a strength of {card.strength}", "at most 2", field="strength")


def test_a_games_own_check_speaks_with_file_and_line(spec, core) -> None:
    (problem,) = check(replace(spec, checks=(too_strong,)), core())

    assert (problem.item, problem.found, problem.expected) == ("bear", "a strength of 3", "at most 2")
    assert (problem.path, problem.line) == ("cards[0].strength", 2)


def test_such_a_pack_is_not_loaded(spec, core) -> None:
    with pytest.raises(PackError, match="a strength of 3"):
        load(replace(spec, checks=(too_strong,)), core())


def test_a_game_checks_nothing_while_items_are_malformed(spec, core) -> None:
    problems = check(replace(spec, checks=(too_strong,)), core({"cards.yaml": "- {id: bear, strength: x}\n"}))

    assert not [problem for problem in problems if "a strength of" in problem.found]


def test_a_scenario_may_bring_what_it_likes(spec, core) -> None:
    sound = core({"cards.yaml": "- {id: ant, strength: 1}\n- {id: bear, strength: 1}\n"})
    extra = {"cards": [{"id": "bear", "strength": 9}]}

    assert load(replace(spec, checks=(too_strong,)), sound, extra=extra)["cards"]["bear"].strength == 9
