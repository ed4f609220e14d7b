"""The countdown: gems for the White Tomb, and the two quests that stop it."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import SKILLLESS, Story, asked, expire, gems, menu, play, start, told


def at_the_tomb(*seats: dict[str, Any], **given: Any) -> Story:
    """She sits on the tomb, which lies on slot s1; the Guide has just taken the Divine Hand."""
    return start(
        *seats,
        begin="dragon",
        dragon="s1",
        armed=True,
        sealed=True,
        slots={"s1": "white-tomb"},
        revealed=["s1"],
        **given,
    )


@pytest.mark.rule(
    "reflets.countdown.guide-draws-and-places-a-gem",
    "reflets.countdown.dragon-no-longer-moves",
)
def test_the_guide_draws_a_gem_for_the_tomb() -> None:
    match = at_the_tomb({"at": "c4"}, draw={"bank": ["violet"]})
    assert match.state.tomb.cards == ["violet"]
    assert match.state.dragon == "s1"
    assert gems(match, 0) == 5
    assert asked(match) == {0: "ask-blessing"}


@pytest.mark.rule("reflets.countdown.duplicate-colour-is-kept")
def test_a_second_gem_of_a_colour_is_the_guides() -> None:
    match = at_the_tomb({"at": "c4"}, tomb=["violet"], draw={"bank": ["violet"]})
    assert match.state.tomb.cards == ["violet"]
    assert gems(match, 0) == 6
    assert told(match, "gem-gained") == [{"seat": "@seat.0", "gem": "@text.gem-violet", "before": 5, "after": 6}]


@pytest.mark.rule("reflets.countdown.starts-on-the-next-guide-turn")
def test_it_starts_with_the_next_guides_turn() -> None:
    match = start(
        {"at": "c12", "gems": []}, {"at": "c12"}, {"at": "c12"}, begin="dragon", dragon="c3",
        slots={"s1": "white-tomb"},
        draw={"bank": ["red", "blue"]}, dice=(1, 1),
    )  # fmt: skip
    play(match, "0 room:s1")
    assert match.state.tomb.cards == []


@pytest.mark.rule("reflets.countdown.five-colours-eliminate-abyss-teams", "reflets.end.countdown-finished")
def test_the_fifth_colour_ends_the_game() -> None:
    match = at_the_tomb(
        {"at": "c4", "heroes": SKILLLESS, "worn": {"enough-rope": "tom-scram"}},
        {"at": "40", "gone": "shut", "heroes": ["mikau"]},
        {"at": "56", "heroes": ["enoriel"]},
        tomb=["red", "orange", "violet", "green"], draw={"bank": ["blue"]},
    )  # fmt: skip
    assert match.over
    assert [team.gone for team in match.state.seats] == ["rip", "shut", "rip"], "on the sealed Door is inside (A49)"
    assert match.state.seats[0].gear.cards == ["enough-rope"]
    over = next(event for event in match.events if event.key == "game-over")
    assert over.rules == ("reflets.end.countdown-finished",)


@pytest.mark.rule("reflets.countdown.only-two-quests-stop-it")
def test_two_quests_stop_it_once_the_relic_token_is_placed() -> None:
    placed = {"at": "c4", "quest": ["chromatic-effect"], "relic_at": "s10"}
    match = at_the_tomb(placed)
    assert menu(match, 0) == {"draw", "activate"}
    play(match, "0 activate")
    assert match.state.halted
    assert match.state.tomb.cards == []
    assert match.state.seats[0].shown
    other = at_the_tomb({"at": "c4", "quest": ["body-of-evidence"], "relic_at": "s3"})
    assert asked(other) == {0: "ask-blessing"}, "any other quest can only draw"


@pytest.mark.rule(
    "reflets.countdown.forgotten-draw-claim",
    "reflets.countdown.claimant-must-draw",
    "reflets.countdown.claimant-keeps-duplicate",
)
def test_whoever_calls_draws_and_keeps_a_duplicate() -> None:
    match = at_the_tomb({"at": "c4"}, timed=True, tomb=["violet"], draw={"bank": ["red", "violet"]})
    expire(match, 0)
    play(match, "2 dragonne", "1 pass")
    assert match.state.tomb.cards == ["violet"]
    assert gems(match, 2) == 7, "one for the call, and the duplicate"
    assert gems(match, 0) == 5


@pytest.mark.rule("reflets.ghost.option-hasten-the-dragon")
def test_a_ghost_adds_a_gem_to_the_countdown() -> None:
    match = at_the_tomb({"at": "c4"}, hurry=1, draw={"bank": ["violet", "red"]})
    assert sorted(match.state.tomb.cards) == ["red", "violet"]
    assert match.state.hurry == 0
    move = start(begin="dragon", dragon="red-3", hurry=1)
    assert move.state.dragon == "red-5"
