"""The board in pieces: its places as buttons, what is lit, ways, cards that lie there, and the board in small.

Most places never change between two views, so each is kept as it was last drawn.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from roundtable.web.art.game_art import CROWDED, FIGURE, UNIT
from roundtable.web.art.icons import draw_token, token_at
from roundtable.web.art.land import Point

from . import cell_map
from .markup_cache import MarkupCache
from .option_menu import there
from .page_model import PageModel, PlaceModel
from .templates import globals_, known, rendered

_cells: Final = MarkupCache(5_000)


def cell(shown: PageModel, spot: PlaceModel) -> str:
    """A place of the board."""
    at = cell_map.extent(shown.board) if shown.cells and shown.board else None
    return _cells.of((shown.look, shown.lang, spot.place.id, at, *spot[1:]), spot.place, lambda: _draw(shown, spot))


def _draw(shown: PageModel, spot: PlaceModel) -> str:
    if shown.cells:
        return _tile(shown, spot)
    w, place = shown.w, spot.place
    box = shown.look.boxes[place.id]
    short = box.short.get(shown.lang, "") or (w(place.short) if place.short else "")
    name = w(place.name)
    return rendered(
        "table/cell.html",
        globals_() | {
            "place": place, "box": box, "numbers": spot.numbers, "quiet": spot.quiet, "option": spot.option,
            "name": name,
            "short": short if short != name else "", "label": _label(shown, spot),
            "pieces": [*zip(spot.pieces, spot.states, strict=True)], "w": w, "look": shown.look,
            "there": there(shown, place, shown.view.eyes), "plain": not shown.look.drawn,
            "emblem": lambda piece: shown.drawn("emblem", piece.name) or shown.symbol("emblem", piece.emblem),
            "token": lambda seat: draw_token(seat, shown.figure(seat)), "shape": _shape,
        },
    )  # fmt: skip


def _tile(shown: PageModel, spot: PlaceModel) -> str:
    """A place of a board that grows, as its card in a cell."""
    w, place, board = shown.w, spot.place, shown.board
    assert board is not None
    pieces = [*zip(spot.pieces, spot.states, strict=True)]
    return rendered(
        "table/tile.html",
        globals_() | {
            "place": place, "numbers": spot.numbers, "option": spot.option, "name": w(place.name), "w": w,
            "label": _label(shown, spot), "pieces": pieces, "there": there(shown, place, shown.view.eyes),
            "people": [one for one in pieces if not one[0].fixed],
            "at": cell_map.position(board, place), "drawing": shown.scape(place.name), "kind": shown.land_kind(place),
            "lit": any(piece.number is not None and piece.seat is None for piece in spot.pieces),
            "emblem": lambda piece: shown.symbol("emblem", piece.emblem) or shown.drawn("emblem", piece.name),
            "token": lambda seat: draw_token(seat, shown.figure(seat)),
        },
    )  # fmt: skip


def _shape(emblem: str) -> Markup:
    """The shape of the seat that `seat-2` names: whose a thing is."""
    return draw_token(int(emblem.removeprefix("seat-")), "", "tiny")


def _label(shown: PageModel, spot: PlaceModel) -> str:
    """'Fields, outer region, draw 1, Brass the Troll is here, choice 2'."""
    w, place = shown.w, spot.place
    said = [w(place.name), w(place.region), w(place.hint)]
    if place.action is not None:
        said.append(w(place.action.text))
    for piece in spot.pieces:
        who = (
            w.t("who-plays", player=w.player(piece.seat), who=w(piece.name))
            if piece.seat is not None
            else w(piece.name)
        )
        said.append(w.t("is-here", who=who))
        if piece.targets:
            said.append(w.t("hunting", players=shown.names(piece.targets)))
        elif piece.note and piece.seat is None:
            said.append(w(piece.note))
    said += [w(card.name) for card in place.cards]
    said += [w(sign.text) for sign in place.signs] + ([w(place.fading)] if place.fading else [])
    said += [w.t(f"way-{way.edge}", number=w(way.number)) for way in place.ways]
    said += [w.t("barrier-to", name=w(label), place=w(name)) for label, name in shown.shut(place)]
    said += [w.t("choice-number", number=number) for number in spot.numbers]
    return ", ".join(words for words in said if words)


def paint(place: str) -> str:
    """The colour over a place that is offered."""
    name = escape(place)
    return f'<i id="paint-{name}" class="paint p-{name}" data-paint="{name}"></i>'


def aims(shown: PageModel) -> str:
    """A dashed line from each piece that is after somebody to that one's figure."""
    lines = []
    reach = shown.look.figure / 2 + 3
    for piece, seat, one, other in shown.aims:
        start, middle, end = _flight(one, other, reach)
        path = f"M{start[0]:.1f} {start[1]:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
        angle = math.degrees(math.atan2(end[1] - middle[1], end[0] - middle[0]))
        head = f'transform="translate({end[0]:.1f} {end[1]:.1f}) rotate({angle:.0f})" d="M-7-8 9 0-7 8z"'
        lines.append(
            f'<g data-aims="{escape(piece.id)}" data-seat="{seat}"><path class="halo" d="{path}"/>'
            f'<path class="dash" d="{path}"/><path class="head" {head}/></g>'
        )
    return (
        f'<svg id="aims" class="aim-lines" viewBox="0 0 {UNIT} {shown.look.height:.0f}" aria-hidden="true">'
        f"{''.join(lines)}</svg>"
    )


def _flight(one: Point, other: Point, reach: float) -> tuple[Point, Point, Point]:
    """From edge to edge of two figures, with the point that bends it: where they stand close, over their heads."""
    (ax, ay), (bx, by) = one, other
    length = math.hypot(bx - ax, by - ay) or 1.0
    if abs(ay - by) >= 1 and length < 3 * reach:  # two rows of a crowd, where figures are smaller
        reach *= CROWDED / FIGURE
    elif length < 3 * reach or (abs(ay - by) < 1 and length < 8 * reach):
        return (ax, ay - reach), ((ax + bx) / 2, min(ay, by) - 2.6 * reach), (bx, by - reach - 9)
    ux, uy = (bx - ax) / length, (by - ay) / length
    start, end = (ax + ux * reach, ay + uy * reach), (bx - ux * (reach + 9), by - uy * (reach + 9))
    return start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end


def ways(shown: PageModel) -> str:
    """Marks on the borders that the ways of options cross."""
    return rendered("table/ways.html", {**globals_(), "p": shown})


@known
def minimap(shown: PageModel, figures: Markup) -> Markup:
    """The board in small: where the regions are, and who is where. The script moves its window."""
    if shown.cells:
        return cell_map.minimap(shown)
    return Markup(
        f'<svg class="minimap" viewBox="0 0 {UNIT} {shown.look.height:.0f}" aria-hidden="true">'
        f"{_plots(shown.look.digest, _Boxes(shown))}{figures}"
        f'<rect class="window" x="0" y="0" width="0" height="0" rx="20"/></svg>'
    )


def figures(shown: PageModel) -> str:
    """The seats' figures on the board in small."""
    found = []
    for place in shown.places:
        for piece in place.pieces:
            box = shown.look.boxes.get(place.id)
            if piece.seat is not None and box is not None:
                x, y = box.x + box.w / 2 - 50, box.y + box.h / 2 - 50
                found.append(f'<use href="{token_at(piece.seat)}" x="{x:.0f}" y="{y:.0f}" width="100" height="100"/>')
    return f'<g id="figures">{"".join(found)}</g>'


class _Boxes:
    """Places with their boxes; compared by the look they belong to."""

    def __init__(self, shown: PageModel) -> None:
        self.places = shown.places
        self.boxes = shown.look.boxes
        self.drawn = shown.look.drawn

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Boxes)


@lru_cache(64)
def _plots(digest: str, known: _Boxes) -> str:
    regions = list(dict.fromkeys(place.region for place in known.places))
    if known.drawn:  # the colours of a land go from the outside in
        edges = [(min(box.x, box.y), place.region) for place in known.places if (box := known.boxes.get(place.id))]
        regions.sort(key=lambda region: min(edge for edge, other in edges if other == region))
    return "".join(
        f'<rect class="plot plot-{regions.index(place.region) % 4}" x="{box.x:.0f}" y="{box.y:.0f}"'
        f' width="{box.w:.0f}" height="{box.h:.0f}"/>'
        for place in known.places
        if (box := known.boxes.get(place.id)) is not None
    )
