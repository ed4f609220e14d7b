"""A scenario's `given`: parts of a fresh state, by name. Cards are moved, so none is lost or made."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .characters import ALIGNMENTS
from .effects import Object
from .objects import TALISMAN
from .setup import give_starting_spells, place_character, unused_characters
from .state import Character, TalismanTable, Turn, pile_at

T = TypeVar("T")

NUMBERS = (
    "lives", "fate", "gold", "strength_counters", "craft_counters", "lost_turns", "toad_turns", "quest", "lair",
)  # fmt: skip
FLAGS = ("dead", "turning_back", "cleared", "quest_met")
ALIASES = {"life": "lives", "toad": "toad_turns"}
PILES = ("spells", "objects", "followers", "trophies")


def arrange(table: TalismanTable, given: Mapping[str, Any]) -> None:
    """`seats`, `turn` (whose it is), `round`, `spaces` (cards lying there), `coins` (gold lying there), `discards`
    (of both decks), `used_up` (Purchase cards and Talismans put out of play) and `crown_reached`.

    Seats without a character get the first free ones. The decks are shuffled. With nothing given, the set-up is played.
    """
    if not given:
        return
    state = table.state
    seats = check(given.get("seats", []), list, "seats")
    first = check(given.get("turn", 0), int, "turn")
    if len(seats) > len(state.seats) or not 0 <= first < len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    for seat, wanted in enumerate(seats):
        seat_at_table(table, seat, check(wanted, dict, "a seat"))
    for seat, character in enumerate(state.seats):
        if not character.character and not character.out and not (seat < len(seats) and "character" in seats[seat]):
            place_character(table, seat, table.content["characters"][unused_characters(table)[0]])
    for key, value in given.items():
        if key == "round":
            state.round = check(value, int, key)
        elif key == "crown_reached":
            state.crown_reached = check(value, bool, key)
        elif key == "spaces":
            for place, cards in check(value, dict, key).items():
                fetch(table, cards, pile_at(state, space_named(table, place)))
        elif key == "coins":
            for place, number in check(value, dict, key).items():
                state.coins[space_named(table, place)] = check(number, int, "coins")
        elif key == "discards":
            for card in check(value, list, key):
                fetch(
                    table, [card], state.spell_discard if card in table.content["spells"] else state.adventure_discard
                )
        elif key == "empty":
            for pile in check(value, list, key):
                empty(table, pile)
        else:
            known(key, ("seats", "turn"), "part of the game")
    for seat, character in enumerate(state.seats):
        if character.character and not (seat < len(seats) and "spells" in seats[seat]):
            give_starting_spells(table, seat, table.content["characters"][character.character])
    table.touched.clear()
    table.shuffle(state.adventure)
    table.shuffle(state.spells)
    state.first = state.active = first
    state.agenda[:] = [Turn(first)]


def empty(table: TalismanTable, name: Any) -> None:
    """All cards of a deck go to its discards, or all Talismans or rafts to a space nobody visits: the Crown."""
    state = table.state
    if name == "adventure":
        table.move_all(state.adventure, state.adventure_discard)
    elif name == "spells":
        table.move_all(state.spells, state.spell_discard)
    elif name == "talismans":
        table.move_all(state.talismans, pile_at(state, "crown-of-command"))
    else:
        for card in [card for card in state.purchase.cards if card == known(name, state.purchase.cards, "card to buy")]:
            table.move(card, state.purchase, pile_at(state, "crown-of-command"))


def seat_at_table(table: TalismanTable, seat: Seat, wanted: Mapping[str, Any]) -> None:
    """One seat as the scenario wants it."""
    state = table.state
    character = state.seats[seat]
    if wanted.get("out"):
        character.out = True
        return
    if wanted and "character" not in wanted:
        raise ScriptError(f"Seat {seat} needs a character before anything else can be said of it.")
    card = wanted.get("character")
    if card is None:
        return
    if card == "":
        return  # waits for a new character (Mortality)
    if any(other.character == card for other in state.seats):
        raise ScriptError(f"There is only one {card}.")
    printed = table.content["characters"][known(card, table.content["characters"], "character")]
    place_character(table, seat, printed)
    for name, value in wanted.items():
        key = ALIASES.get(name, name)
        if key == "character":
            continue
        if key == "space":
            character.space = space_named(table, value)
        elif key == "alignment":
            character.alignment = known(value, ALIGNMENTS, "alignment")  # type: ignore[assignment]
        elif key in ("strength", "craft"):
            set_value(character, key, getattr(printed, key), check(value, int, key))
        elif key == "talisman":
            if check(value, bool, key):
                table.move(TALISMAN, state.talismans, character.objects)
        elif key in PILES:
            fetch(table, value, getattr(character, key))
        elif key in FLAGS:
            setattr(character, key, check(value, bool, key))
        elif key == "toad_turns" and value is True:
            character.toad_turns = 1
        else:
            setattr(character, known(key, NUMBERS, "part of a seat"), check(value, int, key))
    if character.dead:
        character.lives = 0


def set_value(character: Character, what: str, printed: int, value: int) -> None:
    """A Strength or Craft of so much, by counters."""
    if value < printed:
        raise ScriptError(f"The {character.character} has {what} {printed} at least, not {value}.")
    setattr(character, f"{what}_counters", value - printed)


def space_named(table: TalismanTable, name: Any) -> str:
    """A space by its id; a kind of space (fields, woods) is its first one."""
    places = table.content["places"]
    if name not in places:
        for place in places.values():
            if place.terrain == name:
                return str(place.id)
    return known(name, places, "space")


def known(name: Any, names: Collection[str], what: str) -> str:
    """The name, if it is one of these."""
    if not isinstance(name, str) or name not in names:
        raise ScriptError(f"There is no {what} '{name}'.")
    return name


def check(value: Any, kind: type[T], what: str) -> T:
    """The value, if it is of this kind."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ScriptError(f"'{what}' can't be {value!r}.")
    return value


def fetch(table: TalismanTable, cards: Any, target: Pile) -> None:
    """Moves these cards out of their decks."""
    state, content = table.state, table.content
    for card in check(cards, list, target.name):
        if card in content["spells"]:
            deck = state.spells
        else:
            item = content["cards"][known(card, content["cards"], "card")]
            where = item.deck if isinstance(item, Object) else "adventure"
            deck = {"adventure": state.adventure, "purchase": state.purchase}.get(where, state.talismans)
        table.move(known(card, deck.cards, f"card (left) in {deck.name}"), deck, target)
