"""`python -m bench.kinfire_balance`: how often bots win each combat of Kinfire with four, three and two seekers."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.commands.output import print_json
from roundtable.games.kinfire.box import box_of
from roundtable.packs import Content
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

MAIN: Final = (
    "wyvern-road", "mirror-hand", "tin-watch", "wyvern-nest", "wardens-mill", "foot-of-the-light",
    "foot-of-the-light-lit",
)  # fmt: skip
"""The main combat of each quest; that of the last in both its forms."""
PARTIES: Final = (4, 3, 2)
FAIR: Final = (0.45, 0.85)
"""How often heuristic seekers should win a main combat."""
MOST_RANDOM: Final = 0.15
FATE: Final = 2
"""Fate tokens that the party has: what quest 1 gives."""
MOST_DECISIONS: Final = 20_000
"""A combat that asks more has stalled."""
TURNS: Final = ("token-drawn", "token-picked")


class Cell(Struct):
    """A combat, played so many times by parties of one size."""

    fight: str
    seats: int
    games: int = 0
    won: int = 0
    turns: list[int] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    played: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    """By seeker."""

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def length(self, quantile: float) -> int:
        ordered = sorted(self.turns) or [0]
        return ordered[int(quantile * (len(ordered) - 1))]


class Balance(Struct):
    bot: str
    upgrades: int
    cells: list[Cell]
    misses: list[str]
    """The targets that do not hold, each in a sentence."""


# --- playing ---


def play_cell(fight: str, seats: int, number: int, bot: str, seed: str, upgrades: int) -> Cell:
    cell = Cell(fight, seats)
    for each in range(number):
        play_one(cell, f"{seed}-{each}", bot, upgrades)
    return cell


def play_one(cell: Cell, seed: str, bot: str, upgrades: int) -> None:
    """One combat, of random seekers."""
    game, rng = games.get("kinfire"), Random(seed)
    content = game.content()
    party = rng.sample(sorted(content["seekers"]), cell.seats)
    given = {
        "seats": [{"seeker": who, "kinfire": 6, "deck": deck(content, who, upgrades, rng)} for who in party],
        "fate": FATE,
        "fight": {"card": cell.fight},
    }
    scenario = Scenario(
        game="kinfire", about="", seed=seed, options={"players": "one", "tutorial": False}, given=given
    )  # fmt: skip
    cell.games += 1
    match: Any = prepare(scenario, game)
    chooser = maker(bot, "kinfire")(rng)
    try:
        match.begin()
        decisions = 0
        while match.windows and match.state.combat is not None:
            window = match.windows[0]
            seat = window.seats[int(rng.random() * len(window.seats))]
            match.take(window, seat, *chooser.choose(Seen(match, window, seat)))
            decisions += 1
            if decisions > MOST_DECISIONS:
                cell.failed[seed] = "stalled"
                return
    except Exception as error:  # noqa: BLE001  (its seed is told, the others go on)
        cell.failed[seed] = f"{type(error).__name__}: {error}"
        return
    told = Counter(event.key for event in match.events)
    cell.turns.append(sum(told[key] for key in TURNS))
    cell.played.update(party)
    if told["combat-won"]:
        cell.won += 1
        cell.wins.update(party)


def deck(content: Content, who: str, upgrades: int, rng: Random) -> list[str]:
    """The starting deck, with so many of the seeker's upgrade cards, the cheapest first, in place of basic ones."""
    cards, actions = list(content["seekers"][who].deck), box_of(content).actions
    own = [card for pack in content["upgrades"].values() for card in pack.cards if actions[card].portrait == who]
    for better in sorted(own, key=lambda card: actions[card].kinfire)[:upgrades]:
        plain = [card for card in cards if actions[card].colour == actions[better].colour and not actions[card].kinfire]
        cards[cards.index(rng.choice(plain))] = better
    return cards


# --- the figures ---


def misses(bot: str, cells: list[Cell]) -> list[str]:
    found = []
    for cell in cells:
        named = f"{cell.fight} with {cell.seats}"
        if bot == "random" and cell.share >= MOST_RANDOM:
            found.append(f"{named}: random bots win {cell.share:.0%}, not less than {MOST_RANDOM:.0%}.")
        elif bot != "random" and cell.fight in MAIN and not FAIR[0] <= cell.share <= FAIR[1]:
            found.append(f"{named}: won {cell.share:.0%} of the time, not {FAIR[0]:.0%} to {FAIR[1]:.0%}.")
        if cell.failed:
            found.append(
                f"{named}: {len(cell.failed)} stalled or ended in an error ({next(iter(cell.failed.items()))})."
            )
    return found


def show(found: Balance) -> None:
    print(f"{found.bot} bots, {found.upgrades} upgrade cards each")
    print("combat                     " + "".join(f"{seats} seekers (turns)   " for seats in PARTIES))
    rows: dict[str, dict[int, Cell]] = {}
    for cell in found.cells:
        rows.setdefault(cell.fight, {})[cell.seats] = cell
    for fight, cells in rows.items():
        row = "".join(
            f"{cell.share:>5.0%} ({cell.length(0.1)}-{cell.length(0.5)}-{cell.length(0.9)})".ljust(21)
            for _, cell in sorted(cells.items(), reverse=True)
        )
        print(f"{fight:25}{'*' if fight in MAIN else ' '} {row}")
    played: Counter[str] = sum((cell.played for cell in found.cells), Counter())
    won: Counter[str] = sum((cell.wins for cell in found.cells), Counter())
    print("won with: " + ", ".join(f"{who} {won[who] / played[who]:.0%}" for who in sorted(played)))
    print("\n".join(found.misses) or "Every target holds.")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.kinfire_balance", description=__doc__)
    parser.add_argument("fights", nargs="*", help="which combats (default: the main ones; 'all' for all)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each party size (default 200)")
    parser.add_argument("--bot", default="heuristic", help="heuristic (default) or random")
    parser.add_argument("--upgrades", type=int, default=0, metavar="N", help="upgrade cards in each deck (0 to 3)")
    parser.add_argument("--seed", default="balance", metavar="S", help="combat i has the seed S-i")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    fights = args.fights or list(MAIN)
    if fights == ["all"]:
        fights = sorted(games.get("kinfire").content()["fights"])
    cells = [
        play_cell(fight, seats, args.games, args.bot, args.seed, args.upgrades)
        for fight in fights
        for seats in PARTIES
    ]  # fmt: skip
    found = Balance(args.bot, args.upgrades, cells, misses(args.bot, cells))
    if args.json:
        print_json(found)
    else:
        show(found)
    return 1 if found.misses else 0


if __name__ == "__main__":
    sys.exit(main())
