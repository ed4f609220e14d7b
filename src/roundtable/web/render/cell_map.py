"""A board that grows as it is explored: its places as cards in cells, planks between them, light and mist around them.

Where a cell stands is said by classes (`gx-2 gy-1`): a stylesheet that named the places would tell of those that
nobody has seen yet.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.web.art.icons import token_at

if TYPE_CHECKING:
    from .page_model import PageModel

PITCH: Final = 198
CELL: Final = 182
GAP: Final = PITCH - CELL
RIM: Final = 62
"""How much of the mist is seen around the outermost cells."""
BEYOND: Final = 500
"""How far the mist lies beyond that, where the screen is larger."""
SIDE: Final = 0.62
"""How far down the edge ways lead east and west."""


class Extent(NamedTuple):
    """The cells that are on the board."""

    left: int
    top: int
    columns: int
    rows: int


def extent(board: s.Board) -> Extent:
    xs, ys = [place.x for place in board.places], [place.y for place in board.places]
    if not xs:
        return Extent(0, 0, 1, 1)
    return Extent(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def position(board: s.Board, place: s.Place) -> str:
    """The classes that put a place into its cell."""
    left, top, _, _ = extent(board)
    return f"gx-{place.x - left} gy-{place.y - top}"


def ground(shown: PageModel) -> str:
    """What lies under the cells: mist, light, the planks of ways, and what leads into the mist."""
    board = shown.board
    assert board is not None
    size = extent(board)
    wide, high = spread(size)
    pieces = [mist(wide, high)]
    pieces += [light(area, size, wide, high) for area in sorted(board.areas, key=lambda area: not area.fading)]
    pieces += planks(board, size)
    pills = "".join(_stubs(shown, board, size))
    return (
        f'<div id="ground" class="ground gc-{size.columns} gr-{size.rows}">'
        f'<svg viewBox="0 0 {wide} {high}" aria-hidden="true" focusable="false">{"".join(pieces)}</svg>{pills}'
        '<i class="compass" aria-hidden="true">N</i></div>'
    )


def spread(size: Extent) -> tuple[int, int]:
    """How wide and high the cells are with the mist around them."""
    return size.columns * PITCH - GAP + 2 * RIM, size.rows * PITCH - GAP + 2 * RIM


def corner(x: int, y: int, size: Extent) -> tuple[int, int]:
    """The upper left corner of a cell."""
    return RIM + (x - size.left) * PITCH, RIM + (y - size.top) * PITCH


@lru_cache(64)
def mist(wide: int, high: int) -> str:
    """Long flat ellipses in four tones, always the same for a board of this size."""
    drifts, state = [], 7
    left, top, width, height = -BEYOND, -BEYOND, wide + 2 * BEYOND, high + 2 * BEYOND
    for number in range(width * height // 7_500):
        state = (state * 1_103_515_245 + 12_345) % 2**31
        x, y = left + state % width, top + state // 1_013 % height
        rx, ry = 40 + state // 77 % 90, 5 + state // 311 % 9
        drifts.append(f'<ellipse class="m{number % 3 + 1}" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>')
    base = f'<rect class="m0" x="{left}" y="{top}" width="{width}" height="{height}"/>'
    return f'{base}<g class="drifts">{"".join(drifts)}</g>'


def light(area: s.Area, size: Extent, wide: int, high: int) -> str:
    """A dotted line around the cells that a light reaches, as far as they are on the board."""
    x, y = corner(area.x, area.y, size)
    x, y = x - GAP // 2, y - GAP // 2
    right, bottom = min(x + area.width * PITCH, wide - 8), min(y + area.height * PITCH, high - 8)
    x, y = max(x, 8), max(y, 8)
    kind = "reach fading" if area.fading else "reach"
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{right - x}" height="{bottom - y}" rx="18"/>'


def planks(board: s.Board, size: Extent) -> list[str]:
    """Three planks across the gap between two joined cells."""
    cells = {place.id: place for place in board.places}
    found = []
    for place in board.places:
        for link in place.links:
            other = cells.get(link)
            if other is None or (place.id > link and place.id in other.links):
                continue
            x, y = corner(min(place.x, other.x), min(place.y, other.y), size)
            if place.y == other.y:
                found.append(_bridge(x + CELL - 2, y + round(CELL * SIDE) - 13, GAP + 4, 26, upright=True))
            else:
                found.append(_bridge(x + CELL // 2 - 13, y + CELL - 2, 26, GAP + 4, upright=False))
    return found


def _bridge(x: int, y: int, wide: int, high: int, *, upright: bool) -> str:
    boards = [
        (x + number * wide / 3, y, wide / 3 - 1, high) if upright else (x, y + number * high / 3, wide, high / 3 - 1)
        for number in range(3)
    ]
    return "".join(
        f'<rect class="plank" x="{left:.1f}" y="{top:.1f}" width="{w:.1f}" height="{h:.1f}" rx="1.500"/>'
        for left, top, w, h in boards
    )


def _stubs(shown: PageModel, board: s.Board, size: Extent) -> list[str]:
    """Where a way leads into the mist: planks that fade, and the number of what lies there."""
    return [
        f'<span class="stub {way.edge} gx-{place.x - size.left} gy-{place.y - size.top}" aria-hidden="true">'
        f"<i></i><i></i><i></i><b>{escape(shown.w(way.number))}</b></span>"
        for place in board.places
        for way in place.ways
    ]


def minimap(shown: PageModel) -> Markup:
    """The cells in small, with the light around them."""
    board = shown.board
    assert board is not None
    size = extent(board)
    wide, high = spread(size)
    cells = []
    for place in board.places:
        x, y = corner(place.x, place.y, size)
        cells.append(f'<rect class="plot plot-0" x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="24"/>')
    lights = [light(area, size, wide, high) for area in board.areas]
    people = []
    for place in board.places:
        for at, piece in enumerate([one for one in place.pieces if one.seat is not None]):
            x, y = corner(place.x, place.y, size)
            assert piece.seat is not None
            people.append(
                f'<use href="{token_at(piece.seat)}" x="{x + 20 + 60 * at}" y="{y + 40}" width="110" height="110"/>'
            )
    drawn = "".join(lights + cells + people)
    return Markup(
        f'<svg id="minimap" class="minimap" viewBox="0 0 {wide} {high}" aria-hidden="true">{drawn}'
        '<rect class="window" x="0" y="0" width="0" height="0" rx="20"/></svg>'
    )
