"""Vitality: tests, wounds, deaths, healing."""

from __future__ import annotations

import pytest

from .tables import Story, asked, menu, play, start, told
from .trials import TEAM, alone, go, refused, together, trial

rule = pytest.mark.rule
TEST = ({"do": "test"},)


def shortcut(die: int, golden: int = 2, **own: object) -> Story:
    """The Guide stands on a shortcut that leads to an emptied slot, and the golden die's hero is tested."""
    return start({"heroes": TEAM, "at": "6", **own}, begin="land", golden=golden, dice=(die,), slots={"8": ""})


# --- the test ---


@rule("reflets.vitality.above-is-dead", "reflets.vitality.roll-one-plain-die", "reflets.vitality.golden-die-designates")
def test_a_die_above_the_life_points_kills() -> None:
    match = shortcut(5)
    assert match.state.seats[0].heroes.cards == ["brunhilda-bashford", *TEAM[2:]]
    assert match.state.golden == 2, "a plain die is rolled, the parked one stays"


@rule("reflets.vitality.equal-is-unharmed", "reflets.vitality.life-points-two-to-five")
def test_a_die_equal_to_the_life_points_does_nothing() -> None:
    match = shortcut(4)
    assert match.state.seats[0].heroes.cards == TEAM
    assert match.state.seats[0].life == {}
    life = [match.content["heroes"][hero].life for hero in match.content["heroes"]]
    assert (min(life), max(life)) == (2, 5)


@rule("reflets.vitality.below-is-wounded", "reflets.wound.marker-placed", "reflets.wound.marker-shows-remaining-life")
def test_a_die_below_the_life_points_is_what_is_left_of_them() -> None:
    assert shortcut(1).state.seats[0].life == {"tom-scram": 1}


def test_a_wounded_hero_is_tested_against_the_marker() -> None:
    assert shortcut(3, life={"tom-scram": 2}).state.seats[0].heroes.cards.count("tom-scram") == 0
    assert shortcut(2, life={"tom-scram": 2}).state.seats[0].life == {"tom-scram": 2}


@rule("reflets.vitality.golden-die-designates")
def test_a_vacant_slot_means_no_test() -> None:
    match = shortcut(6, golden=4, heroes=TEAM[:3])
    assert match.state.seats[0].heroes.cards == TEAM[:3]
    assert told(match, "nobody-tested")


@rule("reflets.vitality.golden-six-adversary-names")
def test_on_a_golden_six_the_storyteller_names_the_hero() -> None:
    match = trial([together(6)], {"gems": []}, dice=(6, 6, 6, 6, 6, 6), golden=6, dark=TEST)
    assert asked(match) == {1: "ask-name-hero"}
    play(match, "1 name:tom-scram")
    assert "tom-scram" in match.state.seats[1].pouch.cards


@rule("reflets.vitality.peril-and-bad-luck-excepted")
def test_a_peril_token_names_its_hero_whatever_the_golden_die_shows() -> None:
    match = start({"heroes": TEAM, "at": "5"}, {}, begin="land", golden=1, spots={"5": "orange-peril"}, dice=(6,))
    play(match, "1 name:kyo-shin-zamurato")
    assert "kyo-shin-zamurato" in match.state.seats[1].pouch.cards


def test_an_invincible_team_is_not_tested() -> None:
    assert shortcut(6, invincible=True).state.seats[0].heroes.cards == TEAM


def test_a_test_can_be_cancelled_once_the_die_is_seen() -> None:
    match = start(
        {"heroes": TEAM, "at": "6", "hand": ["blame-the-cook"]}, begin="land", golden=2, dice=(6,), slots={"8": ""}
    )
    go(match, "0 play:blame-the-cook")
    assert match.state.seats[0].heroes.cards == TEAM
    assert not match.state.cancelled


def test_an_adversary_can_have_the_die_of_a_test_thrown_again() -> None:
    match = start(
        {"heroes": TEAM, "at": "6"}, {"hand": ["blame-the-cook"]}, begin="land", golden=2, dice=(2, 6), slots={"8": ""}
    )
    go(match, "1 play:blame-the-cook")
    assert "tom-scram" in match.state.seats[0].pouch.cards


# --- wounds ---


@rule("reflets.wound.marker-caps-every-characteristic")
def test_a_marker_is_a_ceiling_on_characteristics_even_those_that_equipment_sets() -> None:
    own = {"worn": {"talking-stick": "reggie-the-mule"}, "life": {"reggie-the-mule": 2}}
    match = trial([alone(1)], own, dice=(3,) * 5)
    play(match, "0 accept")
    assert told(match, "objective-missed") == [{"number": 0}]
    match = trial([alone(1)], {"worn": {"talking-stick": "reggie-the-mule"}}, dice=(3,) * 5)
    play(match, "0 accept")
    assert told(match, "objective-passed") == [{"number": 5}]


@rule("reflets.wound.marker-blocks-hero-skills")
def test_a_marker_disables_the_heros_own_skills() -> None:
    heroes = ["remi-chelin", *TEAM[:4]]
    match = trial([alone(2, "orange", slot=1)], {"heroes": heroes, "life": {"remi-chelin": 1}}, dice=(6,) * 5)
    assert asked(match) == {0: "ask-judge"}
    assert refused(match, 0, "skill:remi-chelin.2") == ("reflets.wound.marker-blocks-hero-skills",)


@rule("reflets.wound.marker-spares-equipment-skills")
def test_a_marker_leaves_equipment_its_skills() -> None:
    match = trial([alone(2, slot=1)], {"worn": {"holey-hourglass": TEAM[0]}, "life": {TEAM[0]: 1}}, dice=(6,) * 6)
    play(match, "0 skill:holey-hourglass.1", "0 gem:red", "0 gem:blue")
    assert len(told(match, "die-individual")) == 6


@rule("reflets.wound.ways-to-heal")
def test_heroes_are_healed_by_chance_bonus_three() -> None:
    wounds = {TEAM[0]: 1, TEAM[1]: 1, TEAM[2]: 1, TEAM[3]: 1}
    match = start({"heroes": TEAM, "at": "4", "life": wounds}, begin="land", golden=1)
    play(match, "0 bonus:3", *[f"0 heal:{hero}" for hero in (TEAM[0], TEAM[2], TEAM[3])])
    assert match.state.seats[0].life == {TEAM[1]: 1}


# --- deaths ---


@rule(
    "reflets.death.team-shifts-left", "reflets.death.second-becomes-leader", "reflets.death.slot-five-empties",
    "reflets.death.card-to-whoever-caused-it",
)  # fmt: skip
def test_the_leader_dies_and_the_others_move_up_with_their_equipment() -> None:
    match = shortcut(6, golden=1, worn={"enough-rope": "reggie-the-mule"})
    team = match.state.seats[0]
    assert team.heroes.cards == TEAM[1:]
    assert team.worn["enough-rope"] == "reggie-the-mule"
    assert told(match, "new-leader") == [{"card": "@heroes.tom-scram"}]
    assert team.pouch.cards == [TEAM[0]]


@rule("reflets.death.equipment-stays-with-the-team")
def test_what_the_dead_wore_is_given_round_or_discarded() -> None:
    match = shortcut(6, golden=1, worn={"enough-rope": TEAM[0], "talking-stick": TEAM[0]})
    assert {"wear:tom-scram", "stow:tom-scram", "discard-gear:enough-rope"} <= menu(match, 0)
    play(match, "0 wear:tom-scram", "0 discard-gear:talking-stick")
    assert match.state.seats[0].worn == {"enough-rope": "tom-scram"}
    assert "talking-stick" in match.state.relics.cards


@rule("reflets.death.who-counts-as-responsible")
def test_who_is_responsible_wins_the_dead() -> None:
    assert shortcut(6).state.seats[0].pouch.cards == ["tom-scram"], "the Guide, on a shortcut"
    told_by = trial([alone(6)], dice=(4, 4, 4, 4, 4, 6), dark=TEST)
    play(told_by, "0 accept")
    assert "reggie-the-mule" in told_by.state.seats[1].pouch.cards, "the storyteller, in a hazard"


@rule("reflets.death.who-counts-as-responsible", "reflets.death.team-shifts-left")
def test_mikau_sacrifices_a_teammate_whom_the_guide_wins() -> None:
    match = start({"heroes": ["tom-scram", "mikau", "reggie-the-mule"]}, begin="bless")
    play(match, "0 skill:mikau.1", "1 pass", "2 pass")
    assert "hero:mikau" not in menu(match, 0)
    play(match, "0 hero:tom-scram")
    assert match.state.seats[0].heroes.cards == ["mikau", "reggie-the-mule"]
    assert match.state.seats[0].pouch.cards == ["tom-scram"]


@rule("reflets.death.last-hero-eliminates-the-team")
def test_a_team_that_lost_its_last_hero_is_out_and_the_turn_ends() -> None:
    match = shortcut(6, golden=1, heroes=TEAM[:1])
    assert match.state.seats[0].gone == "rip"
    assert match.state.guide == 1
    assert match.state.seats[0].at == "6", "the pawn moves no further"


def test_a_team_emptied_by_a_dark_outcome_hands_over_what_it_owes_first() -> None:
    match = trial(
        [together(9)], {"heroes": TEAM[:1], "gems": ["red", "blue"]}, {"hand": ["rabid-rabbits"]},
        dark=({"do": "test"}, {"do": "gems-from", "count": 1}), dice=(1, 6), golden=1,
    )  # fmt: skip
    go(match, "1 lay:rabid-rabbits", "1 gem:green", "0 accept", "0 gem:red")
    assert match.state.seats[0].gone == "rip"
    assert match.state.seats[0].gems.cards == []
    assert {"rabid-rabbits", TEAM[0], "zone-of-the-test"} <= set(match.state.seats[1].pouch.cards)
    assert match.state.guide == 1


def test_a_heart_may_leave_a_single_life_point() -> None:
    match = trial([alone(6, "blue")], {"gems": [], "life": {"reggie-the-mule": 2}}, dice=(6, 5, 5, 5, 5))
    play(match, "0 accept")
    assert match.state.seats[0].life == {"reggie-the-mule": 1}


def test_the_marker_of_the_dead_is_put_back() -> None:
    match = shortcut(6, life={"tom-scram": 2})
    assert match.state.seats[0].life == {}


@rule("reflets.wound.ways-to-heal")
def test_a_skill_or_an_imprevu_heals() -> None:
    heroes = ["sam-pell", *TEAM[:4]]
    match = start({"heroes": heroes, "life": {TEAM[0]: 1}}, begin="progress", dice=(2,))
    play(match, "0 cure:sam-pell.1")
    assert match.state.seats[0].life == {}
    card = start({"heroes": TEAM, "life": {TEAM[0]: 1, TEAM[1]: 1}, "hand": ["bless-you"]}, begin="bless")
    go(card, "0 dilemma:bless-you")
    while card.state.seats[0].life:
        offer = card.offers()[0]
        ids = [option.id for option in offer.options]
        card.answer(offer.seat, offer.decision, "pass" if "pass" in ids else ids[0])
    assert card.state.seats[0].life == {}


@rule("reflets.death.card-to-whoever-caused-it")
def test_a_rivals_hero_may_be_tested_and_won() -> None:
    match = trial([together(1)], {"gems": []}, {"heroes": ["sam-pell"]}, dice=(1, 1, 1, 1, 1, 6),
                  bright=({"do": "test", "rival": True},))  # fmt: skip
    go(match, "0 accept", "0 hero:sam-pell")
    assert "sam-pell" in match.state.seats[0].pouch.cards
    assert match.state.seats[1].gone == "rip"


def test_a_hero_tested_by_a_road_event_is_the_readers() -> None:
    match = start({"at": "5", "heroes": TEAM}, {"road": ["weather"]}, begin="land", golden=5, dice=(6,))
    go(match, "0 reader:1")
    assert TEAM[4] in match.state.seats[1].pouch.cards
