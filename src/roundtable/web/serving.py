"""Runs the server: one worker or several, over SQLite or PostgreSQL. Stops without losing anything."""

from __future__ import annotations

import asyncio
import ipaddress
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from msgspec import Struct, field
from msgspec.structs import replace

from roundtable.kernel.errors import RoundtableError
from roundtable.tables import Config as TablesConfig
from roundtable.tables import Hall
from roundtable.tables.neighbours import Neighbours, Street
from roundtable.tables.store import claimed

from . import logs
from .app import create_app
from .arriving import Arriving, Crowd
from .config import Config
from .frames import HandingOver, TableSocket

SECRET: Final = "ROUNDTABLE_SECRET"
SOCKET_BYTES: Final = 64 * 1024
"""Larger messages close the socket; up to here they get an answer that says what is wrong."""
SEND_BUFFER: Final = 256 * 1024
"""What the system keeps for a slow client: a few views, not hundreds of old ones."""
GRACE: Final = 10
SWITCHING: Final = 0.0002
"""Seconds after which painting lets the thread go on that writes to the disk: everybody waits for it."""
AGAIN_AFTER: Final = 1.0
"""Seconds before a worker that died is started again."""


class Serving(Struct, frozen=True, kw_only=True):
    """What `roundtable serve` was asked for."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    workers: int = 1
    pace: float = 0.8
    open_browser: bool = False
    behind_proxy: bool = False
    packs: dict[str, Path] = field(default_factory=dict)
    log_level: str = "info"
    config: Config = field(default_factory=Config)

    @property
    def url(self) -> str:
        """The database: what was said, or a file in this folder."""
        return self.db or f"sqlite:///{Path('roundtable.sqlite3').resolve()}"


def serve(serving: Serving, tell: Callable[[str], None]) -> int:
    """Serves until it is stopped; the exit code."""
    check(serving)
    listening = listen(serving.host, serving.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{browsable(host)}:{port}"
    tell(f"Roundtable is at {address}  (Ctrl-C stops it; tables are kept in {shown(serving.url)})")
    if serving.open_browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    if serving.workers == 1:
        return work(serving, listening)
    return oversee(serving, listening)


def check(serving: Serving) -> None:
    """One sentence for what can't be."""
    if not 0 <= serving.port <= 65535:
        raise RoundtableError(f"A port is a number from 0 to 65535, not {serving.port}.")
    if serving.workers < 1:
        raise RoundtableError("There must be at least one worker.")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise RoundtableError(f"Can't serve at {host} port {port}: {error.strerror}.") from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def browsable(host: str) -> str:
    """A host that a browser on this machine can open."""
    try:
        anywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host
    if anywhere:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def shown(url: str) -> str:
    """A database's address without its password."""
    scheme, found, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found else url


# --- one worker ---


class Server(uvicorn.Server):
    """Says goodbye to every socket before it closes, and ends well when it was told to."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours | None = None) -> None:
        super().__init__(config)
        self._neighbours = neighbours
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._neighbours is not None:
            self._neighbours.serve(self._adopt)

    def _adopt(self, connection: socket.socket, data: bytes) -> None:
        """Serves a connection that another worker took, from what was read of it on."""
        task = asyncio.create_task(self._adopted(connection, data))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopted(self, connection: socket.socket, data: bytes) -> None:
        protocol_class: Any = self.config.http_protocol_class
        made = partial(
            protocol_class, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        try:
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(made, connection)
        except OSError:
            connection.close()  # they have gone meanwhile
            return
        protocol.data_received(data)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._neighbours is not None:
            self._neighbours.leave()
        site = getattr(getattr(self.config.app, "state", None), "site", None)
        if site is not None:
            await site.sockets.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops; a second Ctrl-C does so at once. The signal is not raised again: this was its answer."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def opened(serving: Serving, neighbours: Neighbours | None = None) -> Hall:
    """The tables at the address that was asked for, or a sentence that says why not."""
    secret = os.environ.get(SECRET, "")
    config = TablesConfig(pace=serving.pace, packs=serving.packs)
    if not serving.config.limited:
        config = replace(config, most_uploads=None)
    return await Hall.open(
        serving.url, secret=secret.encode() if secret else None, config=config, neighbours=neighbours
    )


def uvicorn_config(app: Any, neighbours: Neighbours | None = None, config: Config | None = None) -> uvicorn.Config:
    crowd = Crowd(config.most_connections if config else None)
    http: Any = partial(Arriving, crowd) if neighbours is None else partial(HandingOver, neighbours, crowd)
    return uvicorn.Config(
        app,
        http=http,
        ws=TableSocket,
        loop="auto",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )


def work(serving: Serving, listening: socket.socket, neighbours: Neighbours | None = None) -> int:
    """One worker, until it is told to stop."""
    logs.set_up(serving.log_level)

    async def serve_tables() -> bool:
        hall = await opened(serving, neighbours)
        sys.setswitchinterval(SWITCHING)
        try:
            config = replace(serving.config, behind_proxy=serving.behind_proxy, alone=True)
            server = Server(uvicorn_config(create_app(hall, config), neighbours, config), neighbours)
            await server.serve([listening])
            return server.started
        finally:
            await hall.close()

    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        return 0 if runner.run(serve_tables()) else 1


# --- several ---


async def _try(serving: Serving) -> None:
    """Brings the database up to date, once, before workers open it."""
    await (await opened(serving)).close()


def oversee(serving: Serving, listening: socket.socket) -> int:
    """Several workers on one socket; whichever dies is started again."""
    asyncio.run(_try(serving))
    logs.set_up(serving.log_level)
    with claimed(serving.url):
        return _oversee(serving, listening, Street(serving.workers))


def _oversee(serving: Serving, listening: socket.socket, street: Street) -> int:
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)

    def begin(place: int) -> BaseProcess:
        process = context.Process(target=work, args=(serving, listening, Neighbours(street, place)))
        process.start()
        return process

    workers = [begin(place) for place in range(serving.workers)]
    while not stopping.wait(0.2):
        for place, process in enumerate(workers):
            if not process.is_alive():
                street.died(place)
                logs.tell("worker died", code=process.exitcode, worker=place)
                time.sleep(AGAIN_AFTER)
                if not stopping.is_set():
                    workers[place] = begin(place)
    for process in workers:
        if process.is_alive():
            process.terminate()
    for process in workers:
        process.join(GRACE + 5)
        if process.is_alive():
            process.kill()
            process.join()
    return 0
