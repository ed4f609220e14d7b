"""What a seat can't know, dealt anew: for bots that think ahead, and to prove that nothing leaks."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from .answers import Deal
from .piles import KNOWN, LOT_SHIFT, piles_of
from .seats import Mask, Seat, bit
from .state import State

Place: TypeAlias = tuple[list[str], list[int], int]
"""The cards and marks of a pile, and where in it a card lies."""


def redeal(state: State, seat: Seat) -> Deal:
    """Exchanges, at random, the cards that could be each other as far as this seat knows.

    Shuffle by shuffle, oldest first: among the cards that went through it and that the seat has not seen since, any
    could lie where any other does. What came before that shuffle goes with the card, what came after stays in place.
    Returns what was dealt. Its lists are the piles' own: whoever keeps it tells the table that they are `shared`.
    """
    core, mask = state.core, bit(seat)
    shuffles = [[number for number, void in chain if not void & mask] for chain in core.lots]
    hidden: dict[int, list[Place]] = {}
    dealt: list[tuple[list[str], list[int]]] = []
    for pile in piles_of(state):
        if pile.sees & mask:
            continue
        cards, marks = list(pile.cards), list(pile.marks)
        pile.cards, pile.marks = cards, marks
        dealt.append((cards, marks))
        for index, mark in enumerate(marks):
            if not mark & mask:
                for number in shuffles[mark >> LOT_SHIFT]:
                    hidden.setdefault(number, []).append((cards, marks, index))
    lots = {chain: lot for lot, chain in enumerate(core.lots)}
    for number in sorted(hidden):
        _exchange(state, number, hidden[number], lots)
    return Deal(dealt, tuple(core.lots), core.chance.counter)


def deal_again(state: State, seat: Seat, deal: Deal) -> None:
    """Does to the same state what a redeal did to it."""
    mask = bit(seat)
    unseen = [pile for pile in piles_of(state) if not pile.sees & mask]
    for pile, (cards, marks) in zip(unseen, deal.piles, strict=True):
        pile.cards, pile.marks = cards, marks
    state.core.lots = list(deal.lots)
    state.core.chance.counter = deal.counter


def _exchange(
    state: State,
    number: int,
    places: list[Place],
    lots: dict[tuple[tuple[int, Mask], ...], int],
) -> None:
    core = state.core
    # The links of a chain stand in the order of their numbers.
    if all(core.lots[marks[index] >> LOT_SHIFT][0][0] >= number for _, marks, index in places):
        _deal(state, places)
        return
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


def _deal(state: State, places: list[Place]) -> None:
    """The same where none of the cards went through an earlier shuffle, as most: nothing goes with them."""
    dealt = sorted([cards[index] for cards, _, index in places])
    state.core.chance.shuffle(dealt)
    for (cards, _, index), card in zip(places, dealt, strict=True):
        cards[index] = card


def census(state: State) -> Counter[str]:
    """How often each card lies in some pile: the same at every decision, or a card was lost or made."""
    return Counter(card for pile in piles_of(state) for card in pile.cards)
