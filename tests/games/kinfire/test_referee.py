"""A referee's cases: what a rules lawyer would try."""

from __future__ import annotations

from typing import Any

import pytest

from . import arena
from .arena import ally, battle, bite, boost, card, foe, foe_hp, hit, hp, passive, row, seat
from .thin import Game, Item, asked, menu, own_cards, page, play, seeker, start, told, way

rule = pytest.mark.rule


def special(who: str, **more: Any) -> Item:
    """A seeker with this special ability."""
    return {**seeker(who), "special": more}


def team(*changed: Item) -> list[Item]:
    """All six seekers, some of them changed."""
    new = {each["id"]: each for each in changed}
    return [new.get(who, seeker(who)) for who in ("asha", "feyn", "khor", "naz", "roland", "valora")]


def foes(match: Game) -> list[Any]:
    combat = match.state.combat
    assert combat is not None
    return list(combat.foes)


SWEEP = card("sweep", hit(5, area=True))
LIVES_ON = [{"hp": 7}]


# --- several enemies at once ---


@rule("kinfire.defeat.enemy-at-zero-is-defeated")
def test_one_area_attack_takes_one_enemy_into_a_new_phase_and_defeats_another() -> None:
    match = battle(
        seat("sweep", "sabre"), seat("sling"), cards=SWEEP, turn=0, draw=["asha"],
        foes=[foe(hp=5, phases=LIVES_ON), foe(hp=5), foe(zone="far")],
    )  # fmt: skip
    play(match, "play:sweep")
    assert foes(match)[0].phase == 1
    assert foes(match)[0].hp == 7
    assert foes(match)[1].gone
    assert "foe1" in match.state.trophies


@rule("kinfire.phase.starts-when-hp-hits-zero")
def test_one_area_attack_takes_two_enemies_into_new_phases() -> None:
    match = battle(
        seat("sweep", "sabre"), seat("sling"), cards=SWEEP, turn=0, draw=["asha"],
        foes=[foe(hp=5, phases=LIVES_ON), foe(hp=5, phases=LIVES_ON)],
    )  # fmt: skip
    play(match, "play:sweep")
    assert [(each.phase, each.hp) for each in foes(match)] == [(1, 7), (1, 7)]


@rule("kinfire.transfer.to-rightmost-surviving-enemy")
def test_tokens_of_several_defeated_at_once_go_to_one_who_survives() -> None:
    match = battle(
        seat("sweep", "sabre"), seat("sling"), cards=SWEEP, turn=0,
        foes=[
            foe(row(), row(), hp=5, tokens=[[1], []]),
            foe(row(), row(), zone="far", tokens=[[], []]),
            foe(passive(), row(), hp=5, tokens=[[], [2]]),
        ],
    )  # fmt: skip
    play(match, "play:sweep")
    assert foes(match)[0].gone
    assert foes(match)[2].gone
    assert foes(match)[1].tokens == [[1], [2]]


@rule("kinfire.attack.provoking-damage-takes-target-token")
def test_provoking_the_survivor_of_an_area_attack() -> None:
    match = battle(
        seat("roar", "sabre"), seat("sling"), cards=card("roar", hit(5, area=True, provoking=True)), turn=0,
        foes=[foe(hp=5, target=1), foe(target=1)],
    )  # fmt: skip
    play(match, "play:roar")
    assert foes(match)[0].gone
    assert foes(match)[1].target == 0


@rule("kinfire.ally.leaving-gives-tokens-to-rightmost-enemy")
@rule("kinfire.ally.tokens-split-evenly-not-by-row")
def test_an_ally_that_leaves_hands_on_the_darkness_token_too() -> None:
    match = battle(
        seat("sabre"), seat("sling"), draw=["4", "darkness"],
        foes=[
            foe(row({"do": "sap", "whom": "all", "hp": 1}), passive(), tokens=[[], []]),
            ally(row({"do": "depart"}), tokens=[[0, 4]]),
        ],
    )  # fmt: skip
    assert foes(match)[1].gone
    assert sorted(foes(match)[0].tokens[0]) == [0, 4]
    assert hp(match) == [15, 14]


# --- renewal in odd moments ---

INSTANT = {"id": "wink", "kind": "action", "colour": "white", "instant": True}


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_a_boost_that_was_the_last_action_renews_at_once_before_the_boosted_action() -> None:
    wink = {**INSTANT, "boosts": {"damage": 1}}
    match = battle(
        seat("song", "sabre"), seat("wink", "exhausted", hp=1), turn=0,
        cards=[*card("song", {"do": "recover", "who": "all", "hp": 3}), wink],
    )  # fmt: skip
    play(match, "play:song", "1 boost:wink")
    assert match.state.combat is None
    assert "combat-lost" in told(match)


@rule("kinfire.renewal.when-no-action-card-in-hand")
@rule("kinfire.renewal.armour-drawn-after-new-hand")
def test_a_parry_that_was_the_last_action_renews_at_once_before_the_hit() -> None:
    wink = {**INSTANT, "boosts": {"parry": 1}}
    match = battle(
        seat("sabre", hp=9), seat("wink", "sling-boost", hp=9), cards=[wink], draw=["1"],
        foes=[foe(bite(3, area=True), target=0)],
    )  # fmt: skip
    play(match, "1 parry:wink/0")
    assert hp(match) == [9 - 2, 9 - 2]  # the new hand came with an Armour card


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_shedding_in_the_middle_of_the_last_action_does_not_renew_before_it_is_resolved() -> None:
    deeds = ({"do": "shed"}, {"do": "draw", "number": 2})
    match = battle(
        seat("cut", "sling-boost", "net-boost"), seat("sabre"), cards=card("cut", *deeds), turn=0,
        decks={"deck-0": ["asha-red-1", "asha-red-2"]},
    )  # fmt: skip
    play(match, "play:cut", "discard:net-boost")
    assert sorted(match.state.seats[0].hand.cards) == ["asha-red-1", "asha-red-2", "sling-boost"]
    assert "hand-renewed" not in told(match)


@rule("kinfire.renewal.when-no-action-card-in-hand")
@rule("kinfire.lantern.charges-with-each-new-hand")
def test_a_last_action_discarded_in_an_enemys_turn_is_made_good_at_once() -> None:
    match = battle(
        seat("sabre", "net-boost"), seat("sling"), draw=["1"],
        foes=[foe(row({"do": "rattle", "whom": "target"}, {"do": "snuff", "whom": "target"}), target=0)],
    )  # fmt: skip
    play(match, "discard:sabre")
    own = match.state.seats[0]
    assert len(own.hand.cards) == 7
    assert own.armour == 1
    assert not own.charged


@rule("kinfire.renewal.exhausted-in-discarded-hand-hurt")
@rule("kinfire.defeat.loss-is-immediate")
def test_exhausted_damage_may_lose_the_combat_in_the_middle_of_a_turn() -> None:
    match = battle(seat("cut", "exhausted", hp=1), seat("sling"), cards=card("cut", hit(1)), turn=0)
    play(match, "play:cut")
    assert match.state.combat is None
    assert match.state.page == "lost"
    assert len(match.state.seats[0].hand.cards) == 0


@rule("kinfire.combat-end.hand-discarded")
def test_a_combat_won_with_the_last_action_leaves_no_hand() -> None:
    match = battle(seat("cut", "net-boost"), seat("sling"), cards=card("cut", hit(9)), foes=[foe(hp=3)], turn=0)
    play(match, "play:cut")
    own = match.state.seats[0]
    assert match.state.combat is None
    assert not own.hand.cards
    assert not own.discard.cards
    assert own.armour == 0
    assert not own.charged


@rule("kinfire.ward.stays-in-play")
def test_a_ward_outlasts_the_renewal_it_causes() -> None:
    match = battle(
        seat("stone", "net-boost"), seat("sling"), turn=0,
        cards=card("stone", ward={"lends": {"guard": 1}}),
    )  # fmt: skip
    play(match, "play:stone")
    own = match.state.seats[0]
    assert own.ward.cards == ["stone"]
    assert len(own.hand.cards) == 7
    assert "stone" not in own.hand.cards


@rule("kinfire.card.disposable-leaves-deck-after-use")
def test_a_disposable_ward_that_is_replaced_leaves_the_deck() -> None:
    smoke = {"id": "smoke", "kind": "action", "colour": "white", "disposable": True, "ward": {"lends": {"guard": 1}}}
    match = battle(
        seat("stone", "sabre", ward="smoke"), seat("sling"), turn=0,
        cards=[*card("stone", ward={"lends": {"guard": 1}}), smoke],
    )  # fmt: skip
    play(match, "play:stone")
    assert "smoke" not in match.state.seats[0].discard.cards
    assert "smoke" in match.state.box.cards


@rule("kinfire.setup.opening-hand-needs-an-action-card")
def test_a_second_opening_hand_without_actions_is_not_kept_either() -> None:
    tired: Item = {"seeker": "asha", "discard": ["exhausted"] * 14}
    match = battle(setup=True, who=[tired, "feyn", "khor", "naz"], decks={"deck-0": ["exhausted"] * 14})
    actions = match.content["cards"]
    assert any(type(actions[each]).__name__ == "Action" for each in match.state.seats[0].hand.cards)


# --- order ---


@rule("kinfire.status.seeker-wound-damage-at-turn-start")
def test_wounds_and_an_ability_at_the_start_of_the_turn_come_in_the_players_order() -> None:
    ability = special("asha", when="turn-start", do=[{"do": "recover", "hp": 2}])
    match = battle(
        seat("sabre", hp=1, statuses={"wound": 1}), seat("sling"), seekers=team(ability), draw=["asha"]
    )  # fmt: skip
    assert menu(match) == {"first:wounds", "first:ability"}
    play(match, "first:ability")
    assert hp(match)[0] == 1 + 2 - 1  # there is a way to live: healing first (A66)


@rule("kinfire.boost.damage-adds-to-allys-attacks")
def test_a_damage_boost_is_for_the_boosted_action_alone() -> None:
    ability = special("asha", when="moved", do=[hit(1)])
    match = battle(
        seat("cut", "sabre", zone="west"), seat("push", "sling"), seat("run", "net"), turn=0, seekers=team(ability),
        cards=[*card("cut", hit(3)), *boost("push", "red", damage=2), *boost("run", "red", steps=1)],
    )  # fmt: skip
    play(match, "play:cut", "1 boost:push", "2 boost:run", "move:mid", "act")
    assert foe_hp(match) == 20 - 1 - (3 + 2)


@rule("kinfire.enemy-turn.passive-triggers-on-condition")
def test_a_trapped_seeker_does_not_hold_an_enemy_back() -> None:
    match = battle(
        seat("cut", "sabre", statuses={"trap": 1}), seat("sling"), turn=0, cards=card("cut", hit(1)),
        foes=[foe(row(), passive({"do": "prowl", "away": True}, when="hurt"), target=0)],
    )  # fmt: skip
    play(match, "play:cut")
    assert foes(match)[0].zone != "mid"


@rule("kinfire.status.enemy-trap-forbids-movement-this-turn")
def test_a_trap_on_one_enemy_does_not_hold_another_back() -> None:
    match = battle(
        seat("sabre", zone="west"), seat("sling", zone="west"), draw=["1"],
        foes=[
            foe(row(), zone="mid", target=0, tokens=[[1]], statuses=[{"trap": 1}]),
            foe(passive({"do": "prowl"}, when="enemy-turn-end"), zone="mid", target=0, tokens=[[]]),
        ],
    )  # fmt: skip
    assert foes(match)[1].zone == "west"


@rule("kinfire.setup.twelve-steps-in-order")
def test_the_first_target_token_is_no_retarget() -> None:
    match = battle(
        setup=True,
        foes=[foe(row(), passive({"do": "sap", "whom": "all", "hp": 1}, when="retargeted"))],
        who=("asha", "khor"),
    )
    play(match, "stand:west", "1 stand:west")
    assert hp(match) == [16, 19]


# --- allies ---


@rule("kinfire.map.negative-zone-affects-everyone-inside")
def test_an_object_without_hp_is_not_worn_down_by_its_zone() -> None:
    match = battle(
        seat("sabre"), seat("sling", zone="pit", hp=9), draw=["3", "feyn"],
        foes=[foe(tokens=[[1]]), ally(row({"do": "shelter"}), side="nobody", zone="pit", tokens=[[3]])],
    )  # fmt: skip
    play(match, "for:0")
    assert hp(match)[1] == 8
    assert not foes(match)[1].gone


# --- substitutions ---


@rule("kinfire.instant.action-playable-as-boost")
@rule("kinfire.boost.substitution-returns-token-and-redraws")
def test_an_instant_may_serve_as_a_substitution() -> None:
    wink = {**INSTANT, "boosts": {"substitution": True}}
    match = battle(seat("sabre"), seat("wink", "sling"), cards=[wink], draw=["1", "asha"])
    play(match, "1 substitute:wink")
    assert asked(match) == {0: "ask-turn"}
    assert match.state.seats[1].discard.cards == ["wink"]


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_whose_last_action_was_a_substitution_renews_before_the_next_draw() -> None:
    wink = {**INSTANT, "boosts": {"substitution": True}}
    swap = boost("swap", "red", substitution=True)
    match = battle(
        seat("sabre"), seat("wink", "net-boost"), cards=[wink, *swap], draw=["1", "2"],
        who=["asha", {"seeker": "feyn", "deck": ["swap-action", *own_cards("feyn")[1:]]}],
        decks={"deck-1": ["swap"]},
    )  # fmt: skip
    play(match, "1 substitute:wink")
    assert menu(match, 1) == {"substitute:swap", "pass"}  # out of the new hand
    assert match.state.drawn.cards == ["2"]


@rule("kinfire.seeker.unique-special-ability")
def test_a_substitution_is_a_boost_that_was_played() -> None:
    ability = special("feyn", when="boosted", do=[{"do": "recover", "hp": 1}])
    match = battle(
        seat("sabre"), seat("swap", "sling", hp=5), cards=boost("swap", "red", substitution=True), draw=["1", "asha"],
        seekers=team(ability),
    )  # fmt: skip
    play(match, "1 substitute:swap")
    assert hp(match)[1] == 6


@rule("kinfire.attack.damage-lowers-target-hp")
def test_an_attack_between_two_turns_is_worth_what_it_says() -> None:
    ability = special("feyn", when="boosted", do=[hit(5)])
    match = battle(
        seat("sabre"), seat("swap", "sling"), cards=boost("swap", "red", substitution=True), draw=["1", "asha"],
        seekers=team(ability),
    )  # fmt: skip
    play(match, "1 substitute:swap")
    assert foe_hp(match) == 15


@rule("kinfire.seeker.unique-special-ability")
def test_so_is_a_parry() -> None:
    ability = special("feyn", when="boosted", do=[{"do": "recover", "hp": 1}])
    match = battle(
        seat("sabre"), seat("guard", "sling", hp=5), cards=boost("guard", "red", parry=1), draw=["1", "asha"],
        seekers=team(ability), foes=[foe(bite(3), target=0)],
    )  # fmt: skip
    play(match, "1 parry:guard/0")
    assert hp(match) == [14, 6]


@rule("kinfire.boost.parries-add-up", "kinfire.boost.one-per-seeker-per-action-or-attack")
def test_an_attack_within_an_attack_leaves_the_outer_one_as_it_was() -> None:
    """A parry rouses an ability that attacks, and the enemy strikes back: whom that attack is aimed at may be helped
    once more, and the first attack goes on with the parry it has got."""
    ability = special("feyn", when="boosted", do=[hit(1)])
    snap = passive({"do": "strike", "reach": "melee", "damage": 3}, when="hurt")
    cards = [each for name in ("guard", "late", "later") for each in boost(name, "red", parry=1)]
    match = battle(
        seat("sabre"), seat("guard", "sling"), seat("late", "later", "net"), cards=cards, draw=["1", "asha"],
        seekers=team(ability), foes=[foe(bite(4), snap, target=0, tokens=[[1]])],
    )  # fmt: skip
    play(match, "1 parry:guard/0", "2 parry:late/0")  # the inner attack: 3 - 1
    assert hp(match)[0] == 11 - 2
    play(match, "2 parry:later/0")  # the outer one: 4 - 1 - 1
    assert hp(match)[0] == 11 - 2 - 2


@rule("kinfire.seeker.unique-special-ability")
def test_abilities_of_whoever_is_hit_and_of_who_stands_by() -> None:
    abilities = [
        special("asha", when="hit", do=[{"do": "shield"}]),
        special("feyn", when="ally-hit", do=[{"do": "shield"}]),
    ]
    for damage, armour in ((3, [1, 1, 0]), (0, [0, 0, 0])):
        match = battle(
            seat("sabre"), seat("sling"), seat("net", zone="far"), draw=["1", "asha"], seekers=team(*abilities),
            foes=[foe(bite(damage), target=0)],
        )  # fmt: skip
        assert [each.armour for each in match.state.seats] == armour


@rule("kinfire.fate-token.at-most-three-per-combat")
@rule("kinfire.fate-token.spent-before-drawing")
def test_the_fate_limit_holds_for_the_draw_after_a_substitution_too() -> None:
    match = battle(
        seat("sabre"), seat("swap", "sling"), cards=boost("swap", "red", substitution=True), fate=2, fate_spent=2,
        draw=["1", "2", "3", "4", "asha"],
    )  # fmt: skip
    play(match, "spend-fate", "keep:1", "1 substitute:swap")
    assert asked(match) == {0: "ask-turn"}
    assert match.state.fate == 1


# --- once a turn ---


@rule("kinfire.seeker.unique-special-ability")
def test_what_was_used_once_in_a_combats_last_turn_is_there_again_in_the_next_combat() -> None:
    ability = special("asha", when="after-attack", do=[{"do": "shield"}], once=True)
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut", hit(5), hit(5)),
        foes=[foe(hp=9)],
        turn=0,
        seekers=team(ability),
    )
    play(match, "play:cut")
    assert match.state.combat is None
    assert not match.state.seats[0].once


@rule("kinfire.seeker.unique-special-ability")
def test_what_is_used_once_a_turn_is_there_again_in_the_next_one() -> None:
    ability = special("asha", when="moved", do=[{"do": "shield"}], once=True)
    match = battle(seat("sabre", "net"), seat("sling"), turn=0, seekers=team(ability), draw=["heart"])
    play(match, "move:east", "pass", "draw", "turn-of:0", "move:mid")
    assert match.state.seats[0].armour == 2


# --- boosts and parries ---


@rule("kinfire.boost.one-per-seeker-per-action-or-attack")
def test_each_attack_of_an_ability_may_be_parried_anew() -> None:
    cards = [*boost("one", "red", parry=1), *boost("two", "red", parry=2)]
    two = row(
        {"do": "strike", "reach": "melee", "damage": 3, "colour": "red"},
        {"do": "strike", "reach": "melee", "damage": 3, "colour": "red"},
    )
    match = battle(seat("sabre", hp=9), seat("one", "two", "sling"), cards=cards, foes=[foe(two, target=0)], draw=["1"])
    play(match, "1 parry:one/0")
    assert menu(match, 1) == {"parry:two/0", "pass"}
    play(match, "1 parry:two/0")
    assert hp(match)[0] == 9 - 2 - 1


@rule("kinfire.boost.one-per-seeker-per-action-or-attack")
@rule("kinfire.instant.costs-no-action")
def test_an_instant_and_the_action_after_it_are_boosted_separately() -> None:
    cards = [
        *card("dart", hit(1), instant=True), *card("cut", hit(1)), *boost("one", "red", damage=1),
        *boost("two", "red", damage=2),
    ]  # fmt: skip
    match = battle(seat("dart", "cut", "sabre"), seat("one", "two", "sling"), cards=cards, turn=0)
    play(match, "play:dart", "1 boost:one", "play:cut", "1 boost:two")
    assert foe_hp(match) == 20 - 2 - 3


@rule("kinfire.armour.applied-after-parries")
def test_armour_is_not_lost_on_an_attack_that_was_parried_to_nothing() -> None:
    match = battle(
        seat("sabre", hp=9, armour=2), seat("wall", "sling"), cards=boost("wall", "red", parry=3),
        foes=[foe(bite(3), target=0)], draw=["1"],
    )  # fmt: skip
    play(match, "1 parry:wall/0")
    assert hp(match)[0] == 9
    assert match.state.seats[0].armour == 2


@rule("kinfire.boost.parry-matches-attack-colour")
def test_two_colour_and_void_attacks() -> None:
    cards = [*boost("red", "red", parry=1), *boost("green", "green", parry=1), *boost("blue", "blue", parry=1)]
    for colour, parries in (("red-blue", {"parry:red/0", "parry:blue/0", "pass"}), ("void", set())):
        match = battle(
            seat("sabre"), seat("red", "green", "blue", "sling"), cards=cards, draw=["1", "asha"],
            foes=[foe(bite(3, colour=colour), target=0)],
        )  # fmt: skip
        assert menu(match, 1) == parries
        if parries:
            assert match.why_not(1, "parry:green/0") == ("kinfire.boost.parry-matches-attack-colour",)


@rule("kinfire.card.disposable-leaves-deck-after-use")
def test_a_disposable_parry_goes_back_to_where_it_came_from() -> None:
    match = battle(seat("sabre", hp=9), seat("charm", "sling"), foes=[foe(bite(3), target=0)], draw=["1"])
    assert "charm" not in match.state.box.cards
    play(match, "1 parry:charm/0")
    assert "charm" in match.state.box.cards
    assert "charm" not in match.state.seats[1].discard.cards


@rule("kinfire.boost.substitution-ignores-colour")
def test_a_void_substitution_works() -> None:
    match = battle(
        seat("sabre"), seat("swap", "sling"), cards=boost("swap", "void", substitution=True), draw=["1", "asha"]
    )
    play(match, "1 substitute:swap")
    assert asked(match) == {0: "ask-turn"}
    assert "1" in match.state.bag.cards


@rule("kinfire.boost.substitution-returns-token-and-redraws")
def test_one_seeker_may_substitute_twice_on_end() -> None:
    cards = [*boost("one", "red", substitution=True), *boost("two", "red", substitution=True)]
    match = battle(seat("sabre"), seat("one", "two", "sling"), cards=cards, draw=["heart", "2", "asha"])
    play(match, "1 substitute:one", "1 substitute:two")
    assert asked(match) == {0: "ask-turn"}
    assert not match.state.track.cards


# --- phases and statuses ---


@rule("kinfire.phase.turn-ends-immediately")
@rule("kinfire.status.enemy-all-applied-before-ability")
def test_wounds_that_bring_a_new_phase_end_the_enemys_turn_before_its_ability() -> None:
    match = battle(
        seat("sabre", hp=9), seat("sling", hp=9), draw=["1", "asha"],
        foes=[foe(bite(5), hp=2, phases=LIVES_ON, target=0, statuses=[{"wound": 1}])],
    )  # fmt: skip
    assert foes(match)[0].phase == 1
    assert hp(match) == [9, 9]
    assert asked(match) == {0: "ask-turn"}


@rule("kinfire.overlay.replaces-what-it-covers")
@rule("kinfire.overlay.active-turned-passive-splits-tokens")
@rule("kinfire.phase.statuses-discarded")
def test_an_overlay_turns_a_covered_row_passive() -> None:
    overlay = {"number": 1, "row": {"row": "passive", "name": "bite", "lends": {"hide": 2}}}
    match = battle(
        seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(9)), turn=0, draw=["1"],
        foes=[
            foe(
                bite(), row({"do": "sap", "whom": "all", "hp": 1}), hp=5, phases=[{"hp": 7, "overlays": [overlay]}],
                tokens=[[1, 2], [3]], statuses=[{"stun": 1}, {"stun": 1}], target=1,
            )
        ],
    )  # fmt: skip
    play(match, "play:cut")
    assert foes(match)[0].tokens == [[], [3, 1, 2]]
    assert foes(match)[0].statuses == [{}, {}]
    assert hp(match) == [15, 14]  # number 1 now does what the second row says


@rule("kinfire.time-track.reset-waits-for-end-of-turn")
@rule("kinfire.phase.turn-ends-immediately")
def test_a_turn_cut_short_by_a_phase_still_empties_a_full_track() -> None:
    match = battle(
        seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(9)), foes=[foe(hp=5, phases=LIVES_ON)],
        track=["heart", "heart", "darkness"], used=["1", "2"], draw=["heart", "feyn"],
    )  # fmt: skip
    play(match, "turn-of:0", "play:cut")
    assert not match.state.track.cards
    assert match.state.used.cards == ["feyn"]


@rule("kinfire.defeat.setup-card-gives-outcome")
def test_the_first_event_ends_the_combat() -> None:
    match = battle(
        seat("cut", "exhausted", hp=1), seat("sling"), cards=card("cut", hit(9)), foes=[foe(hp=3)], turn=0
    )  # fmt: skip
    play(match, "play:cut")
    assert match.state.page == "won"  # before the hand could be renewed (A40)


# --- the map ---


@rule("kinfire.map.negative-zone-affects-everyone-inside")
def test_who_is_dragged_into_a_negative_zone_suffers_it() -> None:
    match = battle(
        seat("sabre", hp=9, zone="mid"), seat("sling", zone="west"), draw=["1"],
        foes=[foe(row({"do": "drag", "whom": "target"}), zone="pit", target=0)],
    )  # fmt: skip
    assert match.state.seats[0].zone == "pit"
    assert hp(match)[0] == 8


@rule("kinfire.map.red-line-stops-granted-movement-too")
def test_nobody_is_dragged_across_a_red_line() -> None:
    match = battle(
        seat("sabre", zone="peak"), seat("sling"), draw=["1"],
        foes=[foe(row({"do": "drag", "whom": "all"}), zone="west", target=0)],
    )  # fmt: skip
    assert [each.zone for each in match.state.seats] == ["peak", "west"]


@rule("kinfire.target.unreachable-holder-means-no-attack")
def test_a_melee_enemy_without_a_way_stays_where_it_is() -> None:
    match = battle(
        seat("sabre", zone="peak", hp=9),
        seat("sling", zone="west", hp=9),
        foes=[foe(bite(), zone="west", target=0)],
        draw=["1"],
    )
    assert foes(match)[0].zone == "west"
    assert hp(match) == [9, 9]


# --- who counts ---


@rule("kinfire.turn-order.heart-token-group-picks-seeker")
@rule("kinfire.target.retarget-tie-group-chooses")
def test_an_empty_chair_is_nobody() -> None:
    match = battle(
        seat("sabre", zone="west"), seat("sling", zone="west"), seat(), who=["asha", {"seeker": ""}, "naz"],
        foes=[foe(row({"do": "retarget", "by": "nearest"}, {"do": "sap", "whom": "others", "hp": 1}), target=2)],
        draw=["1", "heart"],
    )  # fmt: skip
    assert menu(match) == {"target:0", "target:2"}
    play(match, "target:0")
    assert hp(match) == [16, 16]
    assert menu(match) == {"turn-of:0", "turn-of:2"}


@rule("kinfire.target.retarget-tie-group-chooses")
def test_a_tie_of_a_retarget_is_put_to_the_vote() -> None:
    match = battle(
        seat("sabre", hp=9), seat("sling", hp=9), seat("net", hp=5), options={"players": "each"}, draw=["1"],
        foes=[foe(row({"do": "retarget"}), target=2)],
    )  # fmt: skip
    assert set(asked(match)) == {0, 1, 2}
    assert menu(match, 2) == {"target:0", "target:1"}
    play(match, "0 target:0", "1 target:1", "2 target:1")
    assert foes(match)[0].target == 1


@rule("kinfire.enemy-turn.passive-triggers-on-condition")
def test_what_several_do_as_an_enemys_turn_ends_comes_in_the_groups_order() -> None:
    match = battle(
        seat("sabre", hp=1), seat("sling"), draw=["1", "asha"],
        foes=[
            foe(row(), passive({"do": "sap", "whom": "all", "hp": 1}, when="enemy-turn-end")),
            ally(passive({"do": "comfort", "hp": 2, "everyone": True}, when="enemy-turn-end"), tokens=[[]]),
        ],
    )  # fmt: skip
    play(match, "reacts:foe1-2")
    assert hp(match)[0] == 1 + 2 - 1  # comfort first (A66)


# --- the journey ---


@rule("kinfire.skill-test.no-shuffle-between-tests")
def test_loot_taken_at_once_does_not_shuffle_the_discard_pile_in() -> None:
    old = ["asha-red-1", "asha-red-1-boost", "asha-blue-1"]
    match = start(
        {"seeker": "asha", "discard": old},
        "khor",
        "naz",
        quest="heron",
        play={"read": "5-1"},
        stories=[
            page(
                "5-1",
                "heron",
                do=[
                    {"do": "loot", "card": "remedy", "at_once": True},
                    {"do": "test", "seek": ["blue"], "won": "5-2", "lost": "5-2"},
                ],
            ),
            page("5-2", "heron", way("on"), way("off")),
        ],
    )
    play(match, "to-deck:0")
    assert match.state.seats[0].discard.cards[:-1] == old


@rule("kinfire.city.actions-granted-after-each-quest")
@rule("kinfire.campaign.save-unspent-city-actions")
def test_city_actions_left_without_a_town_are_kept() -> None:
    match = start(
        "asha",
        "khor",
        quest="heron",
        actions=1,
        done=["road"],
        play={"read": "5-1"},
        stories=[page("5-1", "heron", do=[{"do": "prompt", "quest": "keep"}, {"do": "end", "actions": 2}])],
    )
    assert match.state.actions == 3


# --- more odd moments ---


@rule("kinfire.combat-end.hand-discarded")
def test_no_hand_is_renewed_once_the_combat_is_won() -> None:
    match = battle(seat("cut", "net-boost"), seat("sling"), cards=card("cut", hit(9)), foes=[foe(hp=3)], turn=0)
    play(match, "play:cut")
    assert "combat-won" in told(match)
    assert "hand-renewed" not in told(match)


@rule("kinfire.seeker.hp-set-at-quest-start")
def test_setting_up_a_combat_heals_nobody() -> None:
    match = battle(setup=True, who=[{"seeker": "asha", "hp": 3}, "khor"])
    play(match, "stand:west", "1 stand:west")
    assert hp(match) == [3, 19]  # A4


@rule("kinfire.renewal.precedes-card-boost")
def test_two_card_boosts_on_the_last_action_are_both_used_on_the_new_hand() -> None:
    cards = [*card("cut", hit(1)), *boost("one", "red", cards=1), *boost("two", "red", cards=1)]
    match = battle(seat("cut", "net-boost"), seat("one", "sling"), seat("two", "scroll"), cards=cards, turn=0)
    play(match, "play:cut", "1 boost:one", "2 boost:two")
    assert len(match.state.seats[0].hand.cards) == 7
    play(match, "draw", "draw")
    assert len(match.state.seats[0].hand.cards) == 9
    assert "draw" not in menu(match)


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_discarding_the_last_action_by_a_pass_renews_and_the_seeker_may_still_move() -> None:
    match = battle(seat("sabre", "net-boost"), seat("sling"), turn=0)
    play(match, "pass", "discard:sabre")
    assert len(match.state.seats[0].hand.cards) == 7
    assert match.state.seats[0].charged
    play(match, "move:east")
    assert match.state.seats[0].zone == "east"


@rule("kinfire.seeker-turn.one-action-card")
def test_a_lantern_charged_by_renewal_after_the_action_waits_for_another_turn() -> None:
    match = battle(seat("cut", "net-boost"), seat("sling"), cards=card("cut", hit(1)), turn=0)
    play(match, "play:cut")
    assert match.state.seats[0].charged
    assert match.why_not(0, "lantern") == ("kinfire.seeker-turn.one-action-card",)


@rule("kinfire.status.seeker-one-of-each-type-at-turn-start")
@rule("kinfire.map.negative-zone-affects-everyone-inside")
def test_a_turn_begun_in_a_trapping_zone_is_spent_there() -> None:
    match = battle(seat("sabre", zone="bog"), seat("sling"), draw=["asha"])
    assert match.state.seats[0].statuses == {"trap": 1}
    assert not any(option.startswith("move") for option in menu(match))  # the zone comes before statuses (A34)


@rule("kinfire.status.seeker-one-of-each-type-at-turn-start")
def test_a_trapped_seeker_may_be_moved_in_anothers_turn() -> None:
    match = battle(
        seat("wave", "sabre"), seat("sling", statuses={"trap": 1}), turn=0, draw=["feyn"],
        cards=card("wave", {"do": "step", "who": "ally"}),
    )  # fmt: skip
    play(match, "play:wave", "1 move:east", "done")
    assert match.state.seats[1].zone == "east"
    assert asked(match) == {1: "ask-turn"}
    assert match.why_not(1, "move:mid") == ("kinfire.status.seeker-one-of-each-type-at-turn-start",)


@rule("kinfire.status.enemy-trap-forbids-movement-this-turn")
def test_a_trapped_enemy_still_attacks_whom_it_reaches() -> None:
    match = battle(
        seat("sabre", hp=9), seat("sling", hp=9), foes=[foe(bite(2), target=0, statuses=[{"trap": 1}])], draw=["1"]
    )
    assert hp(match) == [7, 9]


@rule("kinfire.attack.status-icon-adds-status-to-damage")
def test_an_attack_weakened_to_nothing_still_brings_its_status() -> None:
    match = battle(
        seat("sabre", hp=9, armour=1), seat("sling"), draw=["1"],
        foes=[foe(bite(2, inflicts={"wound": 1}), target=0, statuses=[{"weaken": 1}])],
    )  # fmt: skip
    own = match.state.seats[0]
    assert own.hp == 9
    assert own.statuses == {"wound": 1}
    assert own.armour == 1


@rule("kinfire.enemy-turn.passive-triggers-on-condition")
@rule("kinfire.boost.never-on-own-turn")
def test_a_counterattack_in_a_seekers_turn_is_parried_by_the_others_only() -> None:
    match = battle(
        seat("cut", "mine", "sabre", hp=9),
        seat("wall", "sling"),
        seat("third", "net"),
        turn=0,
        cards=[
            *card("cut", hit(1)),
            *boost("mine", "red", parry=1),
            *boost("wall", "red", parry=1),
            *boost("third", "red", parry=1),
        ],
        foes=[foe(row(), passive({"do": "strike", "reach": "melee", "damage": 3}, when="hurt"), target=2)],
    )
    play(match, "play:cut")
    assert asked(match) == {1: "ask-parry"}  # not by the one attacked, nor by the one whose turn it is (A64)


@rule("kinfire.defeat.target-token-kept-as-trophy")
@rule("kinfire.transfer.tokens-keep-their-row")
def test_wounds_that_defeat_one_of_two_hand_its_tokens_on_and_end_the_turn() -> None:
    match = battle(
        seat("sabre", hp=9),
        seat("sling", hp=9),
        draw=["1", "asha"],
        foes=[
            foe(bite(3), hp=2, target=0, tokens=[[1]], statuses=[{"wound": 1}]),
            foe(bite(4), target=0, tokens=[[2]]),
        ],
    )
    assert hp(match)[0] == 9
    assert foes(match)[1].tokens == [[2, 1]]


@rule("kinfire.combat-end.hp-restored")
@rule("kinfire.combat-end.discard-shuffled-into-deck")
def test_a_lost_combat_is_put_away_like_a_won_one() -> None:
    match = battle(
        seat("sabre", "exhausted", hp=1, statuses={"wound": 2}, charged=True),
        seat("sling", hp=3),
        foes=[foe(bite(9), target=0)],
        draw=["1"],
    )
    own = match.state.seats[0]
    assert match.state.page == "lost"
    assert hp(match) == [16, 15]
    assert not own.statuses
    assert not own.charged
    assert "exhausted" in own.deck.cards
    assert not own.discard.cards


@rule("kinfire.campaign.solo-player-runs-two-seekers")
def test_one_of_two_may_leave_as_another_joins() -> None:
    match = start(
        "asha", "khor", {"seeker": ""}, options={"players": "each"}, done=["road", "heron"], prompts=["keep"],
        play={"next": True},
    )  # fmt: skip
    play(match, "0 another-party", "1 another-party")
    play(match, "0 leave-party", "1 leave-party", "2 join-party")
    assert told(match).count("stays-after-all") == 1
    assert asked(match) == {2: "ask-seeker"}
    play(match, "2 play-as:naz")
    assert [each.who for each in match.state.seats] == ["asha", "", "naz"]


@rule("kinfire.seeker.unique-special-ability")
def test_a_ward_and_an_ability_are_each_used_once_a_turn() -> None:
    ability = special("asha", when="moved", do=[{"do": "shield"}], once=True)
    match = battle(
        seat("cut", "sabre", ward="stone", hp=9), seat("sling"), turn=0, seekers=team(ability),
        cards=[
            *card("cut", hit(1, "ranged")),
            *card("stone", ward={"when": "after-action", "do": [{"do": "recover", "hp": 1}], "once": True}),
        ],
    )  # fmt: skip
    play(match, "move:east", "play:cut")
    assert match.state.seats[0].armour == 1
    assert hp(match)[0] == 10


@rule("kinfire.city.no-cost-for-unavailable-location")
def test_a_visit_that_a_memory_sends_to_an_event_that_is_over_costs_nothing() -> None:
    match = start(
        "asha", "khor", town="vinna", actions=2, memories=["v-a"], closed=["v-e1"], play={"town": True},
        done=["road", "heron"], prompts=["keep"], more={"memories": [{"id": "v-a", "redirects": {"v-3": "v-e1"}}]},
    )  # fmt: skip
    assert match.why_not(0, "visit:3") == ("kinfire.city.missing-card-means-closed-location",)
    assert match.state.actions == 2


@rule("kinfire.map.enemies-avoid-negative-zones-on-the-way")
def test_a_long_step_goes_round_what_hurts(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = [("west", "pit"), ("pit", "far"), ("west", "mid"), ("mid", "east"), ("east", "far")]
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in ring])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())
    match = battle(
        seat("sabre", zone="far", hp=9), seat("sling", zone="far"), draw=["1"],
        foes=[foe({**bite(2), "steps": 3}, zone="west", target=0)],
    )  # fmt: skip
    assert foes(match)[0].zone == "far"
    assert hp(match)[0] == 7
    assert foe_hp(match) == 20


@rule("kinfire.shop.first-visit-adds-to-market")
def test_a_shop_does_not_sell_what_lies_in_a_sealed_pack() -> None:
    match = start(
        "asha", "khor", town="vinna", coins=5, done=["road", "heron"], prompts=["keep"], play={"shop": "forge"}
    )
    play(match, "buy:remedy", "to-pool")
    assert "buy:remedy" not in menu(match)  # the one of its own is gone; the other one is in a silver pack


# --- what no other test would notice ---


@rule("kinfire.map.enemies-avoid-negative-zones-on-the-way")
def test_of_two_ways_as_long_it_takes_the_one_that_does_not_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = [("mid", "pit"), ("pit", "far"), ("mid", "east"), ("east", "far")]
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in ring])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())
    match = battle(
        seat("sabre", zone="far"), seat("sling", zone="far"), draw=["1"], foes=[foe(bite(2), zone="mid", target=0)]
    )
    assert foes(match)[0].zone == "east"  # without asking the group


@rule("kinfire.boost.damage-adds-to-allys-attacks")
def test_what_an_ability_does_after_the_action_is_not_boosted() -> None:
    ability = special("asha", when="after-action", do=[hit(1)])
    match = battle(
        seat("cut", "sabre"),
        seat("push", "sling"),
        turn=0,
        seekers=team(ability),
        cards=[*card("cut", hit(3)), *boost("push", "red", damage=2)],
    )
    play(match, "play:cut", "1 boost:push")
    assert foe_hp(match) == 20 - (3 + 2) - 1


@rule("kinfire.target.retarget-reapplies-condition")
def test_a_retarget_that_changes_nothing_moves_no_token() -> None:
    minds = passive({"do": "sap", "whom": "all", "hp": 1}, when="retargeted")
    match = battle(
        seat("sabre", hp=9), seat("sling", hp=5), foes=[foe(row({"do": "retarget"}), minds, target=0)], draw=["1"]
    )
    assert foes(match)[0].target == 0
    assert hp(match) == [9, 5]


# --- a second look ---


@rule("kinfire.lantern.flips-down-after-use")
def test_a_lantern_that_sheds_the_last_action_is_dark_afterwards() -> None:
    lamp = {**seeker("asha"), "lantern": {"colour": "white", "do": [{"do": "shed"}]}}
    match = battle(seat("sabre", "net-boost", charged=True), seat("sling"), turn=0, seekers=team(lamp))
    play(match, "lantern", "discard:sabre")
    own = match.state.seats[0]
    assert len(own.hand.cards) == 7
    assert not own.charged  # the new hand came while it was still face up


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_an_action_that_sheds_the_last_other_action_renews_at_once() -> None:
    deeds = ({"do": "shed"}, {"do": "draw"})
    match = battle(seat("cut", "sabre", "net-boost"), seat("sling"), cards=card("cut", *deeds), turn=0)
    play(match, "play:cut", "discard:sabre")
    assert len(match.state.seats[0].hand.cards) == 8  # seven, then the one that is drawn


@rule("kinfire.phase.turn-ends-immediately")
def test_a_new_phase_between_two_turns_ends_no_turn() -> None:
    ability = special("feyn", when="boosted", do=[hit(5)])
    match = battle(
        seat("sabre"),
        seat("swap", "sling"),
        cards=boost("swap", "red", substitution=True),
        draw=["1", "asha"],
        seekers=team(ability),
        foes=[foe(hp=3, phases=LIVES_ON)],
    )
    play(match, "1 substitute:swap")
    assert foes(match)[0].phase == 1
    assert asked(match) == {0: "ask-turn"}


@rule("kinfire.status.seeker-wound-damage-at-turn-start")
def test_wounds_and_what_a_hearts_turn_brings_come_in_the_players_order() -> None:
    ability = special("asha", when="heart", do=[{"do": "recover", "hp": 2}])
    match = battle(seat("sabre", hp=1, statuses={"wound": 1}), seat("sling"), seekers=team(ability), draw=["heart"])
    play(match, "turn-of:0")
    assert menu(match) == {"first:wounds", "first:heart"}
    play(match, "first:heart")
    assert hp(match)[0] == 1 + 2 - 1


@rule("kinfire.boost.hp-recovered-after-action")
def test_an_hp_boost_and_an_ability_after_the_action_come_in_the_players_order() -> None:
    ability = special("asha", when="after-action", do=[{"do": "suffer", "hp": 1}])
    cards = [*card("cut", hit(1)), *boost("aid", "red", hp=1)]
    match = battle(seat("cut", "sabre", hp=16), seat("aid", "sling"), cards=cards, seekers=team(ability), turn=0)
    play(match, "play:cut", "1 boost:aid")
    assert menu(match) == {"first:boost", "first:ability"}
    play(match, "first:ability")
    assert hp(match)[0] == 16  # suffering first, the boost is not lost


@rule("kinfire.attack.area-hits-all-opponents-in-zone")
@rule("kinfire.attack.ranged-needs-exactly-one-zone")
def test_an_enemys_ranged_area_attack_hits_the_zone_of_its_target_not_its_own() -> None:
    match = battle(
        seat("sabre", zone="east", hp=9),
        seat("sling", zone="east", hp=9),
        seat("net", zone="mid", hp=9),
        foes=[foe(bite(2, reach="ranged", area=True), zone="mid", target=0)],
        draw=["1"],
    )
    assert hp(match) == [7, 7, 9]
