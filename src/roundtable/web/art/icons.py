"""Drawings of the sprites as markup: icons, dice, the seats' tokens."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel.seats import Seat
from roundtable.web.http.static_files import ICONS, statics

INK_FIGURES: Final = frozenset({1, 2, 5, 8, 10, 12, 14})
"""Seats whose figure is ink on a light ground; on the others it is white."""
FIGURE_BOX: Final = {2: (15, 19.5, 18), 4: (14.5, 15.5, 19), 5: (13, 12, 22)}
"""Where a figure sits on its token; on the others at 12.5, 11.5, and 23 wide."""


@cache
def draw_token(seat: Seat, figure: str, extra: str = "") -> Markup:
    """A seat's piece: its shape and colour, and the figure of its character."""
    x, y, size = FIGURE_BOX.get(seat, (12.5, 11.5, 23))
    ink = "ink" if seat in INK_FIGURES else "white"
    over = (
        f'<use class="figure {ink}" href="{escape(figure)}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
        if figure
        else ""
    )
    return Markup(
        f'<svg class="token {extra}" viewBox="0 0 48 48" aria-hidden="true"><use href="{token_at(seat)}"/>{over}</svg>'
    )


def drawing_at(sprite: str, symbol: str) -> str:
    """The address of a drawing. It changes with its sprite: a browser that has to ask again shows nothing meanwhile."""
    return f"{_sprite(sprite)}#{symbol}"


def icon_at(name: str) -> str:
    return drawing_at(ICONS, name)


@cache
def token_at(seat: Seat) -> str:
    """The shape and colour of a seat."""
    return drawing_at("tokens.svg", f"seat-{seat % 15}")


@cache
def _sprite(name: str) -> str:
    return f"/static/{name}?v={statics.file(name).digest}"


@cache
def icon(name: str, extra: str = "", label: str = "") -> Markup:
    """A drawing of the sprite; alone only with a label."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = escape(icon_at(name))
    return Markup(f'<svg class="icon {escape(extra)}" {said} viewBox="0 0 24 24"><use href="{drawing}"/></svg>')


@cache
def die(face: int, extra: str = "", label: str = "") -> Markup:
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = drawing_at("dice.svg", f"d{int(face)}")
    return Markup(f'<svg class="die {escape(extra)}" {said} viewBox="0 0 48 50"><use href="{drawing}"/></svg>')
