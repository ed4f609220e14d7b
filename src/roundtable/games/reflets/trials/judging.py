"""The judgement of an objective (E 4 and 5): contests, catch-up aids, Four Aces, gems and hearts, the arrow."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from roundtable.games.reflets.effects.hazards import BRIGHT, DARK, Individual
from roundtable.games.reflets.option_makers import SEATS
from roundtable.games.reflets.road.hinges import at_hinge
from roundtable.games.reflets.road.token_piles import spend_waiting, waiting_tokens
from roundtable.games.reflets.state import Judge, RefletsTable, Throw
from roundtable.games.reflets.teams.holdings import gain_gems, held, pay_gems
from roundtable.games.reflets.teams.moments import adversaries_interject, lowers, play_lower
from roundtable.games.reflets.teams.remarks import remark
from roundtable.games.reflets.teams.skills import use
from roundtable.games.reflets.teams.vitality import life_left, lose_life, storyteller
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.windows import Rules

from .dice import (
    BONUS_DIE,
    FACES,
    REROLL_PRICE,
    bonus_dice,
    choose_dice,
    on_track,
    pay_reroll,
    reroll_colour,
    reroll_on_track,
    why_not_reroll,
)
from .prospects import OnTrack, lies_there
from .track import FOUR, SIX, goal, objective, reached, read_track, wounds_in_defence
from .trial import follow, skills_for

CATCH_UP: Final = (
    "reflets.objective.catch-up-before-failure-is-final", "reflets.objective.catch-up-tokens",
    "reflets.objective.catch-up-dilemmas",
)  # fmt: skip
SUBSTITUTE: Final = "reflets.objective.golden-substitution-once-per-trial"
ANY_HERO: Final = "reflets.objective.golden-substitution-any-hero"
GOLDEN_SIX: Final = "reflets.objective.golden-six-cannot-help"
KEEPS: Final = "reflets.objective.rerolled-die-keeps-its-hero"
PAID: Final = "reflets.objective.paid-reroll-two-gems"
LATE: Final = "reflets.objective.catch-up-skill-costs-one-more"
CONTEST: Final = "reflets.objective.adversary-may-force-a-reroll"
ACES: Final = ("reflets.trial.four-aces-wins-at-once", "reflets.trial.four-aces-needs-a-missed-objective")


def judge(table: RefletsTable, step: Judge) -> Rules[None]:
    """The Guide takes one aid after the other, or accepts the throw; then it counts."""
    if not reached(table) and not on_track(table).heard:
        on_track(table).heard = True
        yield from adversaries_interject(table, "missed")
    guide = table.state.guide
    own = table.state.seats[guide]
    veiled = not reached(table) and bool(own.hand.cards or waiting_tokens(own))
    chosen: Option[Any] = yield from at_hinge(table, guide, lambda: verdict(table), lambda: aids(table), veiled=veiled)
    if chosen.verb == "accept":
        yield from conclude(table, step.node)
        return
    yield from help_out(table, chosen)
    table.then(Judge(step.node))


def verdict(table: RefletsTable) -> Prompt:
    """What the Guide is asked: how much the dice bring, and how much is missing."""
    points, wanted = read_track(table).points, goal(table)
    params = (("number", points), ("goal", wanted), ("short", max(0, wanted - points)))
    return Prompt("ask-judge", params, (SUBSTITUTE,) if reached(table) else CATCH_UP)


# --- aids ---


def aids(table: RefletsTable) -> list[Option[Any]]:
    """While it falls short, all of them; a reached objective may still have the golden result put on it (A69)."""
    golden: list[Option[Any]] = table.allowed(substitutions(table))
    if not reached(table):
        return [*table.allowed(rerolls(table)), *golden, *further_aids(table), accept(table)]
    late = [*table.allowed(rerolls(table)), *further_aids(table)] if table.explaining else []
    return [accept(table), *golden, *table.unless(CATCH_UP[0], late)]


def further_aids(table: RefletsTable) -> list[Option[Any]]:
    """Skills, Dilemmas and Bonus Dice, for dice that fall short only."""
    guide = table.state.guide
    return [*table.allowed(skills_for(table, late=True)), *lowers(table, guide, "missed"), *bonus_dice(table, guide)]


def arrow_to(node: str) -> str:
    """An end by its name; any other step is just further on."""
    return node if node in (BRIGHT, DARK) else "on"


def accept(table: RefletsTable) -> Option[None]:
    """The throw counts as it lies: the title names the arrow that is taken."""
    node = objective(table)
    if reached(table):
        return Option("accept", text="accept-passed", params=(("end", arrow_to(node.gold)),))
    if read_track(table).clovers >= FOUR:
        return Option("accept", text="accept-aces")
    return Option("accept", text="accept-missed", params=(("end", arrow_to(node.black)),))


def substitutions(table: RefletsTable) -> list[tuple[Option[Any], str | None]]:
    """The parked golden result in place of any die of any hero, once a trial; never a 6."""
    trial, golden, now = on_track(table), table.state.golden, lies_there(table)
    forbidden = SUBSTITUTE if trial.substituted else GOLDEN_SIX if golden == SIX else None
    return [(golden_option(table, now, place), forbidden) for place, die in enumerate(trial.dice) if not die.aside]


def golden_option(table: RefletsTable, now: OnTrack, place: int) -> Option[Any]:
    """What the sum would be then. One that brings no more to dice that fall short is of no use now."""
    then = now.showing(place, table.state.golden)
    idle = not now.passed and not then.passed and then.points <= now.points and then.clovers < FOUR - 1
    return track_option(
        table, "gold", place, "gold-idle" if idle else "", golden=table.state.golden, before=now.points,
        after=then.points, goal=now.goal,
    )  # fmt: skip


def rerolls(table: RefletsTable) -> list[tuple[Option[Any], str | None]]:
    """Any die of 1 to 5 for two gems of its colour."""
    guide, now = table.state.guide, lies_there(table)
    return [
        (reroll_option(table, now, place), why_not_reroll(table, guide, die.face))
        for place, die in enumerate(on_track(table).dice)
        if not die.aside
    ]


def reroll_option(table: RefletsTable, now: OnTrack, place: int) -> Option[Any]:
    """What is left of the colour that pays for it; what the sum would be at best."""
    die, enough = on_track(table).dice[place], now.again([place])
    best = max((now.showing(place, face) for face in FACES), key=lambda then: then.points)
    colour = reroll_colour(die.face)
    have = held(table.state, table.state.guide, colour) if colour else 0
    return track_option(
        table, "again", place, "again-idle" if best.points <= now.points and not enough else "",
        gem=f"@text.gem-{colour}", before=have, after=have - REROLL_PRICE, most=best.points, goal=now.goal,
        enough="yes" if enough else "no",
    )  # fmt: skip


def track_option(table: RefletsTable, verb: str, place: int, idle: str, **more: int | str) -> Option[Any]:
    """About a die on the track, by its column from 1 on."""
    die = on_track(table).dice[place]
    return Option(
        verb, str(place + 1), value=place, points=(f"die:{place + 1}",),
        params=(("die", die.face), ("card", f"@heroes.{die.hero}"), *more.items()), text=f"{verb}-brings", idle=idle,
    )  # fmt: skip


def help_out(table: RefletsTable, chosen: Option[Any]) -> Rules[None]:
    """One aid is carried out."""
    guide = table.state.guide
    if chosen.verb == "gold":
        substitute(table, chosen.value)
    elif chosen.verb == "again":
        pay_reroll(table, guide, on_track(table).dice[chosen.value].face)
        yield from reroll_on_track(table, [chosen.value], PAID)
    elif chosen.verb == "skill":
        table.cite(LATE, "reflets.objective.catch-up-skill-still-once-per-turn")
        yield from use(table, guide, chosen, late=True)
    elif chosen.verb == "bonus-die":
        yield from late_bonus_die(table, chosen.arg)
    else:
        yield from play_lower(table, guide, chosen.arg)


def substitute(table: RefletsTable, place: int) -> None:
    """The die is set aside, and its hero has the golden result instead."""
    trial, golden = on_track(table), table.state.golden
    die = trial.dice[place]
    table.say(
        "golden-substituted", SUBSTITUTE, ANY_HERO, KEEPS, card=f"@heroes.{die.hero}", die=die.face, golden=golden
    )
    die.face, die.aside, trial.substituted = golden, True, True


def late_bonus_die(table: RefletsTable, token: str) -> Rules[None]:
    """Played after dice are assigned: those chosen are thrown again and keep their heroes (ruling A70)."""
    guide = table.state.guide
    spend_waiting(table, guide, token, BONUS_DIE, "reflets.objective.catch-up-tokens")
    plain = [place for place, die in enumerate(on_track(table).dice) if not die.aside]
    faces = [on_track(table).dice[place].face for place in plain]
    chosen = yield from choose_dice(table, guide, faces, len(faces), BONUS_DIE)
    yield from reroll_on_track(table, [plain[index] for index in chosen], BONUS_DIE)


# --- passed or missed ---


def conclude(table: RefletsTable, node: str) -> Rules[None]:
    """A reached objective may be contested, a missed one saved by Four Aces; then the arrow is followed."""
    if reached(table):
        table.cite(CONTEST)
        yield from adversaries_interject(table, "passed")
        if not on_track(table).dice:
            table.say("objective-again", CONTEST, "reflets.objective.forced-reroll-voids-the-pass")
            table.then(Throw(node))
            return
        table.say("objective-passed", "reflets.objective.golden-arrow-after-a-pass", number=read_track(table).points)
        yield from settle_track(table, "reflets.objective.passed-gem-changes-applied")
        leave_objective(table, objective(table).gold)
    elif read_track(table).clovers >= FOUR:
        on_track(table).doubled = True
        table.say("four-aces", *ACES, "reflets.trial.four-aces-doubles-gains", "reflets.trial.clover-is-the-one")
        remark(table, "aces", table.state.turn, *ACES)
        yield from settle_track(table, "reflets.trial.four-aces-doubles-gains")
        leave_objective(table, BRIGHT)
    else:
        table.say("objective-missed", "reflets.objective.black-arrow-after-a-failure", number=read_track(table).points)
        yield from settle_track(table, "reflets.objective.failed-gem-changes-applied")
        leave_objective(table, objective(table).black)


def settle_track(table: RefletsTable, rule: str) -> Rules[None]:
    """Gems won and lost on the track are netted (ruling A63), Four Aces doubling those won (ruling A27); then come the
    blue hearts of Defence, whether it was passed or not."""
    guide, track = table.state.guide, read_track(table)
    times = 2 if on_track(table).doubled else 1
    net = track.criticals * times - len(track.sixes)
    if net > 0:
        gain_gems(table, guide, net, rule)
    elif net < 0:
        yield from pay_gems(table, guide, -net, rule)
    else:
        table.cite(rule)
    if wounds_in_defence(table):
        yield from hearts(table, track.sixes)


def hearts(table: RefletsTable, sixes: tuple[str, ...]) -> Rules[None]:
    """A life point for each 6, on top of point and gem (ruling A08); the dead are the storyteller's (ruling A09)."""
    guide, single = table.state.guide, isinstance(objective(table), Individual)
    rule = "reflets.individual.six-wounds-in-defence" if single else "reflets.collective.six-wounds-in-defence"
    for hero, count in Counter(sixes).items():
        table.say(
            "hearts-lost", rule, "reflets.objective.defence-hearts-apply-even-when-passed", card=f"@heroes.{hero}",
            seat=SEATS[guide], count=count,
        )  # fmt: skip
        winner = -1
        if life_left(table, guide, hero) <= count:
            winner = yield from storyteller(table, rule)
        yield from lose_life(table, guide, hero, count, winner, rule)


def leave_objective(table: RefletsTable, arrow: str) -> None:
    """What held for this objective only is over, and the arrow is followed."""
    trial = on_track(table)
    trial.done.append(trial.node)
    trial.raised = trial.lowered = trial.extra = 0
    trial.capped.clear()
    trial.dice.clear()
    trial.hero = ""
    follow(table, arrow)
