"""Runs the server: one worker or several, over SQLite or PostgreSQL. Stops without losing anything."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
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
from roundtable.tables import TableRegistry, TablesConfig
from roundtable.tables.storage.store import claimed
from roundtable.tables.workers.peers import Peers, WorkerSockets
from roundtable.web.config import WebConfig
from roundtable.web.http import json_logs
from roundtable.web.http.http_protocol import ConnectionCounts, LimitedHttpProtocol
from roundtable.web.http.rate_limits import is_local
from roundtable.web.http.websocket_protocol import HandoverHttpProtocol, TableSocket

from .app import create_app

SECRET: Final = "ROUNDTABLE_SECRET"
METRICS_TOKEN: Final = "ROUNDTABLE_METRICS_TOKEN"
SOCKET_BYTES: Final = 64 * 1024
"""Larger messages close the socket; up to here they get an answer that says what is wrong."""
SEND_BUFFER: Final = 256 * 1024
"""What the system keeps for a slow client: a few views, not hundreds of old ones."""
GRACE: Final = 10
SWITCHING: Final = 0.0002
"""The interpreter's switch interval in seconds: short, so that the SQLite writer's thread soon gets the GIL."""
HUNG: Final = 30.0
"""Seconds without a sign of life after which a worker is ended and another started in its place."""
WATCH: Final = 0.2
"""Seconds between two looks of the overseer at its workers."""
AGAIN_AFTER: Final = 1.0
"""Seconds before a worker that died is started again."""


class ServeOptions(Struct, frozen=True, kw_only=True):
    """What `roundtable serve` was asked for."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    workers: int = 1
    pace: float = 0.8
    open_browser: bool = False
    behind_proxy: bool = False
    hosts: tuple[str, ...] = ()
    """The names under which people ask for this server, `*` for any; none: see `names`."""
    packs: dict[str, Path] = field(default_factory=dict)
    log_level: str = "info"
    config: WebConfig = field(default_factory=WebConfig)

    @property
    def url(self) -> str:
        """The database: what was said, or a file in this folder."""
        return self.db or f"sqlite:///{Path('roundtable.sqlite3').resolve()}"

    @property
    def names(self) -> tuple[str, ...]:
        """The names that are answered to. By default any, but for a server that only this machine reaches: there a
        page of another site could have its own name lead here."""
        if self.hosts:
            return () if "*" in self.hosts else tuple(name.casefold().rstrip(".") for name in self.hosts)
        alone = (self.host == "localhost" or is_local(self.host)) and not self.behind_proxy
        return ("localhost", "127.0.0.1", "[::1]", browsable(self.host)) if alone else ()


def serve(serving: ServeOptions, tell: Callable[[str], None]) -> int:
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


def check(serving: ServeOptions) -> None:
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

    def __init__(self, config: uvicorn.Config, neighbours: Peers | None = None) -> None:
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


async def opened(serving: ServeOptions, neighbours: Peers | None = None) -> TableRegistry:
    """The tables at the address that was asked for, or a sentence that says why not."""
    secret = os.environ.get(SECRET, "")
    config = TablesConfig(pace=serving.pace, packs=serving.packs)
    if not serving.config.limited:
        config = replace(config, most_uploads=None)
    return await TableRegistry.open(
        serving.url, secret=secret.encode() if secret else None, config=config, neighbours=neighbours
    )


def uvicorn_config(app: Any, neighbours: Peers | None = None, config: WebConfig | None = None) -> uvicorn.Config:
    crowd = ConnectionCounts(config.most_connections if config else None)
    http: Any = (
        partial(LimitedHttpProtocol, crowd) if neighbours is None else partial(HandoverHttpProtocol, neighbours, crowd)
    )
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


def work(serving: ServeOptions, listening: socket.socket, neighbours: Peers | None = None) -> int:
    """One worker, until it is told to stop."""
    json_logs.set_up(serving.log_level)

    async def serve_tables() -> bool:
        hall = await opened(serving, neighbours)
        sys.setswitchinterval(SWITCHING)
        try:
            config = replace(
                serving.config,
                behind_proxy=serving.behind_proxy,
                hosts=serving.names,
                metrics_token=os.environ.get(METRICS_TOKEN, ""),
                alone=True,
            )
            server = Server(uvicorn_config(create_app(hall, config), neighbours, config), neighbours)
            if neighbours is not None:
                threading.Thread(target=end_with_parent, args=(server,), daemon=True).start()
            await server.serve([listening])
            return server.started
        finally:
            await hall.close()

    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        return 0 if runner.run(serve_tables()) else 1


# --- several ---


def end_with_parent(server: uvicorn.Server) -> None:
    """In a worker: without the overseer nobody would stop this one or start another, so it stops as if told to."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    parent.join()
    json_logs.tell("overseer died", level=logging.ERROR)
    server.should_exit = True
    time.sleep(GRACE + 5)
    os._exit(1)


class Watch:
    """Which workers hang: those of which the overseer, awake all the time, saw no sign of life in so many looks.

    It counts its own looks instead of reading a clock, so that a machine that slept has nobody killed.
    """

    def __init__(self, street: WorkerSockets) -> None:
        self._street = street
        self._last = [0.0] * len(street.awake)
        self._looks = [0] * len(street.awake)

    def hung(self) -> list[int]:
        """The places of workers that hang; to be called at each look."""
        for place, awake in enumerate(self._street.awake):
            beat = self._street.beats[place]
            moved = not awake or beat != self._last[place]
            self._looks[place] = 0 if moved else self._looks[place] + 1
            self._last[place] = beat
        return [place for place, looks in enumerate(self._looks) if looks * WATCH >= HUNG]


async def _try(serving: ServeOptions) -> None:
    """Brings the database up to date, once, before workers open it."""
    await (await opened(serving)).close()


def oversee(serving: ServeOptions, listening: socket.socket) -> int:
    """Several workers on one socket; whichever dies is started again."""
    asyncio.run(_try(serving))
    json_logs.set_up(serving.log_level)
    with claimed(serving.url):
        return _oversee(serving, listening, WorkerSockets(serving.workers))


def _oversee(serving: ServeOptions, listening: socket.socket, street: WorkerSockets) -> int:
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)

    def begin(place: int) -> BaseProcess:
        process = context.Process(target=work, args=(serving, listening, Peers(street, place)))
        process.start()
        return process

    workers = [begin(place) for place in range(serving.workers)]
    watch = Watch(street)
    while not stopping.wait(WATCH):
        for place in watch.hung():
            json_logs.tell("worker hangs", level=logging.ERROR, worker=place)
            workers[place].kill()
            workers[place].join()
        for place, process in enumerate(workers):
            if not process.is_alive():
                street.died(place)
                json_logs.tell("worker died", code=process.exitcode, worker=place)
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
