"""What happens at once, what may be done at any time, and what comes next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundtable.kernel.errors import DecisionClosed, WrongSeat
from roundtable.kernel.options import DONE, PASS
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import STOPPED, Rules, Stop, together, until

from .small_games import (
    CLAIM,
    WHAT,
    A,
    B,
    SmallGame,
    SmallTable,
    Step,
    asked,
    choose,
    game_of,
    ids,
    nothing_changes,
    offer,
    start,
)

# --- settle ---


def settled(game: SmallGame, how: Callable[[SmallTable, str], Rules[None]]) -> SmallGame:
    """The game, with this at-once rule."""
    game.settled = how
    return game


def at_most_three(table: SmallTable, touched: str) -> Rules[None]:
    table.state.notes.append(f"settle {touched}")
    table.state.points[:] = [min(points, 3) for points in table.state.points]
    yield from ()


def test_what_was_touched_settles_before_the_next_decision() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.points[0] = 5
        table.touch("points")
        table.state.notes.append("asks")
        yield from table.ask(0, WHAT, [A, B])

    match = start(settled(game_of(rule), at_most_three))
    assert match.state.points[0] == 3
    assert match.state.notes == ["asks", "settle points"]


@pytest.mark.parametrize("word", ["ask_each", "race", "vote"])
def test_it_settles_before_every_kind_of_decision(word: str) -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.points[0] = 5
        table.touch("points")
        if word == "ask_each":
            yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B])
        elif word == "race":
            yield from table.race([0, 1], WHAT, lambda seat: [CLAIM, PASS])
        else:
            yield from table.vote([0, 1], WHAT, [A, B], lambda answers: A)

    assert start(settled(game_of(rule), at_most_three)).state.points[0] == 3


def test_it_settles_even_before_a_decision_that_answers_itself() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.points[0] = 5
        table.touch("points")
        yield from table.ask(0, WHAT, [A])
        table.state.notes.append(f"{table.state.points[0]} points")

    assert start(settled(game_of(rule), at_most_three)).state.notes == ["settle points", "3 points"]


def test_a_step_ends_settled() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.points[0] = 5
        table.touch("points")
        table.then(Step("later"))
        yield from ()

    def later(table: SmallTable) -> Rules[None]:
        table.state.notes.append("later")
        yield from ()

    match = start(settled(game_of(rule, later=later), at_most_three))
    assert match.state.notes == ["settle points", "later"]


def test_a_rule_may_settle_after_each_effect_of_a_list() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        for gain in (2, 2):
            table.state.points[0] += gain
            table.touch("points")
            yield from table.settle()
        table.state.points[0] -= 1
        table.state.notes.append(f"{table.state.points[0]} points")

    assert start(settled(game_of(rule), at_most_three)).state.notes == ["settle points"] * 2 + ["2 points"]


def test_what_is_touched_twice_settles_once_and_in_the_order_touched() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        for what in ("one", "two", "one"):
            table.touch(what)
        yield from ()

    assert start(settled(game_of(rule), at_most_three)).state.notes == ["settle one", "settle two"]


def test_what_settling_touches_settles_too() -> None:
    def chain(table: SmallTable, touched: str) -> Rules[None]:
        table.state.notes.append(touched)
        if touched == "wound":
            table.touch("death")
        yield from ()

    def rule(table: SmallTable) -> Rules[None]:
        table.touch("wound")
        table.touch("loot")
        yield from table.ask(0, WHAT, [A, B])

    assert start(settled(game_of(rule), chain)).state.notes == ["wound", "loot", "death"]


def test_a_decision_while_settling_lets_the_rest_settle_first() -> None:
    def discards(table: SmallTable, touched: str) -> Rules[None]:
        table.state.notes.append(f"{touched} begins")
        if touched == "hand":
            yield from table.ask(1, WHAT, [A, B])
        table.state.notes.append(f"{touched} ends")

    def rule(table: SmallTable) -> Rules[None]:
        table.touch("hand")
        table.touch("life")
        yield from table.ask(0, WHAT, [A, B])

    match = start(settled(game_of(rule), discards))
    assert asked(match) == [1]
    assert match.state.notes == ["hand begins", "life begins", "life ends"]
    choose(match, 1, "a")
    assert asked(match) == [0]
    assert match.state.notes[-1] == "hand ends"


def test_a_decision_at_the_end_of_a_step_belongs_to_that_step() -> None:
    def asks(table: SmallTable, touched: str) -> Rules[None]:
        chosen = yield from table.ask(1, WHAT, [A, B])
        table.state.notes.append(chosen.id)

    def rule(table: SmallTable) -> Rules[None]:
        table.touch("hand")
        table.then(Step("later"))
        yield from ()

    def later(table: SmallTable) -> Rules[None]:
        table.state.notes.append("later")
        yield from ()

    match = start(settled(game_of(rule, later=later), asks))
    assert match.clone().fingerprint() == match.fingerprint()
    choose(match, 1, "b")
    assert match.state.notes == ["b", "later"]


def test_settling_may_stop_what_was_going_on() -> None:
    def dies(table: SmallTable, touched: str) -> Rules[None]:
        raise Stop("turn")
        yield

    def turn(table: SmallTable) -> Rules[None]:
        table.touch("life")
        yield from table.ask(0, WHAT, [A, B])

    def rule(table: SmallTable) -> Rules[None]:
        ended = yield from until("turn", turn(table))
        table.state.notes.append("died" if ended is STOPPED else "lives")

    assert start(settled(game_of(rule), dies)).state.notes == ["died"]


# --- free actions ---


def one_choice(table: SmallTable) -> Rules[None]:
    chosen = yield from table.ask(0, WHAT, [A, B])
    table.state.notes.append(chosen.id)


def each_choice(table: SmallTable) -> Rules[None]:
    chosen = yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B])
    table.state.notes += [option.id for option in chosen.values()]


def test_free_actions_stand_after_the_decision_s_own_options() -> None:
    assert ids(start(game_of(one_choice, tokens=1)), 0) == ["a", "b", "spend"]
    assert ids(start(game_of(one_choice)), 0) == ["a", "b"]


def test_after_a_free_action_the_same_is_asked_again_under_a_new_id() -> None:
    match = start(game_of(one_choice, tokens=2))
    first = offer(match, 0)
    choose(match, 0, "spend")
    again = offer(match, 0)
    assert match.state.points == [1, 0]
    assert (again.prompt, again.options) == (first.prompt, first.options)
    assert again.decision != first.decision
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, first.decision, "spend")
    choose(match, 0, "spend")
    assert ids(match, 0) == ["a", "b"]
    choose(match, 0, "b")
    assert match.state.notes == ["b"]


def test_in_a_window_of_several_seats_each_has_its_own_free_actions() -> None:
    match = start(game_of(each_choice, tokens=1))
    assert ids(match, 0) == ids(match, 1) == ["a", "b", "spend"]
    choose(match, 1, "spend")
    assert ids(match, 0) == ["a", "b", "spend"]
    assert ids(match, 1) == ["a", "b"]
    choose(match, 0, "a")
    choose(match, 1, "b")
    assert match.state.notes == ["a", "b"]


def test_a_free_action_leaves_the_others_answers_and_decisions_as_they_are() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask_each([0, 1, 2], WHAT, lambda seat: [A, B])

    match = start(game_of(rule, tokens=2), seats=3)
    choose(match, 0, "b")
    waiting = offer(match, 2).decision
    mine = offer(match, 1).decision
    choose(match, 1, "spend")
    assert offer(match, 2).decision == waiting
    assert offer(match, 2).answered == (0,)
    assert offer(match, 1).decision != mine


def test_who_has_answered_has_no_free_action_until_asked_again() -> None:
    match = start(game_of(each_choice, tokens=1))
    mine = offer(match, 0).decision
    choose(match, 0, "a")
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.answer(0, mine, "spend")


def test_a_free_action_in_a_race_is_no_claim() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        claims = yield from table.race([0, 1], WHAT, lambda seat: [CLAIM, PASS], deadline=3000)
        table.state.notes += [f"{claim.seat} {claim.ms}" for claim in claims]

    match = start(game_of(rule, tokens=1))
    choose(match, 1, "spend", ms=500)
    assert asked(match) == [0, 1]
    assert offer(match, 0).deadline == 3000
    choose(match, 1, "claim", ms=900)
    assert match.state.notes == ["1 900"]
    assert match.state.points == [0, 1]


def test_a_free_action_that_changes_what_is_offered_changes_the_open_window() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B, DONE] if sum(table.state.points) else [A, B])

    match = start(game_of(rule, tokens=1))
    choose(match, 0, "spend")
    assert ids(match, 0) == ["a", "b", "done"]
    assert ids(match, 1) == ["a", "b", "done", "spend"]


def test_what_a_free_action_touches_settles_before_the_seat_is_asked_again() -> None:
    class Touching(SmallGame):
        def act(self, table: SmallTable, seat: int, option: object) -> Rules[None]:
            table.state.tokens[seat] -= 1
            table.state.points[seat] += 9
            table.touch("points")
            yield from ()

    for rule in (one_choice, each_choice):
        match = start(settled(Touching({"first": rule}, tokens=1), at_most_three))
        choose(match, 0, "spend")
        assert match.state.points[0] == 3
        assert ids(match, 0) == ["a", "b"]


def test_a_free_action_may_ask_itself() -> None:
    class Asking(SmallGame):
        def act(self, table: SmallTable, seat: int, option: object) -> Rules[None]:
            table.state.tokens[seat] -= 1
            chosen = yield from table.ask(1 - seat, WHAT, [A, B])
            table.state.notes.append(f"meanwhile {chosen.id}")

    for rule in (one_choice, each_choice):
        match = start(Asking({"first": rule}, tokens=1))
        choose(match, 0, "spend")
        assert asked(match) == [1]
        choose(match, 1, "b")
        assert match.state.notes == ["meanwhile b"]
        assert ids(match, 0) == ["a", "b"]


def test_a_free_action_in_one_strand_rebuilds_the_options_of_the_others() -> None:
    def other(table: SmallTable) -> Rules[None]:
        yield from table.ask(1, WHAT, lambda: [A, B, DONE] if table.state.points[0] else [A, B])

    def rule(table: SmallTable) -> Rules[None]:
        yield from together([one_choice(table), other(table)])

    match = start(game_of(rule, tokens=1))
    choose(match, 0, "spend")
    assert ids(match, 1) == ["a", "b", "done", "spend"]
    assert ids(match, 0) == ["a", "b"]


# --- the agenda ---


def test_steps_are_played_in_the_order_in_which_they_are_put_there() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.then(Step("one"), Step("two"))
        yield from ()

    def one(table: SmallTable) -> Rules[None]:
        table.state.notes.append("one")
        table.then(Step("between"))
        yield from ()

    def note(name: str) -> Callable[[SmallTable], Rules[None]]:
        def step(table: SmallTable) -> Rules[None]:
            table.state.notes.append(name)
            yield from ()

        return step

    match = start(game_of(rule, one=one, two=note("two"), between=note("between")))
    assert match.state.notes == ["one", "between", "two"]


def test_an_empty_agenda_ends_the_match() -> None:
    match = start(game_of(one_choice))
    choose(match, 0, "a")
    assert match.over
    assert match.state.agenda == []


def finishing(*, then_goes_on: bool = False) -> SmallGame:
    def rule(table: SmallTable) -> Rules[None]:
        table.then(Step("never"))
        yield from table.ask(0, WHAT, [A, B])
        table.finish(Outcome((0,), "small-won", ("small.won",)))
        table.state.notes.append("rest of the step")
        if then_goes_on:
            table.then(Step("never"))

    def never(table: SmallTable) -> Rules[None]:
        table.state.notes.append("never")
        yield from table.ask(0, WHAT, [A, B])

    return game_of(rule, never=never)


def test_finish_clears_the_agenda_and_the_step_runs_to_its_end() -> None:
    match = start(finishing())
    choose(match, 0, "a")
    assert match.over
    assert match.outcome == Outcome((0,), "small-won", ("small.won",))
    assert match.state.notes == ["rest of the step"]


def test_nothing_is_played_after_the_end_even_if_the_step_still_pushes_the_next() -> None:
    match = start(finishing(then_goes_on=True))
    choose(match, 0, "a")
    assert match.over
    assert match.state.notes == ["rest of the step"]
