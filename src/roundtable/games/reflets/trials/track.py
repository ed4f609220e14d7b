"""The Trials & Destinies track: how much an objective asks for, and what the dice on it bring."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.cards import Creature
from roundtable.games.reflets.effects.deeds import Cap, Lower, Raise
from roundtable.games.reflets.effects.hazards import Collective, Individual, Objective
from roundtable.games.reflets.effects.terms import DEFENCE
from roundtable.games.reflets.option_makers import SEATS, hero_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import RefletsTable
from roundtable.games.reflets.teams.gear import characteristic
from roundtable.kernel.options import Prompt
from roundtable.kernel.windows import Rules

from .dice import on_track
from .malus import laid

MOST_POINTS: Final = 20
MOST_STARS: Final = 6
LEAST: Final = 1
BESTIOLE_CAP: Final = 2
FOUR: Final = 4
SIX: Final = 6
ALONE: Final = {
    "below": "reflets.individual.below-is-simple-success",
    "equal": "reflets.individual.equal-is-critical-success",
    "above": "reflets.individual.above-is-simple-failure",
    "six": "reflets.individual.six-is-critical-failure",
}
TOGETHER: Final = {
    "below": "reflets.collective.below-is-simple-success",
    "equal": "reflets.collective.equal-is-critical-success",
    "above": "reflets.collective.above-is-simple-failure",
    "six": "reflets.collective.six-is-critical-failure",
}


def objective(table: RefletsTable) -> Objective:
    """The objective at hand."""
    trial = on_track(table)
    node = box(table).node(trial.hazard, trial.node)
    assert isinstance(node, Collective | Individual), "the dice are for an objective"
    return node


# --- how much is asked for ---


def raised_by(creature: Creature, node: Objective) -> int:
    """By how much a Creature raises an objective, as printed (ruling A62)."""
    if isinstance(node, Individual):
        return creature.raises.stars
    by_colour: int = getattr(creature.raises, node.colour)
    return by_colour + creature.raises.all


def notches(table: RefletsTable, place: str) -> int:
    """What the notches that a Door or Room card has slid are worth together."""
    return sum(box(table).board.notches.get(place, ())[: table.state.notches.get(place, 0)])


def terms(table: RefletsTable) -> list[tuple[str, int]]:
    """What makes up the goal: the card, Creatures and Dilemmas, the cap, what lowers it, the floor (ruling A26)."""
    trial, node = on_track(table), objective(table)
    single = isinstance(node, Individual)
    parts = [("card", node.stars if isinstance(node, Individual) else node.points)]
    parts += [
        (card.id, raised_by(card, node))
        for _, card in laid(table)
        if isinstance(card, Creature) and raised_by(card, node)
    ]
    parts.append(("raised", trial.raised))
    most = MOST_STARS if single else MOST_POINTS
    parts.append(("cap", min(0, most - total(parts))))
    parts.append(("lowered", -trial.lowered))
    parts.append(
        ("notches", -notches(table, trial.place) if trial.hazard in table.state.slots[trial.place].cards else 0)
    )
    parts.append(("floor", max(0, LEAST - total(parts))))
    return [(name, number) for name, number in parts if number or name == "card"]


def total(parts: list[tuple[str, int]]) -> int:
    return sum(number for _, number in parts)


def goal(table: RefletsTable) -> int:
    """How many points or stars are asked for; the rules that made it so are cited."""
    parts = terms(table)
    single = isinstance(objective(table), Individual)
    names = {name for name, _ in parts}
    if names & {"cap", "floor"}:
        table.cite(
            "reflets.individual.target-between-one-and-six"
            if single
            else "reflets.collective.target-between-one-and-twenty"
        )
    if "cap" in names:
        table.cite("reflets.trial.objective-caps-twenty-and-six")
    if "notches" in names:
        table.cite(
            "reflets.trial.notches-ease-every-objective", "reflets.trial.notches-cumulate-up-to-three",
            "reflets.outcome.notches-help-every-team",
        )  # fmt: skip
    return total(parts)


# --- what the dice bring ---


class Reading(Struct, frozen=True):
    """The track read once."""

    points: int
    """Success points, or stars."""
    criticals: int
    sixes: tuple[str, ...]
    """The heroes of the sixes, one for each."""
    clovers: int


def value_of(table: RefletsTable, hero: str) -> int:
    """The tested characteristic of a hero: equipment, wounds, the Bestiole and Dilemmas taken into account."""
    trial, seat = on_track(table), table.state.guide
    table.cite("reflets.trial.colour-gives-the-characteristic")
    value = characteristic(table, seat, hero, objective(table).colour)
    if hero == trial.hampered:
        table.cite("reflets.trial.bestiole-caps-characteristics-at-two")
        value = min(value, BESTIOLE_CAP)
    return min(value, trial.capped.get(hero, value))


def read_track(table: RefletsTable) -> Reading:
    """All that is visible on the track, added and subtracted once every die is placed."""
    single = isinstance(objective(table), Individual)
    points = criticals = clovers = 0
    sixes: list[str] = []
    heroes = table.state.seats[table.state.guide].heroes.cards
    for die in on_track(table).dice:
        if die.hero not in heroes:
            continue  # who died meanwhile counts no more
        worth, critical, rule = worth_of(die.face, value_of(table, die.hero), single=single)
        table.cite(rule)
        points, criticals, clovers = points + worth, criticals + critical, clovers + (die.face == 1)
        if die.face == SIX:
            sixes.append(die.hero)
    table.cite(
        "reflets.trial.points-or-stars",
        "reflets.individual.total-is-net" if single else "reflets.trial.dice-go-on-the-track",
    )
    return Reading(points, criticals, tuple(sixes), clovers)


def worth_of(face: int, value: int, *, single: bool) -> tuple[int, bool, str]:
    """Stars or points of a die beside a characteristic, whether it is a critical success, and the rule that says so."""
    if face == SIX:
        return -1, False, ALONE["six"] if single else TOGETHER["six"]
    if face > value:
        return 0, False, ALONE["above"] if single else TOGETHER["above"]
    if face == value:
        return (2, True, ALONE["equal"]) if single else (face + 1, True, TOGETHER["equal"])
    return (1, False, ALONE["below"]) if single else (face, False, TOGETHER["below"])


def reached(table: RefletsTable) -> bool:
    """Whether the objective at hand is reached or exceeded."""
    single = isinstance(objective(table), Individual)
    table.cite(
        "reflets.individual.target-is-a-number-of-stars" if single else "reflets.collective.target-is-a-plain-number"
    )
    return read_track(table).points >= goal(table)


def wounds_in_defence(table: RefletsTable) -> bool:
    """Blue hearts count for objectives of Defence only."""
    return objective(table).colour == DEFENCE


# --- deeds ---


def concerns(table: RefletsTable, colours: tuple[str, ...]) -> bool:
    """Whether a deed for these colours works on the objective at hand; without colours it works on all."""
    return not colours or objective(table).colour in colours


@DEEDS.does(Lower)
def lower(table: RefletsTable, doing: Doing, deed: Lower) -> None:
    if table.state.trial is not None and table.state.trial.node and concerns(table, deed.colours):
        on_track(table).lowered += deed.by
        table.say("objective-lowered", doing.rule, card=box(table).name(doing.card), number=deed.by, goal=goal(table))


@DEEDS.does(Raise)
def raise_deed(table: RefletsTable, doing: Doing, deed: Raise) -> None:
    """In the malus window, before any objective is known, it is kept for the first one."""
    trial = table.state.trial
    if trial is None:
        return
    if not trial.node:
        trial.next_raised += deed.by
    elif concerns(table, deed.colours):
        trial.raised += deed.by
    table.say("objective-raised", doing.rule, card=box(table).name(doing.card), number=deed.by)


@DEEDS.does(Cap)
def cap(table: RefletsTable, doing: Doing, deed: Cap) -> Rules[None]:
    """One hero of the Guide, chosen by whoever plays it; for an individual objective it is the hero concerned."""
    trial = table.state.trial
    if trial is None:
        return
    heroes = [trial.hero] if trial.hero else list(table.state.seats[table.state.guide].heroes)
    prompt = Prompt(
        "ask-cap", (("card", box(table).name(doing.card)), ("number", deed.at)), (doing.rule,), f"card:{doing.card}"
    )
    chosen = yield from table.ask(doing.user, prompt, [hero_option("hero", hero) for hero in heroes])
    capped = on_track(table).capped
    capped[chosen.arg] = min(deed.at, capped.get(chosen.arg, deed.at))
    table.say("hero-capped", doing.rule, seat=SEATS[doing.user], card=f"@heroes.{chosen.arg}", number=deed.at)
