"""The log in turns: of each, the weightiest deed and what changed in the end; and the moments among new lines.

Whatever is told here is made of events that the viewer may know, so it tells nothing that they don't.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from roundtable.kernel.events import CHAPTERS, Event
from roundtable.kernel.options import Params
from roundtable.kernel.seats import Seat
from roundtable.kernel.telling import Gain, Telling, actor, names

MOST_MOMENTS: Final = 3
"""So many moments in a row; more are told as a list."""


class Told(Protocol):
    """A line that tells an event."""

    @property
    def event(self) -> Event: ...

    @property
    def own(self) -> bool:
        """Said by the table, and not by its game."""
        ...


OWN: Final = 3
"""By so much others' deeds must outweigh one's own to stand for one's turn."""

L = TypeVar("L", bound=Told)


class Turn(NamedTuple, Generic[L]):
    """A turn as the log tells it."""

    lines: tuple[L, ...]
    opening: Event | None
    """What opens it: whose turn it is, and in which round."""
    deed: L | None
    """The line that is worth most; None where nothing has happened yet."""
    gains: tuple[Gain, ...]
    """Every number that changed, from what it was at first to what it is in the end."""

    @property
    def seat(self) -> Seat | None:
        """Whose turn it is."""
        return actor(self.opening) if self.opening is not None else None

    @property
    def round(self) -> int | str | None:
        return dict(self.opening.params).get("round") if self.opening is not None else None

    @property
    def place(self) -> str:
        """Where it led in the end."""
        places = (dict(line.event.params).get("place") for line in reversed(self.lines))
        return str(next((place for place in places if place), ""))

    def concerns(self, own: Collection[Seat]) -> bool:
        """Whether somebody else's turn names one of these seats."""
        return (
            self.opening is not None
            and self.seat not in own
            and any(names(line.event, seat) for line in self.lines for seat in own)
        )


def turns(lines: Sequence[L], telling: Telling) -> list[Turn[L]]:
    """Lines of the log, oldest first, in turns. What opens a turn before anybody does anything opens it only once."""
    found: list[list[L]] = []
    for line in lines:
        if not found or (_opens(line, telling) and not _is_opening(found[-1], line, telling)):
            found.append([])
        found[-1].append(line)
    return [_turn(tuple(one), telling) for one in found]


def _opens(line: Told, telling: Telling) -> bool:
    return line.event.key in CHAPTERS or line.event.key in telling.opens or line.event.key in telling.acts


def _is_opening(lines: Sequence[Told], line: Told, telling: Telling) -> bool:
    """Whether nothing but another opening was told: a token is drawn, and it is somebody's turn."""
    return all(_opens(one, telling) and one.event.key != line.event.key for one in lines)


def _turn(lines: tuple[L, ...], telling: Telling) -> Turn[L]:
    opening = next((line.event for line in lines if line.event.key in CHAPTERS), None)
    happened = [line for line in lines if line.event is not opening and not line.own]
    own = actor(opening) if opening is not None else None
    deed = max(happened, key=lambda line: _worth(line, own, telling), default=None)
    gains: dict[tuple[Seat, str], Gain] = {}
    for line in lines:
        for gain in telling.gains(line.event):
            first = gains.setdefault((gain.seat, gain.number), gain)
            gains[gain.seat, gain.number] = Gain(gain.seat, gain.number, first.before, gain.after)
    return Turn(lines, opening, deed, tuple([gain for gain in gains.values() if gain.before != gain.after]))


def _worth(line: Told, own: Seat | None, telling: Telling) -> int:
    """How much a deed says of a turn: others' deeds must weigh a good deal more than those of whose turn it is."""
    return telling.weight(line.event) + (OWN if own is not None and actor(line.event) == own else 0)


def rest_of(turn: Turn[L], at: int, telling: Telling) -> Turn[L]:
    """The same turn without its first lines, for whoever knows those."""
    return _turn(turn.lines[at:], telling)._replace(opening=turn.opening) if at else turn


def causes(lines: Sequence[L], telling: Telling) -> dict[int, str]:
    """For each line (by its place) that changes a number: what it came of, if that was told before in the same turn."""
    found: dict[int, str] = {}
    cause = ""
    for at, line in enumerate(lines):
        event = line.event
        if _opens(line, telling):
            cause = ""
        named = telling.cause(event)
        if named:
            cause = named
        elif cause and event.key in telling.numbers and cause not in [value for _, value in event.params]:
            found[at] = cause
    return found


class Moment(NamedTuple, Generic[L]):
    """Something that hits the viewer, or that everybody should see."""

    line: L
    """What tells it."""
    cause: str
    """The card, place or person it comes of, as a reference; empty if that is not told."""
    by: Seat | None
    """In whose turn."""
    gains: tuple[Gain, ...]
    """What it changes, the viewer's own first."""
    dice: Event | None
    """The roll that led to it."""
    hurts: bool


def moments(lines: Sequence[L], since: int, own: Collection[Seat], telling: Telling) -> list[Moment[L]]:
    """The moments among these lines from that place on; those before it say in whose turn they are, and of what."""
    found: dict[tuple[int, str], Moment[L]] = {}
    by: Seat | None = None
    begun, cause, rolled = -1, None, None
    for at, line in enumerate(lines):
        event = line.event
        if line.own:
            continue
        if _opens(line, telling):
            by = actor(event) if event.key in CHAPTERS or event.key in telling.acts else None
            begun, cause, rolled = at, None, None
        if telling.cause(event):
            begun, cause = at, line
        if "die" in dict(event.params) or "dice" in dict(event.params):
            rolled = event
        if at < since:
            continue
        gains = telling.gains(event)
        mine = [gain for gain in gains if gain.seat in own and gain.before != gain.after]
        met = cause is not None and cause.event.key in telling.met
        hit = telling.hit(event) in own if own else False
        shown = event.key in telling.everybody
        chose = cause is not None and not met and not hit and actor(cause.event) in own
        if not shown and (((by in own or chose) and not met) or not (hit or mine)):
            if (begun, "") in found and gains:  # whom else it hits
                known = found[begun, ""]
                found[begun, ""] = known._replace(gains=(*known.gains, *gains))
            continue
        key = (begun, event.key if shown else "")
        if not shown and cause is not None and (begun, cause.event.key) in found:
            key = (begun, cause.event.key)  # everybody has seen what it comes of
        told, old = line if shown or cause is None else cause, found.get(key)
        hurts = hit or any((gain.after < gain.before) != (gain.number in telling.banes) for gain in mine)
        named = telling.cause(cause.event) if cause is not None else ""
        if old is not None:
            told, hurts, gains = old.line, hurts or old.hurts, [*old.gains, *gains]
        elif not shown:
            gains = [*_others(lines, begun, at, telling), *gains]
        if hit:
            told = line
        found[key] = Moment(told, named, by, tuple(gains), rolled, hurts)
    return [one._replace(gains=_own_first(one.gains, own)) for one in found.values()]


def dice_of(params: Params) -> tuple[int, ...]:
    """Dice that an event tells: `die`, and `theirs` where somebody else rolled too."""
    values = dict(params)
    found = [values.get(name) for name in ("die", "theirs")]
    return tuple([value for value in found if isinstance(value, int) and 1 <= value <= 6])


def _others(lines: Sequence[Told], begun: int, at: int, telling: Telling) -> list[Gain]:
    """Whom the same cause has hit before."""
    return [gain for line in lines[max(0, begun) : at] for gain in telling.gains(line.event)]


def _own_first(gains: Sequence[Gain], own: Collection[Seat]) -> tuple[Gain, ...]:
    merged: dict[tuple[Seat, str], Gain] = {}
    for gain in gains:
        first = merged.setdefault((gain.seat, gain.number), gain)
        merged[gain.seat, gain.number] = Gain(gain.seat, gain.number, first.before, gain.after)
    changed = [gain for gain in merged.values() if gain.before != gain.after]
    return tuple(sorted(changed, key=lambda gain: gain.seat not in own))
