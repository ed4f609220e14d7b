"""Objects and followers: what may be carried, leaving cards, armour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from roundtable.kernel.options import DONE, PASS, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .characters import may_reroll
from .state import SEATS, DuelTable

CARRY_LIMIT = 4

LEAVE_EXCESS = Prompt("ask-leave-excess", rules=("talisman.objects.excess-left-at-once",))
ARMOUR = Prompt("ask-armour", rules=("talisman.objects.armour-one-at-a-time",))


@cache
def leave_option(card: str) -> Option[None]:
    rules = ("talisman.objects.leave-any-time-in-own-turn",)
    return Option("leave", card, rules=rules, points=(f"card:{card}",), params=(("card", f"@adventure.{card}"),))


@cache
def drop_option(card: str) -> Option[None]:
    return Option("drop", card, points=(f"card:{card}",), params=(("card", f"@adventure.{card}"),))


@cache
def use_option(card: str) -> Option[None]:
    return Option("use", card, points=(f"card:{card}",), params=(("card", f"@adventure.{card}"),))


def own(table: DuelTable, seat: Seat, card: str, source: Pile) -> None:
    """The character takes a card; whether it can carry it is settled at once."""
    character = table.state.seats[seat]
    follower = table.content["adventure"][card].kind == "follower"
    table.move(card, source, character.followers if follower else character.objects)
    table.touch(f"objects:{seat}")


def leavable(table: DuelTable, seat: Seat) -> Sequence[Option[None]]:
    """The free action of the character whose turn it is."""
    state = table.state
    if seat != state.active:
        return ()
    character = state.seats[seat]
    if not character.objects.cards and not character.followers.cards:
        return ()
    return [leave_option(card) for card in dict.fromkeys((*character.objects, *character.followers))]


def leave(table: DuelTable, seat: Seat, card: str, rule: str) -> None:
    """A card is left face up where the character stands; in this turn it can't take it back."""
    state = table.state
    character = state.seats[seat]
    pile = character.objects if card in character.objects else character.followers
    table.move(card, pile, state.spaces[character.space])
    if seat == state.active:
        state.left.append(f"{character.space}/{card}")
    table.touch(f"spells:{seat}")
    table.say("leaves", rule, seat=SEATS[seat], card=f"@adventure.{card}", place=f"@places.{character.space}")


def leave_excess(table: DuelTable, seat: Seat) -> Rules[None]:
    """More than four objects: some are left at once, the owner says which. Gold and followers don't count."""
    table.cite("talisman.objects.carry-limit-four")
    if table.state.seats[seat].gold:
        table.cite("talisman.objects.gold-is-not-an-object")
    if table.state.seats[seat].followers.cards:
        table.cite("talisman.followers.no-number-limit")
    while len(table.state.seats[seat].objects) > CARRY_LIMIT:
        chosen = yield from table.ask(seat, LEAVE_EXCESS, lambda: excess(table, seat))
        if chosen is not DONE:
            leave(table, seat, chosen.arg, "talisman.objects.excess-left-at-once")


def excess(table: DuelTable, seat: Seat) -> list[Option[None]]:
    """What can be dropped; nothing more once the free action has brought the load down."""
    objects = table.state.seats[seat].objects
    if len(objects) <= CARRY_LIMIT:
        return [DONE]
    return [drop_option(card) for card in dict.fromkeys(objects)]


def saved_by_armour(table: DuelTable, seat: Seat, rule: str) -> Rules[bool]:
    """Whoever lost a battle may use one piece of armour against the loss of the Life."""
    cards = table.content["adventure"]
    if armour(table, seat) == [PASS]:
        return False
    chosen = yield from table.ask(seat, ARMOUR, lambda: armour(table, seat))
    if chosen is PASS:
        table.cite("talisman.cards.using-is-always-optional")
        return False
    die = yield from may_reroll(table, seat, table.roll())
    saved: bool = die >= cards[chosen.arg].save
    key = "armour-saves" if saved else "armour-fails"
    table.say(
        key, rule, "talisman.objects.armour-one-at-a-time", seat=SEATS[seat], card=f"@adventure.{chosen.arg}", die=die
    )
    return saved


def armour(table: DuelTable, seat: Seat) -> list[Option[None]]:
    cards = table.content["adventure"]
    worn = [card for card in dict.fromkeys(table.state.seats[seat].objects) if cards[card].save is not None]
    return [*map(use_option, worn), PASS]
