"""How commands print."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.match import Match
from roundtable.kernel.texts import Texts


def print_json(thing: Any) -> None:
    """The thing as JSON, indented."""
    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


def notice_of(match: Match[Any, Any], lang: str) -> str:
    """Why a match could not be taken up just as it was."""
    return "" if match.notice is None else Texts().say(lang, match.notice.key, match.notice.params)


def write_new(target: Path, data: bytes) -> None:
    """A new file; what is there is not written over."""
    try:
        with target.open("xb") as file:
            file.write(data)
    except OSError as error:
        raise RoundtableError(f"{target} can't be written: {error.strerror}.") from None
