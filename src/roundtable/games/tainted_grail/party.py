"""Who is meant, and how several decide as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from roundtable.kernel.answers import Answer
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import Decider
from roundtable.kernel.windows import Rules

from .state import GrailState, GrailTable

T = TypeVar("T")


def by_number(state: GrailState, seats: Iterable[Seat]) -> list[Seat]:
    """The lowest Character Number first."""
    return sorted(seats, key=lambda seat: state.seats[seat].number)


def players(state: GrailState) -> list[Seat]:
    """The seats with a living Character."""
    return [seat for seat, one in enumerate(state.seats) if one.who and not one.dead]


def here(state: GrailState, seat: Seat) -> list[Seat]:
    """The others in the same Location."""
    at = state.seats[seat].at
    return [other for other in players(state) if other != seat and state.seats[other].at == at]


def agree(
    table: GrailTable,
    seats: Sequence[Seat],
    prompt: Prompt,
    options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
) -> Rules[Option[T]]:
    """Several choose for all: unanimously, else as the Chronicler or the lowest Character Number says (A47)."""
    if not seats:  # nobody is left to say anything else
        return next(iter(options() if callable(options) else options))
    if len(seats) == 1:
        return (yield from table.ask(seats[0], prompt, options))
    named: list[Option[T]] = []
    chosen = yield from table.vote(seats, prompt, options, settled_by(table, seats, named))
    chronicler = table.state.chronicler
    if len(named) > 1 and chronicler not in seats and chronicler in players(table.state):
        return (yield from table.ask(chronicler, prompt, named))
    return chosen


def settled_by(table: GrailTable, seats: Sequence[Seat], named: list[Option[Any]]) -> Decider:
    """Whose word counts where the others don't agree; what they would have is `named` for a Chronicler elsewhere."""
    state = table.state
    chronicles = state.chronicler in (*seats, *players(state))
    last = state.chronicler if state.chronicler in seats else by_number(state, seats)[0]

    def decide(answers: Sequence[Answer]) -> Option[Any] | None:
        first = answers[0].option
        named[:] = {answer.option.id: answer.option for answer in answers}.values()
        if len(named) == 1:
            return first
        table.cite(
            "grail.setup.chronicler-has-the-final-word" if chronicles else "grail.basics.character-number-breaks-ties"
        )
        return next(answer.option for answer in answers if answer.seat == last)

    return decide
