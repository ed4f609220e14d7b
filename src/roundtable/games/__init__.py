"""The games there are. Each is imported only when it is asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from roundtable.kernel.errors import RoundtableError

if TYPE_CHECKING:
    from roundtable.kernel.game import Game
    from roundtable.kernel.rulebook import Rulebook

MODULES: Final[dict[str, str]] = {
    "talisman-duel": "roundtable.slices.talisman_duel",
    "reflets-blessing": "roundtable.slices.reflets_blessing",
    "kinfire-boosts": "roundtable.slices.kinfire_boosts",
    "grail-party": "roundtable.slices.grail_party",
}


class UnknownGame(RoundtableError):
    """No game has this name."""


def names() -> list[str]:
    """The ids of all games."""
    return list(MODULES)


def get(name: str) -> Game[Any, Any]:
    """The game with this id."""
    if name not in MODULES:
        near = get_close_matches(name, MODULES, n=1)
        hint = f" Did you mean '{near[0]}'?" if near else f" There are: {', '.join(MODULES)}."
        raise UnknownGame(f"There is no game '{name}'.{hint}")
    game: Game[Any, Any] = import_module(MODULES[name]).GAME
    return game


def rulebooks() -> dict[str, Rulebook]:
    """Every game's rulebook, by the game's id."""
    return {name: get(name).rulebook for name in MODULES}
