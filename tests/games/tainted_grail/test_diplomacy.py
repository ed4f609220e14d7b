"""Diplomacy: the Affinity track, Stages, Responses, Avoiding and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from .thin import asked, card, damage, fight, hand, now, offered, play, position, talk, terror, tracks

rule = pytest.mark.rule
PAIR = ({"who": "ailei", "rep": 2, "wealth": 2}, {"who": "arev", "rep": 2, "wealth": 2})
ODD = {"empathy": 1}


def stages(*each: dict[str, Any], **more: Any) -> dict[str, Any]:
    return talk(stages=list(each), **more)


def shout(by: int) -> dict[str, Any]:
    return card(
        "shout", kind="diplomacy", number=9, abilities=[{"when": "placed", "do": [{"do": "affinity", "by": by}]}]
    )


# --- how it begins ---


@rule("grail.diplomacy.marker-starts-on-gray", "grail.diplomacy.equipment-confirmed-at-start")
@rule("grail.diplomacy.no-item-added-later", "grail.diplomacy.redraw-with-one-card-fewer")
def test_words_begin_on_gray_with_a_hand_that_may_be_redrawn() -> None:
    match = fight(talk(), {"items": ["bell"]}, content={"items": [{"id": "bell"}]}, fresh=True)
    assert offered(match) == {"done", "aside:bell"}
    play(match, "aside:bell", "redraw", "keep")
    assert (now(match).pool, len(hand(match)), match.state.seats[0].aside) == (0, 2, ["bell"])


@rule("grail.diplomacy.avoid-only-before-drawing", "grail.diplomacy.avoid-needs-all-costs-and-conditions")
@rule("grail.diplomacy.avoid-and-fail-costs-per-member", "grail.diplomacy.avoid-and-fail-as-a-group")
def test_avoiding_is_paid_by_each_before_any_card_is_drawn() -> None:
    person = talk(avoid={"pays": {"wealth": 1}}, reward=[{"do": "exp"}], failure=[{"do": "rep", "by": -1}])
    match = fight(person, *PAIR, fresh=True)
    assert (asked(match), hand(match)) == ({0: "ask-avoid", 1: "ask-avoid"}, [])
    play(match, "0 yes", "1 yes")
    ones = match.state.seats
    assert (match.state.fights, [one.wealth for one in ones], [one.rep for one in ones]) == ([], [1, 1], [2, 2])


def test_one_who_does_not_want_to_avoid_is_enough() -> None:
    match = fight(talk(avoid={"pays": {"wealth": 1}}), *PAIR, fresh=True)
    play(match, "0 yes", "1 no")
    assert ([one.wealth for one in match.state.seats], asked(match)) == ([2, 2], {0: "ask-redraw"})


def test_one_who_cannot_pay_keeps_all_from_avoiding() -> None:
    """A77: only Energy and Magic can be paid for another."""
    match = fight(talk(avoid={"pays": {"wealth": 1}}), PAIR[0], {"who": "arev"}, fresh=True)
    assert asked(match) == {0: "ask-redraw"}
    magic = fight(talk(avoid={"pays": {"magic": 1}}), {"who": "ailei", "magic": 2}, {"who": "arev"}, fresh=True)
    play(magic, "0 yes", "1 yes")
    assert (magic.state.fights, magic.state.seats[0].magic) == ([], 0)


@rule("grail.diplomacy.avoid-checks-the-highest-value")
@pytest.mark.parametrize(("reps", "asks"), [((3, 0), True), ((2, 2), False)])
def test_for_avoiding_the_highest_value_counts_and_never_a_sum(reps: tuple[int, int], asks: bool) -> None:
    person = talk(avoid={"needs": {"resource": "rep", "amount": 3}})
    match = fight(person, *({**one, "rep": rep} for one, rep in zip(PAIR, reps, strict=True)), fresh=True)
    assert ("ask-avoid" in asked(match).values()) == asks


# --- Stages ---


@rule("grail.diplomacy.stages-in-order", "grail.diplomacy.highest-slot-wins-the-stage")
@rule("grail.diplomacy.next-stage-resets-and-skips-response", "grail.diplomacy.affinity-check-after-playing")
@rule("grail.diplomacy.affinity-track-is-the-goal", "grail.diplomacy.reward-for-each-member")
def test_e22_both_stages_must_be_won_and_only_then_is_there_a_reward() -> None:
    crowd = stages(
        {"number": 1, "text": "calm", "response": [terror(1)]}, {"number": 2, "text": "prove"}, reward=[{"do": "exp"}]
    )
    match = fight(crowd, {"who": "ailei", "hand": ["shout"]}, {"who": "arev", "hand": ["shout"]}, cards=[shout(6)])
    play(match, "0 activate:0", "1 activate:0", "0 play:shout")
    assert now(match).pool == 4, "surplus steps are lost (A75)"
    play(match, "0 done")
    assert (now(match).stage, now(match).pool, tracks(match, 0)[2], asked(match)) == (1, 0, 0, {1: "ask-say-something"})
    assert [one.exp for one in match.state.seats] == [0, 0]
    play(match, "1 play:shout", "1 done")
    assert (match.state.fights, [one.exp for one in match.state.seats]) == ([], [1, 1])


@rule("grail.diplomacy.same-number-stages-choose-one", "grail.diplomacy.chosen-stage-is-locked")
def test_of_stages_with_the_same_number_one_is_chosen() -> None:
    two = stages(
        {"number": 1, "text": "soft", "response": [terror(1)]}, {"number": 1, "text": "hard", "response": [terror(3)]}
    )
    match = fight(two, {}, fresh=True)
    play(match, "keep")
    assert offered(match) == {"stage:soft", "stage:hard"}, "right before it starts: the hands are drawn"
    play(match, "stage:hard", "done")
    assert (now(match).stage, tracks(match)[2]) == (1, 3)
    play(match, "done")
    assert tracks(match)[2] == 6


@rule("grail.diplomacy.alternative-stage-text-choose-one")
@pytest.mark.parametrize(("choice", "marker"), [("half:forgery", 2), ("half:buy", 0)])
def test_of_alternatives_in_a_stage_one_is_chosen(choice: str, marker: int) -> None:
    """E23: the stage symbol through an Attribute that is not named does nothing."""
    either = [{"text": "forgery", "symbol": {"caution": 2}}, {"text": "buy", "symbol": {"empathy": 2}}]
    sharp = card("sharp", kind="diplomacy", number=9, left={"caution": ["stage"]})
    person = stages({"number": 1, "text": "one", "either": either}, right={"caution": 1})
    match = fight(person, {"who": "arev", "diplomacy": ["sharp"] + ["word"] * 8}, cards=[sharp], fresh=True)
    play(match, "keep", choice, "play:sharp")
    assert now(match).pool == marker


@rule("grail.diplomacy.bonus-stage-symbol", "grail.diplomacy.bonus-move-marker")
def test_a_stage_may_do_more_than_move_the_marker() -> None:
    sharp = card("sharp", kind="diplomacy", left={"empathy": ["stage"], "free": ["down"]})
    person = stages({"number": 1, "text": "one", "symbol": {"empathy": 2}, "also": {"empathy": [terror(1)]}})
    match = fight(person, {"who": "arev", "hand": ["sharp"]}, cards=[sharp])
    play(match, "play:sharp")
    assert (now(match).pool, tracks(match)[2]) == (1, 1)


@rule("grail.diplomacy.affinity-has-green-and-red")
@pytest.mark.parametrize(("marker", "rep"), [(1, 1), (0, 0), (-1, 0)])
def test_gray_is_neither_green_nor_red(marker: int, rep: int) -> None:
    wink = card(
        "wink", kind="diplomacy", abilities=[{"when": "placed", "given": {"affinity": "green"}, "do": [{"do": "rep"}]}]
    )
    match = fight(talk(), {"hand": ["wink"]}, cards=[wink], pool=marker)
    play(match, "play:wink")
    assert match.state.seats[0].rep == rep


# --- Turns ---


@rule("grail.diplomacy.pick-the-active-character", "grail.diplomacy.turn-order", "grail.diplomacy.readiness-check")
@rule("grail.diplomacy.end-turn", "grail.diplomacy.no-opportunity-attack")
def test_a_turn_of_words() -> None:
    match = fight(talk(), *PAIR)
    play(match, "0 activate:1", "1 activate:0")
    assert now(match).active == 0, "no agreement: the lowest number"
    play(match, "0 done")
    assert (hand(match, 0), tracks(match, 0), asked(match)) == ([], (6, 8, 0), {1: "ask-say-something"})
    play(match, "1 done")
    assert (now(match).turn, [len(hand(match, seat)) for seat in (0, 1)]) == (2, [1, 1])


@rule("grail.diplomacy.response-of-the-current-stage", "grail.diplomacy.affinity-check-after-response")
@rule("grail.diplomacy.lowest-slot-loses", "grail.diplomacy.failure-for-each-member")
def test_a_response_may_push_the_marker_to_the_bottom() -> None:
    person = talk({"do": "affinity", "by": -3}, failure=[{"do": "rep", "by": -1}])
    match = fight(person, *PAIR)
    play(match, "0 activate:0", "1 activate:0", "0 done")
    assert (match.state.fights, [one.rep for one in match.state.seats]) == ([], [1, 1])


def test_a_stage_may_be_won_by_what_follows_from_the_response() -> None:
    """A76."""
    hook = card("hook", kind="diplomacy", abilities=[{"when": "torn", "do": [{"do": "affinity", "by": 4}]}])
    match = fight(talk({"do": "tear"}, reward=[{"do": "exp"}]), {"hand": ["hook"]}, cards=[hook])
    play(match, "play:hook", "done")
    assert (match.state.fights, match.state.seats[0].exp) == ([], 1)


@rule("grail.diplomacy.damage-lowers-health")
def test_damage_hurts_in_words_too() -> None:
    match = fight(talk(damage(2), {"do": "sure-damage", "by": 1}))
    play(match, "done")
    assert tracks(match)[1] == 5


@rule("grail.diplomacy.empty-hand-discards-from-the-deck")
def test_an_empty_hand_discards_from_the_deck() -> None:
    match = fight(talk({"do": "discard", "by": 2}), {"hand": ["word"]})
    play(match, "done")
    assert (now(match).turn, len(match.state.seats[0].discard), len(match.state.seats[0].diplomacy.deck)) == (2, 2, 8)


@rule("grail.diplomacy.panic")
def test_panic_in_words() -> None:
    match = fight(
        talk(), {"health": 3, "terror": 4, "hand": ["word"], "diplomacy": ["praise", "word"], "attributes": ODD}
    )
    assert asked(match) == {0: "ask-face-panic"}
    play(match, "play-top")
    assert (list(now(match).sequence), now(match).pool) == (["praise"], 2)
    play(match, "done")
    assert (now(match).turn, hand(match)) == (2, ["word"]), "no card at End Turn"


# --- giving up ---


@rule("grail.diplomacy.escape-applies-failure")
def test_a_party_may_give_up_together() -> None:
    person = talk(failure=[{"do": "rep", "by": -1}])
    match = fight(person, *({**one, "hand": ["word"]} for one in PAIR))
    play(match, "0 activate:0", "1 activate:0", "0 give-up", "1 no")
    assert ([one.rep for one in match.state.seats], "give-up" in offered(match)) == ([2, 2], False)
    play(match, "0 done", "1 give-up", "0 yes")
    assert (match.state.fights, [one.rep for one in match.state.seats]) == ([], [1, 1])


def test_silence_may_be_what_is_wanted() -> None:
    hermit = stages({"number": 1, "text": "one", "idle": [{"do": "affinity", "by": 1}]})
    match = fight(hermit, {"hand": ["word"]})
    play(match, "done")
    assert now(match).pool == 1


def test_blue_is_talked_to() -> None:
    match = position(
        {"diplomacy": ["word"] * 9}, content={"encounters": [talk()]}, decks={"blue": ["talk"]}, draws="blue"
    )
    assert now(match).kind == "diplomacy"


# --- powers ---


def test_powers_work_in_words_too() -> None:
    """As an Activation begins, against a Response, and when a Stage is won."""
    two = stages({"number": 1, "text": "one", "response": [terror(2)]}, {"number": 2, "text": "two"})
    items = [
        {"id": "bowl", "powers": [{"when": "active", "once": "fight", "fight": [{"do": "rep", "by": 1}]}]},
        {"id": "lamp", "powers": [{"when": "attacked", "flip": True, "fight": [{"do": "prevent", "what": "terror"}]}]},
        {"id": "ear", "powers": [{"when": "stage-won", "fight": [{"do": "affinity", "by": -1}]}]},
    ]
    one = {"items": ["bowl", "lamp", "ear"], "hand": ["shout", "word"]}
    match = fight(two, one, cards=[shout(9)], content={"items": items})
    assert match.state.seats[0].rep == 1
    play(match, "done", "use:items.lamp.0")
    assert tracks(match)[2] == 1
    play(match, "play:shout", "done")
    assert (now(match).stage, now(match).pool) == (1, -1), "as the House that listens does (Secret 42)"


def test_charges_may_be_paid_as_a_response_begins() -> None:
    calm = card(
        "calm",
        kind="diplomacy",
        abilities=[
            {"when": "placed", "do": [{"do": "charge", "by": 1}]},
            {"when": "charges", "do": [{"do": "cancel"}]},
        ],
    )
    match = fight(talk(terror(3)), {"hand": ["calm"]}, cards=[calm])
    play(match, "play:calm", "done")
    assert asked(match) == {0: "ask-brace"}
    play(match, "charge:calm-0-0")
    assert tracks(match)[2] == 0


def test_what_was_prevented_in_one_response_is_not_in_the_next() -> None:
    calm = card(
        "calm", kind="diplomacy", abilities=[{"when": "attacked", "do": [{"do": "prevent", "what": "terror", "by": 5}]}]
    )
    match = fight(talk(terror(1)), {"hand": ["calm", "word"]}, cards=[calm])
    play(match, "play:calm", "done", "play:word", "done")
    assert tracks(match)[2] == 1


def test_all_must_want_to_give_up() -> None:
    trio = ({"who": "ailei", "hand": ["word"]}, {"who": "arev"}, {"who": "maggot"})
    match = fight(talk(), *trio)
    play(match, "0 activate:0", "1 activate:0", "2 activate:0", "0 give-up", "1 yes", "2 no")
    assert match.state.fights
