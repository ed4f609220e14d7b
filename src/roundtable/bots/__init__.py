"""Bots: whoever plays a seat without being a person. A bot sees what its seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from roundtable.kernel.errors import RoundtableError

from .reaction import reaction_ms
from .seen import Imagined, Seen

if TYPE_CHECKING:
    from roundtable.kernel.options import Option

__all__ = ["BEST", "BOTS", "OWN", "Bot", "Imagined", "Maker", "RandomBot", "Seen", "maker", "names"]


class Bot(Protocol):
    """Chooses for a seat, from what that seat may know."""

    def choose(self, seen: Seen) -> tuple[Option[Any], int]:
        """One of the options, and the milliseconds it took to choose."""


class RandomBot:
    """Any option, and against a clock after as long as a person might take."""

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, seen: Seen) -> tuple[Option[Any], int]:
        menu = seen.menu
        option = menu[int(self._random() * len(menu))]
        return option, 0 if seen.latest_ms is None else reaction_ms(self._random())


Maker: TypeAlias = Callable[[Random], Bot]

BOTS: Final[dict[str, Maker]] = {"random": RandomBot}
"""Those that play every game."""

OWN: Final[dict[str, dict[str, str]]] = {
    "talisman": {"heuristic": "roundtable.bots.talisman:TalismanHeuristic"},
    "kinfire": {"heuristic": "roundtable.bots.kinfire:KinfireHeuristic"},
    "reflets": {"heuristic": "roundtable.bots.reflets:RefletsHeuristic"},
    "tainted-grail": {"heuristic": "roundtable.bots.tainted_grail:GrailHeuristic"},
}
"""Those that know one game, the best first: their name, and where they are, to be imported when asked for."""

BEST: Final = "bot"
"""The name for the best there is."""


def names(game: str) -> list[str]:
    """The bots that play this game, the best first."""
    return [*OWN.get(game, {}), *BOTS]


def maker(name: str, game: str) -> Maker:
    """What makes bots of this name for this game."""
    own = OWN.get(game, {})
    if name == BEST:
        name = names(game)[0]
    if name in BOTS:
        return BOTS[name]
    if name in own:
        module, _, attribute = own[name].partition(":")
        made: Maker = getattr(import_module(module), attribute)
        return made
    if any(name in others for others in OWN.values()):
        raise RoundtableError(f"There is no bot '{name}' for {game}, only: {', '.join(names(game))}.")
    near = get_close_matches(name, names(game), n=1)
    hint = f" Did you mean '{near[0]}'?" if near else f" There are: {', '.join(names(game))}."
    raise RoundtableError(f"There is no bot '{name}'.{hint}")
