"""Prices: what a Party owes, who can pay it, and who pays for whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.items import discard_item, drop_secret, lose_items
from roundtable.games.tainted_grail.characters.resources import put
from roundtable.games.tainted_grail.characters.tracks import can_pay, pay_track
from roundtable.games.tainted_grail.effects.terms import Pays
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.party import agree
from roundtable.games.tainted_grail.state import GrailTable
from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

TRACKS: Final = ("energy", "health", "terror")
SHARED: Final = ("energy", "magic")
"""What a member may pay for another where each owes it (A77)."""
WHO_PAYS: Final = Prompt("ask-who-pays", rules=("grail.party.pay-energy-or-magic-for-others",))


def affords(table: GrailTable, seat: Seat, what: str, price: int) -> bool:
    return can_pay(table, seat, what, price) if what in TRACKS else int(getattr(table.state.seats[seat], what)) >= price


def pay(table: GrailTable, seat: Seat, what: str, price: int, *rules: str) -> None:
    if what in TRACKS:
        pay_track(table, seat, what, price, *rules)
    else:
        put(table, seat, what, -price, *rules)


def goods_at_hand(table: GrailTable, party: tuple[Seat, ...], pays: Pays) -> bool:
    """Whether the Items and the Secret of a price are there; no Secret is an Item, whatever its keyword."""
    seats = [table.state.seats[seat] for seat in party]
    known = box_of(table.content).keyword
    items = [item for one in seats for item in one.items]
    return (
        len(items) >= pays.any_item + (pays.item is not None) + (pays.keyword is not None)
        and (pays.item is None or pays.item in items)
        and (pays.keyword is None or any(known[item] == pays.keyword for item in items))
        and (pays.secret is None or any(pays.secret in one.secrets for one in seats))
    )


def each_can_pay(table: GrailTable, party: tuple[Seat, ...], pays: Pays) -> bool:
    """Each owes all of it; only Energy and Magic can be paid for another member."""
    table.cite("grail.party.pay-energy-or-magic-for-others")
    for what, price in pays.sums().items():
        if what in SHARED:
            if sum(int(getattr(table.state.seats[seat], what)) for seat in party) < price * len(party):
                return False
        elif not all(affords(table, seat, what, price) for seat in party):
            return False
    return all(goods_at_hand(table, (seat,), pays) for seat in party)


def pay_each(table: GrailTable, party: tuple[Seat, ...], pays: Pays, *rules: str) -> Rules[None]:
    """Each pays its own; where somebody lacks Energy or Magic, the Party decides who pays each unit of that share."""
    for what, price in pays.sums().items():
        owed = 0
        for seat in party:
            if affords(table, seat, what, price):
                pay(table, seat, what, price, *rules)
            else:
                owed += price
        yield from pay_units(table, party, what, owed, *rules)
    for seat in party:
        yield from pay_goods(table, (seat,), pays)


def shared_can_pay(table: GrailTable, party: tuple[Seat, ...], pays: Pays) -> bool:
    """One price for all, split as they like."""
    for what, price in pays.sums().items():
        if what != "terror" and sum(int(getattr(table.state.seats[seat], what)) for seat in party) < price:
            return False
    return goods_at_hand(table, party, pays)


def pay_shared(table: GrailTable, party: tuple[Seat, ...], pays: Pays, *rules: str) -> Rules[None]:
    for what, price in pays.sums().items():
        yield from pay_units(table, party, what, price, *rules)
    yield from pay_goods(table, party, pays)


def pay_units(
    table: GrailTable,
    party: tuple[Seat, ...],
    what: str,
    owed: int,
    *rules: str,
    kept: Mapping[Seat, int] | None = None,
) -> Rules[None]:
    """Unit by unit, from whom the Party decides among those who have any, beyond what is `kept`."""
    prompt = Prompt("ask-who-pays", (("what", f"@text.{what}"),), WHO_PAYS.rules)
    if len(party) == 1:
        pay(table, party[0], what, owed, *rules)
        return
    for _ in range(owed):
        able = [seat for seat in party if affords(table, seat, what, 1 + (kept or {}).get(seat, 0))]
        if not able:
            return
        seat = (yield from agree(table, party, prompt, [seat_option("pays", seat) for seat in able])).value
        pay(table, seat, what, 1, *rules)


def pay_goods(table: GrailTable, party: tuple[Seat, ...], pays: Pays) -> Rules[None]:
    """Item by Item, from whom the Party decides among those who have a fitting one; and a Secret from its owner."""
    known = box_of(table.content).keyword
    if (named := pays.item) is not None:
        seat = yield from who_gives(table, party, lambda item: item == named)
        discard_item(table, seat, named)
    if pays.keyword is not None:
        seat = yield from who_gives(table, party, lambda item: known[item] == pays.keyword)
        yield from lose_items(table, seat, 1, pays.keyword)
    for _ in range(pays.any_item):
        seat = yield from who_gives(table, party, lambda item: True)
        yield from lose_items(table, seat, 1)
    if pays.secret is not None:
        drop_secret(table, next(seat for seat in party if pays.secret in table.state.seats[seat].secrets), pays.secret)


def who_gives(table: GrailTable, party: tuple[Seat, ...], fits: Callable[[str], bool]) -> Rules[Seat]:
    able = [seat for seat in party if any(fits(item) for item in table.state.seats[seat].items)]
    prompt = Prompt("ask-who-pays", (("what", "@text.item"),), WHO_PAYS.rules)
    if len(able) == 1:
        return able[0]
    return (yield from agree(table, party, prompt, [seat_option("pays", seat) for seat in able])).value


def can_pay_price(table: GrailTable, party: tuple[Seat, ...], pays: Pays) -> bool:
    return each_can_pay(table, party, pays) if pays.each else shared_can_pay(table, party, pays)


def pay_price(table: GrailTable, party: tuple[Seat, ...], pays: Pays, *rules: str) -> Rules[None]:
    yield from (pay_each if pays.each else pay_shared)(table, party, pays, *rules)
