"""Drawings of the sprites as markup: icons, dice, the seats' tokens, and which frame a card has."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat

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


@cache
def icon(name: str, extra: str = "", label: str = "") -> Markup:
    """A drawing of the sprite; alone only with a label."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = f"/static/icons.svg#{escape(name)}"
    return Markup(f'<svg class="icon {escape(extra)}" {said} viewBox="0 0 24 24"><use href="{drawing}"/></svg>')


@cache
def die(face: int, extra: str = "", label: str = "") -> Markup:
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = f"/static/dice.svg#d{int(face)}"
    return Markup(f'<svg class="die {escape(extra)}" {said} viewBox="0 0 48 50"><use href="{drawing}"/></svg>')


TYPES: Final = ("enemy", "event", "stranger", "object", "magic-object", "follower", "place", "spell")
ALIKE: Final = {
    "animal": "enemy", "monster": "enemy", "dragon": "enemy", "spirit": "enemy", "combat": "spell", "action": "spell",
    "boost": "magic-object", "guardian": "enemy", "memories": "event", "trophies": "enemy", "prompts": "place",
    "done": "place", "market": "stranger", "seeker": "stranger",
}  # fmt: skip


COLLECTIONS: Final = {
    "heroes": "follower", "imprevus": "event", "zones": "place", "enemies": "enemy", "guardians": "enemy",
    "tokens": "magic-object", "seekers": "stranger", "characters": "stranger", "cards": "spell", "spells": "spell",
}  # fmt: skip
"""Where a card says no type, the kind of thing it is by the pack's collection it comes from."""


def card_type(kind: str | None, name: s.Text = "") -> str:
    """One of the eight frames."""
    if kind in TYPES:
        return str(kind)
    if kind is None and isinstance(name, str) and name.startswith("@"):
        return COLLECTIONS.get(name[1:].partition(".")[0], "object")
    return ALIKE.get(kind or "", "object")
