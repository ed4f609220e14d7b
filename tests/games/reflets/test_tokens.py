"""Mystery tokens: placed, turned over, kept, played, countered."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered

from .tables import SKILLLESS, Story, asked, decline, gems, menu, play, start, told
from .trials import cited

WAITING = ["blue-purse", "blue-chance", "blue-vision", "blue-bonus-die"]


def on_token(token: str, *seats: dict[str, Any], **given: Any) -> Story:
    """The Guide has stopped on space 3, where this token lies."""
    guide = {"at": "3", "heroes": SKILLLESS, **(seats[0] if seats else {})}
    return start(guide, *seats[1:], begin="land", golden=given.pop("golden", 3), spots={"3": token}, **given)


# --- before the game ---


@pytest.mark.rule(
    "reflets.mystery.four-tokens-waiting",
    "reflets.mystery.own-waiting-tokens-peekable",
    "reflets.mystery.three-tokens-on-the-road",
    "reflets.limits.four-waiting-tokens",
)
def test_three_tokens_go_on_empty_classic_spaces_and_four_wait() -> None:
    match = start(begin="tokens")
    spaces = {option.partition(":")[2] for option in menu(match, 0)}
    assert not spaces & {"0", "4", "6", "8", "56"}, "neither city, Chance, shortcut, zone nor Door"
    play(match, "0 space:1", "0 lay:blue-peril", "0 space:2", "0 lay:blue-gem-tax")
    assert "space:1" not in menu(match, 0)
    play(match, "0 space:3", "0 lay:blue-card-tax")
    team = match.state.seats[0]
    assert [match.state.spots[place].cards[0] for place in "123"] == ["blue-peril", "blue-gem-tax", "blue-card-tax"]
    assert match.state.spots["1"].as_seen_by(1) == [None]
    assert sorted(team.waiting["blue"].as_seen_by(0)) == sorted(WAITING)
    assert team.waiting["blue"].as_seen_by(1) == [None] * 4
    assert asked(match) == {1: "ask-where-token"}


@pytest.mark.rule("reflets.mystery.random-placement-for-a-quick-start")
def test_all_tokens_may_be_placed_at_random() -> None:
    match = start(begin="tokens")
    play(match, "0 random")
    assert len(match.state.spots) == 3
    assert len(match.state.seats[0].waiting["blue"]) == 4
    play(match, "1 space:55", "1 lay:orange-peril")
    assert "random" not in menu(match, 1)


@pytest.mark.rule("reflets.mystery.random-placement-for-a-quick-start")
def test_a_sadist_places_six_at_random_too() -> None:
    match = start({"spent": ["blue-peril"], "grades": ["sadistic-acid"]}, begin="tokens")
    play(match, "0 random")
    assert len(match.state.spots) == 2
    assert len(match.state.seats[0].waiting["blue"]) == 4


# --- golden tokens ---


@pytest.mark.rule(
    "reflets.mystery.stopping-on-a-token-reveals-it",
    "reflets.mystery.golden-played-or-kept",
    "reflets.mystery.golden-serves-whoever-plays-it",
    "reflets.mystery.purse-gives-five-gems",
    "reflets.mystery.purse-surplus-is-lost",
    "reflets.mystery.used-token-returns-to-its-owner",
    "reflets.mystery.four-golden-kinds",
)
def test_a_purse_of_anothers_serves_its_finder() -> None:
    match = on_token("orange-purse", {"gems": ["red"] * 4}, draw={"bank": ["red", "blue", "green", "blue", "violet"]})
    assert menu(match, 0) >= {"use:orange-purse", "store:orange-purse"}
    play(match, "0 use:orange-purse")
    assert gems(match, 0) == 8, "five gems, of which a fifth red one is lost"
    assert match.state.seats[1].spent["orange"].cards == ["orange-purse"]
    assert "3" not in match.state.spots


@pytest.mark.rule("reflets.mystery.golden-kept-only-in-a-vacant-slot", "reflets.space.token-kept-golden-is-not-used")
def test_a_golden_token_is_kept_where_there_is_room() -> None:
    match = on_token("orange-purse", {"waiting": WAITING})
    with pytest.raises(NotOffered) as refused:
        play(match, "0 store:orange-purse")
    assert refused.value.rules == ("reflets.mystery.golden-kept-only-in-a-vacant-slot",)
    play(match, "0 token:blue-purse", "0 store:orange-purse")
    team = match.state.seats[0]
    assert team.waiting["orange"].cards == ["orange-purse"]
    assert match.state.seats[1].spent["orange"].cards == []
    assert "3" not in match.state.spots


@pytest.mark.rule("reflets.mystery.purse-gives-five-gems")
def test_a_doubled_purse_gives_ten_gems_once() -> None:
    bank = ["red", "blue", "green", "violet", "orange"] * 3
    match = on_token("orange-purse", {"gems": [], "double": True}, draw={"bank": bank})
    play(match, "0 use:orange-purse")
    assert gems(match, 0) == 10
    assert not match.state.seats[0].double
    plain = on_token("orange-purse", {"gems": []}, draw={"bank": bank})
    play(plain, "0 use:orange-purse")
    assert not plain.state.seats[0].double


@pytest.mark.rule(
    "reflets.mystery.chance-token-equals-chance-space", "reflets.mystery.chance-token-does-not-end-the-turn"
)
def test_a_chance_token_does_not_end_the_turn() -> None:
    match = on_token("orange-chance")
    play(match, "0 use:orange-chance")
    assert menu(match, 0) == {"bonus:1", "bonus:2", "bonus:3", "bonus:4", "bonus:5", "roll"}
    play(match, "0 bonus:4")
    assert asked(match) == {0: "ask-road-event"}, "the turn goes on as after any token"


@pytest.mark.rule("reflets.mystery.vision-shows-one-element", "reflets.mystery.vision-puts-it-back")
def test_a_vision_shows_one_thing_where_it_lies() -> None:
    match = on_token("orange-vision", slots={"s4": "white-tomb"})
    play(match, "0 use:orange-vision")
    assert {"look:s4", "look:8", "look:56", "look:heroes", "look:loot", "look:relics", "look:imprevus"} <= menu(
        match, 0
    )
    play(match, "0 look:s4")
    assert match.state.slots["s4"].as_seen_by(0) == ["white-tomb"]
    assert match.state.slots["s4"].as_seen_by(1) == [None]
    assert "s4" not in match.state.revealed
    assert asked(match) == {0: "ask-road-event"}, "one thing only"


@pytest.mark.rule("reflets.mystery.guide-plays-waiting-tokens-anytime", "reflets.trial.guide-may-play-tokens")
def test_the_guide_plays_waiting_tokens_at_any_hinge() -> None:
    match = start({"waiting": ["blue-purse", "blue-gem-tax"]}, {"waiting": ["orange-purse"]})
    assert menu(match, 0) >= {"token:blue-purse", "token:blue-gem-tax"}
    play(match, "0 token:blue-purse")
    assert len(told(match, "gem-gained")) == 5
    assert asked(match) == {0: "ask-blessing"}
    assert not match.offers(1), "an adversary has no such turn"


# --- brown tokens ---


@pytest.mark.rule(
    "reflets.mystery.brown-resolves-at-once",
    "reflets.mystery.brown-serves-its-owner",
    "reflets.mystery.gem-tax-takes-five",
    "reflets.mystery.gem-tax-surplus-to-bank",
    "reflets.mystery.three-brown-kinds",
)
def test_a_gem_tax_works_at_once_for_its_owner() -> None:
    match = on_token("orange-gem-tax", {"gems": ["red"] * 4 + ["green"] * 2}, {"gems": ["red"] * 4})
    play(match, "0 gem:red", "0 gem:red", "0 gem:green", "0 gem:green")
    assert gems(match, 0) == 1, "five gems went, the last choice making itself"
    assert sorted(match.state.seats[1].gems.cards) == ["green", "green", "red", "red", "red", "red"]
    assert match.state.seats[1].spent["orange"].cards == ["orange-gem-tax"]


@pytest.mark.rule("reflets.mystery.gem-tax-owner-names-donor")
def test_an_owner_who_finds_a_gem_tax_names_who_pays() -> None:
    match = on_token("blue-gem-tax", {}, {"gems": ["red"]}, {"gems": ["blue"]})
    assert menu(match, 0) == {"donor:1", "donor:2"}
    play(match, "0 donor:2")
    assert (gems(match, 1), gems(match, 2), gems(match, 0)) == (1, 0, 6)


@pytest.mark.rule(
    "reflets.mystery.counter-with-the-same-kind",
    "reflets.mystery.counter-spends-both-tokens",
    "reflets.mystery.gem-tax-counter-by-donor",
    "reflets.mystery.foreign-brown-is-counter-only",
    "reflets.mystery.brown-waiting-playable-by-guide",
)
def test_a_donor_counters_with_any_token_of_the_kind() -> None:
    match = on_token("orange-gem-tax", {"waiting": ["green-gem-tax"]})
    assert menu(match, 0) == {"counter:green-gem-tax", "pass"}
    passed = on_token("orange-gem-tax", {"waiting": ["green-gem-tax"], "gems": ["red"]})
    play(passed, "0 pass")
    assert gems(passed, 0) == 0
    play(match, "0 counter:green-gem-tax")
    assert gems(match, 0) == 5
    assert match.state.seats[1].spent["orange"].cards == ["orange-gem-tax"]
    assert match.state.seats[2].spent["green"].cards == ["green-gem-tax"]


@pytest.mark.rule("reflets.mystery.foreign-brown-is-counter-only", "reflets.mystery.brown-waiting-playable-by-guide")
def test_only_ones_own_brown_tokens_bring_anything() -> None:
    match = start({"waiting": ["green-gem-tax", "blue-gem-tax"]}, {"gems": ["red"] * 4 + ["blue"]})
    with pytest.raises(NotOffered) as refused:
        play(match, "0 token:green-gem-tax")
    assert refused.value.rules == ("reflets.mystery.foreign-brown-is-counter-only",)
    play(match, "0 token:blue-gem-tax", "0 donor:1")
    assert gems(match, 1) == 0
    other = on_token("orange-gem-tax", {"waiting": ["green-gem-tax"]})
    play(other, "0 counter:green-gem-tax")
    assert gems(other, 0) == 5


@pytest.mark.rule(
    "reflets.mystery.card-tax-takes-two",
    "reflets.mystery.card-tax-trim-to-three",
    "reflets.limits.hand-of-three-imprevus",
)
def test_a_card_tax_takes_two_and_its_receiver_keeps_three() -> None:
    hand = ["frog", "sphinx", "gorgon"]
    match = on_token("orange-card-tax", {"hand": hand}, {"hand": ["werewolf", "armour-moth"]})
    play(match, "0 hand-over:frog", "0 hand-over:sphinx")
    assert match.state.seats[0].hand.cards == ["gorgon"]
    assert asked(match) == {1: "ask-discard"}
    play(match, "1 discard:werewolf")
    assert sorted(match.state.seats[1].hand.cards) == ["armour-moth", "frog", "sphinx"]
    assert match.state.imprevu_discard.cards == ["werewolf"]


@pytest.mark.rule("reflets.mystery.card-tax-owner-names-donor", "reflets.mystery.card-tax-counter-by-donor")
def test_a_named_donor_may_counter_a_card_tax() -> None:
    match = on_token("blue-card-tax", {}, {"hand": ["frog"], "waiting": ["orange-card-tax"]})
    play(match, "0 donor:1")
    assert asked(match) == {1: "ask-counter"}
    play(match, "1 counter:orange-card-tax")
    assert match.state.seats[1].hand.cards == ["frog"]


@pytest.mark.rule("reflets.mystery.peril-owner-names-the-hero", "reflets.mystery.peril-death-goes-to-owner")
def test_peril_tests_whom_its_owner_names() -> None:
    # Brunhilda stands on slot 1 and has 5 life; the golden die shows 3.
    match = on_token("orange-peril", dice=(6,))
    assert asked(match) == {1: "ask-name-hero"}
    assert len(menu(match, 1)) == 5
    play(match, "1 name:brunhilda-bashford")
    assert match.state.seats[1].pouch.cards == ["brunhilda-bashford"]
    assert match.state.seats[0].heroes.cards[0] == "tom-scram"


@pytest.mark.rule("reflets.mystery.peril-own-token-own-hero")
def test_an_owner_names_a_hero_of_their_own() -> None:
    match = on_token("blue-peril", dice=(6,))
    play(match, "0 name:tom-scram")
    assert match.state.seats[0].pouch.cards == ["tom-scram"]
    assert "reflets.mystery.peril-own-token-own-hero" in cited(match)


@pytest.mark.rule("reflets.mystery.peril-counter-by-guide")
def test_peril_is_countered_with_peril() -> None:
    match = on_token("orange-peril", {"waiting": ["blue-peril"]})
    play(match, "0 counter:blue-peril")
    assert len(match.state.seats[0].heroes) == 5
    assert asked(match) == {0: "ask-road-event"}


def test_whoever_has_tokens_waiting_is_asked_whichever_they_are() -> None:
    match = on_token("orange-peril", {"waiting": ["blue-purse"]})
    assert menu(match, 0) == {"pass"}


def test_a_waived_tax_takes_nothing_once() -> None:
    match = on_token("orange-gem-tax", {"untaxed": True, "waiting": ["blue-gem-tax"]})
    assert gems(match, 0) == 5
    assert match.state.seats[1].spent["orange"].cards == ["orange-gem-tax"]
    assert not match.state.seats[0].untaxed
    assert asked(match) == {0: "ask-road-event"}, "and there is nothing left to counter"
    peril = on_token("orange-peril", {"untaxed": True})
    assert asked(peril) == {1: "ask-name-hero"}, "a Peril is no tax"


# --- those the Dragon uncovers ---


def uncovered(token: str, *claimant: str, **own: Any) -> Story:
    """The Guide has forgotten the Dragon, seat 1 has called, and she is about to uncover this token for them."""
    match = start(
        {"at": "40"}, {"at": "40", **own}, {"at": "40"}, begin="dragon", dragon="20", spots={"21": token}, timed=True
    )
    play(match, "0 forget", "1 dragonne @100", "2 pass @300", *claimant)
    while "ask-adversary-dragon" in asked(match).values():
        decline(match)
    return match


def test_whoever_handles_the_dragon_without_a_team_has_no_hero_to_be_tested() -> None:
    match = uncovered("blue-peril", "1 brake", "1 gem:red", gone="rip", heroes=[])
    assert asked(match) == {0: "ask-blessing"}
    assert match.state.seats[0].spent["blue"].cards == ["blue-peril"]
    tax = uncovered("blue-gem-tax", "1 brake", "1 gem:red", gone="rip", heroes=[])
    assert gems(tax, 1) == 0, "but gems"


def test_nobody_meddles_with_a_token_that_the_dragon_uncovers() -> None:
    match = uncovered("blue-purse", "1 brake", "1 gem:red", hand=["dont-touch-that"])
    assert asked(match) == {1: "ask-token"}


# --- Dilemmas and skills about tokens ---


def test_a_dilemma_may_move_the_token_away_before_it_is_played() -> None:
    match = on_token("orange-peril", {}, {"hand": ["it-was-here-a-minute-ago"]})
    play(match, "1 play:it-was-here-a-minute-ago", "1 space:9", "1 space:10")
    assert list(match.state.spots) == ["10"], "moved twice"
    assert asked(match) == {0: "ask-road-event"}


def stealing(own: list[str], *others: list[str]) -> Story:
    """The Guide uses Caught Short's skill, which steals a waiting token."""
    match = start({"heroes": ["caught-short"], "waiting": own}, *[{"waiting": tokens} for tokens in others])
    play(match, "0 skill:caught-short.2", "1 pass", "2 pass")
    return match


def test_a_waiting_token_is_stolen_onto_a_vacant_slot() -> None:
    match = stealing(WAITING[:3], ["orange-purse", "green-chance"])
    play(match, "0 whom:1", "0 colour-of:green")
    assert match.state.seats[0].waiting["green"].cards == ["green-chance"]
    assert match.state.seats[1].waiting["green"].cards == []
    for nothing in (stealing(WAITING, ["orange-purse", "green-chance"]), stealing([], [])):
        assert told(nothing, "comes-to-nothing"), "nobody is asked whom it hits"
        assert not told(nothing, "token-stolen")


def taking(own: list[str], **given: Any) -> Story:
    """The Guide uses Eva Cuate's skill, which takes a token of the Road."""
    match = start({"heroes": ["eva-cuate"], "waiting": own}, **given)
    play(match, "0 skill:eva-cuate.2", "0 gem:red", "1 pass", "2 pass")
    return match


def test_a_token_of_the_road_is_taken_onto_a_vacant_slot() -> None:
    match = taking(WAITING[:3], spots={"5": "orange-purse", "c3": "orange-chance"})
    assert match.state.seats[0].waiting["orange"].cards == ["orange-purse"], "the one of the corridor stays"
    assert list(match.state.spots) == ["c3"]
    assert not told(taking(WAITING, spots={"5": "orange-purse"}), "token-taken")
    assert not told(taking([]), "token-taken")


# --- Duel ---


@pytest.mark.rule("reflets.duel.neutral-brown-serves-the-opponent")
def test_a_neutral_brown_token_serves_the_opponent() -> None:
    match = on_token("red-gem-tax", {"gems": ["red"] * 2}, {"gems": []}, many=2)
    assert (gems(match, 0), gems(match, 1)) == (0, 2)
    assert match.state.seats[1].spent["red"].cards == ["red-gem-tax"], "it counts as theirs (ruling A82)"


def test_a_neutral_golden_token_leaves_the_game() -> None:
    match = on_token("grey-purse", many=2)
    play(match, "0 use:grey-purse")
    assert "grey-purse" in match.state.neutral["grey"].cards


# --- the Bonus Die ---


@pytest.mark.rule("reflets.mystery.bonus-die-rerolls-any-dice")
def test_a_bonus_die_rerolls_what_was_just_thrown() -> None:
    match = start({"at": "9", "heroes": SKILLLESS, "waiting": ["blue-bonus-die"]}, begin="progress", dice=(6, 2))
    play(match, "0 bonus-die:blue-bonus-die")
    assert match.state.golden == 2
    assert match.state.seats[0].spent["blue"].cards == ["blue-bonus-die"]


@pytest.mark.rule("reflets.mystery.bonus-die-extends-movement")
def test_a_bonus_die_extends_a_walk() -> None:
    match = start({"at": "9", "heroes": SKILLLESS, "waiting": ["blue-bonus-die"]}, begin="progress", dice=(2, 4))
    play(match, "0 keep", "0 walk")
    extend = next(option for option in menu(match, 0) if option.startswith(("extend", "bonus-die")))
    play(match, f"0 {extend}")
    assert "go:15" in menu(match, 0) or match.state.seats[0].at == "15", "2 and 4 spaces"
