"""Piles: decks, hands, bags, displays, and what each seat knows of the cards in them.

Each card in a pile carries a mark: who knows it where it lies, and its lot, the chain of shuffles it went through
unseen. Two cards that went through the same shuffle, and that a seat has not seen since, could be each other for
that seat; `knowledge.redeal` exchanges exactly those. A link of the chain, `(shuffle, void)`, does not count for the
seats in `void`: they saw the card after that shuffle. A card taken unseen from somewhere in a pile is a shuffle of that
pile to those who don't see it.

A shuffle of cards that could all be each other already, by their last link, adds none.

One thing is left out: where a card comes up that could have come there by two ways, such as out of a hand with cards of
two shuffles, nobody else can tell by which. The redeal takes it as known, so it deals fewer worlds there than could be,
or not as often as they should come; none that could not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from operator import attrgetter

from msgspec import Struct, field, inspect

from .errors import RoundtableError
from .seats import EVERYONE, NOBODY, Mask, Seat, bit

KNOWN: Mask = EVERYONE
LOT_SHIFT = 16


class HiddenPile(RoundtableError):
    """A rule looked into a pile that nobody may look into."""


class Pile(Struct, array_like=True, gc=False):
    """Cards or tokens in order, the top last. `sees` are the seats that see every card in it:
    nobody for a deck, its owner for a hand, everyone for a discard pile or an open bag.

    Copies of a pile share its lists, so only the table changes them, and makes them the pile's own first.
    """

    name: str
    sees: Mask = NOBODY
    cards: Sequence[str] = field(default_factory=list)
    marks: Sequence[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        """The cards, bottom first, for rules about cards that somebody sees."""
        if not self.sees:
            raise HiddenPile(f"Nobody may look through {self.name}: deal, peek or reveal instead.")
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return any(card == other for other in self)

    def as_seen_by(self, seat: Seat) -> list[str | None]:
        """The cards, bottom first, None for each that this seat does not know."""
        mask = bit(seat)
        if self.sees & mask:
            return list(self.cards)
        return [card if mark & mask else None for card, mark in zip(self.cards, self.marks, strict=True)]

    def put(self, *cards: str) -> None:
        """Puts new cards in while a match is being set up; everybody knows them until they are shuffled."""
        self.cards = [*self.cards, *cards]
        self.marks = [*self.marks, *[KNOWN] * len(cards)]


def piles_of(thing: object) -> list[Pile]:
    """Every pile of a state, in the order of its fields."""
    found: list[Pile] = []
    _gather((thing,), found)
    return found


def _gather(things: Iterable[object], found: list[Pile]) -> None:
    for thing in things:
        if isinstance(thing, Pile):
            found.append(thing)
        elif isinstance(thing, Struct):
            _gather(_leading(type(thing))(thing), found)
        elif isinstance(thing, list | tuple):
            _gather(thing, found)
        elif isinstance(thing, dict):
            _gather(thing.values(), found)


@cache
def _leading(struct: type[Struct]) -> Callable[[object], tuple[object, ...]]:
    """What picks those fields of a struct in which there may be piles."""
    names = [field.name for field in inspect.type_info(struct).fields if _leads(field.type, {struct})]  # type: ignore[attr-defined]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple([getattr(thing, name) for name in names])


def _leads(kind: inspect.Type, seen: set[type]) -> bool:
    if isinstance(kind, inspect.StructType):
        if kind.cls is Pile:
            return True
        if kind.cls in seen:
            return False
        return any(_leads(field.type, seen | {kind.cls}) for field in kind.fields)
    inner = [getattr(kind, name) for name in ("item_type", "value_type") if hasattr(kind, name)]
    inner += [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    return any(_leads(part, seen) for part in inner)
