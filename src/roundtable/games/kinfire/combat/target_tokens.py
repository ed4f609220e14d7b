"""Target tokens: whom an enemy hates most."""

from __future__ import annotations

from roundtable.games.kinfire.box import FARTHEST, box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.effects.foes import Retarget
from roundtable.games.kinfire.effects.terms import Condition
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.state import NOBODY, SEATS, KinfireTable, Seeker
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .carry_out import foe_does, react
from .zones import ground

CONDITIONS = "kinfire.target.conditions-vary-by-enemy"
AGAIN = "kinfire.target.retarget-reapplies-condition"
TIE = "kinfire.target.retarget-tie-group-chooses"
SETUP_TIE = "kinfire.target.setup-tie-group-chooses"

WHOM = Prompt("ask-target", rules=(TIE,))
WHOM_FIRST = Prompt("ask-target", rules=(SETUP_TIE,))


def hated(table: KinfireTable, index: int, condition: Condition) -> list[Seat]:
    """The seekers who fit the condition best; several in a tie."""
    foe = combat_of(table).foes[index]
    steps = ground(table).steps[foe.zone]
    measures = {seat: measured(table.state.seats[seat], condition, steps) for seat in party(table.state)}
    best = min(measures.values())
    return [seat for seat, measure in measures.items() if measure == best]


def measured(seeker: Seeker, condition: Condition, steps: dict[str, int]) -> int:
    """How far a seeker is from fitting the condition."""
    if condition == "nearest":
        return steps.get(seeker.zone, FARTHEST)  # one it can't reach is farther than all (A59)
    number = seeker.hp if condition in ("most-hp", "least-hp") else seeker.armour
    return -number if condition in ("most-hp", "most-armour") else number


def target_first(table: KinfireTable, index: int) -> Rules[None]:
    """At setup the target token goes to whoever fits the condition on the board."""
    yield from _aim(table, index, None, WHOM_FIRST, "kinfire.target.each-enemy-starts-on-condition-holder")


@foe_does(Retarget)
def retarget(table: KinfireTable, index: int, deed: Retarget) -> Rules[None]:
    """The condition applies to the present state; an ability may name another for this time."""
    rules: tuple[str, ...] = (AGAIN, "kinfire.target.retarget-after-damage")
    if deed.by is not None:
        rules = (*rules, "kinfire.target.ability-may-name-other-rule")
    yield from _aim(table, index, deed.by, WHOM, *rules)


def _aim(table: KinfireTable, index: int, by: Condition | None, prompt: Prompt, *rules: str) -> Rules[None]:
    box, foe = box_of(table.content), combat_of(table).foes[index]
    if foe.ally:
        return
    seats = hated(table, index, by or box.targets(foe))
    table.cite(*rules, CONDITIONS)
    named = Prompt(prompt.key, (("enemy", box.name(foe)),), prompt.rules)
    choice = yield from group(table, named, lambda: whom_to(table, seats))
    yield from take_target(table, index, choice.value, *rules)


def whom_to(table: KinfireTable, seats: list[Seat]) -> list[Option[Seat]]:
    """Those who fit the condition; nobody else can be chosen."""
    every = party(table.state) if table.explaining else seats
    return table.allowed((seat_option("target", seat), None if seat in seats else CONDITIONS) for seat in every)


def take_target(table: KinfireTable, index: int, seat: Seat, *rules: str) -> Rules[None]:
    """The target token of this enemy now lies with this seeker."""
    foe = combat_of(table).foes[index]
    if foe.target == seat or foe.ally:
        return
    first, foe.target = foe.target == NOBODY, seat
    table.say("targets", *rules, enemy=box_of(table.content).name(foe), seat=SEATS[seat])
    if not first:
        yield from react(table, index, "retargeted")
