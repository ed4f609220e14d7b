"""Shops: goods, bounties and lessons."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.thin import Game, all_vote, asked, deck, menu, own_cards, page, play, start, told, way

from roundtable.games.kinfire.seekers.hands import dispose
from roundtable.kernel.scene import Zone

rule = pytest.mark.rule
SHARED = "kinfire.reward.coins-shared-by-party"


def shop(*seats: Any, **given: Any) -> Game:
    given = {"done": ["road", "heron"], "prompts": ["keep"], "town": "vinna", "actions": 2, **given}
    return start(*(seats or ("asha", "khor")), play={"town": True}, **given)


def shelf(match: Game) -> list[Any]:
    """What is seen of the goods."""
    zones = [part for part in match.scene(0).parts if isinstance(part, Zone)]
    return [card.name for zone in zones if zone.id == "shop" for card in zone.cards]


@rule("kinfire.shop.first-visit-adds-to-market")
def test_a_first_visit_adds_the_shop_to_the_market() -> None:
    match = shop(coins=1)
    play(match, "visit:2", "done")
    assert (match.state.market, match.state.actions) == (["forge"], 1)
    play(match, "visit:2", "done")  # it stays, and each visit costs an action
    assert (match.state.market, match.state.actions) == (["forge"], 0)
    assert told(match).count("shop-found") == 1


@rule("kinfire.shop.one-action-any-number-of-purchases", SHARED)
def test_one_action_buys_as_much_as_the_purse_allows() -> None:
    match = shop(coins=3)
    play(match, "visit:2")
    assert {"buy:sabre", "buy:remedy", "buy:star"} <= menu(match)
    play(match, "buy:sabre", "to-pool")
    assert match.state.coins == 1
    play(match, "buy:remedy", "to-pool")
    assert match.state.coins == 0
    assert match.state.actions == 1
    assert sorted(match.state.pool) == ["remedy", "sabre", "sabre-boost"]
    assert asked(match) == {0: "ask-location"}  # nothing more to be had


def test_what_a_shop_deals_in_is_seen_while_the_party_is_there() -> None:
    match = shop(coins=1)
    play(match, "visit:2")
    assert (match.state.shop, "lesson" in str(match.scene(0))) == ("forge", True)
    play(match, "done")
    assert match.state.shop == ""
    assert "lesson" not in str(match.scene(0))


@rule(SHARED)
def test_what_is_too_dear_is_not_bought() -> None:
    match = shop(coins=1)
    play(match, "visit:2")
    assert match.why_not(0, "buy:sabre") == (SHARED,)


@rule("kinfire.shop.purchase-to-pool-or-straight-into-deck", "kinfire.deckbuild.action-and-boost-move-together")
def test_a_purchase_goes_to_the_pool_or_straight_into_a_deck_within_the_limits() -> None:
    match = shop("asha", {"seeker": "khor", "kinfire": 2}, coins=9)
    play(match, "visit:2", "buy:star")
    assert menu(match) == {"to-pool", "to-deck:1"}
    assert match.why_not(0, "to-deck:0") == ("kinfire.deckbuild.no-kinfire-no-costed-cards",)
    play(match, "to-pool", "buy:sabre", "to-deck:1")
    assert menu(match, 1) == {f"take-out:khor-red-{number}" for number in range(1, 6)}
    play(match, "1 take-out:khor-red-3")
    assert {"sabre", "sabre-boost"} <= set(deck(match, 1))
    assert "khor-red-3-boost" in match.state.pool
    play(match, "buy:remedy", "to-deck:0")
    assert len(deck(match, 0)) == 19


def test_a_card_in_a_deck_is_shuffled_into_it() -> None:
    match = shop({"seeker": "asha", "discard": own_cards("asha")[:2]}, "khor", coins=1)
    play(match, "visit:2", "buy:remedy", "to-deck:0")
    assert match.state.seats[0].deck.as_seen_by(0) == [None] * 17  # what lies in the discard pile stays there


def use_up(match: Game, card: str) -> None:
    """As a combat does with a Disposable in Asha's deck."""
    state = match.state
    match.table.move(card, state.seats[0].deck, state.playing)
    dispose(match.table, card, 0)


@rule("kinfire.shop.used-disposable-back-on-sale", "kinfire.card.disposable-leaves-deck-after-use")
def test_what_was_used_up_is_on_sale_again() -> None:
    match = shop(coins=5)
    play(match, "visit:2")
    assert "@cards.remedy" in shelf(match)
    play(match, "buy:remedy", "to-deck:0")
    assert match.why_not(0, "buy:remedy") == ("kinfire.shop.used-disposable-back-on-sale",)
    assert "@cards.remedy" not in shelf(match)
    use_up(match, "remedy")
    play(match, "buy:star")
    assert "buy:remedy" in menu(match)
    play(match, "buy:remedy", "to-pool")
    assert match.state.sold == ["star", "remedy"]


GIFT = page("9-1", "keep", way("on", do=[{"do": "shop", "shop": "forge"}]), do=[{"do": "loot", "card": "remedy"}])
"""A quest's own remedy, of which the shop has another."""


@pytest.mark.parametrize("done", [["road", "heron"], ["road", "heron", "keep"]])
@rule("kinfire.shop.used-disposable-back-on-sale")
def test_a_shop_sells_its_own_copy_and_never_that_of_a_quest(done: list[str]) -> None:
    match = shop(coins=9, done=done, prompts=[], stories=[GIFT])
    play(match, "visit:2", "buy:remedy", "to-pool")
    assert match.why_not(0, "buy:remedy") == ("kinfire.shop.used-disposable-back-on-sale",)


@rule("kinfire.card.disposable-leaves-deck-after-use", "kinfire.shop.used-disposable-back-on-sale")
def test_a_gift_that_was_used_up_goes_back_to_its_quest_and_not_to_the_shop() -> None:
    match = start("asha", "khor", play={"read": "9-1"}, coins=9, stories=[GIFT])
    play(match, "way:on")
    match.table.move("remedy", match.state.pool, match.state.seats[0].deck)
    use_up(match, "remedy")
    play(match, "buy:remedy", "to-deck:0")
    assert match.why_not(0, "buy:remedy") == ("kinfire.shop.used-disposable-back-on-sale",)
    use_up(match, "remedy")  # and the one that was bought comes back
    play(match, "buy:star")
    assert "buy:remedy" in menu(match)


def test_of_two_alike_the_one_that_was_bought_is_used_first() -> None:
    match = start("asha", "khor", play={"read": "9-1"}, coins=9, stories=[GIFT])
    play(match, "way:on", "buy:remedy", "to-deck:0")
    assert "buy:remedy" not in menu(match)
    use_up(match, "remedy")
    play(match, "buy:star")
    assert "buy:remedy" in menu(match)


# --- trophies ---


@rule("kinfire.bounty.sell-trophies-for-coins", "kinfire.bounty.unlimited-sales-per-visit")
@rule("kinfire.bounty.sold-trophy-is-gone")
def test_any_number_of_trophies_is_sold() -> None:
    match = shop(trophies=["wyvern", "bandit", "wyvern", "hound"])
    play(match, "visit:2", "sell:wyvern", "sell:bandit", "sell:wyvern")
    assert (match.state.coins, match.state.trophies) == (5, ["hound"])
    assert match.why_not(0, "sell:wyvern") == ("kinfire.bounty.sell-trophies-for-coins",)


@rule("kinfire.bounty.special-item-for-specific-token", "kinfire.bounty.sold-trophy-is-gone")
def test_a_special_item_takes_the_token_of_its_enemy() -> None:
    match = shop(trophies=["wyvern", "bandit"])
    play(match, "visit:2")
    assert match.why_not(0, "exchange:hound") == ("kinfire.bounty.special-item-for-specific-token",)
    play(match, "exchange:wyvern", "to-pool")
    assert {"cape", "cape-boost"} <= set(match.state.pool)
    assert (match.state.trophies, match.state.coins) == (["bandit"], 0)


@rule("kinfire.shop.purchase-to-pool-or-straight-into-deck", "kinfire.bounty.special-item-for-specific-token")
def test_a_special_item_may_go_straight_into_a_deck_as_other_goods_do() -> None:
    match = shop(trophies=["wyvern", "bandit"])
    play(match, "visit:2", "exchange:wyvern", "to-deck:0")
    assert menu(match) == {f"take-out:asha-green-{number}" for number in range(1, 5)}
    play(match, "take-out:asha-green-2")
    assert {"cape", "cape-boost"} <= set(deck(match, 0))
    assert {"asha-green-2", "asha-green-2-boost"} <= set(match.state.pool)
    assert asked(match) == {0: "ask-shop"}


@rule("kinfire.bounty.one-special-item-per-visit")
def test_one_special_item_a_visit() -> None:
    match = shop(trophies=["wyvern", "hound", "bandit"])
    play(match, "visit:2", "exchange:wyvern", "to-pool")
    assert match.why_not(0, "exchange:hound") == ("kinfire.bounty.one-special-item-per-visit",)
    play(match, "sell:bandit", "done", "visit:2", "exchange:hound", "to-pool")
    assert {"cape", "net"} <= set(match.state.pool)


# --- trainers ---


@rule("kinfire.trainer.works-like-a-shop-with-a-test", "kinfire.trainer.one-action-many-attempts")
def test_a_lesson_takes_a_fee_for_each_attempt_and_a_test() -> None:
    match = shop(coins=3, draw={"deck-0": ["asha-red-1"], "deck-1": ["khor-blue-1"]})
    play(match, "visit:2")
    (lesson,) = [option for offer in match.offers(0) for option in offer.options if option.verb == "learn"]
    assert dict(lesson.params) == {"card": "@cards.lesson", "price": 1, "flips": 1, "red": 0, "green": 0, "blue": 1}
    play(match, "learn:lesson", "choose:0")
    assert (match.state.coins, "lesson" in match.state.pool) == (2, False)
    play(match, "learn:lesson", "choose:1", "to-pool")
    assert (match.state.coins, match.state.actions) == (1, 1)
    assert {"lesson", "lesson-boost"} <= set(match.state.pool)
    assert "learn:lesson" not in menu(match)


def test_a_lesson_learnt_may_go_straight_into_a_deck() -> None:
    match = shop(coins=1, draw={"deck-0": ["asha-blue-1"]})
    play(match, "visit:2", "learn:lesson", "choose:0", "to-deck:0", "take-out:asha-blue-2")
    assert "lesson" in deck(match, 0)


def test_the_group_deals_together() -> None:
    match = shop(coins=2, options={"players": "each"})
    all_vote(match, "visit:2")
    all_vote(match, "buy:sabre")
    all_vote(match, "to-pool")
    assert "sabre" in match.state.pool


def test_every_card_has_as_many_copies_as_are_handed_out() -> None:
    twice = [{"id": "chest", "tier": "bronze", "cards": ["sabre", "sabre"]}]
    box = start("asha", "khor", more={"treasures": twice}).state.box
    assert (box.cards.count("sabre"), box.cards.count("sabre-boost")) == (3, 3)  # and one for the forge
    assert (box.cards.count("twin"), box.cards.count("exhausted")) == (1, 40)
    stall = [{"id": "stall", "goods": [{"card": "cape", "price": 1}]}]
    assert start("asha", "khor", more={"shops": stall}).state.box.cards.count("cape") == 2  # one is the forge's bounty
