"""Group decisions: one vote per player, most votes win, a tie is drawn by lot (A42: nobody is elected leader here)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from roundtable.kernel.answers import Answer
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.windows import Rules

from .state import CombatTable

T = TypeVar("T")


def group_chooses(table: CombatTable, prompt: Prompt, options: Sequence[Option[T]]) -> Rules[Option[T]]:
    """What most of the party want; where there is nothing to choose, no rule about choosing applies."""
    if len(options) == 1:
        return options[0]

    def decide(answers: Sequence[Answer]) -> Option[T]:
        votes = Counter(answer.option.id for answer in answers)
        most = max(votes.values())
        tied = [option for option in options if votes[option.id] == most]
        if len(tied) == 1:
            return tied[0]
        table.say("drawn-by-lot", "kinfire.expedition.no-leader-needs-other-tiebreak")
        return tied[table.roll(len(tied)) - 1]

    return (yield from table.vote(range(len(table.state.seats)), prompt, options, decide))
