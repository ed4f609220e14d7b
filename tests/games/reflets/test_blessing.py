"""Blessings: what the Guide may announce, and who answers by calling DAH."""

from __future__ import annotations

import pytest

from roundtable.kernel.errors import NotOffered

from .tables import SKILLLESS, asked, expire, gems, menu, pass_all, play, start, told

REMI = ["remi-chelin", *SKILLLESS[:4]]
"""Rémi looks at two elements, free of charge."""


@pytest.mark.rule(
    "reflets.blessing.optional-one-per-turn",
    "reflets.blessing.announced-within-three-seconds",
    "reflets.blessing.three-kinds",
)
def test_a_guide_may_do_without_a_blessing() -> None:
    match = start({"heroes": REMI, "gems": ["red"] * 4, "hand": ["bless-you"]}, timed=True)
    assert menu(match, 0) == {"skill:remi-chelin.1", "dilemma:bless-you", "power:red", "pass"}
    assert match.offers(0)[0].deadline == 3000
    expire(match, 0)
    assert asked(match)[0] != "ask-blessing", "Progression follows"


@pytest.mark.rule("reflets.blessing.night-blue-background")
def test_only_divine_dilemmas_bless() -> None:
    match = start({"hand": ["dibs", "frog"]})
    with pytest.raises(NotOffered) as refused:
        play(match, "0 dilemma:dibs")
    assert refused.value.rules == ("reflets.blessing.night-blue-background",)


@pytest.mark.rule(
    "reflets.blessing.dah-answers-with-the-same-kind",
    "reflets.blessing.dah-fastest-within-three-seconds",
    "reflets.blessing.skill-answered-by-a-skill",
    "reflets.blessing.skill-free-or-paid",
)
def test_the_fastest_answers_a_skill_with_a_skill() -> None:
    # Sister Anaesthesia's divine skill costs a gem; somebody of hers is wounded.
    healer = {"heroes": ["sister-anaesthesia", "tom-scram"], "life": {"tom-scram": 1}, "hand": ["bless-you"]}
    match = start({"heroes": REMI[:1]}, healer, timed=True)
    play(match, "0 skill:remi-chelin.1", "1 pass", "1 dah @700")
    expire(match, 2)
    play(match, "0 look:8", "0 look:16")
    assert match.state.slots["8"].as_seen_by(0) != [None]
    assert menu(match, 1) == {"skill:sister-anaesthesia.1", "nothing"}, "a Dilemma is no answer to a skill"
    play(match, "1 skill:sister-anaesthesia.1", "1 gem:red")
    assert gems(match, 1) == 4
    assert match.state.seats[1].life == {}


@pytest.mark.rule("reflets.blessing.dah-several-guide-decides")
def test_of_several_who_call_together_the_guide_chooses() -> None:
    match = start({"heroes": REMI})
    play(match, "0 skill:remi-chelin.1", "1 dah", "2 dah")
    assert menu(match, 0) == {"caller:1", "caller:2"}
    play(match, "0 caller:2")
    assert told(match, "dah-called") == [{"seat": "@seat.2"}]


@pytest.mark.rule("reflets.blessing.dah-empty-call-costs-a-gem")
def test_an_empty_call_costs_a_gem() -> None:
    match = start({"heroes": REMI[:1]}, {"heroes": SKILLLESS})
    play(match, "0 skill:remi-chelin.1", "1 dah", "2 pass", "0 look:8", "0 look:16")
    assert menu(match, 1) == {"nothing"}
    play(match, "1 nothing", "1 gem:red")
    assert gems(match, 1) == 4
    assert asked(match)[0] != "ask-blessing", "nobody else may answer (ruling A34)"


@pytest.mark.rule(
    "reflets.blessing.dilemma-answered-by-a-dilemma",
    "reflets.blessing.used-imprevu-discarded",
    "reflets.limits.dilemma-is-free",
    "reflets.limits.dilemma-bottom-half-for-the-guide",
)
def test_a_divine_dilemma_is_answered_by_a_divine_dilemma() -> None:
    match = start({"hand": ["sign-here-here-and-here"]}, {"hand": ["all-this-for-a-sock", "dibs"]})
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:blue")
    assert gems(match, 0) == 8, "three blue ones, and no price"
    assert menu(match, 1) == {"dilemma:all-this-for-a-sock", "nothing"}
    play(match, "1 dilemma:all-this-for-a-sock")
    pass_all(match, "wear", "done")
    assert len(match.state.seats[1].gear) == 2
    assert match.state.seats[1].played == 1, "their one Imprévu of the turn (ruling A35)"
    assert set(match.state.imprevu_discard.cards) >= {"sign-here-here-and-here", "all-this-for-a-sock"}


@pytest.mark.rule("reflets.limits.adversary-plays-one-imprevu-per-turn")
def test_who_has_played_an_imprevu_answers_no_dilemma() -> None:
    match = start({"hand": ["sign-here-here-and-here"]}, {"hand": ["all-this-for-a-sock"], "played": 1})
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:blue")
    with pytest.raises(NotOffered) as refused:
        play(match, "1 dilemma:all-this-for-a-sock")
    assert refused.value.rules == ("reflets.limits.adversary-plays-one-imprevu-per-turn",)
    # Who plays one is told so.
    other = start({"heroes": REMI}, {"hand": ["dah-does-not-play-dice"]})
    play(other, "0 skill:remi-chelin.1", "1 play:dah-does-not-play-dice")
    assert other.state.seats[1].played == 1


def test_a_blessing_may_be_stopped_and_stays_paid() -> None:
    match = start({"heroes": ["lady-screet"]}, {"hand": ["dah-does-not-play-dice"]})
    play(match, "0 skill:lady-screet.1", "0 gem:red", "1 play:dah-does-not-play-dice")
    assert gems(match, 0) == 4
    assert all(pile.as_seen_by(0) == [None] for pile in match.state.slots.values())


@pytest.mark.rule("reflets.duel.dah-only-against-powers")
def test_in_duel_nobody_answers_skills_and_dilemmas() -> None:
    match = start({"heroes": REMI}, {"heroes": ["lady-screet"]}, many=2)
    play(match, "0 skill:remi-chelin.1")
    assert asked(match) == {0: "ask-look"}
    power = start({"gems": ["red"] * 4}, {"gems": ["blue"] * 4}, many=2)
    play(power, "0 power:red")
    assert asked(power) == {1: "ask-oppose"}
    play(power, "1 oppose:blue")


@pytest.mark.rule("reflets.trial.skill-once-per-turn")
def test_a_skill_is_used_once_a_turn() -> None:
    match = start({"heroes": REMI, "used": ["remi-chelin.1"]})
    with pytest.raises(NotOffered) as refused:
        play(match, "0 skill:remi-chelin.1")
    assert refused.value.rules == ("reflets.trial.skill-once-per-turn",)
    used = start({"heroes": REMI})
    play(used, "0 skill:remi-chelin.1")
    assert used.state.seats[0].used == ["remi-chelin.1"]


@pytest.mark.rule("reflets.wound.marker-blocks-hero-skills", "reflets.wound.marker-spares-equipment-skills")
def test_a_wound_blocks_a_heros_skills_but_not_those_of_equipment() -> None:
    match = start({"heroes": REMI, "life": {"remi-chelin": 2}, "worn": {"smoke-and-mirror": "remi-chelin"}})
    assert "skill:smoke-and-mirror.1" in menu(match, 0)
    with pytest.raises(NotOffered) as refused:
        play(match, "0 skill:remi-chelin.1")
    assert refused.value.rules == ("reflets.wound.marker-blocks-hero-skills",)
    play(match, "0 skill:smoke-and-mirror.1", "0 gem:red")
    assert "skill-used" in [event.key for event in match.events]


# --- what blessings do ---


def test_alatarriel_turns_up_the_top_hero_for_all() -> None:
    match = start({"heroes": ["alatarriel"]}, draw={"heroes": ["kyo-shin-zamurato"]})
    play(match, "0 skill:alatarriel.1", "1 pass", "2 pass", "0 turn-up:heroes")
    assert match.state.heroes.as_seen_by(2)[-1] == "kyo-shin-zamurato"


def test_two_heroes_change_slots() -> None:
    match = start({"heroes": ["prince-verdigris", "petal", "mikau"]})
    play(
        match, "0 skill:prince-verdigris.1", "0 gem:red", "1 pass", "2 pass", "0 hero:prince-verdigris", "0 hero:mikau"
    )
    assert match.state.seats[0].heroes.cards == ["mikau", "petal", "prince-verdigris"]


def test_hands_are_exchanged_and_trimmed() -> None:
    match = start({"hand": ["give-and-take-you-give", "frog"]}, {"hand": ["sphinx", "gorgon", "dibs"]})
    play(match, "0 dilemma:give-and-take-you-give", "1 pass", "1 pass", "1 pass", "2 pass", "0 whom:1")
    assert sorted(match.state.seats[0].hand.cards) == ["dibs", "gorgon", "sphinx"]
    assert match.state.seats[1].hand.cards == ["frog"]


def test_a_quest_is_disclosed_for_gems() -> None:
    match = start({"heroes": ["mel-odious"], "gems": ["violet"] * 2}, {}, {"quest": ["holy-bill"]})
    play(match, "0 skill:mel-odious.1", "1 pass", "2 pass", "0 disclose:2")
    assert match.state.seats[2].quest.as_seen_by(1) == ["holy-bill"]
    assert len(told(match, "gem-paid")) == 2


def test_tokens_are_moved_taken_and_stolen() -> None:
    match = start({"heroes": ["cut-short"]}, spots={"9": "orange-peril"})
    play(match, "0 skill:cut-short.1", "0 gem:red", "1 pass", "2 pass", "0 space:21")
    assert match.state.spots["21"].cards == ["orange-peril"]
    thief = start({"heroes": ["caught-short"], "gems": ["green"]}, {"waiting": ["orange-purse"]}, {})
    play(thief, "0 skill:caught-short.2", "1 pass", "2 pass", "0 whom:1")
    assert thief.state.seats[0].waiting["orange"].cards == ["orange-purse"]
    scout = start({"heroes": ["eva-cuate"]}, spots={"9": "orange-peril"})
    play(scout, "0 skill:eva-cuate.2", "0 gem:red", "1 pass", "2 pass")
    assert scout.state.seats[0].waiting["orange"].cards == ["orange-peril"]
    assert "9" not in scout.state.spots


def test_a_hero_is_replaced_by_a_better_one() -> None:
    match = start({"heroes": ["mikau", "petal"], "hand": ["get-me-a-better-one"]}, draw={"heroes": ["enoriel"]})
    play(match, "0 dilemma:get-me-a-better-one", "1 pass", "2 pass", "0 choice:1", "0 instead:mikau")
    assert match.state.seats[0].heroes.cards == ["enoriel", "petal"]
    assert "mikau" in match.state.dismissed.cards


def test_a_road_card_changes_hands_and_is_replaced() -> None:
    match = start({"heroes": ["ask-modeus"]}, {"road": ["inn"]}, {"road": ["her"]}, draw={"road": ["weather"]})
    play(match, "0 skill:ask-modeus.2", "0 gem:red", "1 pass", "2 pass", "0 whom:1")
    assert "inn" in match.state.seats[0].road.cards
    assert len(match.state.seats[1].road) == 1


def test_gold_shines_on_everybody() -> None:
    match = start(
        {"heroes": SKILLLESS, "hand": ["my-round-your-purse"], "at": "9"}, {"gone": "left"}, {}, begin="land", golden=3
    )
    play(match, "0 play:my-round-your-purse")
    assert (gems(match, 0), gems(match, 1), gems(match, 2)) == (7, 5, 7)


@pytest.mark.rule("reflets.blessing.dah-several-guide-decides")
def test_at_a_relaxed_table_calls_are_unseen_and_count_as_made_together() -> None:
    match = start({"heroes": REMI}, many=4)
    play(match, "0 skill:remi-chelin.1", "3 dah")
    assert asked(match) == {1: "ask-dah", 2: "ask-dah"}, "all are waited for"
    assert all(offer.sealed and offer.deadline is None for offer in match.offers())
    play(match, "1 pass", "2 dah")
    assert asked(match) == {0: "ask-who-answers"}
    assert menu(match, 0) == {"caller:2", "caller:3"}


@pytest.mark.rule("reflets.blessing.dah-empty-call-costs-a-gem")
def test_who_calls_dah_without_a_divine_dilemma_pays_a_gem() -> None:
    match = start({"hand": ["bless-you"]}, {"hand": ["gorgon"], "gems": ["red", "red"]})
    play(match, "0 dilemma:bless-you", "1 dah", "2 pass", "1 nothing")
    assert gems(match, 1) == 1
    assert match.state.seats[1].hand.cards == ["gorgon"]


@pytest.mark.rule("reflets.blessing.used-imprevu-discarded")
def test_a_divine_dilemma_that_is_stopped_is_spent_and_nobody_answers_it() -> None:
    match = start({"hand": ["sign-here-here-and-here"], "gems": []}, {"hand": ["dah-does-not-play-dice"]})
    play(match, "0 dilemma:sign-here-here-and-here", "1 play:dah-does-not-play-dice")
    assert match.state.imprevu_discard.cards == ["dah-does-not-play-dice", "sign-here-here-and-here"]
    assert asked(match) == {0: "ask-road-event"}, "nobody may call DAH, and no colour is chosen"
    assert gems(match, 0) == 1, "that of walking"
