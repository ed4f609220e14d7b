"""Divine powers: their price, their opposites, the golden die, and what each does."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered

from .tables import SKILLLESS, Story, asked, gems, menu, pass_all, play, start, told


def with_power(colour: str, *others: dict[str, Any], die: int = 3, **given: Any) -> Story:
    """The Guide has four gems of a colour and announces its power; the golden die will show this."""
    guide = {"gems": [colour] * 4, "heroes": SKILLLESS, **given.pop("own", {})}
    match = start(guide, *others, dice=(die,), **given)
    play(match, f"0 power:{colour}")
    return match


@pytest.mark.rule("reflets.power.costs-a-full-colour", "reflets.power.guide-names-it-first")
def test_a_power_costs_four_gems_of_its_colour() -> None:
    match = start({"gems": ["red"] * 4 + ["blue"] * 3})
    with pytest.raises(NotOffered) as refused:
        play(match, "0 power:blue")
    assert refused.value.rules == ("reflets.power.costs-a-full-colour",)
    play(match, "0 power:red")
    keys = [event.key for event in match.events]
    assert keys.index("power-announced") < keys.index("gem-paid") < keys.index("power-rolled")
    assert gems(match, 0) == 3


@pytest.mark.rule(
    "reflets.power.opposed-within-three-seconds",
    "reflets.power.opposed-pairs",
    "reflets.power.both-sides-pay-before-the-roll",
)
@pytest.mark.parametrize(
    ("one", "other"), [("red", "blue"), ("orange", "green"), ("violet", "violet"), ("green", "orange")]
)
def test_only_the_opposed_power_opposes(one: str, other: str) -> None:
    match = with_power(one, {"gems": [other] * 4}, {"gems": ["red"] * 3})
    assert menu(match, 1) == {f"oppose:{other}", "pass"}
    assert not match.offers(2), "three gems are no full colour"
    play(match, f"1 oppose:{other}")
    keys = [event.key for event in match.events]
    assert keys.index("power-rolled") > max(place for place, key in enumerate(keys) if key == "gem-paid")
    assert (gems(match, 0), gems(match, 1)) == (0, 0)
    assert menu(match, 1) == {"cancel", f"use-power:{other}"}


@pytest.mark.rule("reflets.power.one-to-five-adversary-chooses")
def test_the_opposer_cancels_the_power() -> None:
    match = with_power("red", {"gems": ["blue"] * 4})
    play(match, "1 oppose:blue", "1 cancel")
    assert all(len(team.heroes) == 5 for team in match.state.seats)
    assert asked(match)[0] != "ask-board"


@pytest.mark.rule("reflets.power.one-to-five-adversary-chooses")
def test_or_uses_the_same_die_and_both_powers_work() -> None:
    match = with_power("red", {"gems": ["blue"] * 4}, die=1, spots={"9": "green-peril", "10": "green-purse"})
    play(match, "1 oppose:blue", "1 use-power:blue", "0 board:2")
    assert match.state.seats[0].pouch.cards == ["theo-remm"]
    assert asked(match) == {1: "ask-scout"}
    play(match, "1 take-token:9")
    assert asked(match) == {1: "ask-scout-back"}


@pytest.mark.rule("reflets.power.six-loses-the-turn", "reflets.power.six-wastes-the-opposing-gems")
def test_a_six_loses_the_turn() -> None:
    match = with_power("red", {"gems": ["blue"] * 4}, die=6)
    play(match, "1 oppose:blue")
    assert match.state.guide == 1
    assert len(told(match, "gem-paid")) == 8
    assert len(match.state.seats[0].hand) == 1, "the Imprévu of the end of turn is drawn (ruling A20)"


@pytest.mark.rule("reflets.power.six-can-be-rerolled-or-changed")
def test_a_six_may_be_changed() -> None:
    match = with_power("red", die=6, own={"hand": ["my-die-was-loaded"]})
    play(match, "0 play:my-die-was-loaded")
    play(match, "0 face:2")
    pass_all(match, "keep")
    assert told(match, "power-rolled")[0]["die"] == 2
    assert match.state.guide == 0


# --- the five ---


@pytest.mark.rule("reflets.power.necropolis-kills-the-numbered-hero", "reflets.power.necropolis-on-any-player")
def test_necropolis_kills_the_hero_on_the_dies_slot() -> None:
    match = with_power("red", {"heroes": ["mikau", "petal"]}, die=3)
    assert menu(match, 0) == {"board:0", "board:2"}, "a vacant slot is no one's (ruling A17)"
    play(match, "0 board:2")
    assert match.state.seats[0].pouch.cards == ["ellie-venses"]
    assert "ellie-venses" not in match.state.seats[2].heroes.cards


@pytest.mark.rule("reflets.power.necropolis-on-any-player")
@pytest.mark.parametrize("gone", ["left", "shut"])
def test_necropolis_strikes_heroes_who_have_left_play_alive(gone: str) -> None:
    """It strikes an influence board, wherever the team is; the team stays out as it was, its other heroes count."""
    match = with_power("red", {"gone": gone, "at": "0", "heroes": ["mikau", "petal"]}, die=1)
    assert "board:1" in menu(match, 0)
    play(match, "0 board:1")
    assert match.state.seats[0].pouch.cards == ["mikau"]
    assert (match.state.seats[1].gone, match.state.seats[1].heroes.cards) == (gone, ["petal"])


@pytest.mark.rule("reflets.power.necropolis-on-any-player")
def test_the_last_hero_in_the_city_dies_without_a_rip_token() -> None:
    match = with_power("red", {"gone": "left", "at": "0", "heroes": ["mikau"]}, die=1)
    play(match, "0 board:1")
    assert (match.state.seats[1].gone, match.state.seats[1].heroes.cards) == ("left", [])


@pytest.mark.rule("reflets.power.seizure-takes-all-equipment", "reflets.power.seizure-on-any-player")
def test_seizure_takes_all_that_a_hero_has() -> None:
    rich = {
        "heroes": ["mikau", "petal"],
        "worn": {"enough-rope": "petal", "left-sock": "petal"},
        "stowed": ["left-sock"],
    }
    match = with_power("violet", rich, die=2)
    play(match, "0 board:1")
    pass_all(match, "wear", "stow", "done")
    assert sorted(match.state.seats[0].gear.cards) == ["enough-rope", "left-sock"]
    assert (match.state.seats[1].worn, match.state.seats[1].stowed) == ({}, [])


@pytest.mark.rule("reflets.power.seizure-against-seizure-guide-first")
def test_of_two_seizures_the_guides_comes_first() -> None:
    rich = {"heroes": ["mikau"], "worn": {"enough-rope": "mikau"}, "gems": ["violet"] * 4}
    match = with_power("violet", rich, die=1)
    play(match, "1 oppose:violet", "1 use-power:violet", "0 board:1")
    assert "enough-rope" in match.state.seats[0].gear.cards
    play(match, "0 wear:brunhilda-bashford")
    assert asked(match) == {1: "ask-board"}, "the only piece has just been given, and is not given round again"
    play(match, "1 board:0")
    pass_all(match, "wear", "done")
    assert match.state.seats[1].gear.cards == ["enough-rope"], "and is taken back"


@pytest.mark.rule("reflets.power.abundance-distinct-chance-bonuses")
def test_abundance_with_a_three() -> None:
    match = with_power("green", die=3, draw={"heroes": ["mikau"], "bank": ["red", "blue", "blue", "orange"]})
    play(match, "0 bonus:5", "0 bonus:4")
    assert menu(match, 0) == {"bonus:1", "bonus:2", "bonus:3"}, "each once"
    play(match, "0 bonus:1", *["0 " + option for option in sorted(menu(match, 0)) if option.startswith("keep")])
    assert gems(match, 0) == 4


@pytest.mark.rule("reflets.power.oracle-looks-at-hidden-rooms", "reflets.power.oracle-replaces-rooms-freely")
def test_oracle_looks_at_rooms_and_puts_them_back_as_it_likes() -> None:
    match = with_power("orange", die=2, slots={"s1": "white-tomb", "s2": "forgettory"})
    play(match, "0 room:s1", "0 room:s2")
    assert menu(match, 0) == {"put-back:white-tomb", "put-back:forgettory"}
    play(match, "0 put-back:forgettory")
    assert match.state.slots["s1"].cards == ["forgettory"]
    assert match.state.slots["s2"].as_seen_by(0) == ["white-tomb"]
    assert match.state.slots["s2"].as_seen_by(1) == [None]


@pytest.mark.rule("reflets.power.scouting-takes-road-tokens", "reflets.power.scouting-replaces-tokens")
def test_scouting_takes_tokens_and_puts_them_back() -> None:
    match = with_power("blue", die=2, spots={"9": "green-peril", "10": "orange-purse", "c3": "orange-peril"})
    assert menu(match, 0) == {"take-token:9", "take-token:10", "done"}, "those of the corridor lie on no Road"
    play(match, "0 take-token:9", "0 take-token:10", "0 waiting", "0 lay:orange-purse", "0 space:21")
    assert match.state.seats[0].waiting["orange"].cards == ["orange-purse"]
    assert match.state.spots["21"].as_seen_by(0) == ["green-peril"]
    assert match.state.spots["21"].as_seen_by(1) == [None]


@pytest.mark.rule("reflets.power.opposed-within-three-seconds")
def test_of_several_who_oppose_together_the_guide_decides() -> None:
    blue = {"gems": ["blue"] * 4}
    match = with_power("red", blue, blue, timed=True)
    play(match, "1 oppose:blue @700", "2 oppose:blue @700")
    assert asked(match) == {0: "ask-who-opposes"}
    play(match, "0 caller:2")
    assert asked(match) == {2: "ask-cancel-or-use"}
    assert (gems(match, 0), gems(match, 1), gems(match, 2)) == (0, 4, 0), "only who opposes pays"


@pytest.mark.rule("reflets.power.both-sides-pay-before-the-roll")
def test_a_power_stopped_by_a_dilemma_stays_paid_and_does_nothing() -> None:
    match = with_power("red", {"hand": ["dah-does-not-play-dice"], "gems": []}, die=2)
    play(match, "1 play:dah-does-not-play-dice")
    assert told(match, "power-rolled") == []
    assert len(match.state.seats[0].heroes) == 5
    assert match.state.imprevu_discard.cards == ["dah-does-not-play-dice"]
    pass_all(match, "walk")
    assert told(match, "hero-dead") == []


@pytest.mark.rule("reflets.power.abundance-distinct-chance-bonuses")
def test_abundance_gives_as_many_bonuses_as_the_die_shows_and_none_twice() -> None:
    match = with_power("green", die=2, draw={"loot": ["left-sock", "enough-rope"]})
    assert menu(match, 0) >= {f"bonus:{bonus}" for bonus in range(1, 6)}
    play(match, "0 bonus:4")
    assert asked(match)[0] == "ask-abundance"
    assert "bonus:4" not in menu(match, 0)
    play(match, "0 bonus:3")
    assert asked(match) == {0: "ask-pace"}


@pytest.mark.rule("reflets.power.oracle-looks-at-hidden-rooms")
def test_oracle_may_look_at_fewer_rooms_than_the_die_shows() -> None:
    match = with_power("orange", die=3)
    play(match, "0 room:s4", "0 room:s5")
    assert match.offers(0)[0].prompt.params == (("number", 1),), "how many more"
    assert asked(match) == {0: "ask-oracle"}
    play(match, "0 done")
    assert asked(match) == {0: "ask-oracle-back"}


@pytest.mark.rule("reflets.power.scouting-takes-road-tokens")
def test_scouting_may_take_fewer_tokens_than_the_die_shows() -> None:
    match = with_power("blue", die=3, spots={"3": "green-purse", "5": "orange-purse", "9": "orange-chance"})
    play(match, "0 take-token:3")
    assert match.offers(0)[0].prompt.params == (("number", 2),), "how many more"
    assert asked(match) == {0: "ask-scout"}
    play(match, "0 done")
    assert asked(match) == {0: "ask-scout-back"}
    assert sorted(match.state.spots) == ["5", "9"]
