"""Windows: the one shape under every decision, and how rules that wait for one are combined.

A rule that needs a person is a generator that yields windows. It gets each one back closed, with the ordered answers
in it. `together` runs several rules side by side; `until` runs one that may be stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from .answers import Answer
from .errors import NothingToChoose
from .options import Option, Prompt, find
from .seats import Seat

T = TypeVar("T")

Menu: TypeAlias = Callable[[Seat], Sequence[Option[Any]]]
"""Builds a seat's options from the state as it is now."""
Own: TypeAlias = Callable[[], Sequence[Option[Any]]]
"""The same for a window with a single seat."""
Source: TypeAlias = Menu | Sequence[Option[Any]]
"""Where options come from: a sequence where they never change."""


class Window:
    """An open decision: options for each of some seats, until it closes."""

    # Most windows are plain ones: what is special about the others stands here as a default, which costs nothing.
    sealed: bool = False
    """Nobody sees another's answer before the window closes."""
    veiled: bool = False
    """Asks a seat even if it has a single option: an answer by itself would tell what the seat holds."""
    claims: int = 0
    """Closes after so many claims; 0 waits for everybody."""
    passing: Option[Any] | None = None
    """The option that is no claim."""
    reading: bool = False
    """People have something to read before they answer: bots don't hurry them."""
    tie: int = 0
    """Claims within so many milliseconds of the deciding one count as made at once."""
    common: bool = False
    """A vote: what all of them choose from is the same, and so is what comes of it."""
    leader: Seat | None = None
    """In a vote, whose choice weighs more than the others'."""
    open_ms: int | None = None
    """The deadline, in milliseconds after opening."""
    default: Option[Any] | None = None
    """What a seat chooses that lets the deadline pass; without it, it gives no answer."""
    free: Answer | None = None
    """A free action that a seat took instead of answering."""
    again: dict[Seat, int] | None = None
    """How often a seat was asked again after a free action: its old click can't answer anew."""

    def __init__(
        self, number: int, seats: tuple[Seat, ...], prompt: Prompt, source: Source, extra: Menu | None = None
    ) -> None:
        self.number: int = number
        self.seats: tuple[Seat, ...] = seats
        """The seats that have not answered yet."""
        self.prompt: Prompt = prompt
        self.source: Source = source
        self.extra: Menu | None = extra
        """Builds the free actions a seat may take before it answers."""
        self.menus: dict[Seat, Sequence[Option[Any]]] = {}
        self.answers: list[Answer] = []

    def build(self, seat: Seat) -> Sequence[Option[Any]]:
        """A seat's options from the state as it is now, free actions apart."""
        source = self.source
        return source(seat) if callable(source) else source

    @property
    def clocked(self) -> bool:
        """Whether it is a race against the clock: before it closes nobody may learn who has claimed."""
        return self.claims > 0 and (self.open_ms is not None or self.tie > 0)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats it waits for as all may know it: in a race against the clock whoever was asked, to its end."""
        if not self.clocked:
            return self.seats
        return tuple(sorted((*self.seats, *(answer.seat for answer in self.answers))))

    def asked_again(self, seat: Seat) -> int:
        return 0 if self.again is None else self.again.get(seat, 0)

    def menu(self, seat: Seat) -> Sequence[Option[Any]]:
        """The options of this seat, built when needed."""
        menu = self.menus.get(seat)
        return self.offer(seat, self.build(seat)) if menu is None else menu

    def offer(self, seat: Seat, menu: Sequence[Option[Any]]) -> Sequence[Option[Any]]:
        """Puts these options before the seat, with its free actions after them."""
        if self.extra is not None:
            free = self.extra(seat)
            if free:
                menu = [*menu, *free]
        self.menus[seat] = menu
        return menu

    def stale(self) -> None:
        """The state has changed under the open window: options are built anew when next asked for."""
        self.menus.clear()

    def reply(self, answer: Answer) -> None:
        """Takes a seat's answer."""
        self.answers.append(answer)
        if len(self.seats) == 1:
            self.seats = ()
        else:
            place = self.seats.index(answer.seat)
            self.seats = self.seats[:place] + self.seats[place + 1 :]

    def reopen(self, seat: Seat) -> None:
        """Takes back what all but this seat answered."""
        self.seats += tuple(answer.seat for answer in self.answers if answer.seat != seat)
        self.answers = [answer for answer in self.answers if answer.seat == seat]
        self.menus.clear()

    def answer_forced(self) -> None:
        """Answers for every seat that has only one option, free actions apart."""
        claims: list[Answer] = []
        for seat in self.seats:
            menu = self.build(seat)
            if not menu:
                raise NothingToChoose(f"Nothing to choose for '{self.prompt.key}'.")
            if len(menu) > 1 or self.veiled:
                self.offer(seat, menu)
            elif self.claims and self.is_claim(menu[0]):
                # Who claims first is a choice, even if there is but one thing to claim.
                self.offer(seat, menu)
                claims.append(Answer(seat, menu[0], 0))
            else:
                self.reply(Answer(seat, menu[0], 0))
        if (
            len(claims) == 1
            and len(self.seats) == 1
            and not any(self.is_claim(answer.option) for answer in self.answers)
        ):
            self.reply(claims[0])

    def is_claim(self, option: Option[Any]) -> bool:
        """Whether this answer is more than a pass."""
        passing = self.passing
        return passing is None or option.verb != passing.verb or option.arg != passing.arg

    def left_to(self, people: Collection[Seat], seat: Seat) -> bool:
        """Whether a bot on this seat waits: while any of these people reads, and where it could only pass."""
        if not self.reading:
            return False
        return any(person in self.seats for person in people) or not any(map(self.is_claim, self.menu(seat)))

    def once(self, own: Collection[Seat]) -> list[Seat]:
        """Which of one person's seats are asked. That they have read something, and what they vote, they say once."""
        asked = [seat for seat in self.seats if seat in own]
        if self.common:
            return asked[:1]
        if not self.reading:
            return asked
        if claiming := [seat for seat in asked if any(map(self.is_claim, self.menu(seat)))]:
            return claiming
        return [] if any(answer.seat in own for answer in self.answers) else asked[:1]

    def latest_ms(self) -> int | None:
        """The last millisecond at which an answer counts."""
        limit = self.open_ms
        if self.claims and self.tie:
            claims = [answer.ms for answer in self.answers if self.is_claim(answer.option)]
            if len(claims) >= self.claims:
                tie = sorted(claims)[self.claims - 1] + self.tie
                return tie if limit is None else min(tie, limit)
        return limit

    def earliest_claim(self) -> int | None:
        """The milliseconds of the quickest claim so far."""
        return min((answer.ms for answer in self.answers if self.is_claim(answer.option)), default=None)

    def idle(self, seat: Seat) -> Option[Any] | None:
        """What it comes to that this seat does nothing until it is too late, where that is on its menu."""
        chosen = self.default or self.passing
        return None if chosen is None else find(self.menu(seat), chosen.id)

    def closed(self) -> bool:
        """Whether nothing more is to come."""
        if not self.seats:
            return True
        if not self.claims or self.tie:
            return False
        claims = 0
        for answer in self.answers:
            if self.is_claim(answer.option):
                claims += 1
        return claims >= self.claims


class Question(Window):
    """A decision of a single seat, as most are."""

    def __init__(
        self, number: int, seat: Seat, prompt: Prompt, own: Own | Sequence[Option[Any]], extra: Menu | None,
        menu: Sequence[Option[Any]],
    ) -> None:  # fmt: skip
        self.number = number
        self.seats = (seat,)
        self.prompt = prompt
        self.own: Own | Sequence[Option[Any]] = own
        """In place of `source`."""
        self.extra = extra
        self.menus = {seat: menu}
        self.answers = []
        self.chosen: Option[Any] | None = None
        """What the seat chose; `answers` stay empty."""

    def build(self, seat: Seat) -> Sequence[Option[Any]]:
        own = self.own
        return own() if callable(own) else own

    def reply(self, answer: Answer) -> None:
        self.chosen = answer.option
        self.seats = ()


class Several:
    """Windows that are open at the same time, of rules that run side by side."""

    __slots__ = ("newest", "windows")

    def __init__(self, windows: list[Window], newest: Window | None) -> None:
        self.windows: list[Window] = windows
        self.newest: Window | None = newest
        """The one that was opened last, if nothing has changed since: its options are as they should be."""


Pending: TypeAlias = Window | Several
Rules: TypeAlias = Generator[Pending, Window, T]
"""A rule that may ask; it returns a T when it is done."""


class Stop(Exception):
    """Ends everything up to the frame that owns the scope: a turn, a fight, an encounter.

    Only `until` with the same scope catches it; clean-up is a rule that runs after that.
    """

    def __init__(self, scope: str) -> None:
        super().__init__(scope)
        self.scope: str = scope


class Stopped:
    """What `until` returns for a rule that did not come to its end."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


STOPPED: Final = Stopped()


def until(scope: str, rules: Rules[T]) -> Rules[T | Stopped]:
    """Runs the rules as the owner of this scope: their result, or STOPPED where they were stopped.

    What is touched last in them should be settled in them, or a Stop that comes of it finds another owner.
    """
    try:
        return (yield from rules)
    except Stop as stop:
        if stop.scope != scope:
            raise
        return STOPPED


class _Strands(Generic[T]):
    """The bookkeeping of `together`: which strand waits for which windows."""

    __slots__ = ("done", "strands", "waiting")

    def __init__(self, strands: Sequence[Rules[T]]) -> None:
        self.strands: list[Rules[T]] = list(strands)
        self.waiting: list[list[Window]] = [[] for _ in strands]
        self.done: list[T | None] = [None] * len(self.strands)

    def go_on(self, index: int, closed: Window | None) -> Window | None:
        """Lets a strand run to its next window, or its end; says which one it has just opened."""
        strand = self.strands[index]
        try:
            pending = next(strand) if closed is None else strand.send(closed)
        except StopIteration as end:
            self.waiting[index] = []
            self.done[index] = end.value
        except BaseException:
            for other in self.strands:
                if other is not strand:
                    other.close()
            raise
        else:
            if isinstance(pending, Several):
                self.waiting[index] = pending.windows
                return pending.newest
            self.waiting[index] = [pending]
            return pending
        return None

    def owner(self, window: Window) -> int:
        for index, windows in enumerate(self.waiting):
            if window in windows:
                return index
        raise AssertionError("a window that no strand waits for was closed")


def together(strands: Sequence[Rules[T]]) -> Rules[list[T]]:
    """What `Table.together` does, but for settling."""
    state = _Strands(strands)
    newest = None
    for index in range(len(state.strands)):
        newest = state.go_on(index, None)
    while any(state.waiting):
        closed = yield Several([window for windows in state.waiting for window in windows], newest)
        newest = state.go_on(state.owner(closed), closed)
    return state.done  # type: ignore[return-value]  # every strand has ended, so each slot holds its result
