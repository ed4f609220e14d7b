"""A seeker's turn: moving, acting, passing; hands, lanterns, wards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.arena import battle, bite, boost, card, foe, foe_hp, hit, hp, seat, why_not
from tests.games.kinfire.thin import THIN, Game, Item, asked, menu, play, told

rule = pytest.mark.rule

CUT = card("cut", hit(3))


def turn(*hand: str, cards: list[Item] | None = None, others: tuple[Item, ...] = (seat("sling"),), **more: Any) -> Game:
    """The first seeker's turn with these cards in hand; nobody else can do anything unless `others` say so."""
    own = more.pop("own", {})
    return battle(seat(*hand, **own), *others, cards=[*CUT, *(cards or [])], turn=0, **more)


def lantern(*deeds: Item, colour: str = "white") -> list[Item]:
    return [{**each, "lantern": {"colour": colour, "do": list(deeds)}} for each in THIN["seekers"]]


# --- moving ---


@rule("kinfire.seeker-turn.may-move-one-zone")
@rule("kinfire.seeker.standee-marks-position")
def test_one_zone_a_turn_and_not_obliged_to() -> None:
    match = turn("cut", "sabre")
    assert {"move:west", "move:east", "move:tower", "move:pit"} <= menu(match)
    play(match, "move:east")
    assert match.state.seats[0].zone == "east"
    assert not any(option.startswith("move") for option in menu(match))
    assert "kinfire.seeker-turn.may-move-one-zone" in why_not(match, 0, "move:far")
    still = turn("cut", "sabre")
    play(still, "pass", "draw", "done")
    assert still.state.seats[0].zone == "mid"


@rule("kinfire.seeker-turn.move-before-or-after-acting")
def test_before_acting_or_after() -> None:
    match = turn("cut", "sabre")
    play(match, "play:cut", "move:east")
    assert match.state.seats[0].zone == "east"
    assert foe_hp(match) == 17
    match = turn("cut", "sabre", own={"zone": "east"})
    play(match, "move:mid", "play:cut")
    assert foe_hp(match) == 17


# --- acting ---


@rule("kinfire.seeker-turn.must-act-or-pass")
def test_a_turn_is_not_over_before_acting_or_passing() -> None:
    match = turn("cut", "sabre", draw=["feyn"])
    play(match, "move:east")
    assert "done" not in menu(match)
    assert "kinfire.seeker-turn.must-act-or-pass" in why_not(match, 0, "done")
    play(match, "pass", "draw")
    assert asked(match) == {1: "ask-turn"}


@rule("kinfire.seeker-turn.one-action-card")
@rule("kinfire.card.action-cards-played-on-own-turn")
@rule("kinfire.seeker-turn.action-played-face-up")
@rule("kinfire.card.played-action-goes-to-discard")
def test_one_action_card_that_is_then_discarded() -> None:
    match = turn("cut", "sabre")
    play(match, "play:cut")
    assert match.state.seats[0].discard.cards == ["cut"]
    assert "play:sabre" not in menu(match)
    assert "kinfire.seeker-turn.one-action-card" in why_not(match, 0, "play:sabre")
    assert "action-played" in told(match)


@rule("kinfire.seeker-turn.pass-draws-or-discards-one")
def test_who_passes_draws_or_discards_one() -> None:
    match = turn("cut", "sabre", own={"armour": 1, "statuses": {"weaken": 1}})
    play(match, "pass")
    assert menu(match) == {"draw", "discard:cut", "discard:sabre", "discard:armour", "discard:weaken"}
    play(match, "draw")
    assert len(match.state.seats[0].hand.cards) == 3
    match = turn("cut", "sabre")
    play(match, "pass", "discard:sabre")
    assert match.state.seats[0].discard.cards == ["sabre"]


def test_nobody_boosts_a_pass_but_a_passing_seeker_may_move() -> None:
    match = turn("cut", "sabre", others=(seat("cut-boost", "sling"),))
    play(match, "pass", "draw", "move:east")
    assert match.state.seats[0].zone == "east"


@rule("kinfire.seeker-turn.end-check-for-action-card")
def test_with_an_action_left_the_turn_just_ends() -> None:
    match = turn("cut", "sabre", draw=["feyn"])
    play(match, "play:cut", "done")
    assert "hand-renewed" not in told(match)
    assert asked(match) == {1: "ask-turn"}


# --- renewal ---


@rule("kinfire.renewal.when-no-action-card-in-hand")
@rule("kinfire.renewal.discard-entire-hand")
@rule("kinfire.renewal.status-and-armour-go-to-piles")
@rule("kinfire.renewal.draw-new-hand-of-seven")
@rule("kinfire.renewal.armour-drawn-after-new-hand")
@rule("kinfire.lantern.charges-with-each-new-hand")
def test_a_hand_without_actions_is_renewed_at_once() -> None:
    match = turn("cut", "cut-boost", own={"armour": 3, "statuses": {"weaken": 2}})
    play(match, "play:cut")
    seeker = match.state.seats[0]
    assert len(seeker.hand.cards) == 7
    assert seeker.armour == 1
    assert not seeker.statuses
    assert sorted(seeker.discard.cards) == ["cut", "cut-boost"]
    assert seeker.charged


@rule("kinfire.renewal.precedes-card-boost")
def test_renewal_comes_before_a_card_boost() -> None:
    helper = seat("think", "sling")
    match = turn("cut", cards=boost("think", "red", cards=1), others=(helper,))
    play(match, "play:cut", "1 boost:think")
    assert len(match.state.seats[0].hand.cards) == 7
    assert "draw" in menu(match)
    play(match, "draw")
    assert len(match.state.seats[0].hand.cards) == 8


@rule("kinfire.renewal.precedes-granted-extra-action")
@rule("kinfire.lantern.used-like-an-action-card-from-hand")
@rule("kinfire.lantern.flips-down-after-use")
@rule("kinfire.lantern.may-charge-repeatedly-in-one-combat")
@rule("kinfire.deck.lantern-never-in-deck-or-hand")
def test_an_extra_action_may_be_the_lantern_just_charged() -> None:
    match = turn("again", cards=card("again", {"do": "again"}), seekers=lantern(hit(5)))
    assert "kinfire.deck.lantern-never-in-deck-or-hand" in why_not(match, 0, "lantern")
    play(match, "play:again")
    assert match.state.seats[0].charged
    assert "lantern" in menu(match)
    play(match, "lantern")
    assert foe_hp(match) == 15
    assert not match.state.seats[0].charged
    assert "lantern" not in menu(match)


@rule("kinfire.lantern.has-colour-and-can-be-boosted")
def test_a_lantern_is_boosted_by_its_colour() -> None:
    cards = [*boost("fits", "green", damage=2), *boost("fails", "blue", damage=2)]
    others = (seat("fits", "fails", "sling"),)
    match = turn("cut", cards=cards, others=others, own={"charged": True}, seekers=lantern(hit(1), colour="green"))
    play(match, "lantern")
    assert menu(match, 1) == {"boost:fits", "pass"}
    assert ("card", "@seekers.asha.lantern-name") in match.offers(1)[0].prompt.params
    play(match, "1 boost:fits")
    assert foe_hp(match) == 17


@rule("kinfire.lantern.used-like-an-action-card-from-hand")
def test_a_lantern_is_the_turns_action() -> None:
    match = turn("cut", "sabre", own={"charged": True}, seekers=lantern(hit(5)))
    play(match, "lantern")
    assert "done" in menu(match)
    assert why_not(match, 0, "play:cut") == ("kinfire.seeker-turn.one-action-card",)
    assert why_not(match, 0, "pass") == ("kinfire.seeker-turn.one-action-card",)


@rule("kinfire.lantern.no-second-charge")
def test_a_lit_lantern_stays_lit() -> None:
    match = turn("cut", own={"charged": True})
    play(match, "play:cut")
    assert match.state.seats[0].charged
    assert "lantern-charged" not in told(match)


def test_a_charged_lantern_does_not_prevent_renewal() -> None:
    match = turn("cut", "cut-boost", own={"charged": True})
    play(match, "pass", "discard:cut")
    assert "hand-renewed" in told(match)


@rule("kinfire.renewal.exhausted-in-discarded-hand-hurt")
@rule("kinfire.status.exhausted-triggers-only-on-hand-discard")
@rule("kinfire.status.exhausted-is-persistent")
@rule("kinfire.status.exhausted-dead-in-hand")
def test_exhausted_cards_hurt_when_a_hand_is_discarded() -> None:
    match = turn("cut", "exhausted", "exhausted", own={"armour": 2})
    assert "play:exhausted" not in menu(match)
    before = hp(match)[0]
    play(match, "play:cut")
    assert hp(match)[0] == before - 2  # Armour does not help
    seeker = match.state.seats[0]
    assert [*seeker.discard.cards, *seeker.deck.cards, *seeker.hand.cards].count("exhausted") == 2


@rule("kinfire.status.exhausted-safe-when-discarded-by-effect")
@rule("kinfire.boost.card-discard-may-be-any-card")
def test_one_exhausted_card_may_be_discarded_without_harm() -> None:
    match = turn("cut", "sabre", "exhausted")
    before = hp(match)[0]
    play(match, "pass", "discard:exhausted", "done")
    assert hp(match)[0] == before


@rule("kinfire.deck.reshuffle-discard-when-empty")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = turn("cut", "sabre")
    seeker = match.state.seats[0]
    match.table.move_all(seeker.deck, seeker.discard)
    play(match, "pass", "draw")
    assert "deck-reshuffled" in told(match)
    assert len(match.state.seats[0].hand.cards) == 3
    assert not match.state.seats[0].discard.cards


@rule("kinfire.deck.no-draw-when-deck-and-discard-empty")
def test_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    match = turn("cut", "sabre")
    seeker = match.state.seats[0]
    match.table.move_all(seeker.deck, match.state.box)
    play(match, "pass")
    assert "draw" not in menu(match)
    assert "kinfire.deck.no-draw-when-deck-and-discard-empty" in why_not(match, 0, "draw")


def test_a_new_hand_without_actions_is_renewed_again() -> None:
    boosts = [f"asha-{name}-boost" for name in ("red-1", "red-2", "green-1", "green-2", "green-3", "green-4", "blue-1")]
    match = turn("cut", decks={"deck-0": boosts})
    play(match, "play:cut")
    assert told(match).count("hand-renewed") == 2


# --- wards ---


WARD = {"ward": {"lends": {"guard": 1}}}


@rule("kinfire.ward.stays-in-play")
@rule("kinfire.ward.one-at-a-time")
@rule("kinfire.ward.new-ward-discards-old")
def test_a_ward_stays_until_another_replaces_it() -> None:
    cards = [*card("stone", **WARD), *card("thorn", {"do": "again"}, **WARD)]
    match = turn("thorn", "stone", "cut", cards=cards)
    play(match, "play:thorn")
    assert match.state.seats[0].ward.cards == ["thorn"]
    assert not match.state.seats[0].discard.cards
    play(match, "play:stone")
    assert match.state.seats[0].ward.cards == ["stone"]
    assert match.state.seats[0].discard.cards == ["thorn"]


def test_a_ward_takes_its_share_off_an_attack() -> None:
    cards = card("stone", **WARD)
    for ward, damage in (("", 5), ("stone", 4)):
        match = battle(
            seat("cut", ward=ward),
            seat("sling"),
            cards=[*CUT, *cards],
            foes=[foe(bite(5), target=0)],
            draw=["1", "asha"],
        )
        assert hp(match)[0] == 16 - damage


# --- special abilities ---


def special(**effect: Any) -> list[Item]:
    return [{**each, "special": effect if each["id"] == "asha" else {}} for each in THIN["seekers"]]


@rule("kinfire.seeker.unique-special-ability")
def test_a_special_ability_is_in_force_for_its_seeker_alone() -> None:
    match = turn("cut", "sabre", seekers=special(lends={"damage": 2}))
    play(match, "play:cut")
    assert foe_hp(match) == 15
    other = battle(seat("sabre"), seat("cut", "sling"), cards=CUT, turn=1, seekers=special(lends={"damage": 2}))
    play(other, "1 play:cut")
    assert foe_hp(other) == 17


@pytest.mark.parametrize(
    ("when", "lines"),
    [("turn-start", ()), ("turn-end", ("pass", "draw", "done")), ("after-action", ("play:cut",)),
     ("after-attack", ("play:cut",)), ("moved", ("move:east",))],
)  # fmt: skip
def test_moments_at_which_an_ability_acts(when: str, lines: tuple[str, ...]) -> None:
    match = turn("cut", "sabre", seekers=special(when=when, do=[{"do": "shield", "number": 2}]), draw=["feyn"])
    assert (match.state.seats[0].armour == 2) is (when == "turn-start")
    play(match, *lines)
    assert match.state.seats[0].armour == 2


def test_an_ability_that_acts_in_a_hearts_turn_does_so_in_no_other() -> None:
    for token, armour in (("asha", 0), ("heart", 1)):
        match = battle(seat("cut"), seat("sling"), cards=CUT, draw=[token],
                       seekers=special(when="heart", do=[{"do": "shield"}]))  # fmt: skip
        if token == "heart":
            play(match, "turn-of:0")
        assert match.state.seats[0].armour == armour


@rule("kinfire.status.seeker-wound-damage-at-turn-start")
def test_wounds_that_an_ability_cures_first_do_not_hurt() -> None:
    own = seat("cut", "sabre", hp=9, statuses={"wound": 1})
    cures = special(when="turn-start", do=[{"do": "cure"}])
    for first, left in (("ability", 9), ("wounds", 8)):
        match = battle(own, seat("sling"), cards=CUT, draw=["asha"], seekers=cures)
        play(match, f"first:{first}")
        assert hp(match)[0] == left


def test_an_ability_that_acts_when_the_hand_is_renewed() -> None:
    match = turn("cut", "cut-boost", seekers=special(when="renewed", do=[{"do": "recover", "hp": 3}]), own={"hp": 5})
    play(match, "play:cut")
    assert hp(match)[0] == 8


def test_an_ability_may_be_declined_and_once_is_once() -> None:
    effect = {"when": "moved", "do": [{"do": "shield"}], "may": True, "once": True}
    match = turn("cut", "sabre", seekers=special(**effect, lends={"steps": 1}))
    play(match, "move:east")
    assert asked(match) == {0: "ask-use-ability"}
    play(match, "no", "move:mid", "yes")
    assert match.state.seats[0].armour == 1
    match = turn("cut", "sabre", seekers=special(**{**effect, "may": False}, lends={"steps": 1}))
    play(match, "move:east", "move:mid")
    assert match.state.seats[0].armour == 1


@rule("kinfire.seeker.unique-special-ability")
def test_an_ability_and_a_ward_that_act_at_one_moment_come_in_the_players_order() -> None:
    stone = card("stone", ward={"when": "after-action", "do": [{"do": "recover", "hp": 2}]})
    hurts = special(when="after-action", do=[{"do": "suffer", "hp": 1}])
    for first, left in (("ability", 16), ("ward", 15)):
        match = turn("cut", "sabre", cards=stone, own={"ward": "stone", "hp": 16}, seekers=hurts)
        play(match, "play:cut")
        assert menu(match) == {"first:ability", "first:ward"}
        play(match, f"first:{first}")
        assert hp(match)[0] == left
