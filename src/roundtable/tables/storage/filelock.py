"""One process at a time: a lock on a file, gone when the process is, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from roundtable.tables.errors import StoreError


class FileLock:
    """Holds the file from the first moment on; a StoreError if another process does."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreError(
                "Another server uses this SQLite database. Stop it; one server with --workers may have several workers."
            ) from None

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
