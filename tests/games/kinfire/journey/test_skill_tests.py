"""Skill tests: cards flipped for a colour."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.thin import Game, deck, page, play, start, told, way

from roundtable.games.kinfire.journey.skill_tests import shows

from .test_expedition import do, hp

rule = pytest.mark.rule
RED, GREEN, BLUE, WHITE = 1, 2, 4, 7


def flip(flips: int, seek: list[str], *cards: str, extra: tuple[str, ...] = (), **more: Any) -> Game:
    """Asha flips these cards, of which the extra ones are in her deck for the occasion. Who fails suffers 1 HP."""
    test = {"do": "test", "flips": flips, "seek": seek, "failed": [{"do": "hurt", "hp": 1}], "seeker": "asha", **more}
    nine = [
        f"asha-{name}"
        for name in ("red-1", "red-2", "green-1", "green-2", "green-3", "green-4", "blue-1", "blue-2", "blue-3")
    ]
    asha = {"seeker": "asha", "deck": [*nine, *extra]} if extra else {"seeker": "asha"}
    return do(test, seats=(asha, "khor", "naz"), draw={"deck-0": list(cards)})


@rule("kinfire.skill-test.quest-card-sets-specifics", "kinfire.colour.red-power-green-finesse-blue-wisdom")
def test_the_card_says_who_flips_how_often_and_for_what() -> None:
    assert hp(flip(2, ["blue"], "asha-red-1", "asha-green-1"))[0] == 10
    assert hp(flip(2, ["blue"], "asha-red-1", "asha-blue-1"))[0] == 11
    assert hp(flip(1, ["red"], "asha-red-1"))[0] == 11
    assert hp(flip(1, ["green"], "asha-red-1"))[0] == 10


@rule("kinfire.skill-test.flip-top-card-then-discard")
def test_flipped_cards_come_from_the_top_and_lie_in_the_discard_afterwards() -> None:
    match = flip(3, ["blue"])
    asha = match.state.seats[0]
    assert (len(asha.deck), len(asha.discard), len(match.state.flipped)) == (15, 3, 0)
    flipped = [dict(event.params)["card"] for event in match.events if event.key == "card-flipped"]
    assert flipped == [f"@cards.{card}" for card in asha.discard]


@rule("kinfire.skill-test.white-counts-as-any-colour", "kinfire.colour.white-is-wild")
def test_white_is_any_colour() -> None:
    for colour in ("red", "green", "blue"):
        assert hp(flip(1, [colour], "remedy", extra=("remedy",)))[0] == 11


@rule("kinfire.skill-test.void-never-succeeds", "kinfire.colour.void-card-has-no-colour")
@rule("kinfire.colour.exhausted-cards-are-void")
def test_void_and_exhausted_cards_are_none() -> None:
    test = {"do": "test", "flips": 1, "seek": ["red"], "failed": [{"do": "hurt", "hp": 1}], "seeker": "asha"}
    tired = {"seeker": "asha", "discard": ["exhausted"]}
    match = start(tired, "khor", "naz", play={"quest": "tale"}, draw={"deck-0": ["exhausted"]},
                  stories=[page("9-1", "tale", way("a"), way("b"), do=[test])],
                  more={"quests": [{"id": "tale", "number": 2, "first": "9-1", "level": 1}]})  # fmt: skip
    assert hp(match)[0] == 10
    black = {"id": "soot", "kind": "action", "colour": "void", "disposable": True}
    match = start({"seeker": "asha", "deck": ["soot"]}, "khor", "naz", play={"read": "9-1"}, draw={"deck-0": ["soot"]},
                  stories=[page("9-1", "tale", way("a"), way("b"), do=[test])], more={"cards": [black]})  # fmt: skip
    assert hp(match)[0] == 10


@rule("kinfire.skill-test.two-colour-card-counts-once", "kinfire.colour.two-colour-card-counts-as-one-at-a-time")
def test_a_two_colour_card_is_one_of_its_colours() -> None:
    two = [{"id": "dusk", "kind": "action", "colour": "red-blue", "disposable": True}]

    def dusk(*seek: str, flips: int = 1) -> int:
        test = {"do": "test", "flips": flips, "seek": seek, "failed": [{"do": "hurt", "hp": 1}], "seeker": "asha"}
        match = start({"seeker": "asha", "deck": ["dusk", "remedy"]}, "khor", "naz", play={"read": "9-1"}, quest="road",
                      draw={"deck-0": ["dusk"]}, stories=[page("9-1", "road", way("a"), way("b"), do=[test])],
                      more={"cards": two})  # fmt: skip
        return hp(match)[0]

    assert dusk("red") == dusk("blue") == 11
    assert dusk("green") == 10
    assert dusk("red", "blue") == 10
    assert dusk("red", "blue", flips=2) == 11  # with a white one


def test_each_colour_sought_takes_a_card_of_its_own() -> None:
    assert shows([RED | BLUE, RED], ["red", "blue"])
    assert shows([RED, RED | BLUE], ["blue", "red"])
    assert shows([WHITE, GREEN, RED], ["green", "green", "red"])
    assert not shows([BLUE], ["blue", "blue"])
    assert not shows([RED | BLUE, GREEN], ["red", "blue"])
    assert not shows([], ["red"])


@rule("kinfire.skill-test.no-shuffle-between-tests")
def test_tests_go_on_with_the_same_deck() -> None:
    test = {"do": "test", "flips": 4, "seek": ["blue"], "seeker": "asha"}
    match = do(test, test, test)
    asha = match.state.seats[0]
    assert (len(asha.deck), len(asha.discard)) == (6, 12)
    assert "deck-reshuffled" not in told(match)


@rule("kinfire.deck.reshuffle-discard-when-empty", "kinfire.skill-test.no-shuffle-between-tests")
def test_what_a_test_has_turned_up_stays_out_of_a_reshuffle() -> None:
    test = {"do": "test", "flips": 2, "seek": ["blue"], "seeker": "asha"}
    match = do(*[{**test, "flips": 5}] * 3, test, test)  # 15, 17, and then the last one and one more
    asha = match.state.seats[0]
    assert "deck-reshuffled" in told(match)
    assert (len(asha.deck), len(asha.discard)) == (16, 2)
    assert len(deck(match, 0)) == 18
    assert asha.deck.as_seen_by(0) == [None] * 16


@rule("kinfire.deck.no-draw-when-deck-and-discard-empty")
def test_a_deck_that_is_used_up_is_flipped_no_further() -> None:
    test = {"do": "test", "flips": 3, "seek": ["red"], "seeker": "asha", "failed": [{"do": "hurt", "hp": 1}]}
    match = start({"seeker": "asha", "deck": ["charm", "remedy"]}, "khor", "naz", play={"read": "9-1"},
                  stories=[page("9-1", "road", way("a"), way("b"), do=[test])])  # fmt: skip
    assert sorted(match.state.seats[0].discard) == ["charm", "remedy"]


def test_all_must_pass_or_as_many_as_the_card_says() -> None:
    pages = [page("9-2", "road", way("a"), way("b")), page("9-3", "road", way("a"), way("b"))]
    draw = {"deck-0": ["asha-red-1"], "deck-1": ["khor-red-1"], "deck-2": ["naz-blue-1"]}
    for needed, there in ((0, "9-3"), (3, "9-3"), (2, "9-2"), (9, "9-3")):
        test = {
            "do": "test", "seek": ["red"], "needed": needed, "won": "9-2", "lost": "9-3",
            "passed": [{"do": "kindle"}, {"do": "earn", "coins": 1}], "failed": [{"do": "exhaust", "number": 2}],
        }  # fmt: skip
        match = start("asha", "khor", "naz", play={"read": "9-1"}, draw=draw, quest="road",
                      stories=[page("9-1", "road", do=[test, {"do": "earn", "coins": 50}]), *pages])  # fmt: skip
        assert match.state.page == there
        assert [seeker.kinfire for seeker in match.state.seats] == [1, 1, 0]
        assert match.state.coins == 2
        assert match.state.seats[2].discard.cards.count("exhausted") == 2


def test_the_group_says_who_tries() -> None:
    match = do(
        {"do": "test", "seek": ["red"], "who": "one", "passed": [{"do": "kindle"}]}, draw={"deck-1": ["khor-red-1"]}
    )
    play(match, "choose:1")
    assert [seeker.kinfire for seeker in match.state.seats] == [0, 1, 0]


def test_a_test_for_somebody_who_is_not_there_fails() -> None:
    pages = [page(name, "road", way("a"), way("b")) for name in ("9-2", "9-3")]
    test = {"do": "test", "seek": ["red"], "seeker": "feyn", "won": "9-2", "lost": "9-3"}
    match = start("asha", "khor", play={"read": "9-1"}, stories=[page("9-1", "road", do=[test]), *pages])
    assert match.state.page == "9-3"
