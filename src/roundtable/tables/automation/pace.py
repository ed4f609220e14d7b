"""How fast bots play: as whoever looks on likes it. Nobody is hurried: where several look on, the slowest holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

PaceName: TypeAlias = Literal["slow", "normal", "quick", "at-once"]


class Pace(NamedTuple):
    """Pauses as shares of the server's own, `TablesConfig.pace`."""

    turn: float
    """After a turn."""
    move: float
    """Between two moves of one turn."""


PACES: Final[dict[PaceName, Pace]] = {
    "slow": Pace(2.5, 0.75),
    "normal": Pace(1.0, 0.25),
    "quick": Pace(0.375, 0.0),
    "at-once": Pace(0.0, 0.0),
}
NORMAL: Final[PaceName] = "normal"


def slowest(names: Iterable[PaceName]) -> Pace:
    """What several people agree on; the normal pace where there is nobody."""
    return max((PACES[name] for name in names), default=PACES[NORMAL])
