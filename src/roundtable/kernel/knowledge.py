"""What a seat can't know, dealt anew: for bots that think ahead, and to prove that nothing leaks."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from .piles import KNOWN, LOT_SHIFT, piles_of
from .seats import Mask, Seat, bit
from .state import State

Place: TypeAlias = tuple[list[str], list[int], int]
"""The cards and marks of a pile, and where in it a card lies."""


def redeal(state: State, seat: Seat) -> None:
    """Exchanges, at random, the cards that could be each other as far as this seat knows.

    Shuffle by shuffle, oldest first: among the cards that went through it and that the seat has not seen since, any
    could lie where any other does. What came before that shuffle goes with the card, what came after stays in place.
    """
    core, mask = state.core, bit(seat)
    hidden: dict[int, list[Place]] = {}
    for pile in piles_of(state):
        if pile.sees & mask:
            continue
        cards, marks = list(pile.cards), list(pile.marks)
        pile.cards, pile.marks = cards, marks
        for index, mark in enumerate(marks):
            if not mark & mask:
                for number, void in core.lots[mark >> LOT_SHIFT]:
                    if not void & mask:
                        hidden.setdefault(number, []).append((cards, marks, index))
    lots = {chain: lot for lot, chain in enumerate(core.lots)}
    for number in sorted(hidden):
        _exchange(state, number, hidden, lots)


def _exchange(
    state: State,
    number: int,
    hidden: dict[int, list[Place]],
    lots: dict[tuple[tuple[int, Mask], ...], int],
) -> None:
    core, places = state.core, hidden[number]
    dealt = []
    for cards, marks, index in places:
        chain = core.lots[marks[index] >> LOT_SHIFT]
        dealt.append((cards[index], tuple(link for link in chain if link[0] < number)))
    dealt.sort()  # so that the deal depends on what the seat knows and on the key, and on nothing else
    core.chance.shuffle(dealt)
    for (cards, marks, index), (card, before) in zip(places, dealt, strict=True):
        mark = marks[index]
        chain = (*before, *(link for link in core.lots[mark >> LOT_SHIFT] if link[0] >= number))
        if chain not in lots:
            lots[chain] = len(core.lots)
            core.lots.append(chain)
        cards[index] = card
        marks[index] = lots[chain] << LOT_SHIFT | mark & KNOWN


def census(state: State) -> Counter[str]:
    """How often each card lies in some pile: the same at every decision, or a card was lost or made."""
    return Counter(card for pile in piles_of(state) for card in pile.cards)
