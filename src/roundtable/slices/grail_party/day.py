"""During the Day: rounds of Actions, Parties and Travel, and Combats that the others need not wait for."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.options import DONE, NO, PASS, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.votes import unanimous
from roundtable.kernel.windows import Rules

from .combat import begin, combat
from .state import Day, GrailTable, by_number, combats, seat_option, waiting

WHO_ACTS: Final = Prompt(
    "ask-who-acts", rules=("grail.action.players-agree-on-order", "grail.action.no-agreement-lowest-number-first")
)
ACTION: Final = Prompt("ask-action", rules=("grail.action.rounds-of-one-action-each",))
JOIN_TRAVEL: Final = Prompt("ask-join-travel", rules=("grail.party.join-needs-same-location-and-consent",))
COVER: Final = Prompt("ask-cover", rules=("grail.party.pay-energy-or-magic-for-others",))
JOIN_COMBAT: Final = Prompt("ask-join-combat", rules=("grail.action.bystanders-may-join-before-the-trigger",))


def travel_option(place: str) -> Option[None]:
    return Option("travel", place, points=(f"place:{place}",), params=(("place", f"@locations.{place}"),))


def day(table: GrailTable, step: Day) -> Rules[None]:
    """The Combats under way side by side, or else one Action, in a new round when all have acted."""
    state = table.state
    if not combats(state) and not waiting(state):
        for one in state.seats:
            one.acted = False
    if combats(state):
        yield from table.together([*(combat(table, place) for place in combats(state)), meanwhile(table)])
    elif waiting(state) and not state.encounters:
        yield from one_action(table)
    else:
        return end(table)
    table.then(Day())


def end(table: GrailTable) -> None:
    """Everybody wins as soon as a Guardian is defeated, and loses when the day is over."""
    won, rule = bool(table.state.encounters), "grail.basics.group-wins-or-loses-together"
    table.say("over", rule if won else "grail.action.stage-ends-when-all-passed-or-spent")
    winners = tuple(range(len(table.state.seats))) if won else ()
    table.finish(Outcome(winners, "outcome-won" if won else "outcome-lost", (rule,)))


def meanwhile(table: GrailTable) -> Rules[None]:
    """The others act on while somebody fights; a Combat that this begins runs beside those under way."""
    while combats(table.state) and waiting(table.state):
        table.cite("grail.action.encounters-may-run-in-parallel")
        place = yield from one_action(table)
        if place:
            yield from table.together([combat(table, place), meanwhile(table)])


def one_action(table: GrailTable) -> Rules[str]:
    """Somebody who has not acted yet Travels or Passes; where that begins a Combat, or nothing."""
    options = [seat_option("act", seat) for seat in by_number(table.state, waiting(table.state))]
    voters = [option.value for option in options]
    seat = (yield from table.vote(voters, WHO_ACTS, options, unanimous(otherwise=options[0]))).value
    action = yield from table.ask(seat, ACTION, lambda: table.allowed(actions(table, seat)))
    if action is not PASS:
        return (yield from travel(table, seat, action.arg))
    table.state.seats[seat].passed = True
    table.say("passes", "grail.action.pass-is-free-and-final", seat=f"@seat.{seat}")
    return ""


def actions(table: GrailTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    """Each with the rule that forbids it, if any: nobody can touch an Encounter that is under way (ruling A17)."""
    busy, rule = combats(table.state), "grail.action.encounters-may-run-in-parallel"
    ways = table.content["locations"][table.state.seats[seat].location].connected
    travels = [(travel_option(place), rule if place in busy else None) for place in ways]
    return [*travels, (PASS, None)]


# --- Travel, alone or as a Party ---


def travel(table: GrailTable, seat: Seat, place: str) -> Rules[str]:
    """To a connected Location, where a Guardian fights whoever comes; says where a Combat begins, if one does."""
    party = yield from form_party(table, seat)
    party = yield from share_cost(table, party)
    cost = "grail.action.travel-costs-one-energy" if len(party) == 1 else "grail.action.party-travel-costs-one-each"
    for member in party:
        table.state.seats[member].location = place
        table.say("travels", cost, seat=f"@seat.{member}", place=f"@locations.{place}")
    lair = table.state.lairs.get(place)
    guarded = lair is not None and len(lair.guardian) > 0
    if guarded:
        party += yield from invite(table, place, party, JOIN_COMBAT)
        yield from begin(table, place, party)
    table.cite("grail.action.party-action-counts-as-acting")
    for member in party:
        table.state.seats[member].acted = True
    return place if guarded else ""


def invite(table: GrailTable, place: str, party: list[Seat], prompt: Prompt) -> Rules[list[Seat]]:
    """Those in this Location who are free to come along, and want to."""
    busy = [*party, *(seat for lair in table.state.lairs.values() for seat in lair.members)]
    free = [
        seat
        for seat, one in enumerate(table.state.seats)
        if one.location == place and seat not in busy and not one.passed and not one.dying
    ]
    answers = yield from table.ask_each(free, prompt, lambda _: (YES, NO))
    return [seat for seat, answer in answers.items() if answer is YES]


def form_party(table: GrailTable, seat: Seat) -> Rules[list[Seat]]:
    """Others in the same Location ask to come along, which is their consent; the acting Character admits them."""
    party = [seat]
    for other in (yield from invite(table, table.state.seats[seat].location, party, JOIN_TRAVEL)):
        admit = Prompt("ask-admit", (("who", f"@seat.{other}"),), ("grail.party.all-members-approve-the-action",))
        if (yield from table.ask(seat, admit, (YES, NO))) is YES:
            party.append(other)
    return party


def share_cost(table: GrailTable, party: list[Seat]) -> Rules[list[Seat]]:
    """One Energy from each member; who can't pay it, and for whom nobody else does, drops out."""
    owed = dict.fromkeys(by_number(table.state, party), 1)
    for seat in owed:
        while table.state.seats[seat].energy > owed[seat]:
            others = [seat_option("cover", other) for other in owed if other != seat and owed[other]]
            chosen = yield from table.ask(seat, COVER, (*others, DONE))
            if chosen is DONE:
                break
            owed[int(chosen.arg)] -= 1
            owed[seat] += 1
    for seat in list(owed):
        if table.state.seats[seat].energy >= owed[seat]:
            table.state.seats[seat].energy -= owed[seat]
        else:
            table.say("drops-out", "grail.party.member-who-cannot-pay-drops-out", seat=f"@seat.{seat}")
            del owed[seat]
    return list(owed)
