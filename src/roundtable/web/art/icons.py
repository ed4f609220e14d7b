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
        f'<svg class="token {extra}" viewBox="0 0 48 48" aria-hidden="true">'
        f'<use href="/static/tokens.svg#seat-{seat % 15}"/>{over}</svg>'
    )


def icon_at(name: str) -> str:
    """The address of a drawing of the sprite. It changes with the sprite: browsers need not ask again."""
    return f"{_sprite()}#{name}"


@cache
def _sprite() -> str:
    return f"/static/{ICONS}?v={statics.file(ICONS).digest}"


@cache
def icon(name: str, extra: str = "", label: str = "") -> Markup:
    """A drawing of the sprite; alone only with a label."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = escape(icon_at(name))
    return Markup(f'<svg class="icon {escape(extra)}" {said} viewBox="0 0 24 24"><use href="{drawing}"/></svg>')


@cache
def die(face: int, extra: str = "", label: str = "") -> Markup:
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = f"/static/dice.svg#d{int(face)}"
    return Markup(f'<svg class="die {escape(extra)}" {said} viewBox="0 0 48 50"><use href="{drawing}"/></svg>')
