"""How likely objectives and whole trials are: reckoned exactly over all throws, without aids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product
from math import factorial
from typing import Final, TypeAlias

from roundtable.games.reflets.effects.hazards import BRIGHT, DARK, Graph, Individual, Objective, VitalityStep

FACES: Final = range(1, 7)
FIVE: Final = 5
Spread: TypeAlias = tuple[tuple[int, float], ...]
"""How likely each total is."""
Groups: TypeAlias = tuple[tuple[int, ...], ...]
"""Characteristics of the heroes who share dice of a colour, colour by colour."""
Chances: TypeAlias = Callable[[Objective], float]


def points(face: int, value: int) -> int:
    """Success points of a die beside a characteristic."""
    if face == 6:
        return -1
    return 0 if face > value else face + (face == value)


def stars(face: int, value: int) -> int:
    if face == 6:
        return -1
    return 0 if face > value else 1 + (face == value)


def groups(values: Sequence[int], *, expert: bool) -> Groups:
    """Heroes by the colour of their dice: three and two, or with expert dice two, two and one."""
    cuts = (2, 4) if expert else (3,)
    parts = (values[start:end] for start, end in zip((0, *cuts), (*cuts, FIVE), strict=True))
    return tuple(tuple(sorted(part)) for part in parts if part)


# --- one objective ---


@lru_cache(maxsize=4096)
def shared_dice(values: tuple[int, ...]) -> Spread:
    """Points of dice of one colour, each hero getting one, as well as they can be given round."""
    spread: Counter[int] = Counter()
    for faces in combinations_with_replacement(FACES, len(values)):
        ways = factorial(len(values))
        for count in Counter(faces).values():
            ways //= factorial(count)
        spread[max(sum(map(points, order, values)) for order in permutations(faces))] += ways
    return tuple((total, ways / 6 ** len(values)) for total, ways in sorted(spread.items()))


@lru_cache(maxsize=256)
def one_hero(value: int, dice: int) -> Spread:
    """Stars of so many dice beside one characteristic."""
    spread: dict[int, float] = {0: 1.0}
    for _ in range(dice):
        spread = added(spread.items(), [(stars(face, value), 1 / 6) for face in FACES])
    return tuple(sorted(spread.items()))


def added(one: object, two: object) -> dict[int, float]:
    found: dict[int, float] = {}
    for (first, likely), (second, also) in product(one, two):  # type: ignore[call-overload]
        found[first + second] = found.get(first + second, 0.0) + likely * also
    return found


@lru_cache(maxsize=65536)
def together(values: Groups, goal: int) -> float:
    """The chance of all heroes to reach so many points."""
    spread: dict[int, float] = {0: 1.0}
    for group in values:
        spread = added(spread.items(), shared_dice(group))
    return sum(likely for total, likely in spread.items() if total >= goal)


@lru_cache(maxsize=4096)
def alone(value: int, goal: int, dice: int = FIVE) -> float:
    """The chance of one hero to reach so many stars."""
    return sum(likely for total, likely in one_hero(value, dice) if total >= goal)


# --- a whole trial ---


def of_graph(graph: Graph, chance: Chances, node: str = "") -> float:
    """The chance to come from a node, at first the first one, to the bright outcome."""
    if node in (BRIGHT, DARK):
        return float(node == BRIGHT)
    nodes = {each.id: each for each in graph}
    here = nodes[node] if node else graph[0]
    if isinstance(here, VitalityStep):
        return of_graph(graph, chance, here.next)
    passed = chance(here)
    return passed * of_graph(graph, chance, here.gold) + (1 - passed) * of_graph(graph, chance, here.black)


def of_objective(node: Objective, values: Sequence[int], goal: int, *, golden: int = 0, expert: bool = False) -> float:
    """The chance at an objective for characteristics in the order of the slots. The golden die's slot is tested, each
    as likely as the other where it is not known, the weakest hero on a 6, the best one where the slot is vacant."""
    if not values:
        return 0.0
    if not isinstance(node, Individual):
        return together(groups(values, expert=expert), goal)
    slot = node.slot or golden
    if slot:
        return alone(tested(values, slot), goal)
    return sum(alone(tested(values, face), goal) for face in FACES) / 6


def tested(values: Sequence[int], slot: int) -> int:
    if slot <= len(values):
        return values[slot - 1]
    return min(values) if slot == 6 else max(values)
