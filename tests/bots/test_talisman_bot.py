"""The heuristic bot of Talisman: it plays by what its seat may see, sensibly, and better than chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.bots import maker, names
from roundtable.cli import main
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.simulate import simulate

GAME = games.get("talisman")


def playing(seats: int, seed: str, **options: Any) -> Match[Any, Any]:
    return Match.start(GAME, Setup(seats=seats, seed=seed, options={"characters": "random", **options}))


def choice(match: Match[Any, Any]) -> tuple[int, str]:
    """The seat that is asked, and what the bot would choose for it."""
    window = match.windows[0]
    seat = window.seats[0]
    option, _ = maker("heuristic", "talisman")(random.Random(1)).choose(match, window, seat)
    return seat, option.id


def test_it_beats_chance() -> None:
    report = simulate("talisman", 12, ["random", "heuristic", "random"], seed=3, options={"characters": "random"})
    assert (report.finished, report.errors) == (12, 0)
    assert report.wins[1] >= 11


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(
    "variant", [{}, {"victory": "race", "toads": "clumsy"}, {"mortality": True, "characters": "two"}]
)
def test_it_plays_every_variant_to_its_end(seats: int, variant: dict[str, Any]) -> None:
    report = simulate("talisman", 1, ["heuristic"] * seats, seed=seats, options={"rounds": 100, **variant})
    assert (report.finished, report.errors, report.failures) == (1, 0, [])


def test_what_it_chooses_does_not_depend_on_what_it_cant_know() -> None:
    """Others' spells and the order of the decks are dealt anew; it chooses the same."""
    compared = 0
    for number in range(6):
        match = playing(4, f"hidden-{number}", rounds=25)
        rng = random.Random(number)
        for _ in range(200):
            if match.over:
                break
            seat, chosen = choice(match)
            if compared % 3 == 0:
                assert choice(match.imagine(seat, b"another deal %d" % compared)) == (seat, chosen)
            compared += 1
            window = match.windows[0]
            match.take(window, seat, *maker("heuristic", "talisman")(rng).choose(match, window, seat))
    assert compared > 300


@pytest.mark.parametrize(
    ("given", "dice", "play", "chosen"),
    [
        # A dragon it can't beat to the left, a goblin to the right.
        ({"space": "fields-11", "strength": 4}, [1], [], "go:right"),
        # One point short in a fight, with a good die to come: Fate.
        (
            {"character": "dwarf", "space": "chapel", "strength": 4, "fate": 3, "spaces": {"fields-7": ["goblin"]}},
            [1, 1, 6],
            ["go:left"],
            "reroll",
        ),
    ],
)
def test_it_does_what_a_sensible_person_does(
    given: dict[str, Any], dice: list[int], play: list[str], chosen: str
) -> None:
    spaces = given.pop("spaces", {"city": ["dragon", "dragon"], "woods-10": ["goblin"]})
    hero = {"character": "warrior", "fate": 0, "lives": 2, "alignment": "neutral", **given}
    seats = [hero, {"character": "troll", "space": "castle"}]
    scenario = Scenario(game="talisman", about="a choice", given={"seats": seats, "spaces": spaces}, dice=dice)
    match = prepare(scenario, GAME)
    match.begin()
    for option in play:
        offer = match.offers(0)[0]
        match.answer(0, offer.decision, option)
    assert choice(match) == (0, chosen)


def test_a_game_without_such_a_bot_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert names("talisman") == ["heuristic", "random"]
    assert main(["simulate", "grail-party", "--games", "1", "--seats", "heuristic,random"]) == 2
    assert capsys.readouterr().err == "There is no bot 'heuristic' for grail-party, only: random.\n"
