"""The encounter sequence: a character or the space; cards by their value; the space's instructions; loot at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from roundtable.kernel.options import Option, Prompt, with_subject
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .actions import Source, carry_out
from .characters import FROZEN, card_of, gain_points, here, is_alive
from .creatures import attack_of_enemies
from .effects import SPIRIT_VALUE, VALUES, Card, Enemy, Event, LayOnSpace, Place, PlaceCard, Possession, Stranger
from .inner import enter_lair
from .movement import CROSS, OPEN
from .objects import card_option, discard, own, why_not_own
from .state import (
    SEATS,
    Cards,
    Duel,
    Encounter,
    Instructions,
    TalismanTable,
    Visit,
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
LEAVE_LOOT: Option[None] = Option("done", text="option-leave-loot")
TAKEN: Final = (
    "talisman.encounters.loot-is-optional", "talisman.objects.gained-by-encounters-or-purchase-cards",
    "talisman.encounters.draw.left-cards-open-to-others",
)  # fmt: skip
FOLLOW_TEXT: Final = "talisman.adventure.events-strangers-places.follow-text"
TAKE_COINS: Option[None] = Option("take-coins")
BEFORE: Final = ("talisman.encounters.only-on-own-turn", "talisman.encounters.definition")
AFTER: Final = "talisman.encounters.space-or-character-never-both"
FOLLOW: Final = "talisman.encounters.space-instructions-must-be-followed"
THREE_SPACES: Final = "talisman.inner.characters-met-on-three-spaces-only"
REDRAW: Option[bool] = Option("redraw", value=True)
KEEP_CARD: Option[bool] = Option("keep-card", value=False)


@cache
def redraw_prompt(card: str) -> Prompt:
    rules = ("talisman.golden.ability-or-effect-beats-base-rule",)
    return Prompt("ask-redraw", (("card", card_name(card)),), rules, f"card:{card}")


# --- whom or what ---


def encounter(table: TalismanTable, step: Encounter) -> Rules[None]:
    """First what lies in wait without a value; then one of the characters there, or the space."""
    seat = step.seat
    table.cite(*BEFORE)
    for spell in spells_in_wait(table, seat):
        yield from strike(table, seat, spell)
    chosen = VISIT
    if is_choice(table, seat):
        chosen = yield from table.ask(
            seat, with_subject(MEET_OR_VISIT, f"place:{here(table, seat).id}"),
            lambda: table.allowed(choices(table, seat)), pause=table.asks_always,
        )  # fmt: skip
    table.cite(*MEET_OR_VISIT.rules, AFTER)
    if table.state.seats[seat].toad_turns:
        table.cite("talisman.toads.still-have-encounters")
    if chosen.verb == "meet":
        table.cite("talisman.sequence.pick-which-character", "talisman.characters.word-means-player-pieces")
        if here(table, seat).region == "inner":
            table.cite(THREE_SPACES)
        table.then(Duel(seat, chosen.value))
    elif chosen is VISIT:
        yield from visit(table, seat)
    elif is_loot_for(table, seat):
        yield from take_loot(table, seat)  # only the space's rules are ignored (ruling A17)


def spells_in_wait(table: TalismanTable, seat: Seat) -> list[str]:
    """The spells that lie on the space and have not yet struck in this turn."""
    state, spells = table.state, table.content["spells"]
    space = state.seats[seat].space
    return [card for card in lying_at(state, space) if card in spells and f"{space}/{card}" not in state.struck]


def strike(table: TalismanTable, seat: Seat, card: str) -> Rules[None]:
    """A spell on the space strikes whoever stops there, before everything else."""
    state = table.state
    spell = table.content["spells"][card]
    assert isinstance(spell.effect, LayOnSpace), "no other spell is laid on a space"
    state.struck.append(f"{state.seats[seat].space}/{card}")
    table.say(
        "spell-strikes", "talisman.encounters.draw.card-without-value-goes-first", *spell.rules,
        seat=SEATS[seat], card=f"@spells.{card}",
    )  # fmt: skip
    yield from carry_out(table, seat, spell.effect.actions, Source("spells", card))


def is_choice(table: TalismanTable, seat: Seat) -> bool:
    """Whether there is anything to ask: somebody to meet, or a space that is not met. Free actions have their place
    before the move and at the end of the turn; here for who wants to be asked always."""
    state = table.state
    alone = [character.space for character in state.seats].count(state.seats[seat].space) == 1
    return not alone or state.passing_by or (table.asks_always and bool(table.free(seat)))


def choices(table: TalismanTable, seat: Seat) -> list[tuple[Option[int], str | None]]:
    place = here(table, seat)
    menu: list[tuple[Option[int], str | None]] = [
        (MEET[other], why_not_meet(table, seat, place))
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


def why_not_meet(table: TalismanTable, seat: Seat, place: Place) -> str | None:
    """The rule that keeps characters from being met: who did not beat the dragon must fight it again, or turn back."""
    if not place.meetings:
        return THREE_SPACES
    if place.lair is not None and table.state.seats[seat].lair:
        return "talisman.inner.dragon.loss-or-tie-then-fight-or-turn-back"
    return None


def visit_space(table: TalismanTable, step: Visit) -> Rules[None]:
    yield from visit(table, step.seat)


def visit(table: TalismanTable, seat: Seat) -> Rules[None]:
    """The space: on a draw-cards space cards are drawn and met; elsewhere cards come before the instructions."""
    place = here(table, seat)
    if place.draw:
        yield from draw_cards(table, seat, place)
        yield from meet_cards(table, seat)
        return
    table.cite("talisman.sequence.other-space-cards-before-instructions")
    if place.region == "inner":
        table.cite("talisman.inner.space-must-be-encountered")
    table.then(Instructions(seat))
    if lying_at(table.state, place.id):
        yield from meet_cards(table, seat)


# --- drawing ---


def draw_cards(table: TalismanTable, seat: Seat, place: Place) -> Rules[None]:
    """Cards are laid face up until so many lie there; what the space says besides comes first."""
    if place.visit:
        table.cite(FOLLOW)
        yield from carry_out(table, seat, place.visit, Source("places", place.id))
    cite_drawing(table, place)
    drawn: list[str | None] = []
    while len(lying_at(table.state, place.id)) < place.draw and (card := top_card(table, place)) is not None:
        drawn.append((yield from redraw(table, seat, place, card)) if may_redraw(table, seat) else card)
    place_elsewhere(table, place, drawn)


def cite_drawing(table: TalismanTable, place: Place) -> None:
    """Names the rules by which cards are drawn: those that lie there already count, left ones and spells too."""
    if not table.telling:  # 2.0 % of all instructions in random matches
        return
    state = table.state
    lying = lying_at(state, place.id)
    table.cite(*place.rules, "talisman.sequence.draw-space-draws-before-encounters")
    if lying:
        table.cite("talisman.encounters.draw.only-top-up-to-number")
    if any(left.startswith(f"{place.id}/") for left in state.left):
        table.cite("talisman.encounters.draw.left-cards-count-towards-number")
    if any(card in table.content["spells"] for card in lying):
        table.cite("talisman.encounters.draw.spell-on-space-counts-as-card")


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
    kept = (yield from table.ask(seat, prompt, (KEEP_CARD, REDRAW))) is KEEP_CARD
    cite_drawing(table, place)  # meanwhile something may have been left
    if kept:
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


@lru_cache(64)
def encounter_values(content: Content) -> dict[str, int]:
    """The encounter values of all cards that must be met: not of what may be taken or left."""
    return {
        card.id: encounter_value(card)
        for card in content["cards"].values()
        if not isinstance(card, Possession) or card.forced
    }


def to_be_met(table: TalismanTable, seat: Seat) -> list[str]:
    """The cards on the space still to be resolved, in order: by value, then as they came to lie there."""
    state = table.state
    pile = state.spaces.get(state.seats[seat].space)
    if pile is None or not pile.cards:
        return []
    lying = pile.cards
    if state.done:
        lying = list(lying)
        for card in state.done:
            if card in lying:
                lying.remove(card)
    value = encounter_values(table.content)
    waiting = [card for card in lying if card in value]
    if len(waiting) > 1:
        waiting.sort(key=value.__getitem__)
    return waiting


def next_card(table: TalismanTable, step: Cards) -> Rules[None]:
    yield from meet_cards(table, step.seat)


def meet_cards(table: TalismanTable, seat: Seat) -> Rules[None]:
    """The next card, or the enemies that fight together; when none is left, on to the instructions or the loot."""
    waiting = to_be_met(table, seat)
    if waiting:
        table.cite("talisman.encounters.draw.lowest-encounter-value-first")
        if len(waiting) > 1:
            table.cite("talisman.encounters.draw.equal-values-in-draw-order")
        yield from meet_card(table, seat, waiting)
        if to_be_met(table, seat):
            table.then(Cards(seat))
            return
    if here(table, seat).draw and is_loot_for(table, seat):
        # Elsewhere the space's instructions come first.
        yield from take_loot(table, seat)


def meet_card(table: TalismanTable, seat: Seat, waiting: list[str]) -> Rules[None]:
    state = table.state
    card = waiting[0]
    item = table.content["cards"][card]
    match item:
        case Enemy():
            table.cite("talisman.encounters.enemies-must-be-beaten-or-evaded")
            yield from attack_of_enemies(table, seat, companions(table, waiting))
        case Event():
            # It does not stay, whatever it does: neither does it when it carries the character off.
            discard(table, card, pile_at(state, state.seats[seat].space))
            table.say("event", FOLLOW_TEXT, seat=SEATS[seat], card=card_name(card))
            yield from carry_out(table, seat, item.do, Source("cards", card))
        case Stranger() | PlaceCard():
            state.done.append(card)
            table.say(
                "visits", "talisman.encounters.strangers-and-places-must-be-visited", FOLLOW_TEXT,
                seat=SEATS[seat], card=card_name(card),
            )  # fmt: skip
            yield from carry_out(table, seat, item.do, Source("cards", card))
        case Possession():
            barred = why_not_own(table, seat, card)
            if barred is not None:
                state.done.append(card)
                table.say("may-not-own", barred, seat=SEATS[seat], card=card_name(card))
            else:
                rule = "talisman.followers.may-help-or-hinder"
                table.say("clings", rule, *item.rules, seat=SEATS[seat], card=card_name(card))
                own(table, seat, card, pile_at(state, state.seats[seat].space))


def companions(table: TalismanTable, waiting: list[str]) -> list[str]:
    """The enemies that attack together with the first: same attribute, same encounter value."""
    if len(waiting) == 1:
        return waiting
    cards = table.content["cards"]
    first: Enemy = cards[waiting[0]]
    together = [
        card
        for card in waiting
        if isinstance(cards[card], Enemy)
        and (cards[card].race == "spirit") == (first.race == "spirit")
        and encounter_value(cards[card]) == encounter_value(first)
    ]
    if any(isinstance(cards[other], Enemy) for other in waiting if other not in together):
        table.cite("talisman.creatures.multiple.others-fight-separately")
    return together


# --- the space itself ---


def instructions(table: TalismanTable, step: Instructions) -> Rules[None]:
    """What the space itself says; then what lies there is loot."""
    seat = step.seat
    place = here(table, seat)
    table.cite(FOLLOW, *place.rules)
    if place.lair is not None:
        yield from enter_lair(table, seat, place, place.lair)
    yield from carry_out(table, seat, place.visit, Source("places", place.id))
    if is_loot_for(table, seat):
        yield from take_loot(table, seat)


# --- loot ---


@lru_cache(64)
def ownable(content: Content) -> frozenset[str]:
    """The cards that somebody can own."""
    return frozenset(card.id for card in content["cards"].values() if isinstance(card, Possession))


def is_loot_for(table: TalismanTable, seat: Seat) -> bool:
    """Whether something lies where the character stands that it may take."""
    state = table.state
    space = state.seats[seat].space
    lying = state.spaces.get(space)
    if lying is not None:
        possible = ownable(table.content)
        for card in lying.cards:
            if card in possible and why_not_take(table, seat, card, lying.cards) is None:
                return True
    return bool(state.coins.get(space)) and not state.seats[seat].toad_turns


def why_not_take(table: TalismanTable, seat: Seat, card: str, lying: Sequence[str]) -> str | None:
    """The rule that keeps a character from taking a card that lies on its space."""
    state = table.state
    if state.left and lying.count(card) <= state.left.count(f"{state.seats[seat].space}/{card}"):
        return "talisman.objects.left-not-retaken-same-turn"
    return why_not_own(table, seat, card)


def take_loot(table: TalismanTable, seat: Seat) -> Rules[None]:
    """Objects, followers and gold on the space: all, some or none of them."""
    state = table.state
    space = state.seats[seat].space
    lying = lying_at(state, space)
    prompt = with_subject(LOOT, f"card:{lying[0]}") if len(lying) == 1 else LOOT
    while True:
        chosen = yield from table.ask(seat, prompt, lambda: table.allowed(loot_menu(table, seat)))
        if chosen is LEAVE_LOOT:
            return
        if chosen is TAKE_COINS:
            gain_points(table, seat, "gold", state.coins.pop(space), "talisman.encounters.loot-is-optional")
        else:
            table.say("takes-card", *TAKEN, seat=SEATS[seat], card=card_name(chosen.arg))
            own(table, seat, chosen.arg, pile_at(state, space))
        if not is_loot_for(table, seat):
            return


def loot_menu(table: TalismanTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    state, possible = table.state, ownable(table.content)
    space = state.seats[seat].space
    lying = lying_at(state, space)
    menu: list[tuple[Option[None], str | None]] = [
        (card_option("take", card), why_not_take(table, seat, card, lying))
        for card in dict.fromkeys(lying)
        if card in possible
    ]
    if state.coins.get(space):
        menu.append((TAKE_COINS, FROZEN if state.seats[seat].toad_turns else None))
    menu.append((LEAVE_LOOT, None))
    return menu
