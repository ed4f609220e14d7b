"""Draws what follows from Reflets' board data: its road, stones, signs, rooms and red scales, and where they all lie.

    python tools/reflets_board.py          fills the blocks of look/board.svg and look/drawings.svg, writes layout.yaml
    python tools/reflets_board.py --check  says whether they still fit the pack's boards.yaml

The land itself is drawn by hand in the same files, outside the blocks between "made NAME" and "end NAME".
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import yaml

GAME: Final = Path(__file__).resolve().parent.parent / "src/roundtable/games/reflets"
LOOK: Final = GAME / "look"

Point = tuple[float, float]

ROAD: Final[tuple[Point, ...]] = (
    (104, 170), (172, 188), (250, 158), (330, 176), (412, 194), (492, 166), (572, 156), (650, 170), (722, 200),
    (756, 252), (734, 310), (664, 338), (590, 332), (512, 312), (432, 322), (352, 348), (272, 332), (194, 312),
    (112, 332), (56, 384), (56, 450), (112, 500), (196, 506), (280, 482), (364, 490), (446, 516), (526, 508),
    (600, 484), (664, 488), (712, 520), (734, 562), (738, 604),
)  # fmt: skip
RED: Final[tuple[Point, ...]] = (
    (806, 510), (806, 400), (806, 250), (806, 110), (800, 60), (776, 36), (740, 30), (600, 30), (450, 30), (300, 30),
    (210, 30), (172, 36), (146, 56), (130, 84),
)  # fmt: skip
CORRIDOR: Final = "M56 708H706Q738 708 738 688V622"
SCALE: Final = 24
MARKS: Final = 12
"""Every twelfth scale carries its number."""
STONE: Final = 15
PLOT: Final = 58
SPACE: Final = 40
"""The box of a stone: the ring around an offered one has its gold at 16.5."""
ROOM: Final = (104, 68)
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
CITY_BOX: Final = {"x": 13, "y": 104, "w": 138, "h": 60, "name": 112}
DOOR_BOX: Final = {"x": 697, "y": 540, "w": 82, "h": 90, "name": 19}
NAMES: Final = {"river": (20, -15), "camp": (-72, 6)}
"""Zones whose land below is full: how far their name stands right of the middle, and down from the upper edge."""
SKY: Final = (418, 0)
BELOW: Final = ("29",)
"""Shortcuts that bow away from the sky."""


# --- lines ---


def bezier(points: Sequence[Point]) -> list[tuple[Point, Point, Point, Point]]:
    """The Catmull-Rom curve through the points, as cubic pieces."""
    ends = [points[0], *points, points[-1]]
    pieces = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        one = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        two = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        pieces.append((start, one, two, end))
    return pieces


def path(points: Sequence[Point]) -> str:
    drawn = f"M{short(points[0][0])} {short(points[0][1])}"
    for _, one, two, end in bezier(points):
        drawn += "C" + " ".join(f"{short(x)} {short(y)}" for x, y in (one, two, end))
    return drawn


def along(points: Sequence[Point], step: float, count: int) -> list[tuple[float, float, float]]:
    """So many places at equal arcs, each with the angle of the way there."""
    fine: list[Point] = []
    for a, b, c, d in bezier(points):
        for part in range(40):
            t = part / 40
            u = 1 - t
            fine.append(
                (
                    u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * d[0],
                    u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * d[1],
                )
            )
    fine.append(points[-1])
    found: list[tuple[float, float, float]] = []
    gone, due = 0.0, step / 2
    for (ax, ay), (bx, by) in pairwise(fine):
        length = math.hypot(bx - ax, by - ay)
        while length and gone + length >= due and len(found) < count:
            share = (due - gone) / length
            angle = math.degrees(math.atan2(by - ay, bx - ax))
            found.append((ax + share * (bx - ax), ay + share * (by - ay), angle))
            due += step
        gone += length
    return found


def short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


# --- the data ---


def read_board() -> dict[str, Any]:
    boards: list[dict[str, Any]] = yaml.safe_load((GAME / "packs/core/boards.yaml").read_text(encoding="utf-8"))
    return boards[0]


def scales(board: dict[str, Any]) -> list[tuple[float, float, float]]:
    count = board["red"]
    whole = sum(math.hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(RED))
    return along(RED, min(SCALE, whole / count), count)


def stones(board: dict[str, Any]) -> dict[int, Point]:
    """The plain stones of the road: not the city, the zones, the Door."""
    special = {0, board["door"], *board["zones"].values()}
    return {number: tuple(spot) for number, spot in enumerate(board["road_spots"]) if number not in special}


# --- blocks of board.svg ---


def red(board: dict[str, Any]) -> str:
    way = path(RED)
    lines = [
        '<g fill="none">',
        f'<path stroke="var(--r-shade)" stroke-width="38" d="{way}" transform="translate(0 4)"/>',
        f'<path stroke="var(--r-bed-edge)" stroke-width="38" d="{way}"/>',
        f'<path stroke="var(--r-bed)" stroke-width="33" d="{way}"/></g>',
        '<defs><g id="rf-scale"><path fill="var(--scale)" d="M-13.5 0Q-4-13 11-12 5 0 11 12-4 13-13.5 0z"/>',
        '<path fill="var(--scale-lit)" d="M-13.5 0Q-4 13 11 12 8.5 8 8.5 4-3 7-13.5 0z"/></g></defs>',
        '<g class="scales">',
    ]
    lines += [
        f'<use href="#rf-scale" class="{"odd" if number % 2 else "even"}"'
        f' transform="translate({short(x)} {short(y)})rotate({round(angle) + 180})"/>'
        for number, (x, y, angle) in enumerate(scales(board))
    ]
    return "\n".join([*lines, "</g>"])


def rooms(board: dict[str, Any]) -> str:
    width, height = ROOM
    lines = []
    slots = [(room, room["spot"][0] - width / 2, room["spot"][1] - height / 2) for room in board["rooms"]]
    lines.append('<g fill="none" stroke="var(--r-earth-dim)">')
    lines.append(f'<path stroke-width="53" d="{CORRIDOR}"/>')
    passages = "".join(f"M{short(room['spot'][0])} {short(room['spot'][1])}V708" for room, _, _ in slots)
    lines.append(f'<path stroke-width="36" stroke-linecap="butt" d="{passages}"/><path stroke-width="8" d="')
    lines[-1] += "".join(f"M{short(x + 8)} {short(y)}{_plot(width, height)}" for _, x, y in slots) + '"/></g>'
    lines.append(
        f'<g fill="none" stroke="var(--r-room)"><path stroke-width="45" d="{CORRIDOR}"/>'
        f'<path stroke-width="28" stroke-linecap="butt" d="{passages}"/></g>'
    )
    lines.append(
        '<path fill="var(--r-room)" d="'
        + "".join(f"M{short(x + 8)} {short(y)}{_plot(width, height)}" for _, x, y in slots)
        + '"/>'
    )
    lines.append(
        '<path fill="var(--r-room-dim)" d="'
        + "".join(
            f"M{short(x)} {short(y + height - 9)}h{width}v1a8 8 0 0 1-8 8h-{width - 16}a8 8 0 0 1-8-8z"
            for _, x, y in slots
        )
        + '"/>'
    )
    lines.append(
        '<path fill="none" stroke="var(--r-room-edge)" stroke-width="1" d="'
        + "".join(f"M{short(x + 8)} {short(y + 0.5)}h{width - 16}" for _, x, y in slots)
        + '"/>'
    )
    stairs = "".join(f"M717 {y}h40" for y in range(634, 680, 8))
    lines.append(f'<path stroke="var(--r-room-dim)" stroke-width="2.6" d="{stairs}"/>')
    lines.append('<g fill="var(--r-room-lit)" stroke="var(--r-room-edge)" stroke-width="1.5">')
    lines += [f'<circle cx="{x}" cy="{y}" r="13.5"/>' for x, y in board["corridor_spots"]]
    lines.append("</g>")
    return "\n".join(lines)


def _plot(width: float, height: float) -> str:
    """A room's outline, from the end of its upper left corner."""
    return (
        f"h{short(width - 16)}a8 8 0 0 1 8 8v{short(height - 16)}a8 8 0 0 1-8 8h-{short(width - 16)}"
        f"a8 8 0 0 1-8-8v-{short(height - 16)}a8 8 0 0 1 8-8z"
    )


def road(board: dict[str, Any]) -> str:
    way = path(ROAD)
    lines = [
        f'<g fill="none"><path stroke="var(--r-shade)" stroke-width="44" d="{way}" transform="translate(2 5)"/>',
        f'<path stroke="var(--r-road-edge)" stroke-width="44" d="{way}"/>',
        f'<path stroke="var(--r-road)" stroke-width="40.4" d="{way}"/></g>',
    ]
    kinds = {"plain": "--r-stone", "chance": "--r-clover-soft", "shortcut": "--r-peril-soft"}
    dark = {int(number) for number in board["shortcuts"]}
    for kind, fill in kinds.items():
        lines.append(f'<g fill="var({fill})" stroke="var(--r-stone-edge)" stroke-width="2">')
        for number, (x, y) in stones(board).items():
            own = "chance" if number in board["chance"] else "shortcut" if number in dark else "plain"
            if own == kind:
                lines.append(f'<circle cx="{x}" cy="{y}" r="{STONE}"/>')
        lines.append("</g>")
    half = PLOT / 2
    lines.append('<g fill="var(--r-road)" stroke="var(--r-road-edge)" stroke-width="2.4">')
    spots = [board["road_spots"][number] for number in board["zones"].values()]
    lines += [
        f'<rect fill="var(--r-shade)" stroke="none" x="{x - half + 1:g}" y="{y - half + 4:g}" width="{PLOT}"'
        f' height="{PLOT}" rx="9"/><rect x="{x - half:g}" y="{y - half:g}" width="{PLOT}" height="{PLOT}" rx="9"/>'
        for x, y in spots
    ]
    lines.append("</g>")
    card = "h24a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3v-32a3 3 0 0 1 3-3z"
    slots = "".join(f"M{x - 12:g} {y - 19:g}{card}" for x, y in spots)
    dashes = 'stroke-width="1.5" stroke-dasharray="4 3.5"'
    lines.append(f'<path fill="none" stroke="var(--r-road-edge)" {dashes} d="{slots}"/>')
    return "\n".join(lines)


# --- blocks of drawings.svg ---


def signs(board: dict[str, Any]) -> str:
    """Clovers and skulls on their stones, and the ways that shortcuts take."""
    spots = board["road_spots"]
    lines = [f'<use href="#rf-clover" x="{spots[n][0]}" y="{spots[n][1]}"/>' for n in board["chance"]]
    lines += [f'<use href="#rf-death" x="{spots[int(n)][0]}" y="{spots[int(n)][1]}"/>' for n in board["shortcuts"]]
    zones = set(board["zones"].values())
    for start, end in board["shortcuts"].items():
        gap = PLOT / 2 if end in zones else SPACE / 2
        way, head = shortcut(spots[int(start)], spots[end], gap, start in BELOW)
        lines.append(
            f'<g class="shortcut"><path fill="none" stroke="var(--r-halo)" stroke-width="7" d="{way}"/>'
            f'<path fill="none" stroke="var(--r-peril)" stroke-width="3.4" stroke-dasharray=".1 6.6" d="{way}"/>'
            f'<path fill="var(--r-peril)" stroke="var(--r-halo)" stroke-width="1.6" transform="{head}"'
            ' d="M-13-6.5 2 0-13 6.5-10 0z"/></g>'
        )
    lines.append("<!-- Every twelfth scale -->")
    for number, (x, y, _) in enumerate(scales(board), 1):
        if number % MARKS == 0 and number < board["red"]:
            lines.append(
                '<circle class="mark" fill="var(--r-stone)" stroke="var(--r-bed-edge)" stroke-width="1.5"'
                f' cx="{short(x)}" cy="{short(y)}" r="10"/><text class="figures mark" fill="var(--ink)"'
                f' font-size="10.5" font-weight="700" text-anchor="middle" x="{short(x)}" y="{short(y + 3.8)}">'
                f"{number}</text>"
            )
    lines.append("<defs>")
    drawn = dict.fromkeys(board["chance"], "rf-clover")
    drawn |= {int(number): "rf-death" for number in board["shortcuts"]}
    lines += [
        f'<symbol id="place-{number}" viewBox="0 0 96 60"><use href="#rf-disc"/>'
        f'<use href="#{sign}" transform="translate(48 30)scale(2.1)"/></symbol>'
        for number, sign in drawn.items()
    ]
    lines.append("</defs>")
    return "\n".join(lines)


def notches(board: dict[str, Any]) -> str:
    """Where a room's card lies, and how far it can slide."""
    width, height = ROOM
    slots = [(room, room["spot"][0] - width / 2, room["spot"][1] - height / 2) for room in board["rooms"]]
    lines = []
    lines.append('<g fill="none" stroke="var(--r-room-edge)" stroke-width="1.4" stroke-dasharray="3 3">')
    lines += [f'<rect x="{short(x + 9)}" y="{short(y + 6)}" width="34" height="47" rx="4"/>' for _, x, y in slots]
    lines.append("</g>")
    lines.append('<g fill="var(--r-notch)" stroke="var(--r-room-edge)">')
    for _, x, y in slots:
        lines.append(
            "".join(
                f'<rect x="{short(x + 48 + 16 * n)}" y="{short(y + 39)}" width="13" height="15" rx="2.5"/>'
                for n in range(3)
            )
        )
    lines.append("</g>")
    lines.append('<g class="figures" fill="var(--ink)" font-size="11" font-weight="700" text-anchor="middle">')
    for room, x, y in slots:
        lines.append(
            "".join(
                f'<text x="{short(x + 54.5 + 16 * n)}" y="{short(y + 50.5)}">{value}</text>'
                for n, value in enumerate(room["notches"])
            )
        )
    lines.append("</g>")
    return "\n".join(lines)


def shortcut(start: Point, end: Point, gap: float, below: bool) -> tuple[str, str]:
    """A bow beside the road, on the side of the sky or below, and where its head lies."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    nx, ny = (by - ay) / length, -(bx - ax) / length
    middle = (ax + bx) / 2, (ay + by) / 2
    side = 1 if (SKY[0] - middle[0]) * nx + (SKY[1] - middle[1]) * ny > 0 else -1
    if below:
        side = -side
    off = 22 + 0.18 * length
    away, reach = STONE + 4, gap + 3
    ux, uy = nx * side, ny * side
    tx, ty = (bx - ax) / length, (by - ay) / length
    sx, sy = ax + ux * away * 0.9 + tx * 3, ay + uy * away * 0.9 + ty * 3
    ex, ey = bx + ux * reach * 0.95 - tx * 9, by + uy * reach * 0.95 - ty * 9
    c1 = sx + tx * length * 0.2 + ux * off * 0.75, sy + ty * length * 0.2 + uy * off * 0.75
    c2 = ex - tx * length * 0.2 + ux * off * 0.75, ey - ty * length * 0.2 + uy * off * 0.75
    angle = math.degrees(math.atan2(ey - c2[1], ex - c2[0]))
    back = ex - math.cos(math.radians(angle)) * 9, ey - math.sin(math.radians(angle)) * 9
    numbers = " ".join(f"{short(x)} {short(y)}" for x, y in (c1, c2, back))
    return f"M{short(sx)} {short(sy)}C{numbers}", f"translate({short(ex)} {short(ey)})rotate({round(angle)})"


# --- layout.yaml, scales.css ---


def layout(board: dict[str, Any]) -> str:
    zones = {number: name for name, number in board["zones"].items()}
    lines = [
        "# Where the places of board.svg lie, in units of 836: made by tools/reflets_board.py from boards.yaml.",
        "# `name` is where a place's name begins, from its upper edge. The road is 0 on, the corridor c1 on, rooms are",
        "# s1 on, the Dragon's spaces red-1 on.",
        "unit: 836",
        "places:",
    ]
    for number, (x, y) in enumerate(board["road_spots"]):
        if number == 0:
            lines.append(_entry('"0"', **CITY_BOX))
        elif number == board["door"]:
            lines.append(_entry(f'"{number}"', **DOOR_BOX))
        elif number in zones:
            half = PLOT / 2 + 1
            name = NAMES.get(zones[number], (0, 63))[1]
            lines.append(_entry(f'"{number}"', x=x - half, y=y - half, w=2 * half, h=2 * half, name=name))
        else:
            lines.append(_entry(f'"{number}"', x=x - SPACE / 2, y=y - SPACE / 2, w=SPACE, h=SPACE))
    for number, (x, y) in enumerate(board["corridor_spots"], 1):
        lines.append(_entry(f"c{number}", x=x - 19, y=y - 19, w=38, h=38))
    for room in board["rooms"]:
        (x, y), (w, h) = room["spot"], ROOM
        lines.append(_entry(room["id"], x=x - w / 2, y=y - h / 2, w=w, h=h, name=5))
    for number, (x, y, _) in enumerate(scales(board), 1):
        lines.append(_entry(f"red-{number}", x=x - 12, y=y - 12, w=24, h=24))
    return "\n".join([*lines, ""])


def _entry(place: str, **box: float) -> str:
    return f"  {place}: {{" + ", ".join(f"{key}: {short(value)}" for key, value in box.items()) + "}"


def rules(board: dict[str, Any]) -> str:
    """Round places look round, some names stand aside, and the scales behind the Dragon are pale."""
    spaces = [f".p-{number}" for number in stones(board)] + [f".p-c{n}" for n in range(1, board["corridor"] + 1)]
    made = ["/* Made by tools/reflets_board.py: what depends on which places there are. */"]
    made.append(
        f".drawn :is({', '.join(spaces)}) {{ --round: 50%; --named: none; --mini: 3cqw; --mini-high: 3cqw;"
        " --mini-round: 50%; --mini-turn: 0deg; --back: url(back-token.svg); }"
    )
    for zone, (aside, _) in NAMES.items():
        made.append(f".drawn .p-{board['zones'][zone]} .name {{ translate: {aside / 8.36:.2f}cqw 0; }}")
    behind = [
        f'.board:has(.p-red-{space} [data-piece="dragon"]) .scales :nth-child(-n+{space - 1})'
        for space in range(2, board["red"] + 1)
    ]
    behind.append('.board:has(.place:not([data-place^="red-"]) [data-piece="dragon"]) .scales use')
    made.append(",\n".join(behind) + " { --scale: var(--r-pale); --scale-lit: var(--r-pale-lit); }")
    return "\n".join([*made, ""])


# --- writing ---


def filled(text: str, name: str, made: str) -> str:
    """The text with this block made anew."""
    block = re.compile(rf"(<!-- made {name} -->).*?(<!-- end {name} -->)", re.DOTALL)
    if not block.search(text):
        raise SystemExit(f"no block {name}")
    return block.sub(lambda found: f"{found[1]}\n{made}\n{found[2]}", text)


def make() -> dict[Path, str]:
    board = read_board()
    land = (LOOK / "board.svg").read_text(encoding="utf-8")
    for name, block in (("red", red), ("rooms", rooms), ("road", road)):
        land = filled(land, name, block(board))
    drawings = (LOOK / "drawings.svg").read_text(encoding="utf-8")
    for name, block in (("notches", notches), ("signs", signs)):
        drawings = filled(drawings, name, block(board))
    return {
        LOOK / "board.svg": land, LOOK / "drawings.svg": drawings, LOOK / "layout.yaml": layout(board),
        LOOK / "boards/places.css": rules(board),
    }  # fmt: skip


def main(check: bool) -> None:
    stale = []
    for file, text in make().items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
            if not check:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
    if check and stale:
        raise SystemExit(f"not as the board's data has it: {', '.join(stale)}")
    print("Nothing to do." if not stale else f"Wrote {', '.join(stale)}.")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
