"""What a second rules lawyer asks about dice and the judgement of objectives, and about a turn's last moment."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import (
    SKILLLESS,
    TEAMS,
    Story,
    asked,
    gems,
    let_pass,
    menu,
    play,
    play_on,
    start,
    tell,
    told,
)
from .trials import alone, refused, together, trial

rule = pytest.mark.rule


# --- what the judgement asks ---


def test_the_judgement_says_what_is_missing_and_what_may_still_be_done() -> None:
    short = trial([alone(6)], {"gems": ["blue", "blue"]}, dice=(5,) * 5)
    prompt = short.offers(0)[0].prompt
    assert dict(prompt.params) == {"number": 0, "goal": 6, "short": 6}
    assert "reflets.objective.catch-up-before-failure-is-final" in prompt.rules
    enough = trial([alone(3)], {"hand": ["sphinx"], "gems": []}, dice=(1,) * 5)
    while "accept" not in menu(enough, 0):
        let_pass(enough)
    prompt = enough.offers(0)[0].prompt
    assert dict(prompt.params) == {"number": 5, "goal": 3, "short": 0}
    assert prompt.rules == ("reflets.objective.golden-substitution-once-per-trial",)


def test_a_reroll_that_brings_something_though_not_enough_is_not_idle() -> None:
    match = trial([alone(6)], {"gems": ["blue", "blue"]}, dice=(5,) * 5)
    again = next(option for option in match.offers(0)[0].options if option.id == "again:1")
    assert again.idle == "", "a second aid may do the rest"


@pytest.mark.parametrize("kind", ["alone", "together"])
def test_a_die_that_a_card_adds_to_a_reroll_joins_the_track(kind: str) -> None:
    graph = [alone(6)] if kind == "alone" else [together(20)]
    own = {"gems": ["blue", "blue"], "hand": ["are-we-there-yet", "cut-once-more"]}
    match = trial(graph, own, golden=6, dice=(5, 5, 5, 5, 5, 4, 1))
    if kind == "alone":
        tell(match, "1 hero:reggie-the-mule")
    tell(match, "0 again:1", "0 play:are-we-there-yet")
    if kind == "together":
        tell(match, "0 hero:tom-scram")
    while asked(match) != {0: "ask-judge"}:
        let_pass(match)
    assert len(match.state.trial.dice) == 6
    assert match.state.trial.dice[-1].face == 1
    assert match.state.trial.dice[0].face == 4


# --- the last moment of a turn ---


def wounded_by_the_outcome(own: dict[str, Any]) -> Story:
    """A lost trial wounds Tom: a 1 beside four life points."""
    return trial(
        [alone(6, colour="violet")],
        {"gems": [], "hand": [], **own},
        dark=({"do": "test"},),
        dice=(5, 5, 5, 5, 5, 1),
        golden=2,
    )


@rule("reflets.mystery.guide-plays-waiting-tokens-anytime", "reflets.chance.bonus-three-heals-three-heroes")
def test_who_is_wounded_by_an_outcome_may_be_healed_before_the_turn_is_over() -> None:
    match = wounded_by_the_outcome({"waiting": ["blue-chance"]})
    play_on(match, until="ask-last-moment")
    assert match.state.seats[0].life == {"tom-scram": 1}
    assert asked(match) == {0: "ask-last-moment"}
    play(match, "0 token:blue-chance", "0 bonus:3")
    assert match.state.seats[0].life == {}
    assert match.state.guide == 1
    assert len(match.state.seats[0].hand) == 1, "an Imprévu is drawn as ever"


@rule("reflets.wound.ways-to-heal")
def test_a_healing_skill_serves_at_the_last_moment_too() -> None:
    team = ["sam-pell", "tom-scram", "phil-pumice"]
    match = wounded_by_the_outcome({"heroes": team})
    play_on(match, until="ask-last-moment")
    play(match, "0 cure:sam-pell.1")
    assert match.state.seats[0].life == {}
    assert match.state.guide == 1


def test_nobody_is_asked_at_the_last_moment_who_could_heal_nobody() -> None:
    without = wounded_by_the_outcome({"waiting": ["blue-purse"]})
    play_on(without, until="ask-last-moment")
    assert without.state.guide == 1
    unhurt = trial([alone(6, colour="violet")], {"gems": [], "hand": [], "waiting": ["blue-chance"]}, dice=(5,) * 5)
    play_on(unhurt, until="ask-last-moment")
    assert unhurt.state.guide == 1
    quiet_end = start({"at": "9", "waiting": ["blue-chance"], "life": {"sam-pell": 1}}, begin="road-event", golden=2)
    play(quiet_end, "0 done")
    assert quiet_end.state.guide == 1


# --- one Imprévu a turn, wherever it was played ---


def blessed_then_tried(answer: str) -> Story:
    """The Guide's Blessing is answered with DAH, then the pawn walks onto the Zone."""
    skilled = {"heroes": ["alatarriel", "tom-scram"], "at": "5", "gems": [], "hand": ["sign-here-here-and-here"]}
    other = {"heroes": ["basil-basalt"], "hand": ["bless-you", "frog"], "gems": ["red"]}
    match = trial([alone(1)], skilled, other, begin="bless", read=False, dice=(3, 1, 1, 1, 1, 1))
    play(match, f"0 {answer}")
    tell(match, "1 dah", "2 pass")
    return match


@rule("reflets.limits.adversary-plays-one-imprevu-per-turn", "reflets.blessing.dilemma-answered-by-a-dilemma")
def test_whoever_answered_with_a_dilemma_lays_no_bestiole_in_that_turn() -> None:
    match = blessed_then_tried("dilemma:sign-here-here-and-here")
    tell(match, "0 colour:violet", "1 dilemma:bless-you", "0 walk", "0 go:8", "0 storyteller:2")
    play_on(match, until="ask-judge")
    assert refused(match, 1, "lay:frog") == ("reflets.limits.adversary-plays-one-imprevu-per-turn",)
    assert match.state.seats[1].hand.cards == ["frog"]


def test_whoever_answered_with_a_skill_may_still_lay_one() -> None:
    match = blessed_then_tried("skill:alatarriel.1")
    tell(match, "0 turn-up:loot", "1 skill:basil-basalt.1", "1 look:relics", "0 go:8", "0 storyteller:2", "1 lay:frog")
    assert match.state.seats[1].front.cards == ["frog"]


@rule("reflets.trial.simultaneous-cards-guide-sets-priority")
def test_whose_card_went_back_may_still_contest() -> None:
    match = trial(
        [alone(1)],
        {"gems": []},
        {"hand": ["frog"], "gems": ["red"]},
        {"hand": ["armour-moth", "cut-once-more"], "gems": ["red"]},
        golden=1,
        read=False,
        dice=(1,) * 10,
    )
    tell(match, "0 storyteller:1", "1 lay:frog")
    play(match, "2 lay:armour-moth", "0 priority:1")
    assert match.state.seats[2].hand.cards == ["cut-once-more", "armour-moth"]
    assert gems(match, 2) == 1
    tell(match, "0 accept", "2 play:cut-once-more")
    assert told(match, "objective-void")


@rule("reflets.trial.individual-only-own-skills")
def test_a_wounded_hero_tested_alone_uses_what_is_worn_and_nothing_else() -> None:
    own = {
        "heroes": ["kevin-the-dark"],
        "life": {"kevin-the-dark": 1},
        "worn": {"crossbow-of-second-thoughts": "kevin-the-dark"},
        "gear": [],
        "gems": ["red"] * 3,
    }
    match = trial([alone(2)], own, golden=1, dice=(5,) * 5)
    assert refused(match, 0, "skill:kevin-the-dark.1") == ("reflets.wound.marker-blocks-hero-skills",)
    tell(match, "0 roll")
    assert "skill:crossbow-of-second-thoughts.1" in menu(match, 0)


# --- what may change a roll ---


def test_a_die_is_added_to_movement_and_objectives_and_to_nothing_else() -> None:
    card = "play:are-we-there-yet"
    own = {"hand": ["are-we-there-yet"], "gems": ["red"], "heroes": TEAMS[0]}
    walk = start({"at": "9", **own}, begin="progress", dice=(2,))
    assert card in menu(walk, 0)
    tried = trial([alone(6)], {"hand": ["are-we-there-yet"]}, dice=(5,) * 5)
    tell(tried, "0 roll")
    assert card in menu(tried, 0)
    tested = start({"at": "18", **own}, begin="land", golden=1, dice=(2,))
    while asked(tested) != {0: "ask-rolled"}:
        let_pass(tested)
    assert refused(tested, 0, card) == ("reflets.limits.dilemma-bottom-half-for-the-guide",)
    lucky = start({"at": "4", **own}, begin="land", golden=1, dice=(2,))
    tell(lucky, "0 roll")
    assert refused(lucky, 0, card) == ("reflets.limits.dilemma-bottom-half-for-the-guide",)


def test_of_two_bonus_dice_one_is_offered_at_a_time() -> None:
    match = start({"at": "9", "waiting": ["blue-bonus-die", "orange-bonus-die"]}, begin="progress", dice=(2, 3, 4))
    assert menu(match, 0) == {"keep", "bonus-die:blue-bonus-die", "hush"}
    play(match, "0 bonus-die:blue-bonus-die")
    assert menu(match, 0) == {"keep", "bonus-die:orange-bonus-die", "hush"}


def test_how_many_dice_may_still_be_thrown_again() -> None:
    match = trial([together(20)], {"hand": ["cut-once-more"], "gems": []}, dice=(5,) * 5)
    tell(match, "0 play:cut-once-more")
    assert dict(match.offers(0)[0].prompt.params) == {"count": 3}
    dice = [option for option in match.offers(0)[0].options if option.verb == "die"]
    assert [option.points for option in dice] == [(option.id,) for option in dice], "each points at its own die"
    play(match, "0 die:1")
    assert dict(match.offers(0)[0].prompt.params) == {"count": 2}
    play(match, "0 die:4")
    assert dict(match.offers(0)[0].prompt.params) == {"count": 1}


def test_a_die_added_to_a_throw_lies_with_the_others_and_is_thrown_again_with_them() -> None:
    own = {"hand": ["are-we-there-yet"], "gems": []}
    match = trial([alone(1)], own, {"hand": ["cut-once-more"]}, dice=(1, 1, 1, 1, 1, 2, 4, 4, 4, 4, 4, 4))
    tell(match, "0 play:are-we-there-yet")
    while asked(match) != {0: "ask-judge"}:
        let_pass(match)
    assert [die.face for die in match.state.trial.dice] == [1, 1, 1, 1, 1, 2]
    tell(match, "0 accept", "1 play:cut-once-more")
    assert [die.face for die in match.state.trial.dice] == [4] * 6
    assert [one["die"] for one in told(match, "die-individual")][:6] == [1, 1, 1, 1, 1, 1], "told as thrown"


def test_a_voided_test_is_the_guides_to_change_once_more() -> None:
    match = start(
        {"at": "18", "heroes": SKILLLESS, "waiting": ["blue-bonus-die"], "gems": []},
        {"hand": ["blame-the-cook"]},
        begin="land",
        golden=2,
        dice=(4, 6, 3),
    )
    tell(match, "0 keep", "1 play:blame-the-cook")
    assert match.state.thrown == [6]
    play(match, "0 bonus-die:blue-bonus-die")
    assert match.state.seats[0].life == {"tom-scram": 3}


def test_a_voided_throw_is_asked_about_once() -> None:
    match = start(
        {"at": "9", "waiting": ["blue-bonus-die"], "gems": []},
        {"hand": ["that-didnt-count"]},
        begin="progress",
        dice=(2, 5),
    )
    play(match, "1 play:that-didnt-count", "0 keep")
    assert asked(match) != {0: "ask-rolled"}
    assert match.state.golden == 5
