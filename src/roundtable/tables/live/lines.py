"""What the server has measured of people's lines, and when it sent them the windows that run against a clock.

Lines belong to people, not to sockets: a second socket or a new one is no clean slate. What is reckoned from this
stands in `claim_time.py`.
"""

from __future__ import annotations

from collections import deque
from typing import Final, TypeAlias

from msgspec import Struct

from roundtable.tables.model import Person

from .claim_time import ELSEWHERE, MEMORY, begins, is_lie, owed, taken_off

MOST_LINES: Final = 5_000
"""Above this, lines of people who have not been heard for long are forgotten."""
MOST_OPENINGS: Final = 8
"""So many windows of a table are remembered: seldom more than one is open."""
Opening: TypeAlias = tuple[int, int]
"""A window of a table: its number, and when it opened. After going back a number comes again, at another time."""


class Line:
    """One person's line, over all their sockets."""

    __slots__ = ("_lied", "_pongs")

    def __init__(self) -> None:
        self._pongs: deque[tuple[int, int]] = deque()
        """When, and how long it took; each quicker than all before it that are remembered, from the last one on."""
        self._lied: int | None = None

    def pong(self, now: int, took: int) -> None:
        pongs = self._pongs
        while pongs and pongs[-1][1] >= took:
            pongs.pop()
        pongs.append((now, took))

    def least(self, now: int) -> int | None:
        """The quickest answer to a ping that is remembered."""
        pongs = self._pongs
        while pongs and now - pongs[0][0] >= MEMORY:
            pongs.popleft()
        return pongs[0][1] if pongs else None

    def lie(self, now: int) -> None:
        self._lied = now

    def lied(self, now: int) -> bool:
        """Whether it is remembered to have lied."""
        return self._lied is not None and now - self._lied < MEMORY


class Lines:
    """The lines of all people at this worker."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}

    def of(self, person: Person, now: int) -> Line:
        line = self._lines.get(person.hash)
        if line is None:
            if len(self._lines) >= MOST_LINES:
                self._lines = {
                    name: one for name, one in self._lines.items() if one.least(now) is not None or one.lied(now)
                }
            line = self._lines[person.hash] = Line()
        return line


class Sight(Struct, gc=False):
    """How one person came to see a window."""

    sent: int
    """When it was first sent to a page of theirs."""
    live: bool
    """It was news to that page: nobody can have answered it from elsewhere."""
    pong: int | None = None
    """The line's way there and back, by the ping behind it; of several sockets the quickest."""
    ponged: int = 0
    """When that was known."""


class Sights:
    """Who of a table's people was sent which window when."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._seen: dict[Opening, dict[str, Sight]] = {}

    def sent(self, person: Person, opening: Opening, now: int, *, live: bool) -> None:
        """A window was sent to a page of this person."""
        self._seen.setdefault(opening, {}).setdefault(person.hash, Sight(now, live))
        while len(self._seen) > MOST_OPENINGS:
            del self._seen[next(iter(self._seen))]

    def ponged(self, person: Person, opening: Opening | None, now: int, took: int) -> None:
        """A page of this person has answered a ping: the one behind this window, or one in between."""
        self._lines.of(person, now).pong(now, took)
        sight = self._sight(person, opening)
        if sight is not None and (sight.pong is None or took < sight.pong):
            sight.ponged = sight.ponged or now
            sight.pong = took

    def answered(self, person: Person, opening: Opening, arrived: int) -> None:
        """An answer of this person came over a socket: sooner than it can have, and the line has lied."""
        sight, line = self._sight(person, opening), self._lines.of(person, arrived)
        if sight is not None and sight.live and is_lie(arrived - sight.sent, line.least(arrived)):
            line.lie(arrived)

    def took(self, person: Person, opening: Opening, arrived: int) -> int:
        """How long after the beginning of their time an answer of this person came."""
        sight = self._sight(person, opening)
        return max(0, arrived - begins(opening[1], None if sight is None else sight.sent))

    def off(self, person: Person, opening: Opening, arrived: int) -> int:
        """What their line is worth: by what was known of it when the answer came."""
        sight, line = self._sight(person, opening), self._lines.of(person, arrived)
        pong = None if sight is None or sight.ponged > arrived else sight.pong
        took = self.took(person, opening, arrived)
        return taken_off(took, pong, line.least(arrived), lied=line.lied(arrived))

    def owed(self, person: Person | None, opening: Opening, now: int) -> int:
        """How much later than the window's end an answer of somebody may arrive who looks at it here."""
        if person is None:
            return ELSEWHERE
        sight, line = self._sight(person, opening), self._lines.of(person, now)
        sent, pong = (None, None) if sight is None else (sight.sent, sight.pong)
        return owed(opening[1], sent, pong, line.least(now), lied=line.lied(now))

    def _sight(self, person: Person, opening: Opening | None) -> Sight | None:
        return None if opening is None else self._seen.get(opening, {}).get(person.hash)


__all__ = ["Line", "Lines", "Opening", "Sights"]
