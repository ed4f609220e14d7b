"""The Save Sheet: who the Characters are and what they have, Statuses, Quests, Dials, and what the land looks like.

It tells of decks only how many cards are in them, and of the story what the table has come upon.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games.tainted_grail.effects.cards import Status
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.state import GrailTable
from roundtable.kernel.scene import Graph, Node, Part, Row, Rows, Scene, Sign, Track, Zone, say
from roundtable.kernel.seats import Seat

from .map_scene import board
from .tray_scene import owned, panel, tray


def save_sheet(table: GrailTable) -> Scene:
    state = table.state
    parts: list[Part] = [
        Track(id="chapter", label=say("chapter"), value=state.chapter),
        Track(id="day", label=say("day"), value=state.day),
    ]
    parts += quests(table)
    for seat in by_number(state, players(state)):
        parts += [panel(table, seat), tray(table, seat), *owned(table, seat), *cards(table, seat)]
    land = board(table)
    parts += [land] if land is not None else []
    parts += [statuses(table)] if any(state.statuses.values()) else []
    return Scene(parts=tuple(parts), title=say("game-title"))


def quests(table: GrailTable) -> Iterator[Graph]:
    found = tuple(
        Node(id=name, name=f"@quests.{name}", done=now != "active", failed=now == "failed",
             note=f"@quests.{name}.text" if now == "active" else None)
        for name, now in table.state.quests.items()
    )  # fmt: skip
    if found:
        yield Graph(id="quests", label=say("quests"), nodes=found)


def cards(table: GrailTable, seat: Seat) -> Iterator[Zone]:
    """How many cards each of a Character's decks and Pools holds."""
    one = table.state.seats[seat]
    for kind, own in (("combat", one.combat), ("diplomacy", one.diplomacy)):
        yield Zone(id=f"{kind}-cards-{seat}", label=say(f"cards-{kind}"), count=len(own.deck), hidden=True, seat=seat)


def statuses(table: GrailTable) -> Rows:
    """Those of which a box is marked; the others nobody has come upon."""
    known = table.content.of("statuses", Status)
    return Rows(
        id="statuses",
        label=say("save-sheet"),
        rows=tuple(
            Row(id=name, cells=(f"@statuses.{name}",), signs=tuple(boxes(bits, known[name].parts)))
            for name, bits in table.state.statuses.items()
            if bits
        ),
    )


def boxes(bits: int, parts: int) -> Iterator[Sign]:
    for number in range(1, parts + 1):
        marked = bool(bits >> (number - 1) & 1)
        yield Sign(icon="box-marked" if marked else "box", text=say("box-marked" if marked else "box", number=number),
                   number=number)  # fmt: skip
