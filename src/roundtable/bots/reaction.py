"""How long people take to answer against a clock."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

REACTIONS: Final = (
    (0.00, 340), (0.05, 480), (0.25, 690), (0.50, 920), (0.75, 1280), (0.95, 2150), (1.00, 3600),
)  # fmt: skip
"""Of all answers, by which share is given within how many milliseconds: our estimate, for two buttons that appear
unannounced and have to be read."""


def reaction_ms(share: float) -> int:
    """The time by which that share of people has answered.

    >>> reaction_ms(0.5), reaction_ms(0.0), reaction_ms(0.15)
    (920, 340, 585)
    """
    place = min(bisect_right(REACTIONS, share, key=lambda each: each[0]), len(REACTIONS) - 1)
    (low, soon), (high, late) = REACTIONS[place - 1], REACTIONS[place]
    return soon + round((late - soon) * (share - low) / (high - low))
