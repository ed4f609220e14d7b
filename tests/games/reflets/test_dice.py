"""The judgement of an objective: contests, catch-up aids, Four Aces, gems and hearts; and dice that are changed."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Story, asked, gems, menu, play, start, told
from .trials import TEAM, alone, go, quiet, refused, together, trial

rule = pytest.mark.rule
NOTHING: dict[str, Any] = {"gems": []}


def faces(match: Story) -> list[int]:
    return [die.face for die in match.state.trial.dice]


# --- passed ---


@rule("reflets.objective.adversary-may-force-a-reroll", "reflets.objective.forced-reroll-voids-the-pass")
def test_an_adversary_contests_a_passed_objective_and_it_is_thrown_anew() -> None:
    match = trial([alone(1)], NOTHING, {"hand": ["cut-once-more"]}, dice=(1, 1, 1, 1, 1, 4, 4, 4, 4, 4))
    go(match, "1 pass", "0 accept", "1 play:cut-once-more")
    assert faces(match) == [4] * 5
    go(match, "0 accept")
    assert told(match, "objective-missed")
    assert not told(match, "objective-passed")


def test_what_was_spent_on_a_contested_objective_stays_spent() -> None:
    match = trial(
        [alone(1)], {"gems": ["blue", "blue"]}, {"hand": ["cut-once-more"]}, dice=(6, *[1] * 4, *[5] * 5),
    )  # fmt: skip
    go(match, "1 pass", "0 gold:1", "1 play:cut-once-more")
    assert faces(match) == [5] * 5
    assert refused(match, 0, "gold:1") == ("reflets.objective.golden-substitution-once-per-trial",)


@rule("reflets.objective.imprevu-may-be-cancelled-by-imprevu")
def test_the_guide_cancels_the_contest_and_the_pass_stands() -> None:
    own = {"gems": [], "hand": ["now-that-is-a-no"]}
    chain = [alone(1, gold="2"), alone(6, "red", "2")]
    match = trial(chain, own, {"hand": ["sorry-roll-that-again"]}, dice=(1, 1, 1, 1, 1, 5, 5, 5, 5, 5))
    go(match, "1 pass", "0 accept", "1 play:sorry-roll-that-again", "0 play:now-that-is-a-no")
    assert told(match, "objective-passed")
    assert gems(match, 1) == 6, "the gem for playing it is kept"
    assert set(match.state.imprevu_discard.cards) == {"now-that-is-a-no", "sorry-roll-that-again"}


@rule("reflets.objective.passed-gem-changes-applied")
def test_gems_of_a_passed_objective_are_netted_and_applied() -> None:
    match = trial([alone(1)], NOTHING, dice=(3, 3, 3, 6, 1))
    play(match, "0 accept")
    assert gems(match, 0) == 2
    poor = trial([alone(1)], {"gems": ["red"]}, dice=(6, 6, 1, 1, 3))
    play(poor, "0 accept")
    assert gems(poor, 0) == 0


@rule("reflets.objective.defence-hearts-apply-even-when-passed")
def test_hearts_of_defence_are_lost_even_when_it_is_passed() -> None:
    match = trial([alone(1, "blue")], NOTHING, dice=(6, 1, 1, 1, 1))
    play(match, "0 accept")
    assert told(match, "objective-passed")
    assert match.state.seats[0].life == {"reggie-the-mule": 4}


def test_a_hero_who_dies_of_hearts_is_the_storytellers() -> None:
    match = trial([alone(6, "blue")], {"gems": [], "life": {"reggie-the-mule": 1}}, dice=(6, 5, 5, 5, 5))
    play(match, "0 accept")
    assert "reggie-the-mule" in match.state.seats[1].pouch.cards


@rule("reflets.objective.golden-arrow-after-a-pass", "reflets.objective.further-objective-restarts-preparation")
def test_the_golden_arrow_leads_to_a_further_objective() -> None:
    own = {"heroes": ["remi-chelin", *TEAM[:4]], "gems": ["orange"]}
    match = trial([alone(1, gold="2", slot=2), together(9, "orange", "2")], own, dice=(1,) * 5)
    play(match, "0 accept")
    assert match.state.trial.node == "2"
    assert "skill:remi-chelin.2" in menu(match, 0), "the Guide may ease it again"


# --- missed ---


@rule("reflets.objective.black-arrow-after-a-failure", "reflets.objective.failed-gem-changes-applied")
def test_the_black_arrow_may_lead_to_another_objective() -> None:
    match = trial([alone(6, black="2"), together(1, "red", "2")], NOTHING, dice=(3, 4, 4, 4, 4, 1, 1, 1, 1, 1))
    play(match, "0 accept")
    assert gems(match, 0) == 1
    go(match, "0 accept")
    assert told(match, "trial-passed"), "a failed objective does not always fail the trial"


@rule("reflets.objective.catch-up-before-failure-is-final")
def test_before_a_failure_counts_the_guide_may_catch_up() -> None:
    match = trial([alone(6)], {"gems": ["green", "green"]}, dice=(4, 4, 4, 4, 4, 1))
    assert asked(match) == {0: "ask-judge"}
    assert {"again:1", "gold:1", "accept"} <= menu(match, 0)
    assert not told(match, "objective-missed")


@rule("reflets.objective.paid-reroll-two-gems", "reflets.objective.paid-reroll-colours")
@pytest.mark.parametrize(("face", "colour"), [*enumerate(("red", "orange", "violet", "green", "blue"), 1)])
def test_a_die_is_rerolled_for_two_gems_of_its_colour(face: int, colour: str) -> None:
    own = {"gems": [colour, colour], "hand": ["frog"]}
    match = trial([alone(6, "violet")], own, dice=(face, 6, 6, 6, 6, 2), golden=6, read=False)
    go(match, "0 storyteller:1", "1 hero:reggie-the-mule", "0 again:1")
    quiet_rolled(match)
    assert faces(match) == [2, 6, 6, 6, 6]
    assert gems(match, 0) == 0


@rule("reflets.objective.paid-reroll-two-gems", "reflets.objective.six-has-no-paid-reroll")
def test_a_six_has_no_paid_reroll_and_a_lack_of_gems_forbids_it() -> None:
    match = trial([alone(6)], {"gems": ["green", "blue", "blue"]}, dice=(6, 4, 5, 5, 5))
    assert refused(match, 0, "again:1") == ("reflets.objective.six-has-no-paid-reroll",)
    assert refused(match, 0, "again:2") == ("reflets.objective.paid-reroll-two-gems",)
    play(match, "0 again:3")


@rule("reflets.objective.golden-substitution-once-per-trial", "reflets.objective.golden-substitution-any-hero")
def test_the_golden_result_replaces_any_die_once_a_trial() -> None:
    own = {"gems": [], "hand": ["frog"]}
    match = trial([together(20, black="2"), together(20, "red", "2")], own, dice=(6, 6, 6, 5, 5), golden=1)
    go(match, "0 gold:4")
    assert faces(match) == [6, 6, 6, 1, 5]
    assert match.state.trial.dice[3].aside
    assert match.state.trial.dice[3].hero == "kyo-shin-zamurato", "black or white, it may be any die"
    go(match, "0 accept", "0 roll")
    quiet_rolled(match)
    assert refused(match, 0, "gold:1") == ("reflets.objective.golden-substitution-once-per-trial",)


@rule("reflets.objective.golden-six-cannot-help")
def test_a_parked_six_cannot_be_substituted() -> None:
    match = trial([together(20)], {"gems": ["blue", "blue"]}, dice=(6, 6, 6, 5, 5), golden=6)
    assert refused(match, 0, "gold:1") == ("reflets.objective.golden-six-cannot-help",)
    play(match, "0 again:4")


@rule("reflets.objective.golden-substitution-once-per-trial")
def test_a_reached_objective_may_still_have_the_golden_result_put_on_it() -> None:
    match = trial([alone(1)], {"gems": ["red"]}, dice=(6, 1, 1, 1, 1), golden=3)
    play(match, "0 gold:1")
    assert gems(match, 0) == 2, "the 6 is set aside, and the 3 is critical"


@rule("reflets.objective.rerolled-die-keeps-its-hero")
def test_a_rerolled_die_keeps_its_hero() -> None:
    match = trial([together(20)], {"gems": ["blue", "blue"]}, dice=(6, 2, 1, 5, 5, 4))
    play(match, "0 put:white6-h2", "0 put:white2-h1")
    before = [die.hero for die in match.state.trial.dice]
    play(match, "0 again:4")
    assert [die.hero for die in match.state.trial.dice] == before
    assert faces(match)[3] == 4


@rule("reflets.objective.catch-up-skill-costs-one-more", "reflets.objective.catch-up-skill-still-once-per-turn")
def test_a_hazard_skill_after_the_roll_costs_one_gem_more_of_its_colour() -> None:
    own = {"heroes": ["remi-chelin", *TEAM[:4]], "gems": ["orange", "orange", "red"]}
    match = trial([together(5, "orange")], own, dice=(1, 1, 1, 6, 6))
    go(match, "0 roll", "0 skill:remi-chelin.2")
    assert match.state.seats[0].gems.cards == ["red"]
    assert match.state.trial.lowered == 2
    assert refused(match, 0, "skill:remi-chelin.2") == ("reflets.objective.catch-up-skill-still-once-per-turn",)
    poor = trial([together(9, "orange")], {**own, "gems": ["orange", "red"]}, dice=(1, 1, 1, 6, 6))
    go(poor, "0 roll")
    assert refused(poor, 0, "skill:remi-chelin.2") == ("reflets.objective.catch-up-skill-costs-one-more",)


@rule("reflets.objective.catch-up-tokens")
def test_a_bonus_die_may_be_played_once_dice_are_assigned() -> None:
    match = trial([together(20)], {"gems": [], "waiting": ["green-bonus-die"]}, dice=(6, 6, 6, 6, 6, 1, 2))
    go(match, "0 keep", "0 bonus-die:green-bonus-die", "0 die:1", "0 die:5", "0 done")
    assert faces(match) == [1, 6, 6, 6, 2]
    assert [die.hero for die in match.state.trial.dice] == TEAM


@rule("reflets.objective.catch-up-dilemmas")
def test_dilemmas_are_catch_up_aids() -> None:
    match = trial(
        [together(20)], {"gems": [], "hand": ["cut-once-more", "i-was-plan-b"]}, dice=(6, 6, 6, 6, 6, 1, 2, 3, 5)
    )
    go(match, "0 play:cut-once-more", "0 die:1", "0 die:2", "0 die:4")
    quiet_rolled(match)
    assert faces(match) == [1, 2, 6, 3, 6]
    go(match, "0 play:i-was-plan-b", "0 hero:tom-scram")
    quiet_rolled(match)
    assert faces(match) == [1, 2, 6, 3, 6, 5]
    assert match.state.trial.dice[5].hero == "tom-scram"


def quiet_rolled(match: Story) -> None:
    while asked(match).get(0) == "ask-rolled":
        play(match, "0 keep")


def test_an_adversary_may_raise_what_was_missed_once() -> None:
    match = trial([alone(6)], NOTHING, {"hand": ["i-was-plan-b", "frog"]}, dice=(5,) * 5)
    go(match, "1 pass", "1 play:i-was-plan-b")
    assert match.state.trial.raised == 1
    assert match.state.trial.heard


def test_a_hazard_skill_may_set_a_die_on_the_track() -> None:
    heroes = ["filch-shortly", *TEAM[:4]]
    match = trial([alone(6, slot=1)], {"heroes": heroes, "gems": ["green"] * 3}, dice=(6,) * 5)
    go(match, "0 skill:filch-shortly.2", "0 die:3", "0 face:2")
    assert faces(match) == [6, 6, 2, 6, 6]
    assert gems(match, 0) == 0


# --- Four Aces ---


@rule(
    "reflets.trial.four-aces-wins-at-once", "reflets.trial.clover-is-the-one",
    "reflets.trial.four-aces-doubles-gains",
)  # fmt: skip
def test_four_aces_pass_the_whole_trial_and_double_its_gains() -> None:
    bright = ({"do": "gems", "count": 2}, {"do": "spaces", "by": 1})
    match = trial([alone(6, "violet", gold="2"), alone(6, "red", "2")], NOTHING, dice=(1, 1, 1, 1, 4), bright=bright)
    play(match, "0 accept")
    assert told(match, "trial-passed")
    assert gems(match, 0) == 4
    assert match.state.seats[0].at == "10"
    assert match.state.seats[0].pouch.cards == ["zone-of-the-test"], "Epic Points are not doubled"


@rule("reflets.trial.four-aces-needs-a-missed-objective")
def test_a_reached_objective_is_resolved_normally_even_with_four_ones() -> None:
    match = trial([alone(4, gold="2"), alone(6, "red", "2")], NOTHING, dice=(1, 1, 1, 1, 4, 4, 4, 4, 4, 4))
    play(match, "0 accept")
    assert match.state.trial.node == "2"
    assert not match.state.trial.doubled
    four = trial([alone(6)], NOTHING, dice=(1, 1, 1, 1, 4))
    play(four, "0 accept")
    assert told(four, "four-aces")


@rule("reflets.trial.four-aces-wins-at-once")
def test_the_golden_one_counts_for_four_aces() -> None:
    match = trial([alone(6)], NOTHING, dice=(1, 1, 1, 6, 4), golden=1)
    play(match, "0 gold:4")
    assert told(match, "four-aces")


@rule("reflets.trial.four-aces-doubles-gains")
def test_four_aces_double_the_gems_of_criticals_but_no_loss() -> None:
    match = trial([together(20, "violet")], {"gems": ["red"], "heroes": TEAM}, dice=(1, 1, 1, 1, 6))
    play(match, "0 put:black1-h4", "0 accept")
    assert told(match, "four-aces")
    assert gems(match, 0) == 1 + 2 * 2 - 1, "Brunhilda and Tom have Intelligence 1: two criticals, and the 6 once"


# --- changing dice just thrown ---


def test_a_bonus_die_rerolls_the_dice_that_are_chosen() -> None:
    match = trial([alone(6)], {"gems": [], "waiting": ["green-bonus-die"]}, dice=(6, 5, 6, 5, 5, 1, 2))
    go(match, "0 bonus-die:green-bonus-die", "0 die:1", "0 die:3", "0 done")
    assert faces(match) == [1, 5, 2, 5, 5]


def test_a_dilemma_rerolls_all_dice_just_thrown() -> None:
    match = trial([alone(6)], {"gems": [], "hand": ["that-didnt-count"]}, dice=(6, 6, 6, 6, 6, 1, 1, 1, 1, 1))
    go(match, "0 play:that-didnt-count", "0 all")
    assert faces(match) == [1] * 5


def test_an_adversary_may_void_a_throw() -> None:
    match = trial([alone(6)], NOTHING, {"hand": ["that-didnt-count"]}, dice=(1, 1, 1, 1, 1, 5, 5, 5, 5, 5))
    go(match, "1 pass", "1 play:that-didnt-count")
    assert faces(match) == [5] * 5
    quiet(match)
    assert gems(match, 1) == 6


def test_a_blessing_fixes_the_golden_die_of_progression_only() -> None:
    match = start({"heroes": TEAM, "at": "1", "gems": [], "hand": ["dah-does-not-play-dice"]}, begin="bless", dice=(2,))
    go(match, "0 dilemma:dah-does-not-play-dice", "1 pass", "2 pass", "0 face:3")
    assert match.state.golden == 3
    assert match.state.seats[0].at == "4"
    play(match, "0 roll")
    assert match.state.golden == 2, "the roll for Chance is a roll"


def test_who_is_tired_of_being_asked_is_not_asked_again_in_this_turn() -> None:
    match = trial([alone(1, gold="2"), alone(6, "red", "2")], {"gems": [], "hand": ["frog"]}, dice=(1,) * 5)
    go(match, "0 roll", "0 hush", "0 accept", "0 roll")
    assert asked(match) != {0: "ask-rolled"}


def test_a_dilemma_about_movement_does_not_change_other_dice() -> None:
    match = trial([alone(6)], {"gems": [], "hand": ["your-maps-upside-down", "your-shoelace-is-undone"]}, dice=(5,) * 5)
    go(match, "0 roll")
    while asked(match) != {0: "ask-rolled"}:
        play(match, "0 pass")
    assert "play:your-shoelace-is-undone" in menu(match, 0)
    assert refused(match, 0, "play:your-maps-upside-down")


def test_up_to_so_many_dice_are_thrown_again() -> None:
    match = trial([alone(6)], {"gems": [], "hand": ["your-shoelace-is-undone"]}, dice=(5, 5, 5, 5, 5, 1))
    go(match, "0 play:your-shoelace-is-undone")
    assert "all" not in menu(match, 0)
    play(match, "0 die:2")
    assert faces(match) == [5, 1, 5, 5, 5]


@rule("reflets.objective.paid-reroll-two-gems")
def test_a_die_that_was_thrown_again_may_be_paid_for_anew_and_take_the_golden_result() -> None:
    match = trial([alone(6)], {"gems": ["blue"] * 4}, dice=(5,) * 7)
    go(match, "0 again:1")
    assert {"again:1", "gold:1"} <= {option.id for option in match.offers(0)[0].options}
    go(match, "0 again:1")
    assert {option.id for option in match.offers(0)[0].options} == {"accept", *(f"gold:{die}" for die in range(1, 6))}
