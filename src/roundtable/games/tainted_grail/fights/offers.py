"""What an Encounter card offers: a way out of the Combat, for a price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundtable.games.tainted_grail.day.costs import (
    SHARED,
    affords,
    can_pay_price,
    goods_at_hand,
    pay,
    pay_each,
    pay_goods,
    pay_units,
)
from roundtable.games.tainted_grail.effects.encounters import Offer
from roundtable.games.tainted_grail.party import agree
from roundtable.games.tainted_grail.state import SEATS, GrailTable
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .combat import enemy_of
from .doing import fight_at
from .leaving import end

SEEN: Final = ("energy", "health", "terror", "magic")
FOR_OTHERS: Final = "grail.party.pay-energy-or-magic-for-others"


def offered(table: GrailTable, seat: Seat) -> Iterator[tuple[Option[Any], str | None]]:
    """What the card offers the Active Character, and the rule against taking it now."""
    card = enemy_of(table, fight_at(table, seat))
    for offer in card.offers:
        what = (("what", f"@encounters.{card.id}.{offer.text}"),)
        yield Option("accept", offer.text, offer, params=what), why_not_accept(table, seat, offer)


def why_not_accept(table: GrailTable, seat: Seat, offer: Offer) -> str | None:
    """The rule against it: what it needs is not so, or its price is not at hand."""
    from roundtable.games.tainted_grail.story.story_needs import fulfilled

    party, needs = tuple(fight_at(table, seat).party), offer.needs
    if fulfilled(table, party, needs):
        return None if payable(table, seat, offer) else "grail.combat.turn-order"
    if needs is not None and needs.attribute is not None:
        return "grail.attribute.used-in-encounters-and-exploration"
    return "grail.combat.turn-order"


def payable(table: GrailTable, seat: Seat, offer: Offer) -> bool:
    """The Active Character pays, unless each member does; another may pay its Energy and Magic."""
    party, pays = tuple(fight_at(table, seat).party), offer.pays
    if pays.each:
        return can_pay_price(table, party, pays)
    for what, price in pays.sums().items():
        there = sum(int(getattr(table.state.seats[each], what)) for each in party)
        if not affords(table, seat, what, price) and (what not in SHARED or there < price):
            return False
    return goods_at_hand(table, (seat,), pays)


def own_price(table: GrailTable, seat: Seat, offer: Offer) -> tuple[tuple[str, int], ...]:
    """What it costs the Active Character of what everybody sees of it, and how each changes."""
    found = []
    for what, price in offer.pays.sums().items():
        if what in SEEN:
            by = price if what == "terror" else -min(price, int(getattr(table.state.seats[seat], what)))
            found += [(what, by)] if by else []
    return tuple(found)


def accept(table: GrailTable, seat: Seat, offer: Offer) -> Rules[None]:
    """The Active Character takes what the card offers: the Combat ends for all."""
    from roundtable.games.tainted_grail.story.story_deeds import STORY

    party, pays = tuple(fight_at(table, seat).party), offer.pays
    if pays.each:
        yield from pay_each(table, party, pays)
    else:
        prices = pays.sums().items()
        if not all(affords(table, seat, what, price) for what, price in prices):
            prompt = Prompt("ask-pay-for", (("who", SEATS[seat]),), (FOR_OTHERS,))
            helpers = [each for each in party if each != seat]
            if (yield from agree(table, helpers, prompt, (YES, NO))) is NO:
                return
        for what, price in prices:
            if affords(table, seat, what, price):
                pay(table, seat, what, price)
            else:
                yield from pay_units(table, party, what, price, FOR_OTHERS)
        yield from pay_goods(table, (seat,), pays)
    yield from table.settle()  # A90: who dies of the price is out before anything comes of it
    fight = fight_at(table, seat)
    yield from STORY.carry_out(table, tuple(fight.party), offer.do)
    end(table, fight.number, offer.outcome)
