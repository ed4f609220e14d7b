"""During the Day: rounds in which each performs one Action, in an order that the players agree on."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.tainted_grail.campaign.successors import all_there
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.state import SEATS, Announce, Do, GrailTable, Night, Round
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .action_menu import AGAIN, ONE_EACH, PASSES, PASSING, WAIT, menu, waiting_menu
from .parties import LEISURE, leisure
from .side_by_side import free_to_act

ORDER: Final = "grail.action.players-agree-on-order"
LOWEST_FIRST: Final = "grail.action.no-agreement-lowest-number-first"
STAGE_ENDS: Final = "grail.action.stage-ends-when-all-passed-or-spent"
ACT: Final = Prompt("ask-act", rules=(ONE_EACH, ORDER))
ACT_FIRST: Final = Prompt("ask-act", rules=(LOWEST_FIRST,))
AT_ONCE: Final = 300
"""Milliseconds: claims no further apart collide."""


def play_round(table: GrailTable, step: Round) -> Rules[None]:
    """Whoever claims it acts next; when all have acted or Passed a new round begins, until nobody can go on."""
    if not (yield from all_there(table, step)):
        return
    state = table.state
    if table.strand is not None and not free_to_act(table):
        return  # the others are away in Encounters: the round waits for them
    if not able(table):
        table.say("dusk", STAGE_ENDS)
        table.then(Night())
        return
    if not free_to_act(table):
        for one in state.seats:
            one.acted = one.again = False
        table.say("new-round", ONE_EACH)
        table.then(Round())
        return
    claimed = (yield from lowest_acts(table)) if step.waited else (yield from who_acts(table))
    if claimed is None:
        table.then(Round(waited=True))
        return
    table.then(Round())
    begins(table, *claimed)


def begins(table: GrailTable, seat: Seat, option: Option[Any]) -> None:
    """What a Character has said that it does."""
    if option.verb in LEISURE or option.verb == AGAIN:
        table.then(Do((seat,), option.verb, option.arg))
    elif option is PASSES:
        table.state.seats[seat].passed = True
        table.say("passes", PASSING, seat=SEATS[seat])
    else:
        table.then(Announce(seat, option.verb, option.arg))


def able(table: GrailTable) -> list[Seat]:
    """Those who go on with the day: they have Energy and have not Passed (A04)."""
    seats = table.state.seats
    return [seat for seat in players(table.state) if seats[seat].energy > 0 and not seats[seat].passed]


def who_acts(table: GrailTable) -> Rules[tuple[Seat, Option[Any]] | None]:
    """Anybody who has not acted in this round may claim the next Action; claims made at once go by number."""
    state = table.state
    there = [seat for seat in players(state) if not state.seats[seat].away]
    free = [seat for seat in there if not state.seats[seat].acted and not state.seats[seat].passed]
    others = [seat for seat in there if seat not in free and table.allowed(leisure(table, seat))]
    if len(free) == 1 and not others and free == able(table):
        return free[0], (yield from table.ask(free[0], ACT, lambda: menu(table, free[0])))
    asked = by_number(state, [*free, *others])
    claims = yield from table.race(asked, ACT, lambda seat: waiting_menu(table, seat), passing=WAIT, tie=AT_ONCE)
    if claims:
        if len(claims) > 1:
            table.cite(LOWEST_FIRST)
        first = by_number(table.state, [claim.seat for claim in claims])[0]
        return first, next(claim.option for claim in claims if claim.seat == first)
    return None


def lowest_acts(table: GrailTable) -> Rules[tuple[Seat, Option[Any]]]:
    """All let others go first: a step of its own, so that the round can be seen on the agenda while this is asked."""
    first = by_number(table.state, free_to_act(table))[0]
    return first, (yield from table.ask(first, ACT_FIRST, lambda: menu(table, first)))
