"""Colour and signs: what this terminal can show. Everything can be told apart without either."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from typing import Final, TextIO

from msgspec import Struct

WIDEST: Final = 100
"""Longer lines are tiring to read, however wide the terminal is."""
NARROWEST: Final = 40

STYLES: Final[Mapping[str, str]] = {
    "head": "1",
    "soft": "2",
    "mine": "1",
    # Gold means: the table waits here. Black on it is readable on any ground.
    "now": "1;38;5;16;48;5;220",
    "seat0": "1;38;5;231;48;5;26",
    "seat1": "1;38;5;16;48;5;208",
    "seat2": "1;38;5;16;48;5;36",
    "seat3": "1;38;5;231;48;5;124",
    "seat4": "1;38;5;231;48;5;54",
    "seat5": "1;38;5;16;48;5;253",
}


class Signs(Struct, frozen=True):
    """The characters a board is drawn with."""

    me: str
    other: str
    card: str
    thing: str
    arrow: str
    between: str
    """Between short things in a line."""
    up_down: str
    left_right: str
    falling: str
    rising: str
    corners: str
    """By its arms (up 1, down 2, left 4, right 8), what stands where walls meet."""


DRAWN: Final = Signs("►", "•", "▪", "◦", "→", " · ", "↕", "↔", "╲", "╱", " ││││┘┐┤─└┌├─┴┬┼")
TYPED: Final = Signs(">", "*", "#", "o", "->", ", ", "^", "<", "\\", "/", " |||-+++-+++-+++")


class Paint:
    """Dresses words in a style, where the terminal has colours."""

    def __init__(self, *, colour: bool = False, signs: Signs = DRAWN) -> None:
        self.colour = colour
        self.signs = signs

    def __call__(self, style: str, words: str) -> str:
        code = STYLES.get(style)
        return f"\x1b[{code}m{words}\x1b[0m" if self.colour and code and words else words


def paint_for(stream: TextIO) -> Paint:
    """What this stream can show: colour on terminals that have it, and signs where its encoding has them."""
    wanted = "NO_COLOR" not in os.environ and os.environ.get("TERM", "") not in ("", "dumb")
    colour = bool(os.environ.get("FORCE_COLOR")) or (stream.isatty() and wanted)
    try:
        "".join((DRAWN.me, DRAWN.other, DRAWN.card, DRAWN.thing, DRAWN.arrow, DRAWN.falling, DRAWN.corners)).encode(
            stream.encoding or "utf-8"
        )
    except (UnicodeEncodeError, LookupError):
        return Paint(colour=colour, signs=TYPED)
    return Paint(colour=colour)


def width_of(stream: TextIO) -> int:
    """How wide lines may be: the terminal's width, or COLUMNS, or 100 over a pipe."""
    if stream.isatty() or os.environ.get("COLUMNS", "").isdecimal():
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))
    return WIDEST
