"""Many matches: the same seed gives the same matches, wherever they are played, and a failure can be brought back."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.kernel.toy import TOY, Round, Toy, ToyState, Walks, play_round, walks

from roundtable import games
from roundtable.bots import RandomBot
from roundtable.kernel.errors import BadSetup, DamagedSave, RoundtableError, Runaway
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.kernel.state import Core
from roundtable.kernel.table import Table
from roundtable.kernel.windows import Rules
from roundtable.simulate import Report, play, simulate
from roundtable.simulate.many import CHUNK, MOST_FAILURES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a game among the registered ones, as `toy`."""

    def register(game: Game[Any, Any] = TOY) -> str:
        module = ModuleType("a_toy_for_simulations")
        module.GAME = game  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "a_toy_for_simulations", module)
        monkeypatch.setitem(games.MODULES, "toy", "a_toy_for_simulations")
        return "toy"

    return register


def outcome(report: Report) -> tuple[Any, ...]:
    """All of a report that does not depend on the machine."""
    return report.games, report.finished, report.errors, report.decisions, report.outcomes, report.wins, report.failures


def test_the_same_seed_gives_the_same_matches(toy: Any) -> None:
    one, two, other = (simulate(toy(), 40, ["random"] * 3, seed=seed) for seed in (7, 7, 8))

    assert outcome(one) == outcome(two)
    assert outcome(one) != outcome(other)


def test_two_workers_play_the_matches_that_one_does(toy: Any) -> None:
    number = 3 * CHUNK + 5

    alone, shared = (simulate(toy(), number, ["random"] * 2, seed=3, workers=workers) for workers in (1, 2))

    assert outcome(alone) == outcome(shared)
    assert alone.games == alone.finished == number


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_by_two_workers_as_by_one(name: str) -> None:
    seats = ["random"] * games.get(name).least_seats

    alone, shared = (simulate(name, CHUNK + 3, seats, seed=5, workers=workers) for workers in (1, 2))

    assert outcome(alone) == outcome(shared)
    assert alone.errors == 0
    assert alone.finished == CHUNK + 3
    assert sum(alone.outcomes.values()) == CHUNK + 3
    assert alone.decisions > 0


def test_one_match_of_a_run_can_be_played_alone(toy: Any) -> None:
    whole = simulate(toy(), 12, ["random", "random"], seed=4)

    decisions = 0
    for number in range(12):
        seed = f"4-{number}"
        rng = Random(seed)
        match = Match.start(TOY, Setup(seats=2, seed=seed))
        decisions += play(match, [RandomBot(rng), RandomBot(rng)], rng)

    assert decisions == whole.decisions


def test_options_reach_the_matches(toy: Any) -> None:
    one, two = (simulate(toy(), 10, ["random"] * 2, options={"tokens": tokens}) for tokens in (1, 2))

    assert outcome(one) != outcome(two)


def test_progress_is_told_up_to_the_last_match(toy: Any) -> None:
    told: list[int] = []

    simulate(toy(), CHUNK + 1, ["random"] * 2, progress=told.append)

    assert told == [CHUNK, CHUNK + 1]


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"number": 0}, "The number of games must be 1 or more."),
        ({"number": -5}, "The number of games must be 1 or more."),
        ({"workers": 0}, "The number of workers must be 1 or more."),
        ({"seats": ["random"] * 9}, "toy is for 2 to 4 seats, not 9."),
        ({"seats": []}, "toy is for 2 to 4 seats, not 0."),
        ({"seats": ["random", "randon"]}, "There is no bot 'randon'. Did you mean 'random'?"),
        ({"options": {"speed": 1}}, "toy has no option 'speed'; its options: tokens."),
        ({"options": {"tokens": "9"}}, "Option 'tokens' of toy can't be '9', only: 1, 2."),
        ({"game": "tyo"}, "There is no game 'tyo'. Did you mean 'toy'?"),
    ],
)
def test_what_can_t_be_played_is_said_before_anything_is(toy: Any, how: dict[str, Any], says: str) -> None:
    with pytest.raises(RoundtableError) as caught:
        simulate(**({"game": toy(), "number": 1, "seats": ["random"] * 2} | how))

    assert str(caught.value) == says


# --- games that are broken ---


def broken_round(table: Table[ToyState, Mapping[str, int]], step: Round) -> Rules[None]:
    """The rules of a round, with a mistake in the second."""
    if step.number == 2:
        raise KeyError("lost")
    yield from play_round(table, step)


class BrokenToy(Toy):
    steps = {**Toy.steps, Round: broken_round}


class NeverStarts(Toy):
    def start(self, core: Core, setup: Setup, content: Mapping[str, int]) -> ToyState:
        raise ZeroDivisionError("no seats")


class BrokenMenu(Toy):
    def free(self, table: Table[ToyState, Mapping[str, int]], seat: int) -> list[Any]:
        if table.core.decisions > 9 and table.answered % 7 == 3:
            raise AttributeError("no such player")
        return []


def stops(table: Table[ToyState, Mapping[str, int]], step: Round) -> Rules[None]:
    yield from ()


class NeverDecided(Toy):
    steps = {**Toy.steps, Round: stops}


def walk_for_ever(table: Table[ToyState, Mapping[str, int]], step: Walks) -> Rules[None]:
    yield from walks(table, step)
    table.then(Walks())


@pytest.mark.parametrize("game", [BrokenToy(), NeverStarts(), BrokenMenu(), NeverDecided()])
@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_is_reported_with_its_seed(toy: Any, game: Toy, workers: int) -> None:
    number = CHUNK + 2

    report = simulate(toy(game), number, ["random"] * 2, seed=6, workers=workers)

    assert report.games == number
    assert report.errors == number - report.finished > 0
    assert len(report.failures) == min(report.errors, MOST_FAILURES)
    assert all(failure.seed.startswith("6-") for failure in report.failures)
    assert all(failure.error for failure in report.failures)


def test_the_journal_of_a_failure_leads_there_again(toy: Any) -> None:
    game = BrokenToy()
    (failure,) = simulate(toy(game), 1, ["random"] * 2).failures

    assert failure.error == "The rules failed: KeyError: 'lost'"
    with pytest.raises(DamagedSave, match=r"The rules failed: KeyError: 'lost'"):
        Match.load(failure.journal.encode(), game)

    healthy = Match.load(failure.journal.encode(), TOY)
    assert len(healthy.rows) > 4, "with the mistake put right it plays"


def test_a_match_that_never_ends_is_stopped() -> None:
    class Endless(Toy):
        steps = {**Toy.steps, Walks: walk_for_ever}

    match = Match.start(Endless(), Setup(seats=2, seed="endless"), recording=False)
    rng = Random(1)

    with pytest.raises(Runaway, match="did not end within 500 decisions") as caught:
        play(match, [RandomBot(rng)] * 2, rng, most=500)

    assert caught.value.journal is not None


def test_a_bad_option_is_a_bad_set_up(toy: Any) -> None:
    with pytest.raises(BadSetup):
        simulate(toy(), 1, ["random"] * 2, options={"tokens": 3})
