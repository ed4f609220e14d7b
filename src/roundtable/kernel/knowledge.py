"""What a seat can't know, dealt anew: for bots that think ahead, and to prove that nothing leaks."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .answers import Deal
from .piles import KNOWN, LOT_SHIFT, piles_of
from .seats import Mask, Seat, bit
from .state import Chain, Core, State

Place: TypeAlias = tuple[list[str], list[int], int]
"""The cards and marks of a pile, and where in it a card lies."""
Way: TypeAlias = tuple[int, Chain]
"""From one shuffle to a later one, and what happened to a card in between."""


def redeal(state: State, seat: Seat) -> Deal:
    """Deals anew, at random, the cards that could be each other as far as this seat knows.

    Shuffle by shuffle, oldest first: the cards that went into it are shuffled, and laid where it laid any that the seat
    has not seen since. Some went on from there into a later shuffle, with all that they had been through.
    What is dealt depends on what the seat knows and on the key, and on nothing else: cards are taken in the order of
    their names, and places in an order that the seat knows.

    Returns what was dealt. Its lists are the piles' own: whoever keeps it tells the table that they are `shared`.
    """
    core, mask = state.core, bit(seat)
    paths: dict[int, _Path] = {}
    laid: dict[int, list[Place]] = {}
    dealt: list[tuple[list[str], list[int]]] = []
    for pile in piles_of(state):
        if pile.sees & mask:
            continue
        cards, marks = list(pile.cards), list(pile.marks)
        pile.cards, pile.marks = cards, marks
        dealt.append((cards, marks))
        by: dict[int, list[Place]] = {}
        """For each mark of a card that could be another, the places of those that the same shuffle laid there."""
        for mark in set(marks):
            lot = mark >> LOT_SHIFT
            if not mark & mask and core.lots[lot]:
                path = paths[lot] = _path(core.lots[lot], mask)
                if path.last:
                    by[mark] = laid.setdefault(path.last, [])
        for index, mark in enumerate(marks) if by else ():
            if mark in by:
                by[mark].append((cards, marks, index))
    long = {number for path in paths.values() if path.is_long for number in path.numbers}
    for number in sorted(laid.keys() - long):
        _deal(core, laid[number])
    if long:
        _deal_with_past(core, paths, {number: laid.get(number, []) for number in sorted(long)})
    return Deal(dealt, tuple(core.lots), core.chance.counter)


def deal_again(state: State, seat: Seat, deal: Deal) -> None:
    """Does to the same state what a redeal did to it."""
    mask = bit(seat)
    unseen = [pile for pile in piles_of(state) if not pile.sees & mask]
    for pile, (cards, marks) in zip(unseen, deal.piles, strict=True):
        pile.cards, pile.marks = cards, marks
    state.core.lots = list(deal.lots)
    state.core.chance.counter = deal.counter


class _Path(NamedTuple):
    """The way of a card to where it lies, by the shuffles that count for one seat."""

    numbers: list[int]
    last: int
    """The shuffle that laid it where it lies; 0 if none did."""
    before: Chain
    """What came before all these."""
    ways: list[Way]
    """For each of these shuffles but the last: the next one, and what came from the one to the other."""
    after: Chain
    """What came from the last on: it belongs to the place, whatever card lies there."""
    is_long: bool
    """Whether a card brings anything with it into the last."""


@lru_cache(maxsize=4096)
def _path(chain: Chain, mask: Mask) -> _Path:
    at = [index for index, (_, void) in enumerate(chain) if not void & mask]
    if not at:
        return _Path([], 0, (), [], chain, False)
    numbers = [chain[index][0] for index in at]
    ways = [(later, chain[one:other]) for one, other, later in zip(at, at[1:], numbers[1:], strict=False)]
    return _Path(numbers, numbers[-1], chain[: at[0]], ways, chain[at[-1] :], at[-1] > 0)


def _deal(core: Core, places: list[Place]) -> None:
    """Deals the cards of one shuffle that all lie where it laid them, and bring nothing with them, as most."""
    dealt = sorted([cards[index] for cards, _, index in places])
    core.chance.shuffle(dealt)
    for (cards, _, index), card in zip(places, dealt, strict=True):
        cards[index] = card


def _deal_with_past(core: Core, paths: dict[int, _Path], laid: dict[int, list[Place]]) -> None:
    """Deals the cards of these shuffles, in their order; what each has been through goes with it."""
    came: dict[int, list[tuple[str, Chain]]] = {number: [] for number in laid}
    went: dict[int, list[Way]] = {number: [] for number in laid}
    for places in laid.values():
        for cards, marks, index in places:
            path = paths[marks[index] >> LOT_SHIFT]
            came[path.numbers[0]].append((cards[index], path.before))
            for number, way in zip(path.numbers, path.ways, strict=False):
                went[number].append(way)
    lots = {chain: lot for lot, chain in enumerate(core.lots)}
    for number, places in laid.items():
        dealt, ways = sorted(came[number]), sorted(went[number])
        if places or ways[0][0] != ways[-1][0]:  # else all are shuffled in the next one
            core.chance.shuffle(dealt)
        for (cards, marks, index), (card, past) in zip(places, dealt, strict=False):
            mark = marks[index]
            chain = past + paths[mark >> LOT_SHIFT].after
            if chain not in lots:
                lots[chain] = len(core.lots)
                core.lots.append(chain)
            cards[index] = card
            marks[index] = lots[chain] << LOT_SHIFT | mark & KNOWN
        for (later, between), (card, past) in zip(ways, dealt[len(places) :], strict=True):
            came[later].append((card, past + between))


def census(state: State) -> Counter[str]:
    """How often each card lies in some pile: the same at every decision, or a card was lost or made."""
    return Counter(card for pile in piles_of(state) for card in pile.cards)
