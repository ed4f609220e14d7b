"""Stories with characters whose numbers are fixed here: the balance of the core pack may change without them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from roundtable.games.talisman.game import Talisman
from roundtable.packs import Content
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

from .stories import ASKED_ALWAYS, Game

SENTINEL = "talisman.creatures.sentinel-and-mercenary-are-creatures"
NUMBERS = {
    "assassin": (3, 3, 4, 2), "dwarf": (3, 3, 5, 2), "elf": (3, 4, 4, 1), "ghoul": (2, 4, 4, 1), "monk": (2, 3, 4, 1),
    "priest": (2, 4, 4, 1), "sorceress": (2, 4, 4, 1), "thief": (3, 3, 4, 2), "troll": (6, 1, 6, 1),
    "warrior": (4, 2, 5, 1), "wizard": (2, 5, 4, 1),
}  # fmt: skip
"""Strength, Craft, Life and gold."""
CREATURES: dict[str, dict[str, Any]] = {
    "sentinel": {"guard": {"name": "guard", "strength": 9, "rules": [SENTINEL]}},
    "pits": {"lair": {"name": "monster", "strength": 4, "number_dice": 1}},
}
"""Those printed on spaces."""


class Staged(Talisman):
    """The game with this cast, and with whatever a story brings besides."""

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Content:
        kept: dict[bytes, Content] = self.__dict__.setdefault("_kept", {})
        key = msgspec.json.encode(extra)
        if key not in kept:
            core = super().content()
            staged: dict[str, list[Any]] = {
                "characters": [
                    msgspec.to_builtins(core["characters"][card])
                    | {"strength": strength, "craft": craft, "life": life, "gold": gold}
                    for card, (strength, craft, life, gold) in NUMBERS.items()
                ],
                "places": [msgspec.to_builtins(core["places"][place]) | more for place, more in CREATURES.items()],
            }
            for name, items in (extra or {}).items():
                staged[name] = staged.get(name, []) + items
            kept[key] = super().content(paths, staged)
        return kept[key]


STAGE = Staged()


def start(
    *seats: dict[str, Any],
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    draw: dict[str, list[str]] | None = None,
    cards: list[dict[str, Any]] | None = None,
    content: dict[str, list[Any]] | None = None,
    **given: Any,
) -> Game:
    """A match in which these dice fall, and then ones for the next players' moves; a card drawn does no harm."""
    scenario = Scenario(
        game=STAGE.id, about="", given={"seats": list(seats), **given}, options=ASKED_ALWAYS | (options or {}),
        dice=[*dice, 1, 1, 1, 1], draw=draw or {"adventure": ["silver-vein"]}, cards=cards or [], content=content or {},
    )  # fmt: skip
    match = prepare(scenario, STAGE)
    match.begin()
    return match
