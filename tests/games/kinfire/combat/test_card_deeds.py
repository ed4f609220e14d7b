"""What cards do, attacks apart."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.arena import battle, card, foe, foe_hp, hit, hp, seat
from tests.games.kinfire.thin import THIN, Game, Item, asked, menu, play


def do(
    *deeds: Item,
    own: Item | None = None,
    others: tuple[Item, ...] = (seat("sling"), seat("net", zone="far")),
    **more: Any,
) -> Game:
    """The first seeker plays an Action with these instructions."""
    match = battle(seat("cut", "sabre", **(own or {})), *others, cards=card("cut", *deeds), turn=0, **more)
    play(match, "play:cut")
    return match


@pytest.mark.parametrize(
    ("who", "armour"), [("self", [1, 0, 0]), ("allies", [0, 1, 1]), ("all", [1, 1, 1]), ("zone", [1, 1, 0])]
)
def test_whom_an_instruction_means(who: str, armour: list[int]) -> None:
    assert [each.armour for each in do({"do": "shield", "who": who}).state.seats[:3]] == armour


def test_whom_the_player_chooses() -> None:
    match = do({"do": "shield", "who": "ally"})
    assert menu(match) == {"for:1", "for:2"}
    match = do({"do": "shield", "who": "seeker"})
    assert menu(match) == {"for:0", "for:1", "for:2"}
    play(match, "for:2")
    assert match.state.seats[2].armour == 1


def test_healing_is_helped_by_some() -> None:
    seekers = [{**each, "special": {"lends": {"heal": 2}} if each["id"] == "asha" else {}} for each in THIN["seekers"]]
    match = do(
        {"do": "recover", "who": "all", "hp": 1},
        seekers=seekers,
        own={"hp": 5},
        others=(seat("sling", hp=5), seat("net", hp=5)),
    )
    assert hp(match) == [6, 8, 8]


def test_drawing_shedding_and_fetching() -> None:
    match = do({"do": "draw", "number": 2})
    assert len(match.state.seats[0].hand.cards) == 3
    assert [("number", 2) in event.params for event in match.events if event.key == "cards-drawn"] == [True]
    match = do({"do": "shed", "who": "ally"}, others=(seat("sling", "net"), seat("scroll")))
    play(match, "for:1")
    assert asked(match) == {1: "ask-shed"}
    assert menu(match, 1) == {"discard:sling", "discard:net", "done"}
    play(match, "1 discard:net")
    assert match.state.seats[1].discard.cards == ["net"]
    match = do({"do": "fetch", "what": "action"}, own={"discard": ["twin", "hole", "twin-boost"]})
    assert menu(match) == {"fetch:twin", "fetch:hole"}
    play(match, "fetch:twin")
    assert "twin" in match.state.seats[0].hand.cards


@pytest.mark.rule("kinfire.status.seeker-discarded-cards-return-to-piles")
def test_a_status_may_be_shed_like_any_card() -> None:
    match = do({"do": "shed"}, own={"statuses": {"weaken": 2}, "armour": 1})
    assert menu(match) == {"discard:sabre", "discard:armour", "discard:weaken", "done"}
    play(match, "discard:weaken")
    assert match.state.seats[0].statuses == {"weaken": 1}


@pytest.mark.rule("kinfire.deck.no-draw-when-deck-and-discard-empty")
def test_no_more_is_drawn_than_there_is() -> None:
    match = battle(seat("cut", "sabre"), seat("sling"), cards=card("cut", {"do": "draw", "number": 3}), turn=0)
    seeker = match.state.seats[0]
    for each in seeker.deck.cards[2:]:
        match.table.move(each, seeker.deck, match.state.box)
    play(match, "play:cut")
    assert len(seeker.hand.cards) == 3
    assert [("number", 2) in event.params for event in match.events if event.key == "cards-drawn"] == [True]


@pytest.mark.rule("kinfire.deck.reshuffle-discard-when-empty")
def test_a_deck_that_runs_out_on_the_way_is_made_anew_for_the_rest() -> None:
    match = battle(seat("cut", "sabre"), seat("sling"), cards=card("cut", {"do": "draw", "number": 3}), turn=0)
    seeker = match.state.seats[0]
    for each in seeker.deck.cards[1:]:
        match.table.move(each, seeker.deck, seeker.discard)
    play(match, "play:cut")
    assert len(seeker.hand.cards) == 1 + 3
    assert [("number", 3) in event.params for event in match.events if event.key == "cards-drawn"] == [True]


def test_steps_for_others_and_the_lantern() -> None:
    match = do({"do": "step", "who": "ally", "zones": 2}, {"do": "charge", "who": "all"})
    play(match, "for:1", "1 move:east", "1 move:far")
    assert match.state.seats[1].zone == "far"
    assert all(each.charged for each in match.state.seats[:3])


def test_steps_of_a_card_may_be_left_untaken() -> None:
    match = do({"do": "step", "zones": 2})
    play(match, "move:east", "stay")
    assert match.state.seats[0].zone == "east"
    assert asked(match) == {0: "ask-turn"}


@pytest.mark.rule("kinfire.status.seeker-one-of-each-type-at-turn-start")
def test_a_card_does_not_move_who_is_trapped_in_the_own_turn() -> None:
    cards = card("cut", {"do": "step", "who": "all"})
    match = battle(seat("cut", "sabre", statuses={"trap": 1}), seat("sling"), cards=cards, draw=["asha"])
    play(match, "play:cut")
    assert asked(match) == {1: "ask-step"}


def test_a_step_in_the_own_turn_is_a_move_and_one_in_anothers_is_none() -> None:
    ability = {"when": "moved", "do": [{"do": "shield"}]}
    seekers = [{**each, "special": ability} for each in THIN["seekers"]]
    match = do({"do": "step", "who": "all"}, hit(1, "ranged", given="moved", extra=2), seekers=seekers)
    play(match, "move:east", "1 move:west", "2 stay")
    assert [each.armour for each in match.state.seats] == [1, 0, 0]
    assert foe_hp(match) == 20 - 3
    match = do({"do": "step", "who": "ally"}, hit(1, given="moved", extra=2))
    play(match, "for:1", "1 move:west")
    assert foe_hp(match) == 20 - 1


def test_cards_are_shed_one_by_one_as_long_as_one_likes() -> None:
    match = do({"do": "shed", "number": 3}, own={"armour": 2})
    play(match, "discard:armour", "done")
    assert match.state.seats[0].armour == 1
    assert asked(match) == {0: "ask-turn"}


@pytest.mark.rule("kinfire.renewal.when-no-action-card-in-hand")
def test_whoever_sheds_the_last_action_goes_on_with_the_new_hand() -> None:
    match = battle(
        seat("cut", "sabre", "net-boost"), seat("sling"), cards=card("cut", {"do": "shed", "number": 2}), turn=0
    )
    play(match, "play:cut", "discard:sabre")
    assert asked(match) == {0: "ask-shed"}
    assert menu(match) == {f"discard:{each}" for each in (*match.state.seats[0].hand, "armour")} | {"done"}
    assert "discard:net-boost" not in menu(match)


def test_no_more_statuses_are_cured_than_there_are() -> None:
    match = do({"do": "cure", "number": 2}, own={"statuses": {"weaken": 1}})
    assert match.state.seats[0].statuses == {}


@pytest.mark.rule("kinfire.renewal.precedes-granted-extra-action")
def test_one_more_action_is_one() -> None:
    match = battle(seat("cut", "sabre", "net", "twin"), seat("sling"), cards=card("cut", {"do": "again"}), turn=0)
    play(match, "play:cut", "play:sabre")
    assert match.why_not(0, "play:net") == ("kinfire.seeker-turn.one-action-card",)


def test_nobody_hides_from_an_enemy_that_hunts_another() -> None:
    match = do({"do": "fade"}, foes=[foe(target=1)])
    assert asked(match) == {0: "ask-turn"}
    assert match.state.combat.foes[0].target == 1


def test_a_used_token_is_recalled() -> None:
    match = do({"do": "recall"}, used=["asha", "asha"])
    assert match.state.used.cards == ["asha"]


def test_taunting_everybody_near() -> None:
    foes = [foe(target=1), foe(zone="east", target=1), foe(zone="far", target=1)]
    match = do({"do": "taunt", "everyone": True}, foes=foes)
    assert [each.target for each in match.state.combat.foes] == [0, 0, 1]


def test_nobody_sees_into_a_deck() -> None:
    match = do({"do": "draw"})
    deck = match.state.seats[0].deck
    assert deck.sees == 0
    assert deck.as_seen_by(0) == [None] * len(deck.cards)
