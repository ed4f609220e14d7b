"""Rules side by side, and rules that are stopped."""

from __future__ import annotations

from itertools import permutations

import pytest

from roundtable.kernel.errors import DecisionClosed, EscapedStop, NothingToChoose, UndoRefused
from roundtable.kernel.options import PASS, Option
from roundtable.kernel.windows import STOPPED, Rules, Stop, together, until

from .small_games import (
    CLAIM,
    WHAT,
    A,
    B,
    C,
    Rule,
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


def walk(table: SmallTable, seat: int, steps: int = 2) -> Rules[str]:
    """A seat chooses so many times; what it chose."""
    way = ""
    for _ in range(steps):
        chosen = yield from table.ask(seat, WHAT, [A, B, C])
        way += chosen.id
        table.state.points[seat] += chosen.value
    return way


def walks(table: SmallTable) -> Rules[None]:
    table.state.notes += yield from together([walk(table, seat) for seat in range(len(table.state.points))])


# --- together ---


def test_all_strands_ask_at_once() -> None:
    match = start(game_of(walks), seats=3)
    assert asked(match) == [0, 1, 2]
    assert len({open_.decision for open_ in match.offers()}) == 3


def test_each_goes_at_its_own_pace() -> None:
    match = start(game_of(walks), seats=2)
    choose(match, 1, "a")
    choose(match, 1, "b")
    assert asked(match) == [0]
    assert match.state.points == [0, 3]


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 1]))))
def test_in_any_order_the_results_stand_in_the_order_of_the_strands(order: tuple[int, ...]) -> None:
    match = start(game_of(walks), seats=2)
    left = {0: ["a", "c"], 1: ["b", "a"]}
    for seat in order:
        choose(match, seat, left[seat].pop(0))
    assert match.over
    assert match.state.notes == ["ac", "ba"]


def test_another_s_answer_leaves_my_decision_open() -> None:
    match = start(game_of(walks), seats=2)
    mine = offer(match, 0).decision
    choose(match, 1, "a")
    assert offer(match, 0).decision == mine


def test_strands_that_ask_nothing_and_no_strands_at_all() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.notes += yield from together([walk(table, 0, 0), walk(table, 1, 1)])
        empty: list[str] = yield from together([])
        table.state.notes.append(str(len(empty)))

    match = start(game_of(rule))
    choose(match, 1, "c")
    assert match.state.notes == ["", "c", "0"]


def test_strands_nest() -> None:
    def pair(table: SmallTable, *seats: int) -> Rules[str]:
        ways = yield from together([walk(table, seat, 1) for seat in seats])
        last = yield from table.ask(seats[0], WHAT, [A, B])
        return "+".join(ways) + last.id

    def rule(table: SmallTable) -> Rules[None]:
        table.state.notes += yield from together([pair(table, 0, 1), pair(table, 2, 3)])

    match = start(game_of(rule), seats=4)
    assert asked(match) == [0, 1, 2, 3]
    for seat, option in ((3, "a"), (1, "b"), (2, "c"), (2, "a"), (0, "c"), (0, "b")):
        choose(match, seat, option)
    assert match.state.notes == ["c+bb", "c+aa"]


def test_a_race_and_a_question_side_by_side() -> None:
    def claim(table: SmallTable) -> Rules[str]:
        claims = yield from table.race([0, 1], WHAT, lambda seat: [CLAIM, PASS])
        return f"claimed by {claims[0].seat}"

    def rule(table: SmallTable) -> Rules[None]:
        table.state.notes += yield from together([claim(table), walk(table, 2, 1)])

    match = start(game_of(rule), seats=3)
    choose(match, 0, "pass")
    choose(match, 2, "a")
    choose(match, 1, "claim")
    assert match.state.notes == ["claimed by 1", "a"]


def test_one_seat_may_have_two_decisions_open_and_names_the_one_it_answers() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.notes += yield from together([walk(table, 0, 1), walk(table, 0, 1)])

    match = start(game_of(rule))
    _, second = match.offers(0)
    match.answer(0, second.decision, "c")
    choose(match, 0, "a")
    assert match.state.notes == ["a", "c"]


# --- options of the others, after a change ---


def take_one(table: SmallTable, seat: int) -> Rules[str]:
    """Takes one of the things that lie there still."""
    taken: Option[None] = yield from table.ask(
        seat, WHAT, lambda: [Option("take", thing) for thing in table.state.notes]
    )
    table.state.notes.remove(taken.arg)
    table.state.points[seat] += 1
    return taken.arg


def takings(*things: str, seats: int = 2) -> Rule:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.notes += things
        taken: list[str] = yield from together([take_one(table, seat) for seat in range(seats)])
        table.state.notes[:] = taken

    return rule


def test_options_of_the_others_are_built_anew_after_a_change() -> None:
    match = start(game_of(takings("axe", "bow", "cap")))
    assert ids(match, 1) == ["take:axe", "take:bow", "take:cap"]
    choose(match, 0, "take:bow")
    assert ids(match, 1) == ["take:axe", "take:cap"]


def test_a_decision_that_has_one_option_left_answers_itself() -> None:
    match = start(game_of(takings("axe", "bow")))
    choose(match, 1, "take:axe")
    assert match.over
    assert match.state.notes == ["bow", "axe"]
    assert len(match.rows) == 1


def test_one_forced_answer_leads_to_the_next() -> None:
    match = start(game_of(takings("axe", "bow", "cap", seats=3)), seats=3)
    choose(match, 0, "take:axe")
    assert asked(match) == [1, 2]
    choose(match, 2, "take:cap")
    assert match.state.notes == ["axe", "bow", "cap"]


def test_a_decision_that_has_no_option_left_is_an_error_and_the_match_stays() -> None:
    match = start(game_of(takings("axe", "bow", seats=3)), seats=3)
    with nothing_changes(match), pytest.raises(NothingToChoose) as caught:
        choose(match, 0, "take:axe")
    assert caught.value.journal is not None


def test_forced_or_not_is_decided_without_looking_at_free_actions() -> None:
    match = start(game_of(takings("axe", "bow"), tokens=1))
    choose(match, 1, "take:axe")
    assert match.over
    assert match.state.notes == ["bow", "axe"]


# --- stopping ---


def dies_on_b(table: SmallTable, seat: int) -> Rules[str]:
    for _ in range(2):
        chosen = yield from table.ask(seat, WHAT, [A, B])
        if chosen is B:
            raise Stop("fight")
    return "alive"


def test_until_gives_the_result_of_rules_that_come_to_their_end() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        result = yield from until("fight", dies_on_b(table, 0))
        table.state.notes.append(str(result or "stopped"))

    match = start(game_of(rule))
    choose(match, 0, "a")
    choose(match, 0, "a")
    assert match.state.notes == ["alive"]


def test_until_owns_its_scope_and_goes_on_after_a_stop() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        result = yield from until("fight", dies_on_b(table, 0))
        assert result is STOPPED
        chosen = yield from table.ask(0, WHAT, [A, C])
        table.state.notes.append(chosen.id)

    match = start(game_of(rule))
    choose(match, 0, "b")
    choose(match, 0, "c")
    assert match.state.notes == ["c"]


def test_stopped_is_false() -> None:
    assert not STOPPED


def test_only_the_owner_of_the_scope_catches_a_stop() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        outer = yield from until("fight", inner(table))
        table.state.notes.append("outer stopped" if outer is STOPPED else "outer went on")

    def inner(table: SmallTable) -> Rules[None]:
        yield from until("encounter", dies_on_b(table, 0))
        table.state.notes.append("inner went on")

    match = start(game_of(rule))
    choose(match, 0, "b")
    assert match.state.notes == ["outer stopped"]


def test_a_stop_that_a_strand_owns_ends_that_strand_only() -> None:
    def fight(table: SmallTable, seat: int) -> Rules[str]:
        result = yield from until("fight", dies_on_b(table, seat))
        return "dead" if result is STOPPED else "alive"

    def rule(table: SmallTable) -> Rules[None]:
        table.state.notes += yield from together([fight(table, 0), fight(table, 1)])

    match = start(game_of(rule))
    choose(match, 0, "b")
    assert asked(match) == [1]
    choose(match, 1, "a")
    choose(match, 1, "a")
    assert match.state.notes == ["dead", "alive"]


def test_a_stop_from_one_strand_ends_all_and_their_decisions() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        ended = yield from until("fight", together([dies_on_b(table, seat) for seat in range(3)]))
        table.state.notes.append("stopped" if ended is STOPPED else "not stopped")
        yield from table.ask(0, WHAT, [A, C])

    match = start(game_of(rule), seats=3)
    late = offer(match, 2).decision
    choose(match, 0, "a")
    choose(match, 1, "b")
    assert match.state.notes == ["stopped"]
    assert asked(match) == [0]
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(2, late, "a")


def test_a_strand_that_stops_before_it_asks_ends_all() -> None:
    def at_once() -> Rules[str]:
        raise Stop("fight")
        yield

    def rule(table: SmallTable) -> Rules[None]:
        ended = yield from until("fight", together([walk(table, 0), at_once(), walk(table, 1)]))
        table.state.notes.append("stopped" if ended is STOPPED else "not stopped")

    assert start(game_of(rule)).state.notes == ["stopped"]


def test_a_stop_that_nobody_owns_is_an_error_and_the_match_stays_playable() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from until("encounter", dies_on_b(table, 0))
        table.state.notes.append("survived")

    match = start(game_of(rule))
    with nothing_changes(match), pytest.raises(EscapedStop, match="fight") as caught:
        choose(match, 0, "b")
    assert caught.value.journal is not None
    choose(match, 0, "a")
    choose(match, 0, "a")
    assert match.state.notes == ["survived"]


def test_a_stop_that_escapes_from_a_later_step_leaves_the_match_before_the_answer() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        chosen = yield from table.ask(0, WHAT, [A, B])
        table.then(Step("fatal" if chosen is B else "harmless"))

    def fatal(table: SmallTable) -> Rules[None]:
        raise Stop("turn")
        yield

    def harmless(table: SmallTable) -> Rules[None]:
        table.state.notes.append("harmless")
        yield from ()

    match = start(game_of(rule, fatal=fatal, harmless=harmless))
    with nothing_changes(match), pytest.raises(EscapedStop):
        choose(match, 0, "b")
    choose(match, 0, "a")
    assert match.state.notes == ["harmless"]


def test_a_stop_that_escapes_before_the_first_decision_is_named_as_such() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        raise Stop("turn")
        yield

    with pytest.raises(EscapedStop, match="turn"):
        start(game_of(rule))


def test_a_strand_is_settled_at_its_end_before_anything_else_is_asked() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        def brief() -> Rules[None]:
            table.touch("points-0")
            yield from ()

        def long() -> Rules[None]:
            yield from table.ask(1, WHAT, [A, B])

        yield from table.together([brief(), long()])

    def settled(table: SmallTable, touched: str) -> Rules[None]:
        table.state.notes.append(touched)
        yield from ()

    game = game_of(rule)
    game.settled = settled
    assert start(game).state.notes == ["points-0"]


def test_taking_out_an_answer_that_would_leave_nothing_to_choose_is_refused_and_changes_nothing() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        def sealed() -> Rules[None]:
            yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B] if not table.state.notes or seat else [])

        def other() -> Rules[None]:
            yield from table.ask(2, WHAT, [A, B])
            table.state.notes.append("changed")
            yield from table.ask(2, WHAT, [A, B])
            yield from table.ask(2, WHAT, [A, B])

        yield from table.together([sealed(), other()])

    match = start(game_of(rule), seats=3)
    choose(match, 0, "b")
    choose(match, 2, "a")
    choose(match, 2, "a")
    with nothing_changes(match), pytest.raises(UndoRefused):
        match.undo(0)
