"""Story and Challenge mode: which of their changes are in use. Each rule that differs asks `uses`, and nobody else."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.state import GrailState

STORY: Final = (
    "grail.story.encounters-as-if-one-fewer",
    "grail.story.no-health-limiter",
    "grail.story.menhirs-need-one-resource-type-less",
    "grail.story.one-craftable-item-at-start",
)
CHALLENGE: Final = (
    "grail.challenge.health-limiter-upside-down",
    "grail.challenge.secret-42-from-the-start",
    "grail.challenge.escape-may-fail",
    "grail.challenge.menhirs-last-one-day-less",
    "grail.challenge.one-random-event-fewer",
    "grail.challenge.no-food-empties-energy",
    "grail.challenge.card-costs-five-draw-two",
    "grail.challenge.attribute-costs-five-per-pair-point",
    "grail.challenge.five-items-at-most",
    "grail.challenge.no-mercy",
)
"""What can be switched on, each by its own rule."""


def uses(state: GrailState, change: str) -> bool:
    """Whether the table plays with this change."""
    return change in state.modes


def of_choice(mode: str) -> tuple[str, ...]:
    """All changes of a mode."""
    return {"standard": (), "story": STORY, "challenge": CHALLENGE}[mode.partition("-")[0]]


def mode_in_use(state: GrailState) -> str:
    """Story or Challenge, if any of its changes is in use: one mode for the whole table (A88)."""
    return next((mode for mode in ("story", "challenge") if set(of_choice(mode)) & set(state.modes)), "standard")
