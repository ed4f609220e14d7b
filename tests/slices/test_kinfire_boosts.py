"""Kinfire's combat in short stories: boosts, renewal, fate tokens, substitutions, phases.

Seats are Asha (0, shield 1), Feyn (1, shield 0), Khor (2, shield 3) and Roland (3, shield 2). The zones make a ring:
gate, yard, well, orchard. The Gloam Stag stands at the gate with 9 HP, then 8.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.rulebook import witnessing
from roundtable.scenarios import BadScenario, Scenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.kinfire_boosts import GAME
from roundtable.slices.kinfire_boosts.boosts import matching_rules
from roundtable.slices.kinfire_boosts.box import box_of
from roundtable.testing.properties import check_match

AnyMatch = Match[Any, Any]
rule = pytest.mark.rule


def begin(
    *seats: dict[str, Any],
    draw: dict[str, list[str]] | None = None,
    dice: list[int] | None = None,
    cards: list[Any] | None = None,
    **given: Any,
) -> AnyMatch:
    """A combat with these seats, at the moment that `begin` names."""
    match = prepare(
        Scenario(
            game=GAME.id, about="-", given={"seats": list(seats), **given},
            draw=draw or {}, dice=dice or [], cards=cards or [],
        ),
        GAME,
    )  # fmt: skip
    match.begin()
    return match


def play(match: AnyMatch, *lines: str) -> None:
    """Answers such as `0 play:cleave`."""
    for line in lines:
        seat, _, option = line.partition(" ")
        (offer,) = match.offers(int(seat))
        match.answer(int(seat), offer.decision, option)


def offered(match: AnyMatch, seat: int) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def asked(match: AnyMatch) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def hand(match: AnyMatch, seat: int) -> list[str]:
    return sorted(match.state.seats[seat].hand.cards)


def seat(*cards: str, zone: str = "yard", **more: Any) -> dict[str, Any]:
    """A seeker who holds these cards."""
    return {"hand": list(cards), "zone": zone, **more}


def told(match: AnyMatch) -> list[str]:
    return [event.key for event in match.events]


ACTING: dict[str, Any] = {"begin": {"seeker": 0}}
NEW_HAND = ["cleave", "quick-cut", "ember-bolt", "opening", "salve", "distraction", "distraction"]


# --- the moment this slice is about ---


@rule(
    "kinfire.renewal.precedes-card-boost",
    "kinfire.renewal.precedes-granted-extra-action",
    "kinfire.renewal.exhausted-in-discarded-hand-hurt",
    "kinfire.boost.one-per-seeker-per-action-or-attack",
    "kinfire.phase.turn-ends-immediately",
    "kinfire.phase.excess-damage-lost",
)
def test_the_last_action_boosted_at_all_three_moments_renewed_and_ending_the_phase() -> None:
    match = begin(
        seat("follow-me", "exhausted", "exhausted", "opening", "armour", zone="well", hp=9),
        seat("ember-bolt", "lead-on"),
        seat("cleave", "rallying-shout", "shoulder-in"),
        seat("clear-shot", "sound-advice", "make-way"),
        enemy={"hp": 6, "target": 2, "covers": [{"wounds": 1}, {}, {"traps": 1}]},
        draw={"deck-0": [*NEW_HAND, "barbed-edge"]},
        **ACTING,
    )
    asha, enemy = match.state.seats[0], match.state.enemy
    play(match, "0 play:follow-me")
    assert asked(match) == dict.fromkeys((1, 2, 3), "prompt-boost")
    # Before the action: a step more. In it: damage. After it: a card.
    play(match, "1 boost:lead-on", "3 boost:sound-advice", "2 boost:rallying-shout")
    assert (match.state.turn.steps, match.state.turn.damage, match.state.turn.cards) == (2, 1, 1)
    play(match, "0 move:yard")
    assert (enemy.hp, asha.hp) == (6, 9)
    play(match, "0 move:gate")
    # The action has hit for 1 + 1, the hand was renewed and the two Exhausted cards have hurt; the card boost waits.
    assert enemy.hp == 4
    assert asha.hp == 7
    assert hand(match, 0) == sorted([*NEW_HAND, "armour"])
    assert sorted(asha.discard.cards) == ["exhausted", "exhausted", "follow-me", "opening"]
    assert asha.lantern
    play(match, "0 draw")
    assert hand(match, 0) == sorted([*NEW_HAND, "armour", "barbed-edge"])
    assert match.events[-1].rules[0] == "kinfire.boost.card-draw-or-discard-after-action"  # not that of a pass
    # The extra action comes from the new hand; each may boost it anew.
    play(match, "0 play:cleave", "2 boost:shoulder-in", "3 boost:make-way")
    assert match.state.turn.steps == 1
    play(match, "0 act")
    # 3 + 2 on 4 HP: the next phase begins with its own HP and no status, and with that the turn is over.
    assert (enemy.phase, enemy.hp, enemy.target) == (1, 8, 2)
    assert [(cover.wounds, cover.traps) for cover in enemy.covers] == [(0, 0)] * 3
    assert (match.state.turn, asha.zone) == (None, "gate")
    assert "cleave" in asha.discard.cards
    assert not len(match.state.playing)
    assert asked(match) == dict.fromkeys(range(4), "prompt-fate")


@rule(
    "kinfire.phase.starts-when-hp-hits-zero",
    "kinfire.phase.turn-ends-immediately",
    "kinfire.seeker-turn.end-check-for-action-card",
    "kinfire.card.played-action-goes-to-discard",
)
def test_a_last_action_that_ends_the_phase_forfeits_its_waiting_boosts_but_not_the_renewal() -> None:
    match = begin(
        seat("cleave", "exhausted", zone="gate", hp=5),
        seat("ember-bolt", "sound-advice"),
        seat("hammer-down", "grit"),
        enemy={"hp": 2, "target": 1},
        draw={"deck-0": ["barbed-edge", *NEW_HAND[1:]]},
        **ACTING,
    )
    play(match, "0 play:cleave", "1 boost:sound-advice", "2 boost:grit", "0 act")
    asha = match.state.seats[0]
    assert (match.state.enemy.phase, match.state.enemy.target) == (1, 1)
    assert match.state.turn is None
    assert asha.hp == 4  # exhausted, and no HP boost
    assert len(asha.hand) == 8  # seven and an Armour, and no card boost
    assert sorted(asha.discard.cards) == ["cleave", "exhausted"]
    assert told(match).index("turn-cut-short") < told(match).index("hand-renewed")


def test_exhaustion_after_a_turn_cut_short_can_still_lose_the_combat() -> None:
    match = begin(
        seat("cleave", "exhausted", zone="gate", hp=1),
        seat("ember-bolt"),
        seat("hammer-down"),
        enemy={"hp": 2},
        track=["heart", "heart", "darkness", "darkness"],
        **ACTING,
    )
    play(match, "0 play:cleave", "0 act")
    assert match.outcome is not None
    assert match.outcome.reason == "outcome-seeker-down"
    assert match.state.enemy.phase == 1
    assert match.state.nights == 0  # the combat ended before the bag would have been reset


@rule("kinfire.boost.hp-recovered-after-action", "kinfire.hp.gain-raises-hp")
def test_exhausted_damage_comes_before_an_hp_boost_and_a_step_after() -> None:
    match = begin(
        seat("cleave", "exhausted", "exhausted", hp=11),
        seat("ember-bolt"),
        seat("hammer-down", "grit"),
        draw={"deck-0": ["barbed-edge", *NEW_HAND[1:]]},
        **ACTING,
    )
    play(match, "0 play:cleave", "2 boost:grit", "0 act")
    assert match.state.seats[0].hp == 9
    assert offered(match, 0) == {"recover", "move:gate", "move:well", "done"}
    play(match, "0 recover")
    assert match.state.seats[0].hp == 11
    assert "recover" not in offered(match, 0)
    play(match, "0 move:well")
    assert match.state.seats[0].zone == "well"


@rule("kinfire.hp.gain-raises-hp", "kinfire.seeker.hp-never-above-starting-value")
def test_hp_gained_by_an_action_stop_at_the_starting_value() -> None:
    for before, after in ((5, 7), (10, 11)):
        match = begin(seat(), seat("second-wind", "ember-bolt", hp=before), seat(), cards=[], begin={"seeker": 1})
        match.state.seats[1].start_hp = 11
        play(match, "1 play:second-wind", "1 act")
        assert match.state.seats[1].hp == after


# --- boosts on an action ---


@rule(
    "kinfire.boost.window-when-action-is-played", "kinfire.boost.optional", "kinfire.seeker-turn.action-played-face-up"
)
def test_everybody_else_may_boost_and_nobody_must() -> None:
    match = begin(
        seat("cleave", "quick-cut", "rallying-shout", zone="gate"),
        seat("ember-bolt", "make-way"),
        seat("hammer-down", "grit"),
        enemy={"hp": 9, "target": 1},
        **ACTING,
    )
    assert match.why_not(2, "boost:grit") == ("kinfire.boost.window-when-action-is-played",)
    play(match, "0 play:cleave")
    assert match.state.playing.cards == ["cleave"]
    assert told(match)[-1] == "action-played"
    assert asked(match) == {1: "prompt-boost", 2: "prompt-boost"}
    play(match, "2 pass", "1 pass")
    assert asked(match) == {0: "prompt-before"}
    play(match, "0 act")
    assert (match.state.enemy.hp, match.state.enemy.target) == (6, 0)


@rule("kinfire.boost.no-self-boost", "kinfire.boost.never-on-own-turn")
def test_nobody_boosts_in_their_own_turn() -> None:
    match = begin(
        seat("cleave", "quick-cut", "rallying-shout"), seat("ember-bolt", "make-way"), seat("hammer-down"), **ACTING
    )
    assert match.why_not(0, "boost:rallying-shout") == ("kinfire.boost.never-on-own-turn",)
    play(match, "0 play:cleave")
    assert asked(match) == {1: "prompt-boost"}
    assert match.why_not(0, "boost:rallying-shout") == ("kinfire.boost.never-on-own-turn",)


@rule("kinfire.boost.one-per-seeker-per-action-or-attack", "kinfire.card.played-boost-goes-to-discard")
def test_one_boost_each_and_it_lies_in_its_owners_discard_at_once() -> None:
    match = begin(
        seat("cleave", "quick-cut"),
        seat("ember-bolt", "make-way", "sound-advice"),
        seat("hammer-down", "grit", "shoulder-in"),
        **ACTING,
    )
    play(match, "0 play:cleave", "2 boost:grit")
    assert match.state.seats[2].discard.cards == ["grit"]
    assert asked(match) == {1: "prompt-boost"}
    assert match.why_not(2, "boost:shoulder-in") == ("kinfire.boost.one-per-seeker-per-action-or-attack",)
    play(match, "1 boost:sound-advice")
    assert match.state.seats[1].discard.cards == ["sound-advice"]
    assert asked(match) == {0: "prompt-before"}


@rule("kinfire.boost.one-per-seeker-per-action-or-attack")
def test_helpers_act_in_free_order_and_think_again_after_each_boost() -> None:
    match = begin(seat("cleave", "quick-cut"), seat("ember-bolt", "make-way"), seat("hammer-down", "grit"), **ACTING)
    play(match, "0 play:cleave", "1 pass", "2 boost:grit")
    assert asked(match) == {1: "prompt-boost"}
    play(match, "1 boost:make-way")
    assert (match.state.turn.heal, match.state.turn.steps) == (2, 2)


VOID_BOOST = {"id": "grey-push", "kind": "boost", "colours": [], "gives": "damage"}


@rule("kinfire.boost.must-match-colour", "kinfire.boost.two-colour-boost-matches-with-one-colour",
      "kinfire.boost.white-boost-matches-any-colour")  # fmt: skip
def test_a_boost_must_share_a_colour_with_the_action() -> None:
    match = begin(
        seat("cleave", "quick-cut"),
        seat("ember-bolt", "kindle", "lead-on", "make-way", "sound-advice"),
        seat("hammer-down"),
        **ACTING,
    )
    play(match, "0 play:cleave")
    assert offered(match, 1) == {"boost:make-way", "boost:sound-advice", "pass"}
    assert match.why_not(1, "boost:kindle") == ("kinfire.boost.must-match-colour",)
    play(match, "1 boost:make-way")
    assert told(match)[-1] == "boost-played"
    other = begin(seat("cleave", "quick-cut"), seat("ember-bolt", "sound-advice"), seat("hammer-down"), **ACTING)
    play(other, "0 play:cleave", "1 boost:sound-advice")
    assert other.state.turn.cards == 1


@rule("kinfire.boost.two-colour-action-accepts-either-colour", "kinfire.boost.each-boost-checked-separately")
def test_a_two_colour_action_takes_either_colour_from_each() -> None:
    match = begin(
        seat("barbed-edge", "cleave", zone="gate"),
        seat("ember-bolt", "lead-on", "kindle"),
        seat("hammer-down", "shoulder-in"),
        **ACTING,
    )
    play(match, "0 play:barbed-edge")
    assert offered(match, 1) == {"boost:lead-on", "pass"}
    play(match, "1 boost:lead-on", "2 boost:shoulder-in")
    assert (match.state.turn.steps, match.state.turn.damage) == (2, 2)


@rule("kinfire.boost.white-action-accepts-any-colour")
def test_a_white_action_takes_any_colour() -> None:
    match = begin(
        seat("clear-shot", "cleave"), seat("ember-bolt", "kindle", "lead-on"), seat("hammer-down", "grit"), **ACTING
    )
    play(match, "0 play:clear-shot")
    assert offered(match, 1) == {"boost:kindle", "boost:lead-on", "pass"}
    play(match, "2 boost:grit", "1 boost:kindle")
    assert "kinfire.boost.white-action-accepts-any-colour" in match.events[-1].rules


@rule("kinfire.boost.void-action-cannot-be-boosted")
def test_a_void_action_takes_no_boost_not_even_a_white_one() -> None:
    match = begin(
        seat("cleave", "rallying-shout"), seat("hollow-cry", "ember-bolt"), seat("hammer-down"), begin={"seeker": 1}
    )
    play(match, "1 play:hollow-cry")
    assert asked(match) == {1: "prompt-before"}
    assert match.why_not(0, "boost:rallying-shout") == ("kinfire.boost.void-action-cannot-be-boosted",)


@pytest.mark.parametrize(
    ("boost", "action", "rules"),
    [
        ("shoulder-in", "cleave", set()),
        ("shoulder-in", "clear-shot", {"white-action-accepts-any-colour"}),
        ("shoulder-in", "barbed-edge", {"two-colour-action-accepts-either-colour"}),
        ("make-way", "cleave", {"two-colour-boost-matches-with-one-colour"}),
        ("rallying-shout", "cleave", {"white-boost-matches-any-colour"}),
    ],
)
def test_a_boost_says_by_which_rule_it_matches(boost: str, action: str, rules: set[str]) -> None:
    colours = box_of(GAME.content()).colours
    assert set(matching_rules(colours[boost], colours[action])) == {f"kinfire.boost.{name}" for name in rules}


def test_a_void_boost_matches_not_even_a_white_action() -> None:
    content = GAME.content(extra={"cards": [VOID_BOOST]})
    box = box_of(content)
    assert box.colours["grey-push"] & box.colours["clear-shot"] == 0


@rule("kinfire.boost.damage-adds-to-allys-attacks", "kinfire.boost.damage-boosts-add-up",
      "kinfire.attack.damage-lowers-target-hp")  # fmt: skip
def test_damage_boosts_add_up_and_end_with_their_action() -> None:
    match = begin(
        seat("follow-me", "clear-shot", zone="gate"),
        seat("ember-bolt", "kindle"),
        seat("hammer-down", "rallying-shout"),
        **ACTING,
    )
    play(match, "0 play:follow-me", "1 boost:kindle", "2 boost:rallying-shout", "0 act")
    assert match.state.enemy.hp == 9 - (1 + 2 + 1)
    play(match, "0 move:yard", "0 play:clear-shot")
    assert match.state.enemy.hp == 5 - 4


@rule("kinfire.boost.move-adds-one-zone", "kinfire.boost.move-may-be-split",
      "kinfire.seeker-turn.move-before-or-after-acting", "kinfire.seeker-turn.may-move-one-zone")  # fmt: skip
def test_boosted_steps_may_be_split_around_the_action() -> None:
    match = begin(
        seat("cleave", "quick-cut", zone="yard"), seat("ember-bolt", "make-way"), seat("hammer-down"), **ACTING
    )
    play(match, "0 play:cleave", "1 boost:make-way", "0 move:gate", "0 act")
    assert match.state.enemy.hp == 6
    play(match, "0 move:orchard")
    assert match.state.seats[0].zone == "orchard"
    # With no step left there is nothing more to do: the turn is over.
    assert match.state.turn is None


@rule("kinfire.boost.card-draw-or-discard-after-action", "kinfire.boost.card-discard-may-be-any-card",
      "kinfire.status.exhausted-safe-when-discarded-by-effect")  # fmt: skip
def test_a_card_boost_may_discard_an_exhausted_card_without_harm() -> None:
    match = begin(
        seat("cleave", "quick-cut", "exhausted", "armour"),
        seat("ember-bolt", "sound-advice"),
        seat("hammer-down"),
        **ACTING,
    )
    play(match, "0 play:cleave", "1 boost:sound-advice", "0 act")
    assert offered(match, 0) >= {"draw", "discard:exhausted", "discard:armour", "discard:quick-cut"}
    play(match, "0 discard:exhausted")
    assert match.state.seats[0].hp == 11
    assert hand(match, 0) == ["armour", "quick-cut"]
    assert not {"draw", "discard:armour"} & offered(match, 0)


def test_discarded_armour_goes_back_to_its_pile() -> None:
    match = begin(
        seat("cleave", "quick-cut", "armour"), seat("ember-bolt", "sound-advice"), seat("hammer-down"), **ACTING
    )
    pile = len(match.state.armour)
    play(match, "0 play:cleave", "1 boost:sound-advice", "0 act", "0 discard:armour")
    assert len(match.state.armour) == pile + 1
    assert match.state.seats[0].discard.cards == ["cleave"]


@rule("kinfire.boost.substitution-ignores-colour", "kinfire.boost.parry-subtracts-from-damage")
def test_parries_and_substitutions_are_no_boosts_for_an_action() -> None:
    match = begin(
        seat("clear-shot", "cleave"),
        seat("ember-bolt", "second-thoughts", "warning-call", "kindle"),
        seat("hammer-down"),
        **ACTING,
    )
    play(match, "0 play:clear-shot")
    assert offered(match, 1) == {"boost:kindle", "pass"}
    assert match.why_not(1, "boost:second-thoughts") == ("kinfire.boost.substitution-ignores-colour",)
    assert match.why_not(1, "boost:warning-call") == ("kinfire.boost.parry-subtracts-from-damage",)
    assert match.why_not(1, "parry:warning-call@0") == ("kinfire.boost.parry-subtracts-from-damage",)


# --- a seeker's turn ---


@rule("kinfire.seeker-turn.must-act-or-pass", "kinfire.seeker-turn.may-move-one-zone",
      "kinfire.seeker-turn.one-action-card")  # fmt: skip
def test_a_seeker_moves_once_and_acts_once_and_must_act_or_pass() -> None:
    match = begin(seat("cleave", "quick-cut"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    assert offered(match, 0) == {"play:cleave", "play:quick-cut", "pass", "move:gate", "move:well"}
    assert match.why_not(0, "done") == ("kinfire.seeker-turn.must-act-or-pass",)
    play(match, "0 move:gate")
    assert offered(match, 0) == {"play:cleave", "play:quick-cut", "pass"}
    assert match.why_not(0, "move:yard") == ("kinfire.seeker-turn.may-move-one-zone",)
    play(match, "0 play:cleave")
    assert match.state.enemy.hp == 6
    assert match.state.turn is None


@rule("kinfire.seeker-turn.one-action-card")
def test_after_the_action_another_is_refused() -> None:
    match = begin(seat("cleave", "quick-cut"), seat("ember-bolt"), seat("hammer-down", "grit"), **ACTING)
    assert asked(match) == {0: "prompt-turn"}
    play(match, "0 play:cleave", "2 pass", "0 act")
    assert asked(match) == {0: "prompt-after"}
    assert offered(match, 0) == {"move:gate", "move:well", "done"}
    assert match.why_not(0, "play:quick-cut") == ("kinfire.seeker-turn.one-action-card",)
    assert match.why_not(2, "boost:grit") == ("kinfire.boost.window-when-action-is-played",)


@rule("kinfire.seeker-turn.pass-draws-or-discards-one", "kinfire.status.exhausted-safe-when-discarded-by-effect")
def test_who_passes_draws_or_discards_and_may_still_move() -> None:
    for answer, left in (("draw", 3), ("discard:exhausted", 1)):
        match = begin(seat("cleave", "exhausted"), seat("ember-bolt", "make-way"), seat("hammer-down"), **ACTING)
        play(match, "0 pass")
        assert offered(match, 0) == {"draw", "discard:cleave", "discard:exhausted"}
        play(match, f"0 {answer}")
        assert len(match.state.seats[0].hand) == left
        assert match.state.seats[0].hp == 11
        assert offered(match, 0) == {"move:gate", "move:well", "done"}


@rule("kinfire.seeker-turn.move-before-or-after-acting")
def test_a_turn_is_told_as_it_goes() -> None:
    match = begin(seat("cleave", "quick-cut"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 move:well", "0 pass", "0 discard:cleave")
    assert told(match) == ["turn-begins", "seeker-moves", "turn-passed", "card-discarded"]
    assert [dict(event.params)["seat"] for event in match.events] == ["@seat.0"] * 4


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_an_action_lost_by_passing_renews_the_hand_at_once() -> None:
    match = begin(seat("cleave", "exhausted", hp=5), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 pass", "0 discard:cleave")
    # It is still the turn, and the new hand is there.
    said = dict(match.events[told(match).index("exhausted-hurts")].params)
    assert said == {"seat": "@seat.0", "damage": 1, "before": 5, "after": 4}
    assert match.state.turn is not None
    assert (match.state.seats[0].hp, len(match.state.seats[0].hand)) == (4, 8)


# --- renewal and lanterns ---


@rule("kinfire.renewal.when-no-action-card-in-hand", "kinfire.renewal.discard-entire-hand",
      "kinfire.renewal.draw-new-hand-of-seven", "kinfire.renewal.armour-drawn-after-new-hand",
      "kinfire.renewal.status-and-armour-go-to-piles", "kinfire.seeker.armour-value-printed-on-board",
      "kinfire.lantern.charges-with-each-new-hand")  # fmt: skip
def test_a_hand_without_actions_is_discarded_and_drawn_anew_with_full_armour() -> None:
    match = begin(
        seat("cleave", "quick-cut"),
        seat("ember-bolt"),
        seat("hammer-down", "grit", "armour", "armour", zone="gate"),
        draw={"deck-2": ["cleave", "cleave", "cleave", "make-way", "shoulder-in", "shoulder-in", "raised-shield"]},
        begin={"seeker": 2},
    )
    khor = match.state.seats[2]
    assert not khor.lantern
    play(match, "2 play:hammer-down")
    assert len(khor.hand) == 3  # the hand is renewed once the action is resolved, not before
    play(match, "2 act")
    assert Counter(khor.hand.cards) == {
        "cleave": 3, "make-way": 1, "shoulder-in": 2, "raised-shield": 1, "armour": 3,
    }  # fmt: skip
    assert sorted(khor.discard.cards) == ["grit", "hammer-down"]
    assert khor.lantern


@rule("kinfire.seeker-turn.end-check-for-action-card")
def test_a_hand_with_an_action_left_is_kept() -> None:
    match = begin(seat("cleave", "quick-cut", "exhausted"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 play:cleave", "0 act", "0 done")
    assert hand(match, 0) == ["exhausted", "quick-cut"]
    assert (match.state.turn, match.state.seats[0].hp) == (None, 11)


def test_a_new_hand_without_actions_is_renewed_again() -> None:
    boosts = ["opening", "opening", "salve", "distraction", "distraction", "exhausted", "shared-plan"]
    match = begin(
        seat("cleave", hp=9),
        seat("ember-bolt"),
        seat("hammer-down"),
        draw={"deck-0": [*boosts, "quick-cut"]},
        **ACTING,
    )
    play(match, "0 play:cleave", "0 act")
    assert told(match).count("hand-renewed") == 2
    assert match.state.seats[0].hp == 8
    assert "quick-cut" in hand(match, 0)
    assert len(hand(match, 0)) == 8


@rule("kinfire.status.exhausted-triggers-only-on-hand-discard", "kinfire.defeat.seeker-at-zero-loses-combat-for-all",
      "kinfire.defeat.loss-is-immediate", "kinfire.hp.suffer-lowers-hp")  # fmt: skip
def test_exhaustion_can_lose_the_combat_before_the_card_boost_lands() -> None:
    match = begin(
        seat("cleave", "exhausted", "exhausted", "armour", hp=2),
        seat("ember-bolt", "sound-advice"),
        seat("hammer-down"),
        **ACTING,
    )
    assert match.state.seats[0].hp == 2
    play(match, "0 play:cleave", "1 boost:sound-advice", "0 act")
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "outcome-seeker-down")
    assert len(match.state.seats[0].hand) == 0  # nothing was drawn any more


@rule("kinfire.lantern.used-like-an-action-card-from-hand", "kinfire.lantern.has-colour-and-can-be-boosted",
      "kinfire.lantern.flips-down-after-use", "kinfire.lantern.charges-with-each-new-hand")  # fmt: skip
def test_a_charged_lantern_takes_the_turns_action_and_can_be_boosted() -> None:
    match = begin(
        seat("cleave", "quick-cut", zone="gate", lantern=True),
        seat("ember-bolt", "lead-on", "kindle"),
        seat("hammer-down", "rallying-shout"),
        **ACTING,
    )
    play(match, "0 lantern")
    assert not match.state.seats[0].lantern
    assert offered(match, 1) == {"boost:lead-on", "pass"}
    play(match, "2 boost:rallying-shout", "1 pass", "0 act")
    assert match.state.enemy.hp == 9 - (5 + 1)
    assert offered(match, 0) == {"move:yard", "move:orchard", "done"}
    assert hand(match, 0) == ["cleave", "quick-cut"]
    assert match.why_not(0, "lantern") == ("kinfire.seeker-turn.one-action-card",)
    dark = begin(seat("cleave", "quick-cut"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    assert dark.why_not(0, "lantern") == ("kinfire.lantern.charges-with-each-new-hand",)


@rule("kinfire.lantern.no-second-charge")
def test_a_charged_lantern_stays_charged_with_a_new_hand() -> None:
    match = begin(seat("cleave", lantern=True), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 play:cleave", "0 act")
    assert match.state.seats[0].lantern
    assert "lantern-charged" not in told(match)


@rule("kinfire.renewal.precedes-granted-extra-action")
def test_the_extra_action_may_be_the_lantern_just_charged() -> None:
    match = begin(seat("follow-me", "opening", zone="gate"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    assert "lantern" not in offered(match, 0)
    play(match, "0 play:follow-me", "0 act")
    assert "lantern" in offered(match, 0)
    play(match, "0 lantern", "0 act")
    assert not match.state.seats[0].lantern
    assert offered(match, 0) == {"move:yard", "move:orchard", "done"}  # one extra action, not two


@rule("kinfire.deck.reshuffle-discard-when-empty")
def test_an_empty_deck_is_made_anew_from_the_discard_in_the_middle_of_a_draw() -> None:
    match = begin(seat("cleave", "opening"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    asha = match.state.seats[0]
    match.table.move_all(asha.deck, asha.discard)
    while len(asha.deck) < 3:
        match.table.draw(asha.discard, asha.deck)
    gone = len(asha.discard)
    play(match, "0 play:cleave", "0 act")
    assert told(match).count("deck-reshuffled") == 1
    assert len(asha.hand) == 8
    assert (len(asha.deck), len(asha.discard)) == (gone + 2 - 4, 0)
    assert set(asha.deck.as_seen_by(0)) == {None}  # shuffled: everybody knew the discard


@rule("kinfire.deck.no-draw-when-deck-and-discard-empty")
def test_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    match = begin(seat("cleave", "opening"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    asha = match.state.seats[0]
    match.table.move_all(asha.deck, asha.hand)
    match.table.move_all(asha.discard, asha.hand)
    size = len(asha.hand)
    play(match, "0 pass", "0 draw")
    assert len(asha.hand) == size
    assert told(match)[-2:] == ["turn-passed", "no-card-left"]


@rule("kinfire.status.exhausted-gained-into-discard")
def test_a_gained_exhausted_card_goes_to_the_discard_even_if_no_damage_gets_through() -> None:
    match = begin(
        seat("cleave", "armour"), seat("ember-bolt", "warning-call"), seat("hammer-down", "warning-call"),
        enemy={"target": 0}, begin={"token": "enemy-6"},
    )  # fmt: skip
    asha = match.state.seats[0]
    before = len(asha.discard)
    play(match, "1 parry:warning-call@0", "2 parry:warning-call@0")
    assert len(asha.discard) == before + 1
    assert asha.discard.cards[-1] == "exhausted"
    assert asha.hp == 11


# --- attacks ---


@pytest.mark.parametrize(
    ("card", "zone", "hits"),
    [
        ("cleave", "gate", True),
        ("cleave", "yard", False),
        ("cleave", "well", False),
        ("clear-shot", "gate", False),
        ("clear-shot", "yard", True),
        ("clear-shot", "orchard", True),
        ("clear-shot", "well", False),
    ],
)
def test_melee_reaches_its_own_zone_and_ranged_exactly_one_zone_away(card: str, zone: str, hits: bool) -> None:
    match = begin(
        seat(card, "quick-cut", zone=zone), seat("ember-bolt"), seat("hammer-down"), enemy={"target": 1}, **ACTING
    )
    play(match, f"0 play:{card}", "0 act")
    assert (match.state.enemy.hp < 9) == hits
    assert (match.state.enemy.target == 0) == hits
    if not hits:
        assert match.events[told(match).index("no-attack")].rules[0] == (
            "kinfire.attack.melee-needs-same-zone"
            if card == "cleave"
            else "kinfire.attack.ranged-needs-exactly-one-zone"
        )


@rule(
    "kinfire.attack.melee-needs-same-zone",
    "kinfire.attack.no-target-in-range-no-attack",
    "kinfire.attack.no-attack-no-attack-effects",
)
def test_a_melee_attack_falls_short_of_the_next_zone() -> None:
    match = begin(seat("cleave", "quick-cut"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 play:cleave", "0 act")
    assert (match.state.enemy.hp, match.state.enemy.target) == (9, 2)


@rule("kinfire.attack.ranged-needs-exactly-one-zone")
def test_a_ranged_attack_can_not_hit_its_own_zone() -> None:
    match = begin(seat("clear-shot", "quick-cut", zone="gate"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 play:clear-shot", "0 act")
    assert match.state.enemy.hp == 9


def test_an_action_without_a_target_still_does_the_rest() -> None:
    match = begin(seat("quick-cut", "cleave", zone="well"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 play:quick-cut", "0 act")
    assert match.state.enemy.hp == 9
    assert len(match.state.seats[0].hand) == 2


@rule("kinfire.attack.provoking-damage-takes-target-token")
def test_provoking_damage_takes_the_target_token() -> None:
    match = begin(
        seat("cleave", "quick-cut", zone="gate"), seat("ember-bolt"), seat("hammer-down"), enemy={"target": 1}, **ACTING
    )
    play(match, "0 play:cleave", "0 act")
    assert match.state.enemy.target == 0


@rule("kinfire.attack.quiet-damage-leaves-target-token")
def test_quiet_damage_leaves_it() -> None:
    match = begin(
        seat("quick-cut", "cleave", zone="gate"), seat("ember-bolt"), seat("hammer-down"), enemy={"target": 1}, **ACTING
    )
    play(match, "0 play:quick-cut", "0 act")
    assert (match.state.enemy.hp, match.state.enemy.target) == (7, 1)


@rule("kinfire.attack.status-icon-adds-status-to-damage", "kinfire.status.enemy-covers-one-active-ability",
      "kinfire.status.enemy-several-on-one-ability")  # fmt: skip
def test_the_attacker_chooses_which_ability_a_status_covers() -> None:
    match = begin(
        seat("barbed-edge", "cleave", zone="gate"),
        seat("ember-bolt"),
        seat("hammer-down"),
        enemy={"covers": [{}, {"wounds": 1, "traps": 1}]},
        **ACTING,
    )
    play(match, "0 play:barbed-edge", "0 act")
    assert asked(match) == {0: "prompt-cover"}
    assert offered(match, 0) == {"cover:1", "cover:2", "cover:3"}
    play(match, "0 cover:2")
    assert match.state.enemy.hp == 7
    assert [(cover.wounds, cover.traps) for cover in match.state.enemy.covers] == [(0, 0), (2, 1), (0, 0)]
    said = dict(match.events[told(match).index("status-inflicted")].params)
    assert said == {"seat": "@seat.0", "status": "@text.status-wound", "row": 2}


@rule("kinfire.attack.status-icon-adds-status-to-damage")
def test_a_trap_is_laid_by_a_trapping_attack() -> None:
    match = begin(seat("snare-shot", "cleave"), seat("ember-bolt"), seat("hammer-down"), **ACTING)
    play(match, "0 play:snare-shot", "0 act", "0 cover:3")
    assert [(cover.wounds, cover.traps) for cover in match.state.enemy.covers] == [(0, 0), (0, 0), (0, 1)]


# --- the enemy's turn ---

STRUCK: dict[str, Any] = {"begin": {"token": "enemy-1"}, "enemy": {"target": 0, "hp": 9}}
"""Ability 1: a red melee attack for 4, then a retarget (most HP)."""


@rule("kinfire.armour.applied-after-parries", "kinfire.armour.each-card-in-hand-absorbs-one",
      "kinfire.armour.lose-exactly-one-card-per-hit", "kinfire.armour.use-is-mandatory",
      "kinfire.boost.parry-subtracts-from-damage",
      "kinfire.boost.never-to-defend-yourself", "kinfire.enemy-turn.allies-may-parry-the-attack",
      "kinfire.boost.parry-matches-attack-colour", "kinfire.boost.one-per-seeker-per-action-or-attack",
      "kinfire.card.played-boost-goes-to-discard")  # fmt: skip
def test_parries_then_armour_then_hp() -> None:
    match = begin(
        seat("cleave", "distraction"),
        seat("ember-bolt", "warning-call"),
        seat("hammer-down", "armour", "armour", "warning-call", "raised-shield", zone="gate", hp=10),
        seat("clear-shot", "distraction"),
        begin={"token": "enemy-1"},
        enemy={"target": 2},
    )
    # Red: Roland's green and blue parry does not match, nor Asha's; Khor can't defend himself.
    assert asked(match) == {1: "prompt-parry"}
    assert match.why_not(2, "parry:raised-shield@2") == ("kinfire.boost.never-to-defend-yourself",)
    assert match.why_not(3, "parry:distraction@2") == ("kinfire.boost.parry-matches-attack-colour",)
    assert match.why_not(1, "parry:rallying-shout@2") == ("kinfire.boost.parry-subtracts-from-damage",)
    assert match.why_not(1, "parry:warning-call@0") == ("kinfire.boost.parry-subtracts-from-damage",)
    play(match, "1 parry:warning-call@2")
    khor = match.state.seats[2]
    assert khor.hp == 10 - (4 - 1 - 2)
    assert hand(match, 2).count("armour") == 1
    assert match.state.seats[1].discard.cards == ["warning-call"]
    assert match.why_not(3, "parry:distraction@2") == ("kinfire.boost.parry-subtracts-from-damage",)
    says = {event.key: dict(event.params) for event in match.events}
    assert says["parried"] | {"left": 3} == says["parried"]
    assert says["armour-used"] == {"seat": "@seat.2", "armour": 2, "left": 1}
    assert says["seeker-hit"] == {"seat": "@seat.2", "before": 10, "after": 9}


@rule("kinfire.boost.parries-add-up", "kinfire.boost.one-per-seeker-per-action-or-attack")
def test_parries_of_several_add_up_one_from_each() -> None:
    match = begin(
        seat("cleave", zone="gate", hp=8),
        seat("ember-bolt", "warning-call", "warning-call"),
        seat("hammer-down", "raised-shield"),
        **STRUCK,
    )
    play(match, "1 parry:warning-call@0")
    assert asked(match) == {2: "prompt-parry"}
    assert match.why_not(1, "parry:warning-call@0") == ("kinfire.boost.one-per-seeker-per-action-or-attack",)
    play(match, "2 parry:raised-shield@0")
    assert match.state.seats[0].hp == 8 - (4 - 1 - 2)


@rule("kinfire.armour.damage-floor-zero", "kinfire.armour.lose-exactly-one-card-per-hit")
def test_armour_brings_damage_to_zero_at_most_and_loses_one_card() -> None:
    match = begin(
        seat("cleave"),
        seat("ember-bolt"),
        seat("hammer-down", "armour", "armour", "armour", zone="gate", hp=10),
        enemy={"target": 2},
        begin={"token": "enemy-10"},
    )
    assert match.state.seats[2].hp == 10  # 2 damage, 3 Armour
    assert hand(match, 2).count("armour") == 2


def test_damage_that_parries_took_away_costs_no_armour() -> None:
    match = begin(
        seat("cleave", "armour", zone="gate"),
        seat("ember-bolt"),
        seat("hammer-down", "raised-shield"),
        enemy={"target": 0},
        begin={"token": "enemy-10"},
    )
    play(match, "2 parry:raised-shield@0")
    assert hand(match, 0) == ["armour", "cleave"]


@rule("kinfire.boost.parry-matches-attack-colour", "kinfire.boost.parry-protects-one-ally-only",
      "kinfire.attack.area-hits-all-opponents-in-zone")  # fmt: skip
def test_a_parry_against_an_area_attack_helps_one_ally() -> None:
    match = begin(
        seat("cleave", "distraction", zone="gate", hp=5),
        seat("ember-bolt", zone="gate", hp=5),
        seat("hammer-down", "raised-shield", zone="yard", hp=5),
        enemy={"target": 0},
        begin={"token": "enemy-10"},
        fate=0,
        draw={"bag": ["token-khor"]},
    )
    # A white attack takes parries of any colour; Asha, who is hit, may parry for Feyn and not for herself.
    assert offered(match, 0) == {"parry:distraction@1", "pass"}
    assert offered(match, 2) == {"parry:raised-shield@0", "parry:raised-shield@1", "pass"}
    play(match, "2 parry:raised-shield@0", "0 pass")
    assert [seeker.hp for seeker in match.state.seats] == [5, 3, 5]


@rule("kinfire.attack.single-target-unless-area", "kinfire.target.enemy-ignores-everyone-else",
      "kinfire.attack.damage-lowers-target-hp", "kinfire.turn-order.enemy-token-triggers-numbered-ability",
      "kinfire.enemy-turn.resolve-ability-of-drawn-token")  # fmt: skip
def test_a_plain_attack_hits_only_the_target_holder() -> None:
    match = begin(seat("cleave", zone="gate", hp=8), seat("ember-bolt", zone="gate"), seat("hammer-down"), **STRUCK)
    assert [seeker.hp for seeker in match.state.seats] == [4, 10, 13]


@rule("kinfire.enemy-turn.may-move-one-zone-before-attacking", "kinfire.enemy-turn.moves-toward-target-holder",
      "kinfire.enemy-turn.melee-seeks-same-zone")  # fmt: skip
def test_the_enemy_steps_into_its_targets_zone_for_a_melee_attack() -> None:
    match = begin(seat("cleave", zone="yard", hp=8), seat("ember-bolt"), seat("hammer-down"), **STRUCK)
    assert (match.state.enemy.zone, match.state.seats[0].hp) == ("yard", 4)


@rule("kinfire.enemy-turn.ranged-seeks-one-zone-away", "kinfire.enemy-turn.group-picks-among-valid-moves")
def test_the_enemy_steps_back_for_a_ranged_attack_and_the_group_picks_where() -> None:
    match = begin(
        seat("cleave", zone="gate", hp=8),
        seat("ember-bolt"),
        seat("hammer-down"),
        enemy={"target": 0},
        begin={"token": "enemy-6"},
    )
    assert asked(match) == dict.fromkeys(range(3), "prompt-approach")
    play(match, "0 move:yard", "1 move:orchard", "2 move:orchard")
    assert (match.state.enemy.zone, match.state.seats[0].hp) == ("orchard", 5)


@pytest.mark.parametrize("zone", ["gate", "yard"])
def test_an_enemy_whom_no_step_helps_stays(zone: str) -> None:
    walled_in = {"zones": [{"id": "gate", "x": 0, "y": 0, "links": []}]}
    seats = [seat("cleave", zone=zone, hp=8), seat("ember-bolt", zone="gate"), seat("hammer-down")]
    given = {"seats": seats, "enemy": {"target": 0}, "begin": {"token": "enemy-6"}}  # a ranged attack
    match = prepare(Scenario(game=GAME.id, about="-", given=given, content=walled_in), GAME)
    match.begin()
    assert (match.state.enemy.zone, match.state.seats[0].hp) == ("gate", 8)
    assert "no-attack" in told(match)


def test_an_enemy_in_position_stays_where_it_is() -> None:
    match = begin(
        seat("cleave", zone="yard", hp=8),
        seat("ember-bolt"),
        seat("hammer-down"),
        enemy={"target": 0},
        begin={"token": "enemy-6"},
    )
    assert (match.state.enemy.zone, match.state.seats[0].hp) == ("gate", 5)


@rule("kinfire.target.unreachable-holder-means-no-attack", "kinfire.attack.no-target-in-range-no-attack",
      "kinfire.target.retarget-reapplies-condition")  # fmt: skip
def test_a_target_out_of_reach_is_not_attacked_and_nobody_else_either() -> None:
    match = begin(
        seat("cleave", zone="well", hp=8), seat("ember-bolt", zone="yard"), seat("hammer-down", zone="gate"), **STRUCK
    )
    play(match, "0 move:yard", "1 move:yard", "2 move:yard")
    assert [seeker.hp for seeker in match.state.seats] == [8, 10, 13]
    assert match.state.enemy.zone == "yard"  # it came closer
    assert match.state.enemy.target == 2  # the retarget is an instruction of its own


@rule("kinfire.target.retarget-reapplies-condition", "kinfire.target.retarget-after-damage")
def test_a_retarget_looks_at_hp_after_the_damage() -> None:
    match = begin(seat("cleave", zone="gate", hp=11), seat("ember-bolt", hp=8), seat("hammer-down", hp=6), **STRUCK)
    assert [seeker.hp for seeker in match.state.seats] == [7, 8, 6]
    assert match.state.enemy.target == 1


@pytest.mark.parametrize(("condition", "target"), [("most-hp", 2), ("least-hp", 1), ("most-armour", 0)])
def test_each_enemy_has_its_own_condition(condition: str, target: int) -> None:
    stag = {
        "id": "gloam-stag", "hp": 9, "targets": condition,
        "abilities": [{"spot": spot, "does": [{"do": "retarget"}]} for spot in (1, 2, 3)],
    }  # fmt: skip
    seats = [
        seat("cleave", "armour", hp=6),
        seat("ember-bolt", hp=5),
        seat("hammer-down", hp=7),
        seat("clear-shot", hp=6),
    ]
    given = {"seats": seats, "enemy": {"target": 3}, "begin": {"token": "enemy-1"}}
    match = prepare(Scenario(game=GAME.id, about="-", given=given, content={"enemies": [stag]}), GAME)
    match.begin()
    assert match.state.enemy.target == target


@rule("kinfire.target.retarget-tie-group-chooses")
def test_the_group_chooses_among_equals_in_a_retarget() -> None:
    match = begin(seat("cleave", zone="gate", hp=11), seat("ember-bolt", hp=7), seat("hammer-down", hp=6), **STRUCK)
    assert asked(match) == dict.fromkeys(range(3), "prompt-target")
    assert offered(match, 2) == {"target:0", "target:1"}
    play(match, "0 target:1", "1 target:1", "2 target:0")
    assert match.state.enemy.target == 1


@rule("kinfire.expedition.no-leader-needs-other-tiebreak")
def test_a_tied_vote_is_drawn_by_lot() -> None:
    for die in (1, 2):
        match = begin(
            seat("cleave", zone="gate", hp=11),
            seat("ember-bolt", hp=7),
            dice=[die],
            enemy={"target": 0},
            begin={"token": "enemy-1"},
        )
        play(match, "0 target:1", "1 target:0")
        assert match.state.enemy.target == die - 1


@rule("kinfire.status.enemy-wound-two-damage-each", "kinfire.status.enemy-all-applied-before-ability",
      "kinfire.status.enemy-trap-forbids-movement-this-turn", "kinfire.status.enemy-extra-trap-is-wasted",
      "kinfire.status.enemy-resolved-cards-return-to-piles")  # fmt: skip
def test_wounds_and_traps_apply_before_the_ability_and_are_gone() -> None:
    match = begin(
        seat("cleave", zone="yard", hp=8),
        seat("ember-bolt"),
        seat("hammer-down"),
        enemy={"target": 0, "hp": 9, "covers": [{"wounds": 2, "traps": 2}, {"wounds": 1}]},
        begin={"token": "enemy-1"},
    )
    assert match.state.enemy.hp == 5
    assert (match.state.enemy.zone, match.state.seats[0].hp) == ("gate", 8)
    assert [(cover.wounds, cover.traps) for cover in match.state.enemy.covers] == [(0, 0), (1, 0), (0, 0)]
    assert told(match).count("statuses-apply") == 1


@rule("kinfire.phase.turn-ends-immediately", "kinfire.phase.hp-reset", "kinfire.phase.statuses-discarded")
def test_wounds_may_end_the_phase_before_the_ability_is_used() -> None:
    match = begin(
        seat("cleave", zone="gate", hp=8),
        seat("ember-bolt"),
        seat("hammer-down"),
        enemy={"target": 0, "hp": 3, "covers": [{"wounds": 2}, {"wounds": 1}, {"traps": 1}]},
        begin={"token": "enemy-1"},
    )
    assert (match.state.enemy.phase, match.state.enemy.hp) == (1, 8)
    assert match.state.seats[0].hp == 8
    assert [(cover.wounds, cover.traps) for cover in match.state.enemy.covers] == [(0, 0)] * 3
    assert asked(match) == dict.fromkeys(range(3), "prompt-fate")


@rule("kinfire.overlay.replaces-what-it-covers", "kinfire.overlay.placed-on-matching-number",
      "kinfire.phase.starts-when-hp-hits-zero", "kinfire.phase.hp-reset",
      "kinfire.phase.excess-damage-lost", "kinfire.phase.statuses-discarded")  # fmt: skip
def test_overlays_replace_the_abilities_of_their_number() -> None:
    match = begin(
        seat("clear-shot", "cleave", "armour", zone="yard", hp=11),
        seat("ember-bolt"),
        seat("hammer-down", "raised-shield"),
        enemy={"hp": 1, "target": 0, "covers": [{}, {"traps": 1}]},
        begin={"seeker": 0},
        draw={"bag": ["enemy-1"]},
    )
    play(match, "0 play:clear-shot", "0 act")
    assert (match.state.enemy.phase, match.state.enemy.hp) == (1, 8)
    assert [(cover.wounds, cover.traps) for cover in match.state.enemy.covers] == [(0, 0)] * 3
    play(match, "0 draw-one", "1 draw-one", "2 draw-one")
    # Ability 1 now is white and deals 5; the second has no overlay, the third has one.
    assert offered(match, 2) == {"parry:raised-shield@0", "pass"}
    play(match, "2 pass")
    assert match.state.seats[0].hp == 11 - (5 - 1)
    phases = box_of(match.content).abilities
    assert [old == new for old, new in zip(*phases, strict=True)] == [False, True, False]


def test_each_phase_has_its_own_hp() -> None:
    stag = {
        "id": "gloam-stag", "hp": 9, "targets": "most-hp", "phases": [{"hp": 5}, {"hp": 7}],
        "abilities": [{"spot": spot, "does": [{"do": "retarget"}]} for spot in (1, 2, 3)],
    }  # fmt: skip
    seats = [seat("clear-shot", "cleave"), seat("ember-bolt"), seat("hammer-down")]
    for phase, hp in ((0, 5), (1, 7)):
        given = {"seats": seats, "enemy": {"phase": phase, "hp": 1}, **ACTING}
        match = prepare(Scenario(game=GAME.id, about="-", given=given, content={"enemies": [stag]}), GAME)
        match.begin()
        play(match, "0 play:clear-shot", "0 act")
        assert (match.state.enemy.phase, match.state.enemy.hp) == (phase + 1, hp)
        assert dict(match.events[told(match).index("phase-begins")].params)["phase"] == phase + 2


def test_a_void_attack_can_not_be_parried() -> None:
    match = begin(
        seat("cleave", zone="yard", hp=8),
        seat("ember-bolt", "warning-call", zone="well"),
        seat("hammer-down", "warning-call", zone="well"),
        enemy={"target": 0, "phase": 1},
        begin={"token": "darkness"},
    )
    assert match.state.seats[0].hp == 5


@rule("kinfire.defeat.enemy-at-zero-is-defeated", "kinfire.defeat.setup-card-gives-outcome")
def test_the_second_phase_down_wins_the_combat_for_all() -> None:
    match = begin(seat("clear-shot"), seat("ember-bolt"), seat("hammer-down"), enemy={"phase": 1, "hp": 4}, **ACTING)
    play(match, "0 play:clear-shot", "0 act")
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0, 1, 2), "outcome-won")
    assert "kinfire.defeat.setup-card-gives-outcome" in match.outcome.rules


@rule("kinfire.defeat.seeker-at-zero-loses-combat-for-all", "kinfire.defeat.loss-is-immediate")
def test_one_seeker_down_loses_the_combat_for_all_at_once() -> None:
    match = begin(
        seat("cleave", zone="gate", hp=2),
        seat("ember-bolt", zone="gate", hp=5),
        enemy={"target": 0},
        begin={"token": "enemy-10"},
    )
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert [seeker.hp for seeker in match.state.seats] == [0, 5]


# --- the fate bag ---


def drawing(*tokens: str, **given: Any) -> AnyMatch:
    """A draw from the bag by Asha, Feyn and Khor, who hold no substitution."""
    seats = given.pop("seats", (seat("cleave", "quick-cut"), seat("ember-bolt", "kindle"), seat("hammer-down")))
    given = {"fate": 0, **given}
    return begin(*seats, draw={"bag": list(tokens)}, **given)


@rule("kinfire.fate-bag.twelve-seeker-tokens")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_twelve_seeker_tokens_are_shared_out(seats: int, each: int) -> None:
    match = Match.start(GAME, Setup(seats=seats), telling=True)
    tokens = [*match.state.bag.cards, *match.state.drawn.cards, *match.state.used.cards, *match.state.track.cards]
    count = Counter(tokens)
    boards = [seeker.board for seeker in match.state.seats]
    assert [count[f"token-{board}"] for board in boards] == [each] * seats
    assert len(tokens) == 12 + 12 + 3 + 2


@rule("kinfire.turn-order.seeker-token-gives-that-seeker-the-turn", "kinfire.fate-bag.drawn-token-is-used",
      "kinfire.turn-order.one-token-per-turn")  # fmt: skip
def test_a_seeker_token_gives_that_seeker_the_turn() -> None:
    match = drawing("token-feyn", "token-khor")
    assert match.state.turn.seat == 1
    assert match.state.used.cards == ["token-feyn"]
    play(match, "1 pass", "1 discard:kindle", "1 done")
    assert match.state.turn.seat == 2
    assert match.state.used.cards == ["token-feyn", "token-khor"]


@rule("kinfire.turn-order.heart-token-group-picks-seeker", "kinfire.time-track.four-slots")
def test_a_heart_goes_on_the_track_and_the_group_names_a_seeker() -> None:
    match = drawing("heart")
    assert match.state.track.cards == ["heart"]
    assert not len(match.state.used)
    assert asked(match) == dict.fromkeys(range(3), "prompt-heart")
    play(match, "0 turn-of:2", "1 turn-of:0", "2 turn-of:2")
    assert match.state.turn.seat == 2


@rule("kinfire.turn-order.darkness-token-triggers-darkness-ability", "kinfire.enemy-turn.turn-ends-after-ability",
      "kinfire.enemy-turn.resolve-ability-of-drawn-token")  # fmt: skip
def test_darkness_goes_on_the_track_and_triggers_its_ability() -> None:
    match = drawing("darkness", "token-feyn", enemy={"target": 0, "zone": "yard"})
    assert match.state.track.cards == ["darkness"]
    assert [seeker.hp for seeker in match.state.seats] == [9, 8, 11]  # the area attack of ability 3
    assert match.state.turn.seat == 1


@rule("kinfire.time-track.four-slots", "kinfire.time-track.reset-waits-for-end-of-turn",
      "kinfire.time-track.reset-returns-all-tokens")  # fmt: skip
def test_a_full_track_resets_the_bag_at_the_end_of_that_turn() -> None:
    used = ["enemy-1", "token-asha", "token-asha"]
    match = drawing("heart", "token-feyn", track=["heart", "darkness", "darkness"], used=used)
    play(match, *(f"{voter} turn-of:0" for voter in range(3)))
    assert (len(match.state.track), match.state.nights) == (4, 0)
    play(match, "0 pass", "0 discard:quick-cut", "0 done")
    assert match.state.nights == 1
    assert (len(match.state.track), match.state.used.cards) == (0, ["token-feyn"])
    assert len(match.state.bag) == 28


def test_three_on_the_track_reset_nothing() -> None:
    match = drawing("darkness", "token-feyn", track=["heart", "heart"], enemy={"zone": "well"})
    assert (len(match.state.track), match.state.nights) == (3, 0)


@rule("kinfire.defeat.setup-card-gives-outcome")
def test_the_second_full_track_loses_the_combat() -> None:
    match = drawing("darkness", track=["heart", "heart", "heart"], nights=1)
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "outcome-night")


# --- fate tokens ---


@rule("kinfire.fate-token.spent-before-drawing", "kinfire.fate-token.draw-four-keep-one")
def test_a_fate_token_draws_four_and_keeps_one() -> None:
    match = drawing("enemy-5", "darkness", "token-khor", "enemy-11", fate=2)
    assert asked(match) == dict.fromkeys(range(3), "prompt-fate")
    assert len(match.state.bag) == 29
    play(match, "0 spend-fate", "1 draw-one", "2 spend-fate")
    assert offered(match, 1) == {"keep:enemy-5", "keep:darkness", "keep:token-khor", "keep:enemy-11"}
    play(match, "0 keep:token-khor", "1 keep:enemy-5", "2 keep:token-khor")
    assert (match.state.fate, match.state.fate_spent, len(match.state.bag)) == (1, 1, 28)
    assert match.state.turn.seat == 2
    assert {"enemy-5", "darkness", "enemy-11"} <= set(match.state.bag.cards)


@rule("kinfire.fate-token.spent-before-drawing")
def test_who_saves_the_fate_token_draws_one() -> None:
    match = drawing("token-asha", fate=1)
    play(match, *(f"{voter} draw-one" for voter in range(3)))
    assert (match.state.fate, match.state.turn.seat, len(match.state.bag)) == (1, 0, 28)


@rule("kinfire.fate-token.fewer-than-four-left")
def test_with_three_tokens_left_a_fate_token_draws_them_all() -> None:
    match = drawing(fate=1, bag=["token-asha", "token-feyn", "heart"])
    play(match, *(f"{voter} spend-fate" for voter in range(3)))
    assert offered(match, 0) == {"keep:token-asha", "keep:token-feyn", "keep:heart"}
    play(match, *(f"{voter} keep:token-feyn" for voter in range(3)))
    assert (match.state.turn.seat, len(match.state.bag)) == (1, 2)


@rule("kinfire.fate-token.at-most-three-per-combat")
def test_three_fate_tokens_are_the_most_in_a_combat() -> None:
    third = drawing("token-asha", fate=2, fate_spent=2)
    assert asked(third) == dict.fromkeys(range(3), "prompt-fate")
    fourth = drawing("token-asha", fate=1, fate_spent=3)
    assert fourth.state.turn.seat == 0
    assert fourth.why_not(1, "spend-fate") == ("kinfire.fate-token.at-most-three-per-combat",)


# --- substitution ---

WHEEL = (
    seat("cleave", "turn-of-the-wheel"),
    seat("ember-bolt", "second-thoughts"),
    seat("hammer-down"),
)


@rule("kinfire.boost.substitution-returns-token-and-redraws", "kinfire.boost.substitution-ignores-colour",
      "kinfire.card.played-boost-goes-to-discard")  # fmt: skip
def test_a_substitution_puts_the_token_back_before_it_takes_effect() -> None:
    match = drawing("enemy-1", "token-khor", seats=WHEEL)
    assert asked(match) == {0: "prompt-substitute", 1: "prompt-substitute"}
    assert not len(match.state.used)
    play(match, "1 substitute:second-thoughts")
    assert match.state.seats[1].discard.cards == ["second-thoughts"]
    assert match.state.drawn.cards == ["token-khor"]
    assert "enemy-1" in match.state.bag.cards
    # No quota: Asha may substitute the next token too, with a void card, since the colour doesn't matter.
    assert asked(match) == {0: "prompt-substitute"}
    play(match, "0 pass")
    assert match.state.turn.seat == 2
    assert [seeker.hp for seeker in match.state.seats] == [11, 10, 13]


@rule("kinfire.boost.never-on-own-turn")
def test_nobody_substitutes_their_own_token() -> None:
    match = drawing("token-asha", seats=WHEEL)
    assert asked(match) == {1: "prompt-substitute"}
    assert match.why_not(0, "substitute:turn-of-the-wheel") == ("kinfire.boost.never-on-own-turn",)
    play(match, "1 pass")
    assert match.state.turn.seat == 0
    assert match.why_not(1, "substitute:second-thoughts") == ("kinfire.boost.substitution-ignores-colour",)


def test_a_heart_may_be_substituted_by_anyone_before_the_seeker_is_named() -> None:
    match = drawing("heart", "token-khor", seats=WHEEL)
    assert asked(match) == {0: "prompt-substitute", 1: "prompt-substitute"}
    play(match, "0 substitute:turn-of-the-wheel", "1 pass")
    assert (match.state.turn.seat, len(match.state.track)) == (2, 0)


@rule("kinfire.fate-token.spent-before-drawing", "kinfire.boost.substitution-returns-token-and-redraws")
def test_a_fate_token_may_be_spent_on_the_draw_after_a_substitution() -> None:
    match = drawing("enemy-1", "enemy-2", "enemy-3", "token-khor", "heart", seats=WHEEL, fate=1)
    play(match, *(f"{voter} draw-one" for voter in range(3)))
    play(match, "0 substitute:turn-of-the-wheel")
    assert asked(match) == dict.fromkeys(range(3), "prompt-fate")
    play(match, *(f"{voter} spend-fate" for voter in range(3)))
    play(match, *(f"{voter} keep:token-khor" for voter in range(3)), "1 pass")
    assert (match.state.turn.seat, match.state.fate) == (2, 0)


@rule("kinfire.fate-token.spent-before-drawing")
def test_a_fate_token_can_not_be_spent_once_a_token_is_seen() -> None:
    match = drawing("enemy-1", "token-khor", seats=WHEEL, fate=2)
    assert match.why_not(0, "spend-fate") == ()
    play(match, *(f"{voter} draw-one" for voter in range(3)))
    assert asked(match) == {0: "prompt-substitute", 1: "prompt-substitute"}
    assert match.why_not(0, "spend-fate") == ("kinfire.fate-token.spent-before-drawing",)
    play(match, "0 substitute:turn-of-the-wheel", *(f"{voter} draw-one" for voter in range(3)), "1 pass")
    assert match.state.turn.seat == 2
    assert match.why_not(2, "spend-fate") == ("kinfire.fate-token.spent-before-drawing",)


# --- setup ---


@rule("kinfire.setup.opening-hand-seven", "kinfire.setup.starting-armour-added-to-hand",
      "kinfire.seeker.armour-value-printed-on-board", "kinfire.setup.lanterns-start-face-down",
      "kinfire.lantern.opening-hand-does-not-charge", "kinfire.setup.enemy-hp-from-board-heart",
      "kinfire.target.each-enemy-starts-on-condition-holder",
      "kinfire.setup.discard-shuffled-in-before-opening-hand")  # fmt: skip
def test_the_setup() -> None:
    match = Match.start(GAME, Setup(seats=4, seed="setup"), telling=True)
    state = match.state
    assert [len(seeker.hand) for seeker in state.seats] == [8, 7, 10, 9]
    assert [len(seeker.deck) for seeker in state.seats] == [13] * 4  # 18 cards and two Exhausted
    assert not any(len(seeker.discard) for seeker in state.seats)
    assert not any(seeker.lantern for seeker in state.seats)
    assert (state.enemy.hp, state.enemy.target, state.fate) == (9, 2, 2)  # Khor has the most HP
    assert [seeker.hp for seeker in state.seats] == [11, 10, 13, 12]
    assert asked(match) == dict.fromkeys(range(4), "prompt-fate")  # the first token is about to be drawn


@rule("kinfire.seeker.two-seeker-party-plus-five-hp")
def test_a_party_of_two_has_five_hp_more() -> None:
    pair = Match.start(GAME, Setup(seats=2), telling=True)
    assert [(seeker.hp, seeker.start_hp) for seeker in pair.state.seats] == [(16, 16), (15, 15)]
    three = Match.start(GAME, Setup(seats=3), telling=True)
    assert [(seeker.hp, seeker.start_hp) for seeker in three.state.seats] == [(11, 11), (10, 10), (13, 13)]


@rule("kinfire.setup.opening-hand-needs-an-action-card")
def test_an_opening_hand_without_an_action_is_replaced_from_the_rest_of_the_deck() -> None:
    boosts = ["opening", "opening", "lead-on", "shared-plan", "salve", "distraction", "distraction"]
    second = ["exhausted", "exhausted", "turn-of-the-wheel", "rallying-shout", "cleave", "clear-shot", "follow-me"]
    match = begin({}, {}, {}, begin="setup", draw={"deck-0": [*boosts, *second]})
    assert hand(match, 0) == sorted([*second, "armour"])
    assert (
        sorted(match.state.seats[0].deck.cards)[-4:]
        == ["quick-cut", "quick-cut", "salve", "shared-plan", "snare-shot"][1:]
    )
    assert len(match.state.seats[0].deck) == 13
    assert match.state.seats[0].deck.as_seen_by(0) == [None] * 13  # the rejected cards are shuffled in


@rule("kinfire.target.setup-tie-group-chooses")
def test_the_group_breaks_a_tie_at_setup() -> None:
    match = begin({"hp": 13}, {}, {}, begin="setup")
    assert asked(match) == dict.fromkeys(range(3), "prompt-target")
    play(match, "0 target:0", "1 target:2", "2 target:0")
    assert match.state.enemy.target == 0


# --- rules are cited where they apply, and only there ---


def cited_by(*lines: str, **given: Any) -> set[str]:
    """The rules cited, short of `kinfire.`, in a turn of Asha's: alone in the yard, with 9 of 11 HP."""
    base: dict[str, dict[str, Any]] = {
        "asha": seat("cleave", "quick-cut", hp=9), "feyn": seat("ember-bolt", zone="well"),
        "khor": seat("hammer-down", zone="well", hp=8),
    }  # fmt: skip
    seats = [{**board, **given.pop(name, {})} for name, board in base.items()]
    with witnessing() as cited:
        play(begin(*seats, **{**ACTING, "fate": 0, "draw": {"bag": ["token-feyn"]}, **given}), *lines)
    return {rule_id.removeprefix("kinfire.") for rule_id in cited}


WHITE_STRIKE: dict[str, Any] = {"begin": {"token": "enemy-10"}, "enemy": {"zone": "yard", "target": 0}}
"""Ability 3: a white melee attack for 2 on all in the zone, then a retarget."""
RED_STRIKE: dict[str, Any] = {"begin": {"token": "enemy-1"}, "enemy": {"zone": "yard", "target": 0}}
ARMOURED = {"asha": {"hand": ["cleave", "armour"]}}
PARRIES = {"feyn": {"hand": ["ember-bolt", "warning-call"]}, "khor": {"hand": ["hammer-down", "warning-call"]}}
LAST = {"asha": {"hand": ["follow-me"], "zone": "gate"}}
STAYS = {"asha": {"hand": ["follow-me", "cleave"], "zone": "gate"}}
ADVICE = {"feyn": {"hand": ["ember-bolt", "sound-advice"]}}
GRIT = {"khor": {"hand": ["hammer-down", "grit"]}}
SHOT = ("0 play:clear-shot", "0 act")


@pytest.mark.parametrize(
    ("rule_id", "applies", "not_here"),
    [
        ("armour.applied-after-parries",
         [{**WHITE_STRIKE, **ARMOURED, **PARRIES}, "1 parry:warning-call@0", "2 pass"],
         [{**WHITE_STRIKE, **ARMOURED, **PARRIES}, "1 pass", "2 pass"]),
        ("armour.damage-floor-zero",
         [{**WHITE_STRIKE, "khor": {"zone": "yard", "hand": ["hammer-down", "armour", "armour", "armour"]}}],
         [{**WHITE_STRIKE, **ARMOURED}]),
        ("attack.damage-lowers-target-hp",
         [WHITE_STRIKE],
         [{**WHITE_STRIKE, **PARRIES}, "1 parry:warning-call@0", "2 parry:warning-call@0"]),
        ("boost.parries-add-up",
         [{**WHITE_STRIKE, **PARRIES}, "1 parry:warning-call@0", "2 parry:warning-call@0"],
         [{**WHITE_STRIKE, **PARRIES}, "1 parry:warning-call@0", "2 pass"]),
        ("boost.parry-protects-one-ally-only",
         [{**WHITE_STRIKE, "feyn": {"hand": ["ember-bolt", "warning-call"], "zone": "yard"}}, "1 parry:warning-call@0"],
         [{**WHITE_STRIKE, "feyn": {"hand": ["ember-bolt", "warning-call"]}}, "1 parry:warning-call@0"]),
        ("attack.single-target-unless-area",
         [{**RED_STRIKE, "feyn": {"zone": "yard"}}], [RED_STRIKE]),
        ("attack.no-attack-no-attack-effects",
         [{"begin": {"token": "enemy-6"}, "enemy": {"target": 0, "zone": "yard", "covers": [{}, {"traps": 1}]}}],
         [{**RED_STRIKE, "enemy": {"target": 0, "covers": [{"traps": 1}]}}]),
        ("target.retarget-after-damage",
         [RED_STRIKE], [{**RED_STRIKE, "enemy": {"target": 0, "covers": [{"traps": 1}]}}]),
        ("target.retarget-tie-group-chooses",
         [{**RED_STRIKE, "feyn": {"hp": 8}}, *(f"{voter} target:1" for voter in range(3))], [RED_STRIKE]),
        ("enemy-turn.group-picks-among-valid-moves",
         [{**RED_STRIKE, "enemy": {"target": 1, "zone": "gate"}}, *(f"{voter} move:yard" for voter in range(3))],
         [{**RED_STRIKE, "enemy": {"target": 0, "zone": "gate"}}]),
        ("enemy-turn.moves-toward-target-holder",
         [{**RED_STRIKE, "enemy": {"target": 0, "zone": "gate"}}],
         [{**RED_STRIKE, "begin": {"token": "enemy-6"}}, *(f"{voter} move:gate" for voter in range(3))]),
        ("enemy-turn.turn-ends-after-ability",
         [RED_STRIKE], [{**RED_STRIKE, "enemy": {"target": 0, "hp": 2, "covers": [{"wounds": 1}]}}]),
        ("overlay.replaces-what-it-covers",
         [{**RED_STRIKE, "enemy": {"zone": "yard", "target": 0, "phase": 1}}],
         [{"begin": {"token": "enemy-6"}, "enemy": {"target": 0, "phase": 1}}]),
        ("status.enemy-extra-trap-is-wasted",
         [{**RED_STRIKE, "enemy": {"target": 0, "covers": [{"traps": 2}]}}],
         [{**RED_STRIKE, "enemy": {"target": 0, "covers": [{"traps": 1}]}}]),
        ("status.enemy-several-on-one-ability",
         [{"asha": {"hand": ["snare-shot", "cleave"]}, "enemy": {"covers": [{"wounds": 1}]}},
          "0 play:snare-shot", "0 act", "0 cover:1"],
         [{"asha": {"hand": ["snare-shot", "cleave"]}, "enemy": {"covers": [{"wounds": 1}]}},
          "0 play:snare-shot", "0 act", "0 cover:2"]),
        ("attack.provoking-damage-takes-target-token",
         [{"asha": {"hand": ["clear-shot", "cleave"]}, "enemy": {"target": 1}}, *SHOT],
         [{"asha": {"hand": ["clear-shot", "cleave"]}, "enemy": {"target": 0}}, *SHOT]),
        ("phase.excess-damage-lost",
         [{"asha": {"hand": ["clear-shot", "cleave"]}, "enemy": {"hp": 3}}, *SHOT],
         [{"asha": {"hand": ["clear-shot", "cleave"]}, "enemy": {"hp": 4}}, *SHOT]),
        ("phase.statuses-discarded",
         [{"asha": {"hand": ["clear-shot", "cleave"]}, "enemy": {"hp": 3, "covers": [{"wounds": 1}]}}, *SHOT],
         [{"asha": {"hand": ["clear-shot", "cleave"]}, "enemy": {"hp": 3}}, *SHOT]),
        ("boost.damage-boosts-add-up",
         [{"feyn": {"hand": ["ember-bolt", "kindle"]}, "khor": {"hand": ["hammer-down", "rallying-shout"]},
           "asha": {"hand": ["clear-shot", "cleave"]}},
          "0 play:clear-shot", "1 boost:kindle", "2 boost:rallying-shout"],
         [{"feyn": {"hand": ["ember-bolt", "kindle"]}, "asha": {"hand": ["clear-shot", "cleave"]}},
          "0 play:clear-shot", "1 boost:kindle"]),
        ("boost.each-boost-checked-separately",
         [{**ADVICE, **GRIT}, "0 play:cleave", "1 boost:sound-advice", "2 boost:grit"],
         [{**ADVICE, **GRIT}, "0 play:cleave", "1 boost:sound-advice", "2 pass"]),
        ("boost.move-may-be-split",
         [{"feyn": {"hand": ["ember-bolt", "make-way"]}}, "0 play:cleave", "1 boost:make-way", "0 move:well", "0 act"],
         [{"feyn": {"hand": ["ember-bolt", "make-way"]}}, "0 play:cleave", "1 boost:make-way", "0 act"]),
        ("boost.card-discard-may-be-any-card",
         [ADVICE, "0 play:cleave", "1 boost:sound-advice", "0 act", "0 discard:quick-cut"],
         [ADVICE, "0 play:cleave", "1 boost:sound-advice", "0 act", "0 draw"]),
        ("renewal.precedes-card-boost",
         [{**LAST, **ADVICE}, "0 play:follow-me", "1 boost:sound-advice", "0 act"],
         [{**STAYS, **ADVICE}, "0 play:follow-me", "1 boost:sound-advice", "0 act"]),
        ("renewal.precedes-granted-extra-action",
         [LAST, "0 play:follow-me", "0 act"], [STAYS, "0 play:follow-me", "0 act"]),
        ("renewal.status-and-armour-go-to-piles",
         [ARMOURED, "0 play:cleave", "0 act"],
         [{"asha": {"hand": ["cleave", "armour"]}}, "0 pass", "0 discard:armour"]),
        ("seeker.hp-never-above-starting-value",
         [{"begin": {"seeker": 1}, "feyn": {"hand": ["second-wind"], "hp": 9}}, "1 play:second-wind", "1 act"],
         [{"begin": {"seeker": 1}, "feyn": {"hand": ["second-wind"], "hp": 8}}, "1 play:second-wind", "1 act"]),
        ("hp.suffer-lowers-hp",
         [{"asha": {"hand": ["cleave", "exhausted"]}}, "0 play:cleave", "0 act"], [RED_STRIKE]),
        ("fate-token.draw-four-keep-one",
         [{"begin": "draw", "fate": 1, "draw": {}}, *(f"{voter} spend-fate" for voter in range(3))],
         [{"begin": "draw", "fate": 1}, *(f"{voter} draw-one" for voter in range(3))]),
        ("setup.discard-shuffled-in-before-opening-hand",
         [{"begin": "setup", "asha": {"hand": []}}],
         [{"begin": "setup", **{name: {"hand": [], "discard": []} for name in ("asha", "feyn", "khor")}}]),
    ],
)  # fmt: skip
def test_a_rule_is_cited_where_it_applies_and_only_there(rule_id: str, applies: list[Any], not_here: list[Any]) -> None:
    assert rule_id in cited_by(*applies[1:], **applies[0])
    assert rule_id not in cited_by(*not_here[1:], **not_here[0])


@pytest.mark.parametrize(("seats", "applies"), [(2, True), (3, False)])
def test_the_rule_for_two_seekers_is_cited_for_two(seats: int, applies: bool) -> None:
    with witnessing() as cited:
        Match.start(GAME, Setup(seats=seats), telling=True)
    assert ("kinfire.seeker.two-seeker-party-plus-five-hp" in cited) == applies
    assert "kinfire.target.setup-tie-group-chooses" not in cited


# --- the whole ---


def test_hands_are_open_to_all_and_decks_to_nobody() -> None:
    match = Match.start(GAME, Setup(seats=3, seed="open"))
    for viewer in range(3):
        for seeker in match.state.seats:
            assert None not in seeker.hand.as_seen_by(viewer)
            assert set(seeker.deck.as_seen_by(viewer)) == {None}


@pytest.mark.parametrize("number", range(40))
def test_the_kernels_properties_hold(number: int) -> None:
    check_match(GAME, Setup(seats=2 + number % 3, seed=f"kinfire-{number}"), random.Random(number), thorough=0.1)


@pytest.mark.parametrize(
    "given",
    [
        {"weather": "rain"},
        {"seats": [{"gold": 1}, {}]},
        {"seats": [{"hand": ["sword"]}, {}]},
        {"seats": [{"hp": -1}, {}]},
        {"enemy": {"zone": "moon"}},
        {"begin": "noon"},
        {"enemy": 3},
    ],
)
def test_what_a_scenario_can_not_give_is_said(given: dict[str, Any]) -> None:
    with pytest.raises((BadScenario, ScriptError), match="given"):
        prepare(Scenario(game=GAME.id, about="-", seats=2, given=given), GAME)
