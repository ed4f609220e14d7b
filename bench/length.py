"""`python -m bench.length`: whether a decision costs more because many came before it.

Long random matches of Talisman, recorded and told as at a live table, are played on beside twins of the same
position that have just been taken up from its snapshot, with the same dice and choices. Told are the costs of a
decision and of a clone in the old match as a multiple of the young one's.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from roundtable import games
from roundtable.bots import RandomBot, Seen
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

ROUNDS = 7
DECISIONS = 400
"""Played on in each round."""


def long_match(number: int, decisions: int) -> Match[Any, Any] | None:
    """A match after so many decisions, if it lasts so long."""
    game = games.get("talisman")
    match = Match.start(game, Setup(seats=4, seed=f"long-{number}"), telling=True)
    play(match, Random(number), decisions)
    return match if match.windows else None


def taken_up(match: Match[Any, Any]) -> Match[Any, Any]:
    """The same position without its past."""
    at, snapshot = match.snapshots[-1]
    young = Match.resume(
        match.game, match.content, match.setup, snapshot, at, match.journal().answers[at:], match.undone
    )
    young.table.telling = True
    return young


def play(match: Match[Any, Any], rng: Random, decisions: int) -> tuple[float, float]:
    """So many more random decisions, or fewer if the match ends; seconds of playing, and of a clone now and then."""
    bot = RandomBot(rng)
    playing = cloning = 0.0
    for number in range(decisions):
        if not match.windows:
            break
        window = match.windows[0]
        seat = window.seats[0]
        began = time.process_time()
        match.take(window, seat, *bot.choose(Seen(match, window, seat)))
        playing += time.process_time() - began
        if number % 8 == 0 and match.windows:
            cloning += min(timed_clone(match) for _ in range(5))
    return playing, cloning


def timed_clone(match: Match[Any, Any]) -> float:
    began = time.process_time()
    match.clone()
    return time.process_time() - began


def measure(decisions: int) -> tuple[float, float]:
    """How many times as much a decision and a clone cost after so many decisions."""
    number, found = 0, 0
    old_costs, young_costs = [0.0, 0.0], [0.0, 0.0]
    while found < ROUNDS:
        number += 1
        old = long_match(number, decisions)
        if old is None:
            continue
        found += 1
        young = taken_up(old)
        for match, costs in ((young, young_costs), (old, old_costs)):
            playing, cloning = play(match, Random(number), DECISIONS)
            costs[0] += playing
            costs[1] += cloning
    return old_costs[0] / young_costs[0], old_costs[1] / young_costs[1]


def show(lengths: Sequence[int]) -> None:
    """Prints the ratios."""
    print("an old match beside the same position without its past (talisman, recorded, told):")
    print(f"  {'decisions before':>18}{'a decision':>13}{'a clone':>10}")
    for decisions in lengths:
        playing, cloning = measure(decisions)
        print(f"  {decisions:>18,}{playing:>12.2f}x{cloning:>9.2f}x")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.length", description=__doc__)
    parser.add_argument("decisions", type=int, nargs="*", help="how many came before (default 300, 3,000 and 12,000)")
    args = parser.parse_args(argv)
    show(args.decisions or (300, 3_000, 12_000))
    return 0


if __name__ == "__main__":
    sys.exit(main())
