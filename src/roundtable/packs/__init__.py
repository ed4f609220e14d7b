"""Content packs: folders of YAML in, immutable definitions out. A pack never runs code."""

from __future__ import annotations

from .content import Content, PackInfo, describe
from .loading import check, game_of, load, read_yaml, schema
from .problems import PackError, PackProblem
from .spec import Collection, PackSpec, Ref, TextKey, Unsound

__all__ = [
    "Collection",
    "Content",
    "PackError",
    "PackInfo",
    "PackProblem",
    "PackSpec",
    "Ref",
    "TextKey",
    "Unsound",
    "check",
    "describe",
    "game_of",
    "load",
    "read_yaml",
    "schema",
]
