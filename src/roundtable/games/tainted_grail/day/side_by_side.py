"""Encounters take their time: who is in none carries on with the day beside it (A17).

Once an Encounter has been drawn and bystanders have joined, what its Party is in goes on in a strand of its own, and
the others act on in another. Nobody touches those who are away in theirs; a new round waits for them.
"""

from __future__ import annotations

from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.state import Arrive, Away, BeginFight, GrailTable, Round, Step, fight_numbered
from roundtable.kernel.seats import Seat

IN_PARALLEL = "grail.action.encounters-may-run-in-parallel"


def goes_aside(table: GrailTable, step: BeginFight) -> bool:
    """Whether an Encounter is played in a strand of its own, since others have an Action left in this round."""
    agenda = table.agenda
    begun = next((at for at in range(len(agenda) - 1, -1, -1) if isinstance(agenda[at], Round)), None)
    if begun is None:
        return False
    pending = [*agenda[begun + 1 :], step]
    party = {seat for each in pending for seat in getattr(each, "party", ())}
    party.update(fight_numbered(table.state, step.fight).party)
    if not [seat for seat in free_to_act(table) if seat not in party]:
        return False
    table.cite(IN_PARALLEL)
    del agenda[begun + 1 :]
    for seat in party:
        table.state.seats[seat].away = True
    table.beside(*pending[::-1], Away(tuple(sorted(party))))
    if table.strand is None:
        table.beside(Round())
    return True


def free_to_act(table: GrailTable) -> list[Seat]:
    """Those who are away in no Encounter and have an Action left in this round (A04)."""
    seats = table.state.seats
    return [
        seat
        for seat in players(table.state)
        if seats[seat].energy > 0 and not (seats[seat].passed or seats[seat].acted or seats[seat].away)
    ]


def elsewhere(table: GrailTable, seat: Seat) -> bool:
    """Whether a Character is away in an Encounter that goes on beside what is being played now."""
    return table.state.seats[seat].away and not any(is_away(step, seat) for step in table.agenda)


def comes_later(table: GrailTable, seat: Seat, place: str) -> None:
    """Whoever is moved while away in an Encounter arrives once that is over, with the others who were in it."""
    table.state.seats[seat].at = place
    agenda, last = way_back(table, seat)
    above = agenda[last + 1] if last + 1 < len(agenda) else None
    if isinstance(above, Arrive) and above.place == place:
        agenda[last + 1] = Arrive((*above.party, seat), place)
    else:
        agenda.insert(last + 1, Arrive((seat,), place))


def once_through(table: GrailTable, seat: Seat, step: Step) -> None:
    """For somebody who is away: this comes after the Encounter, before the way back."""
    agenda, last = way_back(table, seat)
    agenda.insert(last + 1, step)


def way_back(table: GrailTable, seat: Seat) -> tuple[list[Step], int]:
    """The agenda of the Encounter that somebody is away in, and where its last step stands."""
    agenda = next(each.agenda for each in table.strands if any(is_away(step, seat) for step in each.agenda))
    return agenda, next(at for at, step in enumerate(agenda) if is_away(step, seat))


def is_away(step: object, seat: Seat) -> bool:
    return isinstance(step, Away) and seat in step.party


def back(table: GrailTable, step: Away) -> None:
    """They are through with it and part of the day again; the round goes on with them, if nobody acts on by now."""
    for seat in step.party:
        table.state.seats[seat].away = False
    others = [strand for strand in table.strands if strand is not table.strand]
    if others and not any(isinstance(each, Round) for strand in others for each in strand.agenda):
        table.then(Round())
