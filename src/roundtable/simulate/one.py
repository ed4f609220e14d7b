"""One match between bots, as quickly as it can be played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from roundtable.bots import Bot, Seen
from roundtable.kernel.errors import Runaway
from roundtable.kernel.match import Match
from roundtable.kernel.windows import Window

MOST_ANSWERS: Final = 1_000_000
"""A match that asks more than this will not end; far beyond any real one."""


def play(match: Match[Any, Any], bots: Sequence[Bot], rng: Random, most: int = MOST_ANSWERS) -> int:
    """Plays the match to its end; says how many decisions it took."""
    choosers = [bot.choose for bot in bots]
    take, random = match.take, rng.random
    for decisions in range(most + 1):
        windows = match.windows
        if not windows:
            return decisions
        window: Window = windows[0] if len(windows) == 1 else windows[int(random() * len(windows))]
        seats = window.seats
        seat = seats[0] if len(seats) == 1 else seats[int(random() * len(seats))]
        option, ms = choosers[seat](Seen(match, window, seat))
        if ms and (latest := window.latest_ms()) is not None and ms > latest:
            idle = window.idle(seat)
            if idle is None:
                match.expire(window)
                continue
            option, ms = idle, latest
        take(window, seat, option, ms)
    raise Runaway(f"The match did not end within {most} decisions.", match._journal())
