"""A journal as a file, and played again from one."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import journal as journals
from roundtable.kernel.journal import Journal
from roundtable.kernel.match import Match
from roundtable.tables.storage.journal_rows import AnyMatch


def player(kind: str, bot: str) -> str:
    """Who plays a seat, as a journal names them."""
    return bot if kind == "bot" else "human"


def retold(journal: Journal, shelf: Any) -> AnyMatch:
    """A journal played again, telling."""
    match: AnyMatch = journals.reopen(Match, journal, shelf.game, shelf.content)
    return match.retold()


def written(journal: Journal, shelf: Any) -> bytes:
    """A journal as a file, with the position it leads to."""
    match: AnyMatch = journals.reopen(Match, journal, shelf.game, shelf.content)
    journal.fingerprint = match.fingerprint()
    if match.starts:
        journal.at, journal.snapshot = match.last_snapshot[0] - match.offset, match.last_snapshot[1]
    return journals.write(journal)
