"""A scenario's `given`: parts of a fresh state, by name. Cards are moved, so none is lost or made."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .state import DuelTable, SetUp
from .turns import take_character

T = TypeVar("T")

NUMBERS = ("lives", "fate", "gold", "strength_counters", "craft_counters", "wins")
PILES = ("spells", "objects", "followers")


def arrange(table: DuelTable, given: Mapping[str, Any]) -> None:
    """`seats`, `turn` (whose it is), `round`, `spaces` (cards lying there) and `spell_discard`."""
    state = table.state
    seats = check(given.get("seats", []), list, "seats")
    first = check(given.get("turn", 0), int, "turn")
    if len(seats) > len(state.seats) or not 0 <= first < len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    for key, value in given.items():
        if key == "round":
            state.round = check(value, int, key)
        elif key == "spell_discard":
            fetch(table, value, state.spells, state.spell_discard)
        elif key == "spaces":
            for place, cards in check(value, dict, key).items():
                fetch(table, cards, state.adventure, state.spaces[known(place, state.spaces, "place")])
        else:
            known(key, ("seats", "turn"), "part of the slice")
    for seat, wanted in enumerate(seats):
        seat_at_table(table, seat, check(wanted, dict, "a seat"))
    state.agenda[:] = [SetUp(first, tuple(seat for seat, wanted in enumerate(seats) if "spells" in wanted))]


def seat_at_table(table: DuelTable, seat: Seat, wanted: Mapping[str, Any]) -> None:
    """One seat as the scenario wants it."""
    state = table.state
    character = state.seats[seat]
    if wanted and "character" not in wanted:
        raise ScriptError(f"Seat {seat} needs a character before anything else can be said of it.")
    for key, value in sorted(wanted.items(), key=lambda item: item[0] != "character"):
        if key == "character":
            if any(other.character == value for other in state.seats):
                raise ScriptError(f"There is only one {value}.")
            take_character(table, seat, known(value, table.content["characters"], "character"))
        elif key == "space":
            character.space = known(value, state.spaces, "place")
        elif key == "dead":
            character.dead, character.lives = check(value, bool, key), 0 if value else character.lives
        elif key in PILES:
            fetch(table, value, state.spells if key == "spells" else state.adventure, getattr(character, key))
        else:
            setattr(character, known(key, NUMBERS, "part of a seat"), check(value, int, key))


def known(name: Any, names: Collection[str], what: str) -> str:
    """The name, if it is one of these."""
    if not isinstance(name, str) or name not in names:
        raise ScriptError(f"There is no {what} '{name}'.")
    return name


def check(value: Any, kind: type[T], what: str) -> T:
    """The value, if it is of this kind."""
    if not isinstance(value, kind):
        raise ScriptError(f"'{what}' can't be {value!r}.")
    return value


def fetch(table: DuelTable, cards: Any, deck: Pile, target: Pile) -> None:
    """Moves these cards out of their deck."""
    for card in check(cards, list, target.name):
        table.move(known(card, deck.cards, f"card (left) in {deck.name}"), deck, target)
