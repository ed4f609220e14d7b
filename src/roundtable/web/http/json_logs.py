"""Structured logs: one JSON object a line, on standard error. Never a token, a key, a cookie or what people wrote."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

LOGGER: Final = logging.getLogger("roundtable.web")

_KEYED: Final = re.compile(r"^/(join|replays)/[^/]+")
_LONG: Final = re.compile(r"(?![_-]*[a-z]+(?:[_-]+[a-z]+)*[_-]*(?![A-Za-z0-9_-]))(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{20,}")
"""Anything so long in a path or a foreign library's line may be a token or a key, also a part of one, unless it is
lower-case words: of twenty random letters not one in ten million looks like those."""


def masked(path: str) -> str:
    """A path as it may be logged.

    >>> masked("/join/s3cret-key-of-a-seat"), masked("/tables/abcdefghijkl/socket")
    ('/join/***', '/tables/abcdefghijkl/socket')
    """
    return _LONG.sub("***", _KEYED.sub(r"/\1/***", path))


class Lines(logging.Formatter):
    """A record as one line of JSON: when, how bad, what, and the fields it brings."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = getattr(record, "fields", {})
        if "path" in fields:
            fields = fields | {"path": masked(str(fields["path"]))}
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage() if record.name.startswith("roundtable") else masked(record.getMessage()),
            **fields,
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _LONG.sub("***", self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def tell(what: str, *, level: int = logging.INFO, failed: bool = False, **fields: Any) -> None:
    """One line, with whatever fields help; `failed` adds the error being handled."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, what, exc_info=failed, extra={"fields": fields})


def set_up(level: str = "info") -> None:
    """All loggers of this process write such lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # Our own access lines mask keys; uvicorn's would not.
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn.error", "sqlalchemy", "asyncio", "alembic", "websockets", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
