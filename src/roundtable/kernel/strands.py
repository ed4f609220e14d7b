"""Strands: rules that go on side by side for many steps, each at its own pace, such as two fights at two ends of a
map.

`Table.together` runs generators side by side within one step. A strand is more: an agenda of its own beside the
match's, which waits meanwhile. Between steps no generator is alive, and the state alone is complete; so that this holds
of several strands at once, **a strand rests at the first question of a step**: the step goes back on its agenda, as if
it had not begun, and the window stays open. Whatever changes elsewhere, a resting strand runs up to its question again,
so it is always asked what fits the state of now.

That is for steps that do nothing before they ask (`Game.asks_first`). Of all others, and once the first question is
answered, a strand is in the middle of its step: no state is kept until that ends.

Each strand counts its decisions and its chance by itself: what happens in one changes no number in another. The order
is fixed: the strand that was answered plays on until it asks, then the others are looked at in their order, and if one
of them goes on by that, all but that one again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .answers import Answer
from .errors import RulesError
from .options import find
from .state import Given, Strand, Strands

if TYPE_CHECKING:
    from .position import Position
    from .seats import Seat
    from .windows import Rules, Window

TRUNK: Final = 0
"""In place of a strand's number: the match's own agenda."""


class Line:
    """A strand, or the match's own agenda, as it is being played: the rule that waits, and the windows it waits for."""

    __slots__ = (
        "asked", "chance", "decisions", "entered", "forced", "resting", "rule", "side_by_side", "step", "steps", "told",
        "windows",
    )  # fmt: skip

    def __init__(self) -> None:
        self.rule: Rules[None] | None = None
        self.windows: list[Window] = []
        self.asked = 0
        self.side_by_side = False
        self.step: Any = None
        """The step that has begun, until it asks or is over."""
        self.steps = 0
        """How many steps have begun."""
        self.decisions = 0
        """How many decisions there were when it began."""
        self.told = 0
        """How many events."""
        self.forced = 0
        """How many questions had answered themselves."""
        self.chance = 0
        """How far its chance was."""
        self.entered = 0
        """How far its chance was as it went on."""
        self.resting = False
        """It waits at its step's first question, and the step is back on its agenda."""


def go_on(position: Position[Any, Any], closed: Window | None) -> None:
    """Plays on after this window was closed, or (None) from a state in which a step begins."""
    lines = lines_of(position)
    strands: Strands[Any] = position.table.state.strands
    moved: int | None = TRUNK
    if closed is not None:
        moved = line_of(position, closed)
    elif strands.open:
        moved = None if numbered(strands, strands.going) is None else strands.going
        if not position.starts:
            position.remember()
    if moved is not None:
        play(position, moved, closed)
    while not is_over(position) and TRUNK not in lines:
        if strands.open:
            moved = wake(position, moved)
            if moved is None:
                break
        else:
            moved = TRUNK
            play(position, TRUNK, None)
    position.windows = [window for number in sorted(lines) for window in lines[number].windows]


def lines_of(position: Position[Any, Any]) -> dict[int, Line]:
    assert position.lines is not None, "this game has strands"
    return position.lines


def line_of(position: Position[Any, Any], window: Window) -> int:
    """The number of the strand that waits for this window."""
    return next(number for number, line in lines_of(position).items() if window in line.windows)


def numbered(strands: Strands[Any], number: int) -> Strand[Any] | None:
    return next((strand for strand in strands.open if strand.number == number), None)


def waits(position: Position[Any, Any]) -> bool:
    """Whether it is the match's own agenda that would go on, and strands are open."""
    table = position.table
    return table.strand is None and bool(table.strands)


def is_over(position: Position[Any, Any]) -> bool:
    """Whether nothing is left to do anywhere; then nothing is left open."""
    lines, state = lines_of(position), position.table.state
    if position.table.core.outcome is None and (state.strands.open or state.agenda or TRUNK in lines):
        return False
    state.agenda.clear()
    state.strands.open.clear()
    lines.clear()
    return True


def play(position: Position[Any, Any], number: int, closed: Window | None) -> None:
    """Lets a strand go on to its next question or its end."""
    line = lines_of(position).setdefault(number, Line())
    strand = numbered(position.table.state.strands, number)
    if line.resting:
        assert strand is not None
        strand.agenda.pop()
        strand.decisions = line.windows[0].number
        strand.given = []
        line.resting = False
    advance(position, strand, line, closed)
    close_ended(position)


def close_ended(position: Position[Any, Any]) -> None:
    """A strand that asks nothing more is done; one that rules have ended is asked nothing more."""
    lines, strands = lines_of(position), position.table.state.strands
    strands.open = [strand for strand in strands.open if strand.number not in lines or lines[strand.number].windows]
    for number in list(lines):
        if not lines[number].windows or (number != TRUNK and numbered(strands, number) is None):
            del lines[number]


def wake(position: Position[Any, Any], but: int | None) -> int | None:
    """Looks at all strands but one after something has changed: the first that goes on because of it plays on to its
    next question, and is named; None where all are still asked what they were asked."""
    lines = lines_of(position)
    for strand in list(position.table.strands):
        if strand.number == but:
            continue
        line = lines.get(strand.number)
        if line is not None and not line.resting:
            closed = refreshed(position, line)
        elif begins_again(position, strand, line):
            closed = answered_again(position, strand)
        else:
            return strand.number
        if closed is not None:
            play(position, strand.number, closed)
            return strand.number
    return None


def begins_again(position: Position[Any, Any], strand: Strand[Any], before: Line | None) -> bool:
    """Lets a strand run up to its question, anew or for the first time: whether it rests there. Else it has moved."""
    if before is not None and before.rule is not None:
        before.rule.close()
    strands: Strands[Any] = position.table.state.strands
    line = lines_of(position)[strand.number] = Line()
    going, position.at_start = strands.going, True
    advance(position, strand, line, None)
    position.at_start = False
    if line.resting and line.steps == 1:
        strands.going = going
        return True
    close_ended(position)
    return False


def answered_again(position: Position[Any, Any], strand: Strand[Any]) -> Window | None:
    """What some have answered already still holds, where it is still offered; the window, if that closes it."""
    window = lines_of(position)[strand.number].windows[0]
    given, strand.given = strand.given, []
    for answer in given:
        option = find(window.menu(answer.seat), answer.option) if answer.seat in window.seats else None
        if option is not None:
            window.reply(Answer(answer.seat, option, answer.ms))
            strand.given.append(answer)
    if not window.closed():
        return None
    position.table.unseal(window)
    return window


def refreshed(position: Position[Any, Any], line: Line) -> Window | None:
    """New options for a strand in the middle of its step; the first window that now answers itself, if any."""
    for window in line.windows:
        window.stale()
        window.answer_forced()
        if window.closed():
            position.table.unseal(window)
            return window
    return None


def advance(position: Position[Any, Any], strand: Strand[Any] | None, line: Line, closed: Window | None) -> None:
    """Enters a strand, plays up to its next question or its end, and leaves it: at rest, where it can be."""
    enter(position, strand, line)
    position.run(closed)
    used = leave(position, strand, line)
    step, line.step = line.step, None
    if strand is None or type(step) not in position.game.asks_first:
        return
    if line.side_by_side or len(line.windows) != 1 or line.windows[0].number != line.decisions + 1:
        return
    if position.table.forced != line.forced:
        return  # a question has answered itself before: this is not the first
    if used or len(position.table.events) != line.told:
        raise RulesError(f"{type(step).__name__} does something before it asks, so it can't rest at its question.")
    strand.agenda.append(step)
    strand.decisions = line.decisions
    line.resting = True


def enter(position: Position[Any, Any], strand: Strand[Any] | None, line: Line) -> None:
    """From here on the table is at this strand: its agenda, its decisions, its chance."""
    position.line, position.table.strand = line, strand
    position.rule, position.windows = line.rule, line.windows
    position.asked, position.side_by_side = line.asked, line.side_by_side
    exchange(position, strand)
    line.entered = position.table.core.chance.counter


def leave(position: Position[Any, Any], strand: Strand[Any] | None, line: Line) -> bool:
    """Back from a strand; whether chance was used there since its step began."""
    line.rule, line.windows = position.rule, position.windows
    line.asked, line.side_by_side = position.asked, position.side_by_side
    counter = position.table.core.chance.counter
    position.rolled = position.rolled or counter != line.entered
    exchange(position, strand)
    position.line = position.table.strand = None
    return counter != line.chance


def exchange(position: Position[Any, Any], strand: Strand[Any] | None) -> None:
    """Puts a strand's decisions and chance where rules find them; and back."""
    if strand is not None:
        core = position.table.core
        core.decisions, strand.decisions = strand.decisions, core.decisions
        core.chance.counter, strand.counter = strand.counter, core.chance.counter


def begins(position: Position[Any, Any], step: object) -> None:
    """A step begins in the strand that is being played. The state is kept if all others rest."""
    line, table = position.line, position.table
    assert line is not None, "somebody plays"
    strand = table.strand
    strands: Strands[Any] = table.state.strands
    strands.going = TRUNK if strand is None else strand.number
    line.steps += 1
    line.step, line.told, line.forced = step, len(table.events), table.forced
    line.decisions, line.chance = table.core.decisions, table.core.chance.counter
    others = [other for other in lines_of(position).values() if other is not line]
    if (position.recording or not position.starts) and all(other.resting for other in others):
        exchange(position, strand)
        position.remember()
        exchange(position, strand)


def keep_answer(position: Position[Any, Any], window: Window) -> None:
    """The last answer in a window that waits for others: it is a part of the state of a strand that rests."""
    number = line_of(position, window)
    strand = numbered(position.table.state.strands, number)
    if strand is not None and lines_of(position)[number].resting:
        answer = window.answers[-1]
        strand.given.append(Given(answer.seat, answer.option.id, answer.ms))


def forget_answers(position: Position[Any, Any], seat: Seat) -> None:
    """What others than this seat have answered in windows that are still open is theirs alone."""
    for strand in position.table.strands:
        strand.given = [answer for answer in strand.given if answer.seat == seat]
