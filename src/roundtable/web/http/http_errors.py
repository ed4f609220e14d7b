"""What is told to whoever asked for something that can't be: a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel.errors import BadSetup, Refused, RoundtableError, RulesError, SaveError


class Problem(Struct, frozen=True):
    """Why it was not done. Nothing has changed."""

    code: str
    """Stable, for programs: `refused-closed`, `no-such-table`, ..."""
    text: str
    """A sentence for people, in their language."""
    rules: list[str] = []
    """Ids of the game's rules that forbid it, where a rule does."""


_encoder: Final = msgspec.json.Encoder()


def encoded(problem: Problem) -> bytes:
    return _encoder.encode(problem)


class Turned(RoundtableError):
    """A request that the web side itself turns away."""

    status = 400
    key = "bad-request"

    def __init__(self, sentence: str, *, line: str = "", **params: int | str) -> None:
        """`line` says in the reader's language just what the sentence says."""
        super().__init__(sentence)
        self.line = line
        self.params = params


class BadRequest(Turned):
    """Something in it is not as it must be."""


class NoPerson(Turned):
    """It takes a person, and no token came with it."""

    status, key = 401, "no-person"


class NotYours(Turned):
    """The table is there and you are at it, but this is not yours to do."""

    status, key = 403, "not-yours"


class NotFound(Turned):
    status, key = 404, "not-found"


class TooMuch(Turned):
    """Too many, too often."""

    status, key = 429, "too-many-requests"


FAILED: Final = Problem("failed", "Something failed here, not with you. Nothing was lost; try again.")


def status_of(error: RoundtableError) -> int:
    """The HTTP status that an error of ours stands for."""
    status = getattr(error, "status", None)
    if isinstance(status, int):
        return status
    if isinstance(error, Refused):
        return 409
    if isinstance(error, RulesError):
        return 500
    if isinstance(error, BadSetup | SaveError):
        return 400
    return STATUSES.get(code_of(error), 400)


STATUSES: Final = {
    "table-unknown": 404,
    "table-bad-key": 404,
    "table-no-report": 404,
    "table-no-milestone": 409,
    "unknown-game": 404,
    "table-not-allowed": 403,
    "table-is-lobby": 409,
    "table-is-playing": 409,
    "table-is-paused": 409,
    "table-is-over": 409,
    "table-running": 409,
    "table-no-question": 409,
    "table-question-open": 409,
    "table-too-fast": 429,
    "table-one-file": 429,
    "table-damaged": 409,
    "table-rules-failed": 500,
    "table-busy": 503,
    "table-store": 503,
    "table-closing": 503,
}
"""For errors of the layers below, which know nothing of HTTP; all others are 400."""


def code_of(error: RoundtableError) -> str:
    """What programs know an error by: its text's key, or its name."""
    key = getattr(error, "key", None)
    return key if isinstance(key, str) else _dashed(type(error).__name__)


def _dashed(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
