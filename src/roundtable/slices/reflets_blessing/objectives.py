"""Testing an objective (E | Résolution d'un aléa, ④ 1 to 5): how hard it is, the dice, and catching up."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .effects import TESTED, Creature, Dilemma, Hero, Objective
from .gems import COLOURS, LOSE, gain, held, hero_option, imprevu_option, part_with, spend
from .state import Attempt, BlessingTable, Conclude, Trial
from .trial import played, zone_in_hand

STARS_BOUNDS: Final = "reflets.individual.target-between-one-and-six"
POINTS_BOUNDS: Final = "reflets.collective.target-between-one-and-twenty"
MOST_POINTS: Final = 20
MOST_STARS: Final = 6
BESTIOLE_CAP: Final = 2
REROLL_PRICE: Final = 2
COLOUR_OF_SLOT: Final = {"simple": (0, 0, 0, 1, 1), "expert": (0, 0, 1, 1, 2)}
"""Which dice go to which slot: white, perhaps grey, black."""
DICE_RULE: Final = {
    "simple": "reflets.collective.simple-mode-colours",
    "expert": "reflets.collective.expert-mode-colours",
}
BELOW, EQUAL, ABOVE, SIX = range(4)
"""What a die is, beside the characteristic of its hero."""
ONE_HERO: Final = (
    "reflets.individual.below-is-simple-success", "reflets.individual.equal-is-critical-success",
    "reflets.individual.above-is-simple-failure", "reflets.individual.six-is-critical-failure",
)  # fmt: skip
ALL_HEROES: Final = (
    "reflets.collective.below-is-simple-success", "reflets.collective.equal-is-critical-success",
    "reflets.collective.above-is-simple-failure", "reflets.collective.six-is-critical-failure",
)  # fmt: skip
PASSED: Final = ("reflets.objective.passed-gem-changes-applied", "reflets.objective.golden-arrow-after-a-pass")
FAILED: Final = ("reflets.objective.failed-gem-changes-applied", "reflets.objective.black-arrow-after-a-failure")

BONUS: Final = Prompt("ask-bonus", rules=("reflets.trial.malus-before-bonus",))
DESIGNATE: Final = Prompt("ask-designate", rules=("reflets.individual.six-storyteller-designates",))
CHOOSE_HERO: Final = Prompt("ask-choose-hero", rules=("reflets.individual.vacant-slot-guide-chooses",))
CATCH_UP: Final = Prompt("ask-catch-up", rules=("reflets.objective.catch-up-before-failure-is-final",))
ASSIGN: Final = [
    Prompt("ask-assign", (("slot", slot),), ("reflets.collective.assign-after-rolling",)) for slot in range(1, 6)
]
DIE: Final = [Option("die", str(face), value=face, params=(("die", face),)) for face in range(1, 7)]
REROLL: Final = [Option("reroll", str(column), value=column, params=(("column", column),)) for column in range(1, 6)]
GOLDEN: Final = [Option("golden", str(column), value=column, params=(("column", column),)) for column in range(1, 6)]


def attempt(table: BlessingTable, step: Attempt) -> Rules[None]:
    """Handicaps, then bonuses, then dice, then catching up; the arrow says what follows."""
    objective = zone_in_hand(table).objectives[step.objective]
    start(table.state.trial)
    if objective.individual:
        yield from designate(table, objective)
        yield from prepare(table, objective)
        throw_all(table)
    else:
        yield from prepare(table, objective)
        yield from throw_and_assign(table)
    yield from catch_up(table, objective)
    yield from follow_arrow(table, objective)


def start(trial: Trial) -> None:
    trial.lowered, trial.concerned = 0, None
    trial.dice.clear()


# --- how hard it is ---


def target(table: BlessingTable, objective: Objective) -> int:
    """Raised by Creatures, capped, then lowered by the Guide's bonuses, never below 1 (ruling A26)."""
    raised = objective.target
    for _, card in played(table):
        if isinstance(card, Creature) and objective.colour in card.raises.colours:
            raised += card.raises.stars if objective.individual else card.raises.points
    most = MOST_STARS if objective.individual else MOST_POINTS
    wanted = min(raised, most) - table.state.trial.lowered
    if raised > most:
        table.cite("reflets.trial.objective-caps-twenty-and-six")
    if raised > most or wanted < 1:
        table.cite(STARS_BOUNDS if objective.individual else POINTS_BOUNDS)
    return max(wanted, 1)


def designate(table: BlessingTable, objective: Objective) -> Rules[None]:
    """The hero of an individual objective: a printed slot (ruling A18), or the golden die's."""
    state = table.state
    heroes = list(state.seats[state.guide].heroes)
    options = [hero_option("hero", card) for card in heroes]
    slot = objective.slot or state.golden
    if slot <= len(heroes):
        state.trial.concerned = slot - 1
        table.cite("reflets.individual.one-hero-by-golden-die")
        if objective.slot is None:
            table.cite("reflets.progress.golden-die-designates-heroes")
    elif slot == 6:
        chosen = yield from table.ask(state.trial.storyteller, DESIGNATE, options)
        state.trial.concerned = heroes.index(chosen.arg)
    else:
        chosen = yield from table.ask(state.guide, CHOOSE_HERO, options)
        state.trial.concerned = heroes.index(chosen.arg)


def prepare(table: BlessingTable, objective: Objective) -> Rules[None]:
    """Before the dice the Guide may ease the objective, as often as skills and Dilemmas allow."""
    guide = table.state.guide
    while True:
        chosen = yield from table.ask(
            guide, BONUS, lambda: table.allowed([*aids(table, objective), (DONE, None)]),
            veiled=bool(table.state.seats[guide].hand),
        )  # fmt: skip
        if chosen is DONE:
            return
        ease(table, chosen, 0)


def aids(table: BlessingTable, objective: Objective, extra: int = 0) -> list[tuple[Option[None], str | None]]:
    """Hazard skills, each once per turn, and the Guide's half of Dilemmas. After the dice a skill costs 1 gem more."""
    state = table.state
    team = state.seats[state.guide]
    menu: list[tuple[Option[None], str | None]] = []
    for slot, card in enumerate(team.heroes):
        skill = table.content["heroes"][card].hazard
        if skill is None:
            continue
        forbidden = None
        if objective.individual and slot != state.trial.concerned:
            forbidden = "reflets.trial.individual-only-own-skills"
        elif card in team.used:
            late = "reflets.objective.catch-up-skill-still-once-per-turn"
            forbidden = late if extra else "reflets.trial.skill-once-per-turn"
        elif held(table, state.guide, skill.colour) < skill.gems + extra:
            late = "reflets.objective.catch-up-skill-costs-one-more"
            forbidden = late if extra else "reflets.trial.guide-may-pay-for-skills"
        menu.append((hero_option("ease", card), forbidden))
    for card in dict.fromkeys(team.hand):
        imprevu = table.content["imprevus"][card]
        if isinstance(imprevu, Dilemma) and imprevu.lowers:
            menu.append((imprevu_option("help", card), None))
    return menu


def ease(table: BlessingTable, chosen: Option[object], extra: int) -> None:
    """Uses a hazard skill or the lower half of a Dilemma."""
    state, card = table.state, chosen.arg
    team = state.seats[state.guide]
    if chosen.verb == "ease":
        skill = table.content["heroes"][card].hazard
        spend(table, state.guide, skill.colour, skill.gems + extra)
        team.used.append(card)
        state.trial.lowered += skill.lowers
        rule = "reflets.objective.catch-up-skill-costs-one-more" if extra else "reflets.trial.guide-may-pay-for-skills"
        table.say("objective-eased", rule, card=f"@heroes.{card}", by=skill.lowers)
    else:
        lowers = table.content["imprevus"][card].lowers
        table.move(card, team.hand, state.imprevu_discard)
        state.trial.lowered += lowers
        rule = "reflets.objective.catch-up-dilemmas" if extra else "reflets.trial.guide-may-play-bottom-dilemmas"
        table.say("objective-eased", rule, "reflets.limits.dilemma-bottom-half-for-the-guide",
                  "reflets.limits.guide-plays-any-number-of-imprevus", card=f"@imprevus.{card}", by=lowers)  # fmt: skip


# --- the dice ---


def throw(table: BlessingTable, count: int) -> list[int]:
    """Throws plain dice; they lie sorted, as equal dice can't be told apart."""
    return sorted(table.roll() for _ in range(count))


def throw_all(table: BlessingTable) -> None:
    """Five dice for one hero, each in its own column."""
    table.state.trial.dice = throw(table, 5)
    table.say("dice-thrown", "reflets.individual.roll-five-plain-dice", "reflets.individual.one-die-per-column")


def throw_and_assign(table: BlessingTable) -> Rules[None]:
    """One die per hero, in the colours of the occupied slots; when all lie, each hero is given one of its colour."""
    state = table.state
    many = len(state.seats[state.guide].heroes)
    mode = str(table.setup.options["dice"])
    table.say("dice-thrown", "reflets.collective.one-die-per-living-hero", DICE_RULE[mode])
    table.cite("reflets.setup.dice-mode-simple-or-expert")
    if many < len(COLOUR_OF_SLOT[mode]):
        table.cite("reflets.collective.dice-follow-occupied-slots")
    colours = COLOUR_OF_SLOT[mode][:many]
    state.trial.thrown = [throw(table, colours.count(colour)) for colour in dict.fromkeys(COLOUR_OF_SLOT[mode])]
    for slot, colour in enumerate(colours):
        yield from assign(table, slot, colour)


def assign(table: BlessingTable, slot: int, colour: int) -> Rules[None]:
    state = table.state
    chosen = yield from table.ask(
        state.guide, ASSIGN[slot], lambda: [DIE[face - 1] for face in dict.fromkeys(state.trial.thrown[colour])]
    )
    state.trial.thrown[colour].remove(chosen.value)
    state.trial.dice.append(chosen.value)
    table.cite("reflets.collective.assign-within-colour")


def characteristic(table: BlessingTable, objective: Objective, slot: int) -> int:
    """What the hero on this slot brings; under a Bestiole no more than 2."""
    state = table.state
    hero: Hero = table.content["heroes"][list(state.seats[state.guide].heroes)[slot]]
    value: int = getattr(hero, TESTED[objective.colour])
    if slot == state.trial.hampered:
        table.cite("reflets.trial.bestiole-caps-characteristics-at-two")
        return min(value, BESTIOLE_CAP)
    return value


def track(table: BlessingTable, objective: Objective) -> tuple[int, int]:
    """What stands on the track: stars or points, and the net of gems."""
    trial = table.state.trial
    total = gems = 0
    for column, die in enumerate(trial.dice):
        slot = column if trial.concerned is None else trial.concerned
        value = characteristic(table, objective, slot)
        result = SIX if die == 6 else BELOW if die < value else EQUAL if die == value else ABOVE
        if result == SIX:
            total, gems = total - 1, gems - 1
        elif result == BELOW:
            total += 1 if objective.individual else die
        elif result == EQUAL:
            total, gems = total + (2 if objective.individual else die + 1), gems + 1
        if table.telling:
            table.cite((ONE_HERO if objective.individual else ALL_HEROES)[result])
    table.cite("reflets.trial.points-or-stars", "reflets.trial.colour-gives-the-characteristic")
    if objective.individual:
        table.cite("reflets.individual.total-is-net", "reflets.individual.target-is-a-number-of-stars")
    else:
        table.cite("reflets.collective.target-is-a-plain-number")
    return total, gems


# --- missed: catching up ---


def catch_up(table: BlessingTable, objective: Objective) -> Rules[None]:
    """While the total falls short the Guide may reroll for gems, put in the golden die, or ease the objective."""
    guide = table.state.guide
    while track(table, objective)[0] < target(table, objective):
        chosen = yield from table.ask(
            guide, CATCH_UP, lambda: table.allowed(catch_up_aids(table, objective)),
            veiled=bool(table.state.seats[guide].hand),
        )  # fmt: skip
        if chosen is DONE:
            return
        if chosen.verb in ("ease", "help"):
            ease(table, chosen, 1)
        else:
            change_die(table, guide, chosen.verb, int(chosen.arg) - 1)


def catch_up_aids(table: BlessingTable, objective: Objective) -> list[tuple[Option[object], str | None]]:
    menu: list[tuple[Option[object], str | None]] = []
    state = table.state
    no_golden = None
    if state.golden == 6:
        no_golden = "reflets.objective.golden-six-cannot-help"
    elif state.trial.substituted:
        no_golden = "reflets.objective.golden-substitution-once-per-trial"
    for column, die in enumerate(state.trial.dice):
        no_reroll = None
        if die == 6:
            no_reroll = "reflets.objective.six-has-no-paid-reroll"
        elif held(table, state.guide, COLOURS[die - 1]) < REROLL_PRICE:
            no_reroll = "reflets.objective.paid-reroll-two-gems"
        menu += [(REROLL[column], no_reroll), (GOLDEN[column], no_golden)]
    return [*menu, *aids(table, objective, 1), (DONE, None)]


def change_die(table: BlessingTable, guide: Seat, verb: str, column: int) -> None:
    """A rerolled die, or the golden result in its stead, stays with the hero it was given to (ruling A53)."""
    trial = table.state.trial
    if verb == "reroll":
        spend(table, guide, COLOURS[trial.dice[column] - 1], REROLL_PRICE)
        trial.dice[column] = table.roll()
        table.cite("reflets.objective.paid-reroll-colours", "reflets.objective.paid-reroll-two-gems")
    else:
        trial.dice[column] = table.state.golden
        trial.substituted = True
        table.cite("reflets.objective.golden-substitution-any-hero")
    table.say("die-changed", "reflets.objective.rerolled-die-keeps-its-hero", column=column + 1, die=trial.dice[column])


# --- met or missed ---


def follow_arrow(table: BlessingTable, objective: Objective) -> Rules[None]:
    state = table.state
    goal = target(table, objective)
    total, gems = track(table, objective)
    met = total >= goal
    table.say("objective-passed" if met else "objective-failed", *(PASSED if met else FAILED), total=total, goal=goal)
    gain(table, state.guide, max(gems, 0))
    yield from part_with(table, state.guide, max(-gems, 0), LOSE)
    if not met and state.trial.dice.count(1) >= 4:
        table.say("four-aces", "reflets.trial.four-aces-wins-at-once", "reflets.trial.clover-is-the-one",
                  "reflets.trial.four-aces-needs-a-missed-objective")  # fmt: skip
        table.then(Conclude(passed=True, four_aces=True))
        return
    arrow = objective.golden_arrow if met else objective.black_arrow
    if arrow is None:
        table.then(Conclude(passed=met))
    else:
        table.cite("reflets.trial.is-a-chain-of-objectives", "reflets.objective.further-objective-restarts-preparation")
        table.then(Attempt(arrow))
