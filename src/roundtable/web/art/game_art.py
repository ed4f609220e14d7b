"""Where a game's places stand and what its land looks like: its own drawings, or a plain map from the scene."""

from __future__ import annotations

import hashlib
import math
import zlib
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml
from markupsafe import Markup, escape
from msgspec import Struct, field
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER

from .card_kinds import CardKinds, kinds_in
from .icons import drawing_at
from .land import Art, Bow, Point, along, curve
from .land import art as read_art
from .land import land as draw_land

UNIT: Final = 836
MARGIN: Final = 12
WIDEST: Final = 250
LOWEST: Final = 120
FLAT: Final = 0.8
"""A plain place is this high for its width, and never lower than `LOWEST`."""
SPARSE: Final = 4
"""So many times as many squares as places, and it is no grid."""
NARROWEST: Final = 90
SLIM: Final = 0.62
"""A scattered place is this high for its width."""
GAP: Final = 0.88
"""How much of its room a place takes, where nobody has drawn the land."""
BOWS: Final = (0, 90, -90, 180, -180, 270, -270)
"""How far a road may bend to get around places, tried in this order."""
SKETCHES: Final = 6
FIGURE: Final = 0.24
"""How wide a figure is for the plain place it stands on; see `.plain .pieces`."""
CROWDED: Final = 0.17
"""The same where there are more than `ABREAST`."""
ABREAST: Final = 4
BETWEEN: Final = 0.05
"""How far a crowd's rows stand apart, so that a line from one to the other can be seen."""
FILES: Final = (".svg", ".png", ".webp", ".jpg")


class PlaceBox(Struct, frozen=True):
    """A place in units of the board."""

    x: float
    y: float
    w: float
    h: float
    short: dict[str, str] = field(default_factory=dict)
    """Its name where there is little room, by language."""
    badge: str = "right"
    name: float | None = None
    """Where its name begins, from its upper edge, as a share of its height; None: where plain places have it."""
    minis: float | None = None
    """Where cards lying there begin, from its left edge, as a share of its width."""


class GameArt(Struct, frozen=True, eq=False):
    """What a game brings for the eye; everything in it is the same for every table with this content."""

    game: str
    digest: str
    css: str
    files: dict[str, Path]
    boxes: dict[str, PlaceBox]
    land: Markup
    """The land below the places, as inline SVG."""
    drawings: Markup
    """What stands on it, above the paint of offered places."""
    drawn: bool
    """Whether the land is the game's own drawing."""
    height: float = UNIT
    """Of the board, where its width is `UNIT`."""
    emblems: frozenset[str] = frozenset()
    """Ids of the symbols in emblems.svg."""
    places: frozenset[str] = frozenset()
    """Ids of the symbols in drawings.svg, `place-ID`."""
    kinds: CardKinds = CardKinds()
    """How its cards are framed."""
    boards: dict[str, GameArt] = field(default_factory=dict)
    """Where a game has several boards: the look of each."""

    def frame(self, card: s.Card) -> str:
        """The frame of a card: one of eight."""
        return self.kinds.frame(card.type, card.name)

    def symbol_of(self, kind: str, name: s.Text | None) -> str:
        """The symbol for a thing by the reference that is its name; things may share one, as `kinds.yaml` says."""
        if not isinstance(name, str) or not name.startswith("@"):
            return ""
        collection, _, item = name.partition("#")[0].lstrip("@").partition(".")
        item = self.kinds.emblems.get(collection, {}).get(item.partition(".")[0], item.rpartition(".")[2])
        return self.symbol(kind, item)

    def symbol(self, kind: str, name: str) -> str:
        """The game's drawing of this name."""
        symbol = f"{kind}-{name}"
        return f"{self.base}/emblems.svg#{symbol}" if symbol in self.emblems else ""

    def back(self, zone: str) -> str:
        """The drawing on the back of a pile's cards: the game's own, or the plain one."""
        symbol = f"back-{zone}"
        return (
            f"{self.base}/emblems.svg#{symbol}" if symbol in self.emblems else drawing_at("cards.svg", "back-generic")
        )

    def at(self, board: str) -> GameArt:
        """With the land of this board."""
        return self.boards.get(board, self)

    @property
    def figure(self) -> float:
        """How wide a figure is that stands on a plain place."""
        return FIGURE * min((box.w for box in self.boxes.values()), default=WIDEST)

    @property
    def base(self) -> str:
        return f"/look/{self.game}/{self.digest}"


def look(game: Game[Any, Any], content: Any) -> GameArt:
    """The look of a game with this content."""
    return _look(game, game.digest(content), _Held(content))


class _Held:
    """Content that is compared by its digest alone."""

    def __init__(self, content: Any) -> None:
        self.content = content

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held)


@lru_cache(64)
def _look(game: Game[Any, Any], digest: str, held: _Held) -> GameArt:
    folder = game.folder / "look"
    board = _board(game, held.content)
    files = {file.name: file for file in sorted(folder.glob("*")) if file.suffix in FILES} if folder.is_dir() else {}
    boxes = _drawn_boxes(folder / "layout.yaml")
    places = {place.id: place for place in board.places} if board else {}
    drawn = bool(boxes) and boxes.keys() >= places.keys() and "board.svg" in files
    height: float = UNIT
    if not drawn:
        boxes, height = plain_boxes(places)
    theme = folder / "theme.css"
    css = (theme.read_text(encoding="utf-8") if theme.exists() else "") + positions(boxes, height)
    css += "".join(file.read_text(encoding="utf-8") for file in sorted((folder / "boards").glob("*.css")))
    art = read_art(folder)
    several = {board.id: _several(folder / "boards", board, art) for board in game.boards(held.content)}
    for name, one in several.items():
        css += positions(one.boxes, one.height, f'.grid[data-board="{escape(name)}"]')
    land = _inline(files["board.svg"]) if drawn else plain_land(places, boxes, height)
    drawings = _inline(files["drawings.svg"]) if drawn and "drawings.svg" in files else Markup()
    marks = hashlib.blake2b(css.encode(), digest_size=8)
    for file in files.values():
        marks.update(file.read_bytes())
    made = GameArt(
        game.id, marks.hexdigest(), css, files, boxes, land, drawings, drawn, height,
        symbols_in(files.get("emblems.svg")), symbols_in(files.get("drawings.svg")), kinds_in(folder),
    )  # fmt: skip
    boards = {
        name: replace(
            made, boxes=one.boxes, height=one.height, land=one.land, drawn=one.drawn, drawings=one.drawings
        )
        for name, one in several.items()
    }  # fmt: skip
    return replace(made, boards=boards)


class _Land(NamedTuple):
    """What one of several boards looks like."""

    boxes: dict[str, PlaceBox]
    height: float
    land: Markup
    drawings: Markup = Markup()
    drawn: bool = False


def _several(folder: Path, board: s.Board, art: Art) -> _Land:
    """A board of a game that has several: `boards/ID.svg`, with its places where `ID.yaml` says; or a plain map."""
    land, drawings = folder / f"{board.id}.svg", folder / f"{board.id}.drawings.svg"
    boxes = _drawn_boxes(folder / f"{board.id}.yaml")
    if not land.exists() or not boxes.keys() >= {place.id for place in board.places}:
        return _plain(board, art)
    return _Land(boxes, UNIT, _inline(land), _inline(drawings) if drawings.exists() else Markup(), True)


def _plain(board: s.Board, art: Art) -> _Land:
    places = {place.id: place for place in board.places}
    boxes, height = plain_boxes(places)
    ways = [bow(one, other, boxes) for one, other in _ways(places, boxes)]
    barriers = [(one, bow(*one.between, boxes)) for one in board.barriers]
    drawn = draw_land(board.id, boxes, height, ways, barriers, art)
    return _Land(boxes, height, *(drawn or (plain_land(places, boxes, height),)))


def places_in(box: PlaceBox, people: int, others: int = 0) -> list[Point]:
    """Where figures stand on a plain place: at its lower edge, and in a crowd people in one row, others below them."""
    crowd = people + others > ABREAST
    size = box.w * (CROWDED if crowd else FIGURE)
    groups = [group for group in (people, others) if group] if crowd else [people + others]
    abreast = ABREAST + (len(groups) > 1)
    rows = [min(abreast, group - first) for group in groups for first in range(0, group, abreast)]
    found = []
    for at, here in enumerate(rows):
        gap = box.w * BETWEEN if len(groups) > 1 and at < len(range(0, people, abreast)) else 0.0
        y = box.y + box.h - box.w * 0.03 - gap - size * (len(rows) - at - 0.5)
        found += [(box.x + box.w / 2 + size * (n - (here - 1) / 2), y) for n in range(here)]
    return found


def _ways(places: Mapping[str, s.Place], boxes: Mapping[str, PlaceBox]) -> list[tuple[str, str]]:
    """Every way between two places once."""
    return [
        (key, link)
        for key, place in places.items()
        for link in place.links
        if link in boxes and (key < link or key not in places[link].links)
    ]


def _board(game: Game[Any, Any], content: Any) -> s.Board | None:
    """The board as it lies there at the start: places never move."""
    match = Match.start(game, Setup(seats=game.least_seats), content)
    return next((part for part in match.scene(WATCHER).parts if isinstance(part, s.Board)), None)


@cache
def symbols_in(file: Path | None) -> frozenset[str]:
    """The ids of the symbols in an SVG file."""
    import re

    if file is None:
        return frozenset()
    return frozenset(re.findall(r'<symbol[^>]*\bid="([^"]+)"', file.read_text(encoding="utf-8")))


def _inline(file: Path) -> Markup:
    text = file.read_text(encoding="utf-8")
    return Markup(text[text.index("<svg") :])


def _drawn_boxes(file: Path) -> dict[str, PlaceBox]:
    if not file.exists():
        return {}
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    unit = data.get("unit", UNIT) / UNIT
    cell = data.get("cell", {})
    return {place: _drawn_box(box, cell, unit) for place, box in data.get("places", {}).items()}


def _drawn_box(box: Mapping[str, Any], cell: Mapping[str, float], unit: float) -> PlaceBox:
    name = box.get("name")
    if name is None and cell:
        name = cell["name"] + (box["h"] - cell["height"]) / 2
    return PlaceBox(
        box["x"] / unit, box["y"] / unit, box["w"] / unit, box["h"] / unit, box.get("short", {}),
        box.get("badge", "right"), None if name is None else name / box["h"],
        box["minis"] / box["w"] if "minis" in box else None,
    )  # fmt: skip


def plain_boxes(places: Mapping[str, s.Place]) -> tuple[dict[str, PlaceBox], float]:
    """Places spread over the board by their coordinates, as large as the nearest two allow, and the board's height."""
    if not places:
        return {}, UNIT
    xs, ys = {place.x for place in places.values()}, {place.y for place in places.values()}
    step_x, step_y = _step(xs), _step(ys)
    columns, rows = (max(xs) - min(xs)) / step_x + 1, (max(ys) - min(ys)) / step_y + 1
    if columns * rows > SPARSE * len(places):
        return scattered_boxes(places)
    room = UNIT - 2 * MARGIN
    wide = min(room / columns, WIDEST)
    height = min(float(UNIT), rows * max(wide * FLAT, LOWEST) + 2 * MARGIN)
    high = (height - 2 * MARGIN) / rows
    # Few places are spread as far as the board goes, not heaped in its middle.
    pitch = (room - wide) / (columns - 1) if columns > 1 else 0
    left = MARGIN if columns > 1 else (UNIT - wide) / 2
    boxes = {}
    for key, place in places.items():
        x = left + (place.x - min(xs)) / step_x * pitch + wide * (1 - GAP) / 2
        y = MARGIN + (place.y - min(ys)) / step_y * high + high * (1 - GAP) / 2
        boxes[key] = PlaceBox(round(x, 1), round(y, 1), round(wide * GAP, 1), round(high * GAP, 1))
    return boxes, height


def scattered_boxes(places: Mapping[str, s.Place]) -> tuple[dict[str, PlaceBox], float]:
    """Places that lie on no grid: each where its coordinates say, all as large as they can be without touching."""
    xs, ys = [place.x for place in places.values()], [place.y for place in places.values()]
    height = UNIT * FLAT
    for wide in range(WIDEST, NARROWEST - 1, -10):
        high = wide * SLIM
        across, down = UNIT - 2 * MARGIN - wide, height - 2 * MARGIN - high
        boxes = {
            key: PlaceBox(
                round(MARGIN + (place.x - min(xs)) / max(1, max(xs) - min(xs)) * across, 1),
                round(MARGIN + (place.y - min(ys)) / max(1, max(ys) - min(ys)) * down, 1),
                wide,
                round(high, 1),
            )
            for key, place in places.items()
        }
        if not any(_touch(a, b) for a, b in combinations(boxes.values(), 2)):
            break
    return boxes, height


def _touch(a: PlaceBox, b: PlaceBox) -> bool:
    return abs(a.x - b.x) < a.w + MARGIN and abs(a.y - b.y) < a.h + MARGIN


def _step(values: set[int]) -> int:
    """The least distance between two of them."""
    ordered = sorted(values)
    return min((b - a for a, b in pairwise(ordered)), default=1)


def plain_land(places: Mapping[str, s.Place], boxes: Mapping[str, PlaceBox], height: float) -> Markup:
    """Ways as dotted roads, places as plots coloured by region, with a sketch on each."""
    if not places:
        return Markup()
    regions = list(dict.fromkeys(place.region for place in places.values()))
    roads = [f'<path d="{road(one, other, boxes)}"/>' for one, other in _ways(places, boxes)]
    plots = [
        f'<rect class="plot plot-{regions.index(places[key].region) % 4}" x="{box.x}" y="{box.y}"'
        f' width="{box.w}" height="{box.h}" rx="14"/>{_sketch(key, box)}'
        for key, box in boxes.items()
    ]
    return Markup(
        f'<svg class="plain-land" viewBox="0 0 {UNIT} {height:.0f}" aria-hidden="true" focusable="false">'
        f'<g class="roads">{"".join(roads)}</g>{"".join(plots)}</svg>'
    )


def road(start: str, end: str, boxes: Mapping[str, PlaceBox]) -> str:
    """Straight, or in a bow around the places between."""
    return curve(bow(start, end, boxes))


def bow(start: str, end: str, boxes: Mapping[str, PlaceBox]) -> Bow:
    """The way between two places: its ends, and the point that bends it around others."""
    a, b = boxes[start], boxes[end]
    ax, ay, bx, by = a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2
    between = [box for key, box in boxes.items() if key not in (start, end)]
    length = max(math.hypot(bx - ax, by - ay), 1.0)
    for bend in BOWS:
        bent = (ax + bx) / 2 - bend * (by - ay) / length, (ay + by) / 2 + bend * (bx - ax) / length
        way = (ax, ay), bent, (bx, by)
        points = [along(way, step / 24) for step in range(1, 24)]
        if not any(box.x <= x <= box.x + box.w and box.y <= y <= box.y + box.h for x, y in points for box in between):
            return way
    return (ax, ay), ((ax + bx) / 2, (ay + by) / 2), (bx, by)


def _sketch(place: str, box: PlaceBox) -> str:
    """A little land, always the same for a place."""
    wide = min(box.w * 0.62, box.h * 0.95)
    high = wide * 60 / 96
    kind = zlib.crc32(place.encode()) % SKETCHES
    return (
        f'<use class="sketch" href="{drawing_at("lands.svg", f"land-{kind}")}" x="{box.x + (box.w - wide) / 2:.1f}"'
        f' y="{box.y + box.h * 0.9 - high:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'
    )


def positions(boxes: Mapping[str, PlaceBox], height: float = UNIT, within: str = ".grid") -> str:
    """The stylesheet that puts every place where it belongs."""
    rules = [f"{within}{{--ratio:{height / UNIT:.4f}}}"]
    for place, box in boxes.items():
        left, width = (f"{100 * number / UNIT:.3f}%" for number in (box.x, box.w))
        top, high = (f"{100 * number / height:.3f}%" for number in (box.y, box.h))
        rules.append(f".p-{escape(place)}{{left:{left};top:{top};width:{width};height:{high}}}")
        if box.name is not None:
            rules.append(f".p-{escape(place)} .name{{top:{100 * box.name:.1f}%}}")
            rules.append(f".p-{escape(place)} .pieces{{bottom:{100 * (1 - box.name):.1f}%}}")
        if box.minis is not None:
            rules.append(f".p-{escape(place)} .minis{{left:{100 * box.minis:.1f}%}}")
    rules += [f".w-{share}{{width:{share}%}}" for share in range(101)]
    return "\n".join(["", *rules, ""])
