"""What a game says of its cards for the eye: `look/kinds.yaml`. Types and collections are framed, and shelved."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from roundtable.kernel import scene as s

Frame = Literal["enemy", "event", "stranger", "object", "magic-object", "follower", "place", "spell"]
FRAMES: Final[tuple[Frame, ...]] = (
    "enemy", "event", "stranger", "object", "magic-object", "follower", "place", "spell",
)  # fmt: skip


class CardKinds(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game's cards are framed and in which order a gallery shows them."""

    frames: dict[str, Frame] = {}
    """The frame of a card by its type; the eight frames are types themselves."""
    collections: dict[str, Frame] = {}
    """The frame of a card without a type, by the collection it comes from."""
    emblems: dict[str, dict[str, str]] = {}
    """By collection and item, the drawing that stands for it, where several share one: `emblem-NAME`, `scape-NAME`."""
    people: tuple[str, ...] = ()
    """Types and collections of whom people play: a gallery shows them as characters."""
    shelves: dict[str, str] = {}
    """Types that have a shelf of their own in a gallery, and its name."""
    order: tuple[str, ...] = ()
    """The shelves, the first first; others come after them."""

    def frame(self, kind: str | None, name: s.Text = "") -> str:
        """One of the eight frames."""
        if kind in FRAMES:
            return str(kind)
        if kind is None and isinstance(name, str) and name.startswith("@"):
            return self.collections.get(name[1:].partition(".")[0], "object")
        return self.frames.get(kind or "") or self.collections.get(kind or "", "object")

    def rank(self, shelf: str) -> int:
        return self.order.index(shelf) if shelf in self.order else len(self.order)


@cache
def kinds_in(folder: Path) -> CardKinds:
    """What the look in this folder says."""
    file = folder / "kinds.yaml"
    return msgspec.yaml.decode(file.read_bytes(), type=CardKinds) if file.exists() else CardKinds()
