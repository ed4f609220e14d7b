"""Cards that went from one holder to another between two views: a pile, a hand, a place of the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat
from roundtable.web.art.game_art import look
from roundtable.web.render.page_texts import words_of
from roundtable.web.view.view import View

MOST: Final = 8
"""So many cards fly at once; of a shuffled discard pile or a new deal nobody follows every card."""
ALIKE: Final = 3
"""So many of those go from one holder to another."""

Flight = dict[str, Any]


class Holder(NamedTuple):
    """Where cards lie, with those that the eyes know and how many there are in all."""

    id: str
    seat: Seat | None
    cards: tuple[s.Card, ...]
    number: int | None
    """How many in all; None: the listed ones are all."""

    @property
    def known(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for card in self.cards:
            if card.face == "up":
                found[card.id] += card.count
        return found

    @property
    def hidden(self) -> int:
        """How many lie face down."""
        known = sum(self.known.values())
        return self.number - known if self.number is not None else sum(card.count for card in self.cards) - known


@dataclass(slots=True)
class HolderChange:
    """What a holder lost or won, as far as it is not accounted for yet."""

    holder: Holder
    cards: list[s.Card]
    hidden: int


def flights(after: View, old: s.Scene, new: s.Scene) -> list[Flight]:
    """Which cards went where: first those that are known at both ends, then those turned over, then mere backs."""
    lost, won = _changes(old, new)
    found = [*_open(lost, won), *_turned(lost, won)]
    if not found and not lost:
        return []
    return _few([_told(after, *one) for one in [*found, *_hidden(lost, won)]])


Gone = tuple[Holder, Holder, s.Card | None, str]
"""From, to, which if it is known, and whether it turns: up, down, or not."""


def _changes(before: s.Scene, after: s.Scene) -> tuple[list[HolderChange], list[HolderChange]]:
    old = {holder.id: holder for holder in _holders(before)}
    new = {holder.id: holder for holder in _holders(after)}
    lost, won = [], []
    for name in dict.fromkeys([*old, *new]):
        was, now = old.get(name), new.get(name)
        if was == now:
            continue
        holder = now or was
        assert holder is not None
        none = Holder(name, holder.seat, (), None)
        was, now = was or none, now or none
        faces = {card.id: card for card in (*was.cards, *now.cards) if card.face == "up"}
        hidden = now.hidden - was.hidden
        gone, came = was.known - now.known, now.known - was.known
        hidden += _in_place(came, -hidden) - _in_place(gone, hidden)
        if gone or hidden < 0:
            lost.append(HolderChange(holder, [faces[card] for card in gone.elements()], max(0, -hidden)))
        if came or hidden > 0:
            won.append(HolderChange(holder, [faces[card] for card in came.elements()], max(0, hidden)))
    return lost, won


def _in_place(cards: Counter[str], most: int) -> int:
    """Forgets as many of these cards as are merely turned over where they lie; how many."""
    turned = [*cards.elements()][: max(0, most)]
    cards.subtract(turned)
    for card in set(turned):
        if not cards[card]:
            del cards[card]
    return len(turned)


def _holders(scene: s.Scene) -> Iterator[Holder]:
    for part in scene.parts:
        if isinstance(part, s.Board):
            for place in part.places:
                if place.cards:
                    yield Holder(f"place:{place.id}", None, place.cards, None)
        elif isinstance(part, s.Zone) and part.id != "characters":
            yield Holder(f"zone:{part.id}", part.seat, part.cards, part.count)
        elif isinstance(part, s.Hand):
            yield Holder(f"hand:{part.seat}", part.seat, part.cards, part.count)
        elif isinstance(part, s.Joined):
            yield Holder(f"joined:{part.id}", None, part.cards, None)
        elif isinstance(part, s.Bag):
            yield Holder(f"bag:{part.id}", None, (), sum(token.count for token in part.tokens))


def _open(lost: list[HolderChange], won: list[HolderChange]) -> Iterator[Gone]:
    """Cards that were seen before and are seen now."""
    for there in won:
        for card in [*there.cards]:
            for here in lost:
                same = next((one for one in here.cards if one.id == card.id), None)
                if same is not None and here.holder.id != there.holder.id:
                    here.cards.remove(same)
                    there.cards.remove(card)
                    yield here.holder, there.holder, card, ""
                    break


def _turned(lost: list[HolderChange], won: list[HolderChange]) -> Iterator[Gone]:
    """Cards that come from where they lay face down, and cards that go where they do."""
    for here, there, card in _pairs([one for one in lost if one.hidden], [one for one in won if one.cards]):
        if here.hidden and card in there.cards:
            here.hidden -= 1
            there.cards.remove(card)
            yield here.holder, there.holder, card, "up"
    for there, here, card in _pairs([one for one in won if one.hidden], [one for one in lost if one.cards]):
        if there.hidden and card in here.cards:
            there.hidden -= 1
            here.cards.remove(card)
            yield here.holder, there.holder, card, "down"


def _pairs(hidden: list[HolderChange], known: list[HolderChange]) -> list[tuple[HolderChange, HolderChange, s.Card]]:
    """A holder of hidden cards, one of known cards, and a card of its: the likeliest first."""
    pairs = [
        (one, other, card)
        for other in known
        for card in other.cards
        for one in hidden
        if one.holder.id != other.holder.id
    ]
    return sorted(pairs, key=lambda pair: -_fits(pair[0].holder, pair[1].holder, pair[2]))


def _fits(hidden: Holder, known: Holder, card: s.Card | None = None) -> int:
    """Spells come from the spells, what somebody lays open from what is theirs, and else from a pile of nobody's."""
    collection = card.name[1:].partition(".")[0] if card is not None and isinstance(card.name, str) else ""
    same_seat = hidden.seat is not None and hidden.seat == known.seat
    return 4 * (hidden.id == f"zone:{collection}") + 2 * same_seat + (hidden.seat is None)


def _hidden(lost: list[HolderChange], won: list[HolderChange]) -> Iterator[Gone]:
    """Backs go from where there are fewer to where there are more."""
    pairs = [(here, there) for there in won for here in lost if here.holder.id != there.holder.id]
    for here, there in sorted(pairs, key=lambda pair: -_fits(pair[0].holder, pair[1].holder)):
        moved = min(here.hidden, there.hidden)
        here.hidden -= moved
        there.hidden -= moved
        for _ in range(moved):
            yield here.holder, there.holder, None, ""


def _told(view: View, start: Holder, end: Holder, card: s.Card | None, turn: str) -> Flight:
    flight: Flight = {"what": "card", "from": start.id, "to": end.id}
    for name, holder in (("fromSeat", start), ("toSeat", end)):
        if holder.seat is not None:
            flight[name] = holder.seat
    if turn:
        flight["turn"] = turn
    if card is not None:
        drawn = look(view.game, view.content)
        flight |= {"card": card.id, "name": words_of(view)(card.name), "type": drawn.frame(card)}
        if emblem := drawn.symbol_of("emblem", card.name):
            flight["emblem"] = emblem
    return flight


def _few(found: list[Flight]) -> list[Flight]:
    """Not more than an eye can follow."""
    ways: Counter[tuple[str, str]] = Counter()
    kept = []
    for flight in found:
        way = flight["from"], flight["to"]
        ways[way] += 1
        if ways[way] <= ALIKE:
            kept.append(flight)
    return kept[:MOST]
