"""Acquiring and casting spells.

Whether a seat is asked for a spell depends only on what everybody sees (how many it holds, how many it has cast), never
on which ones they are: the pause would tell.
"""

from __future__ import annotations

from functools import cache

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat, only
from roundtable.kernel.windows import Rules

from .characters import card_of, craft, lose_life, loses_craft_here
from .effects import (
    AddStartingCraft,
    AddToScore,
    Evade,
    GainSpells,
    LoseLife,
    Moment,
    Spell,
    SpellEffect,
    TakeGold,
)
from .state import SEATS, DuelTable

SPELL_LIMIT = (0, 0, 0, 1, 2, 2, 3)
"""By total Craft, the last number for 6 and more (talisman.spells.hold-limit-by-total-craft)."""

ON_CARD = "talisman.spells.timing-and-effect-on-card"
KEEP_SPELLS: Option[None] = Option(
    "pass", rules=("talisman.spells.may-be-kept-indefinitely",), text="option-keep-spells"
)
TARGETS = tuple(
    Option("target", str(seat), seat, points=(f"seat:{seat}",), params=(("seat", SEATS[seat]),)) for seat in range(16)
)
TARGET = Prompt("ask-target", rules=("talisman.spells.reach-characters-anywhere",))
DISCARD = Prompt("ask-discard-spell", rules=("talisman.spells.excess-discarded-at-once",))
MOMENTS: dict[Moment, Prompt] = {
    "before-move": Prompt("ask-spell-before-move", rules=("talisman.sequence.pre-move-spells-first",)),
    "evade": Prompt("ask-evade"),
    "fight": Prompt("ask-spell-fight"),
    "others-fight": Prompt("ask-spell-others-fight"),
}


@cache
def cast_option(card: str) -> Option[None]:
    return Option("cast", card, points=(f"card:{card}",), params=(("card", f"@spells.{card}"),))


@cache
def discard_option(card: str) -> Option[None]:
    return Option("discard", card, points=(f"card:{card}",), params=(("card", f"@spells.{card}"),))


# --- acquiring ---


def spell_limit(table: DuelTable, seat: Seat) -> int:
    if table.telling:
        table.cite("talisman.spells.hold-limit-by-total-craft")
        if loses_craft_here(table, seat):
            table.cite("talisman.spells.temporary-craft-loss-lowers-limit")
    return SPELL_LIMIT[min(craft(table, seat), 6)]


def gain_spells(table: DuelTable, seat: Seat, number: int) -> None:
    """Spells from the top of the deck; without Craft for any, none (ruling A63: a full hand draws, then discards)."""
    state = table.state
    if not spell_limit(table, seat):
        table.say("no-craft-for-spells", "talisman.spells.hold-limit-by-total-craft", seat=SEATS[seat])
        return
    for _ in range(number):
        if not state.spells.cards and state.spell_discard.cards:
            table.move_all(state.spell_discard, state.spells)
            table.shuffle(state.spells)
            table.say("spell-deck-renewed", "talisman.spells.empty-deck-reshuffles-discards")
        card = table.draw(state.spells, state.seats[seat].spells)
        if card is None:
            return
        table.touch(f"spells:{seat}")
        if table.telling:
            table.say("draws-spell", "talisman.spells.drawn-from-top-of-deck", seat=SEATS[seat])
            table.say(
                "spell-drawn", "talisman.spells.hidden-from-other-players", audience=only(seat), card=f"@spells.{card}"
            )


def discard_excess(table: DuelTable, seat: Seat) -> Rules[None]:
    """More spells than Craft allows: some are discarded at once, uncast, the owner says which."""
    while len(table.state.seats[seat].spells) > spell_limit(table, seat):
        chosen = yield from table.ask(seat, DISCARD, lambda: table.allowed(discards(table, seat)))
        table.move(chosen.arg, table.state.seats[seat].spells, table.state.spell_discard)
        table.say(
            "discards-spell", "talisman.spells.excess-discarded-at-once", seat=SEATS[seat], card=f"@spells.{chosen.arg}"
        )


def discards(table: DuelTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    cards = dict.fromkeys(table.state.seats[seat].spells)
    uncast = "talisman.spells.excess-cannot-be-cast-while-discarding"
    return [*((discard_option(card), None) for card in cards), *((cast_option(card), uncast) for card in cards)]


# --- casting ---


def no_more_spells(table: DuelTable, seat: Seat) -> str | None:
    """The rule that keeps this seat from casting any spell now."""
    character = table.state.seats[seat]
    if character.cast and seat != table.state.active:
        return "talisman.spells.one-per-other-players-turn"
    if character.cast >= character.held_at_start:
        return "talisman.spells.cast-at-most-number-held-at-turn-start"
    return None


def is_asked(table: DuelTable, seat: Seat) -> bool:
    """Whether this seat is asked for spells: everybody can tell."""
    character = table.state.seats[seat]
    if not character.spells.cards:
        return False
    rule = no_more_spells(table, seat)
    if rule is not None:
        table.cite(rule)
    return rule is None


def castable(table: DuelTable, seat: Seat, spell: Spell, moment: Moment) -> str | None:
    """The rule that forbids casting this spell at this moment."""
    if moment not in spell.when:
        return ON_CARD
    effect, fight = spell.effect, table.state.fight
    if isinstance(effect, Evade):
        opponent = "character" if fight is not None and len(fight.fighters) > 1 else "creature"
        return None if opponent in effect.opponents else ON_CARD
    if isinstance(effect, AddStartingCraft) and not (fight and fight.battle):
        return ON_CARD
    return None if targets(table, seat, spell) else ON_CARD


def spell_menu(table: DuelTable, seat: Seat, moment: Moment) -> list[Option[None]]:
    spells = table.content["spells"]
    held = dict.fromkeys(table.state.seats[seat].spells)
    menu = table.allowed([(cast_option(card), castable(table, seat, spells[card], moment)) for card in held])
    menu.append(KEEP_SPELLS)
    return menu


def may_cast(table: DuelTable, seat: Seat, moment: Moment) -> Rules[Spell | None]:
    """One seat may cast one spell; which it was."""
    if not is_asked(table, seat):
        return None
    chosen = yield from table.ask(seat, MOMENTS[moment], lambda: spell_menu(table, seat, moment), veiled=True)
    if chosen is KEEP_SPELLS:
        return None
    yield from cast(table, seat, chosen.arg)
    spell: Spell = table.content["spells"][chosen.arg]
    return spell


def may_cast_several(table: DuelTable, seat: Seat, moment: Moment) -> Rules[None]:
    while (yield from may_cast(table, seat, moment)) is not None:
        pass


def others_may_cast(table: DuelTable) -> Rules[None]:
    """Whoever watches a fight may cast a spell whose text says so; first come, first served."""
    while True:
        fight = table.state.fight
        assert fight is not None, "there is a fight to watch"
        asked = [seat for seat in range(len(table.state.seats)) if seat not in fight.fighters and is_asked(table, seat)]
        if not asked:
            return
        claims = yield from table.race(
            asked,
            MOMENTS["others-fight"],
            lambda seat: spell_menu(table, seat, "others-fight"),
            passing=KEEP_SPELLS,
            veiled=True,
        )
        if not claims:
            return
        yield from cast(table, claims[0].seat, claims[0].option.arg)


def targets(table: DuelTable, seat: Seat, spell: Spell) -> list[Seat]:
    """Whom the spell can reach, wherever they are: the caster, or others on whom it has an effect."""
    state = table.state
    if spell.target == "self":
        return [seat]
    others = [other for other in range(len(state.seats)) if other != seat]
    if spell.target == "fighter":
        fighters = state.fight.fighters if state.fight else ()
        others = [other for other in others if other in fighters]
    match spell.effect:
        case TakeGold():
            return [other for other in others if state.seats[other].gold]
        case LoseLife():
            return [other for other in others if not state.seats[other].dead]  # ruling A41
        case _:
            return others


def cast(table: DuelTable, seat: Seat, card: str) -> Rules[None]:
    """Casts a spell: it lies open while it works, then it goes to the discard pile."""
    state = table.state
    spell: Spell = table.content["spells"][card]
    state.seats[seat].cast += 1
    table.move(card, state.seats[seat].spells, state.playing)
    target = seat
    rules = (ON_CARD, *spell.rules)
    if spell.target == "self":
        table.say("casts", *rules, seat=SEATS[seat], card=f"@spells.{card}")
    else:
        chosen = yield from table.ask(seat, TARGET, lambda: [TARGETS[other] for other in targets(table, seat, spell)])
        target = chosen.value
        table.say("casts-on", *rules, *TARGET.rules, seat=SEATS[seat], card=f"@spells.{card}", target=SEATS[target])
    resolve(table, seat, target, spell.effect)
    table.move(card, state.playing, state.spell_discard)
    table.cite("talisman.spells.discarded-after-resolving")
    yield from table.settle()


def resolve(table: DuelTable, seat: Seat, target: Seat, effect: SpellEffect) -> None:
    """What a spell does. To evade is the caster's business: the fight sees to that."""
    state = table.state
    match effect:
        case AddToScore(amount=amount):
            assert state.fight is not None
            state.fight.bonus[target] += amount
        case AddStartingCraft():
            assert state.fight is not None
            state.fight.bonus[seat] += card_of(table, seat).craft
        case LoseLife():
            lose_life(table, target)
        case TakeGold():
            state.seats[target].gold -= 1
            state.seats[seat].gold += 1
            table.say("takes-gold", ON_CARD, seat=SEATS[seat], other=SEATS[target])
        case GainSpells(number=number):
            gain_spells(table, seat, number)
        case Evade():
            pass
