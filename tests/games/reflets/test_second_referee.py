"""What a second rules lawyer asks, where rules meet: powers and their opposites, the golden die and deaths, ghosts."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import SKILLLESS, Story, asked, expire, fresh, gems, menu, pass_all, play, start, told
from .trials import ZONE, alone, cited, go, quiet, refused, together, trial

rule = pytest.mark.rule

HOLY: dict[str, Any] = {"quest": ["holy-bill"]}
"""No quest that keeps a team from harm."""
RED, ORANGE, VIOLET, GREEN, BLUE = (["red"] * 4, ["orange"] * 4, ["violet"] * 4, ["green"] * 4, ["blue"] * 4)


LETS_PASS = ("pass", "keep", "roll")


def tell(match: Story, *lines: str) -> None:
    """Answers 'seat option' in order; of whatever else is asked, all that can be passed is."""
    for line in lines:
        seat, option = line.split()
        while option not in menu(match, int(seat)):
            let_pass(match, line)
        play(match, line)


def let_pass(match: Story, line: str = "") -> None:
    """One open question is passed."""
    for offer in match.offers():
        ids = [option.id for option in offer.options]
        answer = next((each for each in LETS_PASS if each in ids), "done" if ids == ["done"] else None)
        if answer is not None:
            match.answer(offer.seat, offer.decision, answer)
            return
    raise AssertionError(f"{line} is not offered; {[(offer.seat, offer.prompt.key) for offer in match.offers()]}")


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


# --- Blessings, DAH, powers ---


def test_an_empty_call_of_somebody_without_gems_costs_nothing() -> None:
    match = start({"heroes": ["remi-chelin"]}, {"heroes": SKILLLESS, "gems": []}, dice=(3,))
    play(match, "0 skill:remi-chelin.1", "1 dah", "2 pass", "0 look:loot", "0 look:heroes", "1 nothing")
    assert gems(match, 1) == 0
    assert "ask-pace" in asked(match).values()


def test_a_player_whose_team_is_safe_in_the_city_answers_with_a_skill_of_its_heroes() -> None:
    match = start({"heroes": ["remi-chelin"]}, {"heroes": ["alatarriel"], "gone": "left", "at": "0"}, dice=(3,))
    play(match, "0 skill:remi-chelin.1", "1 dah", "2 pass")
    while asked(match).get(0) == "ask-look":
        play(match, f"0 {min(menu(match, 0))}")
    assert menu(match, 1) == {"skill:alatarriel.1", "nothing"}


def test_loot_that_lies_under_nobody_has_no_divine_skill_to_answer_with() -> None:
    match = start(
        {"heroes": ["remi-chelin"]},
        {"heroes": [], "gone": "rip", "at": "9", "gear": ["smoke-and-mirror"], "gems": ["red"]},
        dice=(3,),
    )
    play(match, "0 skill:remi-chelin.1", "1 dah", "2 pass")
    while asked(match).get(0) == "ask-look":
        play(match, f"0 {min(menu(match, 0))}")
    assert menu(match, 1) == {"nothing"}


def test_a_skill_is_not_answered_by_a_dilemma() -> None:
    match = start(
        {"heroes": ["old-dez"], "gems": ["red"]}, {"heroes": ["mikau"], "hand": ["dah-does-not-play-dice"]}, many=3
    )
    play(match, "0 skill:old-dez.1", "1 dah", "2 pass", "0 face:5")
    assert menu(match, 1) == {"skill:mikau.1", "nothing"}, "a skill is answered by a skill, not by a Dilemma"


@rule("reflets.power.seizure-against-seizure-guide-first")
def test_the_answering_seizure_may_take_back_what_the_guides_took() -> None:
    match = start(
        {"heroes": ["mikau"], "gems": VIOLET},
        {"heroes": ["petal"], "gems": VIOLET, "worn": {"left-sock": "petal"}},
        dice=(1,),
    )
    play(match, "0 power:violet", "1 oppose:violet", "1 use-power:violet", "0 board:1", "0 wear:mikau")
    pass_all(match, "done")
    play(match, "1 board:0")
    pass_all(match, "wear", "done")
    assert match.state.seats[1].gear.cards == ["left-sock"]
    assert match.state.seats[0].gear.cards == []


def test_oracle_and_the_abundance_that_answers_it_both_work() -> None:
    match = start({"gems": ORANGE}, {"gems": GREEN, "heroes": SKILLLESS}, dice=(2,))
    play(match, "0 power:orange", "1 oppose:green", "1 use-power:green", "0 room:s1", "0 room:s2")
    first = min(menu(match, 0))
    play(match, f"0 {first}")
    assert asked(match) == {1: "ask-abundance"}
    play(match, "1 bonus:4", "1 bonus:3")
    assert gems(match, 1) == 4
    assert told(match, "bonus-taken") == [{"seat": "@seat.1", "number": 4}, {"seat": "@seat.1", "number": 3}]


def test_a_necropolis_in_answer_may_end_the_guides_turn() -> None:
    match = start(
        {"heroes": ["mikau"], "gems": BLUE, "hand": [], "at": "5"}, {"gems": RED, "heroes": SKILLLESS}, dice=(1,)
    )
    play(match, "0 power:blue", "1 oppose:red", "1 use-power:red", "1 board:0")
    team = match.state.seats[0]
    assert (team.gone, match.state.guide, len(team.hand)) == ("rip", 1, 1)
    assert match.state.seats[1].pouch.cards == ["mikau"]


@rule("reflets.progress.golden-die-paid-reroll")
def test_a_divine_powers_die_may_be_rerolled_for_gems() -> None:
    match = start({"gems": [*GREEN, "red", "red"]}, dice=(1, 4))
    play(match, "0 power:green", "0 again:golden")
    assert gems(match, 0) == 0
    assert match.state.golden == 4
    assert asked(match) == {0: "ask-abundance"}


@rule("reflets.progress.golden-die-paid-reroll")
def test_a_chance_roll_may_be_rerolled_for_gems_but_no_bad_luck() -> None:
    match = start({"at": "4", "gems": ["red", "red"]}, begin="land", golden=2, dice=(1, 3))
    play(match, "0 roll", "0 again:golden")
    assert menu(match, 0) == {"bonus:1", "bonus:2", "bonus:3"}
    unlucky = start(
        {"at": "4", "gems": ["red", "red"], "heroes": ["petal", "mikau"]}, begin="land", golden=2, dice=(6,)
    )
    play(unlucky, "0 roll")
    assert asked(unlucky) == {0: "ask-storyteller"}, "a 6 has no price"


def test_scouting_hides_a_rivals_gem_tax_that_then_only_counters() -> None:
    match = start({"gems": BLUE, "at": "9"}, spots={"3": "orange-gem-tax"}, dice=(1, 2))
    play(match, "0 power:blue", "0 take-token:3", "0 waiting")
    assert match.state.seats[0].waiting["orange"].cards == ["orange-gem-tax"]
    assert refused(match, 0, "token:orange-gem-tax") == ("reflets.mystery.foreign-brown-is-counter-only",)


# --- the golden die, deaths, trials ---


def test_a_death_before_the_shortcut_leaves_the_golden_slot_vacant() -> None:
    match = start({"at": "17", "heroes": SKILLLESS[:4], "waiting": ["blue-peril"]}, begin="progress", dice=(4, 6))
    go(match, "0 token:blue-peril", "0 name:tom-scram", "0 walk", "0 go:18")
    assert match.state.seats[0].life == {}
    assert match.state.seats[0].at == "22"
    assert len(match.state.seats[0].heroes) == 3


def test_after_a_death_in_the_trial_the_golden_die_means_the_new_order() -> None:
    graph = [{"test": "vitality", "id": "1", "next": "2"}, alone(1, name="2")]
    match = trial(graph, dice=(6,), golden=2)
    assert match.state.seats[1].pouch.cards == ["tom-scram"]
    assert match.state.trial.hero == "reggie-the-mule"


def test_a_chance_roll_between_objectives_moves_the_golden_die_for_the_next() -> None:
    match = trial(
        [alone(1, gold="2"), alone(1, name="2")],
        {"waiting": ["blue-chance"]},
        golden=1,
        dice=(2, 1, 1, 1, 1, 1),
        draw={"imprevus": ["frog"], "loot": ["draconis-ring", "seven-cliche-boots"]},
    )
    go(
        match,
        "0 token:blue-chance",
        "0 roll",
        "0 bonus:1",
        "0 discard:frog",
        "0 stow:tom-scram",
        "0 stow:tom-scram",
        "0 done",
    )
    assert match.state.golden == 2
    assert match.state.trial.hero == "brunhilda-bashford", "fixed from the preparation (A83)"
    tell(match, "0 roll", "0 accept")
    assert match.state.trial.hero == "tom-scram"


def test_the_road_event_is_the_one_of_the_golden_die_as_it_is_now() -> None:
    match = start(
        {"at": "9", "gems": ["orange", "orange"]}, {"road": ["weather"]}, begin="road-event", golden=2, dice=(6,)
    )
    play(match, "0 regild", "0 reader:1")
    assert told(match, "road-event-read")[0]["text"] == "@events.weather.event-6"


def test_a_rerolled_golden_die_does_not_move_the_bestiole() -> None:
    match = trial(
        [together(9)],
        {"gems": ["violet", "violet"]},
        {"hand": ["frog"], "gems": ["red"]},
        golden=3,
        read=False,
        dice=(5,),
    )
    go(match, "0 storyteller:1", "1 lay:frog", "0 regild")
    assert match.state.golden == 5
    assert match.state.trial.hampered == "reggie-the-mule"


def test_the_golden_die_rerolled_after_a_substitution_changes_no_die_and_helps_no_more() -> None:
    match = trial(
        [alone(6)], {"gems": ["violet", "violet"], "hand": ["cut-once-more"]}, golden=3, dice=(6, 5, 5, 5, 5, 1)
    )
    tell(match, "0 roll", "0 gold:1", "0 regild", "0 keep")
    assert match.state.golden == 1
    assert [die.face for die in match.state.trial.dice] == [3, 5, 5, 5, 5]
    assert refused(match, 0, "gold:2") == ("reflets.objective.golden-substitution-once-per-trial",)


@rule("reflets.trial.four-aces-doubles-gains")
def test_four_aces_double_gems_taken_from_somebody() -> None:
    bright = ({"do": "gems", "count": 2}, {"do": "steal-gem", "count": 1})
    match = trial(
        [alone(6)],
        {"gems": []},
        {"gems": ["red", "red", "blue"]},
        bright=bright,
        dice=(1, 1, 1, 1, 5),
        draw={"bank": ["orange"] * 4},
    )
    play(match, "0 accept", "0 whom:1", "0 gem:red", "0 gem:red")
    assert len(told(match, "gem-handed-over")) == 2
    assert match.state.seats[0].gems.cards.count("red") == 2


def test_four_aces_double_no_rooms_quests_or_imprevus() -> None:
    bright = ({"do": "reveal-room", "count": 1}, {"do": "disclose", "count": 1}, {"do": "imprevu", "count": 1})
    match = trial([alone(6)], {"gems": [], "hand": []}, bright=bright, dice=(1, 1, 1, 1, 5))
    play(match, "0 accept", "0 room:s1", "0 disclose:1")
    assert match.state.revealed == ["s1"]
    assert len(match.state.seats[0].hand) == 2, "one won, one drawn at the end of the turn"
    assert not match.state.seats[2].shown


def test_four_aces_leave_a_doubled_gain_waiting() -> None:
    match = trial(
        [alone(6)],
        {"gems": [], "double": True},
        bright=({"do": "gems", "count": 1},),
        dice=(1, 1, 1, 1, 5),
        draw={"bank": ["red"] * 2},
    )
    play(match, "0 accept")
    assert gems(match, 0) == 2
    assert match.state.seats[0].double


def test_a_hero_who_dies_takes_a_clover_along() -> None:
    match = trial([together(20)], {"waiting": ["blue-peril"], "gems": []}, dice=(1, 1, 1, 1, 5, 6))
    tell(match, "0 put:black1-h4", "0 token:blue-peril", "0 name:brunhilda-bashford", "0 accept")
    assert not told(match, "four-aces")
    assert match.state.seats[1].pouch.cards == [ZONE]


def test_four_aces_in_the_second_objective_still_pass_the_whole_trial() -> None:
    match = trial(
        [alone(1, gold="2"), alone(6, name="2", gold="3"), alone(6, name="3")],
        {"gems": []},
        dice=(1, 1, 1, 1, 1, 1, 1, 1, 1, 5),
    )
    play(match, "0 accept", "0 accept")
    assert match.state.seats[0].pouch.cards == [ZONE]


def test_the_last_hero_dies_of_hearts_in_the_midst_of_a_trial() -> None:
    match = trial(
        [together(1, colour="blue", black="2"), together(1, name="2")],
        {"heroes": ["petal"], "life": {"petal": 1}, "hand": [], "gems": []},
        {"hand": ["rabid-rabbits"], "gems": ["red"]},
        golden=6,
        dice=(6,),
        read=False,
    )
    tell(match, "0 storyteller:2", "1 lay:rabid-rabbits")
    assert match.state.seats[0].gone == "rip"
    assert match.state.seats[2].pouch.cards == ["petal", ZONE]
    assert match.state.seats[1].pouch.cards == ["rabid-rabbits"]
    assert match.state.guide == 1
    assert match.state.trial is None


def test_bestiole_wound_and_cap_add_up_to_the_lowest() -> None:
    match = trial(
        [alone(2, colour="blue")],
        {"life": {"brunhilda-bashford": 1}, "gems": []},
        {"hand": ["frog"], "gems": ["red"]},
        golden=1,
        dice=(1, 2, 2, 2, 2),
        read=False,
    )
    tell(match, "0 storyteller:2", "1 lay:frog", "0 accept")
    assert told(match, "objective-passed")[0]["number"] == 2, "one critical success at characteristic 1, the twos miss"


def test_raised_capped_then_eased() -> None:
    match = start(
        {"at": "s1", "heroes": ["brunhilda-bashford", "dee-tergent"], "door": True, "gems": ["violet"], **HOLY},
        {"hand": ["banshee-choir"], "gems": ["red"] * 2},
        {"hand": ["sphinx"], "gems": ["red"] * 3},
        {"hand": ["scared-scarecrow"], "gems": ["red"]},
        begin="reveal",
        slots={"s1": "chapel-of-the-dah"},
        revealed=["s1"],
        notches={"s1": 2},
        golden=2,
        many=4,
    )
    tell(match, "0 trial", "1 lay:banshee-choir", "2 lay:sphinx", "3 lay:scared-scarecrow")
    while "skill:dee-tergent.1" not in menu(match, 0):
        let_pass(match)
    assert told(match, "objective-told")[0]["goal"] == 4, "2 + 2 + 3 + 1 stars, 6 at most, less two notches of 1"
    play(match, "0 skill:dee-tergent.1")
    assert told(match, "objective-lowered")[-1]["goal"] == 1


def test_a_contest_that_is_saved_by_a_third_card() -> None:
    match = trial(
        [alone(1)],
        {"hand": ["what-about-my-tea-break"]},
        {"hand": ["cut-once-more"]},
        {"hand": ["now-that-is-a-no"]},
        dice=(1, 1, 1, 1, 1, 6, 6, 6, 6, 6),
    )
    tell(match, "0 accept", "1 play:cut-once-more", "0 play:what-about-my-tea-break", "2 play:now-that-is-a-no")
    assert told(match, "objective-void")
    assert [team.hand.cards for team in match.state.seats] == [[], [], []]
    assert len(match.state.imprevu_discard) == 3


def test_a_cancelled_test_stays_cancelled_whatever_becomes_of_the_next_card() -> None:
    match = start(
        {"at": "18", "heroes": SKILLLESS, "hand": ["blame-the-cook", "didnt-even-hurt"]},
        {"hand": ["now-that-is-a-no"]},
        begin="land",
        golden=2,
        dice=(6,),
    )
    go(match, "0 play:blame-the-cook", "0 play:didnt-even-hurt", "1 play:now-that-is-a-no")
    assert told(match, "test-cancelled")
    assert "tom-scram" in match.state.seats[0].heroes.cards


def test_a_creature_sent_home_to_a_full_hand_costs_its_player_a_card_and_no_gem_comes_back() -> None:
    match = trial(
        [together(5)],
        {"hand": ["look-a-goose"]},
        {"hand": ["rabid-rabbits", "frog", "gorgon"], "gems": ["red"]},
        read=False,
    )
    go(match, "0 storyteller:2", "1 lay:rabid-rabbits", "0 play:look-a-goose")
    assert sorted(match.state.seats[1].hand.cards) == ["frog", "gorgon", "rabid-rabbits"]
    assert gems(match, 1) == 0
    assert match.state.seats[1].played == 1
    assert refused(match, 1, "lay:frog") == ("reflets.limits.adversary-plays-one-imprevu-per-turn",)


def test_a_duel_of_four_cards_in_front() -> None:
    match = trial(
        [together(2, colour="violet")],
        {"gems": []},
        {"hand": ["frog", "goblins-on-work-experience", "gorgon"], "gems": ["red"] * 4},
        many=2,
        dice=(6, 6, 6, 6, 6),
        read=False,
    )
    go(match, "0 storyteller:1") if "ask-storyteller" in asked(match).values() else None
    go(match, "1 lay:frog", "1 lay:goblins-on-work-experience", "1 lay:gorgon")
    assert gems(match, 1) == 0
    quiet(match)
    assert told(match, "objective-told")[0]["goal"] == 8
    play(match, "0 accept")
    pouch = match.state.seats[1].pouch.cards
    assert {"frog", "goblins-on-work-experience", "gorgon", ZONE} <= set(pouch)
    assert match.state.seats[0].at == "7", "one space back for the frog"


def test_in_a_duel_a_pass_may_be_contested_twice() -> None:
    match = trial(
        [alone(1)], {}, {"hand": ["sorry-roll-that-again", "cut-once-more"]}, many=2, dice=(1,) * 15, read=False
    )
    tell(match, "0 accept", "1 play:cut-once-more", "0 accept", "1 play:sorry-roll-that-again")
    assert len(told(match, "objective-void")) == 2


def test_a_contest_once_a_turn_where_more_than_two_play() -> None:
    match = trial([alone(1)], {}, {"hand": ["sorry-roll-that-again", "cut-once-more"]}, dice=(1,) * 15)
    tell(match, "0 accept", "1 play:cut-once-more", "0 accept")
    assert match.state.seats[0].pouch.cards == [ZONE]
    assert match.state.seats[1].hand.cards == ["sorry-roll-that-again"]


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


# --- ghosts, comebacks, the countdown, the end ---


@rule("reflets.ghost.may-come-back-with-new-heroes")
def test_a_wiped_out_team_comes_back_by_an_opposed_abundance() -> None:
    match = start(
        {"gems": ORANGE, "at": "9"},
        {"gems": GREEN, "heroes": [], "gone": "rip", "at": "11"},
        {"at": "11"},
        dice=(1,),
        draw={"heroes": ["petal"]},
    )
    play(match, "0 power:orange", "1 oppose:green", "1 use-power:green", "0 done", "1 bonus:5", "1 join:petal")
    assert (match.state.seats[1].gone, match.state.seats[1].at) == ("", "12")


def test_who_left_by_the_portal_enrols_heroes_but_comes_back_no_more() -> None:
    match = start(
        {"hand": ["sign-here-here-and-here"]},
        {"gone": "left", "heroes": ["mikau"], "at": "0", "hand": ["im-holding-auditions"]},
        draw={"heroes": ["petal", "enoriel", "tom-scram"]},
    )
    play(
        match,
        "0 dilemma:sign-here-here-and-here",
        "1 dah",
        "2 pass",
        "0 colour:red",
        "1 dilemma:im-holding-auditions",
        "1 join:petal",
        "1 dismiss:enoriel",
        "1 dismiss:tom-scram",
    )
    assert match.state.seats[1].gone == "left"
    assert match.state.seats[1].heroes.cards == ["mikau", "petal"]


def test_a_team_that_came_back_counts_for_her_pace_at_once() -> None:
    match = start(
        {"hand": ["sign-here-here-and-here"], "at": "30"},
        {"gone": "rip", "heroes": [], "at": "2", "hand": ["get-me-a-better-one"]},
        {},
        {},
        draw={"heroes": ["petal"]},
        dragon="25",
        dice=(1,),
    )
    play(
        match,
        "0 dilemma:sign-here-here-and-here",
        "1 dah",
        "2 pass",
        "3 pass",
        "0 colour:red",
        "1 dilemma:get-me-a-better-one",
        "1 choice:2",
        "1 join:petal",
    )
    assert match.state.seats[1].gone == ""
    tell(match, "0 walk", "0 go:31", "0 done", "1 advance")
    while match.state.dragon == "25":
        let_pass(match)
    assert match.state.dragon == "30", "three spaces for four teams again: 28 is Chance, 29 a shortcut"


def test_what_made_a_team_invincible_ends_with_its_players_next_turn_ghost_or_not() -> None:
    match = start({"gone": "rip", "heroes": [], "at": "9", "invincible": True}, {"at": "9"}, begin="turn")
    pass_all(match)
    assert not match.state.seats[0].invincible


def test_the_fifth_colour_that_a_caller_draws_ends_it_for_the_last_team() -> None:
    match = start(
        {"at": "c4", "door": True},
        {"gone": "left", "heroes": ["petal"]},
        {"gone": "rip", "heroes": []},
        begin="dragon",
        dragon="s1",
        armed=True,
        sealed=True,
        slots={"s1": "white-tomb"},
        revealed=["s1"],
        timed=True,
        tomb=["red", "orange", "violet", "green"],
        draw={"bank": ["red", "blue"]},
    )
    expire(match, 0)
    play(match, "1 dragonne @300")
    expire(match, 2)
    assert match.over
    assert match.state.seats[0].gone == "rip"
    assert "reflets.end.countdown-finished" in cited(match)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_the_last_team_home_ends_the_game_though_its_quest_is_not_done() -> None:
    match = start(
        {"at": "s8", "door": True, **HOLY},
        {"gone": "rip", "heroes": []},
        {"gone": "shut"},
        begin="progress",
        portal=True,
        sealed=True,
        slots={"s8": "chamber-of-the-octuple"},
        revealed=["s8"],
        dice=(1,),
    )
    play(match, "0 walk", "0 go:0")
    assert match.over
    assert match.state.seats[0].gone == "left"
    assert match.state.seats[0].steps == 0
    assert "reflets.end.no-team-left-in-play" in cited(match)


def test_sealing_out_everybody_ends_the_game_before_she_reveals_anything() -> None:
    match = start({"at": "9"}, {"at": "30"}, {"at": "55", **HOLY}, begin="dragon", dragon="54")
    play(match, "0 advance")
    pass_all(match, "room")
    assert match.over
    assert {team.gone for team in match.state.seats} == {"shut", "rip"}


def test_a_team_on_the_sealed_door_walks_back_into_the_corridor_only() -> None:
    match = start({"at": "56", "door": True}, begin="progress", sealed=True, dragon="s9", dice=(2,))
    play(match, "0 walk")
    assert match.state.seats[0].at == "c2"


def test_a_halted_countdown_asks_nobody_and_takes_no_ghosts_gem() -> None:
    match = start(
        {"at": "c4", "door": True},
        begin="dragon",
        dragon="s1",
        armed=True,
        halted=True,
        hurry=1,
        slots={"s1": "white-tomb"},
        revealed=["s1"],
        tomb=["red"],
    )
    assert asked(match) == {0: "ask-blessing"}
    assert len(match.state.tomb) == 1


def test_a_ghost_pays_with_the_gem_just_drawn() -> None:
    match = start(
        {"gone": "rip", "heroes": [], "gems": []}, {"at": "9"}, begin="turn", draw={"bank": ["blue"]}, dragon="13"
    )
    play(match, "0 hasten")
    assert gems(match, 0) == 0
    assert match.state.hurry == 1
    assert match.state.guide == 1


# --- equipment, curses, hands, gems ---


def test_a_stolen_cursed_piece_that_nobody_can_wear_is_discarded() -> None:
    match = start(
        {"heroes": ["mikau"], "gems": VIOLET, "worn": {"lead-slippers": "mikau"}},
        {"heroes": ["petal"], "worn": {"contrary-compass": "petal"}},
        dice=(1,),
    )
    play(match, "0 power:violet", "0 board:1")
    pass_all(match, "wear", "done")
    assert match.state.loot_discard.cards == ["contrary-compass"]
    assert match.state.seats[0].gear.cards == ["lead-slippers"]


def test_a_cursed_find_pushes_one_of_three_pieces_into_the_backpack() -> None:
    match = start(
        {
            "at": "4",
            "heroes": ["mikau"],
            "worn": {"draconis-ring": "mikau", "left-sock": "mikau", "straw-hat-of-steel": "mikau"},
        },
        begin="land",
        golden=2,
        draw={"loot": ["somebody-elses-ring", "seven-cliche-boots"]},
    )
    play(match, "0 bonus:2")
    assert menu(match, 0) == {"stow:draconis-ring", "stow:left-sock", "stow:straw-hat-of-steel"}
    play(match, "0 stow:draconis-ring")
    assert match.state.seats[0].stowed == ["draconis-ring", "seven-cliche-boots"], "three pieces are active again"


def test_a_cursed_piece_may_move_to_a_teammate_but_into_no_backpack() -> None:
    match = start(
        {"at": "4", "heroes": ["mikau", "petal"], "worn": {"lead-slippers": "mikau"}},
        begin="land",
        golden=2,
        draw={"loot": ["draconis-ring", "holey-hourglass"]},
    )
    play(match, "0 bonus:2", "0 stow:mikau", "0 stow:mikau", "0 gear:lead-slippers")
    assert menu(match, 0) == {"wear:petal"} or match.state.seats[0].worn["lead-slippers"] == "petal"


def test_gear_moves_up_with_its_hero_when_a_teammate_is_sacrificed() -> None:
    match = start({"heroes": ["mikau", "petal", "tom-scram"], "worn": {"left-sock": "tom-scram"}})
    play(match, "0 skill:mikau.1")
    pass_all(match)
    if "hero:petal" in menu(match, 0):
        play(match, "0 hero:petal")
    assert match.state.seats[0].heroes.cards == ["mikau", "tom-scram"]
    assert match.state.seats[0].worn == {"left-sock": "tom-scram"}


def test_a_card_tax_takes_what_there_is() -> None:
    match = start(
        {"at": "3", "hand": ["frog"]},
        {"hand": ["gorgon", "sphinx", "werewolf"]},
        begin="land",
        golden=2,
        spots={"3": "orange-card-tax"},
    )
    while "ask-hand-over" not in asked(match).values():
        let_pass(match)
    play(match, "0 hand-over:frog")
    assert match.state.seats[0].hand.cards == []
    assert asked(match) == {1: "ask-discard"}
    play(match, "1 discard:gorgon")
    assert sorted(match.state.seats[1].hand.cards) == ["frog", "sphinx", "werewolf"]


def test_a_peril_that_kills_gives_round_what_the_dead_wore_before_the_turn_goes_on() -> None:
    match = start(
        {"at": "3", "heroes": ["petal", "mikau"], "worn": {"left-sock": "petal"}},
        begin="land",
        golden=2,
        spots={"3": "orange-peril"},
        dice=(6,),
    )
    play(match, "1 name:petal")
    assert menu(match, 0) >= {"wear:mikau", "stow:mikau", "discard-gear:left-sock"}
    assert match.state.seats[1].pouch.cards == ["petal"]


# --- grades, tables, scores ---


def test_all_grades_of_a_player_are_applied_one_after_the_other() -> None:
    match = fresh(3, legacy=("red-kitten without-clover great-reflection", "", ""))
    for _ in range(5):
        for seat in range(3):
            play(match, f"{seat} {min(menu(match, seat))}")
    assert len(told(match, "loot-found")) == 2
    pass_all(match, "stow", "wear", "done", "keep")
    assert len([one for one in told(match, "gem-gained") if one["seat"] == "@seat.0"]) == 8
    assert len(match.state.seats[0].packet) == 3


def test_a_guide_who_dithers_over_a_blessing_moves_on() -> None:
    match = start({"gems": RED}, timed=True, dice=(3,))
    expire(match, 0)
    assert "ask-pace" in asked(match).values()
    assert gems(match, 0) == 4


def test_level_points_and_level_gold_share_the_win_backpacks_counted() -> None:
    match = start(
        {
            "gone": "left",
            "heroes": ["petal"],
            "worn": {"left-sock": "petal"},
            "stowed": ["left-sock"],
            "gems": [],
            **HOLY,
        },
        {"gone": "left", "heroes": ["mikau"], "gems": [], "quest": ["cursed-tip"]},
        {"gone": "left", "heroes": ["tom-scram"], "gems": [], "quest": ["form-of-forms"]},
        begin="turn",
    )
    pass_all(match)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (1,), "Mikau is worth 5, and an evil leader 4"


def test_heroes_shut_out_count_and_the_dead_do_not() -> None:
    match = start(
        {"gone": "shut", "heroes": ["reggie-the-mule"], "gems": [], "quest": ["cursed-tip"]},
        {"gone": "rip", "heroes": [], "gear": ["octogone"], "gems": [], "quest": ["form-of-forms"]},
        {"gone": "left", "heroes": ["roger-tapioca"], "gems": [], "quest": ["sock-of-destiny"]},
        begin="turn",
    )
    pass_all(match)
    totals = {one["seat"]: one["points"] for one in told(match, "total-counted")}
    assert totals == {"@seat.0": 5, "@seat.1": 5, "@seat.2": 1}
    assert match.outcome is not None
    assert match.outcome.winners == (1,), "gold breaks the tie: the Octogone is worth 1500"


def test_in_a_duel_a_caller_who_uncovers_a_neutral_tax_pays_it_to_the_guide() -> None:
    match = start(
        {"at": "2", "gems": []},
        {"at": "2", "gems": ["red", "blue"]},
        many=2,
        begin="dragon",
        dragon="9",
        spots={"14": "red-gem-tax"},
        timed=True,
        draw={"bank": ["red", "red"]},
    )
    expire(match, 0)
    play(match, "1 dragonne @300", "1 advance")
    while asked(match) == {1: "ask-gem"}:
        play(match, f"1 {min(menu(match, 1))}")
    assert gems(match, 0) == 4
    assert match.state.seats[0].spent["red"].cards == ["red-gem-tax"]


def test_partners_take_turns_with_expert_dice_of_a_team_of_four() -> None:
    match = trial(
        [together(3)], {"heroes": SKILLLESS[:4]}, options={"partners": True, "dice": "expert"}, dice=(1, 2, 3, 4)
    )
    assert [(die.colour, die.whose) for die in match.state.trial.dice] == [
        ("white", 0),
        ("white", 1),
        ("grey", 0),
        ("grey", 1),
    ]


# --- the Octogone ---


def octogone(own: dict[str, Any], *dice: int) -> Story:
    """The Chamber is passed, and the team tries the Octogone."""
    team = {
        "at": "s1",
        "heroes": ["tor-mentor", "petal", "bear-withme", "atrolla-the-hon", "hugh-dunnit"],
        "door": True,
        "gems": [],
        "hand": [],
        **own,
    }
    match = start(
        team,
        *[{"heroes": [one]} for one in ("mikau", "alatarriel")],
        begin="reveal",
        golden=1,
        dice=dice,
        slots={"s1": "chamber-of-the-octuple"},
        revealed=["s1"],
    )
    judge(match, "octogone")
    play(match, "0 octogone")
    judge(match, "")
    return match


def judge(match: Story, until: str) -> None:
    """The Guide throws, assigns as it comes and accepts, until this is offered."""
    steps = ("ask-prepare", "ask-assign", "ask-judge", "ask-opportunity")
    while until not in menu(match, 0) and asked(match).get(0) in steps:
        ids = sorted(menu(match, 0))
        play(match, "0 " + next((one for one in ("accept", "roll", "done") if one in ids), ids[0]))


CHAMBER_PASSED = (4, 4, 4, 4, 4, *[6] * 5, *[4] * 5)
"""Attack 11, then Intelligence missed, then Defence 13."""


def test_failing_the_octogone_with_the_relic_token_placed_completes_the_quest() -> None:
    match = octogone({"relic_at": "s2", "steps": 2, **HOLY}, *CHAMBER_PASSED, 5, 5, 5, 5, 5)
    assert match.over
    assert match.state.seats[0].steps == 3
    assert "reflets.end.quest-accomplished" in cited(match)


def test_failing_the_octogone_sends_the_team_through_the_portal() -> None:
    match = octogone(HOLY, *CHAMBER_PASSED, 5, 5, 5, 5, 5)
    team = match.state.seats[0]
    assert (team.gone, team.at, len(team.heroes)) == ("left", "0", 5)
    assert match.state.guide == 1


def test_whoever_wins_the_octogone_stays_or_leaves() -> None:
    match = octogone(HOLY, *CHAMBER_PASSED, 2, 2, 2, 1, 1, *[2] * 10)
    assert "octogone" in match.state.seats[0].gear.cards
    pass_all(match, "wear", "done")
    assert {"stay", "leave"} <= menu(match, 0)


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


def through(match: Story) -> None:
    """The Guide's turn goes on to its end as it comes."""
    while match.state.guide == 0 and match.offers():
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        usual = ("accept", "roll", "done", "stay", "pass", "keep", "deeper")
        answer = next((one for one in usual if one in ids), ids[0])
        match.answer(offer.seat, offer.decision, answer)


@rule("reflets.hazard.resolved-when-the-pawn-stops")
def test_no_short_cut_leads_past_a_door_that_is_still_to_be_passed() -> None:
    match = at_the_door(3, 3, 3, 3, 3)
    tell(match, "0 play:i-know-a-short-cut")
    through(match)
    assert match.state.seats[0].door
    assert match.state.seats[0].at == "c3", "the three spaces come after the trial"


@rule("reflets.outcome.door-failed-slides-one-notch")
def test_a_team_that_fails_at_the_door_gains_nothing_by_a_short_cut() -> None:
    match = at_the_door(*[6] * 10)
    tell(match, "0 play:i-know-a-short-cut")
    through(match)
    assert (match.state.seats[0].door, match.state.seats[0].at) == (False, "56"), (
        "3 spaces less 1, but the Door bars the way"
    )
    assert match.state.notches == {"56": 1}


@rule("reflets.hazard.resolved-when-the-pawn-stops")
def test_a_short_cut_comes_after_the_zone_on_which_the_pawn_has_stopped() -> None:
    match = trial([alone(1)], {"hand": ["i-know-a-short-cut"], "gems": []}, begin="land", read=False, dice=(1,) * 5)
    tell(match, "0 play:i-know-a-short-cut", "0 storyteller:1")
    through(match)
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


# --- what can do nothing is not for sale, and not for playing ---


@rule("reflets.hazard.salutary-zone-offers-paid-options")
def test_an_octogone_that_is_gone_is_not_sold() -> None:
    ten = [colour for colour in ("red", "orange", "violet", "green", "blue") for _ in range(2)]
    match = start(
        {"at": "48", "gems": [*ten, "red"], "heroes": SKILLLESS},
        {"gear": ["octogone"]},
        begin="reveal",
        golden=6,
        slots={"48": "salutary-mount"},
    )
    tell(match, "0 storyteller:1", "0 gem:red")
    assert menu(match, 0) >= {"buy:1", "buy:2", "done"}
    assert refused(match, 0, "buy:3") == ("reflets.hazard.salutary-zone-offers-paid-options",)


@rule("reflets.limits.three-kinds-of-imprevu")
def test_a_card_about_the_golden_die_is_not_played_on_others() -> None:
    match = start({"at": "20", "gems": ["red"]}, {"hand": ["my-die-was-loaded"]}, begin="progress", dice=(2, 5))
    assert "play:my-die-was-loaded" in menu(match, 1)
    tell(match, "1 pass", "0 run")
    assert match.state.rolling == "run"
    assert refused(match, 1, "play:my-die-was-loaded") == ("reflets.limits.three-kinds-of-imprevu",)


@rule("reflets.limits.three-kinds-of-imprevu")
def test_a_torch_is_put_out_for_objectives_of_perception_only() -> None:
    match = trial([alone(1, colour="violet")], {}, {"hand": ["who-put-the-torch-out"]}, read=False)
    tell(match, "0 storyteller:2")
    while asked(match) != {1: "ask-adversary-prepare"}:
        let_pass(match)
    assert refused(match, 1, "play:who-put-the-torch-out") == ("reflets.limits.three-kinds-of-imprevu",)
    dark = trial([alone(1, colour="orange")], {}, {"hand": ["who-put-the-torch-out"]}, read=False)
    tell(dark, "0 storyteller:2", "1 play:who-put-the-torch-out")
    assert told(dark, "objective-raised")[-1]["number"] == 3


# --- more of this and that ---


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


def test_the_answer_to_a_blessing_kills_the_guides_last_hero() -> None:
    match = start(
        {"heroes": ["alatarriel"], "at": "9", "hand": []}, {"heroes": ["tor-mentor"], "gems": ["red"]}, dice=(6,)
    )
    play(
        match, "0 skill:alatarriel.1", "1 dah", "2 pass", "0 turn-up:loot", "1 skill:tor-mentor.1", "1 hero:alatarriel"
    )
    assert match.state.seats[0].gone == "rip"
    assert match.state.seats[1].pouch.cards == ["alatarriel"]
    assert (match.state.guide, len(match.state.seats[0].hand)) == (1, 1)


def test_an_invincible_team_shrugs_at_a_peril_and_the_token_is_used() -> None:
    match = start(
        {"at": "3", "heroes": SKILLLESS, "invincible": True}, begin="land", golden=2, spots={"3": "orange-peril"}
    )
    play(match, "1 name:tom-scram")
    assert told(match, "test-spared")
    assert match.state.seats[1].spent["orange"].cards == ["orange-peril"]
    assert match.state.seats[0].life == {}


@rule("reflets.collective.hero-joining-midway-rolls-a-die", "reflets.collective.expert-mode-colours")
def test_with_expert_dice_a_fourth_hero_who_joins_midway_rolls_a_grey_one() -> None:
    match = trial(
        [together(20)],
        {"heroes": SKILLLESS[:3], "waiting": ["blue-chance"], "gems": []},
        options={"dice": "expert"},
        dice=(1, 1, 2, 4),
        draw={"heroes": ["petal"]},
    )
    tell(match, "0 roll", "0 keep")
    tell(match, "0 token:blue-chance", "0 bonus:5", "0 join:petal")
    joined = [die for die in match.state.trial.dice if die.hero == "petal"]
    assert [(die.colour, die.face) for die in joined] == [("grey", 4)]


def test_a_hero_who_joins_while_another_is_tested_rolls_nothing() -> None:
    match = trial(
        [alone(6)],
        {"heroes": SKILLLESS[:4], "waiting": ["blue-chance"], "gems": []},
        dice=(5,) * 5,
        golden=1,
        draw={"heroes": ["petal"]},
    )
    tell(match, "0 roll", "0 token:blue-chance", "0 bonus:5", "0 join:petal")
    assert len(match.state.trial.dice) == 5
    assert match.state.seats[0].heroes.cards[-1] == "petal"


@rule("reflets.chance.bonus-five-replacement-costs-five-gems", "reflets.collective.hero-joining-midway-rolls-a-die")
def test_a_hero_replaced_in_mid_objective_takes_the_die_along_and_the_new_one_rolls() -> None:
    match = trial(
        [together(20)],
        {"waiting": ["blue-chance"], "gems": ["red", "orange", "violet", "green", "blue"]},
        dice=(5, 5, 5, 6, 6, 4),
        draw={"heroes": ["petal"]},
    )
    tell(match, "0 roll", "0 token:blue-chance", "0 bonus:5", "0 instead:tom-scram")
    assert gems(match, 0) == 0
    assert [(die.face, die.colour) for die in match.state.trial.dice if die.hero == "petal"] == [(4, "white")]
    assert len(match.state.trial.dice) == 5


def test_the_tested_hero_dies_before_the_judgement() -> None:
    match = trial([alone(1)], {"waiting": ["blue-peril"], "gems": [], "hand": []}, dice=(4, 4, 4, 4, 4, 6), golden=3)
    tell(match, "0 roll", "0 token:blue-peril", "0 name:reggie-the-mule", "0 accept")
    assert told(match, "objective-missed")
    assert match.state.seats[0].pouch.cards == ["reggie-the-mule"]


def test_a_ghost_may_be_asked_for_a_road_event() -> None:
    match = start(
        {"at": "9"}, {"gone": "rip", "heroes": [], "road": ["weather"]}, {"road": []}, begin="road-event", golden=3
    )
    assert "reader:1" in menu(match, 0)
    play(match, "0 reader:1")
    assert told(match, "road-event-read")


def test_creatures_pay_out_by_rising_value_and_the_bestiole_last() -> None:
    match = trial(
        [alone(1)],
        {"gems": []},
        {"hand": ["sphinx"], "gems": ["red"] * 3},
        {"hand": ["frog"], "gems": ["red"]},
        {"hand": ["scared-scarecrow"], "gems": ["red"]},
        {"hand": ["gorgon"], "gems": ["red"] * 2},
        golden=1,
        read=False,
        dice=(4,) * 5,
    )
    tell(match, "0 storyteller:1", "1 lay:sphinx", "2 lay:frog", "3 lay:scared-scarecrow", "4 lay:gorgon")
    through(match)
    assert [one["card"].partition(".")[2] for one in told(match, "card-won")] == [
        ZONE,
        "scared-scarecrow",
        "gorgon",
        "sphinx",
        "frog",
    ]


def test_a_dark_outcome_takes_the_gems_there_are() -> None:
    match = trial([alone(6)], {"gems": ["blue"]}, {"gems": []}, dark=({"do": "gems-from", "count": 2},), dice=(5,) * 5)
    play(match, "0 accept")
    assert "blue" in match.state.seats[1].gems.cards
    assert gems(match, 0) == 0


# --- why not? ---


def test_why_a_pawn_goes_no_further() -> None:
    zone = start({"at": "3"}, {"at": "20"}, begin="progress", dice=(6,))
    play(zone, "0 walk")
    assert refused(zone, 0, "go:9") == ("reflets.progress.must-stop-on-zone-and-door-hazards",)
    assert refused(zone, 0, "go:2") == ("reflets.progress.empty-space-needs-exact-count",)
    door = start({"at": "51"}, begin="progress", dice=(6,))
    play(door, "0 walk")
    assert refused(door, 0, "go:c1") == ("reflets.progress.must-stop-on-zone-and-door-hazards",)
    shut = start({"at": "c2", "door": True}, begin="progress", dice=(3,), sealed=True, dragon="s9")
    play(shut, "0 walk")
    assert refused(shut, 0, "go:56") == ("reflets.dragon.sealed-door-blocks-both-ways",)
    assert refused(shut, 0, "go:c9") == ("reflets.progress.golden-die-gives-movement",)


def test_why_a_power_is_not_opposed_without_its_four_gems() -> None:
    match = start({"gems": RED}, {"gems": ["blue"] * 3}, {"gems": BLUE})
    play(match, "0 power:red")
    assert refused(match, 1, "oppose:blue") == ("reflets.power.costs-a-full-colour",)


def test_why_nobody_calls_dah_against_a_skill_in_a_duel() -> None:
    match = start({"heroes": ["remi-chelin"]}, many=2)
    play(match, "0 skill:remi-chelin.1")
    assert refused(match, 1, "dah") == ("reflets.duel.dah-only-against-powers",)


def test_why_the_guide_lays_no_creature_and_no_bestiole() -> None:
    match = trial([alone(3)], {"hand": ["frog", "gorgon"]})
    assert refused(match, 0, "lay:gorgon") == ("reflets.limits.creature-for-adversaries-one-to-three-gems",)
    assert refused(match, 0, "lay:frog") == ("reflets.limits.bestiole-for-adversaries-one-gem",)


def test_why_the_chamber_is_not_tried_where_the_portal_stands() -> None:
    match = start(
        {"at": "s1", "door": True},
        begin="reveal",
        portal=True,
        slots={"s1": "chamber-of-the-octuple"},
        revealed=["s1"],
    )
    assert refused(match, 0, "trial") == ("reflets.outcome.octuple-option-stay-or-leave",)


def test_why_a_ghost_does_not_do_what_guides_do() -> None:
    match = start({"gone": "rip", "heroes": []}, {"at": "9"}, begin="turn", dragon="13")
    for option in ("advance", "brake", "power:red", "dilemma:bless-you", "walk", "run", "go:3"):
        assert refused(match, 0, option) == ("reflets.ghost.no-dragon-step",), option


def test_why_she_is_not_moved_while_the_countdown_goes_on() -> None:
    given: dict[str, Any] = {"slots": {"s1": "white-tomb"}, "revealed": ["s1"], "sealed": True, "armed": True}
    match = dragon_at("s1", {"at": "c4", "door": True}, timed=True, **given)
    assert refused(match, 0, "advance") == ("reflets.countdown.dragon-no-longer-moves",)
    assert refused(match, 0, "brake") == ("reflets.countdown.dragon-no-longer-moves",)


# --- a trial won by a team that is lost at once ---


def test_what_a_team_has_won_is_its_own_though_its_last_hero_dies_of_somebodys_envy() -> None:
    match = trial(
        [alone(1, colour="violet")],
        {"heroes": ["petal"], "gems": [], "hand": []},
        {"hand": ["didnt-even-hurt"]},
        {"hand": ["scared-scarecrow"], "gems": ["red"]},
        golden=1,
        dice=(1, 1, 1, 1, 1, 6),
        read=False,
    )
    tell(match, "0 storyteller:2", "2 lay:scared-scarecrow", "0 accept", "1 play:didnt-even-hurt")
    while match.state.guide == 0:
        let_pass(match)
    assert match.state.seats[0].gone == "rip"
    assert set(match.state.seats[0].pouch.cards) == {ZONE, "scared-scarecrow"}
    assert match.state.seats[1].pouch.cards == ["petal"]
