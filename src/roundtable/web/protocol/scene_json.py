"""A scene in things: its parts, and the places of its boards, each with a name and encoded once.

From one version of a table to the next nearly everything stays as it was. What equals the thing of the same name that
the viewer had before is that very thing, so it need not be sent again; and viewers whose scenes share a part share its
bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.texts import Texts

_encode: Final = msgspec.json.Encoder().encode


class ScenePart(Struct, eq=False, gc=False):
    """A part of a scene, or a place of a board."""

    name: str
    """As options point at it, behind that of the board it is on; one that is there twice gets `#2`."""
    word: s.Word
    """The word it was encoded from, or an equal one."""
    member: bytes
    """Itself as a member of a JSON object. Where it holds other things, their names stand in their place."""
    inside: dict[str, ScenePart]


Named: TypeAlias = dict[str, ScenePart]
NOTHING: Final[Named] = {}


MOST_PLACES: Final = 10_000
_places: Final[dict[tuple[str, int], ScenePart]] = {}


class SceneJson:
    """The things of one table in one language, by the words they were made of."""

    def __init__(self, lang: str = "") -> None:
        self._lang = lang
        self._texts: Texts | None = None
        self._now: dict[int, ScenePart] = {}
        self._last: dict[int, ScenePart] = {}
        """Those of the version before: games may use a word again."""

    def turn(self) -> None:
        """A new version begins."""
        if self._now:
            self._now, self._last = {}, self._now

    def of(self, scene: s.Scene, texts: Texts, before: Named = NOTHING, parts: Sequence[s.Word] = ()) -> Named:
        """The parts of this scene by name, in their order; for who had those before, made of these parts."""
        if texts is not self._texts and self._lang:
            self._texts, self._now, self._last, before = texts, {}, {}, NOTHING
        if len(before) == len(scene.parts) == len(parts):
            both = zip(scene.parts, parts, before.values(), strict=True)
            found = [thing if part is was else self._thing(part, before) for part, was, thing in both]
        else:
            found = [self._thing(part, before) for part in scene.parts]
        named = {thing.name: thing for thing in found}
        return named if len(named) == len(found) else self._told_apart(scene.parts)

    def _thing(self, word: s.Word, before: Named) -> ScenePart:
        key = id(word)
        found = self._now.get(key)
        if found is not None and found.word is word:
            return found
        found = self._last.get(key)
        if found is None or found.word is not word:
            name = s.pointer(word) or type(word).__name__.lower()
            found = before.get(name)
            if found is not None and found.word == word:
                found.word = word
            else:
                found = self._made(name, word, found)
        self._now[key] = found
        return found

    def _made(self, name: str, word: s.Word, old: ScenePart | None) -> ScenePart:
        if not isinstance(word, s.Board):
            return ScenePart(name, word, self._member(name, word), NOTHING)
        was = [*old.inside.values()] if old is not None else []
        places = [
            was[at] if at < len(was) and was[at].word == place else self._place(name, place)
            for at, place in enumerate(word.places)
        ]
        inside = {place.name: place for place in places}
        return ScenePart(name, word, self._member(name, replace(word, places=()), places=tuple(inside)), inside)

    def _place(self, board: str, place: s.Place) -> ScenePart:
        """A place; those without words may be the same at all tables of a game."""
        found = _places.get((board, id(place)))
        if found is not None and found.word is place and not self._lang:
            return found
        name = f"{board}/place:{place.id}"
        found = ScenePart(name, place, self._member(name, place), NOTHING)
        if not self._lang:
            if len(_places) >= MOST_PLACES:
                _places.clear()
            _places[board, id(place)] = found
        return found

    def _told_apart(self, parts: Iterable[s.Word]) -> Named:
        """Where things have the same name, the second gets `#2`, and so on."""
        found: Named = {}
        for part in parts:
            name = unique = s.pointer(part) or type(part).__name__.lower()
            copies = 1
            while unique in found:
                copies += 1
                unique = f"{name}#{copies}"
            found[unique] = self._made(unique, part, None)
        return found

    def _member(self, name: str, word: s.Word, **names: tuple[str, ...]) -> bytes:
        said = spoken(word, self._texts, self._lang) if self._lang and self._texts is not None else word
        return b"%b:%b" % (_encode(name), _encode(replace(said, **names) if names else said))


def changed(now: Named, had: Named) -> list[bytes]:
    """What somebody who had those things lacks of these, as members of a JSON object."""
    lacking: list[bytes] = []
    for name in [name for name, thing in now.items() if had.get(name) is not thing]:
        thing, old = now[name], had.get(name)
        if old is None or old.member != thing.member:
            lacking.append(thing.member)
        if thing.inside:
            lacking += changed(thing.inside, old.inside if old is not None else NOTHING)
    return lacking


# --- words ---


def spoken(value: Any, texts: Texts, lang: str) -> Any:
    """A word of a scene, or a whole one, in which every text is words of this language."""
    if isinstance(value, s.Word):
        fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
        return replace(value, **{name: spoken(inner, texts, lang) for name, inner in fields if inner})
    if isinstance(value, s.Say):
        return texts.say(lang, value.key, value.params)
    if isinstance(value, tuple):
        return tuple(spoken(inner, texts, lang) for inner in value)
    return texts.name(lang, value) if isinstance(value, str) else value
