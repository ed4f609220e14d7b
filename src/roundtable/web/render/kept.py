"""Markup that was made before and holds still: most of a page is the same from one view to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from markupsafe import Markup

MOST: Final = 20_000


class Kept:
    """Pieces of markup by everything they depend on."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.made: dict[Hashable, Markup] = {}

    def get(self, key: Hashable, make: Callable[[], Markup]) -> Markup:
        """The piece with this key, made if need be. A full store is emptied: what is in use is made again at once."""
        found = self.made.get(key)
        if found is None:
            if len(self.made) >= self.most:
                self.made.clear()
            found = self.made[key] = make()
        return found
