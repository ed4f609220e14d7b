"""The log in turns, and the moments in it, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import UNSET, Struct, UnsetType

from roundtable.kernel.seats import Seat
from roundtable.kernel.telling import Gain, Telling
from roundtable.views.turns import dice_of, moments, turns
from roundtable.web.view.view import Line, View

from .option_json import GainShown


class TurnShown(Struct, frozen=True, gc=False):
    """A turn of the log in short."""

    first: int
    last: int
    """The numbers of its lines, as far as they are told here."""
    seat: Seat | None
    """Whose turn it is; null where it is nobody's."""
    round: int | str | None
    deed: int | None
    """The line that is worth most; null where nothing has happened yet."""
    gains: tuple[GainShown, ...]
    """Every number of a seat's panel that changed, from what it was at first to what it is in the end."""
    place: str
    """Where it led in the end, as a reference; empty where that is not told."""
    concerns: bool
    """Whether it is another's turn that names one of your seats."""
    text: str | UnsetType = UNSET
    """The deed in words, in the language asked for."""


class MomentShown(Struct, frozen=True, gc=False):
    """Something that hits you, or that everybody should see."""

    line: int
    """The number of the line that tells it."""
    cause: str
    """The card, place or person it comes of, as a reference; empty if that is not told."""
    by: Seat | None
    """In whose turn."""
    gains: tuple[GainShown, ...]
    """What it changes, your own first."""
    dice: tuple[int, ...]
    """The roll that led to it."""
    hurts: bool
    text: str | UnsetType = UNSET


def turns_of(
    lines: Sequence[Line], own: Collection[Seat], telling: Telling, say: Callable[[Line], str] | None
) -> list[TurnShown]:  # fmt: skip
    """These lines in turns; none where a game does not say what its events are worth."""
    if not telling.weights:
        return []
    return [
        TurnShown(
            turn.lines[0].number,
            turn.lines[-1].number,
            turn.seat,
            turn.round,
            turn.deed.number if turn.deed is not None else None,
            _gains(turn.gains),
            turn.place,
            turn.concerns(own),
            say(turn.deed) if say is not None and turn.deed is not None else UNSET,
        )
        for turn in turns(lines, telling)
    ]


def moments_of(
    lines: Sequence[Line], since: int, own: Collection[Seat], telling: Telling, say: Callable[[Line], str] | None
) -> list[MomentShown]:  # fmt: skip
    """The moments among these lines, from that number on."""
    if not telling.weights:
        return []
    at = next((at for at, line in enumerate(lines) if line.number >= since), len(lines))
    return [
        MomentShown(
            one.line.number,
            one.cause,
            one.by,
            _gains(one.gains),
            dice_of(one.dice.params) if one.dice is not None else (),
            one.hurts,
            say(one.line) if say is not None else UNSET,
        )
        for one in moments(lines, at, own, telling)
    ]


def told_in_turns(view: View, since: int) -> list[TurnShown]:
    """The turns with lines from that number on, each from its beginning."""
    found = turns_of(view.recent(0), view.own, view.game.telling, view.say if view.lang else None)
    return [turn for turn in found if turn.last >= since]


def told_in_moments(view: View, since: int) -> list[MomentShown]:
    """What has hit the viewer since, or what everybody should see."""
    return moments_of(view.recent(0), since, view.own, view.game.telling, view.say if view.lang else None)


def _gains(gains: Sequence[Gain]) -> tuple[GainShown, ...]:
    return tuple([GainShown(gain.seat, gain.number, gain.before, gain.after) for gain in gains])
