"""Progression (C): the golden die, walking or running, and where the pawn goes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from roundtable.games.reflets.box import CITY, box
from roundtable.games.reflets.match.scoring import quest_done
from roundtable.games.reflets.option_makers import SEATS, place_name
from roundtable.games.reflets.state import NOBODY, Land, Progress, RefletsTable
from roundtable.games.reflets.teams.holdings import gain_gems, pay_gems
from roundtable.games.reflets.trials.dice import bonus_dice, roll_golden, throw
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .dragon import pass_by
from .hinges import at_hinge
from .paths import Route, bars, card_lies, halts, occupied, shared, ways, what_stops
from .token_piles import spend_waiting, waiting_tokens
from .turns import lose_turn, team_out

WALK: Final[Option[None]] = Option(
    "walk", rules=("reflets.progress.walking-gains-a-gem", "reflets.progress.walking-distance")
)
RUN_PAYS: Final = "reflets.progress.running-pays-a-gem"
RUN: Final[Option[None]] = Option("run", rules=(RUN_PAYS, "reflets.progress.running-distance"))
PACE: Final = ("reflets.progress.walk-or-run-chosen-after-the-roll", "reflets.progress.golden-die-gives-movement")
EXTENDS: Final = ("reflets.mystery.bonus-die-extends-movement", "reflets.progress.extra-die-never-designates")
STOPS: Final = (
    "reflets.progress.may-stop-on-special-spaces", "reflets.progress.empty-space-needs-exact-count",
    "reflets.progress.must-stop-on-zone-and-door-hazards",
)  # fmt: skip
PORTALS: Final = ("reflets.portal.costs-no-movement", "reflets.portal.alcove-and-gallery-linked")
EXIT: Final = (
    "reflets.portal.octuple-leads-to-the-start-city", "reflets.portal.costs-no-movement",
    "reflets.portal.exit-usable-on-the-last-point",
)  # fmt: skip


def progress(table: RefletsTable, step: Progress) -> Rules[None]:
    """The golden die is rolled and parked; the Guide walks or runs, and stops where the rules allow it."""
    table.then(Land())
    yield from roll_golden(table, "golden")
    guide = table.state.guide
    veiled = bool(waiting_tokens(table.state.seats[guide]))
    pace = yield from at_hinge(table, guide, lambda: pace_asked(table), lambda: paces(table, guide), veiled=veiled)
    if pace.verb == "run":
        yield from run(table)
    else:
        gain_gems(table, guide, 1, "reflets.progress.walking-gains-a-gem")
        table.cite("reflets.progress.walking-distance")
    route = yield from destination(table, guide)
    home = route[-1:] == (CITY,)
    yield from move_pawn(table, guide, route[:-1] if home else route, *STOPS)
    if home:
        leave(table, guide)


def pace_asked(table: RefletsTable) -> Prompt:
    return Prompt("ask-pace", (("die", table.state.golden),), PACE)


def paces(table: RefletsTable, guide: Seat) -> list[Option[None]]:
    """Walking, or running for a gem."""
    far = (("number", allowance(table)),)
    walk: Option[None] = Option("walk", rules=WALK.rules, params=far, text="pace-walk")
    run: Option[None] = Option("run", rules=RUN.rules, params=far, text="pace-run")
    return table.allowed([(walk, None), (run, None if table.state.seats[guide].gems.cards else RUN_PAYS)])


def run(table: RefletsTable) -> Rules[None]:
    """A gem is paid before an extra plain die is rolled, which only adds movement."""
    yield from pay_gems(table, table.state.guide, 1, RUN_PAYS)
    extra = yield from throw(table, "run")
    table.state.steps_walked += extra[0]
    table.cite("reflets.progress.running-distance", "reflets.progress.extra-die-never-designates")


def allowance(table: RefletsTable) -> int:
    """The golden result, and what an extra die, a Bonus Die or a card adds to it."""
    return max(1, table.state.golden + table.state.steps_walked)


def destination(table: RefletsTable, seat: Seat) -> Rules[Route]:
    """The Guide chooses where to stop; before that, Bonus Dice may make the way longer."""
    while True:
        found = ways(table, seat, allowance(table))
        explain(table, seat, found)
        chosen: Option[Any] = yield from at_hinge(
            table, seat, lambda: destination_asked(table, seat),
            lambda: [*destinations(table, seat), *bonus_dice(table, seat)],
            veiled=bool(waiting_tokens(table.state.seats[seat])),
        )  # fmt: skip
        if chosen.verb != "bonus-die":
            return ways(table, seat, allowance(table))[chosen.arg]
        yield from extend(table, seat, chosen.arg)


def destination_asked(table: RefletsTable, seat: Seat) -> Prompt:
    """About the shortcuts within reach."""
    shortcuts = box(table).board.shortcuts
    near = tuple(place for place in ways(table, seat, allowance(table)) if place in shortcuts)
    return Prompt("ask-destination", (("number", allowance(table)),), STOPS, about=near)


def destinations(table: RefletsTable, seat: Seat) -> list[Option[None]]:
    found = halts(table, seat, allowance(table))
    if table.explaining:
        board = box(table).board
        for place in (*board.path, *board.rooms):
            found.setdefault(place, ((), what_stops(table, seat, place)))
    return table.allowed([(go_option(table, place, route), rule) for place, (route, rule) in found.items()])


def go_option(table: RefletsTable, place: str, route: Route) -> Option[None]:
    """A stop, with how far it is and what everybody sees there."""
    kind, name = what_lies(table, place)
    params = (("number", len(route)), ("place", name))
    return Option("go", place, points=(f"place:{place}",), params=params, text=f"go-{kind}")


def what_lies(table: RefletsTable, place: str) -> tuple[str, str]:
    """What a stop means, and how to name the place."""
    state, contents = table.state, box(table)
    board = contents.board
    if place == CITY:
        return "city", "@places.city"
    if place in board.rooms:
        shown = place in state.revealed and state.slots[place].cards
        if not shown:
            return "hidden-room", place_name(place)
        return "room", contents.name(state.slots[place].cards[0])
    if place in board.zones or place == board.door:
        name = "@places.door" if place == board.door else f"@places.{board.zones[place]}"
        return ("hazard" if card_lies(table, place) else "slot"), name
    if place in state.spots:
        return "token", place_name(place)
    if place in board.chance:
        return "chance", place_name(place)
    if place in board.shortcuts:
        end = board.shortcuts[place]
        return ("far-shortcut", f"@places.{board.zones[end]}") if end in board.zones else ("shortcut", end)
    return "empty", place_name(place)


def explain(table: RefletsTable, seat: Seat, found: dict[str, Route]) -> None:
    """Cites what shaped the ways that were found."""
    for place, route in found.items():
        if shared(table, place) and place != CITY:
            table.cite("reflets.progress.hazard-slots-may-be-shared")
        if any(occupied(table, seat, passed) for passed in route):
            table.cite("reflets.progress.never-on-another-pawn", "reflets.progress.occupied-space-pushes-forward")
        if bars(table, seat, place):
            table.cite("reflets.progress.must-stop-on-zone-and-door-hazards")


def extend(table: RefletsTable, seat: Seat, token: str) -> Rules[None]:
    """A Bonus Die played in Progression is one more die for the walk or the run."""
    spend_waiting(table, seat, token, *EXTENDS)
    faces = yield from throw(table, "bonus")
    table.state.steps_walked += faces[0]


# --- moving a pawn ---


def move_pawn(table: RefletsTable, seat: Seat, route: Route, *rules: str) -> Rules[None]:
    """The pawn goes this way; whoever passes the Dragon is crossed there, and if eliminated moves no further (A50)."""
    if not route:
        return
    state, rooms = table.state, box(table).board.rooms
    if any(one in rooms and two in rooms for one, two in pairwise((state.seats[seat].at, *route))):
        table.cite(*PORTALS)
    if any(place in rooms for place in route[:-1]):
        table.cite("reflets.portal.rooms-may-be-crossed-without-stopping")
    if state.chapel == seat:
        state.chapel = NOBODY
    halts = [state.dragon] if state.dragon in route[:-1] else []
    for place in (*halts, route[-1]):
        state.seats[seat].at = place
        table.say("pawn-moved", *rules, seat=SEATS[seat], place=place_name(place))
        if place == state.dragon:
            yield from pass_by(table, seat)
            if state.seats[seat].gone:
                return


def leave(table: RefletsTable, seat: Seat) -> None:
    """Through the exit portal: with the Relic token placed the quest is done and the game ends; else the team leaves
    play for good, its heroes safe (ruling A05)."""
    table.say("team-leaves", *EXIT, "reflets.outcome.octuple-option-stay-or-leave", seat=SEATS[seat])
    team = table.state.seats[seat]
    team.at = CITY
    if team.relic_at:
        quest_done(table, seat)
    team_out(table, seat, "left", "reflets.portal.exit-preserves-heroes")
    lose_turn()
