"""Rules that would never end are stopped, and long matches stay small and quick."""

from __future__ import annotations

import pytest

from roundtable.kernel.errors import Runaway
from roundtable.kernel.journal import replay_entries
from roundtable.kernel.match import Match
from roundtable.kernel.options import DONE
from roundtable.kernel.position import MOST_DECISIONS, MOST_IDLE_STEPS, MOST_SNAPSHOTS
from roundtable.kernel.votes import by_leader
from roundtable.kernel.windows import Rules, together

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
)


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
    match, _ = long_match(1500)
    newest = [at for at, _ in match.snapshots[-100:]]
    assert newest == list(range(newest[0], newest[0] + 200, 2))


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
