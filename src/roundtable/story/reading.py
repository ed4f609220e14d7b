"""Reading together: nobody's page is turned before those at the table have read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.table import Table
from roundtable.kernel.windows import Rules

T = TypeVar("T")

HAVE_READ: Final[Option[Any]] = Option("have-read")


def read_together(
    table: Table[Any, Any],
    prompt: Prompt,
    options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
    seats: Sequence[Seat],
) -> Rules[Option[T]]:
    """The first of them turns the page or chooses; the others may say that they have read it, for which a bot waits."""

    def menu(seat: Seat) -> Sequence[Option[Any]]:
        if seat != seats[0]:
            return (HAVE_READ,)
        return options() if callable(options) else options

    claims = yield from table.race(seats, prompt, menu, passing=HAVE_READ, veiled=True, reading=True)
    return claims[0].option
