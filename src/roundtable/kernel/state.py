"""What every game's state holds for the kernel: chance, who knows what, the agenda and the outcome.

A state is plain data (no sets, no floats, no closures), each struct in one place: its msgpack encoding is the hash
and the stored row, and what reads it back is equal to a copy (see copying.py).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from .chance import Chance
from .seats import Mask, Seat


class Outcome(Struct, frozen=True):
    """How a match ended: who won (nobody, or a whole party), why, and by which rules."""

    winners: tuple[Seat, ...]
    reason: str
    rules: tuple[str, ...] = ()


class Core(Struct, array_like=True):
    """The kernel's own part of a state."""

    chance: Chance
    seats: int
    lots: list[tuple[tuple[int, Mask], ...]] = field(default_factory=lambda: [()])
    """Which shuffles a hidden card has been through; see piles.py."""
    shuffles: int = 0
    reveals: int = 0
    """How often somebody came to know a hidden card: a barrier for undo."""
    decisions: int = 0
    """How many windows were opened: the number of the last one."""
    outcome: Outcome | None = None


class State(Struct, kw_only=True, array_like=True):
    """A game's state; a game adds its own fields and the union of its steps to the agenda."""

    core: Core
    agenda: list[Any] = field(default_factory=list)
    """What is still to be done, the next step last."""
