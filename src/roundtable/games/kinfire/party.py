"""The party: who sits where, their HP, and how the group decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter
from typing import Any, TypeVar

from roundtable.kernel.answers import Answer
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import MOST_SEATS, Seat
from roundtable.kernel.votes import ByLeader
from roundtable.kernel.windows import Rules

from .box import box_of
from .state import NOBODY, KinfireState, KinfireTable

T = TypeVar("T")


LEADER = "kinfire.expedition.leader-breaks-ties"


NO_LEADER = "kinfire.expedition.no-leader-needs-other-tiebreak"


EXTRA_HP = 5
"""In a party of two."""


EVERY_SEAT = range(MOST_SEATS)


WHO = attrgetter("who")


def party(state: KinfireState) -> list[Seat]:
    """The seats that have a seeker."""
    return list(compress(EVERY_SEAT, map(WHO, state.seats)))


def seat_of(state: KinfireState, who: str) -> Seat | None:
    """Where this seeker sits."""
    for seat, seeker in enumerate(state.seats):
        if seeker.who == who:
            return seat
    return None


def starting_hp(table: KinfireTable, seat: Seat) -> int:
    """The value that HP are set to and never exceed: 5 more for each of two seekers."""
    hp = box_of(table.content).seekers[table.state.seats[seat].who].hp
    if len(party(table.state)) > 2:
        return hp
    table.cite("kinfire.seeker.two-seeker-party-plus-five-hp")
    return hp + EXTRA_HP


def group(
    table: KinfireTable, prompt: Prompt, options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]]
) -> Rules[Option[T]]:
    """The group decides: one vote a player, or one click where one person plays all seats."""
    seats = party(table.state)
    if table.setup.options["players"] == "one":
        return (yield from table.ask(seats[0], prompt, options))
    most = ByMost(table)
    return (yield from table.vote(seats, prompt, options, most if most.leader != NOBODY else most.decide))


class ByMost(ByLeader):
    """Most votes win; in a tie the leader decides, or chance where there is none (A42)."""

    def __init__(self, table: KinfireTable) -> None:
        self.leader = table.state.leader
        self.table = table

    def __call__(self, answers: Sequence[Answer]) -> Option[Any]:
        return self.decide(answers)

    def decide(self, answers: Sequence[Answer]) -> Option[Any]:
        votes: dict[tuple[str, str], list[Answer]] = {}
        for answer in answers:
            votes.setdefault((answer.option.verb, answer.option.arg), []).append(answer)
        if len(votes) == 1:
            return answers[0].option
        most = max(map(len, votes.values()))
        tied = [cast for cast in votes.values() if len(cast) == most]
        if len(tied) == 1:
            return tied[0][0].option
        for cast in tied:
            if any(answer.seat == self.leader for answer in cast):
                self.table.cite(LEADER)
                return cast[0].option
        self.table.cite(NO_LEADER)
        return tied[self.table.core.chance.below(len(tied))][0].option
