"""Start and End of the Day, the Guardians' roaming, and how it all ends."""

from __future__ import annotations

from typing import Final, Literal

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from .arrival import begin, way, ways
from .effects import Direction
from .state import Act, Encounters, EndOfDay, GrailTable, GuardianMove, SetUp, StartOfDay
from .tracks import dread, heal

GUARDIAN_DIE: Final[tuple[Direction | Literal["nothing", "discard"], ...]] = (
    "north", "east", "south", "west", "nothing", "discard",
)  # fmt: skip
RED_ENERGY: Final = 1
EXHAUSTED_RESTORES: Final = 4
REST: Final = Prompt("ask-rest", rules=("grail.day.rest-food-is-optional",))
EAT: Final[Option[None]] = Option("eat")
FAST: Final[Option[None]] = Option("fast")


def set_up(table: GrailTable, step: SetUp) -> Rules[None]:
    for deck in table.state.encounters.values():
        table.shuffle(deck)
    for one in table.state.seats:
        table.shuffle(one.deck)
    yield from ()


def judge(table: GrailTable) -> bool:
    """Whether it has ended: for everybody alike."""
    state = table.state
    if state.slain:
        everybody = tuple(range(len(state.seats)))
        table.finish(Outcome(everybody, "outcome-slain", ("grail.basics.group-wins-or-loses-together",)))
    elif state.day > state.days:
        table.finish(Outcome((), "outcome-lost", ("grail.basics.group-wins-or-loses-together",)))
    else:
        return False
    table.say("over", "grail.basics.group-wins-or-loses-together")
    return True


def start_of_day(table: GrailTable, step: StartOfDay) -> Rules[None]:
    """Each Guardian on the table moves; not on day one."""
    state = table.state
    moves = []
    if state.day > 1:
        moves = [GuardianMove(card, place) for place, pile in state.guardians.items() for card in pile]
    else:
        table.cite("grail.day.start-is-skipped-on-day-one")
    table.then(*moves, Act())
    yield from ()


def guardian_move(table: GrailTable, step: GuardianMove) -> Rules[None]:
    """The Guardian die; then everybody it stands beside must fight it together."""
    state, content, place = table.state, table.content, step.location
    face = GUARDIAN_DIE[table.roll(len(GUARDIAN_DIE)) - 1]
    if face == "discard":
        deck = state.encounters[content["encounters"][step.card].deck]
        table.move(step.card, state.guardians[place], deck, bottom=True)
        table.say("guardian-gone", "grail.guardian.discard-result-removes", enemy=f"@encounters.{step.card}")
        return
    rule = "grail.guardian.staying-attacks-everyone-present"
    if face == "nothing":
        table.cite("grail.guardian.blank-result-stays")
    else:
        there = way(content, place, face)
        if there:
            table.cite("grail.guardian.cardinal-result-moves")
        else:
            there = max(ways(content, place), key=lambda near: int(content["locations"][near].number), default=None)
            table.cite("grail.guardian.blocked-move-goes-to-highest-number")
        if there:  # one with nowhere to go stays (ruling A30)
            table.move(step.card, state.guardians[place], state.guardians[there])
            place, rule = there, "grail.guardian.entering-attacks-everyone-present"
    enemy, where = f"@encounters.{step.card}", f"@locations.{place}"
    table.say("guardian-moves", enemy=enemy, place=where)
    present = [seat for seat, one in enumerate(state.seats) if one.location == place and not one.dying]
    if present:
        table.say("guardian-attacks", rule, enemy=enemy, place=where)
        yield from begin(table, place, present, [], [], step.card)
        table.then(Encounters())


def end_of_day(table: GrailTable, step: EndOfDay) -> Rules[None]:
    """Rest, then Energy, each step for all Characters before the next (ruling A03)."""
    state = table.state
    state.by_day = False
    hungry = [seat for seat, one in enumerate(state.seats) if one.food]
    if hungry:
        meals = yield from table.ask_each(hungry, REST, lambda _: (EAT, FAST))
        for seat, meal in meals.items():
            if meal is EAT:
                state.seats[seat].food -= 1
                heal(table, seat)
                dread(table, seat, -1)
                yield from table.settle()
    for one in state.seats:
        start: int = table.content["characters"][one.character].energy
        if one.energy <= RED_ENERGY:
            table.cite("grail.day.exhausted-restores-only-four", "grail.track.exhausted-on-last-two-energy-slots")
            one.energy = min(one.energy + EXHAUSTED_RESTORES, start)
        else:
            table.cite("grail.day.energy-returns-to-its-start-slot")
            one.energy = start
        table.cite("grail.day.restored-energy-capped-by-health")
        one.energy = min(one.energy, one.health)
        one.passed = one.acted = False
    state.day += 1
    if not judge(table):
        table.then(StartOfDay())
