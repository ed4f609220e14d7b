"""A trial (E 4): it is announced, each objective is prepared, and its dice are thrown and placed on the track."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box, is_expert
from roundtable.games.reflets.effects.cards import Creature
from roundtable.games.reflets.effects.deeds import AddDie, Lower
from roundtable.games.reflets.effects.hazards import BRIGHT, DARK, Individual, VitalityStep
from roundtable.games.reflets.option_makers import SEATS, hero_option, place_name
from roundtable.games.reflets.road.hinges import at_hinge
from roundtable.games.reflets.road.token_piles import waiting_tokens
from roundtable.games.reflets.state import Die, Outcome, Prepare, RefletsTable, Throw, Trial, slot_of
from roundtable.games.reflets.state import Judge as JudgeStep
from roundtable.games.reflets.teams.moments import adversaries_interject, lowers, play_lower
from roundtable.games.reflets.teams.skills import usable, use
from roundtable.games.reflets.teams.vitality import SLOTS, storyteller, test_designated
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.windows import Rules

from .dice import on_track, slot_colour, throw
from .malus import laid, malus
from .track import SIX, concerns, goal, objective, raised_by, value_of, worth_of, wounds_in_defence

ROLL: Final[Option[None]] = Option("roll", text="throw-dice")
PREPARE: Final = (
    "reflets.trial.malus-before-bonus", "reflets.trial.guide-may-play-bottom-dilemmas",
    "reflets.trial.guide-may-pay-for-skills", "reflets.trial.guide-may-play-tokens",
)  # fmt: skip
DILEMMA: Final = "reflets.trial.guide-may-play-bottom-dilemmas"
SKILL: Final = "reflets.trial.guide-may-pay-for-skills"
OWN_SKILLS: Final = "reflets.trial.individual-only-own-skills"
DESIGNATE: Final = Prompt("ask-designate", rules=("reflets.individual.six-storyteller-designates",))
CHOOSE: Final = Prompt("ask-designate", rules=("reflets.individual.vacant-slot-guide-chooses",))
WITHIN_COLOUR: Final = "reflets.collective.assign-within-colour"
ASSIGN: Final = Prompt("ask-assign", rules=("reflets.collective.assign-after-rolling", WITHIN_COLOUR))
COLUMNS: Final = 5


def begin(table: RefletsTable, place: str, hazard: str) -> Rules[None]:
    """A trial is announced: at once adversaries may lay their handicaps, once for the whole trial (ruling A10)."""
    table.state.trial = Trial(place, hazard)
    table.say("trial-announced", "reflets.trial.is-a-chain-of-objectives", place=place_name(place))
    yield from malus(table)


def enter(table: RefletsTable) -> None:
    """The trial's first step. (Who guesses at an unread card may take one without a trial for it: that is passed.)"""
    graph = box(table).hazards[on_track(table).hazard].graph
    table.then(Prepare(graph[0].id) if graph else Outcome(passed=True))


def follow(table: RefletsTable, arrow: str) -> None:
    """An arrow leads to another step of the trial, or to its outcome."""
    if arrow in (BRIGHT, DARK):
        table.then(Outcome(arrow == BRIGHT))
    else:
        table.cite("reflets.objective.further-objective-restarts-preparation")
        table.then(Prepare(arrow))


# --- 1: before an objective is tested ---


def prepare(table: RefletsTable, step: Prepare) -> Rules[None]:
    """Handicaps first; then the Guide eases the objective with one aid after the other, until the dice are thrown."""
    trial = on_track(table)
    node = box(table).node(trial.hazard, step.node)
    if isinstance(node, VitalityStep):
        yield from vitality_step(table, node)
        return
    if trial.node != step.node:
        yield from begin_objective(table, step.node)
    rules = (*PREPARE, OWN_SKILLS) if on_track(table).hero else PREPARE

    def prompt() -> Prompt:
        return Prompt("ask-prepare", (("number", goal(table)),), rules)

    guide = table.state.guide
    own = table.state.seats[guide]
    # Veiled: asked because there are cards or tokens at all, whichever they are.
    chosen: Option[Any] = yield from at_hinge(
        table, guide, prompt, lambda: aids_before(table), veiled=bool(own.hand.cards or waiting_tokens(own))
    )
    if chosen.verb == "roll":
        table.then(Throw(step.node))
        return
    if chosen.verb == "skill":
        yield from use(table, guide, chosen)
    else:
        yield from play_lower(table, guide, chosen.arg)
    table.then(Prepare(step.node))


def vitality_step(table: RefletsTable, node: VitalityStep) -> Rules[None]:
    """A Vitality test in place of an objective; then the card's arrow is followed."""
    rule = "reflets.trial.step-may-be-a-vitality-test"
    teller = yield from storyteller(table, rule)
    yield from test_designated(table, table.state.guide, teller, teller, rule)
    follow(table, node.next)


def begin_objective(table: RefletsTable, node: str) -> Rules[None]:
    """The objective is told, its hero designated, and Creatures are declared; then adversaries may hinder it."""
    trial = on_track(table)
    trial.node, trial.hero = node, ""
    trial.raised, trial.next_raised = trial.raised + trial.next_raised, 0
    if isinstance(objective(table), Individual):
        hero = yield from designate(table)
        on_track(table).hero = hero
        table.say("hero-tested", "reflets.individual.one-hero-by-golden-die", card=f"@heroes.{hero}")
    declare(table)
    yield from adversaries_interject(table, "prepare")


def designate(table: RefletsTable) -> Rules[str]:
    """The hero on the printed slot, else on the golden die's; on a vacant one the Guide chooses (ruling A18), on a
    golden 6 the storyteller. That hero stays to the judgement, whatever becomes of the die (ruling A83)."""
    state, node = table.state, objective(table)
    own = state.seats[state.guide]
    assert isinstance(node, Individual), "one hero is tested"
    slot = node.slot or state.golden
    hero = slot_of(own, slot)
    if hero:
        table.cite("reflets.progress.golden-die-designates-heroes")
        return hero
    options: list[Option[None]] = [hero_option("hero", each) for each in own.heroes]
    if slot > SLOTS:
        teller = yield from storyteller(table, "reflets.individual.six-storyteller-designates")
        chosen = yield from table.ask(teller, DESIGNATE, options)
    else:
        chosen = yield from table.ask(state.guide, CHOOSE, options)
    return chosen.arg


def declare(table: RefletsTable) -> None:
    """Each Creature is told to raise the objective, as printed on it."""
    node = objective(table)
    for seat, card in laid(table):
        if isinstance(card, Creature) and raised_by(card, node):
            table.say(
                "creature-raises", "reflets.trial.creature-kept-in-front", seat=SEATS[seat],
                card=f"@creatures.{card.id}", number=raised_by(card, node),
            )  # fmt: skip
    table.say("objective-told", "reflets.trial.colour-gives-the-characteristic", goal=goal(table))


def aids_before(table: RefletsTable) -> list[Option[Any]]:
    """Throw the dice; or first a skill or a Dilemma that can do something before the roll."""
    guide = table.state.guide
    return [ROLL, *table.allowed(skills_for(table, late=False)), *table.allowed(dilemmas_before(table, guide))]


def dilemmas_before(table: RefletsTable, guide: int) -> list[tuple[Option[Any], str | None]]:
    dilemmas = box(table).dilemmas
    return [
        (option, None if any(helps(table, deed, late=False) for deed in dilemmas[option.arg].lower.do) else DILEMMA)
        for option in lowers(table, guide, "prepare")
    ]


def skills_for(table: RefletsTable, *, late: bool) -> list[tuple[Option[Any], str | None]]:
    """Hazard skills that do something now, each with the rule that forbids it: for an individual objective only those
    of the hero concerned and of what that hero wears (ruling A54)."""
    guide, hero = table.state.guide, on_track(table).hero
    own = {option.id for option, _ in usable(table, guide, "hazard", hero, late=late)} if hero else None
    found: list[tuple[Option[Any], str | None]] = []
    for option, forbidden in usable(table, guide, "hazard", late=late):
        deeds = option.value[1].do
        if own is not None and option.id not in own:
            found.append((option, OWN_SKILLS))
        elif not any(helps(table, deed, late=late) for deed in deeds):
            found.append((option, SKILL))
        else:
            found.append((option, forbidden))
    return found


def helps(table: RefletsTable, deed: object, *, late: bool) -> bool:
    """Whether a deed does something: it lowers this objective, or adds a die; late also one that changes dice."""
    if isinstance(deed, Lower):
        return concerns(table, deed.colours)
    return late or isinstance(deed, AddDie)


# --- 2 and 3: the dice ---


def throw_dice(table: RefletsTable, step: Throw) -> Rules[None]:
    """Five dice for one hero, or a die for each hero; they are placed on the track and judged."""
    on_track(table).heard = False
    if isinstance(objective(table), Individual):
        yield from throw_for_one(table)
    else:
        yield from throw_for_all(table)
    table.cite("reflets.trial.dice-go-on-the-track")
    table.then(JudgeStep(step.node))


def throw_for_one(table: RefletsTable) -> Rules[None]:
    """Five plain dice beside the characteristic of that hero alone, each in its own column."""
    faces = yield from throw(table, "individual", COLUMNS + on_track(table).extra)
    trial = on_track(table)
    trial.dice = [Die(face, hero=trial.hero) for face in faces]
    table.say(
        "dice-placed", "reflets.individual.roll-five-plain-dice", "reflets.individual.one-die-per-column",
        card=f"@heroes.{trial.hero}",
    )  # fmt: skip


def throw_for_all(table: RefletsTable) -> Rules[None]:
    """As many dice as there are heroes, of the colours of their slots; then the Guide assigns them."""
    heroes = len(table.state.seats[table.state.guide].heroes)
    colours = [slot_colour(table, slot) for slot in range(1, heroes + 1)]
    faces = yield from throw(table, "collective", heroes + on_track(table).extra)
    expert = is_expert(table, table.state.guide)
    mode = "reflets.collective.expert-mode-colours" if expert else "reflets.collective.simple-mode-colours"
    table.cite(
        mode, "reflets.collective.one-die-per-living-hero", "reflets.collective.dice-follow-occupied-slots",
        "reflets.comanage.dice-are-shared-out",
    )  # fmt: skip
    partners = bool(table.setup.options.get("partners"))
    colours += [""] * (len(faces) - heroes)
    on_track(table).dice = [
        Die(face, colour, whose=place % 2 if partners else 0)
        for place, (face, colour) in enumerate(zip(faces, colours, strict=True))
    ]
    yield from assign(table)


def assign(table: RefletsTable) -> Rules[None]:
    """One result to each hero, within its colour, in any order; dice that are all alike need no question."""
    while True:
        assign_alike(table)
        options = assignments(table)
        if not options:
            return
        chosen = yield from table.ask(table.state.guide, ASSIGN, lambda: assignments(table))
        place, hero = chosen.value
        on_track(table).dice[place].hero = hero
        table.say("die-assigned", *ASSIGN.rules, card=f"@heroes.{hero}", die=on_track(table).dice[place].face)


def waiting_heroes(table: RefletsTable, colour: str) -> list[str]:
    """The heroes of this colour who have no die yet; a die without colour is for anybody."""
    heroes = list(table.state.seats[table.state.guide].heroes)
    if not colour:
        return heroes
    served = {die.hero for die in on_track(table).dice if die.colour}
    return [hero for slot, hero in enumerate(heroes, 1) if slot_colour(table, slot) == colour and hero not in served]


def assign_alike(table: RefletsTable) -> None:
    """Where all dice of a colour show the same, it does not matter which goes where."""
    dice = on_track(table).dice
    for colour in dict.fromkeys(die.colour for die in dice if die.colour and not die.hero):
        left = [die for die in dice if die.colour == colour and not die.hero]
        if len({die.face for die in left}) == 1:
            for die, hero in zip(left, waiting_heroes(table, colour), strict=False):
                die.hero = hero
                table.say("die-assigned", *ASSIGN.rules, card=f"@heroes.{hero}", die=die.face)


def gives(table: RefletsTable, face: int, hero: str) -> tuple[int, str]:
    """The points of a die beside a hero, and what comes with them."""
    unheard = table.game.onlooker(table.state, table.content)
    worth, critical, _ = worth_of(face, value_of(unheard, hero), single=False)
    if critical:
        return worth, "gem"
    if face == SIX:
        return worth, "heart" if wounds_in_defence(unheard) else "no-gem"
    return worth, "none"


def assignments(table: RefletsTable) -> list[Option[Any]]:
    """`put:white4-h2`: a die by its colour and face, and the hero by the slot; equal dice are one option."""
    found: dict[str, tuple[Option[Any], str | None]] = {}
    for place, die in enumerate(on_track(table).dice):
        if die.hero:
            continue
        fitting = waiting_heroes(table, die.colour)
        for slot, hero in enumerate(table.state.seats[table.state.guide].heroes, 1):
            if hero in fitting or table.explaining:
                option = put_option(table, place, slot, hero)
                found.setdefault(option.arg, (option, None if hero in fitting else WITHIN_COLOUR))
    return table.allowed(found.values())


def put_option(table: RefletsTable, place: int, slot: int, hero: str) -> Option[Any]:
    """A die beside a hero, with what it brings there."""
    die = on_track(table).dice[place]
    colour = die.colour or "extra"
    worth, result = gives(table, die.face, hero)
    return Option(
        "put", f"{colour}{die.face}-h{slot}", value=(place, hero), points=(f"die:{place + 1}", f"card:{hero}"),
        params=(
            ("die", die.face), ("colour", f"@text.die-{colour}"), ("card", f"@heroes.{hero}"),
            ("worth", worth), ("result", result),
        ),
        text="put-gives", group=f"put-{colour}",
    )  # fmt: skip
