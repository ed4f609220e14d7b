"""The formula for claims, as properties: what is fair to slow lines and worth nothing to who lies."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from roundtable.tables.live.claim_time import (
    LATE_START,
    MOST,
    QUICKEST,
    SURE,
    allowance,
    begins,
    counted,
    is_lie,
    owed,
    taken_off,
)

REACTION = st.integers(QUICKEST, 3000)
LINE = st.integers(0, 3000)
MAYBE = st.none() | LINE
JITTER = st.integers(0, 60)


def reckoned(reaction: int, line: int, best: int | None = None, open_ms: int | None = 3000, jitter: int = 0) -> int:
    """What the answer of an honest line counts as whose best trip takes so long, and this one a little more."""
    took = reaction + line + jitter
    return counted(took, taken_off(took, line + jitter, line), best, open_ms)


@given(REACTION, st.integers(0, SURE - 60), JITTER)
def test_a_line_up_to_400_ms_costs_nothing(reaction: int, line: int, jitter: int) -> None:
    assert reckoned(reaction, line, jitter=jitter) == reaction


@given(REACTION, st.integers(0, MOST - 60), JITTER, REACTION)
def test_a_slower_line_costs_nothing_up_to_drawing_level(reaction: int, line: int, jitter: int, best: int) -> None:
    ms = reckoned(reaction, line, best, jitter=jitter)
    assert ms == reaction or (ms == min(best, reaction + line + jitter - SURE) and line + jitter > SURE)
    assert ms <= max(reaction, best), "whoever was first by their own eyes is not behind"


@given(REACTION, st.integers(SURE, MOST - 60), JITTER)
def test_a_slow_line_that_claims_in_time_is_in_time(reaction: int, line: int, jitter: int) -> None:
    assert reckoned(reaction, line, open_ms=3000, jitter=jitter) <= 3000
    assert reckoned(3001, line, open_ms=3000, jitter=jitter) == 3001, "one millisecond too late is too late"


@given(LINE, MAYBE, MAYBE, MAYBE, st.none() | REACTION, st.booleans())
def test_nobody_is_given_more_than_the_line_can_cost(
    took: int, pong: int | None, least: int | None, best: int | None, open_ms: int | None, lied: bool
) -> None:  # fmt: skip
    off = taken_off(took, pong, least, lied=lied)
    assert 0 <= off <= MOST
    assert off <= (pong or 0)
    assert off <= max(0, took - QUICKEST)
    ms = counted(took, off, best, open_ms)
    assert max(0, took - off) <= ms <= max(took - min(off, SURE), took - off)
    if pong is None or lied:
        assert (off, ms) == (0, took)


@given(LINE, LINE, LINE, st.integers(0, 3000))
def test_delayed_pongs_are_worth_little_more_than_the_best_one(took: int, pong: int, least: int, more: int) -> None:
    assert taken_off(took, pong + more, least) <= least + max(60, least // 4)


@given(LINE, LINE, LINE, REACTION)
def test_more_than_400_ms_off_never_beats_the_best_claim(took: int, pong: int, least: int, best: int) -> None:
    off = taken_off(took, pong, least)
    if took - SURE > best:
        assert counted(took, off, best, 3000) >= best


@given(LINE, LINE, LINE, MAYBE, st.integers(0, 500))
def test_who_answers_later_never_counts_as_earlier(
    took: int, pong: int, least: int, best: int | None, later: int
) -> None:  # fmt: skip
    def ms(took: int) -> int:
        return counted(took, taken_off(took, pong, least), best, 3000)

    assert ms(took) <= ms(took + later)


@given(st.integers(0, 10_000), st.none() | st.integers(0, 20_000))
def test_time_begins_between_the_opening_and_a_little_later(opened: int, sent: int | None) -> None:
    assert opened <= begins(opened, sent) <= opened + LATE_START


@given(REACTION, st.integers(0, MOST - 60), JITTER, st.integers(0, LATE_START), st.booleans())
def test_a_window_stays_open_for_what_may_still_come(
    reaction: int, line: int, jitter: int, late: int, known: bool
) -> None:  # fmt: skip
    """Whoever answers within the window's length is heard, whether the pong is here already or not."""
    opened, length = 5000, 3000
    pong, least = (line + jitter, line) if known else (None, line)
    arrives = opened + late + min(reaction, length) + line + jitter
    assert arrives <= opened + length + owed(opened, opened + late, pong, least)


@given(LINE, MAYBE)
def test_an_allowance_is_what_is_owed_and_what_is_taken_off(pong: int, least: int | None) -> None:
    assert taken_off(10_000, pong, least) == allowance(pong, least) <= owed(0, 0, pong, least)
    assert owed(0, None, None, None) == LATE_START + MOST


@given(REACTION, LINE, JITTER)
def test_no_honest_line_lies(reaction: int, line: int, jitter: int) -> None:
    assert not is_lie(reaction + line + jitter, line)
    assert not is_lie(line, line)


@given(st.integers(0, 300), st.integers(500, 3000))
def test_who_answers_sooner_than_the_pongs_allow_has_lied(took: int, least: int) -> None:
    assert is_lie(took, least)
    assert not is_lie(took, None)
