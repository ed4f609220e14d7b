"""What a question says of its answers: the chance of aids and throws against all throws, prices, what lies where."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.trials.track import worth_of
from roundtable.kernel.offers import Offer

from .tables import Story, start
from .trials import TEAM, alone, go, quiet, together, trial

FACES = range(1, 7)
NOTHING: dict[str, Any] = {"gems": []}
PIECES = ["enough-rope", "left-sock"]


def offer(match: Story) -> Offer:
    return match.offers(0)[0]


def odds(match: Story) -> dict[str, tuple[int, int, int] | None]:
    asked = offer(match)
    return {option.id: GAME.odds(match.table, 0, option, asked.prompt) for option in asked.options}


def options(match: Story) -> dict[str, Any]:
    return {option.id: option for option in offer(match).options}


def points(face: int, value: int, *, single: bool = False) -> int:
    return worth_of(face, value, single=single)[0]


def per_mille(good: list[bool]) -> tuple[int, int, int]:
    passed = round(1000 * sum(good) / len(good))
    return passed, 0, 1000 - passed


# --- the judgement ---


def judged(goal: int, dice: tuple[int, ...], golden: int = 1, **own: Any) -> Story:
    """Five dice beside an Attack of 5."""
    return trial([alone(goal)], {"gems": [], **own}, dice=dice, golden=golden)


@pytest.mark.parametrize("goal", [2, 3, 4])
def test_a_paid_reroll_has_the_chance_of_the_throws_that_reach_the_goal(goal: int) -> None:
    match = judged(goal, (4, 6, 6, 6, 2), gems=["green"] * 2 + ["orange"] * 2)
    value = 5
    rest = sum(points(face, value, single=True) for face in (6, 6, 6, 2))
    good = [rest + points(face, value, single=True) >= goal for face in FACES]
    shown = odds(match)["again:1"]
    assert shown == (per_mille(good) if any(good) else None)


def test_the_bonus_die_is_thrown_for_the_best_of_all_choices() -> None:
    dice, value, goal = (6, 6, 1, 2, 5), 5, 4
    match = judged(goal, dice, waiting=["blue-bonus-die"])
    quiet(match)
    best = 0.0
    for chosen in product((False, True), repeat=5):
        if any(chosen):
            throws = list(product(*[FACES if again else (face,) for again, face in zip(chosen, dice, strict=True)]))
            good = sum(
                sum(points(face, value, single=True) for face in throw) >= goal or throw.count(1) >= 4
                for throw in throws
            )
            best = max(best, good / len(throws))
    assert odds(match)["bonus-die:blue-bonus-die"] == (round(1000 * best), 0, 1000 - round(1000 * best))


def test_a_fourth_clover_counts_as_passed() -> None:
    match = judged(6, (1, 1, 1, 6, 2), gems=["orange"] * 2)
    assert odds(match)["again:5"] == (167, 0, 833)
    assert odds(match)["gold:4"] == (1000, 0, 0), "the golden 1 is the fourth"


def test_the_prompt_says_the_sum_and_what_is_missing() -> None:
    match = judged(4, (4, 6, 6, 6, 2))
    assert dict(offer(match).prompt.params) == {"number": -1, "goal": 4, "short": 5}
    texts = GAME.texts(match.content)
    assert texts.say("en", "ask-judge", (("number", 8), ("goal", 10), ("short", 2))) == (
        "8 of 10: 2 short. What do you try?"
    )


def test_an_aid_that_brings_nothing_is_of_no_use_and_says_why() -> None:
    match = judged(5, (5, 6, 2, 2, 2), 2, gems=["blue"] * 2)
    found = options(match)
    assert found["again:1"].idle == "again-idle", "a critical success can't be better"
    assert found["gold:1"].idle == "gold-idle"
    assert not found["gold:2"].idle, "a 6 costs a star"
    assert dict(found["again:1"].params)["before"] == 2
    assert dict(found["again:1"].params)["after"] == 0


def test_stopping_comes_last_and_names_its_arrow() -> None:
    match = trial([alone(5, black="2"), alone(1, name="2")], NOTHING, dice=(6, 2, 2, 2, 2))
    last = offer(match).options[-1]
    assert (last.id, last.key, dict(last.params)) == ("accept", "accept-missed", {"end": "on"})
    aces = trial([alone(6)], NOTHING, dice=(1, 1, 1, 1, 6))
    assert options(aces)["accept"].key == "accept-aces"


# --- before the throw, and placing it ---


def to_prepare(match: Story) -> None:
    while match.offers()[0].prompt.key != "ask-prepare":
        first = match.offers()[0]
        passing = next(each.id for each in first.options if each.verb in ("pass", "keep"))
        match.answer(first.seat, first.decision, passing)


def test_the_throw_of_one_hero_is_counted_over_all_throws() -> None:
    own = {"gems": [], "hand": ["cut-once-more"]}
    match = trial([alone(4)], own, dice=(), golden=2)
    while offer(match).prompt.key != "ask-prepare":
        first = match.offers()[0]
        match.answer(
            first.seat, first.decision, next(each.id for each in first.options if each.verb in ("pass", "keep"))
        )
    value = 5
    good = [
        sum(points(face, value, single=True) for face in throw) >= 4 or throw.count(1) >= 4
        for throw in product(FACES, repeat=5)
    ]
    assert odds(match)["roll"] == per_mille(good)


def test_the_throw_of_all_heroes_is_given_round_for_the_most() -> None:
    own = {"gems": [], "hand": ["cut-once-more"]}
    match = trial([together(12)], own)
    while offer(match).prompt.key != "ask-prepare":
        first = match.offers()[0]
        match.answer(
            first.seat, first.decision, next(each.id for each in first.options if each.verb in ("pass", "keep"))
        )
    white, black = (5, 5, 3), (5, 3)

    def most(throw: tuple[int, ...], values: tuple[int, ...]) -> int:
        return max(sum(map(points, order, values)) for order in permutations(throw))

    first = {throw: most(throw, white) for throw in product(FACES, repeat=3)}
    second = {throw: most(throw, black) for throw in product(FACES, repeat=2)}
    good = [
        one + two >= 12 or (throw + other).count(1) >= 4
        for (throw, one), (other, two) in product(first.items(), second.items())
    ]
    assert odds(match)["roll"] == per_mille(good)


def test_a_die_says_what_it_gives_beside_each_hero() -> None:
    match = trial([together(12)], NOTHING, dice=(5, 6, 1, 2, 3))
    quiet(match)
    given = {each.id: (dict(each.params)["worth"], dict(each.params)["result"]) for each in offer(match).options}
    assert given["put:white5-h1"] == (6, "gem")
    assert given["put:white6-h1"] == (-1, "no-gem")
    assert given["put:white5-h3"] == (0, "none")
    assert {each.group for each in offer(match).options} == {"put-white", "put-black"}


# --- moves and the Dragon ---


def test_a_shortcut_shows_what_it_may_do_to_the_golden_dies_hero() -> None:
    match = start({"heroes": TEAM, "at": "5", "gems": ["red"]}, begin="progress", dice=(2,))
    go(match, "0 walk")
    assert options(match)["go:6"].key == "go-far-shortcut"
    life = 4
    unhurt, wounded = [face == life for face in FACES], [face < life for face in FACES]
    shown = odds(match)["go:6"]
    assert shown == (round(1000 * sum(unhurt) / 6), round(1000 * sum(wounded) / 6), 333)
    assert [stake.outcome for stake in GAME.stakes(match.table, 0, offer(match).prompt)] == ["win", "tie", "lose"]


def test_nobody_is_tested_for_a_vacant_slot_or_a_hero_somebody_else_names() -> None:
    for golden in (2, 6):
        match = start({"heroes": TEAM[:1], "at": "5"}, begin="progress", dice=(golden,))
        go(match, "0 walk")
        assert odds(match)["go:6"] is None


def test_a_run_costs_a_gem_and_the_dragon_says_how_far() -> None:
    match = start({"gems": ["red"]}, begin="progress", dice=(2,))
    run = options(match)["run"]
    assert GAME.costs(match.table, 0, run, offer(match).prompt) == (("gems", -1),)
    assert dict(offer(match).prompt.params) == {"die": 2}
    dragon = start(begin="dragon", dragon="red-36", timed=True)
    advance = options(dragon)["advance"]
    assert (advance.key, dict(advance.params)) == ("advance-scales", {"number": 1, "left": 12})


def test_a_question_after_a_free_action_says_how_things_stand_then() -> None:
    match = start({"at": "1", "gems": ["orange"] * 2 + ["red"]}, begin="progress", dice=(2, 5))
    assert dict(offer(match).prompt.params) == {"die": 2}
    go(match, "0 regild")
    quiet(match)
    assert dict(offer(match).prompt.params) == {"die": 5}


def test_whoever_names_a_hero_sees_whose_it_is_how_much_life_is_left_and_the_odds() -> None:
    match = start({"at": "9", "waiting": ["blue-peril"], "heroes": TEAM}, begin="road-event", golden=2)
    go(match, "0 token:blue-peril")
    asked = offer(match)
    assert asked.prompt.key == "ask-name-hero"
    for option in asked.options:
        life = GAME.content()["heroes"][option.arg].life
        assert dict(option.params)["life"] == life
        unhurt, wounded, dead = GAME.odds(match.table, 0, option, asked.prompt) or (0, 0, 0)
        assert (unhurt, wounded) == (round(1000 / 6), round(1000 * (life - 1) / 6))
        assert unhurt + wounded + dead == 1000


def test_a_call_for_dah_names_what_it_answers() -> None:
    match = start({"heroes": ["remi-chelin", *TEAM[:4]]}, {})
    go(match, "0 skill:remi-chelin.1")
    [called] = match.offers(1)
    assert called.prompt.key == "ask-dah"
    assert called.prompt.subject == "card:remi-chelin"
    assert dict(called.prompt.params) == {"seat": "@seat.0", "kind": "skill", "card": "@heroes.remi-chelin"}


def test_equipment_says_what_it_changes_as_far_as_a_wound_lets_it() -> None:
    team = ["short-measure", "granny-anvil", "sam-pell", "lucy-ferr", "orga-nick"]
    match = start({"at": "4", "heroes": team, "life": {"sam-pell": 1}}, begin="land", golden=2, draw={"loot": PIECES})
    go(match, "0 bonus:2")
    heroes, loot = GAME.content()["heroes"], GAME.content()["loot"][PIECES[0]]
    for option in offer(match).options:
        if option.verb == "wear":
            params, [colour, *_] = dict(option.params), loot.sets.colours
            wound = 1 if option.arg == "sam-pell" else 9
            now = (params["before1"], params["after1"])
            assert now == (min(wound, heroes[option.arg].value(colour)), min(wound, loot.sets.of(colour)))
