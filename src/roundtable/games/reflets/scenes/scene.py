"""What a seat sees: the board, the seats with what they have, and whatever goes on: draft, trial, tale, the end."""

from __future__ import annotations

from roundtable.games.reflets.box import box_of
from roundtable.games.reflets.state import RefletsState
from roundtable.kernel.scene import Part, Scene, Text, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .draft_scene import packets
from .end_scene import end_parts
from .onlooker import looking
from .reading_scene import reading_parts
from .table_scene import piles, table_parts
from .team_scene import seat_parts
from .trial_scene import trial_parts


def scene(state: RefletsState, content: Content, seat: Seat) -> Scene:
    """The table as this seat sees it."""
    box, table = box_of(content), looking(state, content)
    parts: list[Part] = table_parts(state, box, seat)
    if state.phase == "over":
        parts += end_parts(table, box, seat)
    else:
        parts += [*reading_parts(state, box, seat), *trial_parts(table)]
    parts += packets(state, box, seat)
    parts += piles(state, box, seat)
    for other in range(len(state.seats)):
        parts += seat_parts(table, box, other, seat)
    return Scene(parts=tuple(parts), title=title(state))


def title(state: RefletsState) -> Text | None:
    """What goes on beside the Road."""
    if state.phase == "over":
        return say("title-over")
    if state.phase == "draft":
        return say("title-draft")
    return say("title-trial") if state.trial is not None else None
