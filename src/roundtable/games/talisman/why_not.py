"""Why not? What a seat might want while it is asked something else, or nothing; and the rule against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundtable.kernel.seats import Seat

from .characters import FROZEN, REROLL, THEIRS, here, why_not_use_fate
from .creatures import EVADE_FIRST, NO_EVADING
from .objects import LEAVE, TALISMAN
from .spells import ON_CARD, why_not_cast_any
from .state import TalismanTable
from .trophies import EXCHANGE

NO_LEAVING: Final = "talisman.objects.talisman-cannot-be-left-on-purpose"
ONE_ARMOUR: Final = "talisman.objects.armour-one-at-a-time"
ONCE: Final = "talisman.characters.fate.one-reroll-per-roll"
MOVE_FIRST: Final = "talisman.turn.move-then-encounter"
ONLY_OWN_TURN: Final = "talisman.encounters.only-on-own-turn"
LOOT_LAST: Final = "talisman.sequence.loot-last"

Reason = Callable[[TalismanTable, Seat, str], tuple[str, ...] | str | None]


def why_not(table: TalismanTable, seat: Seat, option: str) -> tuple[str, ...]:
    """The rule that keeps this from being offered, where no menu knows it."""
    verb, _, card = option.partition(":")
    reason = REASONS.get(verb)
    rule = reason(table, seat, card) if reason is not None and table.state.seats[seat].character else None
    return () if rule is None else (rule,) if isinstance(rule, str) else rule


def owns(table: TalismanTable, seat: Seat, card: str) -> bool:
    character = table.state.seats[seat]
    return card in character.objects.cards or card in character.followers.cards


# --- cards ---


def no_discard(table: TalismanTable, seat: Seat, card: str) -> str | None:
    return "talisman.spells.no-voluntary-discard" if card in table.state.seats[seat].spells else None


def no_leaving(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """Not the Talisman, not as a toad, and not in another's turn."""
    if not owns(table, seat, card):
        return None
    if card == TALISMAN:
        return NO_LEAVING
    return FROZEN if table.state.seats[seat].toad_turns else LEAVE


def no_drop(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """Objects are dropped because there are too many: the Talisman is not counted, and so not among them."""
    if not owns(table, seat, card):
        return None
    return NO_LEAVING if card == TALISMAN else "talisman.objects.carry-limit-four"


def no_use(table: TalismanTable, seat: Seat, card: str) -> str | None:
    if not owns(table, seat, card):
        return None
    return FROZEN if table.state.seats[seat].toad_turns else "talisman.cards.using-is-always-optional"


def no_armour(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """One piece at a time, and only against the loss of a battle."""
    if not owns(table, seat, card) or getattr(table.content["cards"][card], "armour", None) is None:
        return None
    if table.state.seats[seat].toad_turns:
        return FROZEN
    fight = table.state.fight
    if fight is not None and not fight.battle:
        return "talisman.creatures.psychic-loss-not-prevented-by-objects"
    return ONE_ARMOUR


def no_loot(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """Only where one's own turn's encounter ends."""
    return ONLY_OWN_TURN if seat != table.state.active else LOOT_LAST


def no_trade(table: TalismanTable, seat: Seat, what: str) -> str | None:
    return EXCHANGE.get(what)  # type: ignore[call-overload, no-any-return]  # or nothing that is traded for


def no_casting(table: TalismanTable, seat: Seat, card: str) -> str | None:
    return why_not_cast_any(table, seat) or ON_CARD if card in table.state.seats[seat].spells else None


# --- dice, moving, meeting ---


def no_evading(table: TalismanTable, seat: Seat, card: str) -> str | None:
    """Never in the Inner Region; elsewhere first of all, before spells and dice."""
    if here(table, seat).region == "inner":
        return NO_EVADING
    return EVADE_FIRST if table.state.fight is not None else None


def no_reroll(table: TalismanTable, seat: Seat, die: str) -> tuple[str, ...] | str | None:
    """Not another's die, not without Fate, and not a second time."""
    if die == THEIRS.arg:
        return "talisman.characters.fate.never-another-partys-die"
    barred = why_not_use_fate(table, seat)
    if barred is not None:
        return barred
    fight = table.state.fight
    if fight is not None and fight.dice and seat in fight.fighters:
        return ONCE
    return (*REROLL.rules, ONCE)  # nothing lies there to be rolled again, or it was


def no_move(table: TalismanTable, seat: Seat, place: str) -> str | None:
    """Everybody moves in their own turn, before they meet anything."""
    return MOVE_FIRST


def no_fate_move(table: TalismanTable, seat: Seat, place: str) -> str | None:
    return why_not_use_fate(table, seat) or "talisman.characters.fate.move-up-to-six-instead"


def no_encounter(table: TalismanTable, seat: Seat, whom: str) -> str | None:
    """In one's own turn, after moving, and one only."""
    return ONLY_OWN_TURN if seat != table.state.active else "talisman.encounters.space-or-character-never-both"


REASONS: Final[dict[str, Reason]] = {
    "discard": no_discard, "leave": no_leaving, "drop": no_drop, "use": no_use, "wear": no_armour, "take": no_loot,
    "take-coins": no_loot, "trade": no_trade, "cast": no_casting, "evade": no_evading, "reroll": no_reroll,
    "go": no_move, "roll": no_move, "raft": no_move, "build-raft": no_move, "add": no_move, "advance": no_move,
    "turn-back": no_move, "portal": no_move, "ignore": no_fate_move, "fate-move": no_fate_move,
    "meet": no_encounter, "visit": no_encounter, "pass-by": no_encounter,
}  # fmt: skip
"""By the verb of an option. Of what is missing here one can only say that this is not the moment for it."""
