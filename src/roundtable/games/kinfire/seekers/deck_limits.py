"""The five limits of a deck: portraits, size, colours, kinfire and instants.

A deck here is all that its seeker owns of it: the deck, the hand and the discard pile. Which cards it is made of
everybody knows; only their order is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from roundtable.games.kinfire.box import MASKS, box_of
from roundtable.games.kinfire.state import KinfireTable, Seeker
from roundtable.kernel.seats import Seat
from roundtable.packs import Content, Unsound

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


class CardKind(NamedTuple):
    """All that the limits ask of a card, its portrait apart: cards of one kind come in and go out alike."""

    colour: int
    """Of the slots that it can take; 0 for a Disposable, which takes none."""
    cost: int
    instant: bool


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
        self.kinds = {
            name: CardKind(self.colour.get(name, 0), self.cost.get(name, 0), name in self.instant)
            for name in self.choices
        }
        self.own = {
            who: {name: kind for name, kind in self.kinds.items() if self.portrait.get(name, who) == who}
            for who in box.seekers
        }
        """The cards that each seeker may have: none with the portrait of another."""
        self.dearest = max(self.cost.values(), default=0)
        self.bars: dict[str, Slots] = {
            who: tuple(board.bar.get(colour, 0) for colour in ("red", "green", "blue"))
            for who, board in box.seekers.items()
        }
        self.together = {
            name: (name, box.partner[name]) if name in self.pairs and name in box.partner else (name,) for name in every
        }


library_of = lru_cache(maxsize=16)(Library)


class Tally(NamedTuple):
    """What the limits count of a deck."""

    colours: Slots
    """Of its Actions, in order."""
    cost: int
    instants: int

    def without(self, kind: CardKind) -> Tally:
        """The same after a card of this kind is taken out."""
        colours = one_less(self.colours, kind.colour) if kind.colour else self.colours
        return Tally(colours, self.cost - kind.cost, self.instants - kind.instant)


def one_less(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


class Build(NamedTuple):
    """A deck as its builder sees it: Actions with their partners, and Disposables on top; and what they add up to."""

    actions: tuple[str, ...]
    disposables: tuple[str, ...]
    tally: Tally


def deck_of(table: KinfireTable, seat: Seat) -> Build:
    return build_of(table.content, table.state.seats[seat])


def build_of(content: Content, seeker: Seeker) -> Build:
    return added_up(library_of(content), cards_of(seeker))


def cards_of(seeker: Seeker) -> tuple[str, ...]:
    """All cards of a deck, wherever they lie."""
    return *seeker.deck.cards, *seeker.discard.cards, *seeker.hand.cards


@lru_cache(1024)  # a deck is looked at again and again while its player and others change theirs
def added_up(library: Library, cards: tuple[str, ...]) -> Build:
    actions = sorted(filter(library.pairs.__contains__, cards))
    disposables = sorted(filter(library.singles.__contains__, cards))
    colours = tuple(sorted([library.colour[card] for card in actions]))
    cost = sum([library.cost[card] for card in filter(library.cost.__contains__, cards)])
    instants = sum(map(library.instant.__contains__, cards))
    return Build(tuple(actions), tuple(disposables), Tally(colours, cost, instants))


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


# --- the limits ---


class Openings(NamedTuple):
    """What a deck could take: for each kind of card, the limit that keeps it out; and the kinds of Actions that fit."""

    limits: dict[CardKind, str | None]
    fitting: frozenset[CardKind]


def openings(table: KinfireTable, seat: Seat, tally: Tally) -> Openings:
    """What this seeker's deck could take if it came to this."""
    seeker, library = table.state.seats[seat], library_of(table.content)
    spare = min(max(0, seeker.kinfire - tally.cost), library.dearest)
    too_quick = tally.instants >= MOST_INSTANTS
    return opened(library, library.bars[seeker.who], tally.colours, bool(seeker.kinfire), spare, too_quick)


@lru_cache(4096)  # decks come to the same few colours again and again
def opened(library: Library, bar: Slots, colours: Slots, kindled: bool, spare: int, too_quick: bool) -> Openings:
    taken = sum(filled(colours, bar))
    room = {colour for colour in range(1, 8) if sum(filled((*colours, colour), bar)) > taken}

    def limit(kind: CardKind) -> str | None:
        if kind.cost and not kindled:
            return NO_KINFIRE
        if kind.cost > spare:
            return COST
        if kind.instant and too_quick:
            return INSTANTS
        if not kind.colour:
            return None
        if len(colours) >= ACTIONS:
            return SIZE
        return None if kind.colour in room else COLOURS

    limits = {kind: limit(kind) for kind in set(library.kinds.values())}
    return Openings(limits, frozenset(kind for kind in limits if kind.colour and limits[kind] is None))


def why_not_add(table: KinfireTable, seat: Seat, tally: Tally, card: str) -> str | None:
    """The limit that keeps this card out of this deck."""
    return forbidden(table, seat, tally, [card])[0]


def forbidden(table: KinfireTable, seat: Seat, tally: Tally, cards: Iterable[str]) -> list[str | None]:
    """For each of these cards the same."""
    own, limits = library_of(table.content).own[table.state.seats[seat].who], openings(table, seat, tally).limits
    return [limits[own[card]] if card in own else PORTRAIT for card in cards]


def fitting(table: KinfireTable, seat: Seat, tally: Tally, cards: Iterable[str]) -> list[str]:
    """Those of these cards that could make this deck whole."""
    kinds, fit = library_of(table.content).own[table.state.seats[seat].who], openings(table, seat, tally).fitting
    return [card for card in cards if kinds.get(card) in fit]


def broken(table: KinfireTable, seat: Seat) -> str | None:
    """The limit that a deck breaks as it is."""
    seeker = table.state.seats[seat]
    return first_broken(library_of(table.content), seeker.who, cards_of(seeker), seeker.kinfire)


def first_broken(library: Library, who: str, cards: tuple[str, ...], kinfire: int) -> str | None:
    """The first of the five limits that these cards break as this seeker's deck."""
    colours, cost, instants = added_up(library, cards).tally
    if len(colours) != ACTIONS:
        return SIZE
    if any(library.portrait.get(card, who) != who for card in cards):
        return PORTRAIT
    if cost > kinfire:
        return COST if kinfire else NO_KINFIRE
    if instants > MOST_INSTANTS:
        return INSTANTS
    return None if fits(colours, library.bars[who]) else COLOURS


def offending(table: KinfireTable, seat: Seat, limit: str) -> list[str]:
    """The cards without which a deck would break this limit less."""
    seeker, library, build = table.state.seats[seat], library_of(table.content), deck_of(table, seat)
    cards = list(dict.fromkeys((*build.actions, *build.disposables)))
    if limit == PORTRAIT:
        return [card for card in cards if library.portrait.get(card, seeker.who) != seeker.who]
    if limit in (COST, NO_KINFIRE):
        return [card for card in cards if card in library.cost]
    if limit == INSTANTS:
        return [card for card in cards if card in library.instant]
    if limit == COLOURS:
        bar, colours = library.bars[seeker.who], build.tally.colours
        slots = sum(filled(colours, bar))
        return [card for card in build.actions if sum(filled(one_less(colours, library.colour[card]), bar)) == slots]
    return list(build.actions) if len(build.actions) > ACTIONS else []


# --- starting decks ---

EXPECTED: dict[str, str] = {
    SIZE: "9 Actions",
    PORTRAIT: "no card with the portrait of another seeker",
    NO_KINFIRE: "no card that costs kinfire: nobody has any yet",
    INSTANTS: "at most 3 instant Actions",
    COLOURS: "Actions whose colours fit the bar",
}


def starting_decks(content: Content) -> Iterator[Unsound]:
    """What is wrong with the decks that seekers start with."""
    library = library_of(content)
    for who, board in content["seekers"].items():
        limit = first_broken(library, who, board.deck, 0)
        if limit is not None:
            yield Unsound("seekers", who, f"a starting deck that breaks {limit}", EXPECTED[limit], "deck")
