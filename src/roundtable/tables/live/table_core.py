"""A table in memory: what it is like, how it changes, and who is told.

Every change goes the same way: under the table's lock it is worked out in memory, written, and only when it is
durable announced. Where the write fails, memory is thrown away and loaded anew, so it never runs ahead of the
database for longer than one write takes; `ready` waits that moment out.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Row, delete, exists, literal, select

from roundtable.kernel.answers import AnswerRow
from roundtable.kernel.errors import Refused, RoundtableError
from roundtable.kernel.events import CHAPTERS, Event
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.journal import replay_entries
from roundtable.kernel.offers import Offer
from roundtable.kernel.seats import Seat
from roundtable.kernel.texts import Texts
from roundtable.kernel.windows import Window
from roundtable.tables.errors import Conflict, NoSuchTable, NotPlaying, StoreError, TableError
from roundtable.tables.keys import same
from roundtable.tables.model import Person, SeatInfo, StandingAnswer, Status, TableInfo, TalkLine, UndoQuestion
from roundtable.tables.storage import journal_rows, restore
from roundtable.tables.storage.journal_rows import LINES, AnyMatch, Draft, LoggedMove, Windows, count_of
from roundtable.tables.storage.schema import ANSWERS, MOVES, SNAPSHOTS
from roundtable.tables.storage.store import LOG_TAIL, TALK_TAIL, Stored
from roundtable.tables.storage.table_row import TableRow, info_of, talk_line, window_number

from .claim_time import ELSEWHERE
from .lines import Opening, Sights
from .subscriptions import Subscribable

if TYPE_CHECKING:
    from roundtable.tables.game_library import LoadedGame
    from roundtable.tables.registry import TableRegistry

ATTEMPTS: Final = 8
"""So often a change is tried again when other workers are first."""
FAR_BEHIND: Final = 200
"""So many moves of another worker are not played after it: the table is loaded anew."""
KEPT_SNAPSHOTS: Final = 4
SKEW: Final = 1000
"""Milliseconds by which the clocks of two workers may differ."""
THINNED: Final = 8
"""Above KEPT_STEPS, one snapshot in so many answers is kept in memory."""
KEPT_STEPS: Final = 16
"""Up to so many snapshots of the last answers are all kept."""


class MoreHistory(Exception):
    """The work needs more of the match's past than is in memory."""


class TableCore(Subscribable):
    """What all parts of a live table share."""

    def __init__(self, hall: TableRegistry, shelf: LoadedGame, stored: Stored, match: AnyMatch) -> None:
        super().__init__(hall)
        self.shelf = shelf
        self.id: str = stored.table.id
        self.game: Game[Any, Any] = shelf.game
        self.content: Any = shelf.content
        self._lock = asyncio.Lock()
        self._settled = asyncio.Event()
        self._settled.set()
        self._stale = False
        self._seen: dict[str, int] = {}
        self._turn = (-1, 0)
        self.asked_anew: dict[Seat, int] = {}
        """Of each seat that went back, after how many answers it did: there it is asked, whatever it said before."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sights = Sights(hall.lines)
        self._install(stored, match)

    def _install(self, stored: Stored, match: AnyMatch) -> None:
        """Makes memory what the database says."""
        self.match: AnyMatch = match
        self.record = msgspec.convert({str(name): value for name, value in stored.table._mapping.items()}, TableRow)
        self.setup: Setup = match.setup
        self.seq: int = stored.seq
        self.opened: Windows = self._known_windows(stored.moves[-1].windows)
        self.question: UndoQuestion | None = journal_rows.question_in(stored.table.question)
        self.recent_moves: deque[LoggedMove] = deque(
            (journal_rows.told(row) for row in stored.moves if row.told and not row.dead), maxlen=LOG_TAIL
        )
        self.whole_log: bool = stored.seq <= LOG_TAIL
        """Whether the whole log is in memory."""
        self.talks: deque[TalkLine] = deque((talk_line(row) for row in stored.talk), maxlen=TALK_TAIL)
        self.holders: dict[tuple[str, Seat | None], str] = {
            (row.person, None if row.seat < 0 else row.seat): row.name for row in stored.holders
        }
        for row in stored.holders:
            self._seen[row.person] = max(self._seen.get(row.person, 0), row.seen)
        self.standing: dict[tuple[Seat, str, str], StandingAnswer] = {
            (row.seat, row.person, row.kind): StandingAnswer(row.answer, row.turn) for row in stored.standing
        }
        """By seat, person and kind of decision."""
        self._seats: list[SeatInfo] = [
            SeatInfo(row.seat, row.kind, row.name, row.bot, False, row.generation) for row in stored.seats
        ]
        self.answered_before: frozenset[Seat] = frozenset(row.seat for row in stored.seats if row.answered)
        """Seats with answers that may lie further back than what of the match is in memory."""
        self.snapshot_at: int = stored.snapshot.at if stored.snapshot is not None else 0
        self._name_players()

    def _known_windows(self, stored: bytes) -> Windows:
        """When each window was opened. None is opened in the future: the clock was set back since, and it opens now."""
        opened, now = journal_rows.windows_in(stored), self.hall.now()
        if any(moment > now + SKEW for moment in opened.values()):
            known: Windows = getattr(self, "opened", {})
            opened = {
                n: moment if moment <= now + SKEW else min(now, known.get(n, now)) for n, moment in opened.items()
            }
        return opened

    def _name_players(self) -> None:
        self.texts: Texts = self.shelf.texts.seated({seat.seat: seat.name for seat in self._seats if seat.name})

    # --- what it is like ---

    def asks(self, seats: tuple[Seat, ...]) -> bool:
        return any(seat in window.seats for window in self.match.windows for seat in seats)

    @property
    def turn_at(self) -> int:
        """After how many answers the turn of now began, as far as memory goes back."""
        if self._turn[0] != self.seq:
            begun = (move.at for move in reversed(self.recent_moves) if any(e.key in CHAPTERS for e in move.events))
            self._turn = self.seq, next(begun, 0)
        return self._turn[1]

    @property
    def version(self) -> int:
        """Grows with every change people can see; the same number means the same table, in this process."""
        return self.seq * LINES + self._flicker

    @property
    def status(self) -> Status:
        return self.record.status

    @property
    def seats(self) -> list[SeatInfo]:
        """The seats, with who is there now."""
        online = self.online()
        return [msgspec.structs.replace(seat, online=True) if seat.seat in online else seat for seat in self._seats]

    @property
    def info(self) -> TableInfo:
        return info_of(self.record, self.seats, journal_rows.asked_mask(self.match), count_of(self.match), self.touched)

    @property
    def touched(self) -> int:
        """When something last happened here."""
        newest = self.recent_moves[-1].moment if self.recent_moves else 0
        return max(self.record.touched, newest)

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        """The seats this person holds."""
        if person is None:
            return ()
        return tuple([seat.seat for seat in self._seats if (person.hash, seat.seat) in self.holders])

    def may_watch(self, person: Person | None) -> bool:
        """Whether this person may see the table at all."""
        return person is not None and (
            self.is_maker(person) or (person.hash, None) in self.holders or bool(self.seats_of(person))
        )

    def is_maker(self, person: Person | None) -> bool:
        return person is not None and bool(self.record.maker) and same(self.record.maker, person.hash)

    def key_of(self, seat: Seat | None) -> str:
        """The key of the invite link to this seat, or to watch."""
        generation = self.record.generation if seat is None else self.seat(seat).generation
        return self.hall.seat_key(self.id, seat, generation)

    def seat(self, seat: Seat) -> SeatInfo:
        """A seat of this table; a sentence if there is none with that number."""
        if type(seat) is not int or not 0 <= seat < len(self._seats):
            raise TableError(f"This table has the seats 0 to {len(self._seats) - 1}.")
        return self._seats[seat]

    def offers(self, seat: Seat | None = None) -> list[Offer]:
        """The open decisions, of one seat or of all; none while the table does not play."""
        return self.match.offers(seat) if self.record.status == "playing" else []

    def opened_at(self, decision: str) -> int | None:
        """When this decision was put, by the server's clock."""
        return self.opened.get(window_number(decision))

    def deadline(self, decision: str) -> int | None:
        """When its time runs out; None if no clock runs."""
        number = window_number(decision)
        return next((self.ends_at(window) for window in self.match.windows if window.number == number), None)

    def ends_at(self, window: Window) -> int | None:
        """When this window's time runs out, as all may know it: whatever was claimed; None if no clock runs."""
        opened = self.opened.get(window.number)
        return None if window.open_ms is None or opened is None else opened + window.open_ms

    def closes_at(self, window: Window) -> int | None:
        """When nothing can come any more that counts; None if no clock runs. Slow lines are waited for."""
        latest, opened = window.latest_ms(), self.opened.get(window.number)
        if latest is None or opened is None:
            return None
        return opened + latest + max([self._owed(seat, (window.number, opened)) for seat in window.seats], default=0)

    def _owed(self, seat: Seat, opening: Opening) -> int:
        """How much longer an answer of this seat may be on its way; nothing where nobody looks."""
        if self.seat(seat).kind != "person":
            return 0
        now = self.hall.now()
        owed = [self.sights.owed(person, opening, now) for person in self.looking(seat)]
        return max([*owed, ELSEWHERE if self.is_elsewhere(seat) else 0])

    def was_sent(self, person: Person, openings: Sequence[Opening], *, live: bool) -> None:
        """A page of this person was sent these windows just now; `live` if it had the table before."""
        for opening in openings:
            self.sights.sent(person, opening, self.hall.now(), live=live)

    def ponged(self, person: Person, openings: Sequence[Opening], took: int) -> None:
        """A page of this person has answered a ping, which lay behind these windows, if any: they may close sooner."""
        for opening in openings or (None,):
            self.sights.ponged(person, opening, self.hall.now(), took)
        if openings:
            self.hall.look(self)

    @property
    def is_racing(self) -> bool:
        """Whether people race against a clock just now: what they claim is hidden, and nothing is taken back."""
        return any(window.clocked and window.seats for window in self.match.windows)

    def must_be(self, *statuses: Status) -> None:
        """Refuses what can't be done now."""
        if self.record.status not in statuses:
            raise NotPlaying(self.record.status)

    @property
    def is_ready(self) -> bool:
        """Whether everything that can be read here is durable just now."""
        return self._settled.is_set() and not self._stale

    @property
    def is_stale(self) -> bool:
        """Whether memory may not be what the database says; `ready` sees to it."""
        return self._stale

    async def ready(self) -> None:
        """Returns at once, or as soon as everything that can be read here is durable.

        Await it before reading match, offers, seats or log to show them to somebody.
        """
        while True:
            if not self._settled.is_set():
                await self._settled.wait()
            elif self._stale:
                async with self._lock:
                    if self._stale:
                        await self.reload()
            else:
                return

    # --- changing ---

    async def change(self, work: Callable[[], Draft | None]) -> None:
        """Carries out a change; it goes on to its end even if whoever asked for it is gone meanwhile."""
        self.used = time.monotonic()
        task = asyncio.create_task(self._changing(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            await asyncio.shield(task)
        finally:
            del task  # its error would know it by this frame, and both would stay until the collector runs

    async def _changing(self, work: Callable[[], Draft | None]) -> None:
        async with self._lock:
            for _ in range(ATTEMPTS):
                if self._stale:
                    await self.reload()
                draft = await self._worked_out(work)
                if draft is None:
                    return
                try:
                    if await self._written(draft):
                        return
                except BaseException:
                    self.hall.look(self)  # whoever looked meanwhile saw what is not so
                    raise
            raise Conflict

    async def _worked_out(self, work: Callable[[], Draft | None]) -> Draft | None:
        """The change, worked out in memory. Refused, it has changed nothing."""
        while True:
            self._settled.clear()
            try:
                draft = work()
            except MoreHistory:
                self._settled.set()
                await self.reload(self.match.offset - 1)
                continue
            except (Refused, TableError):
                self._settled.set()
                self.hall.counts.refused += 1
                raise
            except BaseException:
                self._stale = True
                self._settled.set()
                raise
            if draft is None:
                self._settled.set()
            return draft

    async def _written(self, draft: Draft) -> bool:
        """Writes and announces the change; False if it must be worked out anew because somebody else was first."""
        try:
            await self.hall.writer.put(draft)
        except StoreError as error:
            self._stale = True
            if not await self._was_written(draft):
                if not isinstance(error, Conflict):
                    raise
                self.hall.counts.conflicts += 1
                return False
        except BaseException:
            self._stale = True
            raise
        else:
            self._apply(draft)
        finally:
            self._settled.set()
        self.announce(draft.kinds, None if draft.hidden is None else (draft.hidden,))
        return True

    async def _was_written(self, draft: Draft) -> bool:
        """After a failed write: whether it is there all the same (the connection broke while it was committed)."""
        self._settled.set()
        await self.reload()
        if not draft.moves:
            return False
        mine = draft.moves[-1]
        rows = await self.hall.store.moves(self.id, mine["seq"] - 1, 1)
        return bool(rows) and all(
            getattr(rows[0], name) == mine[name] for name in ("worker", "moment", "kind", "number")
        )

    def _apply(self, draft: Draft) -> None:
        """What memory still lacks of a change that is written now."""
        if draft.moves:
            last = draft.moves[-1]
            self._turn_to(last["seq"])
            self.opened = self._known_windows(last["windows"])
            for told in draft.told:
                self._remember(told)
        else:
            self._flicker += 1
        for name, value in draft.columns.items():
            setattr(self.record, name, value)
        if "question" in draft.columns:
            self.question = journal_rows.question_in(draft.columns["question"])
        if draft.snapshot is not None:
            self.snapshot_at = draft.snapshot["at"]
        if len(self.match.starts) > KEPT_STEPS:
            self.match.forget(count_of(self.match) - self.hall.config.snapshot_every, THINNED)
        for follow in draft.then:
            follow()

    def _remember(self, told: LoggedMove) -> None:
        if len(self.recent_moves) == LOG_TAIL:
            self.whole_log = False
        self.recent_moves.append(told)

    def draft(self, *kinds: str) -> Draft:
        """An empty change of this table."""
        return Draft(self.id, kinds=set(kinds))

    def add_move(
        self,
        draft: Draft,
        kind: str,
        events: Sequence[Event] = (),
        *,
        seat: Seat = -1,
        at: int | None = None,
        number: int = 0,
        option: str | None = None,
        ms: int = 0,
        opened: Windows | None = None,
    ) -> None:
        """The next row of the journal."""
        seq, moment = self.seq + len(draft.moves) + 1, self.hall.now()
        at = count_of(self.match) if at is None else at
        move = {
            "table_id": self.id,
            "seq": seq,
            "at": at,
            "kind": kind,
            "seat": seat,
            "number": number,
            "option": option,
            "ms": ms,
            "told": journal_rows.events_out(events),
            "windows": journal_rows.windows_out(self.opened if opened is None else opened),
            "asked": journal_rows.asked_mask(self.match),
            "moment": moment,
            "worker": self.hall.worker,
            "dead": False,
        }
        draft.moves.append(move)
        if events:
            told = tuple([event if event.at == at else replace(event, at=at) for event in events])
            draft.told.append(LoggedMove(seq, at, kind, moment, told))

    def add_answers(self, draft: Draft, first: int, opened: Windows) -> None:
        """Rows for what the match has been answered from this count on, with the events that followed each."""
        match = self.match
        told: dict[int, list[Event]] = {}
        for event in match.table.events:
            told.setdefault(event.at, []).append(event)
        draft.more += journal_rows.milestones_out(self.id, match.table.milestones, self.hall.now())
        match.table.forget_told()
        for at in range(first + 1, count_of(match) + 1):
            row = match.rows[at - 1 - match.offset]
            assert isinstance(row, AnswerRow), "a live match is never imagined"
            self.add_move(
                draft,
                "expire" if row.option is None else "answer",
                told.get(at, ()),
                seat=row.seat,
                at=at,
                number=row.number,
                option=None if row.option is None else row.option.id,
                ms=row.ms,
                opened=opened,
            )
        self._add_snapshot(draft)

    def _add_snapshot(self, draft: Draft) -> None:
        """Stores the state, where a step has just begun and the last one stored is far enough back."""
        count = count_of(self.match)
        at, state = self.match.last_snapshot
        every = self.hall.config.snapshot_every
        if at != count or count - self.snapshot_at < every or not draft.moves:
            return
        draft.snapshot = {"table_id": self.id, "at": at, "seq": draft.moves[-1]["seq"], "state": state}
        old = count - KEPT_SNAPSHOTS * every
        if old > 0:
            draft.more.append(
                delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == self.id, SNAPSHOTS.c.at > 0, SNAPSHOTS.c.at < old)
            )

    def state_to_keep(self) -> Any | None:
        """What stores the state in which the current step began, if it is not stored: with other rules or packs a
        table goes on from its last stored state."""
        at, state = self.match.last_snapshot
        if at <= self.snapshot_at or self.record.status == "over":
            return None
        mine = MOVES.c.table_id == self.id, MOVES.c.at == at, MOVES.c.kind.in_(ANSWERS), ~MOVES.c.dead
        stored = exists().where(SNAPSHOTS.c.table_id == self.id, SNAPSHOTS.c.at == at)
        begun = select(literal(self.id), literal(at), MOVES.c.seq, literal(state)).where(*mine, ~stored)
        return SNAPSHOTS.insert().from_select(
            ["table_id", "at", "seq", "state"], begun.order_by(MOVES.c.seq.desc()).limit(1)
        )

    def still_open(self, now: int | None = None) -> Windows:
        """When each window that is open now was opened: those that were there keep their time."""
        now = self.hall.now() if now is None else now
        return {window.number: self.opened.get(window.number, now) for window in self.match.windows}

    # --- what others wrote ---

    async def reload(self, before: int | None = None) -> None:
        """Memory as the database has it. The lock must be held."""
        stored = await self.hall.store.load(self.id, before)
        if stored is None:
            raise NoSuchTable
        match = await asyncio.to_thread(restore.resume, stored, self.shelf)
        beside, seq, version = self._beside(), self.seq, self.version
        self._install(stored, match)
        self._stale = False
        if seq != self.seq:
            self._turn_to(self.seq, version)
            self.announce({"match", "seats", "status", "question"})
        elif beside != self._beside():
            self.flicker({"talk", "status"})

    def _beside(self) -> tuple[int, TableRow]:
        """Visible state that changes without a journal row."""
        return self.talks[-1].number if self.talks else 0, replace(self.record, touched=0)

    def _turn_to(self, seq: int, version: int | None = None) -> None:
        """Another move is the last: the version begins with it, but never goes back, however often it flickered."""
        version = self.version if version is None else version
        self.seq = seq
        self._flicker = max(0, version + 1 - seq * LINES)

    async def look_again(self) -> None:
        """Takes up what another worker may have written a moment ago, before its news came."""
        if self.hall.is_shared:
            await self.catch_up(await self.hall.store.seq(self.id))

    async def catch_up(self, seq: int) -> None:
        """Takes up what another worker has written."""
        if seq <= self.seq and not self._stale:
            return
        async with self._lock:
            if self._stale:
                await self.reload()
            if seq <= self.seq:
                return
            rows = await self.hall.store.moves(self.id, self.seq, FAR_BEHIND)
            plain = all(row.kind in ANSWERS and not row.dead for row in rows)
            if not plain or len(rows) == FAR_BEHIND:
                await self.reload()
            elif rows:
                self._follow(rows)

    def outdated(self) -> None:
        """Another worker has written, and nobody looks at the table here: it is loaded anew when somebody does."""
        self._stale = True

    def _follow(self, rows: Sequence[Row[Any]]) -> None:
        """Plays what another worker has played."""
        racing = {window.number for window in self.match.windows if window.clocked}
        try:
            replay_entries(self.match, [journal_rows.entry(row) for row in rows])
        except RoundtableError:
            self._stale = True
            raise
        self.match.table.forget_told()
        self._turn_to(rows[-1].seq)
        self.opened = self._known_windows(rows[-1].windows)
        for row in rows:
            if row.told:
                self._remember(journal_rows.told(row))
        self.record.redo = self.record.question = self.question = None
        kinds = {"match", "question"}
        if self.match.over:
            self.record.status = "over"
            self.record.outcome = restore.outcome_out(self.match.outcome)
            kinds.add("status")
        if len(self.match.starts) > KEPT_STEPS:
            self.match.forget(count_of(self.match) - self.hall.config.snapshot_every, THINNED)
        still = racing & {window.number for window in self.match.windows}
        hidden = all(row.kind == "answer" and row.number in still for row in rows)
        self.announce(kinds, {row.seat for row in rows} if hidden else None)

    # --- telling people ---

    @property
    def busy(self) -> bool:
        """Whether a change is going on."""
        return self._lock.locked() or bool(self._tasks)

    async def settle_down(self) -> None:
        """Waits for the changes that are going on, and tells everybody that there will be no more."""
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for subscription in list(self._subscriptions):
            subscription.close()

    def announce(self, kinds: set[str], seats: Collection[Seat] | None = None) -> None:
        """Tells everybody here, or only these seats, of a change that is durable; bots and clocks look at it too."""
        self._tell(kinds, seats)
        self.hall.look(self)

    def seen_by(self, person: Person) -> int:
        """The number of the last log line this person was shown, 0 if none."""
        return self._seen.get(person.hash, 0)

    def mark_seen(self, person: Person, number: int) -> None:
        """Remembers how far this person has read; written now and then."""
        if number > self._seen.get(person.hash, 0):
            self._seen[person.hash] = number
            self.hall.seen(self.id, person.hash, number)


__all__ = ["MoreHistory", "TableCore"]
