"""An enemy's turn: its ability, its step, its target."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire import arena
from tests.games.kinfire.arena import ZONES, ally, battle, bite, card, foe, foe_hp, hit, hp, passive, row, seat
from tests.games.kinfire.thin import Game, Item, asked, menu, play, told

from roundtable.games.kinfire.box import Box
from roundtable.games.kinfire.combat.enemy_turn import closer
from roundtable.games.kinfire.combat.zones import is_negative
from roundtable.games.kinfire.effects.foes import AllyCard
from roundtable.games.kinfire.state import Foe

rule = pytest.mark.rule


def enemy_turn(
    *foes: Item,
    seats: tuple[Item, ...] = (seat("sabre"), seat("sling")),
    draw: tuple[str, ...] = ("1", "asha"),
    **more: Any,
) -> Game:
    """A token is drawn, then it is the first seeker's turn."""
    return battle(*seats, foes=list(foes), draw=list(draw), **more)


def zone_of(match: Game, index: int = 0) -> str:
    found: str = match.state.combat.foes[index].zone
    return found


RETARGET = {"do": "retarget"}


# --- abilities ---


@rule("kinfire.enemy-turn.active-only-on-own-token")
@rule("kinfire.enemy-turn.active-abilities-have-arrow-and-tokens")
@rule("kinfire.enemy-turn.turn-ends-after-ability")
def test_only_the_ability_beside_the_token_is_used_and_the_turn_is_over() -> None:
    first, second = row({"do": "sap", "whom": "all", "hp": 1}), row({"do": "sap", "whom": "all", "hp": 3})
    match = enemy_turn(foe(first, second, tokens=[[1], [2]]))
    assert hp(match) == [15, 14]
    assert asked(match) == {0: "ask-turn"}


@rule("kinfire.enemy-turn.passive-triggers-on-condition")
def test_a_passive_ability_triggers_when_its_condition_is_met() -> None:
    thorns = passive({"do": "sap", "whom": "zone", "hp": 2}, when="hurt")
    match = battle(
        seat("cut", "sabre"), seat("sling", zone="far"), cards=card("cut", hit(1)), foes=[foe(bite(), thorns)], turn=0
    )
    play(match, "play:cut")
    assert hp(match) == [14, 15]
    idle = battle(seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(0)), foes=[foe(bite(), thorns)], turn=0)
    play(idle, "play:cut")
    assert hp(idle) == [16, 15]  # what does not hurt it does not rouse it


@pytest.mark.parametrize(
    ("when", "lines"),
    [("entered", ("move:east",)), ("seeker-turn-end", ("move:east", "pass", "draw"))],
)
def test_passives_that_mind_who_comes_close(when: str, lines: tuple[str, ...]) -> None:
    trap = passive({"do": "sap", "whom": "zone", "hp": 1}, when=when)
    match = battle(
        seat("cut", "sabre"),
        seat("sling"),
        cards=card("cut"),
        foes=[foe(bite(), trap, zone="east")],
        turn=0,
        draw=["feyn"],
    )
    play(match, *lines)
    assert hp(match) == [15, 15]


def test_those_elsewhere_do_not_mind() -> None:
    snarl = passive({"do": "sap", "whom": "all", "hp": 1}, when="entered")
    match = battle(seat("sabre"), seat("sling"), foes=[foe(bite(), snarl, zone="east")], turn=0)
    play(match, "move:west")
    assert hp(match) == [16, 15]


def test_passives_at_the_end_of_enemy_turns_and_when_the_bag_is_reset() -> None:
    match = enemy_turn(foe(bite(0), passive({"do": "mend", "hp": 2}, when="enemy-turn-end"), tokens=[[1]]))
    assert foe_hp(match) == 22
    match = enemy_turn(
        foe(bite(0), passive({"do": "mend", "hp": 2}, when="reset"), tokens=[[0]]),
        draw=("darkness", "asha"),
        track=["heart", "heart", "darkness"],
    )
    assert foe_hp(match) == 22


def test_a_passive_that_always_applies() -> None:
    match = enemy_turn(foe(bite(3), passive(lends={"damage": 2}), target=0, tokens=[[1]]))
    assert hp(match)[0] == 11


@rule("kinfire.enemy-turn.may-move-one-zone-before-attacking")
def test_a_passive_may_make_it_faster_but_what_stands_still_stays() -> None:
    swift = passive(lends={"steps": 1})
    match = enemy_turn(foe(bite(3), swift, zone="far", target=0, tokens=[[1]]))
    assert (zone_of(match), hp(match)[0]) == ("mid", 13)
    rooted = row({"do": "strike", "reach": "melee", "damage": 3}, steps=0)
    match = enemy_turn(foe(rooted, swift, zone="east", target=0, tokens=[[1]]))
    assert (zone_of(match), hp(match)[0]) == ("east", 16)


@rule("kinfire.attack.no-target-in-range-no-attack")
def test_who_hunts_nobody_attacks_nobody() -> None:
    match = enemy_turn(foe(tokens=[[2]]), ally(bite(3), side="enemies", tokens=[[1]]))
    assert hp(match) == [16, 15]


def test_a_token_beside_nobody_does_nothing() -> None:
    match = enemy_turn(foe(bite(9), tokens=[[2]]))
    assert hp(match) == [16, 15]
    assert "nothing-there" in told(match)


# --- the step ---


@rule("kinfire.enemy-turn.may-move-one-zone-before-attacking")
@rule("kinfire.enemy-turn.melee-seeks-same-zone")
@rule("kinfire.enemy-turn.moves-toward-target-holder")
def test_it_steps_into_the_zone_of_its_target_and_attacks() -> None:
    match = enemy_turn(foe(bite(3), zone="east", target=0))
    assert zone_of(match) == "mid"
    assert hp(match)[0] == 13


@rule("kinfire.enemy-turn.ranged-seeks-one-zone-away")
@rule("kinfire.enemy-turn.group-picks-among-valid-moves")
def test_for_a_ranged_attack_it_seeks_a_zone_beside_its_target() -> None:
    deed = row({"do": "strike", "reach": "ranged", "damage": 3})
    match = enemy_turn(foe(deed, zone="east", target=0), seats=(seat("sabre", zone="east"), seat("sling")))
    assert asked(match) == {0: "ask-foe-step"}
    assert menu(match) == {"go:mid", "go:far"}
    play(match, "go:far")
    assert zone_of(match) == "far"
    assert hp(match)[0] == 13


@rule("kinfire.target.unreachable-holder-means-no-attack")
@rule("kinfire.target.enemy-ignores-everyone-else")
def test_out_of_reach_of_its_target_it_attacks_nobody() -> None:
    seats = (seat("sabre", zone="bog"), seat("sling", zone="east"))
    match = enemy_turn(
        foe(
            row({"do": "strike", "reach": "melee", "damage": 5, "inflicts": {"wound": 1}}, RETARGET),
            zone="east",
            target=0,
        ),
        seats=seats,
    )
    assert hp(match) == [16, 15]
    assert zone_of(match) == "mid"
    assert "wound" not in match.state.seats[0].statuses
    assert "cannot-reach" in told(match)


def test_a_retarget_of_its_own_happens_without_the_attack() -> None:
    seats = (seat("sabre", zone="bog", hp=3), seat("sling", zone="east"))
    match = enemy_turn(
        foe(row({"do": "strike", "reach": "melee", "damage": 5}, RETARGET), zone="far", target=0), seats=seats
    )
    assert match.state.combat.foes[0].target == 1


def test_in_position_it_stays_and_without_an_attack_it_does_not_step() -> None:
    assert zone_of(enemy_turn(foe(bite(1), target=0))) == "mid"
    assert zone_of(enemy_turn(foe(row({"do": "sap", "whom": "target", "hp": 1}), zone="far", target=0))) == "far"


def test_several_attacks_share_one_step() -> None:
    deeds = ({"do": "strike", "reach": "melee", "damage": 1}, {"do": "strike", "reach": "melee", "damage": 1})
    near = enemy_turn(foe(row(*deeds), zone="east", target=0))
    assert hp(near)[0] == 14
    far = enemy_turn(foe(row(*deeds), zone="far", target=0), seats=(seat("sabre", zone="west"), seat("sling")))
    assert hp(far)[0] == 16


def test_a_board_may_say_otherwise() -> None:
    match = enemy_turn(foe(row({"do": "strike", "reach": "melee", "damage": 1}, steps=0), zone="east", target=0))
    assert zone_of(match) == "east"
    assert hp(match)[0] == 16
    match = enemy_turn(foe(row({"do": "strike", "reach": "melee", "damage": 1}, steps=2), zone="far", target=0))
    while "ask-foe-step" in asked(match).values():
        play(match, min(menu(match)))
    assert zone_of(match) == "mid"
    assert hp(match)[0] == 15


@rule("kinfire.map.enemies-avoid-negative-zones-on-the-way")
@rule("kinfire.map.enemies-prefer-positive-zones-on-the-way")
def test_it_avoids_what_hurts_and_likes_what_shelters() -> None:
    """From far to mid there are three ways: plain, hurting and sheltering."""
    match = enemy_turn(foe(bite(1), zone="far", target=0))
    assert zone_of(match) == "tower"


@rule("kinfire.map.negative-zone-affects-everyone-inside")
def test_where_it_must_go_what_hurts_hurts_it() -> None:
    match = enemy_turn(foe(bite(1), zone="west", target=0), seats=(seat("sabre", zone="bog"), seat("sling")))
    assert (zone_of(match), match.state.combat.foes[0].statuses) == ("bog", [{"trap": 1}])
    match = enemy_turn(foe(bite(1), target=0), seats=(seat("sabre", zone="pit"), seat("sling")))
    assert (zone_of(match), foe_hp(match)) == ("pit", 19)


def test_of_several_goals_the_nearest_counts() -> None:
    match = enemy_turn(foe(zone="east", tokens=[[2]]))
    assert closer(match.table, 0, ["west", "nest"]) == ["mid", "far"]
    assert closer(match.table, 0, ["bog", "nest"]) == ["far"]


@rule("kinfire.map.enemies-disregard-effects-not-concerning-them")
def test_what_does_not_concern_it_it_does_not_avoid() -> None:
    heedless = foe(bite(1), passive(lends={"unheeding": True}), zone="west", target=0, tokens=[[1]])
    match = enemy_turn(heedless, seats=(seat("sabre", zone="bog"), seat("sling")))
    assert zone_of(match) == "bog"
    assert match.state.combat.foes[0].statuses[0] == {}
    immune = foe(bite(1), passive(lends={"immune": ["trap"]}), zone="west", target=0, tokens=[[1]])
    match = enemy_turn(immune, seats=(seat("sabre", zone="bog"), seat("sling")))
    assert zone_of(match) == "bog"
    assert match.state.combat.foes[0].statuses[0] == {}


@rule("kinfire.map.enemies-disregard-effects-not-concerning-them")
def test_which_zones_are_bad_depends_on_the_enemy() -> None:
    lends = ({}, {"unheeding": True}, {"immune": ["trap"]}, {"immune": ["stun"]})
    match = enemy_turn(*(foe(bite(), passive(lends=each), tokens=[[2]]) for each in lends))
    for index, avoids in enumerate(({"bog", "pit"}, set(), {"pit"}, {"bog", "pit"})):
        board = match.state.combat.foes[index]
        assert {zone for zone in ZONES if is_negative(match.table, board, zone)} == avoids


# --- attacks on seekers ---


def test_an_area_attack_hits_all_seekers_beside_its_target() -> None:
    match = enemy_turn(
        foe(bite(3, area=True), target=0, tokens=[[1]]),
        foe(zone="mid"),
        seats=(seat("sabre"), seat("sling"), seat("net", zone="far")),
    )
    assert hp(match) == [8, 7, 14]
    assert foe_hp(match, 1) == 20


def test_statuses_and_draining() -> None:
    match = enemy_turn(
        foe(bite(3, inflicts={"wound": 2}, drains=True), target=0), seats=(seat("sabre", armour=1), seat("sling"))
    )
    assert match.state.seats[0].statuses.get("wound") == 2
    assert foe_hp(match) == 22


# --- target tokens ---


@pytest.mark.parametrize(
    ("condition", "target"),
    [("most-hp", 2), ("least-hp", 1), ("most-armour", 1), ("least-armour", 0), ("nearest", 0)],
)
@rule("kinfire.target.conditions-vary-by-enemy")
@rule("kinfire.target.retarget-reapplies-condition")
def test_conditions(condition: str, target: int) -> None:
    seats = (seat("sabre", hp=8, zone="east"), seat("sling", hp=5, armour=3), seat("net", hp=9, armour=1, zone="west"))
    match = enemy_turn(foe(row(RETARGET), zone="far", targets=condition, target=2 if target != 2 else 0), seats=seats)
    assert match.state.combat.foes[0].target == target


def test_whom_it_cannot_reach_is_farther_than_all() -> None:
    seats = (seat("sabre", zone="peak"), seat("sling", zone="nest"))
    match = enemy_turn(foe(row(RETARGET), zone="west", targets="nearest", target=0), seats=seats)
    assert match.state.combat.foes[0].target == 1


@rule("kinfire.target.retarget-after-damage")
def test_a_retarget_comes_after_the_damage() -> None:
    match = enemy_turn(foe(row({"do": "strike", "reach": "melee", "damage": 5}, RETARGET), target=0))
    assert hp(match) == [11, 15]
    assert match.state.combat.foes[0].target == 1


@rule("kinfire.target.retarget-tie-group-chooses")
def test_a_tie_is_the_groups_to_settle() -> None:
    match = enemy_turn(
        foe(row(RETARGET), target=1), seats=(seat("sabre", hp=9), seat("sling", hp=9), seat("net", hp=2))
    )
    assert asked(match) == {0: "ask-target"}
    assert menu(match) == {"target:0", "target:1"}
    play(match, "target:0")
    assert match.state.combat.foes[0].target == 0


@rule("kinfire.target.ability-may-name-other-rule")
def test_an_ability_may_retarget_by_another_condition() -> None:
    named = []
    for deed, targets in (({"do": "retarget", "by": "least-hp"}, "most-hp"), (RETARGET, "least-hp")):
        match = enemy_turn(foe(row(deed), targets=targets, target=0))
        assert match.state.combat.foes[0].target == 1
        named += [event.rules for event in match.events if event.key == "targets"]
    assert ["kinfire.target.ability-may-name-other-rule" in rules for rules in named] == [True, False]


def test_a_passive_that_minds_whom_it_hunts() -> None:
    match = enemy_turn(
        foe(
            row({"do": "retarget", "by": "least-hp"}),
            passive({"do": "mend", "hp": 3}, when="retargeted"),
            target=0,
            tokens=[[1]],
        )
    )
    assert foe_hp(match) == 23


# --- the other things abilities do ---


@pytest.mark.parametrize(("whom", "hurt"), [("target", {0}), ("zone", {0, 1}), ("all", {0, 1, 2}), ("others", {1, 2})])
def test_whom_an_ability_means(whom: str, hurt: set[int]) -> None:
    seats = (seat("sabre"), seat("sling"), seat("net", zone="far"))
    match = enemy_turn(foe(row({"do": "sap", "whom": whom, "hp": 1}), target=0), seats=seats)
    full = [11, 10, 14]
    assert {index for index, left in enumerate(hp(match)) if left < full[index]} == hurt


@rule("kinfire.status.exhausted-gained-into-discard")
def test_tiring_puts_exhausted_cards_into_the_discard_pile() -> None:
    match = enemy_turn(foe(row({"do": "tire", "whom": "target", "number": 2}), target=0))
    assert match.state.seats[0].discard.cards == ["exhausted", "exhausted"]


def test_rattling_rusting_and_snuffing() -> None:
    deeds = [
        {"do": "rattle", "whom": "target"},
        {"do": "rust", "whom": "target", "number": 2},
        {"do": "snuff", "whom": "target"},
    ]
    match = enemy_turn(foe(row(*deeds), target=0), seats=(seat("sabre", "net", armour=3, charged=True), seat("sling")))
    assert menu(match) == {"discard:sabre", "discard:net", "discard:armour"}
    play(match, "discard:net")
    seeker = match.state.seats[0]
    assert seeker.discard.cards == ["net"]
    assert seeker.armour == 1
    assert not seeker.charged


def test_prowling_and_dragging() -> None:
    near = enemy_turn(foe(row({"do": "prowl", "zones": 2}), zone="far", target=0))
    while "ask-foe-step" in asked(near).values():
        play(near, min(menu(near)))
    assert zone_of(near) == "mid"
    away = enemy_turn(foe(row({"do": "prowl", "away": True}), zone="east", target=0))
    assert zone_of(away) == "far"
    pulled = enemy_turn(foe(row({"do": "drag", "whom": "target"}), zone="west", target=0))
    assert pulled.state.seats[0].zone == "west"
    pushed = enemy_turn(foe(row({"do": "drag", "whom": "target", "away": True}), zone="far", target=0))
    assert pushed.state.seats[0].zone == "west"


@rule("kinfire.enemy-turn.moves-toward-target-holder")
def test_of_ways_that_do_not_hurt_it_takes_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = [("mid", "east"), ("mid", "west"), ("west", "far"), ("far", "east")]
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in ring])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())
    there = (seat("sabre", zone="east"), seat("sling", zone="east"))
    match = enemy_turn(foe({**bite(2), "steps": 3}, zone="mid", target=0), seats=there)
    assert (zone_of(match), told(match).count("foe-moves")) == ("east", 1)


@rule("kinfire.map.enemies-prefer-positive-zones-on-the-way")
def test_a_zone_that_adds_damage_draws_whoever_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = [("mid", "east"), ("mid", "nest"), ("nest", "far"), ("far", "east")]
    monkeypatch.setattr(arena, "ZONES", {**ZONES, "nest": {"damage": 2}})
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in ring])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())
    there = (seat("sabre", zone="far"), seat("sling", zone="far"))
    assert zone_of(enemy_turn(foe(bite(2), target=0), seats=there)) == "nest"
    match = enemy_turn(foe(row({"do": "prowl"}), target=0), seats=there)  # without an attack both are alike
    assert menu(match) == {"go:nest", "go:east"}


def test_zones_as_far_away_are_neither_nearer_nor_farther(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = [("west", "mid"), ("mid", "east"), ("east", "west"), ("nest", "hedge")]
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in ring])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())
    away = row({"do": "prowl", "away": True})
    assert zone_of(enemy_turn(foe(away, zone="west", target=0))) == "west"
    assert zone_of(enemy_turn(foe(away, zone="nest", target=0))) == "nest"  # beyond reach all are alike
    pulled = enemy_turn(foe(row({"do": "drag", "whom": "target"}), zone="west", target=0))
    assert pulled.state.seats[0].zone == "west"  # not round by the east


@rule("kinfire.status.enemy-trap-forbids-movement-this-turn")
def test_a_trapped_enemy_does_not_prowl() -> None:
    match = enemy_turn(foe(row({"do": "prowl"}), zone="east", target=0, statuses=[{"trap": 1}]))
    assert zone_of(match) == "east"


def test_who_is_trapped_in_the_own_turn_is_not_dragged() -> None:
    yank = passive({"do": "drag", "whom": "all"}, when="hurt")
    trapped = {"statuses": {"trap": 1}}
    cards = card("cut", hit(1, "ranged"))
    match = battle(seat("cut", "sabre", **trapped), seat("sling", **trapped), cards=cards, draw=["asha"],
                   foes=[foe(row(), yank, zone="west")])  # fmt: skip
    play(match, "play:cut")
    assert [each.zone for each in match.state.seats] == ["mid", "west"]


def test_what_stands_nowhere_drags_nobody() -> None:
    ghost = ally(row({"do": "drag", "whom": "all"}), side="enemies", zone=None, tokens=[[1]])
    match = enemy_turn(foe(tokens=[[2]]), ghost)
    assert [each.zone for each in match.state.seats] == ["mid", "mid"]


@rule("kinfire.renewal.when-no-action-card-in-hand")
def test_whoever_is_rattled_out_of_the_last_action_goes_on_with_the_new_hand() -> None:
    match = enemy_turn(
        foe(row({"do": "rattle", "whom": "target", "number": 2}), target=0),
        seats=(seat("sabre", "net-boost"), seat("sling")),
    )
    play(match, "discard:sabre")
    assert menu(match) == {f"discard:{each}" for each in (*match.state.seats[0].hand, "armour")}
    assert "discard:net-boost" not in menu(match)


def test_an_ability_may_bring_statuses_and_take_all_armour() -> None:
    deeds = {"do": "afflict", "whom": "all", "inflicts": {"weaken": 2}}, {"do": "rust", "whom": "all", "number": 2}
    match = enemy_turn(foe(row(*deeds)), seats=(seat("sabre", armour=1), seat("sling", armour=2)))
    assert [each.statuses for each in match.state.seats] == [{"weaken": 2}, {"weaken": 2}]
    assert [each.armour for each in match.state.seats] == [0, 0]


def test_an_enemy_may_be_shoved_taunted_and_faded_from() -> None:
    cards = [*card("push", {"do": "shove"}), *card("call", {"do": "taunt"}), *card("hide", {"do": "fade"})]
    match = battle(seat("push", "sabre"), seat("sling"), cards=cards, foes=[foe(zone="east")], turn=0)
    play(match, "play:push", "shove-to:far")
    assert zone_of(match) == "far"
    match = battle(seat("call", "sabre"), seat("sling"), cards=cards, foes=[foe(target=1)], turn=0)
    play(match, "play:call")
    assert match.state.combat.foes[0].target == 0
    match = battle(seat("hide", "sabre"), seat("sling"), cards=cards, foes=[foe(target=0)], turn=0)
    play(match, "play:hide")
    assert match.state.combat.foes[0].target == 1


def test_an_ally_and_an_enemy_of_one_name_have_their_own_passives() -> None:
    match = battle(seat(), foes=[foe(bite(1), passive(lends={"damage": 2}))])
    box = Box(match.content)
    enemy = match.state.combat.foes[0]
    box.allies = {enemy.board: AllyCard(id=enemy.board, side="seekers", rows=())}
    helper = Foe(enemy.board, 5, "mid", ally=True)
    assert [box.passives(each).damage for each in (enemy, helper, enemy)] == [2, 0, 2]
