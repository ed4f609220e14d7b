"""What is in the box: coins, Fate tokens and counters are finite, and what is spent goes back."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final, Literal

from roundtable.kernel.seats import Seat

from .effects import Attribute
from .state import SEATS, Character, TalismanState, TalismanTable

COINS: Final = 30
FATE_TOKENS: Final = 38
LARGE: Final = 6
SMALL: Final = 32
LARGE_WORTH: Final = 5
FINITE: Final = "talisman.golden.resources-are-finite"
BOXED: Final = {
    "gold": ("talisman.components.thirty-gold",),
    "fate": ("talisman.components.thirty-eight-fate-tokens",),
}
COUNTED: Final = (
    "talisman.components.thirty-eight-counters-per-attribute", "talisman.components.large-counter-worth-five",
    "talisman.components.must-swap-five-small-for-one-large",
)  # fmt: skip


def coins_left(state: TalismanState) -> int:
    return COINS - sum([character.gold for character in state.seats]) - sum(state.coins.values())


def fate_left(state: TalismanState) -> int:
    return FATE_TOKENS - sum([character.fate for character in state.seats])


COUNTERS: Final[dict[Attribute | Literal["life"], Callable[[Character], int]]] = {
    "life": attrgetter("lives"),
    "strength": attrgetter("strength_counters"),
    "craft": attrgetter("craft_counters"),
}
"""Where a character's counters of a kind are written down."""


def counters_left(state: TalismanState, what: Attribute | Literal["life"]) -> int:
    """How many points are still in the supply.

    Five small counters are always changed for a large one, so all of them can be in use: while there is a large one
    left, six players have 24 small ones at most.
    """
    return LARGE * LARGE_WORTH + SMALL - sum(map(COUNTERS[what], state.seats))


def short_of(table: TalismanTable, seat: Seat, what: str) -> None:
    """Tells that the box has not enough."""
    table.say("supply-short", FINITE, *BOXED.get(what, COUNTED), seat=SEATS[seat], what=f"@text.what-{what}")
