"""Resources: five kinds, twenty of each, and what becomes of more."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.effects.terms import ResourceName
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.party import here
from roundtable.games.tainted_grail.state import SEATS, GrailTable, fight_of
from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

RESOURCES: Final[tuple[ResourceName, ...]] = ("food", "wealth", "rep", "magic", "exp")
"""grail.resource.five-kinds"""
TRADABLE: Final[tuple[ResourceName, ...]] = ("food", "wealth")
MOST: Final = 20
PASS_ON: Final = Prompt("ask-pass-on", rules=("grail.resource.overflow-given-or-lost",))


def room(table: GrailTable, seat: Seat, resource: str) -> int:
    """How much more a Character can hold; of Exp as much as one likes."""
    if resource == "exp":
        return 999
    table.cite("grail.resource.cap-of-twenty")
    return MOST - int(getattr(table.state.seats[seat], resource))


def gain(table: GrailTable, seat: Seat, resource: ResourceName, by: int, *rules: str) -> Rules[None]:
    """What goes above 20 passes to somebody in the same Location who has room, busy or not (A41); the rest is lost."""
    taken = min(by, room(table, seat, resource))
    put(table, seat, resource, taken, *rules)
    from roundtable.games.tainted_grail.day.day_powers import changed

    yield from changed(table, seat, "gains", resource, by)
    left = by - taken
    while left:
        others = [other for other in here(table.state, seat) if room(table, other, resource)]
        if not others:
            table.say("overflow-lost", "grail.resource.overflow-given-or-lost", what=f"@text.{resource}", count=left)
            return
        prompt = Prompt("ask-pass-on", (("what", f"@text.{resource}"),), PASS_ON.rules)
        other = (yield from table.ask(seat, prompt, [seat_option("pass-on", other) for other in others])).value
        given = min(left, room(table, other, resource))
        put(table, other, resource, given, "grail.resource.overflow-given-or-lost")
        left -= given


def put(table: GrailTable, seat: Seat, resource: str, by: int, *rules: str) -> None:
    """So much more or less, as far as there is any."""
    one = table.state.seats[seat]
    before: int = getattr(one, resource)
    after = max(0, before + by)
    if after == before:
        return
    setattr(one, resource, after)
    table.cite("grail.resource.five-kinds")
    table.say("resource-changes", *rules, seat=SEATS[seat], what=f"@text.{resource}", before=before, after=after)
    table.touch(str(seat))


def why_not_traded(table: GrailTable, giver: Seat, taker: Seat, resource: ResourceName, amount: int) -> str | None:
    """The rule against handing this over, if there is one."""
    if resource not in TRADABLE:
        table.cite("grail.resource.rep-exp-magic-never-traded")
        return "grail.resource.rep-exp-magic-never-traded"
    if taker not in here(table.state, giver) or busy(table, giver) or busy(table, taker):
        return "grail.resource.food-and-wealth-can-be-traded"
    if int(getattr(table.state.seats[taker], resource)) + amount > MOST:
        return "grail.resource.cap-of-twenty"  # A102
    return None


def busy(table: GrailTable, seat: Seat) -> bool:
    """Whether a Character is in an Encounter, or in an Action that is being resolved."""
    return fight_of(table.state, seat) is not None or table.state.seats[seat].away


def trade(table: GrailTable, giver: Seat, taker: Seat, resource: ResourceName, amount: int = 1) -> None:
    put(table, giver, resource, -amount, "grail.resource.food-and-wealth-can-be-traded")
    put(table, taker, resource, amount, "grail.resource.food-and-wealth-can-be-traded")
