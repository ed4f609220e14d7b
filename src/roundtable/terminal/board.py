"""A board as a map: a cell for each place, walls where there is no way, gaps and arrows where there is one.

Any board whose coordinates form a grid can be drawn; `draw` says None of the others, which are told in words.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from roundtable.kernel import scene as s
from roundtable.kernel.plain import PlainWriter
from roundtable.kernel.seats import Seat
from roundtable.views import matters

from .paint import Paint

LEAST_ROOM: Final = 8
"""Characters a cell needs at least: names broken into less can't be read."""
MOST_EMPTY: Final = 3
"""Times as many cells as places: beyond that the coordinates are no grid."""

Spot = tuple[int, int]
Cell = list[tuple[str, str]]
"""The lines of a cell, each with its style."""


def draw(
    board: s.Board, writer: PlainWriter, paint: Paint, me: Seat, offered: Mapping[str, Sequence[int]]
) -> list[str] | None:
    """The map, at most as wide as the writer writes; `offered` are the numbers of the options that lead to a place."""
    columns = sorted({place.x for place in board.places})
    rows = sorted({place.y for place in board.places})
    at = {(columns.index(place.x), rows.index(place.y)): place for place in board.places}
    room = (writer.width - 1) // max(len(columns), 1) - 1
    gridless = len(at) < len(board.places) or len(columns) < 2 or len(columns) * len(rows) > MOST_EMPTY * len(at)
    if gridless or room < LEAST_ROOM or _far_links(at):
        return None
    cells = {spot: _cell(place, writer, paint, me, offered.get(place.id, ()), room) for spot, place in at.items()}
    walls = _Walls(at, paint, room)
    lines = []
    for y in range(len(rows) + 1):
        lines.append(walls.line(y, len(columns)))
        if y == len(rows):
            break
        height = max(len(cells[x, y]) for x in range(len(columns)) if (x, y) in cells)
        for number in range(height):
            line = ""
            for x in range(len(columns)):
                line += walls.upright(x, y, number)
                words, style = (cells.get((x, y), [])[number : number + 1] or [("", "")])[0]
                line += paint(style, words) + " " * (room - len(words))
            lines.append(line + walls.upright(len(columns), y, number))
    return [line.rstrip() for line in lines]


def _far_links(at: Mapping[Spot, s.Place]) -> bool:
    """Whether a way leads past other cells: the map couldn't show it."""
    spot = {place.id: key for key, place in at.items()}
    return any(
        max(abs(x - spot[to][0]), abs(y - spot[to][1])) > 1
        for (x, y), place in at.items()
        for to in place.links
        if to in spot
    )


def _cell(place: s.Place, writer: PlainWriter, paint: Paint, me: Seat, numbers: Sequence[int], room: int) -> Cell:
    """A place's name with the options that lead there, then who and what is there."""
    name = writer.words(place.name)
    if place.badge:
        name = f"{name} {writer.words(place.badge)}"
    if numbers:
        name = f"({','.join(map(str, numbers))}) {name}"
    lines: Cell = [(line, "now" if numbers else "") for line in _name_lines(name, room)]
    for piece in place.pieces:
        sign = paint.signs.thing if piece.seat is None else paint.signs.me if piece.seat == me else paint.signs.other
        style = "" if piece.seat is None else f"seat{piece.seat}"
        lines.append((cut(f"{sign}{writer.words(piece.name)}", room), style))
    if len(place.cards) == 1:
        lines.append((cut(f"{paint.signs.card}{short_card(place.cards[0], writer)}", room), ""))
    elif place.cards:
        number = sum(card.count for card in place.cards)
        lines.append((cut(f"{paint.signs.card}{writer.say('scene-cards', count=number)}", room), ""))
    return lines


def _name_lines(name: str, room: int) -> list[str]:
    """A name over as many lines as it needs; only a single word may be too long, and is cut."""
    return textwrap.wrap(" ".join(cut(word, room) for word in name.split()), room, break_on_hyphens=False)


def short_card(card: s.Card, writer: PlainWriter) -> str:
    """A card in a few characters: its name, and the number that matters most."""
    name = writer.words(card.name) if card.count == 1 else f"{card.count} × {writer.words(card.name)}"
    return f"{name} {writer.words(card.numbers[-1].value)}" if matters(card) else name


def cut(words: str, room: int) -> str:
    return words if len(words) <= room else words[: room - 1].rstrip() + "…"


class _Walls:
    """What stands between the cells."""

    def __init__(self, at: Mapping[Spot, s.Place], paint: Paint, room: int) -> None:
        self.at = at
        self.paint = paint
        self.room = room

    def between(self, one: Spot, other: Spot) -> str:
        """`wall`, `open` between linked places of a region, `door` between regions, or nothing at all."""
        a, b = self.at.get(one), self.at.get(other)
        if a is None and b is None:
            return ""
        if a is None or b is None or not linked(a, b):
            return "wall"
        return "open" if a.region == b.region else "door"

    def upright(self, x: int, y: int, line: int) -> str:
        """The character left of a cell, in this line of it."""
        kind = self.between((x - 1, y), (x, y))
        if kind == "door" and line == 0:
            return self.paint.signs.left_right
        return self.soft(self.paint.signs.corners[3]) if kind in ("wall", "door") else " "

    def line(self, y: int, columns: int) -> str:
        """The line above a row of cells."""
        signs = self.paint.signs
        words = ""
        for x in range(columns + 1):
            words += self.corner(x, y)
            if x == columns:
                break
            kind = self.between((x, y - 1), (x, y))
            flat = signs.corners[12]
            if kind == "door":
                half = self.room // 2
                words += self.soft(flat * half) + signs.up_down + self.soft(flat * (self.room - half - 1))
            else:
                words += self.soft(flat * self.room) if kind == "wall" else " " * self.room
        return words

    def corner(self, x: int, y: int) -> str:
        """Where four cells meet: walls, or a way from corner to corner."""
        cells = [self.at.get((x + dx, y + dy)) for dx, dy in ((-1, -1), (0, 0), (0, -1), (-1, 0))]
        if cells[0] and cells[1] and linked(cells[0], cells[1]):
            return self.paint.signs.falling
        if cells[2] and cells[3] and linked(cells[2], cells[3]):
            return self.paint.signs.rising
        arms = [
            self.between((x - 1, y - 1), (x, y - 1)),
            self.between((x - 1, y), (x, y)),
            self.between((x - 1, y - 1), (x - 1, y)),
            self.between((x, y - 1), (x, y)),
        ]
        index = sum(1 << bit for bit, kind in enumerate(arms) if kind in ("wall", "door"))
        return self.soft(self.paint.signs.corners[index])

    def soft(self, words: str) -> str:
        return self.paint("soft", words) if words.strip() else words


def linked(one: s.Place, other: s.Place) -> bool:
    return other.id in one.links or one.id in other.links
