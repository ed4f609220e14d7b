"""Spaces (D): what a pawn meets where it stops, Perilous Shortcuts, and spaces won or suffered."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import Push, Spaces
from roundtable.games.reflets.option_makers import SEATS, place_name
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import Land, RefletsTable, Reveal, RoadEvent
from roundtable.games.reflets.teams.holdings import whom
from roundtable.games.reflets.teams.moments import interject
from roundtable.games.reflets.teams.vitality import test_designated
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .chance import on_chance_space
from .paths import BACK, ON, backward, card_lies, next_place, onward, pushed_on, seals, shoved
from .progress import move_pawn
from .tokens import reveal_token
from .turns import appoint_storyteller

RESOLVED: Final = "reflets.space.applies-when-not-on-a-hazard"
CHECK: Final = "reflets.shortcut.check-the-golden-die"
ARROW: Final = ("reflets.shortcut.follow-the-arrow", "reflets.shortcut.arrival-played-in-the-same-turn")
BONUS: Final = "reflets.outcome.bonus-advance-resolves-its-space"
RETREAT: Final = (
    "reflets.outcome.retreat-resolves-its-space", "reflets.outcome.retreat-stays-in-the-corridor",
)  # fmt: skip
ONE_HAZARD: Final = "reflets.hazard.one-per-turn"
WHICH_WAY: Final = Prompt("ask-which-way", rules=(BONUS,))


def land(table: RefletsTable, step: Land) -> Rules[None]:
    """The space is resolved on which the pawn stopped: a hazard, a token, Chance, a shortcut, or nothing at all."""
    state, guide = table.state, table.state.guide
    place = state.seats[guide].at
    yield from interject(table, "land")
    state = table.state
    if state.owed and not must_resolve(table, state.seats[guide].at):
        yield from walk_owed(table)
        return
    if state.seats[guide].at != place:
        return  # pushed off by somebody: what it is pushed onto is not resolved
    board = box(table).board
    if card_lies(table, place):
        meet_hazard(table, place)
        return
    table.cite(RESOLVED)
    if place in state.spots:
        yield from reveal_token(table, guide, place)
        offer_event(table, "reflets.space.token-then-road-event-or-end")
    elif place in board.chance:
        yield from on_chance_space(table, guide)
    elif place in board.shortcuts:
        yield from shortcut(table, place, board.shortcuts[place])
    else:
        offer_event(table, "reflets.space.empty-ends-turn-or-asks-road-event")


def meet_hazard(table: RefletsTable, place: str) -> None:
    """A hazard card is played when a pawn stops on it, once a turn; a Door that the team has passed is not again."""
    if table.state.hazard_done:
        table.say("no-second-hazard", ONE_HAZARD, place=place_name(place))
    elif not must_resolve(table, place):
        table.cite("reflets.hazard.visited-room-just-holds-the-pawn")
    else:
        table.cite("reflets.hazard.resolved-when-the-pawn-stops")
        table.then(Reveal(place))


def must_resolve(table: RefletsTable, place: str) -> bool:
    """Whether the Guide's pawn has stopped on a hazard card that comes before anything else."""
    state = table.state
    passed = place == box(table).board.door and state.seats[state.guide].door
    return card_lies(table, place) and not state.hazard_done and not passed


def offer_event(table: RefletsTable, rule: str) -> None:
    """A Road Chance event may be asked for, unless this turn had a hazard."""
    table.cite(rule)
    if table.state.hazard_done:
        table.cite("reflets.hazard.resolution-leads-to-end-of-turn")
    else:
        table.then(RoadEvent())


# --- Perilous Shortcuts ---


def shortcut(table: RefletsTable, place: str, end: str) -> Rules[None]:
    """The golden die's hero is tested, then the pawn follows the arrow. One that would lead to a second hazard in the
    turn is not resolved at all (rulings A11, A51)."""
    state, guide = table.state, table.state.guide
    if state.hazard_done and card_lies(table, end):
        table.say("no-second-hazard", ONE_HAZARD, place=place_name(end))
        return
    table.say("on-shortcut", CHECK, seat=SEATS[guide], place=place_name(place))
    yield from perilous_test(table)
    yield from table.settle()
    yield from move_pawn(table, guide, pushed_on(table, guide, end), *ARROW)
    table.then(Land())


def perilous_test(table: RefletsTable) -> Rules[None]:
    """A vacant slot: no test. On a 6 a storyteller names the hero. A dead one is always the Guide's."""
    state, guide = table.state, table.state.guide
    namer = guide
    if state.golden > len(state.seats[guide].heroes):
        table.cite("reflets.shortcut.vacant-slot-no-test")
    if state.golden == 6:
        namer = yield from appoint_storyteller(table, guide, "reflets.shortcut.six-storyteller-names-the-hero")
    table.cite("reflets.shortcut.dead-hero-won-by-the-guide")
    yield from test_designated(table, guide, namer, guide, "reflets.shortcut.designated-hero-is-tested")


# --- spaces won or suffered ---


def walk_owed(table: RefletsTable) -> Rules[None]:
    """The spaces that were added up are walked at once, and the space reached is resolved."""
    state, guide = table.state, table.state.guide
    count, state.owed = state.owed, 0
    place = state.seats[guide].at
    if count > 0:
        step = yield from which_way(table, guide)
        yield from move_pawn(table, guide, onward(table, guide, count, step), BONUS)
    elif count < 0:
        yield from retreat(table, guide, -count)
    if table.state.seats[guide].at != place and not seals(table, table.state.seats[guide].at):
        table.then(Land())


def retreat(table: RefletsTable, seat: Seat, count: int) -> Rules[None]:
    """Back towards the city; in the Abyss towards the Door, on the corridor's spaces."""
    route = backward(table, seat, count)
    if route and seals(table, route[-1]):
        table.cite("reflets.outcome.retreat-stops-at-a-sealed-door")
    yield from move_pawn(table, seat, route, *RETREAT)


def which_way(table: RefletsTable, seat: Seat) -> Rules[int]:
    """On the Road forward; in the corridor whichever way the Guide likes (ruling A67)."""
    board = box(table).board
    at = table.state.seats[seat].at
    front = board.rooms.get(at, at)
    if front not in board.doors_to:
        return ON
    options: list[Option[int]] = []
    for verb, step in (("deeper", ON), ("outward", BACK)):
        ahead = next_place(table, front, step)
        if ahead is not None and not seals(table, ahead):
            options.append(Option(verb, value=step, points=(f"place:{ahead}",)))
    chosen = yield from table.ask(seat, WHICH_WAY, options)
    return chosen.value


def push_pawn(table: RefletsTable, seat: Seat, by: int, rule: str) -> Rules[None]:
    """A pawn is pushed on or back: it resolves nothing and stops short of a hazard card."""
    yield from move_pawn(table, seat, shoved(table, seat, by), rule)


@DEEDS.does(Spaces)
def spaces_deed(table: RefletsTable, doing: Doing, deed: Spaces) -> Rules[None]:
    """The team's own pawn: as part of the movement just rolled for, else added up and walked when the rest is done.
    In a Road Chance event it is walked at once, and the turn ends after that: the space is not resolved any more, but a
    token is always turned over (reflets.mystery.stopping-on-a-token-reveals-it)."""
    state = table.state
    if doing.when == "rolled":
        state.steps_walked += deed.by
        table.say("movement-changed", doing.rule, number=deed.by)
    elif doing.when == "event":
        guide = state.guide
        if deed.by > 0:
            step = yield from which_way(table, guide)
            route = onward(table, guide, deed.by, step)
        else:
            route = backward(table, guide, -deed.by)
        yield from move_pawn(table, guide, route, doing.rule)
        place = table.state.seats[guide].at
        if route and place in table.state.spots:
            yield from reveal_token(table, guide, place)
    else:
        state.owed += deed.by * doing.times
        table.say("spaces-owed", doing.rule, number=deed.by * doing.times)


@DEEDS.does(Push)
def push_deed(table: RefletsTable, doing: Doing, deed: Push) -> Rules[None]:
    """Another team's pawn, the Guide's where it hits the Guide."""
    seat = yield from whom(table, doing)
    if not table.state.seats[seat].gone:
        yield from push_pawn(table, seat, deed.by, doing.rule)
