"""What a rules lawyer asks about trials, outcomes, teams, drafts and scores."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets.effects.cards import Skill
from roundtable.games.reflets.effects.deeds import Lower

from .tables import SKILLLESS, asked, fresh, gems, menu, play, start, told
from .trials import alone, go, quiet, together, trial

LOST: dict[str, Any] = {"dark": ({"do": "pay", "count": 1},)}


# --- storytellers ---


@pytest.mark.rule("reflets.outcome.zone-failed-card-to-storyteller", "reflets.chance.bad-luck-storyteller-names-a-hero")
def test_bad_luck_in_the_middle_of_a_zone_does_not_change_its_storyteller() -> None:
    match = trial([together(20)], {"waiting": ["blue-chance"], "gems": []}, dice=(6, 4, 6, 6, 6, 6, 6))
    go(match, "0 token:blue-chance", "0 roll", "0 storyteller:2", "2 name:tom-scram")
    quiet(match)
    assert match.state.seats[1].pouch.cards == ["zone-of-the-test"]
    assert match.state.seats[2].pouch.cards == []


@pytest.mark.rule("reflets.individual.six-storyteller-designates")
def test_after_bad_luck_the_zones_own_storyteller_designates_the_next_hero() -> None:
    match = trial(
        [together(1, gold="2"), alone(1, name="2")], {"waiting": ["blue-chance"]}, dice=(6, 4, 1, 1, 1, 1, 1),
    )  # fmt: skip
    go(match, "0 token:blue-chance", "0 roll", "0 storyteller:2", "2 name:tom-scram")
    quiet(match)
    assert asked(match)[1] == "ask-designate"


# --- handicaps ---


@pytest.mark.rule("reflets.limits.adversary-plays-one-imprevu-per-turn")
def test_why_a_second_imprevu_is_not_laid() -> None:
    match = trial([together(5)], {}, {"hand": ["gorgon"], "gems": ["red", "red"], "played": 1}, {})
    assert match.why_not(1, "lay:gorgon") == ("reflets.limits.adversary-plays-one-imprevu-per-turn",)
    assert match.state.seats[1].front.cards == []


@pytest.mark.rule("reflets.death.team-shifts-left")
def test_the_bestiole_goes_with_its_hero_when_the_team_moves_up() -> None:
    match = trial(
        [together(3, colour="red")], {"waiting": ["blue-peril"]}, {"hand": ["frog"], "gems": ["red"]},
        dice=(6, 3, 2, 2, 1, 1), read=False,
    )  # fmt: skip
    go(match, "0 storyteller:1", "1 lay:frog")
    assert match.state.trial.hampered == "reggie-the-mule"
    go(match, "0 token:blue-peril", "0 name:brunhilda-bashford")
    assert match.state.seats[0].heroes.cards[1] == "reggie-the-mule"
    assert match.state.trial.hampered == "reggie-the-mule"


@pytest.mark.rule("reflets.trial.bestiole-aims-with-the-golden-die")
def test_a_bestiole_on_a_vacant_slot_still_pays_out() -> None:
    match = trial(
        [together(1)], {"heroes": ["brunhilda-bashford", "tom-scram"], "gems": []},
        {"hand": ["assault-hamster"], "gems": ["red"]}, golden=4, dice=(2, 2), read=False, bright=(),
    )  # fmt: skip
    go(match, "0 storyteller:1", "1 lay:assault-hamster", "0 accept")
    quiet(match)
    assert [each["seat"] for each in told(match, "gem-paid")] == ["@seat.1"]
    assert match.state.seats[0].pouch.cards == ["zone-of-the-test", "assault-hamster"]
    assert gems(match, 0) == 1, "the hamster's"


# --- dice ---


@pytest.mark.rule("reflets.objective.forced-reroll-voids-the-pass")
def test_a_die_that_was_added_is_thrown_again_with_the_others() -> None:
    """Ruling A71: all dice of the objective."""
    match = trial(
        [together(9, colour="red")], {"hand": ["i-was-plan-b"], "heroes": ["brunhilda-bashford", "tom-scram"]},
        {"hand": ["sorry-roll-that-again"]}, dice=(4, 4, 4, 1, 1, 1),
    )  # fmt: skip
    go(
        match,
        "1 pass",
        "0 roll",
        "0 play:i-was-plan-b",
        "0 hero:brunhilda-bashford",
        "0 accept",
        "1 play:sorry-roll-that-again",
    )
    quiet(match)
    assert len(match.state.trial.dice) == 3


@pytest.mark.rule("reflets.collective.assign-within-colour")
def test_why_a_die_goes_to_no_hero_of_another_colour() -> None:
    match = trial([together(9)], dice=(1, 2, 3, 4, 5))
    assert asked(match) == {0: "ask-assign"}
    assert match.why_not(0, "put:white1-h4") == ("reflets.collective.assign-within-colour",)
    assert match.why_not(0, "put:black4-h1") == ("reflets.collective.assign-within-colour",)


@pytest.mark.rule("reflets.objective.catch-up-before-failure-is-final")
def test_why_a_reached_objective_has_no_catch_up() -> None:
    match = trial([together(1)], {"gems": ["red", "red"], "waiting": ["blue-bonus-die"]}, dice=(1, 1, 1, 1, 1))
    go(match, "0 keep")
    assert menu(match, 0) >= {"accept", "gold:1"}
    for aid in ("again:1", "bonus-die:blue-bonus-die"):
        assert match.why_not(0, aid) == ("reflets.objective.catch-up-before-failure-is-final",)


@pytest.mark.rule("reflets.individual.six-wounds-in-defence", "reflets.death.who-counts-as-responsible")
def test_two_sixes_in_defence_kill_a_hero_of_two_for_the_storyteller() -> None:
    match = trial(
        [alone(1, colour="blue")], {"life": {"reggie-the-mule": 2}, "gems": ["red", "red", "red"]},
        dice=(6, 6, 1, 1, 1),
    )  # fmt: skip
    go(match, "0 accept")
    quiet(match)
    assert match.state.seats[1].pouch.cards == ["reggie-the-mule"]
    assert "zone-of-the-test" in match.state.seats[0].pouch.cards, "a star is a star: it was passed all the same"


@pytest.mark.rule("reflets.trial.four-aces-doubles-gains", "reflets.outcome.suffered-imprevus-pay-out")
def test_four_aces_double_what_a_creature_pays_out_but_no_points() -> None:
    match = trial(
        [together(20, colour="green")], {"gems": []}, {"hand": ["swamp-taxman"], "gems": ["red", "red"]},
        dice=(1, 1, 1, 1, 1), read=False, bright=({"do": "gems", "count": 1},),
    )  # fmt: skip
    go(match, "0 storyteller:1", "1 lay:swamp-taxman", "0 accept")
    quiet(match)
    gained = [each for each in told(match, "gem-gained") if each["seat"] == "@seat.0"]
    assert len(gained) == 6, "1 of the zone and 2 of the Creature, each twice"
    assert match.state.seats[0].pouch.cards == ["zone-of-the-test", "swamp-taxman"]


@pytest.mark.rule("reflets.collective.one-die-per-living-hero", "reflets.trial.step-may-be-a-vitality-test")
def test_who_dies_between_two_objectives_throws_no_die_for_the_second() -> None:
    match = trial([{"test": "vitality", "id": "1", "next": "2"}, together(9, name="2")], dice=(6, 1, 1, 1, 1))
    assert match.state.seats[1].pouch.cards == ["reggie-the-mule"]
    assert len(match.state.trial.dice) == 4


# --- what is over ---


@pytest.mark.rule("reflets.outcome.octuple-option-treasure", "reflets.outcome.octuple-option-octogone")
def test_why_the_chamber_offers_no_octogone_that_somebody_has() -> None:
    match = start(
        {"at": "s1", "door": True, "heroes": SKILLLESS}, {"gear": ["octogone"]}, begin="reveal", golden=3,
        slots={"s1": "chamber-of-the-octuple"}, revealed=["s1"], notches={"s1": 3}, dice=(5, 3, 3, 3, 3, 4, 4, 3, 3, 3),
    )  # fmt: skip
    while "ask-chamber" not in asked(match).values():
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        match.answer(
            offer.seat, offer.decision, next((each for each in ("accept", "roll", "done") if each in ids), ids[0])
        )
    assert menu(match, 0) == {"treasure", "done"}
    assert match.why_not(0, "octogone") == ("reflets.outcome.octuple-option-octogone",)


# --- teams ---


@pytest.mark.rule("reflets.wound.ways-to-heal", "reflets.wound.marker-blocks-hero-skills")
def test_why_nobody_is_healed() -> None:
    well = start({"at": "9", "heroes": ["roger-tapioca", "mikau"]}, begin="road-event", golden=2)
    cure = "cure:roger-tapioca.1"
    assert well.why_not(0, cure) == ("reflets.wound.ways-to-heal",)
    hurt = start(
        {"at": "9", "heroes": ["roger-tapioca", "mikau"], "life": {"roger-tapioca": 1}}, begin="road-event",
        golden=2,
    )  # fmt: skip
    assert hurt.why_not(0, cure) == ("reflets.wound.marker-blocks-hero-skills",)


@pytest.mark.rule("reflets.grade.red-kitten-0-14", "reflets.chance.equipment-reassigned-after-gain-or-loss")
def test_what_a_dismissed_hero_wore_is_given_round_before_the_quest_is_chosen() -> None:
    """Grades that bring LOOT and heroes: who wears the LOOT may be the one who goes."""
    match = fresh(3, legacy=("red-kitten without-clover", "", ""))
    while "ask-dismiss" not in asked(match).values():
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    team = match.state.seats[0]
    wearer = next(iter(team.worn.values()))
    play(match, f"0 dismiss:{wearer}")
    assert asked(match) == {0: "ask-gear-where"}, "what lies loose is given round at once"
    while asked(match).get(0) in ("ask-gear-where", "ask-gear", "ask-cursed", "ask-make-room"):
        offer = match.offers(0)[0]
        ids = [option.id for option in offer.options]
        match.answer(0, offer.decision, "done" if "done" in ids else ids[0])
    assert set(team.worn.values()) <= set(match.state.seats[0].heroes.cards)


@pytest.mark.rule("reflets.progress.golden-die-paid-reroll", "reflets.objective.six-has-no-paid-reroll")
def test_why_the_golden_die_is_not_thrown_again() -> None:
    six = start({"at": "9", "gems": ["red"] * 4}, {"road": ["inn"]}, begin="road-event", golden=6)
    assert six.why_not(0, "regild") == ("reflets.objective.six-has-no-paid-reroll",)
    two = start({"at": "9", "gems": ["red"] * 4}, {"road": ["inn"]}, begin="road-event", golden=2)
    assert two.why_not(0, "regild") == ("reflets.objective.paid-reroll-two-gems",)
    assert two.why_not(1, "regild") == ("reflets.progress.golden-die-paid-reroll",)


# --- when it is not the moment ---


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("power:red", "reflets.blessing.optional-one-per-turn"),
        ("brake", "reflets.dragon.first-thing-on-taking-the-hand"),
        ("go:9", "reflets.progress.golden-die-gives-movement"),
        ("skill:remi-chelin.1", "reflets.blessing.optional-one-per-turn"),
        ("skill:remi-chelin.2", "reflets.trial.guide-may-pay-for-skills"),
        ("skill:nobody.1", "reflets.trial.skill-once-per-turn"),
        ("gold:1", "reflets.objective.golden-substitution-once-per-trial"),
        ("play:now-that-is-a-no", "reflets.limits.three-kinds-of-imprevu"),
        ("lay:frog", "reflets.limits.bestiole-for-adversaries-one-gem"),
        ("token:blue-purse", "reflets.mystery.guide-plays-waiting-tokens-anytime"),
    ],
)
def test_a_thing_has_its_moment(option: str, rule: str) -> None:
    match = start({"at": "9", "heroes": ["remi-chelin", "mikau"]}, {"road": ["inn"]}, begin="road-event", golden=2)
    assert match.why_not(0, option) == (rule,)
    assert match.why_not(0, "lay:blue-purse") == (), "not of a token, which is laid elsewhere"


# --- several at once ---


@pytest.mark.rule("reflets.duel.no-imprevu-limit")
def test_in_a_duel_the_opponent_plays_two_dilemmas_at_one_moment() -> None:
    match = trial(
        [together(3, colour="red")], {}, {"hand": ["not-in-my-contract", "just-one-more-verse"]}, many=2, read=False
    )
    go(match, "1 pass", "1 pass", "1 play:not-in-my-contract", "1 play:just-one-more-verse")
    assert match.state.trial.raised == 4
    assert match.state.seats[1].played == 2


@pytest.mark.rule("reflets.objective.adversary-may-force-a-reroll")
def test_two_who_contest_together_spend_one_card() -> None:
    match = trial(
        [together(1)], {}, {"hand": ["sorry-roll-that-again"]}, {"hand": ["what-about-my-tea-break"]},
        dice=(1, 1, 1, 1, 1),
    )  # fmt: skip
    go(match, "1 pass", "2 pass", "0 accept")
    go(match, "1 play:sorry-roll-that-again", "2 play:what-about-my-tea-break")
    assert match.state.seats[2].hand.cards == ["what-about-my-tea-break"]
    assert match.state.seats[2].played == 0
    assert len(told(match, "objective-void")) == 1


@pytest.mark.rule("reflets.dragon.token-played-as-if-guide-stopped")
def test_nobody_meddles_with_what_she_uncovers_though_the_golden_die_was_rolled_for_a_chance_token() -> None:
    match = start(
        {"at": "9"}, {"hand": ["dont-touch-that"]}, begin="dragon", dragon="17", golden=4, spots={"23": "orange-vision"}
    )
    match.answer(0, match.offers(0)[0].decision, "advance")
    while "ask-token" not in asked(match).values():
        offer = match.offers()[0]
        assert offer.prompt.key != "ask-adversary-token"
        match.answer(offer.seat, offer.decision, "pass")
    assert match.state.dragon == "23"


# --- what a late skill costs ---


@pytest.mark.rule("reflets.objective.catch-up-skill-costs-one-more")
@pytest.mark.parametrize(
    ("held", "extra", "left"),
    [
        (["red", "blue", "blue"], None, []),
        (["red", "red", "blue"], None, []),
        (["red", "red", "blue", "blue"], "gem:blue", ["red"]),
    ],
)
def test_the_gem_that_a_late_skill_costs_more_is_of_either_of_its_colours(
    held: list[str], extra: str | None, left: list[str]
) -> None:
    dear = {"brunhilda-bashford": (Skill("hazard", (Lower(2),), ("red", "blue")),)}
    match = trial([alone(3)], {"gems": held}, golden=1, dice=(6, 6, 6, 1, 1), skills=dear)
    go(match, "0 roll", "0 skill:brunhilda-bashford.1")
    if extra:
        assert asked(match) == {0: "ask-gem"}
        assert menu(match, 0) == {"gem:red", "gem:blue"}
        go(match, f"0 {extra}")
    assert match.state.seats[0].gems.cards == left
    assert match.state.trial.lowered == 2
