"""Votes, and every way to decide one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from roundtable.kernel import votes
from roundtable.kernel.answers import Answer
from roundtable.kernel.errors import DecisionClosed, NothingToChoose
from roundtable.kernel.options import Option
from roundtable.kernel.windows import Rules

from .small_games import (
    WHAT,
    A,
    B,
    C,
    SmallMatch,
    SmallTable,
    asked,
    choose,
    game_of,
    ids,
    nothing_changes,
    offer,
    start,
)


def vote(decide: votes.Decider, *options: Option[Any]) -> Callable[[SmallTable], Rules[None]]:
    """Seats 0, 1 and 2 choose one of A, B and C together; noted."""

    def rule(table: SmallTable) -> Rules[None]:
        chosen = yield from table.vote(range(3), WHAT, options or (A, B, C), decide)
        table.state.notes.append(chosen.id)

    return rule


def voted(decide: votes.Decider, *answers: str) -> SmallMatch:
    """Seats 0, 1 and 2 have voted so, in this order."""
    match = start(game_of(vote(decide)), seats=3)
    for seat, option in enumerate(answers):
        choose(match, seat, option)
    return match


def ballots(*answers: tuple[int, Option[Any]]) -> list[Answer]:
    """Answers in the order in which they came."""
    return [Answer(seat, option, 0) for seat, option in answers]


def test_everybody_votes_and_one_answer_holds_for_all() -> None:
    match = start(game_of(vote(votes.majority(leader=0))), seats=3)
    choose(match, 2, "b")
    choose(match, 0, "a")
    assert asked(match) == [1]
    choose(match, 1, "b")
    assert match.state.notes == ["b"]


def test_an_only_option_needs_no_vote() -> None:
    match = start(game_of(vote(votes.unanimous(), A)), seats=3)
    assert match.over
    assert match.state.notes == ["a"]


def test_a_vote_on_nothing_is_an_error() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.vote(range(2), WHAT, [], votes.unanimous())

    with pytest.raises(NothingToChoose):
        start(game_of(rule))


def test_an_offer_tells_who_has_voted_and_not_for_what() -> None:
    for_a, for_b = voted(votes.unanimous(), "a"), voted(votes.unanimous(), "b")
    assert offer(for_a, 1).answered == (0,)
    assert for_a.offers() == for_b.offers()


def test_free_actions_are_open_to_voters() -> None:
    match = start(game_of(vote(votes.unanimous()), tokens=1), seats=3)
    assert ids(match, 1) == ["a", "b", "c", "spend"]
    choose(match, 1, "spend")
    assert match.state.points == [0, 1, 0]
    assert ids(match, 1) == ["a", "b", "c"]


# --- by_leader ---


def test_the_leader_decides_whatever_the_others_say() -> None:
    assert voted(votes.by_leader(1), "a", "b", "a").state.notes == ["b"]


# --- majority ---


def test_most_votes_win_even_against_the_leader() -> None:
    assert voted(votes.majority(leader=0), "a", "b", "b").state.notes == ["b"]


def test_in_a_tie_the_leader_s_choice_holds() -> None:
    assert voted(votes.majority(leader=1), "a", "b", "c").state.notes == ["b"]


def test_in_a_tie_without_the_leader_s_choice_the_tied_one_chosen_first_holds() -> None:
    decide = votes.majority(leader=4)
    assert decide(ballots((0, A), (4, C), (1, B), (2, B), (3, A))) is A
    assert decide(ballots((1, B), (4, C), (0, A), (2, B), (3, A))) is B


def test_a_leader_who_does_not_vote_decides_no_tie() -> None:
    assert votes.majority(leader=9)(ballots((0, B), (1, A))) is B


def test_equal_options_count_together_even_if_they_were_built_twice() -> None:
    again = Option("a", value=1)
    assert votes.majority(leader=9)(ballots((0, B), (1, A), (2, again))) == A


# --- unanimous ---


def test_agreement_holds() -> None:
    assert voted(votes.unanimous(), "c", "c", "c").state.notes == ["c"]


def test_where_they_disagree_the_other_way_out_holds() -> None:
    assert voted(votes.unanimous(otherwise=C), "a", "a", "b").state.notes == ["c"]


def test_without_a_way_out_they_vote_again_until_they_agree() -> None:
    match = voted(votes.unanimous(), "a", "a", "b")
    assert match.state.notes == []
    assert asked(match) == [0, 1, 2]
    for round_ in ("aba", "bbb"):
        for seat, option in enumerate(round_):
            choose(match, seat, option)
    assert match.state.notes == ["b"]
    assert len(match.rows) == 9


def test_each_round_is_a_decision_of_its_own() -> None:
    match = start(game_of(vote(votes.unanimous())), seats=3)
    first = offer(match, 0).decision
    for seat, option in enumerate("aab"):
        choose(match, seat, option)
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, first, "a")


# --- lowest ---


def test_where_they_differ_the_lowest_number_prevails() -> None:
    numbers = {0: 5, 1: 2, 2: 7}
    assert voted(votes.lowest(lambda seat: numbers[seat]), "a", "b", "c").state.notes == ["b"]


def test_of_equal_numbers_the_first_to_answer_prevails() -> None:
    assert votes.lowest(lambda seat: 1)(ballots((2, C), (0, A))) is C


def test_a_vote_tells_whose_choice_weighs_more() -> None:
    for decide, leader in ((votes.majority(2), 2), (votes.by_leader(1), 1), (votes.unanimous(A), None)):
        assert start(game_of(vote(decide)), seats=3).windows[0].leader == leader
