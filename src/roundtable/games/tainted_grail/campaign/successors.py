"""Who takes the place of the dead: between two Actions their players may take a Character that nobody has played."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.characters.characters import character_options, reads_letter, take_character
from roundtable.games.tainted_grail.characters.death import fail, lowest_place
from roundtable.games.tainted_grail.day.side_by_side import elsewhere
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.state import SEATS, Arrive, Character, GrailTable, Step
from roundtable.kernel.options import DONE, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

CLAIMS: Final = "grail.death.claim-an-unclaimed-character"
NOBODY_LEFT: Final = "grail.death.no-character-left-means-failure"
SUCCESSOR: Final = Prompt("ask-successor", rules=(CLAIMS,))


def all_there(table: GrailTable, step: Step) -> Rules[bool]:
    """Before this step of the day the places of the dead are taken. False: it has to wait for that, or all is over.

    Who died in an Encounter beside which others act on is followed once its Party is through with that.
    """
    below = len(table.agenda)
    dead = [seat for seat, one in enumerate(table.state.seats) if one.dead and one.who]
    late = [seat for seat in dead if elsewhere(table, seat)]
    for seat in dead:
        if seat not in late:
            yield from succeed(table, seat)
    if not players(table.state) and not late:
        fail(table, NOBODY_LEFT)
        return False
    if len(table.agenda) > below:
        table.agenda.insert(below, step)
        return False
    return True


def succeed(table: GrailTable, seat: Seat) -> Rules[None]:
    """The new Character is set up as any other and arrives in the lowest-numbered Location.

    It acts from the next round. A player who wants none is out (A95).
    """
    one = table.state.seats[seat]
    put_cards_back(table, one)
    one.who = ""
    options = character_options(table)
    chosen = (yield from table.ask(seat, SUCCESSOR, [*options, DONE])) if options else DONE
    if chosen is DONE or not table.state.sites:
        return
    place = lowest_place(table)
    one = table.state.seats[seat]
    one.dead, one.acted, one.again, one.passed, one.at = False, True, True, False, ""
    yield from take_character(table, seat, chosen.arg)
    table.say("succeeds", CLAIMS, seat=SEATS[seat], place=f"@locations.{place}")
    yield from reads_letter(table, seat)
    table.state.seats[seat].at = place
    table.then(Arrive((seat,), place))


def put_cards_back(table: GrailTable, one: Character) -> None:
    """What a dead Character still has: its cards are out of use, its Skills are free for others."""
    for own in (one.combat, one.diplomacy):
        for pile in (own.deck, own.pool, own.spare):
            table.move_all(pile, table.state.shelf)
    for pile in (one.hand, one.discard):
        table.move_all(pile, table.state.shelf)
    table.move_all(one.skills, table.state.skills)
    one.sides.clear()
    one.used.clear()
    for out in (one.down, one.flipped, one.aside):
        out.clear()
