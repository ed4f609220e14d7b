"""How long the disk itself takes, while something else is measured that has to wait for it."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from contextlib import AbstractContextManager
from typing import Final

EVERY: Final = 0.05
BYTES: Final = 4096


class Disk(AbstractContextManager["Disk"]):
    """Writes a little again and again, and waits until it is safe: what a durable answer can't do without."""

    def __init__(self) -> None:
        self.took: list[float] = []
        """Seconds that each write took."""
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._write, daemon=True)

    def __enter__(self) -> Disk:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    @property
    def longest(self) -> float:
        """Milliseconds of the longest write."""
        return 1000 * max(self.took, default=0.0)

    def _write(self) -> None:
        with tempfile.TemporaryFile() as file:
            while not self._done.wait(EVERY):
                file.seek(0)
                file.write(os.urandom(BYTES))
                file.flush()
                begun = time.perf_counter()
                os.fsync(file.fileno())
                self.took.append(time.perf_counter() - begun)
