"""A scenario's `given`: parts of a fresh state, by name. Cards are moved, so none is lost or made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.given import known, no_more, no_twice, read
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .effects import Cards, Enemy, Follower, Object
from .given import Given, GivenSeat
from .objects import TALISMAN
from .setup import give_starting_spells, place_character, unused_characters
from .state import Character, TalismanState, TalismanTable, Turn, pile_at
from .supply import COUNTERS, coins_left, counters_left, fate_left

NUMBERS: Final = ("lives", "fate", "gold", "strength_counters", "craft_counters", "lost_turns", "quest", "lair")
FLAGS: Final = ("dead", "turning_back", "cleared", "quest_met")
SHORT: Final = {"life": "lives", "toad": "toad_turns"}
OWNED: Final[dict[str, type[Cards]]] = {"objects": Object, "followers": Follower, "trophies": Enemy}
"""What each pile of a seat holds."""


def arrange(table: TalismanTable, given: Mapping[str, Any]) -> None:
    """Seats without a character get the first free ones. The decks are shuffled. With nothing given, the set-up is
    played."""
    if not given:
        return
    state = table.state
    wanted = read(spelled_out(given), Given)
    seats = wanted.seats
    no_more(seats, len(state.seats), "seats")
    if wanted.turn >= len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    no_twice([one.character or "" for one in seats], "character")
    for seat, one in enumerate(seats):
        seat_at_table(table, seat, one)
    within_the_box(state)  # before others take what is left
    for seat, character in enumerate(state.seats):
        if not character.character and not character.out and not (seat < len(seats) and seats[seat].character == ""):
            place_character(table, seat, table.content["characters"][unused_characters(table)[0]])
    if state.seats[wanted.turn].out:
        raise ScriptError(f"It can't be the turn of seat {wanted.turn}, which is out.")
    state.round = state.round if wanted.round is None else wanted.round
    state.crown_reached = state.crown_reached if wanted.crown_reached is None else wanted.crown_reached
    for place, cards in wanted.spaces.items():
        fetch(table, cards, pile_at(state, space_named(table, place)))
    for place, number in wanted.coins.items():
        state.coins[space_named(table, place)] = number
    for card in wanted.discards:
        fetch(table, [card], state.spell_discard if card in table.content["spells"] else state.adventure_discard)
    for pile in wanted.empty:
        empty(table, pile)
    for seat, character in enumerate(state.seats):
        if character.character and not (seat < len(seats) and seats[seat].spells is not None):
            give_starting_spells(table, seat, table.content["characters"][character.character])
    within_the_box(state)
    table.touched.clear()
    table.shuffle(state.adventure)
    table.shuffle(state.spells)
    state.first = state.active = wanted.turn
    state.agenda[:] = [Turn(wanted.turn)]


def within_the_box(state: TalismanState) -> None:
    """Refuses more coins, Fate tokens or counters than there are."""
    left = {"coins": coins_left(state), "Fate tokens": fate_left(state)}
    left |= {f"points of {what}": counters_left(state, what) for what in COUNTERS}
    for what, number in left.items():
        if number < 0:
            raise ScriptError(f"There are not so many {what} in the box: {-number} too many are given.")


def spelled_out(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same with the long names of what has a short one."""
    seats = given.get("seats")
    if not isinstance(seats, list):
        return given
    long = [
        {SHORT.get(name, name): value for name, value in one.items()} if isinstance(one, dict) else one for one in seats
    ]
    return {**given, "seats": long}


def empty(table: TalismanTable, name: str) -> None:
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


def seat_at_table(table: TalismanTable, seat: Seat, wanted: GivenSeat) -> None:
    """One seat as the scenario wants it."""
    state = table.state
    character = state.seats[seat]
    if wanted.out:
        character.out = True
        return
    if not wanted.character:
        if wanted != GivenSeat(character=wanted.character):
            raise ScriptError(f"Seat {seat} needs a character before anything else can be said of it.")
        return  # '' waits for a new character (Mortality), and whoever is not named is found later
    printed = table.content["characters"][known(wanted.character, table.content["characters"], "character")]
    place_character(table, seat, printed)
    if wanted.space is not None:
        character.space = space_named(table, wanted.space)
    if wanted.alignment is not None:
        character.alignment = wanted.alignment
    for what in ("strength", "craft"):
        value = getattr(wanted, what)
        if value is not None:
            set_value(character, what, getattr(printed, what), value)
    for name in NUMBERS:
        value = getattr(wanted, name)
        if value is not None:
            setattr(character, name, value)
    for name in FLAGS:
        setattr(character, name, getattr(wanted, name))
    character.toad_turns = int(wanted.toad_turns or 0)
    fetch(table, [known(card, table.content["spells"], "spell") for card in wanted.spells or []], character.spells)
    for name, kind in OWNED.items():
        cards: list[str] = getattr(wanted, name)
        for card in cards:
            item = table.content["cards"].get(card)
            if card in table.content["spells"] or (item is not None and not isinstance(item, kind)):
                raise ScriptError(f"'{card}' is no card for the {name} of seat {seat}.")
        fetch(table, cards, getattr(character, name))
    if wanted.talisman:
        known(TALISMAN, state.talismans.cards, "card (left) in talismans")
        table.move(TALISMAN, state.talismans, character.objects)
    if character.dead:
        character.lives = 0


def set_value(character: Character, what: str, printed: int, value: int) -> None:
    """A Strength or Craft of so much, by counters."""
    if value < printed:
        raise ScriptError(f"The {character.character} has {what} {printed} at least, not {value}.")
    setattr(character, f"{what}_counters", value - printed)


def space_named(table: TalismanTable, name: str) -> str:
    """A space by its id; a kind of space (fields, woods) is its first one."""
    places = table.content["places"]
    if name not in places:
        for place in places.values():
            if place.terrain == name:
                return str(place.id)
    return known(name, places, "space")


def fetch(table: TalismanTable, cards: list[str], target: Pile) -> None:
    """Moves these cards out of their decks."""
    state, content = table.state, table.content
    for card in cards:
        if card in content["spells"]:
            deck = state.spells
        else:
            item = content["cards"][known(card, content["cards"], "card")]
            where = item.deck if isinstance(item, Object) else "adventure"
            deck = {"adventure": state.adventure, "purchase": state.purchase}.get(where, state.talismans)
        table.move(known(card, deck.cards, f"card (left) in {deck.name}"), deck, target)
