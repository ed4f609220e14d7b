"""What dice beside characteristics may bring, counted throw by throw: points (or stars) and clovers together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations, product
from typing import Final, TypeAlias

from .track import FOUR, worth_of

FACES: Final = range(1, 7)
Spread: TypeAlias = Counter[tuple[int, int]]
"""In how many throws so many points and so many clovers fall."""
NO_DICE: Final[Spread] = Counter({(0, 0): 1})


def worth(face: int, value: int, *, single: bool) -> int:
    return worth_of(face, value, single=single)[0]


def each(values: Iterable[int], *, single: bool) -> Spread:
    """A die for each of these characteristics, and no choice."""
    spread = NO_DICE
    for value in values:
        spread = both(spread, Counter((worth(face, value, single=single), int(face == 1)) for face in FACES))
    return spread


def shared(values: Sequence[int]) -> Spread:
    """As many dice of one colour as heroes, given round for the most points."""
    spread: Spread = Counter()
    for faces in product(FACES, repeat=len(values)):
        most = max(
            sum(worth(face, value, single=False) for face, value in zip(order, values, strict=True))
            for order in set(permutations(faces))
        )
        spread[most, faces.count(1)] += 1
    return spread


def anybodys(values: Sequence[int]) -> Spread:
    """A die for whomever it serves best."""
    return Counter((max(worth(face, value, single=False) for value in values), int(face == 1)) for face in FACES)


def both(one: Spread, two: Spread) -> Spread:
    found: Spread = Counter()
    for ((points, clovers), ways), ((more, others), also) in product(one.items(), two.items()):
        found[points + more, clovers + others] += ways * also
    return found


def passing(spread: Spread, points: int, clovers: int, goal: int) -> int:
    """Per mille of the throws that, with what lies there already, reach the goal or make Four Aces."""
    good = sum(
        ways for (more, others), ways in spread.items() if points + more >= goal or clovers + others >= FOUR
    )  # fmt: skip
    return round(1000 * good / sum(spread.values()))


def subsets(places: Sequence[int], most: int) -> Iterable[tuple[int, ...]]:
    """Some of them, one at least and so many at most."""
    for count in range(1, min(most, len(places)) + 1):
        yield from combinations(places, count)
