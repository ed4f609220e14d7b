"""`python -m tests.games.tainted_grail.soak_days`: random campaigns on the real map, day after day.

Prints how many were played and how they ended, and stops at the first one that breaks, with the number that leads
there.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from typing import Any

from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census
from roundtable.kernel.match import Match
from roundtable.testing import properties

from .soak_fights import fits

RELUCTANT = {"pass-day": 0.1, "hand-over": 0.3, "hand-card": 0.3, "trade": 0.2, "wait": 0.3, "no": 0.6}
"""Random players would hand Food to and fro for ever: how often they stick to such an answer."""


GAME = TaintedGrail()


def start(rng: random.Random, number: int, *, telling: bool = False) -> Any:
    """A Campaign from its very beginning, in any mode, with any Chapter, played freely or not."""
    options = {choice.name: rng.choice(choice.values) for choice in GAME.choices}
    options["chapter"] = rng.choice((1, 1, 1, 2, 3))
    return Match.start(GAME, Setup(rng.randint(1, 4), str(number), options), telling=telling)


def step(match: Any, rng: random.Random) -> None:
    """A random answer of a player who would sooner do something else than trade."""
    window, seat, option, ms = properties.random_answer(match, rng)
    while rng.random() > RELUCTANT.get(option.verb, 1):
        window, seat, option, ms = properties.random_answer(match, rng)
    match.take(window, seat, option, ms)


def one_campaign(number: int, days: int, thorough: float) -> tuple[int, str]:
    rng = random.Random(number)
    match = start(rng, number, telling=rng.random() < 0.1)
    cards, decisions, day, since = census(match.state), 0, 0, 0
    while match.windows and match.state.day <= days:
        fits(match)
        if rng.random() < thorough:
            properties.check_options(match)
            properties.check_clone(match, rng)
            properties.check_tree(match.state)
            properties.check_preview(match, rng)
            for seat in range(match.setup.seats):
                properties.check_secrets(match, seat, rng)
        step(match, rng)
        decisions, since = decisions + 1, since + 1
        if match.state.day != day:
            day, since = match.state.day, 0
        assert since < 3000, f"a day without end: {[window.prompt.key for window in match.windows]}"
    assert match.over or match.state.day > days, "stuck without a question"
    lost = cards - census(match.state)
    assert not lost, f"cards were lost: {lost}"
    return decisions, match.outcome.reason if match.outcome is not None else "still on the way"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int, default=300)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--thorough", type=float, default=0.0)
    args = parser.parse_args()
    began, decisions, ends = time.monotonic(), 0, Counter[str]()
    for number in range(args.first, args.first + args.campaigns):
        try:
            made, end = one_campaign(number, args.days, args.thorough)
        except BaseException:
            print(f"broken: --from {number} --days {args.days}")
            raise
        decisions += made
        ends[end] += 1
    print(f"{args.campaigns} campaigns, {decisions} decisions, {dict(ends)}, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
