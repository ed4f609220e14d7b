"""Outcomes: what trials passed and failed bring, and to whom their cards go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roundtable.games.reflets import GAME
from roundtable.scenarios import read, run

from .tables import Story, asked, gems, menu, play, start, told
from .trials import TEAM, ZONE, alone, go, quiet, together, trial

rule = pytest.mark.rule
NOTHING: dict[str, Any] = {"gems": []}
CLEVER = ["dee-tergent", "ask-modeus", "autumn-leaves", "mel-odious", "alatarriel"]
"""Intelligence 5 each."""
PASSES = (3, 3, 3, 3, 3, 2, 2, 2, 2, 2)
"""In the Chamber: 17 of 11 Attack, 8 of 9 Intelligence, then (with threes) 16 of 13 Defence."""


def passed(*others: Any, own: Any = None, **more: Any) -> Story:
    """A Zone whose trial is passed by its first dice."""
    return trial([together(1)], own or NOTHING, *others, dice=(1,) * 5, **more)


def failed(*others: Any, own: Any = None, **more: Any) -> Story:
    """A Zone whose trial is failed by its first dice."""
    return trial([together(20, "violet")], own or NOTHING, *others, dice=more.pop("dice", (5,) * 5), **more)


def room(card: str, *others: Any, dice: tuple[int, ...] = (), **more: Any) -> Story:
    own = {"at": "s3", "heroes": TEAM, "door": True, "gems": [], **more.pop("own", {})}
    return start(own, *others, begin="reveal", golden=1, slots={"s3": card}, revealed=["s3"], dice=dice, **more)


def through(match: Story, *wanted: str) -> None:
    """Answers whatever comes, by the first of these verbs that is offered or else the first option, while it is the
    first seat's turn and none of the wanted prompts is open."""
    while match.state.guide == 0 and match.offers():
        offer = match.offers()[0]
        if offer.prompt.key in wanted:
            return
        ids = [option.id for option in offer.options]
        first = next((each for each in ("pass", "keep", "roll", "accept", "done", "stay") if each in ids), ids[0])
        match.answer(offer.seat, offer.decision, first)


# --- zones ---


@rule("reflets.outcome.passed-by-reaching-the-bright-outcome", "reflets.outcome.zone-passed-wins-the-card")
def test_a_passed_zone_pays_its_bonus_and_is_won() -> None:
    match = passed(bright=({"do": "gems", "count": 2},))
    play(match, "0 accept")
    assert gems(match, 0) == 2
    assert match.state.seats[0].pouch.cards == [ZONE]


@rule("reflets.outcome.failed-by-reaching-the-dark-outcome", "reflets.outcome.zone-failed-card-to-storyteller")
def test_a_failed_zone_goes_to_the_storyteller() -> None:
    match = failed()
    play(match, "0 accept")
    assert match.state.seats[1].pouch.cards == [ZONE]


@rule("reflets.outcome.zone-failed-penalty")
def test_a_failed_zone_costs_its_penalty() -> None:
    match = failed(own={"gems": ["red", "blue"]}, dark=({"do": "pay", "count": 1}, {"do": "spaces", "by": -1}))
    play(match, "0 accept", "0 gem:red")
    assert match.state.seats[0].gems.cards == ["blue"]
    assert match.state.seats[0].at == "7"


@rule("reflets.outcome.bright-bonuses-compulsory-and-cumulative", "reflets.outcome.suffered-imprevus-pay-out")
def test_bright_outcomes_of_hazard_creatures_and_bestiole_add_up() -> None:
    match = passed(
        {"hand": ["frog"]}, {"hand": ["vengeful-pony"]}, {"hand": ["swamp-taxman"]}, many=4,
        bright=({"do": "spaces", "by": 1},), spots={"12": "blue-purse"},
    )  # fmt: skip
    play(match, "1 lay:frog", "2 lay:vengeful-pony", "3 lay:swamp-taxman")
    through(match, "ask-chance")
    assert match.state.seats[0].at == "12", "1 + 1 + 2 spaces"
    assert gems(match, 0) >= 1, "and the taxman's gems"
    assert set(match.state.seats[0].pouch.cards) == {ZONE, "frog", "vengeful-pony", "swamp-taxman"}


@rule(
    "reflets.outcome.dark-penalties-compulsory-and-cumulative", "reflets.outcome.failed-creature-penalties",
    "reflets.outcome.failed-creature-returns-to-its-player",
)  # fmt: skip
def test_dark_outcomes_add_up_and_creatures_go_to_their_players() -> None:
    match = failed(
        {"hand": ["rabid-rabbits"]},
        {"hand": ["guard-goose"]},
        own={"gems": ["red"]},
        dark=({"do": "spaces", "by": -1},),
    )
    play(match, "1 lay:rabid-rabbits", "2 lay:guard-goose")
    through(match)
    assert match.state.seats[0].at == "5", "1 + 2 spaces back"
    assert match.state.seats[0].gems.cards == []
    assert "rabid-rabbits" in match.state.seats[1].pouch.cards
    assert match.state.seats[2].pouch.cards == ["guard-goose"]


@rule("reflets.outcome.failed-bestiole-and-equipment-lost")
def test_a_bestiole_costs_one_space_and_the_hampered_heros_equipment() -> None:
    own = {"gems": [], "worn": {"enough-rope": TEAM[2]}}
    match = failed({"hand": ["frog"], "heroes": ["remi-chelin"]}, own=own)
    play(match, "1 lay:frog")
    through(match)
    assert match.state.seats[0].at == "7"
    assert match.state.seats[1].gear.cards == ["enough-rope"]
    assert "frog" in match.state.seats[1].pouch.cards


@rule("reflets.outcome.killed-hero-goes-to-whoever-caused-it")
def test_a_hero_killed_by_a_creatures_test_goes_to_its_player() -> None:
    match = failed(
        {"hand": ["frog"]}, {"hand": ["grumshroom"]}, dice=(5, 5, 5, 5, 5, 6, 6), dark=({"do": "test"},), golden=2
    )
    play(match, "1 pass", "2 lay:grumshroom")
    through(match)
    assert "tom-scram" in match.state.seats[1].pouch.cards, "the hazard's own test: the storyteller"
    assert "reggie-the-mule" in match.state.seats[2].pouch.cards, "who is on slot 2 by now: the Creature's player"


@rule("reflets.outcome.won-cards-into-the-pouch")
def test_cards_won_go_into_the_pouch() -> None:
    match = passed({"hand": ["frog"]})
    play(match, "1 lay:frog")
    through(match)
    assert match.state.seats[0].pouch.cards == [ZONE, "frog"]


# --- opportunities ---


@rule("reflets.outcome.opportunity-skills")
def test_after_a_pass_the_guide_may_use_opportunity_skills() -> None:
    match = passed(own={"heroes": ["arwyn-theryet", *TEAM[:4]], "gems": []})
    go(match, "0 accept", "0 skill:arwyn-theryet.2")
    assert match.state.seats[0].at == "9"


@rule("reflets.outcome.opportunity-dilemmas")
def test_after_a_pass_the_guide_may_play_dilemmas_of_that_opportunity() -> None:
    match = passed(own={"gems": [], "hand": ["you-still-owe-me-five"]})
    go(match, "0 accept", "0 play:you-still-owe-me-five")
    assert gems(match, 0) == 3


def test_an_opportunity_may_double_the_gain_at_hand_once() -> None:
    own = {"gems": [], "hand": ["and-the-tip"]}
    match = passed(own=own, bright=({"do": "gems", "count": 2}, {"do": "spaces", "by": 1}))
    go(match, "0 accept", "0 play:and-the-tip")
    assert gems(match, 0) == 4
    assert match.state.seats[0].at == "10"
    assert not match.state.seats[0].double


def test_a_gain_is_doubled_though_other_bonuses_come_with_it() -> None:
    match = passed(own={"gems": [], "double": True}, bright=({"do": "imprevu", "count": 1}, {"do": "gems", "count": 2}))
    play(match, "0 accept")
    assert gems(match, 0) == 4
    assert not match.state.seats[0].double


def test_a_doubled_gain_waits_for_an_outcome_that_brings_one() -> None:
    match = passed(own={"gems": [], "double": True}, bright=({"do": "imprevu", "count": 1},))
    play(match, "0 accept")
    assert match.state.seats[0].double


# --- doors ---


def door(*dice: int, **more: Any) -> Story:
    own = {"at": "56", "heroes": TEAM, "gems": []}
    return start(
        own, {"heroes": ["sam-pell"]}, begin="reveal", golden=1, slots={"56": more.pop("card", "unhinged-door")},
        revealed=["56"], dice=dice, **more,
    )  # fmt: skip


@rule("reflets.outcome.door-passed-reveals-rooms", "reflets.outcome.door-passed-exposes-quests")
def test_a_passed_door_reveals_rooms_and_discloses_quests() -> None:
    match = door(3, 3, 3, 3, 3)
    go(match, "0 accept")
    through(match, "ask-reveal-room")
    assert asked(match) == {0: "ask-reveal-room"}
    play(match, "0 room:s9", "0 disclose:2")
    assert match.state.revealed == ["56", "s9"]
    assert match.state.seats[2].shown
    assert match.state.seats[0].door
    assert match.state.seats[0].at == "56"


@rule("reflets.outcome.door-failed-slides-one-notch", "reflets.outcome.notches-help-every-team")
def test_a_failed_door_slides_and_sends_the_team_back() -> None:
    match = door(*[6] * 10)
    through(match)
    assert match.state.notches == {"56": 1}
    assert match.state.seats[0].at == "55"
    assert not match.state.seats[0].door
    again = door(*[6] * 10, notches={"56": 3})
    assert told(again, "objective-told") == [{"goal": 6}], "12 less 2 + 2 + 2 for whoever comes"
    through(again)
    assert again.state.notches == {"56": 3}, "three notches at most"


# --- rooms and quests ---


@rule("reflets.outcome.room-passed-bonus")
def test_a_passed_room_pays_its_bonus() -> None:
    match = room("forgettory", dice=(3,) * 10, own={"heroes": TEAM[:4], "quest": ["chromatic-effect"]})
    through(match, "ask-recruit")
    assert asked(match) == {0: "ask-recruit"}


@rule("reflets.outcome.room-failed-slides-one-notch")
def test_a_failed_room_slides_and_sends_the_team_into_the_corridor() -> None:
    match = room("secret-alcove", dice=(5,) * 5)
    through(match)
    assert match.state.notches == {"s3": 1}
    assert match.state.seats[0].at == "c5"


def test_for_a_dark_outcome_of_a_room_a_storyteller_is_appointed() -> None:
    match = room("forgettory", dice=(6,) * 6)
    through(match, "ask-storyteller")
    play(match, "0 storyteller:2")
    assert TEAM[0] in match.state.seats[2].pouch.cards


@rule("reflets.outcome.room-step-one-relic-or-three-loot", "reflets.outcome.room-step-one-relic-is-equipment")
def test_the_room_of_step_one_gives_the_relic() -> None:
    match = room("hush-library", dice=(2, 2, 2, 2, 2, *[1] * 5), own={"quest": ["spirit-of-okaenia"], "heroes": CLEVER})
    through(match, "ask-step-one")
    assert menu(match, 0) == {"relic:humerus", "three-loot"}
    play(match, "0 relic:humerus")
    through(match)
    assert "humerus" in match.state.seats[0].gear.cards
    assert match.state.seats[0].worn["humerus"] in match.state.seats[0].heroes.cards
    assert match.state.seats[0].steps == 1


@rule("reflets.outcome.room-step-one-relic-or-three-loot")
def test_a_relic_that_is_gone_leaves_three_loot() -> None:
    match = room(
        "hush-library", {"worn": {"humerus": "sam-pell"}, "heroes": ["sam-pell"]}, dice=(2, 2, 2, 2, 2, *[1] * 5),
        own={"quest": ["spirit-of-okaenia"], "heroes": CLEVER},
    )  # fmt: skip
    through(match)
    assert len(match.state.seats[0].gear.cards) == 3
    assert match.state.seats[0].steps == 0


@rule("reflets.outcome.room-step-two-places-relic-token")
def test_the_room_of_step_two_takes_the_relic_token_of_a_team_with_the_relic() -> None:
    own = {"quest": ["chromatic-effect"], "worn": {"prism-break": TEAM[0]}}
    match = room("abyss-canteen", dice=(3,) * 10, own=own)
    through(match)
    assert (match.state.seats[0].relic_at, match.state.seats[0].steps) == ("s3", 2)
    without = room("abyss-canteen", dice=(3,) * 10, own={"quest": ["chromatic-effect"]})
    through(without)
    assert without.state.seats[0].relic_at == ""


def chamber(**more: Any) -> Story:
    """The Chamber's trial has just been passed."""
    match = room("chamber-of-the-octuple", dice=PASSES, **more)
    through(match, "ask-chamber")
    assert asked(match) == {0: "ask-chamber"}
    return match


@rule("reflets.outcome.room-step-three-places-portal", "reflets.portal.octuple-token-after-its-trial")
@rule("reflets.outcome.octuple-option-treasure", "reflets.outcome.octuple-option-stay-or-leave")
def test_the_chamber_passed_has_a_portal_and_a_treasure() -> None:
    match = chamber()
    assert match.state.portal
    assert menu(match, 0) == {"treasure", "octogone", "done"}
    play(match, "0 treasure")
    assert match.content["treasures"].keys() & set(match.state.seats[0].pouch.cards)
    play(match, "0 stay")
    assert match.state.seats[0].at == "s3"
    assert match.state.guide == 1


@rule("reflets.outcome.octuple-option-stay-or-leave")
def test_leaving_with_the_relic_token_placed_ends_the_game() -> None:
    match = chamber(own={"relic_at": "s1", "steps": 2})
    play(match, "0 done", "0 leave")
    assert match.over
    assert match.state.seats[0].steps == 3


@rule("reflets.portal.exit-makes-a-ghost")
def test_leaving_without_it_makes_a_ghost() -> None:
    match = chamber()
    play(match, "0 done", "0 leave")
    assert match.state.seats[0].gone == "left"
    assert match.state.seats[0].heroes.cards == TEAM


@rule("reflets.outcome.octuple-option-octogone", "reflets.outcome.octogone-is-a-trial-of-its-own")
def test_the_octogone_is_a_trial_of_its_own() -> None:
    match = chamber(own={"hand": ["frog"]})
    go(match, "0 octogone")
    assert match.state.trial.hazard == "octogone-trial"
    assert not match.state.trial.substituted
    through(match)
    assert told(match, "trial-failed")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("left", "0"), "its trap is the portal to the city"
    assert match.state.notches == {}


def test_the_octogone_has_a_malus_window_of_its_own() -> None:
    match = room("chamber-of-the-octuple", {"hand": ["frog"]}, dice=PASSES)
    through(match, "ask-chamber")
    play(match, "0 octogone")
    quiet(match)
    assert asked(match) == {1: "ask-malus"}


# --- the long example ---


def test_the_long_example_raises_its_objectives_to_four_and_eleven() -> None:
    result = run(read(Path(__file__).parent / "scenarios" / "ex22-jeromes-long-turn.yaml"), GAME)
    assert result.misses == []
    assert result.match is not None
    assert [each["goal"] for each in told(result.match, "objective-told")] == [4, 11]
    assert [each["number"] for each in told(result.match, "objective-passed")] == [4, 11]


def test_an_individual_trial_is_passed_too() -> None:
    match = trial([alone(1)], NOTHING, dice=(1,) * 5)
    play(match, "0 accept")
    assert told(match, "trial-passed")


# --- who else may act, and smaller print ---


def test_adversaries_may_act_on_a_trial_won_or_lost() -> None:
    won = passed({"hand": ["you-still-owe-me-five"]}, own={"gems": ["red", "blue"]})
    go(won, "1 pass", "0 accept", "1 play:you-still-owe-me-five")
    assert gems(won, 0) == 0
    lost = failed({"hand": ["bless-you"]})
    go(lost, "1 pass", "0 accept", "1 play:bless-you")
    assert lost.state.seats[1].hand.cards != ["bless-you"]
    assert len(lost.state.seats[1].hand.cards) == 1, "an Imprévu drawn for it"


def test_an_adversary_may_end_the_turn_at_a_chance_space() -> None:
    match = start({"at": "4", "heroes": TEAM}, {"hand": ["i-am-the-rules"]}, begin="land", golden=1)
    go(match, "1 play:i-am-the-rules")
    assert match.state.guide == 1
    assert match.state.imprevu_discard.cards == ["i-am-the-rules"]


def test_a_bestioles_own_dark_outcome_applies() -> None:
    match = failed({"hand": ["telltale-parrot"]}, {})
    play(match, "1 lay:telltale-parrot")
    through(match, "ask-disclose")
    assert match.state.seats[0].shown, "the Guide's quest"


def test_a_dark_outcome_that_serves_nobody_needs_no_storyteller() -> None:
    match = room("chapel-of-the-dah", dice=(5,) * 5, own={"gems": ["red", "blue"], "quest": ["chromatic-effect"]})
    play(match, "0 trial")
    go(match, "0 accept", "0 gem:red")
    assert match.state.teller == -1
    assert match.state.seats[0].at == "c5"


def test_spaces_won_in_the_chamber_are_walked_after_its_options() -> None:
    match = room("chamber-of-the-octuple", {"hand": ["frog"]}, dice=PASSES)
    go(match, "1 lay:frog", "1 gem:red")
    through(match, "ask-chamber")
    play(match, "0 done", "0 stay", "0 deeper")
    assert match.state.seats[0].at == "c5"


def test_the_relic_token_stays_where_it_was_placed() -> None:
    own = {"quest": ["chromatic-effect"], "worn": {"prism-break": TEAM[0]}, "relic_at": "s9", "steps": 2}
    match = room("abyss-canteen", dice=(3,) * 10, own=own)
    through(match)
    assert match.state.seats[0].relic_at == "s9"


def test_a_choice_of_gains_is_doubled_too() -> None:
    bright = ({"do": "choose", "one": [[{"do": "gems", "count": 2}], [{"do": "imprevu", "count": 1}]]},)
    match = passed(own={"gems": [], "double": True}, bright=bright)
    go(match, "0 accept", "0 choice:1")
    assert gems(match, 0) == 4


def test_a_trial_is_forgotten_once_it_is_over() -> None:
    match = passed(bright=({"do": "spaces", "by": 4},))
    go(match, "0 accept")
    assert asked(match) == {0: "ask-chance"}
    assert match.state.trial is None
