"""Options that many rules offer."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

KEEP: Final[Option[None]] = Option("keep")
STAY: Final[Option[None]] = Option("stay")
SHOWN: Final = ("play", "discard", "use", "aside", "lose", "throw", "flip", "turn-up")
"""Verbs about cards that lie where everybody concerned sees them; others are about a deck or a Pool."""
GROUPS: Final = {"put-in": "group-put-in", "take-out": "group-take-out"}
"""Under a heading that says the verb, where many cards are offered."""


@cache
def seat_option(verb: str, seat: Seat) -> Option[Seat]:
    """An option about a Character."""
    return Option(verb, str(seat), value=seat, points=(f"seat:{seat}",), params=(("who", f"@seat.{seat}"),))


@cache
def card_option(verb: str, card: str, *rules: str) -> Option[None]:
    """An option about a Combat or Diplomacy card."""
    points = (f"card:{card}",) if verb in SHOWN else ()
    group = GROUPS.get(verb, "")
    return Option(verb, card, rules=rules, points=points, params=(("card", f"@cards.{card}"),), group=group)


@cache
def item_option(verb: str, item: str, collection: str = "items") -> Option[None]:
    """An option about an Item, a Secret, a Skill card or a Location."""
    points = (f"card:{item}",) if verb in SHOWN else (f"place:{item}",) if collection == "locations" else ()
    return Option(verb, item, points=points, params=(("card", f"@{collection}.{item}"),))
