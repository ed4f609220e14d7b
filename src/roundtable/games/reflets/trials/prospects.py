"""What a person could work out before answering: the chance of an aid, of a throw, of a hero on a shortcut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.cards import Skill
from roundtable.games.reflets.effects.deeds import AddDie, Deed, Lower, Reroll, SetDie
from roundtable.games.reflets.effects.hazards import BRIGHT, DARK, Individual
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.road.paths import card_lies
from roundtable.games.reflets.state import RefletsTable, slot_of
from roundtable.games.reflets.teams.holdings import FULL_COLOUR, held
from roundtable.games.reflets.teams.skills import prices_of
from roundtable.games.reflets.teams.vitality import SLOTS, life_left
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.scene import Stake, say
from roundtable.kernel.seats import Seat

from .chances import FACES, NO_DICE, Spread, anybodys, both, each, passing, shared, subsets, worth
from .dice import on_track, slot_colour
from .track import FOUR, LEAST, concerns, objective, terms, total, value_of

Odds = tuple[int, int, int]
DICE: Final = 5
"""For an individual objective."""
SURE: Final = 1000


class Lying(NamedTuple):
    """A die on the track: beside which characteristic, what it is worth, whether the golden result stands in it."""

    face: int
    value: int
    worth: int
    aside: bool


GONE: Final = Lying(0, 0, 0, aside=True)
"""The die of a hero who is no more: it counts for nothing."""


class OnTrack(NamedTuple):
    """The track as it lies there."""

    dice: tuple[Lying, ...]
    goal: int
    single: bool

    @property
    def points(self) -> int:
        return sum(die.worth for die in self.dice)

    @property
    def clovers(self) -> int:
        return sum(die.face == 1 for die in self.dice)

    @property
    def passed(self) -> bool:
        return self.points >= self.goal or self.clovers >= FOUR

    def without(self, places: Iterable[int]) -> OnTrack:
        gone = set(places)
        return self._replace(dice=tuple(die for place, die in enumerate(self.dice) if place not in gone))

    def again(self, places: Sequence[int]) -> int:
        """Per mille, if these dice are thrown again for their heroes."""
        rest = self.without(places)
        spread = each([self.dice[place].value for place in places], single=self.single)
        return passing(spread, rest.points, rest.clovers, self.goal)

    def showing(self, place: int, face: int) -> OnTrack:
        """With this die turned to this face."""
        die = self.dice[place]
        turned = die._replace(face=face, worth=worth(face, die.value, single=self.single))
        return self._replace(dice=(*self.dice[:place], turned, *self.dice[place + 1 :]))


def lies_there(table: RefletsTable) -> OnTrack:
    """The track is read without citing anything: nobody plays by it."""
    unheard = table.game.onlooker(table.state, table.content)
    single = isinstance(objective(unheard), Individual)
    heroes = table.state.seats[table.state.guide].heroes.cards
    dice = []
    for die in on_track(unheard).dice:
        if die.hero not in heroes:
            dice.append(GONE)
            continue
        value = value_of(unheard, die.hero)
        dice.append(Lying(die.face, value, worth(die.face, value, single=single), die.aside))
    return OnTrack(tuple(dice), eased(unheard, 0), single)


def eased(table: RefletsTable, by: int) -> int:
    """The goal, lowered by so much more: never below its floor."""
    return max(LEAST, total([part for part in terms(table) if part[0] != "floor"]) - by)


# --- aids for dice that fell short ---


def aid_odds(table: RefletsTable, seat: Seat, option: Option[Any]) -> Odds | None:
    """Passed and missed, if this aid is taken and used as well as can be; nothing where it can't do it by itself."""
    now = lies_there(table)
    if option.verb in ("gold", "again") and now.dice[option.value] is GONE:
        return None
    match option.verb:
        case "gold":
            then = now.showing(option.value, table.state.golden)
            return None if then.passed == now.passed else bar(SURE if then.passed else 0)
        case "again":
            best = now.again([option.value])
        case "bonus-die":
            plain = [place for place, die in enumerate(now.dice) if not die.aside]
            best = max(map(now.again, subsets(plain, len(plain))), default=0)
        case "skill":
            best = best_of_deeds(table, now, option.value[1].do)
        case "play":
            best = best_of_deeds(table, now, box(table).dilemmas[option.arg].lower.do)
        case _:
            return None
    return bar(best) if best else None


def best_of_deeds(table: RefletsTable, now: OnTrack, deeds: Sequence[Deed]) -> int:
    """Per mille for a card that eases the objective or changes dice in one way; 0 where that can't be told."""
    unheard = table.game.onlooker(table.state, table.content)
    by = sum(deed.by for deed in deeds if isinstance(deed, Lower) and concerns(unheard, deed.colours))
    now = now._replace(goal=eased(unheard, by))
    changing = [deed for deed in deeds if not isinstance(deed, Lower)]
    if not changing:
        return SURE if now.passed else 0
    if len(changing) > 1:
        return 0
    places = [place for place, die in enumerate(now.dice) if die is not GONE]
    match changing[0]:
        case Reroll(count=count):
            return max(map(now.again, subsets(places, count)), default=0)
        case SetDie():
            return SURE if any(now.showing(place, face).passed for place in places for face in FACES) else 0
        case AddDie(count=count):
            return max(
                (passing(spread, now.points, now.clovers, now.goal) for spread in more_dice(table, now, count)),
                default=0,
            )
        case _:
            return 0


def more_dice(table: RefletsTable, now: OnTrack, count: int) -> list[Spread]:
    """Dice added to the objective: all for the hero tested, else one for whichever hero its player likes."""
    unheard = table.game.onlooker(table.state, table.content)
    if now.single:
        return [each([value_of(unheard, on_track(table).hero)] * count, single=True)]
    heroes = table.state.seats[table.state.guide].heroes if count == 1 else ()
    return [each([value_of(unheard, hero)], single=False) for hero in heroes]


# --- before the throw ---


def throw_odds(table: RefletsTable, seat: Seat, option: Option[Any]) -> Odds | None:
    """Passed and missed, if the dice are thrown now or after this aid, and given round as well as can be."""
    unheard = table.game.onlooker(table.state, table.content)
    deeds: Sequence[Deed] = ()
    if option.verb == "skill":
        deeds = option.value[1].do
    elif option.verb == "play":
        deeds = box(table).dilemmas[option.arg].lower.do
    elif option.verb != "roll":
        return None
    if not all(isinstance(deed, Lower | AddDie) for deed in deeds):
        return None
    by = sum(deed.by for deed in deeds if isinstance(deed, Lower) and concerns(unheard, deed.colours))
    extra = on_track(table).extra + sum(deed.count for deed in deeds if isinstance(deed, AddDie))
    return bar(passing(thrown(table, extra), 0, 0, eased(unheard, by)))


def thrown(table: RefletsTable, extra: int) -> Spread:
    """All that a throw for the objective at hand may bring."""
    unheard = table.game.onlooker(table.state, table.content)
    if isinstance(objective(unheard), Individual):
        return each([value_of(unheard, on_track(table).hero)] * (DICE + extra), single=True)
    values = [value_of(unheard, hero) for hero in table.state.seats[table.state.guide].heroes]
    by_colour: dict[str, list[int]] = {}
    for slot, value in enumerate(values, 1):
        by_colour.setdefault(slot_colour(table, slot), []).append(value)
    spread = NO_DICE
    for group in by_colour.values():
        spread = both(spread, shared(group))
    for _ in range(extra):
        spread = both(spread, anybodys(values))
    return spread


# --- Perilous Shortcuts ---


def tested_on_shortcut(table: RefletsTable, seat: Seat, place: str) -> str:
    """Whom the golden die puts to the test there; '' for nobody, or for whomever another names."""
    state, board = table.state, box(table).board
    end = board.shortcuts.get(place)
    if end is None or state.seats[seat].invincible or (state.hazard_done and card_lies(table, end)):
        return ""
    return slot_of(state.seats[seat], state.golden) if state.golden <= SLOTS else ""


def shortcut_odds(table: RefletsTable, seat: Seat, place: str) -> Odds | None:
    """Unhurt, wounded and dead: a die equal to the hero's life, below it, above it."""
    hero = tested_on_shortcut(table, seat, place)
    if not hero:
        return None
    return vitality_odds(life_left(table, seat, hero))


def vitality_odds(life: int) -> Odds:
    """Of a Vitality test: a die equal to the life points, below, above."""
    unhurt, wounded = (sum(beats(face, life) for face in FACES) for beats in (int.__eq__, int.__lt__))
    parts = round(1000 * unhurt / 6), round(1000 * wounded / 6)
    return parts[0], parts[1], 1000 - sum(parts)


# --- what the game answers ---


def bar(good: int) -> Odds:
    return good, 0, 1000 - good


def odds_of(table: RefletsTable, seat: Seat, option: Option[Any], prompt: Prompt) -> Odds | None:
    match prompt.key:
        case "ask-judge":
            return aid_odds(table, seat, option)
        case "ask-prepare":
            return throw_odds(table, seat, option)
        case "ask-name-hero" | "ask-rival-hero":
            owner = option.value
            return None if table.state.seats[owner].invincible else vitality_odds(life_left(table, owner, option.arg))
        case "ask-destination":
            return shortcut_odds(table, seat, option.arg) if option.verb == "go" else None
        case _:
            return None


def stakes_of(table: RefletsTable, seat: Seat, prompt: Prompt) -> tuple[Stake, ...]:
    """The legend of the bars: passing and missing an objective, or what a shortcut may do to a hero."""
    if prompt.key in ("ask-judge", "ask-prepare"):
        node = objective(table.game.onlooker(table.state, table.content))
        return (
            Stake(outcome="win", texts=(say("stake-passed"), say(where(node.gold)))),
            Stake(outcome="lose", texts=(say("stake-missed"), say(where(node.black)))),
        )
    if prompt.key in ("ask-name-hero", "ask-rival-hero"):
        return (
            Stake(outcome="win", texts=(say("stake-spared"),)),
            Stake(outcome="tie", texts=(say("stake-wounded"),)),
            Stake(outcome="lose", texts=(say("stake-killed"),)),
        )
    if prompt.key != "ask-destination":
        return ()
    shortcuts = box(table).board.shortcuts
    hero = next((found for place in shortcuts if (found := tested_on_shortcut(table, seat, place))), "")
    if not hero or not prompt.about:
        return ()
    return (
        Stake(outcome="win", texts=(say("stake-unhurt", hero=f"@heroes.{hero}"),)),
        Stake(outcome="tie", texts=(say("stake-wounded"),)),
        Stake(outcome="lose", texts=(say("stake-dead"),)),
    )


def where(arrow: str) -> str:
    """The text of where an arrow leads."""
    return f"stake-{arrow}" if arrow in (BRIGHT, DARK) else "stake-on"


def costs_of(table: RefletsTable, seat: Seat, option: Option[Any], prompt: Prompt) -> tuple[tuple[str, int], ...]:
    """Gems that are paid, or gained, before chance or another has a say."""
    if option.verb in ("advance", "walk"):
        full = any(held(table.state, seat, colour) == FULL_COLOUR for colour in COLOURS)
        return () if full else (("gems", 1),)
    if option.verb == "nothing":  # an empty call
        return (("gems", -1),) if table.state.seats[seat].gems.cards else ()
    if option.verb == "lay" and prompt.key == "ask-malus":
        return (("gems", -box(table).handicaps[option.arg].cost),)
    if option.verb in ("run", "brake", "hasten", "draw-imprevu", "haunt"):
        return (("gems", -1),)
    if option.verb in ("skill", "cure"):
        skill: Skill = option.value[1]
        price = len(prices_of(skill, late=prompt.key == "ask-judge")[0])
        return (("gems", -price),) if price else ()
    return (("gems", -4),) if option.verb in ("power", "oppose") else ()
