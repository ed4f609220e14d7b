"""Characters: Strength, Life, Fate."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .state import SEATS, Character, DuelTable

REROLL: Option[None] = Option("reroll", rules=("talisman.characters.fate.reroll-one-own-die",))
THEIRS: Option[None] = Option("reroll", "theirs", text="option-reroll-theirs")
KEEP: Option[None] = Option("keep")
NEVER = "talisman.characters.fate.never-another-partys-die"
STANDS = ("talisman.characters.fate.keep-the-new-result", "talisman.characters.fate.one-reroll-per-roll")


def total_strength(content: Content, character: Character, *, battle: bool) -> int:
    """Printed value, counters and cards; in battle with weapons too."""
    printed, cards = content["characters"][character.character], content["adventure"]
    bonus = sum(cards[card].strength + (cards[card].weapon if battle else 0) for card in character.objects)
    return int(printed.strength + character.strength_counters + bonus)


def lose_life(table: DuelTable, seat: Seat) -> None:
    """A Life is lost; what comes of it is settled at once."""
    character = table.state.seats[seat]
    character.lives -= 1
    table.touch(f"life:{seat}")
    rule = "talisman.characters.life.loss-removes-counters"
    table.say("loses-life", rule, seat=SEATS[seat], before=character.lives + 1, after=character.lives)


def rerolled(table: DuelTable, seat: Seat, die: int, rule: str) -> Rules[int]:
    """A seat that has Fate may reroll this die of its own, once; the die that counts."""
    if not table.state.seats[seat].fate:
        table.cite("talisman.characters.fate.none-left-has-no-penalty")
        return die
    prompt = Prompt("ask-reroll", (("die", die),), (rule,))
    chosen = yield from table.ask(seat, prompt, lambda: table.allowed([(KEEP, None), (REROLL, None), (THEIRS, NEVER)]))
    if chosen is KEEP:
        return die
    table.state.seats[seat].fate -= 1
    die = table.roll()
    table.say("rerolls", *REROLL.rules, *STANDS, seat=SEATS[seat], die=die)
    return die
