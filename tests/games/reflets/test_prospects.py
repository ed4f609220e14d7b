"""The odds beside an answer, against all throws counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations, product
from typing import Any

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.effects.cards import Skill
from roundtable.games.reflets.effects.deeds import AddDie, Lower, Reroll, SetDie
from roundtable.games.reflets.trials import chances
from roundtable.games.reflets.trials.track import worth_of
from roundtable.kernel.scene import Text

from .tables import Story, start, tell
from .test_stakes import odds, offer, options, per_mille, to_prepare
from .trials import TEAM, alone, go, quiet, together, trial

FACES = range(1, 7)
FIRST = TEAM[0]
SKILL = f"skill:{FIRST}.1"


def worth(face: int, value: int, *, single: bool = False) -> int:
    return worth_of(face, value, single=single)[0]


# --- all throws ---


@pytest.mark.parametrize("single", [False, True])
def test_dice_beside_heroes_of_their_own(single: bool) -> None:
    counted = Counter(
        (worth(one, 2, single=single) + worth(two, 5, single=single), (one, two).count(1))
        for one, two in product(FACES, FACES)
    )
    assert chances.each([2, 5], single=single) == counted


def test_dice_of_one_colour_are_given_round_for_the_most() -> None:
    values = (1, 3, 4)
    counted = Counter(
        (max(sum(map(worth, order, values)) for order in permutations(throw)), throw.count(1))
        for throw in product(FACES, repeat=3)
    )
    assert chances.shared(values) == counted


def test_a_die_for_anybody_goes_where_it_brings_most() -> None:
    assert chances.anybodys((2, 4)) == Counter((max(worth(face, 2), worth(face, 4)), int(face == 1)) for face in FACES)


def test_two_spreads_are_added_and_a_goal_or_four_clovers_pass() -> None:
    spread = chances.both(Counter({(1, 1): 1, (4, 0): 2}), Counter({(0, 1): 3, (2, 0): 1}))
    assert spread == Counter({(1, 2): 3, (3, 1): 1, (4, 1): 6, (6, 0): 2})
    assert chances.passing(spread, 1, 0, 5) == round(1000 * 8 / 12)
    assert chances.passing(spread, 0, 2, 9) == round(1000 * 3 / 12)


def test_some_dice_are_one_at_least_and_so_many_at_most() -> None:
    assert list(chances.subsets([3, 5, 8], 2)) == [(3,), (5,), (8,), (3, 5), (3, 8), (5, 8)]
    assert list(chances.subsets([3], 5)) == [(3,)]


# --- aids for dice that fell short ---


def caught_up(goal: int, dice: Sequence[int], *deeds: Any, hand: Sequence[str] = ()) -> Story:
    """One hero with an Attack of 5 falls short, and has a skill that does this."""
    skill = Skill(kind="hazard", price=("red",), do=deeds)
    own = {"gems": ["red", "red"], "hand": list(hand)}
    return trial([alone(goal)], own, dice=tuple(dice), golden=1, skills={FIRST: (skill,)} if deeds else {})


def stars(throw: Sequence[int]) -> int:
    return sum(worth(face, 5, single=True) for face in throw)


def passes(throw: Sequence[int], goal: int) -> bool:
    return stars(throw) >= goal or list(throw).count(1) >= 4


def best(dice: Sequence[int], most: int, goal: int) -> tuple[int, int, int]:
    """The best of all choices of so many dice that are thrown again."""
    found = []
    for count in range(1, most + 1):
        for places in combinations(range(len(dice)), count):
            rest = [face for place, face in enumerate(dice) if place not in places]
            found.append(per_mille([passes((*rest, *again), goal) for again in product(FACES, repeat=count)]))
    return max(found)


def shown(match: Story, option: str = SKILL) -> tuple[int, int, int] | None:
    quiet(match)
    assert offer(match).prompt.key == "ask-judge"
    return odds(match)[option]


LOW = (6, 6, 2, 2, 3)
"""One star."""


def test_what_lowers_the_goal_passes_surely_or_not_at_all() -> None:
    assert shown(caught_up(3, LOW, Lower(by=2))) == (1000, 0, 0)
    assert shown(caught_up(4, LOW, Lower(by=2))) is None


def test_a_die_that_is_set_passes_surely_or_not_at_all() -> None:
    assert shown(caught_up(4, LOW, SetDie())) == (1000, 0, 0), "a 6 becomes a critical success"
    assert shown(caught_up(5, LOW, SetDie())) is None


@pytest.mark.parametrize(("count", "goal"), [(1, 3), (2, 4), (5, 6)])
def test_dice_thrown_again_by_a_skill_have_the_best_of_all_choices(count: int, goal: int) -> None:
    assert shown(caught_up(goal, LOW, Reroll(count=count))) == best(LOW, count, goal)


def test_dice_thrown_again_by_a_card_have_the_best_of_all_choices() -> None:
    assert shown(caught_up(3, LOW, hand=["sorry-roll-that-again"]), "play:sorry-roll-that-again") == best(LOW, 1, 3)
    assert shown(caught_up(4, LOW, hand=["cut-once-more"]), "play:cut-once-more") == best(LOW, 3, 4)


@pytest.mark.parametrize("count", [1, 2])
def test_dice_that_are_added_belong_to_the_hero_tested(count: int) -> None:
    more = [passes((*LOW, *throw), 3) for throw in product(FACES, repeat=count)]
    assert shown(caught_up(3, LOW, AddDie(count=count))) == per_mille(more)


def test_an_easier_goal_and_a_die_more_are_reckoned_together() -> None:
    more = [passes((*LOW, face), 3) for face in FACES]
    assert shown(caught_up(5, LOW, Lower(by=2), AddDie(count=1))) == per_mille(more)


def test_what_can_be_used_in_two_ways_is_not_reckoned() -> None:
    assert shown(caught_up(3, LOW, SetDie(), AddDie(count=1))) is None


def test_the_golden_result_passes_surely_or_changes_nothing() -> None:
    match = caught_up(3, (6, 6, 2, 2, 3))
    quiet(match)
    assert odds(match)["gold:1"] == (1000, 0, 0)
    assert odds(match)["gold:3"] is None


def test_the_golden_result_may_spoil_what_is_reached() -> None:
    match = trial([alone(2)], {"gems": []}, dice=(5, 2, 6, 6, 3), golden=1)
    assert odds(match)["gold:1"] == (0, 0, 1000)


def test_nothing_is_reckoned_for_dice_beside_a_hero_who_died_before_the_throw() -> None:
    own = {"gems": ["green"] * 2, "waiting": ["blue-peril"], "hand": []}
    match = trial([alone(1)], own, dice=(6, 4, 4, 4, 4, 4), golden=3)
    tell(match, "0 token:blue-peril", f"0 name:{TEAM[2]}", "0 roll")
    quiet(match)
    found = odds(match)
    assert {"gold:1", "gold:5", "again:2"} <= set(found)
    assert set(found.values()) == {None}


def test_a_die_for_all_goes_to_whomever_it_serves_best() -> None:
    """They have 8 beside values of 5, 5 and 3, where a 4 is too high."""
    skill = Skill(kind="hazard", price=("red",), do=(AddDie(count=1),))
    own = {"gems": ["red", "red"], "heroes": TEAM[:3]}
    match = trial([together(12)], own, dice=(4, 4, 4), golden=6, skills={FIRST: (skill,)}, read=False)
    go(match, "0 storyteller:1")
    quiet(match)
    assert odds(match)[SKILL] == max(per_mille([8 + worth(face, value) >= 12 for face in FACES]) for value in (5, 5, 3))
    two = Skill(kind="hazard", price=("red",), do=(AddDie(count=2),))
    match = trial([together(12)], own, dice=(4, 4, 4), golden=6, skills={FIRST: (two,)}, read=False)
    go(match, "0 storyteller:1")
    quiet(match)
    assert odds(match)[SKILL] is None


# --- before the throw ---


def before(goal: int, node: Callable[..., Any], *deeds: Any, heroes: int = 5) -> Story:
    skill = Skill(kind="hazard", price=("red",), do=deeds)
    own = {"gems": ["red"], "heroes": TEAM[:heroes]}
    match = trial([node(goal)], own, golden=1, skills={FIRST: (skill,)})
    to_prepare(match)
    return match


def test_an_aid_before_the_throw_is_reckoned_with_all_throws() -> None:
    eased = [passes(throw, 4) for throw in product(FACES, repeat=5)]
    assert odds(before(6, alone, Lower(by=2)))[SKILL] == per_mille(eased)
    more = [passes(throw, 6) for throw in product(FACES, repeat=6)]
    assert odds(before(6, alone, AddDie(count=1)))[SKILL] == per_mille(more)


def test_an_extra_die_of_all_goes_to_whomever_it_serves_best() -> None:
    values = (5, 5)
    good = [
        max(sum(map(worth, order, values)) for order in permutations(throw))
        + max(worth(extra, 5), 0 if extra < 6 else -1)
        >= 13
        for throw in product(FACES, repeat=2)
        for extra in FACES
    ]
    assert odds(before(13, together, AddDie(count=1), heroes=2))[SKILL] == per_mille(good)


# --- shortcuts and tests ---


def on_the_way(at: str = "5", die: int = 2, **own: Any) -> Story:
    match = start({"heroes": TEAM, "at": at, "gems": ["red"], **own}, begin="progress", dice=(die,))
    go(match, "0 walk")
    return match


def test_a_shortcut_counts_what_a_marker_leaves() -> None:
    assert odds(on_the_way(life={TEAM[1]: 3}))["go:6"] == (167, 333, 500)


def test_the_fifth_hero_is_tested_on_a_five_and_nobody_of_an_invincible_team() -> None:
    assert odds(on_the_way(die=5))["go:6"] is not None
    assert odds(on_the_way(invincible=True))["go:6"] is None


def test_the_legend_of_a_test_stands_where_somebody_is_named_and_not_where_no_shortcut_is_near() -> None:
    named = start({"at": "9", "waiting": ["blue-peril"], "heroes": TEAM}, begin="road-event", golden=2)
    go(named, "0 token:blue-peril")
    outcomes = [stake.outcome for stake in GAME.stakes(named.table, 0, offer(named).prompt)]
    assert outcomes == ["win", "tie", "lose"]
    far = on_the_way("10", 3)
    assert (offer(far).prompt.key, GAME.stakes(far.table, 0, offer(far).prompt)) == ("ask-destination", ())


# --- what is paid or gained for sure ---


def cost(match: Story, option: str, seat: int = 0) -> tuple[tuple[str, int], ...]:
    [asked] = match.offers(seat)
    found = next(each for each in asked.options if each.id == option)
    return GAME.costs(match.table, seat, found, asked.prompt)


def test_a_gem_for_walking_is_sure_unless_a_colour_is_complete() -> None:
    assert cost(start({"gems": ["red"] * 3}, begin="progress", dice=(2,)), "walk") == (("gems", 1),)
    full = start({"gems": ["red"] * 4}, begin="progress", dice=(2,))
    quiet(full)
    assert cost(full, "walk") == ()


def test_an_empty_call_costs_a_gem_of_whoever_has_any() -> None:
    for held, price in ((["red"], (("gems", -1),)), ([], ())):
        match = start({"heroes": ["remi-chelin", *TEAM[:4]]}, {"gems": held, "heroes": ["alatarriel"]})
        go(match, "0 skill:remi-chelin.1", "1 dah", "2 pass")
        play_to(match, "ask-answer")
        assert cost(match, "nothing", 1) == price


def play_to(match: Story, key: str) -> None:
    """Whatever comes before this question is passed."""
    while all(each.prompt.key != key for each in match.offers()):
        first = match.offers()[0]
        match.answer(first.seat, first.decision, first.options[0].id)


def test_handicaps_skills_and_powers_cost_what_they_cost() -> None:
    match = trial([alone(4)], {}, {"hand": ["sphinx", "frog"], "gems": ["red"] * 3})
    assert (cost(match, "lay:sphinx", 1), cost(match, "lay:frog", 1)) == ((("gems", -3),), (("gems", -1),))
    late = caught_up(5, LOW, Lower(by=1))
    quiet(late)
    assert cost(late, SKILL) == (("gems", -2),), "a gem more after the throw"
    assert cost(before(6, alone, Lower(by=2)), SKILL) == (("gems", -1),)
    power = start({"gems": ["blue"] * 4})
    assert cost(power, "power:blue") == (("gems", -4),)
    assert cost(power, "pass") == ()
    tokens = start({"gems": ["blue"] * 4, "at": "9"}, dice=(2,), spots={"7": "green-purse", "13": "green-peril"})
    go(tokens, "0 power:blue", "0 take-token:7", "0 take-token:13", "0 space:3")
    assert cost(tokens, "lay:green-purse") == ()


def test_the_legend_says_where_an_arrow_leads() -> None:
    def ends(match: Story) -> list[Text]:
        return [stake.texts[1] for stake in GAME.stakes(match.table, 0, offer(match).prompt)]

    last = before(6, alone, Lower(by=2))
    assert [text.key for text in ends(last)] == ["stake-bright", "stake-dark"]
    match = trial([alone(6, gold="2", black="2"), alone(1, name="2")], {"gems": ["red"], "hand": ["frog"]}, golden=1)
    to_prepare(match)
    assert [text.key for text in ends(match)] == ["stake-on", "stake-on"]
    assert options(match)
