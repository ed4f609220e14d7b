"""`python -m bench.many_random`: thousands of random matches of Talisman, all seat counts and variants, to their end.

Prints how many ended how, and the cards, spaces and kinds of action that never came up. Stops at the first error.
With `--game kinfire` they are campaigns of three quests; what these don't come to is printed and is no fault.
With `--game reflets` all numbers of teams, kinds of dice and tables come up, and grades of earlier games.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Any

from roundtable import games
from roundtable.bots import RandomBot
from roundtable.games.kinfire.combat import carry_out as doing
from roundtable.games.kinfire.journey import story_book
from roundtable.games.reflets.registry import DEEDS
from roundtable.games.talisman import actions
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup, Value
from roundtable.kernel.match import Match
from roundtable.simulate.one import play

VARIANTS = list(product(("dragon", "race"), ("choose", "random", "two"), ("one-turn", "clumsy"), (False, True)))
CAMPAIGNS = list(product((2, 3, 4), ("each", "one"), (True, False)))
QUESTS = 3
TABLES = list(product((False, True), ("simple", "expert"), (False, True), (False, True)))
"""Of Reflets d'Acide: with a clock, with expert dice, with partners, with grades."""
GRADES = (
    "red-kitten great-reflection", "green-frog sadistic-acid", "epic-finch without-clover", "blue-duck", "",
    "orange-pigeon", "violet-otter",
)  # fmt: skip
CHUNK = 20


def campaign(number: int, whole: float) -> Setup:
    """A campaign of Kinfire."""
    seats, players, tutorial = CAMPAIGNS[number % len(CAMPAIGNS)]
    options: dict[str, Value] = {"players": players, "tutorial": tutorial, "quests": QUESTS}
    return Setup(seats=seats, seed=f"many-{number}", options=options)


def match_of_talisman(number: int, whole: float) -> Setup:
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


def match_of_reflets(number: int, whole: float) -> Setup:
    """Each number of teams at each kind of table."""
    timed, dice, partners, graded = TABLES[number // 5 % len(TABLES)]
    seats = 2 + number % 5
    grades = tuple(GRADES[(number + seat) % len(GRADES)] for seat in range(seats))
    options: dict[str, Value] = {"dice": dice, "partners": partners}
    return Setup(
        seats=seats, seed=f"many-{number}", timed=timed, options=options, legacy=grades if graded else ()
    )  # fmt: skip


SETUPS: dict[str, Callable[[int, float], Setup]] = {
    "talisman": match_of_talisman, "kinfire": campaign, "reflets": match_of_reflets,
}  # fmt: skip
DOINGS: dict[str, list[dict[Any, Any]]] = {
    "talisman": [actions.ACTIONS.doing],
    "kinfire": [doing.CARD_DEEDS.doing, doing.FOE_DEEDS.doing, story_book.BOOK.deeds.doing],
    "reflets": [DEEDS.doing],
}
"""How each kind of action is carried out."""


def chunk(job: tuple[str, int, int, float]) -> tuple[Counter[str], int, set[str]]:
    """Plays the matches from one number to another: outcomes, decisions, and what came up."""
    name, start, end, whole = job
    game = games.get(name)
    content = game.content()
    outcomes: Counter[str] = Counter()
    seen: set[str] = set()
    decisions = 0
    for doings in DOINGS[name]:
        watch(doings, seen)
    for number in range(start, end):
        rng = Random(number)
        match = Match.start(game, SETUPS[name](number, whole), content, recording=False)
        match.table.telling = True
        try:
            decisions += play(match, [RandomBot(rng) for _ in range(match.setup.seats)], rng)
        except RoundtableError as error:
            raise RuntimeError(f"match {number}: {error}") from None
        if match.outcome is None:
            raise RuntimeError(f"match {number} has no outcome")
        outcomes[match.outcome.reason] += 1
        for event in match.events:
            named = [str(value) for _, value in event.params if str(value).startswith("@")]
            seen.update(".".join(name.split(".")[:2]) for name in named)  # a part of an item is of that item
    return outcomes, decisions, seen


def watch(doings: dict[Any, Any], seen: set[str]) -> None:
    """Notes which kinds of action are carried out."""
    for kind, carry_out in list(doings.items()):
        if not hasattr(carry_out, "watched"):

            def noted(*args: Any, kind: type = kind, carry_out: Callable[..., Any] = carry_out) -> Any:
                seen.add(kind.__name__)
                return carry_out(*args)

            noted.watched = True  # type: ignore[attr-defined]
            doings[kind] = noted


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.many_random", description=__doc__)
    parser.add_argument("--game", choices=sorted(SETUPS), default="talisman")
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first match (default 0)")
    parser.add_argument("--whole", type=float, default=0.2, help="share of Talisman played to the crown (default 0.2)")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args(argv)
    last = args.first + args.matches
    jobs = [(args.game, at, min(at + CHUNK, last), args.whole) for at in range(args.first, last, CHUNK)]
    outcomes: Counter[str] = Counter()
    seen: set[str] = set()
    decisions = done = 0
    with ProcessPoolExecutor(args.workers) as pool:
        for ended, made, found in pool.map(chunk, jobs):
            outcomes += ended
            decisions += made
            seen |= found
            done = sum(outcomes.values())
            if done % 1000 == 0:
                print(f"{done} matches, {decisions} decisions", file=sys.stderr, flush=True)
    content = games.get(args.game).content()
    never = [f"{kind}.{item}" for kind in content for item in content[kind] if f"@{kind}.{item}" not in seen]
    never += [kind.__name__ for doings in DOINGS[args.game] for kind in doings if kind.__name__ not in seen]
    print(f"{sum(outcomes.values())} matches, {decisions} decisions: {dict(outcomes)}")
    print(f"never seen: {', '.join(never) or 'nothing'}")
    return int(bool(never) and args.game == "talisman")


if __name__ == "__main__":
    sys.exit(main())
