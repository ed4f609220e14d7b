"""The tables' own texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from roundtable.kernel.texts import Texts


@cache
def texts() -> Texts:
    """What a table says that is no game's: errors, and lines of its log."""
    return Texts(Path(__file__).parent)
