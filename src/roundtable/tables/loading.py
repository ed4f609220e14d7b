"""From stored rows to a match, off the event loop: quick for old tables, and one clear sentence for damaged ones."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from roundtable.kernel.errors import DamagedSave, RoundtableError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.state import Outcome

from .errors import BadTable
from .library import Shelf
from .moves import AnyMatch, live_entries, redo_in
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


def check_rules(row: Row[Any], shelf: Shelf) -> None:
    """A table goes on only with the rules and packs it was begun with."""
    if row.rules != shelf.game.version:
        raise BadTable(
            f"it was begun with version {row.rules} of the {row.game} rules, and this server has {shelf.game.version}."
        )
    if row.content != shelf.digest:
        raise BadTable("it was begun with other content packs than this server has.")


def resume(stored: Stored, shelf: Shelf) -> AnyMatch:
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
    except (RoundtableError, msgspec.MsgspecError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, BadTable):
            raise
        raise BadTable(f"the rules can't play what is stored: {error}") from error
    match.table.events.clear()
    return match
