"""During the Day: rounds of Actions, Parties and Travel, and Encounters that others need not wait for."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import DONE, NO, PASS, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import unanimous
from roundtable.kernel.windows import Rules

from .arrival import arrive, invite, release, touching
from .combat import bout
from .days import judge
from .sequence import member_option
from .state import Act, Encounters, EndOfDay, GrailTable, at_hand, by_number, waiting
from .tracks import tire

TRAVEL_COST: Final = 1
WHO_ACTS: Final = Prompt("ask-who-acts", rules=("grail.action.players-agree-on-order",))
ACTION: Final = Prompt("ask-action", rules=("grail.action.rounds-of-one-action-each",))
JOIN_TRAVEL: Final = Prompt("ask-join-travel", rules=("grail.party.join-needs-same-location-and-consent",))
COVER: Final = Prompt("ask-cover", rules=("grail.party.pay-energy-or-magic-for-others",))


@cache
def travel_option(place: str) -> Option[None]:
    return Option("travel", place, points=(f"place:{place}",), params=(("place", f"@locations.{place}"),))


@cache
def admit_prompt(seat: Seat) -> Prompt:
    return Prompt(
        "ask-admit", (("who", f"@seat.{seat}"),), rules=("grail.party.join-needs-same-location-and-consent",)
    )  # fmt: skip


def act(table: GrailTable, step: Act) -> Rules[None]:
    """One Action of one Character; a new round when all have acted; the End of the Day when nobody can any more."""
    state = table.state
    state.by_day = True
    if judge(table):
        return
    if not waiting(state):
        for one in state.seats:
            one.acted = False
        table.cite("grail.action.rounds-of-one-action-each")
        if not waiting(state):
            table.say("evening", "grail.action.stage-ends-when-all-passed-or-spent", day=state.day)
            table.then(EndOfDay())
            return
    if (yield from one_action(table)):
        table.then(Encounters(), Act())
    else:
        table.then(Act())


def encounters(table: GrailTable, step: Encounters) -> Rules[None]:
    """The Encounters under way, side by side, and beside them the Actions of those who are in none."""
    state = table.state
    strands = [bout(table, fight.number) for fight in state.fights]
    if state.by_day and waiting(state):
        strands.append(meanwhile(table))
    if len(strands) == 1:
        yield from strands[0]
    else:
        table.cite("grail.action.encounters-may-run-in-parallel")
        yield from table.together(strands)
    if state.fights:
        table.then(Encounters())


def meanwhile(table: GrailTable) -> Rules[None]:
    """Others act on; an Encounter that this begins runs beside those under way."""
    while table.state.fights and waiting(table.state):
        number = yield from one_action(table)
        if number:
            yield from table.together([bout(table, number), meanwhile(table)])
            return


def one_action(table: GrailTable) -> Rules[int]:
    """Somebody who has not acted yet Travels or Passes; the number of the Encounter that this begins, or 0."""
    state = table.state
    state.acting = True
    options = [member_option("act", seat) for seat in by_number(state, waiting(state))]
    voters = [option.value for option in options]
    chosen = yield from table.vote(voters, WHO_ACTS, options, unanimous(otherwise=options[0]))
    table.cite("grail.action.no-agreement-lowest-number-first")
    seat, number = chosen.value, 0
    action = yield from table.ask(seat, ACTION, lambda: table.allowed(actions(table, seat)))
    if action is PASS:
        state.seats[seat].passed = True
        state.acting = False
        table.say("passes", "grail.action.pass-is-free-and-final", seat=f"@seat.{seat}")
    else:
        number = yield from travel(table, seat, action.arg)
    return number


def actions(table: GrailTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    offered: list[tuple[Option[None], str | None]] = []
    state = table.state
    busy = {fight.location for fight in state.fights} | {one.location for one in state.seats if one.in_action}
    for place, forbidden in touching(table.content, state.seats[seat].location).items():
        # Nobody can touch an Encounter that is under way (ruling A17).
        rule = "grail.action.encounters-may-run-in-parallel" if place in busy else forbidden
        offered.append((travel_option(place), rule))
    offered.append((PASS, None))
    return offered


# --- Travel, alone or as a Party ---


def travel(table: GrailTable, seat: Seat, place: str) -> Rules[int]:
    others = [other for other in at_hand(table.state, table.state.seats[seat].location) if other != seat]
    party = yield from form_party(table, seat, others)
    party = yield from share_cost(table, party)
    release(table, others)
    table.state.acting = False
    for member in party:
        one = table.state.seats[member]
        one.location, one.acted, one.in_action = place, True, True
        table.say(
            "travels", "grail.action.travel-costs-one-energy", seat=f"@seat.{member}", place=f"@locations.{place}"
        )
    if len(party) > 1:
        table.cite("grail.action.party-travel-costs-one-each", "grail.action.party-action-counts-as-acting")
    return (yield from arrive(table, place, party, []))


def form_party(table: GrailTable, seat: Seat, others: list[Seat]) -> Rules[list[Seat]]:
    """Others in the same Location ask to come along, which is their consent; the acting Character admits them."""
    party = [seat]
    for other in (yield from invite(table, others, JOIN_TRAVEL)):
        admitted = yield from table.ask(seat, admit_prompt(other), (YES, NO))
        party += [other] if admitted is YES else []
    table.cite("grail.party.all-members-approve-the-action")
    return party


def share_cost(table: GrailTable, party: list[Seat]) -> Rules[list[Seat]]:
    """One Energy from each member. Members may pay for others; who can't pay and is not paid for drops out."""
    owed = dict.fromkeys(by_number(table.state, party), TRAVEL_COST)
    for seat in list(owed):
        while True:
            spare = table.state.seats[seat].energy - owed[seat] >= TRAVEL_COST
            unpaid = [member_option("cover", other) for other in owed if spare and other != seat and owed[other] == 1]
            chosen = yield from table.ask(seat, COVER, (*unpaid, DONE))
            if chosen is DONE:
                break
            owed[int(chosen.arg)] -= TRAVEL_COST
            owed[seat] += TRAVEL_COST
    staying = [seat for seat in owed if table.state.seats[seat].energy < owed[seat]]
    for seat in staying:
        table.say("drops-out", "grail.party.member-who-cannot-pay-drops-out", seat=f"@seat.{seat}")
        del owed[seat]
    for seat, energy in owed.items():
        tire(table, seat, energy)
    return [seat for seat in party if seat in owed]
