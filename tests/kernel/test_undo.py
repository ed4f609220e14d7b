"""Going back: undo, its barriers, and redo. (Time travel and clones: test_limits.)"""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.errors import NeedsConsent, UndoRefused
from roundtable.kernel.match import Match
from roundtable.kernel.options import PASS, Option
from roundtable.kernel.votes import majority
from roundtable.kernel.windows import Rules, together

from .small_games import (
    CLAIM,
    WHAT,
    A,
    B,
    SmallMatch,
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


def turns(*seats: int) -> Any:
    """These seats choose one after the other; noted and told."""

    def rule(table: SmallTable) -> Rules[None]:
        for seat in seats:
            chosen = yield from table.ask(seat, WHAT, [A, B])
            table.state.notes.append(f"{seat}{chosen.id}")
            table.say("small-chose", seat=seat)
        yield from table.ask(0, WHAT, [A, B])

    return rule


def after(match: SmallMatch, *answers: str) -> SmallMatch:
    """The match, after answers such as `0a`."""
    for answer in answers:
        choose(match, int(answer[0]), answer[1:])
    return match


# --- your own last answer ---


def test_of_several_seats_the_one_that_answered_last_is_known() -> None:
    match = start(game_of(turns(0, 1, 2)), seats=3)
    assert match.last_to_answer((0, 1, 2)) is None
    after(match, "0a", "1a", "2a")
    assert match.last_to_answer((0, 1)) == 1
    assert match.last_to_answer((0,)) == 0
    match.undo(2)
    assert match.last_to_answer((0, 1, 2)) == 1


def test_your_own_last_answer_is_free_to_take_back() -> None:
    match = start(game_of(turns(0, 0)))
    before = match.fingerprint()
    after(match, "0a")
    assert match.undo_needs(0) == ()
    match.undo(0)
    assert match.fingerprint() == before
    after(match, "0b")
    assert match.state.notes == ["0b"]


def test_nothing_of_yours_nothing_to_undo() -> None:
    match = start(game_of(turns(0, 1)))
    with nothing_changes(match), pytest.raises(UndoRefused):
        match.undo(0)
    after(match, "0a")
    for wanted in (match.undo, match.undo_needs):
        with nothing_changes(match), pytest.raises(UndoRefused):
            wanted(1)


def test_undo_goes_back_over_the_end_of_a_step() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        table.then(Step())

    match = start(game_of(rule))
    seen = [match.fingerprint()]
    for _ in range(3):
        choose(match, 0, "a")
        seen.append(match.fingerprint())
    for fingerprint in reversed(seen[:-1]):
        match.undo(0)
        assert match.fingerprint() == fingerprint
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_undo_takes_back_the_end_of_the_match() -> None:
    match = start(game_of(turns()))
    after(match, "0a")
    assert match.over
    match.undo(0)
    assert asked(match) == [0]


# --- barriers ---


def test_another_s_answer_since_needs_that_seat() -> None:
    match = after(start(game_of(turns(0, 1, 2, 0)), seats=4), "0a", "1a", "2a")
    assert match.undo_needs(0) == (1, 2)
    with nothing_changes(match), pytest.raises(NeedsConsent) as caught:
        match.undo(0, consent=[2, 3])
    assert caught.value.seats == (1,)
    assert caught.value.barrier == "answer"
    match.undo(0, consent=[1, 2])
    assert match.rows == []


def test_an_answer_before_yours_needs_nobody() -> None:
    match = after(start(game_of(turns(0, 1, 1))), "0a", "1a")
    match.undo(1)
    assert match.state.notes == ["0a"]


def rolls(table: SmallTable) -> Rules[None]:
    yield from table.ask(0, WHAT, [A, B])
    table.state.points[0] = table.roll()
    yield from table.ask(0, WHAT, [A, B])


def looks(table: SmallTable) -> Rules[None]:
    yield from table.ask(0, WHAT, [A, B])
    table.draw(table.state.deck, table.state.hands[0])
    yield from table.ask(0, WHAT, [A, B])


def times_out(table: SmallTable) -> Rules[None]:
    yield from table.ask(0, WHAT, [A, B])
    yield from table.ask(1, WHAT, [A, B], deadline=100, default=A)
    yield from table.ask(0, WHAT, [A, B])


def shuffled(rule: Any) -> Any:
    """The same, in a later step, with a shuffled deck."""

    def first(table: SmallTable) -> Rules[None]:
        table.shuffle(table.state.deck)
        table.then(Step("second"))
        yield from ()

    return game_of(first, second=rule)


@pytest.mark.parametrize(("rule", "barrier"), [(rolls, "chance"), (looks, "reveal"), (times_out, "clock")])
def test_beyond_chance_a_look_or_a_clock_the_whole_table_must_agree(rule: Any, barrier: str) -> None:
    match = start(shuffled(rule), seats=3)
    before = match.fingerprint()
    choose(match, 0, "a")
    if barrier == "clock":
        match.run_out(1, offer(match, 1).decision)
    assert match.undo_needs(0) == (1, 2)
    for some in ([], [0], [1], [0, 2]):
        with nothing_changes(match), pytest.raises(NeedsConsent) as caught:
            match.undo(0, consent=some)
        assert caught.value.barrier == barrier
    match.undo(0, consent=[1, 2])
    assert match.fingerprint() == before


def test_behind_a_barrier_your_answers_are_your_own() -> None:
    match = after(start(shuffled(rolls), seats=3), "0a")
    rolled = match.state.points[0]
    after(match, "0b")
    match.undo(0)
    assert match.state.points[0] == rolled


def test_the_same_die_falls_again_after_an_undo() -> None:
    match = after(start(game_of(rolls)), "0a")
    rolled = match.state.points[0]
    match.undo(0, consent=[1])
    after(match, "0b")
    assert match.state.points[0] == rolled


# --- a window that is still open ---


def each(table: SmallTable) -> Rules[None]:
    chosen = yield from table.ask_each(range(3), WHAT, lambda seat: [A, B])
    table.state.notes += [option.id for option in chosen.values()]
    yield from table.ask(0, WHAT, [A, B])


def test_an_answer_in_an_open_window_is_taken_out_and_the_others_stay() -> None:
    match = after(start(game_of(each), seats=3), "0a", "1b")
    match.undo(0)
    assert asked(match) == [0, 2]
    assert offer(match, 0).answered == (1,)
    after(match, "0b", "2a")
    assert match.state.notes == ["b", "b", "a"]


def test_taking_an_answer_out_of_an_open_window_needs_nobody() -> None:
    match = after(start(game_of(each), seats=3), "0a", "1b")
    assert match.undo_needs(0) == ()


def test_after_taking_out_there_is_nothing_to_redo() -> None:
    match = after(start(game_of(each), seats=3), "0a", "1b")
    match.undo(0)
    with nothing_changes(match), pytest.raises(UndoRefused):
        match.redo(0)


def test_the_last_to_bid_in_secret_can_not_look_and_bid_again() -> None:
    match = after(start(game_of(each), seats=3), "0a", "1b", "2a")
    assert match.undo_needs(2) == (0, 1)
    with nothing_changes(match), pytest.raises(NeedsConsent) as caught:
        match.undo(2)
    assert caught.value.barrier == "reveal"


def test_a_vote_that_is_decided_has_shown_everybody_what_the_others_chose() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.vote(range(3), WHAT, [A, B], majority(leader=0))
        yield from table.ask(0, WHAT, [A, B])

    match = after(start(game_of(rule), seats=3), "0a", "1b", "2a")
    assert match.undo_needs(0) == (1, 2)
    assert match.undo_needs(1) == (0, 2)
    assert match.undo_needs(2) == (0, 1)


def test_a_pass_in_a_race_that_goes_on_can_be_taken_out() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        claims = yield from table.race(range(3), WHAT, lambda seat: [CLAIM, PASS])
        table.state.notes += [str(claim.seat) for claim in claims]

    match = after(start(game_of(rule), seats=3), "0pass", "1pass")
    match.undo(0)
    after(match, "0claim")
    assert match.state.notes == ["0"]


def test_what_another_strand_did_meanwhile_stays() -> None:
    def rolling(table: SmallTable) -> Rules[None]:
        yield from table.ask(2, WHAT, [A, B])
        table.state.points[2] = table.roll()
        yield from table.ask(2, WHAT, [A, B])

    def pick(table: SmallTable) -> Rules[None]:
        yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B])

    def rule(table: SmallTable) -> Rules[None]:
        yield from together([pick(table), rolling(table)])

    match = after(start(game_of(rule), seats=3), "0a", "2a")
    rolled = match.state.points[2]
    match.undo(0)
    assert asked(match) == [0, 1, 2]
    assert match.state.points[2] == rolled
    assert [entry.seat for entry in match.journal().answers] == [2]


# --- free actions ---


def test_a_free_action_is_undone_like_any_answer() -> None:
    match = start(game_of(turns(0), tokens=1))
    before = match.fingerprint()
    after(match, "0spend")
    assert match.state.points == [1, 0]
    match.undo(0)
    assert match.fingerprint() == before
    assert ids(match, 0) == ["a", "b", "spend"]


def test_a_free_action_in_a_window_that_is_still_open_is_undone_with_all_that_followed() -> None:
    match = after(start(game_of(each, tokens=1), seats=3), "0spend")
    match.undo(0)
    assert match.state.points == [0, 0, 0]
    after(match, "0spend", "1a")
    with nothing_changes(match), pytest.raises(NeedsConsent):
        match.undo(0)
    match.undo(0, consent=[1])
    assert asked(match) == [0, 1, 2]
    assert match.state.points == [0, 0, 0]


def test_an_answer_after_a_free_action_is_undone_without_it() -> None:
    match = after(start(game_of(each, tokens=1), seats=3), "0spend", "0a")
    match.undo(0)
    assert match.state.points == [1, 0, 0]
    assert ids(match, 0) == ["a", "b"]


# --- events ---


def test_what_was_told_is_taken_back() -> None:
    match = after(start(game_of(turns(0, 0, 0)), telling=True), "0a")
    told = list(match.events)
    after(match, "0b")
    assert len(match.events) == 2
    match.undo(0)
    assert match.events == told
    match.redo(0)
    assert len(match.events) == 2


def test_what_is_told_after_an_undo_has_its_place_in_the_match() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        table.say("small-chose")
        table.then(Step())

    match = start(game_of(rule), telling=True)
    after(match, "0a", "0a", "0a")
    match.undo(0)
    after(match, "0b")
    assert [event.at for event in match.events] == [1, 2, 3]
    match.undo(0)
    assert [event.at for event in match.events] == [1, 2]


def test_taking_out_an_answer_tells_nothing_twice() -> None:
    match = after(start(game_of(each, tokens=1), seats=3, telling=True), "0a", "1spend")
    told = [event.key for event in match.events]
    match.undo(0)
    assert [event.key for event in match.events] == told == ["small-spent"]


# --- redo ---


def test_several_undos_are_redone_one_by_one() -> None:
    match = start(game_of(turns(0, 0, 0)))
    seen = [match.fingerprint()]
    for option in ("0a", "0b", "0a"):
        after(match, option)
        seen.append(match.fingerprint())
    for _ in range(3):
        match.undo(0)
    for fingerprint in seen[1:]:
        match.redo(0)
        assert match.fingerprint() == fingerprint
    with nothing_changes(match), pytest.raises(UndoRefused, match="nothing to redo"):
        match.redo(0)


def test_undo_after_redo_goes_back_again() -> None:
    match = start(game_of(turns(0, 0)))
    before = match.fingerprint()
    after(match, "0a")
    match.undo(0)
    match.redo(0)
    match.undo(0)
    assert match.fingerprint() == before


def test_redo_needs_those_whose_answers_it_brings_back() -> None:
    match = after(start(game_of(turns(0, 1, 2, 0)), seats=3), "0a", "1b")
    there = match.fingerprint()
    match.undo(0, consent=[1])
    with nothing_changes(match), pytest.raises(NeedsConsent) as caught:
        match.redo(0)
    assert caught.value.seats == (1,)
    with nothing_changes(match), pytest.raises(NeedsConsent) as caught:
        match.redo(2, consent=[1])
    assert caught.value.seats == (0,)
    match.redo(0, consent=[1])
    assert match.fingerprint() == there


def test_a_new_answer_leaves_nothing_to_redo() -> None:
    match = after(start(game_of(turns(0, 0, 0))), "0a")
    match.undo(0)
    after(match, "0b")
    with nothing_changes(match), pytest.raises(UndoRefused):
        match.redo(0)


def test_a_clock_that_runs_out_leaves_nothing_to_redo() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        for _ in range(2):
            yield from table.ask(0, WHAT, [A, B], deadline=100, default=A)

    match = after(start(game_of(rule)), "0a")
    match.undo(0)
    match.run_out(0, offer(match, 0).decision)
    with nothing_changes(match), pytest.raises(UndoRefused):
        match.redo(0)


def test_what_was_undone_is_not_in_the_save() -> None:
    match = after(start(game_of(turns(0, 0))), "0a", "0b")
    match.undo(0)
    again = Match.load(match.save(), match.game)
    assert again.fingerprint() == match.fingerprint()
    assert again.offers() == match.offers()


def test_a_sealed_window_that_a_free_action_closes_has_shown_the_others_answers() -> None:
    """Seat 1 spends its token, has one option left and is answered for: it must not look, undo and choose anew."""

    def rule(table: SmallTable) -> Rules[None]:
        def menu(seat: int) -> list[Option[None]]:
            return [A] if seat == 1 and not table.state.tokens[1] else [A, B]

        yield from table.ask_each(range(2), WHAT, menu)
        yield from table.ask(0, WHAT, [A, B])

    match = start(game_of(rule, tokens=1), seats=2)
    after(match, "0b", "1spend")
    assert match.undo_needs(1) == (0,)
