"""A match as front ends, bots and tests see it: what is asked, answering it, undo, why not, saving.

>>> match = Match.start(game, Setup(seats=2, seed="7"))          # doctest: +SKIP
>>> offer = match.offers()[0]                                    # doctest: +SKIP
>>> match.answer(offer.seat, offer.decision, offer.options[0].id)  # doctest: +SKIP
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from . import journal as journals
from . import rulebook
from .answers import AnswerRow, Redealt
from .errors import (
    BadSetup,
    DamagedSave,
    DecisionClosed,
    NeedsConsent,
    NotOffered,
    OutOfTime,
    PreviewRefused,
    RedoRefused,
    RoundtableError,
    UndoRefused,
    WrongSeat,
)
from .events import Event
from .game import C, Game, S, Setup
from .offers import Offer
from .options import Refusal, find
from .position import CHANCE, Position
from .seats import Seat
from .state import Outcome, State
from .windows import Window

if TYPE_CHECKING:
    from .scene import Change, Scene


LATEST_MS: Final = 2**53
NOT_NOW: Final = "not-now"
"""In place of a rule: none forbids it, but this is not the moment for it. The kernel's text of this name says so."""
NOTHING_TO_UNDO: Final = "There is nothing of yours to undo."


class Match(Position[S, C]):
    """A position with its doors and locks: everything from outside is checked, and what is refused changes nothing."""

    def __init__(self, game: Game[S, C], content: C, setup: Setup, state: S | None = None) -> None:
        super().__init__(game, content, setup, state)
        self.undone: int = 0
        """How often something was undone or redone: part of a decision's id, so that no old click fits a new one."""
        self.arranged: bool = state is not None
        self.notice: Event | None = None
        """What to tell whoever loaded this match, where it could not be taken up just as it was."""
        self._redo: list[Sequence[AnswerRow | Redealt | journals.Entry]] = []

    @classmethod
    def start(
        cls, game: Game[S, C], setup: Setup, content: C | None = None, *, telling: bool = False, recording: bool = True
    ) -> Match[S, C]:
        """A new match, played up to its first decision."""
        setup = game.check(setup)
        if len(setup.seed) > journals.LONGEST_SEED:
            raise BadSetup(f"A seed has at most {journals.LONGEST_SEED} characters.")
        match = cls(game, game.content() if content is None else content, setup)
        match.table.telling = telling
        match.recording = recording
        match.begin()
        return match

    def _blank(self, kept: State | bytes) -> Match[S, C]:
        other = super()._blank(kept)
        other.undone, other.arranged, other.notice = self.undone, self.arranged, self.notice
        return other

    @property
    def outcome(self) -> Outcome | None:
        return self.table.core.outcome

    @property
    def events(self) -> list[Event]:
        """All that was told so far."""
        return self.table.events

    # --- what is asked ---

    def offers(self, seat: Seat | None = None) -> list[Offer]:
        """The open decisions, of all seats or of one."""
        return [
            Offer(
                self._id(window, asked), asked, window.prompt, tuple(window.menu(asked)), window.sealed,
                window.latest_ms(), tuple(answer.seat for answer in window.answers), window.seats,
            )
            for window in self.windows
            for asked in window.seats
            if seat is None or asked == seat
        ]  # fmt: skip

    def _id(self, window: Window, seat: Seat) -> str:
        again = window.asked_again(seat)
        return f"{window.number}{f'+{again}' if again else ''}{f'~{self.undone}' if self.undone else ''}"

    def _open(self, seat: Seat, decision: str) -> Window:
        """The open window this decision of this seat is."""
        others = False
        for window in self.windows:
            if seat in window.seats:
                if self._id(window, seat) == decision:
                    return window
                continue
            others = others or str(decision).split("+", maxsplit=1)[0].split("~", maxsplit=1)[0] == str(window.number)
        if others:
            raise WrongSeat("This decision is not yours to make, or you have already made it. Nothing changed.")
        raise DecisionClosed("That choice was already made. Nothing changed.")

    def answer(self, seat: Seat, decision: str, option_id: str, ms: int = 0) -> None:
        """Answers an open decision; a typed error, and nothing changes, where that can't be."""
        window = self._open(seat, decision)
        option = find(window.menu(seat), option_id)
        if option is None:
            raise NotOffered("That is not among your choices now.", rules=self.why_not(seat, option_id))
        latest = window.latest_ms()
        if type(ms) is not int or not 0 <= ms <= LATEST_MS:
            raise OutOfTime("The time of this answer is no number of milliseconds. Nothing changed.")
        if latest is not None and ms > latest:
            raise OutOfTime("That came too late. Nothing changed.")
        self.take(window, seat, option, ms)
        self._redo.clear()

    def run_out(self, seat: Seat, decision: str) -> None:
        """Lets the time of a decision run out, for everybody who has not answered it."""
        window = self._open(seat, decision)
        if window.latest_ms() is None:
            raise OutOfTime("No clock runs for this decision.")
        self.expire(window)
        self._redo.clear()

    def why_not(self, seat: Seat, option_id: str) -> tuple[str, ...]:
        """The rules that keep this option from being offered; empty if it is offered or nothing is known of it."""
        if any(find(window.menu(seat), option_id) for window in self.windows if seat in window.seats):
            return ()
        refusal = next((refused for refused in self.refusals(seat) if refused.id == option_id), None)
        rules = self.game.why_not(self.table, seat, option_id) if refusal is None else refusal.rules
        rulebook.cite(*rules, game=self.game.id)
        return tuple(rules)

    def reasons(self, seat: Seat, option_id: str) -> tuple[str, ...]:
        """Why this option is not offered: the rules against it, or NOT_NOW where there are none; nothing if it is."""
        if any(find(window.menu(seat), option_id) for window in self.windows if seat in window.seats):
            return ()
        return self.why_not(seat, option_id) or (NOT_NOW,)

    def refusals(self, seat: Seat) -> list[Refusal]:
        """All that this seat might look for in its open decisions and doesn't find, with the rules for each."""
        table = self.table
        found: list[Refusal] = []
        table.explaining = True
        try:
            for window in self.windows:
                if seat in window.seats:
                    menu: Sequence[object] = window.build(seat)
                    found += [entry for entry in menu if isinstance(entry, Refusal)]
        finally:
            table.explaining = False
        return found

    # --- going back ---

    def undo_needs(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats whose consent it takes to undo this seat's last answer; raises if there is none.

        The same that `undo` asks for, found in one look back: every view of a table asks.
        """
        rows, barriers, index = self.rows, self.barriers, len(self.rows)
        barred, others = False, 0
        while index:
            index -= 1
            row = rows[index]
            if isinstance(row, Redealt):
                break
            if barriers[index] or row.option is None:
                barred = True
            if row.seat == seat:
                if self._pending(index):
                    return ()
                return self._others(seat) if barred else tuple([o for o in range(self.setup.seats) if others >> o & 1])
            if not barred:
                others |= 1 << row.seat
        raise UndoRefused(NOTHING_TO_UNDO)

    def last_to_answer(self, seats: Collection[Seat]) -> Seat | None:
        """Which of these seats answered last: where one person has several, the one whose answer they take back."""
        for row in reversed(self.rows):
            if isinstance(row, Redealt):
                break
            if row.seat in seats:
                return row.seat
        return None

    def undo(self, seat: Seat, consent: Collection[Seat] = ()) -> int:
        """Takes back this seat's last answer and all that followed; says how many answers stay just as they were.

        Free back to the last barrier. Beyond another seat's answer that seat must consent, beyond chance or a look
        at something hidden the whole table.
        """
        index = self._last_answer(seat)
        stays = self.offset + index
        if self._pending(index):
            # Nothing has come of it yet: it is taken out, and what others answered meanwhile is played again.
            self._take_out(index)
            return stays
        needed, barrier = self._undo_terms(index, seat)
        missing = [other for other in needed if other not in consent]
        if missing:
            names = ", ".join(str(other) for other in missing)
            raise NeedsConsent(f"Undo needs the consent of seat {names}.", missing, barrier)
        undone = self.rows[index:]
        redo = self._redo
        self._restore(self.offset + index)
        redo.append(undone)
        self.undone += 1
        return stays

    def redo(self, seat: Seat, consent: Collection[Seat] = ()) -> None:
        """Brings back what was last undone, if nothing was answered since."""
        if not self._redo:
            raise RedoRefused("There is nothing to redo.")
        rows = self._redo[-1]
        others = {row.seat for row in rows if not isinstance(row, Redealt) and row.seat >= 0} - {seat}
        missing = sorted(others - set(consent))
        if missing:
            names = ", ".join(str(other) for other in missing)
            raise NeedsConsent(f"Redo needs the consent of seat {names}.", missing, "answer")
        at = self.offset + len(self.rows)
        try:
            for row in rows:
                if isinstance(row, journals.Entry):
                    journals.replay_entries(self, [row])
                else:
                    self.replay([row])
        except RoundtableError:
            self._restore(at)
            raise RedoRefused("What was taken back no longer fits. Nothing changed.") from None
        self._redo.pop()
        self.undone += 1

    def redoable(self) -> list[list[journals.Entry]]:
        """What could be brought back, the last undone last: as a journal keeps answers, for `resume`."""
        return [
            [
                row if isinstance(row, journals.Entry) else journals.entry_of(row)
                for row in rows
                if not isinstance(row, Redealt)
            ]
            for rows in self._redo
        ]

    def forget(self, before: int, every: int = 1) -> None:
        """Drops the history before the last step that began with at most so many answers, and thins out the rest.

        Memory then stays small however long the match is; undo goes back no further. Of the steps that are kept, one
        in about so many answers can be gone back to at once, the others by replaying.
        """
        starts = self.starts
        index = max(0, bisect_right(starts, before, key=lambda entry: entry[0]) - 1)
        start = starts[index][0]
        del self.rows[: start - self.offset], self.barriers[: start - self.offset]
        self.offset = start
        kept = [starts[index]]
        for entry in starts[index + 1 : -1]:
            if entry[0] >= kept[-1][0] + every:
                kept.append(entry)
        self.starts = kept if index == len(starts) - 1 else [*kept, starts[-1]]

    def _last_answer(self, seat: Seat) -> int:
        for index in range(len(self.rows) - 1, -1, -1):
            row = self.rows[index]
            if isinstance(row, Redealt):
                break
            if row.seat == seat:
                return index
        raise UndoRefused(NOTHING_TO_UNDO)

    def _pending(self, index: int) -> bool:
        """Whether this answer still lies in an open window."""
        row = self.rows[index]
        assert isinstance(row, AnswerRow)
        acted = row.option is None or row.option.verb in self.game.free_verbs
        return not acted and any(window.number == row.number for window in self.windows)

    def _undo_terms(self, index: int, seat: Seat) -> tuple[tuple[Seat, ...], str]:
        """Who must consent to going back there, and what stands in the way."""
        barriers = self.barriers[index:]
        if any(barriers):
            return self._others(seat), "chance" if any(barrier & CHANCE for barrier in barriers) else "reveal"
        rows = self.rows[index:]
        if any(isinstance(row, AnswerRow) and row.option is None for row in rows):
            return self._others(seat), "clock"
        others = sorted({row.seat for row in rows if isinstance(row, AnswerRow)} - {seat})
        return tuple(others), "answer"

    def _others(self, seat: Seat) -> tuple[Seat, ...]:
        return *range(seat), *range(seat + 1, self.setup.seats)

    def _take_out(self, index: int) -> None:
        rows = [journals.entry_of(row) for row in self.rows[index + 1 :] if isinstance(row, AnswerRow)]
        try:
            journals.replay_entries(self.fork(self.offset + index), rows)
        except RoundtableError:
            raise UndoRefused("What others did since leaves nothing else to choose. Nothing changed.") from None
        self._restore(self.offset + index)
        journals.replay_entries(self, rows)
        self._redo.clear()
        self.undone += 1

    # --- seeing ---

    def scene(self, seat: Seat) -> Scene:
        """What this seat sees."""
        return self.game.scene(self.table.state, self.content, seat)

    def scenes(self, seat: Seat) -> Mapping[Seat, Scene]:
        """What this seat sees, and perhaps what others see: for who shows the table to many."""
        return self.game.scenes(self.table.state, self.content, seat)

    def told(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events this seat may know, from that index of `events` on."""
        return [event for event in self.table.events[since:] if event.seen_by(seat)]

    def retold(self, at: int | None = None) -> Match[S, C]:
        """The match from its beginning up to so many answers, with everything told again on the way."""
        last = self.offset + len(self.rows)
        if at is not None and not self.offset <= at <= last:
            raise RoundtableError(f"The match has {last} answers, so there is no point {at}.")
        other = self._blank(self.starts[0][1])
        other.offset = other.table.answered = self.offset
        other.table.telling = True
        other.begin()
        other.replay(self.rows if at is None else self.rows[: at - self.offset])
        return other

    def preview(self, seat: Seat, decision: str, option_id: str, before: Scene | None = None) -> list[Change]:
        """What this option would change on the seat's screen; refused where chance or hidden things come in.

        It is tried in a match that could be this one as far as the seat knows: in this very one, how far it leads
        before somebody else is asked could tell what they hold. `before` is the seat's scene of now, for who has it.
        """
        from .scene import difference

        window = self._previewable(seat, decision, option_id)
        other = self._imagined(seat)
        other._try(window.number, seat, option_id)
        return difference(before or self.scene(seat), other.scene(seat))

    def previews(
        self, seat: Seat, decision: str, option_ids: Sequence[str], before: Scene
    ) -> dict[str, list[Change]]:  # fmt: skip
        """The same for several options at once and of the seats' panels alone, which is quicker; who is refused is left
        out. `before` is the seat's scene of now."""
        from .scene import Scene, SeatPanel, difference

        window = self._previewable(seat, decision, *option_ids)
        old = Scene(parts=tuple([part for part in before.parts if isinstance(part, SeatPanel)]))
        imagined, found = self._imagined(seat), {}
        for option_id in option_ids:
            other = imagined if option_id == option_ids[-1] else imagined.clone()
            try:
                other._try(window.number, seat, option_id)
            except RoundtableError:
                continue
            found[option_id] = difference(old, Scene(parts=self.game.panels(other.table.state, self.content, seat)))
        return found

    def _previewable(self, seat: Seat, decision: str, *option_ids: str) -> Window:
        """The window in which these options are offered; refused where nobody can say what comes of them."""
        window = self._open(seat, decision)
        menu = window.menu(seat)
        if any(find(menu, option_id) is None for option_id in option_ids):
            raise NotOffered("That is not among your choices now.")
        if window.claims and self.setup.timed:
            raise PreviewRefused("That depends on who is first.")
        return window

    def _imagined(self, seat: Seat) -> Match[S, C]:
        """A match that could be this one as far as the seat knows, the same for all that is tried at this decision."""
        return self.imagine(seat, b"as far as known!")

    def _try(self, number: int, seat: Seat, option_id: str) -> None:
        """Takes an option in this match, which was imagined for it; refused where chance or hidden things come in."""
        window = next((window for window in self.windows if window.number == number and seat in window.seats), None)
        option = None if window is None else find(window.menu(seat), option_id)
        if window is None or option is None:
            raise PreviewRefused("That depends on something hidden.")
        self.attempt(window, seat, option)

    # --- saving ---

    def journal(self) -> journals.Journal:
        """The journal so far, with the fingerprint of this position."""
        if any(isinstance(row, Redealt) for row in self.rows):
            raise RoundtableError("An imagined match can't be saved.")
        journal = journals.journal_of(self)
        journal.fingerprint = self.fingerprint()
        journal.undone = self.undone
        return journal

    def save(self) -> bytes:
        """The match as a file."""
        return journals.write(self.journal())

    @classmethod
    def load(cls, data: bytes, game: Game[S, C], content: C | None = None) -> Match[S, C]:
        """The match in a file; `notice` says it where it could not be taken up just as it was."""
        journal = journals.read(data)
        return journals.reopen(cls, journal, game, game.content() if content is None else content)

    @classmethod
    def resume(
        cls,
        game: Game[S, C],
        content: C,
        setup: Setup,
        snapshot: bytes,
        at: int,
        answers: Sequence[journals.Entry],
        undone: int = 0,
        redo: Sequence[Sequence[journals.Entry]] = (),
        *,
        telling: bool = False,
    ) -> Match[S, C]:
        """A match taken up from a stored snapshot and the answers since: as quick for an old match as for a new one."""
        from .position import decode

        try:
            state = decode(game.state_type, snapshot)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise DamagedSave("state-damaged", detail=str(error)) from None
        match = cls(game, content, setup, state)
        match.offset = match.table.answered = at
        match.undone = undone
        match.table.telling = telling
        match.begin()
        journals.replay_entries(match, answers)
        match._redo = list(redo)
        return match


def arranged(game: Game[S, C], content: C, setup: Setup, state: S) -> Match[S, C]:
    """A match that begins with this state instead of the game's own start."""
    match = Match(game, content, setup, state)
    match.begin()
    return match


__all__ = ["Match", "Offer", "State", "arranged"]
