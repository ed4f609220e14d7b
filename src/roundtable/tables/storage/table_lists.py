"""Tables in lists, read without loading them."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy import bindparam, func, select

from roundtable.kernel.seats import Seat
from roundtable.tables.errors import BadTable
from roundtable.tables.model import Person, SeatInfo, TableInfo

from .schema import HOLDERS, MOVES, SEATS, TABLES
from .store import Rows, Store
from .table_row import info_of

_logger = logging.getLogger(__name__)

_LAST: Final = (
    select(MOVES.c.table_id, func.max(MOVES.c.seq).label("seq"))
    .where(MOVES.c.table_id.in_(bindparam("tables", expanding=True)))
    .group_by(MOVES.c.table_id)
    .subquery()
)
_HEADS: Final = select(MOVES.c.table_id, MOVES.c.asked, MOVES.c.at, MOVES.c.moment).join(
    _LAST, (MOVES.c.table_id == _LAST.c.table_id) & (MOVES.c.seq == _LAST.c.seq)
)
"""The last move of each of these `tables`. Made once: a subquery is a reference cycle."""


async def of_person(store: Store, person: Person, limit: int) -> list[TableInfo]:
    """The tables where this person sits or watches or that they made, the newest first."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person.hash)
    made = select(TABLES.c.id).where(TABLES.c.maker == person.hash)
    rows = await store.read(
        select(TABLES)
        .where(TABLES.c.id.in_(held.union(made)))
        .order_by(TABLES.c.touched.desc())
        .limit(max(1, min(limit, 200)))
    )
    own = select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.person == person.hash, HOLDERS.c.seat >= 0)
    mine: dict[str, list[Seat]] = {}
    for row in await store.read(own.order_by(HOLDERS.c.seat)):
        mine.setdefault(row.table_id, []).append(row.seat)
    return [msgspec.structs.replace(info, mine=tuple(mine.get(info.id, ()))) for info in await _infos(store, rows)]


async def is_at(store: Store, table_id: str, person: Person) -> bool:
    """Whether this person sits or watches there or made the table, which need not be fit to be opened."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.table_id == table_id, HOLDERS.c.person == person.hash)
    mine = (TABLES.c.maker == person.hash) | held.exists()
    return bool(await store.read(select(TABLES.c.id).where(TABLES.c.id == table_id, mine)))


async def generation(store: Store, table_id: str, seat: Seat | None) -> int | None:
    """How often the invitation to this seat, or to watch, was renewed; None where there is no such seat."""
    of_seat = select(SEATS.c.generation).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    rows = await store.read(select(TABLES.c.generation).where(TABLES.c.id == table_id) if seat is None else of_seat)
    return rows[0][0] if rows and type(rows[0][0]) is int else None


async def newest(store: Store, limit: int) -> list[TableInfo]:
    """The tables at which something happened last, whoever's they are."""
    return await _infos(store, await store.read(select(TABLES).order_by(TABLES.c.touched.desc()).limit(limit)))


async def untouched(store: Store, since: int, limit: int) -> list[TableInfo]:
    """Tables at which nothing has happened since that moment, the last touched first."""
    old = select(TABLES).where(TABLES.c.touched < since).order_by(TABLES.c.touched).limit(limit)
    # What happened last is written into the table's own row now and then; its last move knows better.
    return [info for info in await _infos(store, await store.read(old)) if info.touched < since]


async def _infos(store: Store, rows: Rows) -> list[TableInfo]:
    """What people see of these rows; the newest first."""
    found = [row.id for row in rows]
    seats: dict[str, list[SeatInfo]] = {}
    for seat in await store.read(select(SEATS).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.seat)):
        known = SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, False, seat.generation)
        seats.setdefault(seat.table_id, []).append(known)
    heads = {row.table_id: row for row in await store.read(_HEADS, {"tables": found})}
    infos = []
    for row in rows:
        try:
            head = heads[row.id]
            info = info_of(row, seats.get(row.id, ()), head.asked, head.at, head.moment)
            infos.append(msgspec.convert(msgspec.to_builtins(info), TableInfo))  # SQLite stores whatever it is given
        except (BadTable, AttributeError, LookupError, TypeError, msgspec.MsgspecError) as error:
            _logger.error("Table %s is damaged: %s", row.id, error)
    return sorted(infos, key=lambda info: -info.touched)
