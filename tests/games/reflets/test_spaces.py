"""Spaces: what a pawn meets where it stops, shortcuts, and spaces won or suffered."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Story, asked, gems, menu, play, start
from .trials import TEAM, go, together, trial

rule = pytest.mark.rule


def land(at: str, *others: Any, golden: int = 3, **more: Any) -> Story:
    """The Guide's pawn has just stopped here."""
    own = more.pop("own", {})
    return start({"at": at, "heroes": TEAM, **own}, *others, begin="land", golden=golden, **more)


# --- the four kinds of spaces ---


@rule("reflets.space.applies-when-not-on-a-hazard", "reflets.space.empty-ends-turn-or-asks-road-event")
def test_on_an_empty_space_the_guide_ends_the_turn_or_asks_for_an_event() -> None:
    match = land("5")
    assert asked(match) == {0: "ask-road-event"}
    assert menu(match, 0) == {"reader:1", "reader:2", "done"}
    play(match, "0 done")
    assert match.state.guide == 1


@rule("reflets.space.empty-ends-turn-or-asks-road-event")
def test_an_emptied_slot_is_an_empty_space() -> None:
    assert asked(land("8", slots={"8": ""})) == {0: "ask-road-event"}


@rule("reflets.space.road-event-then-turn-ends")
def test_after_an_event_the_turn_ends() -> None:
    match = land("5", golden=1)
    play(match, "0 reader:1")
    while match.state.guide == 0:
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    assert match.state.turn == 2


@rule("reflets.space.token-then-road-event-or-end")
def test_after_a_token_the_guide_may_ask_for_an_event() -> None:
    match = land("5", spots={"5": "orange-purse"})
    play(match, "0 use:orange-purse")
    assert gems(match, 0) >= 5
    assert asked(match) == {0: "ask-road-event"}


@rule("reflets.space.token-kept-golden-is-not-used")
def test_a_golden_token_that_is_kept_is_not_used_yet() -> None:
    match = land("5", spots={"5": "orange-purse"})
    play(match, "0 store:orange-purse")
    assert match.state.seats[0].waiting["orange"].cards == ["orange-purse"]
    assert not any(match.state.seats[1].spent[colour].cards for colour in match.state.seats[1].spent)
    play(match, "0 token:orange-purse")
    assert match.state.seats[1].spent["orange"].cards == ["orange-purse"]


def test_a_chance_space_ends_the_turn_without_an_event() -> None:
    match = land("4")
    play(match, "0 bonus:4")
    assert match.state.guide == 1


# --- shortcuts ---


@rule(
    "reflets.shortcut.check-the-golden-die", "reflets.shortcut.designated-hero-is-tested",
    "reflets.shortcut.dead-hero-won-by-the-guide", "reflets.shortcut.follow-the-arrow",
    "reflets.shortcut.arrival-played-in-the-same-turn",
)  # fmt: skip
def test_a_shortcut_tests_the_golden_dies_hero_and_leads_on() -> None:
    match = land("6", golden=3, dice=(6,))
    assert match.state.seats[0].pouch.cards == ["reggie-the-mule"]
    assert match.state.seats[0].at == "8"
    assert asked(match) == {0: "ask-storyteller"}, "the hazard at the arrow's end is played"


@rule("reflets.shortcut.vacant-slot-no-test")
def test_a_vacant_slot_spares_the_team() -> None:
    match = land("6", golden=5, own={"heroes": TEAM[:4]}, dice=(6,))
    assert match.state.seats[0].heroes.cards == TEAM[:4]
    assert match.state.seats[0].at == "8"


@rule("reflets.shortcut.six-storyteller-names-the-hero", "reflets.shortcut.dead-hero-won-by-the-guide")
def test_on_a_six_the_storyteller_names_and_the_guide_wins() -> None:
    match = land("6", golden=6, dice=(6,), slots={"8": ""})
    play(match, "0 storyteller:2", "2 name:kyo-shin-zamurato")
    assert match.state.seats[0].pouch.cards == ["kyo-shin-zamurato"]


@rule("reflets.shortcut.follow-the-arrow")
def test_an_arrow_to_an_occupied_space_pushes_on() -> None:
    match = land("18", {"at": "22"}, golden=3, dice=(5,))
    assert match.state.seats[0].at == "23"


def test_a_shortcut_passes_through_nothing_in_between() -> None:
    match = land("18", golden=3, dice=(5,), dragon="20")
    assert match.state.seats[0].gone == ""
    assert match.state.seats[0].at == "22"


# --- spaces won ---


def won(spaces: int, *others: Any, **more: Any) -> Story:
    """The Guide has passed a trial that brings spaces."""
    match = trial([together(1)], {}, *others, bright=({"do": "spaces", "by": spaces},), dice=(1, 1, 1, 1, 1), **more)
    play(match, "0 accept")
    return match


@rule("reflets.outcome.bonus-advance-resolves-its-space")
def test_spaces_won_are_walked_at_once_and_the_space_reached_is_resolved() -> None:
    match = won(2, spots={"10": "orange-purse"})
    assert match.state.seats[0].at == "10"
    assert asked(match) == {0: "ask-token"}
    play(match, "0 use:orange-purse")
    assert match.state.guide == 1, "no Road Chance event after a hazard"


def test_spaces_won_halt_before_a_second_hazard() -> None:
    match = won(9)
    assert match.state.seats[0].at == "15"
    assert match.state.guide == 1


def test_spaces_won_end_before_pawns_that_stand_before_a_hazard() -> None:
    assert won(7, {"at": "15"}, {"at": "14"}).state.seats[0].at == "13"


def test_spaces_won_are_pushed_on_by_a_pawn() -> None:
    match = won(3, {"at": "11"})
    assert match.state.seats[0].at == "12"
    assert asked(match) == {0: "ask-chance"}


@rule("reflets.hazard.one-per-turn")
def test_a_shortcut_reached_after_a_hazard_does_not_lead_to_another() -> None:
    match = land("29", golden=3, hazard_done=True, dice=(6,))
    assert match.state.seats[0].at == "29"
    assert match.state.seats[0].heroes.cards == TEAM
    assert match.state.guide == 1


@rule("reflets.hazard.resolution-leads-to-end-of-turn")
def test_after_a_hazard_no_event_may_be_asked_for() -> None:
    match = won(1)
    assert match.state.seats[0].at == "9"
    assert match.state.guide == 1


def test_spaces_won_in_a_room_lead_into_the_corridor_first() -> None:
    match = start(
        {"at": "s3", "heroes": TEAM, "door": True, "quest": ["chromatic-effect"]}, {"hand": ["frog"]}, begin="reveal",
        slots={"s3": "secret-alcove"}, revealed=["s3"], golden=1, dice=(3,) * 10,
    )  # fmt: skip
    go(match, "1 lay:frog", "1 gem:red")
    while asked(match) != {0: "ask-which-way"}:
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    assert menu(match, 0) == {"deeper", "outward"}
    play(match, "0 deeper")
    assert match.state.seats[0].at == "c5"


# --- spaces suffered ---


def lost(spaces: int, **more: Any) -> Story:
    """The Guide has failed a trial that costs spaces."""
    match = trial(
        [together(9)], {"gems": []}, *more.pop("others", ()), dark=({"do": "spaces", "by": -spaces},), dice=(6,) * 5,
        **more,
    )  # fmt: skip
    play(match, "0 accept")
    return match


@rule("reflets.outcome.retreat-resolves-its-space")
def test_a_retreat_resolves_its_space_without_an_event() -> None:
    match = lost(3, spots={"5": "blue-purse"})
    assert match.state.seats[0].at == "5"
    play(match, "0 use:blue-purse")
    assert match.state.guide == 1
    assert lost(3).state.guide == 1, "an empty one brings no event either"


@rule("reflets.outcome.retreat-resolves-its-space")
def test_a_retreat_onto_a_shortcut_follows_its_arrow() -> None:
    match = lost(2)
    assert match.state.seats[0].at == "8", "its card is gone, so the arrow leads to an empty slot"
    assert match.state.seats[0].life == {"reggie-the-mule": 3}, "after the test of the shortcut"


def test_a_retreat_ends_one_further_back_where_somebody_stands() -> None:
    assert lost(5, others=({"at": "3"},)).state.seats[0].at == "2"
    assert lost(9).state.seats[0].at == "0"


def in_the_abyss(at: str, **more: Any) -> Story:
    """A failed trial in the room s1, whose one space back leads into the corridor."""
    own = {"at": at, "heroes": TEAM, "door": True, "gems": [], **more.pop("own", {})}
    return start(
        own, *more.pop("others", ()), begin="reveal", golden=1, dice=(6,) * 5, slots={at: "secret-alcove"},
        revealed=[at], **more,
    )  # fmt: skip


@rule("reflets.outcome.retreat-stays-in-the-corridor")
def test_a_retreat_in_the_abyss_goes_towards_the_door_and_into_no_room() -> None:
    match = in_the_abyss("s3", others=({"hand": ["step-mother-nature"]},))
    go(match, "1 lay:step-mother-nature", "1 gem:red", "1 gem:blue", "1 gem:green", "0 accept")
    assert match.state.seats[0].at == "c3", "c5 in front of the room, then two more"


@rule("reflets.outcome.retreat-stops-at-a-sealed-door")
def test_a_retreat_stops_at_a_sealed_door() -> None:
    others = ({"hand": ["step-mother-nature"]}, {"hand": ["frog"]}, {"hand": ["scared-scarecrow"]})
    match = in_the_abyss("s1", others=others, sealed=True, dragon="s9", many=4)
    for seat, card, cost in ((1, "step-mother-nature", 3), (2, "frog", 1), (3, "scared-scarecrow", 1)):
        go(match, f"{seat} lay:{card}")
        del cost
    while match.state.guide == 0 and match.state.seats[0].at == "s1":
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        match.answer(offer.seat, offer.decision, "pass" if "pass" in ids else ids[0])
    assert match.state.seats[0].at == "56"
    assert match.state.guide == 1


# --- pushed by others ---


def test_a_pawn_pushed_back_resolves_nothing() -> None:
    match = land("5", {"hand": ["your-maps-upside-down"]}, spots={"3": "orange-purse"})
    play(match, "1 play:your-maps-upside-down")
    assert match.state.seats[0].at == "3"
    assert "3" in match.state.spots
    assert match.state.guide == 1


def test_a_pushed_pawn_stops_short_of_a_hazard_card() -> None:
    match = land("7", {"hand": ["no-shoving-at-the-back"]})
    play(match, "1 play:no-shoving-at-the-back")
    assert match.state.seats[0].at == "7"
    assert asked(match) == {0: "ask-road-event"}


def test_the_guide_may_push_somebody_back() -> None:
    match = land("5", {"at": "7"}, own={"hand": ["no-shoving-at-the-back"]})
    play(match, "0 play:no-shoving-at-the-back", "0 whom:1")
    assert match.state.seats[1].at == "6"


def test_a_short_cut_of_ones_own_leads_on_and_is_resolved() -> None:
    match = land("9", own={"hand": ["i-know-a-short-cut"]})
    go(match, "0 play:i-know-a-short-cut", "0 bonus:4")
    assert match.state.seats[0].at == "12"
