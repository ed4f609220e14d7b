"""A board that grows, as a small drawing that nothing can be done on: for a sheet of paper.

Beside it a page says all of it in words, so the drawing itself says nothing to who listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.web.art.icons import icon_at, token_at

from .cell_map import CELL, SIDE, Extent, corner, extent, light, mist, planks, spread

Words = Callable[[s.Text], str]
Drawn = Callable[[s.Piece], str]
"""The address of a piece's drawing."""
SIZE: Final = 58
"""Of a figure or token in its cell."""
STEP: Final = 60
IN_A_ROW: Final = 3
MOST: Final = 2 * IN_A_ROW
EDGES: Final = {"north": (CELL // 2, -16), "south": (CELL // 2, CELL + 38), "west": (-34, round(CELL * SIDE) + 10),
                "east": (CELL + 34, round(CELL * SIDE) + 10)}  # fmt: skip
"""Where the number of what lies beyond an edge is written, from a cell's corner."""


def still_map(board: s.Board, words: Words, drawn: Drawn) -> Markup:
    """The cells with their numbers, what stands and lies there, the planks between them, light and mist."""
    size = extent(board)
    wide, high = spread(size)
    pieces = [mist(wide, high)]
    pieces += [light(area, size, wide, high) for area in sorted(board.areas, key=lambda area: not area.fading)]
    pieces += planks(board, size)
    for place in board.places:
        pieces += _cell(place, size, words, drawn)
    return Markup(
        f'<svg class="still-map" viewBox="0 0 {wide} {high}" aria-hidden="true" focusable="false">'
        f"{''.join(pieces)}</svg>"
    )


def _cell(place: s.Place, size: Extent, words: Words, drawn: Drawn) -> Iterator[str]:
    x, y = corner(place.x, place.y, size)
    kind = "plot fading" if place.fading else "plot"
    yield f'<rect class="{kind}" x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="14"/>'
    yield f'<text class="no" x="{x + 12}" y="{y + 40}">{escape(words(place.badge or place.short or place.name))}</text>'
    for way in place.ways:
        across, down = EDGES[way.edge]
        yield f'<text class="beyond" x="{x + across}" y="{y + down}">{escape(words(way.number))}</text>'
    for at, sign in enumerate(place.signs):
        yield _counted(icon_at(sign.icon), sign.number, x + CELL - 66 - 62 * at, y + 12)
    standing = sorted(place.pieces, key=lambda piece: (not piece.fixed, piece.seat is None))
    shown = standing if len(standing) <= MOST else standing[: MOST - 1]
    for at, piece in enumerate(shown):
        yield _piece(piece, *_spot(x, y, at), drawn)
    if left := len(standing) - len(shown):
        right, down = _spot(x, y, MOST - 1)
        yield f'<text class="count" x="{right + 10}" y="{down + 38}">+{left}</text>'
    if len(place.cards):
        yield _counted(icon_at("card"), len(place.cards), x + CELL - 66, y + CELL - 46)


def _spot(x: int, y: int, at: int) -> tuple[int, int]:
    """Where in a cell one of those who stand there is drawn."""
    return x + 4 + at % IN_A_ROW * STEP, y + 54 + at // IN_A_ROW * STEP


def _piece(piece: s.Piece, x: int, y: int, drawn: Drawn) -> str:
    """A figure, or a thing on its disc, with the number it shows."""
    if piece.seat is not None:
        return f'<use href="{token_at(piece.seat)}" x="{x}" y="{y}" width="{SIZE}" height="{SIZE}"/>'
    disc = "disc fixed" if piece.fixed else "disc"
    drawing = (
        f'<circle class="{disc}" cx="{x + SIZE // 2}" cy="{y + SIZE // 2}" r="{SIZE // 2 - 2}"/>'
        f'<use href="{escape(drawn(piece))}" x="{x + 8}" y="{y + 8}" width="{SIZE - 16}" height="{SIZE - 16}"/>'
    )
    if piece.number is None:
        return drawing
    middle = x + SIZE // 2
    return (
        f'{drawing}<rect class="plate" x="{middle - 17}" y="{y + SIZE - 24}" width="34" height="29" rx="8"/>'
        f'<text class="dial" x="{middle}" y="{y + SIZE}">{piece.number}</text>'
    )


def _counted(drawing: str, number: int | None, x: int, y: int) -> str:
    count = "" if number is None else f'<text class="count" x="{x + 34}" y="{y + 27}">{number}</text>'
    return f'<use class="sign" href="{escape(drawing)}" x="{x}" y="{y}" width="32" height="32"/>{count}'
