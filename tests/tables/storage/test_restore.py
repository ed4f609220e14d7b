"""Tables from the database: as quick for old ones as for new, evicted and back, damaged ones alone in their trouble."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event, func, select, update
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    ME,
    PATIENCE,
    QUICK,
    answer_some,
    hall_at,
    two_at_a_table,
    until,
    verified,
)

from roundtable import games
from roundtable.tables import LiveTable, TablePlan, TableRegistry, TablesConfig
from roundtable.tables.errors import BadTable
from roundtable.tables.storage.schema import LEASES, MOVES, SNAPSHOTS, TABLES
from roundtable.tables.storage.store import LOG_TAIL, Store
from roundtable.tables.table_texts import texts


async def load_cost(address: str, table: str) -> tuple[int, int]:
    """How many queries and how many rows it takes to load a table."""
    store = await Store.open(address, alone=False)
    queries = []
    event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *args: queries.append(args[2]))
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    rows = 1 + len(stored.seats) + len(stored.holders) + bool(stored.snapshot) + len(stored.moves) + len(stored.talk)
    return len([query for query in queries if query.lstrip().upper().startswith("SELECT")]), rows


async def test_an_old_table_loads_as_a_new_one(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, ME, ME]), ANN)
        await answer_some(table, LOG_TAIL + 20)
        young = await load_cost(address, table.id)
        await answer_some(table, 400, seed=2)
        old = await load_cost(address, table.id)
        assert old[0] == young[0] == 8
        assert old[1] <= young[1] + hall.config.snapshot_every
        assert len(table.match.rows) < 4 * hall.config.snapshot_every
        assert len(table.match.snapshots) < 4 * hall.config.snapshot_every
        kept = await hall.store.read(select(func.count()).where(SNAPSHOTS.c.table_id == table.id))
        assert kept[0][0] <= 8
        await verified(table)


async def test_a_table_where_somebody_went_to_and_fro_loads_as_any_other(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, ME]), ANN)
        await answer_some(table, 20)
        for _ in range(LOG_TAIL):
            await table.undo(0, person=ANN)
            await table.redo(0, person=ANN)
        assert table.seq > 3 * LOG_TAIL
        assert (await load_cost(address, table.id))[1] <= LOG_TAIL + 40
        before = table.match.fingerprint(), table.recent(0)
        async with table._lock:
            await table.reload()
        assert (table.match.fingerprint(), table.recent(0)[-20:]) == (before[0], before[1][-20:])
        await verified(table)


async def test_memory_and_database_are_alike_at_every_answer(address: str) -> None:
    async with hall_at(address, replace(QUICK, snapshot_every=3)) as hall:
        for game, seats in (("talisman", 2), ("reflets", 2), ("tainted-grail", 3), ("kinfire-boosts", 3)):
            table = await hall.create(TablePlan(game, [ME] * seats, timed=False), ANN)
            for step in range(25):
                if not await answer_some(table, 1, seed=step):
                    break
                before = table.match.fingerprint(), table.opened
                async with table._lock:
                    await table.reload()
                assert (table.match.fingerprint(), table.opened) == before


async def test_an_idle_table_leaves_memory_and_comes_back(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await answer_some(table, 4)
        before, name = table.match.fingerprint(), table.id
        with table.subscribe((0,), ANN):
            assert await hall.evict(0) == 0
        assert await hall.evict(0) == 1
        del table
        gc.collect()
        assert hall.stats().tables == 0
        again = await hall.table(name)
        assert again.match.fingerprint() == before
        assert hall.stats().loads == 2


async def test_an_idle_table_goes_by_itself(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, replace(QUICK, idle=0.1)) as hall:
        await two_at_a_table(hall)
        await until(lambda: hall.stats().evictions == 1)


async def test_who_still_has_a_table_in_hand_has_the_same_one(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await hall.evict(0)
        assert await hall.table(table.id) is table
        tables = await asyncio.gather(*(hall.table(table.id) for _ in range(5)))
        assert all(found is table for found in tables)


async def test_many_who_ask_at_once_load_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = (await two_at_a_table(hall)).id
        await asyncio.sleep(0.01)
        assert await hall.evict(0) == 1
        gc.collect()
        loads = hall.stats().loads
        found = await asyncio.gather(*(hall.table(table) for _ in range(10)))
        assert len({id(each) for each in found}) == 1
        assert hall.stats().loads == loads + 1


async def test_a_table_with_something_to_do_stays(address: str) -> None:
    async with hall_at(address, replace(QUICK, pace=60)) as hall:
        table = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        with table.subscribe((), ANN):
            await until(lambda: hall.automata._jobs or table.id in hall.automata._timers)
        assert await hall.evict(0) == 0


async def spoil(hall: TableRegistry, statement: Any) -> None:
    await hall.store.write(statement)


@pytest.mark.parametrize(
    "damage",
    [
        lambda table: update(SNAPSHOTS).values(state=b"\x93nonsense").where(SNAPSHOTS.c.table_id == table),
        lambda table: SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table),
        lambda table: update(MOVES).values(option="fly").where(MOVES.c.table_id == table, MOVES.c.at == 2),
        lambda table: update(MOVES).values(number=77).where(MOVES.c.table_id == table, MOVES.c.at == 1),
        lambda table: MOVES.delete().where(MOVES.c.table_id == table),
        lambda table: MOVES.delete().where(MOVES.c.table_id == table, MOVES.c.at == 1),
        lambda table: MOVES.delete().where(MOVES.c.table_id == table, MOVES.c.seq == 2),
        lambda table: update(MOVES).values(windows=b"\xc1").where(MOVES.c.table_id == table),
        lambda table: update(MOVES).values(told=b"\xc1").where(MOVES.c.table_id == table),
        lambda table: update(TABLES).values(setup=b"").where(TABLES.c.id == table),
        lambda table: update(TABLES).values(packs="{").where(TABLES.c.id == table),
        lambda table: update(TABLES).values(packs='["gone"]').where(TABLES.c.id == table),
        lambda table: update(TABLES).values(game="gone").where(TABLES.c.id == table),
        lambda table: update(TABLES).values(question=b"\xc1").where(TABLES.c.id == table),
        lambda table: update(TABLES).values(redo=b"\xc1").where(TABLES.c.id == table),
        lambda table: update(TABLES).values(status="unknown").where(TABLES.c.id == table),
    ],
)
async def test_a_damaged_table_is_alone_in_its_trouble(sqlite_address: str, damage: Any) -> None:
    async with hall_at(sqlite_address) as hall:
        bad, good = await two_at_a_table(hall), await two_at_a_table(hall)
        await answer_some(bad, 3)
        name = bad.id
        await hall.evict(0)
        del bad
        gc.collect()
        await spoil(hall, damage(name))
        with pytest.raises(BadTable, match=r"\AThis table can't be opened: [^\n]+\.\Z"):
            await hall.table(name)
        await answer_some(good, 3)
        assert good.id in [info.id for info in await hall.mine(BEN)]


async def test_an_orphan_that_is_damaged_does_not_stop_the_others(address: str) -> None:
    async with hall_at(address, replace(QUICK, pace=60)) as hall:
        bad = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        good = await hall.create(TablePlan("talisman-duel", [BOT, BOT]), ANN)
        await spoil(hall, update(SNAPSHOTS).values(state=b"\xc1").where(SNAPSHOTS.c.table_id == bad.id))
        assert len(await hall.store.read(select(LEASES))) == 2
    async with hall_at(address) as hall:
        await until(lambda: hall.stats().bot_answers > 3)
        assert (await hall.table(good.id)).match.rows


async def test_other_rules_go_on_from_the_step_in_which_the_server_stopped_and_say_so(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [ME, ME]), ANN)
        await answer_some(table, 30)
        over = await two_at_a_table(hall)
        await answer_some(over, 500)
        stored = table.match.last_snapshot[0]
        assert stored > 0 == table.snapshot_at, "none was stored yet"
    for name in ("talisman", "talisman-duel"):
        monkeypatch.setattr(type(games.get(name)), "version", "99")
    async with hall_at(address) as hall:
        again = await hall.table(table.id)
        assert again.recent(0)[-1].event.key == "log-new-rules"
        assert again.match.offset == stored
        await answer_some(again, 30, seed=3)
        assert len((await verified(again)).rows) == 30
        assert await again.undo(0, person=ANN) is None
        await verified(again)
        with pytest.raises(BadTable, match="version") as refused:
            await hall.table(over.id)
        said = texts().say("fr", refused.value.fault, refused.value.params)
        assert said.endswith("des règles de talisman-duel, et celles-ci sont la version 99.")
    async with hall_at(address) as hall:
        await verified(await hall.table(table.id))


def a_pack(folder: Path, name: str) -> Path:
    """A small pack of one's own for Talisman."""
    pack = folder / name
    (pack / "cards").mkdir(parents=True)
    (pack / "pack.yaml").write_text(
        f"id: {name}\ngame: talisman\nversion: '1'\nformat: 1\nlanguages: [en, fr]\ntitle: {{en: {name}, fr: {name}}}\n"
    )
    return pack


async def test_a_table_uses_only_packs_the_server_names(address: str, tmp_path: Path) -> None:
    config = TablesConfig(bot_processes=0, packs={"mine": a_pack(tmp_path, "mine")})
    async with hall_at(address, config) as hall:
        table = await hall.create(TablePlan("talisman", [ME, BOT], packs=["mine"]), ANN)
        assert table.info.packs == ("mine",)
        assert [pack.id for pack in table.content.packs] == ["core", "mine"]
    async with hall_at(address) as hall:
        with pytest.raises(BadTable, match="no pack 'mine'"):
            await hall.table(table.id)


async def test_a_table_is_never_touched_from_two_threads(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is loaded off the loop is nobody's until it is done: the match in memory is another one."""
    async with hall_at(address) as hall:
        table: LiveTable = await two_at_a_table(hall)
        await answer_some(table, 3)
        match = table.match
        async with table._lock:
            await table.reload()
        assert table.match is not match
        assert table.match.fingerprint() == match.fingerprint()


def test_threads_that_read_everything_at_once_do_not_crash() -> None:
    """msgspec works out a type when it is first used, and not in two threads at once: cold, one run in four crashed."""
    story = """
import sys, threading
from roundtable import games
from roundtable.tables.game_library import read, warm_up
warm_up()
sys.setswitchinterval(1e-5)
threads = [threading.Thread(target=read, args=(name, (), [])) for name in games.names() * 2]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""
    runs = [subprocess.Popen([sys.executable, "-c", story]) for _ in range(2)]
    assert [run.wait(PATIENCE * 5) for run in runs] == [0, 0]


def test_what_a_game_is_made_of_is_worked_out_before_a_thread_reads_it() -> None:
    """Also of a game that nobody is offered: a server that had tables of some fell over as people came back."""
    story = """
import asyncio, gc, threading
from msgspec import Struct
from roundtable import games
from roundtable.tables import game_library
found = []
def read(game, packs, folders):
    assert threading.current_thread() is not threading.main_thread()
    kinds = [games.get(game).state_type, *[each.type for each in games.get(game).spec.collections.values()]]
    kinds = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    found.extend(any(type(part).__name__ == "StructInfo" for part in gc.get_referents(kind)) for kind in kinds)
game_library.read = read
game_library.warm_up()
async def all_of_them():
    library = game_library.GameLibrary({})
    await asyncio.gather(*[library.shelf(name) for name in [*games.MODULES, *games.SLICES]])
asyncio.run(all_of_them())
assert len(found) > 20 and all(found), found
"""
    subprocess.run([sys.executable, "-c", story], check=True, timeout=PATIENCE * 5)
