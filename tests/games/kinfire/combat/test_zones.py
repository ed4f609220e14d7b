"""The map: zones that help and harm, and lines that can't be crossed."""

from __future__ import annotations

import pytest
from tests.games.kinfire.arena import battle, bite, card, foe, foe_hp, hit, hp, passive, row, seat, why_not
from tests.games.kinfire.thin import asked, menu, play

rule = pytest.mark.rule


@rule("kinfire.map.black-line-blocks-movement-and-attacks")
@rule("kinfire.map.red-line-blocks-movement-only")
def test_nobody_moves_across_a_line() -> None:
    match = battle(seat("sabre", "net", zone="west"), seat("sling"), turn=0)
    assert "move:peak" not in menu(match)
    assert why_not(match, 0, "move:peak") == ("kinfire.map.red-line-blocks-movement-only",)
    match = battle(seat("sabre", "net"), seat("sling"), turn=0)
    assert why_not(match, 0, "move:peak") == ("kinfire.map.black-line-blocks-movement-and-attacks",)
    assert why_not(match, 0, "move:far") == ("kinfire.seeker-turn.may-move-one-zone",)  # no line, but too far
    assert why_not(match, 0, "move:mid") == ()  # already there
    stuck = battle(
        seat("sabre", zone="peak"), seat("sling"), foes=[foe(bite(3), zone="west", target=0)], draw=["1", "asha"]
    )
    assert stuck.state.combat.foes[0].zone == "west"
    assert hp(stuck)[0] == 16


def test_enemies_attack_across_a_red_line_but_not_a_black_one() -> None:
    deed = row({"do": "strike", "reach": "ranged", "damage": 3}, steps=0)
    for zone, left in (("west", 13), ("mid", 16)):
        match = battle(
            seat("sabre", zone="peak"), seat("sling"), foes=[foe(deed, zone=zone, target=0)], draw=["1", "asha"]
        )
        assert hp(match)[0] == left


@rule("kinfire.map.red-line-stops-granted-movement-too")
def test_a_granted_move_does_not_cross_a_red_line() -> None:
    match = battle(seat("leap", "sabre", zone="west"), seat("sling"), cards=card("leap", {"do": "step"}), turn=0)
    play(match, "play:leap")
    assert menu(match) == {"move:mid", "move:bog", "stay"}
    assert why_not(match, 0, "move:peak") == ("kinfire.map.red-line-stops-granted-movement-too",)


@rule("kinfire.map.negative-zone-affects-everyone-inside")
def test_negative_zones_hurt_who_enters_and_who_begins_a_turn_there() -> None:
    match = battle(seat("sabre", "net"), seat("sling"), turn=0)
    play(match, "move:pit")
    assert hp(match)[0] == 15
    inside = battle(seat("sabre", zone="bog"), seat("sling"), turn=0)
    assert inside.state.seats[0].statuses == {"trap": 1}
    assert not any(option.startswith("move") for option in menu(inside))  # before statuses trigger
    pit = battle(seat("sabre"), seat("sling"), foes=[foe(bite(0), zone="pit", target=0)], draw=["1", "asha"])
    assert foe_hp(pit) == 19
    shoved = battle(
        seat("push", "sabre"), seat("sling"), cards=card("push", {"do": "shove"}), turn=0, foes=[foe(zone="mid")]
    )
    play(shoved, "play:push", "shove-to:pit")
    assert foe_hp(shoved) == 19
    bog = battle(seat("push", "sabre", zone="west"), seat("sling"), cards=card("push", {"do": "shove"}), turn=0,
                 foes=[foe(bite(), bite(), zone="west", tokens=[[1], [2]])])  # fmt: skip
    play(bog, "play:push", "shove-to:bog")
    assert asked(bog) == {0: "ask-cover"}  # the group lays the status


@rule("kinfire.map.positive-zone-boosts-everyone-inside")
@rule("kinfire.map.parry-zone-reduces-each-attack")
def test_a_parry_zone_takes_one_off_each_attack_on_anybody_in_it() -> None:
    match = battle(
        seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(3, "ranged")), foes=[foe(zone="tower")], turn=0
    )
    play(match, "play:cut")
    assert foe_hp(match) == 18
    inside = battle(
        seat("sabre", zone="tower"), seat("sling"), foes=[foe(bite(3), zone="tower", target=0)], draw=["1", "asha"]
    )
    assert hp(inside)[0] == 14


@rule("kinfire.map.zone-with-attack-icon-limited-to-that-type")
def test_a_zone_with_an_icon_counts_for_such_attacks_only() -> None:
    for reach, zone, left in (("ranged", "far", 18), ("melee", "hedge", 17)):
        match = battle(
            seat("cut", "sabre", zone=zone), seat("sling"), cards=card("cut", hit(3 + (reach == "ranged"), reach)),
            foes=[foe(zone="hedge")], turn=0,
        )  # fmt: skip
        play(match, "play:cut")
        assert foe_hp(match) == left
    for reach, zone, left in (("ranged", "far", 15), ("melee", "nest", 17)):
        match = battle(
            seat("cut", "sabre", zone="nest"),
            seat("sling"),
            cards=card("cut", hit(3, reach)),
            foes=[foe(zone=zone)],
            turn=0,
        )
        play(match, "play:cut")
        assert foe_hp(match) == left


def test_an_enemy_that_heeds_no_zone_is_not_hurt() -> None:
    board = foe(bite(0), passive(lends={"unheeding": True}), zone="pit", target=0, tokens=[[1]])
    match = battle(seat("sabre"), seat("sling"), foes=[board], draw=["1", "asha"])
    assert foe_hp(match) == 20
