"""The day: which errand is worth its Energy, and the way there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from msgspec import Struct

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.day.action_menu import price_for
from roundtable.games.tainted_grail.day.parties import who_may_join
from roundtable.games.tainted_grail.day.rounds import able
from roundtable.games.tainted_grail.effects.cards import Power
from roundtable.games.tainted_grail.effects.places import Location
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.places.land import connections
from roundtable.games.tainted_grail.places.menhirs import open_rites
from roundtable.games.tainted_grail.state import GrailTable
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.kernel.seats import Seat

from .goals import Goals
from .worth import GOAL, Worth

TONIGHT: Final = 4
"""As much Energy as comes back at least (grail.day.exhausted-restores-only-four): what is above it is lost unused."""
FOR_LATER: Final = 0.85
"""What an errand is worth that can't be done today."""
STAY: Final = "stay"
"""Not yet: Energy or somebody else is missing who is on the way."""
MEETING: Final = 0.9
"""What it is worth to be where a Menhir is to be lit, while others come."""


class Errand(Struct, frozen=True):
    """Something to do in a place, what it brings beyond its price, and the Energy that it takes."""

    place: str
    verb: str
    arg: str
    gain: float
    energy: int


class Day:
    """What one Character could do."""

    def __init__(self, table: GrailTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.state = table.state
        self.one = table.state.seats[seat]
        self.goals = Goals(table)
        self.worth = Worth(table, seat, self.goals)
        self.cards = table.content.of("locations", Location)
        self.way, self.cost = self._ways()

    # --- ways ---

    def _ways(self) -> tuple[dict[str, str], dict[str, float]]:
        """The first step to each Location, and what going there costs: Energy, and what waits on the way."""
        start = self.one.at
        first, cost = {start: ""}, {start: 0.0}
        heap = [(0.0, start)]
        done: set[str] = set()
        while heap:
            so_far, place = heappop(heap)
            if place in done or place not in self.state.sites:
                continue
            done.add(place)
            for other in connections(self.table, place).values():
                there = so_far + self._step(other)
                if there < cost.get(other, 999.0):
                    cost[other], first[other] = there, first[place] or other
                    heappush(heap, (there, other))
        return first, cost

    def _step(self, place: str) -> float:
        """The Energy of Travel, Guardians who wait there, and what the Location does to those who arrive."""
        price = float(max(1, price_for(self.table, self.seat, "travel")))
        price += sum(self.worth.danger(box_of(self.table.content).encounters[card].level)
                     for card in self.state.sites[place].guardians)  # fmt: skip
        at, self.one.at = self.one.at, place
        for rule in self.cards[place].lightning:
            if fulfilled(self.table, (self.seat,), rule.needs):
                price -= min(0.0, self.worth.deeds(rule.do))
        self.one.at = at
        return price

    # --- errands ---

    def errands(self) -> list[Errand]:
        found = self._own_actions()
        at = self.one.at
        for place in self.cost:
            self.one.at = place
            found += self._errands_at(place)
        self.one.at = at
        return found

    def _errands_at(self, place: str) -> list[Errand]:
        found = []
        explore = max(0, price_for(self.table, self.seat, "explore"))
        read = self.worth.page(f"{place}.start")
        if read > 0:
            found.append(Errand(place, "explore", "", read, explore))
        if self.goals.wants_to_be_at(place):
            found.append(Errand(place, "travel", place, GOAL, 0))
        action = self.cards[place].action
        if action is not None and not (action.daily and (self.state.sites[place].used_today or self._others_go(place))):
            if fulfilled(self.table, (self.seat,), action.needs) and self._can_pay(action.pays):
                gain = self.worth.deeds(action.do) - self.worth.price(action.pays) + action.pays.energy
                gain += max((self.worth.way(way) for way in action.ways), default=0.0)
                found.append(Errand(place, "location-action", place, gain, action.pays.energy))
        if (lighting := self.goals.lighting) is not None and lighting.place == place and not lighting.lacks:
            ready = place == self.one.at and bool(open_rites(self.table, (self.seat, *self._beside(place))))
            gain = lighting.worth * (1.0 if ready else MEETING)
            found.append(Errand(place, "inspect" if ready else STAY, "", gain, 0))
        fallen = len(self.state.sites[place].fallen)
        if fallen:
            found.append(Errand(place, "pick-up", "", 3.0 * fallen, 0))
        return found

    def _others_go(self, place: str) -> bool:
        """Whether somebody who can still act is nearer to what may be done there but once a day."""
        others = [self.state.seats[seat].at for seat in able(self.table) if seat != self.seat]
        return any(self._steps(at, place) < self.cost[place] for at in others)

    def _beside(self, place: str) -> list[Seat]:
        return who_may_join(self.table, (self.seat,), place)

    def others_may_come(self) -> bool:
        """Whether somebody elsewhere still has something left of the day."""
        seats = [self.state.seats[seat] for seat in able(self.table)]
        return any(one.at != self.one.at for one in seats)

    def _own_actions(self) -> list[Errand]:
        power = box_of(self.table.content).characters[self.one.who].action
        if not power.do or not self._can_pay(power.pays):
            return []
        gain = self.power(power) + power.pays.energy
        return [Errand(self.one.at, "character-action", self.one.who, gain, power.pays.energy)]

    def _can_pay(self, pays: Any) -> bool:
        return all(what in ("energy", "terror") or getattr(self.one, what) >= price
                   for what, price in pays.sums().items())  # fmt: skip

    def power(self, power: Power) -> float:
        """What a power brings beyond its price."""
        cheaper = sum(-cost.by for cost in power.costs if power.when != "lasting")
        return self.worth.deeds(power.do) + cheaper - self.worth.price(power.pays)

    # --- the best of them ---

    def net(self, errand: Errand) -> float:
        """Beyond all the Energy that it takes; one that has to wait until tomorrow is worth less."""
        way = self.cost[errand.place]
        needed = way + errand.energy
        if self._strands(errand, needed):
            return -1.0
        gain = errand.gain * (FOR_LATER if needed > self.one.energy else 1.0)
        return gain - 0.8 * needed

    # --- the last day of light ---

    def muster(self) -> str | None:
        """Where all bring what they have before the light goes out, if more is still to be found for it."""
        stone = self.goals.kept_stone
        if stone is None or self.goals.days or not stone.lacks or len(players(self.state)) == 1:
            return None
        return stone.place

    def must_go(self) -> str | None:
        """There, once the Energy is only just enough for the way."""
        place = self.muster()
        if place is None or place == self.one.at or place not in self.cost:
            return None
        return place if self.cost[place] <= self.one.energy < self.cost[place] + 1 else None

    def _strands(self, errand: Errand, needed: float) -> bool:
        """Whether too little Energy would be left to bring home what it brings."""
        place = self.muster()
        if place is None or place not in self.cost or self.cost[place] > self.one.energy:
            return False
        return needed + self._steps(errand.place, place) > self.one.energy

    def _steps(self, start: str, goal: str) -> int:
        """How many Locations apart they are."""
        edge, steps, seen = {start}, 0, {start}
        while edge and goal not in edge:
            edge = {other for place in edge for other in connections(self.table, place).values()} - seen
            seen |= edge
            steps += 1
        return steps

    # --- the best of them all ---

    def best(self) -> Errand | None:
        return max(self.errands(), key=self.net, default=None)

    def keeps_for_tomorrow(self) -> bool:
        """What is left comes back tonight as far as Health lets it, so little errands wait."""
        most = min(box_of(self.table.content).characters[self.one.tray].energy, self.one.health)
        return self.one.energy <= max(0, most - TONIGHT)
