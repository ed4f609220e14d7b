"""How a vote is decided: a game names one of these, or brings its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .answers import Answer
from .options import Option
from .seats import Seat

Decider: TypeAlias = Callable[[Sequence[Answer]], Option[Any] | None]
"""From everybody's answers, the one that holds; None asks again."""


def by_leader(leader: Seat) -> Decider:
    """The leader decides, whatever the others say."""

    def decide(answers: Sequence[Answer]) -> Option[Any] | None:
        return next((answer.option for answer in answers if answer.seat == leader), None)

    return decide


def majority(leader: Seat) -> Decider:
    """Most votes win; in a tie the leader's choice if it is among the tied, else the tied one chosen first."""

    def decide(answers: Sequence[Answer]) -> Option[Any]:
        votes: dict[str, list[Answer]] = {}
        for answer in answers:
            votes.setdefault(answer.option.id, []).append(answer)
        most = max(len(group) for group in votes.values())
        tied = [group for group in votes.values() if len(group) == most]
        for group in tied:
            if any(answer.seat == leader for answer in group):
                return group[0].option
        return tied[0][0].option

    return decide


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
