"""What the tables layer hands out and takes in: plans, seats, notices, lines of the log. Plain structs."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct, field

from roundtable.bots import BEST
from roundtable.kernel.events import Event
from roundtable.kernel.game import Value
from roundtable.kernel.interjections import Wish
from roundtable.kernel.options import Params
from roundtable.kernel.seats import Seat

Status: TypeAlias = Literal["lobby", "playing", "paused", "over"]
Kind: TypeAlias = Literal["match", "talk", "seats", "status", "question", "presence"]
"""What a notice is about."""
SeatKind: TypeAlias = Literal["person", "open", "bot"]


class TablesConfig(Struct, frozen=True, kw_only=True):
    """What the server's owner decides."""

    packs: dict[str, Path] = field(default_factory=dict)
    """The packs that tables may name, and the folders they lie in; no other folder is ever read."""
    pace: float = 0.0
    """Seconds between two moves of bots while somebody watches."""
    bot_processes: int = 1
    """Processes in which bots think; 0 lets them think in a thread."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves memory."""
    lease: float = 10.0
    """Seconds after which a worker that says nothing is taken for dead."""
    grace_ms: int = 50
    """So much later than its deadline a clock runs out, for answers that are on their way."""
    snapshot_every: int = 40
    """Answers after which a table's state is stored anew: loading plays no more than about so many."""
    most_uploads: int | None = 16
    """Of so many people files may wait to be read, one of each; None: as many as there are."""
    wish: Wish = "can"
    """When people are asked in others' turns who have not said so themselves."""
    talk_burst: int = 6
    """So many lines a person may say at once,"""
    talk_every: float = 1.5
    """and then one in so many seconds."""
    most_tables_of_one: int = 200
    """Tables that one person may have made and that are not over."""


class Person(Struct, frozen=True):
    """Somebody, known by the hash of a token that only they have."""

    hash: str


class SeatPlan(Struct):
    """Who is to sit there: who makes the table, whoever takes the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = BEST


class TablePlan(Struct):
    """A table somebody wants. The seed is the server's own."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Value] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    timed: bool = True
    name: str = ""
    lang: str = "en"


class SeatInfo(Struct, frozen=True, gc=False):
    """A seat as everybody at the table may see it."""

    seat: Seat
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """Which bot plays it, where one does."""
    online: bool = False
    """Whether somebody who holds it looks at the table."""
    generation: int = 0
    """How often its invitation was renewed."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    name: str = ""
    status: Status = "lobby"
    lang: str = "en"
    timed: bool = True
    packs: tuple[str, ...] = ()
    options: dict[str, Value] = field(default_factory=dict)
    created: int = 0
    """Milliseconds since 1970, as every moment here."""
    touched: int = 0
    seats: tuple[SeatInfo, ...] = ()
    asked: tuple[Seat, ...] = ()
    """The seats that have something to decide."""
    mine: tuple[Seat, ...] = ()
    """The seats of whoever asked for the list."""
    answers: int = 0
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    """How it ended, as a text key of the game."""
    rematch: str = ""
    """The table on which the same people play again."""
    origin: Literal["new", "save", "import", "rematch", "campaign"] = "new"
    """A table from a file is no secret to whoever had the file."""
    notice: Event | None = None
    """What to tell of a table that could not be taken up just as it was."""


class StandingAnswer(Struct, frozen=True):
    """When somebody wants to be asked decisions of a kind."""

    wish: Wish = "can"
    """Until somebody says otherwise: a question to which one can only pass changes nothing."""
    turn: int = -1
    """Not again in the turn that began after so many answers."""


class UndoQuestion(Struct, frozen=True):
    """A seat wants to take something back, or bring it back, and these others must agree."""

    id: str
    seat: Seat
    what: Literal["undo", "redo"]
    barrier: str
    """What stands in the way: chance, reveal, answer or clock."""
    needs: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not said yes yet."""
        return tuple(seat for seat in self.needs if seat not in self.agreed)


class Notice(Struct, frozen=True, gc=False):
    """Something changed; the table itself says what it is like now."""

    version: int
    kinds: frozenset[str]


class LogLine(Struct, frozen=True, gc=False):
    """A line of the log. Numbers grow; after an undo those of what was taken back are gone."""

    number: int
    at: int
    """How many answers the match had."""
    event: Event
    moment: int = 0
    own: bool = False
    """Said in the table's words (an undo, a redo), not in the game's: `LiveTable.say` knows."""


class MilestoneInfo(Struct, frozen=True):
    """Something that was finished at a table, from which others can go on: what, and when."""

    at: int
    """After how many answers: its number at this table. Below 1 it was brought along from another."""
    key: str
    params: Params
    moment: int


class TalkLine(Struct, frozen=True, gc=False):
    """Something somebody said."""

    number: int
    seat: Seat | None
    """None: a watcher."""
    name: str
    text: str
    moment: int


class Invitation(Struct, frozen=True):
    """What an invite link leads to."""

    table: str
    seat: Seat | None
    """None: to watch."""
    info: TableInfo


class Stats(Struct):
    """Figures of this worker since it started."""

    tables: int = 0
    """In memory now."""
    viewers: int = 0
    answers: int = 0
    """Made durable."""
    refused: int = 0
    conflicts: int = 0
    """Times another worker was first."""
    commits: int = 0
    commit_seconds: float = 0.0
    slowest_commit: float = 0.0
    bot_answers: int = 0
    bot_seconds: float = 0.0
    """Spent thinking, in whatever process."""
    bot_failures: int = 0
    expiries: int = 0
    loads: int = 0
    load_seconds: float = 0.0
    evictions: int = 0
    takeovers: int = 0
    """Leases taken over from a worker that said nothing any more."""
    store_errors: int = 0


__all__ = [
    "Invitation",
    "Kind",
    "LogLine",
    "MilestoneInfo",
    "Notice",
    "Person",
    "SeatInfo",
    "SeatKind",
    "SeatPlan",
    "StandingAnswer",
    "Stats",
    "Status",
    "TableInfo",
    "TablePlan",
    "TablesConfig",
    "TalkLine",
    "UndoQuestion",
]  # fmt: skip
