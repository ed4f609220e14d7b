"""The End of the Day, step by step: all Characters finish a step before the next begins (A03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundtable.games.tainted_grail.box import seals_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.campaign.successors import all_there
from roundtable.games.tainted_grail.characters.advancement import advance, rebuild
from roundtable.games.tainted_grail.characters.resources import put
from roundtable.games.tainted_grail.characters.tracks import change_track, raves, restore_energy
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.state import SEATS, Dawn, Dream, GrailTable, Night, Read
from roundtable.games.tainted_grail.story.story_deeds import Party
from roundtable.games.tainted_grail.story.tale import holds_today
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .day_powers import forbids, in_any_order, moment, powers_at, surcharge
from .parties import before_rest

HUNGER: Final = "grail.challenge.no-food-empties-energy"
OPTIONAL: Final = "grail.day.rest-food-is-optional"
AT_MOST_ONE: Final = "grail.day.rest-at-most-one-food"
DREAMS: Final = "grail.day.dream-in-a-dream-location"
NIGHTMARES: Final = "grail.day.nightmare-replaces-dream"
ENDS: Final = Prompt(
    "ask-end-effect",
    rules=("grail.day.end-effects-in-any-order", "grail.basics.simultaneous-effects-players-order"),
)
LAST: Final = 6


def night(table: GrailTable, step: Night) -> Rules[None]:
    """One step of the list; the next waits below it, and the next morning below the last."""
    if not (yield from all_there(table, step)):
        return
    table.cite("grail.day.end-order")
    if step.at in BY_TURNS:
        yield from by_turns(table, step)
        return
    table.then(Night(step.at + 1) if step.at < LAST else Dawn())
    yield from STEPS[step.at](table)


def by_turns(table: GrailTable, step: Night) -> Rules[None]:
    """Growth is a step for each Character."""
    seats = by_number(table.state, players(table.state))
    if step.done >= len(seats):
        table.then(Night(step.at + 1))
        return
    table.then(Night(step.at, step.done + 1))
    yield from BY_TURNS[step.at](table, seats[step.done])


def end_effects(table: GrailTable) -> Rules[None]:
    """Step 1."""
    table.say("night-falls", "grail.basics.day-is-the-game-turn")
    yield from in_any_order(table, "dusk", ENDS)


# --- Rest ---


def rest(table: GrailTable) -> Rules[None]:
    """Step 2: whoever eats gains 1 Health and loses 1 Terror; Food may change hands before."""
    yield from before_rest(table)
    able = [seat for seat in by_number(table.state, players(table.state)) if may_eat(table, seat)]
    meals = {seat: meal(table, seat) for seat in able}
    eating = [seat for seat in able if not meals[seat]]
    hungry = [seat for seat in able if meals[seat] and meal_helps(table, seat)]
    if hungry:
        prompt = Prompt("ask-eat", rules=(OPTIONAL, AT_MOST_ONE))
        answers = yield from table.ask_each(hungry, prompt, lambda seat: (eat_option(meals[seat]), FAST))
        eating += [seat for seat in hungry if answers[seat] is not FAST]
    for seat in by_number(table.state, players(table.state)):
        if seat in eating:
            yield from sleep_well(table, seat, meals[seat])
        elif uses(table.state, HUNGER):
            hunger(table, seat)
    if table.touched:
        yield from table.settle()


FAST: Final[Option[None]] = Option("fast")


def eat_option(price: int) -> Option[None]:
    return Option("eat", rules=(OPTIONAL,), params=(("count", price),))


def meal(table: GrailTable, seat: Seat) -> int:
    """How much Food Rest takes: 1, unless the Event in force or a card says otherwise."""
    if holds_today(table, "rest-without-food"):
        return 0
    return max(0, (2 if holds_today(table, "rest-needs-two") else 1) + surcharge(table, seat, "rest", "food"))


def may_eat(table: GrailTable, seat: Seat) -> bool:
    return table.state.seats[seat].food >= meal(table, seat) and not forbids(table, seat, "rest")


def meal_helps(table: GrailTable, seat: Seat) -> bool:
    """Whether to eat changes anything but the Food: nobody is asked where it does not."""
    one = table.state.seats[seat]
    relieved = one.terror > 0 and not holds_today(table, "no-rest-terror")
    hurt = one.health < one.most_health or one.dying or one.insane
    return relieved or hurt or uses(table.state, HUNGER) or bool(powers_at(table, seat, "rest"))


def sleep_well(table: GrailTable, seat: Seat, price: int) -> Rules[None]:
    table.say("rests", OPTIONAL, seat=SEATS[seat])
    put(table, seat, "food", -price, AT_MOST_ONE)
    change_track(table, seat, "health", 1, OPTIONAL)
    if not holds_today(table, "no-rest-terror"):
        change_track(table, seat, "terror", -1, OPTIONAL)
    if table.touched:
        yield from table.settle()
    yield from moment(table, seat, "rest")


def hunger(table: GrailTable, seat: Seat) -> None:
    """Challenge mode: Energy to nothing, or 1 Health."""
    one = table.state.seats[seat]
    change_track(table, seat, *(("energy", -one.energy) if one.energy else ("health", -1)), HUNGER)


def energy(table: GrailTable) -> Rules[None]:
    """Step 3."""
    for seat in by_number(table.state, players(table.state)):
        restore_energy(table, seat)
    yield from ()


# --- Dreams ---


def dreams(table: GrailTable) -> Rules[None]:
    """Step 6: those who sleep where the Dream seal is, Location by Location."""
    sleepers: dict[str, list[Seat]] = {}
    for seat in by_number(table.state, players(table.state)):
        at = table.state.seats[seat].at
        if "dream" in seals_of(table, at) and at in table.state.sites and may_dream(table, seat):
            sleepers.setdefault(at, []).append(seat)
    table.then(*(Dream(tuple(seats), place) for place, seats in sleepers.items()))
    yield from ()


def may_dream(table: GrailTable, seat: Seat) -> bool:
    return not holds_today(table, "no-dreams") and not forbids(table, seat, "dream")


def dream(table: GrailTable, step: Dream) -> Rules[None]:
    """Each is read once for all whom it concerns: the Dream as one Party, the Nightmare as another."""
    here = [seat for seat in step.party if seat in players(table.state)]
    mad = tuple(seat for seat in here if raves(table, seat))
    calm = tuple(seat for seat in here if seat not in mad)
    table.cite("grail.day.dreams-are-read-as-a-party", "grail.day.each-dream-is-read-once-per-location")
    if calm:
        reads(table, calm, f"{step.place}.dream", DREAMS)
    if mad:
        reads(table, mad, f"{step.place}.nightmare", NIGHTMARES)
    for seat in here:
        yield from moment(table, seat, "dream")


def reads(table: GrailTable, party: Party, verse: str, rule: str) -> None:
    if verse in table.content["journal"]:
        table.say("dreams", rule, seat=SEATS[party[0]])
        table.then(Read(verse, party))


STEPS: Final[dict[int, Callable[[GrailTable], Rules[None]]]] = {1: end_effects, 2: rest, 3: energy, 6: dreams}
BY_TURNS: Final[dict[int, Callable[[GrailTable, Seat], Rules[None]]]] = {4: advance, 5: rebuild}
