"""How commands print."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from roundtable.kernel.errors import RoundtableError


def print_json(thing: Any) -> None:
    """The thing as JSON, indented."""
    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


def write_new(target: Path, data: bytes) -> None:
    """A new file; what is there is not written over."""
    try:
        with target.open("xb") as file:
            file.write(data)
    except OSError as error:
        raise RoundtableError(f"{target} can't be written: {error.strerror}.") from None
