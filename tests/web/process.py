"""`roundtable serve` in a process of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0


PORTS = range(10_000, 30_000)
"""Below those from which a system takes one for every connection that is opened: a port that is free now stays so, also
while its server is down for a moment."""
_tried = itertools.count(os.getpid() * 97)  # tests that run at the same time begin elsewhere


def free_port() -> int:
    while True:
        port = PORTS[next(_tried) % len(PORTS)]
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def start(port: int, db: str, *more: str, log: Path, first: str = "") -> subprocess.Popen[str]:
    """`first` is Python that is run in the process before it serves."""
    run = (
        ["-c", f"{first}\nfrom roundtable.cli import main\nraise SystemExit(main())"] if first else ["-m", "roundtable"]
    )
    command = [sys.executable, *run, "serve", "--port", str(port), "--db", db, "--pace", "0", *more]
    with log.open("a") as file:
        process = subprocess.Popen(command, env=environment(), stdout=file, stderr=file, text=True)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=2).status_code == 200:
                return process
        except httpx.HTTPError:
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
    raise TimeoutError(log.read_text())


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> int:
    process.send_signal(how)
    return process.wait(PATIENCE)


def children(pid: int) -> list[int]:
    """The workers of a server: its child processes that listen (the first child may be a helper of multiprocessing)."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                words = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == pid and b"spawn_main" in words:
                found.append(int(entry.name))
    return found
