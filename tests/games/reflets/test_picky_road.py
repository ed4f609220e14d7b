"""What a rules lawyer asks about the Road: the Dragon's way, shortcuts, retreats, tokens, ghosts, the countdown."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import SKILLLESS, Story, asked, expire, gems, menu, play, start, told

HOLY: dict[str, Any] = {"quest": ["holy-bill"]}
"""No quest that keeps a team from harm."""


def dragon_at(place: str, *seats: dict[str, Any], **given: Any) -> Story:
    return start(*seats, begin="dragon", dragon=place, **given)


# --- pawns and the Dragon ---


@pytest.mark.rule("reflets.shortcut.follow-the-arrow", "reflets.dragon.team-passing-her-is-also-a-crossing")
def test_an_arrow_that_ends_on_her_pushes_the_pawn_past_her() -> None:
    match = start({"at": "18", "heroes": SKILLLESS, **HOLY}, begin="land", golden=1, dragon="22", dice=(5,))
    assert asked(match) == {0: "ask-reveal-quest"}
    play(match, "0 pass")
    team = match.state.seats[0]
    assert (team.gone, team.at) == ("rip", "22")
    assert match.state.guide == 1


@pytest.mark.rule("reflets.shortcut.follow-the-arrow", "reflets.dragon.exempt-by-living-enoriel")
def test_a_spared_team_is_pushed_past_her_by_the_arrow() -> None:
    match = start({"at": "18", "heroes": ["enoriel", "tom-scram"]}, begin="land", golden=5, dragon="22")
    assert match.state.seats[0].at == "23"


@pytest.mark.rule("reflets.shortcut.follow-the-arrow")
def test_a_shortcut_over_her_head_crosses_nobody() -> None:
    match = start({"at": "18", "heroes": SKILLLESS, **HOLY}, begin="land", golden=1, dragon="20", dice=(5,))
    assert match.state.seats[0].at == "22"
    assert match.state.seats[0].gone == ""


@pytest.mark.rule("reflets.ghost.may-come-back-with-new-heroes")
def test_a_team_does_not_come_back_where_the_dragon_stands() -> None:
    match = start(
        {"hand": ["sign-here-here-and-here"], "at": "15", "heroes": SKILLLESS},
        {"gone": "rip", "heroes": [], "at": "9", "hand": ["im-holding-auditions"]},
        dragon="9", draw={"heroes": ["mikau", "petal", "enoriel"]},
    )  # fmt: skip
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:red")
    play(match, "1 dilemma:im-holding-auditions", "1 join:mikau", "1 dismiss:petal", "1 dismiss:enoriel")
    assert (match.state.seats[1].gone, match.state.seats[1].at) == ("", "10")


@pytest.mark.rule("reflets.dragon.team-passing-her-is-also-a-crossing")
def test_spaces_won_lead_past_her_only_at_the_teams_peril() -> None:
    match = start({"at": "9", "heroes": SKILLLESS, "road": [], **HOLY}, {"road": ["weather"]}, dragon="10",
                  begin="road-event", golden=1)  # fmt: skip
    play(match, "0 reader:1", "0 pass")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("rip", "10")


@pytest.mark.rule("reflets.dragon.joins-the-road-at-the-start-city", "reflets.dragon.crossing-eliminates-a-team")
def test_teams_that_dawdle_in_the_city_are_crossed_as_she_comes_through() -> None:
    match = dragon_at("red-48", {"at": "9"}, {"at": "0", **HOLY}, {"at": "0", "quest": ["cursed-tip"]}, hurry=1)
    play(match, "1 pass", "2 pass")
    assert match.state.dragon == "1"
    assert [team.gone for team in match.state.seats] == ["", "rip", "rip"]


@pytest.mark.rule("reflets.dragon.stopping-on-a-pawn-adds-one-space")
def test_she_does_not_stop_in_a_city_full_of_pawns() -> None:
    match = dragon_at("red-48", {"at": "9"}, {"at": "0", **HOLY}, {"at": "9"})
    play(match, "1 pass")
    assert match.state.dragon == "1"


@pytest.mark.rule("reflets.dragon.stopping-on-a-pawn-adds-one-space")
def test_she_goes_on_from_a_zone_slot_where_somebody_stands_and_its_card_stays() -> None:
    match = dragon_at("21", {"at": "9"}, {"at": "24", "invincible": True}, many=4)
    play(match, "0 advance")
    assert match.state.dragon == "25"
    assert len(match.state.slots["24"]) == 1


@pytest.mark.rule("reflets.dragon.advance-by-active-teams-right-now")
def test_a_team_lost_on_her_way_does_not_quicken_her() -> None:
    match = dragon_at("20", {"at": "9"}, {"at": "21", **HOLY}, many=5)
    play(match, "0 advance", "1 pass")
    assert match.state.seats[1].gone == "rip"
    assert match.state.dragon == "22"


@pytest.mark.rule("reflets.dragon.brake-costs-a-gem-and-moves-one", "reflets.ghost.option-hasten-the-dragon")
def test_two_ghosts_hasten_a_braked_dragon_by_two() -> None:
    match = dragon_at("21", {"at": "9", "gems": ["red"]}, hurry=2)
    play(match, "0 brake")
    assert match.state.dragon == "24"
    assert gems(match, 0) == 0
    assert match.state.hurry == 0


@pytest.mark.rule("reflets.dragon.own-track-advance-one", "reflets.ghost.option-hasten-the-dragon")
def test_a_ghost_hastens_her_on_her_own_track_too() -> None:
    assert dragon_at("red-5", hurry=1).state.dragon == "red-7"


@pytest.mark.rule("reflets.dragon.brake-costs-a-gem-and-moves-one")
def test_who_has_no_gem_brakes_nothing() -> None:
    match = dragon_at("21", {"at": "9", "gems": []}, timed=True)
    assert "brake" not in menu(match, 0)
    assert match.why_not(0, "brake") == ("reflets.dragon.brake-costs-a-gem-and-moves-one",)


@pytest.mark.rule("reflets.dragon.reaching-the-door-seals-it", "reflets.dragon.sealing-removes-outside-teams")
def test_a_team_on_the_door_that_she_spares_is_shut_out_all_the_same() -> None:
    match = dragon_at("54", {"at": "9"}, {"at": "56", "door": True, "heroes": ["enoriel"]}, {"at": "c7", "door": True})
    play(match, "0 advance", "0 room:s1")
    assert match.state.sealed
    assert match.state.dragon == "c2"
    assert [team.gone for team in match.state.seats] == ["shut", "shut", ""]
    assert match.state.seats[1].heroes.cards == ["enoriel"]


@pytest.mark.rule("reflets.end-turn.team-lost-mid-turn")
def test_a_guide_whom_the_sealing_shuts_out_draws_an_imprevu_and_is_done() -> None:
    match = dragon_at("54", {"at": "9", "hand": []}, {"at": "c7", "door": True}, {"at": "c9", "door": True})
    play(match, "0 advance", "0 room:s1")
    assert match.state.seats[0].gone == "shut"
    assert len(match.state.seats[0].hand) == 1
    assert match.state.guide == 1


# --- the one who called ---


@pytest.mark.rule("reflets.dragon.claimant-stands-in-for-the-guide", "reflets.chance.bad-luck-storyteller-names-a-hero")
def test_the_claimants_bad_luck_is_the_claimants() -> None:
    """Ruling A47: what the Guide would suffer, the claimant does."""
    match = dragon_at("17", {"at": "9", "heroes": SKILLLESS}, {"at": "9"},
                      {"at": "9", "heroes": ["petal", "mikau"]},
                      spots={"21": "blue-chance"}, timed=True, many=6, dice=(6, 6))  # fmt: skip
    expire(match, 0)
    play(match, "2 dragonne @500")
    expire(match, 1)
    play(match, "2 advance", "2 use:blue-chance", "2 roll")
    assert menu(match, 2) == {f"storyteller:{seat}" for seat in (0, 1, 3, 4, 5)}
    play(match, "2 storyteller:1")
    assert menu(match, 1) == {"name:petal", "name:mikau"}
    play(match, "1 name:mikau")
    assert match.state.seats[2].heroes.cards == ["petal"]
    assert match.state.seats[1].pouch.cards == ["mikau"]
    assert match.state.seats[0].heroes.cards == SKILLLESS


@pytest.mark.rule("reflets.dragon.claimant-stands-in-for-the-guide")
def test_a_claimant_without_a_team_has_nobody_for_bad_luck() -> None:
    match = dragon_at("19", {"at": "9", "heroes": SKILLLESS}, {"at": "9"}, {"gone": "rip", "heroes": []},
                      spots={"22": "blue-chance"}, timed=True, many=6, dice=(6,))  # fmt: skip
    expire(match, 0)
    play(match, "2 dragonne @500")
    expire(match, 1)
    play(match, "2 advance", "2 use:blue-chance", "2 roll")
    assert asked(match) == {0: "ask-blessing"}
    assert match.state.seats[0].heroes.cards == SKILLLESS


@pytest.mark.rule("reflets.dragon.claimant-stands-in-for-the-guide")
def test_heroes_who_are_safe_in_the_city_are_in_no_peril() -> None:
    match = dragon_at("19", {"at": "9", "heroes": SKILLLESS}, {"at": "9"}, {"gone": "left", "heroes": ["mikau"]},
                      spots={"22": "orange-peril"}, timed=True, many=6)  # fmt: skip
    expire(match, 0)
    play(match, "2 dragonne @500")
    expire(match, 1)
    play(match, "2 advance")
    assert asked(match) == {0: "ask-blessing"}
    assert match.state.seats[1].spent["orange"].cards == ["orange-peril"]
    assert match.state.seats[2].life == {}


# --- storytellers ---


@pytest.mark.rule("reflets.roles.guide-appoints-the-storyteller", "reflets.shortcut.six-storyteller-names-the-hero")
def test_on_each_occasion_the_guide_appoints_a_storyteller_anew() -> None:
    match = start({"at": "17", "heroes": SKILLLESS, "waiting": ["blue-chance"]}, begin="progress", dice=(3, 6, 4),
                  many=4)  # fmt: skip
    play(match, "0 keep", "0 token:blue-chance", "0 roll", "0 storyteller:1", "1 name:tom-scram", "0 walk", "0 go:18")
    assert asked(match) == {0: "ask-storyteller"}
    play(match, "0 storyteller:3")
    assert asked(match) == {3: "ask-name-hero"}


# --- Road Chance ---


@pytest.mark.rule("reflets.limits.road-event-read-by-a-holder")
def test_why_somebody_without_a_card_reads_nothing() -> None:
    match = start({"at": "9"}, {"road": []}, {"road": ["inn"]}, begin="road-event", golden=2)
    assert menu(match, 0) == {"reader:2", "done"}
    assert match.why_not(0, "reader:1") == ("reflets.limits.road-event-read-by-a-holder",)


@pytest.mark.rule("reflets.limits.road-card-has-six-events")
def test_a_card_that_was_read_from_is_not_shown_whole() -> None:
    match = start({"at": "9"}, {"road": ["officialdom"]}, {"road": ["inn"]}, begin="road-event", golden=5)
    play(match, "0 reader:1")
    assert told(match, "road-event-read") == [{"seat": "@seat.1", "text": "@events.officialdom.event-5"}]
    assert match.state.seats[1].road.as_seen_by(1) == ["officialdom"]
    assert match.state.seats[1].road.as_seen_by(0) == [None]


# --- shortcuts, retreats ---


@pytest.mark.rule("reflets.end-turn.team-lost-mid-turn", "reflets.shortcut.dead-hero-won-by-the-guide")
def test_a_team_that_dies_on_a_shortcut_does_not_follow_its_arrow() -> None:
    match = start({"at": "18", "heroes": ["petal"], "hand": []}, begin="land", golden=1, dice=(6,))
    team = match.state.seats[0]
    assert (team.gone, team.at, team.pouch.cards) == ("rip", "18", ["petal"])
    assert len(team.hand) == 1
    assert match.state.guide == 1


@pytest.mark.rule("reflets.shortcut.vacant-slot-no-test", "reflets.shortcut.follow-the-arrow")
def test_a_vacant_slot_still_leads_along_the_arrow() -> None:
    match = start({"at": "34", "heroes": ["petal"]}, {"at": "38"}, begin="land", golden=2)
    assert match.state.seats[0].at == "39"
    assert match.state.seats[0].life == {}


@pytest.mark.rule("reflets.progress.never-on-another-pawn")
def test_no_early_stop_on_a_chance_space_that_is_taken() -> None:
    match = start({"at": "2"}, {"at": "4"}, begin="progress", dice=(6,))
    play(match, "0 walk")
    assert "go:4" not in menu(match, 0)
    assert match.why_not(0, "go:4") == ("reflets.progress.never-on-another-pawn",)


# --- ghosts ---


@pytest.mark.rule("reflets.ghost.option-place-a-token-in-the-abyss")
def test_a_ghost_lays_none_but_their_own_tokens() -> None:
    match = start(
        {"gone": "left", "heroes": [], "waiting": ["orange-gem-tax", "blue-purse"], "spent": ["blue-peril"]},
        {"at": "9"}, begin="turn",
    )  # fmt: skip
    play(match, "0 haunt", "0 gem:red", "0 space:c2")
    assert menu(match, 0) == {"lay:blue-purse", "lay:blue-peril"}


@pytest.mark.rule("reflets.ghost.option-place-a-token-in-the-abyss")
def test_the_corridors_taken_spaces_are_not_free() -> None:
    match = start(
        {"gone": "left", "heroes": [], "spent": ["blue-peril"]}, {"at": "c3", "door": True}, {"at": "9"},
        begin="turn", dragon="c5", spots={"c7": "green-purse"},
    )  # fmt: skip
    play(match, "0 haunt", "0 gem:red")
    assert {f"space:c{space}" for space in (1, 2, 4, 6, 8, 9, 10, 11, 12)} == menu(match, 0)
    for taken in ("c3", "c5", "c7"):
        assert match.why_not(0, f"space:{taken}") == ("reflets.ghost.option-place-a-token-in-the-abyss",)


@pytest.mark.rule("reflets.ghost.option-place-a-token-in-the-abyss")
def test_why_a_ghost_without_tokens_lays_none() -> None:
    match = start({"gone": "left", "heroes": []}, {"at": "9"}, begin="turn")
    assert match.why_not(0, "haunt") == ("reflets.ghost.option-place-a-token-in-the-abyss",)


@pytest.mark.rule("reflets.mystery.brown-serves-its-owner")
def test_a_ghosts_token_in_the_corridor_serves_the_ghost() -> None:
    match = start(
        {"at": "c4", "door": True, "gems": ["red", "red", "blue"]}, {"gone": "left", "heroes": [], "gems": []},
        begin="land", golden=2, spots={"c4": "orange-gem-tax"},
    )  # fmt: skip
    assert gems(match, 1) == 3, "all that there is: nobody asks in which order"
    assert gems(match, 0) == 0
    assert asked(match) == {0: "ask-road-event"}


# --- the countdown ---


@pytest.mark.rule("reflets.countdown.five-colours-eliminate-abyss-teams", "reflets.end.countdown-finished")
def test_the_fifth_colour_stops_everything_though_a_ghost_owed_it_another_gem() -> None:
    match = start(
        {"at": "c4", "door": True, "heroes": ["mikau"], "worn": {"left-sock": "mikau"}, "gems": []},
        {"at": "56", "door": True}, {"gone": "left", "heroes": ["petal"]},
        begin="dragon", dragon="s1", armed=True, sealed=True, hurry=1, slots={"s1": "white-tomb"}, revealed=["s1"],
        tomb=["red", "orange", "violet", "green"], draw={"bank": ["blue", "red"]},
    )  # fmt: skip
    assert match.over
    assert [team.gone for team in match.state.seats] == ["rip", "rip", "left"]
    assert match.state.seats[0].heroes.cards == []
    assert match.state.seats[0].gear.cards == ["left-sock"]
    assert match.state.seats[2].heroes.cards == ["petal"]
    assert gems(match, 0) == 0, "the second gem was not drawn any more"


# --- tokens ---


@pytest.mark.rule("reflets.mystery.counter-with-the-same-kind", "reflets.mystery.used-token-returns-to-its-owner")
def test_a_counter_with_somebody_elses_token_goes_back_to_its_owner() -> None:
    match = start({"at": "3", "waiting": ["green-gem-tax"]}, begin="land", golden=2, spots={"3": "orange-gem-tax"})
    play(match, "0 counter:green-gem-tax")
    assert match.state.seats[1].spent["orange"].cards == ["orange-gem-tax"]
    assert match.state.seats[2].spent["green"].cards == ["green-gem-tax"]
    assert gems(match, 0) == 5


@pytest.mark.rule("reflets.mystery.gem-tax-owner-names-donor")
def test_a_ghost_may_be_named_to_pay_a_tax_and_pays_what_there_is() -> None:
    match = start(
        {"at": "9", "gems": ["red"] * 4, "waiting": ["blue-gem-tax"]},
        {"gone": "rip", "heroes": [], "gems": ["red", "blue"]},
        begin="road-event", golden=2,
    )  # fmt: skip
    play(match, "0 token:blue-gem-tax", "0 donor:1")
    assert gems(match, 1) == 0
    assert sorted(match.state.seats[0].gems.cards) == ["blue"] + ["red"] * 4, "the fifth red one goes to the bank"


@pytest.mark.rule("reflets.mystery.foreign-brown-is-counter-only")
def test_why_a_waiting_token_of_anothers_is_not_played() -> None:
    match = start({"at": "9", "waiting": ["orange-peril", "orange-purse"]}, begin="road-event", golden=2)
    assert "token:orange-purse" in menu(match, 0)
    assert match.why_not(0, "token:orange-peril") == ("reflets.mystery.foreign-brown-is-counter-only",)


@pytest.mark.rule(
    "reflets.dragon.token-played-as-if-guide-stopped", "reflets.mystery.golden-kept-only-in-a-vacant-slot"
)
def test_the_guide_makes_room_for_a_golden_token_that_she_uncovers() -> None:
    match = dragon_at(
        "17", {"at": "9", "waiting": ["blue-purse", "blue-chance", "blue-vision", "blue-bonus-die"]},
        spots={"23": "orange-vision"},
    )  # fmt: skip
    play(match, "0 advance")
    assert match.state.dragon == "23", "18 and 20 are not counted"
    assert match.why_not(0, "store:orange-vision") == ("reflets.mystery.golden-kept-only-in-a-vacant-slot",)
    play(match, "0 token:blue-purse", "0 store:orange-vision")
    assert match.state.seats[0].waiting["orange"].cards == ["orange-vision"]
    assert asked(match) == {0: "ask-blessing"}


@pytest.mark.rule("reflets.mystery.three-tokens-on-the-road")
def test_why_a_token_is_not_laid_there() -> None:
    match = start(begin="tokens", spots={"1": "orange-purse"})
    assert "space:2" in menu(match, 0)
    for place in ("0", "1", "4", "6", "8", "56"):
        assert match.why_not(0, f"space:{place}") == ("reflets.mystery.three-tokens-on-the-road",), place
