"""The heuristic bot of Talisman: it plays by what its seat may see, sensibly, and better than chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.bots import Seen, maker, names
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
    option, _ = maker("heuristic", "talisman")(random.Random(1)).choose(Seen(match, window, seat))
    return seat, option.id


def test_it_beats_chance() -> None:
    report = simulate("talisman", 12, ["random", "heuristic", "random"], seed=3, options={"characters": "random"})
    assert (report.finished, report.errors) == (12, 0)
    assert report.wins[1] >= 11


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
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
            match.take(window, seat, *maker("heuristic", "talisman")(rng).choose(Seen(match, window, seat)))
    assert compared > 300


def asked(hero: dict[str, Any], *, dice: tuple[int, ...] = (), play: tuple[str, ...] = (), **given: Any) -> str:
    """What the bot chooses in this situation, after these answers."""
    hero = {"character": "warrior", "fate": 0, "lives": 4, "alignment": "neutral", "spells": [], **hero}
    seats = [hero, {"character": "dwarf", "space": "castle", "spells": [], **given.pop("other", {})}]
    scenario = Scenario(
        game="talisman", about="a choice", options={"asking": "always"}, given={"seats": seats, **given},
        dice=list(dice),
    )  # fmt: skip
    match = prepare(scenario, GAME)
    match.begin()
    for option in play:
        match.answer(0, match.offers(0)[0].decision, option)
    seat, chosen = choice(match)
    assert seat == 0
    return chosen


def test_it_goes_where_it_can_win_the_fight() -> None:
    """Two dragons to the left, a goblin to the right."""
    spaces = {"city": ["dragon", "dragon"], "woods-10": ["goblin"]}
    assert asked({"space": "fields-11", "lives": 2}, dice=(1,), spaces=spaces) == "go:right"


def test_it_goes_where_something_good_lies() -> None:
    spaces = {"woods-10": ["magic-belt"], "city": ["silver-vein"]}
    assert asked({"space": "fields-11"}, dice=(1,), spaces=spaces) == "go:right"


@pytest.mark.parametrize(("lives", "way"), [(1, "way:heal"), (5, "way:pray")])
def test_it_heals_when_hurt(lives: int, way: str) -> None:
    priest = {"character": "priest", "space": "hills-5", "alignment": "good", "lives": lives, "spells": []}
    assert asked(priest, dice=(1,), play=("go:left",)) == way


def test_it_uses_fate_where_that_can_turn_a_fight_and_not_where_it_is_won() -> None:
    goblin: dict[str, Any] = {"spaces": {"fields-7": ["goblin"]}}
    dwarf = {"character": "dwarf", "space": "chapel", "strength": 4, "fate": 3, "lives": 2}
    other = {"other": {"character": "troll"}}
    assert asked(dwarf, dice=(1, 1, 6), play=("go:left",), **goblin, **other) == "reroll"
    assert asked(dwarf, dice=(1, 6, 1), play=("go:left",), **goblin, **other) == "keep"


@pytest.mark.parametrize(("strength", "chosen"), [(4, "cast:immobility"), (9, "fight")])
def test_it_evades_only_what_it_fears(strength: int, chosen: str) -> None:
    hero = {"character": "wizard", "space": "chapel", "strength": strength, "spells": ["immobility"], "lives": 2}
    play = ("pass", "go:left")
    assert asked(hero, dice=(1,), play=play, spaces={"fields-7": ["dragon"]}) == chosen


def test_it_trades_trophies_as_soon_as_they_pay_without_waste() -> None:
    assert asked({"space": "chapel", "trophies": ["serpent"]}, dice=(1,)) == "trade:strength"
    assert asked({"space": "chapel", "trophies": ["bear"]}, dice=(1,)) != "trade:strength"


def test_it_buys_a_weapon_and_keeps_no_coin_for_a_second_it_cannot_use() -> None:
    play = ("go:right", "way:blacksmith")
    assert asked({"space": "fields-1", "gold": 3}, dice=(1,), play=play) in ("buy:sword", "buy:axe")
    monk = {"character": "monk", "space": "fields-1", "gold": 2}
    assert asked(monk, dice=(1,), play=play) != "buy:sword"


@pytest.mark.parametrize(
    ("hero", "chosen"),
    [
        ({"strength": 12, "talisman": True}, "go:portal"),
        ({"strength": 12}, "not"),  # without a Talisman
        ({"strength": 5, "talisman": True}, "not"),  # too weak
    ],
)
def test_it_goes_for_the_crown_when_it_is_strong_and_has_a_talisman(hero: dict[str, Any], chosen: str) -> None:
    answer = asked({"space": "portal-of-power", **hero}, dice=(3,))
    assert (answer == "go:portal") == (chosen == "go:portal")


def test_it_meets_the_dragon_with_what_it_is_better_at() -> None:
    hero = {"space": "valley-of-fire", "talisman": True, "lives": 4}
    assert asked(hero | {"strength": 11}, play=("advance:crown-of-command",)) == "battle"
    assert asked(hero | {"craft": 11}, play=("advance:crown-of-command",)) == "psychic"


def test_it_takes_the_talisman_of_whom_it_beats() -> None:
    hero = {"space": "runes-14", "strength": 9, "alignment": "evil"}
    beaten = {"character": "dwarf", "fate": 0, "talisman": True, "objects": ["water-flask"]}
    play = ("go:left", "meet:1")
    assert asked(hero, dice=(1, 6, 6, 1), play=play, other=beaten) == "take-object:talisman"


def test_a_game_without_such_a_bot_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert names("talisman") == ["heuristic", "random"]
    assert main(["simulate", "grail-party", "--games", "1", "--seats", "heuristic,random"]) == 2
    assert capsys.readouterr().err == "There is no bot 'heuristic' for grail-party, only: random.\n"
