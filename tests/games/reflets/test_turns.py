"""Turns: the Divine Hand, the end of a turn, Ghost Guides, and coming back."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.scene import SeatPanel

from .tables import SKILLLESS, asked, gems, menu, pass_all, play, start, told


@pytest.mark.rule(
    "reflets.roles.divine-hand-marks-active-player",
    "reflets.roles.guide-has-a-team-in-play",
    "reflets.roles.guide-turn-is-five-steps",
    "reflets.roles.all-others-are-adversaries",
)
def test_a_guides_turn_goes_from_the_dragon_to_its_end() -> None:
    match = start(
        {"at": "9", "heroes": SKILLLESS}, begin="turn", dragon="red-3", dice=(1,), draw={"bank": ["blue", "green"]}
    )
    assert told(match, "turn-begins") == [{"seat": "@seat.0"}]
    assert match.state.dragon == "red-4"
    play(match, "0 pass", "0 walk")
    assert match.state.seats[0].at == "10"
    play(match, "0 done")
    assert match.state.guide == 1
    keys = [event.key for event in match.events]
    order = [
        keys.index(key) for key in ("turn-begins", "dragon-moves", "golden-parked", "imprevu-drawn", "hand-passed")
    ]
    assert order == sorted(order)


@pytest.mark.rule(
    "reflets.end-turn.pass-hand-and-golden-die-left",
    "reflets.end-turn.draw-an-imprevu",
    "reflets.end-turn.hurry-the-dawdler",
)
def test_the_end_of_a_turn() -> None:
    match = start(begin="end", guide=2, golden=4)
    assert len(match.state.seats[2].hand) == 1
    assert match.state.guide == 0, "the left-hand neighbour of the last seat is the first"
    assert match.state.golden == 0


@pytest.mark.rule("reflets.end-turn.discard-down-from-four", "reflets.limits.hand-of-three-imprevus")
def test_a_fourth_imprevu_costs_one() -> None:
    match = start({"hand": ["frog", "sphinx", "gorgon"]}, begin="end", draw={"imprevus": ["werewolf"]})
    assert menu(match, 0) == {"discard:frog", "discard:sphinx", "discard:gorgon", "discard:werewolf"}
    play(match, "0 discard:sphinx")
    assert match.state.imprevu_discard.cards == ["sphinx"]
    assert match.state.guide == 1


# --- ghosts ---


@pytest.mark.rule(
    "reflets.roles.ghost-guide-has-no-team-in-play",
    "reflets.roles.ghost-turn-is-two-steps",
    "reflets.ghost.three-ways-in",
    "reflets.ghost.draws-a-gem-first",
    "reflets.ghost.may-pay-one-gem-for-one-option",
    "reflets.ghost.no-dragon-step",
    "reflets.ghost.passes-hand-and-die-left",
)
@pytest.mark.parametrize("why", ["rip", "left", "shut"])
def test_a_ghost_draws_a_gem_and_may_pay_for_one_thing(why: str) -> None:
    heroes = [] if why == "rip" else SKILLLESS
    match = start({"gone": why, "heroes": heroes, "gems": [], "spent": ["blue-peril"]}, begin="turn", dragon="red-9")
    assert gems(match, 0) == 1
    assert match.state.dragon == "red-9"
    assert menu(match, 0) == {"hasten", "draw-imprevu", "haunt", "pass"}
    play(match, "0 pass")
    assert gems(match, 0) == 1
    assert match.state.seats[0].hand.cards == [], "no Imprévu at a ghost's end of turn"
    assert match.state.guide == 1


@pytest.mark.rule("reflets.ghost.option-hasten-the-dragon")
def test_a_ghost_hastens_the_dragon() -> None:
    match = start({"gone": "rip", "heroes": []}, {"at": "30"}, {"at": "30"}, begin="turn", dragon="red-9")
    play(match, "0 hasten", "0 gem:red")
    assert match.state.dragon == "red-11", "the next Guide's move is one longer"


@pytest.mark.rule("reflets.ghost.option-draw-an-imprevu")
def test_a_ghost_draws_an_imprevu() -> None:
    match = start({"gone": "rip", "heroes": []}, begin="turn")
    play(match, "0 draw-imprevu", "0 gem:red")
    assert len(match.state.seats[0].hand) == 1


@pytest.mark.rule("reflets.ghost.option-place-a-token-in-the-abyss")
def test_a_ghost_lays_a_token_in_the_corridor() -> None:
    match = start(
        {"gone": "rip", "heroes": [], "spent": ["blue-peril"], "waiting": ["blue-purse"]}, {"at": "c3"}, begin="turn"
    )
    play(match, "0 haunt", "0 gem:red")
    assert "space:c3" not in menu(match, 0)
    play(match, "0 space:c4")
    assert menu(match, 0) >= {"lay:blue-peril", "lay:blue-purse"}
    play(match, "0 lay:blue-peril")
    assert match.state.spots["c4"].cards == ["blue-peril"]


@pytest.mark.rule("reflets.ghost.may-come-back-with-new-heroes", "reflets.blessing.dilemma-answered-by-a-dilemma")
def test_a_wiped_out_team_comes_back_by_answering_a_divine_dilemma() -> None:
    match = start(
        {"hand": ["all-this-for-a-sock"], "at": "9"},
        {"gone": "rip", "heroes": [], "at": "9", "hand": ["im-holding-auditions"]},
        draw={"heroes": ["mikau", "enoriel", "petal"], "loot": ["enough-rope", "left-sock"]},
    )  # fmt: skip
    play(match, "0 dilemma:all-this-for-a-sock", "1 dah", "2 pass")
    pass_all(match, "wear", "done")
    play(match, "1 dilemma:im-holding-auditions", "1 join:mikau")
    team = match.state.seats[1]
    assert (team.gone, team.at) == ("", "10"), "its space is occupied, so the next free one (ruling A75)"
    play(match, "1 dismiss:enoriel", "1 join:petal")
    assert match.state.seats[1].heroes.cards == ["mikau", "petal"]


def test_outside_a_sealed_door_a_team_that_comes_back_is_shut_out() -> None:
    match = start(
        {"hand": ["sign-here-here-and-here"], "at": "c9"},
        {"gone": "rip", "heroes": [], "at": "9", "hand": ["im-holding-auditions"]}, sealed=True, dragon="c1",
        draw={"heroes": ["mikau", "enoriel", "petal"]},
    )  # fmt: skip
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:red")
    play(match, "1 dilemma:im-holding-auditions", "1 join:mikau")
    assert match.state.seats[1].gone == "shut"


@pytest.mark.rule("reflets.end.no-team-left-in-play")
def test_the_game_ends_when_no_team_is_left() -> None:
    match = start({"at": "23", "heroes": SKILLLESS}, {"gone": "left"}, {"gone": "shut"}, begin="dragon", dragon="21")
    play(match, "0 advance", "0 pass")
    assert match.over
    assert told(match, "game-over") == [{}]


@pytest.mark.rule("reflets.end.no-team-left-in-play")
def test_a_ghosts_turn_with_nobody_in_play_ends_the_game() -> None:
    match = start({"gone": "left"}, {"gone": "left"}, {"gone": "left"}, begin="turn")
    play(match, "0 pass")
    assert match.over
    assert asked(match) == {}


def test_a_ghost_without_tokens_has_none_to_lay() -> None:
    ghost = {"gone": "rip", "heroes": [], "gems": ["red"], "waiting": []}
    match = start(ghost, begin="turn")
    assert menu(match, 0) == {"hasten", "draw-imprevu", "pass"}


@pytest.mark.rule("reflets.ghost.option-place-a-token-in-the-abyss")
@pytest.mark.parametrize(
    ("own", "token"),
    [
        ({"waiting": ["blue-purse", "blue-peril"]}, "blue-peril"),
        ({"spent": ["blue-vision", "blue-peril"], "waiting": ["blue-purse"]}, "blue-purse"),
        ({"spent": ["blue-vision", "blue-peril"], "waiting": ["blue-purse"]}, "blue-vision"),
    ],
)
def test_a_ghost_lays_a_waiting_or_a_used_token_unseen(own: dict[str, Any], token: str) -> None:
    match = start({"gone": "left", "heroes": [], "gems": [], **own}, {"at": "9"}, begin="turn")
    play(match, "0 haunt", "0 space:c2")
    assert match.windows[0].veiled
    play(match, f"0 lay:{token}")
    assert match.state.spots["c2"].cards == [token]
    team = match.state.seats[0]
    left = [each for pile in (team.waiting["blue"], team.spent["blue"]) for each in pile.cards]
    assert token not in left
    assert len(left) == len([each for tokens in own.values() for each in tokens]) - 1


@pytest.mark.rule("reflets.ghost.may-come-back-with-new-heroes")
@pytest.mark.parametrize(("door", "gone"), [(True, ""), (False, "shut")])
def test_on_a_sealed_door_only_a_team_that_had_passed_it_comes_back_to_play(door: bool, gone: str) -> None:
    match = start(
        {"at": "c5", "door": True, "heroes": ["mikau"], "hand": ["sign-here-here-and-here"]},
        {"at": "56", "gone": "rip", "heroes": [], "door": door, "hand": ["im-holding-auditions"]},
        {"at": "c9", "door": True}, sealed=True, dragon="c1", draw={"heroes": ["enoriel", "petal", "alatarriel"]},
    )  # fmt: skip
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:red")
    play(match, "1 dilemma:im-holding-auditions", "1 join:enoriel")
    assert match.state.seats[1].gone == gone


@pytest.mark.rule("reflets.ghost.may-come-back-with-new-heroes")
def test_a_team_that_comes_back_takes_its_equipment_up_again() -> None:
    match = start(
        {"at": "15", "heroes": SKILLLESS, "hand": ["sign-here-here-and-here"]},
        {"at": "9", "gone": "rip", "heroes": [], "gear": ["left-sock"], "hand": ["im-holding-auditions"]},
        draw={"heroes": ["enoriel", "petal", "alatarriel"]},
    )  # fmt: skip
    play(match, "0 dilemma:sign-here-here-and-here", "1 dah", "2 pass", "0 colour:red")
    play(match, "1 dilemma:im-holding-auditions", "1 join:enoriel", "1 wear:enoriel")
    assert match.state.seats[1].worn == {"left-sock": "enoriel"}


def test_a_full_board_enrols_nobody() -> None:
    match = start({"at": "15", "heroes": SKILLLESS, "hand": ["im-holding-auditions"]})
    play(match, "0 dilemma:im-holding-auditions", "1 pass", "2 pass")
    assert told(match, "hero-turned-up") == []
    assert len(match.state.seats[0].heroes) == 5


@pytest.mark.rule("reflets.ghost.option-place-a-token-in-the-abyss")
def test_a_sadist_haunts_the_abyss_without_the_peril_token() -> None:
    own = {"gone": "left", "heroes": [], "gems": [], "spent": ["blue-peril", "blue-purse"], "grades": ["sadistic-acid"]}
    match = start(own, {"at": "9"}, begin="turn")
    play(match, "0 haunt", "0 space:c2")
    assert menu(match, 0) == {"lay:blue-purse"}


def test_whoever_looks_sees_the_gems_a_ghost_pays_with() -> None:
    match = start({"gone": "rip", "heroes": [], "gems": ["red"]}, begin="turn")
    panel = next(part for part in match.scene(1).parts if isinstance(part, SeatPanel) and part.seat == 0)
    numbers = {number.id: number.value for number in panel.numbers}
    assert numbers["gems"] == 2
    assert "heroes" not in numbers
