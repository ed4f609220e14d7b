"""Set-up and enrolment (Préparation de l'aventure): the slice begins where each team still lacks two heroes."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .gems import COLOURS, hero_option
from .state import Bless, BlessingTable, Enrol, Prepare

TEAM: Final = 5
ROUNDS: Final = 2
ENROL: Final = Prompt("ask-enrol", rules=("reflets.draft.keep-one-hero-per-pass",))


def prepare(table: BlessingTable, step: Prepare) -> Rules[None]:
    state = table.state
    for deck in (state.heroes, state.imprevus, state.zones):
        table.shuffle(deck)
    for seat, team in enumerate(state.seats):
        table.deal(state.heroes, team.heroes, TEAM - ROUNDS)
        table.deal(state.heroes, team.packet, ROUNDS + 1)
        table.deal(state.imprevus, team.hand, 2)
        one_gem_of_each(table, seat)
    table.cite("reflets.limits.own-imprevus-known")
    table.then(Enrol())
    yield from ()


def one_gem_of_each(table: BlessingTable, seat: Seat) -> None:
    for colour in COLOURS:
        table.move(colour, table.state.bank, table.state.seats[seat].gems)
    table.cite("reflets.setup.five-starting-gems")


def enrol(table: BlessingTable, step: Enrol) -> Rules[None]:
    """Each keeps one hero; when all have, the packets go on to the left."""
    state = table.state
    seats = range(len(state.seats))
    picks = yield from table.ask_each(
        seats, ENROL, lambda seat: [hero_option("enrol", card) for card in state.seats[seat].packet]
    )
    for seat, pick in picks.items():
        table.move(pick.arg, state.seats[seat].packet, state.seats[seat].heroes)
        table.say(
            "hero-enrolled", "reflets.draft.kept-heroes-are-face-up",
            seat=f"@seat.{seat}", card=f"@heroes.{pick.arg}",
        )  # fmt: skip
    if len(state.seats[0].heroes) < TEAM:
        pass_left(table)
        table.then(Enrol())
    else:
        for team in state.seats:
            table.move_all(team.packet, state.hero_discard)
        table.say("packets-discarded", "reflets.draft.stop-at-five-heroes", "reflets.draft.sixth-hero-discarded")
        state.guide = first_guide(table)
        table.then(Bless())


def pass_left(table: BlessingTable) -> None:
    """Every packet moves to the left-hand neighbour at once."""
    seats = table.state.seats
    table.move_all(seats[-1].packet, table.state.passing)
    for seat in range(len(seats) - 1, 0, -1):
        table.move_all(seats[seat - 1].packet, seats[seat].packet)
    table.move_all(table.state.passing, seats[0].packet)
    table.say(
        "packets-passed", "reflets.draft.pass-only-when-all-have-picked", "reflets.draft.pass-remaining-packet-left"
    )


def first_guide(table: BlessingTable) -> Seat:
    """Whoever has the weakest leader; the next slots break a tie, chance what is left of it (ruling A25)."""
    heroes = table.content["heroes"]
    ranks = [[heroes[card].points for card in team.heroes] for team in table.state.seats]
    weakest = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    first = weakest[table.core.chance.below(len(weakest)) if len(weakest) > 1 else 0]
    table.say("first-guide", "reflets.roles.first-guide-has-weakest-leader", seat=f"@seat.{first}")
    if [rank[0] for rank in ranks].count(ranks[first][0]) > 1:
        table.cite("reflets.roles.first-guide-tie-compares-next-slots")
    return first
