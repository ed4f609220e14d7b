"""What one pair of eyes at a live table is shown, before it becomes JSON or markup.

A view is made on the event loop, in one go, from the table as it stands (`views.py`); renderers only read it.
Viewers with the same eyes, seats, language and rights share it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct, field

from roundtable.kernel.game import Game
from roundtable.kernel.interjections import Wish
from roundtable.kernel.offers import Offer
from roundtable.kernel.options import Params, Refusal
from roundtable.kernel.scene import Change, Rows, Scene, Stake
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.texts import Texts
from roundtable.tables.model import LogLine, Status, TalkLine

Line: TypeAlias = LogLine
T = TypeVar("T")


class SeatView(Struct, frozen=True, gc=False):
    """Who sits where."""

    seat: Seat
    kind: Literal["person", "open", "bot"]
    name: str
    """As its holder writes it: hostile until escaped. Empty: `@seat.N` says 'Player N'."""
    bot: str = ""
    """Which bot plays it, where one does."""
    online: bool = False
    mine: bool = False


class Ask(Struct, frozen=True, gc=False):
    """A decision that one of the viewer's own seats has to make."""

    offer: Offer
    opened: int | None = None
    """When it opened, in milliseconds of the server's clock since 1970."""
    deadline: int | None = None
    """When its time runs out, likewise; None at relaxed tables and where no clock runs."""
    claims: bool = False
    """Whether the first to claim has it."""
    passing: str = ""
    """The id of the option that is no claim."""
    votes: tuple[tuple[Seat, str], ...] = ()
    """In an open vote, who chose what so far; of sealed answers and claims nothing."""
    leader: Seat | None = None
    """In a vote, whose choice weighs more than the others'."""
    readers: tuple[Seat, ...] | None = None
    """Where people read something first: whom the table waits for."""


class Awaited(Struct, frozen=True, gc=False):
    """A seat that the table waits for. Others learn what it is about by the prompt's key alone: parameters may tell."""

    seat: Seat
    prompt: str
    deadline: int | None = None
    claims: bool = False
    sealed: bool = False
    cards: tuple[str, ...] = ()
    """Of a hand that everybody sees, the cards it is asked about."""
    reading: bool = False
    """Somebody reads, and has not yet said that they have."""


class Sealed(Struct, frozen=True, gc=False):
    """An open decision whose answers nobody sees before all are there."""

    number: int
    answered: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


class ConsentQuestion(Struct, frozen=True, gc=False):
    """May this be undone? Asked of the seats whose consent it takes."""

    id: str
    by: Seat
    kind: Literal["undo", "redo"]
    needs: tuple[Seat, ...]
    """All who must agree."""
    agreed: tuple[Seat, ...] = ()
    barrier: str = ""
    """What stands in the way: chance, reveal, answer or clock."""
    mine: tuple[Seat, ...] = ()
    """The viewer's own seats that have still to say."""


class UndoState(Struct, frozen=True, gc=False):
    """Whether an own seat's last answer can be taken back."""

    seat: Seat | None = None
    """Whose; None: nothing can be undone, and `refused` says why."""
    needs: tuple[Seat, ...] = ()
    """Seats of people that will be asked; empty: free."""
    refused: str = ""
    """A text key, such as `refused-undo`."""
    params: Params = ()


class Links(Struct, frozen=True, gc=False):
    """Invite links, for the table's maker: paths such as /join/KEY."""

    seats: tuple[tuple[Seat, str], ...] = ()
    watchers: str = ""


def no_refusals(seat: Seat) -> list[Refusal]:
    return []


def no_previews(decision: str, options: Sequence[str]) -> dict[str, list[Change]]:
    return {}


class VersionMemo:
    """What renderers have made at one version of a table for all who see the same."""

    __slots__ = ("_made", "words")

    def __init__(self, words: dict[str, Any] | None = None) -> None:
        self._made: dict[tuple[str, Hashable], Any] = {}
        self.words: dict[str, Any] = {} if words is None else words
        """Texts by language; kept from version to version until a player is renamed."""

    def __call__(self, what: str, key: Hashable, make: Callable[[], T]) -> T:
        """What goes by this name and key, made if nobody has asked for it yet."""
        found: T | None = self._made.get((what, key))
        if found is None:
            found = self._made[what, key] = make()
        return found

    def forget(self) -> None:
        """The next version has come."""
        self._made.clear()


class View(Struct, frozen=True, kw_only=True):
    """The table as these eyes see it, at one version."""

    table: str
    """Its id."""
    name: str
    game: Game[Any, Any]
    content: Any
    texts: Texts
    """The game's texts, with this table's names."""
    lang: str
    status: Status
    version: int
    now: int
    """The server's clock when this was made, so that a browser can tell how long is left."""
    eyes: Seat = WATCHER
    own: tuple[Seat, ...] = ()
    maker: bool = False
    standing: tuple[tuple[Seat, str, Wish], ...] = ()
    """What the viewer has answered beforehand: for each own seat, by kind of decision, when to be asked."""
    not_again: tuple[tuple[Seat, str], ...] = ()
    """For which own seats, and which kinds of decisions, they don't want to be asked again in this turn."""
    details: bool = False
    """Whether there is to be told what options change, cost and risk, and the log in turns."""
    timed: bool = True
    seats: tuple[SeatView, ...] = ()
    scene: Scene | None = None
    """None in the lobby: nothing is dealt yet."""
    asks: tuple[Ask, ...] = ()
    """Own seats' open decisions; those of `eyes` first."""
    awaited: tuple[Awaited, ...] = ()
    """Everybody the table waits for, own seats included."""
    answered: tuple[Seat, ...] = ()
    """Seats that have answered a decision which still waits for others; never what. Of races against a clock none."""
    given: tuple[Seat, ...] = ()
    """Own seats whose answer lies in an open race against a clock: nobody else knows."""
    sealed: tuple[Sealed, ...] = ()
    """Decisions whose answers are opened together."""
    log: tuple[Line, ...] = ()
    """The newest lines, oldest first (at most `LOG_LINES`); none where only new ones are asked for."""
    recent: Callable[[int], Sequence[Line]] = lambda number: ()
    """The newest lines above this number; to be asked while the view is current."""
    say: Callable[[Line], str] = lambda line: line.event.key
    """A line of the log in words: most are the game's, some (an undo) the table's own."""
    more_log: bool = False
    """Whether there are older lines than these."""
    talk: tuple[TalkLine, ...] = ()
    since: int = 0
    """The last line of the log that this person had been shown before; 0: never here. Only in whole pages."""
    unread: int = 0
    """Lines of talk this person has not been shown. Only in whole pages."""
    question: ConsentQuestion | None = None
    undo: UndoState = UndoState()
    redo: bool = False
    refusals: Callable[[Seat], list[Refusal]] = no_refusals
    """What an own seat might look for and doesn't find, with the rules: asked for only where it is shown."""
    previews: Callable[[str, Sequence[str]], dict[str, list[Change]]] = no_previews
    """A decision of an own seat and options' ids to what each would change for certain; empty where chance comes in."""
    costs: Callable[[str, str], list[Change]] = lambda decision, option: []
    """(decision, option id) of an own seat to what it costs before chance has its say."""
    odds: Callable[[str, str], tuple[int, int, int] | None] = lambda decision, option: None
    """(decision, option id) of an own seat to win, tie, lose per mille, where the game can say."""
    faces: Callable[[str, str], Rows | None] = lambda decision, option: None
    """(decision, option id or nothing) of an own seat to what each result of the dice brings."""
    stakes: Callable[[str], tuple[Stake, ...]] = lambda decision: ()
    """A decision of an own seat to what winning, a tie and losing mean."""
    outcome: Outcome | None = None
    links: Links | None = None
    rematch: str = ""
    """The table that follows this one, if there is one: its id."""
    leaves: bool = False
    """Whether this match, which is over, leaves something to the next one of the same people."""
    common: VersionMemo = field(default_factory=VersionMemo)

    @property
    def watching(self) -> bool:
        return self.eyes == WATCHER

    @property
    def asked(self) -> bool:
        """Whether the table waits for the viewer."""
        return bool(self.asks) or bool(self.question and self.question.mine)


LOG_LINES = 200
"""How many lines of the log a view holds."""

__all__ = [
    "LOG_LINES",
    "Ask",
    "Awaited",
    "ConsentQuestion",
    "Line",
    "Links",
    "LogLine",
    "Sealed",
    "SeatView",
    "Status",
    "TalkLine",
    "UndoState",
    "View",
]  # fmt: skip
