"""How a vote is decided: a game names one of these, or brings its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .answers import Answer
from .options import Option
from .seats import Seat

Decider: TypeAlias = Callable[[Sequence[Answer]], Option[Any] | None]
"""From everybody's answers, the one that holds; None asks again."""


class ByLeader:
    """The leader decides, whatever the others say."""

    def __init__(self, leader: Seat) -> None:
        self.leader = leader

    def __call__(self, answers: Sequence[Answer]) -> Option[Any] | None:
        return next((answer.option for answer in answers if answer.seat == self.leader), None)


class Majority(ByLeader):
    """Most votes win; in a tie the leader's choice if it is among the tied, else the tied one chosen first."""

    def __call__(self, answers: Sequence[Answer]) -> Option[Any]:
        votes: dict[str, list[Answer]] = {}
        for answer in answers:
            votes.setdefault(answer.option.id, []).append(answer)
        most = max(len(group) for group in votes.values())
        tied = [group for group in votes.values() if len(group) == most]
        for group in tied:
            if any(answer.seat == self.leader for answer in group):
                return group[0].option
        return tied[0][0].option


def by_leader(leader: Seat) -> Decider:
    """The leader decides, whatever the others say."""
    return ByLeader(leader)


def majority(leader: Seat) -> Decider:
    """Most votes win; ties are the leader's."""
    return Majority(leader)


def leader_of(decide: Decider) -> Seat | None:
    """Whose choice weighs more than the others', if anybody's does."""
    return decide.leader if isinstance(decide, ByLeader) else None


def unanimous(otherwise: Option[Any] | None = None) -> Decider:
    """All must agree; where they don't, `otherwise` holds (None: they are asked again)."""

    def decide(answers: Sequence[Answer]) -> Option[Any] | None:
        first = answers[0].option
        return first if all(answer.option.id == first.id for answer in answers) else otherwise

    return decide


def lowest(number: Callable[[Seat], int]) -> Decider:
    """Where they differ, the seat with the lowest number prevails."""

    def decide(answers: Sequence[Answer]) -> Option[Any]:
        return min(answers, key=lambda answer: number(answer.seat)).option

    return decide
