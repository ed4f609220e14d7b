"""What a table tells: its log, what people said, and, once the game is over, everything."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import select

from roundtable.kernel.journal import Journal
from roundtable.kernel.seats import Seat
from roundtable.kernel.texts import Texts
from roundtable.tables.clean_text import LONGEST_TALK, clean
from roundtable.tables.errors import BadTalk, NotAllowed, Running, TooFast
from roundtable.tables.files.journal_file import player, retold, written
from roundtable.tables.model import LogLine, Person, TalkLine
from roundtable.tables.storage import journal_rows
from roundtable.tables.storage.journal_rows import LINES, AnyMatch, Draft, LoggedMove
from roundtable.tables.storage.restore import setup_in
from roundtable.tables.storage.schema import ANSWERS, MOVES, TALK, WATCHING
from roundtable.tables.storage.table_row import talk_line
from roundtable.tables.table_texts import texts as own_texts

from .table_core import TableCore

PAGE: Final = 100
MOST_LINES: Final = 1000


class LogAndTalk(TableCore):
    """Reading the log, talking, saving and replaying."""

    # --- the log ---

    def recent(self, seat: Seat, since: int = 0, limit: int = 200) -> list[LogLine]:
        """The last lines of the log that this seat may know, after that number, from memory."""
        found: list[LogLine] = []
        for told in reversed(self.recent_moves):
            if (told.seq + 1) * LINES <= since or len(found) >= limit:
                break
            found += [line for line in reversed(told.lines(seat)) if line.number > since]
        return found[:limit][::-1]

    async def log(self, seat: Seat, before: int | None = None, limit: int = 200) -> list[LogLine]:
        """The lines this seat may know before that number (or the last ones), the oldest first."""
        limit = max(1, min(limit, MOST_LINES))
        if before is None:
            await self.ready()
        top = (self.seq + 1) * LINES if before is None else before
        found = [line for line in self.recent(seat, 0, MOST_LINES * 2) if line.number < top][::-1]
        oldest = self.recent_moves[0].seq if self.recent_moves else self.seq + 1
        while len(found) < limit and oldest > 1 and not self.whole_log:
            rows = await self._page(min(oldest - 1, top // LINES))
            for told in rows:
                found += [line for line in reversed(told.lines(seat)) if line.number < top]
            if len(rows) < PAGE:
                break
            oldest = rows[-1].seq
        return found[:limit][::-1]

    async def _page(self, last: int) -> list[LoggedMove]:
        """The moves with something to tell up to this one, the newest first."""
        rows = await self.hall.store.read(
            select(MOVES.c.seq, MOVES.c.at, MOVES.c.kind, MOVES.c.moment, MOVES.c.told)
            .where(MOVES.c.table_id == self.id, MOVES.c.seq <= last, ~MOVES.c.dead, MOVES.c.told.is_not(None))
            .order_by(MOVES.c.seq.desc())
            .limit(PAGE)
        )
        return [journal_rows.told(row) for row in rows]

    def say(self, lang: str, line: LogLine) -> str:
        """A line of the log in words."""
        texts = self.own_texts if line.own else self.texts
        return texts.say(lang, line.event.key, line.event.params)

    def more(self, lang: str, line: LogLine) -> str:
        """What a line of the log leaves to be read on request."""
        return "" if line.own else self.texts.more(lang, line.event.key, line.event.params)

    @property
    def own_texts(self) -> Texts:
        """The tables' own words, with the names of who sits here."""
        return own_texts().seated({seat.seat: seat.name for seat in self._seats if seat.name})

    # --- talk ---

    async def talk(self, person: Person, seat: Seat | None, text: str) -> TalkLine:
        """Says something to everybody at the table, from a seat one holds or as a watcher."""
        if seat is not None and seat not in self.seats_of(person):
            raise NotAllowed
        if seat is None and not self.may_watch(person):
            raise NotAllowed
        words = clean(text, LONGEST_TALK + 1)
        if not words:
            raise BadTalk
        if len(words) > LONGEST_TALK:
            raise BadTalk(LONGEST_TALK)
        if not self.hall.may_talk(person):
            raise TooFast
        name = self.seat(seat).name if seat is not None else self.holders.get((person.hash, None), "")
        said: list[TalkLine] = []

        def work() -> Draft:
            number = self.talks[-1].number + 1 if self.talks else 1
            line = TalkLine(number, seat, name, words, self.hall.now())
            said[:] = [line]
            draft = self.draft("talk")
            place = WATCHING if seat is None else seat
            draft.more.append(
                TALK.insert().values(
                    table_id=self.id, number=number, seat=place, name=name, text=words, moment=line.moment
                )
            )
            draft.then.append(lambda: self.talks.append(line))
            return draft

        await self.change(work)
        return said[0]

    @property
    def last_said(self) -> int:
        """The number of the last line, 0 while nobody has said anything."""
        return self.talks[-1].number if self.talks else 0

    def recent_talk(self, limit: int = 50) -> list[TalkLine]:
        """What was said last, from memory."""
        return list(self.talks)[-limit:]

    async def talk_since(self, number: int, limit: int = 200) -> list[TalkLine]:
        """What was said after that line."""
        await self.ready()
        if not self.talks or self.talks[0].number <= number + 1:
            return [line for line in self.talks if line.number > number][:limit]
        rows = await self.hall.store.read(
            select(TALK)
            .where(TALK.c.table_id == self.id, TALK.c.number > number)
            .order_by(TALK.c.number)
            .limit(max(1, min(limit, MOST_LINES)))
        )
        return [talk_line(row) for row in rows]

    async def hear(self) -> None:
        """Takes up what was said at another worker."""
        async with self._lock:
            last = self.talks[-1].number if self.talks else 0
            rows = await self.hall.store.read(
                select(TALK).where(TALK.c.table_id == self.id, TALK.c.number > last).order_by(TALK.c.number)
            )
            self.talks.extend(talk_line(row) for row in rows)
        if rows:
            self.flicker({"talk"})

    # --- everything, once the game is over ---

    async def standing_journal(self) -> Journal:
        """The journal of the match as it stands at this moment, with its position."""
        async with self._lock:
            if self._stale:
                await self.reload()
            journal = await self._journal()
            match = self.match
            journal.fingerprint = match.fingerprint()
            journal.at, journal.snapshot = match.last_snapshot
            journal.at -= self.record.base_at
            return journal

    async def whole_journal(self) -> Journal:
        """All answers of the match, with what it started from. It tells every secret."""
        await self.ready()
        return await self._journal()

    async def _journal(self) -> Journal:
        rows = await self.hall.store.read(
            select(MOVES.c.number, MOVES.c.seat, MOVES.c.option, MOVES.c.ms)
            .where(MOVES.c.table_id == self.id, MOVES.c.seq > self.record.base)
            .where(~MOVES.c.dead, MOVES.c.kind.in_(ANSWERS))
            .order_by(MOVES.c.seq)
        )
        record = self.record
        return Journal(
            game=record.game,
            rules=record.rules,
            content=record.content,
            setup=setup_in(record.setup),
            answers=[journal_rows.entry(row) for row in rows],
            start=record.start,
            undone=record.undone,
            players=[player(seat.kind, seat.bot) for seat in self._seats],
        )

    async def replay(self) -> AnyMatch:
        """The whole match, told again from its beginning. Only when the game is over."""
        self.must_be_over()
        return await asyncio.to_thread(retold, await self.whole_journal(), self.shelf)

    async def journal(self) -> bytes:
        """The match as a file that `roundtable replay` opens. Only when the game is over."""
        self.must_be_over()
        return await asyncio.to_thread(written, await self.whole_journal(), self.shelf)

    def must_be_over(self) -> None:
        if self.record.status != "over":
            raise Running
