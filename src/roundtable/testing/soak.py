"""`python -m roundtable.testing.soak`: the properties over thousands of random matches of every game.

What CI samples, at length: prints a line a game, stops at the first match that breaks and writes its journal.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from roundtable import games
from roundtable.kernel import journal as journals
from roundtable.kernel.game import Game, Setup

from .properties import Broken, check_match


def setup_for(game: Game[Any, Any], number: int) -> Setup:
    """A set-up for the match of this number: all seat counts, options and kinds of table come up."""
    rng = random.Random(number)
    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    options = {choice.name: rng.choice(choice.values) for choice in game.choices}
    return Setup(seats=seats, seed=f"soak-{number}", options=options, timed=number % 3 != 0)


def soak(job: tuple[str, int, int, float]) -> tuple[int, str, bytes]:
    """Checks the matches from one number to another: decisions made, and what broke."""
    name, start, end, thorough = job
    game, decisions = games.get(name), 0
    for number in range(start, end):
        try:
            match = check_match(game, setup_for(game, number), random.Random(number), thorough=thorough)
        except Broken as broken:
            data = journals.write(broken.journal) if broken.journal else b""
            return decisions, f"match {number} of {name}: {broken}", data
        decisions += len(match.rows)
    return decisions, "", b""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m roundtable.testing.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="of each game (default 1000)")
    parser.add_argument("--thorough", type=float, default=0.1, help="share of decisions checked in full (default 0.1)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("games", nargs="*", help="which games (default: all)")
    args = parser.parse_args(argv)
    size = 20
    with ProcessPoolExecutor(args.workers) as pool:
        for name in args.games or games.names():
            jobs = [(name, at, min(at + size, args.matches), args.thorough) for at in range(0, args.matches, size)]
            decisions = 0
            for made, broken, data in pool.map(soak, jobs):
                decisions += made
                if broken:
                    file = Path(f"broken-{name}.json")
                    file.write_bytes(data)
                    print(f"{broken}\nIts journal is in {file}.", file=sys.stderr)
                    pool.shutdown(cancel_futures=True)
                    return 1
            print(f"{name}: {args.matches} matches, {decisions} decisions, every property holds", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
