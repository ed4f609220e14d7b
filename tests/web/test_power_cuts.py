"""Nothing lost, as people see it: a real server with real sockets is killed again and again while they play.

ROUNDTABLE_KILLS asks for more than CI takes the time for.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from subprocess import Popen
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import func, select
from tests.tables.kept import Told, nothing_is_lost
from tests.tables.stories import SECRET, hall_at
from tests.web.house import Guest, Line
from tests.web.process import PATIENCE, children, free_port, start, stop

from roundtable.tables.storage.schema import MOVES

KILLS = int(os.environ.get("ROUNDTABLE_KILLS", "4"))
GAMES = ("talisman", "reflets", "tainted-grail") * 2
BROKEN = (OSError, TimeoutError, websockets.WebSocketException)


class Crowd:
    """Ann and Bob play at some tables, Eve watches; whenever a line breaks they come back, as browsers do."""

    def __init__(self) -> None:
        self.told = Told()
        self.shown: dict[str, int] = {}
        """By table the newest row of its journal of which anybody was shown something."""
        self.connected = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, guests: list[Guest]) -> None:
        ann, bob, eve = guests
        for number, game in enumerate(GAMES):
            table = await ann.table(game, "me", "open", "bot")
            await bob.join(await ann.key(table, 1), "Bob")
            await eve.join(await ann.key(table, None), "Eve")
            for place, guest in enumerate(guests):
                rng = random.Random(f"{number} {place}")
                self.tasks.append(asyncio.create_task(self.stay(guest, table, rng)))

    async def stay(self, guest: Guest, table: str, rng: random.Random) -> None:
        over = False
        while not over:
            with suppress(*BROKEN):
                async with guest.connect(table) as connection:
                    self.connected += 1
                    try:
                        await self.play(table, Noting(connection, self.shown, table), rng)
                        over = True
                    finally:
                        self.connected -= 1
            await asyncio.sleep(0.05)

    async def play(self, table: str, line: Line, rng: random.Random) -> None:
        """Answers at random to the end, and keeps in mind what was acknowledged."""
        while not (view := await line.asked())["outcome"]:
            offer = rng.choice(view["offers"])
            chosen = rng.choice(offer["options"])["id"]
            answer = await line.say("answer", seat=offer["seat"], decision=offer["decision"], option=chosen)
            if answer["type"] == "done":
                self.told.answer(table, offer["decision"], offer["seat"], chosen)
            await line.until_version(answer.get("version", 0), offer)

    async def answered(self, more: int, server: Popen[str]) -> None:
        """Until so many more answers were acknowledged, at whatever pace; but a server that dies by itself fails."""
        wanted = self.told.answers.total() + more
        while (had := self.told.answers.total()) < wanted and not all(task.done() for task in self.tasks):
            async with asyncio.timeout(PATIENCE):
                while self.told.answers.total() == had and not all(task.done() for task in self.tasks):
                    assert server.poll() is None, f"the server died by itself: {server.returncode}"
                    await asyncio.sleep(0.005)

    async def all_gone(self) -> None:
        """Until everybody has read to the end of a broken line."""
        async with asyncio.timeout(PATIENCE):
            while self.connected:
                await asyncio.sleep(0.005)

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for found in await asyncio.gather(*self.tasks, return_exceptions=True):
            assert found is None or isinstance(found, asyncio.CancelledError), found


class Noting(Line):
    """A line that remembers how new what came over it was."""

    def __init__(self, connection: Any, shown: dict[str, int], table: str) -> None:
        super().__init__(connection)
        self.shown, self.table = shown, table

    async def next(self) -> Any:
        message = await super().next()
        if message["type"] == "view":
            self.shown[self.table] = max(self.shown.get(self.table, 0), message["version"] >> 16)
        return message


async def all_shown_is_kept(address: str, crowd: Crowd) -> None:
    """Whatever anybody has seen, a bot's move too, is on the disk."""
    async with hall_at(address) as hall:
        rows = await hall.store.read(select(MOVES.c.table_id, func.max(MOVES.c.seq)).group_by(MOVES.c.table_id))
    kept = {row[0]: row[1] for row in rows}
    assert crowd.shown
    for table, row in crowd.shown.items():
        assert kept[table] >= row, "something was shown that is not there"


async def evening(
    port: int, address: str, server: Callable[[], Popen[str]], cut: Callable[[Crowd], Any], rng: random.Random
) -> None:  # fmt: skip
    """People play while somebody cuts the power again and again."""
    base = f"http://127.0.0.1:{port}"
    where: Any = SimpleNamespace(base=base, sockets=base.replace("http", "ws"))
    crowd = Crowd()
    async with AsyncExitStack() as opened:
        guests = []
        for _ in range(3):
            http = await opened.enter_async_context(httpx.AsyncClient(base_url=base, timeout=PATIENCE))
            guest = Guest(where, http)
            guest.token = (await guest.post("/api/people"))["token"]
            http.headers["authorization"] = f"Bearer {guest.token}"
            guests.append(guest)
        await crowd.sit_down(guests)
        for _ in range(KILLS):
            await crowd.answered(rng.randint(20, 80), server())
            await asyncio.sleep(rng.random() * 0.05)
            await cut(crowd)
        await crowd.answered(20, server())
        await crowd.leave()
    assert await asyncio.to_thread(stop, server()) == 0
    await all_shown_is_kept(address, crowd)
    await nothing_is_lost(address, crowd.told, KILLS, 2 * len(GAMES))


def test_a_server_that_is_killed_loses_nothing_that_anybody_saw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROUNDTABLE_SECRET", SECRET.decode())
    port, address, log = free_port(), f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "log"
    server = start(port, address, "--no-limits", log=log)

    async def cut(crowd: Crowd) -> None:
        nonlocal server
        stop(server, signal.SIGKILL)
        await crowd.all_gone()
        await all_shown_is_kept(address, crowd)
        server = await asyncio.to_thread(start, port, address, "--no-limits", log=log)

    try:
        asyncio.run(evening(port, address, lambda: server, cut, random.Random(21)))
    finally:
        server.kill()
        server.wait()
    assert "Traceback" not in log.read_text(), log.read_text()[-3000:]


def test_of_two_workers_either_may_be_killed(
    tmp_path: Path, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROUNDTABLE_SECRET", SECRET.decode())
    port, log, rng = free_port(), tmp_path / "log", random.Random(22)
    server = start(port, postgres_address, "--no-limits", "--workers", "2", log=log)

    async def cut(_: Crowd) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(workers := children(server.pid)) < 2:  # the overseer starts another one
                await asyncio.sleep(0.05)
        os.kill(rng.choice(workers), signal.SIGKILL)

    try:
        asyncio.run(evening(port, postgres_address, lambda: server, cut, rng))
    finally:
        server.kill()
        server.wait()
