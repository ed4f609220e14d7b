"""The five limits of a deck: portraits, size, colours, kinfire and instants.

A deck here is all that its seeker owns of it: the deck, the hand and the discard pile. Which cards it is made of
everybody knows; only their order is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .state import KinfireTable, Seeker
from .words import MASKS, box_of

ACTIONS = 9  # kinfire.deckbuild.exactly-eighteen-cards: 9 Actions and their partners
MOST_INSTANTS = 3  # kinfire.deckbuild.at-most-three-instant-actions
ANY = MASKS["white"]

FIVE = "kinfire.inn.deck-must-obey-five-limits"
PORTRAIT = "kinfire.deckbuild.portrait-card-restricted-to-that-seeker"
SIZE = "kinfire.deckbuild.exactly-eighteen-cards"
COLOURS = "kinfire.deckbuild.action-colours-match-bar"
COST = "kinfire.deckbuild.kinfire-cost-within-tokens"
NO_KINFIRE = "kinfire.deckbuild.no-kinfire-no-costed-cards"
INSTANTS = "kinfire.deckbuild.at-most-three-instant-actions"

T = TypeVar("T")
Slots = tuple[int, ...]
"""How many of each colour: red, green, blue, as MASKS counts them; or the colours of Actions that want one."""


class Library:
    """What deck building asks of the cards of a content, worked out once."""

    def __init__(self, content: Content) -> None:
        box = box_of(content)
        every = box.actions | box.boosts
        self.singles = frozenset(name for name, card in every.items() if card.disposable)
        """Disposables: they come without a partner."""
        self.pairs = frozenset(name for name in box.actions if name not in self.singles)
        self.choices = self.pairs | self.singles
        """What a deck is built of: partners come with their Actions."""
        self.cost = {name: card.kinfire for name, card in box.actions.items() if card.kinfire}
        self.instant = frozenset(name for name, card in box.actions.items() if card.instant)
        self.portrait = {name: card.portrait for name, card in every.items() if card.portrait is not None}
        self.colour = {name: box.colours[name] or ANY for name in self.pairs}
        """White and void Actions fill any slot."""
        self.bars: dict[str, Slots] = {
            who: tuple(board.bar.get(colour, 0) for colour in ("red", "green", "blue"))
            for who, board in box.seekers.items()
        }
        self.together = {
            name: (name, box.partner[name]) if name in self.pairs and name in box.partner else (name,) for name in every
        }


library_of = lru_cache(maxsize=16)(Library)


class Build(NamedTuple):
    """A deck as its builder sees it: Actions with their partners, and Disposables on top; and what they add up to."""

    actions: tuple[str, ...]
    disposables: tuple[str, ...]
    cost: int
    instants: int
    colours: Slots
    """Of the Actions, in order."""

    def without(self, library: Library, card: str) -> Build:
        """The deck after this card is taken out."""
        cost, instants = self.cost - library.cost.get(card, 0), self.instants - (card in library.instant)
        if card in self.disposables:
            return Build(self.actions, one_less(self.disposables, card), cost, instants, self.colours)
        colours = one_less(self.colours, library.colour[card])
        return Build(one_less(self.actions, card), self.disposables, cost, instants, colours)


def one_less(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def deck_of(table: KinfireTable, seat: Seat) -> Build:
    return build_of(table.content, table.state.seats[seat])


def build_of(content: Content, seeker: Seeker) -> Build:
    return added_up(library_of(content), cards_of(seeker))


def cards_of(seeker: Seeker) -> tuple[str, ...]:
    """All cards of a deck, wherever they lie."""
    return *seeker.deck.cards, *seeker.discard.cards, *seeker.hand.cards


@lru_cache(1024)  # a deck is looked at again and again while its player and others change theirs
def added_up(library: Library, cards: tuple[str, ...]) -> Build:
    actions = sorted([card for card in cards if card in library.pairs])
    disposables = sorted([card for card in cards if card in library.singles])
    return Build(
        tuple(actions),
        tuple(disposables),
        cost_of(library, cards),
        len([card for card in cards if card in library.instant]),
        tuple(sorted([library.colour[card] for card in actions])),
    )


def cost_of(library: Library, cards: tuple[str, ...]) -> int:
    """The kinfire that these cards cost."""
    return sum([library.cost[card] for card in cards if card in library.cost])


def unused(table: KinfireTable) -> list[str]:
    """The cards of the pool that a deck could take."""
    return sorted(library_of(table.content).choices.intersection(table.state.pool.cards))


# --- colours ---


def fits(colours: Iterable[int], bar: Slots) -> bool:
    """Whether each of these Actions can have a slot of its own: of no colours are more wanted than the bar has."""
    return all_fit(tuple(sorted(colours)), bar)


@cache
def all_fit(masks: Slots, bar: Slots) -> bool:
    return all(
        sum([not mask & ~some for mask in masks]) <= sum([bar[place] for place in range(3) if some >> place & 1])
        for some in range(1, 8)
    )


def filled(colours: Iterable[int], bar: Slots) -> Slots:
    """How many slots of each colour these Actions take, where as many of them as can be have one."""
    taken: list[list[int]] = [[], [], []]

    def settle(mask: int, tried: set[int]) -> bool:
        for place in [place for place in range(3) if mask >> place & 1 and place not in tried]:
            tried.add(place)
            if len(taken[place]) < bar[place]:
                taken[place].append(mask)
                return True
            for index, other in enumerate(taken[place]):
                if settle(other, tried):
                    taken[place][index] = mask
                    return True
        return False

    for mask in sorted(colours, key=int.bit_count):
        settle(mask, set())
    return tuple(len(masks) for masks in taken)


@cache
def room_for(colours: Slots, bar: Slots) -> frozenset[int]:
    """The colours of which one more Action would fit."""
    return frozenset(colour for colour in range(1, 8) if fits((*colours, colour), bar))


def room_in(table: KinfireTable, seat: Seat, build: Build) -> frozenset[int]:
    return room_for(build.colours, library_of(table.content).bars[table.state.seats[seat].who])


# --- the limits ---


def forbids(table: KinfireTable, seat: Seat, build: Build, card: str) -> str | None:
    """The limit that keeps this card out of this deck."""
    limit = forbids_card(table, seat, build, card)
    if limit is not None or card in library_of(table.content).singles:
        return limit
    if len(build.actions) >= ACTIONS:
        return SIZE
    return None if library_of(table.content).colour[card] in room_in(table, seat, build) else COLOURS


def forbids_card(table: KinfireTable, seat: Seat, build: Build, card: str) -> str | None:
    """The limits that count for Disposables too."""
    seeker, library = table.state.seats[seat], library_of(table.content)
    if library.portrait.get(card, seeker.who) != seeker.who:
        return PORTRAIT
    cost = library.cost.get(card, 0)
    if cost and not seeker.kinfire:
        return NO_KINFIRE
    if cost and build.cost + cost > seeker.kinfire:
        return COST
    return INSTANTS if card in library.instant and build.instants >= MOST_INSTANTS else None


def broken(table: KinfireTable, seat: Seat, build: Build | None = None) -> str | None:
    """The limit that a deck breaks as it is."""
    seeker, library = table.state.seats[seat], library_of(table.content)
    build = build or deck_of(table, seat)
    if len(build.actions) != ACTIONS:
        return SIZE
    if build.cost > seeker.kinfire:
        return COST
    if build.instants > MOST_INSTANTS:
        return INSTANTS
    return None if fits(build.colours, library.bars[seeker.who]) else COLOURS
