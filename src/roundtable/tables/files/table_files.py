"""Files in and out: saved matches, and whole tables with their seats, journal and talk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field
from sqlalchemy import select

from roundtable import bots, games
from roundtable.kernel import journal as journals
from roundtable.kernel.campaigns import MOST_STAGES, Stage, unsealed
from roundtable.kernel.errors import DamagedSave, RoundtableError
from roundtable.kernel.files import sum_of
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.match import Match
from roundtable.kernel.seats import MOST_SEATS, WATCHER
from roundtable.tables.clean_text import LONGEST_TALK, clean, clean_name
from roundtable.tables.errors import BadFile, HeavyFile, SlowFile
from roundtable.tables.model import Person, SeatInfo, SeatPlan, TalkLine
from roundtable.tables.setup.new_table import NewTable
from roundtable.tables.setup.seat_plans import as_named, planned
from roundtable.tables.storage.journal_rows import AnyMatch
from roundtable.tables.storage.schema import ANSWERS, MOVES, WATCHING

from . import campaign_saves
from .journal_file import written
from .upload_queue import check_size, watch

if TYPE_CHECKING:
    from roundtable.tables.game_library import LoadedGame
    from roundtable.tables.live.live_table import LiveTable
    from roundtable.tables.registry import TableRegistry

FORMAT: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
MOST_ANSWERS: Final = 30_000
MOST_TALK: Final = 5_000

Words = Annotated[str, Meta(max_length=4000)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]


class SeatRecord(Struct, forbid_unknown_fields=True):
    """A seat in a file."""

    kind: Literal["person", "open", "bot"]
    name: Words = ""
    bot: Words = ""


class TalkRecord(Struct, forbid_unknown_fields=True, array_like=True):
    """A line of talk in a file."""

    seat: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
    name: Words
    text: Words
    moment: Moment


class Export(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table as a file. Whoever holds a seat stays a secret of the server it comes from."""

    roundtable_table: Literal[1] = FORMAT
    name: Words = ""
    lang: Words = "en"
    status: Literal["lobby", "playing", "paused", "over"]
    created: Moment = 0
    packs: Annotated[list[Words], Meta(max_length=50)] = field(default_factory=list)
    seats: Annotated[list[SeatRecord], Meta(max_length=MOST_SEATS)]
    journal: Journal
    moments: list[Moment] = field(default_factory=list)
    """When each answer was given."""
    talk: Annotated[list[TalkRecord], Meta(max_length=MOST_TALK)] = field(default_factory=list)
    stages: Annotated[list[Stage], Meta(max_length=MOST_STAGES)] = field(default_factory=list)
    """What its campaign brought along from another table, without that one's secrets."""
    sum: str = ""


# --- out ---


async def export_table(table: LiveTable, *, owner: bool = False) -> bytes:
    """The whole table. Its journal tells every secret."""
    if not owner:
        table.must_be_over()
    journal = await table.whole_journal()
    rows = await table.hall.store.read(
        select(MOVES.c.moment)
        .where(MOVES.c.table_id == table.id, MOVES.c.seq > table.record.base)
        .where(~MOVES.c.dead, MOVES.c.kind.in_(ANSWERS))
        .order_by(MOVES.c.seq)
        .limit(len(journal.answers))
    )
    record = table.record
    export = Export(
        name=record.name,
        lang=record.lang,
        status=record.status,
        created=record.created,
        packs=list(table.shelf.packs),
        seats=[SeatRecord(seat.kind, seat.name, seat.bot) for seat in table.seats],
        journal=journal,
        moments=[row.moment for row in rows],
        talk=[_talk(line) for line in await table.talk_since(0, MOST_TALK)],
        stages=await campaign_saves.brought_along(table),
    )
    return await asyncio.to_thread(_packed, export, table.shelf)


def _talk(line: TalkLine) -> TalkRecord:
    return TalkRecord(WATCHING if line.seat is None else line.seat, line.name, line.text, line.moment)


def _packed(export: Export, shelf: LoadedGame) -> bytes:
    export.stages = unsealed(export.stages, shelf.game, shelf.content, export.journal.setup)
    export.journal = journals.read(written(export.journal, shelf))
    export.sum = sum_of(export)
    return msgspec.json.encode(export) + b"\n"


# --- in ---


async def import_table(hall: TableRegistry, data: bytes, person: Person) -> LiveTable:
    """A table from a file, as a new one; seats that people held are open."""
    export = await hall.uploads.work(_unpacked, data)
    seats = [
        SeatPlan("bot" if seat.kind == "bot" else "open", seat.name, seat.bot or bots.BEST) for seat in export.seats
    ]
    shelf, match, start = await _played(hall, export.journal, tuple(export.packs))
    talk = [
        {"number": number, "seat": line.seat, "name": clean_name(line.name), "moment": line.moment,
         "text": clean(line.text, LONGEST_TALK)}
        for number, line in enumerate(export.talk, 1)
    ]  # fmt: skip
    return await hall.found(
        NewTable(
            shelf=shelf, match=match, seats=_seats(match, seats, shelf.game.id),
            name=export.name, lang=shelf.spoken(export.lang), maker=person.hash, origin="import", start=start,
            notice=match.notice, moments=export.moments, talk=talk,
            stages=export.stages,
        )
    )  # fmt: skip


def _unpacked(data: bytes) -> Export:
    if len(data) > MOST_BYTES:
        raise BadFile("too-large", this="@text.file-this", most=MOST_BYTES // 1024 // 1024)
    try:
        export = msgspec.json.decode(data, type=Export)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise BadFile("none-or-cut", a="@text.file-a-table") from None
    if export.sum != sum_of(export):
        raise BadFile("altered", this="@text.file-this-table")
    return export


async def load_save(
    hall: TableRegistry,
    data: bytes,
    person: Person,
    seats: Sequence[SeatPlan] | None,
    packs: tuple[str, ...],
    name: str,
    lang: str,
) -> LiveTable:
    """A table that goes on with a saved match."""
    await hall.room_for(person)
    if len(data) > MOST_BYTES:
        raise BadFile("too-large", this="@text.file-this", most=MOST_BYTES // 1024 // 1024)
    try:
        journal = await hall.uploads.work(journals.read, data)
    except RoundtableError as error:
        raise BadFile(error) from error
    shelf, match, start = await _played(hall, journal, packs)
    plans = list(seats) if seats is not None else _as_saved(journal, match.game)
    mine = [(person.hash, seat, clean_name(plan.name)) for seat, plan in enumerate(plans) if plan.kind == "me"]
    return await hall.found(
        NewTable(
            shelf=shelf, match=match, seats=_seats(match, plans, shelf.game.id), holders=mine, name=name,
            lang=shelf.spoken(lang), maker=person.hash, origin="save", start=start, notice=match.notice,
            remark="" if match.over else "log-from-file",
        )
    )  # fmt: skip


async def _played(
    hall: TableRegistry, journal: Journal, packs: tuple[str, ...]
) -> tuple[LoadedGame, AnyMatch, bytes | None]:
    """The match of a journal, checked and told again, and the state it starts from where that is not its set-up's."""
    if not games.is_known(journal.game):
        raise BadFile("unknown-game")
    if len(journal.answers) > MOST_ANSWERS:
        raise BadFile("many-answers", most=MOST_ANSWERS)
    try:
        shelf = await hall.library.shelf(journal.game, packs)
        match = await hall.uploads.work(_replayed, journal, shelf)
    except (HeavyFile, SlowFile):
        raise
    except RoundtableError as error:
        raise BadFile(error) from error
    start = journal.snapshot if match.notice else journal.start
    return shelf, match, start


def _replayed(journal: Journal, shelf: LoadedGame) -> AnyMatch:
    check_size(shelf, journal.setup, (journal.start, journal.snapshot))
    match: AnyMatch = journals.reopen(Match, journal, shelf.game, shelf.content, telling=True, watch=watch())
    try:
        for seat in (*range(match.setup.seats), WATCHER):
            match.scene(seat)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise DamagedSave("state-damaged", detail=str(error)) from error  # nobody could look at such a table
    return match


def _as_saved(journal: Journal, game: Game[Any, Any]) -> list[SeatPlan]:
    """Seats as a save names them."""
    players = journal.players if isinstance(journal.players, list) else []
    return as_named(game, journal.setup.seats, players, (), journal.setup.options)


def _seats(match: AnyMatch, plans: Sequence[SeatPlan], game: str) -> list[SeatInfo]:
    if len(plans) != match.setup.seats:
        raise BadFile("other-seats", seats=match.setup.seats, planned=len(plans))
    return [planned(game, number, plan) for number, plan in enumerate(plans)]
