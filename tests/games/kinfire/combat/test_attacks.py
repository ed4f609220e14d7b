"""Attacks of seekers; HP and Armour."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.arena import BORDERS, ally, battle, bite, card, foe, foe_hp, hit, hp, passive, row, seat
from tests.games.kinfire.thin import THIN, Game, Item, asked, menu, play, seeker, told

rule = pytest.mark.rule


def strike(
    *deeds: Item,
    foes: list[Item] | None = None,
    own: Item | None = None,
    others: tuple[Item, ...] = (seat("sling"),),
    **more: Any,
) -> Game:
    """The first seeker plays an Action with these instructions."""
    match = battle(
        seat("cut", "sabre", **(own or {})), *others, cards=card("cut", *deeds), foes=foes or [foe()], turn=0, **more
    )
    play(match, "play:cut")
    return match


@rule("kinfire.attack.melee-needs-same-zone")
@rule("kinfire.attack.no-target-in-range-no-attack")
@rule("kinfire.attack.no-attack-no-attack-effects")
def test_a_melee_attack_hits_in_the_same_zone_only() -> None:
    for zone, left in (("mid", 17), ("east", 20), ("far", 20)):
        match = strike(hit(3, provoking=True, inflicts={"wound": 1}), foes=[foe(zone=zone, target=1)])
        assert foe_hp(match) == left
        assert match.state.combat.foes[0].target == (0 if zone == "mid" else 1)
        assert (match.state.combat.foes[0].statuses == [{"wound": 1}]) is (zone == "mid")
    assert "no-attack" in told(match)


STEP = {"do": "step"}
SHOVE = {"do": "shove"}


@pytest.mark.parametrize(
    ("deeds", "far"),
    [
        ([hit(3)], {"mid": False, "east": True, "far": True}),
        ([hit(3, "ranged")], {"mid": True, "east": False, "far": True}),
        ([hit(3), hit(3, "ranged")], {"mid": False, "east": False, "far": True}),  # one of them is enough
        ([STEP, hit(3)], {"mid": False, "east": False, "far": False}),  # who knows where it leads
        ([SHOVE, hit(3)], {"mid": False, "east": False, "far": False}),
        ([{"do": "draw"}], {"mid": False, "east": False, "far": False}),
    ],
)
def test_an_action_says_before_it_is_played_that_it_would_reach_nobody(deeds: list[Item], far: dict[str, bool]) -> None:
    for zone, warned in far.items():
        match = battle(seat("cut", "sabre"), seat("sling"), cards=card("cut", *deeds), foes=[foe(zone=zone)], turn=0)
        reasons = {option.id: option.idle for option in match.offers(0)[0].options}
        assert reasons["play:cut"] == ("idle-out-of-reach" if warned else "")


def test_what_does_more_than_attack_is_of_use_though_nobody_is_in_reach() -> None:
    cut = card("cut", hit(3), {"do": "draw"})
    match = battle(seat("cut", "sabre"), seat("sling"), cards=cut, foes=[foe(zone="far")], turn=0)
    option = next(option for option in match.offers(0)[0].options if option.id == "play:cut")
    assert (option.key, option.idle) == ("option-play-far", "")


def test_a_turn_groups_what_can_be_done() -> None:
    match = battle(seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(3)), foes=[foe(zone="mid")], turn=0)
    groups = {option.verb: option.group for option in match.offers(0)[0].options}
    assert groups == {"play": "group-act", "move": "group-move", "pass": ""}


def test_a_lantern_says_so_too_and_is_used_all_the_same() -> None:
    asha = seeker("asha") | {"lantern": {"colour": "white", "do": [hit(3)]}}
    for zone, reason in (("mid", ""), ("far", "idle-out-of-reach")):
        seats = seat("sabre", charged=True), seat("sling")
        match = battle(*seats, foes=[foe(zone=zone)], turn=0, seekers=[asha])
        assert {option.id: option.idle for option in match.offers(0)[0].options}["lantern"] == reason
        play(match, "lantern")
        assert (foe_hp(match), match.state.seats[0].charged) == (17 if zone == "mid" else 20, False)


@rule("kinfire.attack.ranged-needs-exactly-one-zone")
def test_a_ranged_attack_hits_exactly_one_zone_away() -> None:
    for zone, left in (("mid", 20), ("east", 17), ("far", 20)):
        assert foe_hp(strike(hit(3, "ranged"), foes=[foe(zone=zone)])) == left


def test_who_hides_from_one_kind_of_attack_is_open_to_the_other() -> None:
    for against, left in (("melee", (19, 17)), ("ranged", (17, 19))):
        wary = passive(lends={"hide": 2, "against": against})
        near, far = (foe(bite(), wary, zone=zone, tokens=[[1], []]) for zone in ("mid", "east"))
        assert (foe_hp(strike(hit(3), foes=[near])), foe_hp(strike(hit(3, "ranged"), foes=[far]))) == left


@rule("kinfire.attack.single-target-unless-area")
def test_a_plain_attack_hits_one_of_several() -> None:
    match = strike(hit(3), foes=[foe(), foe()])
    assert menu(match) == {"attack:foe0-1", "attack:foe1-2"}
    play(match, "attack:foe1-2")
    assert (foe_hp(match), foe_hp(match, 1)) == (20, 17)


def test_attacks_of_an_action_are_counted_one_by_one() -> None:
    match = strike(hit(3), hit(2), hit(1), foes=[foe(), foe()])
    play(match, "attack:foe1-2")
    assert match.state.combat.turn.struck == 1
    play(match, "attack:foe1-2", "attack:foe0-1")
    assert (foe_hp(match), foe_hp(match, 1)) == (19, 15)


@rule("kinfire.attack.area-spares-own-side")
def test_neither_friends_nor_objects_are_attacked() -> None:
    others = [ally(hp=5), ally(side="enemies"), ally(side="enemies", hp=5, zone="far")]
    for area in (False, True):
        match = strike(hit(3, area=area), foes=[foe(), *others])
        assert (asked(match), foe_hp(match)) == ({0: "ask-turn"}, 17)  # there was but one to aim at
        assert [(each.hp, each.gone) for each in match.state.combat.foes[1:]] == [(5, False), (0, False), (5, False)]


@rule("kinfire.attack.area-hits-all-opponents-in-zone")
@rule("kinfire.attack.area-spares-own-side")
def test_an_area_attack_hits_all_enemies_of_a_zone_and_no_seeker() -> None:
    match = strike(hit(3, area=True), foes=[foe(), foe(), foe(zone="east")])
    assert [foe_hp(match, index) for index in range(3)] == [17, 17, 20]
    assert hp(match) == [16, 15]
    far = strike(hit(3, "ranged", area=True), foes=[foe(zone="east"), foe(zone="west"), foe(zone="east")])
    assert menu(far) == {"attack:east", "attack:west"}
    play(far, "attack:east")
    assert [foe_hp(far, index) for index in range(3)] == [17, 20, 17]


@rule("kinfire.attack.damage-lowers-target-hp")
def test_damage_lowers_hp() -> None:
    assert foe_hp(strike(hit(7))) == 13


@rule("kinfire.attack.provoking-damage-takes-target-token")
@rule("kinfire.attack.quiet-damage-leaves-target-token")
def test_provoking_damage_takes_the_target_tokens_of_all_it_is_aimed_at() -> None:
    match = strike(hit(2, area=True, provoking=True), foes=[foe(target=1), foe(target=1), foe(zone="far", target=1)])
    assert [each.target for each in match.state.combat.foes] == [0, 0, 1]
    quiet = strike(hit(2), foes=[foe(target=1)])
    assert quiet.state.combat.foes[0].target == 1


@rule("kinfire.attack.status-icon-adds-status-to-damage")
def test_a_status_comes_on_top_of_the_damage_even_of_none() -> None:
    match = strike(hit(2, inflicts={"stun": 1}))
    assert foe_hp(match) == 18
    assert match.state.combat.foes[0].statuses == [{"stun": 1}]
    tough = foe(bite(), passive(lends={"hide": 9}), tokens=[[1], []])
    none = strike(hit(2, inflicts={"stun": 1}, provoking=True), foes=[{**tough, "target": 1}])
    assert foe_hp(none) == 20
    assert none.state.combat.foes[0].statuses[0] == {"stun": 1}
    assert none.state.combat.foes[0].target == 0


# --- bonuses ---


@pytest.mark.parametrize(
    ("given", "own", "target", "extra"),
    [
        ("held", {}, 0, True),
        ("held", {}, 1, False),
        ("unheld", {}, 1, True),
        ("unheld", {}, 0, False),
        ("alone", {}, 1, False),
        ("lantern", {"charged": True}, 1, True),
        ("lantern", {}, 1, False),
        ("hurt", {"hp": 3}, 1, True),
        ("hurt", {}, 1, False),
        ("covered", {}, 1, False),
    ],
)
def test_extra_damage_under_a_condition(given: str, own: Item, target: int, extra: bool) -> None:
    match = strike(hit(2, extra=3, given=given), foes=[foe(target=target)], own=own)
    assert foe_hp(match) == (15 if extra else 18)


def test_extra_damage_of_a_mover_a_loner_and_on_a_covered_enemy() -> None:
    alone = strike(hit(2, extra=3, given="alone"), others=(seat("sling", zone="far"),))
    assert foe_hp(alone) == 15
    covered = strike(hit(2, extra=3, given="covered"), foes=[foe(statuses=[{"trap": 1}])])
    assert foe_hp(covered) == 15
    match = battle(
        seat("cut", "sabre", zone="west"), seat("sling"), cards=card("cut", hit(2, extra=3, given="moved")), turn=0
    )
    play(match, "move:mid", "play:cut")
    assert foe_hp(match) == 15


def test_what_others_lend_to_an_attack() -> None:
    def lending(**lends: int) -> list[Item]:
        return [{**each, "special": {"lends": lends} if each["id"] == "feyn" else {}} for each in THIN["seekers"]]

    for lends in ({"allies_damage": 1}, {"zone_damage": 1}):
        near = strike(hit(2), seekers=lending(**lends))
        assert foe_hp(near) == 17
        away = strike(hit(2), seekers=lending(**lends), others=(seat("sling", zone="far"),))
        assert foe_hp(away) == 18


# --- HP and Armour ---


def hits_first(damage: int, armour: int, **more: Any) -> Game:
    return battle(
        seat("sabre", armour=armour), seat("sling"), foes=[foe(bite(damage), target=0)], draw=["1", "asha"], **more
    )


@rule("kinfire.armour.each-card-in-hand-absorbs-one")
@rule("kinfire.armour.lose-exactly-one-card-per-hit")
@rule("kinfire.armour.use-is-mandatory")
@rule("kinfire.armour.damage-floor-zero")
@rule("kinfire.armour.value-is-cards-in-hand")
def test_each_armour_card_takes_one_off_and_one_is_lost() -> None:
    for damage, lost in ((5, 2), (3, 0), (2, 0)):
        match = hits_first(damage, 3)
        assert hp(match)[0] == 16 - lost
        assert match.state.seats[0].armour == 2


@rule("kinfire.armour.applied-after-parries")
def test_parries_come_before_armour() -> None:
    from tests.games.kinfire.arena import boost

    cards = boost("guard", "red", parry=5)
    match = battle(
        seat("sabre", armour=2), seat("guard", "sling"), cards=cards, foes=[foe(bite(5), target=0)], draw=["1", "asha"]
    )
    play(match, "1 parry:guard/0")
    assert match.state.seats[0].armour == 2  # nothing was left to absorb (A13)
    assert hp(match)[0] == 16


@rule("kinfire.armour.gain-goes-to-hand")
def test_gained_armour_goes_to_hand() -> None:
    match = strike({"do": "shield", "who": "all", "number": 2})
    assert [each.armour for each in match.state.seats[:2]] == [2, 2]


@rule("kinfire.hp.suffer-lowers-hp")
def test_suffering_lowers_hp_and_armour_does_not_help() -> None:
    match = strike({"do": "suffer", "hp": 2}, own={"armour": 3})
    assert hp(match)[0] == 14
    assert match.state.seats[0].armour == 3


@rule("kinfire.hp.enemies-may-exceed-starting-hp")
@rule("kinfire.setup.enemy-hp-counter-max-99")
def test_enemies_gain_beyond_their_start_up_to_99() -> None:
    for start, gained, after in ((30, 2, 32), (95, 9, 99)):
        board = foe(row({"do": "mend", "hp": gained}), hp=start)
        assert foe_hp(battle(seat("sabre"), seat("sling"), foes=[board], draw=["1", "asha"])) == after


# --- lines ---


@rule("kinfire.map.black-line-blocks-movement-and-attacks")
@rule("kinfire.map.red-line-blocks-movement-only")
def test_a_black_line_stops_attacks_a_red_one_does_not() -> None:
    assert ("mid", "peak", "black") in BORDERS
    assert ("west", "peak", "red") in BORDERS
    assert foe_hp(strike(hit(3, "ranged"), foes=[foe(zone="peak")])) == 20
    assert foe_hp(strike(hit(3, "ranged"), foes=[foe(zone="peak")], own={"zone": "west"})) == 17


def test_it_is_the_seekers_turn_still() -> None:
    assert asked(strike(hit(1))) == {0: "ask-turn"}
