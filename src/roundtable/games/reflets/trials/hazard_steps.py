"""The steps of a move and of a hazard, and who plays them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roundtable.games.reflets.road.progress import progress
from roundtable.games.reflets.road.spaces import land
from roundtable.games.reflets.state import Judge, Land, Outcome, Prepare, Progress, RefletsTable, Reveal, Throw
from roundtable.kernel.windows import Rules

from .hazards import reveal
from .judging import judge
from .outcomes import outcome
from .trial import prepare, throw_dice

STEPS: Final[dict[type, Callable[[RefletsTable, Any], Rules[None] | None]]] = {
    Progress: progress,
    Land: land,
    Reveal: reveal,
    Prepare: prepare,
    Throw: throw_dice,
    Judge: judge,
    Outcome: outcome,
}
