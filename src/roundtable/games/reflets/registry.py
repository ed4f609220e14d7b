"""Who does what a card says: each kind of deed belongs to a chapter (`@DEEDS.does(Gems)`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from roundtable.kernel.deeds import Deeds
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .state import RefletsTable


class Doing(Struct, frozen=True):
    """For whom a deed is done, and by what."""

    user: Seat
    """Whom it serves: the one whose card or skill it is, or on whom an outcome falls."""
    card: str
    """The card that says so."""
    rule: str
    """The rule by which it is done."""
    victim: int = -1
    """Whom it hits; -1: whom the user chooses."""
    when: str = ""
    """The moment of a Dilemma, or `skill`, `bright`, `dark`, `sale`, `event`."""
    times: int = 1
    """2 where gains are doubled."""


Does = Callable[[RefletsTable, Doing, Any], Rules[None] | None]
DEEDS: Final = Deeds[Does]("reflets")


def do(table: RefletsTable, doing: Doing, deeds: Iterable[object]) -> Rules[None]:
    """Carries them out, one after the other."""
    yield from DEEDS.carry_out(table, doing, deeds)
