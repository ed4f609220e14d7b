"""How long a person took to claim, reckoned so that a slow line costs nothing and a slow pong wins nothing.

Everything is in whole milliseconds of one worker's clock. What a client says is not in it: only when the server sent a
window, when the answer arrived, and how long its own pings took. Browsers answer those by themselves, before a page's
scripts hear of them.

What a line costs is taken off the time of an answer. Up to `SURE` that can win; beyond it a claim only draws level with
the best one, because somebody who delays everything looks just like a slow line.
"""

from __future__ import annotations

from typing import Final

LATE_START: Final = 250
"""A person's time begins so long after the window opened at the latest: nobody gains by not fetching it."""
MOST: Final = 1000
"""No more is taken off for any line."""
SURE: Final = 400
"""So much may be taken off and win."""
SPREAD: Final = 60
"""By so much, or a quarter of it, one trip over a line may be slower than its best one."""
QUICKEST: Final = 100
"""Nobody answers sooner after seeing something."""
MEMORY: Final = 10 * 60_000
"""So long pings and lies are remembered."""
ELSEWHERE: Final = LATE_START + MOST
"""The most that somebody can be owed of whose line this worker knows nothing."""


def begins(opened: int, sent: int | None) -> int:
    """When a person's time begins: when the first page of theirs was `sent` the window, but close to its opening."""
    return opened if sent is None else min(max(sent, opened), opened + LATE_START)


def allowance(pong: int | None, least: int | None) -> int:
    """The most that a line can be worth, by the `pong` to the ping behind this very window and the quickest of all."""
    known = [MOST]
    if pong is not None:
        known.append(pong)
    if least is not None:
        known.append(least + max(SPREAD, least // 4))
    return min(known)


def taken_off(took: int, pong: int | None, least: int | None, *, lied: bool = False) -> int:
    """What is taken off an answer that came after so long: nothing without a pong, or for a line that lied."""
    if pong is None or lied:
        return 0
    return max(0, min(allowance(pong, least), took - QUICKEST))


def counted(took: int, off: int, best: int | None, open_ms: int | None) -> int:
    """The time that counts, in view of the best claim so far and the window's length."""
    full, part = took - off, took - min(off, SURE)
    return max(0, full, min(each for each in (part, best, open_ms) if each is not None))


def owed(opened: int, sent: int | None, pong: int | None, least: int | None, *, lied: bool = False) -> int:
    """How much later than the window's end an answer of this person may still arrive in time."""
    start = opened + LATE_START if sent is None else begins(opened, sent)
    return start - opened + (0 if lied else allowance(pong, least))


def is_lie(took: int, least: int | None) -> bool:
    """Whether an answer came sooner after its window was sent than any line with such pongs could bring it."""
    return least is not None and 10 * (took + 10) < 9 * least
