"""A trial: its graph, what lies against the Guide, the track with the dice on it, and how much is still missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.hazards import BRIGHT, DARK, Collective, Individual, Node, Objective, VitalityStep
from roundtable.games.reflets.effects.terms import DEFENCE
from roundtable.games.reflets.state import Die, RefletsTable, Trial
from roundtable.games.reflets.teams.gear import active
from roundtable.games.reflets.trials.malus import laid
from roundtable.games.reflets.trials.track import goal, objective, read_track, terms, value_of, worth_of
from roundtable.kernel.scene import Card, Dice, Graph, Number, Part, Row, Rows, Sum, Text, Zone, say
from roundtable.kernel.scene import Die as DieWord
from roundtable.kernel.scene import Node as NodeWord

from .cards import card_of
from .wording import node_name, outcome

TRIAL: Final = "trial"
TRACK: Final = "track"
RESULTS: Final = ("critical", "success", "failure", "fumble")
SIX: Final = 6
CARD: Final = "card"


def trial_parts(table: RefletsTable) -> list[Part]:
    """All that everybody sees of a trial; nothing before its card is read."""
    trial = table.state.trial
    if trial is None:
        return thrown_dice(table)
    parts = [*graph(table, trial), *against(table)]
    if at_objective(table, trial):
        parts += track(table, trial)
    return parts + thrown_dice(table)


def at_objective(table: RefletsTable, trial: Trial) -> bool:
    """Whether an objective is being prepared, thrown for or judged."""
    hazard = box(table).hazards.get(trial.hazard)
    objectives = [node.id for node in hazard.graph if not isinstance(node, VitalityStep)] if hazard else []
    return trial.node in objectives and trial.node not in trial.done


def thrown_dice(table: RefletsTable) -> list[Part]:
    """Dice that may still be changed before they are taken up."""
    state = table.state
    if not state.thrown or (len(state.thrown) == 1 and state.trial is None):
        return []
    dice = tuple(DieWord(id=str(place), face=face) for place, face in enumerate(state.thrown, 1))
    return [Dice(id="thrown", label=say("label-thrown"), dice=dice)]


# --- the chain of objectives ---


def graph(table: RefletsTable, trial: Trial) -> list[Part]:
    """Objectives with their arrows, and both ends; what the ends bring is told in a table of the same name."""
    contents = box(table)
    hazard = contents.hazards.get(trial.hazard)
    if hazard is None or not hazard.graph:
        return []
    nodes = [node_word(table, trial, node) for node in hazard.graph]
    nodes += [NodeWord(id=BRIGHT, name=say("label-bright-end")), NodeWord(id=DARK, name=say("label-dark-end"))]
    edges: list[tuple[str, str]] = []
    kinds: list[str] = []
    for node in hazard.graph:
        for end, kind in arrows(node):
            edges.append((node.id, end))
            kinds.append(kind)
    ends = tuple(Row(id=end, cells=outcome(hazard, end == BRIGHT)) for end in (BRIGHT, DARK))
    return [
        Graph(
            id=TRIAL, label=contents.name(trial.hazard), nodes=tuple(nodes), edges=tuple(edges),
            kinds=tuple("bright" if kind == BRIGHT else "dark" for kind in kinds),
        ),
        Rows(id=TRIAL, label=say("label-ends"), rows=ends),
    ]  # fmt: skip


def arrows(node: Node) -> tuple[tuple[str, str], ...]:
    """Where a node leads, and whether that is for who succeeds."""
    if isinstance(node, VitalityStep):
        return ((node.next, DARK if node.next == DARK else BRIGHT),)
    return (node.gold, BRIGHT), (node.black, DARK)


def node_word(table: RefletsTable, trial: Trial, node: Node) -> NodeWord:
    done = node.id in trial.done
    now = node.id == trial.node and not done
    if isinstance(node, VitalityStep):
        return NodeWord(id=node.id, name=node_name(node), done=done, now=now, note=say("node-is-test"))
    asked = goal(table) if now else node.points if isinstance(node, Collective) else node.stars
    have = read_track(table).points if now and placed(trial) else None
    return NodeWord(
        id=node.id, name=node_name(node), done=done, failed=done and missed(trial, node), now=now, need=asked,
        have=have, note=kind_of(trial, node, asked, now=now), icon=f"gem-{node.colour}",
    )  # fmt: skip


def missed(trial: Trial, node: Objective) -> bool:
    """Whether the dark arrow was followed: it tells by where the trial went on."""
    at = trial.done.index(node.id)
    later = trial.done[at + 1] if at + 1 < len(trial.done) else trial.node
    return later == node.black and node.black != node.gold


def kind_of(trial: Trial, node: Objective, asked: int, *, now: bool) -> Text:
    if isinstance(node, Collective):
        return say("node-is-collective")
    if now and trial.hero:
        return say("node-is-of", count=asked, card=f"@heroes.{trial.hero}")
    if node.slot:
        return say("node-is-of-slot", count=asked, slot=node.slot)
    return say("node-is-of-golden", count=asked)


def placed(trial: Trial) -> bool:
    return bool(trial.dice) and all(die.hero for die in trial.dice)


# --- what lies against the Guide ---


def against(table: RefletsTable) -> list[Part]:
    """Creatures and the Bestiole, each with whose it is."""
    cards = []
    for seat, printed in laid(table):
        one = card_of(box(table), printed.id)
        cards.append(
            Card(
                id=one.id, name=one.name, type=one.type, text=one.text, numbers=one.numbers,
                tags=(say("label-laid-by", player=f"@seat.{seat}"), *one.tags), emblem=f"seat-{seat}",
            )
        )  # fmt: skip
    note = say("label-against", count=len(cards))
    return [Zone(id="against", label=say("label-front"), note=note, cards=tuple(cards), spread="row")] if cards else []


# --- the track ---


def track(table: RefletsTable, trial: Trial) -> list[Part]:
    """Columns of heroes (of dice, where one hero is tested), rows of results, each die in its row."""
    node = objective(table)
    team = table.state.seats[table.state.guide]
    single = isinstance(node, Individual)
    heroes = [trial.hero] if single and trial.hero else list(team.heroes.cards)
    cards = tuple(column(table, hero) for hero in heroes if hero in team.heroes.cards)
    lying = trial.dice if single else sorted(trial.dice, key=lambda die: slot(team.heroes.cards, die))
    places = {id(die): place for place, die in enumerate(trial.dice, 1)}
    dice = tuple(
        DieWord(
            id=str(places[id(die)]), face=die.face, colour=die.colour or "white", on=die.hero, golden=die.aside
        )
        for die in lying
    ) if not table.state.thrown else ()  # fmt: skip
    golden = DieWord(id="golden", face=table.state.golden, golden=True, aside=trial.substituted)
    parts: list[Part] = [Zone(id=TRACK, label=say("label-track"), cards=cards, spread="grid")]
    parts.append(results(table, node, heroes, lying, single=single))
    parts.append(Dice(id=TRACK, label=say("label-dice"), dice=(*dice, *((golden,) if table.state.golden else ()))))
    return [*parts, *sums(table, trial, node, lying, single=single)]


def slot(heroes: Sequence[str], die: Die) -> int:
    return heroes.index(die.hero) if die.hero in heroes else len(heroes)


def column(table: RefletsTable, hero: str) -> Card:
    """A hero on the track: the tested characteristic as it counts now, life left, equipment."""
    state = table.state
    printed, team = box(table).heroes[hero], state.seats[state.guide]
    colour = objective(table).colour
    value = value_of(table, hero)
    worn = printed.value(colour)
    return Card(
        id=hero, name=f"@heroes.{hero}", type="follower",
        numbers=(
            Number(
                id=colour, label=say(f"tested-{colour}"), value=value, icon=f"gem-{colour}",
                other=worn if worn != value else None,
                note=say("label-printed", number=worn) if worn != value else None,
            ),
            Number(
                id="life", label=say("label-life"), value=team.life.get(hero, printed.life), max=printed.life,
                icon="life",
            ),
            Number(id="gear", label=say("label-gear"), value=len(active(team, hero)), icon="bag"),
        ),
    )  # fmt: skip


def results(table: RefletsTable, node: Objective, heroes: list[str], dice: list[Die], *, single: bool) -> Rows:
    """For each die, in its row and column, what it brings."""
    columns = len(dice) or 5 if single else len(heroes)
    cells: dict[tuple[str, int], Text] = {}
    for number, die in enumerate(dice):
        at = number if single else slot(heroes, die)
        if die.hero and at < columns:
            result, words = brings(table, node, die, single=single)
            cells[result, at] = words
    rows = tuple(
        Row(
            id=result,
            cells=(
                say(f"track-{result}-{'alone' if single else 'together'}"),
                *(cells.get((result, at), "") for at in range(columns)),
            ),
        )
        for result in RESULTS
    )  # fmt: skip
    names = [str(number + 1) for number in range(columns)] if single else [f"@heroes.{hero}" for hero in heroes]
    return Rows(id=TRACK, label=say("label-track"), columns=("", *names), rows=rows)


def brings(table: RefletsTable, node: Objective, die: Die, *, single: bool) -> tuple[str, Text]:
    """In which row a die lies, and what it is worth: points or stars, a gem, a heart."""
    worth, critical, _ = worth_of(die.face, value_of(table, die.hero), single=single)
    if critical:
        return "critical", say("track-gem", points=worth)
    if die.face == SIX:
        return "fumble", say("track-heart" if node.colour == DEFENCE else "track-no-gem", points=worth)
    return ("success" if worth else "failure"), say("track-points", points=worth)


def sums(table: RefletsTable, trial: Trial, node: Objective, dice: list[Die], *, single: bool) -> list[Part]:
    """What the dice bring together against the goal, and what makes up the goal."""
    found: list[Part] = []
    wanted = goal(table)
    if dice and placed(trial) and not table.state.thrown:
        numbers = tuple(
            Number(
                id=f"die-{number}", label=f"@heroes.{die.hero}",
                value=worth_of(die.face, value_of(table, die.hero), single=single)[0],
            )
            for number, die in enumerate(dice, 1)
        )  # fmt: skip
        total = read_track(table).points
        short = wanted - total
        outcome_of = say("sum-short", count=short) if short > 0 else say("sum-reached")
        label = say("label-sum-stars" if single else "label-sum", colour=f"@text.tested-{node.colour}")
        found.append(Sum(id="points", label=label, numbers=numbers, total=total, outcome=outcome_of))
    parts = tuple(Number(id=name, label=term_label(name), value=number) for name, number in terms(table))
    found.append(Sum(id="goal", label=say("label-goal-stars" if single else "label-goal"), numbers=parts, total=wanted))
    return found


def term_label(name: str) -> Text:
    """What raises or lowers a goal: the card, Creatures by name, Dilemmas, notches."""
    known = (CARD, "raised", "cap", "lowered", "notches", "floor")
    return say(f"goal-{name}") if name in known else f"@creatures.{name}"
