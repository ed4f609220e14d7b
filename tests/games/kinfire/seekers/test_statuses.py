"""Statuses on enemies and in hands."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.arena import battle, bite, card, foe, foe_hp, hit, hp, passive, row, seat, why_not
from tests.games.kinfire.thin import Game, Item, asked, menu, play, told

from roundtable.games.kinfire.state import NOBODY
from roundtable.kernel.scene import Row
from roundtable.views import SceneIndex

rule = pytest.mark.rule

SAP = row({"do": "sap", "whom": "all", "hp": 1})


def covered(statuses: dict[str, int], *deeds: Item, **more: Any) -> Game:
    """An ability with these statuses on it is triggered."""
    board = foe(row(*deeds), bite(1), hp=12, statuses=[statuses, {"wound": 1}], tokens=[[7], [8]], target=0, **more)
    return battle(seat("sabre"), seat("sling"), foes=[board], draw=["7", "asha"])


def own_turn(*hand: str, statuses: dict[str, int], cards: list[Item] | None = None, **own: Any) -> Game:
    """A seeker's turn begins with these statuses in hand."""
    return battle(
        seat(*hand, statuses=statuses, **own),
        seat("sling"),
        cards=cards or [],
        turn=0,
        draw=["feyn"],
        foes=[foe(zone="far")],
    )


# --- on enemies ---


@rule("kinfire.status.enemy-covers-one-active-ability")
@rule("kinfire.status.enemy-passives-cannot-be-covered")
@rule("kinfire.status.enemy-several-on-one-ability")
@rule("kinfire.status.four-temporary-types")
def test_the_attacker_chooses_which_active_ability_a_status_covers() -> None:
    board = foe(bite(), passive(), bite(), tokens=[[1], [], [2]], statuses=[{"trap": 1}, {}, {}])
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(1, inflicts={"trap": 2})),
        foes=[board],
        turn=0,
    )
    play(match, "play:cut")
    assert menu(match) == {"cover:1", "cover:3"}
    assert [dict(option.params)["number"] for option in match.offers(0)[0].options] == [1, 3]
    assert why_not(match, 0, "cover:2") == ("kinfire.status.enemy-passives-cannot-be-covered",)
    play(match, "cover:3", "cover:1")
    assert match.state.combat.foes[0].statuses == [{"trap": 2}, {}, {"trap": 1}]


def test_the_abilities_to_cover_are_pointed_at_and_tell_how_often_they_may_come() -> None:
    board = foe(bite(), bite(), bite(), tokens=[[1, 4], [2], [0]])
    used = {"used": ["2"], "track": ["darkness"]}
    cut = card("cut", hit(1, inflicts={"trap": 1}))
    match = battle(seat("cut", "sabre"), seat("sling"), cards=cut, foes=[board], turn=0, **used)
    play(match, "play:cut")
    (offer,) = match.offers(0)
    assert [dict(option.params)["left"] for option in offer.options] == [2, 0, 1]
    things = SceneIndex(match.scene(0))
    pointed = [things.pointed(option) for option in offer.options]
    assert [[thing.id for thing in found if isinstance(thing, Row)] for found in pointed] == [["0-1"], ["0-2"], ["0-3"]]
    texts = match.game.texts(match.content)
    first, second, third = (texts.say("en", option.key, option.params) for option in offer.options)
    assert first.endswith("2 tokens in the bag set it off.")
    assert second.endswith("No token in the bag sets it off.")
    assert third.endswith("One token in the bag sets it off.")


def test_an_enemy_without_active_abilities_takes_no_status() -> None:
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(1, inflicts={"wound": 1})),
        foes=[foe(passive(), tokens=[])],
        turn=0,
    )
    play(match, "play:cut")
    assert match.state.combat.foes[0].statuses == [{}]


@rule("kinfire.status.enemy-all-applied-before-ability")
@rule("kinfire.status.enemy-wound-two-damage-each")
@rule("kinfire.status.enemy-resolved-cards-return-to-piles")
def test_wounds_hurt_before_the_ability_is_used() -> None:
    match = covered({"wound": 1}, {"do": "sap", "whom": "all", "hp": 1})
    assert foe_hp(match) == 10
    assert hp(match) == [15, 14]
    assert match.state.combat.foes[0].statuses == [{}, {"wound": 1}]  # those elsewhere stay


@rule("kinfire.status.enemy-trap-forbids-movement-this-turn")
@rule("kinfire.status.enemy-extra-trap-is-wasted")
def test_two_wounds_and_two_traps() -> None:
    match = covered({"wound": 2, "trap": 2}, {"do": "strike", "reach": "melee", "damage": 3}, zone="east")
    assert foe_hp(match) == 8
    assert match.state.combat.foes[0].zone == "east"
    assert hp(match) == [16, 15]
    assert match.state.combat.foes[0].statuses[0] == {}


def test_a_weakened_ability_deals_two_less_a_card_and_a_stunned_one_nothing() -> None:
    weakened = covered({"weaken": 2}, {"do": "strike", "reach": "melee", "damage": 5})
    assert (hp(weakened)[0], foe_hp(weakened)) == (15, 12)
    stunned = covered({"stun": 1, "wound": 1}, {"do": "strike", "reach": "melee", "damage": 5})
    assert hp(stunned)[0] == 16
    assert foe_hp(stunned) == 10
    assert "ability-cancelled" in told(stunned)


@rule("kinfire.status.enemy-all-applied-before-ability")
def test_only_statuses_that_are_there_are_told_of() -> None:
    assert "statuses-apply" not in told(covered({}, {"do": "sap", "whom": "all", "hp": 1}))
    assert "statuses-apply" in told(covered({"trap": 1}, {"do": "sap", "whom": "all", "hp": 1}))


def test_wounds_may_defeat_an_enemy_before_its_ability() -> None:
    first = foe(SAP, hp=2, tokens=[[7]], statuses=[{"wound": 1}])
    match = battle(seat("sabre"), seat("sling"), foes=[first, foe(bite(0), tokens=[[8]])], draw=["7", "asha"])
    assert match.state.combat.foes[0].gone
    assert hp(match) == [16, 15]
    assert match.state.combat.foes[1].tokens == [[8, 7]]


def test_an_immune_enemy_takes_no_such_status() -> None:
    board = foe(bite(), passive(lends={"immune": ["stun"]}), tokens=[[1]])
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", {"do": "hex", "inflicts": {"stun": 1, "trap": 1}}),
        foes=[board],
        turn=0,
    )
    play(match, "play:cut")
    assert match.state.combat.foes[0].statuses[0] == {"trap": 1}


# --- on seekers ---


@rule("kinfire.status.seeker-card-goes-to-hand")
@rule("kinfire.status.temporary-or-persistent")
def test_a_status_goes_to_the_seekers_hand() -> None:
    board = foe(bite(0, inflicts={"stun": 1, "wound": 2}), target=0)
    match = battle(seat("sabre"), seat("sling"), foes=[board], draw=["1", "feyn"])
    assert match.state.seats[0].statuses == {"stun": 1, "wound": 2}


@rule("kinfire.status.seeker-wound-damage-at-turn-start")
@rule("kinfire.status.seeker-wound-and-weaken-scale-with-count")
@rule("kinfire.status.seeker-one-of-each-type-at-turn-start")
@rule("kinfire.status.seeker-may-drop-one-of-each-type-at-turn-end")
@rule("kinfire.status.seeker-discarded-cards-return-to-piles")
def test_wounds_hurt_once_by_their_number_and_one_may_go() -> None:
    match = own_turn("sabre", "net", statuses={"wound": 3}, hp=9, armour=2)
    assert hp(match)[0] == 6
    assert match.state.seats[0].armour == 2
    play(match, "pass", "draw", "done")
    assert asked(match) == {0: "ask-drop"}
    assert menu(match) == {"drop:wound", "done"}
    play(match, "drop:wound")
    assert match.state.seats[0].statuses == {"wound": 2}
    assert not match.state.seats[0].discard.cards
    assert asked(match) == {1: "ask-turn"}


def test_one_of_each_type_may_be_dropped_or_kept() -> None:
    match = own_turn("sabre", "net", statuses={"weaken": 2, "trap": 1})
    play(match, "pass", "draw", "drop:weaken")
    assert menu(match) == {"drop:trap", "done"}
    play(match, "done")
    assert match.state.seats[0].statuses == {"weaken": 1, "trap": 1}


@rule("kinfire.seeker-turn.end-check-for-action-card", "kinfire.renewal.status-and-armour-go-to-piles")
def test_a_hand_without_actions_is_renewed_before_any_status_is_dropped() -> None:
    match = battle(
        seat("net-boost", statuses={"trap": 1}),
        seat("sling"),
        turn=0,
        draw=["feyn"],
        decks={"deck-0": ["asha-red-1-boost"]},
    )
    play(match, "draw")
    assert asked(match) == {1: "ask-turn"}
    assert match.state.seats[0].statuses == {}


@rule("kinfire.seeker-turn.end-check-for-action-card")
def test_a_hand_without_actions_is_renewed_before_the_time_track_is_emptied() -> None:
    match = battle(
        seat("net-boost"), seat("sling"), turn=0, draw=["feyn"], track=["heart", "heart", "darkness", "darkness"],
        decks={"deck-0": ["asha-red-1-boost"]},
    )  # fmt: skip
    play(match, "pass", "draw", "done")
    assert told(match).index("hand-renewed") < told(match).index("bag-reset")


@rule("kinfire.time-track.reset-waits-for-end-of-turn")
def test_a_turn_that_leaves_statuses_ends_like_any_other() -> None:
    trapped = seat("sabre", "net", statuses={"trap": 1})
    match = battle(trapped, seat("sling"), turn=0, draw=["heart"], track=["heart", "heart", "darkness", "darkness"])
    play(match, "pass", "draw", "done")
    assert "bag-reset" in told(match)
    assert asked(match) == {0: "ask-whose-turn"}
    assert match.state.combat.turn.seat == NOBODY


def test_weaken_takes_one_off_attacks_for_each_card() -> None:
    match = battle(seat("cut", "sabre", statuses={"weaken": 2}), seat("sling"), cards=card("cut", hit(5)), turn=0)
    play(match, "play:cut")
    assert foe_hp(match) == 17


def test_a_stunned_seeker_must_pass_but_may_move() -> None:
    match = own_turn("sabre", "net", statuses={"stun": 1}, charged=True)
    assert menu(match) == {"pass", "move:west", "move:east", "move:pit", "move:tower"}
    assert why_not(match, 0, "play:sabre") == ("kinfire.status.seeker-one-of-each-type-at-turn-start",)


def test_a_trapped_seeker_does_not_move() -> None:
    match = own_turn("sabre", "net", statuses={"trap": 1})
    assert menu(match) == {"play:sabre", "play:net", "pass"}
    assert why_not(match, 0, "move:east") == ("kinfire.status.seeker-one-of-each-type-at-turn-start",)


def test_exhausted_cards_are_not_shaken_off() -> None:
    match = own_turn("sabre", "exhausted", statuses={"wound": 1})
    play(match, "pass", "draw", "done")
    assert menu(match) == {"drop:wound", "done"}


def test_statuses_may_be_cured() -> None:
    match = own_turn("tea", "sabre", statuses={"wound": 1, "weaken": 1}, cards=card("tea", {"do": "cure"}))
    play(match, "play:tea")
    assert menu(match) >= {"drop:wound", "drop:weaken"}
    play(match, "drop:wound")
    assert "wound" not in match.state.seats[0].statuses
