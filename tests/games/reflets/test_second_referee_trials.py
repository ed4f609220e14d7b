"""What a second rules lawyer asks about trials: the golden die, deaths, cards against cards, the Octogone."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import (
    SKILLLESS,
    Story,
    asked,
    gems,
    let_pass,
    menu,
    pass_all,
    play,
    play_on,
    start,
    tell,
    told,
)
from .trials import ZONE, alone, cited, go, quiet, refused, together, trial

rule = pytest.mark.rule

HOLY: dict[str, Any] = {"quest": ["holy-bill"]}
"""No quest that keeps a team from harm."""


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
def test_four_aces_double_the_guides_share_of_gems_for_every_team_and_no_others() -> None:
    match = trial(
        [alone(6)], {"gems": []}, {"gems": []}, {"gems": []}, bright=({"do": "gems-each", "count": 1},),
        dice=(1, 1, 1, 1, 5), draw={"bank": ["red", "orange", "violet", "green"]},
    )  # fmt: skip
    play(match, "0 accept")
    gained = [each["seat"] for each in told(match, "gem-gained") if each["seat"] != "@seat.1"]
    assert gained == ["@seat.0", "@seat.0", "@seat.2"]


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


@rule("reflets.limits.hand-of-three-imprevus")
def test_a_creature_sent_home_to_a_full_hand_costs_its_player_a_card_and_no_gem_comes_back() -> None:
    match = trial(
        [together(5)],
        {"hand": ["look-a-goose"]},
        {"hand": ["rabid-rabbits", "frog", "gorgon", "sphinx"], "gems": ["red"]},
        read=False,
    )
    go(match, "0 storyteller:2", "1 lay:rabid-rabbits", "0 play:look-a-goose")
    assert asked(match) == {1: "ask-discard"}
    go(match, "1 discard:sphinx")
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


# --- heroes who come and go, and what creatures bring ---


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
    play_on(match)
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


@rule("reflets.trial.bestiole-aims-with-the-golden-die")
def test_a_hero_who_joins_on_the_slot_that_was_vacant_is_not_hampered() -> None:
    match = trial(
        [alone(6), together(20, name="2")],
        {"heroes": SKILLLESS[:2], "waiting": ["blue-chance"], "gems": []},
        {"hand": ["frog"], "gems": ["red"]},
        golden=3,
        read=False,
        draw={"heroes": ["petal"]},
    )
    tell(match, "0 storyteller:2", "1 lay:frog", "0 hero:tom-scram", "0 token:blue-chance", "0 bonus:5", "0 join:petal")
    assert match.state.seats[0].heroes.cards[2] == "petal"
    assert match.state.trial.hampered == ""


# --- what a failure hands over ---


@rule("reflets.trial.bestiole-steals-equipment-on-failure")
def test_the_booty_is_the_bestioles_players_and_not_the_creatures() -> None:
    match = trial(
        [alone(6)],
        {"worn": {"left-sock": "tom-scram"}, "gems": [], "hand": []},
        {"hand": ["unionised-gulls"], "gems": ["red"]},
        {"hand": ["frog"], "gems": ["red"]},
        golden=2,
        read=False,
        dice=(6,) * 5,
    )
    tell(match, "0 storyteller:1", "1 lay:unionised-gulls", "2 lay:frog")
    while match.state.seats[0].gear.cards:
        if "accept" in menu(match, 0):
            play(match, "0 accept")
        else:
            let_pass(match)
    assert match.state.seats[1].gear.cards == []
    assert match.state.seats[2].gear.cards == ["left-sock"]


def test_doors_and_rooms_slide_by_rules_of_their_own() -> None:
    for place, card, name in (("56", "unhinged-door", "door"), ("s1", "abyss-canteen", "room")):
        match = start(
            {"at": place, "door": place != "56", "heroes": SKILLLESS, "gems": [], "hand": []},
            begin="reveal",
            golden=1,
            slots={place: card},
            revealed=[place],
            dice=(6,) * 15,
        )
        play_on(match)
        slid = next(event for event in match.events if event.key == "card-slides")
        assert slid.rules == (f"reflets.outcome.{name}-failed-slides-one-notch",)


def test_why_there_is_no_treasure_left() -> None:
    hoard = [
        "clean-slate",
        "other-sock",
        "chest-full-of-keys",
        "forty-eighth-verse",
        "gooses-egg",
        "original-of-the-form",
    ]
    match = start(
        {"at": "s1", "heroes": ["tor-mentor", "petal", "bear-withme", "atrolla-the-hon", "hugh-dunnit"], "door": True},
        {"heroes": ["mikau"], "pouch": hoard},
        begin="reveal",
        golden=1,
        dice=CHAMBER_PASSED,
        slots={"s1": "chamber-of-the-octuple"},
        revealed=["s1"],
    )
    judge(match, "octogone")
    assert refused(match, 0, "treasure") == ("reflets.outcome.octuple-option-treasure",)


@rule("reflets.death.last-hero-eliminates-the-team")
def test_a_team_that_dies_of_the_octogone_does_not_go_home() -> None:
    match = start(
        {"at": "s2", "heroes": ["brunhilda-bashford", "basil-basalt"], "door": True, "gems": [], "hand": [], **HOLY},
        {"heroes": ["mikau"], "hand": ["grumshroom"], "gems": ["red"]},
        {"heroes": ["petal"], "hand": ["gorgon"], "gems": ["red"] * 2},
        begin="reveal",
        golden=1,
        slots={"s2": "chamber-of-the-octuple"},
        revealed=["s2"],
        notches={"s2": 3},
        dice=(5, 5, 6, 6, 5, 5, 5, 5, 6, 6),
    )
    play_on(match, until="ask-chamber")
    tell(match, "0 octogone", "1 lay:grumshroom", "2 lay:gorgon")
    play_on(match)
    assert match.state.seats[0].gone == "rip"
    assert match.state.seats[1].pouch.cards == ["grumshroom", "brunhilda-bashford"]
    assert match.state.seats[2].pouch.cards == ["gorgon", "basil-basalt"]
