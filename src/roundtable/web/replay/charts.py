"""Each seat over time, as drawings made here: a line for each seat, told apart by colour, stroke, shape and name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import yaml
from markupsafe import Markup, escape
from msgspec import Struct

from roundtable.kernel.game import Game
from roundtable.kernel.scene import Scene, SeatPanel, Text, Track
from roundtable.kernel.seats import Seat
from roundtable.web.art.icons import icon_at, token_at
from roundtable.web.render.page_model import ROUNDS

from .match_replay import Replay

MOST_POINTS: Final = 240
MOST_ROWS: Final = 24
"""Of the table beside a drawing."""
WIDE, NARROW = 1080, 560
HIGH: Final = 330
LOW: Final = 240
LEFT, RIGHT, TOP, BOTTOM = 34, 132, 14, 28
LABEL: Final = 19
"""The least distance between two names at the right edge."""
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10**4, 10**5, 10**6, 10**9)


class Curve(Struct, frozen=True):
    """A number of each seat over time, or the sum of several."""

    id: str
    labels: tuple[Text, ...]
    at: tuple[int, ...]
    """Answers."""
    rounds: tuple[int, ...]
    """The round at each of them; zeros where a game counts none."""
    values: dict[Seat, tuple[int | None, ...]]
    """None: the seat had no such number yet, or has none any more."""

    @property
    def flat(self) -> bool:
        """Whether nothing ever changed."""
        return len(set(self.known)) <= 1

    @property
    def known(self) -> list[int]:
        return [value for values in self.values.values() for value in values if value is not None]

    def rows(self) -> list[tuple[int, int, list[int | None]]]:
        """For readers of tables: a few moments with every seat's number, as (answer, round, numbers)."""
        count = len(self.at)
        picked = sorted({i * (count - 1) // max(1, min(MOST_ROWS, count) - 1) for i in range(min(MOST_ROWS, count))})
        return [(self.at[i], self.rounds[i], [values[i] for values in self.values.values()]) for i in picked]


def curves(film: Replay) -> list[Curve]:
    """Every number that seats show, over time, in the order the game wants."""
    every = max(1, len(film.stops) // MOST_POINTS)
    stops = film.stops[::every]
    scenes = [(stop.at, film.scene_of(stop)) for stop in stops]
    if scenes[-1][0] < film.last:
        from roundtable.kernel.seats import WATCHER

        scenes.append((film.last, film.at(film.last).scene(WATCHER)))
    return curves_of(film.match.game, scenes)


def curves_of(game: Game[Any, Any], scenes: Sequence[tuple[int, Scene]]) -> list[Curve]:
    """The same of moments of any match, each after so many answers."""
    moments = tuple(at for at, _ in scenes)
    rounds: list[int] = []
    labels: dict[str, Text] = {}
    seen: dict[str, dict[Seat, list[int | None]]] = {}
    for index, (_, scene) in enumerate(scenes):
        rounds.append(rounds[-1] if rounds else 0)
        for part in scene.parts:
            if isinstance(part, Track) and part.id in ROUNDS:
                rounds[-1] = part.value
            elif isinstance(part, SeatPanel):
                for number in part.numbers:
                    labels.setdefault(number.id, number.label)
                    values = seen.setdefault(number.id, {}).setdefault(part.seat, [None] * len(scenes))
                    values[index] = number.value
    found = [
        _sum(tuple(names), labels, moments, tuple(rounds), seen)
        for names in wanted(game, labels)
        if all(name in seen for name in names)
    ]
    return [curve for curve in found if not curve.flat]


def _sum(
    names: tuple[str, ...],
    labels: dict[str, Text],
    at: tuple[int, ...],
    rounds: tuple[int, ...],
    seen: dict[str, dict[Seat, list[int | None]]],
) -> Curve:
    seats = sorted(seen[names[0]])
    values = {
        seat: tuple(_added([seen[name].get(seat, []) for name in names], index) for index in range(len(at)))
        for seat in seats
    }
    return Curve("-".join(names), tuple(labels[name] for name in names), at, rounds, values)


def _added(columns: list[list[int | None]], index: int) -> int | None:
    found = [column[index] for column in columns if index < len(column)]
    known = [value for value in found if value is not None]
    return sum(known) if len(known) == len(columns) else None


def wanted(game: Game[Any, Any], labels: dict[str, Text]) -> list[list[str]]:
    """Which numbers to draw together: what the game's `look/charts.yaml` says, then every other by itself."""
    said = _said(game.folder / "look" / "charts.yaml")
    named = {name for group in said for name in group}
    return [*said, *([name] for name in labels if name not in named)]


@lru_cache(32)
def _said(file: Path) -> list[list[str]]:
    if not file.exists():
        return []
    return [list(map(str, group)) for group in yaml.safe_load(file.read_text(encoding="utf-8"))["charts"]]


# --- drawing ---


def draw(
    curve: Curve, names: Sequence[str], title: str, *, winners: Sequence[Seat] = (), large: bool = False
) -> Markup:
    """The curve as SVG. Readers of the screen hear its title; the numbers are in the table beside it."""
    wide, high = (WIDE, HIGH) if large else (NARROW, LOW)
    room_x, room_y = wide - LEFT - RIGHT, high - TOP - BOTTOM
    low, top = min(0, *curve.known), max(1, *curve.known)
    first, span = curve.at[0], max(1, curve.at[-1] - curve.at[0])

    def x(at: int) -> float:
        return LEFT + (at - first) / span * room_x

    def y(value: float) -> float:
        return TOP + (top - value) / (top - low) * room_y

    parts = [
        f'<svg class="chart" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(title)}" focusable="false">',
        *(_rule(wide, y(value), value) for value in steps(low, top)),
        *(_stop(x(at), high, words) for at, words in _axis(curve, 10 if large else 6)),
    ]
    lines = {
        seat: [(x(at), y(value), value) for at, value in zip(curve.at, values, strict=True) if value is not None]
        for seat, values in curve.values.items()
    }
    lines = {seat: points for seat, points in lines.items() if points}
    parts += [_line(seat, [(x, y) for x, y, _ in points]) for seat, points in lines.items()]
    ends = _spread({seat: points[-1][1] for seat, points in lines.items()}, TOP, high - BOTTOM)
    for seat, points in lines.items():
        end_x, end_y, value = points[-1]
        parts.append(_end(seat, (end_x, end_y), (wide - RIGHT, ends[seat]), names[seat], value, won=seat in winners))
    return Markup("".join([*parts, "</svg>"]))


def steps(low: int, top: int) -> list[int]:
    """Round numbers for the left edge.

    >>> steps(0, 7), steps(0, 23)
    ([0, 2, 4, 6], [0, 10, 20])
    """
    size = next(size for size in SIZES if (top - low) / size <= 4.5)
    return list(range(-(-low // size) * size, top + 1, size))


def _axis(curve: Curve, most: int) -> list[tuple[int, str]]:
    """A few moments for the lower edge: rounds if there are any, else answers."""
    counts = curve.rounds if any(curve.rounds) else curve.at
    size = next(size for size in SIZES if counts[-1] / size <= most)
    marks = {}
    for at, count in zip(curve.at, counts, strict=True):
        mark = count // size * size
        if mark and mark not in marks:
            marks[mark] = at
    return [(at, str(mark)) for mark, at in marks.items()]


def _rule(wide: int, y: float, value: int) -> str:
    said = str(value).replace("-", "−")
    return (
        f'<line class="rule{" zero" if value == 0 else ""}" x1="{LEFT}" x2="{wide - RIGHT}"'
        f' y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="tick" x="{LEFT - 7}" y="{y + 4:.1f}" text-anchor="end">{said}</text>'
    )


def _stop(x: float, high: int, words: str) -> str:
    return f'<text class="tick" x="{x:.1f}" y="{high - 7}" text-anchor="middle">{escape(words)}</text>'


def _line(seat: Seat, points: list[tuple[float, float]]) -> str:
    """A staircase: numbers change at once."""
    path = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for (_, before), (x, y) in pairwise(points):
        path.append(f"H{x:.1f}" + (f"V{y:.1f}" if y != before else ""))
    drawn = "".join(path)
    marks = [points[len(points) * part // 4] for part in (1, 2, 3)] if len(points) > 8 else []
    shapes = "".join(_shape(seat, x, y, 13) for x, y in marks)
    return f'<path class="halo" d="{drawn}"/><path class="curve of-{seat % 15}" d="{drawn}"/>{shapes}'


def _shape(seat: Seat, x: float, y: float, size: float) -> str:
    return (
        f'<use href="{token_at(seat)}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}"/>'
    )


def _end(
    seat: Seat, point: tuple[float, float], label: tuple[float, float], name: str, value: int, *, won: bool
) -> str:
    """A line's name at the right edge, with its shape, its last number, and a crown for who won."""
    (x, y), (left, place) = point, label
    short = name if len(name) <= 11 else f"{name[:10]}…"
    at = f'x="{left + 26:.1f}" y="{place - 8:.1f}" width="16" height="16"'
    crown = f'<use class="crown" href="{icon_at("crown")}" {at}/>' if won else ""
    said = str(value).replace("-", "−")
    return (
        f'<path class="lead" d="M{x:.1f} {y:.1f}L{left + 7:.1f} {place:.1f}"/>'
        f"{_shape(seat, left + 15, place, 18)}{crown}"
        f'<text class="end" x="{left + (46 if won else 28):.1f}" y="{place + 5:.1f}">'
        f'<tspan class="value">{said}</tspan> {escape(short)}</text>'
    )


def _spread(wanted: dict[Seat, float], top: float, bottom: float) -> dict[Seat, float]:
    """Places for the names at the right edge: near their lines, none over another."""
    order = sorted(wanted, key=lambda seat: (wanted[seat], seat))
    placed: dict[Seat, float] = {}
    last = top - LABEL
    for seat in order:
        last = placed[seat] = max(wanted[seat], last + LABEL)
    over = max(0.0, last - bottom)
    last = bottom + LABEL
    for seat in reversed(order):
        last = placed[seat] = min(placed[seat], last - LABEL) if over else placed[seat]
    return placed
