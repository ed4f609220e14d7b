"""Drafting: the packet of heroes in one's hand, in full."""

from __future__ import annotations

from roundtable.games.reflets.box import Box
from roundtable.games.reflets.state import RefletsState
from roundtable.kernel.scene import Part, Zone, say
from roundtable.kernel.seats import Seat

from .cards import pile


def packets(state: RefletsState, box: Box, seat: Seat) -> list[Part]:
    """One's own packet is laid out to choose from; of the others' everybody sees how many they hold."""
    found: list[Part] = []
    for other, team in enumerate(state.seats):
        if team.packet.cards:
            zone = pile(box, team.packet, say("label-packet"), seat, other)
            found.append(
                Zone(
                    id=zone.id, label=zone.label, cards=zone.cards, count=zone.count, hidden=zone.hidden, seat=other,
                    spread="shelf" if other == seat else "",
                    note=say("label-packet-note", count=len(team.packet) - 1) if other == seat else None,
                )
            )  # fmt: skip
    return found
