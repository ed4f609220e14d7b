"""Players for `bench.live`: many sockets in one process, each at its own seat, choosing at random.

They speak docs/protocol.md with as little as it takes, so that the server is what is measured. At one table there is
one answer on its way at a time; it counts as shown when every socket of the table has been sent a view with it.
"""

from __future__ import annotations

import asyncio
import gc
import html
import random
import re
import secrets
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Struct, field

HOST: Final = "127.0.0.1"
VERSION: Final = 1 << 16
"""A view's version is the number of the table's last move times this, and a little."""
AT_ONCE: Final = 24
"""Tables that are set up at the same time."""
HEAD: Final = b"\r\n\r\n"

_DECISION: Final = re.compile(r'data-decision="([^"]*)" data-seat="(\d+)"')
_OPTION: Final = re.compile(r'name="option" value="([^"]*)"')


class Job(Struct):
    """What one process of players is to do."""

    port: int
    tables: list[tuple[str, int]]
    """Of each the file of a saved match that it goes on with, and its seats."""
    shown_as: str
    pace: float
    """Answers a second, all tables together; 0: as many as the server takes."""
    seconds: float
    warm_up: float
    seed: int


class Played(Struct):
    """What came of it, between the end of the warming up and the end."""

    answers: int = 0
    """Told to be durable."""
    refused: int = 0
    finished: int = 0
    """Matches that ended; each makes room for a new one."""
    seconds: float = 0.0
    cpu: float = 0.0
    """Of this process."""
    bytes_read: int = 0
    views: int = 0
    others: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """How often it took so many tenths of a millisecond from an answer to another seat's screen."""
    own: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """To the screen of who answered."""
    late: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """By how much the players themselves were late, likewise: where that is little, the server was measured."""
    failure: str = ""


class Choice(Struct):
    id: str


class Offer(Struct):
    decision: str
    seat: int
    options: list[Choice]


class Fragments(Struct, frozen=True):
    decision: str = ""


class Message(Struct):
    """What a player reads of a message of any kind."""

    type: str
    version: int = 0
    offers: list[Offer] | None = None
    """Absent: as they were."""
    html: Fragments = Fragments()
    ask: bool = False
    code: str = ""


_read: Final = msgspec.json.Decoder(Message).decode
_write: Final = msgspec.json.Encoder().encode


# --- a socket ---


class Socket(asyncio.Protocol):
    """One seat's socket: a WebSocket with no more than this server needs."""

    def __init__(self, table: Table, path: str, token: str) -> None:
        self.table = table
        self.asked: list[tuple[int, str, list[str]]] = []
        """Open decisions of this seat: seat, decision, options."""
        self.seq = 0
        self.transport: asyncio.Transport
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: cm91bmR0YWJsZS1iZW5jaA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._data = bytearray()
        self._needed = 0
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.players.lost(self)

    def data_received(self, data: bytes) -> None:
        self.table.players.played.bytes_read += len(data)
        self._data += data
        if not self._open and not self._opened():
            return
        while len(self._data) >= max(2, self._needed) and self._frame():
            pass

    def _opened(self) -> bool:
        end = self._data.find(HEAD)
        if end < 0:
            return False
        if not self._data.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(f"no socket: {bytes(self._data[:200])!r}")
        del self._data[: end + len(HEAD)]
        self._open = True
        return True

    def _frame(self) -> bool:
        """Takes one whole frame, if there is one."""
        data = self._data
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        self._needed = start + size
        if len(data) < self._needed:
            return False
        kind, body = data[0] & 15, bytes(data[start : self._needed])
        del data[: self._needed]
        self._needed = 0
        if kind == 1:
            self.heard(body)
        elif kind == 9:
            self._send(10, body)
        return True

    def _send(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask, and costs nothing.
        size = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes((0x80 | kind,)) + size + b"\0\0\0\0" + body)

    def heard(self, body: bytes) -> None:
        message = _read(body)
        if message.type == "view":
            self._look(message)
            self.table.shown(self)
        elif message.type == "done":
            self.table.done()
        elif message.type == "error":
            self.table.refused(message.code)
        elif message.type == "bye":
            raise RuntimeError("the server said goodbye")

    def _look(self, view: Message) -> None:
        self.table.players.played.views += 1
        self.seq = view.version // VERSION
        if self.table.players.html:
            if view.html.decision:
                self.asked = asked_in(view.html.decision)
        elif view.offers is not None:
            self.asked = [(offer.seat, offer.decision, [o.id for o in offer.options]) for offer in view.offers]

    def answer(self, seat: int, decision: str, option: str) -> None:
        message = {"type": "answer", "seat": seat, "decision": decision, "option": option, "id": "a"}
        self._send(1, _write(message))


def asked_in(markup: str) -> list[tuple[int, str, list[str]]]:
    """The first decision of a page's fragment, with its options."""
    found = _DECISION.search(markup)
    if found is None:
        return []
    options = [html.unescape(option) for option in _OPTION.findall(markup.partition("</form>")[0])]
    return [(int(found[2]), html.unescape(found[1]), options)] if options else []


# --- a table ---


class Table:
    """The sockets of one table, and the one answer that is on its way."""

    def __init__(self, players: Players, save: str, seats: int) -> None:
        self.players = players
        self.save = save
        self.seats = seats
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.durable = False
        self.sender: Socket | None = None
        self.before = 0
        self.waiting: set[Socket] = set()
        self.ready = asyncio.Event()

    def shown(self, socket: Socket) -> None:
        """A view has come."""
        if self.sender is None:
            if len(self.sockets) == self.seats and all(one.seq for one in self.sockets):
                self.ready.set()
        elif socket.seq > self.before and socket in self.waiting:
            self.waiting.discard(socket)
            self.players.note(self, socket)
            self._free_if_settled()

    def done(self) -> None:
        """The answer is durable."""
        self.players.played.answers += 1
        self.durable = True
        self._free_if_settled()

    def refused(self, code: str) -> None:
        self.players.played.refused += 1
        raise RuntimeError(f"an answer was refused: {code}")

    def _free_if_settled(self) -> None:
        if self.durable and not self.waiting:
            self.sender = None
            self.players.free(self)

    def move(self) -> bool:
        """Answers something at random; False if there is nothing left to answer."""
        asked = [(socket, *one) for socket in self.sockets for one in socket.asked]
        if not asked:
            return False
        socket, seat, decision, options = self.players.rng.choice(asked)
        self.before = max(one.seq for one in self.sockets)
        self.waiting = set(self.sockets)
        self.sender, self.durable = socket, False
        self.sent = time.perf_counter()
        socket.answer(seat, decision, self.players.rng.choice(options))
        return True

    async def open(self) -> None:
        """Makes the table, takes its seats with as many persons, and looks at it from each."""
        tokens = [secrets.token_urlsafe(32) for _ in range(self.seats)]
        seats = ",".join(["me", *["open"] * (self.seats - 1)])
        saved = Path(self.save).read_bytes()
        made = await self.players.call("POST", f"/api/saves?seats={seats}", tokens[0], saved)
        invites = await self.players.call("GET", f"/api/tables/{made['id']}/invites", tokens[0])
        for seat, token in enumerate(tokens[1:], 1):
            key = invites["seats"][str(seat)]
            await self.players.call("POST", "/api/join", token, {"key": key, "name": f"Player {seat}"})
        path = f"/tables/{made['id']}/socket?as={self.players.job.shown_as}"
        path += "&lang=en" if self.players.html else ""
        loop = asyncio.get_running_loop()
        for token in tokens:
            socket = Socket(self, path, token)
            await loop.create_connection(lambda socket=socket: socket, HOST, self.players.job.port)  # type: ignore[misc]
            self.sockets.append(socket)
        async with asyncio.timeout(60):
            await self.ready.wait()

    def close(self) -> None:
        for socket in self.sockets:
            socket.transport.abort()


# --- all of them ---


class Players:
    """One process of players."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.html = job.shown_as == "html"
        self.rng = random.Random(job.seed)
        self.played = Played()
        self.idle: list[Table] = []
        self.tables: set[Table] = set()
        self.noting = False
        self.stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._tasks: set[asyncio.Task[None]] = set()
        self._door = asyncio.Semaphore(AT_ONCE)

    async def call(self, method: str, path: str, token: str, body: Any = b"") -> Any:
        """One request of the API, with a file or JSON."""
        data = body if isinstance(body, bytes) else _write(body)
        kind = "octet-stream" if data is body else "json"
        reader, writer = await asyncio.open_connection(HOST, self.job.port)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/{kind}\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head, _, answer = (await reader.read()).partition(HEAD)
        writer.close()
        if head.split()[1][:1] != b"2":
            raise RuntimeError(f"{path}: {head[:60]!r} {answer[:200]!r}")
        return msgspec.json.decode(answer)

    async def open(self, save: str, seats: int) -> None:
        async with self._door:
            table = Table(self, save, seats)
            await table.open()
            self.tables.add(table)
            self.free(table)

    def free(self, table: Table) -> None:
        """A table has nothing on its way: it plays on, waits for its turn, or makes room if its match is over."""
        if not any(socket.asked for socket in table.sockets):
            self._replace(table)
        elif self.job.pace or not self.noting:
            self.idle.append(table)
        else:
            table.move()

    def _replace(self, table: Table) -> None:
        self.played.finished += 1
        self.tables.discard(table)
        table.close()
        task = asyncio.create_task(self.open(table.save, table.seats))
        self._tasks.add(task)
        task.add_done_callback(self._gone)

    def _gone(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fail(error)

    def fail(self, error: BaseException) -> None:
        if not self.stopped.done():
            self.stopped.set_exception(error)

    def lost(self, socket: Socket) -> None:
        if socket.table in self.tables and self.noting:
            self.fail(RuntimeError("a socket was closed"))

    def note(self, table: Table, socket: Socket) -> None:
        """An answer has come to a screen."""
        counts = self.played.own if socket is table.sender else self.played.others
        counts[tenths(time.perf_counter() - table.sent)] += 1

    async def run(self, wait: Callable[[], None]) -> Played:
        """Sets everything up, waits for the word, plays."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self.fail(context.get("exception") or RuntimeError(str(context))))
        opening: asyncio.Future[Any] = asyncio.gather(*(self.open(*table) for table in self.job.tables))
        await asyncio.wait([opening, self.stopped], return_when=asyncio.FIRST_COMPLETED)
        await (self.stopped if self.stopped.done() else opening)
        gc.freeze()
        await asyncio.to_thread(wait)
        self.noting = True
        driving = asyncio.create_task(self.pacing() if self.job.pace else self.starting())
        await asyncio.wait([self.stopped], timeout=self.job.warm_up)
        self.played = Played()
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.wait([self.stopped], timeout=self.job.seconds)
        played, self.played = self.played, Played()
        played.seconds, played.cpu = time.perf_counter() - began, time.process_time() - cpu
        driving.cancel()
        self.noting = False
        if self.stopped.done():
            played.failure = str(self.stopped.exception())
        return played

    async def starting(self) -> None:
        """All tables begin, a few at a time."""
        while self.idle:
            self.idle.pop().move()
            await asyncio.sleep(0)

    async def pacing(self) -> None:
        """Answers come by chance, so many a second, at whichever table is free."""
        due = time.perf_counter()
        while True:
            due += self.rng.expovariate(self.job.pace)
            now = time.perf_counter()
            if due > now:
                await asyncio.sleep(due - now)
            if self.idle:
                place = self.rng.randrange(len(self.idle))
                self.idle[place], self.idle[-1] = self.idle[-1], self.idle[place]
                self.idle.pop().move()
                self.played.late[tenths(time.perf_counter() - due)] += 1


def tenths(seconds: float) -> int:
    """Of a millisecond; coarser where it took long."""
    found = max(0, int(seconds * 10_000))
    return found if found < 5_000 else found // 100 * 100


def main() -> int:
    """Reads the job, plays when told to, and writes what came of it: one line each."""
    job = msgspec.json.decode(sys.stdin.readline(), type=Job)

    def wait() -> None:
        print("ready", flush=True)
        sys.stdin.readline()

    async def play() -> Played:
        return await Players(job).run(wait)

    played = uvloop.run(play())
    print(_write(played).decode(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
