"""The heuristic bot of Tainted Grail: it knows no more than its seat, gets through days, and does what is sensible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.bots.tainted_grail.goals import Goals
from roundtable.bots.tainted_grail.worth import Worth
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

GAME = games.get("tainted-grail")


def bots(match: Match[Any, Any], name: str = "heuristic") -> list[Any]:
    return [maker(name, "tainted-grail")(random.Random(seat)) for seat in range(match.setup.seats)]


def given(*seats: dict[str, Any], seed: str = "1", **more: Any) -> Match[Any, Any]:
    """A situation of the real Campaign."""
    people = [{"at": "101", **seat} for seat in seats]
    scenario = Scenario(game="tainted-grail", about="", seats=len(people), seed=seed,
                        given={"seats": people, "sites": {"101": 8}, **more})  # fmt: skip
    match = prepare(scenario, GAME)
    match.table.core.chance.dice = None
    match.begin()
    return match


def chosen(match: Match[Any, Any]) -> str:
    window = match.windows[0]
    return str(bots(match)[window.seats[0]].choose(Seen(match, window, window.seats[0]))[0].id)


def by_bots(match: Match[Any, Any], most: int = 1500, name: str = "heuristic", until_day: int = 99) -> int:
    """Until the first Chapter is over, or all is lost; how many decisions that took."""
    players, rng, count = bots(match, name), random.Random(0), 0
    while match.windows and match.state.chapter == 1 and not match.state.failed and match.state.day < until_day:
        window = match.windows[0]
        seat = window.seats[int(rng.random() * len(window.seats))]
        match.take(window, seat, *players[seat].choose(Seen(match, window, seat)))
        count += 1
        assert count < most, f"a day without end: {match.windows[0].prompt.key}"
    return count


@pytest.mark.parametrize("seats", [1, 3])
def test_the_same_is_chosen_whatever_is_dealt_anew_behind_its_back(seats: int) -> None:
    match = Match.start(GAME, Setup(seats, "hidden"))
    rng, compared = random.Random(5), 0
    while match.windows and match.state.chapter == 1 and compared < 90:
        window = match.windows[0]
        seat = window.seats[0]
        options = []
        for key in (b"one deal, or one", b"another deal....", b"and a third deal"):
            other = match.imagine(seat, key)
            again = next(each for each in other.windows if seat in each.seats)
            options.append(maker("heuristic", "tainted-grail")(random.Random(1)).choose(Seen(other, again, seat))[0].id)
        assert len(set(options)) == 1, (window.prompt.key, options)
        menu = window.menu(seat)
        match.take(window, seat, next(each for each in menu if each.id == options[0]), 0)
        compared += 1
        if rng.random() < 0.1:  # a little off its own way now and then
            window = match.windows[0] if match.windows else None
            if window is not None:
                match.take(window, window.seats[0], rng.choice(list(window.menu(window.seats[0]))), 0)
    assert compared > 30


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_days(seats: int) -> None:
    match = Match.start(GAME, Setup(seats, "days"))
    by_bots(match, until_day=4)
    assert match.state.day == 4 or match.state.chapter == 2
    assert not match.state.failed
    assert all(one.health > 0 for one in match.state.seats)


def test_it_goes_where_the_quest_is() -> None:
    match = given({}, now="round", quests=["quest-1"], sites={"101": 8, "102": -1, "103": -1, "104": -1, "105": -1})
    assert chosen(match) == "travel:104"


def test_it_lights_the_stone_that_the_quest_wants_once_the_price_is_there() -> None:
    rich = {"at": "108", "food": 9, "wealth": 6, "magic": 7, "rep": 1, "energy": 6, "secrets": ["secret-1"]}
    sites = {"101": 8, "104": -1, "105": -1, "108": -1}
    match = given(rich, now="round", quests=["quest-2"], sites=sites)
    assert chosen(match) == "inspect"


def test_it_uses_what_makes_a_rite_cheaper_where_it_could_not_pay_otherwise() -> None:
    """Else it would look at the stone again and again."""
    poor = {
        "at": "108",
        "food": 9,
        "wealth": 6,
        "magic": 7,
        "rep": 1,
        "energy": 3,
        "secrets": ["secret-1"],
        "items": ["peat-bricks"],
    }
    match = given(poor, now="round", quests=["quest-2"], sites={"101": 8, "104": -1, "105": -1, "108": -1})
    player, asked = bots(match)[0], 0
    while match.state.sites["108"].dial < 0 and match.state.day == 1:
        window = match.windows[0]
        match.take(window, 0, *player.choose(Seen(match, window, 0)))
        asked += 1
        assert asked < 20
    assert match.state.sites["108"].dial > 0


def test_it_sets_the_dial_anew_before_the_light_goes_out() -> None:
    one = {"food": 6, "magic": 4, "energy": 4, "secrets": ["secret-1"]}
    assert chosen(given(one, now="round", sites={"101": 0})) == "inspect"
    assert chosen(given(one, now="round", sites={"101": 1})) != "inspect", "a day of light would be lost"


def test_on_the_last_day_of_light_it_keeps_the_energy_for_the_way_to_the_stone() -> None:
    """What one of them still has to find is paid together with what the others carry."""
    one = {"food": 3, "magic": 4, "secrets": ["secret-1"], "energy": 4}
    hunter = {"who": "cadoc", "at": "102", "energy": 1, "food": 0, "wealth": 0}
    day = {"now": "round", "quests": ["quest-2"]}
    last = given(hunter, {**one, "who": "maren", "at": "101"}, sites={"101": 0, "102": -1}, **day)
    assert bots(last)[0].choose(Seen(last, last.windows[0], 0))[0].id == "travel:101"
    early = given(hunter, {**one, "who": "maren", "at": "101"}, sites={"101": 4, "102": -1}, **day)
    assert bots(early)[0].choose(Seen(early, early.windows[0], 0))[0].id != "travel:101"


def test_food_for_the_stone_is_not_eaten_on_the_last_night_before_the_light_goes_out() -> None:
    one = {"who": "maren", "food": 1, "magic": 1, "health": 7, "secrets": ["secret-1"]}
    assert chosen(given(one, now="night", sites={"101": 1})) == "fast"
    assert chosen(given(one, now="night", sites={"101": 5})) == "eat"
    assert chosen(given({**one, "health": 3}, now="night", sites={"101": 1})) == "eat"


def test_silver_is_worth_more_while_food_is_missing_for_a_stone() -> None:
    def worth(**more: Any) -> float:
        match = given({"who": "maren", "secrets": ["secret-1"], **more}, now="round", sites={"101": 1})
        table = match.table
        return Worth(table, 0, Goals(table)).good("wealth")

    assert worth(food=0, wealth=0) > worth(food=9, wealth=0)
    assert worth(food=0, wealth=9) == worth(food=9, wealth=9), "there is enough to buy it with"


def test_whoever_is_hurt_eats_and_whoever_is_well_is_not_asked() -> None:
    assert chosen(given({"food": 2, "health": 4, "most_health": 9}, now="night")) == "eat"
    well = given({"who": "maren", "food": 2, "terror": 0}, now="night")
    assert not {"eat", "fast"} & {option.id for window in well.windows for option in window.menu(0)}


def test_food_goes_to_who_has_none_and_never_back() -> None:
    match = given({"food": 3, "health": 4, "most_health": 9}, {"food": 0, "health": 4, "most_health": 9}, now="night")
    players, traded = bots(match), 0
    while match.windows and match.windows[0].prompt.key in ("ask-before-rest", "ask-trade"):
        window = match.windows[0]
        seat = window.seats[0]
        option, _ = players[seat].choose(Seen(match, window, seat))
        traded += option.verb == "hand-over"
        match.take(window, seat, option, 0)
    assert traded == 1
    assert [one.food for one in match.state.seats] == [2, 1]


def test_nobody_who_would_not_survive_it_picks_a_fight() -> None:
    """The bout at the Fair: a strong Character may go for it, a dying one leaves."""
    weak = given({"who": "maren", "at": "103", "health": 2, "energy": 2}, now="round", sites={"101": 8, "103": -1})
    assert chosen(weak) not in ("location-action:103", "explore")


def test_it_escapes_before_two_blows_that_would_kill() -> None:
    match = given({"who": "maren", "health": 3, "energy": 2, "combat": ["blue-combat-4"] * 15},
                  fight={"card": "drowned-choir", "fresh": True})  # fmt: skip
    escaped = False
    players = bots(match)
    while match.windows and match.state.fights:
        window = match.windows[0]
        option, _ = players[0].choose(Seen(match, window, 0))
        escaped = escaped or option.verb == "escape"
        match.take(window, 0, option, 0)
    assert escaped


def test_it_wins_a_fight_that_random_players_lose() -> None:
    won = {"heuristic": 0, "random": 0}
    for name in won:
        for number in range(6):
            match = given({"who": "maren"}, seed=f"fight-{number}", fight={"card": "stray-sow", "fresh": True})
            match.table.telling = True
            player = bots(match, name)[0]
            while match.windows and match.state.fights:
                window = match.windows[0]
                match.take(window, 0, *player.choose(Seen(match, window, 0)))
            over = [event for event in match.events if event.key == "fight-over"]
            won[name] += dict(over[-1].params)["outcome"] == "@text.fight-won"
    assert won["heuristic"] > won["random"]


def test_it_finishes_chapters_that_random_players_do_not() -> None:
    finished = {"heuristic": 0, "random": 0}
    for name in finished:
        for seed in ("a", "b", "c"):
            match = Match.start(GAME, Setup(1, seed))
            by_bots(match, 4000, name, until_day=16)
            finished[name] += match.state.chapter == 2
    assert finished["heuristic"] > finished["random"]
