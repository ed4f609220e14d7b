"""Toads."""

from __future__ import annotations

from roundtable.kernel.seats import Seat

from .actions import Source, does
from .effects import Toad
from .objects import drop_everything
from .state import SEATS, TalismanTable, touch_objects, touch_quest


def is_clumsy(table: TalismanTable) -> bool:
    return table.setup.options.get("toads") == "clumsy"


@does(Toad)
def toad(table: TalismanTable, seat: Seat, action: Toad, source: Source) -> None:
    """Until the end of its next turn (three, in the variant); the rest of its own running turn comes on top (A46)."""
    state = table.state
    character = state.seats[seat]
    if not character.character:
        return
    if character.toad_turns:
        table.say("stays-toad", "talisman.toads.second-transformation-does-not-extend", seat=SEATS[seat])
        return
    rules = ["talisman.toads.caused-by-space-or-card", "talisman.components.one-toad-card-six-toad-tokens"]
    if any(other.toad_turns for other in state.seats):
        rules.append("talisman.toads.several-at-once")
    table.say("becomes-toad", *rules, seat=SEATS[seat])
    turns = 1
    if is_clumsy(table):
        turns = 3
        table.cite("talisman.variants.clumsy-toad.lasts-three-turns")
        drop_everything(table, seat, "talisman.variants.clumsy-toad.drops-objects-followers-gold")
    character.toad_turns = turns + (seat == state.active)


def a_turn_passes(table: TalismanTable, seat: Seat) -> None:
    """At the end of a toad's turn: back to normal when its time is over."""
    character = table.state.seats[seat]
    character.toad_turns -= 1
    if character.toad_turns:
        return
    character.strength_counters -= character.toad_strength
    character.craft_counters -= character.toad_craft
    rules = ["talisman.toads.return-at-end-of-next-turn"]
    if is_clumsy(table):
        rules = [
            "talisman.variants.clumsy-toad.lasts-three-turns",
            "talisman.variants.clumsy-toad.losses-are-permanent",
        ]
    if character.toad_strength or character.toad_craft:
        rules.append("talisman.toads.counters-traded-as-toad-are-lost")
    character.toad_strength = character.toad_craft = 0
    table.say("no-more-toad", *rules, seat=SEATS[seat])
    touch_objects(table, seat)
    touch_quest(table, seat)
