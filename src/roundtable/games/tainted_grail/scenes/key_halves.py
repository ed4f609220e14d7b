"""Keys as a scene shows them: the halves on a card's edges, and what becomes of them where two cards meet."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games.tainted_grail.box import Box, Icons, box_of, counted
from roundtable.games.tainted_grail.effects.cards import Edge
from roundtable.games.tainted_grail.effects.terms import ROWS, Kind, Row
from roundtable.games.tainted_grail.state import GrailTable
from roundtable.kernel.scene import Key, Say, Sign, say

OF_ALL: tuple[Row, ...] = ("magic", "free")
"""The rows below those of the Attributes."""


def rows_of(kind: Kind) -> tuple[Row, ...]:
    return (*ROWS[kind], *OF_ALL)


def halves(table: GrailTable, card: str, kind: Kind) -> tuple[Key, ...]:
    """What stands on both edges of a card: its bonus halves, then its open ones."""
    return printed_halves(box_of(table.content), card, kind)


def printed_halves(box: Box, card: str, kind: Kind) -> tuple[Key, ...]:
    given = box.cards[card].left if card in box.cards else {}
    bonus = [bonus_half(row, place, counted(given[row])) for place, row in enumerate(rows_of(kind)) if row in given]
    return (*bonus, *open_halves(box.edge(card), kind))


def open_halves(edge: Edge, kind: Kind) -> Iterator[Key]:
    for place, row in enumerate(rows_of(kind)):
        if asked(edge, row):
            yield open_half(edge, row, place)


def asked(edge: Edge, row: Row) -> bool:
    """Whether this row of a right edge has an open half; the Free Key always is there."""
    return row == "free" or bool(edge.magic if row == "magic" else getattr(edge, row))


def open_half(edge: Edge, row: Row, place: int) -> Key:
    level = None if row in OF_ALL else getattr(edge, row)
    prefix = edge.free if row == "free" and edge.free != "plain" else ""
    name = say(f"free-{prefix}") if prefix else say(row)
    return Key(name=name, row=place, icon=f"free-{prefix}" if prefix else row, level=level)


def bonus_half(row: Row, place: int, icons: Icons) -> Key:
    return Key(name=say(row), row=place, gives=gives(icons), signs=signs_of(icons))


def gives(icons: Icons) -> Say:
    if not icons:
        return say("brings-nothing")
    name, _, worth = icons[0]
    return say(f"brings-{name}", count=worth)


def signs_of(icons: Icons) -> tuple[Sign, ...]:
    """What a bonus half shows. What counts for nothing because of a void is left out."""
    return tuple(
        Sign(icon=name, text=say(f"brings-{name}", count=worth), number=worth) for name, _, worth in icons if worth
    )
