"""Trials: handicaps laid against others, dice given to heroes, aids before and after the throw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product
from typing import Any, Final

from roundtable.games.reflets.box import is_expert
from roundtable.games.reflets.effects.cards import Dilemma, Skill
from roundtable.games.reflets.effects.deeds import AddDie, Lower, Reroll, SetDie
from roundtable.games.reflets.effects.hazards import Individual
from roundtable.games.reflets.state import Die
from roundtable.games.reflets.trials.dice import on_track
from roundtable.games.reflets.trials.track import FOUR, goal, objective, read_track, value_of
from roundtable.kernel.options import Option

from . import odds, worth
from .view import View

Options = Sequence[Option[Any]]

UNKNOWN_CHANCE: Final = 0.55
"""To pass a trial that one can't read."""
NEXT: Final = 0.6
"""What is left to do after an objective is done with such a chance, where it is not the last."""


def stake(view: View) -> float:
    """What passing the trial at hand is worth to the Guide more than failing it, from this seat's side."""
    trial = view.state.trial
    if trial is None or trial.hazard not in view.box.hazards:
        return 4.0 if view.is_guide else -4.0 * view.weight(view.state.guide)
    hazard, guide = view.box.hazards[trial.hazard], view.state.guide
    teller = view.state.teller if view.state.teller >= 0 else None
    found = worth.won(view, hazard, guide) - worth.lost(view, hazard, guide, teller)
    for seat, team in enumerate(view.state.seats):
        laid = sum(view.box.points[card] for card in team.front.cards)
        found += laid * (view.side(guide) - view.side(seat))
    return found


def share(view: View) -> float:
    """How much of the stake hangs on the objective at hand: its golden arrow against its black one."""
    trial, node = on_track(view.table), objective(view.table)
    hazard = view.box.hazards[trial.hazard]
    place = trial.place
    gold = view.chance(view.state.guide, hazard, place, node=node.gold)
    black = view.chance(view.state.guide, hazard, place, node=node.black)
    return max(0.0, gold - black)


# --- adversaries ---


def malus(view: View, menu: Options) -> Option[Any]:
    """The handicap that promises most, if any promises more than it costs."""
    state = view.state
    trial = state.trial
    passed = UNKNOWN_CHANCE
    if trial is not None and trial.hazard in view.box.hazards:
        passed = view.chance(state.guide, view.box.hazards[trial.hazard], trial.place)
    elif trial is not None and view.top(state.reading):
        passed = view.chance(state.guide, view.box.zones[view.top(state.reading)], trial.place)
    worths = {"pass": kept_back(view)}
    hangs = max(0.0, -stake(view))
    for option in menu:
        if option.verb == "lay":
            worths[option.id] = worth.handicap(view, view.box.handicaps[option.arg], passed, hangs)
    return max(menu, key=lambda option: worths.get(option.id, -1.0))


def kept_back(view: View) -> float:
    """What a card is worth for a rival who is about to end the game."""
    state = view.state
    return 0.8 if any(state.seats[seat].relic_at for seat in view.rivals if seat != state.guide) else 0.0


def worst_hero(view: View, menu: Options) -> Option[Any]:
    """For a rival's trial: whoever is weakest there, or wears most."""
    trial = view.state.trial
    if trial is None or not trial.node or trial.hazard not in view.box.hazards or trial.node in ("bright", "dark"):
        gear = view.state.seats[view.state.guide].worn
        return max(menu, key=lambda option: (list(gear.values()).count(option.arg), view.box.points[option.arg]))
    return min(menu, key=lambda option: value_of(view.table, option.arg))


def best_hero(view: View, menu: Options) -> Option[Any]:
    """For an objective of one's own: whoever is best; a cap on a rival's best is the same choice."""
    if view.state.trial is None or not view.state.trial.node:
        return max(menu, key=lambda option: view.box.points[option.arg])
    return max(menu, key=lambda option: value_of(view.table, option.arg))


# --- dice to heroes ---


def assign(view: View, menu: Options) -> Option[Any]:
    """Dice of each colour go to the heroes of that colour as they bring most: twelve ways at most."""
    trial, heroes = on_track(view.table), view.me.heroes.cards
    values = {hero: value_of(view.table, hero) for hero in heroes}
    need, golden = goal(view.table), 0 if trial.substituted else view.state.golden
    fixed = [(die.face, die.hero) for die in trial.dice if die.hero]
    open_dice: dict[str, list[int]] = {}
    for place, die in enumerate(trial.dice):
        if not die.hero:
            open_dice.setdefault(die.colour, []).append(place)
    free: dict[str, list[str]] = {}
    for option in menu:
        place, hero = option.value
        found = free.setdefault(trial.dice[place].colour, [])
        if hero not in found:
            found.append(hero)
    ways = [list(permutations(free[colour], len(places))) if colour else [(free[colour][0],) * len(places)]
            for colour, places in open_dice.items()]  # fmt: skip
    places = [place for group in open_dice.values() for place in group]

    def good(order: tuple[tuple[str, ...], ...]) -> float:
        given = [hero for group in order for hero in group]
        pairs = [*fixed, *[(trial.dice[place].face, hero) for place, hero in zip(places, given, strict=True)]]
        return throw_worth([(face, values[hero], view.box.heroes[hero].life) for face, hero in pairs], need, golden)

    best = max(product(*ways), key=good)
    wanted = dict(zip(places, [hero for group in best for hero in group], strict=True))
    faces = {(trial.dice[place].face, trial.dice[place].colour, hero) for place, hero in wanted.items()}
    for option in menu:
        place, hero = option.value
        if (trial.dice[place].face, trial.dice[place].colour, hero) in faces:
            return option
    return menu[0]


def throw_worth(pairs: Iterable[tuple[int, int, int]], need: int, golden: int) -> float:
    """Points up to what is asked, then criticals; a six hurts the strong least."""
    dice = list(pairs)
    got = sum(odds.points(face, value) for face, value, _ in dice)
    criticals = sum(face == value for face, value, _ in dice)
    spared = sum(life for face, _, life in dice if face == 6)
    eased = got
    if got < need and 1 <= golden <= 5:
        eased = max((got - odds.points(face, value) + odds.points(golden, value) for face, value, _ in dice), default=0)
        eased = max(got, eased)
    reached = 10.0 if got >= need else 8.0 if eased >= need else 0.0
    return reached + 0.5 * min(eased, need) + 0.4 * criticals + 0.02 * spared


# --- aids before the throw ---


def prepare(view: View, menu: Options) -> Option[Any]:
    """The aid that is worth more than it costs; else the dice are thrown."""
    now = before(view, 0, 0)
    hangs = stake(view) * share(view)
    best, roll = 0.15, next(option for option in menu if option.verb == "roll")
    chosen = roll
    for option in menu:
        if option.verb not in ("skill", "play"):
            continue
        lower, dice, cost = eases(view, option)
        if not (lower or dice):
            continue
        gain = (before(view, lower, dice) - now) * hangs - cost
        if gain > best:
            best, chosen = gain, option
    return chosen


def before(view: View, lower: int, dice: int) -> float:
    """The chance at the objective at hand, before the throw."""
    node, guide = objective(view.table), view.state.guide
    trial = on_track(view.table)
    need = max(1, goal(view.table) - lower)
    if isinstance(node, Individual):
        hero = trial.hero or view.state.seats[guide].heroes.cards[0]
        return odds.alone(value_of(view.table, hero), max(1, need), 5 + dice + trial.extra)
    need = max(1, need - 3 * (dice + trial.extra) - help_of_golden(view))
    values = [value_of(view.table, hero) for hero in view.state.seats[guide].heroes.cards]
    return odds.together(odds.groups(values, expert=is_expert(view.table, guide)), need)


def help_of_golden(view: View) -> int:
    """By how much the parked golden die eases an objective of all heroes, about."""
    golden = view.state.golden
    return 0 if on_track(view.table).substituted or not 1 <= golden <= 5 else max(1, golden - 1)


def eases(view: View, option: Option[Any]) -> tuple[int, int, float]:
    """What an aid lowers, the dice it adds, and its cost."""
    done, cost = aid(view, option)
    lower = sum(deed.by for deed in done if isinstance(deed, Lower))
    dice = sum(deed.count for deed in done if isinstance(deed, AddDie))
    return lower, dice, cost


def aid(view: View, option: Option[Any]) -> tuple[tuple[Any, ...], float]:
    """The deeds of a skill or a Dilemma, and what it costs this seat to use them."""
    if option.verb == "skill":
        skill: Skill = option.value[1]
        return skill.do, worth.price(view, skill.price)
    card: Dilemma = view.box.dilemmas[option.arg]
    return card.lower.do, 0.5


# --- aids after the throw ---


def judge(view: View, menu: Options) -> Option[Any]:
    """A throw that falls short is mended with whatever costs least for its chance; one that is enough is left."""
    accept = next(option for option in menu if option.verb == "accept")
    track, need = read_track(view.table), goal(view.table)
    short = need - track.points
    if short <= 0 or track.clovers >= FOUR:
        return accept
    hangs = stake(view) * share(view)
    best, chosen = 0.1, accept
    for option in menu:
        if option.verb not in ("gold", "again", "skill", "play", "bonus-die"):
            continue
        chance, cost = mends(view, option, short)
        if chance * hangs - cost > best:
            best, chosen = chance * hangs - cost, option
    return chosen


def worth_on(view: View, face: int, hero: str) -> int:
    value = value_of(view.table, hero)
    single = isinstance(objective(view.table), Individual)
    return odds.stars(face, value) if single else odds.points(face, value)


def mends(view: View, option: Option[Any], short: int) -> tuple[float, float]:
    """How likely an aid makes good what is short, with the golden die after it, and what it costs."""
    trial = on_track(view.table)
    dice = trial.dice
    if option.verb == "gold":
        die = dice[option.value]
        gain = worth_on(view, view.state.golden, die.hero) - worth_on(view, die.face, die.hero)
        if gain >= short:
            return 1.0, 0.1
        later = [each for each in dice if each is not die]
        return (chance_again(view, later, short - gain) * 0.5, 0.3) if gain > 0 else (0.0, 0.3)
    left = short - golden_gain(view, dice)
    if option.verb == "again":
        die = dice[option.value]
        colour = ("red", "orange", "violet", "green", "blue")[die.face - 1]
        cost = -2 * worth.gem(view, view.seat, colour)
        return again(view, die, left), cost
    if option.verb == "bonus-die":
        return chance_again(view, dice, left), worth.TOKEN
    done, cost = aid(view, option)
    chance = 0.0
    for deed in done:
        if isinstance(deed, Lower):
            chance = max(chance, 1.0 if deed.by >= left else 0.15)
        elif isinstance(deed, Reroll):
            chance = max(chance, chance_again(view, dice, left, deed.count))
        elif isinstance(deed, SetDie):
            gain = max((worth_on(view, face, die.hero) - worth_on(view, die.face, die.hero)
                        for die in dice for face in odds.FACES), default=0)  # fmt: skip
            chance = max(chance, 1.0 if gain >= left else 0.1)
        elif isinstance(deed, AddDie) and dice:
            hero = trial.hero or max(view.me.heroes.cards, key=lambda one: value_of(view.table, one))
            chance = max(chance, sum(worth_on(view, face, hero) >= left for face in odds.FACES) / 6)
    return chance, cost


def golden_gain(view: View, dice: Sequence[Die]) -> int:
    """What the golden result would still bring in place of a die."""
    golden = view.state.golden
    if on_track(view.table).substituted or not 1 <= golden <= 5:
        return 0
    return max((worth_on(view, golden, die.hero) - worth_on(view, die.face, die.hero)
                for die in dice if not die.aside), default=0)  # fmt: skip


def again(view: View, die: Die, short: int) -> float:
    """The chance that a die thrown again makes good what is short."""
    now = worth_on(view, die.face, die.hero)
    return sum(worth_on(view, face, die.hero) - now >= short for face in odds.FACES) / 6


def chance_again(view: View, dice: Sequence[Die], short: int, most: int = 5) -> float:
    """The same for several dice, the worst ones first: about."""
    plain = sorted((die for die in dice if not die.aside), key=lambda die: worth_on(view, die.face, die.hero))[:most]
    if not plain:
        return 0.0
    spread: dict[int, float] = {0: 1.0}
    best = 0.0
    for die in plain:
        now = worth_on(view, die.face, die.hero)
        spread = odds.added(spread.items(), [(worth_on(view, face, die.hero) - now, 1 / 6) for face in odds.FACES])
        best = max(best, sum(likely for gain, likely in spread.items() if gain >= short))
    return best


def which_dice(view: View, menu: Options) -> Option[Any]:
    """The die that brings least, as long as one brings too little; otherwise that is enough."""
    dice = [option for option in menu if option.verb == "die"]
    rolling, trial = view.state.rolling, view.state.trial
    if trial is not None and trial.dice and not view.state.thrown:
        plain = [die for die in trial.dice if not die.aside] if len(dice) < len(trial.dice) else trial.dice
        faces = {index: worth_on(view, die.face, die.hero) for index, die in enumerate(plain)}
    else:
        good = {6: -1} if rolling in ("individual", "collective") else {6: 6}
        faces = {index: good.get(face, face) for index, face in enumerate(view.state.thrown)}
    worst = min(dice, key=lambda option: faces.get(option.value, 9))
    done = next((option for option in menu if option.verb == "done"), None)
    if done is not None and faces.get(worst.value, 9) > (0 if rolling not in ("golden", "run", "bonus") else 3):
        return done
    return worst
