"""Single fields of cards, places or characters, changed for one scenario without copying the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from roundtable.kernel.game import Game
from roundtable.kernel.given import known

from .format import BadScenario, Scenario, merged


def changed(game: Game[Any, Any], packs: Sequence[Path], scenario: Scenario) -> dict[str, Any] | None:
    """The content that a scenario brings, with the items of which it changes something."""
    extra = scenario.extra()
    if not scenario.change:
        return extra
    content: Mapping[str, Mapping[str, Any]] = game.content(packs, extra=extra)
    extra = extra or {}
    for collection, items in scenario.change.items():
        there = content[known(collection, content, "collection")]
        brought = {item["id"]: item for item in extra.get(collection, ()) if isinstance(item, dict) and "id" in item}
        for name, fields in items.items():
            item = there[known(name, there, f"item of {collection}")]
            whole = brought.get(name) or {"id": name, **_written(item)}
            brought[name] = with_fields(whole, fields, f"change: {collection}: {name}")
        extra[collection] = list(brought.values())
    return extra


def with_fields(item: Mapping[str, Any], fields: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The item with these fields; dots lead into what lies deeper: `right.aggression`, `attacks.0.pool`."""
    whole: Any = item
    for path, value in fields.items():
        first, *rest = reversed(str(path).split("."))
        part: dict[str, Any] = {first: value}
        for name in rest:
            part = {name: part}
        whole = merged(whole, part, where)
    if not isinstance(whole, dict):
        raise BadScenario(f"{where}: fields were expected.")
    return whole


def _written(item: Any) -> dict[str, Any]:
    """An item as a pack would write it: what is as if nothing were said is left out."""
    written = msgspec.to_builtins(item)
    return {name: value for name, value in written.items() if value is not None}
