"""Acquiring and casting spells.

Whether a seat is asked for a spell depends only on what everybody sees (how many it holds, how many it has cast), never
on which ones they are: the pause would tell.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat, only
from roundtable.kernel.windows import Rules

from .actions import Source, befall, does
from .characters import FROZEN, card_of, cite_sum, here, is_alive, tell_coin_taken, total_craft
from .effects import (
    AddStartingCraft,
    AddToScore,
    Affect,
    Evade,
    GainSpells,
    Go,
    LayOnSpace,
    LoseSpells,
    Moment,
    PreventLoss,
    Spell,
    Take,
)
from .objects import card_option, of_kind, own, why_not_own
from .state import SEATS, Fight, TalismanTable, pile_at, place_name, touch_objects, touch_quest, touch_spells
from .travel import place_option

SPELL_LIMIT: Final = (0, 0, 0, 1, 2, 2, 3)
"""By total Craft, the last number for 6 and more (talisman.spells.hold-limit-by-total-craft)."""

ON_CARD: Final = "talisman.spells.timing-and-effect-on-card"
TOADS: Final = "talisman.toads.no-casting-or-gaining-spells"
INNER: Final = "talisman.inner.spells-do-nothing-to-creatures"
KEEP_SPELLS: Option[None] = Option(
    "pass", rules=("talisman.spells.may-be-kept-indefinitely",), text="option-keep-spells"
)
TARGETS = tuple(
    Option("target", str(seat), seat, points=(f"seat:{seat}",), params=(("seat", SEATS[seat]),)) for seat in range(16)
)
TARGET = Prompt("ask-target", rules=("talisman.spells.reach-characters-anywhere",))
DISCARD = Prompt("ask-discard-spell", rules=("talisman.spells.excess-discarded-at-once",))
LOSE = Prompt("ask-lose-spell", rules=(ON_CARD,))
LAY = Prompt("ask-lay", rules=(ON_CARD,))
MOMENTS: dict[Moment, Prompt] = {
    "before-move": Prompt("ask-spell-before-move", rules=("talisman.sequence.pre-move-spells-first",)),
    "fight": Prompt("ask-spell-fight"),
    "others-fight": Prompt("ask-spell-others-fight"),
    "loss": Prompt("ask-spell-loss"),
}


@cache
def spell_option(verb: str, card: str) -> Option[None]:
    return Option(verb, card, points=(f"card:{card}",), params=(("card", f"@spells.{card}"),))


# --- acquiring ---


def spell_limit(table: TalismanTable, seat: Seat) -> int:
    character = table.state.seats[seat]
    table.cite("talisman.spells.hold-limit-by-total-craft", "talisman.spells.anyone-with-enough-craft")
    cite_sum(table, seat, "craft")
    if here(table, seat).no_craft_from:
        table.cite("talisman.spells.temporary-craft-loss-lowers-limit")
    return SPELL_LIMIT[min(total_craft(table.content, character), 6)]


@does(GainSpells)
def spells_granted(table: TalismanTable, seat: Seat, action: GainSpells, source: Source) -> None:
    gain_spells(table, seat, action.number)


def gain_spells(table: TalismanTable, seat: Seat, number: int) -> None:
    """Spells from the top of the deck; without Craft for any, none (ruling A63: a full hand draws, then discards)."""
    state = table.state
    if state.seats[seat].toad_turns:
        table.say("toad-no-spells", TOADS, seat=SEATS[seat])
        cite_clumsy(table)
        return
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
            table.say("no-spell-left", "talisman.golden.resources-are-finite", seat=SEATS[seat])
            return
        touch_spells(table, seat)
        table.say("draws-spell", "talisman.spells.drawn-from-top-of-deck", seat=SEATS[seat])
        table.say(
            "spell-drawn", "talisman.spells.hidden-from-other-players", audience=only(seat), card=f"@spells.{card}"
        )


def cite_clumsy(table: TalismanTable) -> None:
    """Names the variant's rule of a toad's spells, where it is played."""
    if table.setup.options["toads"] == "clumsy":
        table.cite("talisman.variants.clumsy-toad.spells-kept-but-unusable")


def discard_excess(table: TalismanTable, seat: Seat) -> Rules[None]:
    """More spells than Craft allows: some are discarded at once, uncast, the owner says which."""
    character = table.state.seats[seat]
    if not character.spells.cards or not character.character:
        return
    if character.toad_turns:
        table.cite("talisman.toads.keep-spells-despite-craft-one")
        cite_clumsy(table)
        return
    while len(table.state.seats[seat].spells.cards) > spell_limit(table, seat):
        chosen = yield from table.ask(seat, DISCARD, lambda: table.allowed(discards(table, seat)))
        if chosen is not DONE:
            discard_spell(table, seat, chosen.arg, "talisman.spells.excess-discarded-at-once")


def discard_spell(table: TalismanTable, seat: Seat, card: str, rule: str) -> None:
    table.move(card, table.state.seats[seat].spells, table.state.spell_discard)
    table.say("discards-spell", rule, seat=SEATS[seat], card=f"@spells.{card}")


def discards(table: TalismanTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    """What can be discarded; nothing more once something else has brought the hand down."""
    if len(table.state.seats[seat].spells) <= spell_limit(table, seat):
        return [(DONE, None)]
    cards = dict.fromkeys(table.state.seats[seat].spells)
    uncast = "talisman.spells.excess-cannot-be-cast-while-discarding"
    return [
        *((spell_option("discard", card), None) for card in cards),
        *((spell_option("cast", card), uncast) for card in cards),
    ]


@does(LoseSpells)
def lose_spells(table: TalismanTable, seat: Seat, action: LoseSpells, source: Source) -> Rules[None]:
    """Spells go uncast; the owner says which. A toad keeps its own."""
    if table.state.seats[seat].toad_turns:
        table.cite("talisman.toads.keep-spells-despite-craft-one")
        return
    for _ in range(action.number):
        if not table.state.seats[seat].spells.cards:
            return
        chosen = yield from table.ask(seat, LOSE, lambda: losable(table, seat))
        if chosen is DONE:
            return
        discard_spell(table, seat, chosen.arg, ON_CARD)


def losable(table: TalismanTable, seat: Seat) -> list[Option[None]]:
    """The spells there are; none any more, if a free action has cost them."""
    return [spell_option("discard", card) for card in dict.fromkeys(table.state.seats[seat].spells)] or [DONE]


# --- casting ---


def why_not_cast_any(table: TalismanTable, seat: Seat) -> str | None:
    """The rule that keeps this seat from casting any spell now."""
    character = table.state.seats[seat]
    if character.toad_turns:
        cite_clumsy(table)
        return TOADS
    if character.cast and seat != table.state.active:
        return "talisman.spells.one-per-other-players-turn"
    if character.cast >= character.held_at_start:
        return "talisman.spells.cast-at-most-number-held-at-turn-start"
    return None


def is_asked(table: TalismanTable, seat: Seat) -> bool:
    """Whether this seat is asked for spells: everybody can tell."""
    character = table.state.seats[seat]
    if not character.spells.cards or character.dead:
        return False
    rule = why_not_cast_any(table, seat)
    if rule is not None:
        table.cite(rule)
    return rule is None


def in_inner_fight(table: TalismanTable) -> bool:
    """A fight with a creature of the Inner Region: no spell does anything to it, nor for its fighter (ruling A39)."""
    fight = table.state.fight
    return fight is not None and len(fight.fighters) == 1 and here(table, fight.fighters[0]).region == "inner"


def why_not_cast(table: TalismanTable, seat: Seat, spell: Spell, moment: Moment) -> str | None:
    """The rule that forbids casting this spell at this moment."""
    if moment not in spell.when:
        return ON_CARD
    effect, fight = spell.effect, table.state.fight
    if isinstance(effect, Evade):
        opponent = "character" if fight is not None and len(fight.fighters) > 1 else "creature"
        return None if opponent in effect.opponents else ON_CARD
    if isinstance(effect, AddStartingCraft | PreventLoss) and not (fight and fight.battle):
        return ON_CARD
    if spell.target == "creature":
        if fight is None or len(fight.fighters) > 1:
            return ON_CARD
        return INNER if in_inner_fight(table) else None
    if isinstance(effect, LayOnSpace):
        return None if free_spaces(table) else ON_CARD
    if isinstance(effect, Affect) and spell.target == "self" and here(table, seat).region == "inner":
        # No spell carries anybody about in the Inner Region.
        if any(isinstance(action, Go) for action in effect.actions):
            return "talisman.movement.inner.one-space-no-die"
    return None if targets(table, seat, spell) else ON_CARD


def spell_menu(table: TalismanTable, seat: Seat, moment: Moment) -> list[tuple[Option[None], str | None]]:
    spells = table.content["spells"]
    held = dict.fromkeys(table.state.seats[seat].spells.cards)
    return [(spell_option("cast", card), why_not_cast(table, seat, spells[card], moment)) for card in held]


def cast_or_keep(table: TalismanTable, seat: Seat, moment: Moment) -> list[Option[None]]:
    return [*table.allowed(spell_menu(table, seat, moment)), KEEP_SPELLS]


def offer_spell(table: TalismanTable, seat: Seat, moment: Moment) -> Rules[Spell | None]:
    """One seat may cast one spell; which it was."""
    if not is_asked(table, seat):
        return None
    chosen = yield from table.ask(seat, MOMENTS[moment], lambda: cast_or_keep(table, seat, moment), veiled=True)
    if chosen is KEEP_SPELLS:
        return None
    yield from cast(table, seat, chosen.arg)
    spell: Spell = table.content["spells"][chosen.arg]
    return spell


def offer_spells(table: TalismanTable, seat: Seat, moment: Moment) -> Rules[None]:
    """One spell after the other, until the seat keeps the rest."""
    while is_asked(table, seat):
        chosen = yield from table.ask(seat, MOMENTS[moment], lambda: cast_or_keep(table, seat, moment), veiled=True)
        if chosen is KEEP_SPELLS:
            return
        yield from cast(table, seat, chosen.arg)


def watchers(table: TalismanTable) -> list[Seat]:
    """Those who are asked for a spell while they watch others fight."""
    fighters = fight_of(table).fighters
    return [
        seat
        for seat, character in enumerate(table.state.seats)
        if character.spells.cards and seat not in fighters and is_asked(table, seat)
    ]


def others_may_cast(table: TalismanTable) -> Rules[None]:
    """Whoever watches a fight may cast a spell whose text says so; first come, first served."""
    while asked := watchers(table):
        claims = yield from table.race(
            asked,
            MOMENTS["others-fight"],
            lambda seat: cast_or_keep(table, seat, "others-fight"),
            passing=KEEP_SPELLS,
            veiled=True,
        )
        if not claims:
            return
        yield from cast(table, claims[0].seat, claims[0].option.arg)


def targets(table: TalismanTable, seat: Seat, spell: Spell) -> list[Seat]:
    """Whom the spell can reach, wherever they are: the caster, or others on whom it has an effect."""
    state = table.state
    if spell.target == "self":
        return [seat]
    others = [other for other, character in enumerate(state.seats) if other != seat and is_alive(character)]
    if spell.target == "fighter":
        fighters = state.fight.fighters if state.fight else ()
        others = [other for other in others if other in fighters]
    if isinstance(spell.effect, Take):
        return [other for other in others if has_any(table, other, spell.effect.what)]
    return others


def has_any(table: TalismanTable, seat: Seat, what: str) -> bool:
    """Whether there is something of this kind to take; a toad keeps all it has."""
    character = table.state.seats[seat]
    if character.toad_turns:
        return False
    if what == "spell":
        return bool(character.spells.cards)
    if what == "gold":
        return character.gold > 0
    if what == "follower":
        return bool(character.followers.cards)
    return bool(of_kind(table, seat, "any-object", talisman=True))


def free_spaces(table: TalismanTable) -> list[str]:
    """Outer and Middle spaces without characters."""
    taken = {character.space for character in table.state.seats}
    return [place.id for place in table.content["places"].values() if place.region != "inner" and place.id not in taken]


def cast(table: TalismanTable, seat: Seat, card: str) -> Rules[None]:
    """Casts a spell: it lies open while it works, then it goes to the discard pile."""
    state = table.state
    spell: Spell = table.content["spells"][card]
    state.seats[seat].cast += 1
    table.move(card, state.seats[seat].spells, state.playing)
    rules = (ON_CARD, *spell.rules)
    if isinstance(spell.effect, LayOnSpace):
        chosen = yield from table.ask(seat, LAY, lambda: [place_option("lay", space) for space in free_spaces(table)])
        table.move(card, state.playing, pile_at(state, chosen.value))
        table.say("lays-spell", *rules, seat=SEATS[seat], card=f"@spells.{card}", place=place_name(chosen.value))
        return
    target = seat
    if spell.target in ("self", "creature"):
        table.say("casts", *rules, seat=SEATS[seat], card=f"@spells.{card}")
    else:
        aimed = yield from table.ask(seat, TARGET, lambda: [TARGETS[other] for other in targets(table, seat, spell)])
        target = aimed.value
        table.say("casts-on", *rules, *TARGET.rules, seat=SEATS[seat], card=f"@spells.{card}", target=SEATS[target])
    # It is used up before its effect may end the turn or carry the caster off.
    table.move(card, state.playing, state.spell_discard)
    table.cite("talisman.spells.discarded-after-resolving")
    yield from resolve(table, seat, target, spell)
    yield from table.settle()


def resolve(table: TalismanTable, seat: Seat, target: Seat, spell: Spell) -> Rules[None]:
    """What a spell does. To evade, or to keep a Life, is seen to where it is asked for."""
    match spell.effect:
        case AddToScore(amount=amount):
            fight = fight_of(table)
            if spell.target == "creature":
                fight.added += amount
            else:
                fight.bonus[target] += amount
        case AddStartingCraft():
            fight_of(table).bonus[seat] += card_of(table, seat).craft
        case Take(what=what):
            yield from take_from(table, seat, target, what, ON_CARD, *spell.rules)
        case Affect(actions=actions):
            yield from befall(table, target, actions, Source("spells", spell.id))
        case Evade() | PreventLoss() | LayOnSpace():
            pass


def fight_of(table: TalismanTable) -> Fight:
    fight = table.state.fight
    assert fight is not None, "a fight goes on"
    return fight


def why_not_take(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """The rule that keeps a card from being taken. A second Talisman can be, though not kept (ruling A33)."""
    barred = why_not_own(table, seat, card)
    return None if barred == "talisman.objects.one-talisman-per-character" else barred


def take_from(table: TalismanTable, seat: Seat, target: Seat, what: str, *rules: str) -> Rules[None]:
    """One character takes something from another, of the taker's choice as far as they can see it."""
    state = table.state
    theirs, mine = state.seats[target], state.seats[seat]
    if what == "gold":
        if mine.toad_turns:
            table.say("toad-frozen", FROZEN, seat=SEATS[seat])
            return
        theirs.gold -= 1
        mine.gold += 1
        touch_quest(table, seat)
        tell_coin_taken(table, seat, target, *rules)
    elif what == "spell":
        if not spell_limit(table, seat):
            table.say("no-craft-for-spells", "talisman.spells.hold-limit-by-total-craft", seat=SEATS[seat])
            return
        table.pick(theirs.spells, mine.spells)
        touch_spells(table, seat)
        table.say("takes-spell", *rules, seat=SEATS[seat], other=SEATS[target])
    else:
        kind = "follower" if what == "follower" else "any-object"
        prompt = Prompt("ask-take", rules=rules)
        cards = of_kind(table, target, kind, talisman=True)  # type: ignore[arg-type]  # one of the two above
        ownable = [card for card in cards if why_not_take(table, seat, card) is None]
        chosen = yield from table.ask(seat, prompt, [card_option("take", card) for card in ownable or cards])
        barred = why_not_take(table, seat, chosen.arg)
        if barred is not None:
            forbidden = "talisman.golden.cannot-beats-can"
            table.say("may-not-own", barred, forbidden, seat=SEATS[seat], card=f"@cards.{chosen.arg}")
            return
        theirs = table.state.seats[target]
        own(table, seat, chosen.arg, theirs.followers if what == "follower" else theirs.objects)
        touch_objects(table, target)
        table.say("takes-card-from", *rules, seat=SEATS[seat], other=SEATS[target], card=f"@cards.{chosen.arg}")
