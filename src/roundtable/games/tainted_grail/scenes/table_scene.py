"""What a seat sees: the land or its fights, the page that lies open, everybody's Trays, and what holds for all."""

from __future__ import annotations

from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.state import GrailTable, fight_of
from roundtable.kernel.scene import Part, Say, Scene, Track, say
from roundtable.kernel.seats import Seat

from .fight_scene import fight_parts, hand
from .journal_scene import decks, letter, mode_card, page, what_holds
from .map_scene import board
from .tonight_scene import tonight
from .tray_scene import owned, panel, tray


def scene(table: GrailTable, seat: Seat) -> Scene:
    """One's own fight comes first; the land lies there all the time."""
    state = table.state
    parts: list[Part] = []
    land = board(table)
    if land is not None:
        parts += [Track(id="day", label=say("day"), value=state.day), land]
    mine = fight_of(state, seat) if seat in range(len(state.seats)) else None
    for fight in sorted(state.fights, key=lambda fight: fight is not mine):
        parts += fight_parts(table, fight, seat)
    read = page(table, seat) or letter(table, seat)
    if read is not None:
        parts.append(read)
    for other, one in enumerate(state.seats):
        if one.who:
            parts += [panel(table, other), hand(table, other, seat), tray(table, other), *owned(table, other)]
    if land is not None:
        parts += [*what_holds(table), *decks(table)]
        if seat in players(state) and not state.fights and read is None and state.core.outcome is None:
            night = tonight(table, seat)
            parts += [night] if night is not None else []
    parts += [mode_card(table)] if state.modes else []
    return Scene(parts=tuple(parts), title=title(table, seat))


def title(table: GrailTable, seat: Seat) -> Say:
    """What lies beside the land, or the whole game where nothing does."""
    if table.state.fights:
        talk = all(fight.kind == "diplomacy" for fight in table.state.fights)
        return say("title-talk" if talk else "title-fight", count=len(table.state.fights))
    if table.state.open_page is not None:
        return say("title-journal")
    return say("game-title") if letter(table, seat) is None else say("title-letter")
