"""Markup that was made before and holds still: most of a page is the same from one view to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, ClassVar, Final, TypeVar

MOST: Final = 20_000
M = TypeVar("M", bound=str)


class MarkupCache:
    """Pieces of markup by everything they depend on."""

    every: ClassVar[list[MarkupCache]] = []

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.made: dict[Hashable, Any] = {}
        MarkupCache.every.append(self)

    def get(self, key: Hashable, make: Callable[[], M]) -> M:
        """The piece with this key, made if need be."""
        found: M | None = self.made.get(key)
        return self._keep(key, make()) if found is None else found

    def of(self, key: Hashable, thing: object, make: Callable[[], M]) -> M:
        """The last piece with this key, if it was made of the same thing: to compare is quicker than to hash."""
        found = self.made.get(key)
        if found is not None and (found[0] is thing or found[0] == thing):
            same: M = found[1]
            return same
        made = make()
        self._keep(key, (thing, made))
        return made

    def _keep(self, key: Hashable, made: Any) -> Any:
        """A full store is emptied: what is in use is made again at once."""
        if len(self.made) >= self.most:
            self.made.clear()
        self.made[key] = made
        return made


def forget() -> None:
    """Everything is made anew, for tests."""
    for kept in MarkupCache.every:
        kept.made.clear()
