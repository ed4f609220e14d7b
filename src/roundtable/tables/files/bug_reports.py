"""'Something is wrong': what a person wrote, with the journal, the versions and the last lines of the log.

A report tells every secret, so while the game runs it stays on the server. Its file is a journal with a few words
more, which `roundtable replay` opens.
"""

from __future__ import annotations

import asyncio
import logging
import platform
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select

import roundtable
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import RoundtableError, RulesError
from roundtable.kernel.seats import WATCHER
from roundtable.tables.clean_text import clean
from roundtable.tables.errors import BadTalk, NoSuchReport, NotAllowed, TooFast
from roundtable.tables.keys import new_id
from roundtable.tables.model import Person
from roundtable.tables.storage.schema import REPORTS

if TYPE_CHECKING:
    from roundtable.tables.live.live_table import LiveTable

_logger = logging.getLogger(__name__)

LONGEST: Final = 4000
MOST: Final = 20
"""Reports that are kept of one table."""
LINES: Final = 60


async def keep(table: LiveTable, person: Person, words: str) -> str:
    """Stores a report of the table as it stands."""
    if not table.may_watch(person):
        raise NotAllowed
    words = clean(words, LONGEST)
    if not words:
        raise BadTalk
    hall = table.hall
    rows = await hall.store.read(select(func.count()).where(REPORTS.c.table_id == table.id))
    if rows[0][0] >= MOST:
        raise TooFast
    journal = await table.standing_journal()
    journal.report = {
        "words": words,
        "table": table.id,
        "status": table.status,
        "seats": list(table.seats_of(person)),
        "moment": hall.now(),
        "versions": {"roundtable": roundtable.__version__, "python": platform.python_version()},
        "log": _lines(table, person),
    }
    file = await asyncio.to_thread(journals.write, journal)
    return await _store(table, person.hash, words, file)


async def note(table: LiveTable, error: RulesError) -> None:
    """Keeps by itself what leads to a mistake in the rules: the journal up to the answer that brought it out."""
    _logger.error("The rules failed at table %s: %s", table.id, error)
    try:
        journal = await table.standing_journal()
        last = error.journal.answers[-1:] if error.journal is not None else []
        journal.report = {"words": str(error), "table": table.id, "moment": table.hall.now(), "failing": [str(last)]}
        file = await asyncio.to_thread(journals.write, journal)
        await _store(table, "", str(error)[:LONGEST], file)
    except RoundtableError as failure:
        _logger.error("And no report could be kept of it: %s", failure)


async def _store(table: LiveTable, person: str, words: str, file: bytes) -> str:
    report = new_id()
    row = {"id": report, "table_id": table.id, "person": person, "moment": table.hall.now()}
    await table.hall.store.write(REPORTS.insert().values(**row, words=words, file=file))
    return report


def _lines(table: LiveTable, person: Person) -> list[str]:
    """The last lines of the log as this person saw them."""
    seats = table.seats_of(person)
    lines = table.recent(seats[0] if seats else WATCHER, 0, LINES)
    return [table.say(table.record.lang, line) for line in lines]


async def fetch(table: LiveTable, person: Person, report_id: str) -> bytes:
    """A report's file."""
    if not table.may_watch(person):
        raise NoSuchReport
    found = select(REPORTS.c.file).where(REPORTS.c.id == report_id, REPORTS.c.table_id == table.id)
    rows = await table.hall.store.read(found)
    if not rows:
        raise NoSuchReport
    table.must_be_over()
    return bytes(rows[0].file)
