"""Answers that can't be taken: each refused with its own error, and nothing changes. And rules that fail."""

from __future__ import annotations

import pytest

from roundtable.kernel.errors import DecisionClosed, NotOffered, OutOfTime, Refused, RulesError, WrongSeat
from roundtable.kernel.journal import replay_entries
from roundtable.kernel.windows import Rules

from .small_games import WHAT, A, B, C, SmallTable, asked, choose, game_of, nothing_changes, offer, start


def one_by_one(table: SmallTable) -> Rules[None]:
    """Seat 0 chooses twice, then seat 1."""
    for seat in (0, 0, 1):
        chosen = yield from table.ask(seat, WHAT, [A, B])
        table.state.notes.append(chosen.id)


def all_at_once(table: SmallTable) -> Rules[None]:
    chosen = yield from table.ask_each(range(len(table.state.points)), WHAT, lambda seat: [A, B])
    table.state.notes += [option.id for option in chosen.values()]


# --- whose decision it is ---


def test_another_seat_s_decision_is_not_yours() -> None:
    match = start(game_of(one_by_one))
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.answer(1, offer(match, 0).decision, "a")


@pytest.mark.parametrize("seat", [-1, 2, 15, 99])
def test_nobody_answers_from_a_seat_that_does_not_exist(seat: int) -> None:
    match = start(game_of(one_by_one))
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.answer(seat, offer(match, 0).decision, "a")


def test_a_repeated_click_does_not_answer_the_next_decision() -> None:
    match = start(game_of(one_by_one))
    clicked = offer(match, 0).decision
    match.answer(0, clicked, "a")
    assert asked(match) == [0]
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, clicked, "a")
    assert match.state.notes == ["a"]


def test_a_repeated_click_does_not_answer_twice_while_the_others_think() -> None:
    match = start(game_of(all_at_once))
    clicked = offer(match, 0).decision
    match.answer(0, clicked, "a")
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.answer(0, clicked, "b")


@pytest.mark.parametrize("decision", ["", "0", "2", "1+1", "1~1", "-1", "١", "one", "1 ", "1" * 5000])
def test_a_decision_that_is_not_open_is_closed(decision: str) -> None:
    match = start(game_of(one_by_one))
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, decision, "a")


def test_after_the_end_nothing_is_open() -> None:
    match = start(game_of(one_by_one))
    last = ""
    for seat in (0, 0, 1):
        last = offer(match, seat).decision
        choose(match, seat, "a")
    assert match.over
    assert match.offers() == []
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(1, last, "a")


def test_an_old_click_does_not_answer_after_an_undo() -> None:
    match = start(game_of(one_by_one))
    clicked = offer(match, 0).decision
    match.answer(0, clicked, "a")
    match.undo(0)
    assert offer(match, 0).decision != clicked
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, clicked, "a")


def test_an_old_click_does_not_answer_after_a_redo() -> None:
    match = start(game_of(one_by_one))
    choose(match, 0, "a")
    clicked = offer(match, 0).decision
    match.undo(0)
    match.redo(0)
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, clicked, "a")


def test_an_old_click_does_not_answer_after_a_free_action() -> None:
    match = start(game_of(all_at_once, tokens=1))
    clicked = offer(match, 0).decision
    match.answer(0, clicked, "spend")
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, clicked, "a")
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.run_out(0, clicked)


# --- what it offers ---


@pytest.mark.parametrize("option", ["c", "", "A", "a:", "a:x", "pass", "a" * 5000])
def test_an_option_that_is_not_offered_is_refused(option: str) -> None:
    match = start(game_of(one_by_one))
    with nothing_changes(match), pytest.raises(NotOffered) as caught:
        choose(match, 0, option)
    assert caught.value.rules == ()


def test_an_option_that_is_not_offered_says_which_rule_forbids_it() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, lambda: table.allowed([(A, None), (B, None), (C, "small.no-c")]))

    match = start(game_of(rule))
    with nothing_changes(match), pytest.raises(NotOffered) as caught:
        choose(match, 0, "c")
    assert caught.value.rules == ("small.no-c",)


# --- in time ---


@pytest.mark.parametrize("ms", [-1, -(10**9)])
def test_nobody_answers_before_the_question(ms: int) -> None:
    match = start(game_of(one_by_one))
    with nothing_changes(match), pytest.raises(OutOfTime):
        choose(match, 0, "a", ms)


def test_there_is_no_time_to_run_out_without_a_clock() -> None:
    match = start(game_of(one_by_one))
    with nothing_changes(match), pytest.raises(OutOfTime):
        match.run_out(0, offer(match, 0).decision)


# --- how a refusal is told ---


@pytest.mark.parametrize("kind", [DecisionClosed, WrongSeat, NotOffered, OutOfTime])
def test_every_refusal_has_a_text_of_its_own(kind: type[Refused]) -> None:
    assert kind.key.startswith("refused-")
    assert kind("No.", rules=["small.rule"], seat=1).params == {"seat": 1}


# --- rules that fail ---


def divides_by_zero(table: SmallTable) -> Rules[None]:
    table.state.points[0] = 3
    for _ in range(3):
        chosen = yield from table.ask(0, WHAT, [A, B])
        table.say("small-half-way")
        table.state.points[0] += 1
        table.state.notes.append(str(1 // (chosen.value - 2)))


def test_a_rule_that_fails_leaves_the_match_as_before_the_answer() -> None:
    match = start(game_of(divides_by_zero), telling=True)
    choose(match, 0, "a")
    with nothing_changes(match), pytest.raises(RulesError, match="ZeroDivisionError") as caught:
        choose(match, 0, "b")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    choose(match, 0, "a")
    choose(match, 0, "a")
    assert match.over
    assert match.state.points == [6, 0]


def test_the_journal_of_a_failure_reproduces_it() -> None:
    game = game_of(divides_by_zero)
    match = start(game)
    choose(match, 0, "a")
    with pytest.raises(RulesError) as caught:
        choose(match, 0, "b")
    journal = caught.value.journal
    assert journal is not None
    assert [entry.option for entry in journal.answers] == ["a", "b"]
    again = type(match).start(game, journal.setup)
    with pytest.raises(RulesError, match="ZeroDivisionError"):
        replay_entries(again, journal.answers)
    assert again.fingerprint() == match.fingerprint()


def test_a_menu_that_fails_is_a_failure_of_the_rules() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        yield from table.ask(0, WHAT, lambda: [A, B][1 // 0 :])

    match = start(game_of(rule))
    with nothing_changes(match), pytest.raises(RulesError, match="ZeroDivisionError"):
        choose(match, 0, "a")


def test_a_rule_that_fails_before_the_first_decision_has_a_journal_too() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.points[99] = 1
        yield from ()

    with pytest.raises(RulesError, match="IndexError") as caught:
        start(game_of(rule))
    assert caught.value.journal is not None
    assert caught.value.journal.answers == []


def test_a_failure_while_time_runs_out_leaves_the_clock_to_run_out_again() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        chosen = yield from table.ask(0, WHAT, [A, B], deadline=100, default=B)
        table.state.points[0] = 1 // (chosen.value - 2)

    match = start(game_of(rule))
    with nothing_changes(match), pytest.raises(RulesError):
        match.run_out(0, offer(match, 0).decision)
    choose(match, 0, "a", ms=100)
    assert match.over


def test_a_failure_in_a_match_that_records_nothing_is_put_right_too() -> None:
    match = start(game_of(divides_by_zero), recording=False)
    choose(match, 0, "a")
    with nothing_changes(match), pytest.raises(RulesError):
        choose(match, 0, "b")


def test_what_was_undone_can_still_be_redone_after_a_refusal() -> None:
    match = start(game_of(divides_by_zero))
    choose(match, 0, "a")
    match.undo(0)
    with pytest.raises(RulesError):
        choose(match, 0, "b")
    with pytest.raises(NotOffered):
        choose(match, 0, "c")
    match.redo(0)
    assert match.state.notes == ["-1"]
