"""The encounter sequence: a character or the space; cards by their value; the space's instructions; loot at the end."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .actions import Source, carry_out
from .characters import FROZEN, card_of, gain_points, here, is_alive
from .creatures import attack_of_enemies
from .effects import SPIRIT_VALUE, VALUES, Card, Enemy, Event, LayOnSpace, Place, PlaceCard, Possession, Stranger
from .inner import enter_lair
from .movement import CROSS, OPEN
from .objects import card_option, discard, may_own, own
from .state import (
    SEATS,
    Cards,
    Duel,
    Encounter,
    Instructions,
    TalismanTable,
    card_name,
    lying_at,
    pile_at,
    place_name,
)

MEET_OR_VISIT = Prompt(
    "ask-encounter",
    rules=("talisman.encounters.compulsory-after-moving", "talisman.sequence.choice-to-meet-a-character"),
)
VISIT: Option[Seat] = Option("visit")
PASS_BY: Option[Seat] = Option("pass-by", rules=("talisman.movement.turn-back.space-rules-ignored",))
MEET = tuple(
    Option("meet", str(seat), seat, points=(f"seat:{seat}",), params=(("seat", SEATS[seat]),)) for seat in range(16)
)
LOOT = Prompt("ask-loot", rules=("talisman.encounters.loot-is-optional", "talisman.sequence.loot-last"))
TAKE_COINS: Option[None] = Option("take-coins")
BEFORE: Final = ("talisman.encounters.only-on-own-turn", "talisman.encounters.definition")
AFTER: Final = "talisman.encounters.space-or-character-never-both"
FOLLOW: Final = "talisman.encounters.space-instructions-must-be-followed"
THREE_SPACES: Final = "talisman.inner.characters-met-on-three-spaces-only"
REDRAW: Option[bool] = Option("redraw", value=True)
KEEP_CARD: Option[bool] = Option("keep-card", value=False)


@cache
def redraw_prompt(card: str) -> Prompt:
    return Prompt("ask-redraw", (("card", card_name(card)),), ("talisman.golden.ability-or-effect-beats-base-rule",))


# --- whom or what ---


def encounter(table: TalismanTable, step: Encounter) -> Rules[None] | None:
    seat = step.seat
    if is_space_all_there_is(table, seat):
        table.cite(*MEET_OR_VISIT.rules, *BEFORE, AFTER)
        return visit(table, seat)
    return meet_or_visit(table, seat)


def is_space_all_there_is(table: TalismanTable, seat: Seat) -> bool:
    """Nobody to meet, nothing lies in wait, and nothing to do before: most stops are like that."""
    state = table.state
    character = state.seats[seat]
    space = character.space
    if state.passing_by or table.touched or character.toad_turns or space in state.spaces:
        return False
    for other in state.seats:
        if other.space == space and other is not character:
            return False
    return not table.game.free(table, seat)


def meet_or_visit(table: TalismanTable, seat: Seat) -> Rules[None]:
    """First what lies in wait without a value; then one of the characters there, or the space."""
    table.cite(*BEFORE)
    if lying_at(table.state, table.state.seats[seat].space):
        yield from strike(table, seat)
    chosen = yield from table.ask(seat, MEET_OR_VISIT, lambda: table.allowed(choices(table, seat)), pause=True)
    table.cite(AFTER)
    if table.state.seats[seat].toad_turns:
        table.cite("talisman.toads.still-have-encounters")
    if chosen.verb == "meet":
        table.cite("talisman.sequence.pick-which-character", "talisman.characters.word-means-player-pieces")
        if here(table, seat).region == "inner":
            table.cite(THREE_SPACES)
        table.then(Duel(seat, chosen.value))
    elif chosen is VISIT:
        visiting = visit(table, seat)
        if visiting is not None:
            yield from visiting
    else:
        yield from take_loot(table, seat)  # only the space's rules are ignored (ruling A17)


def strike(table: TalismanTable, seat: Seat) -> Rules[None]:
    """A spell on the space strikes whoever stops there, before everything else."""
    state = table.state
    space = state.seats[seat].space
    lying = lying_at(state, space)
    spells = table.content["spells"]
    struck = list(state.struck)
    for card in [card for card in lying if card in spells]:
        if f"{space}/{card}" in struck:
            continue
        state.struck.append(f"{space}/{card}")
        spell = spells[card]
        assert isinstance(spell.effect, LayOnSpace), "no other spell is laid on a space"
        table.say(
            "spell-strikes", "talisman.encounters.draw.card-without-value-goes-first", *spell.rules,
            seat=SEATS[seat], card=f"@spells.{card}",
        )  # fmt: skip
        yield from carry_out(table, seat, spell.effect.actions, Source("spells", card))


def choices(table: TalismanTable, seat: Seat) -> list[tuple[Option[int], str | None]]:
    place = here(table, seat)
    menu: list[tuple[Option[int], str | None]] = [
        (MEET[other], no_meeting(table, seat, place))
        for other, character in enumerate(table.state.seats)
        if other != seat and character.space == place.id and is_alive(character)  # ruling A41
    ]
    if table.state.passing_by:
        return [*menu, (PASS_BY, None)]
    menu.append((VISIT, None))
    if table.explaining:
        if place.guard is not None:
            menu.append((CROSS, "talisman.movement.sentinel.cannot-be-fought-when-stopping"))
        elif place.bridge is not None:
            menu.append((CROSS, "talisman.movement.bridge.needs-movement-left"))
        elif place.portal is not None:
            menu.append((OPEN, "talisman.movement.portal.needs-movement-beyond"))
        menu.append((Option("skip"), "talisman.encounters.compulsory-after-moving"))
    return menu


def no_meeting(table: TalismanTable, seat: Seat, place: Place) -> str | None:
    """The rule that keeps characters from being met: who did not beat the dragon must fight it again, or turn back."""
    if not place.meetings:
        return THREE_SPACES
    if place.lair is not None and table.state.seats[seat].lair:
        return "talisman.inner.dragon.loss-or-tie-then-fight-or-turn-back"
    return None


def visit(table: TalismanTable, seat: Seat) -> Rules[None] | None:
    """The space: on a draw-cards space cards are drawn and met; elsewhere cards come before the instructions."""
    place = here(table, seat)
    if place.draw:
        table.then(Cards(seat))
        if place.visit or may_redraw(table, seat):
            return draw_after_instructions(table, seat, place)
        draw_cards(table, place)
    else:
        table.cite("talisman.sequence.other-space-cards-before-instructions")
        if place.region == "inner":
            table.cite("talisman.inner.space-must-be-encountered")
        if lying_at(table.state, place.id):
            table.then(Cards(seat), Instructions(seat))
        else:
            table.then(Instructions(seat))
    return None


# --- drawing ---


def draw_after_instructions(table: TalismanTable, seat: Seat, place: Place) -> Rules[None]:
    """Where the space says something first, or a card may be exchanged as it is drawn."""
    if place.visit:
        table.cite(FOLLOW)
        yield from carry_out(table, seat, place.visit, Source("places", place.id))
    drawn: list[str | None] = []
    while cards_to_draw(table, place) > 0 and (card := top_card(table, place)) is not None:
        drawn.append((yield from redraw(table, seat, place, card)) if may_redraw(table, seat) else card)
    place_elsewhere(table, place, drawn)


def draw_cards(table: TalismanTable, place: Place) -> None:
    """Cards are laid face up until so many lie there."""
    place_elsewhere(table, place, [top_card(table, place) for _ in range(cards_to_draw(table, place))])


def cards_to_draw(table: TalismanTable, place: Place) -> int:
    """Those that lie there already count, left ones and spells too."""
    state = table.state
    lying = lying_at(state, place.id)
    if table.telling:
        table.cite(*place.rules, "talisman.sequence.draw-space-draws-before-encounters")
        if lying:
            table.cite("talisman.encounters.draw.only-top-up-to-number")
        if any(left.startswith(f"{place.id}/") for left in state.left):
            table.cite("talisman.encounters.draw.left-cards-count-towards-number")
        if any(card in table.content["spells"] for card in lying):
            table.cite("talisman.encounters.draw.spell-on-space-counts-as-card")
    return place.draw - len(lying)


def place_elsewhere(table: TalismanTable, place: Place, drawn: list[str | None]) -> None:
    """Some cards say where they are placed; that comes before all others."""
    state, cards = table.state, table.content["cards"]
    for card in drawn:
        item = None if card is None else cards[card]
        if not isinstance(item, PlaceCard) or item.put_on is None or item.put_on == place.id:
            continue
        table.move(item.id, pile_at(state, place.id), pile_at(state, item.put_on))
        table.say(
            "placed-elsewhere", "talisman.encounters.draw.cards-placed-elsewhere-go-first",
            "talisman.encounters.draw.placed-card-spares-those-already-there",
            card=card_name(item.id), place=place_name(item.put_on),
        )  # fmt: skip


def may_redraw(table: TalismanTable, seat: Seat) -> bool:
    """Some may exchange one card a turn."""
    state = table.state
    return card_of(table, seat).redraws and not state.redrawn and not state.seats[seat].toad_turns


def redraw(table: TalismanTable, seat: Seat, place: Place, card: str) -> Rules[str | None]:
    """Keep the card just drawn, or discard it for another; the card that lies there then."""
    prompt = redraw_prompt(card)
    if (yield from table.ask(seat, prompt, (KEEP_CARD, REDRAW))) is KEEP_CARD:
        return card
    table.state.redrawn = True
    discard(table, card, pile_at(table.state, place.id))
    table.say("redraws", *prompt.rules, *card_of(table, seat).rules, seat=SEATS[seat], card=card_name(card))
    return top_card(table, place)


def top_card(table: TalismanTable, place: Place) -> str | None:
    state = table.state
    if not state.adventure.cards and state.adventure_discard.cards:
        table.move_all(state.adventure_discard, state.adventure)
        table.shuffle(state.adventure)
        table.say("adventure-deck-renewed", "talisman.cards.spent-adventure-cards-to-discard")
    card = table.draw(state.adventure, pile_at(state, place.id))
    if card is not None:
        table.say(
            "draws-card", "talisman.encounters.draw.number-shown-face-up-on-space", "talisman.adventure.card-fields",
            card=card_name(card), place=place_name(place.id),
        )  # fmt: skip
    return card


# --- the cards, one by one ---


def encounter_value(card: Card) -> int:
    if card.value is not None:
        return card.value
    return SPIRIT_VALUE if isinstance(card, Enemy) and card.race == "spirit" else VALUES[type(card)]


def to_be_met(table: TalismanTable, seat: Seat) -> list[str]:
    """The cards on the space still to be resolved, in order: by value, then as they came to lie there."""
    state, cards = table.state, table.content["cards"]
    lying = lying_at(state, state.seats[seat].space)
    if not lying:
        return []
    met = list(state.done)
    waiting = []
    for card in lying:
        if card in met:
            met.remove(card)
        elif card in cards and (not isinstance(cards[card], Possession) or cards[card].forced):
            waiting.append(card)
    waiting.sort(key=lambda card: encounter_value(cards[card]))
    return waiting


def meet_cards(table: TalismanTable, step: Cards) -> Rules[None]:
    return through_cards(table, step.seat)


def through_cards(table: TalismanTable, seat: Seat) -> Rules[None]:
    """The next card, or the enemies that fight together; when none is left, on to the instructions or the loot."""
    waiting = to_be_met(table, seat)
    if waiting:
        if table.telling:
            table.cite("talisman.encounters.draw.lowest-encounter-value-first")
            if len(waiting) > 1:
                table.cite("talisman.encounters.draw.equal-values-in-draw-order")
        yield from meet_card(table, seat, waiting)
        if to_be_met(table, seat):
            table.then(Cards(seat))
            return
    if here(table, seat).draw:
        yield from take_loot(table, seat)


def meet_card(table: TalismanTable, seat: Seat, waiting: list[str]) -> Rules[None]:
    state, cards = table.state, table.content["cards"]
    card = waiting[0]
    item = cards[card]
    source = Source("cards", card)
    pile = pile_at(state, state.seats[seat].space)
    match item:
        case Enemy():
            table.cite("talisman.encounters.enemies-must-be-beaten-or-evaded")
            together = companions(table, waiting)
            if any(isinstance(cards[other], Enemy) for other in waiting if other not in together):
                table.cite("talisman.creatures.multiple.others-fight-separately")
            yield from attack_of_enemies(table, seat, together)
        case Event():
            # It does not stay, whatever it does: neither does it when it carries the character off.
            discard(table, card, pile)
            table.say(
                "event", "talisman.adventure.events-strangers-places.follow-text", seat=SEATS[seat], card=source.name
            )
            yield from carry_out(table, seat, item.do, source)
        case Stranger() | PlaceCard():
            state.done.append(card)
            table.say(
                "visits", "talisman.encounters.strangers-and-places-must-be-visited",
                "talisman.adventure.events-strangers-places.follow-text", seat=SEATS[seat], card=source.name,
            )  # fmt: skip
            yield from carry_out(table, seat, item.do, source)
        case Possession():
            barred = may_own(table, seat, card)
            if barred is not None:
                state.done.append(card)
                table.say("may-not-own", barred, seat=SEATS[seat], card=source.name)
            else:
                table.say(
                    "clings", "talisman.followers.may-help-or-hinder", *item.rules, seat=SEATS[seat], card=source.name
                )
                own(table, seat, card, pile)


def companions(table: TalismanTable, waiting: list[str]) -> list[str]:
    """The enemies that attack together with the first: same attribute, same encounter value."""
    cards = table.content["cards"]
    first: Enemy = cards[waiting[0]]
    return [
        card
        for card in waiting
        if isinstance(cards[card], Enemy)
        and (cards[card].race == "spirit") == (first.race == "spirit")
        and encounter_value(cards[card]) == encounter_value(first)
    ]


# --- the space itself ---


def instructions(table: TalismanTable, step: Instructions) -> Rules[None]:
    return follow_instructions(table, step.seat)


def follow_instructions(table: TalismanTable, seat: Seat) -> Rules[None]:
    place = here(table, seat)
    table.cite(FOLLOW, *place.rules)
    if place.lair is not None:
        yield from enter_lair(table, seat, place, place.lair)
    yield from carry_out(table, seat, place.visit, Source("places", place.id))
    yield from take_loot(table, seat)


# --- loot ---


def take_loot(table: TalismanTable, seat: Seat) -> Rules[None]:
    """Objects, followers and gold on the space: all, some or none of them."""
    state = table.state
    here_before = state.seats[seat].space
    while lying_at(state, here_before) or here_before in state.coins:
        if len(loot_menu(table, seat)) == 1:
            return
        chosen = yield from table.ask(seat, LOOT, lambda: table.allowed(loot_menu(table, seat)))
        if chosen is DONE:
            return
        if chosen is TAKE_COINS:
            number = state.coins.pop(here_before)
            gain_points(table, seat, "gold", number, "talisman.encounters.loot-is-optional")
        else:
            rules = ["talisman.encounters.loot-is-optional", "talisman.objects.gained-by-encounters-or-purchase-cards"]
            rules.append("talisman.encounters.draw.left-cards-open-to-others")
            table.say("takes-card", *rules, seat=SEATS[seat], card=card_name(chosen.arg))
            own(table, seat, chosen.arg, pile_at(state, here_before))


def loot_menu(table: TalismanTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    state, cards = table.state, table.content["cards"]
    space = state.seats[seat].space
    lying = lying_at(state, space)
    menu: list[tuple[Option[None], str | None]] = []
    for card in dict.fromkeys(lying):
        if card not in cards or not isinstance(cards[card], Possession):
            continue
        barred = may_own(table, seat, card)
        if lying.count(card) <= state.left.count(f"{space}/{card}"):
            barred = "talisman.objects.left-not-retaken-same-turn"
        menu.append((card_option("take", card), barred))
    if state.coins.get(space):
        menu.append((TAKE_COINS, FROZEN if state.seats[seat].toad_turns else None))
    if not table.explaining:
        menu = [(option, barred) for option, barred in menu if barred is None]
    menu.append((DONE, None))
    return menu
