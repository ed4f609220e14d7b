"""Movement in the Outer and Middle Regions, and over the Sentinel's bridge between them."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from .characters import rerolled
from .effects import Place
from .fights import fight_guard
from .spells import may_cast
from .state import SEATS, DuelTable

ROLL = "talisman.movement.roll-one-die"
ROUND = ("talisman.movement.choose-left-or-right",)
LEFT: Option[None] = Option("go", "left", rules=ROUND, text="option-go-left")
RIGHT: Option[None] = Option("go", "right", rules=ROUND, text="option-go-right")
STAY: Option[None] = Option("stay")
CROSS: Option[None] = Option("cross", rules=("talisman.movement.bridge.crossing-is-optional",))
ON: Option[None] = Option("on")
TURN_ROUND: Option[None] = Option("turn-round")

NO_TURNING = "talisman.movement.no-direction-change-mid-move"
NO_STEPS = "talisman.movement.bridge.needs-movement-left"
AT_BRIDGE = Prompt("ask-bridge", rules=(NO_STEPS, NO_TURNING))
BEYOND = Prompt("ask-beyond", rules=(NO_TURNING,))


def move(table: DuelTable, seat: Seat) -> Rules[None]:
    """Spells first; then the die says how far, and the player which way."""
    table.cite("talisman.sequence.pre-move-spells-first")
    while (yield from may_cast(table, seat, "before-move")):
        pass
    die = table.roll()
    table.say("rolls-to-move", ROLL, seat=SEATS[seat], die=die)
    die = yield from rerolled(table, seat, die, ROLL)
    prompt = Prompt("ask-way", (("die", die),), ROUND)
    chosen = yield from table.ask(
        seat, prompt, lambda: table.allowed([(LEFT, None), (RIGHT, None), (STAY, "talisman.movement.compulsory")])
    )
    yield from travel(table, seat, chosen.arg, die)


def travel(table: DuelTable, seat: Seat, way: str, steps: int) -> Rules[None]:
    """Step by step round the region, and over the bridge if the player wants to and a step is left for it.

    A move may begin at the bridge (ruling A12). Inward the way is free again; outward it stays the same (ruling A10).
    """
    crossed = False
    for left in range(steps, 0, -1):
        place = table.content["places"][table.state.seats[seat].space]
        if place.bridge and not crossed and (yield from may_cross(table, seat, place)):
            yield from cross(table, seat, place)
            crossed = True
            if place.region == "outer" and left > 1:
                way = (yield from table.ask(seat, BEYOND, (LEFT, RIGHT))).arg
        else:
            table.state.seats[seat].space = place.left if way == "left" else place.right
    stop = f"@places.{table.state.seats[seat].space}"
    table.say("stops", "talisman.movement.follows-current-region", seat=SEATS[seat], place=stop)


def may_cross(table: DuelTable, seat: Seat, place: Place) -> Rules[bool]:
    """On a bridge end with steps left: over it, or on?"""
    chosen = yield from table.ask(
        seat, AT_BRIDGE, lambda: table.allowed([(CROSS, None), (ON, None), (TURN_ROUND, NO_TURNING)])
    )
    if chosen is ON and place.guard:
        table.say("passes-by", "talisman.movement.sentinel.ignores-outer-passers-by", seat=SEATS[seat])
    return chosen is CROSS


def cross(table: DuelTable, seat: Seat, place: Place) -> Rules[None]:
    """Over the bridge for one step (ruling A11), past whoever guards this end of it."""
    rule = "talisman.movement.sentinel.ignores-outward-crossing"
    if place.guard:
        rule = "talisman.movement.sentinel.defeat-or-evade-then-cross"
        stopped = yield from fight_guard(table, seat, place)
        if stopped is not None:
            # The turn is over, on this space and without an encounter (ruling A13).
            table.say("does-not-cross", stopped, seat=SEATS[seat])
            raise Stop("turn")
    table.state.seats[seat].space = str(place.bridge)
    link = "talisman.movement.bridge.links-sentinel-and-hills"
    table.say("crosses", link, rule, seat=SEATS[seat], place=f"@places.{place.bridge}")
