"""What every game's state holds for the kernel: chance, who knows what, the agenda and the outcome.

A state is plain data (no sets, no floats, no closures), each struct in one place: its msgpack encoding is the hash
and the stored row, and what reads it back is equal to a copy (see copying.py).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct, field

from .chance import Chance
from .seats import Mask, Seat

Chain: TypeAlias = tuple[tuple[int, Mask], ...]
"""The shuffles that a hidden card has been through, each with the seats that have seen the card since; see piles.py."""


class Outcome(Struct, frozen=True):
    """How a match ended: who won (nobody, or a whole party), why, and by which rules."""

    winners: tuple[Seat, ...]
    reason: str
    rules: tuple[str, ...] = ()


class Core(Struct, array_like=True):
    """The kernel's own part of a state."""

    chance: Chance
    seats: int
    lots: list[Chain] = field(default_factory=lambda: [()])
    """The chains of the hidden cards; a card's mark tells which is its own."""
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


# --- strands: rules side by side, each at its own pace (see strands.py) ---

RANGE: Final = 100_000
"""Strands number their decisions so far apart: no two windows of a match have one number."""
MOST_STRANDS: Final = 9_999
STRETCH: Final = 32
"""So many bits has each strand's own stretch of chance."""

Step = TypeVar("Step")


class Given(Struct, array_like=True, frozen=True):
    """An answer in a window that waits for others too."""

    seat: Seat
    option: str
    ms: int


class Strand(Struct, Generic[Step], array_like=True):
    """Part of a match that goes on beside the rest of it: what is to be done, how far its decisions and its chance are,
    and what some seats have answered where others have not yet."""

    number: int
    agenda: list[Step]
    decisions: int
    counter: int
    given: list[Given] = field(default_factory=list)


class Strands(Struct, Generic[Step], array_like=True):
    """All strands. A game whose state has a field `strands` may open some; its own agenda waits until none is open."""

    opened: int = 0
    """How many there were: the number of the last one."""
    going: int = 0
    """In which of them the last step began."""
    open: list[Strand[Step]] = field(default_factory=list)
