"""Casting spells.

Whether a seat is asked for a spell depends only on what everybody sees (how many it holds, whether it has cast one),
never on which ones they are: the pause would tell.
"""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .characters import lose_life
from .effects import AddStartingCraft, AddToScore, LoseLife, Moment, Spell
from .state import SEATS, DuelTable, which, whom

ON_CARD = "talisman.spells.timing-and-effect-on-card"
KEPT = ("talisman.spells.may-be-kept-indefinitely",)
KEEP_SPELLS: Option[None] = Option("pass", rules=KEPT, text="option-keep-spells")
OTHERS_FIGHT = Prompt("ask-spell-others-fight")
TARGET = Prompt("ask-target", rules=("talisman.spells.reach-characters-anywhere",))


def may_cast(table: DuelTable, seat: Seat, moment: Moment) -> Rules[bool]:
    """One seat may cast one spell; whether it did."""
    if not is_asked(table, seat):
        return False
    prompt = Prompt(f"ask-spell-{moment}")
    chosen = yield from table.ask(seat, prompt, lambda: spell_menu(table, seat, moment), veiled=True)
    if chosen is KEEP_SPELLS:
        return False
    yield from cast(table, seat, chosen.arg)
    return True


def others_may_cast(table: DuelTable, fighters: tuple[Seat, ...]) -> Rules[None]:
    """Whoever watches a fight may cast a spell whose text says so; first come, first served."""
    watchers = [seat for seat in range(len(table.state.seats)) if seat not in fighters]
    while asked := [seat for seat in watchers if is_asked(table, seat)]:
        claims = yield from table.race(
            asked, OTHERS_FIGHT, lambda seat: spell_menu(table, seat, "others-fight"), passing=KEEP_SPELLS, veiled=True
        )
        if not claims:
            return
        yield from cast(table, claims[0].seat, claims[0].option.arg)


def is_asked(table: DuelTable, seat: Seat) -> bool:
    """Whether this seat holds spells and may cast one now."""
    character = table.state.seats[seat]
    if character.has_cast and seat != table.state.active:
        table.cite("talisman.spells.one-per-other-players-turn")
        return False
    return len(character.spells) > 0


def spell_menu(table: DuelTable, seat: Seat, moment: Moment) -> list[Option[None]]:
    """The spells whose card allows it now and that reach somebody."""
    menu: list[tuple[Option[None], str | None]] = [(KEEP_SPELLS, None)]
    for card in dict.fromkeys(table.state.seats[seat].spells):
        spell = table.content["spells"][card]
        fits = moment in spell.when and targets(table, seat, spell)
        menu.append((which("cast", "spells", card), None if fits else ON_CARD))
    return table.allowed(menu)


def targets(table: DuelTable, seat: Seat, spell: Spell) -> list[Seat]:
    """Whom the spell can reach, wherever they are: the caster, another who fights, or anybody else."""
    if spell.target == "self":
        return [seat]
    reached = table.state.fight.fighters if spell.target == "fighter" else range(len(table.state.seats))
    return [other for other in reached if other != seat]


def cast(table: DuelTable, seat: Seat, card: str) -> Rules[None]:
    """Casts a spell: it lies open while it works, then it goes to the discard pile."""
    state = table.state
    spell: Spell = table.content["spells"][card]
    state.seats[seat].has_cast = True
    table.move(card, state.seats[seat].spells, state.playing)
    menu = [whom("target", other) for other in targets(table, seat, spell)]
    target = (yield from table.ask(seat, TARGET, menu)).value
    key = "casts" if target == seat else "casts-on"
    table.say(key, ON_CARD, *spell.rules, seat=SEATS[seat], card=f"@spells.{card}", target=SEATS[target])
    match spell.effect:
        case AddToScore(amount=amount):
            state.fight.bonus[target] += amount
        case AddStartingCraft():
            state.fight.bonus[target] += table.content["characters"][state.seats[target].character].craft
        case LoseLife():
            lose_life(table, target)
    table.move(card, state.playing, state.spell_discard)
    table.cite("talisman.spells.discarded-after-resolving")
    yield from table.settle()
