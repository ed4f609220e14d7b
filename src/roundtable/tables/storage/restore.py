"""From stored rows to a match, off the event loop: quick for old tables, and one clear sentence for damaged ones."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Row, delete, update

from roundtable.kernel.errors import DamagedSave, RoundtableError
from roundtable.kernel.events import Event
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.state import Outcome
from roundtable.tables.errors import BadTable
from roundtable.tables.game_library import LoadedGame
from roundtable.tables.model import SeatKind

from .journal_rows import AnyMatch, Draft, asked_mask, events_out, live_entries, redo_in, windows_out
from .schema import ANSWERS, MILESTONES, MOVES, SNAPSHOTS
from .store import Stored

_decode_setup = msgspec.msgpack.Decoder(Setup).decode
_decode_outcome = msgspec.msgpack.Decoder(Outcome | None).decode


def setup_in(data: bytes) -> Setup:
    try:
        return _decode_setup(data)
    except msgspec.MsgspecError as error:
        raise BadTable(f"its set-up is damaged: {error}.") from None


def setup_out(setup: Setup) -> bytes:
    return msgspec.msgpack.encode(setup)


def outcome_in(data: bytes | None) -> Outcome | None:
    try:
        return _decode_outcome(data) if data else None
    except msgspec.MsgspecError:
        return None


def outcome_out(outcome: Outcome | None) -> bytes | None:
    return None if outcome is None else msgspec.msgpack.encode(outcome)


def notice_out(notice: Event | None) -> str:
    return "" if notice is None else msgspec.json.encode(notice).decode()


def notice_in(stored: str) -> Event | None:
    """None as well for a sentence, as older servers stored it."""
    try:
        return msgspec.json.decode(stored, type=Event) if stored else None
    except msgspec.MsgspecError:
        return None


def differs(row: Row[Any], shelf: LoadedGame) -> BadTable | None:
    """In which way a table was begun with other rules or packs than there are now; None if it was not."""
    now = shelf.game.version
    if row.rules != now:
        why = f"it was begun with version {row.rules} of the {row.game} rules, and these are {now}."
        return BadTable(why, "table-of-other-rules", rules=row.rules, game=row.game, now=now)
    if row.content != shelf.digest:
        return BadTable("it was begun with other content packs than these.", "table-of-other-packs")
    return None


def moved_on(stored: Stored, shelf: LoadedGame, now: int, worker: str) -> Draft:
    """The change that takes a table to other rules: it goes on from its last stored state, and its journal with it."""
    row, snapshot = stored.table, stored.snapshot
    if row.status == "over" or snapshot is None or not stored.moves:
        raise differs(row, shelf) or BadTable("it is over.")
    try:
        setup = setup_in(row.setup)
        match: AnyMatch = Match.resume(shelf.game, shelf.content, setup, snapshot.state, snapshot.at, [])
    except (RoundtableError, msgspec.MsgspecError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise BadTable("these rules can't go on from its state.", "table-not-gone-on") from error
    draft = Draft(row.id)
    draft.moves.append(
        {
            "table_id": row.id, "seq": stored.seq + 1, "at": snapshot.at, "kind": "rules", "seat": -1, "number": 0,
            "option": None, "ms": 0, "told": events_out([Event("log-new-rules")]), "asked": asked_mask(match),
            "windows": windows_out({window.number: now for window in match.windows}), "moment": now,
            "worker": worker, "dead": False,
        }
    )  # fmt: skip
    mine = MOVES.c.table_id == row.id, MOVES.c.kind.in_(ANSWERS), MOVES.c.seq <= stored.seq
    draft.more.append(update(MOVES).where(*mine, MOVES.c.at > snapshot.at).values(dead=True))
    draft.more.append(delete(MILESTONES).where(MILESTONES.c.table_id == row.id, MILESTONES.c.at > snapshot.at))
    # From here on the journal starts with this state, and a later snapshot is found by the move that follows it.
    draft.more.append(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == row.id))
    first = {"table_id": row.id, "at": snapshot.at, "seq": stored.seq + 1, "state": snapshot.state}
    draft.more.append(SNAPSHOTS.insert().values(first))
    draft.columns = {
        "rules": shelf.game.version, "content": shelf.digest, "start": snapshot.state, "base": stored.seq + 1,
        "base_at": snapshot.at, "undone": row.undone + 1, "redo": None, "question": None,
    }  # fmt: skip
    return draft


_COLUMNS: Final[dict[str, dict[str, type]]] = {
    "seats": {"seat": int, "name": str, "bot": str, "generation": int},
    "holders": {"seat": int, "person": str, "name": str, "seen": int},
    "moves": {"seq": int, "at": int, "moment": int, "asked": int},
    "talk": {"number": int, "seat": int, "name": str, "text": str, "moment": int},
}
"""The types expected in these columns; SQLite does not enforce them."""


def check_rows(stored: Stored, seats: int) -> None:
    """Refuses a table with a seat missing, or a column that is not what it should be."""
    if stored.missing:
        raise BadTable(f"moves are missing from its journal: {stored.missing}.")
    for name, columns in _COLUMNS.items():
        for column, kind in columns.items():
            if any(type(getattr(row, column)) is not kind for row in getattr(stored, name)):
                raise BadTable(f"in its {name} the column {column} is damaged.")
    if [row.seat for row in stored.seats] != list(range(seats)):
        raise BadTable("not all of its seats are stored.")
    if any(row.kind not in get_args(SeatKind) for row in stored.seats):
        raise BadTable("who plays its seats is damaged.")


def resume(stored: Stored, shelf: LoadedGame) -> AnyMatch:
    """The match of a stored table, from its snapshot on. Touches nothing that anybody else uses."""
    snapshot = stored.snapshot
    if snapshot is None or not stored.moves:
        raise BadTable("its stored state is missing.")
    try:
        match: AnyMatch = Match.resume(
            shelf.game,
            shelf.content,
            setup_in(stored.table.setup),
            snapshot.state,
            snapshot.at,
            live_entries(stored.moves, snapshot.seq),
            stored.table.undone,
            redo_in(stored.table.redo),
            telling=True,
        )
    except DamagedSave as error:
        raise BadTable(str(error)) from error
    except BadTable:
        raise
    except msgspec.MsgspecError as error:
        raise BadTable(f"its rows are damaged: {error}.") from error
    except (RoundtableError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise BadTable(f"the rules can't play what is stored: {str(error).rstrip('.')}.") from error
    match.table.forget_told()
    return match
