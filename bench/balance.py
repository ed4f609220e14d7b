"""`python -m bench.balance`: how fair Talisman is among heuristic bots, how long it takes, and what was never used."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from roundtable import games
from roundtable.bots import Seen
from roundtable.bots.talisman import TalismanHeuristic
from roundtable.bots.talisman.plan import every
from roundtable.commands.output import print_json
from roundtable.games.talisman.actions import ACTIONS
from roundtable.games.talisman.effects import Choose, Object, Possession, Way
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.packs import Content

SEATS: Final = 4
CHUNK: Final = 25
MOST_ROUNDS: Final = 300
"""A match that goes on longer has stalled."""
FAIR: Final = (0.6, 1.6)
"""Times its fair share that each character may win."""
MEDIAN: Final = (40, 120)
QUANTILES: Final = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
MET: Final = {
    "attacks", "trophy", "destroys", "event", "visits", "takes-card", "takes-card-from", "clings", "gets-card",
    "gains-talisman", "casts", "casts-on", "lays-spell",
}  # fmt: skip
"""Events that say that a card was met, taken or cast."""
DONE: Final = {
    "uses": ("use", "card"), "armour-saves": ("wear", "card"), "armour-fails": ("wear", "card"),
    "chooses": ("way", "way"), "uses-ability": ("ability", "ability"),
}  # fmt: skip
"""Events that say that something was made use of, and which of their words names it."""


class Tally(Struct):
    """What came of some matches."""

    games: int = 0
    decisions: int = 0
    rounds: list[int] = field(default_factory=list)
    """Of each match that ended."""
    stalled: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.stalled += other.stalled
        self.failed |= other.failed
        self.played += other.played
        self.won += other.won
        self.used += other.used


class Balance(Struct):
    """The figures; the shares are wins by the wins that would be fair."""

    games: int
    finished: int
    stalled: list[str]
    failed: dict[str, str]
    decisions: int
    rounds: dict[str, int]
    shares: dict[str, float]
    played: dict[str, int]
    won: dict[str, int]
    never_used: list[str]
    misses: list[str]
    """The targets that do not hold, each in a sentence."""


# --- playing ---


def play_chunk(chunk: tuple[str, int, int]) -> Tally:
    """Plays the matches from one number to another."""
    seed, start, end = chunk
    tally = Tally()
    _count_actions(tally)
    content = games.get("talisman").content()
    for number in range(start, end):
        play_one(f"{seed}-{number}", content, tally)
    return tally


def play_one(seed: str, content: Content, tally: Tally) -> None:
    game, rng = games.get("talisman"), Random(seed)
    setup = Setup(seats=SEATS, seed=seed, options={"characters": "random"})
    bot, used = TalismanHeuristic(rng), tally.used
    tally.games += 1
    match: Match[Any, Any] = Match.start(game, setup, content, telling=True, recording=False)
    try:
        while match.windows and match.table.state.round <= MOST_ROUNDS:
            window = match.windows[0]
            seat = window.seats[int(rng.random() * len(window.seats))]
            character = match.table.state.seats[seat]
            option, ms = bot.choose(Seen(match, window, seat))
            if option.verb == "evade":
                used[f"evade.{option.arg or character.character}"] += 1
            used[f"places.{character.space}"] += 1
            used[f"tasks.{character.quest}"] += 1
            match.take(window, seat, option, ms)
            tally.decisions += 1
    except Exception as error:  # noqa: BLE001  (its seed is told, the others go on)
        tally.failed[seed] = f"{type(error).__name__}: {error}"
        return
    for event in match.events:
        said = dict(event.params)
        if event.key in MET:
            used[str(said.get("card", "@cards.talisman"))[1:]] += 1
        elif event.key in DONE:
            how, what = DONE[event.key]
            used[f"{how}.{str(said[what])[1:]}"] += 1
    tally.played.update(character.character for character in match.table.state.seats)
    if match.outcome is None:
        tally.stalled.append(seed)
    else:
        tally.rounds.append(match.table.state.round)
        tally.won.update(match.table.state.seats[seat].character for seat in match.outcome.winners)


def _count_actions(tally: Tally) -> None:
    """Counts every action as it is done."""
    for kind, doing in ACTIONS.doing.items():
        plain = getattr(doing, "plain", doing)

        def counted(*args: Any, plain: Any = plain, name: str = kind.__name__) -> Any:
            tally.used[f"actions.{name}"] += 1
            return plain(*args)

        counted.plain = plain  # type: ignore[attr-defined]
        ACTIONS.doing[kind] = counted


# --- what there is to use ---


def everything(content: Content) -> Iterator[str]:
    """All that should be used sooner or later."""
    for collection in ("cards", "spells", "places"):
        yield from (f"{collection}.{name}" for name in content[collection])
    yield from (f"actions.{kind.__name__}" for kind in ACTIONS.doing)
    yield from (f"tasks.{number}" for number in range(1, 7))
    for name, item in content["cards"].items():
        if isinstance(item, Possession):
            if item.use is not None:
                yield f"use.cards.{name}"
            if item.evades is not None:
                yield f"evade.{name}"
            if isinstance(item, Object) and item.armour is not None:
                yield f"wear.cards.{name}"
        yield from (f"way.cards.{name}.{way.text}" for way in ways(getattr(item, "do", ())))
    for name, item in content["places"].items():
        yield from (f"way.places.{name}.{way.text}" for way in ways(item.visit))
    for name, item in content["characters"].items():
        yield from (f"ability.characters.{name}.{ability.text}" for ability in item.meetings)
        if item.evades is not None:
            yield f"evade.{name}"


def ways(actions: Any) -> Iterator[Way]:
    """The ways that do something: the others are there so that nobody is forced."""
    for action in every(actions):
        if isinstance(action, Choose):
            yield from (way for way in action.ways if way.do or way.gold or way.give)


UNPLAYABLE: Final = {"actions.GainCard", "actions.LoseAllGold"}
"""Actions that packs may use and the core one does not."""


# --- the figures ---


def measure(number: int, seed: str, workers: int) -> Balance:
    """Plays so many matches, each with four random characters, and adds up."""
    chunks = [(seed, start, min(start + CHUNK, number)) for start in range(0, number, CHUNK)]
    tally = Tally()
    if workers == 1:
        for part in map(play_chunk, chunks):
            tally.add(part)
    else:
        with ProcessPoolExecutor(workers) as pool:
            for part in pool.map(play_chunk, chunks):
                tally.add(part)
    return balance(tally, games.get("talisman").content())


def balance(tally: Tally, content: Content) -> Balance:
    shares = {
        name: round(SEATS * tally.won[name] / tally.played[name], 2)
        for name in content["characters"]
        if tally.played[name]
    }
    ordered = sorted(tally.rounds)
    rounds = {f"{quantile:.0%}": ordered[int(quantile * (len(ordered) - 1))] for quantile in QUANTILES if ordered}
    never = [name for name in everything(content) if not tally.used[name] and name not in UNPLAYABLE]
    return Balance(
        tally.games, len(ordered), tally.stalled, tally.failed, tally.decisions, rounds, shares,
        dict(tally.played), dict(tally.won), never, misses(tally, shares, rounds, never),
    )  # fmt: skip


def misses(tally: Tally, shares: Mapping[str, float], rounds: Mapping[str, int], never: list[str]) -> list[str]:
    """What the figures should be and are not."""
    found = [
        f"{name} wins {share} times its share, not {FAIR[0]} to {FAIR[1]}."
        for name, share in shares.items()
        if not FAIR[0] <= share <= FAIR[1]
    ]
    median = rounds.get("50%", 0)
    if not MEDIAN[0] <= median <= MEDIAN[1]:
        found.append(f"The median match takes {median} rounds, not {MEDIAN[0]} to {MEDIAN[1]}.")
    if tally.stalled or tally.failed:
        found.append(f"{len(tally.stalled)} matches stalled, {len(tally.failed)} ended in an error.")
    if never:
        found.append(f"{len(never)} things were never used.")
    return found


def show(found: Balance) -> None:
    print(f"{found.finished} of {found.games} matches finished, {found.decisions} decisions.")
    for seed in found.stalled:
        print(f"  seed {seed} was not over after {MOST_ROUNDS} rounds")
    for seed, error in found.failed.items():
        print(f"  seed {seed}: {error}")
    print("rounds: " + ", ".join(f"{quantile} {rounds}" for quantile, rounds in found.rounds.items()))
    print("character      played    won  times its fair share")
    for name, share in sorted(found.shares.items(), key=lambda pair: pair[1]):
        print(f"  {name:12}{found.played[name]:>7}{found.won.get(name, 0):>7}{share:>7.2f}  {'*' * round(20 * share)}")
    print(f"never used: {', '.join(found.never_used) or 'nothing'}")
    print("\n".join(found.misses) or "Every target holds.")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many matches (default 2000)")
    parser.add_argument("--seed", default="balance", metavar="S", help="match i has the seed S-i")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes to play in")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    found = measure(args.games, args.seed, args.workers)
    if args.json:
        print_json(found)
    else:
        show(found)
    return 1 if found.misses else 0


if __name__ == "__main__":
    sys.exit(main())
