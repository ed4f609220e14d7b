"""Odds: what dice do, worked out once."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

FACES = range(1, 7)


class Odds(NamedTuple):
    """How a fight may end."""

    win: float
    tie: float
    lose: float


@cache
def best_of(dice: int) -> tuple[tuple[int, float], ...]:
    """How likely each highest die is; without a die it is 0."""
    if not dice:
        return ((0, 1.0),)
    return tuple((face, (face**dice - (face - 1) ** dice) / 6**dice) for face in FACES)


@cache
def fight(lead: int, mine: int = 1, theirs: int = 1) -> Odds:
    """Of whoever is so many points ahead before the dice, with so many dice on either side of which the highest counts.

    >>> fight(0).win == fight(0).lose
    True
    >>> fight(6)
    Odds(win=1.0, tie=0.0, lose=0.0)
    """
    win = tie = lose = 0.0
    for (ours, often), (other, how_often) in product(best_of(mine), best_of(theirs)):
        chance = often * how_often
        if lead + ours > other:
            win += chance
        elif lead + ours == other:
            tie += chance
        else:
            lose += chance
    return Odds(round(win, 9), round(tie, 9), round(lose, 9))


@cache
def sums(dice: int) -> tuple[tuple[int, float], ...]:
    """How likely each sum is."""
    counts: dict[int, int] = {}
    for faces in product(FACES, repeat=dice):
        counts[sum(faces)] = counts.get(sum(faces), 0) + 1
    return tuple((total, count / 6**dice) for total, count in counts.items())


@cache
def at_most(limit: int, dice: int) -> float:
    """How likely so many dice show no more than this.

    >>> at_most(12, 2), at_most(1, 2)
    (1.0, 0)
    """
    return sum(chance for total, chance in sums(dice) if total <= limit)


@cache
def wins_before(lead: int, dice: int, lives: int, spared: float = 0.0) -> float:
    """How likely one fight is won before so many are lost; armour spares a part of the losses."""
    odds = fight(lead, dice)
    lost = odds.lose * (1 - spared)
    if lives <= 0 or not odds.win:
        return 0.0
    return float(1 - (lost / (lost + odds.win)) ** lives)


@cache
def price_of_winning(lead: int, dice: int, spared: float = 0.0) -> float:
    """How many Life points it takes on average to win once."""
    odds = fight(lead, dice)
    return odds.lose * (1 - spared) / odds.win if odds.win else 99.0
