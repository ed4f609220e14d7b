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
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import yaml
from markupsafe import Markup, escape

from roundtable.kernel import scene as s

if TYPE_CHECKING:
    from .game_art import PlaceBox

WIDTH: Final = 836
STREWN: Final = 46
"""How often a ground's small drawing is tried."""
WOBBLE: Final = 4.0
"""How far the edge of a place strays from a straight line."""
WALL: Final = 76
"""How long a barrier is drawn."""
LIT: Final = (
    '<defs><radialGradient id="lit" cx=".5" cy=".45" r=".75"><stop class="near" offset="0"/>'
    '<stop class="far" offset="1"/></radialGradient></defs>'
)
"""Places are lit from their middle."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)


SHARES: Final = (0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.27, 0.73)
"""Where on a way a barrier is tried, in this order."""
Point: TypeAlias = tuple[float, float]
Bow: TypeAlias = tuple[Point, Point, Point]
"""A way from a point to another, and in the middle what bends it."""


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
    board: str,
    boxes: Mapping[str, PlaceBox],
    height: float,
    ways: Sequence[Bow],
    barriers: Sequence[tuple[s.Barrier, Bow]],
    art: Art,
) -> Land | None:
    """The land of a board; None where the game says nothing of it."""
    plan = art.boards.get(board)
    if plan is None:
        return None
    ground, drawn = plan["ground"], plan.get("places", {})
    rng = random.Random(board)
    parts = [
        LIT,
        f'<rect class="ground" width="{WIDTH}" height="{height:.0f}"/>',
        *_strewn(ground, boxes, height, rng, art),
    ]
    parts += [f'<path class="{kind}" d="{way}"/>' for kind in ("trail", "tread") for way in map(curve, ways)]
    parts += [f'<path class="between" d="{curve(way)}"/>' for _, way in barriers]
    parts += [f'<path class="zone" fill="url(#lit)" d="{_edge(box, rng)}"/>' for box in boxes.values()]
    above = [
        _symbol(f"place-{drawn.get(name, ground)}", art, box.x + box.w * 0.19, box.y + box.h * 0.2, box.w * 0.62)
        for name, box in boxes.items()
    ]
    above += [
        _barrier(one, way, [*ways, *(other for _, other in barriers if other is not way)], boxes)
        for one, way in barriers
    ]
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


def _strewn(ground: str, boxes: Mapping[str, PlaceBox], height: float, rng: random.Random, art: Art) -> list[str]:
    """Small things about the land, and none on a place."""
    found = []
    for _ in range(STREWN):
        x, y = rng.uniform(4, WIDTH - 50), rng.uniform(4, height - 34)
        if not any(b.x - 46 < x < b.x + b.w + 6 and b.y - 30 < y < b.y + b.h + 6 for b in boxes.values()):
            found.append(_symbol(f"ground-{ground}", art, x, y, rng.uniform(26, 44)))
    return found


def _edge(box: PlaceBox, rng: random.Random) -> str:
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


def _barrier(one: s.Barrier, way: Bow, others: Sequence[Bow], boxes: Mapping[str, PlaceBox]) -> str:
    """A line across a thin one from place to place, where it is in the way of no other way, if it can."""
    crossed = [along(other, step / 20) for other in others for step in range(21)]
    free = [share for share in SHARES if not any(_inside(box, along(way, share)) for box in boxes.values())]

    def room(share: float) -> float:
        x, y = along(way, share)
        return min((math.hypot(x - ox, y - oy) for ox, oy in crossed), default=math.inf)

    share = next((each for each in free if room(each) > WALL * 0.6), max(free or SHARES, key=room))
    (x, y), (x0, y0), (x1, y1) = along(way, share), along(way, share - 0.02), along(way, share + 0.02)
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    dx, dy = -(y1 - y0) / length * WALL / 2, (x1 - x0) / length * WALL / 2
    path = f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"
    return (
        f'<g class="barrier {"low" if one.low else "high"}" data-between="{escape(" ".join(one.between))}">'
        f'<path class="halo" d="{path}"/><path class="line" d="{path}"/></g>'
    )


def _inside(box: PlaceBox, at: Point) -> bool:
    return box.x - 8 <= at[0] <= box.x + box.w + 8 and box.y - 8 <= at[1] <= box.y + box.h + 8


def along(way: Bow, share: float) -> Point:
    """The point of a way at this share of it."""
    a, c, b = way
    x, y = ((1 - share) ** 2 * a[i] + 2 * share * (1 - share) * c[i] + share**2 * b[i] for i in (0, 1))
    return x, y


def curve(way: Bow) -> str:
    """A way as SVG has it."""
    (ax, ay), (cx, cy), (bx, by) = way
    return f"M{ax:.1f} {ay:.1f}Q{cx:.1f} {cy:.1f} {bx:.1f} {by:.1f}"
