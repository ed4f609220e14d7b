"""A scenario's `given`: parts of a fresh state, by name. Cards are moved, so none is lost or made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .state import DuelTable, SetUp
from .turns import take_character

NUMBERS = ("lives", "fate", "gold", "strength_counters", "craft_counters", "wins")
PILES = ("spells", "objects", "followers")


def arrange(table: DuelTable, given: Mapping[str, Any]) -> None:
    """`seats`, `turn` (whose it is), `round`, `spaces` (cards lying there) and `spell_discard`."""
    state = table.state
    seats = given.get("seats", ())
    for key, value in given.items():
        if key == "round":
            state.round = value
        elif key == "spell_discard":
            fetch(table, value, state.spells, state.spell_discard)
        elif key == "spaces":
            for place, cards in value.items():
                if place not in state.spaces:
                    raise ScriptError(f"There is no place '{place}'.")
                fetch(table, cards, state.adventure, state.spaces[place])
        elif key not in ("seats", "turn"):
            raise ScriptError(
                f"The slice knows nothing of '{key}'; it knows seats, turn, round, spaces, spell_discard."
            )
    if len(seats) > len(state.seats):
        raise ScriptError(f"There are {len(state.seats)} seats, and the scenario describes {len(seats)}.")
    for seat, wanted in enumerate(seats):
        seat_at_table(table, seat, wanted)
    named = tuple(seat for seat, wanted in enumerate(seats) if "spells" in wanted)
    state.agenda[:] = [SetUp(given.get("turn", 0), named)]


def seat_at_table(table: DuelTable, seat: Seat, wanted: Mapping[str, Any]) -> None:
    """One seat as the scenario wants it."""
    state, content = table.state, table.content
    character = state.seats[seat]
    if "character" in wanted:
        if wanted["character"] not in content["characters"]:
            raise ScriptError(f"There is no character '{wanted['character']}'.")
        take_character(table, seat, wanted["character"])
    elif wanted:
        raise ScriptError(f"Seat {seat} needs a character before anything else can be said of it.")
    for key, value in wanted.items():
        if key in NUMBERS:
            setattr(character, key, value)
        elif key in PILES:
            deck = state.spells if key == "spells" else state.adventure
            fetch(table, value, deck, getattr(character, key))
        elif key == "space":
            if value not in state.spaces:
                raise ScriptError(f"There is no place '{value}'.")
            character.space = value
        elif key == "dead":
            character.dead, character.lives = value, 0 if value else character.lives
        elif key != "character":
            known = ", ".join(("character", "space", "dead", *NUMBERS, *PILES))
            raise ScriptError(f"A seat has no '{key}'; it has {known}.")


def fetch(table: DuelTable, cards: Sequence[str], deck: Pile, target: Pile) -> None:
    """Moves these cards out of their deck."""
    for card in cards:
        if card not in deck.cards:
            raise ScriptError(f"There is no {card} (left) in {deck.name}.")
        table.move(card, deck, target)
