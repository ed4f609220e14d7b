"""A stack of packs, loaded: immutable definitions, their texts, and one digest over all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NoReturn, TypeVar

import msgspec

from .spec import FORMAT

T = TypeVar("T")
MOST_KEPT = 20_000

Items = Mapping[str, Mapping[str, Any]]
Texts = Mapping[str, Mapping[str, Mapping[str, Mapping[str, str]]]]
"""language, collection, item, field: the words."""


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A pack of the stack."""

    id: str
    version: str
    title: Mapping[str, str]


class Content(dict[str, Mapping[str, Any]]):
    """What a match is played with: by collection and id. Items come sorted by id, however the files were ordered."""

    __slots__ = ("__weakref__", "_kept", "_kinds", "_origins", "_texts", "digest", "game", "languages", "memo", "packs")

    game: str
    languages: tuple[str, ...]
    packs: tuple[PackInfo, ...]
    digest: str
    _kept: dict[object, Any]
    _kinds: dict[str, type]
    """What each collection was found to hold."""
    memo: dict[Any, Any]
    """What a game has worked out from the content and wants to keep at hand."""

    def __init__(
        self,
        game: str,
        languages: tuple[str, ...],
        packs: tuple[PackInfo, ...],
        items: Items,
        texts: Texts,
        origins: Items,
    ) -> None:
        super().__init__((name, MappingProxyType(dict(items[name]))) for name in items)
        sealed = {
            "game": game,
            "languages": languages,
            "packs": packs,
            "_texts": texts,
            "_origins": origins,
            "digest": _digest(game, items, texts),
            "memo": {},
            "_kept": {},
            "_kinds": {},
        }
        for name, value in sealed.items():
            object.__setattr__(self, name, value)

    def _sealed(self, *_: object, **__: object) -> NoReturn:
        raise AttributeError("Content can't be changed once it is loaded.")

    __setattr__ = __delattr__ = __setitem__ = __delitem__ = __ior__ = _sealed
    clear = pop = popitem = setdefault = update = _sealed
    __hash__ = object.__hash__  # type: ignore[assignment]  # one content is itself and no other
    __eq__ = object.__eq__

    def __repr__(self) -> str:
        packs = ", ".join(f"{pack.id} {pack.version}" for pack in self.packs)
        return f"<Content of {self.game}: {packs or 'no pack'}; {self.digest[:12]}>"

    def __reduce__(self) -> tuple[type[Content], tuple[Any, ...]]:
        # Read-only views can't be pickled; worker processes get plain dicts and seal them again.
        items = {name: dict(each) for name, each in self.items()}
        return Content, (self.game, self.languages, self.packs, items, self._texts, self._origins)

    def of(self, collection: str, kind: type[T]) -> Mapping[str, T]:
        """The items of a collection, as the struct they are: `content.of("cards", Card)`."""
        items = self[collection]
        if self._kinds.get(collection) is not kind:
            for item in items.values():
                if not isinstance(item, kind):
                    raise TypeError(f"{collection} holds {type(item).__name__}, not only {kind.__name__}.")
            self._kinds[collection] = kind
        return items

    def kept(self, key: object, make: Callable[[], T]) -> T:
        """What depends on the content and this key alone, made once: the parts of scenes that stay the same.

        There may be a key for each of very many positions, so now and then all are forgotten.
        """
        known: dict[object, T] = self._kept
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            found = known[key] = make()
        return found

    def text(self, language: str, collection: str, item: str, field: str) -> str:
        """An item's words; empty where an optional text is not given.

        A language that only some packs speak falls back to the game's first one.
        """
        if item not in self.get(collection, {}):
            raise LookupError(f"There is no {item!r} in {collection!r}.")
        if language not in self._texts:
            raise LookupError(f"There are no texts in {language!r}, only in {', '.join(self.languages)}.")
        words = self._texts_of(language, collection, item).get(field)
        if words is None:
            words = self._texts_of(self.languages[0], collection, item).get(field, "")
        return words

    def origin(self, collection: str, item: str) -> str:
        """The id of the pack that an item comes from."""
        origin: str = self._origins[collection][item]
        return origin

    def _texts_of(self, language: str, collection: str, item: str) -> Mapping[str, str]:
        return self._texts[language].get(collection, {}).get(item, {})

    # Set through object.__setattr__ above.
    _texts: Texts
    _origins: Items


def describe(content: Content) -> dict[str, Any]:
    """Counts and lists everything, as plain JSON-able values."""
    return {
        "game": content.game,
        "digest": content.digest,
        "languages": list(content.languages),
        "packs": [{"id": pack.id, "version": pack.version, "title": dict(pack.title)} for pack in content.packs],
        "collections": {name: _described(content, name) for name in content},
    }


def _described(content: Content, collection: str) -> dict[str, Any]:
    items = content[collection]
    return {
        "different": len(items),
        "total": sum(_count(item) for item in items.values()),
        "items": [
            {
                "id": key,
                "count": _count(item),
                "pack": content.origin(collection, key),
                "text": {
                    language: dict(content._texts_of(language, collection, key)) for language in content.languages
                },
                "data": msgspec.to_builtins(item),
            }
            for key, item in items.items()
        ],
    }


def _count(item: object) -> int:
    count = getattr(item, "count", 1)
    return count if isinstance(count, int) else 1


def _digest(game: str, items: Items, texts: Texts) -> str:
    """Over what was understood, not over bytes: comments, order and spelled-out defaults don't count."""
    from hashlib import blake2b

    whole = {"format": FORMAT, "game": game, "items": items, "text": texts}
    return blake2b(msgspec.json.encode(whole, order="sorted"), digest_size=32).hexdigest()
