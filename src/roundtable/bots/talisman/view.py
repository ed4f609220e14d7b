"""What a seat may see of the table: its own spells, and all that lies open. Nothing else is ever read here or above."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from roundtable.games.talisman.characters import (
    battle_strength,
    bearers,
    own_value,
    psychic_craft,
    total_craft,
    total_strength,
)
from roundtable.games.talisman.effects import Attribute, Bearer, CharacterCard, Place
from roundtable.games.talisman.objects import TALISMAN
from roundtable.games.talisman.spells import SPELL_LIMIT
from roundtable.games.talisman.state import Character, TalismanState
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

DRAGON: Final = 10

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801  (used like `property`)
    """Worked out when it is first asked for. The standard library's `cached_property` takes a lock each time."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work
        self.name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, thing: object, kind: type | None = None) -> T:
        value = thing.__dict__[self.name] = self.work(thing)
        return value


class CharacterView:
    """A character as everybody at the table sees it."""

    def __init__(self, content: Content, state: TalismanState, seat: Seat) -> None:
        self.content = content
        self.state = state
        self.seat = seat
        self.me: Character = state.seats[seat]
        self.card: CharacterCard = content["characters"][self.me.character]

    @once
    def place(self) -> Place:
        place: Place = self.content["places"][self.me.space]
        return place

    @once
    def battle(self) -> int:
        return battle_strength(self.content, self.me)

    @once
    def psychic(self) -> int:
        return psychic_craft(self.content, self.me)

    @once
    def strength(self) -> int:
        return total_strength(self.content, self.me)

    @once
    def craft(self) -> int:
        return total_craft(self.content, self.me)

    def own(self, what: Attribute) -> int:
        """What a point more of it costs in trophies."""
        return own_value(self.content, self.me, what)

    def dice(self, battle: bool) -> int:
        """How many dice it rolls in a fight, of which the highest counts."""
        if self.me.toad_turns:
            return 1
        return 2 if self.card.best_of_two == ("strength" if battle else "craft") else 1

    @once
    def bearers(self) -> list[Bearer]:
        return list(bearers(self.content, self.me))

    @property
    def has_talisman(self) -> bool:
        return TALISMAN in self.me.objects.cards

    @once
    def spared(self) -> float:
        """The part of lost battles in which armour saves the Life."""
        cards = self.content["cards"]
        best = min([cards[card].armour or 7 for card in self.me.objects.cards], default=7)
        return 0.0 if self.me.toad_turns else (7 - best) / 6

    @once
    def by_battle(self) -> bool:
        """Whether battle is its better way to fight."""
        return self.battle + self.dice(True) >= self.psychic + self.dice(False)

    @once
    def power(self) -> int:
        """What it fights with at its best; a second die is worth a point."""
        return max(self.battle + self.dice(True), self.psychic + self.dice(False)) - 1

    @once
    def menace(self) -> float:
        """How near it is to the Crown, about 0 to 1."""
        near = {"outer": 0.0, "middle": 0.1, "inner": 0.5}[self.place.region]
        return min(1.0, near + 0.2 * self.has_talisman + 0.04 * self.power)


class BotView(CharacterView):
    """The table through the eyes of one seat."""

    def __init__(self, content: Content, state: TalismanState, seat: Seat, options: Mapping[str, Any]) -> None:
        super().__init__(content, state, seat)
        self.options = options
        self.pulls: dict[str, dict[str, float]] = {}
        """By region, where it is drawn to; see `plan`."""
        self.thinking_of_travel = False
        """Within a thought of being carried off there is no second one."""

    @once
    def spells(self) -> list[str]:
        return list(self.me.spells)

    @property
    def spell_limit(self) -> int:
        return SPELL_LIMIT[min(self.craft, 6)]

    @once
    def others(self) -> list[CharacterView]:
        """The other characters that stand on the board."""
        return [
            CharacterView(self.content, self.state, seat)
            for seat, other in enumerate(self.state.seats)
            if seat != self.seat and other.character and not other.dead
        ]

    def person(self, seat: Seat) -> CharacterView:
        return next(other for other in self.others if other.seat == seat)

    @once
    def here(self) -> list[CharacterView]:
        """Those who stand on the same space."""
        return [other for other in self.others if other.me.space == self.me.space]
