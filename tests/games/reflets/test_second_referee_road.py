"""What a second rules lawyer asks about the Road: the Dragon, tokens, crossings, spaces won and owed."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import (
    SKILLLESS,
    Story,
    asked,
    expire,
    gems,
    let_pass,
    menu,
    play,
    play_on,
    start,
    tell,
    told,
)
from .trials import ZONE, alone, go, quiet, refused, together, trial

rule = pytest.mark.rule

HOLY: dict[str, Any] = {"quest": ["holy-bill"]}
"""No quest that keeps a team from harm."""


# --- the Dragon, tokens, crossings ---


def dragon_at(place: str, *seats: dict[str, Any], **given: Any) -> Story:
    return start(*seats, begin="dragon", dragon=place, **given)


def test_the_guides_own_peril_under_her_is_for_a_hero_of_the_guides() -> None:
    match = dragon_at("17", {"at": "9", "heroes": SKILLLESS}, spots={"23": "blue-peril"}, dice=(6,))
    play(match, "0 advance", "0 name:tom-scram")
    assert match.state.seats[0].pouch.cards == ["tom-scram"]
    assert match.state.seats[0].spent["blue"].cards == ["blue-peril"]
    assert asked(match) == {0: "ask-blessing"}


def test_the_guides_last_hero_dies_of_a_token_that_she_uncovers() -> None:
    match = dragon_at("17", {"at": "9", "heroes": ["petal"], "hand": []}, spots={"23": "orange-peril"}, dice=(6,))
    play(match, "0 advance")
    team = match.state.seats[0]
    assert (team.gone, team.at) == ("rip", "9")
    assert match.state.seats[1].pouch.cards == ["petal"]
    assert (match.state.guide, len(team.hand)) == (1, 1)


def test_a_token_she_is_pushed_off_stays_hidden_and_the_next_one_is_played() -> None:
    pushed = dragon_at(
        "22",
        {"at": "9"},
        {"at": "25", "heroes": ["enoriel"]},
        slots={"24": ""},
        many=4,
        spots={"25": "green-purse", "26": "green-vision"},
    )
    play(pushed, "0 advance")
    assert pushed.state.dragon == "26"
    assert set(menu(pushed, 0)) >= {"use:green-vision", "store:green-vision"}
    assert "25" in pushed.state.spots


def test_a_guide_who_plays_invincible_on_her_move_is_spared_by_her() -> None:
    match = dragon_at("9", {"at": "10", "heroes": SKILLLESS, "hand": ["nobody-move"], **HOLY})
    play(match, "0 advance", "0 play:nobody-move")
    assert match.state.seats[0].gone == ""
    assert match.state.dragon == "14"
    assert asked(match) == {0: "ask-blessing"}


def test_a_brake_and_a_card_that_slows_her_keep_her_where_she_is() -> None:
    match = dragon_at("21", {"at": "9", "gems": ["red"], "hand": ["did-she-say-hello"]}, spots={"21": "green-purse"})
    play(match, "0 brake", "0 play:did-she-say-hello")
    assert match.state.dragon == "21"
    assert "21" in match.state.spots, "she has not stopped there again"
    assert match.state.dragon_by == 0


def test_an_adversary_hastens_a_braked_dragon_over_a_team() -> None:
    match = dragon_at(
        "9", {"at": "2", "gems": ["red"]}, {"at": "11", **HOLY}, {"at": "2", "hand": ["did-she-say-hello"]}
    )
    play(match, "0 brake", "2 play:did-she-say-hello", "1 pass")
    assert match.state.dragon == "13", "10, 11 and 13: 12 is a Chance space"
    assert match.state.seats[1].gone == "rip"


def test_a_team_that_must_halt_on_a_zone_where_she_sits_never_sees_its_card() -> None:
    match = start({"at": "5", "heroes": SKILLLESS, **HOLY}, begin="progress", dragon="8", dice=(5,))
    play(match, "0 walk", "0 go:8", "0 pass")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("rip", "8")
    assert len(match.state.slots["8"]) == 1
    assert match.state.guide == 1


def test_a_spared_team_that_stands_with_her_walks_off_without_meeting_her_again() -> None:
    match = start({"at": "8", "heroes": SKILLLESS, **HOLY}, begin="progress", dragon="8", slots={"8": ""}, dice=(2,))
    play(match, "0 walk")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("", "10")
    assert not told(match, "team-spared")


def test_a_team_pushed_into_her_falls_in_anothers_turn_and_that_turn_goes_on() -> None:
    match = start(
        {"at": "5", "hand": ["no-shoving-at-the-back"]}, {"at": "11", **HOLY}, begin="land", golden=2, dragon="10"
    )
    go(match, "0 play:no-shoving-at-the-back", "0 whom:1", "1 pass")
    assert (match.state.seats[1].gone, match.state.guide) == ("rip", 0)
    assert asked(match) == {0: "ask-road-event"}


def test_the_callers_own_team_may_be_the_one_she_crosses() -> None:
    match = dragon_at("9", {"at": "2"}, {"at": "11", **HOLY}, timed=True)
    expire(match, 0)
    play(match, "1 dragonne @400")
    expire(match, 2)
    play(match, "1 advance", "1 pass")
    assert match.state.seats[1].gone == "rip"
    assert asked(match) == {0: "ask-blessing"}


def test_the_gem_for_the_call_pays_for_the_brake() -> None:
    match = dragon_at("9", {"at": "2"}, {"at": "2", "gems": []}, timed=True, draw={"bank": ["red"]})
    expire(match, 0)
    play(match, "1 dragonne @400")
    expire(match, 2)
    assert menu(match, 1) == {"advance", "brake"}


def test_a_golden_token_kept_by_whoever_called_waits_with_them() -> None:
    match = dragon_at("19", {"at": "2"}, {"at": "2"}, spots={"23": "green-purse"}, timed=True, many=4)
    expire(match, 0)
    play(match, "1 dragonne @400")
    expire(match, 2)
    play(match, "1 advance")
    assert match.state.dragon == "23"
    play(match, "1 store:green-purse")
    assert match.state.seats[1].waiting["green"].cards == ["green-purse"]
    assert asked(match) == {0: "ask-blessing"}


# --- spaces won, tokens found on the way ---


def test_a_short_cut_of_ones_own_works_after_a_hazard_too() -> None:
    match = trial([alone(1)], {"hand": ["i-know-a-short-cut"]}, bright=({"do": "spaces", "by": 1},), dice=(1,) * 5)
    tell(match, "0 accept", "0 done", "0 play:i-know-a-short-cut")
    assert match.state.seats[0].at == "12", "9, and three more"
    while asked(match) != {0: "ask-chance"}:
        let_pass(match)


def test_spaces_won_onto_a_shortcut_that_ends_on_no_card() -> None:
    match = trial([together(3)], bright=({"do": "spaces", "by": 9},), dice=(1, 1, 1, 1, 1, 4), slots={"16": ""})
    quiet(match)
    play(match, "0 accept")
    assert match.state.seats[0].at == "17", "9 spaces on"
    longer = trial(
        [together(3)],
        {"heroes": SKILLLESS},
        bright=({"do": "spaces", "by": 9}, {"do": "spaces", "by": 1}),
        dice=(1, 1, 1, 1, 1, 4),
        slots={"16": ""},
        golden=1,
    )
    quiet(longer)
    play(longer, "0 accept")
    assert longer.state.seats[0].at == "22"
    assert longer.state.seats[0].life == {"brunhilda-bashford": 4}
    assert longer.state.guide == 1


def test_a_retreat_onto_a_rivals_tax_pays_it() -> None:
    match = trial(
        [alone(6)],
        {"gems": ["red"]},
        {},
        {"gems": []},
        dark=({"do": "spaces", "by": -3},),
        dice=(5,) * 5,
        spots={"5": "green-gem-tax"},
    )
    play(match, "0 accept")
    assert match.state.seats[2].gems.cards == ["red"]
    assert match.state.guide == 1


def test_the_storyteller_may_be_a_ghost_and_wins_the_card() -> None:
    match = trial([alone(6)], {"gems": []}, {"gone": "rip", "heroes": [], "at": "9"}, dice=(5,) * 5)
    play(match, "0 accept")
    assert match.state.seats[1].pouch.cards == [ZONE]


# --- retreats and events ---


def test_a_retreat_past_the_dragon_is_a_crossing() -> None:
    match = trial([alone(6)], {"gems": [], **HOLY}, dark=({"do": "spaces", "by": -3},), dice=(5,) * 5, dragon="6")
    play(match, "0 accept", "0 pass")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("rip", "6")
    assert match.state.seats[1].pouch.cards == [ZONE]


def test_a_retreat_that_would_end_on_her_goes_one_further_and_meets_her() -> None:
    match = trial(
        [alone(6)], {"gems": [], "heroes": ["enoriel"]}, dark=({"do": "spaces", "by": -3},), dice=(5,) * 5, dragon="5"
    )
    play(match, "0 accept")
    assert match.state.seats[0].at == "4"
    assert told(match, "team-spared")


def test_a_ghost_may_be_asked_for_a_road_event() -> None:
    match = start(
        {"at": "9"}, {"gone": "rip", "heroes": [], "road": ["weather"]}, {"road": []}, begin="road-event", golden=3
    )
    assert "reader:1" in menu(match, 0)
    play(match, "0 reader:1")
    assert told(match, "road-event-read")


# --- spaces owed, the Door, pushes ---


def at_the_door(*dice: int) -> Story:
    """The team has stopped on a Door that asks for Attack 12, else Defence 12, and knows a short cut."""
    return start(
        {"at": "56", "heroes": SKILLLESS, "gems": [], "hand": ["i-know-a-short-cut"]},
        begin="land",
        golden=6,
        slots={"56": "unhinged-door"},
        revealed=["56"],
        dice=dice,
    )


@rule("reflets.hazard.resolved-when-the-pawn-stops")
def test_no_short_cut_leads_past_a_door_that_is_still_to_be_passed() -> None:
    match = at_the_door(3, 3, 3, 3, 3)
    tell(match, "0 play:i-know-a-short-cut")
    play_on(match)
    assert match.state.seats[0].door
    assert match.state.seats[0].at == "c3", "the three spaces come after the trial"


@rule("reflets.outcome.door-failed-slides-one-notch")
def test_a_team_that_fails_at_the_door_gains_nothing_by_a_short_cut() -> None:
    match = at_the_door(*[6] * 10)
    tell(match, "0 play:i-know-a-short-cut")
    play_on(match)
    assert (match.state.seats[0].door, match.state.seats[0].at) == (False, "56"), (
        "3 spaces less 1, but the Door bars the way"
    )
    assert match.state.notches == {"56": 1}


@rule("reflets.hazard.resolved-when-the-pawn-stops")
def test_a_short_cut_comes_after_the_zone_on_which_the_pawn_has_stopped() -> None:
    match = trial([alone(1)], {"hand": ["i-know-a-short-cut"], "gems": []}, begin="land", read=False, dice=(1,) * 5)
    tell(match, "0 play:i-know-a-short-cut", "0 storyteller:1")
    play_on(match)
    assert match.state.seats[0].pouch.cards == [ZONE]
    assert match.state.seats[0].at == "11"


def test_a_short_cut_out_of_a_room_that_is_only_visited() -> None:
    match = start(
        {"at": "s1", "door": True, "heroes": SKILLLESS, "gems": [], "hand": ["i-know-a-short-cut"]},
        begin="land",
        golden=6,
        slots={"s1": "chapel-of-the-dah"},
        revealed=["s1"],
    )
    tell(match, "0 play:i-know-a-short-cut", "0 stay", "0 deeper")
    assert match.state.seats[0].at == "c5"


def test_nobody_is_pushed_through_a_door_they_have_not_passed() -> None:
    match = start({"heroes": ["captain-keelover"], "at": "20"}, {"at": "56"}, {"at": "56", "door": True})
    tell(match, "0 skill:captain-keelover.1", "0 gem:red", "0 whom:1")
    assert match.state.seats[1].at == "56"
    other = start({"heroes": ["captain-keelover"], "at": "20"}, {"at": "56"}, {"at": "56", "door": True})
    tell(other, "0 skill:captain-keelover.1", "0 gem:red", "0 whom:2")
    assert other.state.seats[2].at == "c1"


# --- spaces that are not free, tokens that find nothing ---


@rule("reflets.power.scouting-replaces-tokens")
def test_no_token_is_laid_under_the_dragon() -> None:
    match = start({"gems": ["blue"] * 4, "at": "20"}, spots={"3": "orange-gem-tax"}, dragon="9", dice=(1,))
    play(match, "0 power:blue", "0 take-token:3")
    assert "space:3" in menu(match, 0)
    assert refused(match, 0, "space:9") == ("reflets.power.scouting-replaces-tokens",)


def test_a_tax_takes_nothing_of_a_donor_who_has_nothing() -> None:
    match = start({"at": "9", "gems": [], "waiting": ["blue-gem-tax"]}, {"gems": []}, begin="road-event", golden=2)
    play(match, "0 token:blue-gem-tax", "0 donor:1")
    assert gems(match, 0) == 0
    assert match.state.seats[0].spent["blue"].cards == ["blue-gem-tax"]
    assert asked(match) == {0: "ask-road-event"}


@rule("reflets.mystery.peril-counter-by-guide")
def test_a_guide_may_counter_a_peril_that_is_the_guides_own() -> None:
    match = start(
        {"at": "3", "heroes": SKILLLESS, "waiting": ["orange-peril"]}, begin="land", golden=2, spots={"3": "blue-peril"}
    )
    play(match, "0 counter:orange-peril")
    assert match.state.seats[0].life == {}
    assert match.state.seats[0].spent["blue"].cards == ["blue-peril"]
    assert match.state.seats[1].spent["orange"].cards == ["orange-peril"]


# --- home by the portal ---


@rule("reflets.portal.exit-preserves-heroes")
@pytest.mark.parametrize("at", ["s8", "c10"])
def test_a_team_that_goes_home_is_safe_though_the_dragon_is_in_the_city(at: str) -> None:
    match = start(
        {"at": at, "door": True, **HOLY},
        {"at": "20"},
        begin="progress",
        dragon="0",
        portal=True,
        slots={"s8": "chamber-of-the-octuple"},
        revealed=["s8"],
        dice=(1,),
    )
    tell(match, "0 walk", "0 go:0")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("left", "0")
    assert match.state.guide == 1


@rule("reflets.dragon.claimant-stands-in-for-the-guide")
def test_the_guides_turn_does_not_end_by_what_is_played_on_a_callers_chance() -> None:
    match = start(
        {"at": "2"},
        {"at": "2"},
        {"at": "2", "hand": ["i-am-the-rules"]},
        begin="dragon",
        dragon="17",
        spots={"23": "blue-chance"},
        timed=True,
    )
    expire(match, 0)
    play(match, "1 dragonne @400")
    expire(match, 2)
    tell(match, "1 advance", "1 use:blue-chance")
    assert asked(match) == {1: "ask-chance"}
