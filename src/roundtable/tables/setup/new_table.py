"""A new table: what it begins with, and all rows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from roundtable.kernel.campaigns import Stage
from roundtable.kernel.events import Event
from roundtable.kernel.seats import Seat
from roundtable.tables import keys
from roundtable.tables.clean_text import clean_name
from roundtable.tables.game_library import LoadedGame
from roundtable.tables.model import SeatInfo
from roundtable.tables.storage import journal_rows, restore
from roundtable.tables.storage.journal_rows import AnyMatch, Draft
from roundtable.tables.storage.schema import HOLDERS, SEATS, SNAPSHOTS, TABLES, TALK, WATCHING

LONGEST_TABLE_NAME: Final = 80


class NewTable(Struct, frozen=True, kw_only=True):
    """What a table begins with."""

    shelf: LoadedGame
    match: AnyMatch
    seats: Sequence[SeatInfo]
    holders: Sequence[tuple[str, Seat | None, str]] = ()
    """Persons, where they sit (None: they watch), and their names."""
    name: str
    lang: str
    maker: str
    origin: str
    start: bytes | None = None
    """What the journal starts from, if not the set-up."""
    notice: Event | None = None
    """What to tell of a match that could not be taken up just as it was."""
    remark: str = ""
    """A line of the tables' own words, after all that the match brings with it."""
    moments: Sequence[int] = ()
    """When each answer was given that the match brings with it."""
    talk: Sequence[dict[str, Any]] = ()
    stages: Sequence[Stage] = ()
    """What was finished before, at the table it comes from."""

    @property
    def playing(self) -> bool:
        """Whether nobody has still to come."""
        return all(seat.kind != "open" for seat in self.seats)

    def drafted(self, now: int, worker: str) -> Draft:
        """All rows of the new table."""
        draft = Draft(keys.new_id())
        draft.more.append(self._table(draft.table, now))
        draft.more.append(SEATS.insert().values([_seat(draft.table, seat) for seat in self.seats]))
        if self.holders:
            draft.more.append(HOLDERS.insert().values([_holder(draft.table, *holder) for holder in self.holders]))
        self._add_history(draft, now, worker)
        draft.more += [
            journal_rows.milestone_row(draft.table, at, stage)
            for at, stage in enumerate(self.stages, -len(self.stages))
        ]
        draft.more += journal_rows.milestones_out(draft.table, self.match.table.milestones, now)
        draft.more += [TALK.insert().values(table_id=draft.table, **line) for line in self.talk]
        return draft

    def _table(self, table: str, now: int) -> Any:
        shelf, match = self.shelf, self.match
        status = "over" if match.over else "playing" if self.playing else "lobby"
        return TABLES.insert().values(
            id=table, game=shelf.game.id, rules=shelf.game.version, content=shelf.digest,
            packs=msgspec.json.encode(shelf.packs).decode(), setup=restore.setup_out(match.setup), start=self.start,
            base=0, base_at=0,
            name=clean_name(self.name)[:LONGEST_TABLE_NAME], status=status, lang=self.lang, maker=self.maker,
            origin=self.origin, generation=0, created=now, touched=now, undone=match.undone, redo=None, question=None,
            paused=None, outcome=restore.outcome_out(match.outcome), rematch="", notice=restore.notice_out(self.notice),
        )  # fmt: skip

    def _add_history(self, draft: Draft, now: int, worker: str) -> None:
        """The first row of the journal, the answers that the match brings with it, and its state."""
        match = self.match
        told: dict[int, list[Event]] = {} if self.notice is None else {0: [self.notice]}
        for event in match.table.events:
            told.setdefault(event.at, []).append(event)
        blank = {
            "table_id": draft.table, "ms": 0, "option": None, "number": 0, "seat": -1, "moment": now, "asked": 0,
            "worker": worker, "dead": False, "windows": journal_rows.windows_out({}),
        }  # fmt: skip
        rows: list[dict[str, Any]] = [
            {**blank, "seq": 1, "at": 0, "kind": "start", "told": journal_rows.events_out(told.get(0, ()))}
        ]
        for at, row in enumerate(match.rows, 1):
            option = None if row.option is None else row.option.id  # type: ignore[union-attr]  # never imagined
            kind = "expire" if option is None else "answer"
            rows.append(
                {**blank, "seq": at + 1, "at": at, "kind": kind, "seat": row.seat, "number": row.number,  # type: ignore[union-attr]
                 "option": option, "ms": row.ms, "told": journal_rows.events_out(told.get(at, ()))}  # type: ignore[union-attr]
            )  # fmt: skip
        for written, moment in zip(rows[1:], self.moments, strict=False):
            written["moment"] = moment
        if self.remark:
            said = journal_rows.events_out([Event(self.remark)])
            rows.append({**blank, "seq": len(rows) + 1, "at": len(match.rows), "kind": "remark", "told": said})
        rows[-1]["windows"] = journal_rows.windows_out({window.number: now for window in match.windows})
        rows[-1]["asked"] = journal_rows.asked_mask(match)
        draft.moves += rows
        at, state = match.last_snapshot
        draft.snapshot = {"table_id": draft.table, "at": at, "seq": at + 1, "state": state}
        if at:
            first = {"table_id": draft.table, "at": 0, "seq": 1, "state": match.snapshots[0][1]}
            draft.more.append(SNAPSHOTS.insert().values(first))


def _seat(table: str, seat: SeatInfo) -> dict[str, Any]:
    return {
        "table_id": table, "seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "generation": 0,
    }  # fmt: skip


def _holder(table: str, person: str, seat: Seat | None, name: str) -> dict[str, Any]:
    return {
        "table_id": table, "seat": WATCHING if seat is None else seat, "person": person, "name": name, "seen": 0,
    }  # fmt: skip
