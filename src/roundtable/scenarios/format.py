"""The scenario file, read as warily as a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Value


class BadScenario(RoundtableError):
    """A scenario file that can't be played: its format is wrong, or it asks for what the game doesn't have."""


class Scenario(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a scenario file says."""

    game: str
    about: str
    seats: int | None = None
    options: dict[str, Value] = field(default_factory=dict)
    seed: str | int = "scenario"
    timed: bool = True
    given: dict[str, Any] = field(default_factory=dict)
    dice: list[int] = field(default_factory=list)
    draw: dict[str, list[str]] = field(default_factory=dict)
    cards: list[Any] = field(default_factory=list)
    content: dict[str, list[Any]] = field(default_factory=dict)
    """Items of other collections than cards, in pack format."""
    text: dict[str, Any] = field(default_factory=dict)
    play: list[dict[str | int, Any]] = field(default_factory=list)
    expect: dict[str | int, Any] = field(default_factory=dict)

    def extra(self) -> dict[str, Any] | None:
        """The content it brings, as a pack would."""
        extra: dict[str, Any] = dict(self.content)
        if self.cards:
            extra["cards"] = [*extra.get("cards", []), *self.cards]
        if extra and self.text:
            extra["text"] = self.text
        return extra or None

    def expected_rules(self) -> tuple[str, ...]:
        """All rule ids that the scenario says are cited or forbid something."""
        rules: dict[str, None] = {}
        for expect in (*(line["expect"] for line in self.play if "expect" in line), self.expect):
            if isinstance(expect, dict):
                rules |= dict.fromkeys(expect.get("cites") or ())
                rules |= dict.fromkeys((expect.get("refused") or {}).values())
        return tuple(rules)


def read(path: Path) -> Scenario:
    """The scenario in a file."""
    from roundtable.packs import PackError, read_yaml

    try:
        raw = read_yaml(path, int_keys=True)
    except PackError as error:
        raise BadScenario(str(error)) from None
    try:
        return msgspec.convert(raw, Scenario)
    except msgspec.ValidationError as error:
        raise BadScenario(f"{path}: {error}.") from None
