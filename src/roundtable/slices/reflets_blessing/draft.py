"""Set-up and enrolment (Préparation de l'aventure): the slice begins where each team still lacks two heroes."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.options import Prompt
from roundtable.kernel.windows import Rules

from .state import COLOURS, Bless, BlessingTable, Deal, Enrol, card_option

TEAM: Final = 5
ROUNDS: Final = 2
ENROL: Final = Prompt("ask-enrol", rules=("reflets.draft.keep-one-hero-per-pass",))
PASSED: Final = ("reflets.draft.pass-only-when-all-have-picked", "reflets.draft.pass-remaining-packet-left")


def deal(table: BlessingTable, step: Deal) -> Rules[None]:
    state = table.state
    for deck in (state.heroes, state.imprevus, state.zones):
        table.shuffle(deck)
    for team in state.seats:
        table.deal(state.heroes, team.heroes, TEAM - ROUNDS)
        table.deal(state.heroes, team.packet, ROUNDS + 1)
        table.deal(state.imprevus, team.hand, 2)
        for colour in COLOURS:
            table.move(colour, state.bank, team.gems)
    table.cite("reflets.setup.five-starting-gems", "reflets.limits.own-imprevus-known")
    table.then(Enrol())
    yield from ()


def enrol(table: BlessingTable, step: Enrol) -> Rules[None]:
    """Each keeps one hero; when all have, the packets go on to the left."""
    state = table.state
    picks = yield from table.ask_each(
        range(len(state.seats)), ENROL,
        lambda seat: [card_option("enrol", "heroes", card) for card in state.seats[seat].packet],
    )  # fmt: skip
    for seat, pick in picks.items():
        table.move(pick.arg, state.seats[seat].packet, state.seats[seat].heroes)
        face_up = "reflets.draft.kept-heroes-are-face-up"
        table.say("hero-enrolled", face_up, seat=f"@seat.{seat}", card=f"@heroes.{pick.arg}")
    if len(state.seats[0].heroes) < TEAM:
        pass_left(table)
        table.then(Enrol())
        return
    for team in state.seats:
        table.move_all(team.packet, state.dismissed)
    table.say("packets-discarded", "reflets.draft.stop-at-five-heroes", "reflets.draft.sixth-hero-discarded")
    appoint_first_guide(table)
    table.then(Bless())


def pass_left(table: BlessingTable) -> None:
    """Every packet moves to the left-hand neighbour at once."""
    seats = table.state.seats
    table.move_all(seats[-1].packet, table.state.passing)
    for seat in range(len(seats) - 1, 0, -1):
        table.move_all(seats[seat - 1].packet, seats[seat].packet)
    table.move_all(table.state.passing, seats[0].packet)
    table.say("packets-passed", *PASSED)


def appoint_first_guide(table: BlessingTable) -> None:
    """Whoever has the weakest leader; the next slots break a tie, chance what is left of it (ruling A25)."""
    ranks = [[table.content["heroes"][card].points for card in team.heroes] for team in table.state.seats]
    weakest = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    first = weakest[table.core.chance.below(len(weakest))]
    rules = ["reflets.roles.first-guide-has-weakest-leader"]
    if [rank[0] for rank in ranks].count(ranks[first][0]) > 1:
        rules.append("reflets.roles.first-guide-tie-compares-next-slots")
    table.say("first-guide", *rules, seat=f"@seat.{first}")
    table.state.guide = first
