"""The hall: all tables of a server, as one worker sees them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import bindparam, func, select, update

from roundtable.kernel.campaigns import is_one
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup
from roundtable.kernel.seats import Seat

from . import keys
from .automation.clocks_and_bots import ClocksAndBots
from .clean_text import clean_name
from .errors import BadKey, BadPlan, BadTable, Closing, NoSuchTable, StoreError
from .files import campaign_saves, table_files
from .files.upload_queue import UploadQueue
from .game_library import GameLibrary, LoadedGame, warm_up
from .live.lines import Lines
from .live.live_table import LiveTable
from .model import Invitation, Person, SeatPlan, Stats, TableInfo, TablePlan, TablesConfig
from .setup.new_table import NewTable
from .setup.seat_plans import begin, one_person, planned
from .storage import load_table, table_lists
from .storage.journal_rows import Draft
from .storage.schema import HOLDERS, TABLES
from .storage.store import Store
from .storage.writer import Writer
from .workers.lease_keeper import LeaseKeeper, tried
from .workers.leases import Leases
from .workers.peer_news import News, PeerChannel
from .workers.peers import Peers

PRESENCE: Final = 45.0
"""Seconds for which others' presence is believed without being told again."""

_logger = logging.getLogger(__name__)


class TableRegistry:
    """Opens tables, keeps those in memory that are in use, and runs their bots and clocks."""

    def __init__(self, store: Store, secret: bytes, config: TablesConfig, neighbours: Peers | None = None) -> None:
        self.store = store
        self.neighbours = neighbours
        """The other workers on this machine, where there are any."""
        self.is_shared: bool = store.is_postgres or neighbours is not None
        """Whether other workers may write to the same tables."""
        self.config = config
        self.worker = secrets.token_hex(6)
        self.counts = Stats()
        self.library = GameLibrary(config.packs)
        self.wire = PeerChannel(store, self.worker, self._heard, self._lost, neighbours, self._died)
        self.writer = Writer(store, self.worker, self.counts, self.wire.pass_on if self.wire.is_near else None)
        self.leases = Leases(store, self.worker, config.lease)
        self.automata = ClocksAndBots(self)
        self.lines = Lines()
        self.uploads = UploadQueue(config.most_uploads)
        self._secret = secret
        self._tables: dict[str, LiveTable] = {}
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Also those that left memory, while somebody still has them in hand: a table is never there twice."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._keeper = LeaseKeeper(self)
        self._seen: dict[tuple[str, str], int] = {}
        self._talked: dict[str, tuple[float, float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, *, secret: bytes | None = None, config: TablesConfig | None = None, working: bool = True,
        neighbours: Peers | None = None,
    ) -> TableRegistry:  # fmt: skip
        """Opens the database at this address (sqlite:///FILE or postgresql://...), makes it if needed, and starts.

        Without `working` no bot plays and no clock runs: for a look at the tables, or to carry some over. Over SQLite
        only neighbours, whom one process has started, share a file.
        """
        warm_up()
        store = await Store.open(url, alone=neighbours is None)
        try:
            hall = cls(store, await store.secret(secret, needed=working), config or TablesConfig(), neighbours)
            await hall.wire.open()
        except BaseException:
            await store.close()
            raise
        if not working:
            return hall
        if not hall.is_shared:
            await hall.leases.claim_all()  # whoever held them was the only other process there ever is
        for routine in (hall._keeper.keep(), hall._keeper.take(), hall._tidy_up()):
            hall._spawn(routine)
        if neighbours is not None:
            hall._spawn(neighbours.beat())
        return hall

    async def close(self) -> None:
        """Graceful: bots and clocks stop, what was begun is written, leases are let go, subscriptions end."""
        if self._closed:
            return
        self._closed = True
        await self.automata.close()
        self.uploads.close()
        for table in list(self._known.values()):
            await table.settle_down()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self.wire.close()
        try:
            await self._keep_states()
            await self._flush()
            await self.leases.release(list(self.leases.held), done=False)
        except StoreError:
            _logger.warning("The database could not be told that this worker stops")
        await self.store.close()

    async def _keep_states(self) -> None:
        """Stores where each table stands: whoever serves it next, with other packs too, goes on from there."""
        kept = [table.state_to_keep() for table in self._known.values()]
        await self.store.write(*[statement for statement in kept if statement is not None])

    def now(self) -> int:
        """Milliseconds since 1970, by the clock all workers share."""
        return self.store.now()

    # --- tables ---

    async def create(self, plan: TablePlan, person: Person) -> LiveTable:
        """A new table, made by this person. It starts at once if no seat is open."""
        if self._closed:
            raise Closing
        shelf = await self.shelf(plan.game, tuple(plan.packs))
        await self.room_for(person)
        seats = [planned(plan.game, number, seat) for number, seat in enumerate(plan.seats)]
        alone = shelf.game.alone if one_person(plan.seats) else {}
        setup = Setup(len(plan.seats), keys.new_seed(), alone | plan.options, plan.timed)
        try:
            match = await asyncio.to_thread(begin, shelf, setup)
        except RoundtableError as error:
            fits = shelf.game.least_seats <= setup.seats <= shelf.game.most_seats
            raise BadPlan(str(error), "option" if fits else "seats") from error
        mine = [(number, clean_name(seat.name)) for number, seat in enumerate(plan.seats) if seat.kind == "me"]
        return await self.found(
            NewTable(
                shelf=shelf,
                match=match,
                seats=seats,
                holders=[(person.hash, seat, name) for seat, name in mine],
                name=plan.name,
                lang=shelf.spoken(plan.lang),
                maker=person.hash,
                origin="new",
            )
        )

    async def room_for(self, person: Person) -> None:
        """One person does not fill the server."""
        mine = select(func.count()).where(TABLES.c.maker == person.hash, TABLES.c.status != "over")
        if (await self.store.read(mine))[0][0] >= self.config.most_tables_of_one:
            most = self.config.most_tables_of_one
            raise BadPlan(f"You have {most} tables that are not over. Finish some first.", "many")

    async def found(self, founding: NewTable) -> LiveTable:
        """Writes a new table and opens it."""
        draft = self.drafted(founding)
        await self.writer.put(draft)
        return await self.table(draft.table)

    def drafted(self, founding: NewTable) -> Draft:
        """All rows of a new table, with a note that it has something to do by itself."""
        if self._closed:
            raise Closing
        draft = founding.drafted(self.now(), self.worker)
        if founding.playing and not founding.match.over:
            draft.more.append(self.leases.registration(draft.table))
        return draft

    async def table(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or the database; NoSuchTable, or BadTable if it can't be opened."""
        table = self._tables.get(table_id)
        if table is None:
            table = self._known.get(table_id)
            if table is None:
                return await self._load(table_id)
            self._tables[table_id] = table
            self.look(table)
        table.used = time.monotonic()
        if table.is_stale:
            await table.ready()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        if self._closed:
            raise Closing
        if not keys.is_id(table_id):
            raise NoSuchTable
        task = self._loading.get(table_id)
        if task is None:
            task = self._spawn(self._loaded(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its error would know it by this frame

    async def _loaded(self, table_id: str) -> LiveTable:
        started = time.perf_counter()
        shelf, stored, match = await load_table.read(self, table_id)
        try:
            table = LiveTable(self, shelf, stored, match)
        except (msgspec.MsgspecError, LookupError, ValueError) as error:
            raise BadTable(f"its rows are damaged: {error}.") from error
        self._tables[table_id] = self._known[table_id] = table
        self.counts.loads += 1
        self.counts.load_seconds += time.perf_counter() - started
        if self.is_shared:
            # What was written while it was loaded was told before anybody here listened for it.
            await table.catch_up(await self.store.seq(table_id))
            self.wire.tell(ask=[table_id])
        self.look(table)
        return table

    async def shelf(self, game: str, packs: tuple[str, ...]) -> LoadedGame:
        try:
            return await self.library.shelf(game, packs)
        except BadPlan:
            raise
        except RoundtableError as error:
            raise BadPlan(str(error)) from error

    async def mine(self, person: Person, limit: int = 50) -> list[TableInfo]:
        """The tables where this person sits or watches or that they made, the newest first."""
        return await table_lists.of_person(self.store, person, limit)

    async def is_at(self, table_id: str, person: Person) -> bool:
        """Whether this person is at this table, also where it can't be opened."""
        return await table_lists.is_at(self.store, table_id, person)

    async def newest(self, limit: int = 50) -> list[TableInfo]:
        """The tables at which something happened last, whoever's they are: for the server's owner."""
        return await table_lists.newest(self.store, limit)

    # --- invitations ---

    def seat_key(self, table: str, seat: Seat | None, generation: int) -> str:
        return keys.seat_key(self._secret, table, seat, generation)

    async def by_key(self, key: str) -> Invitation:
        """What an invite link leads to; BadKey if it is none, or no longer valid."""
        table, seat, _ = await self._opened(key)
        await table.ready()
        return Invitation(table.id, seat, table.info)

    async def join(self, key: str, person: Person, name: str = "") -> LiveTable:
        """Takes the seat, or the place to watch from, that a link leads to."""
        table, seat, generation = await self._opened(key)
        await table.join(seat, person, name, generation)
        return table

    async def _opened(self, key: str) -> tuple[LiveTable, Seat | None, int]:
        table_id, seat = keys.place_of(key)
        try:
            table = await self.table(table_id)
        except NoSuchTable:
            raise BadKey from None
        except BadTable:
            # That it can't be opened is told to those alone whom the table invites.
            generation = await table_lists.generation(self.store, table_id, seat)
            if generation is None or not keys.fits(self._secret, key, generation):
                raise BadKey from None
            raise
        if seat is not None and seat >= len(table.seats):
            raise BadKey
        generation = table.record.generation if seat is None else table.seat(seat).generation
        if not keys.fits(self._secret, key, generation):
            raise BadKey
        return table, seat, generation

    # --- files ---

    async def load_save(
        self,
        data: bytes,
        person: Person,
        seats: Sequence[SeatPlan] | None = None,
        *,
        packs: Sequence[str] = (),
        name: str = "",
        lang: str = "en",
    ) -> LiveTable:
        """A table that goes on with a saved match or a campaign; seats as planned, else as the file names them."""
        with self.uploads.of(person):
            if is_one(data):
                return await self.import_campaign(data, person, seats, name=name, lang=lang)
            return await table_files.load_save(self, data, person, seats, tuple(packs), name, lang)

    async def import_campaign(
        self, data: bytes, person: Person, seats: Sequence[SeatPlan] | None = None, *, name: str = "", lang: str = "en"
    ) -> LiveTable:
        """A new table that goes on with the campaign in a file; who sits where is as planned, else as the file says."""
        return await campaign_saves.import_campaign(self, data, person, seats, name, lang)

    async def export_table(self, table_id: str, *, owner: bool = False) -> bytes:
        """A whole table as a file. While the game runs, only for the server's owner: it tells every secret."""
        return await table_files.export_table(await self.table(table_id), owner=owner)

    async def import_table(self, data: bytes, person: Person) -> LiveTable:
        """The table of such a file, as a new one, made by this person; people's seats are open again."""
        if is_one(data):
            return await campaign_saves.import_for_others(self, data, person)
        return await table_files.import_table(self, data, person)

    @property
    def in_memory(self) -> Iterable[LiveTable]:
        return self._tables.values()

    # --- how it is doing ---

    async def check(self) -> None:
        """Whether the database answers; StoreError if it doesn't."""
        await self.store.read(select(TABLES.c.id).limit(1))

    def stats(self) -> Stats:
        """Figures of this worker since it started, for whoever watches over it."""
        now = msgspec.structs.replace(self.counts, tables=len(self._tables))
        now.viewers = sum(table.viewers for table in self._tables.values())
        return now

    # --- bots and clocks ---

    def look(self, table: Any) -> None:
        """A table has changed: its clocks and bots may have something to do."""
        self.automata.look(table)
        if table.status == "over" and table.id in self.leases.held and not self._closed:
            self._spawn(self._release(table.id))

    async def _release(self, table_id: str) -> None:
        try:
            await self.leases.release([table_id], done=True)
        except StoreError:
            _logger.debug("A lease could not be given back; it runs out by itself")

    def register_work(self, table: Any, draft: Draft, bots_at: set[Seat] | None = None) -> None:
        """Notes in the same write that a table has something to do by itself, unless this worker sees to it already."""
        if self.leases.holds(table.id) or table.match.over:
            return
        asked = {seat for window in table.match.windows for seat in window.seats}
        bots_here = {seat.seat for seat in table._seats if seat.kind == "bot"} | (bots_at or set())
        if asked & bots_here or any(window.latest_ms() is not None for window in table.match.windows):
            draft.more.append(self.leases.registration(table.id))

    def cares_for(self, table_id: str) -> bool:
        """Whether bots and clocks of this table are this worker's: not while a neighbour is its home."""
        return self.neighbours is None or self.neighbours.is_home_of(table_id)

    def want_lease(self, table: Any) -> None:
        self._keeper.want(table)

    # --- what other workers tell ---

    def _heard(self, news: News) -> None:
        for table_id, seq in news.m:
            table = self._known.get(table_id)
            if table is None:
                continue
            if table.viewers or self.leases.holds(table_id):
                self._spawn(self._follow(table, table.catch_up(seq) if seq else table.hear()))
            else:
                table.outdated()
        until = time.monotonic() + PRESENCE
        for table_id, seats, watchers in news.p:
            table = self._known.get(table_id)
            if table is not None:
                before = table.online(), table.watching()
                table.presence[news.w] = (tuple(seats), watchers, until)
                if before != (table.online(), table.watching()):
                    table.flicker({"presence"})
        for table_id in news.ask:
            table = self._known.get(table_id)
            if table is not None and table.viewers:
                self.present(table)

    async def _follow(self, table: LiveTable, catching_up: Awaitable[None]) -> None:
        try:
            await catching_up
        except RoundtableError as error:
            _logger.error("Table %s could not take up what another worker wrote: %s", table.id, error)

    def _lost(self) -> None:
        """News may have been missed: every table in memory looks for itself."""
        for table in list(self._known.values()):
            self._spawn(self._follow(table, self._resync(table)))

    async def _resync(self, table: LiveTable) -> None:
        await table.catch_up(await self.store.seq(table.id))
        await table.hear()

    def _died(self, worker: str) -> None:
        if not self._closed:
            self._spawn(self._keeper.inherit(worker))

    def present(self, table: Any) -> None:
        """Tells the other workers who looks at this table here."""
        if self.is_shared and not self._closed:
            seats, watchers = table.here()
            self.wire.tell(p=[(table.id, sorted(seats), watchers)])

    # --- tidying up ---

    async def _tidy_up(self) -> None:
        """Writes what may wait, and lets idle tables go."""
        pause = min(5.0, max(0.05, self.config.idle / 4))
        told = time.monotonic()
        while True:
            await asyncio.sleep(pause)
            await tried(self._flush())
            await tried(self.evict())
            if time.monotonic() - told > PRESENCE / 3:
                told = time.monotonic()
                self._all_present()

    def _all_present(self) -> None:
        for table in self._tables.values():
            if table.viewers:
                self.present(table)

    async def evict(self, idle: float | None = None) -> int:
        """Lets tables go that nobody looks at and that have nothing to do; says how many."""
        now = time.monotonic()
        idle = self.config.idle if idle is None else idle
        gone = [
            table
            for table in self._tables.values()
            if now - table.used >= idle and not table.viewers and not table.busy and not self.automata.has_work(table)
        ]
        for table in gone:
            del self._tables[table.id]
            self.automata.forget(table.id)
            self._keeper.forget(table.id)
        self.counts.evictions += len(gone)
        await self.leases.release([table.id for table in gone], done=True)
        return len(gone)

    def seen(self, table_id: str, person: str, number: int) -> None:
        self._seen[table_id, person] = number

    async def _flush(self) -> None:
        """Writes how far people have read, and when tables were last touched."""
        seen, self._seen = self._seen, {}
        touched = {table.id: table.touched for table in self._tables.values() if table.touched > table.record.touched}
        try:
            await self.store.write_many(
                (_SEEN, [{"t": table, "p": person, "n": number} for (table, person), number in seen.items()]),
                (_TOUCHED, [{"t": table, "n": moment} for table, moment in touched.items()]),
            )
        except StoreError:
            self._seen = {**seen, **self._seen}
            raise
        for table_id, moment in touched.items():
            if table_id in self._tables:
                self._tables[table_id].record.touched = moment

    def may_talk(self, person: Person) -> bool:
        """Whether this person may say something now: so many lines at once, then one in a while."""
        now = time.monotonic()
        left, since = self._talked.get(person.hash, (float(self.config.talk_burst), now))
        left = min(self.config.talk_burst, left + (now - since) / self.config.talk_every)
        if left < 1:
            return False
        if len(self._talked) > 10_000:
            self._talked.clear()
        self._talked[person.hash] = (left - 1, now)
        return True

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


_SEEN: Final = (
    update(HOLDERS)
    .where(HOLDERS.c.table_id == bindparam("t"), HOLDERS.c.person == bindparam("p"), HOLDERS.c.seen < bindparam("n"))
    .values(seen=bindparam("n"))
)
_TOUCHED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("t"), TABLES.c.touched < bindparam("n"))
    .values(touched=bindparam("n"))
)
