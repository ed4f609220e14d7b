"""Strands: several agendas side by side, each at its own pace, the state complete whenever all of them rest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.errors import DecisionClosed, RulesError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import PASS
from roundtable.kernel.windows import Rules
from roundtable.testing.properties import check_match

from .small_games import WHAT, A, B, C, asked, choose, ids, offer
from .strand_games import Busy, Calm, PartedTable, started, strand_game, wild_strands


def open_two(table: PartedTable, number: int) -> Rules[None]:
    """Seats 0 and 1 walk, each in a strand of their own; then comes the end."""
    table.beside(Calm("walk", 0), Calm("walk", 0))
    table.beside(Calm("walk", 1), Calm("walk", 1))
    table.then(Busy("after"))
    yield from ()


def walk(table: PartedTable, seat: int) -> Rules[None]:
    chosen = yield from table.ask(seat, WHAT, lambda: [*[A, B, C][: 1 + sum(table.state.points) % 3], PASS])
    table.state.points[seat] += chosen.value or 0
    yield from table.ask(seat, WHAT, [A, B])


def after(table: PartedTable, number: int) -> Rules[None]:
    table.state.notes.append("after")
    yield from table.ask(0, WHAT, [A, B])


def two(telling: bool = False) -> Match[Any, None]:
    return started(strand_game(first=open_two, walk=walk, after=after), telling=telling)


def test_the_agenda_waits_until_all_strands_are_done() -> None:
    match = two()
    for seat in (0, 0, 1, 0, 1, 0, 1):
        assert "after" not in match.state.notes
        choose(match, seat, ids(match, seat)[0])
    assert match.state.notes == []
    choose(match, 1, "a")
    assert match.state.notes == ["after"]
    assert asked(match) == [0]
    assert not match.state.strands.open


def test_each_is_asked_what_fits_the_state_of_now() -> None:
    match = two()
    assert ids(match, 1) == ["a", "pass"]
    mine = offer(match, 1).decision
    choose(match, 0, "a")
    assert ids(match, 1) == ["a", "b", "pass"]
    assert offer(match, 1).decision == mine


def test_who_rests_keeps_nobody_from_having_the_state_stored() -> None:
    match = two()
    for _ in range(2):
        choose(match, 0, ids(match, 0)[0])
    at, kept = match.last_snapshot
    assert at == 2
    assert b"walk" in kept
    assert len(match.clone().rows) == 0


def test_who_is_in_the_middle_of_a_step_does() -> None:
    match = two()
    choose(match, 1, "a")
    for _ in range(2):
        choose(match, 0, ids(match, 0)[0])
    assert match.last_snapshot[0] == 0
    choose(match, 1, "a")
    assert match.last_snapshot[0] == 4


def test_chance_in_one_changes_nothing_in_another() -> None:
    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Busy("roll", 0))
        table.beside(Busy("roll", 1))
        yield from ()

    def roll(table: PartedTable, seat: int) -> Rules[None]:
        for _ in range(4):
            table.state.notes.append(f"{seat}: {table.roll()}")
            yield from table.ask(seat, WHAT, [A, B])

    def rolls(order: str) -> list[str]:
        match = started(strand_game(first=first, roll=roll))
        for seat in map(int, order):
            choose(match, seat, "a")
        return sorted(match.state.notes)

    assert rolls("00001111") == rolls("01010101") == rolls("11100010")


def test_a_vote_that_waits_is_part_of_the_state() -> None:
    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Calm("each"))
        table.beside(Calm("walk", 1), Calm("walk", 1))
        yield from ()

    def each(table: PartedTable, number: int) -> Rules[None]:
        chosen = yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B])
        table.state.notes += [option.id for option in chosen.values()]

    def one(match: Match[Any, None], seat: int, name: str, option: str) -> None:
        window = next(w for w in match.windows if seat in w.seats and w.sealed == (name == "each"))
        match.answer(seat, match._id(window, seat), option)

    match = started(strand_game(first=first, each=each, walk=walk))
    one(match, 0, "each", "b")
    assert [(given.seat, given.option) for given in match.state.strands.open[0].given] == [(0, "b")]
    one(match, 1, "walk", "a")
    one(match, 1, "walk", "a")
    twin = Match.resume(match.game, None, match.setup, match.snapshots[-1][1], 3, [])
    one(twin, 1, "each", "a")
    assert twin.state.notes == ["b", "a"]
    imagined = match.imagine(1, bytes(16))
    assert imagined.windows[0].seats == (1, 0)
    assert not imagined.state.strands.open[0].given


def test_one_strand_can_end_another() -> None:
    def cut(table: PartedTable, number: int) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        other = next(strand for strand in table.strands if strand is not table.strand)
        table.end(other)

    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Calm("cut"))
        table.beside(Calm("walk", 1))
        table.then(Busy("after"))
        yield from ()

    match = started(strand_game(first=first, cut=cut, walk=walk, after=after))
    lost = offer(match, 1).decision
    choose(match, 0, "a")
    assert match.state.notes == ["after"]
    with pytest.raises(DecisionClosed):
        match.answer(1, lost, "a")


def test_all_can_come_to_a_sudden_end() -> None:
    def alarm(table: PartedTable, number: int) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        table.instead(Busy("after"))

    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Calm("alarm"))
        table.beside(Calm("walk", 1))
        table.then(Busy("never"))
        yield from ()

    match = started(strand_game(first=first, alarm=alarm, walk=walk, after=after))
    choose(match, 0, "a")
    assert match.state.notes == ["after"]
    assert asked(match) == [0]
    assert match.clone().fingerprint() == match.fingerprint()


def test_a_step_that_does_something_before_it_asks_is_found_out() -> None:
    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Calm("hasty"))
        yield from ()

    def hasty(table: PartedTable, number: int) -> Rules[None]:
        table.say("small-spent", seat=0)
        yield from table.ask(0, WHAT, [A, B])

    with pytest.raises(RulesError, match="before it asks"):
        started(strand_game(first=first, hasty=hasty), telling=True)


def test_there_is_no_milestone_while_strands_are_open() -> None:
    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Busy("stone"))
        yield from ()

    def stone(table: PartedTable, number: int) -> Rules[None]:
        table.milestone("small-spent")
        yield from ()

    with pytest.raises(RulesError, match="strands"):
        started(strand_game(first=first, stone=stone))


def test_back_over_what_others_did_meanwhile_takes_their_consent() -> None:
    match = two()
    choose(match, 0, "a")
    choose(match, 1, "b")
    assert match.undo_needs(0) == (1,)
    assert match.undo_needs(1) == ()


@pytest.mark.parametrize("seed", range(24))
def test_strands_mixed_at_random_hold_what_every_game_must(seed: int) -> None:
    setup = Setup(seats=1 + seed % 4, seed=str(seed))
    match = check_match(wild_strands(tokens=seed % 3), setup, random.Random(seed), thorough=0.3)
    assert match.outcome is not None
