"""Between fights: roads, towns, inns. Sensible and quick, not deep."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from roundtable.kernel.match import Match
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Window

LAST = ("done", "leave", "no", "stay", "sit-out", "forfeit")
"""What ends something: chosen when nothing better is known."""


def choose(match: Match[Any, Any], window: Window, seat: Seat, menu: Sequence[Option[Any]], rng: Random) -> Option[Any]:
    """Go on where a page says so; any way or place; nothing bought, changed or sat out without need."""
    going = [option for option in menu if option.verb not in LAST]
    ending = [option for option in menu if option.verb in LAST]
    if window.prompt.key in ENDS and ending:
        return ending[0]
    return going[int(rng.random() * len(going))] if going else menu[0]


ENDS = frozenset({"ask-deck", "ask-shop", "ask-roster"})
"""Decisions that are left as they are."""
