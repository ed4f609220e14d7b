"""The board in pieces: its places as buttons, what is lit, ways, cards that lie there, and the board in small.

Most places never change between two views, so each is kept as it was last drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from .choices import there
from .kept import Kept
from .look import UNIT
from .shown import Shown, Spot
from .symbols import draw_token
from .templates import globals_, known, rendered

_cells: Final = Kept(5_000)


def cell(shown: Shown, spot: Spot) -> str:
    """A place of the board."""
    return _cells.of((shown.look, shown.lang, spot.place.id, *spot[1:]), spot.place, lambda: _draw(shown, spot))


def _draw(shown: Shown, spot: Spot) -> str:
    w, place = shown.w, spot.place
    box = shown.look.boxes[place.id]
    short = box.short.get(shown.lang, "") or (w(place.short) if place.short else "")
    name = w(place.name)
    return rendered(
        "table/cell.html",
        globals_() | {
            "place": place, "box": box, "numbers": spot.numbers, "option": spot.option, "name": name,
            "short": short if short != name else "", "label": _label(shown, spot),
            "pieces": [*zip(spot.pieces, spot.states, strict=True)], "w": w,
            "there": there(shown, place, shown.view.eyes), "plain": not shown.look.drawn,
            "token": lambda seat: draw_token(seat, shown.figure(seat)),
        },
    )  # fmt: skip


def _label(shown: Shown, spot: Spot) -> str:
    """'Fields, outer region, draw 1, Brass the Troll is here, choice 2'."""
    w, place = shown.w, spot.place
    said = [w(place.name), w(place.region), w(place.hint)]
    for piece in spot.pieces:
        who = (
            w.t("who-plays", player=w.player(piece.seat), who=w(piece.name))
            if piece.seat is not None
            else w(piece.name)
        )
        said.append(w.t("is-here", who=who))
    said += [w(card.name) for card in place.cards]
    said += [w.t("choice-number", number=number) for number in spot.numbers]
    return ", ".join(words for words in said if words)


def paint(place: str) -> str:
    """The colour over a place that is offered."""
    name = escape(place)
    return f'<i id="paint-{name}" class="paint p-{name}" data-paint="{name}"></i>'


def ways(shown: Shown) -> str:
    """Marks on the borders that the ways of options cross."""
    return rendered("table/ways.html", {**globals_(), "p": shown})


@known
def minimap(shown: Shown, figures: Markup) -> Markup:
    """The board in small: where the regions are, and who is where. The script moves its window."""
    return Markup(
        f'<svg class="minimap" viewBox="0 0 {UNIT} {shown.look.height:.0f}" aria-hidden="true">'
        f"{_plots(shown.look.digest, _Boxes(shown))}{figures}"
        f'<rect class="window" x="0" y="0" width="0" height="0" rx="20"/></svg>'
    )


def figures(shown: Shown) -> str:
    """The seats' figures on the board in small."""
    found = []
    for place in shown.places:
        for piece in place.pieces:
            box = shown.look.boxes.get(place.id)
            if piece.seat is not None and box is not None:
                x, y = box.x + box.w / 2 - 50, box.y + box.h / 2 - 50
                drawing = f"/static/tokens.svg#seat-{piece.seat % 15}"
                found.append(f'<use href="{drawing}" x="{x:.0f}" y="{y:.0f}" width="100" height="100"/>')
    return f'<g id="figures">{"".join(found)}</g>'


class _Boxes:
    """Places with their boxes; compared by the look they belong to."""

    def __init__(self, shown: Shown) -> None:
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
