"""Gems, hands and pouches: how they come and go, and how much of each a player may hold."""

from __future__ import annotations

from collections import Counter
from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import (
    DrawImprevus,
    Gems,
    GemsColour,
    GemsEach,
    GemsFrom,
    Pay,
    StealCard,
    StealGem,
)
from roundtable.games.reflets.effects.terms import COLOURS, Price
from roundtable.games.reflets.option_makers import SEATS, about, gem_option, seat_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import RefletsState, RefletsTable, from_left, in_play, is_duel
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

FULL_COLOUR: Final = 4
HAND: Final = 3
WHICH_GEM: Final = "ask-gem"
WHICH_COLOUR: Final = Prompt("ask-colour", rules=("reflets.limits.four-gems-per-colour",))
FULL: Final = ("reflets.limits.four-gems-per-colour", "reflets.limits.full-colour-gem-to-bank")
PAYING: Final = "reflets.limits.what-gems-pay-for"
DISCARD: Final = Prompt("ask-discard", rules=("reflets.limits.hand-of-three-imprevus",))
WHOM: Final = "ask-whom"


def held(state: RefletsState, seat: Seat, colour: str) -> int:
    return state.seats[seat].gems.cards.count(colour)


# --- gems from the bank ---


def gain_gems(table: RefletsTable, seat: Seat, count: int, rule: str) -> None:
    """Gems from the bank, drawn at random (ruling A15); an empty bank gives nothing (ruling A64)."""
    for _ in range(count):
        colour = table.pick(table.state.bank, table.state.seats[seat].gems)
        if colour is not None:
            keep_gem(table, seat, colour, rule)


def gain_colour(table: RefletsTable, seat: Seat, colour: str, count: int, rule: str) -> None:
    """Gems of one colour from the bank."""
    for _ in range(count):
        if colour in table.state.bank.cards:
            table.move(colour, table.state.bank, table.state.seats[seat].gems)
            keep_gem(table, seat, colour, rule)


def keep_gem(table: RefletsTable, seat: Seat, colour: str, rule: str) -> None:
    """A gem has come to a board; a fifth of its colour goes straight to the bank."""
    gems = table.state.seats[seat].gems
    gem, now = f"@text.gem-{colour}", len(gems)
    table.say("gem-gained", rule, seat=SEATS[seat], gem=gem, before=now - 1, after=now)
    if held(table.state, seat, colour) > FULL_COLOUR:
        table.move(colour, gems, table.state.bank)
        table.say("gem-overflows", *FULL, seat=SEATS[seat], gem=gem, before=now, after=now - 1)


# --- gems to the bank, or to another ---


def lose_gem(table: RefletsTable, seat: Seat, colour: str, rule: str, taker: int = -1) -> None:
    state = table.state
    gems, gem = state.seats[seat].gems, f"@text.gem-{colour}"
    left = len(gems) - 1
    if taker < 0:
        table.move(colour, gems, state.bank)
        table.say("gem-paid", rule, PAYING, seat=SEATS[seat], gem=gem, before=left + 1, after=left)
    else:
        theirs = state.seats[taker].gems
        table.move(colour, gems, theirs)
        has = len(theirs)
        table.say(
            "gem-handed-over", rule, seat=SEATS[seat], other=SEATS[taker], gem=gem,
            before=left + 1, after=left, had=has - 1, has=has,
        )  # fmt: skip
        if held(state, taker, colour) > FULL_COLOUR:
            table.move(colour, theirs, state.bank)
            table.say("gem-overflows", *FULL, seat=SEATS[taker], gem=gem, before=has, after=has - 1)


def pay_gems(
    table: RefletsTable, seat: Seat, count: int, rule: str, *, taker: int = -1, chooser: int = -1, over: str = ""
) -> Rules[None]:
    """Gems of any colour, as their owner likes (ruling A15) or as somebody else does who takes them; who has too few
    gives those, and is not asked in which order (ruling A16). They go to the bank, or to a taker.

    `over`: the card that this is about."""
    if count >= len(table.state.seats[seat].gems):
        for colour in list(table.state.seats[seat].gems):
            lose_gem(table, seat, colour, rule, taker)
        return
    asked = seat if chooser < 0 else chooser
    for left in range(count, 0, -1):
        chosen = yield from table.ask(
            asked, which_gem(seat, left, rule, taker=taker, chooser=asked, over=over),
            lambda: [give_option(table.state, seat, colour) for colour in COLOURS if held(table.state, seat, colour)],
        )  # fmt: skip
        lose_gem(table, seat, chosen.arg, rule, taker)


def which_gem(seat: Seat, left: int, rule: str, *, taker: int = -1, chooser: int = -1, over: str = "") -> Prompt:
    """Asked of whoever gives it up, or of somebody else who takes it."""
    whose = "own" if chooser in (-1, seat) else "other"
    to = "@text.the-bank" if taker < 0 else SEATS[taker]
    params = (("seat", SEATS[seat]), ("left", left), ("whose", whose), ("to", to))
    return Prompt(WHICH_GEM, params, (rule,), f"card:{over}" if over else "")


def give_option(state: RefletsState, seat: Seat, colour: str) -> Option[None]:
    """A gem of this colour, and how many are left of it."""
    have = held(state, seat, colour)
    params = (("gem", f"@text.gem-{colour}"), ("before", have), ("after", have - 1))
    return Option("gem", colour, params=params, text="give-gem")


def affords(state: RefletsState, seat: Seat, price: Price) -> bool:
    """Whether a price can be paid; optional actions are not to be had otherwise (ruling A16)."""
    gems = state.seats[seat].gems.cards
    named = Counter(gem for gem in price if gem != "any")
    return len(gems) >= len(price) and all(gems.count(gem) >= count for gem, count in named.items())


def pay_price(table: RefletsTable, seat: Seat, price: Price, rule: str, over: str = "") -> Rules[None]:
    """The gems of named colours, then any others as the payer likes. `over`: the card that they are for."""
    for gem in price:
        if gem != "any":
            lose_gem(table, seat, gem, rule)
    yield from pay_gems(table, seat, price.count("any"), rule, over=over)


# --- Imprévus ---


def draw_imprevus(table: RefletsTable, seat: Seat, count: int, rule: str) -> int:
    """Draws Imprévus; a hand of more than three is trimmed at once. An empty deck is made anew (ruling A64)."""
    state, drawn = table.state, 0
    for _ in range(count):
        if renew(table, state.imprevus, state.imprevu_discard) and table.draw(state.imprevus, state.seats[seat].hand):
            drawn += 1
            table.say("imprevu-drawn", rule, seat=SEATS[seat])
    table.touch(f"hand:{seat}")
    return drawn


def renew(table: RefletsTable, deck: Pile, discard: Pile) -> bool:
    """Whether there is a card to draw: an empty deck is made anew from its shuffled discards."""
    if not deck.cards and discard.cards:
        table.move_all(discard, deck)
        table.shuffle(deck)
    return bool(deck.cards)


def trim_hand(table: RefletsTable, seat: Seat) -> Rules[None]:
    """reflets.limits.hand-of-three-imprevus: whoever holds more discards."""
    while len(table.state.seats[seat].hand) > HAND:
        gone = yield from table.ask(
            seat, DISCARD,
            lambda: [about("discard", card, box(table).name(card)) for card in dict.fromkeys(hand_of(table, seat))],
        )  # fmt: skip
        table.move(gone.arg, table.state.seats[seat].hand, table.state.imprevu_discard)
        table.say(
            "imprevu-discarded", *DISCARD.rules, "reflets.end-turn.discard-down-from-four", seat=SEATS[seat],
            card=box(table).name(gone.arg),
        )  # fmt: skip


def hand_of(table: RefletsTable, seat: Seat) -> Pile:
    return table.state.seats[seat].hand


def may_play(state: RefletsState, seat: Seat) -> bool:
    """Whether an adversary may still play an Imprévu in this turn: one only, but any number in Duel."""
    team = state.seats[seat]
    return bool(team.hand.cards) and (is_duel(state) or not team.played)


# --- cards won ---


def win(table: RefletsTable, seat: Seat, card: str, source: Pile, *rules: str) -> None:
    """A card goes into its winner's pouch."""
    table.move(card, source, table.state.seats[seat].pouch)
    table.say(
        "card-won", *rules, "reflets.outcome.won-cards-into-the-pouch",
        "reflets.limits.pouch-holds-quest-and-won-cards", seat=SEATS[seat], card=box(table).name(card),
    )  # fmt: skip


# --- deeds ---


def whom(table: RefletsTable, doing: Doing, key: str = WHOM) -> Rules[int]:
    """Whom a deed hits: the one it is aimed at, or another whom its user chooses."""
    if doing.victim >= 0:
        return doing.victim
    others = [seat_option("whom", seat) for seat in from_left(table.state, doing.user)]
    chosen = yield from table.ask(
        doing.user, Prompt(key, (("card", box(table).name(doing.card)),), (doing.rule,)), others
    )
    return chosen.value


@DEEDS.does(Gems)
def gems_deed(table: RefletsTable, doing: Doing, deed: Gems) -> None:
    gain_gems(table, doing.user, deed.count * doing.times, doing.rule)


@DEEDS.does(GemsEach)
def gems_each(table: RefletsTable, doing: Doing, deed: GemsEach) -> None:
    """For every team in play, the user's first."""
    for seat in [doing.user, *from_left(table.state, doing.user)]:
        if seat in in_play(table.state):
            gain_gems(table, seat, deed.count * (doing.times if seat == doing.user else 1), doing.rule)


@DEEDS.does(GemsColour)
def gems_colour(table: RefletsTable, doing: Doing, deed: GemsColour) -> Rules[None]:
    options: list[Option[None]] = [gem_option("colour", colour) for colour in COLOURS]
    chosen = yield from table.ask(doing.user, WHICH_COLOUR, options)
    gain_colour(table, doing.user, chosen.arg, deed.count * doing.times, doing.rule)


@DEEDS.does(GemsFrom)
def gems_from(table: RefletsTable, doing: Doing, deed: GemsFrom) -> Rules[None]:
    """The one it hits hands over gems of their own choice."""
    giver = yield from whom(table, doing)
    yield from pay_gems(table, giver, deed.count * doing.times, doing.rule, taker=doing.user, over=doing.card)


@DEEDS.does(StealGem)
def steal_gem(table: RefletsTable, doing: Doing, deed: StealGem) -> Rules[None]:
    giver = yield from whom(table, doing)
    yield from pay_gems(
        table, giver, deed.count * doing.times, doing.rule, taker=doing.user, chooser=doing.user, over=doing.card
    )


@DEEDS.does(Pay)
def pay_deed(table: RefletsTable, doing: Doing, deed: Pay) -> Rules[None]:
    """To the bank: by whoever it hits, else by its user."""
    payer = doing.victim if doing.victim >= 0 else doing.user
    yield from pay_gems(table, payer, deed.count, doing.rule, over=doing.card)


@DEEDS.does(DrawImprevus)
def draw_deed(table: RefletsTable, doing: Doing, deed: DrawImprevus) -> None:
    draw_imprevus(table, doing.user, deed.count, doing.rule)


@DEEDS.does(StealCard)
def steal_card(table: RefletsTable, doing: Doing, deed: StealCard) -> Rules[None]:
    """Imprévus pulled unseen out of a hand."""
    giver = yield from whom(table, doing)
    state = table.state
    for _ in range(deed.count):
        if table.pick(state.seats[giver].hand, state.seats[doing.user].hand):
            left = len(state.seats[giver].hand)
            table.say(
                "imprevu-stolen", doing.rule, seat=SEATS[doing.user], other=SEATS[giver], before=left + 1, after=left
            )
    table.touch(f"hand:{doing.user}")


def swap_hands(table: RefletsTable, doing: Doing) -> Rules[None]:
    """Two players exchange all their Imprévus."""
    other = yield from whom(table, doing)
    state = table.state
    one, two = state.seats[doing.user].hand, state.seats[other].hand
    table.move_all(one, state.passing)
    table.move_all(two, one)
    table.move_all(state.passing, two)
    table.say("hands-swapped", doing.rule, seat=SEATS[doing.user], other=SEATS[other])
    table.touch(f"hand:{doing.user}")
    table.touch(f"hand:{other}")
