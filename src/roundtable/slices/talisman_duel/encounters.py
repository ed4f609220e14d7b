"""Encounters: a character on the space or the space itself, never both; what the spaces of the slice do."""

from __future__ import annotations

from functools import cache

from roundtable.kernel.options import DONE, NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, until

from .characters import card_of, here, lose_life, replenish_fate
from .effects import BuyHealing, DrawCards, GainSpells, ReplenishFate, Toll
from .movement import CROSS
from .objects import own
from .spells import gain_spells
from .state import SEATS, Duel, DuelTable, Encounter, Visit

MEET_OR_VISIT = Prompt(
    "ask-encounter",
    rules=("talisman.encounters.compulsory-after-moving", "talisman.sequence.choice-to-meet-a-character"),
)
VISIT: Option[Seat] = Option("visit")
MEET = tuple(
    Option("meet", str(seat), seat, points=(f"seat:{seat}",), params=(("seat", SEATS[seat]),)) for seat in range(16)
)
LOOT = Prompt("ask-loot", rules=("talisman.encounters.loot-is-optional", "talisman.sequence.loot-last"))
HEAL = Prompt("ask-heal", rules=("talisman.encounters.gold.buys-goods-and-services",))
FOLLOW = "talisman.encounters.space-instructions-must-be-followed"
TOLL = Prompt("ask-toll", rules=(FOLLOW,))
PAY: Option[None] = Option("pay")
BLEED: Option[None] = Option("bleed")


@cache
def take_option(card: str) -> Option[None]:
    return Option("take", card, points=(f"card:{card}",), params=(("card", f"@adventure.{card}"),))


def encounter(table: DuelTable, step: Encounter) -> Rules[None]:
    """After moving: one of the characters there, or the space."""
    seat = step.seat
    chosen = yield from table.ask(seat, MEET_OR_VISIT, lambda: table.allowed(choices(table, seat)), pause=True)
    table.cite("talisman.encounters.space-or-character-never-both", "talisman.turn.move-then-encounter")
    if chosen is VISIT:
        table.then(Visit(seat))
    else:
        table.cite("talisman.sequence.pick-which-character")
        table.then(Duel(seat, chosen.value))


def choices(table: DuelTable, seat: Seat) -> list[tuple[Option[int], str | None]]:
    place = here(table, seat)
    menu: list[tuple[Option[int], str | None]] = [
        (MEET[other], None)
        for other, character in enumerate(table.state.seats)
        if other != seat and character.space == place.id and not character.dead  # ruling A41
    ]
    menu.append((VISIT, None))
    if place.guard is not None:
        menu.append((CROSS, "talisman.movement.sentinel.cannot-be-fought-when-stopping"))
    elif place.bridge is not None:
        menu.append((CROSS, "talisman.movement.bridge.needs-movement-left"))
    return menu


def visit(table: DuelTable, step: Visit) -> Rules[None]:
    yield from until("turn", follow_instructions(table, step.seat))


def follow_instructions(table: DuelTable, seat: Seat) -> Rules[None]:
    """What the space says; then what lies there may be taken."""
    place = here(table, seat)
    table.cite(FOLLOW)
    lying = tuple(table.state.spaces[place.id])
    match place.visit:
        case DrawCards(number=number, rules=rules):
            table.cite(*rules)
            draw_cards(table, place.id, number)
        case GainSpells(number=number):
            gain_spells(table, seat, number)
        case ReplenishFate(number=number):
            replenish_fate(table, seat, number)
        case BuyHealing():
            yield from buy_healing(table, seat)
        case Toll():
            yield from pay_toll(table, seat)
    yield from table.settle()
    yield from take_loot(table, seat, lying)


def draw_cards(table: DuelTable, space: str, number: int) -> None:
    """Cards are laid face up until so many lie there; those that lay there count, left ones too."""
    state = table.state
    pile = state.spaces[space]
    if pile.cards:
        table.cite("talisman.encounters.draw.only-top-up-to-number")
        if any(left.startswith(f"{space}/") for left in state.left):
            table.cite("talisman.encounters.draw.left-cards-count-towards-number")
    while len(pile) < number:
        card = table.draw(state.adventure, pile)
        if card is None:
            return
        table.say(
            "draws-card", "talisman.encounters.draw.number-shown-face-up-on-space",
            card=f"@adventure.{card}", place=f"@places.{space}",
        )  # fmt: skip


def take_loot(table: DuelTable, seat: Seat, left: tuple[str, ...]) -> Rules[None]:
    """Objects and followers on the space: all, some or none of them. Some were `left` here before."""
    while table.state.spaces[table.state.seats[seat].space].cards:
        chosen = yield from table.ask(seat, LOOT, lambda: table.allowed(loot(table, seat)))
        if chosen is DONE:
            return
        own(table, seat, chosen.arg, table.state.spaces[table.state.seats[seat].space])
        rules = ["talisman.encounters.loot-is-optional"]
        if chosen.arg in left:
            rules.append("talisman.encounters.draw.left-cards-open-to-others")
        table.say("takes-card", *rules, seat=SEATS[seat], card=f"@adventure.{chosen.arg}")


def loot(table: DuelTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    state = table.state
    space = state.seats[seat].space
    lying = state.spaces[space].cards
    rule = "talisman.objects.left-not-retaken-same-turn"
    menu: list[tuple[Option[None], str | None]] = [
        (take_option(card), rule if lying.count(card) <= state.left.count(f"{space}/{card}") else None)
        for card in dict.fromkeys(lying)
    ]
    menu.append((DONE, None))
    return menu


def buy_healing(table: DuelTable, seat: Seat) -> Rules[None]:
    """A coin a point, never above the printed Life."""
    while table.state.seats[seat].gold:
        if table.state.seats[seat].lives >= card_of(table, seat).life:
            table.cite("talisman.characters.life.heal-stops-at-starting-value")
            return
        if (yield from table.ask(seat, HEAL, (YES, NO))) is NO:
            return
        character = table.state.seats[seat]
        character.gold -= 1
        character.lives += 1
        table.say("heals", "talisman.encounters.gold.buys-goods-and-services", seat=SEATS[seat], lives=character.lives)


def pay_toll(table: DuelTable, seat: Seat) -> Rules[None]:
    chosen = yield from table.ask(seat, TOLL, (PAY, BLEED) if table.state.seats[seat].gold else (BLEED,))
    if chosen is PAY:
        table.state.seats[seat].gold -= 1
        table.say("pays-toll", FOLLOW, seat=SEATS[seat])
    else:
        lose_life(table, seat)
