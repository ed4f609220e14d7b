"""A position: a state, the rule that waits in it, and the way there. It plays on, clones itself, and goes back.

Between steps the state alone is complete. Inside a step a position is the snapshot at its start plus the answers
since; that one mechanism gives clone, undo, recovery and time travel.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from . import knowledge, strands
from .answers import Answer, AnswerRow, Deal, Redealt
from .chance import Chance, NoChance, key_of
from .copying import copied
from .errors import EscapedStop, PreviewRefused, RoundtableError, RulesError, Runaway, ScriptError
from .game import C, Game, S, Setup
from .options import Option, find
from .seats import Seat
from .state import Core, State
from .strands import Line
from .table import Table
from .windows import Question, Rules, Several, Stop, Window

if TYPE_CHECKING:
    from .journal import Journal

MOST_DECISIONS: Final = 2_000
"""A step that opens more windows than this is stopped: it would never end."""
MOST_IDLE_STEPS: Final = 10_000
"""So many steps may be played without a single decision."""
MOST_SNAPSHOTS: Final = 256
CLOSE_SNAPSHOTS: Final = 64

CHANCE: Final = 1
REVEAL: Final = 2

_encode = msgspec.msgpack.Encoder().encode
_decoders: dict[type, msgspec.msgpack.Decoder[Any]] = {}

P = TypeVar("P", bound="Position[Any, Any]")


def _named(error: Exception, journal: Journal) -> Exception:
    """What a failure of the rules is called, with the journal that reproduces it."""
    if isinstance(error, ScriptError):
        return error
    if isinstance(error, RulesError):
        error.journal = journal
        return error
    if isinstance(error, Stop):
        failure: RulesError = EscapedStop(f"Nothing in this step owns the scope '{error.scope}'.", journal)
    else:
        failure = RulesError(f"The rules failed: {type(error).__name__}: {error}", journal)
    failure.__cause__ = error  # said outright, for a compiled `raise ... from` forgets it
    return failure


def decode(state_type: type[S], snapshot: bytes) -> S:
    """The state that a snapshot holds."""
    decoder = _decoders.get(state_type)
    if decoder is None:
        decoder = _decoders[state_type] = msgspec.msgpack.Decoder(state_type)
    state: S = decoder.decode(snapshot)
    return state


def stored(kept: State | bytes) -> bytes:
    """A state as it is stored."""
    return kept if isinstance(kept, bytes) else _encode(kept)


class Position(Generic[S, C]):
    """Where a match stands. Rules mutate its state; everything else goes through `take`, `expire` and `clone`."""

    def __init__(self, game: Game[S, C], content: C, setup: Setup, state: S | None = None) -> None:
        if state is None:
            core = Core(Chance(key_of(setup.seed)), setup.seats)
            state = game.start(core, setup, content)
        self.game: Game[S, C] = game
        self.content: C = content
        self.setup: Setup = setup
        self.table: Table[S, C] = Table(game, content, setup, state)
        self.recording: bool = True
        """Whether every step leaves a snapshot; without them a clone replays from the last one there is."""
        self.windows: list[Window] = []
        """The open decisions."""
        self.rows: list[AnswerRow | Redealt] = []
        self.barriers: list[int] = []
        """For each row, whether chance was used or something hidden was seen after it."""
        self.offset: int = 0
        """How many rows came before the first one kept here."""
        self.starts: list[tuple[int, S | bytes]] = []
        """The states in which steps began, and after how many answers. They are copied and never played on."""
        self.cloned: bool = False
        """Somebody thinks ahead in clones: states are kept to be copied quickly rather than to be kept cheaply."""
        self.rule: Rules[None] | None = None
        """The one that waits."""
        self.asked: int = 0
        self.side_by_side: bool = False
        """The rule waits for windows of rules that run side by side."""
        self.at_start: bool = False
        """The state is the last of `starts`: no need to keep it again."""
        self.lines: dict[int, Line] | None = {} if hasattr(state, "strands") else None
        """Where the game may open strands: each of them, as it is being played."""
        self.line: Line | None = None
        self.rolled: bool = False
        """A strand has used its chance."""

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def snapshots(self) -> list[tuple[int, bytes]]:
        """The states in which the steps kept here began, as they are stored, and after how many answers."""
        return [(at, stored(kept)) for at, kept in self.starts]

    @property
    def last_snapshot(self) -> tuple[int, bytes]:
        """The state in which the current step began, as it is stored, and after how many answers."""
        at, kept = self.starts[-1]
        return at, stored(kept)

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.windows

    # --- playing on ---

    def begin(self) -> None:
        """Plays up to the first decision."""
        try:
            self.go_on(None)
        except Exception as error:
            raise _named(error, self._journal()) from error

    def take(self, window: Window, seat: Seat, option: Option[Any] | None, ms: int = 0) -> None:
        """Takes an answer that is known to be offered and plays on to the next decision. No option: time ran out."""
        table = self.table
        core = table.core
        chance = core.chance
        counter, reveals = chance.counter, core.reveals
        self.rows.append(AnswerRow(window.number, seat, option, ms))
        table.answered += 1
        table.unasked = 0
        try:
            if isinstance(window, Question) and option is not None and option.verb not in self.game.free_verbs:
                window.chosen = option  # as in `_play_on`: nothing happens more often
                window.seats = ()
                if self.lines is None:
                    self.run(window)
                else:
                    self.go_on(window)
            else:
                self._play_on(window, seat, option, ms)
        except Exception as error:
            raise self._failed(error) from error
        except BaseException:  # somebody pressed Ctrl-C in the middle of it
            self.rows.pop()
            self._restore(self.offset + len(self.rows))
            raise
        barrier = 0
        if chance.counter != counter or self.rolled:
            barrier = CHANCE
            self.rolled = False
        if core.reveals != reveals:
            barrier |= REVEAL
        self.barriers.append(barrier)

    def attempt(self, window: Window, seat: Seat, option: Option[Any]) -> None:
        """Takes an answer in a position that is thrown away afterwards; refused where chance or hidden things count."""
        table = self.table
        table.core.chance = NoChance(b"")
        table.answered += 1
        table.unasked = 0
        self.recording = False
        reveals = table.core.reveals
        try:
            self._play_on(window, seat, option, 0)
        except PreviewRefused:
            raise
        except Exception as error:
            raise _named(error, self._journal()) from error
        if table.core.reveals != reveals:
            raise PreviewRefused("That depends on something hidden or on what others chose.")

    def expire(self, window: Window) -> None:
        """Lets the window's time run out."""
        self.take(window, -1, None, window.latest_ms() or 0)

    def _play_on(self, window: Window, seat: Seat, option: Option[Any] | None, ms: int) -> None:
        """Takes the answer, and plays to the next decision if it was the last that its window waited for."""
        table = self.table
        if option is None:
            self._let_pass(window, ms)
        elif table.has_free and option.verb in self.game.free_verbs:
            window.free = Answer(seat, option, ms)
        elif isinstance(window, Question):
            window.chosen = option
            window.seats = ()
        else:
            window.reply(Answer(seat, option, ms))
            if not window.closed():
                if self.lines is not None:
                    strands.keep_answer(self, window)
                return
            table.unseal(window)
        self.go_on(window)

    def _let_pass(self, window: Window, ms: int) -> None:
        """The window's time has run out: for whoever has not answered, what it says for that case."""
        if window.default is not None:
            for late in window.seats:
                menu = window.build(late)
                window.reply(Answer(late, find(menu, window.default.id) or menu[0], ms))
        window.seats = ()
        self.table.unseal(window)

    def go_on(self, closed: Window | None) -> None:
        """Plays on until something is to be decided or the match is over."""
        if self.lines is None:
            self.run(closed)
        else:
            strands.go_on(self, closed)

    def run(self, closed: Window | None) -> None:
        """Plays on, in the strand that the table is at, until something is to be decided or nothing is left to do."""
        table, rule = self.table, self.rule
        idle = 0
        while True:
            try:
                if not rule:
                    agenda = table.state.agenda if table.strand is None else table.strand.agenda
                    if not agenda or table.core.outcome is not None or (self.lines is not None and strands.waits(self)):
                        if table.core.outcome is not None:
                            agenda.clear()
                        self.windows = []
                        self.rule = None
                        return
                    idle += 1
                    if idle > MOST_IDLE_STEPS:
                        raise Runaway(f"{MOST_IDLE_STEPS} steps were played without a decision.")
                    if self.lines is not None:
                        strands.begins(self, agenda[-1])
                    elif self.recording or not self.starts:
                        self.remember()
                    step = agenda.pop()
                    rule = self.game.steps[type(step)](table, step)
                    if not rule:
                        if not table.touched:
                            continue
                        if self.line is not None:
                            self._step_over(self.line)
                        rule = table.settle()
                    closed = None
                # Only `together` must be told which window was closed. Else a rule's end is no exception: 1 % faster.
                pending = rule.send(closed) if closed is not None and self.side_by_side else next(rule, None)
            except StopIteration:
                pending = None
            except Stop as stop:
                if self.line is not None:
                    self._step_over(self.line)
                rule = self.game.stopped(table, stop)
                if not rule and table.touched:
                    rule = table.settle()
                closed = None
                continue
            if pending is None:
                # A step ends settled, or between steps the state alone would not be complete.
                if self.line is not None:
                    self._step_over(self.line)
                rule = table.settle() if table.touched else None
                closed = None
                continue
            if idle:
                self.asked = 1
            else:
                self.asked += 1
                if self.asked > MOST_DECISIONS:
                    raise Runaway(f"One step asked more than {MOST_DECISIONS} decisions.")
            self.rule = rule
            if not isinstance(pending, Several):
                self.side_by_side = False
                self.windows = [pending]
                return
            self.side_by_side = True
            self.windows = pending.windows
            closed = self._refresh(pending.newest)
            if closed is None:
                return
            idle = 0

    @staticmethod
    def _step_over(line: Line) -> None:
        """What is asked from now on is not asked by the step that began, but by what follows from it."""
        line.step = None

    def _refresh(self, newest: Window | None) -> Window | None:
        """After the state changed under all open windows but the newest: new options. The first one that now answers
        itself, if any."""
        for window in self.windows:
            if window is not newest:
                window.stale()
                window.answer_forced()
            if window.closed():
                self.table.unseal(window)
                return window
        return None

    def remember(self) -> None:
        """Keeps the state at the beginning of a step."""
        if self.at_start:
            self.at_start = False
            return
        at, starts = self.offset + len(self.rows), self.starts
        if len(starts) > 1 and starts[-1][0] == at:
            starts.pop()  # the very first stays: from there the whole match can be told again
        elif len(starts) >= MOST_SNAPSHOTS:
            # Thinner in the past, so that memory doesn't grow with the match; the newest stay close together.
            starts[:-CLOSE_SNAPSHOTS] = starts[:-CLOSE_SNAPSHOTS:2]
        if self.cloned:
            starts.append((at, copied(self.table.state)))
            self.table.shared()
        else:
            starts.append((at, _encode(self.table.state)))

    def _failed(self, error: Exception) -> Exception:
        """The error to raise for what went wrong in the rules, after going back to before the last answer."""
        journal = self._journal()
        self.rows.pop()
        self._restore(self.offset + len(self.rows))
        return _named(error, journal)

    def _journal(self) -> Journal:
        """What reproduces the match so far."""
        from .journal import journal_of

        return journal_of(self)

    # --- going elsewhere ---

    def _blank(self: P, kept: State | bytes) -> P:
        """A position of the same match in which a step begins in this state."""
        if isinstance(kept, bytes):
            return type(self)(self.game, self.content, self.setup, decode(self.game.state_type, kept))
        other = type(self)(self.game, self.content, self.setup, copied(kept))
        other.table.shared()
        return other

    def _play_from(self, at: int, rows: Sequence[AnswerRow | Redealt]) -> None:
        """Begins the step in which the state stands, after so many answers, and plays the rows in it."""
        self.table.answered = at
        self.at_start = True
        self.go_on(None)
        self.replay(rows)

    def replay(self, rows: Sequence[AnswerRow | Redealt]) -> None:
        """Plays rows that are known to be right."""
        for row in rows:
            if isinstance(row, Redealt):
                self.redeal(row.seat, row.key, row.deal)
            else:
                self.take(self.window(row.number), row.seat, row.option, row.ms)

    def window(self, number: int) -> Window:
        """The open window with this number."""
        for window in self.windows:
            if window.number == number:
                return window
        raise RoundtableError(f"Decision {number} is not open.")

    def clone(self: P) -> P:
        """The same position, independent of this one. Its history begins with the current step."""
        at, kept = self.starts[-1]
        if isinstance(kept, bytes):
            kept = decode(self.game.state_type, kept)
            self.starts[-1] = (at, kept)
            self.cloned = True
        other = self._blank(kept)
        other.offset = at
        other.starts = [(at, kept)]
        other._play_from(at, self.rows[at - self.offset :])
        return other

    def fork(self: P, at: int | None = None) -> P:
        """The match as it was after so many answers, its history with it."""
        at = self.offset + len(self.rows) if at is None else at
        if not self.offset <= at <= self.offset + len(self.rows):
            raise RoundtableError(f"The match has {self.offset + len(self.rows)} answers, so there is no point {at}.")
        index = bisect_right(self.starts, at, key=lambda entry: entry[0]) - 1
        if index < 0:
            raise RoundtableError("This match keeps nothing from before that point.")
        start, kept = self.starts[index]
        before = start - self.offset
        other = self._blank(kept)
        other.recording = self.recording
        other.offset = self.offset
        other.rows, other.barriers = self.rows[:before], self.barriers[:before]
        other.starts = self.starts[: index + 1]
        other._play_from(start, self.rows[before : at - self.offset])
        return other

    def _restore(self, at: int) -> None:
        """Goes back, in place, to after so many answers. What was told since is forgotten."""
        there = self.fork(at)
        events = [event for event in self.table.events if event.at <= at]
        milestones = [stone for stone in self.table.milestones if stone.at <= at]
        telling = self.table.telling
        self.table, self.windows, self.rule, self.asked = there.table, there.windows, there.rule, there.asked
        self.side_by_side, self.lines, self.line = there.side_by_side, there.lines, None
        self.rows, self.barriers, self.starts, self.offset = (
            there.rows, there.barriers, there.starts, there.offset,
        )  # fmt: skip
        self.table.telling = telling
        self.table.events = events
        self.table.milestones = milestones

    def redeal(self, seat: Seat, key: bytes, deal: Deal | None = None) -> None:
        """Deals anew, in place, what this seat can't know, and reseeds chance; if the deal is known, as it was."""
        table = self.table
        table.core.chance = Chance(key)
        if deal is None:
            deal = knowledge.redeal(table.state, seat)
        else:
            knowledge.deal_again(table.state, seat, deal)
        table.shared()
        self.rows.append(Redealt(seat, key, deal))
        self.barriers.append(CHANCE)
        table.answered += 1
        self.game.redeal(table, seat)
        if self.lines is not None:
            strands.forget_answers(self, seat)
        for window in self.windows:
            # Still the same moment: a seat that has one option left in this deal is asked all the same.
            # What others have answered in a window that is still open is theirs alone.
            window.reopen(seat)

    def imagine(self: P, seat: Seat, key: bytes) -> P:
        """A match that could be this one, as far as this seat knows; another for each key. It tells no seed."""
        other = self.clone()
        other.setup = other.table.setup = replace(self.setup, seed="")
        other.redeal(seat, key)
        return other

    # --- comparing ---

    def snapshot(self) -> bytes:
        """The state as it is now."""
        return _encode(self.table.state)

    def fingerprint(self) -> str:
        """Equal for equal positions: the state, and what is asked of whom."""
        asked = [
            (window.number, window.seats, window.prompt.key, window.again or {},
             [(answer.seat, answer.option.id, answer.ms) for answer in window.answers],
             {seat: [option.id for option in window.menu(seat)] for seat in window.seats})
            for window in self.windows
        ]  # fmt: skip
        return blake2b(_encode((self.table.state, asked)), digest_size=16).hexdigest()
