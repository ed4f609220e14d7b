"""The journal: what a match started from and what was answered. It reproduces the match bit for bit.

A journal tells every hidden card, so it leaves the server only when the match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .answers import AnswerRow
from .errors import BadSetup, DamagedSave, OtherVersion, RoundtableError
from .events import Event
from .files import FileKind, sum_of
from .game import C, Game, S, Setup
from .options import Params, find
from .seats import MOST_SEATS

if TYPE_CHECKING:
    from .match import Match
    from .position import Position

FORMAT: Final = 2
READABLE: Final = (1, 2)
"""Format 2 may name the players; the rest is as it was."""
MOST_BYTES: Final = 64 * 1024 * 1024
MOST_ANSWERS: Final = 1_000_000
LONGEST_SEED: Final = 200
WATCHED: Final = 50
"""After so many answers whoever watches over a replay is asked whether it may go on."""


Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Entry(Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One answer: the window's number, the seat, the option's id, the milliseconds. No option: time ran out."""

    number: Whole
    seat: Annotated[int, Meta(ge=-1, le=255)]
    option: str | None
    ms: Whole = 0


class Journal(Struct, forbid_unknown_fields=True, kw_only=True):
    """A match as it is saved."""

    roundtable: int = FORMAT
    game: str
    rules: str
    """The version of the game's rules."""
    content: str
    """The digest of its packs."""
    setup: Setup
    answers: list[Entry]
    start: bytes | None = None
    """The state it started from, where that is not the set-up's own (a scenario, a branch of another match)."""
    at: Whole = 0
    snapshot: bytes | None = None
    """The state at the start of the last step, after `at` answers: from there other rules can go on."""
    fingerprint: str = ""
    """Of the final position."""
    undone: Whole = 0
    players: Annotated[list[str], Meta(max_length=MOST_SEATS)] | UnsetType = UNSET
    """Who played each seat, as the front end that saved it names them; not part of the match itself."""
    report: dict[str, Any] | UnsetType = UNSET
    """Where somebody found something wrong: what they wrote, the versions, the last lines they saw."""
    sum: str = ""
    """Of all the rest, against damage."""


def _bounded(journal: Journal) -> None:
    if len(journal.answers) > MOST_ANSWERS:
        raise DamagedSave("many-answers", most=MOST_ANSWERS)
    if len(journal.setup.seed) > LONGEST_SEED:
        raise DamagedSave("long-seed")


KIND: Final = FileKind(
    Journal, "roundtable", READABLE, MOST_BYTES, "@text.file-this-save", "@text.file-a-save", ("answers",), _bounded
)


def entry_of(row: AnswerRow) -> Entry:
    """An answer as a journal keeps it."""
    return Entry(row.number, row.seat, None if row.option is None else row.option.id, row.ms)


def journal_of(position: Position[Any, Any]) -> Journal:
    """The journal of a match so far."""
    game = position.game
    from .position import stored

    entries = [entry_of(row) for row in position.rows if isinstance(row, AnswerRow)]
    starts = position.starts
    fresh = position.offset == 0 and not getattr(position, "arranged", False)
    return Journal(
        game=game.id,
        rules=game.version,
        content=game.digest(position.content),
        setup=position.setup,
        answers=entries,
        start=None if fresh or not starts else stored(starts[0][1]),
        at=starts[-1][0] - position.offset if starts else 0,
        snapshot=stored(starts[-1][1]) if starts else None,
    )


def write(journal: Journal) -> bytes:
    """The file."""
    journal.sum = sum_of(journal)
    return msgspec.json.encode(journal) + b"\n"


def read(data: bytes) -> Journal:
    """The journal in a file; `DamagedSave` says in a sentence what is wrong with it."""
    return KIND.read(data)


def differs(journal: Journal, game: Game[Any, C], content: C) -> Event | None:
    """What to tell when the save comes from other rules or other packs; None if it doesn't."""
    if journal.rules != game.version:
        return Event("notice-save-of-other-rules", other_rules(journal.rules, game))
    return Event("notice-save-of-other-packs") if journal.content != game.digest(content) else None


def other_rules(rules: str, game: Game[Any, Any]) -> Params:
    return (("rules", rules), ("game", game.id), ("now", game.version))


def _origin(journal: Journal, game: Game[Any, Any]) -> dict[str, str]:
    """What a sentence needs that tells where a save comes from."""
    return {"rules": "same" if journal.rules == game.version else journal.rules, "game": game.id}


def unverified(journal: Journal, game: Game[Any, Any]) -> OtherVersion:
    """That a save of other rules or packs can't be verified with these."""
    return OtherVersion("other-unverified", **_origin(journal, game))


def reopen(
    match_type: type[Match[S, C]],
    journal: Journal,
    game: Game[S, C],
    content: C,
    *,
    telling: bool = False,
    watch: Callable[[], None] | None = None,
) -> Match[S, C]:
    """The match of a journal. Of the same rules and packs it is replayed and checked answer by answer.

    With `telling` everything is told on the way. `watch` is called now and then, and ends it by raising something.
    """
    from .position import decode

    if journal.game != game.id:
        raise DamagedSave("other-game", this=KIND.this, game=journal.game, wanted=game.id)
    try:
        setup = game.check(journal.setup)
    except BadSetup as error:
        raise DamagedSave("unplayable", this=KIND.this, detail=str(error)) from None
    other = differs(journal, game, content)
    source = journal.start if other is None else journal.snapshot
    if other is not None and source is None:
        raise OtherVersion("other-stateless", **_origin(journal, game))
    try:
        state = None if source is None else decode(game.state_type, source)
    except (msgspec.MsgspecError, RecursionError) as error:
        if other is not None:
            raise OtherVersion("other-unreadable", **_origin(journal, game), detail=str(error)) from None
        raise DamagedSave("start-damaged", detail=str(error)) from None
    match = match_type(game, content, setup, state)
    match.table.telling = telling
    match.arranged = source is not None
    match.notice = other
    match.undone = journal.undone
    try:
        match.begin()
        if other is None:
            replay_entries(match, journal.answers, watch)
            if journal.fingerprint and journal.fingerprint != match.fingerprint():
                raise DamagedSave("leads-elsewhere")
    except DamagedSave:
        raise
    except (RoundtableError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise (DamagedSave if other is None else OtherVersion)("unplayable-on", detail=str(error)) from error
    return match


def replay_entries(match: Match[Any, Any], answers: Sequence[Entry], watch: Callable[[], None] | None = None) -> None:
    """Plays answers from a file or a database, checking each."""
    for count, entry in enumerate(answers, 1):
        if watch is not None and count % WATCHED == 0:
            watch()
        window = next((window for window in match.windows if window.number == entry.number), None)
        if window is None:
            raise DamagedSave("answer-not-open", answer=count, number=entry.number)
        latest = window.latest_ms()
        if entry.option is None:
            if latest is None:
                raise DamagedSave("answer-no-clock", answer=count)
            match.expire(window)
            continue
        if entry.seat not in window.seats:
            raise DamagedSave("answer-not-asked", answer=count, seat=entry.seat)
        option = find(window.menu(entry.seat), entry.option)
        if option is None:
            raise DamagedSave("answer-not-offered", answer=count, option=entry.option)
        if entry.ms < 0 or (latest is not None and entry.ms > latest):
            raise DamagedSave("answer-late", answer=count)
        match.take(window, entry.seat, option, entry.ms)
