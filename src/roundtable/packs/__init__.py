"""Content packs: folders of YAML in, immutable definitions out. A pack never runs code."""

from __future__ import annotations

from .content import Content, PackInfo, describe
from .loading import check, game_of, load, read_yaml, schema
from .problems import PackError, Problem
from .spec import Collection, PackSpec, Ref, TextKey

__all__ = [
    "Collection",
    "Content",
    "PackError",
    "PackInfo",
    "PackSpec",
    "Problem",
    "Ref",
    "TextKey",
    "check",
    "describe",
    "game_of",
    "load",
    "read_yaml",
    "schema",
]
