"""Rules that would never end are stopped, long matches stay small, and every point of the past can be visited."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.errors import RoundtableError, Runaway
from roundtable.kernel.game import Setup
from roundtable.kernel.journal import replay_entries
from roundtable.kernel.match import Match
from roundtable.kernel.options import DONE
from roundtable.kernel.position import MOST_DECISIONS, MOST_IDLE_STEPS, MOST_SNAPSHOTS
from roundtable.kernel.table import MOST_UNASKED
from roundtable.kernel.votes import by_leader
from roundtable.kernel.windows import Rules, together
from roundtable.testing.properties import step_randomly

from .small_games import (
    WHAT,
    A,
    B,
    Rule,
    SmallGame,
    SmallMatch,
    SmallTable,
    Step,
    choose,
    game_of,
    nothing_changes,
    start,
    wild_game,
)
from .toy import TOY


def reproduces(game: SmallGame, error: Runaway) -> bool:
    """Whether the journal of the error leads to the same error."""
    assert error.journal is not None
    again = Match.start(game, error.journal.setup)
    with pytest.raises(Runaway):
        replay_entries(again, error.journal.answers)
    return len(again.rows) == len(error.journal.answers) - 1


# --- endless rules ---


def asks_for_ever(table: SmallTable) -> Rules[None]:
    while True:
        yield from table.ask(0, WHAT, [A, B])


def pushes_itself(table: SmallTable) -> Rules[None]:
    chosen = yield from table.ask(0, WHAT, [A, B])
    table.then(Step() if chosen is A else Step("idle"))


def idle(table: SmallTable) -> Rules[None]:
    table.then(Step("idle"))
    yield from ()


def test_a_step_that_never_ends_is_stopped_with_a_journal_that_shows_it() -> None:
    game = game_of(asks_for_ever)
    match = start(game)
    for _ in range(MOST_DECISIONS - 1):
        choose(match, 0, "a")
    with nothing_changes(match), pytest.raises(Runaway, match=f"{MOST_DECISIONS} decisions") as caught:
        choose(match, 0, "a")
    assert reproduces(game, caught.value)


def test_an_agenda_that_never_asks_is_stopped_with_a_journal_that_shows_it() -> None:
    game = game_of(pushes_itself, idle=idle)
    match = start(game)
    choose(match, 0, "a")
    with nothing_changes(match), pytest.raises(Runaway, match=f"{MOST_IDLE_STEPS} steps") as caught:
        choose(match, 0, "b")
    assert reproduces(game, caught.value)
    choose(match, 0, "a")
    assert not match.over


def test_an_agenda_that_never_gets_to_the_first_decision_is_stopped() -> None:
    with pytest.raises(Runaway) as caught:
        start(game_of(idle, idle=idle))
    assert caught.value.journal is not None


def test_many_steps_with_a_decision_each_are_no_runaway() -> None:
    match = start(game_of(pushes_itself))
    for _ in range(MOST_DECISIONS + 10):
        choose(match, 0, "a")
    assert not match.over


def test_strands_that_never_end_are_stopped_too() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from together([asks_for_ever(table), asks_for_ever(table)])

    match = start(game_of(rule))
    for _ in range(MOST_DECISIONS - 1):
        match.answer(0, match.offers(0)[0].decision, "a")
    with nothing_changes(match), pytest.raises(Runaway):
        match.answer(0, match.offers(0)[1].decision, "a")


def test_free_actions_without_end_are_stopped_too() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [DONE], pause=True)

    match = start(game_of(rule, tokens=10_000))
    for _ in range(MOST_DECISIONS - 1):
        choose(match, 0, "spend")
    with nothing_changes(match), pytest.raises(Runaway):
        choose(match, 0, "spend")


def answers_itself_for_ever(table: SmallTable) -> Rules[None]:
    while True:
        yield from table.ask(0, WHAT, [DONE])


def votes_for_ever(table: SmallTable) -> Rules[None]:
    """The leader has no vote, and nobody else is asked."""
    yield from table.vote([], WHAT, [A, B], by_leader(0))


def touches_for_ever(table: SmallTable) -> Rules[None]:
    table.touch("wound")
    yield from table.settle()


@pytest.mark.parametrize("endless", [answers_itself_for_ever, votes_for_ever, touches_for_ever])
def test_rules_that_go_round_in_circles_without_asking_are_stopped(endless: Rule) -> None:
    def first(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        yield from endless(table)

    def touches_itself(table: SmallTable, touched: str) -> Rules[None]:
        table.touch(touched)
        yield from ()

    game = game_of(first)
    game.settled = touches_itself
    match = start(game)
    with nothing_changes(match), pytest.raises(Runaway) as caught:
        choose(match, 0, "a")
    assert reproduces(game, caught.value)


def test_each_answer_may_be_followed_by_much_that_answers_itself() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        for _ in range(3):
            yield from table.ask(0, WHAT, [A, B])
            for _ in range(MOST_UNASKED // 2 + 1):
                yield from table.ask(0, WHAT, [DONE])

    match = start(game_of(rule))
    for _ in range(3):
        choose(match, 0, "a")
    assert match.over


# --- long matches ---


def long_match(answers: int, *, recording: bool = True) -> tuple[SmallMatch, list[str]]:
    """A match of many steps, two answers each, and the fingerprints seen on the way."""

    def rule(table: SmallTable) -> Rules[None]:
        for seat in (0, 1):
            chosen = yield from table.ask(seat, WHAT, [A, B])
            table.state.points[seat] += chosen.value * table.roll()
        table.then(Step())

    match = start(game_of(rule), recording=recording)
    seen = [match.fingerprint()]
    for number in range(answers):
        choose(match, number % 2, "ab"[number // 3 % 2])
        seen.append(match.fingerprint())
    return match, seen


def test_snapshots_are_thinned_and_every_point_of_the_past_is_still_as_it_was() -> None:
    match, seen = long_match(1500)
    assert len(match.snapshots) <= MOST_SNAPSHOTS
    assert match.snapshots[0][0] == 0
    for at in (*range(0, 1500, 13), *range(1480, 1501)):
        assert match.fork(at).fingerprint() == seen[at]


def test_the_newest_snapshots_stay_close_together() -> None:
    # Just after they were thinned it shows: a step has two answers.
    for answers in range(2 * MOST_SNAPSHOTS - 4, 2 * MOST_SNAPSHOTS + 5, 2):
        match, _ = long_match(answers)
        newest = [at for at, _ in match.snapshots[-50:]]
        assert newest == list(range(newest[0], newest[0] + 100, 2))


def test_undo_works_far_back_in_a_long_match() -> None:
    match, seen = long_match(1200)
    for back in range(1, 7):
        match.undo((1200 - back) % 2, consent=[0, 1])
        assert match.fingerprint() == seen[1200 - back]


def test_a_match_that_records_nothing_keeps_one_snapshot_and_is_still_right() -> None:
    match, seen = long_match(200, recording=False)
    assert len(match.snapshots) == 1
    for at in (0, 1, 99, 200):
        assert match.fork(at).fingerprint() == seen[at]
    assert match.clone().fingerprint() == seen[-1]


def test_a_fork_of_a_long_match_goes_on_as_the_match_did() -> None:
    match, seen = long_match(1200)
    there = match.fork(700)
    for number in range(700, 800):
        choose(there, number % 2, "ab"[number // 3 % 2])
    assert there.fingerprint() == seen[800]
    assert there.fork(3).fingerprint() == seen[3]


# --- time travel and clones ---


def chosen(*options: str) -> SmallMatch:
    """A match in which seat 0 chooses three times and has chosen these."""

    def rule(table: SmallTable) -> Rules[None]:
        for _ in range(3):
            option = yield from table.ask(0, WHAT, [A, B])
            table.state.notes.append(option.id)

    match = start(game_of(rule))
    for option in options:
        choose(match, 0, option)
    return match


def played(game: Any, seed: int, *, recording: bool = True) -> tuple[Any, list[str]]:
    """A random match, and the fingerprint seen after each answer."""
    rng = random.Random(seed)
    match = Match.start(game, Setup(seats=3, seed=str(seed)), recording=recording)
    seen = [match.fingerprint()]
    while not match.over and len(seen) < 120:
        step_randomly(match, rng)
        seen.append(match.fingerprint())
    return match, seen


@pytest.mark.parametrize("recording", [True, False])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", [TOY, wild_game()], ids=["toy", "wild"])
def test_every_point_of_the_past_is_as_it_was(game: Any, seed: int, recording: bool) -> None:
    match, seen = played(game, seed, recording=recording)
    for at, fingerprint in enumerate(seen):
        if recording or at % 10 == 0:
            assert match.fork(at).fingerprint() == fingerprint
    assert match.fingerprint() == seen[-1]


def test_a_fork_has_its_own_past_and_future() -> None:
    match = chosen("a", "a")
    there = match.fork(1)
    with nothing_changes(match):
        choose(there, 0, "b")
        assert there.state.notes == ["a", "b"]
        there.undo(0)
        there.undo(0)
        assert there.rows == []


@pytest.mark.parametrize("at", [-1, 3, 1000])
def test_there_is_no_travel_to_where_the_match_never_was(at: int) -> None:
    match = chosen("a", "a")
    with nothing_changes(match), pytest.raises(RoundtableError):
        match.fork(at)


def test_a_clone_is_independent() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask_each([0, 1, 2], WHAT, lambda seat: [A, B])
        yield from table.ask(0, WHAT, [A, B])

    match = start(game_of(rule, tokens=1), seats=3)
    choose(match, 0, "a")
    choose(match, 1, "spend")
    clone = match.clone()
    assert clone.fingerprint() == match.fingerprint()
    with nothing_changes(match):
        for seat in (1, 2, 0):
            choose(clone, seat, "a")
        assert clone.over
    with nothing_changes(clone):
        choose(match, 2, "b")


def test_a_clone_of_a_clone_and_a_clone_at_the_end() -> None:
    match, _ = played(TOY, 5)
    for at in range(0, len(match.rows), 17):
        there = match.fork(at)
        assert there.clone().clone().fingerprint() == there.fingerprint()
    ended = chosen("a", "a", "a")
    assert ended.clone().over


def test_clones_of_a_match_that_records_nothing_are_right() -> None:
    rng = random.Random(4)
    match = Match.start(TOY, Setup(seats=3, seed="4"), recording=False)
    while not match.over:
        clone = match.clone()
        assert clone.fingerprint() == match.fingerprint()
        step_randomly(clone, rng)
        step_randomly(match, rng)
    assert len(match.rows) > 20
    assert len(match.snapshots) == 1


def test_a_clone_and_a_fork_have_the_same_decisions_open_even_after_an_undo() -> None:
    match = chosen("a")
    match.undo(0)
    assert match.clone().offers() == match.offers()
    assert match.fork().offers() == match.offers()
