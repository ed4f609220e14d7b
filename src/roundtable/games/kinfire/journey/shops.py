"""Shops: goods for coins, bounties for trophies, lessons for a fee and a skill test."""

from __future__ import annotations

from functools import cache

from roundtable.games.kinfire.effects.stories import Bounty, Lesson, Shop, ShopMenu, Ware
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.deckbuilding import PAIRS, is_single, place
from roundtable.games.kinfire.state import KinfireTable, Visit
from roundtable.kernel.options import DONE, Option, Params, Prompt
from roundtable.kernel.windows import Rules
from roundtable.story import Steps

from .rewards import SHARED, gain_card, gain_coins, pay_coins
from .skill_tests import needs, passes
from .story_book import tells
from .story_pages import on_sale

MARKET = "kinfire.shop.first-visit-adds-to-market"
MANY = "kinfire.shop.one-action-any-number-of-purchases"
STRAIGHT_IN = "kinfire.shop.purchase-to-pool-or-straight-into-deck"
BACK_ON_SALE = "kinfire.shop.used-disposable-back-on-sale"
SELL = "kinfire.bounty.sell-trophies-for-coins"
UNLIMITED = "kinfire.bounty.unlimited-sales-per-visit"
SPECIAL = "kinfire.bounty.special-item-for-specific-token"
ONE_SPECIAL = "kinfire.bounty.one-special-item-per-visit"
GONE = "kinfire.bounty.sold-trophy-is-gone"
TRAINER = "kinfire.trainer.works-like-a-shop-with-a-test"
ATTEMPTS = "kinfire.trainer.one-action-many-attempts"

Item = Ware | Bounty | Lesson | None
WHO_LEARNS = Prompt("ask-who-learns", rules=(TRAINER,))


@tells(Shop)
def shop(table: KinfireTable, deed: Shop) -> Steps:
    """On the first visit its Menu joins the market."""
    state = table.state
    if deed.shop not in state.market:
        state.market.append(deed.shop)
        table.say("shop-found", MARKET, shop=f"@shops.{deed.shop}", text=f"@shops.{deed.shop}.text")
    return (Visit(deed.shop),)


def visit(table: KinfireTable, step: Visit) -> Rules[None]:
    """One purchase, sale or lesson after the other, until the party leaves."""
    table.state.shop = step.shop
    prompt = Prompt("ask-shop", (("shop", f"@shops.{step.shop}.name"), ("coins", table.state.coins)), (MANY, MARKET))
    choice = yield from group(table, prompt, lambda: table.allowed(counter(table, step)))
    special = step.special
    match choice.value:
        case None:
            table.state.shop = ""
            return
        case Ware():
            yield from buy(table, choice.value)
        case Lesson():
            yield from learn(table, choice.value)
        case Bounty() if choice.verb == "exchange":
            yield from exchange(table, choice.value)
            special = True
        case Bounty():
            sell(table, choice.value)
    table.then(Visit(step.shop, special))


def counter(table: KinfireTable, step: Visit) -> list[tuple[Option[Item], str | None]]:
    """All that this shop deals in, and what keeps the party from it."""
    state = table.state
    menu: ShopMenu = table.content["shops"][step.shop]
    offers: list[tuple[Option[Item], str | None]] = [
        (priced("buy", ware.card, ware.price, ware), why_not_buy(table, ware.card, ware.price, MARKET))
        for ware in menu.goods
    ]
    offers += [(lesson_option(lesson), why_not_buy(table, lesson.card, lesson.fee, TRAINER)) for lesson in menu.lessons]
    for bounty in menu.bounties:
        if bounty.coins:
            offers.append((sale(bounty), None if bounty.enemy in state.trophies else SELL))
        if bounty.item is not None:
            offers.append((swap(bounty, bounty.item), why_not_exchange(table, bounty, bounty.item, step.special)))
    return [*offers, (DONE, None)]


@cache
def priced(verb: str, card: str, price: int, item: Item) -> Option[Item]:
    return Option(verb, card, item, points=(f"card:{card}",), params=(("card", f"@cards.{card}"), ("price", price)))


@cache
def lesson_option(lesson: Lesson) -> Option[Item]:
    params: Params = (("card", f"@cards.{lesson.card}"), ("price", lesson.fee), *needs(lesson.flips, lesson.seek))
    return Option("learn", lesson.card, lesson, points=(f"card:{lesson.card}",), params=params)


@cache
def sale(bounty: Bounty) -> Option[Item]:
    params = (("enemy", f"@enemies.{bounty.enemy}"), ("price", bounty.coins))
    return Option("sell", bounty.enemy, bounty, points=(f"card:bounty-{bounty.enemy}",), params=params)


@cache
def swap(bounty: Bounty, item: str) -> Option[Item]:
    params = (("enemy", f"@enemies.{bounty.enemy}"), ("card", f"@cards.{item}"))
    return Option("exchange", bounty.enemy, bounty, points=(f"card:{item}",), params=params)


def why_not_buy(table: KinfireTable, card: str, price: int, gone: str) -> str | None:
    """Somebody owns it already, for good or until it is used up; or the purse is too light."""
    if not on_sale(table.state, table.content, card):
        return BACK_ON_SALE if is_single(table, card) else gone
    return SHARED if price > table.state.coins else None


def why_not_exchange(table: KinfireTable, bounty: Bounty, item: str, special: bool) -> str | None:
    state = table.state
    if special:
        return ONE_SPECIAL
    return None if bounty.enemy in state.trophies and on_sale(state, table.content, item) else SPECIAL


# --- dealing ---


def hand_over(table: KinfireTable, card: str, *rules: str) -> None:
    """The shop's own copy: what quests and packs hold of a card is not for sale, found or not."""
    if gain_card(table, card, *rules):
        table.state.sold.append(card)


def buy(table: KinfireTable, ware: Ware) -> Rules[None]:
    """A card and its partner for one price, for the pool or straight into a deck."""
    pay_coins(table, ware.price, MANY)
    hand_over(table, ware.card, MANY, BACK_ON_SALE, PAIRS)
    yield from place(table, ware.card, STRAIGHT_IN)


def sell(table: KinfireTable, bounty: Bounty) -> None:
    table.state.trophies.remove(bounty.enemy)
    table.say("trophy-sold", SELL, UNLIMITED, GONE, enemy=f"@enemies.{bounty.enemy}")
    gain_coins(table, bounty.coins, SELL)


def exchange(table: KinfireTable, bounty: Bounty) -> Rules[None]:
    """A special item is bought like other goods, but that its price is a token; so it may go straight into a deck."""
    assert bounty.item is not None
    table.state.trophies.remove(bounty.enemy)
    table.say("trophy-exchanged", SPECIAL, ONE_SPECIAL, GONE, enemy=f"@enemies.{bounty.enemy}")
    hand_over(table, bounty.item, SPECIAL)
    yield from place(table, bounty.item, STRAIGHT_IN)


def learn(table: KinfireTable, lesson: Lesson) -> Rules[None]:
    """The fee is paid for the attempt; whoever passes the test brings the card home (A50)."""
    choice = yield from group(table, WHO_LEARNS, [seat_option("choose", seat) for seat in party(table.state)])
    pay_coins(table, lesson.fee, ATTEMPTS)
    table.cite(TRAINER)
    if passes(table, choice.value, lesson.flips, lesson.seek):
        hand_over(table, lesson.card, TRAINER)
        yield from place(table, lesson.card, STRAIGHT_IN)
