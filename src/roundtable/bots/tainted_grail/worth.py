"""What a Character's tracks and goods are worth to it now, and what the deeds of a page bring. One Energy is 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.tracks import panics
from roundtable.games.tainted_grail.effects import stories
from roundtable.games.tainted_grail.effects.encounters import CombatEncounter, DiplomaticEncounter
from roundtable.games.tainted_grail.effects.stories import StoryDeed, Way
from roundtable.games.tainted_grail.effects.terms import CHANGES, Changes, Pays
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.state import GrailTable
from roundtable.games.tainted_grail.story.journal import ways_of
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.kernel.seats import Seat

from .goals import Goals

DEEP: Final = 7
"""So many pages ahead are looked up."""
GOAL: Final = 40.0
"""What a Quest goes on by."""
WINS: Final = (0.9, 0.8, 0.65, 0.5, 0.35)
"""How often a fight is won, by the level of its card."""
LOSSES: Final = (0.7, 1.5, 2.3, 3.2, 4.2)
"""How much Health it takes."""
NARROW: Final = 2.0
"""What must be left of Health after a fight that is picked."""
LIGHT: Final = 2.0
"""What more a Resource is worth that is missing for the light of the next days."""
BUYS_FOOD: Final = 1.6
"""What more Wealth is worth while Food is missing."""
GOODS: Final = {"wealth": 0.6, "rep": 0.4, "magic": 0.8, "exp": 1.0}


class Worth:
    """As one Character sees it, whose goals are those of the whole group."""

    def __init__(self, table: GrailTable, seat: Seat, goals: Goals) -> None:
        self.table = table
        self.seat = seat
        self.goals = goals
        self.one = table.state.seats[seat]
        self.box = box_of(table.content)
        self.journal = table.content["journal"]

    # --- tracks and goods ---

    def of(self, what: str, by: int) -> float:
        """A track or Resource that goes up or down by so much."""
        one = self.one
        if what == "energy":
            return by * (1.0 if by < 0 or one.energy + by <= one.health else 0.5)
        if what == "health":
            gain = min(by, one.most_health - one.health)
            each = 4.0 if one.health + min(by, 0) <= 3 else 2.5 if one.health <= 5 else 1.5
            return gain * each - (25.0 if one.health + by <= 0 else 0.0)
        if what == "terror":
            loss = max(by, -one.terror)
            left = one.health - one.terror - max(loss, 0)
            return -loss * (3.0 if left < 0 else 1.8 if left <= 2 else 0.9)
        return by * self.good(what, spent=by < 0)

    def good(self, what: str, *, spent: bool = False) -> float:
        """One of a Resource; those that a Menhir asks for are dear."""
        number = len(players(self.table.state))
        asked = self.goals.spare(what) <= 0 if spent else self.goals.lacks(what) > 0
        if what == "food":
            have = sum(self.table.state.seats[seat].food for seat in players(self.table.state))
            own = self.one.food
            base = 3.2 if own < 1 or have < number else 2.2 if own < 2 else 1.4 if own < 4 else 0.5
        else:
            base = GOODS[what]
            if what == "wealth" and self.goals.buys_food():
                base += BUYS_FOOD
        return base + (2.4 if asked else 0.0) + (LIGHT if self.goals.lacks_tonight(what) > 0 else 0.0)

    def price(self, pays: Pays) -> float:
        """What it costs."""
        total = -sum(self.of(what, price if what == "terror" else -price) for what, price in pays.sums().items())
        goods = (pays.item is not None) + (pays.keyword is not None) + pays.any_item + (pays.secret is not None)
        return total + 2.5 * goods

    # --- pages ---

    def page(self, page: str, seen: frozenset[str] = frozenset()) -> float:
        """What reading it brings, if one always goes the best way."""
        if page in seen or len(seen) > DEEP or page not in self.journal:
            return 0.0
        verse, seen = self.journal[page], seen | {page}
        total = self.deeds(verse.do, seen)
        menu = [way for option, rule in ways_of(self.table, (self.seat,), page, verse) if rule is None
                for way in (verse.ways[option.value],)]  # fmt: skip
        if menu:
            total += max(self.way(way, seen) for way in menu)
        elif verse.go is not None:
            total += self.page(verse.go, seen)
        return total

    def way(self, way: Way, seen: frozenset[str] = frozenset()) -> float:
        total = self.deeds(way.do, seen) - self.price(way.pays)
        return total + (self.page(way.go, seen) if way.go is not None else 0.0)

    def deeds(self, deeds: Iterable[StoryDeed], seen: frozenset[str] = frozenset()) -> float:
        return sum(self.deed(deed, seen) for deed in deeds)

    def deed(self, deed: StoryDeed, seen: frozenset[str]) -> float:
        if isinstance(deed, Changes):
            return self.of(CHANGES[type(deed)], deed.by)
        match deed:
            case stories.GainSecret():
                held = any(deed.gain in one.secrets.cards for one in self.table.state.seats)
                return 0.0 if held else GOAL if self.goals.wants_secret(deed.gain) else 2.5
            case stories.MarkStatus():
                return GOAL if not deed.clear and self.goals.wants_status(deed.mark, deed.part) else 0.2
            case stories.MeetEncounter():
                return self.encounter(deed, seen)
            case stories.Toss():
                return (self.deeds(deed.grail, seen) + self.deeds(deed.skull, seen)) / 2
            case stories.RollDie():
                return sum(self.deeds(row.do, seen) for row in deed.rows) / len(deed.rows)
            case stories.StoryIf():
                held = fulfilled(self.table, (self.seat,), deed.needs)
                return self.deeds(deed.then if held else deed.otherwise, seen)
            case stories.GoTo():
                return self.page(deed.to, seen)
            case stories.LightMenhir():
                there = self.one.at if deed.place == "here" else deed.place
                return GOAL if self.goals.wants_menhir(there) else self.goals.urgency
            case stories.MenhirDial():
                return 1.5 * deed.by
            case stories.EndCampaign():
                return GOAL if deed.won else -GOAL
            case stories.EndQuest():
                return GOAL if deed.won and self.goals.active(deed.quest) else 0.0
            case stories.Rest():
                return self.of("health", 1) + self.of("terror", -1)
            case stories.DayIsOver():
                return -0.6 * self.one.energy
            case _:
                return PLAIN.get(type(deed), 0.0)

    # --- fights ---

    def encounter(self, deed: stories.MeetEncounter, seen: frozenset[str]) -> float:
        """What a fight brings and takes, and the pages after it. None is picked that might kill."""
        if deed.draw is not None:
            level, card = self.goals.level, None
            won, lost = 1.2, 0.0
            talk = deed.draw == "blue"
        else:
            card = self.box.encounters[deed.named or ""]
            level, talk = card.level, isinstance(card, DiplomaticEncounter)
            won = lost = 0.0
            if isinstance(card, CombatEncounter):
                won, lost = self.deeds(card.reward, seen) + self.deeds(card.loot, seen), self.deeds(card.lost, seen)
            elif isinstance(card, DiplomaticEncounter):
                won, lost = self.deeds(card.reward, seen), self.deeds(card.failure, seen)
        won += self.page(deed.won, seen) if deed.won else 0.0
        lost += self.page(deed.lost, seen) if deed.lost else 0.0
        chance = WINS[level]
        return chance * won + (1 - chance) * lost - self.danger(level, talk=talk)

    def danger(self, level: int, *, talk: bool = False) -> float:
        """What a fight of this level is feared for."""
        loss = LOSSES[level] * (0.3 if talk else 1.0)
        fear = 0.0
        if not talk and self.one.health - loss < NARROW:
            fear = 15.0
        elif panics(self.table, self.seat):
            fear = 5.0
        return -self.of("health", -1) * loss + fear


PLAIN: Final[dict[type[Any], float]] = {
    stories.GainItem: 3.0, stories.DropItem: -3.0, stories.GainCard: 2.5, stories.GainPoint: 4.0,
    stories.RemovePlace: -6.0, stories.Die: -60.0, stories.NextChapter: GOAL, stories.PutGuardian: -3.0,
    stories.GuardiansMove: -1.0, stories.RandomEvents: -0.5, stories.LoseSecret: -0.5, stories.DouseMenhir: -15.0,
    stories.SeeEvents: 0.2, stories.SeeEncounters: 0.2,
}  # fmt: skip
