"""The games there are. Each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from roundtable.kernel.errors import RoundtableError

if TYPE_CHECKING:
    from roundtable.kernel.game import Game
    from roundtable.kernel.rulebook import Rulebook

MODULES: Final[dict[str, str]] = {
    "talisman": "roundtable.games.talisman",
    "kinfire": "roundtable.games.kinfire",
    "reflets": "roundtable.games.reflets",
    "tainted-grail": "roundtable.games.tainted_grail",
}
"""The whole games: what people are offered."""

SLICES: Final[dict[str, str]] = {
    "talisman-duel": "roundtable.slices.talisman_duel",
    "reflets-blessing": "roundtable.slices.reflets_blessing",
    "kinfire-boosts": "roundtable.slices.kinfire_boosts",
    "grail-party": "roundtable.slices.grail_party",
}
"""Small pieces of games, for tests and measurements. They can be played by their id, and nobody is offered them."""

COMING: Final[tuple[str, ...]] = ()
"""Whole games whose rulebook is here and whose rules are not yet: they can be read, not played."""


class UnknownGame(RoundtableError):
    """No game has this name."""


def names() -> list[str]:
    """The ids of the games that people are offered."""
    return list(MODULES)


def is_known(name: str) -> bool:
    """Whether a game of this id can be played."""
    return name in MODULES or name in SLICES


def get(name: str) -> Game[Any, Any]:
    """The game with this id."""
    if name in COMING:
        raise UnknownGame(f"{name} can't be played yet; its rules can be read with 'roundtable rules {name}'.")
    if not is_known(name):
        raise _unknown(name, MODULES)
    game: Game[Any, Any] = import_module(MODULES.get(name) or SLICES[name]).GAME
    return game


def folder_of(name: str) -> Path:
    """Where a game's rules and their book lie."""
    if name in COMING:
        return Path(__file__).parent / name.replace("-", "_")
    if not is_known(name):
        raise _unknown(name, [*COMING, *MODULES])
    return get(name).folder


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game that is here, or coming."""
    from roundtable.kernel.rulebook import Rulebook

    return Rulebook.load(folder_of(name) / "rulebook.yaml")


def rulebooks() -> dict[str, Rulebook]:
    """Every rulebook, by the game's id."""
    known = [*COMING, *MODULES, *SLICES]
    return {name: rulebook(name) for name in known if (folder_of(name) / "rulebook.yaml").exists()}


def _unknown(name: str, known: Collection[str]) -> UnknownGame:
    near = get_close_matches(name, known, n=1)
    hint = f" Did you mean '{near[0]}'?" if near else f" There are: {', '.join(known)}."
    return UnknownGame(f"There is no game '{name}'.{hint}")
