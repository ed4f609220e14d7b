"""The Dragon: who handles her, how far she goes, whom she crosses, the Door, the rooms."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered

from .tables import SKILLLESS, Story, asked, expire, gems, menu, play, start, told


def dragon_at(place: str, *seats: dict[str, Any], **given: Any) -> Story:
    """The Guide has just taken the Divine Hand, and she stands there."""
    return start(*seats, begin="dragon", dragon=place, **given)


# --- her own track ---


@pytest.mark.rule(
    "reflets.dragon.first-thing-on-taking-the-hand",
    "reflets.dragon.own-track-advance-one",
    "reflets.dragon.then-blessing-step",
)
def test_on_her_own_track_she_moves_one_space_for_a_gem() -> None:
    match = dragon_at("red-5")
    assert match.state.dragon == "red-6", "at a relaxed table there is nothing to choose"
    assert gems(match, 0) == 6
    assert asked(match) == {0: "ask-blessing"}


def test_a_relaxed_guide_with_tokens_waiting_is_first_asked_for_a_blessing() -> None:
    match = dragon_at("red-5", {"waiting": ["blue-purse"]})
    assert asked(match) == {0: "ask-blessing"}, "to push her was all there was"
    assert "token:blue-purse" in menu(match, 0)
    on_the_road = dragon_at("7", {"waiting": ["blue-purse"], "gems": []})
    assert asked(on_the_road) == {0: "ask-dragon"}, "there a token first may change what she does"


@pytest.mark.rule("reflets.dragon.own-track-cannot-be-braked", "reflets.dragon.guide-has-three-seconds")
def test_on_her_own_track_nobody_brakes_her() -> None:
    match = dragon_at("red-5", timed=True)
    assert menu(match, 0) == {"advance", "forget"}
    assert match.offers(0)[0].deadline == 3000
    with pytest.raises(NotOffered) as refused:
        play(match, "0 brake")
    assert refused.value.rules == ("reflets.dragon.own-track-cannot-be-braked",)


@pytest.mark.rule("reflets.dragon.joins-the-road-at-the-start-city")
def test_she_joins_the_road_in_the_city() -> None:
    match = dragon_at("red-48", {"at": "9"}, {"at": "9"}, {"at": "9"})
    assert match.state.dragon == "0"


# --- how far ---

UP_TO_THREE_TEAMS = pytest.mark.rule("reflets.dragon.advance-four-with-one-to-three-teams")
FOUR_TEAMS = pytest.mark.rule("reflets.dragon.advance-three-with-four-teams")
FIVE_OR_SIX_TEAMS = pytest.mark.rule("reflets.dragon.advance-two-with-five-or-six-teams")


@pytest.mark.rule(
    "reflets.dragon.advance-gains-a-gem",
    "reflets.dragon.advance-by-active-teams-right-now",
    "reflets.dragon.twelve-spaces-per-round",
)
@pytest.mark.parametrize(
    ("many", "gone", "spaces"),
    [
        pytest.param(3, 0, 4, marks=UP_TO_THREE_TEAMS),
        pytest.param(4, 0, 3, marks=FOUR_TEAMS),
        pytest.param(5, 0, 2, marks=FIVE_OR_SIX_TEAMS),
        pytest.param(6, 0, 2, marks=FIVE_OR_SIX_TEAMS),
        pytest.param(6, 2, 3, marks=FOUR_TEAMS),
        pytest.param(6, 4, 4, marks=UP_TO_THREE_TEAMS),
    ],
)
def test_a_full_advance_depends_on_the_teams_in_play(many: int, gone: int, spaces: int) -> None:
    seats: list[dict[str, Any]] = [{"at": "40"}] * (many - gone) + [{"gone": "rip", "heroes": []}] * gone
    match = dragon_at("21", *seats, many=many)
    play(match, "0 advance")
    assert match.state.dragon == str(21 + spaces)
    assert gems(match, 0) == 6


@pytest.mark.rule("reflets.dragon.brake-costs-a-gem-and-moves-one", "reflets.dragon.empty-space-no-effect")
def test_braking_costs_a_gem_and_moves_her_one_space() -> None:
    match = dragon_at("21")
    play(match, "0 brake", "0 gem:red")
    assert match.state.dragon == "22"
    assert gems(match, 0) == 4
    without = dragon_at("21", {"gems": []})
    assert without.state.dragon == "25", "who has no gem can only advance her"


@pytest.mark.rule("reflets.dragon.moves-on-classic-spaces-only", "reflets.dragon.never-uses-shortcuts")
def test_chance_and_shortcut_spaces_are_not_counted() -> None:
    # From 26: 27, then 28 (Chance) and 29 (shortcut) uncounted, 30, 31, 32 (a zone).
    match = dragon_at("26", slots={"32": ""})
    play(match, "0 advance")
    assert match.state.dragon == "32"


@pytest.mark.rule("reflets.duel.dragon-two-on-red-track")
def test_in_duel_she_moves_two_and_may_be_braked_from_the_start() -> None:
    match = dragon_at("red-5", many=2)
    assert menu(match, 0) == {"advance", "brake"}
    play(match, "0 advance")
    assert match.state.dragon == "red-7"
    road = dragon_at("21", many=2)
    play(road, "0 advance")
    assert road.state.dragon == "25"


# --- forgotten ---


@pytest.mark.rule(
    "reflets.dragon.forgotten-move-claim-window",
    "reflets.dragon.forgotten-claimant-gains-a-gem",
    "reflets.dragon.forgotten-claimant-moves-her",
    "reflets.dragon.claimant-stands-in-for-the-guide",
)
def test_whoever_calls_first_moves_a_forgotten_dragon() -> None:
    match = dragon_at("6", {"at": "30"}, {"at": "30"}, {"at": "30"}, timed=True, slots={"8": "rambling-oak"})
    expire(match, 0)
    assert set(asked(match)) == {1, 2}
    play(match, "2 dragonne @900")
    assert asked(match) == {1: "ask-dragonne"}, "a call may still be on its way that was made sooner"
    expire(match, 1)
    assert asked(match) == {2: "ask-dragon"}
    play(match, "2 brake", "2 gem:red")
    assert match.state.dragon == "7"
    assert (gems(match, 0), gems(match, 2)) == (5, 5), "one for the call, one for the brake"
    assert told(match, "dragonne-called") == [{"seat": "@seat.2"}]


@pytest.mark.rule("reflets.dragon.claimant-stands-in-for-the-guide", "reflets.dragon.zone-card-won-by-the-guide")
def test_a_claimant_pays_for_and_wins_the_zone_card() -> None:
    match = dragon_at("7", {"at": "30"}, {"at": "30"}, {"at": "30"}, timed=True, slots={"8": "rambling-oak"})
    expire(match, 0)
    play(match, "1 dragonne", "2 pass", "1 brake", "1 gem:red", "1 gem:blue")
    assert match.state.seats[1].pouch.cards == ["rambling-oak"]
    assert match.state.slots["8"].cards == []
    assert asked(match) == {0: "ask-blessing"}


@pytest.mark.rule("reflets.dragon.unclaimed-oversight-skips-her")
def test_nobody_notices_and_she_stays() -> None:
    match = dragon_at("21", timed=True)
    expire(match, 0)
    expire(match, 1)
    assert match.state.dragon == "21"
    assert gems(match, 0) == 5
    assert asked(match) == {0: "ask-blessing"}


@pytest.mark.parametrize(
    ("calls", "caller"),
    [
        (("0 dragonne @500", "2 dragonne @690"), 2),  # together: seat 2 sits at the left of seat 1
        (("2 dragonne @690", "0 dragonne @500"), 2),
        (("0 dragonne @500", "2 dragonne @500"), 2),
        (("2 dragonne @900", "0 dragonne @500"), 0),  # not together: the earliest, whichever came here first
    ],
)
def test_calls_made_together_go_to_the_guides_left(calls: tuple[str, ...], caller: int) -> None:
    match = dragon_at("21", {"at": "40"}, {"at": "40"}, {"at": "40"}, guide=1, timed=True)
    expire(match, 1)
    play(match, *calls)
    assert asked(match) == {caller: "ask-dragon"}


# --- what she stops on ---


@pytest.mark.rule("reflets.dragon.token-played-as-if-guide-stopped")
def test_a_token_under_her_is_played_by_the_guide() -> None:
    match = dragon_at("21", {"at": "40"}, {"at": "40"}, {"at": "40"}, spots={"25": "orange-purse"})
    play(match, "0 advance", "0 use:orange-purse")
    assert len(told(match, "gem-gained")) == 6


@pytest.mark.rule("reflets.dragon.zone-card-won-by-the-guide")
def test_a_zone_card_under_her_is_won_without_a_trial() -> None:
    match = dragon_at("7", {"at": "30"}, {"at": "30"}, {"at": "30"}, slots={"8": "under-secretarys-undergrowth"})
    play(match, "0 brake", "0 gem:red", "0 gem:orange", "0 gem:violet")
    assert match.state.seats[0].pouch.cards == ["under-secretarys-undergrowth"]
    assert gems(match, 0) == 2, "one for the brake, two for the card"


# --- crossings ---


@pytest.mark.rule(
    "reflets.dragon.crossing-eliminates-a-team",
    "reflets.dragon.eliminated-pawn-becomes-rip",
    "reflets.dragon.eliminated-heroes-discarded",
    "reflets.dragon.eliminated-team-keeps-equipment",
)
def test_a_team_on_her_way_is_eliminated() -> None:
    heroes = {"at": "23", "heroes": SKILLLESS, "worn": {"enough-rope": "tom-scram"}}
    match = dragon_at("21", {"at": "40"}, heroes, {"at": "40"})
    play(match, "0 advance", "1 pass")
    team = match.state.seats[1]
    assert (team.gone, team.at) == ("rip", "23")
    assert team.heroes.cards == []
    assert set(SKILLLESS) <= set(match.state.dismissed.cards)
    assert team.gear.cards == ["enough-rope"]


@pytest.mark.rule("reflets.dragon.exempt-by-revealing-okaenia")
def test_a_crossed_team_may_reveal_okaenia() -> None:
    match = dragon_at(
        "21", {"at": "40"}, {"at": "23", "heroes": SKILLLESS, "quest": ["spirit-of-okaenia"]}, {"at": "40"}
    )
    play(match, "0 advance")
    assert menu(match, 1) == {"disclose", "pass"}
    play(match, "1 disclose")
    assert match.state.seats[1].gone == ""
    assert match.state.seats[1].quest.as_seen_by(2) == ["spirit-of-okaenia"]


def test_another_quest_is_no_help_and_is_asked_for_all_the_same() -> None:
    match = dragon_at(
        "21", {"at": "40"}, {"at": "23", "heroes": SKILLLESS, "quest": ["body-of-evidence"]}, {"at": "40"}
    )
    play(match, "0 advance")
    assert menu(match, 1) == {"disclose", "pass"}
    play(match, "1 disclose")
    assert match.state.seats[1].gone == "rip"


@pytest.mark.rule(
    "reflets.dragon.exempt-by-living-enoriel",
    "reflets.dragon.exempt-by-draconis-ring",
    "reflets.dragon.exempt-by-invincibility",
)
@pytest.mark.parametrize(
    "helped",
    [
        {"heroes": ["enoriel"]},
        {"heroes": SKILLLESS, "worn": {"draconis-ring": "tom-scram"}, "stowed": ["draconis-ring"]},
        {"heroes": SKILLLESS, "invincible": True},
    ],
)
def test_some_are_spared(helped: dict[str, Any]) -> None:
    match = dragon_at("21", {"at": "40"}, {"at": "23", **helped}, {"at": "40"})
    play(match, "0 advance")
    assert match.state.seats[1].gone == ""
    assert told(match, "team-spared") == [{"seat": "@seat.1"}]
    # Each exemption is another rule; run all three so that all are cited.
    others = (
        {"heroes": ["enoriel"]}, {"heroes": SKILLLESS, "worn": {"draconis-ring": "tom-scram"}},
        {"heroes": SKILLLESS, "invincible": True},
    )  # fmt: skip
    for other in others:
        play(dragon_at("21", {"at": "40"}, {"at": "23", **other}, {"at": "40"}), "0 advance")


@pytest.mark.rule("reflets.dragon.stopping-on-a-pawn-adds-one-space")
def test_on_a_pawn_she_goes_one_space_further() -> None:
    match = dragon_at("21", {"at": "40"}, {"at": "25", "heroes": ["enoriel"]}, {"at": "26", "heroes": SKILLLESS})
    play(match, "0 advance", "2 pass")
    assert match.state.dragon == "27", "26 is occupied too (ruling A14)"
    assert [team.gone for team in match.state.seats] == ["", "", "rip"]


@pytest.mark.rule("reflets.end-turn.team-lost-mid-turn")
def test_a_guide_whose_team_she_meets_goes_straight_to_the_end_of_turn() -> None:
    match = dragon_at("21", {"at": "23", "heroes": SKILLLESS, "hand": []}, {"at": "40"}, {"at": "40"})
    play(match, "0 advance", "0 pass")
    assert match.state.guide == 1
    assert len(match.state.seats[0].hand) == 1, "the Imprévu is drawn (ruling A50)"


@pytest.mark.rule("reflets.dragon.team-passing-her-is-also-a-crossing")
def test_a_pawn_that_walks_past_her_is_crossed() -> None:
    match = start({"at": "21", "heroes": SKILLLESS}, dragon="22", begin="progress", dice=(2,))
    play(match, "0 walk", "0 pass")
    assert match.state.seats[0].gone == "rip"
    assert match.state.guide == 1


# --- the Door ---


@pytest.mark.rule(
    "reflets.dragon.reaching-the-door-seals-it",
    "reflets.dragon.sealed-door-blocks-both-ways",
    "reflets.dragon.sealing-removes-outside-teams",
    "reflets.dragon.removed-teams-keep-living-heroes",
)
def test_reaching_the_door_she_seals_it_and_shuts_out_whoever_is_outside() -> None:
    match = dragon_at("54", {"at": "c4"}, {"at": "40", "heroes": SKILLLESS}, {"at": "56", "heroes": ["enoriel"]})
    play(match, "0 brake", "0 gem:red")
    assert not match.state.sealed
    match = dragon_at("55", {"at": "c4"}, {"at": "40", "heroes": SKILLLESS}, {"at": "56", "heroes": ["enoriel"]})
    play(match, "0 advance", "0 room:s1")
    assert match.state.sealed
    assert [team.gone for team in match.state.seats] == ["", "shut", "shut"], "on the Door is outside (ruling A49)"
    assert match.state.seats[1].heroes.cards == SKILLLESS


# --- the Abyss ---


@pytest.mark.rule("reflets.dragon.in-abyss-heads-for-visible-white-tomb", "reflets.dragon.same-pace-in-the-abyss")
def test_she_goes_to_a_visible_tomb() -> None:
    match = dragon_at(
        "c3", {"at": "c1"}, {"at": "c1"}, {"at": "c1"}, slots={"s3": "white-tomb"}, revealed=["s3"], sealed=True
    )
    play(match, "0 advance")
    assert match.state.dragon == "s3", "c4, c5, and the room at once"
    assert match.state.armed


@pytest.mark.rule(
    "reflets.dragon.in-abyss-else-nearest-hidden-room",
    "reflets.dragon.facing-hidden-rooms-guide-chooses",
    "reflets.dragon.room-she-reveals-paid-by-guide",
    "reflets.dragon.stays-in-the-room-she-reveals",
    "reflets.portal.dragon-cannot-use-any",
)
def test_else_she_reveals_the_nearest_hidden_room() -> None:
    match = dragon_at("c2", {"at": "c12"}, {"at": "c12"}, {"at": "c12"}, slots={"s2": "forgettory"}, sealed=True)
    play(match, "0 brake", "0 gem:red")
    assert menu(match, 0) == {"room:s1", "room:s2"}, "they face each other at c3"
    play(match, "0 room:s2")
    assert match.state.dragon == "c3"
    other = dragon_at("c3", {"at": "c12"}, {"at": "c12"}, {"at": "c12"}, slots={"s2": "forgettory"}, sealed=True)
    play(other, "0 advance", "0 room:s2", "0 gem:red", "0 gem:blue", "0 gem:green")
    assert (other.state.dragon, other.state.revealed) == ("s2", ["s2"])
    assert gems(other, 0) == 3, "a gem for the advance, three for the room"


@pytest.mark.rule("reflets.dragon.octuple-revealed-places-portal")
def test_she_kills_the_guardian_and_the_portal_opens() -> None:
    match = dragon_at(
        "c3", {"at": "c12", "gems": []}, {"at": "c12"}, {"at": "c12"}, slots={"s1": "chamber-of-the-octuple"}
    )
    play(match, "0 room:s1")
    assert match.state.portal


@pytest.mark.rule("reflets.dragon.white-tomb-sits-on-the-picture")
def test_the_tomb_she_reveals_arms_the_countdown() -> None:
    match = dragon_at("c3", {"at": "c12", "gems": []}, {"at": "c12"}, {"at": "c12"}, slots={"s1": "white-tomb"})
    play(match, "0 room:s1")
    assert match.state.armed
    assert match.state.tomb.cards == [], "it begins with the next Guide's turn"


def test_a_team_in_the_room_she_enters_is_crossed_and_she_stays() -> None:
    match = dragon_at("c3", {"at": "c12", "gems": []}, {"at": "s1", "heroes": SKILLLESS}, {"at": "c12"})
    play(match, "0 room:s1", "1 pass")
    assert match.state.dragon == "s1"
    assert match.state.seats[1].gone == "rip"


# --- cards ---


@pytest.mark.rule("reflets.roles.adversaries-act-out-of-turn", "reflets.limits.dilemma-top-half-for-adversaries")
def test_an_adversary_hastens_her_with_a_dilemma() -> None:
    match = dragon_at("21", {"at": "40"}, {"at": "40", "hand": ["did-she-say-hello"]}, {"at": "40"})
    play(match, "0 advance", "1 play:did-she-say-hello")
    assert match.state.dragon == "27"
    assert match.state.imprevu_discard.cards == ["did-she-say-hello"]


def test_she_turns_back_to_a_nearer_room() -> None:
    far = [{"at": "c1", "heroes": ["enoriel"]}, {"at": "c1"}, {"at": "c1"}]
    shown = ["s1", "s2", "s3", "s4", "s5", "s7", "s8", "s9", "s10"]
    match = dragon_at("c10", *far, slots={"s6": "white-tomb"}, revealed=shown, sealed=True)
    play(match, "0 brake", "0 gem:red")
    assert match.state.dragon == "c9", "s6 opens on c8"


def test_she_steps_out_of_a_room_at_the_price_of_a_space() -> None:
    match = dragon_at(
        "s3", {"at": "c1"}, {"at": "c1"}, {"at": "c1"}, slots={"s3": "forgettory"}, revealed=["s3"], sealed=True
    )
    play(match, "0 brake", "0 gem:red")
    if asked(match).get(0) == "ask-dragon-room":
        play(match, f"0 {min(menu(match, 0))}")
    assert match.state.dragon == "c5"


def test_pushed_on_by_a_pawn_she_still_stops_on_classic_spaces_only() -> None:
    match = dragon_at("26", {"at": "40"}, {"at": "27", "heroes": ["enoriel", "petal"]}, {"at": "40"})
    play(match, "0 brake", "0 gem:red")
    assert match.state.dragon == "30", "28 is Chance, 29 a shortcut"
    assert match.state.seats[1].gone == "", "Enoriel is enough for all of them"


def test_a_card_that_slows_her_down_counts_once() -> None:
    match = dragon_at("21", {"at": "40"}, {"at": "40"}, {"at": "40"}, dragon_by=-2)
    play(match, "0 brake", "0 gem:red")
    assert match.state.dragon == "21", "she never goes back"
    assert match.state.dragon_by == 0


@pytest.mark.rule("reflets.dragon.twelve-spaces-per-round", "reflets.dragon.moves-on-classic-spaces-only")
@pytest.mark.parametrize(("many", "spaces"), [(3, 12), (4, 12), (5, 10), (6, 12)])
def test_a_round_of_full_advances(many: int, spaces: int) -> None:
    """EX13, the whole round: counted on the spaces that count for her."""
    place = "21"
    for guide in range(many):
        match = dragon_at(place, many=many, guide=guide)
        play(match, f"{guide} advance")
        place = match.state.dragon
    passed = {str(number) for number in range(22, int(place) + 1)}
    assert len(passed - {"28", "29", "34", "36", "44"}) == spaces, "neither Chance nor shortcuts"
