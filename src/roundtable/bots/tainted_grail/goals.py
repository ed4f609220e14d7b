"""What the group wants next: what its Quests ask for, and the Menhir that is to be lit.

A Quest tells people in words where to look. Bots read no words, so they look up where the journal grants it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from roundtable.games.tainted_grail.characters.resources import RESOURCES
from roundtable.games.tainted_grail.effects.needs import Needs
from roundtable.games.tainted_grail.effects.places import Chapter, Quest, Rite
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.places.land import atlas_of
from roundtable.games.tainted_grail.places.menhirs import prices
from roundtable.games.tainted_grail.state import DARK, GrailTable
from roundtable.games.tainted_grail.story.story_needs import fulfilled

LAST_LIGHT: Final = 30.0
"""What it is worth to set a Dial anew on the last day of light; earlier the days that it still shows would be lost."""
AHEAD: Final = 4
"""So many days before the light goes out the group gathers what setting a Dial anew costs."""
QUEST_STONE: Final = 40.0


class Lighting(Struct, frozen=True):
    """A Menhir to be lit, and what that costs the whole group."""

    place: str
    worth: float
    price: dict[str, int]
    lacks: dict[str, int]
    """Resources that the group still has to find."""


class Goals:
    def __init__(self, table: GrailTable) -> None:
        self.table = table
        self.state = state = table.state
        quests = table.content.of("quests", Quest)
        self.quests = [quests[name] for name, now in state.quests.items() if now == "active"]
        self.wanted: list[Needs] = []
        for quest in self.quests:
            if quest.main:
                self._want(quest.goal)
        self.have: dict[str, int] = {
            what: sum(getattr(state.seats[seat], what) for seat in players(state)) for what in RESOURCES
        }
        lit = [site.dial for site in state.sites.values() if site.dial != DARK]
        self.days = max(lit, default=0)
        self.urgency = LAST_LIGHT if not self.days else 0.0
        self.level = self._level()
        self.wanted_stone = self._nearest(wanted=True)
        self.kept_stone = self._nearest(wanted=False) if self.days <= AHEAD else None
        self.lighting = self._lighting()

    def active(self, quest: str) -> bool:
        return self.state.quests.get(quest) == "active"

    # --- Quests ---

    def _want(self, needs: Needs) -> None:
        """All of it that does not hold yet; of several ways any."""
        if needs.none or needs.any or not fulfilled(self.table, tuple(players(self.state)), needs):
            self.wanted.append(needs)
            for each in needs.any:
                self._want(each)

    def wants_secret(self, secret: str) -> bool:
        if any(needs.secret == secret for needs in self.wanted):
            return True
        return secret in self._keys() and self.days <= 5

    def _keys(self) -> set[str]:
        """Secrets without which no Menhir of the map can be lit."""
        places = atlas_of(self.table.content).places
        rites = [rite for place in self.state.sites for rite in places[place].rites]
        asked = {rite.needs.secret for rite in rites if rite.needs is not None and rite.needs.secret is not None}
        return asked if all(rite.needs is not None and rite.needs.secret is not None for rite in rites) else set()

    def wants_status(self, mark: str, part: int) -> bool:
        bits = self.state.statuses.get(mark, 0)
        for needs in self.wanted:
            if needs.status != mark:
                continue
            if needs.parts:
                if not bits & (1 << (max(1, part) - 1)):
                    return True
            elif needs.part in (0, part) and not (bits if not needs.part else bits & (1 << (part - 1))):
                return True
        return False

    def wants_menhir(self, place: str) -> bool:
        site = self.state.sites.get(place)
        return any(needs.menhir == place for needs in self.wanted) and (site is None or site.dial == DARK)

    def wants_to_be_at(self, place: str) -> bool:
        return any(place in needs.at and (needs.secret is None or self._held(needs.secret)) for needs in self.wanted)

    def _held(self, secret: str) -> bool:
        return any(secret in one.secrets.cards for one in self.state.seats)

    def _level(self) -> int:
        """Of an Encounter from a deck: what most cards of this Chapter have."""
        chapter = self.table.content.of("chapters", Chapter)[str(self.state.chapter)]
        number = len(players(self.state))
        decks = [deck for deck in chapter.decks if deck.players <= number]
        levels = max(decks, key=lambda deck: deck.players).levels if decks else (1,)
        return round(sum(levels) / len(levels))

    # --- Menhirs ---

    def _lighting(self) -> Lighting | None:
        """The one to go to: what a Quest wants if it can be paid, else on the last day what keeps the light."""
        if self.wanted_stone is not None and not self.wanted_stone.lacks:
            return self.wanted_stone
        return self.kept_stone if not self.days else None

    def _nearest(self, *, wanted: bool) -> Lighting | None:
        """The Menhir for which least is missing, of those that a Quest wants or of all that would keep the light."""
        found: list[tuple[float, Lighting]] = []
        places = atlas_of(self.table.content).places
        everybody = tuple(players(self.state))
        for place, site in self.state.sites.items():
            if wanted and not self.wants_menhir(place):
                continue
            for rite in places[place].rites:
                if not fulfilled(self.table, everybody, rite.needs):
                    continue
                days = rite.dial - len(everybody)
                if not wanted and days <= max(site.dial, 1):
                    continue
                for price in self._prices(rite):
                    lacks: dict[str, int] = {what: short for what, sum_ in price.items() if what in RESOURCES
                             if (short := sum_ - self.have[what]) > 0}  # fmt: skip
                    cost = 1.5 * sum(lacks.values()) + 0.3 * sum(price.values()) - 0.3 * days
                    found.append((cost, Lighting(place, QUEST_STONE if wanted else LAST_LIGHT, price, lacks)))
        return min(found, key=lambda each: each[0], default=(0.0, None))[1]

    def _prices(self, rite: Rite) -> list[dict[str, int]]:
        return [price.sums() for price in prices(self.table, rite).values()]

    def lacks(self, what: str) -> int:
        """How much of a Resource is still to be found, for the Menhirs of the Quest and of the light together."""
        return max(0, self._asked(what) - self.have[what])

    def lacks_tonight(self, what: str) -> int:
        """What is missing for the light that goes out next morning or the one after."""
        return self.kept_stone.lacks.get(what, 0) if self.kept_stone is not None and self.days <= 1 else 0

    def spare(self, what: str) -> int:
        """How much of a Resource is left once the Menhirs are paid for."""
        asked = self._asked(what)
        return self.have[what] - asked if asked else 99

    def buys_food(self) -> bool:
        """Whether Food is missing that more Wealth could still be spent on, two for one as in most places."""
        spare = self.have["wealth"] - self._asked("wealth")
        return 2 * spare < self.lacks("food")

    def _asked(self, what: str) -> int:
        stones = {stone.place: stone for stone in (self.wanted_stone, self.kept_stone) if stone is not None}
        return sum(stone.price.get(what, 0) for stone in stones.values())
