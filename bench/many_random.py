"""`python -m bench.many_random`: thousands of random matches of Talisman, all seat counts and variants, to their end.

Prints how many ended how, and the cards, spaces and kinds of action that never came up. Stops at the first error.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random

from roundtable import games
from roundtable.bots import RandomBot
from roundtable.games.talisman import actions
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup, Value
from roundtable.kernel.match import Match
from roundtable.simulate.one import play

VARIANTS = list(product(("dragon", "race"), ("choose", "random", "two"), ("one-turn", "clumsy"), (False, True)))
CHUNK = 20


def setup_for(number: int, whole: float) -> Setup:
    """A share of the matches is played to the crown; the others for fifty rounds, for a crown by chance takes long.

    With Mortality it takes twenty-five times as long, since everybody begins anew: of those one in a hundred is whole.
    """
    victory, characters, toads, mortality = VARIANTS[number % len(VARIANTS)]
    share = whole / 100 if mortality else whole
    rounds = 0 if Random(number).random() < share else 50
    options: dict[str, Value] = {
        "victory": victory, "characters": characters, "toads": toads, "mortality": mortality, "rounds": rounds,
    }  # fmt: skip
    return Setup(seats=2 + number % 5, seed=f"many-{number}", options=options)


def chunk(job: tuple[int, int, float]) -> tuple[Counter[str], int, set[str]]:
    """Plays the matches from one number to another: outcomes, decisions, and what came up."""
    start, end, whole = job
    game = games.get("talisman")
    content = game.content()
    outcomes: Counter[str] = Counter()
    seen: set[str] = set()
    decisions = 0
    watch_actions(seen)
    for number in range(start, end):
        rng = Random(number)
        match = Match.start(game, setup_for(number, whole), content, recording=False)
        match.table.telling = True
        try:
            decisions += play(match, [RandomBot(rng) for _ in range(match.setup.seats)], rng)
        except RoundtableError as error:
            raise RuntimeError(f"match {number}: {error}") from None
        assert match.outcome is not None
        outcomes[match.outcome.reason] += 1
        for event in match.events:
            seen.update(str(value) for _, value in event.params if str(value).startswith("@"))
    return outcomes, decisions, seen


def watch_actions(seen: set[str]) -> None:
    """Notes which kinds of action are carried out."""
    for kind, doing in list(actions.DOING.items()):
        if not hasattr(doing, "watched"):

            def noted(*args: object, kind: type = kind, doing: actions.Doing = doing) -> object:
                seen.add(kind.__name__)
                return doing(*args)  # type: ignore[arg-type]

            noted.watched = True  # type: ignore[attr-defined]
            actions.DOING[kind] = noted  # type: ignore[assignment]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.many_random", description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--whole", type=float, default=0.2, help="share played to the crown (default 0.2)")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args(argv)
    jobs = [(at, min(at + CHUNK, args.matches), args.whole) for at in range(0, args.matches, CHUNK)]
    outcomes: Counter[str] = Counter()
    seen: set[str] = set()
    decisions = done = 0
    with ProcessPoolExecutor(args.workers) as pool:
        for ended, made, found in pool.map(chunk, jobs):
            outcomes += ended
            decisions += made
            seen |= found
            done += CHUNK
            if done % 1000 == 0:
                print(f"{done} matches, {decisions} decisions", file=sys.stderr, flush=True)
    content = games.get("talisman").content()
    never = [f"{kind}.{item}" for kind in content for item in content[kind] if f"@{kind}.{item}" not in seen]
    never += [kind.__name__ for kind in actions.DOING if kind.__name__ not in seen]
    print(f"{sum(outcomes.values())} matches, {decisions} decisions: {dict(outcomes)}")
    print(f"never seen: {', '.join(never) or 'nothing'}")
    return int(bool(never))


if __name__ == "__main__":
    sys.exit(main())
