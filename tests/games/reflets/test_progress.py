"""Progression: the golden die, walking and running, and where a pawn may stop."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Story, asked, gems, menu, play, start, told
from .trials import TEAM, go

rule = pytest.mark.rule


def progress(at: str, *dice: int, others: tuple[Any, ...] = (), **more: Any) -> Story:
    """The Guide's pawn is about to move; the first die is the golden one."""
    own = more.pop("own", {})
    return start({"at": at, "heroes": TEAM, **own}, *others, begin="progress", dice=dice, **more)


# --- the golden die ---


@rule("reflets.progress.golden-die-rolled-and-parked", "reflets.progress.walk-or-run-chosen-after-the-roll")
def test_the_golden_die_is_rolled_and_parked_before_the_guide_chooses() -> None:
    match = progress("0", 5)
    assert match.state.golden == 5
    assert asked(match) == {0: "ask-pace"}


@rule("reflets.progress.golden-die-may-be-altered")
def test_the_guide_may_alter_the_golden_die_by_a_bonus_die() -> None:
    match = progress("0", 6, 2, own={"waiting": ["blue-bonus-die"]})
    assert menu(match, 0) == {"keep", "bonus-die:blue-bonus-die", "hush"}
    play(match, "0 bonus-die:blue-bonus-die")
    assert match.state.golden == 2


@rule("reflets.progress.golden-die-may-be-altered")
def test_the_guide_may_alter_the_golden_die_by_a_dilemma() -> None:
    match = progress("0", 6, own={"hand": ["my-die-was-loaded"]})
    play(match, "0 play:my-die-was-loaded", "0 face:4")
    assert match.state.golden == 4
    assert match.state.imprevu_discard.cards == ["my-die-was-loaded"]


def test_the_question_is_asked_whatever_the_guide_holds() -> None:
    match = progress("0", 6, own={"hand": ["frog"]})
    assert asked(match) == {0: "ask-rolled"}
    play(match, "0 hush")
    assert asked(match) == {0: "ask-pace"}


def test_an_adversary_may_have_the_golden_die_thrown_again() -> None:
    match = progress("0", 6, 2, others=({"hand": ["my-die-was-loaded"]},))
    play(match, "1 play:my-die-was-loaded")
    assert match.state.golden == 2


@rule("reflets.progress.golden-die-paid-reroll")
def test_the_golden_die_is_rerolled_for_two_gems_of_its_colour_at_any_moment() -> None:
    match = progress("0", 2, 5, own={"gems": ["orange", "orange", "red"]})
    play(match, "0 regild")
    assert match.state.golden == 5
    assert match.state.seats[0].gems.cards == ["red"]
    assert "regild" not in menu(match, 0)
    six = progress("0", 6, own={"gems": ["blue", "blue"]})
    assert "regild" not in menu(six, 0), "a 6 has no colour"


@rule("reflets.progress.golden-die-rerolled-for-cumulative-chance")
def test_rolling_for_chance_replaces_the_parked_result() -> None:
    match = progress("0", 6, 3, own={"waiting": ["blue-chance"]})
    play(match, "0 keep", "0 token:blue-chance", "0 roll")
    assert match.state.golden == 3


@rule("reflets.progress.golden-die-designates-heroes", "reflets.progress.extra-die-never-designates")
def test_only_the_golden_die_designates_a_hero() -> None:
    match = progress("0", 2, 4, 6, slots={"8": ""})
    play(match, "0 run", "0 gem:red", "0 go:6")
    assert match.state.seats[0].pouch.cards == [TEAM[1]], "slot 2, whatever the running die shows"


# --- walking and running ---


@rule(
    "reflets.progress.walking-gains-a-gem", "reflets.progress.walking-distance",
    "reflets.progress.golden-die-gives-movement",
)  # fmt: skip
def test_walking_gains_a_gem_and_goes_as_far_as_the_golden_die_says() -> None:
    match = progress("9", 2)
    play(match, "0 walk")
    assert gems(match, 0) == 6
    assert match.state.seats[0].at == "11"


@rule("reflets.progress.running-pays-a-gem", "reflets.progress.running-distance")
def test_running_pays_a_gem_for_an_extra_die() -> None:
    match = progress("20", 1, 2)
    play(match, "0 run", "0 gem:red")
    assert gems(match, 0) == 4
    assert match.state.seats[0].at == "23"


def test_nobody_runs_without_a_gem() -> None:
    match = progress("20", 1, own={"gems": []})
    assert match.state.seats[0].at == "21", "nothing to choose: the team walks"
    assert gems(match, 0) == 1


@rule("reflets.progress.extra-die-never-designates")
def test_a_bonus_die_adds_to_the_movement() -> None:
    match = progress("12", 1, 2, own={"waiting": ["blue-bonus-die"]})
    go(match, "0 walk", "0 bonus-die:blue-bonus-die", "0 go:15")
    assert match.state.seats[0].at == "15"
    assert match.state.golden == 1


def test_dilemmas_add_spaces_or_a_die_to_the_movement() -> None:
    match = progress("12", 1, own={"hand": ["your-maps-upside-down"], "gems": []})
    play(match, "0 play:your-maps-upside-down")
    assert match.state.seats[0].at == "15"
    match = progress("20", 1, 2, own={"hand": ["are-we-there-yet"], "gems": []})
    play(match, "0 play:are-we-there-yet")
    assert match.state.seats[0].at == "23"


# --- stopping ---


@rule("reflets.progress.must-stop-on-zone-and-door-hazards")
def test_a_zone_card_bars_the_way() -> None:
    match = progress("13", 6)
    play(match, "0 walk")
    assert match.state.seats[0].at == "16"
    assert asked(match) == {0: "ask-storyteller"}


@rule("reflets.progress.must-stop-on-zone-and-door-hazards")
def test_a_door_bars_the_way_of_a_team_that_has_not_passed_it() -> None:
    match = progress("54", 6, own={"at": "54"}, slots={"56": "spokesdoor"})
    play(match, "0 walk")
    assert match.state.seats[0].at == "56"
    passed = progress("54", 3, own={"at": "54", "door": True}, slots={"56": "spokesdoor"})
    play(passed, "0 walk")
    assert passed.state.seats[0].at == "c1"


@rule("reflets.progress.may-stop-on-special-spaces")
def test_a_pawn_may_stop_early_on_a_token_a_chance_space_or_a_shortcut() -> None:
    match = progress("1", 6, spots={"2": "orange-purse"})
    play(match, "0 walk")
    assert menu(match, 0) == {"go:2", "go:4", "go:6", "go:7"}


@rule("reflets.progress.may-stop-on-special-spaces")
def test_a_pawn_may_stop_early_in_a_room() -> None:
    match = progress("c2", 3, own={"door": True})
    play(match, "0 walk")
    assert {"go:s1", "go:s2", "go:c5"} <= menu(match, 0)
    assert "go:c4" not in menu(match, 0)


@rule("reflets.progress.empty-space-needs-exact-count")
def test_an_empty_space_or_an_emptied_slot_needs_the_exact_count() -> None:
    match = progress("13", 4, slots={"16": ""})
    play(match, "0 walk")
    assert match.state.seats[0].at == "17", "neither 14, 15 nor the emptied 16"
    exact = progress("13", 3, slots={"16": ""})
    play(exact, "0 walk")
    assert exact.state.seats[0].at == "16"
    assert asked(exact) == {0: "ask-road-event"}


@rule("reflets.progress.never-on-another-pawn", "reflets.progress.occupied-space-pushes-forward")
def test_blue_is_pushed_past_red() -> None:
    match = progress("0", 3, others=({"at": "3"},))
    play(match, "0 walk")
    assert match.state.seats[0].at == "4"


@rule("reflets.progress.never-on-another-pawn")
def test_a_pawn_does_not_stop_early_on_a_token_under_another() -> None:
    match = progress("1", 6, others=({"at": "2"},), spots={"2": "orange-purse"})
    play(match, "0 walk")
    assert "go:2" not in menu(match, 0)


@rule("reflets.progress.occupied-space-pushes-forward", "reflets.progress.hazard-slots-may-be-shared")
def test_a_pushed_pawn_comes_to_a_hazard_slot_whoever_stands_there() -> None:
    match = progress("13", 2, others=({"at": "15"}, {"at": "16"}))
    play(match, "0 walk")
    assert match.state.seats[0].at == "16"


def test_a_pawn_that_can_stop_nowhere_goes_as_far_as_it_can() -> None:
    match = progress("56", 1, own={"door": False}, slots={"56": "spokesdoor"})
    play(match, "0 walk")
    assert match.state.seats[0].at == "56", "a Door that was not passed leads nowhere"


def test_no_doubling_back_in_the_corridor() -> None:
    match = progress("c9", 2, own={"door": True}, revealed=[])
    play(match, "0 walk")
    assert menu(match, 0) == {"go:c11", "go:c7", "go:s7", "go:s8", "go:s6"}


def test_a_sealed_door_lets_nobody_out() -> None:
    sealed = progress("c2", 2, own={"door": True}, sealed=True, dragon="s9")
    play(sealed, "0 walk")
    assert menu(sealed, 0) == {"go:c4", "go:s1", "go:s2"}
    open_door = progress("c2", 2, own={"door": True})
    play(open_door, "0 walk")
    assert "go:56" in menu(open_door, 0)


# --- portals ---


def abyss(at: str, *dice: int, **more: Any) -> Story:
    own = {"door": True, **more.pop("own", {})}
    slots = {"s1": "secret-alcove", "s7": "hall-of-mirrors", "s8": "chamber-of-the-octuple"}
    return progress(at, *dice, own=own, slots=slots, **more)


@rule("reflets.portal.costs-no-movement", "reflets.portal.alcove-and-gallery-linked")
def test_two_revealed_rooms_are_linked_at_no_cost() -> None:
    match = abyss("c3", 1, revealed=["s1", "s7"])
    play(match, "0 walk")
    assert "go:s7" in menu(match, 0)
    play(match, "0 go:s7")
    assert match.state.seats[0].at == "s7"


@rule("reflets.portal.alcove-and-gallery-linked")
def test_a_hidden_room_has_no_portal() -> None:
    match = abyss("s1", 2, revealed=["s1"])
    play(match, "0 walk")
    assert "go:s7" not in menu(match, 0)
    both = abyss("s1", 2, revealed=["s1", "s7"])
    play(both, "0 walk", "0 go:s7")
    assert both.state.seats[0].at == "s7"


@rule("reflets.portal.rooms-may-be-crossed-without-stopping")
def test_a_revealed_room_is_walked_through() -> None:
    match = abyss("s1", 2, revealed=["s1"])
    play(match, "0 walk")
    assert {"go:s1", "go:s2", "go:c2", "go:c4"} == menu(match, 0), "out and in again is a new stop, out and over too"
    play(match, "0 go:s2")
    hidden = abyss("c3", 3, revealed=[])
    play(hidden, "0 walk")
    assert "go:c3" not in menu(hidden, 0), "a hidden room is not"
    through = abyss("s7", 3, revealed=["s7", "s8"])
    play(through, "0 walk", "0 go:c10")
    assert through.state.seats[0].at == "c10"


@rule(
    "reflets.portal.octuple-leads-to-the-start-city", "reflets.portal.exit-usable-on-the-last-point",
    "reflets.portal.exit-makes-a-ghost", "reflets.portal.exit-preserves-heroes", "reflets.portal.costs-no-movement",
    "reflets.portal.rooms-may-be-crossed-without-stopping", "reflets.portal.alcove-and-gallery-linked",
)  # fmt: skip
def test_a_portal_walk_past_the_dragon_and_home() -> None:
    match = abyss("c3", 3, revealed=["s1", "s7", "s8"], portal=True, dragon="c6", sealed=True)
    play(match, "0 walk", "0 go:0")
    team = match.state.seats[0]
    assert (team.at, team.gone, team.heroes.cards) == ("0", "left", TEAM)
    assert match.state.guide == 1
    assert not told(match, "team-rip"), "she was not crossed"


@rule("reflets.dragon.team-passing-her-is-also-a-crossing")
def test_who_walks_past_the_dragon_is_crossed() -> None:
    match = progress("20", 3, dragon="22")
    play(match, "0 walk", "0 pass")
    assert match.state.seats[0].gone == "rip"


def test_the_exit_portal_is_open_to_a_team_that_stayed() -> None:
    match = abyss("s8", 1, revealed=["s8"], portal=True)
    play(match, "0 walk")
    assert "go:0" in menu(match, 0)
    closed = abyss("s8", 1, revealed=["s8"], own={"gems": []})
    assert closed.state.seats[0].at == "c10"


@rule("reflets.portal.dragon-cannot-use-any")
def test_the_dragon_uses_no_portal() -> None:
    slots = {"s1": "secret-alcove", "s7": "hall-of-mirrors", "s8": "white-tomb"}
    match = start({"at": "20"}, begin="dragon", dragon="s1", sealed=True, slots=slots, revealed=["s1", "s7", "s8"])
    play(match, "0 advance")
    assert match.state.dragon == "c6", "four spaces along the corridor, not through the linked rooms"
