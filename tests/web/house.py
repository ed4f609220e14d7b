"""A server in the test's own event loop, and guests who call at it: real HTTP, real sockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from roundtable.tables import TableRegistry, TablesConfig
from roundtable.web.config import WebConfig
from roundtable.web.server.app import create_app
from roundtable.web.server.workers import Server, listen, uvicorn_config

QUICK = TablesConfig(pace=0.0, bot_processes=0, wish="always")
PATIENCE = 60.0
"""Seconds until something that should happen has not; a busy machine is slow, not wrong."""


class House:
    """A running server."""

    def __init__(self, hall: TableRegistry, site: Any, port: int) -> None:
        self.hall = hall
        self.site = site
        self.base = f"http://127.0.0.1:{port}"
        self.sockets = f"ws://127.0.0.1:{port}"

    @asynccontextmanager
    async def guest(self, *, token: bool = True, **headers: str) -> AsyncIterator[Guest]:
        """Somebody with a token of their own, or without one."""
        async with httpx.AsyncClient(base_url=self.base, headers=headers, timeout=PATIENCE) as client:
            guest = Guest(self, client)
            if token:
                guest.token = (await client.post("/api/people")).json()["token"]
                client.headers["authorization"] = f"Bearer {guest.token}"
            yield guest


class Guest:
    """A person at the server's door."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http
        self.token = ""

    async def table(self, game: str = "grail-party", *seats: str, timed: bool = False, **more: Any) -> str:
        """A new table; seats are me, open or a bot."""
        plan = {"game": game, "seats": [seat_plan(seat) for seat in seats or ("me", "bot")], "timed": timed, **more}
        return (await self.post("/api/tables", plan))["id"]

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def view(self, table: str, **params: Any) -> Any:
        return await self.get(f"/api/tables/{table}/view", **params)

    async def key(self, table: str, seat: int | None) -> str:
        keys = await self.get(f"/api/tables/{table}/invites")
        return keys["watchers"] if seat is None else keys["seats"][str(seat)]

    async def join(self, key: str, name: str = "") -> str:
        return (await self.post("/api/join", {"key": key, "name": name}))["id"]

    async def answer(self, table: str, rng: random.Random) -> bool:
        """Answers one open decision of one's own at random; whether there was any."""
        offers = (await self.view(table))["offers"]
        if not offers:
            return False
        offer = rng.choice(offers)
        option = rng.choice(offer["options"])["id"]
        await self.post(
            f"/api/tables/{table}/answers", {"seat": offer["seat"], "decision": offer["decision"], "option": option}
        )
        return True

    def connect(self, table: str, query: str = "as=json", **headers: str) -> Any:
        """A socket, as a context; `Line` wraps it."""
        head = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return websockets.connect(
            f"{self.house.sockets}/tables/{table}/socket?{query}", additional_headers={**head, **headers}, max_size=None
        )

    @asynccontextmanager
    async def line(self, table: str, query: str = "as=json", **headers: str) -> AsyncIterator[Line]:
        async with self.connect(table, query, **headers) as connection:
            yield Line(connection)


class Line:
    """An open socket to a table, with what came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []
        """Messages, the views among them completed with what was sent before."""
        self.sent: list[Any] = []
        """Messages as they came."""
        self.view: Any = None
        self.things: dict[str, Any] = {}
        self.frame: Any = None
        self._ids = 0

    async def next(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await self.connection.recv())
        self.sent.append(message)
        if message["type"] == "view" and "html" not in message:
            message = self.view = self.completed(message)
        self.heard.append(message)
        return message

    def completed(self, message: Any) -> Any:
        """A view as docs/protocol.md says it is put together, with its scene in one piece."""
        self.things |= message.get("things", {})
        whole = {**(self.view or {}), "events": [], **message}
        self.frame = message.get("scene", self.frame)
        whole["scene"] = self.frame and {**self.frame, "parts": [self.part(name) for name in self.frame["parts"]]}
        return whole

    def part(self, name: str) -> Any:
        part = self.things[name]
        if part["kind"] != "board":
            return part
        return {**part, "places": [self.things[place] for place in part["places"]]}

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The next message of which this is true; those before it are kept in `heard`."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def of(self, kind: str) -> Any:
        return await self.until(lambda message: message["type"] == kind)

    async def say(self, kind: str, **fields: Any) -> Any:
        """Sends a message and waits for its `done` or `error`."""
        self._ids += 1
        name = f"t{self._ids}"
        await self.connection.send(json.dumps({"type": kind, "id": name, **fields}))
        return await self.until(lambda message: message.get("id") == name)

    async def asked(self) -> Any:
        """Waits until this viewer is asked something, or the match is over."""
        while self.view is None or not (self.view["offers"] or self.view["outcome"]):
            await self.next()
        return self.view

    async def play(self, rng: random.Random, answers: int = 10**6) -> int:
        """Answers at random until the match is over, or so many times."""
        given = 0
        while given < answers:
            view = await self.asked()
            if view["outcome"]:
                break
            offer = rng.choice(view["offers"])
            done = await self.say(
                "answer", seat=offer["seat"], decision=offer["decision"], option=rng.choice(offer["options"])["id"]
            )
            given += done["type"] == "done"
            await self.until_version(done.get("version", 0), offer)
        return given

    async def until_version(self, version: int, offer: Any) -> None:
        """Waits for a view in which that decision is no longer open."""
        while any(o["decision"] == offer["decision"] and o["seat"] == offer["seat"] for o in self.view["offers"]):
            await self.of("view")


def seat_plan(words: str) -> dict[str, str]:
    kind, _, name = words.partition(":")
    if kind in ("me", "open"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "bot": kind, "name": name}


@asynccontextmanager
async def serving(
    where: Path | str, config: WebConfig | None = None, tables: TablesConfig = QUICK
) -> AsyncIterator[House]:
    """A server over a new SQLite file there, or over the database of that address."""
    url = where if isinstance(where, str) else f"sqlite:///{where / 'tables.sqlite3'}"
    hall = await TableRegistry.open(url, config=tables)
    app = create_app(hall, config or WebConfig(limited=False))
    listening = listen("127.0.0.1", 0)
    server = Server(uvicorn_config(app, config=config))
    task = asyncio.create_task(server._serve([listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                await task
        yield House(hall, app.state.site, listening.getsockname()[1])
    finally:
        server.should_exit = True
        with suppress(asyncio.CancelledError):
            await task
        await hall.close()
        listening.close()


async def until(holds: Callable[[], Any]) -> None:
    """Waits for something that happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Plays an asynchronous story to its end."""
    asyncio.run(asyncio.wait_for(story(), 10 * PATIENCE))


__all__ = ["PATIENCE", "QUICK", "Guest", "House", "Line", "run", "serving", "until"]
