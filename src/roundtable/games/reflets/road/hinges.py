"""The hinges of a turn: decisions before which the Guide may play waiting tokens, heal, or reroll the golden die.

Elsewhere, in the middle of an effect, a decision is only about that effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from roundtable.games.reflets.state import RefletsTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

T = TypeVar("T")


def at_hinge(
    table: RefletsTable,
    seat: Seat,
    prompt: Prompt | Callable[[], Prompt],
    options: Callable[[], Sequence[Option[T]]],
    *,
    deadline: int | None = None,
    default: Option[T] | None = None,
    veiled: bool = False,
    pause: bool = True,
) -> Rules[Option[T]]:
    """A decision of the Guide at which free actions are offered beside the options."""
    yield from table.settle()
    table.state.hinge = True
    chosen = yield from table.ask(seat, prompt, options, deadline=deadline, default=default, pause=pause, veiled=veiled)
    table.state.hinge = False
    return chosen
