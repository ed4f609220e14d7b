"""A table's rows as memory and lists have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from roundtable.tables.model import SeatInfo, Status, TableInfo, TalkLine

from . import journal_rows, restore


class TableRow(Struct):
    """The row of the table itself."""

    id: str
    game: str
    rules: str
    content: str
    packs: str
    setup: bytes
    start: bytes | None
    base: int
    base_at: int
    name: str
    status: Status
    lang: str
    maker: str
    origin: Any
    generation: int
    created: int
    touched: int
    undone: int
    redo: bytes | None
    question: bytes | None
    paused: int | None
    outcome: bytes | None
    rematch: str
    notice: str


def talk_line(row: Row[Any]) -> TalkLine:
    return TalkLine(row.number, None if row.seat < 0 else row.seat, row.name, row.text, row.moment)


def window_number(decision: str) -> int:
    """The number of the window that a decision's id names; -1 if it names none."""
    number = str(decision).split("+", maxsplit=1)[0].split("~", maxsplit=1)[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else -1


def info_of(record: Any, seats: Iterable[SeatInfo], asked: int, answers: int, touched: int = 0) -> TableInfo:
    """A table's row as people see it."""
    outcome = restore.outcome_in(record.outcome)
    setup = restore.setup_in(record.setup)
    return TableInfo(
        id=record.id,
        game=record.game,
        name=record.name,
        status=record.status,
        lang=record.lang,
        timed=setup.timed,
        packs=tuple(msgspec.json.decode(record.packs, type=list[str])),
        options=setup.options,
        created=record.created,
        touched=max(touched, record.touched),
        seats=tuple(seats),
        asked=journal_rows.seats_in(asked) if record.status == "playing" else (),
        answers=answers,
        winners=() if outcome is None else outcome.winners,
        reason="" if outcome is None else outcome.reason,
        rematch=record.rematch,
        origin=record.origin,
        notice=restore.notice_in(record.notice),
    )
