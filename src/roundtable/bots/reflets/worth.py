"""What things are worth to a seat, in Epic Points: gems, deeds of cards, heroes, places to stop at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from roundtable.games.reflets.effects.cards import Bestiole, Creature, Gear, Half, Hero
from roundtable.games.reflets.effects.deeds import (
    AddDie,
    Cancel,
    Cap,
    Choose,
    Deed,
    Disclose,
    Double,
    DrawImprevus,
    EnrolHeroes,
    FindLoot,
    ForceReroll,
    GainRelic,
    Gems,
    GemsColour,
    GemsEach,
    GemsFrom,
    Hasten,
    Heal,
    Invincible,
    Look,
    LoseTurn,
    Lower,
    MoveToken,
    Pay,
    Push,
    Raise,
    Replace,
    Reroll,
    RevealRoom,
    RoadCard,
    Sacrifice,
    SetDie,
    Spaces,
    StealCard,
    StealGear,
    StealGem,
    StealToken,
    Swap,
    TakeToken,
    Test,
    TurnUp,
)
from roundtable.games.reflets.effects.hazards import Door, Hazard, Room, Zone
from roundtable.games.reflets.effects.quests import (
    CardsWon,
    GoldHeld,
    HeroesAlive,
    LeaderIs,
    LootHeld,
    Mission,
    OneRace,
    RacesAlive,
    TokensWaiting,
    Without,
    WornAtMost,
)
from roundtable.games.reflets.effects.terms import COLOURS, Colour, Price
from roundtable.games.reflets.road.token_piles import has_vacant_slot
from roundtable.kernel.seats import Seat

from .view import View

FULL: Final = 4
INCOME: Final = 1.2
"""Gems that a team wins in a round, about, beyond what it spends on walking."""
SPENDING: Final = 0.2
"""What a gem is good for apart from sets."""
LOOT: Final = 1.1
IMPREVU: Final = 0.7
TOKEN: Final = 0.8
DEATH: Final = 1.6
"""What a dead hero costs beside the points: a die in each trial."""
WOUND: Final = 0.7
HERO: Final = 3.0
"""Epic Points of a hero, about."""
KINDLY: Final[dict[type, float]] = {
    Look: 0.3, TurnUp: 0.1, RevealRoom: 0.5, Disclose: 0.25, TakeToken: TOKEN, MoveToken: 0.15, Double: 0.9,
    RoadCard: 0.3, Invincible: 1.0, FindLoot: LOOT, DrawImprevus: IMPREVU, Cancel: 0.5, Replace: 0.8, SetDie: 0.7,
    Reroll: 0.4, AddDie: 0.8,
}  # fmt: skip
"""Deeds that are as good for one as for another, each time they count."""
HOSTILE: Final[dict[type, float]] = {
    GemsFrom: 0.7,
    StealGem: 0.9,
    StealCard: IMPREVU,
    StealGear: LOOT,
    StealToken: TOKEN,
}
"""What is taken from somebody: as much is won as is lost."""

SWAPS: Final = {"slots": 0.1, "gear": 0.7, "hands": 0.2}


# --- gems ---


def gems_worth(counts: Sequence[int], rounds: float) -> float:
    """Sets of five colours are worth 5; what is still to come makes up for what is missing."""
    income = max(0.0, rounds - 1.0) * INCOME / len(COLOURS)
    later = [min(float(FULL), count + income) for count in counts]
    sets = 5.0 * (0.6 * min(later) + 0.4 * sum(later) / len(later))
    return sets + SPENDING * min(10, sum(counts))


def counts(view: View, seat: Seat) -> list[int]:
    held = view.state.seats[seat].gems.cards
    return [held.count(colour) for colour in COLOURS]


def gem(view: View, seat: Seat, colour: str, by: int = -1) -> float:
    """What one gem more, or less, of a colour changes for a team."""
    now = counts(view, seat)
    then = [min(FULL, max(0, count + (by if each == colour else 0))) for each, count in zip(COLOURS, now, strict=True)]
    return gems_worth(then, view.rounds_left) - gems_worth(now, view.rounds_left)


def gained(view: View, seat: Seat, count: int = 1) -> float:
    """Gems out of the bag."""
    return count * sum(gem(view, seat, colour, 1) for colour in COLOURS) / len(COLOURS)


def spent(view: View, seat: Seat, count: int = 1) -> float:
    """Gems of one's own choice: those that matter least."""
    now, cost = counts(view, seat), 0.0
    before = gems_worth(now, view.rounds_left)
    for _ in range(min(count, sum(now))):
        later = [
            (gems_worth([held - (place == each) for each, held in enumerate(now)], view.rounds_left), place)
            for place in range(len(now))
            if now[place]
        ]
        left, place = max(later)
        now[place] -= 1
        cost, before = cost + before - left, left
    return cost


def price(view: View, asked: Price) -> float:
    """What a price costs this seat."""
    named = [colour for colour in asked if colour != "any"]
    return sum(-gem(view, view.seat, colour) for colour in named) + spent(view, view.seat, asked.count("any"))


# --- heroes and equipment ---


def hero(view: View, one: Hero, seat: Seat) -> float:
    """A hero in a team: points, and the better characteristics where the team is weak."""
    return 0.8 * one.points + sum(0.22 * one.value(colour) for colour in COLOURS) + 0.25 * one.life


def test(view: View, seat: Seat, name: str) -> float:
    """What a Vitality test costs the team of this hero."""
    life = view.state.seats[seat].life.get(name, view.box.heroes[name].life)
    dead = max(0, 6 - life) / 6
    wounded = 0.0 if name in view.state.seats[seat].life else (life - 1) / 6
    return dead * (view.box.points[name] + DEATH) + wounded * WOUND


def any_test(view: View, seat: Seat) -> float:
    """The same where it is not known whom it hits."""
    team = view.state.seats[seat].heroes.cards
    return sum(test(view, seat, name) for name in team) / len(team) if team else 0.0


def worn(view: View, piece: Gear, one: Hero, wearing: Sequence[Gear] = ()) -> float:
    """What a piece adds to a hero's characteristics, and its skills."""
    found = 0.0
    for colour in piece.sets.colours:
        now = next((other.sets.of(colour) for other in wearing if other.sets.of(colour)), one.value(colour))
        found += piece.sets.of(colour) - now
    return found + 0.8 * len(piece.skills)


# --- deeds ---


def deeds(view: View, done: Iterable[Deed], user: Seat, victim: Seat | None = None) -> float:
    """What these deeds are worth to this seat, if `user` does them and they hit `victim`."""
    return sum(deed(view, each, user, victim) for each in done)


def deed(view: View, done: Any, user: Seat, victim: Seat | None = None) -> float:
    kind: type = type(done)
    count: int = getattr(done, "count", 1)
    by: int = getattr(done, "by", 0)
    good, bad = view.side(user), 0.0
    if victim is not None:
        bad = -view.side(victim)
    elif kind in HOSTILE or kind in (Push, Test):
        bad = 0.4 if user == view.seat else -0.3
    if kind is Choose:
        return max(deeds(view, way, user, victim) for way in done.one)
    if kind in KINDLY:
        return good * KINDLY[kind] * count
    if kind in HOSTILE:
        return _taken(view, done, user, victim, good, bad)
    if kind in (Gems, GemsColour):
        return good * gained(view, user, count) * (1.4 if kind is GemsColour else 1.0)
    if kind is GemsEach:
        return good * gained(view, user, count) * 0.5
    if kind is Pay:
        payer = user if victim is None else victim
        return -spent(view, payer, count) * (good if victim is None else -bad)
    if kind is Heal:
        return good * WOUND * min(count, len(view.state.seats[user].life))
    if kind is Spaces:
        return good * by * forward(view, user)
    if kind is Push:
        return bad * -by * (forward(view, victim) if victim is not None else 0.3)
    if kind is Test:
        return _tested(view, done, user, victim, good, bad)
    if kind is Hasten:
        return -by * (0.5 if not view.inside(view.seat) and not view.me.gone else -0.2)
    if kind is EnrolHeroes:
        vacant = max(0, 5 - len(view.state.seats[user].heroes))
        return good * (HERO + 1.0) * min(vacant, count)
    if kind is GainRelic:
        relic: int = view.box.points[done.relic]
        return good * (relic + 1.5)
    return _special(view, done, good, bad)


def _taken(view: View, done: Any, user: Seat, victim: Seat | None, good: float, bad: float) -> float:
    """What the victim has not got can't be taken."""
    there = 9
    if victim is not None:
        team = view.state.seats[victim]
        held = {GemsFrom: team.gems, StealGem: team.gems, StealCard: team.hand, StealGear: team.gear}
        there = len(held[type(done)]) if type(done) in held else 2
    if isinstance(done, StealToken) and not has_vacant_slot(view.state.seats[user]):
        return 0.0
    count: int = done.count
    return HOSTILE[type(done)] * min(count, there) * (good + bad)


def _tested(view: View, done: Test, user: Seat, victim: Seat | None, good: float, bad: float) -> float:
    """A test of a rival's hero, or of the Guide's: a dead hero's points go to whoever causes it."""
    if done.rival:
        rivals = [seat for seat in view.rivals if view.state.seats[seat].heroes.cards]
        return 1.6 if rivals and user == view.seat else 0.0
    hit = view.state.guide if victim is None else victim
    harm = any_test(view, hit)
    return harm * (bad if hit != view.seat else -1.0) + (0.9 * good if user != hit else 0.0)


def _special(view: View, done: Any, good: float, bad: float) -> float:
    """What matters in a trial or a turn that goes on; its moment is weighed elsewhere."""
    if isinstance(done, Sacrifice):
        doomed = view.inside(view.seat) and view.state.armed and view.draws_left < 3 * len(view.state.seats)
        return good * (2.5 if doomed else -DEATH)
    if isinstance(done, Swap):
        return good * SWAPS[done.what]
    if isinstance(done, LoseTurn):
        return bad * 4.0
    if isinstance(done, Raise | Lower):
        return 0.35 * done.by * (bad if isinstance(done, Raise) else good)
    if isinstance(done, Cap):
        return bad * 0.8
    return bad * 1.2 if isinstance(done, ForceReroll) else 0.0


def half(view: View, printed: Half, user: Seat, victim: Seat | None) -> float:
    """Half of a Dilemma; some give a gem for being played."""
    gem_won = gained(view, user) * view.side(user) if printed.gem else 0.0
    return deeds(view, printed.do, user, victim) + gem_won


# --- the way on ---


def forward(view: View, seat: Seat) -> float:
    """What a space forward is worth to a team: on the Road all the more, the later it is."""
    team, board = view.state.seats[seat], view.box.board
    if team.gone or board.is_abyss(team.at):
        return 0.1
    left = board.index[board.door] - view.index(team.at) + 3
    pace = left / max(0.7, view.rounds_to_sealing - 1.0)
    return 0.3 + 0.2 * min(4.0, max(0.0, pace - 2.0))


# --- hazards ---


def won(view: View, hazard: Hazard, seat: Seat) -> float:
    """What a passed trial brings a team."""
    good = view.side(seat)
    found = deeds(view, hazard.bright, seat)
    if isinstance(hazard, Zone):
        return found + good * hazard.points
    if isinstance(hazard, Door):
        return found + good * (4.0 + 6 * forward(view, seat))
    return found + good * (room_step(view, hazard, seat) if seat == view.seat else rivals_step(view, hazard, seat))


def lost(view: View, hazard: Hazard, seat: Seat, teller: Seat | None) -> float:
    """What a failed one costs."""
    found = deeds(view, hazard.dark, seat if teller is None else teller, seat)
    if isinstance(hazard, Zone):
        return found + hazard.points * (-0.3 if teller is None else view.side(teller))
    return found - (0.5 if seat == view.seat else -0.2)


def room_step(view: View, room: Room, seat: Seat) -> float:
    """What a room means for this seat's own quest."""
    quest, me, contents = view.quest, view.me, view.box
    if room.id == contents.octuple:
        home = 0.8 * view.life_worth(seat)
        return home + (8.0 if me.relic_at else 3.0)
    if quest is None:
        return 1.0
    if room.id == quest.token and not me.relic_at:
        return 8.0 if has_relic(view) else 0.5
    if room.id == quest.room and not has_relic(view):
        return 5.0 + contents.points[quest.relic] if quest.relic in view.state.relics.cards else 3.0
    return 0.5


def rivals_step(view: View, room: Room, seat: Seat) -> float:
    """What a room means for a rival, as far as one can tell: with the Relic token placed the Chamber ends the game."""
    if room.id == view.box.octuple:
        return 14.0 if view.state.seats[seat].relic_at else 4.0
    return 4.0 if view.state.seats[seat].steps == 1 else 3.0


def has_relic(view: View) -> bool:
    """Whether step II can be done: the quest's Relic is there, or one that stands in for it."""
    quest, relics = view.quest, view.box.relics
    gear = view.me.gear.cards
    return quest is not None and (
        quest.relic in gear or any(piece in relics and relics[piece].wild for piece in gear)
    )  # fmt: skip


def trial(view: View, hazard: Hazard, place: str, seat: Seat, *, raised: int = 0) -> float:
    """A trial of this seat's own, weighed before it begins."""
    passed = view.chance(seat, hazard, place, raised=raised)
    return passed * won(view, hazard, seat) + (1 - passed) * lost(view, hazard, seat, None)


def handicap(view: View, card: Creature | Bestiole, passed: float, stake: float) -> float:
    """A Creature or Bestiole laid against the Guide, who passes with this chance, and for whom so much hangs on it."""
    guide, me = view.state.guide, view.seat
    raised = 0.12 * card.points + 0.05 if isinstance(card, Creature) else 0.12
    passed = max(0.05, passed - raised)
    mine = card.points + deeds(view, card.dark, me, guide) + (0.0 if isinstance(card, Creature) else 1.0)
    theirs = view.weight(guide) * card.points - deeds(view, card.bright, guide)
    hinders = raised * stake
    return (1 - passed) * mine - passed * theirs + hinders - spent(view, me, card.cost)


# --- missions ---


def mission(view: View, asked: Mission, team: Sequence[Hero]) -> float:
    """How far a mission is fulfilled by a team of these heroes, as a share of its points; the rest is luck."""
    races = [one.race for one in team]
    if isinstance(asked, LeaderIs):
        return 0.9 if any(one.alignment == asked.alignment for one in team) else 0.0
    if isinstance(asked, HeroesAlive):
        fitting = [one for one in team if (not asked.races or one.race in asked.races)
                   and asked.alignment in (None, one.alignment)]  # fmt: skip
        return 0.8 * min(1.0, len(fitting) / asked.count) ** 2
    if isinstance(asked, Without):
        return 0.9 if team and all(one.alignment != asked.alignment for one in team) else 0.0
    if isinstance(asked, RacesAlive):
        return 0.8 * min(1.0, len(set(races)) / asked.count) ** 2
    if isinstance(asked, OneRace):
        return 0.8 * min(1.0, max(map(races.count, races), default=0) / asked.count) ** 2
    luck = {LootHeld: 0.5, GoldHeld: 0.4, CardsWon: 0.4, TokensWaiting: 0.7, WornAtMost: 0.8}
    return luck.get(type(asked), 0.2)


def weakest(team: Sequence[Hero]) -> dict[Colour, int]:
    """What a team has of each characteristic."""
    return {colour: sum(one.value(colour) for one in team) for colour in COLOURS}
