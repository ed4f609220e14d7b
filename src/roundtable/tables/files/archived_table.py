"""A finished table whose rules or packs are no longer these: what is stored of it can still be read."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import select

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.position import decode
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.texts import Texts
from roundtable.tables.errors import NoSuchTable
from roundtable.tables.game_library import LoadedGame
from roundtable.tables.keys import same
from roundtable.tables.model import LogLine, Person
from roundtable.tables.storage import journal_rows, load_table, restore
from roundtable.tables.storage.journal_rows import LINES
from roundtable.tables.storage.schema import MOVES, SNAPSHOTS
from roundtable.tables.table_texts import texts as own_texts

if TYPE_CHECKING:
    from roundtable.tables.registry import TableRegistry

MOST_SCENES: Final = 120
FAULTS: Final = (
    RoundtableError, msgspec.MsgspecError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError,
    RecursionError,
)  # fmt: skip
"""What comes of an old state that these rules don't understand."""

_logger = logging.getLogger(__name__)


class ArchivedTable(Struct, frozen=True):
    """Who played, how it ended, and what was told."""

    id: str
    name: str
    shelf: LoadedGame
    players: dict[Seat, str]
    """Seats with the names people gave; the others are empty."""
    outcome: Outcome | None
    eyes: Seat
    """Whose log is read: the first seat of whoever asks, or a watcher's."""

    @property
    def texts(self) -> Texts:
        return self.shelf.texts.seated({seat: name for seat, name in self.players.items() if name})

    def say(self, lang: str, line: LogLine) -> str:
        """A line of the log in words; empty where these rules no longer have any."""
        texts = own_texts().seated(self.players) if line.own else self.texts
        return texts.say(lang, line.event.key, line.event.params) if texts.knows(lang, line.event.key) else ""


async def past(hall: TableRegistry, table_id: str, person: Person) -> ArchivedTable | None:
    """The table for somebody who was there; None where it is not over, or of these rules and packs."""
    stored = await hall.store.load(table_id)
    if stored is None:
        raise NoSuchTable
    row = stored.table
    held = [holder.seat for holder in stored.holders if same(holder.person, person.hash)]
    if not held and not (row.maker and same(row.maker, person.hash)):
        raise NoSuchTable
    shelf = await load_table.shelf_of(hall, stored)
    if row.status != "over" or restore.differs(row, shelf) is None:
        return None
    players = {seat.seat: seat.name for seat in stored.seats}
    eyes = min([seat for seat in held if seat >= 0], default=WATCHER)
    return ArchivedTable(row.id, row.name, shelf, players, restore.outcome_in(row.outcome), eyes)


async def lines(
    hall: TableRegistry, table: ArchivedTable, before: int | None, limit: int
) -> tuple[list[LogLine], int | None]:
    """The lines of the log before that number (or the last ones), the oldest first; and before which there are more."""
    found: list[LogLine] = []
    columns = MOVES.c.seq, MOVES.c.at, MOVES.c.kind, MOVES.c.moment, MOVES.c.told
    told = select(*columns).where(MOVES.c.table_id == table.id, ~MOVES.c.dead, MOVES.c.told.is_not(None))
    if before is not None:
        told = told.where(MOVES.c.seq <= before // LINES)
    rows = await hall.store.read(told.order_by(MOVES.c.seq.desc()).limit(limit))
    for row in rows:
        try:
            spoken = journal_rows.told(row).lines(table.eyes)
        except msgspec.MsgspecError:
            continue
        found += [line for line in reversed(spoken) if before is None or line.number < before]
    if len(found) > limit:
        return found[:limit][::-1], found[limit - 1].number
    return found[::-1], rows[-1].seq * LINES if len(rows) == limit else None


async def scenes(hall: TableRegistry, table: ArchivedTable) -> list[tuple[int, Scene]]:
    """What everybody saw at stored states, after so many answers; without those that these rules can't read."""
    mine = SNAPSHOTS.c.table_id == table.id
    stops = [row.at for row in await hall.store.read(select(SNAPSHOTS.c.at).where(mine).order_by(SNAPSHOTS.c.at))]
    picked = stops[:: len(stops) // MOST_SCENES + 1]
    states = select(SNAPSHOTS.c.at, SNAPSHOTS.c.state).where(mine, SNAPSHOTS.c.at.in_(picked))
    rows = await hall.store.read(states.order_by(SNAPSHOTS.c.at))
    return await asyncio.to_thread(_seen, rows, table.shelf)


def _seen(rows: Any, shelf: LoadedGame) -> list[tuple[int, Scene]]:
    found = []
    for row in rows:
        try:
            state = decode(shelf.game.state_type, row.state)
            found.append((row.at, shelf.game.scene(state, shelf.content, WATCHER)))
        except FAULTS as error:
            _logger.info("A state of an old table can't be read: %s", error)
    return found
