"""A real server in its own process, that can be stopped and started again on the same tables."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

PATIENCE: Final = 30.0
SOURCES: Final = Path(__file__).parents[3] / "src"


class House:
    """`roundtable serve` over one file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        command = [
            sys.executable,
            "-m",
            "roundtable",
            "serve",
            "--port",
            str(self.port),
            "--db",
            database,
            "--pace",
            "0",
        ]
        with (self.folder / "log.txt").open("ab") as log:
            environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"The server did not start: {(self.folder / 'log.txt').read_text()[-2000:]}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
