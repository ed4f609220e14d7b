"""Chance spaces: a bonus of choice, a roll for more, Bad Luck."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered

from .tables import SKILLLESS, Story, asked, gems, menu, pass_all, play, start, told


def on_chance(own: dict[str, Any] | None = None, **given: Any) -> Story:
    """The Guide has stopped on the Chance space 4."""
    return start({"at": "4", "heroes": SKILLLESS, **(own or {})}, begin="land", golden=2, **given)


@pytest.mark.rule(
    "reflets.chance.choose-one-or-roll-for-more",
    "reflets.chance.bonus-four-gives-four-gems",
    "reflets.chance.ends-turn-without-road-event",
)
def test_one_bonus_of_choice_ends_the_turn() -> None:
    match = on_chance(draw={"bank": ["red", "red", "blue", "green"]})
    assert menu(match, 0) == {"bonus:1", "bonus:2", "bonus:3", "bonus:4", "bonus:5", "roll"}
    play(match, "0 bonus:4")
    assert gems(match, 0) == 9
    assert match.state.guide == 1, "no Road Chance event"


@pytest.mark.rule(
    "reflets.chance.roll-wins-result-and-below",
    "reflets.chance.bonus-one-draws-an-imprevu",
    "reflets.chance.bonus-two-draws-two-loot",
    "reflets.progress.golden-die-rerolled-for-cumulative-chance",
)
def test_a_two_brings_two_loot_and_an_imprevu() -> None:
    match = on_chance(dice=(2,), draw={"loot": ["enough-rope", "left-sock"], "imprevus": ["frog"]})
    play(match, "0 roll")
    assert menu(match, 0) == {"bonus:1", "bonus:2"}
    play(match, "0 bonus:1")
    assert menu(match, 0) == {"keep:frog", "discard:frog"}
    play(match, "0 keep:frog")
    pass_all(match, "wear", "done")
    assert sorted(match.state.seats[0].gear.cards) == ["enough-rope", "left-sock"]
    assert told(match, "chance-rolled") == [{"seat": "@seat.0", "die": 2}]
    assert "frog" in match.state.seats[0].hand.cards


@pytest.mark.rule("reflets.chance.bonus-three-heals-three-heroes", "reflets.wound.ways-to-heal")
def test_three_heroes_are_healed() -> None:
    wounded = {"brunhilda-bashford": 1, "tom-scram": 2, "reggie-the-mule": 1}
    match = on_chance({"life": wounded})
    play(match, "0 bonus:3")
    pass_all(match, "heal", "done")
    assert match.state.seats[0].life == {}


@pytest.mark.rule("reflets.chance.bonus-five-reveals-a-hero", "reflets.chance.bonus-five-free-into-a-vacancy")
def test_a_hero_joins_free_where_there_is_a_vacancy() -> None:
    match = on_chance({"heroes": SKILLLESS[:3], "gems": []}, draw={"heroes": ["mikau"]})
    play(match, "0 bonus:5")
    assert menu(match, 0) == {"join:mikau", "dismiss:mikau"}
    play(match, "0 join:mikau")
    assert match.state.seats[0].heroes.cards == [*SKILLLESS[:3], "mikau"]


@pytest.mark.rule("reflets.chance.bonus-five-replacement-costs-five-gems", "reflets.limits.five-heroes-per-board")
def test_a_replacement_costs_a_gem_of_each_colour() -> None:
    match = on_chance(draw={"heroes": ["mikau"]})
    play(match, "0 bonus:5")
    with pytest.raises(NotOffered) as refused:
        play(match, "0 join:mikau")
    assert refused.value.rules == ("reflets.limits.five-heroes-per-board",)
    play(match, "0 instead:tom-scram")
    assert gems(match, 0) == 0
    assert match.state.seats[0].heroes.cards[1] == "mikau"
    assert "tom-scram" in match.state.dismissed.cards
    poor = on_chance({"gems": ["red"] * 4 + ["blue"]}, draw={"heroes": ["mikau"]})
    play(poor, "0 bonus:5")
    assert poor.state.guide == 1, "there is nothing to choose but to send him away"


@pytest.mark.rule("reflets.chance.equipment-reassigned-after-gain-or-loss", "reflets.chance.bonus-two-draws-two-loot")
def test_equipment_goes_round_after_a_find() -> None:
    own = {"worn": {"straw-hat-of-steel": "tom-scram"}}
    match = on_chance(own, draw={"loot": ["enough-rope", "left-sock"]})
    play(match, "0 bonus:2", "0 wear:tom-scram", "0 stow:reggie-the-mule")
    assert asked(match) == {0: "ask-gear"}
    play(match, "0 gear:straw-hat-of-steel", "0 wear:brunhilda-bashford", "0 done")
    assert match.state.seats[0].worn["straw-hat-of-steel"] == "brunhilda-bashford"
    assert match.state.guide == 1


@pytest.mark.rule(
    "reflets.chance.roll-six-is-bad-luck",
    "reflets.chance.bad-luck-gives-nothing",
    "reflets.chance.bad-luck-storyteller-names-a-hero",
    "reflets.roles.guide-appoints-the-storyteller",
    "reflets.vitality.peril-and-bad-luck-excepted",
)
def test_a_six_is_bad_luck() -> None:
    match = on_chance(dice=(6, 6))
    play(match, "0 roll")
    assert menu(match, 0) == {"storyteller:1", "storyteller:2"}
    play(match, "0 storyteller:2")
    assert len(menu(match, 2)) == 5
    play(match, "2 name:reggie-the-mule")
    assert match.state.seats[2].pouch.cards == ["reggie-the-mule"], "a 6 kills anybody (ruling A09)"
    assert gems(match, 0) == 5


@pytest.mark.rule("reflets.chance.die-can-be-set-by-a-dilemma", "reflets.limits.guide-plays-any-number-of-imprevus")
def test_a_loaded_die_beats_bad_luck() -> None:
    match = on_chance({"hand": ["my-die-was-loaded"]}, dice=(6,), draw={"heroes": ["mikau"]})
    play(match, "0 roll", "0 play:my-die-was-loaded", "0 face:5")
    pass_all(match, "keep")
    assert menu(match, 0) == {"bonus:1", "bonus:2", "bonus:3", "bonus:4", "bonus:5"}
    assert match.state.imprevu_discard.cards == ["my-die-was-loaded"]
    assert told(match, "bad-luck") == []


def test_a_chance_token_refreshes_the_golden_die() -> None:
    match = start({"at": "9", "heroes": SKILLLESS, "waiting": ["blue-chance"]}, begin="road-event", golden=6, dice=(3,))
    play(match, "0 token:blue-chance", "0 roll")
    assert menu(match, 0) == {"bonus:1", "bonus:2", "bonus:3"}
    play(match, "0 bonus:3", "0 bonus:1")
    pass_all(match, "keep", "wear")
    assert match.state.golden in (3, 0)


def test_the_rules_are_somebodys_and_end_the_turn() -> None:
    match = start({"at": "4", "heroes": SKILLLESS}, {"hand": ["i-am-the-rules"]}, begin="land", golden=2)
    play(match, "1 play:i-am-the-rules")
    assert match.state.guide == 1
    assert gems(match, 0) == 5


def test_a_doubled_bonus() -> None:
    match = on_chance(
        {"double": True}, draw={"bank": ["red", "orange", "violet", "green", "blue", "red", "orange", "violet"]}
    )
    play(match, "0 bonus:4")
    assert gems(match, 0) == 13


@pytest.mark.rule("reflets.chance.bonus-one-draws-an-imprevu")
def test_a_fresh_imprevu_that_is_not_wanted_is_discarded() -> None:
    match = start(
        {"at": "1", "hand": ["gorgon"], "gems": []}, begin="progress", dice=(3,), draw={"imprevus": ["sphinx", "frog"]}
    )
    play(match, "0 keep", "0 bonus:1", "0 discard:sphinx")
    assert match.state.imprevu_discard.cards == ["sphinx"]
    assert match.state.seats[0].hand.cards == ["gorgon", "frog"], "the frog is drawn at the end of the turn"


@pytest.mark.rule("reflets.chance.bonus-three-heals-three-heroes")
def test_bonus_three_heals_no_fourth() -> None:
    wounds = dict.fromkeys(SKILLLESS[:4], 1)
    match = start({"at": "1", "heroes": SKILLLESS, "life": wounds, "gems": []}, begin="progress", dice=(3,))
    play(match, "0 bonus:3", *[f"0 heal:{hero}" for hero in SKILLLESS[:3]])
    assert match.state.seats[0].life == {SKILLLESS[3]: 1}
    assert match.state.guide == 1


@pytest.mark.rule("reflets.chance.bonus-five-replacement-costs-five-gems")
def test_what_a_replaced_hero_wore_stays_and_the_marker_goes() -> None:
    match = start(
        {"at": "4", "heroes": SKILLLESS, "life": {"tom-scram": 1}, "worn": {"left-sock": "tom-scram"}}, begin="land",
        golden=2, draw={"heroes": ["mikau"]},
    )  # fmt: skip
    play(match, "0 bonus:5", "0 instead:tom-scram")
    team = match.state.seats[0]
    assert team.heroes.cards[1] == "mikau"
    assert team.life == {}
    assert asked(match) == {0: "ask-gear-where"}
    assert match.state.heroes.as_seen_by(0)[-1] is None, "only the top hero was turned up"
    play(match, "0 stow:mikau")
    assert match.state.seats[0].worn == {"left-sock": "mikau"}


@pytest.mark.rule("reflets.chance.bonus-one-draws-an-imprevu")
def test_a_fresh_imprevu_may_be_kept_in_exchange_for_another_whatever_the_hand_holds() -> None:
    match = start({"at": "4", "hand": ["frog", "gorgon"]}, begin="land", golden=2, draw={"imprevus": ["sphinx"]})
    play(match, "0 bonus:1")
    assert menu(match, 0) == {"keep:sphinx", "discard:sphinx", "discard:frog", "discard:gorgon"}
    play(match, "0 discard:frog")
    assert match.state.seats[0].hand.cards[:2] == ["gorgon", "sphinx"]
    assert "frog" in match.state.imprevu_discard.cards
