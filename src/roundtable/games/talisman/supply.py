"""What is in the box: coins, Fate tokens and counters are finite, and what is spent goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from roundtable.kernel.seats import Seat

from .effects import Attribute
from .state import SEATS, Character, TalismanState, TalismanTable

COINS: Final = 30
FATE_TOKENS: Final = 38
LARGE: Final = 6
SMALL: Final = 32
LARGE_WORTH: Final = 5
TOAD_TOKENS: Final = 6
FINITE: Final = "talisman.golden.resources-are-finite"


def coins_left(state: TalismanState) -> int:
    return COINS - sum([character.gold for character in state.seats]) - sum(state.coins.values())


def fate_left(state: TalismanState) -> int:
    return FATE_TOKENS - sum([character.fate for character in state.seats])


def pieces(points: Sequence[int]) -> tuple[int, int]:
    """The large and small counters that lie with the players who have so many points each.

    Five small ones are always changed for a large one while there are any, so the points say how they lie.

    >>> pieces([7, 4])
    (1, 6)
    >>> pieces([32, 30]), pieces([40])
    ((6, 32), (6, 10))
    """
    large = min(LARGE, sum([mine // LARGE_WORTH for mine in points]))
    return large, sum(points) - large * LARGE_WORTH


def counters_of(character: Character, what: Attribute | Literal["life"]) -> int:
    if what == "life":
        return character.lives
    return character.strength_counters if what == "strength" else character.craft_counters


def counters_left(state: TalismanState, seat: Seat, what: Attribute | Literal["life"], wanted: int) -> int:
    """How many of the wanted points this seat can take: the counters must be there, changed where that helps."""
    points = [counters_of(character, what) for character in state.seats]
    mine = points[seat]
    for number in range(wanted, 0, -1):
        points[seat] = mine + number
        if pieces(points)[1] <= SMALL:
            return number
    return 0


def short_of(table: TalismanTable, seat: Seat, what: str) -> None:
    """Tells that the box has not enough."""
    table.say("supply-short", FINITE, seat=SEATS[seat], what=f"@text.what-{what}")
