"""What a game tells the loader: which collections its packs have, of which types, with which texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

if TYPE_CHECKING:
    from .content import Content

FORMAT: Final = 1
# (?![\s\S]) is the very end in Python and in editors alike; Python's $ would let a line end through.
ID_PATTERN: Final = r"^[a-z0-9]+([._-][a-z0-9]+)*(?![\s\S])"
LANGUAGE_PATTERN: Final = r"^[a-z]{2,3}(-[A-Z]{2})?(?![\s\S])"
NOT_BLANK: Final = r"\S"
ID_WORDS: Final = "small letters and digits, joined by - . or _"
PATTERN_WORDS: Final = {
    ID_PATTERN: ID_WORDS,
    LANGUAGE_PATTERN: "a language such as en or fr",
    NOT_BLANK: "text",
}
REF: Final = "roundtable-ref"
TEXT_KEY: Final = "roundtable-text-key"
WORDS: Final = "words"
"""The field of an item that holds its texts in every language, where they stand beside its numbers."""
OWN_NAMES: Final = ("pack", "text", "remove")

_NAME = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*\Z")


def Ref(collection: str) -> msgspec.Meta:  # noqa: N802  (reads as a type in an annotation)
    """Marks text that must be the id of an item: `Annotated[str, Ref("cards")]`."""
    return msgspec.Meta(extra={REF: collection})


def TextKey() -> msgspec.Meta:  # noqa: N802  (reads as a type in an annotation)
    """Marks text that names a text field of the same item, which every language must then have."""
    return msgspec.Meta(extra={TEXT_KEY: True})


@dataclass(frozen=True, slots=True)
class Collection:
    """One kind of item: its struct (or a union of tagged structs), and the texts each item has."""

    type: Any
    text: tuple[str, ...] = ()
    optional_text: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Unsound:
    """Something that only the game can find wrong with an item that is well formed: what was found, what is right."""

    collection: str
    item: str
    found: str
    expected: str
    field: str = ""


Check = Callable[["Content"], Iterable[Unsound]]


@dataclass(frozen=True, slots=True)
class PackSpec:
    """The packs of one game. `languages` are those that every pack must be complete in."""

    game: str
    collections: Mapping[str, Collection]
    languages: tuple[str, ...] = field(default=("en", "fr"))
    checks: tuple[Check, ...] = ()
    """What the game itself looks for, once every item is well formed: limits of a deck, pages nothing leads to."""

    def __post_init__(self) -> None:
        if not self.languages:
            raise TypeError(f"The packs of {self.game} need at least one language.")
        for language in self.languages:
            if not re.match(LANGUAGE_PATTERN, language):
                raise TypeError(f"{language!r} is no language code.")
        for name in self.collections:
            if not _NAME.match(name) or name in OWN_NAMES:
                raise TypeError(f"A collection can't be named {name!r}.")


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`pack.yaml`."""

    format: Literal[1]
    id: Annotated[str, msgspec.Meta(pattern=ID_PATTERN, max_length=64)]
    game: str
    version: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    title: dict[str, Annotated[str, msgspec.Meta(pattern=NOT_BLANK)]]
    languages: Annotated[tuple[Annotated[str, msgspec.Meta(pattern=LANGUAGE_PATTERN)], ...], msgspec.Meta(min_length=1)]
    on: str | None = None
    remove: dict[str, tuple[str, ...]] = {}
