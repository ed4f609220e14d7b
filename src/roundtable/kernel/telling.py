"""What a game's events are worth telling: their weight in a turn, what they change, and which of them everybody sees.

A game says so in its `events.yaml`, by the keys of its events; a game without one has a log of single lines:

    weights:            # of what a turn is told by: the heaviest; what is not named weighs 1
      9: [dies, gains-talisman]
    opens: [token-drawn]  # events that open a turn, besides those that open a chapter in every game
    acts: [explores]    # these open a turn too, and their first seat has chosen them: what it changes is no moment
    causes:             # what follows comes of it: the parameter that names it
      event: card
    met: [event]        # causes that come over a seat in its own turn: nobody has chosen them
    everybody: [dies]   # moments for all
    hits:               # moments for the seat that this parameter names, where it is another's doing
      takes-card-from: other
    numbers:            # what changes: a number of a seat's panel (or the parameter that names it), and the parameters
                        # with the seat, before and after
      loses-life: [[life, seat, before, after]]
    banes: [terror]     # numbers of which more is worse
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct, field

from .events import Event
from .seats import Seat

NumberOf: TypeAlias = tuple[str, str, str, str]
USUAL: Final = 1
"""What an event weighs that is not named."""


class Gain(Struct, frozen=True, gc=False):
    """A number of a seat that an event changed: up or down, or not after all."""

    seat: Seat
    number: str
    before: int
    after: int


class Telling(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What is known of a game's events by their keys."""

    weights: dict[int, tuple[str, ...]] = field(default_factory=dict)
    opens: frozenset[str] = frozenset()
    acts: frozenset[str] = frozenset()
    causes: dict[str, str] = field(default_factory=dict)
    met: frozenset[str] = frozenset()
    everybody: frozenset[str] = frozenset()
    hits: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, tuple[NumberOf, ...]] = field(default_factory=dict)
    banes: frozenset[str] = frozenset()

    @classmethod
    def load(cls, path: Path) -> Telling:
        """What a game says in its file; nothing, where it has none."""
        return msgspec.yaml.decode(path.read_bytes(), type=cls) if path.is_file() else cls()

    @cached_property
    def weight_of(self) -> dict[str, int]:
        return {key: weight for weight, keys in self.weights.items() for key in keys}

    @property
    def keys(self) -> set[str]:
        """All events that are named."""
        named = (self.weight_of, self.opens, self.acts, self.causes, self.met, self.everybody, self.hits, self.numbers)
        return set().union(*named)

    def weight(self, event: Event) -> int:
        return self.weight_of.get(event.key, USUAL)

    def gains(self, event: Event) -> list[Gain]:
        """The numbers that this event changed."""
        named = self.numbers.get(event.key)
        if named is None:
            return []
        params, found = dict(event.params), []
        for number, whose, old, new in named:
            seat, before, after = seat_in(params.get(whose)), params.get(old), params.get(new)
            if seat is not None and isinstance(before, int) and isinstance(after, int):
                found.append(Gain(seat, str(params.get(number, number)).removeprefix("@text."), before, after))
        return found

    def cause(self, event: Event) -> str:
        """What the event names as the cause of what follows; empty if it is none."""
        name = self.causes.get(event.key)
        return str(dict(event.params).get(name, "")) if name is not None else ""

    def hit(self, event: Event) -> Seat | None:
        """The seat that it hits."""
        name = self.hits.get(event.key)
        return seat_in(dict(event.params).get(name)) if name is not None else None


def seat_in(value: object) -> Seat | None:
    """The seat that a parameter names.

    >>> seat_in("@seat.2")
    2
    """
    if isinstance(value, str) and value.startswith("@seat.") and value[6:].isdecimal():
        return int(value[6:])
    return None


def actor(event: Event) -> Seat | None:
    """Who does it: the first seat that the event names."""
    return next((seat for _, value in event.params if (seat := seat_in(value)) is not None), None)


def names(event: Event, seat: Seat) -> bool:
    """Whether the event names this seat."""
    return any(value == f"@seat.{seat}" for _, value in event.params)
