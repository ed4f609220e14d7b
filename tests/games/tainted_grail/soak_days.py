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

from roundtable.games.tainted_grail import tale
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.games.tainted_grail.modes import CHALLENGE, STORY
from roundtable.games.tainted_grail.state import Arrive, NewChapter, Round
from roundtable.kernel.knowledge import census
from roundtable.kernel.windows import Rules
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.testing import properties

from .soak_fights import fits

PEOPLE = ("maren", "tamsyn", "cadoc", "sennen")
RELUCTANT = {"pass-day": 0.1, "hand-over": 0.3, "hand-card": 0.3, "trade": 0.2, "wait": 0.3, "no": 0.6}
"""Random players would hand Food to and fro for ever: how often they stick to such an answer."""


class Opened(TaintedGrail):
    """The real game, begun by hand at the first round."""

    steps = {**TaintedGrail.steps, NewChapter: lambda table, step: begin(table, step.number)}


def begin(table: Any, chapter: int) -> Rules[None]:
    """World Setup as far as these campaigns need it: the map round the first Menhir, decks, the first Event."""
    tale.set_up_random_events(table)
    table.shuffle(table.state.items)
    table.then(Round())
    party = tuple(range(table.core.seats))
    table.then(Arrive(party, "101"))
    yield from tale.set_up_chapter(table, chapter)


GAME = Opened()


def start(rng: random.Random, number: int, *, telling: bool = False) -> Any:
    seats = rng.randint(1, 4)
    people = [{"who": who, "at": "101"} for who in rng.sample(PEOPLE, seats)]
    modes = list(rng.choice(((), (), STORY, CHALLENGE)))
    given = {"seats": people, "sites": {"101": 9 - seats}, "modes": modes}
    scenario = Scenario(game="tainted-grail", about="", seats=seats, seed=str(number), given=given)
    match = prepare(scenario, GAME)
    match.table.core.chance.dice = None
    match.table.telling = telling
    match.table.then(NewChapter(1))
    match.begin()
    return match


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
