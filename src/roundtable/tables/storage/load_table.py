"""A table from the database, with the game and the packs it is played with."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from roundtable.kernel.errors import RoundtableError
from roundtable.tables.errors import BadTable, Conflict, NoSuchTable
from roundtable.tables.game_library import LoadedGame

from . import restore
from .journal_rows import AnyMatch
from .store import Stored

if TYPE_CHECKING:
    from roundtable.tables.registry import TableRegistry

_logger = logging.getLogger(__name__)


async def read(hall: TableRegistry, table_id: str) -> tuple[LoadedGame, Stored, AnyMatch]:
    """All that a table in memory needs; NoSuchTable, or BadTable if it can't be opened."""
    stored = await hall.store.load(table_id)
    if stored is None:
        raise NoSuchTable
    shelf = await shelf_of(hall, stored)
    if restore.differs(stored.table, shelf):
        stored = await _new_rules(hall, stored, shelf)
    match = await asyncio.to_thread(restore.resume, stored, shelf)
    restore.check_rows(stored, match.setup.seats)
    return shelf, stored, match


async def shelf_of(hall: TableRegistry, stored: Stored) -> LoadedGame:
    """The game and the packs of a stored table."""
    try:
        packs = tuple(msgspec.json.decode(stored.table.packs, type=list[str]))
        return await hall.library.shelf(stored.table.game, packs)
    except msgspec.MsgspecError as error:
        raise BadTable(f"its list of packs is damaged: {error}.") from error
    except RoundtableError as error:
        raise BadTable(str(error)) from error


async def _new_rules(hall: TableRegistry, stored: Stored, shelf: LoadedGame) -> Stored:
    """A table begun with other rules or packs goes on from its last stored state, if these can read it."""
    draft = await asyncio.to_thread(restore.moved_on, stored, shelf, hall.now(), hall.worker)
    try:
        await hall.writer.put(draft)
    except Conflict:
        _logger.info("Another worker has moved table %s to the new rules", draft.table)
    again = await hall.store.load(draft.table)
    if again is None:
        raise NoSuchTable
    if why := restore.differs(again.table, shelf):
        raise why
    return again
