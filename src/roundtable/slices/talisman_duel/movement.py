"""Movement in the Outer and Middle Regions, Fate moves, and the Sentinel's bridge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, Stop, until

from .characters import REROLL, REROLL_RULES, here, spend_fate
from .effects import Place
from .fights import Result, fight_creature
from .spells import may_cast_several
from .state import SEATS, DuelTable, Encounter, Move

FARTHEST: Final = 6
"""A Fate move goes one to six spaces (ruling A07)."""

Way: TypeAlias = Literal["left", "right", "bridge"]


class Course(Struct, frozen=True):
    """A way to go and how far. A Fate move also says beforehand whether it crosses, and how it goes on (ruling A08)."""

    way: Way
    steps: int
    declared: bool = False
    crosses: bool = False
    beyond: Way | None = None


ROUND = ("talisman.movement.choose-left-or-right",)
LEFT: Option[Way] = Option("go", "left", "left", ROUND, text="option-go-left")
RIGHT: Option[Way] = Option("go", "right", "right", ROUND, text="option-go-right")
OPTIONAL = ("talisman.movement.bridge.crossing-is-optional",)
BRIDGE: Option[Way] = Option("go", "bridge", "bridge", OPTIONAL, text="option-go-bridge")
STAY: Option[Way] = Option("stay")
IGNORE: Option[None] = Option("ignore", rules=("talisman.characters.fate.move-up-to-six-instead",))
ON: Option[bool] = Option("on", value=False)
CROSS: Option[bool] = Option("cross", value=True, rules=OPTIONAL)
TURN_ROUND: Option[bool] = Option("turn-round")

AT_BRIDGE = Prompt("ask-bridge", rules=("talisman.movement.bridge.needs-movement-left",))
BEYOND = Prompt("ask-beyond", rules=("talisman.movement.no-direction-change-mid-move",))
FATE_MOVE = Prompt("ask-fate-move", rules=("talisman.characters.fate.move-must-end-on-unoccupied-space",))


def move(table: DuelTable, step: Move) -> Rules[None]:
    """The first half of a turn. A move that death or the Sentinel stops is followed by no encounter."""
    ended = yield from until("turn", movement(table, step.seat))
    table.state.fight = None
    if ended is not STOPPED:
        table.then(Encounter(step.seat))


def movement(table: DuelTable, seat: Seat) -> Rules[None]:
    yield from may_cast_several(table, seat, "before-move")
    course = yield from choose_course(table, seat, table.roll())
    yield from travel(table, seat, course)
    place = here(table, seat)
    table.say("stops", "talisman.movement.follows-current-region", seat=SEATS[seat], place=f"@places.{place.id}")
    if place.no_craft_from:
        table.touch(f"spells:{seat}")


# --- how far and which way ---


def choose_course(table: DuelTable, seat: Seat, die: int, rerolled: bool = False) -> Rules[Course]:
    """Left or right by the die; or Fate: reroll it, ignore it, or one after the other (ruling A09)."""
    if rerolled:
        table.say("rerolls", *REROLL_RULES, seat=SEATS[seat], die=die)
    else:
        table.say("rolls-to-move", "talisman.movement.roll-one-die", seat=SEATS[seat], die=die)
    prompt = Prompt("ask-way", (("die", die),), ROUND)
    chosen = yield from table.ask(seat, prompt, lambda: table.allowed(ways(table, seat, rerolled)))
    if chosen is REROLL:
        spend_fate(table, seat)
        return (yield from choose_course(table, seat, table.roll(), True))
    if chosen is IGNORE:
        far = yield from table.ask(seat, FATE_MOVE, lambda: table.allowed(fate_moves(table, seat)))
        spend_fate(table, seat)
        table.say("fate-move", *IGNORE.rules, *FATE_MOVE.rules, seat=SEATS[seat])
        return far.value
    assert chosen.value is not None
    return Course(chosen.value, die)


def ways(table: DuelTable, seat: Seat, rerolled: bool) -> list[tuple[Option[Way | None], str | None]]:
    menu: list[tuple[Option[Way | None], str | None]] = [(LEFT, None), (RIGHT, None)]
    if here(table, seat).bridge is not None:
        menu.append((BRIDGE, None))  # a move may begin on a bridge end (ruling A12)
    no_fate = None if table.state.seats[seat].fate else "talisman.characters.fate.none-left-has-no-penalty"
    menu += [
        (REROLL, "talisman.characters.fate.one-reroll-per-roll" if rerolled else no_fate),
        (IGNORE, no_fate),
        (STAY, "talisman.movement.compulsory"),
    ]
    return menu


def fate_moves(table: DuelTable, seat: Seat) -> list[tuple[Option[Course], str | None]]:
    """Every course of one to six spaces; its end must be free of other characters."""
    taken = [character.space for other, character in enumerate(table.state.seats) if other != seat]
    rule = "talisman.characters.fate.move-must-end-on-unoccupied-space"
    return [
        (
            Option(
                "fate-move", name, course, points=(f"place:{end}",),
                params=(("steps", course.steps), ("place", f"@places.{end}")),
            ),
            rule if end in taken else None,
        )
        for name, course, end in courses(table, table.state.seats[seat].space)
    ]  # fmt: skip


def courses(table: DuelTable, start: str) -> Iterator[tuple[str, Course, str]]:
    """A name, the course, and where it ends."""
    places = table.content["places"]
    if places[start].bridge is not None:
        yield from over_bridge(table, "bridge", "bridge", 0, places[start])
    for way in ("left", "right"):
        space = start
        for steps in range(1, FARTHEST + 1):
            space = beside(places[space], way)
            yield f"{way}-{steps}", Course(way, steps, declared=True), space
            if places[space].bridge is not None:
                yield from over_bridge(table, way, f"{way}-{steps}-bridge", steps, places[space])


def over_bridge(table: DuelTable, way: Way, name: str, used: int, place: Place) -> Iterator[tuple[str, Course, str]]:
    places = table.content["places"]
    assert place.bridge is not None
    if used < FARTHEST:
        yield name, Course(way, used + 1, declared=True, crosses=True), place.bridge
    same_sense = place.region == "middle" and way != "bridge"
    for beyond in (way,) if same_sense else ("left", "right"):
        space = place.bridge
        for more in range(1, FARTHEST - used):
            space = beside(places[space], beyond)
            yield f"{name}-{beyond}-{more}", Course(way, used + 1 + more, True, True, beyond), space


# --- going ---


def beside(place: Place, way: Way) -> str:
    return place.left if way == "left" else place.right


def travel(table: DuelTable, seat: Seat, course: Course) -> Rules[None]:
    """Step by step round the region, and over the bridge where the player wants to and the steps suffice."""
    way, steps, passing = course.way, course.steps, False
    while steps:
        place = here(table, seat)
        if place.bridge is not None and (way == "bridge" or (passing and (yield from crosses(table, seat, course)))):
            yield from cross(table, seat, place)
            steps -= 1
            passing = False
            if steps:
                way = yield from way_beyond(table, seat, way, course, place)
        else:
            table.state.seats[seat].space = beside(place, way)
            steps -= 1
            passing = True


def crosses(table: DuelTable, seat: Seat, course: Course) -> Rules[bool]:
    """On a bridge end with steps left: over it, or on?"""
    crossing = course.crosses
    if not course.declared:
        no_turning = "talisman.movement.no-direction-change-mid-move"
        chosen = yield from table.ask(
            seat, AT_BRIDGE, lambda: table.allowed([(CROSS, None), (ON, None), (TURN_ROUND, no_turning)])
        )
        crossing = chosen.value
    if not crossing and here(table, seat).guard is not None:
        table.cite("talisman.movement.sentinel.ignores-outer-passers-by")
    return crossing


def cross(table: DuelTable, seat: Seat, place: Place) -> Rules[None]:
    """Over the bridge for one step (ruling A11), past whoever guards this end of it."""
    rule = "talisman.movement.sentinel.ignores-outward-crossing"
    if place.guard is not None:
        faced = "talisman.movement.sentinel.must-be-faced-going-inward"
        table.say("challenges", faced, *place.guard.rules, seat=SEATS[seat])
        result = yield from fight_creature(table, seat, place.guard)
        table.state.fight = None
        if result is Result.TIED or result is Result.LOST:
            # The turn is over, on this space and without an encounter (ruling A13).
            rule = "talisman.movement.sentinel.loss-costs-a-life-and-ends-turn"
            if result is Result.TIED:
                rule = "talisman.movement.sentinel.tie-ends-turn-without-loss"
            table.say("does-not-cross", rule, seat=SEATS[seat])
            raise Stop("turn")
        rule = "talisman.movement.sentinel.defeat-or-evade-then-cross"
    assert place.bridge is not None
    table.state.seats[seat].space = place.bridge
    table.say(
        "crosses",
        "talisman.movement.bridge.links-sentinel-and-hills", rule,
        seat=SEATS[seat], place=f"@places.{place.bridge}",
    )  # fmt: skip


def way_beyond(table: DuelTable, seat: Seat, way: Way, course: Course, place: Place) -> Rules[Way]:
    """Inward the way is free again; outward it stays the same, unless the move began on the bridge (ruling A10)."""
    if course.beyond is not None:
        return course.beyond
    if place.region == "middle" and way != "bridge":
        table.cite("talisman.movement.no-direction-change-mid-move")
        return way
    chosen = yield from table.ask(seat, BEYOND, (LEFT, RIGHT))
    return chosen.value
