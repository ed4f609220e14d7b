"""An open decision as front ends and bots get it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .options import Option, Prompt
from .seats import Seat


class Offer(Struct, frozen=True, gc=False):
    """An open decision as one seat sees it."""

    decision: str
    """Its id; an answer names it."""
    seat: Seat
    prompt: Prompt
    options: Sequence[Option[Any]]
    sealed: bool = False
    deadline: int | None = None
    """Milliseconds after opening."""
    answered: tuple[Seat, ...] = ()
    """The seats that have answered already; never what."""
    waiting: tuple[Seat, ...] = ()
