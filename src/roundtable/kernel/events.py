"""Events: what happened, by which rules, and who may know."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .options import Params
from .seats import EVERYONE, Mask, Seat, bit

CHAPTERS: Final = frozenset({"turn-begins", "round-begins", "day-begins", "trial-begins"})
"""Events that open a chapter of the log. A game that names its own so gets its log told in turns."""


class Event(Struct, frozen=True, gc=False):
    """One line of the log, as a text key with parameters."""

    key: str
    params: Params = ()
    rules: tuple[str, ...] = ()
    to: Mask = EVERYONE
    at: int = 0
    """How many answers the match had when it happened."""

    def seen_by(self, seat: Seat) -> bool:
        return bool(self.to & bit(seat))
