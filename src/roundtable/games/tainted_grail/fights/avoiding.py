"""Avoiding a Diplomatic Encounter: what it costs each member, who can pay, and that all want it."""

from __future__ import annotations

from typing import Final, TypeAlias

from roundtable.games.tainted_grail.day.costs import SHARED, affords, goods_at_hand, pay, pay_goods, pay_units
from roundtable.games.tainted_grail.day.day_powers import bargain, powers_at, surcharge
from roundtable.games.tainted_grail.effects.terms import Pays
from roundtable.games.tainted_grail.state import GrailTable, fight_numbered
from roundtable.games.tainted_grail.story.story_deeds import STORY
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.kernel.options import NO, YES, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import unanimous
from roundtable.kernel.windows import Rules

from .diplomacy import talk_of
from .leaving import end

AVOID: Final = Prompt(
    "ask-avoid", rules=("grail.diplomacy.avoid-only-before-drawing", "grail.diplomacy.avoid-and-fail-as-a-group")
)
EACH: Final = "grail.diplomacy.avoid-and-fail-costs-per-member"
Party: TypeAlias = tuple[Seat, ...]
Price: TypeAlias = dict[str, int]
"""What one member owes, by track and Resource."""


def avoid(table: GrailTable, number: int) -> Rules[None]:
    """Before any card is drawn: all pay and meet what it asks for, or nobody Avoids it."""
    fight = fight_numbered(table.state, number)
    section, party = talk_of(table, fight).avoid, tuple(fight.party)
    if section is None:
        return
    table.cite("grail.diplomacy.avoid-checks-the-highest-value", "grail.diplomacy.avoid-needs-all-costs-and-conditions")
    lowest = {seat: owes(table, seat, section.pays, at_best(table, seat)) for seat in party}
    if not (fulfilled(table, party, section.needs) and payable(table, party, section.pays, lowest)):
        return
    if (yield from table.vote(party, AVOID, (NO, YES), unanimous(otherwise=NO))) is not YES:
        return
    prices: dict[Seat, Price] = {}
    for seat in party:
        prices[seat] = owes(table, seat, section.pays)
        if prices[seat]:
            prices[seat] = owes(table, seat, section.pays, (yield from bargain(table, seat, "avoid", "any")))
    if not payable(table, party, section.pays, prices):
        return  # somebody has kept what would have made it cheap enough
    table.cite("grail.diplomacy.avoid-and-fail-costs-per-member")
    yield from pay_prices(table, party, section.pays, prices)
    yield from STORY.carry_out(table, party, section.do)
    table.say("avoided", "grail.diplomacy.avoid-only-before-drawing")
    end(table, number, "avoided")


def at_best(table: GrailTable, seat: Seat) -> int:
    """How far a member could bring its price down if it used all it has."""
    usable = powers_at(table, seat, "avoid", costs=True)
    return sum(cost.by for _, power in usable for cost in power.costs if cost.of == "avoid" and cost.what == "any")


def owes(table: GrailTable, seat: Seat, pays: Pays, less: int = 0) -> Price:
    """A member's share, with what lasts; what is taken off any kind comes off the first it finds."""
    anything = surcharge(table, seat, "avoid", "any")
    left, price = anything + less, {}
    for what, printed in pays.sums().items():
        due = printed + surcharge(table, seat, "avoid", what) - anything
        taken = max(left, -due)
        left -= taken
        if due + taken > 0:
            price[what] = due + taken
    return price


def payable(table: GrailTable, party: Party, pays: Pays, prices: dict[Seat, Price]) -> bool:
    """Each its own; only Energy and Magic can be paid for another member (A77)."""
    table.cite("grail.party.pay-energy-or-magic-for-others")
    for what in pays.sums():
        if what in SHARED:
            there = sum(int(getattr(table.state.seats[seat], what)) for seat in party)
            if there < sum(price.get(what, 0) for price in prices.values()):
                return False
        elif not all(affords(table, seat, what, price.get(what, 0)) for seat, price in prices.items()):
            return False
    return all(goods_at_hand(table, (seat,), pays) for seat in party)


def pay_prices(table: GrailTable, party: Party, pays: Pays, prices: dict[Seat, Price]) -> Rules[None]:
    """Where somebody lacks Energy or Magic, the Party decides who pays each unit of that share."""
    for what in pays.sums():
        owed = 0
        for seat, price in prices.items():
            if affords(table, seat, what, price.get(what, 0)):
                pay(table, seat, what, price.get(what, 0), EACH)
            else:
                owed += price[what]
        yield from pay_units(table, party, what, owed, EACH)
    for seat in party:
        yield from pay_goods(table, (seat,), pays)
