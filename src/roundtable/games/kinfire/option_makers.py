"""Options that point at a seat, a card or a zone."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat


@cache
def seat_option(verb: str, seat: Seat) -> Option[Seat]:
    """An option about a seeker."""
    return Option(verb, str(seat), value=seat, points=(f"seat:{seat}",), params=(("seat", f"@seat.{seat}"),))


GROUPS: Final = {"play": "group-act", "discard": "group-cards", "move": "group-move"}
"""Where these stand on a turn, which has many kinds of options."""


@cache
def about(verb: str, card: str) -> Option[None]:
    """An option about a card."""
    params = (("card", f"@cards.{card}"),)
    return Option(verb, card, points=(f"card:{card}",), params=params, group=GROUPS.get(verb, ""))


@cache
def zone_option(verb: str, zone: str) -> Option[None]:
    """An option about a zone of the map."""
    params = (("zone", f"@zones.{zone}"),)
    return Option(verb, zone, points=(f"place:{zone}",), params=params, group=GROUPS.get(verb, ""))


@cache
def option_about(verb: str, index: int, board: str, name: str) -> Option[int]:
    params = (("enemy", name),)
    return Option(verb, f"{board}-{index + 1}", value=index, points=(f"card:foe-{index}",), params=params)
