"""Interjections: decisions that a seat is asked, most of all in others' turns, mostly to say that it does nothing.

A person may answer them once for all. The match knows nothing of it: the window opens for everybody alike, and whoever
lets people play gives the answer for them when a person would, so that nobody can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from .options import Option

Wish: TypeAlias = Literal["always", "can", "never"]
"""When somebody wants to be asked: always, when there is something to choose, never."""


class Interjection(NamedTuple):
    """A decision by which others may break into a turn."""

    kind: str
    """What people call such decisions; its text is `window-` and this."""
    passing: str
    """The option by which nothing is done."""
    idle: frozenset[str] = frozenset()
    """Other options that do nothing now."""

    def can(self, options: Sequence[Option[Any]]) -> bool:
        """Whether there is more to choose than to pass, and than what is of no use now."""
        return any(option.id != self.passing and option.id not in self.idle and not option.idle for option in options)
