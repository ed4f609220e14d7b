"""How often a person is asked in whole matches between bots, and what: `python -m bench.questions talisman kinfire`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from roundtable import games
from roundtable.bots import BEST, Seen, maker
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import Option

MOST_ANSWERS: Final = 20_000
MANY: Final = 9
"""More options than this are a list to read through."""


class Questions(Struct):
    """What one game asks."""

    game: str
    matches: int = 0
    seats: int = 0
    """Of all matches together."""
    unfinished: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """How often each prompt came."""
    options: Counter[str] = field(default_factory=Counter)
    """How many options all these had together."""
    passed: Counter[str] = field(default_factory=Counter)
    """How often each was passed for a person who holds nothing for it and has not said that they want to be asked."""
    long: int = 0
    """Questions with more options than `MANY`."""

    @property
    def a_person(self) -> float:
        """How often one person is asked in a whole match."""
        return sum(self.asked.values()) / max(1, self.seats)


def measure(game_id: str, matches: int, bots: str = BEST, seats: int | None = None) -> Questions:
    """Plays whole matches; options of a table are as a newcomer's, each seed is its number."""
    game = games.get(game_id)
    content = game.content()
    many = seats or min(4, game.most_seats)
    make = maker(bots, game_id)
    found = Questions(game_id)
    for number in range(matches):
        match: Match[Any, Any] = Match.start(game, Setup(many, f"questions {number}"), content)
        rng = Random(number)
        players = [make(Random(f"{number}/{seat}")) for seat in range(many)]
        for _ in range(MOST_ANSWERS):
            if not match.windows:
                break
            window = rng.choice(match.windows)
            seat = rng.choice(window.seats)
            key, menu = window.prompt.key, window.menu(seat)
            if is_passed(game, key, menu):
                found.passed[key] += 1
            else:
                found.asked[key] += 1
                found.options[key] += len(menu)
                found.long += len(menu) > MANY
            match.take(window, seat, *players[seat].choose(Seen(match, window, seat)))
        else:
            found.unfinished += 1
        found.matches += 1
        found.seats += many
    return found


def is_passed(game: Game[Any, Any], key: str, menu: Sequence[Option[Any]]) -> bool:
    """Whether nobody is asked this who has said nothing about when to be asked."""
    named = game.interjections.get(key)
    return named is not None and not named.can([option for option in menu if option.verb not in game.free_verbs])


def show(found: Questions, most: int = 12) -> None:
    """The figure, and what is asked most."""
    print(f"{found.game}: {found.a_person:.0f} questions a person and match ({found.matches} matches), "
          f"{found.long / max(1, found.seats):.0f} of them with more than {MANY} options"
          + (f"; {sum(found.passed.values()) / max(1, found.seats):.0f} more are passed for whoever holds nothing"
             if found.passed else "")
          + (f"; {found.unfinished} cut off after {MOST_ANSWERS} answers" if found.unfinished else ""))  # fmt: skip
    for key, count in found.asked.most_common(most):
        print(f"  {key:32}{count / found.seats:>8.1f}{found.options[key] / count:>8.1f} options")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="+", metavar="GAME", choices=games.names())
    words.add_argument("--matches", type=int, default=10)
    words.add_argument("--bots", default=BEST)
    words.add_argument("--seats", type=int)
    words.add_argument("--most", type=int, default=12, help="how many kinds of question to list")
    given = words.parse_args()
    for game in given.games:
        show(measure(game, given.matches, given.bots, given.seats), given.most)


if __name__ == "__main__":
    main()
