"""Discarding: where each kind of card goes, and what is out of the game for good."""

from __future__ import annotations

from roundtable.games.tainted_grail.state import GrailTable
from roundtable.kernel.piles import Pile


def discard_event(table: GrailTable, event: str, source: Pile) -> None:
    """Events have a discard pile; a Random Event goes back under its own pile instead."""
    if event in table.content["random-events"]:
        table.cite("grail.discard.bottom-of-own-deck", "grail.discard.events-have-a-pile")
        table.move(event, source, table.state.random_events, bottom=True)
    else:
        table.say("event-discarded", "grail.discard.events-have-a-pile", card=f"@story-events.{event}")
        table.move(event, source, table.state.event_discard)


def remove_from_game(table: GrailTable, card: str, source: Pile) -> None:
    """Back to the box: it returns to no deck of this Campaign unless an effect brings it back."""
    table.cite("grail.discard.removed-from-the-game-is-gone")
    table.move(card, source, table.state.removed)
