"""Kinfire's combat in short stories: what the scenario files don't tell. The moment itself is `the-moment.yaml`.

Seats are Asha (0), Feyn (1), Khor (2) and Roland (3). The zones are gate, yard and well, in a row. The Gate Briar
stands at the gate with 6 HP, then 5; it never moves.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.plain import render
from roundtable.kernel.rulebook import witnessing
from roundtable.scenarios import BadScenario, Scenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.kinfire_boosts import GAME

AnyMatch = Match[Any, Any]
rule = pytest.mark.rule


def begin(*seats: dict[str, Any], draw: dict[str, list[str]] | None = None, **given: Any) -> AnyMatch:
    """A combat with these seats, at the moment that `given` names."""
    match = prepare(Scenario(game=GAME.id, about="-", given={"seats": list(seats), **given}, draw=draw or {}), GAME)
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


def told(match: AnyMatch) -> list[str]:
    return [event.key for event in match.events]


def seat(*cards: str, **more: Any) -> dict[str, Any]:
    """A seeker who holds these cards."""
    return {"hand": list(cards), **more}


NEW_HAND = ["quick-cut", "ember-brand", "follow-me", "lead-on", "shared-plan", "shared-plan", "make-way"]
FEYN, KHOR = seat("ember-brand"), seat("hammer-down")
NEXT = {"bag": ["token-feyn"]}
"""Whose turn comes after the one that is told."""


# --- a seeker's turn ---


@rule("kinfire.seeker-turn.must-act-or-pass", "kinfire.seeker-turn.one-action-card")
def test_a_seeker_must_act_or_pass_and_acts_once() -> None:
    match = begin(seat("cleave", "quick-cut", zone="yard"), FEYN, KHOR, turn=0)
    assert offered(match, 0) == {"play:cleave", "play:quick-cut", "pass", "move:gate", "move:well"}
    assert match.why_not(0, "done") == ("kinfire.seeker-turn.must-act-or-pass",)
    play(match, "0 play:cleave", "0 act")
    assert offered(match, 0) == {"done", "move:gate", "move:well"}
    assert match.why_not(0, "play:quick-cut") == ("kinfire.seeker-turn.one-action-card",)
    assert match.why_not(0, "pass") == ("kinfire.seeker-turn.one-action-card",)
    assert match.why_not(0, "draw") == ("kinfire.boost.card-draw-or-discard-after-action",)


@rule("kinfire.seeker-turn.may-move-one-zone", "kinfire.seeker-turn.move-before-or-after-acting")
def test_a_seeker_moves_one_zone_before_or_after_acting() -> None:
    match = begin(seat("cleave", "quick-cut", zone="well"), FEYN, KHOR, turn=0)
    play(match, "0 move:yard")
    assert match.why_not(0, "move:gate") == ("kinfire.seeker-turn.may-move-one-zone",)
    match = begin(seat("cleave", "quick-cut", zone="gate"), FEYN, KHOR, turn=0, draw=NEXT)
    play(match, "0 play:cleave", "0 act", "0 move:yard")
    assert (match.state.enemy.hp, match.state.seats[0].zone) == (3, "yard")
    assert match.state.turn.seat == 1  # there was nothing else left to do


@rule("kinfire.seeker-turn.pass-draws-or-discards-one")
@pytest.mark.parametrize(("answer", "left"), [("draw", 3), ("discard:exhausted", 1)])
def test_who_passes_draws_or_discards_one_and_may_still_move(answer: str, left: int) -> None:
    match = begin(seat("cleave", "exhausted", hp=9), FEYN, seat("hammer-down", "shoulder-in"), turn=0)
    play(match, "0 pass")
    assert asked(match) == {0: "prompt-passing"}  # and nobody to boost it
    assert offered(match, 0) == {"draw", "discard:cleave", "discard:exhausted"}
    play(match, f"0 {answer}")
    assert (len(match.state.seats[0].hand), match.state.seats[0].hp) == (left, 9)
    assert offered(match, 0) == {"move:gate", "move:well", "done"}


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_an_action_lost_by_passing_renews_the_hand_at_once() -> None:
    match = begin(seat("cleave", "exhausted", hp=5), FEYN, KHOR, turn=0, draw={"deck-0": NEW_HAND})
    play(match, "0 pass", "0 discard:cleave")
    assert match.state.turn.seat == 0  # it is still the turn, and the new hand is there
    assert match.state.seats[0].hp == 4
    assert match.state.seats[0].hand.cards == NEW_HAND


@rule("kinfire.seeker-turn.end-check-for-action-card", "kinfire.card.played-action-goes-to-discard")
def test_a_hand_with_an_action_left_is_kept() -> None:
    match = begin(seat("cleave", "quick-cut", "exhausted", hp=9), FEYN, KHOR, turn=0, draw=NEXT)
    play(match, "0 play:cleave", "0 act", "0 done")
    assert match.state.seats[0].hand.cards == ["quick-cut", "exhausted"]
    assert match.state.seats[0].discard.cards == ["cleave"]
    assert (match.state.turn.seat, match.state.seats[0].hp) == (1, 9)


# --- boosts ---


@rule("kinfire.boost.window-when-action-is-played", "kinfire.boost.optional", "kinfire.boost.no-self-boost",
      "kinfire.boost.never-on-own-turn", "kinfire.seeker-turn.action-played-face-up")  # fmt: skip
def test_everybody_else_may_boost_an_action_that_is_shown_and_nobody_must() -> None:
    match = begin(
        seat("cleave", "quick-cut", "make-way", zone="gate"), seat("ember-brand", "war-story"),
        seat("hammer-down", "shoulder-in"), turn=0,
    )  # fmt: skip
    assert asked(match) == {0: "prompt-turn"}
    play(match, "0 play:cleave")
    assert match.state.playing.cards == ["cleave"]
    assert asked(match) == {1: "prompt-boost", 2: "prompt-boost"}  # and not Asha, who holds a red Boost too
    play(match, "2 pass", "1 pass")
    assert asked(match) == {0: "prompt-before"}
    play(match, "0 act")
    assert match.state.enemy.hp == 6 - 3


@rule("kinfire.boost.one-per-seeker-per-action-or-attack", "kinfire.card.played-boost-goes-to-discard")
def test_one_boost_each_in_free_order_and_it_is_discarded_at_once() -> None:
    match = begin(
        seat("cleave", "quick-cut"), seat("ember-brand", "war-story"),
        seat("hammer-down", "shoulder-in", "make-way"), turn=0,
    )  # fmt: skip
    play(match, "0 play:cleave", "1 pass", "2 boost:shoulder-in")
    assert match.state.seats[2].discard.cards == ["shoulder-in"]
    assert asked(match) == {1: "prompt-boost"}  # who may think again; Khor has boosted
    play(match, "1 boost:war-story")
    assert (match.state.turn.damage, match.state.turn.cards) == (2, 1)
    assert asked(match) == {0: "prompt-before"}


@rule("kinfire.boost.must-match-colour")
def test_a_boost_must_have_the_colour_of_the_action() -> None:
    match = begin(seat("cleave", "quick-cut"), seat("ember-brand", "kindle", "lead-on", "war-story"), KHOR, turn=0)
    play(match, "0 play:cleave")
    assert offered(match, 1) == {"boost:war-story", "pass"}
    assert match.why_not(1, "boost:kindle") == ("kinfire.boost.must-match-colour",)
    assert match.why_not(1, "boost:lead-on") == ("kinfire.boost.must-match-colour",)


@rule("kinfire.boost.damage-adds-to-allys-attacks", "kinfire.boost.damage-boosts-add-up",
      "kinfire.attack.damage-lowers-target-hp")  # fmt: skip
def test_damage_boosts_add_up_and_end_with_their_action() -> None:
    match = begin(
        seat("cleave", "opening"), seat("follow-me", "quick-cut", zone="gate"), seat("cleave", "opening"),
        enemy={"hp": 9}, turn=1,
    )  # fmt: skip
    play(match, "1 play:follow-me", "0 boost:opening", "2 boost:opening", "1 act")
    assert match.state.enemy.hp == 9 - (1 + 1 + 1)
    play(match, "1 play:quick-cut", "1 act")
    assert match.state.enemy.hp == 6 - 2


@rule("kinfire.boost.move-adds-one-zone", "kinfire.boost.move-may-be-split")
def test_boosted_steps_may_be_split_around_the_action() -> None:
    match = begin(seat("quick-cut", "cleave", zone="yard"), seat("ember-brand", "lead-on"), KHOR, turn=0, draw=NEXT)
    play(match, "0 play:quick-cut", "1 boost:lead-on", "0 move:gate")
    assert asked(match) == {0: "prompt-before"}
    play(match, "0 act")
    assert match.state.enemy.hp == 6 - 2
    play(match, "0 move:yard")
    assert match.state.seats[0].zone == "yard"
    assert match.state.turn.seat == 1


# --- hands ---


def test_a_new_hand_without_actions_is_renewed_again() -> None:
    boosts = ["opening", "opening", "opening", "lead-on", "exhausted", "shared-plan", "make-way"]
    match = begin(seat("cleave", hp=9), FEYN, KHOR, turn=0, draw={"deck-0": [*boosts, *NEW_HAND[:1]]})
    play(match, "0 play:cleave", "0 act")
    assert told(match).count("hand-renewed") == 2
    assert match.state.seats[0].hp == 8
    assert match.state.seats[0].discard.cards == ["cleave", *boosts]
    assert len(match.state.seats[0].hand) == 7


@rule("kinfire.defeat.seeker-at-zero-loses-combat-for-all", "kinfire.defeat.loss-is-immediate",
      "kinfire.renewal.precedes-card-boost")  # fmt: skip
@pytest.mark.parametrize("cut_short", [False, True])
def test_exhaustion_can_lose_the_combat_before_anything_else(cut_short: bool) -> None:
    match = begin(
        seat("cleave", "exhausted", "exhausted", hp=1, zone="gate"), seat("ember-brand", "war-story"), KHOR,
        enemy={"hp": 2 if cut_short else 9}, turn=0,
    )  # fmt: skip
    play(match, "0 play:cleave", "1 boost:war-story", "0 act")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "outcome-seeker-down")
    assert match.state.seats[0].hp == 0
    assert len(match.state.seats[0].hand) == 0  # nothing was drawn any more
    assert match.state.enemy.phase == cut_short
    assert not match.state.agenda


@rule("kinfire.deck.reshuffle-discard-when-empty")
def test_an_empty_deck_is_made_anew_from_the_discard_in_the_middle_of_a_draw() -> None:
    match = begin(seat("cleave", "opening"), FEYN, KHOR, turn=0)
    asha = match.state.seats[0]
    match.table.move_all(asha.deck, asha.discard)
    match.table.deal(asha.discard, asha.deck, 3)
    play(match, "0 play:cleave", "0 act")
    assert told(match).count("deck-reshuffled") == 1
    assert (len(asha.hand), len(asha.deck), len(asha.discard)) == (7, 20 - 7, 0)
    assert set(asha.deck.as_seen_by(0)) == {None}  # shuffled: everybody knew the discard


@rule("kinfire.deck.no-draw-when-deck-and-discard-empty")
def test_with_deck_and_discard_empty_nothing_can_be_drawn() -> None:
    match = begin(seat("cleave", "opening"), FEYN, KHOR, turn=0)
    asha = match.state.seats[0]
    match.table.move_all(asha.deck, asha.hand)
    play(match, "0 pass")
    assert "draw" not in offered(match, 0)
    assert match.why_not(0, "draw") == ("kinfire.deck.no-draw-when-deck-and-discard-empty",)
    play(match, "0 discard:opening", "0 done")
    assert asha.discard.cards == ["opening"]


# --- the enemy ---


@rule("kinfire.defeat.enemy-at-zero-is-defeated", "kinfire.defeat.setup-card-gives-outcome")
def test_the_last_phase_down_wins_the_combat_for_all() -> None:
    match = begin(seat("cleave", "exhausted", hp=1, zone="gate"), FEYN, KHOR, enemy={"hp": 3, "phase": 1}, turn=0)
    play(match, "0 play:cleave", "0 act")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0, 1, 2), "outcome-won")
    assert match.state.seats[0].hp == 1  # the combat is over before the hand would be renewed


@rule("kinfire.defeat.seeker-at-zero-loses-combat-for-all", "kinfire.defeat.loss-is-immediate",
      "kinfire.enemy-turn.resolve-ability-of-drawn-token")  # fmt: skip
def test_one_seeker_down_loses_the_combat_for_all_at_once() -> None:
    match = begin(
        seat("cleave", hp=5), seat("ember-brand", hp=1), seat("hammer-down", hp=5), draw={"bag": ["enemy-11"]}
    )
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert [seeker.hp for seeker in match.state.seats] == [3, 0, 5]  # Khor was not reached any more


@rule("kinfire.phase.hp-reset", "kinfire.phase.excess-damage-lost")
def test_each_phase_of_an_enemy_from_another_pack_has_its_own_hp() -> None:
    briar = {
        "id": "gate-briar", "phases": [9, 5, 7], "abilities": [{"tokens": ["enemy-1"], "suffer": 1}], "zone": "yard",
        "spots": ["yard", "yard", "yard"], "fate": 0,
    }  # fmt: skip
    seats = [seat("cleave", "exhausted", hp=9, zone="yard"), seat("ember-brand", "second-thoughts"), KHOR]
    for phase, hp in ((0, 5), (1, 7)):
        given = {"seats": seats, "enemy": {"phase": phase, "hp": 1}, "turn": 0}
        match = prepare(Scenario(game=GAME.id, about="-", given=given, content={"enemies": [briar]}), GAME)
        match.begin()
        play(match, "0 play:cleave", "0 act")
        assert (match.state.enemy.phase, match.state.enemy.hp) == (phase + 1, hp)
        assert match.state.seats[0].hp == 8
        assert asked(match) == {1: "prompt-substitute"}


# --- tokens ---


@rule("kinfire.time-track.four-slots", "kinfire.fate-bag.drawn-token-is-used")
def test_hearts_and_darkness_lie_on_the_track_and_other_tokens_in_the_used_area() -> None:
    match = begin(seat("cleave"), FEYN, KHOR, draw={"bag": ["darkness", "enemy-1", "heart"]})
    places = [event.rules[-1] for event in match.events if event.key == "token-drawn"]
    on_track, used = "kinfire.time-track.four-slots", "kinfire.fate-bag.drawn-token-is-used"
    assert places == [on_track, used, on_track]
    assert (match.state.track.cards, match.state.used.cards) == (["darkness", "heart"], ["enemy-1"])


@rule("kinfire.fate-token.draw-four-keep-one")
def test_of_equal_tokens_one_choice_is_offered_and_one_is_kept() -> None:
    match = begin(seat("cleave"), FEYN, KHOR, fate=1, draw={"bag": ["heart", "token-feyn", "heart", "token-feyn"]})
    with witnessing() as cited:
        play(match, "0 spend-fate", "1 spend-fate", "2 spend-fate")
        assert offered(match, 0) == {"keep:heart", "keep:token-feyn"}
        play(match, "0 keep:token-feyn", "1 keep:token-feyn", "2 keep:heart")
    assert (match.state.turn.seat, match.state.used.cards, len(match.state.bag)) == (1, ["token-feyn"], 28)
    assert "kinfire.fate-token.fewer-than-four-left" not in cited


# --- the whole ---


@rule("kinfire.fate-bag.twelve-seeker-tokens", "kinfire.setup.enemy-hp-from-board-heart",
      "kinfire.setup.opening-hand-seven")  # fmt: skip
@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3)])
def test_the_setup(seats: int, each: int) -> None:
    match = Match.start(GAME, Setup(seats=seats), telling=True)
    state = match.state
    tokens = Counter(state.bag.cards)
    assert [tokens[f"token-{name}"] for name in ("asha", "feyn", "khor", "roland")] == [
        *[each] * seats,
        *[0] * (4 - seats),
    ]
    assert (tokens["enemy-12"], tokens["heart"], tokens["darkness"], tokens.total()) == (1, 3, 2, 29)
    assert [(len(seeker.hand), len(seeker.deck)) for seeker in state.seats] == [(7, 13)] * seats
    assert [(seeker.hp, seeker.zone) for seeker in state.seats][:3] == [(11, "yard"), (10, "gate"), (13, "gate")]
    assert (state.enemy.hp, state.enemy.phase, state.fate) == (6, 0, 2)
    assert asked(match) == dict.fromkeys(range(seats), "prompt-fate")  # the first token is about to be drawn


@rule("kinfire.setup.opening-hand-needs-an-action-card")
def test_a_rejected_opening_hand_is_shuffled_into_the_deck() -> None:
    boosts = ["opening", "opening", "opening", "lead-on", "lead-on", "shared-plan", "shared-plan"]
    match = prepare(Scenario(game=GAME.id, about="-", seats=3, draw={"deck-0": [*boosts, "cleave"]}), GAME)
    match.begin()
    asha = match.state.seats[0]
    assert (len(asha.hand), "cleave" in asha.hand) == (7, True)
    assert set(boosts) <= set(asha.deck.cards)
    assert asha.deck.as_seen_by(0) == [None] * 13


def test_what_a_scenario_leaves_open_is_as_after_the_setup() -> None:
    match = prepare(Scenario(game=GAME.id, about="-", seats=3, given={"seats": [seat("cleave")]}), GAME)
    asha, *others = match.state.seats
    assert (asha.hand.cards, asha.hp, asha.zone, match.state.enemy.hp) == (["cleave"], 11, "yard", 6)
    assert [len(seeker.hand) for seeker in others] == [7, 7]
    assert set(asha.deck.as_seen_by(0)) == {None}


def test_the_scene_shows_all_but_the_decks() -> None:
    match = begin(
        seat("follow-me", "cleave", "second-thoughts", "exhausted", "exhausted", hp=9, zone="well"),
        seat("ember-brand", "lead-on", hp=10), seat("hammer-down", "opening", "war-story"),
        used=["enemy-1"], track=["heart"], fate=2, turn=0,
    )  # fmt: skip
    play(match, "0 play:follow-me", "2 boost:opening")
    parts = render(match.scene(1), GAME.texts(match.content), "en").split("\n\n")
    assert parts[0].endswith("all suffer 2 HP, against\n  Player 1, Player 2, Player 3): Gate")
    assert parts[1].startswith("Fate bag: 27 tokens")
    assert parts[2] == "Fate tokens: 2"
    assert parts[3].split("\n") == [
        "Drawn: empty",
        "Used tokens: Enemy 1",
        "Time track: Heart",
        "Being played: Follow Me (green, melee 1, another action)",
    ]
    assert parts[4:] == [
        "Player 1, Asha: HP 9, Steps 1, Actions 0, Damage boost 1, Card boosts 0, Well",
        "Player 1, hand: Cleave (red, melee 3), Second Thoughts (blue, redraw a token), 2 × Exhausted",
        "Deck: 15 cards, hidden\nDiscard: empty",
        "Player 2, Feyn: HP 10, Gate",
        "Player 2, hand: Ember Brand (blue, melee 3), Lead On (green, move +1)",
        "Deck: 18 cards, hidden\nDiscard: empty",
        "Player 3, Khor: HP 13, Gate",
        "Player 3, hand: Hammer Down (red, melee 4), War Story (red, draw or discard 1)",
        "Deck: 17 cards, hidden\nDiscard: Opening (green, damage +1)",
    ]


def test_hands_are_open_to_all_and_decks_to_nobody() -> None:
    match = Match.start(GAME, Setup(seats=3, seed="open"))
    for viewer in range(3):
        for seeker in match.state.seats:
            assert None not in seeker.hand.as_seen_by(viewer)
            assert set(seeker.deck.as_seen_by(viewer)) == {None}


@pytest.mark.parametrize("seed", range(20))
def test_every_line_of_the_log_says_which_rule_made_it_so(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.start(GAME, Setup(seats=4, seed=f"log-{seed}"), telling=True)
    while not match.over:
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    assert [event.key for event in match.events if not event.rules] == []


@pytest.mark.parametrize(
    "given",
    [
        {"weather": "rain"},
        {"seats": [{"gold": 1}]},
        {"seats": [{"hand": ["sword"]}]},
        {"seats": [{"hand": [], "zone": "moon"}]},
        {"seats": [{"hand": [], "hp": -1}]},
        {"enemy": {"hp": 3, "zone": "gate"}},
        {"track": ["enemy-13"]},
        {"turn": 3},
    ],
)
def test_what_a_scenario_can_not_give_is_said(given: dict[str, Any]) -> None:
    with pytest.raises(BadScenario, match=r"set.up"):
        prepare(Scenario(game=GAME.id, about="-", seats=3, given=given), GAME)
