"""What is read out: a hazard's story, first in its storyteller's hand alone, then for all."""

from __future__ import annotations

from roundtable.games.reflets.box import Box
from roundtable.games.reflets.effects.hazards import Zone
from roundtable.games.reflets.state import RefletsState
from roundtable.kernel.scene import Page, Part, say
from roundtable.kernel.seats import WATCHER, Seat

from .wording import hazard_lines


def reading_parts(state: RefletsState, box: Box, seat: Seat) -> list[Part]:
    """The page, until the first dice lie there."""
    trial = state.trial
    if trial is not None and (trial.done or trial.dice or state.thrown):
        return []
    card = state.reading.as_seen_by(seat)[0] if state.reading.cards else trial.hazard if trial is not None else None
    if not card or card not in box.hazards:
        return []
    hazard = box.hazards[card]
    secret = bool(state.reading.cards) and state.reading.as_seen_by(WATCHER)[0] is None
    kind = "page-lead-trial" if hazard.graph else "page-lead-sale"
    land = f"@places.{hazard.land}" if isinstance(hazard, Zone) else "@places.abyss"
    follows = hazard_lines(hazard)[1:] if secret else ()
    return [
        Page(
            id=f"{card}-secret" if secret else card, heading=box.name(card),
            lead=say(kind, place=land, count=hazard.cost),
            paragraphs=(f"@{box.kinds[card]}.{card}.text", *follows),
            note=say("page-only-you") if secret else None,
        )
    ]  # fmt: skip
