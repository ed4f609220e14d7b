"""Taking a match up from what was stored: the past it forgets, and what it can still bring back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.errors import RedoRefused, UndoRefused
from roundtable.kernel.game import Setup
from roundtable.kernel.journal import Entry, entry_of
from roundtable.kernel.match import Match
from roundtable.testing.properties import step_randomly

AnyMatch = Match[Any, Any]


def played(answers: int, seed: str = "3", game: str = "talisman") -> AnyMatch:
    match: AnyMatch = Match.start(games.get(game), Setup(seats=2, seed=seed))
    rng = random.Random(seed)
    for _ in range(answers):
        step_randomly(match, rng)
    return match


def stored(match: AnyMatch) -> AnyMatch:
    """The match as it comes back from a database."""
    at, snapshot = match.snapshots[-1]
    entries = [entry_of(row) for row in match.rows[at - match.offset :]]  # type: ignore[arg-type]
    return Match.resume(match.game, match.content, match.setup, snapshot, at, entries, match.undone, match.redoable())


def test_undo_says_how_many_answers_stay() -> None:
    match = played(30)
    rows = list(match.rows)
    stays = match.undo(0, consent=[1])
    assert match.rows == rows[:stays]
    assert rows[stays].seat == 0


def test_taking_out_a_sealed_answer_says_how_many_stay() -> None:
    match: AnyMatch = Match.start(games.get("reflets-blessing"), Setup(seats=3, seed="1"))
    for seat in (2, 0, 1):
        if offers := match.offers(seat):
            match.answer(seat, offers[0].decision, offers[0].options[0].id)
        if seat == 0:
            break
    assert match.undo(2) == 0
    assert [row.seat for row in match.rows] == [0]


def test_what_was_undone_is_brought_back_in_another_process() -> None:
    match = played(40)
    before = match.snapshot()
    match.undo(0, consent=[1])
    match.undo(1, consent=[0])
    again = stored(match)
    assert again.redoable() == match.redoable()
    assert all(isinstance(entry, Entry) for rows in again.redoable() for entry in rows)
    again.redo(1, consent=[0])
    again.redo(0, consent=[1])
    assert again.snapshot() == before
    with pytest.raises(RedoRefused):
        again.redo(0)


def test_what_no_longer_fits_is_not_brought_back() -> None:
    match = played(40)
    match.undo(0, consent=[1])
    again = stored(match)
    again._redo = [[Entry(999, 0, "fly")]]
    before = again.fingerprint()
    with pytest.raises(RedoRefused):
        again.redo(0)
    assert again.fingerprint() == before


@pytest.mark.parametrize("every", [1, 8, 1000])
def test_a_match_that_forgets_its_past_goes_on_as_before(every: int) -> None:
    match, twin = played(120), played(120)
    match.forget(80, every)
    assert match.offset <= 80
    assert match.fingerprint() == twin.fingerprint()
    assert len(match.snapshots) <= len(twin.snapshots)
    rng, other = random.Random(9), random.Random(9)
    for _ in range(40):
        step_randomly(match, rng)
        step_randomly(twin, other)
    assert match.fingerprint() == twin.fingerprint()
    assert match.fork(100).fingerprint() == twin.fork(100).fingerprint()
    while match.offset + len(match.rows) > match.offset + 3:
        try:
            match.undo(0, consent=[1])
        except UndoRefused:
            break
        twin.undo(0, consent=[1])
        assert match.fingerprint() == twin.fingerprint()


def test_forgetting_everything_and_nothing() -> None:
    match, twin = played(50), played(50)
    match.forget(0)
    assert match.offset == 0
    match.forget(10**6)
    assert match.offset == match.snapshots[0][0]
    assert len(match.snapshots) == 1
    assert match.fingerprint() == twin.fingerprint()
    assert stored(match).fingerprint() == twin.fingerprint()
