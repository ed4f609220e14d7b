"""The places of a board as buttons. Most never change between two views, so each is kept as it was last drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat

from .choices import there
from .kept import Kept
from .look import UNIT
from .shown import Shown, Spot
from .symbols import draw_token

_kept: Final = Kept()


def cells(shown: Shown) -> Markup:
    """Every place of the board."""
    options = {choice.number: choice.id for choice in shown.choices}
    found = []
    for spot in shown.spots:
        option = options[spot.numbers[0]] if len(spot.numbers) == 1 else ""
        key: tuple[object, ...] = (shown.look, shown.lang, spot.place.id, spot.numbers, option)
        states: tuple[str, ...] = ()
        if spot.pieces:
            # Whose eyes these are shows in the order of the pieces and in their states.
            states = tuple([_state(shown, piece) for piece in spot.pieces])
            key = (*key, shown.key, tuple([piece.id for piece in spot.pieces]), states)
        found.append(_kept.of(key, spot.place, lambda: _draw(shown, spot, option, states)))  # noqa: B023
    return Markup("").join(found)


def _draw(shown: Shown, spot: Spot, option: str, states: tuple[str, ...]) -> Markup:
    from .markup import _globals, rendered

    w, place = shown.w, spot.place
    short = spot.box.short.get(shown.lang, "") or (w(place.short) if place.short else "")
    name = w(place.name)
    return Markup(
        rendered(
            "table/cell.html",
            _globals() | {
                "place": place, "box": spot.box, "numbers": spot.numbers, "option": option, "name": name,
                "short": short if short != name else "", "label": _label(shown, spot),
                "pieces": [*zip(spot.pieces, states, strict=True)], "w": w,
                "there": there(shown, place, shown.view.eyes), "plain": not shown.look.drawn,
                "token": lambda seat: draw_token(seat, shown.figure(seat)),
            },
        )
    )  # fmt: skip


def _state(shown: Shown, piece: s.Piece) -> str:
    """Whether the table waits for this piece's seat, or it is its turn."""
    state = " me" if piece.seat == shown.view.eyes else ""
    if piece.seat is not None and any(one.seat == piece.seat for one in shown.view.awaited):
        return state + " now"
    return state + " turn" if piece.seat is not None and piece.seat == shown.turn else state


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


def minimap(shown: Shown) -> Markup:
    """The board in small: where the regions are, and who is where. The script moves its window."""
    figures: list[tuple[Seat, float, float]] = [
        (piece.seat, spot.box.x + spot.box.w / 2, spot.box.y + spot.box.h / 2)
        for spot in shown.spots
        for piece in spot.pieces
        if piece.seat is not None
    ]
    uses = "".join(
        f'<use href="/static/tokens.svg#seat-{seat % 15}" x="{x - 50:.0f}" y="{y - 50:.0f}" width="100" height="100"/>'
        for seat, x, y in figures
    )
    return Markup(
        f'<svg class="minimap" viewBox="0 0 {UNIT} {shown.look.height:.0f}" aria-hidden="true">'
        f"{_plots(shown.look.digest, _Boxes(shown))}{uses}"
        f'<rect class="window" x="0" y="0" width="0" height="0" rx="20"/></svg>'
    )


class _Boxes:
    """Places with their boxes; compared by the look they belong to."""

    def __init__(self, shown: Shown) -> None:
        self.spots = shown.spots
        self.drawn = shown.look.drawn

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Boxes)


@lru_cache(64)
def _plots(digest: str, boxes: _Boxes) -> str:
    regions = list(dict.fromkeys(spot.place.region for spot in boxes.spots))
    if boxes.drawn:  # the colours of a land go from the outside in
        edges = [(min(spot.box.x, spot.box.y), spot.place.region) for spot in boxes.spots]
        regions.sort(key=lambda region: min(edge for edge, other in edges if other == region))
    return "".join(
        f'<rect class="plot plot-{regions.index(spot.place.region) % 4}" x="{spot.box.x:.0f}" y="{spot.box.y:.0f}"'
        f' width="{spot.box.w:.0f}" height="{spot.box.h:.0f}"/>'
        for spot in boxes.spots
    )
