"""What goes over a table's socket, both ways; docs/protocol.md tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from roundtable.kernel.seats import MOST_SEATS
from roundtable.tables.automation.pace import PaceName
from roundtable.tables.live.standing_answers import Answer
from roundtable.web.http.http_errors import Problem

PROTOCOL: Final = 2

Short: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
OptionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Said: TypeAlias = Annotated[str, Meta(max_length=2000)]
"""More than the table takes, which says so itself."""
Lang: TypeAlias = Literal["", "en", "fr"]


# --- from a client ---


class _FromClient(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    id: Short = ""
    """Whatever the client likes: `done` or `error` names it."""


class AnswerMessage(_FromClient, frozen=True, kw_only=True, tag="answer"):
    """Chooses an option of an open decision."""

    seat: SeatNumber
    decision: Short
    option: OptionId


class UndoMessage(_FromClient, frozen=True, kw_only=True, tag="undo"):
    """Takes back the seat's last answer; where others must agree, asks them."""

    seat: SeatNumber


class Redo(_FromClient, frozen=True, kw_only=True):
    """Brings back what was undone."""

    seat: SeatNumber


class Consent(_FromClient, frozen=True, kw_only=True):
    """Agrees to the open question, or doesn't."""

    seat: SeatNumber
    question: Short
    yes: bool


class Talk(_FromClient, frozen=True, kw_only=True):
    """Says something at the table, as one of the own seats or as somebody who watches."""

    text: Said
    seat: SeatNumber | None = None


class Start(_FromClient, frozen=True, kw_only=True):
    """Starts the match, from the lobby."""


class Pause(_FromClient, frozen=True, kw_only=True):
    """Stops every clock."""


class Resume(_FromClient, frozen=True, kw_only=True):
    """Lets the clocks run again."""


class BotMessage(_FromClient, frozen=True, kw_only=True, tag="bot"):
    """Hands an own seat to a bot."""

    seat: SeatNumber
    bot: Short = "bot"


class Back(_FromClient, frozen=True, kw_only=True):
    """Takes an own seat back from its bot."""

    seat: SeatNumber


class Eyes(_FromClient, frozen=True, kw_only=True):
    """Looks through another of the own seats."""

    seat: SeatNumber


class Pace(_FromClient, frozen=True, kw_only=True):
    """How fast bots play, for as long as this socket is open; where others look on, the slowest of all holds."""

    name: PaceName


class Skip(_FromClient, frozen=True, kw_only=True):
    """Bots need not pause until this viewer is asked something or meets with something."""


class Standing(_FromClient, frozen=True, kw_only=True):
    """When to be asked decisions of a kind in others' turns; `turn`: not again in this one. Nobody else learns it."""

    seat: SeatNumber
    kind: Short
    answer: Answer


class Language(_FromClient, frozen=True, kw_only=True, tag="lang"):
    """Speaks another language from now on; the whole view follows."""

    lang: Lang


class Ping(_FromClient, frozen=True, kw_only=True):
    """Asks whether anybody is there: answered by `done`."""


FromClient: TypeAlias = (
    AnswerMessage
    | UndoMessage
    | Redo
    | Consent
    | Talk
    | Start
    | Pause
    | Resume
    | BotMessage
    | Back
    | Eyes
    | Pace
    | Skip
    | Standing
    | Language
    | Ping
)

_decoder: Final = msgspec.json.Decoder(FromClient)


def read(data: bytes | str) -> FromClient:
    """A client's message; a `msgspec.MsgspecError` or a `RecursionError` where it is none."""
    message: FromClient = _decoder.decode(data)
    return message


# --- from the server ---


class _FromServer(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    pass


class Welcome(_FromServer, frozen=True, kw_only=True):
    """The first message: where one is, and as whom."""

    protocol: int = PROTOCOL
    table: str
    game: str
    eyes: int
    seats: tuple[int, ...]
    lang: str
    version: int
    now: int


class Done(_FromServer, frozen=True, kw_only=True):
    """That was done, and is durable."""

    id: str
    version: int


class Error(_FromServer, frozen=True, kw_only=True):
    """That was not done; nothing changed."""

    id: str = ""
    code: str
    text: str
    rules: list[str] = []


class Talked(_FromServer, frozen=True, kw_only=True, tag="talk"):
    """What was said since."""

    lines: tuple[Any, ...]


class PageUpdate(_FromServer, frozen=True, kw_only=True, tag="view"):
    """What changed on a page: markup for fragments or their pieces, what is added to log and talk, what moves."""

    version: int
    now: int
    eyes: int
    title: str
    ask: bool
    html: dict[str, str] = {}
    pieces: dict[str, dict[str, str]] = {}
    """Of a fragment, elements by their ids; an empty one is gone."""
    append: dict[str, str] = {}
    motion: list[Any] = []
    moments: list[Any] = []
    """What hits the viewer, or what everybody should see: markup, a sentence, and for how many milliseconds."""
    board: str | None = None
    """Another board lies there now: the page is to be loaded anew. It is the board's id, or empty."""


class Bye(_FromServer, frozen=True, kw_only=True):
    """The server closes this socket. `restarting`: come back in a moment; `gone`: the seat is no longer yours."""

    why: Literal["restarting", "gone", "too-much", "closed"]


_encoder: Final = msgspec.json.Encoder()


def write(message: object) -> str:
    """A message as it goes over the socket."""
    return _encoder.encode(message).decode()


def error(problem: Problem, message_id: str = "") -> Error:
    return Error(id=message_id, code=problem.code, text=problem.text, rules=problem.rules)
