"""Stories whose characters keep their numbers, however the core pack is balanced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from roundtable.games.talisman import GAME
from roundtable.games.talisman.game import Talisman
from roundtable.packs import Content
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

from .stories import Game

NUMBERS = {
    "assassin": (3, 3, 4, 3, 2),
    "dwarf": (3, 3, 5, 5, 2),
    "elf": (3, 4, 4, 3, 1),
    "ghoul": (2, 4, 4, 4, 1),
    "monk": (2, 3, 4, 5, 1),
    "priest": (2, 4, 4, 5, 1),
    "prophetess": (2, 4, 4, 2, 1),
    "sorceress": (2, 4, 4, 3, 1),
    "thief": (3, 3, 4, 2, 2),
    "troll": (6, 1, 6, 1, 1),
    "warrior": (4, 2, 5, 1, 1),
    "wizard": (2, 5, 4, 3, 1),
}
"""Strength, Craft, Life, Fate, gold."""


def cast() -> list[dict[str, Any]]:
    """The characters of the pack with these numbers."""
    fields = ("strength", "craft", "life", "fate", "gold")
    return [
        msgspec.json.decode(msgspec.json.encode(card)) | dict(zip(fields, NUMBERS[card.id], strict=True))
        for card in GAME.content()["characters"].values()
    ]


@cache
def steady_content() -> Content:
    return GAME.content(extra={"characters": cast()})


class Steady(Talisman):
    """The game, with that cast."""

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Content:
        return super().content(paths, {"characters": cast(), **extra}) if extra else steady_content()


STEADY = Steady()


def start(
    *seats: dict[str, Any],
    dice: tuple[int, ...] = (),
    draw: dict[str, list[str]] | None = None,
    cards: list[dict[str, Any]] | None = None,
    **given: Any,
) -> Game:
    """A match in which these dice fall, and then ones for the next players' moves."""
    scenario = Scenario(
        game=GAME.id, about="", given={"seats": list(seats), **given},
        dice=[*dice, 1, 1, 1, 1], draw=draw or {}, cards=cards or [],
    )  # fmt: skip
    match = prepare(scenario, STEADY)
    match.begin()
    return match
