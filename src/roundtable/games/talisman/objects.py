"""Objects and followers: what may be owned and carried, leaving cards, Talismans, armour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal

from roundtable.kernel.options import DONE, PASS, Option, Prompt, with_subject
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .actions import Source, carry_out, does
from .characters import FROZEN, gain_points, has_fate, here, lent, offer_reroll, pay, roll_own
from .effects import Buy, EndangerFollowers, Follower, GainCard, GainTalisman, LoseCards, Object, Possession, Sell, Ware
from .state import (
    SEATS,
    Character,
    TalismanTable,
    card_name,
    pile_at,
    place_name,
    touch_objects,
    touch_quest,
    touch_spells,
)
from .supply import coins_left, short_of

CARRY_LIMIT: Final = 4
TALISMAN: Final = "talisman"
"""The id of the Talisman cards."""

LEAVE: Final = "talisman.objects.leave-any-time-in-own-turn"
OPTIONAL: Final = "talisman.cards.using-is-always-optional"
LEAVE_EXCESS = Prompt("ask-leave-excess", rules=("talisman.objects.excess-left-at-once",))
SELL_NO_MORE: Option[None] = Option("done", text="option-sell-no-more")
ARMOUR = Prompt("ask-armour", rules=("talisman.objects.armour-one-at-a-time",))
GIVE_UP = Prompt("ask-give-up")
SELL = Prompt("ask-sell", rules=("talisman.encounters.gold.buys-goods-and-services",))
BUY = Prompt("ask-buy", rules=("talisman.encounters.gold.buys-goods-and-services",))


@cache
def card_option(verb: str, card: str, *rules: str) -> Option[None]:
    """An option about a card."""
    return Option(verb, card, rules=rules, points=(f"card:{card}",), params=(("card", card_name(card)),))


# --- having ---


def has_talisman(character: Character) -> bool:
    return TALISMAN in character.objects.cards


def why_not_own(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """The rule that keeps a character from owning this card."""
    character = table.state.seats[seat]
    if character.toad_turns:
        return FROZEN
    cards = table.content["cards"]
    item: Possession = cards[card]
    if character.alignment in item.barred:
        return "talisman.cards.forbidden-ownership-leaves-card-on-space"
    followers = character.followers.cards
    if followers and isinstance(item, Follower) and any(cards[other].no_followers for other in followers):
        return "talisman.cards.cannot-take-what-an-effect-forbids"
    if card == TALISMAN and has_talisman(character):
        return "talisman.objects.one-talisman-per-character"
    return None


def own(table: TalismanTable, seat: Seat, card: str, source: Pile) -> None:
    """The character takes a card; what it may keep is settled at once. Some turn into something else when taken."""
    character = table.state.seats[seat]
    item: Possession = table.content["cards"][card]
    if isinstance(item, Object) and (item.coins or item.grants_talisman):
        discard(table, card, source)
        if item.coins:
            gain_points(table, seat, "gold", item.coins)
        else:
            gain_talisman(table, seat, "talisman.components.talisman-sources")
        return
    if isinstance(item, Object) and item.raft:
        # A raft that was there when the turn began may be gone by now: the new one does not stand in for it.
        character.rafts_ready = min(character.rafts_ready, len(rafts_of(table, seat)))
    table.move(card, source, character.followers if isinstance(item, Follower) else character.objects)
    table.cite(
        "talisman.cards.owning-covers-everything-collected", "talisman.cards.objects-and-followers-are-public",
        "talisman.setup.gains-kept-beside-card",
    )  # fmt: skip
    if card == TALISMAN:
        end_quest(table, seat)
    touch_objects(table, seat)
    touch_quest(table, seat)


def end_quest(table: TalismanTable, seat: Seat) -> None:
    """A Talisman got some other way ends a quest."""
    character = table.state.seats[seat]
    if character.quest:
        character.quest, character.quest_met = 0, False
        table.say("quest-ends", "talisman.encounters.quest.cancelled-by-other-talisman", seat=SEATS[seat])


@does(GainTalisman)
def talisman_granted(table: TalismanTable, seat: Seat, action: GainTalisman, source: Source) -> None:
    gain_talisman(table, seat, "talisman.components.talisman-sources")


def gain_talisman(table: TalismanTable, seat: Seat, *rules: str) -> None:
    """One of the four, if there is one left."""
    state = table.state
    if state.seats[seat].toad_turns:
        table.say("toad-frozen", FROZEN, seat=SEATS[seat])
    elif not state.talismans.cards:
        table.say("no-talisman-left", "talisman.components.four-talisman-cards", seat=SEATS[seat])
    else:
        table.say("gains-talisman", *rules, seat=SEATS[seat])
        own(table, seat, TALISMAN, state.talismans)


@does(GainCard)
def card_granted(table: TalismanTable, seat: Seat, action: GainCard, source: Source) -> None:
    take_from_purchase(table, seat, action.card, "talisman.objects.gained-by-encounters-or-purchase-cards")


def take_from_purchase(table: TalismanTable, seat: Seat, card: str, *rules: str) -> None:
    """A card out of the Purchase deck, if it is there and may be owned."""
    state = table.state
    barred = why_not_own(table, seat, card)
    if barred is not None:
        table.say("may-not-own", barred, seat=SEATS[seat], card=card_name(card))
        return
    if card not in state.purchase.cards:
        table.say("none-left", "talisman.golden.resources-are-finite", seat=SEATS[seat], card=card_name(card))
        return
    own(table, seat, card, state.purchase)
    table.say("gets-card", "talisman.cards.purchase-cards-are-objects", *rules, seat=SEATS[seat], card=card_name(card))


@lru_cache(64)
def raft_cards(content: Content) -> frozenset[str]:
    return frozenset(card.id for card in content["cards"].values() if isinstance(card, Object) and card.raft)


def rafts_of(table: TalismanTable, seat: Seat) -> list[str]:
    rafts, owned = raft_cards(table.content), table.state.seats[seat].objects.cards
    return [] if rafts.isdisjoint(owned) else [card for card in owned if card in rafts]


# --- giving up ---


def discard(table: TalismanTable, card: str, source: Pile) -> None:
    """A card that is used up goes to its discard pile, or back into the Purchase deck. (No Talisman ever is.)"""
    state, content = table.state, table.content
    if card in content["spells"]:
        table.move(card, source, state.spell_discard)
        return
    item = content["cards"][card]
    if isinstance(item, Object) and item.deck == "purchase":
        table.move(card, source, state.purchase)
        table.cite("talisman.cards.purchase-cards-return-to-their-deck")
    else:
        table.move(card, source, state.adventure_discard)
        table.cite("talisman.cards.spent-adventure-cards-to-discard")
        if isinstance(item, Follower):
            table.cite("talisman.followers.killed-or-discarded-to-adventure-discard")


def handling(table: TalismanTable, character: Character) -> Sequence[Option[None]]:
    """What a character may do with its cards at any moment of its turn; in a fight it may only leave them."""
    if character.toad_turns:
        return ()
    options = handling_of(table.content, tuple(character.objects.cards), tuple(character.followers.cards))
    return options if table.state.fight is None else [option for option in options if option.verb == "leave"]


@lru_cache(4096)
def handling_of(content: Content, objects: tuple[str, ...], followers: tuple[str, ...]) -> tuple[Option[None], ...]:
    """Some cards can be used, and all but a Talisman and what clings can be left."""
    held: dict[str, Possession] = {card: content["cards"][card] for card in (*objects, *followers)}
    return (
        *(card_option("use", card, OPTIONAL) for card, item in held.items() if item.use is not None),
        *(card_option("leave", card, LEAVE) for card, item in held.items() if card != TALISMAN and not item.forced),
    )


def leave(table: TalismanTable, seat: Seat, card: str, *rules: str) -> None:
    """A card is left face up where the character stands; in this turn it can't take it back."""
    state = table.state
    character = state.seats[seat]
    pile = character.objects if card in character.objects.cards else character.followers
    table.move(card, pile, pile_at(state, character.space))
    if seat == state.active:
        state.left.append(f"{character.space}/{card}")
    touch_objects(table, seat)
    table.say("leaves", *rules, seat=SEATS[seat], card=card_name(card), place=place_name(character.space))


def drop_everything(table: TalismanTable, seat: Seat, *rules: str) -> None:
    """All objects, followers and gold are left on the space, a Talisman too."""
    state = table.state
    character = state.seats[seat]
    for pile in (character.objects, character.followers):
        for card in list(pile.cards):
            leave(table, seat, card, *rules)
    if character.gold:
        state.coins[character.space] = state.coins.get(character.space, 0) + character.gold
        table.say(
            "leaves-gold", *rules, seat=SEATS[seat], place=place_name(character.space), before=character.gold, after=0
        )
        character.gold = 0


def choose_possession(
    table: TalismanTable, seat: Seat, owner: Seat, prompt: Prompt, verb: str, what: Ware | Literal["any-object"]
) -> Rules[str | None]:
    """This seat picks one of the owner's cards of a kind; none, if by a free action there is none any more."""
    chosen = yield from table.ask(
        seat, prompt, lambda: [card_option(verb, card) for card in of_kind(table, owner, what)] or [DONE]
    )
    return chosen.arg or None


def of_kind(
    table: TalismanTable, seat: Seat, what: Ware | Literal["any-object"], *, talisman: bool = False
) -> list[str]:
    """The cards of a kind that a character owns: magic objects are objects too."""
    character = table.state.seats[seat]
    if what == "follower":
        return list(dict.fromkeys(character.followers.cards))
    cards = table.content["cards"]
    return [
        card
        for card in dict.fromkeys(character.objects.cards)
        if (what != "magic-object" or cards[card].magic) and (talisman or card != TALISMAN)
    ]


@does(LoseCards)
def lose_cards(table: TalismanTable, seat: Seat, action: LoseCards, source: Source) -> Rules[None]:
    if table.state.seats[seat].toad_turns:
        table.say("toad-frozen", FROZEN, seat=SEATS[seat])
        return
    if action.what == "object":
        table.cite("talisman.objects.magic-objects-are-objects")
    prompt = with_subject(GIVE_UP, source.pointer)
    for _ in range(action.number):
        if not of_kind(table, seat, action.what):
            return
        card = yield from choose_possession(table, seat, seat, prompt, "give", action.what)
        if card is None:
            return
        give_up(table, seat, card)


def give_up(table: TalismanTable, seat: Seat, card: str) -> None:
    """A card goes out of the character's hands, and to its pile."""
    character = table.state.seats[seat]
    discard(table, card, character.objects if card in character.objects.cards else character.followers)
    touch_objects(table, seat)
    item = table.content["cards"][card]
    rule = "talisman.cards.spent-adventure-cards-to-discard"
    if isinstance(item, Follower):
        rule = "talisman.followers.killed-or-discarded-to-adventure-discard"
    elif item.deck == "purchase":
        rule = "talisman.cards.purchase-cards-return-to-their-deck"
    table.say("gives-up", rule, seat=SEATS[seat], card=card_name(card))


@does(EndangerFollowers)
def endanger_followers(table: TalismanTable, seat: Seat, action: EndangerFollowers, source: Source) -> Rules[None]:
    """A die for each follower. A toad can't lose its own."""
    if table.state.seats[seat].toad_turns:
        table.cite(FROZEN)
        return
    rules = here(table, seat).rules if source.kind == "places" else ()
    for card in list(table.state.seats[seat].followers.cards):
        dice = yield from roll_own(
            table, seat, 1, Source("cards", card), helps=lambda dice: dice[0] <= action.upto
        )  # fmt: skip
        if dice[0] <= action.upto and card in table.state.seats[seat].followers.cards:
            discard(table, card, table.state.seats[seat].followers)
            touch_objects(table, seat)
            table.say(
                "follower-dies", *rules, "talisman.followers.killed-or-discarded-to-adventure-discard",
                seat=SEATS[seat], card=card_name(card),
            )  # fmt: skip


# --- what must be left at once ---


def carry_limit(table: TalismanTable, seat: Seat) -> int:
    return CARRY_LIMIT + lent(table.content, table.state.seats[seat]).carry


def is_overloaded(table: TalismanTable, seat: Seat) -> bool:
    return carried(table.state.seats[seat]) > carry_limit(table, seat)


def carried(character: Character) -> int:
    """A Talisman is not counted."""
    return len(character.objects.cards) - character.objects.cards.count(TALISMAN)


def leave_what_must_be(table: TalismanTable, seat: Seat) -> Rules[None]:
    """Cards the alignment bars, a second Talisman, and objects above the limit; the owner says which of those."""
    character = table.state.seats[seat]
    if character.toad_turns or not character.character:
        return
    cards = table.content["cards"]
    for card in [*character.objects.cards, *character.followers.cards]:
        if character.alignment in cards[card].barred:
            leave(table, seat, card, "talisman.characters.alignment.barred-cards-left-at-once")
    while character.objects.cards.count(TALISMAN) > 1:
        leave(table, seat, TALISMAN, "talisman.objects.one-talisman-per-character")
    touch_spells(table, seat)
    table.cite("talisman.objects.carry-limit-four")
    if character.gold:
        table.cite("talisman.objects.gold-is-not-an-object")
    if character.followers.cards:
        table.cite("talisman.followers.no-number-limit")
    if has_talisman(character):
        table.cite("talisman.objects.talisman-not-counted")
    while carried(table.state.seats[seat]) > CARRY_LIMIT and is_overloaded(table, seat):
        chosen = yield from table.ask(seat, LEAVE_EXCESS, lambda: excess(table, seat))
        if chosen is not DONE:
            leave(table, seat, chosen.arg, "talisman.objects.excess-left-at-once")


def excess(table: TalismanTable, seat: Seat) -> list[Option[None]]:
    """What can be dropped; nothing more once the free action has brought the load down."""
    character = table.state.seats[seat]
    if not is_overloaded(table, seat):
        return [DONE]
    return [card_option("drop", card) for card in dict.fromkeys(character.objects.cards) if card != TALISMAN]


# --- buying and selling ---


@does(Buy)
def buy(table: TalismanTable, seat: Seat, action: Buy, source: Source) -> Rules[None]:
    """Cards of the Purchase deck for gold."""
    if table.state.seats[seat].toad_turns:
        table.cite(FROZEN)
        return
    prices = {good.card: good.price for good in action.goods}

    def offers() -> list[tuple[Option[int], str | None]]:
        state = table.state
        return [
            *(
                (
                    Option(
                        "buy", card, price, points=(f"card:{card}",),
                        params=(("card", card_name(card)), ("price", price)),
                    ),
                    why_not_buy(table, seat, card, price),
                )
                for card, price in prices.items()
                if card in state.purchase.cards
            ),
            (NOTHING, None),
        ]  # fmt: skip

    prompt = with_subject(BUY, source.pointer)
    while True:
        chosen = yield from table.ask(seat, prompt, lambda: table.allowed(offers()))
        if chosen is NOTHING:
            return
        pay(table, seat, chosen.value)
        take_from_purchase(table, seat, chosen.arg)


NOTHING: Option[int] = Option("done", value=0, text="option-buy-nothing")


def why_not_buy(table: TalismanTable, seat: Seat, card: str, price: int) -> str | None:
    if table.state.seats[seat].gold < price:
        return "talisman.encounters.gold.buys-goods-and-services"
    return why_not_own(table, seat, card)


@does(Sell)
def sell(table: TalismanTable, seat: Seat, action: Sell, source: Source) -> Rules[None]:
    """Objects for gold, as many as the character likes."""
    if table.state.seats[seat].toad_turns:
        table.cite(FROZEN)
        return
    while of_kind(table, seat, "any-object"):
        if coins_left(table.state) < action.price:
            short_of(table, seat, "gold")
            return
        chosen = yield from table.ask(
            seat, with_subject(SELL, source.pointer),
            lambda: [*(card_option("sell", card) for card in of_kind(table, seat, "any-object")), SELL_NO_MORE],
        )  # fmt: skip
        if chosen is SELL_NO_MORE:
            return
        give_up(table, seat, chosen.arg)
        gain_points(table, seat, "gold", action.price, "talisman.encounters.gold.comes-from-reserve")


# --- using ---


def use(table: TalismanTable, seat: Seat, card: str) -> Rules[None]:
    item: Possession = table.content["cards"][card]
    assert item.use is not None, "only such cards are offered"
    table.say("uses", "talisman.cards.using-is-always-optional", seat=SEATS[seat], card=card_name(card))
    character = table.state.seats[seat]
    if item.use.spent:
        discard(table, card, character.objects if card in character.objects.cards else character.followers)
        touch_objects(table, seat)
    yield from carry_out(table, seat, item.use.do, Source("cards", card))


def saved_by_armour(table: TalismanTable, seat: Seat, rule: str) -> Rules[bool]:
    """Whoever lost a battle may use one piece of armour against the loss of the Life."""
    chosen = yield from table.ask(seat, ARMOUR, lambda: armour(table, seat))
    if chosen is PASS:
        table.cite("talisman.cards.using-is-always-optional")
        return False
    dice = [table.roll()]
    item: Object = table.content["cards"][chosen.arg]
    assert item.armour is not None, "only armour is offered"
    if has_fate(table, seat):
        dice = yield from offer_reroll(table, seat, dice, helps=dice[0] < item.armour, subject=f"card:{item.id}")
    saved = dice[0] >= item.armour
    table.say(
        "armour-saves" if saved else "armour-fails", rule, "talisman.objects.armour-one-at-a-time",
        seat=SEATS[seat], card=card_name(chosen.arg), die=dice[0],
    )  # fmt: skip
    return saved


def armour(table: TalismanTable, seat: Seat) -> list[Option[None]]:
    character = table.state.seats[seat]
    if not character.objects.cards:
        return [PASS]
    cards = table.content["cards"]
    worn = [card for card in dict.fromkeys(character.objects.cards) if cards[card].armour is not None]
    if worn and character.toad_turns:
        table.cite(FROZEN)
        return [PASS]
    return [*(card_option("wear", card) for card in worn), PASS]
