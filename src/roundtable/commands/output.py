"""How commands print."""

from __future__ import annotations

from typing import Any

import msgspec


def print_json(thing: Any) -> None:
    """The thing as JSON, indented."""
    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())
