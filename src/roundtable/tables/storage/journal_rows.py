"""Rows of the journal in the database: how they are written and read, and what is written together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct, field
from sqlalchemy import Row

from roundtable.kernel.campaigns import Stage, stage_of
from roundtable.kernel.events import Event
from roundtable.kernel.journal import Entry
from roundtable.kernel.match import Match
from roundtable.kernel.milestones import Milestone
from roundtable.kernel.options import Params
from roundtable.kernel.seats import EVERYONE, Mask, Seat, bit
from roundtable.tables.model import LogLine, MilestoneInfo, SeatInfo, UndoQuestion

from .schema import ANSWERS, MILESTONES, MOVES, SNAPSHOTS

GAME: Final = ("start", *ANSWERS)
"""Moves after which the game itself speaks."""
LINES: Final = 1 << 16
"""A log line's number is its move's times this, and its place among what the reader may know."""

AnyMatch: TypeAlias = Match[Any, Any]
Windows: TypeAlias = dict[int, int]
"""For each open window's number, when it was opened."""

_encode = msgspec.msgpack.Encoder().encode
_decode_events = msgspec.msgpack.Decoder(
    list[tuple[str, tuple[tuple[str, int | str], ...], tuple[str, ...], int]]
).decode
_decode_windows = msgspec.msgpack.Decoder(dict[int, int]).decode
_decode_redo = msgspec.msgpack.Decoder(list[list[Entry]]).decode
_decode_params = msgspec.msgpack.Decoder(Params).decode
_decode_question = msgspec.msgpack.Decoder(UndoQuestion).decode


class LoggedMove(Struct, gc=False):
    """A move as the log needs it."""

    seq: int
    at: int
    kind: str
    moment: int
    events: tuple[Event, ...]
    public: list[LogLine] | None = None
    """Its lines, where everybody may know all of them and somebody has asked."""

    def lines(self, seat: Seat) -> list[LogLine]:
        """What this seat may know of it. Numbers count only that, so that they tell nothing of the rest."""
        if self.public is not None:
            return self.public
        own = self.kind not in GAME
        seen = [event for event in self.events if event.seen_by(seat)]
        found = [LogLine(self.seq * LINES + i, self.at, event, self.moment, own) for i, event in enumerate(seen)]
        if all(event.to == EVERYONE for event in self.events):
            self.public = found
        return found


class Draft(Struct):
    """What one change of one table writes, in one transaction, and what follows once it is written."""

    table: str
    moves: list[dict[str, Any]] = field(default_factory=list)
    told: list[LoggedMove] = field(default_factory=list)
    """Those of them that the log tells of."""
    snapshot: dict[str, Any] | None = None
    more: list[Any] = field(default_factory=list)
    """Further statements, carried out after the moves."""
    columns: dict[str, Any] = field(default_factory=dict)
    """What changes in the row of the table itself."""
    seats: list[SeatInfo] = field(default_factory=list)
    """Seats as they will be."""
    kinds: set[str] = field(default_factory=set)
    """What people are told has changed."""
    hidden: Seat | None = None
    """This seat's answer lies in an open race against the clock: nobody else is told that there is anything new."""
    then: list[Callable[[], None]] = field(default_factory=list)
    """Carried out in memory once everything is durable, before anybody is told."""

    def statements(self) -> list[Any]:
        """All of it as statements, to be written with another table's change."""
        snapshot = [] if self.snapshot is None else [SNAPSHOTS.insert().values(self.snapshot)]
        return [MOVES.insert().values(self.moves), *snapshot, *self.more]


def told(row: Row[Any]) -> LoggedMove:
    """A stored move, for the log."""
    return LoggedMove(row.seq, row.at, row.kind, row.moment, events_in(row.told, row.at))


def events_in(data: bytes | None, at: int) -> tuple[Event, ...]:
    """The events of a move."""
    if not data:
        return ()
    return tuple(Event(key, params, rules, to, at) for key, params, rules, to in _decode_events(data))


def events_out(events: Sequence[Event]) -> bytes | None:
    """As `events_in` reads them."""
    return _encode([(event.key, event.params, event.rules, event.to) for event in events]) if events else None


def windows_in(data: bytes) -> Windows:
    return _decode_windows(data)


def windows_out(windows: Windows) -> bytes:
    return _encode(windows)


def redo_in(data: bytes | None) -> list[list[Entry]]:
    return _decode_redo(data) if data else []


def redo_out(match: AnyMatch) -> bytes | None:
    """What could be brought back in this match."""
    entries = match.redoable()
    return _encode(entries) if entries else None


def milestones_out(table: str, stones: Sequence[Milestone], moment: int) -> list[Any]:
    """Statements that store what was finished."""
    return [milestone_row(table, stone.at, stage_of(stone, moment)) for stone in stones]


def milestone_row(table: str, at: int, stage: Stage) -> Any:
    values = {"key": stage.key, "params": _encode(stage.params), "moment": stage.moment, "state": stage.state}
    return MILESTONES.insert().values(table_id=table, at=at, **values)


def milestone_in(row: Row[Any]) -> MilestoneInfo:
    return MilestoneInfo(row.at, row.key, _decode_params(row.params), row.moment)


def question_in(data: bytes | None) -> UndoQuestion | None:
    return _decode_question(data) if data else None


def question_out(question: UndoQuestion | None) -> bytes | None:
    return None if question is None else _encode(question)


def entry(row: Row[Any]) -> Entry:
    """A stored answer, as the kernel replays it."""
    return Entry(row.number, row.seat, row.option, row.ms)


def live_entries(rows: Sequence[Row[Any]], after: int) -> list[Entry]:
    """The answers of the match among these moves, after this number."""
    return [entry(row) for row in rows if row.seq > after and not row.dead and row.kind in ANSWERS]


def count_of(match: AnyMatch) -> int:
    """How many answers the match has had."""
    return match.offset + len(match.rows)


def asked_mask(match: AnyMatch) -> Mask:
    """The seats that have something to decide, as all may know it."""
    mask = 0
    for window in match.windows:
        for seat in window.awaited:
            mask |= bit(seat)
    return mask


def seats_in(mask: Mask) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask & bit(seat))
