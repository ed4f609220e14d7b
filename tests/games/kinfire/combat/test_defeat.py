"""Defeat: of seekers and enemies; phases and overlays; ability tokens; allies; the end of a combat."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.games.kinfire.arena import ally, battle, bite, card, foe, foe_hp, hit, hp, passive, row, seat
from tests.games.kinfire.thin import Game, Item, asked, menu, play, told

rule = pytest.mark.rule

weak = partial(foe, hp=9)
"""An enemy that one blow defeats."""


def strike(damage: int, *foes: Item, fight: Item | None = None, **more: Any) -> Game:
    """The first seeker deals so much damage to an enemy in the same zone."""
    match = battle(
        seat("cut", "sabre", **more.pop("own", {})),
        seat("sling", **more.pop("other", {})),
        cards=card("cut", hit(damage)),
        foes=list(foes),
        turn=0,
        card_of_fight=fight,
        draw=["asha"],
        **more,
    )
    play(match, "play:cut")
    return match


def read(match: Game) -> str:
    """The story card that the party was sent to."""
    return str(match.state.page)


# --- seekers ---


@rule("kinfire.defeat.seeker-at-zero-loses-combat-for-all")
@rule("kinfire.defeat.loss-is-immediate")
@rule("kinfire.defeat.setup-card-gives-outcome")
@rule("kinfire.campaign.cooperative-two-to-four-seekers")
def test_one_seeker_at_zero_loses_the_combat_for_all_at_once() -> None:
    deeds = ({"do": "sap", "whom": "all", "hp": 3}, {"do": "sap", "whom": "all", "hp": 1})
    match = battle(seat("sabre", hp=3), seat("sling", hp=9), foes=[foe(row(*deeds))], draw=["1"])
    assert match.state.combat is None
    assert "combat-lost" in told(match)
    assert told(match).count("seeker-suffers") == 1  # nothing further was done


@rule("kinfire.defeat.loss-rarely-ends-campaign")
def test_a_lost_combat_sends_the_party_on() -> None:
    match = battle(seat("sabre", hp=1), seat("sling"), foes=[foe(bite(9), target=0)], draw=["1"])
    assert read(match) == "lost"


# --- enemies ---


@rule("kinfire.defeat.enemy-at-zero-is-defeated")
@rule("kinfire.defeat.enemy-standee-removed")
@rule("kinfire.defeat.target-token-kept-as-trophy")
@rule("kinfire.defeat.one-enemy-down-may-not-win")
def test_a_defeated_enemy_leaves_and_its_target_token_is_kept() -> None:
    match = strike(9, foe(hp=9, zone="mid"), foe(zone="far"))
    assert match.state.combat.foes[0].gone
    assert match.state.combat.foes[0].zone == ""
    assert match.state.trophies == ["foe0"]
    assert asked(match) == {0: "ask-turn"}  # one is left


def test_the_last_enemy_defeated_wins() -> None:
    match = strike(9, weak())
    assert match.state.combat is None
    assert read(match) == "won"


def test_a_setup_card_may_say_that_the_first_is_enough_or_not() -> None:
    leader = strike(9, weak(), foe(zone="far"), fight={"wins": "first"})
    assert read(leader) == "won"
    other = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(9)),
        foes=[foe(zone="far"), weak()],
        turn=0,
        card_of_fight={"wins": "first"},
    )
    play(other, "play:cut")
    assert other.state.combat is not None


# --- ability tokens ---


@rule("kinfire.transfer.to-rightmost-surviving-enemy")
@rule("kinfire.transfer.tokens-keep-their-row")
def test_tokens_go_to_the_rightmost_enemy_row_by_row() -> None:
    match = strike(
        9,
        weak(bite(), bite(), tokens=[[1, 2], [3]]),
        foe(zone="far", tokens=[[4]]),
        foe(bite(), bite(), zone="far", tokens=[[5], [6]]),
    )
    assert match.state.combat.foes[2].tokens == [[5, 1, 2], [6, 3]]
    assert match.state.combat.foes[1].tokens == [[4]]
    assert match.state.combat.foes[0].tokens == [[], []]


@rule("kinfire.transfer.passive-row-tokens-split-over-actives")
@rule("kinfire.transfer.group-places-odd-token")
def test_tokens_of_a_passive_row_are_shared_out() -> None:
    match = strike(
        9, weak(bite(), tokens=[[1, 2, 3]]), foe(passive(), bite(), bite(), zone="far", tokens=[[], [4], [5]])
    )
    assert asked(match) == {0: "ask-place-token"}
    assert menu(match) == {"beside:2", "beside:3"}
    assert [dict(option.params)["number"] for option in match.offers(0)[0].options] == [2, 3]
    play(match, "beside:3", "beside:3")
    assert match.state.combat.foes[1].tokens == [[], [4, 3], [5, 1, 2]]


@rule("kinfire.transfer.group-places-odd-token")
def test_there_is_but_one_odd_token() -> None:
    rows = (passive(), bite(), bite(), bite())
    match = strike(9, weak(bite(), tokens=[[0, 1, 2, 3]]), foe(*rows, zone="far", tokens=[[], [], [], []]))
    moon = "\N{LAST QUARTER MOON}"
    assert [dict(event.params)["tokens"] for event in match.events if event.key == "tokens-move"] == [f"{moon} 1 2 3"]
    assert ("token", moon) in match.offers(0)[0].prompt.params
    play(match, "beside:2", "beside:2", "beside:3")
    assert match.state.combat.foes[1].tokens == [[], [0, 1], [2], [3]]


def test_a_missing_row_counts_as_passive_and_without_actives_tokens_are_set_aside() -> None:
    match = strike(9, weak(bite(), bite(), tokens=[[1], [2]]), foe(bite(), zone="far", tokens=[[3]]))
    assert match.state.combat.foes[1].tokens == [[3, 1, 2]]
    none = strike(9, weak(bite(), tokens=[[1]]), foe(passive(), zone="far", tokens=[[]]))
    assert none.state.combat.foes[1].tokens == [[]]


# --- phases ---


def phased(**more: Any) -> Item:
    overlays = more.pop("overlays", [])
    return foe(
        bite(1),
        bite(2),
        hp=2,
        tokens=[[1, 2, 3], [4]],
        statuses=[{"trap": 1}, {}],
        phases=[{"hp": 15, "overlays": overlays}, {"hp": 5}],
        target=1,
        **more,
    )


@rule("kinfire.phase.starts-when-hp-hits-zero")
@rule("kinfire.phase.hp-reset")
@rule("kinfire.phase.excess-damage-lost")
@rule("kinfire.phase.statuses-discarded")
@rule("kinfire.phase.turn-ends-immediately")
@rule("kinfire.phase.may-be-several")
def test_a_new_phase_starts_afresh_and_ends_the_turn() -> None:
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(6, provoking=True), {"do": "shield"}),
        foes=[phased()],
        turn=0,
        draw=["asha"],
    )
    play(match, "play:cut")
    board = match.state.combat.foes[0]
    assert (board.hp, board.phase, board.statuses) == (15, 1, [{}, {}])
    assert board.target == 1
    assert match.state.seats[0].armour == 0
    assert match.state.seats[0].discard.cards == ["cut"]
    assert asked(match) == {0: "ask-turn"}
    assert match.state.used.cards == ["asha"]


@rule("kinfire.phase.starts-when-hp-hits-zero")
def test_a_phase_may_begin_with_a_deed() -> None:
    match = strike(6, foe(bite(1), hp=2, phases=[{"hp": 15, "do": [{"do": "sap", "whom": "all", "hp": 2}]}]))
    assert (foe_hp(match), hp(match)) == (15, [14, 13])


def test_there_may_be_several_phases() -> None:
    match = battle(
        seat("cut", "net", "sabre"),
        seat("sling"),
        cards=card("cut", hit(9)),
        foes=[foe(hp=4, phase=1, phases=[{"hp": 4}, {"hp": 7}])],
        turn=0,
        draw=["asha"],
    )
    play(match, "play:cut")
    assert (match.state.combat.foes[0].phase, foe_hp(match)) == (2, 7)


@rule("kinfire.overlay.placed-on-matching-number")
@rule("kinfire.overlay.replaces-what-it-covers")
def test_overlays_replace_what_they_cover() -> None:
    new = {"row": "active", "name": "bite", "do": [{"do": "sap", "whom": "all", "hp": 4}]}
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(6)),
        turn=0,
        draw=["4", "1", "asha"],
        foes=[phased(overlays=[{"number": 2, "row": new}, {"number": 0, "targets": "least-hp"}])],
    )
    play(match, "play:cut")
    assert hp(match) == [12, 10]  # 4 by the new row, and 1 by the old first one
    from roundtable.games.kinfire.box import box_of

    assert box_of(match.content).targets(match.state.combat.foes[0]) == "least-hp"


@rule("kinfire.overlay.active-turned-passive-splits-tokens")
def test_tokens_of_a_row_turned_passive_are_shared_out() -> None:
    board = foe(
        bite(1),
        bite(2),
        bite(3),
        hp=2,
        tokens=[[1, 2, 3], [4], [5]],
        phases=[{"hp": 15, "overlays": [{"number": 1, "row": {"row": "passive", "name": "bite"}}]}],
    )
    match = strike(6, board)
    assert asked(match) == {0: "ask-place-token"}
    play(match, "beside:2", "beside:3", "beside:2")
    assert match.state.combat.foes[0].tokens == [[], [4, 1, 3], [5, 2]]


@rule("kinfire.overlay.replaces-what-it-covers")
def test_where_no_ability_is_active_any_more_its_tokens_are_set_aside() -> None:
    calm = {"number": 1, "row": {"row": "passive", "name": "bite"}}
    match = strike(6, foe(bite(1), hp=2, tokens=[[1, 2]], phases=[{"hp": 15, "overlays": [calm]}]))
    assert (match.state.combat.foes[0].tokens, foe_hp(match)) == ([[]], 15)


def test_the_end_of_a_turn_cut_short_still_happens() -> None:
    match = battle(
        seat("cut", "cut-boost", statuses={"weaken": 1}),
        seat("sling"),
        cards=card("cut", hit(9)),
        foes=[phased()],
        turn=0,
        draw=["feyn"],
        track=["heart", "heart", "darkness", "darkness"],
    )
    play(match, "play:cut")
    assert "hand-renewed" in told(match)
    assert "bag-reset" in told(match)


# --- allies ---


@rule("kinfire.ally.placed-per-setup-card")
@rule("kinfire.ally.may-have-tokens-and-hp")
def test_ally_cards_are_placed_with_their_tokens_and_hp() -> None:
    helper = ally(row({"do": "comfort", "hp": 2, "everyone": True}), hp=6, tokens=[[9]])
    match = battle(seat(), seat(), foes=[foe(tokens=[[1]]), helper], setup=True)
    card_ = match.state.combat.foes[1]
    assert (card_.ally, card_.hp, card_.tokens, card_.zone) == (True, 6, [[9]], "mid")


@rule("kinfire.ally.may-side-with-anyone")
def test_allies_help_either_side() -> None:
    helper = ally(row({"do": "harm", "hp": 3}, {"do": "comfort", "hp": 2}, {"do": "shelter"}), zone=None, tokens=[[9]])
    match = battle(seat("sabre", hp=5), seat("sling"), foes=[foe(tokens=[[1]]), helper], draw=["9", "asha"])
    assert foe_hp(match) == 17
    play(match, "for:0", "for:1")
    assert hp(match)[0] == 7
    assert match.state.seats[1].armour == 1
    dark = ally(
        row({"do": "sap", "whom": "all", "hp": 1}, {"do": "mend", "hp": 4, "fellows": True}),
        side="enemies",
        zone=None,
        tokens=[[9]],
    )
    match = battle(seat("sabre"), seat("sling"), foes=[foe(tokens=[[1]]), dark], draw=["9", "asha"])
    assert hp(match) == [15, 14]
    assert foe_hp(match) == 24


@rule("kinfire.ally.may-side-with-anyone")
def test_an_ally_harms_one_enemy_or_all() -> None:
    for fellows, left in ((False, [20, 17]), (True, [17, 17])):
        helper = ally(row({"do": "harm", "hp": 3, "fellows": fellows}), zone=None, tokens=[[9]])
        match = battle(seat("sabre"), seat("sling"), foes=[foe(tokens=[[1]]), foe(), helper], draw=["9", "asha"])
        if not fellows:
            play(match, "harm:foe1-2")
        assert [foe_hp(match, index) for index in (0, 1)] == left


@rule("kinfire.ally.may-have-tokens-and-hp")
def test_only_a_friend_with_hp_who_is_near_is_mauled() -> None:
    others = [ally(hp=9, side="enemies"), ally(), ally(hp=9, zone="far"), ally(hp=9, zone="west")]
    match = battle(seat("sabre"), seat("sling"), foes=[foe(row({"do": "maul", "hp": 2}), tokens=[[1]]), *others],
                   draw=["1", "asha"])  # fmt: skip
    assert [foe_hp(match, index) for index in range(1, 5)] == [9, 0, 9, 7]


@rule("kinfire.ally.cannot-carry-statuses")
def test_no_status_is_laid_on_an_ally() -> None:
    dark = ally(bite(1), side="enemies", hp=9, tokens=[[9]])
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(2, inflicts={"wound": 1})),
        foes=[foe(zone="far"), dark],
        turn=0,
    )
    play(match, "play:cut")
    assert foe_hp(match, 1) == 7
    assert match.state.combat.foes[1].statuses == [{}]


@rule("kinfire.ally.leaving-gives-tokens-to-rightmost-enemy")
@rule("kinfire.ally.tokens-split-evenly-not-by-row")
def test_the_tokens_of_an_ally_that_leaves_are_shared_out() -> None:
    dark = ally(bite(1), side="enemies", hp=2, tokens=[[9, 10]])
    match = strike(2, foe(zone="far", tokens=[[1]]), foe(bite(), bite(), zone="far", tokens=[[2], [3]]), dark)
    assert match.state.combat.foes[2].gone
    play(match, "beside:2")
    assert match.state.combat.foes[1].tokens == [[2, 10], [3, 9]]
    leaving = ally(row({"do": "depart"}), zone=None, tokens=[[9]])
    match = battle(seat("sabre"), seat("sling"), foes=[foe(tokens=[[1]]), leaving], draw=["9", "asha"])
    assert match.state.combat.foes[1].gone
    assert match.state.combat.foes[0].tokens == [[1, 9]]


def test_a_combat_may_be_lost_with_an_ally() -> None:
    friend = ally(hp=2, tokens=[])
    match = battle(
        seat("sabre"),
        seat("sling"),
        foes=[foe(row({"do": "maul", "hp": 2}), tokens=[[1]]), friend],
        draw=["1"],
        card_of_fight={"guards": "foe1"},
    )
    assert match.state.combat is None
    assert read(match) == "lost"


# --- the end ---


@rule("kinfire.combat-end.hp-restored")
@rule("kinfire.combat-end.hand-discarded")
@rule("kinfire.combat-end.discard-shuffled-into-deck")
@rule("kinfire.combat-end.lanterns-face-down")
@rule("kinfire.combat-end.persistent-statuses-stay")
def test_after_a_combat_all_is_put_away() -> None:
    match = strike(
        9,
        weak(),
        own={"hp": 4, "armour": 2, "statuses": {"wound": 1}, "charged": True, "discard": ["net"]},
        other={"hp": 2, "hand": ["sling", "exhausted"]},
    )
    seats = match.state.seats[:2]
    assert hp(match) == [16, 15]
    assert [(len(each.hand.cards), each.armour, each.statuses, each.charged) for each in seats] == [
        (0, 0, {}, False)
    ] * 2
    assert not seats[0].discard.cards
    assert {"net", "cut", "sabre"} <= set(seats[0].deck.cards)
    assert "exhausted" in seats[1].deck.cards
    assert hp(match)[1] == 15


def test_wards_and_tokens_go_back_too() -> None:
    match = battle(
        seat("cut", "sabre", ward="stone"),
        seat("sling"),
        cards=[*card("cut", hit(9)), *card("stone", ward={"lends": {"guard": 1}})],
        foes=[weak()],
        turn=0,
        used=["1", "2"],
        track=["heart"],
    )
    play(match, "play:cut")
    assert "stone" in match.state.seats[0].deck.cards
    assert len(match.state.bag.cards) == 29


def test_the_first_to_fall_decides() -> None:
    """An area attack of the seekers that also costs a life: things happen in order (A40)."""
    match = battle(
        seat("cut", "sabre", hp=1),
        seat("sling"),
        cards=card("cut", hit(9), {"do": "suffer", "hp": 1}),
        foes=[weak()],
        turn=0,
    )
    play(match, "play:cut")
    assert read(match) == "won"
