"""The fate bag: tokens, whose turn it is, the time track, fate tokens, substitutions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.kinfire.arena import battle, bite, boost, card, foe, hit, hp, row, seat
from tests.games.kinfire.thin import Game, Item, all_vote, asked, menu, play, told

rule = pytest.mark.rule

SAP = row({"do": "sap", "whom": "all", "hp": 1})


def bag_of(match: Game) -> Counter[str]:
    """Every token, wherever it lies."""
    state = match.state
    return Counter([*state.bag.cards, *state.used.cards, *state.track.cards, *state.drawn.cards])


def drawn(match: Game) -> list[object]:
    """The tokens drawn, as they are told of."""
    return [dict(event.params)["token"] for event in match.events if event.key == "token-drawn"]


def test_the_bag_holds_the_same_tokens_for_every_party() -> None:
    for seats in (2, 3, 4):
        match = battle(*[seat(card) for card in ("sabre", "sling", "net", "scroll")[:seats]], draw=["asha"])
        tokens = bag_of(match)
        assert [tokens[str(number)] for number in range(1, 13)] == [1] * 12
        assert (tokens["heart"], tokens["darkness"]) == (3, 2)


@rule("kinfire.turn-order.enemy-token-triggers-numbered-ability")
@rule("kinfire.fate-bag.enemy-tokens-one-to-twelve")
@rule("kinfire.enemy-turn.resolve-ability-of-drawn-token")
@rule("kinfire.fate-bag.drawn-token-is-used")
@rule("kinfire.turn-order.first-turn-by-random-draw")
@rule("kinfire.turn-order.one-token-per-turn")
def test_a_number_triggers_the_ability_beside_its_token() -> None:
    rows = (row({"do": "sap", "whom": "all", "hp": 1}), row({"do": "sap", "whom": "all", "hp": 2}))
    match = battle(seat("sabre"), seat("sling"), foes=[foe(*rows, tokens=[[1, 2], [3]])], draw=["3", "heart"])
    assert hp(match) == [14, 13]
    assert match.state.used.cards == ["3"]
    assert match.state.track.cards == ["heart"]
    assert drawn(match) == ["3", "@text.token-heart"]


@rule("kinfire.turn-order.seeker-token-gives-that-seeker-the-turn")
def test_a_seekers_token_gives_that_seeker_the_turn() -> None:
    match = battle(seat("sabre"), seat("sling"), draw=["feyn"])
    assert asked(match) == {1: "ask-turn"}
    assert match.state.used.cards == ["feyn"]
    assert drawn(match) == ["@seekers.feyn"]


@rule("kinfire.turn-order.heart-token-group-picks-seeker")
def test_with_a_heart_the_group_names_whose_turn_it_is() -> None:
    match = battle(seat("sabre"), seat("sling"), seat("net"), draw=["heart"])
    assert asked(match) == {0: "ask-whose-turn"}
    assert menu(match) == {"turn-of:0", "turn-of:1", "turn-of:2"}
    play(match, "turn-of:2")
    assert asked(match) == {2: "ask-turn"}
    assert match.state.track.cards == ["heart"]


@rule("kinfire.turn-order.darkness-token-triggers-darkness-ability")
def test_darkness_triggers_the_ability_beside_the_darkness_token() -> None:
    match = battle(
        seat("sabre"),
        seat("sling"),
        foes=[foe(bite(0), SAP, tokens=[list(range(1, 13)), [0]])],
        draw=["darkness", "heart"],
    )
    assert hp(match) == [15, 14]
    assert match.state.track.cards == ["darkness", "heart"]


@rule("kinfire.time-track.four-slots")
@rule("kinfire.time-track.reset-waits-for-end-of-turn")
@rule("kinfire.time-track.reset-returns-all-tokens")
@rule("kinfire.time-track.bag-never-fully-seen")
def test_a_full_track_empties_at_the_end_of_that_turn() -> None:
    match = battle(
        seat("sabre", "twin"), seat("sling"), draw=["heart", "asha"],
        track=["heart", "heart", "darkness"], used=["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    )  # fmt: skip
    play(match, "turn-of:0")
    assert len(match.state.track.cards) == 4
    assert len(match.state.used.cards) == 9
    play(match, "pass", "draw", "done")
    assert match.state.track.cards == []
    assert match.state.used.cards == ["asha"]
    assert len(match.state.bag.cards) == 28
    assert "bag-reset" in told(match)


# --- fate tokens ---


@rule("kinfire.fate-token.spent-before-drawing")
@rule("kinfire.fate-token.draw-four-keep-one")
@rule("kinfire.fate-token.spent-removed-forever")
def test_a_fate_token_draws_four_of_which_one_counts() -> None:
    match = battle(seat("sabre"), seat("sling"), fate=2, draw=["5", "darkness", "feyn", "11"])
    assert asked(match) == {0: "ask-fate"}
    assert not match.state.drawn.cards
    play(match, "spend-fate")
    assert menu(match) == {"keep:5", "keep:darkness", "keep:feyn", "keep:11"}
    play(match, "keep:feyn")
    assert asked(match) == {1: "ask-turn"}
    assert (match.state.fate, match.state.combat.fate_spent) == (1, 1)
    assert len(match.state.bag.cards) == 28


def test_whoever_decides_alone_may_save_fate_tokens_until_the_track_moves() -> None:
    match = battle(seat("sabre"), seat("sling"), fate=2, draw=["asha", "heart"])
    assert menu(match) == {"draw-token", "spend-fate", "draw-on", "leave-fate"}
    play(match, "draw-on")
    assert asked(match) == {0: "ask-turn"}
    play(match, "pass", "draw", "done")
    assert asked(match) == {0: "ask-whose-turn"}  # the Heart came unasked
    play(match, "turn-of:1", "1 pass", "1 draw", "1 done")
    assert asked(match) == {0: "ask-fate"}
    assert match.state.fate == 2


def each_decides(*seats: Item, **more: Any) -> Game:
    return battle(*seats, fate=2, options={"players": "each"}, **more)


FATE = {"draw-token", "propose-fate", "draw-on", "leave-fate"}


@rule("kinfire.fate-token.spent-before-drawing", "kinfire.expedition.leader-breaks-ties")
def test_anybody_may_propose_a_fate_token_and_the_group_votes() -> None:
    for proposer in (0, 1):
        for leader in (0, 1):
            match = each_decides(seat("sabre"), seat("sling"), leader=leader, draw=["asha", "feyn", "1", "2"])
            assert [menu(match, each) for each in (0, 1)] == [FATE, FATE]
            play(match, f"{proposer} propose-fate", f"{1 - proposer} draw-token")
            assert [event.params for event in match.events if event.key == "fate-proposed"] == [
                (("seat", f"@seat.{proposer}"),)
            ]
            assert menu(match, 0) == menu(match, 1) == {"spend-fate", "save-fate"}
            play(match, f"{proposer} spend-fate", f"{1 - proposer} save-fate")  # a tie: the leader's vote counts
            assert match.state.fate == (1 if leader == proposer else 2)


@rule("kinfire.fate-token.spent-before-drawing")
def test_what_most_propose_needs_no_vote_and_what_nobody_does_is_not_done() -> None:
    three = [seat("sabre"), seat("sling"), seat("net")]
    match = each_decides(*three)
    play(match, "0 propose-fate", "1 draw-token", "2 propose-fate")
    assert (match.state.fate, set(asked(match).values())) == (1, {"ask-keep-token"})
    match = each_decides(*three, draw=["asha"])
    play(match, "2 draw-token", "1 draw-token", "0 draw-on")
    assert (match.state.fate, asked(match)) == (2, {0: "ask-turn"})


def test_whoever_draws_on_is_not_asked_before_the_track_moves_but_still_votes() -> None:
    match = each_decides(seat("sabre"), seat("sling"), draw=["asha", "heart", "feyn", "asha"], leader=0)
    play(match, "0 draw-on", "1 draw-token", "pass", "draw", "done")
    assert asked(match) == {1: "ask-fate"}
    play(match, "1 propose-fate")
    all_vote(match, "save-fate")
    assert set(asked(match).values()) == {"ask-whose-turn"}  # the Heart came
    all_vote(match, "turn-of:1")
    play(match, "1 pass", "1 draw", "1 done")
    assert asked(match) == {0: "ask-fate", 1: "ask-fate"}
    play(match, "0 draw-on", "1 draw-on", "1 pass", "1 draw", "1 done")
    assert asked(match) == {0: "ask-turn"}  # nobody was asked


def test_who_drew_on_before_the_track_moved_has_not_said_so_since() -> None:
    match = each_decides(seat("sabre"), seat("sling"), draw=["heart", "feyn", "asha"], leader=0)
    play(match, "0 draw-on", "1 draw-on")
    all_vote(match, "turn-of:1")
    play(match, "1 pass", "1 draw", "1 done", "0 draw-token", "1 draw-on", "1 pass", "1 draw", "1 done")
    assert asked(match) == {0: "ask-fate"}


@rule("kinfire.fate-token.spent-before-drawing")
def test_whoever_is_not_asked_in_this_combat_can_change_that_on_their_turn() -> None:
    match = each_decides(seat("sabre"), seat("sling"), draw=["heart", "feyn", "asha", "feyn"], leader=0)
    play(match, "0 leave-fate", "1 draw-on")
    all_vote(match, "turn-of:1")
    assert "ask-fate-again" not in menu(match, 1)  # the track has moved, so they are asked anyway
    play(match, "1 pass", "1 draw", "1 done")
    assert asked(match) == {1: "ask-fate"}  # the Heart wakes only the other
    play(match, "1 propose-fate")
    assert asked(match) == {0: "ask-fate", 1: "ask-fate"}  # what is put to the vote concerns all
    all_vote(match, "save-fate")
    play(match, "1 pass", "1 draw", "1 done", "1 leave-fate")
    assert "ask-fate-again" in menu(match, 0)
    play(match, "ask-fate-again")
    assert "ask-fate-again" not in menu(match, 0)
    play(match, "pass", "draw", "done")
    assert asked(match) == {0: "ask-fate"}


def test_nobody_is_asked_only_to_be_asked_about_fate_again() -> None:
    match = battle(seat("sabre"), seat("sling"), fate=2, draw=["asha", "feyn"])
    play(match, "leave-fate")
    assert "ask-fate-again" in menu(match, 0)
    move = next(option for option in menu(match, 0) if option.startswith("move"))
    play(match, move, "pass", "draw")
    assert asked(match) == {1: "ask-turn"}  # nothing else was left to do
    play(match, "1 ask-fate-again", "1 pass", "1 draw", "1 done")  # for whoever decides for all
    assert asked(match) == {0: "ask-fate"}


@rule("kinfire.fate-token.at-most-three-per-combat")
def test_without_fate_tokens_nobody_can_be_asked_about_them_again() -> None:
    match = battle(seat("sabre"), seat("sling"), fate=2, draw=["asha"])
    play(match, "leave-fate")
    match.state.combat.fate_spent = 3
    match.windows[0].stale()
    assert "ask-fate-again" not in menu(match, 0)


@rule("kinfire.fate-token.fewer-than-four-left")
def test_with_fewer_than_four_tokens_all_are_drawn() -> None:
    used = [*map(str, range(1, 13)), *["asha"] * 6, *["feyn"] * 5]
    match = battle(seat("sabre"), seat("sling"), fate=1, used=used, track=["heart", "heart", "darkness"])
    play(match, "spend-fate")
    assert menu(match) == {"keep:feyn", "keep:heart", "keep:darkness"}


@rule("kinfire.fate-token.at-most-three-per-combat")
def test_at_most_three_fate_tokens_a_combat() -> None:
    spent = battle(seat("sabre"), seat("sling"), fate=2, fate_spent=3, draw=["asha"])
    assert asked(spent) == {0: "ask-turn"}
    left = battle(seat("sabre"), seat("sling"), fate=2, fate_spent=2, draw=["asha"])
    assert asked(left) == {0: "ask-fate"}


@rule("kinfire.fate-token.unspent-carry-over")
def test_unspent_fate_tokens_are_kept_for_later_combats() -> None:
    match = battle(seat("cut", "sabre"), seat("sling"), fate=2, foes=[foe(hp=1)], cards=card("cut", hit(1)), turn=0)
    play(match, "play:cut")
    assert match.state.combat is None
    assert match.state.fate == 2


# --- the group ---


@rule("kinfire.expedition.leader-breaks-ties")
def test_in_a_tie_the_leader_decides() -> None:
    for leader in (0, 1):
        match = battle(seat("sabre"), seat("sling"), leader=leader, options={"players": "each"}, draw=["heart"])
        play(match, "0 turn-of:0", "1 turn-of:1")
        assert asked(match) == {leader: "ask-turn"}


@rule("kinfire.expedition.no-leader-needs-other-tiebreak")
def test_without_a_leader_chance_breaks_a_tie() -> None:
    turns = set()
    for seed in range(12):
        match = battle(seat("sabre"), seat("sling"), options={"players": "each"}, draw=["heart"], seed=seed)
        play(match, "0 turn-of:0", "1 turn-of:1")
        turns |= set(asked(match))
    assert turns == {0, 1}


def test_most_votes_win() -> None:
    match = battle(seat("sabre"), seat("sling"), seat("net"), leader=0, options={"players": "each"}, draw=["heart"])
    play(match, "0 turn-of:0", "1 turn-of:1", "2 turn-of:1")
    assert asked(match) == {1: "ask-turn"}
    all_vote(match, "pass")


# --- substitution ---


@rule("kinfire.boost.substitution-returns-token-and-redraws")
@rule("kinfire.boost.substitution-ignores-colour")
def test_a_substitution_sends_the_token_back() -> None:
    for colour in ("blue", "void"):
        match = battle(
            seat("sabre"), seat("swap", "sling"), cards=boost("swap", colour, substitution=True), draw=["7", "asha"]
        )
        assert asked(match) == {1: "ask-substitute"}
        play(match, "1 substitute:swap")
        assert "7" in match.state.bag.cards
        assert asked(match) == {0: "ask-turn"}
        assert match.state.seats[1].discard.cards == ["swap"]


@rule("kinfire.boost.never-on-own-turn")
def test_nobody_substitutes_their_own_token() -> None:
    cards = [*boost("swap", substitution=True), *boost("other", substitution=True)]
    match = battle(seat("swap", "sabre"), seat("other", "sling"), cards=cards, draw=["asha", "feyn"])
    assert asked(match) == {1: "ask-substitute"}
    play(match, "1 substitute:other")
    assert asked(match) == {0: "ask-substitute"}  # several, one after the other
    play(match, "pass")
    assert asked(match) == {1: "ask-turn"}


def test_after_a_substitution_a_fate_token_may_be_spent_again() -> None:
    cards = boost("swap", substitution=True)
    match = battle(seat("swap", "sabre"), seat("sling"), cards=cards, fate=2, draw=["7", "5", "1", "2", "feyn"])
    play(match, "draw-token", "substitute:swap", "spend-fate", "keep:feyn")
    assert asked(match) == {1: "ask-turn"}
    assert match.state.fate == 1
