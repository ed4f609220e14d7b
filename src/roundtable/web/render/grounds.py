"""The land of a board that has no drawing of its own, from a game's small drawings: grounds, and what stands on them.

`look/layout.yaml` says under `boards` what each board's ground is and what to draw on each of its places; the drawings
are symbols of `look/drawings.svg`: `ground-NAME` is strewn about, `place-NAME` stands on a place.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import yaml
from markupsafe import Markup, escape

from roundtable.kernel import scene as s

if TYPE_CHECKING:
    from .look import Box

WIDTH: Final = 836
STREWN: Final = 46
"""How often a ground's small drawing is tried."""
WOBBLE: Final = 4.0
"""How far the edge of a place strays from a straight line."""
WALL: Final = 84
"""How long a barrier is drawn."""
LIT: Final = (
    '<defs><radialGradient id="lit" cx=".5" cy=".45" r=".75"><stop class="near" offset="0"/>'
    '<stop class="far" offset="1"/></radialGradient></defs>'
)
"""Places are lit from their middle."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)


class Art(NamedTuple):
    """What a game has drawn for its plain boards."""

    boards: Mapping[str, Mapping[str, Any]]
    symbols: Mapping[str, tuple[str, str]]
    """By id: what each shows, and its markup."""


def art(folder: Path) -> Art:
    """Of this folder; nothing where there is none."""
    layout, drawings = folder / "layout.yaml", folder / "drawings.svg"
    boards = yaml.safe_load(layout.read_text(encoding="utf-8")).get("boards", {}) if layout.exists() else {}
    found = SYMBOL.findall(drawings.read_text(encoding="utf-8")) if boards and drawings.exists() else []
    return Art(boards, {name: (shows, markup.strip()) for name, shows, markup in found})


class Land(NamedTuple):
    """Both as inline SVG: offered places are painted between them."""

    ground: Markup
    drawings: Markup


def land(
    board: s.Board, boxes: Mapping[str, Box], height: float, roads: Sequence[str], art: Art
) -> Land | None:  # fmt: skip
    """The land of a board; None where the game says nothing of it."""
    plan = art.boards.get(board.id)
    if plan is None:
        return None
    ground, drawn = plan["ground"], plan.get("places", {})
    rng = random.Random(board.id)
    parts = [
        LIT,
        f'<rect class="ground" width="{WIDTH}" height="{height:.0f}"/>',
        *_strewn(ground, boxes, height, rng, art),
    ]
    parts += [f'<path class="{kind}" d="{way}"/>' for kind in ("trail", "tread") for way in roads]
    parts += [f'<path class="zone" fill="url(#lit)" d="{_edge(box, rng)}"/>' for box in boxes.values()]
    above = [
        _symbol(f"place-{drawn.get(name, ground)}", art, box.x + box.w * 0.19, box.y + box.h * 0.2, box.w * 0.62)
        for name, box in boxes.items()
    ]
    above += [_barrier(one, boxes) for one in board.barriers]
    return Land(_svg(f"ground-land g-{escape(ground)}", height, parts), _svg("ground-drawings", height, above))


def _svg(kind: str, height: float, parts: Sequence[str]) -> Markup:
    return Markup(
        f'<svg class="{kind}" viewBox="0 0 {WIDTH} {height:.0f}" aria-hidden="true" focusable="false">'
        f"{''.join(parts)}</svg>"
    )


def _symbol(name: str, art: Art, x: float, y: float, wide: float) -> str:
    if name not in art.symbols:
        return ""
    shows, markup = art.symbols[name]
    _, _, across, down = map(float, shows.split())
    high = wide * down / across
    return f'<svg x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" viewBox="{shows}">{markup}</svg>'


def _strewn(ground: str, boxes: Mapping[str, Box], height: float, rng: random.Random, art: Art) -> list[str]:
    """Small things about the land, and none on a place."""
    found = []
    for _ in range(STREWN):
        x, y = rng.uniform(4, WIDTH - 50), rng.uniform(4, height - 34)
        if not any(b.x - 46 < x < b.x + b.w + 6 and b.y - 30 < y < b.y + b.h + 6 for b in boxes.values()):
            found.append(_symbol(f"ground-{ground}", art, x, y, rng.uniform(26, 44)))
    return found


def _edge(box: Box, rng: random.Random) -> str:
    """A rounded box as if drawn by hand."""
    r, bend = min(box.w, box.h) * 0.22, [rng.uniform(-WOBBLE, WOBBLE) for _ in range(4)]
    x, y, right, low = box.x, box.y, box.x + box.w, box.y + box.h
    across, down = x + box.w / 2, y + box.h / 2
    steps: list[tuple[float, ...]] = [
        (across, y + bend[0], right - r, y), (right, y, right, y + r),
        (right + bend[1], down, right, low - r), (right, low, right - r, low),
        (across, low + bend[2], x + r, low), (x, low, x, low - r),
        (x + bend[3], down, x, y + r), (x, y, x + r, y),
    ]  # fmt: skip
    return f"M{x + r:.1f} {y:.1f}" + "".join("Q" + " ".join(f"{at:.1f}" for at in step) for step in steps) + "z"


def _barrier(one: s.Barrier, boxes: Mapping[str, Box]) -> str:
    """A line across the way from one place to the other, in the middle of what lies between them."""
    a, b = (boxes[name] for name in one.between)
    ax, ay, bx, by = a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2
    length = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    middle = (_leaves(a, ux, uy) + length - _leaves(b, -ux, -uy)) / 2
    x, y = ax + ux * middle, ay + uy * middle
    dx, dy = -uy * WALL / 2, ux * WALL / 2
    path = f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"
    return (
        f'<g class="barrier {"low" if one.low else "high"}" data-between="{escape(" ".join(one.between))}">'
        f'<path class="halo" d="{path}"/><path class="line" d="{path}"/></g>'
    )


def _leaves(box: Box, ux: float, uy: float) -> float:
    """How far from its middle a line in this direction leaves a box."""
    across = box.w / 2 / abs(ux) if abs(ux) > 1e-6 else math.inf
    down = box.h / 2 / abs(uy) if abs(uy) > 1e-6 else math.inf
    return min(across, down)
