"""A game whose content comes from packs: every game we ship."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from roundtable.kernel.game import Game, S
from roundtable.kernel.texts import Texts

from .content import Content
from .loading import load
from .spec import PackSpec


class PackGame(Game[S, Content]):
    """Loads `packs/core` in the game's folder, and whatever is stacked on it."""

    spec: PackSpec

    @property
    def core_pack(self) -> Path:
        return self.folder / "packs" / "core"

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Content:
        if paths or extra:
            return load(self.spec, [self.core_pack, *paths], extra=extra, extra_file="scenario")
        cached = self.__dict__.get("_content")
        if cached is None:
            cached = self.__dict__["_content"] = load(self.spec, [self.core_pack])
        content: Content = cached
        return content

    def digest(self, content: Content) -> str:
        return content.digest

    def texts(self, content: Content, players: Mapping[int, str] | None = None) -> Texts:
        return Texts(self.folder, names=content.text, players=players, rules=self.rulebook)
