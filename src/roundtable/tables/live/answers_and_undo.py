"""Playing at a live table: answers, clocks that run out, going back and asking for it, pausing."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from msgspec.structs import replace
from sqlalchemy import delete, update

from roundtable.kernel.answers import AnswerRow
from roundtable.kernel.errors import DecisionClosed, NeedsConsent, OutOfTime, RulesError, UndoNotNow, UndoRefused
from roundtable.kernel.events import Event
from roundtable.kernel.offers import Offer
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Window
from roundtable.tables.errors import NoQuestion, NotAllowed, QuestionOpen, RulesFailed
from roundtable.tables.keys import new_id
from roundtable.tables.model import Person, UndoQuestion
from roundtable.tables.storage import journal_rows, restore
from roundtable.tables.storage.journal_rows import Draft, count_of
from roundtable.tables.storage.schema import ANSWERS, MILESTONES, MOVES, SNAPSHOTS
from roundtable.tables.storage.table_row import window_number

from .claim_time import counted
from .table_core import MoreHistory, TableCore

Going = Literal["undo", "redo"]


class AnswersAndUndo(TableCore):
    """What a seat can do in the game itself."""

    # --- answers ---

    async def answer(
        self, seat: Seat, decision: str, option: str, *, person: Person | None = None, arrived: int | None = None,
        bot: bool = False, ms: int = 0, then: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Answers a decision; returns when that is durable and everybody has been told; `then` is called just before.

        The kernel's Refused errors pass through, and nothing has changed then. The time is the server's: from when
        the decision was sent to this person to when the answer `arrived` over their socket, less what their line
        costs (see `claim_time.py`), or to this call: waiting for others' writes is not held against anybody. A bot
        says itself how many `ms` it took, and never takes less.
        """
        number, over_socket = window_number(decision), arrived is not None and person is not None
        moment = self.hall.now() if arrived is None else arrived
        if over_socket and person is not None and number in self.opened:
            self.sights.answered(person, (number, self.opened[number]), moment)

        def work() -> Draft:
            self.must_be("playing")
            first = count_of(self.match)
            opening = number, self.opened.get(number, moment)
            took, off = moment - opening[1], 0
            if bot:
                took = max(ms, took)
            elif person is not None:
                took = self.sights.took(person, opening, moment)
                off = self.sights.off(person, opening, moment) if over_socket else 0
            window = next((window for window in self.match.windows if window.number == number), None)
            chosen, counts = option, max(0, took)
            if window is not None and seat in window.seats:
                chosen, counts = _counted(window, seat, option, took, off, bot=bot)
            try:
                self.match.answer(seat, decision, chosen, counts)
            except DecisionClosed:
                if self._ran_out(number):
                    raise OutOfTime("The time for this choice is over. Nothing changed.") from None
                raise
            if person is not None:
                self._vote_alike(person, seat, decision, option, counts)
            draft = self._played(first)
            if window is not None and window.clocked and window in self.match.windows and draft.kinds == {"match"}:
                draft.hidden = seat
            if then is not None:
                draft.then.append(then)
            return draft

        if person is not None and seat not in self.seats_of(person):
            raise NotAllowed
        try:
            await self.change(work)
        except RulesError as error:
            await self.note_failure(error)
            raise RulesFailed from error
        self.hall.counts.answers += 1
        self.hall.counts.bot_answers += bot

    def _vote_alike(self, person: Person, seat: Seat, decision: str, option: str, ms: int) -> None:
        """Whoever has several seats votes with all of them: they are asked once."""
        number = window_number(decision)
        if option.partition(":")[0] in self.game.free_verbs:
            return
        for offer in [offer for offer in self.match.offers() if window_number(offer.decision) == number]:
            if offer.seat == seat or offer.seat not in self.seats_of(person):
                continue
            if not self.match.window(number).common or self.seat(offer.seat).kind != "person":
                continue
            if any(one.id == option for one in offer.options):
                self.match.answer(offer.seat, offer.decision, option, ms)

    async def note_failure(self, error: RulesError) -> None:
        """Keeps what reproduces a mistake in the rules."""

    async def run_out(self) -> None:
        """Lets the clocks run out whose time is over; called by whoever holds the table's lease."""

        def work() -> Draft | None:
            if self.record.status != "playing":
                return None
            first = count_of(self.match)
            due = self._overdue()
            if due is None:
                return None
            claimed = self.match.window(window_number(due[1])).claims  # whoever makes no claim passes: no word of it
            self.match.run_out(*due)
            self.hall.counts.expiries += 1
            return self._played(first, () if claimed else (Event("log-time-up"),))

        try:
            await self.change(work)
        except RulesError as error:
            await self.note_failure(error)
            raise RulesFailed from error

    def _ran_out(self, number: int) -> bool:
        """Whether this decision was closed by its clock, as far as memory goes back."""
        return any(row.number == number and row.option is None for row in self.match.rows if isinstance(row, AnswerRow))

    def next_deadline(self) -> int | None:
        """The moment at which the next clock of this table has run out, for slow lines too."""
        if self.record.status != "playing":
            return None
        ends = [self.closes_at(window) for window in self.match.windows if window.seats]
        return min([end for end in ends if end is not None], default=None)

    def bots_asked(self) -> list[Seat]:
        """The seats that bots play and that have something to decide: not while people settle whether to go back."""
        if self.record.status != "playing" or self.question is not None:
            return []
        bots = [seat.seat for seat in self._seats if seat.kind == "bot"]
        windows = self.match.windows
        return [bot for bot in bots if any(bot in window.seats and self._moves(bot, window) for window in windows)]

    def bot_offers(self) -> list[Offer]:
        """The open decisions of the seats that bots play, but for what they leave to people."""
        windows = {window.number: window for window in self.match.windows}
        offers = [offer for seat in self.bots_asked() for offer in self.match.offers(seat)]
        return [offer for offer in offers if self._moves(offer.seat, windows[window_number(offer.decision)])]

    def _moves(self, bot: Seat, window: Window) -> bool:
        """Whether a bot answers now. Where people read it waits for them."""
        return not window.reading or not window.left_to(self._readers(window), bot)

    def may_claim(self, decision: str) -> bool:
        """Whether this is a race against the clock in which people are asked, too, or have been."""
        number = window_number(decision)
        asked = [seat for one in self.match.windows if one.number == number and one.clocked for seat in one.awaited]
        return any(self.seat(seat).kind == "person" for seat in asked)

    def awaits(self, window: Window) -> tuple[Seat, ...]:
        """The seats that an open decision waits for, without bots that let people read."""
        if not window.reading:
            return window.awaited
        readers = self._readers(window)
        return tuple([seat for seat in window.seats if seat in readers or not window.left_to(readers, seat)])

    def _readers(self, window: Window) -> list[Seat]:
        """The seats of people who have not yet said, on any of their seats, that they have read it."""
        answered = [answer.seat for answer in window.answers]
        ready = {person for person, seat in self.holders if seat in answered}
        people = [seat.seat for seat in self._seats if seat.kind == "person"]
        return [seat for seat in people if not any((person, seat) in self.holders for person in ready)]

    def _overdue(self) -> tuple[Seat, str] | None:
        now = self.hall.now() - self.hall.config.grace_ms
        late = {
            window.number for window in self.match.windows if (end := self.closes_at(window)) is not None and end < now
        }
        for offer in self.match.offers():
            if window_number(offer.decision) in late:
                return offer.seat, offer.decision
        return None

    def _played(self, first: int, before: tuple[Event, ...] = ()) -> Draft:
        """The change that the match's answers from this count on make, with what is told before them."""
        draft, opened = self.draft("match"), self.still_open()
        if before:
            self.add_move(draft, "clock", before, at=first)
        self.add_answers(draft, first, opened)
        if self.question is not None:
            self.add_move(draft, "question", [_own("log-lapsed", self.question.seat)], opened=opened)
            draft.columns["question"] = None
            draft.kinds.add("question")
        if self.record.redo is not None:
            draft.columns["redo"] = None
        if self.match.over:
            draft.columns |= {"status": "over", "outcome": restore.outcome_out(self.match.outcome)}
            draft.columns["touched"] = self.hall.now()
            draft.kinds.add("status")
        self.hall.register_work(self, draft)
        return draft

    # --- going back ---

    async def undo(self, seat: Seat, *, person: Person | None = None) -> UndoQuestion | None:
        """Takes back the seat's last answer, or asks the others first: then the open question is returned.

        Bots, empty seats and the other seats of the same person agree at once.
        """
        return await self._go("undo", seat, person)

    async def redo(self, seat: Seat, *, person: Person | None = None) -> UndoQuestion | None:
        """Brings back what was last taken back, or asks the others first."""
        return await self._go("redo", seat, person)

    async def consent(self, seat: Seat, question_id: str, yes: bool) -> None:
        """Answers the open question. One no ends it, also that of the seat that asked; with the last yes it is done."""

        def work() -> Draft:
            self.must_be("playing")
            question = self.question
            if question is None or question.id != question_id:
                raise NoQuestion
            if yes:
                self._must_not_race()
            if seat == question.seat and not yes:
                return self._ask(None, "log-withdrawn", seat)
            if seat not in question.waiting:
                raise NoQuestion
            if not yes:
                return self._ask(None, "log-refused", seat)
            return self._agreed_by(question, seat)

        await self.change(work)

    async def count_again(self) -> None:
        """Nobody waits for the consent of a seat that nobody holds any more."""

        def work() -> Draft | None:
            question = self.question
            if self.record.status != "playing" or question is None:
                return None
            agreed = self._agreed(question)
            gone = [seat for seat in question.waiting if seat in agreed]
            return self._agreed_by(question, *gone) if gone else None

        if self.question is not None:
            await self.change(work)

    def waits_for_nobody(self) -> bool:
        """Whether the open question waits for a seat that need not be asked any more: `count_again` sees to it."""
        question = self.question
        if self.record.status != "playing" or question is None:
            return False
        agreed = self._agreed(question)
        return any(seat in agreed for seat in question.waiting)

    def _agreed_by(self, question: UndoQuestion, *seats: Seat) -> Draft:
        """With the last yes it is done."""
        question = replace(question, agreed=(*question.agreed, *seats))
        if question.waiting:
            return self._ask(question)
        try:
            return self._gone(question.what, question.seat, self._agreed(question))
        except NeedsConsent as error:  # somebody has sat down since
            return self._ask(replace(question, needs=(*question.needs, *error.seats)))

    def undo_needs(self, seat: Seat) -> tuple[Seat, ...] | None:
        """The seats that would be asked before this seat's last answer is taken back; None if there is none."""
        if self.record.status != "playing" or self.is_racing:
            return None
        needed: Collection[Seat]
        try:
            needed = self.match.undo_needs(seat)
        except UndoRefused:
            if self.match.offset == 0 or self._answered_here(seat) or seat not in self.answered_before:
                return None
            # It lies further back than memory goes: whether others are asked is seen when it is done.
            needed = [other for other in range(len(self._seats)) if other != seat]
        return tuple([other for other in needed if self._seats[other].kind == "person"])

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that could be brought back."""
        return self.record.status == "playing" and not self.is_racing and bool(self.match.redoable())

    async def _go(self, what: Going, seat: Seat, person: Person | None) -> UndoQuestion | None:
        asked: list[UndoQuestion] = []

        def work() -> Draft | None:
            self.must_be("playing")
            self._must_not_race()
            asked.clear()
            agreeing = self._agreeing(person)
            try:
                return self._gone(what, seat, agreeing)
            except NeedsConsent as error:
                if self.question is not None:
                    if (self.question.seat, self.question.what) != (seat, what):
                        raise QuestionOpen from None
                    asked.append(self.question)
                    return None  # it is asked already, and what was said to it holds
                needs = tuple(other for other in error.seats if other not in agreeing)
                question = UndoQuestion(new_id(), seat, what, error.barrier, needs)
                asked.append(question)
                return self._ask(question, f"log-asks-{what}", seat)

        await self.change(work)
        return asked[0] if asked else None

    def _must_not_race(self) -> None:
        """Going back renames decisions: claims that are on their way would be refused."""
        if self.is_racing:
            raise UndoNotNow("Not while a call may be on its way. Nothing changed.")

    def _agreeing(self, person: Person | None) -> set[Seat]:
        """The seats that have nothing against going back: nobody sits there, or the same person."""
        nobody = {seat.seat for seat in self._seats if seat.kind != "person"}
        return nobody | set(self.seats_of(person))

    def _agreed(self, question: UndoQuestion) -> set[Seat]:
        """The seats that said yes, and those that need not be asked."""
        agreed = {*question.agreed, *(seat.seat for seat in self._seats if seat.kind != "person")}
        askers = {person for person, seat in self.holders if seat == question.seat}
        return agreed | {seat for person, seat in self.holders if person in askers and seat is not None}

    def _gone(self, what: Going, seat: Seat, consent: Collection[Seat]) -> Draft:
        """Goes back, or forward again."""
        draft = self.draft("match", "question")
        self.match.table.forget_told()
        if what == "undo":
            stays, last = self._taken_back(seat, consent), self.seq
            draft.more += self._bury(stays)
            draft.then.append(lambda: self._forget_moves(stays, last))
        else:
            stays = count_of(self.match)
            self.match.redo(seat, consent)
        there = count_of(self.match)
        draft.then.append(lambda: self.asked_anew.update({seat: there}))
        opened = self.still_open()
        self.add_move(draft, what, [_own(f"log-{what}", seat)], seat=seat, at=stays, opened=opened)
        self.add_answers(draft, stays, opened)
        draft.snapshot = None  # its place may be taken by one that goes with this very change
        draft.columns |= {"undone": self.match.undone, "redo": journal_rows.redo_out(self.match), "question": None}
        self.hall.register_work(self, draft)
        return draft

    def _taken_back(self, seat: Seat, consent: Collection[Seat]) -> int:
        try:
            return self.match.undo(seat, consent)
        except NeedsConsent:
            raise
        except UndoRefused:
            if self.match.offset > 0 and not self._answered_here(seat):
                raise MoreHistory from None
            raise

    def _answered_here(self, seat: Seat) -> bool:
        """Whether an answer of this seat is within what memory keeps."""
        return any(row.seat == seat for row in self.match.rows)

    def _bury(self, stays: int) -> list[object]:
        """Marks the answers after these dead, and drops the states that came of them."""
        mine, gone = MOVES.c.table_id == self.id, SNAPSHOTS.c.table_id == self.id
        buried = update(MOVES).where(mine, MOVES.c.at > stays, MOVES.c.kind.in_(ANSWERS), MOVES.c.seq <= self.seq)
        finished = delete(MILESTONES).where(MILESTONES.c.table_id == self.id, MILESTONES.c.at > stays)
        return [
            buried.where(~MOVES.c.dead).values(dead=True),
            delete(SNAPSHOTS).where(gone, SNAPSHOTS.c.at > stays),
            *([finished] if self.game.is_campaign else []),
        ]

    def _forget_moves(self, stays: int, last: int) -> None:
        """The log in memory without what was taken back: answers after these, up to the move before the undo."""
        kept = [told for told in self.recent_moves if told.at <= stays or told.seq > last or told.kind not in ANSWERS]
        self.recent_moves.clear()
        self.recent_moves.extend(kept)
        self.snapshot_at = min(self.snapshot_at, stays)

    def _ask(self, question: UndoQuestion | None, key: str = "", seat: Seat = -1) -> Draft:
        """Puts a question to the others, changes it or drops it."""
        draft = self.draft("question")
        self.add_move(draft, "question", [_own(key, seat)] if key else (), seat=seat)
        draft.columns["question"] = journal_rows.question_out(question)
        self.hall.register_work(self, draft)  # bots have waited for the answer
        return draft

    # --- starting and pausing ---

    async def start(self) -> None:
        """Begins to play, whoever has come. Empty seats wait for somebody, or for a bot."""

        def work() -> Draft:
            self.must_be("lobby")
            return self.started()

        await self.change(work)

    def started(self, draft: Draft | None = None) -> Draft:
        draft = draft or self.draft()
        draft.kinds |= {"status", "match"}
        now = self.hall.now()
        opened = {window.number: now for window in self.match.windows}
        self.add_move(draft, "begin", opened=opened)
        draft.columns |= {"status": "over" if self.match.over else "playing", "touched": now}
        self.hall.register_work(self, draft)
        return draft

    async def pause(self, seat: Seat) -> None:
        """Stops every clock and every bot; nobody can answer until somebody resumes."""

        def work() -> Draft:
            self.must_be("playing")
            draft = self.draft("status")
            self.add_move(draft, "pause", [_own("log-paused", seat)], seat=seat)
            draft.columns |= {"status": "paused", "paused": self.hall.now()}
            return draft

        await self.change(work)

    async def resume(self, seat: Seat) -> None:
        """Goes on; clocks have as much time left as when the table was paused."""

        def work() -> Draft:
            self.must_be("paused")
            now = self.hall.now()
            stood = max(0, now - (self.record.paused or now))
            draft = self.draft("status", "match")
            opened = {number: moment + stood for number, moment in self.opened.items()}
            self.add_move(draft, "resume", [_own("log-resumed", seat)], seat=seat, opened=opened)
            draft.columns |= {"status": "playing", "paused": None}
            self.hall.register_work(self, draft)
            return draft

        await self.change(work)


def _counted(window: Window, seat: Seat, option: str, took: int, off: int, *, bot: bool) -> tuple[str, int]:
    """What an answer counts as, and after how many milliseconds: a pass is never too late, nor is a bot."""
    ms = counted(took, off, window.earliest_claim() if window.clocked else None, window.open_ms)
    latest = window.latest_ms()
    if latest is None or ms <= latest:
        return option, ms
    idle = window.idle(seat)
    if idle is not None and (bot or (window.clocked and option == idle.id)):
        return idle.id, latest
    return option, ms


def _own(key: str, seat: Seat) -> Event:
    """A line of the log in the tables' own words."""
    return Event(key, (("player", f"@seat.{seat}"),))
