"""The words that cards share: colours, races, moments, prices."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

Colour: TypeAlias = Literal["red", "orange", "violet", "green", "blue"]
"""Of a gem, and of a characteristic: Attack, Perception, Intelligence, Agility, Defence."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
DEFENCE: Final[Colour] = "blue"

Race: TypeAlias = Literal["human", "elf", "dwarf", "halfling", "demon", "troll", "undead", "golem", "beast"]
Alignment: TypeAlias = Literal["good", "neutral", "evil"]
Land: TypeAlias = Literal["forest", "river", "cave", "camp", "hill", "mount"]
LANDS: Final[tuple[Land, ...]] = get_args(Land)

Moment: TypeAlias = Literal[
    "bless", "dragon", "rolled", "land", "token", "chance", "reveal", "malus", "prepare", "passed", "missed", "won",
    "lost", "test", "found", "card",
]  # fmt: skip
"""When a half of a Dilemma may be played. A lower half at `bless` is a divine Dilemma."""

Gem: TypeAlias = Literal["any", "red", "orange", "violet", "green", "blue"]
Price: TypeAlias = tuple[Gem, ...]
"""Gems to be paid, one by one; `any` is of whatever colour the payer likes."""

Count = Annotated[int, Meta(ge=1, le=9)]
Step = Annotated[int, Meta(ge=-9, le=9)]
Value = Annotated[int, Meta(ge=1, le=5)]
Slot = Annotated[int, Meta(ge=1, le=5)]
Least = Annotated[int, Meta(ge=0, le=5)]
Points = Annotated[int, Meta(ge=0, le=20)]


class Values(Struct, frozen=True, forbid_unknown_fields=True, array_like=False):
    """A number for each characteristic; 0 where it says nothing."""

    red: Least = 0
    orange: Least = 0
    violet: Least = 0
    green: Least = 0
    blue: Least = 0

    def of(self, colour: Colour) -> int:
        value: int = getattr(self, colour)
        return value

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The characteristics it says something of."""
        return tuple(colour for colour in COLOURS if getattr(self, colour))
