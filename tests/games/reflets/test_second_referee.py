"""What a second rules lawyer asks about Blessings, ghosts, equipment, grades; and why something is refused."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import (
    SKILLLESS,
    Story,
    asked,
    expire,
    fresh,
    gems,
    let_pass,
    menu,
    pass_all,
    play,
    start,
    tell,
    told,
)
from .trials import alone, cited, refused, together, trial

rule = pytest.mark.rule

HOLY: dict[str, Any] = {"quest": ["holy-bill"]}
"""No quest that keeps a team from harm."""
RED, ORANGE, VIOLET, GREEN, BLUE = (["red"] * 4, ["orange"] * 4, ["violet"] * 4, ["green"] * 4, ["blue"] * 4)


def dragon_at(place: str, *seats: dict[str, Any], **given: Any) -> Story:
    return start(*seats, begin="dragon", dragon=place, **given)


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


@rule("reflets.countdown.five-colours-eliminate-abyss-teams")
def test_neither_enoriel_nor_the_ring_helps_against_the_fifth_colour() -> None:
    match = start(
        {"at": "c4", "door": True, "heroes": ["enoriel"], "worn": {"draconis-ring": "enoriel"}, "invincible": True},
        {"gone": "left", "heroes": ["petal"]},
        {"gone": "left", "heroes": ["mikau"]},
        begin="dragon",
        dragon="s1",
        armed=True,
        sealed=True,
        slots={"s1": "white-tomb"},
        revealed=["s1"],
        tomb=["red", "orange", "violet", "green"],
        draw={"bank": ["blue"]},
    )
    assert match.over
    assert match.state.seats[0].gone == "rip"
    assert match.state.seats[0].heroes.cards == []
    assert match.state.seats[0].gear.cards == ["draconis-ring"]


def test_whoever_comes_back_on_the_door_has_still_to_pass_it() -> None:
    match = start(
        {"hand": ["sign-here-here-and-here"], "at": "20"},
        {"gone": "rip", "heroes": [], "at": "55", "hand": ["get-me-a-better-one"]},
        {"at": "55"},
        draw={"heroes": ["petal"]},
        slots={"56": "unhinged-door"},
        dice=(3,),
    )
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:red")
    play(match, "1 dilemma:get-me-a-better-one", "1 choice:2", "1 join:petal")
    assert (match.state.seats[1].gone, match.state.seats[1].at) == ("", "56"), "the Door may be shared"
    assert not match.state.seats[1].door


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
    assert match.state.phase == "over"
    totals = {one["seat"]: one["points"] for one in told(match, "total-counted")}
    assert totals == {"@seat.0": 5, "@seat.1": 5, "@seat.2": 1}
    assert match.outcome is not None
    assert match.outcome.winners == (1,), "gold breaks the tie: the Octogone is worth 1500"
    assert match.outcome.rules == (
        "reflets.goal.most-epic-points-wins",
        "reflets.score.tie-broken-by-gold-value",
    )


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
