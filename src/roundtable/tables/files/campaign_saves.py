"""Campaigns at a table: what is finished, the file that can be had while it goes on, and going on from any point."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import select

from roundtable import games
from roundtable.kernel import campaigns as files
from roundtable.kernel import journal as journals
from roundtable.kernel.campaigns import Campaign, Stage, is_one
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup, Value
from roundtable.tables import keys
from roundtable.tables.clean_text import clean_name
from roundtable.tables.errors import BadFile, BadPlan, BadTable, HeavyFile, NoMilestone, SlowFile
from roundtable.tables.model import MilestoneInfo, Person, SeatPlan
from roundtable.tables.setup.new_table import NewTable
from roundtable.tables.setup.seat_plans import NOBODY, as_named, planned
from roundtable.tables.storage import journal_rows
from roundtable.tables.storage.schema import MILESTONES
from roundtable.tables.storage.store import Rows

from .journal_file import player
from .upload_queue import check_size

if TYPE_CHECKING:
    from roundtable.tables.game_library import LoadedGame
    from roundtable.tables.live.live_table import LiveTable
    from roundtable.tables.registry import TableRegistry
    from roundtable.tables.storage.journal_rows import AnyMatch

Company: TypeAlias = Literal["same", "bots", "mine"]
"""Who is to sit at a new table: me, with the others invited; me and bots; me at every seat."""
LIGHT: Final = (MILESTONES.c.at, MILESTONES.c.key, MILESTONES.c.params, MILESTONES.c.moment)


# --- what is finished ---


async def milestones(table: LiveTable) -> list[MilestoneInfo]:
    """The milestones of a table, without their states."""
    if not table.game.is_campaign:
        return []
    await table.ready()
    rows = await table.hall.store.read(
        select(*LIGHT).where(MILESTONES.c.table_id == table.id).order_by(MILESTONES.c.at)
    )
    return _read(rows)


def _read(rows: Rows) -> list[MilestoneInfo]:
    try:
        return [journal_rows.milestone_in(row) for row in rows]
    except msgspec.MsgspecError as error:
        raise BadTable(f"one of its milestones is damaged: {error}.") from None


async def _stages(table: LiveTable, last: int | None = None) -> list[Stage]:
    """The milestones up to this one, with their states; they tell every secret."""
    if not table.game.is_campaign:
        raise NoMilestone
    await table.ready()
    found = select(MILESTONES).where(MILESTONES.c.table_id == table.id).order_by(MILESTONES.c.at)
    rows = await table.hall.store.read(found if last is None else found.where(MILESTONES.c.at <= last))
    if not rows or (last is not None and rows[-1].at != last):
        raise NoMilestone
    infos = _read(rows)
    return [Stage(info.key, info.params, info.moment, row.state) for info, row in zip(infos, rows, strict=True)]


async def brought_along(table: LiveTable) -> list[Stage]:
    """The milestones that came with it from another table; their states tell that one's secrets."""
    stones = [stone.at for stone in await milestones(table) if stone.at < 0]
    return await _stages(table, stones[-1]) if stones else []


# --- out ---


async def export_campaign(table: LiveTable) -> bytes:
    """The campaign as a file, up to its last milestone. It tells nothing that nobody at the table knows."""
    campaign = Campaign(
        game=table.game.id,
        rules=table.game.version,
        content=table.shelf.digest,
        packs=list(table.shelf.packs),
        seats=table.setup.seats,
        options=dict(table.setup.options),
        timed=table.setup.timed,
        name=table.record.name,
        players=[player(seat.kind, seat.bot) for seat in table.seats],
        people=people(table),
        stages=await _stages(table),
    )
    try:
        return await asyncio.to_thread(files.write, campaign, table.game, table.content)
    except msgspec.MsgspecError as error:
        raise BadTable(f"one of its milestones is damaged: {error}.") from None


# --- on from there ---


async def fork(
    table: LiveTable, at: int, person: Person, seats: Sequence[SeatPlan], lang: str, options: Mapping[str, Value]
) -> LiveTable:
    """A new table that goes on from this milestone, with other options or more or fewer seats where the game allows."""
    for name in options:
        if name not in table.game.changeable:
            raise BadPlan(f"The option '{name}' stays as it was where a campaign goes on.")
    await table.hall.room_for(person)
    stages = await _stages(table, at)
    old = table.setup
    number = len(seats) if table.game.other_seats else old.seats
    setup = Setup(number, keys.new_seed(), {**old.options, **options}, old.timed)
    try:
        table.game.check(setup)
    except RoundtableError as error:
        raise BadPlan(str(error)) from None
    if len(seats) != number:
        raise BadPlan(f"This campaign has {number} seats, not {len(seats)}.")
    try:
        match = await asyncio.to_thread(files.take_up, table.game, table.content, setup, stages[-1].state)
    except RoundtableError as error:
        raise BadFile(error) from error
    return await _found(table.hall, table.shelf, match, stages, person, seats, table.record.name, lang)


async def import_campaign(
    hall: TableRegistry, data: bytes, person: Person, seats: Sequence[SeatPlan] | None, name: str, lang: str
) -> LiveTable:
    """A table that goes on with the campaign in a file, with more or fewer seats where the game allows that."""
    await hall.room_for(person)
    try:
        campaign = await hall.uploads.work(files.read, data)
        if not games.is_known(campaign.game):
            raise BadFile("unknown-game")
        shelf = await hall.library.shelf(campaign.game, tuple(campaign.packs))
        if seats is not None and shelf.game.other_seats:
            campaign.seats = len(seats)
        match = await hall.uploads.work(_begun, campaign, shelf)
    except (BadFile, HeavyFile, SlowFile):
        raise
    except RoundtableError as error:
        raise BadFile(error) from error
    plans = list(seats) if seats is not None else as_it_was(campaign)
    if len(plans) != match.setup.seats:
        raise BadFile("other-seats", seats=match.setup.seats, planned=len(plans))
    stages = [stage for stage in campaign.stages if _is_told(shelf, stage)]
    return await _found(hall, shelf, match, stages, person, plans, name or campaign.name, lang)


def _begun(campaign: Campaign, shelf: LoadedGame) -> AnyMatch:
    setup = Setup(campaign.seats, "", campaign.options, campaign.timed)
    check_size(shelf, setup, [stage.state for stage in campaign.stages])
    return files.begin(campaign, shelf.game, shelf.content, keys.new_seed())


async def import_for_others(hall: TableRegistry, data: bytes, person: Person) -> LiveTable:
    """The same for the server's owner, who plays no seat of it: all that people had are open."""
    try:
        known = as_it_was(await asyncio.to_thread(files.read, data))
    except RoundtableError as error:
        raise BadFile(error) from error
    seats = [SeatPlan("open") if plan.kind == "me" else plan for plan in known]
    return await import_campaign(hall, data, person, seats, "", "en")


def seats_in(data: bytes) -> int:
    """How many seats a saved match or a campaign has."""
    return files.read(data).seats if is_one(data) else journals.read(data).setup.seats


def _is_told(shelf: LoadedGame, stage: Stage) -> bool:
    """Whether the game has words for it: what somebody wrote into a file by hand is left out."""
    return all(shelf.texts.knows(lang, stage.key) for lang in shelf.texts.languages)


async def _found(
    hall: TableRegistry,
    shelf: LoadedGame,
    match: AnyMatch,
    stages: Sequence[Stage],
    person: Person,
    plans: Sequence[SeatPlan],
    name: str,
    lang: str,
) -> LiveTable:
    mine = [(person.hash, seat, clean_name(plan.name)) for seat, plan in enumerate(plans) if plan.kind == "me"]
    return await hall.found(
        NewTable(
            shelf=shelf, match=match, seats=[planned(shelf.game.id, seat, plan) for seat, plan in enumerate(plans)],
            holders=mine, name=name, lang=shelf.spoken(lang), maker=person.hash, origin="campaign",
            start=match.snapshots[0][1], notice=match.notice, stages=stages,
        )
    )  # fmt: skip


# --- who sits where ---


def as_it_was(campaign: Campaign) -> list[SeatPlan]:
    """Seats as the file names them."""
    game = games.get(campaign.game)
    return as_named(game, campaign.seats, campaign.players, campaign.people, campaign.options)


def people(table: LiveTable) -> list[int]:
    """For each seat the first one that the same person holds; `NOBODY` where nobody does."""
    held = [{person for person, seat in table.holders if seat == one.seat} for one in table.seats]
    return [next((first for first, other in enumerate(held) if other & mine), NOBODY) for mine in held]


def company(table: LiveTable, person: Person, who: Company, number: int | None = None) -> list[SeatPlan]:
    """Who sits where at a table that goes on from this one: whoever asks keeps their own seats.

    Where it has another number of seats, those of others go first, or new ones come last.
    """
    own = table.seats_of(person) or (0,)
    number = len(table.seats) if number is None else number
    stays = sorted(table.seats, key=lambda seat: seat.seat not in own)[:number]
    plans = []
    for seat in sorted(stays, key=lambda seat: seat.seat):
        if seat.seat in own or who == "mine":
            plans.append(SeatPlan("me", seat.name if seat.seat in own else ""))
        elif who == "bots":
            plans.append(SeatPlan("bot"))
        elif seat.kind == "bot":
            plans.append(SeatPlan("bot", seat.name, seat.bot))
        else:
            plans.append(SeatPlan("open"))
    new = SeatPlan("open" if who == "same" else "bot" if who == "bots" else "me")
    return plans + [new] * (number - len(plans))
