"""What an option is about, and what it changes for certain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeGuard

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

SAME_WORDS: Final = ("@seat.", "@text.", "@rule.")
"""References that lead to words and not to things."""
PEACEFUL: Final = ("event", "stranger", "object", "magic-object", "follower", "place", "spell")
"""Types of cards whose numbers need not be seen from afar."""
SIGN: Final = re.compile(r"seat:(\d+)/signs/[^/]+")
NUMBER: Final = re.compile(r"seat:(\d+)/number:([^/]+)/value")


def matters(card: s.Card) -> bool:
    """Whether its numbers decide how one meets it."""
    return bool(card.numbers) and card.type is not None and card.type not in PEACEFUL


def is_named_after(place: s.Place, card: s.Card) -> bool:
    """Whether a card that lies face up gives its place its name: who hears of the place has heard of the card."""
    return card.name == place.name


def is_thing(name: s.Text) -> TypeGuard[str]:
    """Whether a name leads to a thing and not to words."""
    return isinstance(name, str) and not name.startswith(SAME_WORDS)


@lru_cache(500)
def _pointers(ids: tuple[str, ...], names: tuple[s.Text, ...]) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...]]:
    """What points at places: their own pointers, and the first with each name."""
    first = {name: at for at, name in reversed([*enumerate(names)]) if is_thing(name)}
    return tuple([f"place:{one}" for one in ids]), tuple(first.items())


class SceneIndex:
    """Everything in a scene that options can be about: by its pointer, and by the reference that is its name."""

    def __init__(self, scene: s.Scene) -> None:
        self.places: dict[str, s.Place] = {}
        self.all: dict[str, s.Word] = {}
        for part in scene.parts:
            self._add(part)

    def _add(self, word: s.Word) -> None:
        match word:
            case s.Board():
                self._board(word.places)
            case s.Card():
                self._inside((word,))
            case s.SeatPanel():
                self.all.setdefault(f"seat:{word.seat}", word)
                self._name(word)
            case s.Rows():
                self._inside(() if word.card is None else (word.card,))
                for row in word.rows:
                    self.all.setdefault(f"row:{row.id}", row)
            case s.Zone() | s.Hand() | s.Joined() | s.Contest():
                self._inside(word.cards)
            case _:
                pass

    def _board(self, places: tuple[s.Place, ...]) -> None:
        """Boards have many places, which are called the same all through a match."""
        ids, names = tuple([place.id for place in places]), tuple([place.name for place in places])
        self.places.update(zip(ids, places, strict=True))
        pointers, named = _pointers(ids, names)
        self.all = {**dict(zip(pointers, places, strict=True)), **{name: places[at] for name, at in named}, **self.all}
        for place in places:
            if place.cards:
                self._inside(place.cards)

    def _inside(self, cards: Iterable[s.Card]) -> None:
        for card in cards:
            self.all.setdefault(f"card:{card.id}", card)
            self._name(card)

    def _name(self, word: s.Card | s.SeatPanel) -> None:
        if is_thing(word.name):
            self.all.setdefault(word.name, word)

    def pointed(self, option: Option[Any]) -> list[s.Word]:
        """The things an option is about: what it points at, else what it names."""
        found = [self.all[point] for point in option.points if point in self.all]
        named = [self.all[value] for _, value in option.params if isinstance(value, str) and value in self.all]
        return found or named

    def signs_of(self, option: Option[Any]) -> tuple[s.Sign, ...]:
        """What the row does to which it leads: the one that has its id."""
        row = self.all.get(f"row:{option.id}")
        return row.signs if isinstance(row, s.Row) else ()

    def label(self, seat: Seat, number: str) -> s.Text | None:
        """What a number of a seat is called."""
        panel = self.all.get(f"seat:{seat}")
        if not isinstance(panel, s.SeatPanel):
            return None
        return next((one.label for one in panel.numbers if one.id == number), None)


class Effect(NamedTuple):
    """A seat's number that an option changes for certain."""

    seat: Seat
    number: str
    label: s.Text
    before: int
    after: int


def said_to_change(sure: Sequence[s.Change], costs: Sequence[s.Change]) -> Sequence[s.Change]:
    """What an option is said to change: all that is certain, or else its price. The price alone too, where what is
    certain goes further than the option itself: whoever walks with their last strength wakes up with more of it."""
    ends = {change.path: change.after for change in sure}
    for cost in costs:
        end = ends.get(cost.path, cost.before)
        if isinstance(end, int) and isinstance(cost.after, int) and isinstance(cost.before, int):
            if end > cost.after if cost.after < cost.before else end < cost.after:
                return costs
    return sure or costs


def effects(changes: Sequence[s.Change], things: SceneIndex) -> list[Effect]:
    """The seats' numbers among what changes."""
    found = []
    for change in changes:
        path = NUMBER.fullmatch(change.path)
        label = path and things.label(int(path[1]), path[2])
        if path and label and isinstance(change.before, int) and isinstance(change.after, int):
            found.append(Effect(int(path[1]), path[2], label, change.before, change.after))
    return found


def signs(changes: Sequence[s.Change]) -> list[tuple[Seat, s.Text]]:
    """The marks that seats get among what changes, such as that somebody is dead."""
    paths = [(SIGN.fullmatch(change.path), change) for change in changes]
    return [
        (int(path[1]), change.after.text)
        for path, change in paths
        if path and change.before is None and isinstance(change.after, s.Sign)
    ]
