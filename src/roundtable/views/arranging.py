"""In which order options stand, and under which headings: what is surely good first, what is of no use last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from roundtable.kernel import scene as s
from roundtable.kernel.game import Game
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from .choices import Effect, SceneIndex

T = TypeVar("T")
Odds: TypeAlias = tuple[int, int, int]

NOTHING: Final = frozenset({"pass", "pass-day", "wait", "done", "no", "hush"})
"""Verbs of whoever does nothing."""
LEAVING: Final = frozenset({"escape", "give-up"})
"""Verbs of whoever leaves what the others go on with: nobody should choose them by a key pressed in haste."""
EVEN: Final = 500
"""Per mille: with less, it more likely goes wrong."""
SEVERAL: Final = 5
"""More options than this, of several kinds, stand in groups."""
MANY_PLACES: Final = 9
"""More places than this are chosen on the board."""
SUREST: Final = 3
"""So many of them are named all the same."""
FEW: Final = 16
"""With more options than this, they stand closer and no longer say what they change."""
SHORT: Final = 15
"""Characters of a title that fits a tile."""


class Known(NamedTuple):
    """What is known of an option: what it surely changes for its seat, and its odds."""

    sure: Sequence[Effect] = ()
    odds: Odds | None = None


def rank(
    option: Option[Any],
    known: Known,
    seat: Seat,
    banes: frozenset[str] = frozenset(),
    money: frozenset[str] = frozenset(),
    passing: str = "",
) -> int:
    """How far down it stands: sure gain, odds from the best, unknown, odds under half, sure loss, nothing, leaving it
    all, no use.

    Of `banes` more is worse; `money` is spent for something, which alone makes no option a bad one.
    """
    if option.idle:
        return 7000
    if known.odds is not None:
        return 2000 + (0 if known.odds[0] >= EVEN else 2000) - known.odds[0]
    if option.verb in NOTHING or option.id == passing:
        return 6000
    if option.verb in LEAVING:
        return 6500
    gains = losses = False
    for effect in known.sure:
        if effect.seat == seat and effect.number not in money:
            up = (effect.after > effect.before) != (effect.number in banes)
            gains, losses = gains or up, losses or not up
    return 500 if gains and not losses else 5000 if losses and not gains else 3000


def percents(odds: Odds) -> tuple[int, int, int]:
    """Whole per cent that add up to a hundred.

    >>> percents((284, 138, 578))
    (28, 14, 58)
    """
    whole = [share // 10 for share in odds]
    for place in sorted(range(3), key=lambda place: -(odds[place] % 10))[: 100 - sum(whole)]:
        whole[place] += 1
    return whole[0], whole[1], whole[2]


def grouped(
    options: Iterable[T], of: Callable[[T], Option[Any]], order: Sequence[str] = ()
) -> list[tuple[str, list[T]]]:
    """Options under the keys of their headings, in this order of headings, else as they come. What does nothing stands
    below them without a heading, what can't help last, under `idle`. Few options, or of one kind, are one group."""
    menu = list(options)
    groups: dict[str, list[T]] = {key: [] for key in order if key}
    for one in menu:
        option = of(one)
        key = "idle" if option.idle else "" if option.verb in NOTHING else option.group
        groups.setdefault(key, []).append(one)
    idle, last = groups.pop("idle", []), groups.pop("", [])
    found = [(key, members) for key, members in groups.items() if members]
    if len(menu) <= SEVERAL or len(found) < 2:
        kept = {id(one) for one in (*idle, *last)}
        found = [("", [one for one in menu if id(one) not in kept] + last)]
    else:
        found.append(("", last))
    return [(key, members) for key, members in (*found, ("idle", idle)) if members]


def is_place(option: Option[Any]) -> bool:
    """Whether it is a place of the board."""
    return any(point.startswith("place:") for point in option.points)


def subject(things: SceneIndex, pointer: str, game: Game[Any, Any], content: Any) -> s.Card | s.Place | None:
    """What a question is about, as it lies there; else a card as it is printed."""
    found = things.all.get(pointer)
    if isinstance(found, s.Card | s.Place):
        return found
    kind, _, known = pointer.partition(":")
    if kind != "card" or not isinstance(content, Mapping):
        return None
    return next((game.pictured(content, name, known) for name, items in content.items() if known in items), None)
