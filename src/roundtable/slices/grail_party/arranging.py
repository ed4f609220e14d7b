"""A scenario's `given`: parts of a fresh state, overridden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .state import Act, Encounters, GrailTable, Laid, SetUp, new_fight

NUMBERS: Final = ("energy", "health", "terror", "food", "magic")
FLAGS: Final = ("dying", "acted", "passed", "activated")


def arrange(table: GrailTable, given: Mapping[str, Any]) -> None:
    for key, value in given.items():
        if key == "day":
            table.state.day = value
        elif key == "guardians":
            guardians(table, value)
        elif key not in ("seats", "fights"):
            raise ScriptError(f"'given' has no '{key}': it has seats, guardians, fights and day.")
    for seat, values in enumerate(given.get("seats", ())):
        character(table, seat, values)
    for values in given.get("fights", ()):
        fight(table, dict(values))


def character(table: GrailTable, seat: Seat, given: Mapping[str, Any]) -> None:
    one = table.state.seats[seat]
    if "character" in given:
        person = known(table, "characters", given["character"])
        one.character, one.number = person.id, person.number
        for name in NUMBERS:
            setattr(one, name, getattr(person, name))
    for name, value in given.items():
        if name in NUMBERS or name in FLAGS:
            setattr(one, name, value)
        elif name == "location":
            one.location = known(table, "locations", value).id
        elif name in ("hand", "discard"):
            for card in value:
                take(table, card, one.deck, one.hand if name == "hand" else one.discard)
        elif name == "deck":  # only these stay in the deck, the last one on top; the others are out, as if discarded
            table.move_all(one.deck, one.discard)
            for card in value:
                take(table, card, one.discard, one.deck)
        elif name != "character":
            raise ScriptError(f"A seat has no '{name}'.")


def guardians(table: GrailTable, given: Mapping[str, Any]) -> None:
    """Exactly these are at large."""
    state = table.state
    for pile in state.guardians.values():
        for card in list(pile):
            table.move(card, pile, state.encounters[table.content["encounters"][card].deck])
    for place, cards in given.items():
        for card in cards:
            deck = state.encounters[known(table, "encounters", card).deck]
            take(table, card, deck, state.guardians[known(table, "locations", place).id])


def fight(table: GrailTable, given: dict[str, Any]) -> None:
    """An Encounter under way; its Turn, unless given, has begun and nobody is Activated."""
    state = table.state
    card, members = given.pop("enemy"), given.pop("members")
    one = new_fight(state, state.seats[members[0]].location, members, [], [])
    take(table, card, state.encounters[known(table, "encounters", card).deck], one.enemy)
    one.turn, one.pool = given.pop("turn", 1), given.pop("pool", 0)
    for laid in given.pop("sequence", ()):
        take(table, laid["card"], state.seats[laid["by"]].deck, one.sequence)
        one.laid.append(Laid(laid["by"], token=laid.get("token", False)))
    if given:
        raise ScriptError(f"A fight has no '{next(iter(given))}'.")
    for seat in members:
        state.seats[seat].acted = True
    state.by_day = True
    state.agenda[:] = [Act(), Encounters(), SetUp()]


def known(table: GrailTable, collection: str, name: str) -> Any:
    if name not in table.content[collection]:
        raise ScriptError(f"There is no '{name}' among the {collection}.")
    return table.content[collection][name]


def take(table: GrailTable, card: str, source: Pile, target: Pile) -> None:
    if card not in source.cards:
        raise ScriptError(f"There is no '{card}' left in {source.name}.")
    table.move(card, source, target)
