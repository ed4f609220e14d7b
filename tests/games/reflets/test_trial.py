"""Trials: handicaps, preparation, and the dice of individual and collective objectives."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets.trials.track import goal, terms

from .tables import Story, asked, expire, gems, menu, play, start, told
from .trials import TEAM, ZONE, alone, go, quiet, refused, together, trial

rule = pytest.mark.rule
NOTHING: dict[str, Any] = {"gems": []}


def faces(match: Story) -> list[tuple[int, str, str]]:
    """What lies on the track: face, colour, hero."""
    return [(die.face, die.colour, die.hero) for die in match.state.trial.dice]


def goals(match: Story) -> list[int]:
    return [each["goal"] for each in told(match, "objective-told")]


# --- what a trial is ---


@rule("reflets.trial.is-a-chain-of-objectives", "reflets.trial.colour-gives-the-characteristic")
def test_a_trial_is_a_chain_whose_colours_say_what_is_tested() -> None:
    chain = [alone(1, "violet", gold="2"), alone(1, "orange", "2")]
    match = trial(chain, dice=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3))
    play(match, "0 accept")
    assert told(match, "objective-missed") == [{"number": 0}], "Reggie has Intelligence 2"
    match = trial(chain, NOTHING, dice=(2, 3, 3, 3, 3, 3, 3, 3, 3, 3))
    play(match, "0 accept", "0 accept")
    assert told(match, "objective-passed") == [{"number": 2}, {"number": 10}], "and Perception 3"


@rule("reflets.trial.dice-go-on-the-track", "reflets.trial.points-or-stars")
def test_dice_go_on_the_track_and_count_as_points_or_stars() -> None:
    single = trial([alone(6)], dice=(1, 2, 2, 4, 5))
    assert faces(single) == [(face, "", "reggie-the-mule") for face in (1, 2, 2, 4, 5)]
    play(single, "0 accept")
    assert told(single, "objective-missed") == [{"number": 3}]
    several = trial([together(20)], dice=(2, 2, 2, 2, 2))
    play(several, "0 accept")
    assert told(several, "objective-missed") == [{"number": 10}]


# --- handicaps ---


@rule("reflets.trial.malus-window-three-seconds", "reflets.trial.malus-before-bonus")
def test_adversaries_have_three_seconds_before_the_guide_may_ease_the_trial() -> None:
    heroes = ["remi-chelin", *TEAM[:4]]
    match = trial([together(9, "orange")], {"heroes": heroes}, {"hand": ["frog"]}, timed=True, read=False)
    expire(match, 1)
    play(match, "0 storyteller:1")
    assert match.offers(1)[0].deadline == 3000
    assert asked(match) == {1: "ask-malus"}
    expire(match, 1)
    quiet_timed(match)
    assert "skill:remi-chelin.2" in menu(match, 0)


def quiet_timed(match: Story) -> None:
    while 1 in asked(match):
        expire(match, 1)


@rule("reflets.trial.malus-window-three-seconds")
def test_the_time_that_is_left_after_a_card_is_what_is_left() -> None:
    match = trial([together(9)], {}, {"hand": ["rabid-rabbits"]}, {"hand": ["sphinx"]}, timed=True, read=False, many=3)
    expire(match, 1)
    play(match, "0 storyteller:1", "1 lay:rabid-rabbits @1000", "2 pass @1100", "1 gem:red")
    assert asked(match) == {2: "ask-malus"}
    assert match.offers(2)[0].deadline == 2000


@rule("reflets.trial.malus-window-three-seconds")
def test_a_card_at_the_last_moment_leaves_no_time_for_another() -> None:
    match = trial([together(9)], {}, {"hand": ["rabid-rabbits"]}, {"hand": ["sphinx"]}, timed=True, read=False, many=3)
    expire(match, 1)
    play(match, "0 storyteller:1", "2 pass @1100", "1 lay:rabid-rabbits @3000", "1 gem:red")
    assert "ask-malus" not in asked(match).values()
    assert match.state.seats[2].hand.cards == ["sphinx"]


@rule("reflets.trial.single-bestiole")
def test_only_one_bestiole_is_laid_for_a_gem() -> None:
    match = trial([together(9)], {}, {"hand": ["frog"]}, {"hand": ["armour-moth", "sphinx"]}, timed=True, read=False)
    expire(match, 1)
    play(match, "0 storyteller:1", "1 lay:frog @100", "2 pass @300", "1 gem:red")
    assert gems(match, 1) == 4
    assert refused(match, 2, "lay:armour-moth") == ("reflets.trial.single-bestiole",)
    assert "lay:sphinx" in menu(match, 2)


@rule("reflets.trial.bestiole-aims-with-the-golden-die", "reflets.trial.bestiole-laid-over-the-equipment")
def test_the_bestiole_lies_over_the_golden_dies_hero() -> None:
    match = trial([together(9)], {}, {"hand": ["frog"]}, golden=2, dice=(6,) * 5)
    go(match, "1 lay:frog", "1 gem:red")
    assert match.state.trial.hampered == "tom-scram"
    assert match.state.seats[1].front.cards == ["frog"]
    vacant = trial([together(9)], {"heroes": TEAM[:2]}, {"hand": ["frog"]}, golden=3, dice=(6,) * 5)
    go(vacant, "1 lay:frog", "1 gem:red")
    assert vacant.state.trial.hampered == ""
    assert gems(vacant, 1) == 4, "its cost stays paid"


@rule("reflets.trial.bestiole-on-six-chosen-by-its-player")
def test_on_a_six_the_player_of_the_bestiole_picks_the_hero() -> None:
    match = trial([together(9)], {}, {"hand": ["frog"]}, golden=6, dice=(1, 2, 3, 4, 5))
    go(match, "1 lay:frog", "1 gem:red", "1 hero:kyo-shin-zamurato")
    assert match.state.trial.hampered == "kyo-shin-zamurato"


@rule("reflets.trial.bestiole-caps-characteristics-at-two")
def test_the_hampered_hero_counts_as_two_at_most() -> None:
    match = trial([alone(6, "red", slot=2)], {}, {"hand": ["frog"]}, golden=2, dice=(2, 3, 3, 3, 3))
    go(match, "1 lay:frog", "1 gem:red", "0 accept")
    assert told(match, "objective-missed") == [{"number": 2}], "the 2 is critical, the 3 fail"


@rule("reflets.trial.bestiole-steals-equipment-on-failure")
def test_a_failed_trial_costs_the_hampered_hero_all_equipment() -> None:
    own = {"worn": {"enough-rope": TEAM[2], "talking-stick": TEAM[2], "humerus": TEAM[0]}, "stowed": ["talking-stick"]}
    match = trial([together(20)], own, {"hand": ["frog"], "heroes": ["remi-chelin"]})
    go(match, "1 lay:frog", "1 gem:red", "0 accept", "1 wear:remi-chelin", "1 wear:remi-chelin")
    quiet(match)
    assert set(match.state.seats[1].gear.cards) == {"enough-rope", "talking-stick"}
    assert match.state.seats[0].gear.cards == ["humerus"]


@rule("reflets.trial.creature-kept-in-front")
def test_a_creature_lies_before_its_player_and_raises_what_is_printed_on_it() -> None:
    chain = [alone(2, "orange", gold="2", slot=2), together(8, "green", "2", gold="3"), together(3, "blue", "3")]
    match = trial(chain, {}, {"hand": ["werewolf"]}, dice=(1, 1, 1, 1, 1, 4, 4, 4, 3, 3))
    go(match, "1 lay:werewolf", "1 gem:red", "1 gem:blue")
    assert match.state.seats[1].front.cards == ["werewolf"]
    go(match, "0 accept")
    quiet(match)
    while len(goals(match)) < 3:
        offer = match.offers(0)[0]
        match.answer(0, offer.decision, next(o.id for o in offer.options if o.verb in ("put", "accept", "roll")))
        quiet(match)
    assert goals(match) == [4, 11, 3]


@rule("reflets.trial.one-creature-per-adversary", "reflets.trial.up-to-three-creatures")
def test_three_creatures_of_different_values_weigh_on_a_trial() -> None:
    hands = [{"hand": [card]} for card in ("rabid-rabbits", "gorgon", "sphinx")]
    match = trial([together(3, "orange")], {}, *hands, many=4)
    play(match, "1 lay:rabid-rabbits", "2 lay:gorgon", "3 lay:sphinx")
    while any(prompt == "ask-gem" for prompt in asked(match).values()):
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    assert [gems(match, seat) for seat in (1, 2, 3)] == [4, 3, 2]
    assert goals(match) == [3 + 4 + 4]
    assert all(match.state.seats[seat].played == 1 for seat in (1, 2, 3))


@rule("reflets.trial.creature-values-all-different")
def test_a_second_creature_of_the_same_value_is_refused() -> None:
    match = trial([together(3)], {}, {"hand": ["gorgon"]}, {"hand": ["werewolf", "sphinx"]}, timed=True, read=False)
    expire(match, 1)
    play(match, "0 storyteller:1", "1 lay:gorgon @100", "2 pass @300", "1 gem:red", "1 gem:blue")
    assert refused(match, 2, "lay:werewolf") == ("reflets.trial.creature-values-all-different",)
    play(match, "2 lay:sphinx @200")


@rule("reflets.trial.one-creature-per-adversary")
def test_in_a_duel_one_opponent_may_lay_several() -> None:
    match = trial([together(3)], {}, {"hand": ["rabid-rabbits", "gorgon", "frog"]}, many=2, read=False)
    go(match, "1 lay:rabid-rabbits", "1 gem:red", "1 lay:gorgon", "1 gem:blue", "1 gem:green", "1 lay:frog")
    assert match.state.seats[1].front.cards == ["rabid-rabbits", "gorgon", "frog"]


@rule("reflets.trial.simultaneous-cards-guide-sets-priority")
def test_of_equal_cards_at_the_same_moment_the_guide_says_which_stands() -> None:
    match = trial([together(3)], {}, {"hand": ["gorgon"]}, {"hand": ["werewolf"]})
    play(match, "1 lay:gorgon", "2 lay:werewolf", "0 priority:2")
    assert match.state.seats[1].hand.cards == ["gorgon"]
    assert (gems(match, 1), match.state.seats[1].played) == (5, 0)
    assert match.state.seats[2].front.cards == ["werewolf"]
    assert "lay:gorgon" not in menu(match, 1)


def test_a_handicap_that_cannot_be_paid_stays_in_hand() -> None:
    match = trial([together(3)], {}, {"hand": ["sphinx"], "gems": ["red"]})
    assert refused(match, 1, "lay:sphinx") == ("reflets.limits.creature-for-adversaries-one-to-three-gems",)


def test_a_handicap_may_be_sent_home_by_a_dilemma() -> None:
    match = trial([together(9)], {"hand": ["look-a-goose"]}, {"hand": ["frog"]}, golden=2)
    go(match, "1 lay:frog", "1 gem:red", "0 play:look-a-goose")
    assert match.state.trial.hampered == ""
    assert match.state.seats[1].hand.cards == ["frog"]


def test_the_malus_window_opens_once_a_trial() -> None:
    match = trial([alone(1, gold="2"), alone(6, "blue", "2")], {}, {"hand": ["sphinx"]}, dice=(1,) * 5)
    play(match, "1 pass")
    go(match, "0 accept")
    while match.state.trial.node != "2":
        play(match, "1 pass")
    assert asked(match) == {1: "ask-adversary-prepare"}, "Dilemmas of preparation, no handicap"


# --- how much is asked for ---


@rule("reflets.trial.objective-caps-twenty-and-six", "reflets.collective.target-between-one-and-twenty")
def test_a_collective_objective_never_asks_for_more_than_twenty() -> None:
    match = trial([together(18, "orange")], {}, {"hand": ["sphinx"]})
    go(match, "1 lay:sphinx", "1 gem:red", "1 gem:blue", "1 gem:green")
    assert goals(match) == [20]


@rule("reflets.trial.objective-caps-twenty-and-six", "reflets.individual.target-between-one-and-six")
def test_an_individual_objective_asks_for_one_to_six_stars() -> None:
    match = trial([alone(5, "orange")], {}, {"hand": ["sphinx"]}, dice=(6,) * 5)
    go(match, "1 lay:sphinx", "1 gem:red", "1 gem:blue", "1 gem:green")
    assert goals(match) == [6]
    easy = trial([alone(1, "orange", slot=1)], {"heroes": ["remi-chelin", *TEAM[:4]]})
    play(easy, "0 skill:remi-chelin.2")
    assert goal(easy.table) == 1


@rule("reflets.collective.target-between-one-and-twenty")
def test_what_is_lowered_is_taken_off_the_capped_goal_down_to_one() -> None:
    match = trial([together(2, "orange")], {"heroes": ["remi-chelin", *TEAM[:4]]})
    play(match, "0 skill:remi-chelin.2")
    assert goal(match.table) == 1
    capped = trial([together(18, "orange")], {"heroes": ["remi-chelin", *TEAM[:4]]}, {"hand": ["sphinx"]})
    go(capped, "1 lay:sphinx", "1 gem:red", "1 gem:blue", "1 gem:green", "0 skill:remi-chelin.2")
    assert goal(capped.table) == 18
    assert terms(capped.table) == [("card", 18), ("sphinx", 4), ("cap", -2), ("lowered", -2)]


@rule("reflets.trial.notches-ease-every-objective", "reflets.trial.notches-cumulate-up-to-three")
def test_notches_add_up_and_lower_every_objective() -> None:
    own = {"at": "56", "heroes": TEAM}
    match = start(own, begin="reveal", golden=1, slots={"56": "spokesdoor"}, revealed=["56"], notches={"56": 2})
    assert goals(match) == [7 - 4]


# --- preparation ---


@rule("reflets.trial.guide-may-play-bottom-dilemmas")
def test_the_guide_may_play_several_dilemmas_before_rolling() -> None:
    match = trial([together(9, "orange")], {"hand": ["not-in-my-contract", "who-put-the-torch-out"]})
    go(match, "0 play:not-in-my-contract", "0 play:who-put-the-torch-out")
    assert goal(match.table) == 9 - 3 - 4
    wrong = trial([together(9, "red")], {"hand": ["who-put-the-torch-out"]})
    while asked(wrong) != {0: "ask-prepare"}:
        play(wrong, "0 hush")
    assert refused(wrong, 0, "play:who-put-the-torch-out") == ("reflets.trial.guide-may-play-bottom-dilemmas",)


@rule("reflets.trial.guide-may-pay-for-skills", "reflets.trial.skill-once-per-turn")
def test_a_skill_lowers_an_objective_once_a_turn_for_its_gem() -> None:
    own = {"heroes": ["remi-chelin", *TEAM[:4]], "gems": ["orange"] * 4, "hand": ["frog"]}
    match = trial([together(9, "orange")], own)
    go(match, "0 skill:remi-chelin.2")
    assert goal(match.table) == 7
    assert gems(match, 0) == 3
    assert refused(match, 0, "skill:remi-chelin.2") == ("reflets.trial.skill-once-per-turn",)


@rule("reflets.trial.individual-only-own-skills")
def test_for_an_individual_objective_only_the_heros_own_skills_count() -> None:
    own = {"heroes": ["remi-chelin", *TEAM[:4]], "worn": {"holey-hourglass": TEAM[0]}}
    match = trial([alone(2, "orange", slot=2)], own)
    assert refused(match, 0, "skill:remi-chelin.2") == ("reflets.trial.individual-only-own-skills",)
    assert "skill:holey-hourglass.1" in menu(match, 0), "that of what the hero wears"


@rule("reflets.trial.guide-may-play-tokens")
def test_the_guide_may_play_waiting_tokens_before_rolling() -> None:
    match = trial([together(9)], {"waiting": ["green-purse"], "gems": []})
    assert asked(match) == {0: "ask-prepare"}
    play(match, "0 token:green-purse")
    assert gems(match, 0) >= 4


def test_adversaries_may_raise_an_objective_or_cap_a_hero() -> None:
    match = trial([together(9)], {}, {"hand": ["just-one-more-verse"]}, {"hand": ["your-shoelace-is-undone"]})
    go(
        match,
        "1 pass",
        "2 pass",
        "1 play:just-one-more-verse",
        "2 play:your-shoelace-is-undone",
        "2 hero:kyo-shin-zamurato",
    )
    assert goal(match.table) == 11
    assert match.state.trial.capped == {"kyo-shin-zamurato": 2}


def test_what_is_raised_in_the_malus_window_is_for_the_first_objective() -> None:
    match = trial([alone(1, gold="2"), alone(1, "red", "2")], {}, {"hand": ["mum-said-no"]}, dice=(1,) * 5)
    go(match, "1 pass", "1 play:mum-said-no", "0 accept")
    quiet(match)
    assert goals(match) == [3, 1]


@rule("reflets.trial.step-may-be-a-vitality-test")
def test_a_step_may_be_a_vitality_test() -> None:
    chain = [{"test": "vitality", "id": "1", "next": "2"}, together(20, "red", "2")]
    match = trial(chain, dice=(6,), golden=2)
    assert match.state.seats[1].pouch.cards == ["tom-scram"]
    assert goals(match) == [20]


# --- individual objectives ---


@rule("reflets.individual.one-hero-by-golden-die")
def test_the_golden_die_designates_the_hero_unless_a_slot_is_printed() -> None:
    assert trial([alone(6)], golden=2).state.trial.hero == "tom-scram"
    assert trial([alone(6, slot=4)], golden=2).state.trial.hero == "kyo-shin-zamurato"


@rule("reflets.individual.vacant-slot-guide-chooses")
def test_for_a_vacant_slot_the_guide_chooses() -> None:
    match = trial([alone(6)], {"heroes": TEAM[:2]}, golden=4)
    assert asked(match) == {0: "ask-designate"}
    play(match, "0 hero:tom-scram")
    assert match.state.trial.hero == "tom-scram"


@rule("reflets.individual.six-storyteller-designates")
def test_on_a_golden_six_the_storyteller_designates() -> None:
    match = trial([alone(6)], golden=6, dice=(6,) * 5)
    play(match, "1 hero:phil-pumice")
    assert told(match, "hero-tested") == [{"card": "@heroes.phil-pumice"}]


def test_the_hero_stays_whatever_becomes_of_the_golden_die() -> None:
    match = trial([alone(6)], {"gems": ["violet", "violet"]}, golden=3, dice=(5,))
    play(match, "0 regild")
    assert (match.state.golden, match.state.trial.hero) == (5, "reggie-the-mule")


@rule("reflets.individual.roll-five-plain-dice", "reflets.individual.one-die-per-column")
def test_five_dice_are_rolled_each_in_its_column() -> None:
    match = trial([alone(6)], dice=(1, 2, 3, 4, 5))
    assert [face for face, _, _ in faces(match)] == [1, 2, 3, 4, 5]
    assert match.state.golden == 3


@pytest.mark.parametrize(
    ("face", "stars", "gained"),
    [
        pytest.param(2, 1, 0, marks=rule("reflets.individual.below-is-simple-success")),
        pytest.param(3, 2, 1, marks=rule("reflets.individual.equal-is-critical-success")),
        pytest.param(4, 0, 0, marks=rule("reflets.individual.above-is-simple-failure")),
        pytest.param(6, -1, -1, marks=rule("reflets.individual.six-is-critical-failure")),
    ],
)
def test_what_a_die_is_worth_to_a_hero_of_attack_three(face: int, stars: int, gained: int) -> None:
    match = trial([alone(6)], {"gems": ["red"]}, dice=(face, 5, 5, 5, 5))
    play(match, "0 accept")
    assert told(match, "objective-missed") == [{"number": stars}]
    assert gems(match, 0) == 1 + gained


@rule("reflets.individual.total-is-net", "reflets.individual.target-is-a-number-of-stars")
def test_stars_and_gems_are_netted() -> None:
    match = trial(
        [alone(4, "orange", slot=1)], {"heroes": ["remi-chelin", *TEAM[:4]], "gems": ["orange"]}, dice=(3, 4, 4, 6, 5)
    )
    go(match, "0 accept")
    assert told(match, "objective-passed") == [{"number": 4}], "exactly what is asked for"
    assert gems(match, 0) == 1


@rule("reflets.individual.six-wounds-in-defence")
def test_in_defence_each_six_costs_the_hero_a_life_point() -> None:
    match = trial([alone(6, "blue")], NOTHING, dice=(6, 6, 5, 5, 5))
    play(match, "0 accept")
    assert match.state.seats[0].life == {"reggie-the-mule": 3}


# --- collective objectives ---


@rule("reflets.collective.one-die-per-living-hero", "reflets.collective.simple-mode-colours")
def test_simple_mode_has_three_white_and_two_black_dice() -> None:
    match = trial([together(20)], dice=(1, 2, 3, 4, 5))
    assert [colour for _, colour, _ in faces(match)] == ["white"] * 3 + ["black"] * 2


@rule("reflets.collective.expert-mode-colours")
def test_expert_mode_has_two_white_two_grey_and_one_black_die() -> None:
    match = trial([together(20)], dice=(1, 2, 3, 4, 5), options={"dice": "expert"})
    assert [colour for _, colour, _ in faces(match)] == ["white", "white", "grey", "grey", "black"]


@rule("reflets.collective.dice-follow-occupied-slots", "reflets.collective.one-die-per-living-hero")
def test_four_heroes_are_three_white_dice_and_one_black() -> None:
    match = trial([together(20)], {"heroes": TEAM[:4]}, dice=(1, 2, 3, 4))
    assert [colour for _, colour, _ in faces(match)] == ["white", "white", "white", "black"]


@rule("reflets.collective.assign-after-rolling", "reflets.collective.assign-within-colour")
def test_the_guide_assigns_a_result_to_each_hero_of_its_colour() -> None:
    match = trial([together(20)], dice=(1, 2, 3, 4, 5))
    whites = {f"put:white{face}-h{slot}" for face in (1, 2, 3) for slot in (1, 2, 3)}
    assert menu(match, 0) == whites | {"put:black4-h4", "put:black4-h5", "put:black5-h4", "put:black5-h5"}
    play(match, "0 put:black5-h4", "0 put:white3-h1", "0 put:white1-h2")
    assert faces(match) == [
        (1, "white", "tom-scram"), (2, "white", "reggie-the-mule"), (3, "white", "brunhilda-bashford"),
        (4, "black", "phil-pumice"), (5, "black", "kyo-shin-zamurato"),
    ]  # fmt: skip


def test_dice_that_show_the_same_need_no_question() -> None:
    match = trial([together(20)], dice=(2, 2, 2, 5, 5))
    assert asked(match) == {0: "ask-judge"}


def test_an_assignment_is_taken_back_before_the_next_roll() -> None:
    match = trial([together(20)], dice=(1, 2, 3, 4, 4))
    play(match, "0 put:white3-h1")
    match.undo(0)
    assert "put:white3-h1" in menu(match, 0)


@pytest.mark.parametrize(
    ("face", "points", "gained"),
    [
        pytest.param(2, 2, 0, marks=rule("reflets.collective.below-is-simple-success")),
        pytest.param(3, 4, 1, marks=rule("reflets.collective.equal-is-critical-success")),
        pytest.param(4, 0, 0, marks=rule("reflets.collective.above-is-simple-failure")),
        pytest.param(6, -1, -1, marks=rule("reflets.collective.six-is-critical-failure")),
    ],
)
def test_what_a_die_is_worth_to_the_team(face: int, points: int, gained: int) -> None:
    match = trial([together(20)], {"heroes": ["reggie-the-mule"], "gems": ["red"]}, dice=(face,))
    play(match, "0 accept")
    assert told(match, "objective-missed") == [{"number": points}]
    assert gems(match, 0) == 1 + gained


@rule("reflets.collective.target-is-a-plain-number")
def test_a_collective_objective_is_met_by_exactly_its_number() -> None:
    match = trial([together(5)], dice=(1,) * 5)
    play(match, "0 accept")
    assert told(match, "objective-passed") == [{"number": 5}]


@rule("reflets.collective.six-wounds-in-defence")
def test_in_defence_a_six_costs_its_hero_a_life_point() -> None:
    match = trial([together(20, "blue")], NOTHING, dice=(6, 1, 1, 1, 1))
    play(match, "0 put:white6-h3", "0 accept")
    assert match.state.seats[0].life == {"reggie-the-mule": 4}


@rule("reflets.collective.hero-joining-midway-rolls-a-die")
def test_a_hero_who_joins_midway_rolls_a_die_of_the_slots_colour() -> None:
    match = trial(
        [together(9, "green")], {"heroes": TEAM[:3], "waiting": ["green-chance"], "gems": []}, dice=(1, 1, 1, 4),
        draw={"heroes": ["sam-pell"]}, golden=6,
    )  # fmt: skip
    hero = "sam-pell"
    go(match, "0 roll", "0 token:green-chance", "0 bonus:5", f"0 join:{hero}")
    assert faces(match)[-1] == (4, "black", hero)
    assert len(faces(match)) == 4


def test_partners_share_out_the_dice() -> None:
    match = trial([together(20)], dice=(1, 2, 3, 4, 5), options={"partners": True})
    assert [die.whose for die in match.state.trial.dice] == [0, 1, 0, 1, 0]


def test_an_extra_die_goes_to_any_hero() -> None:
    match = trial([together(20)], {"hand": ["any-volunteers-you"]}, dice=(1, 1, 1, 1, 1, 5))
    go(match, "0 play:any-volunteers-you", "0 put:extra5-h1")
    assert faces(match)[-1] == (5, "", "brunhilda-bashford")
    assert ZONE in match.state.reading.cards


# --- what holds for one objective only, and exact edges ---


def test_a_cap_counts_for_the_objective_at_hand_only() -> None:
    chain = [alone(6, black="2", slot=1), alone(6, "red", "2", slot=1)]
    match = trial(chain, NOTHING, {"hand": ["your-shoelace-is-undone"]}, dice=(2, 4, 4, 4, 4, 4, 4, 4, 4, 4))
    go(match, "1 pass", "1 play:your-shoelace-is-undone", "0 accept", "0 accept")
    assert told(match, "objective-missed") == [{"number": 2}, {"number": 5}], "Attack 2 at most, then 5 again"


def test_a_creature_may_raise_every_collective_objective() -> None:
    match = trial([together(3, "violet")], {}, {"hand": ["guard-goose"], "gems": ["red", "red", "red"]})
    go(match, "1 lay:guard-goose")
    assert gems(match, 1) == 0, "three gems are just enough"
    assert goals(match) == [6]


def test_a_creature_that_raises_nothing_here_is_not_declared() -> None:
    match = trial([together(3, "violet")], {}, {"hand": ["rabid-rabbits"]})
    go(match, "1 lay:rabid-rabbits", "1 gem:red")
    assert goals(match) == [3]
    assert not told(match, "creature-raises")


def test_an_unrevealed_notch_eases_nothing() -> None:
    match = start({"at": "56", "heroes": TEAM}, begin="reveal", golden=1, slots={"56": "spokesdoor"}, revealed=["56"])
    assert goals(match) == [7]


def test_the_die_of_a_hero_who_dies_meanwhile_leaves_the_track() -> None:
    match = trial([together(20)], {"gems": [], "waiting": ["blue-peril"]}, dice=(2, 2, 2, 2, 2, 6))
    go(match, "0 roll", "0 token:blue-peril", "0 name:tom-scram")
    while asked(match).get(0) == "ask-counter":
        play(match, "0 pass")
    quiet(match)
    assert len(match.state.trial.dice) == 4
    go(match, "0 accept")
    assert told(match, "objective-missed") == [{"number": 8}], "four dice of 2"


def test_the_guide_is_asked_before_the_roll_whichever_tokens_wait() -> None:
    for token in ("blue-bonus-die", "blue-purse", "orange-peril"):
        match = trial([together(9)], {"gems": [], "waiting": [token]})
        assert asked(match) == {0: "ask-prepare"}, token
