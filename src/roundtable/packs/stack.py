"""Packs on top of each other: later ones replace, add or remove items, and the whole must hold together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import inspect

from .content import Content, PackInfo
from .folder import Folder
from .problems import Path, ProblemReport, listed, shown
from .reading import BROKEN, PackFile
from .shapes import Shape, Walk, compiled
from .spec import ID_PATTERN, ID_WORDS, WORDS, Manifest, PackSpec

_ID = re.compile(ID_PATTERN)


@dataclass(slots=True)
class Layer:
    """One pack being stacked, or the items a scenario brings along."""

    name: str
    languages: tuple[str, ...]
    text_files: dict[str, str]
    """Where the texts of each language stand, or should stand."""
    silent: set[str] = field(default_factory=set)
    """Languages whose texts are unreadable or missing as a whole: said once, not for every item."""
    lenient: bool = False
    beside: set[tuple[str, ...]] = field(default_factory=set)
    """Texts that stand beside their items: collection, item, field, language."""


@dataclass(slots=True)
class StackItem:
    """An item of the stack, and what it says about others."""

    source: PackFile
    path: Path
    layer: Layer
    struct: object
    walk: Walk


@dataclass(slots=True)
class Stack:
    """The packs so far."""

    spec: PackSpec
    report: ProblemReport
    shapes: dict[str, Shape] = field(init=False)
    items: dict[str, dict[str, StackItem]] = field(init=False)
    texts: dict[tuple[str, str], dict[str, dict[str, str]]] = field(default_factory=dict)
    packs: list[PackInfo] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    """The packs' ids, of faulty packs too."""
    unread: set[str] = field(default_factory=set)
    removed: dict[tuple[str, str], str] = field(default_factory=dict)
    languages: dict[str, None] = field(init=False)

    def __post_init__(self) -> None:
        self.shapes = compiled(self.spec)
        self.items = {name: {} for name in self.spec.collections}
        self.languages = dict.fromkeys(self.spec.languages)

    # --- putting a pack on top ---

    def add(self, folder: Folder) -> None:
        """Puts a pack on top of those before it."""
        self.unread |= folder.unread
        manifest = self.manifest(folder)
        languages = manifest.languages if manifest else self.spec.languages
        name = manifest.id if manifest else folder.label
        layer = Layer(name, languages, {language: f"{folder.label}/text.{language}.yaml" for language in languages})
        self.languages.update(dict.fromkeys(languages))
        if manifest:
            self.packs.append(PackInfo(manifest.id, manifest.version, dict(sorted(manifest.title.items()))))
        seen: dict[tuple[str, str], StackItem] = {}
        for collection in self.spec.collections:
            for each in folder.sources.get(collection, ()):
                self.add_items(collection, each, layer, seen)
        self.add_text_files(folder, layer, manifest is not None)

    def add_extra(self, extra: Mapping[str, object], file: str) -> None:
        """Puts items given in memory on top; texts they lack are made up."""
        layer = Layer(file, (), {}, lenient=True)
        seen: dict[tuple[str, str], StackItem] = {}
        for name, value in extra.items():
            if name in self.spec.collections:
                self.add_items(name, PackFile(file, name, self.report, value=value), layer, seen)
            elif name != "text":
                known = [*self.spec.collections, "text"]
                self.report.add(
                    file,
                    shown(name),
                    f"the unknown block {shown(name)}",
                    listed(known),
                    word=str(name),
                    known=known,
                )
        texts = PackFile(file, "text", self.report, value=extra.get("text", {}))
        if not isinstance(texts.value, dict):
            texts.problem((), shown(texts.value), "a mapping of languages")
            return
        for language, value in texts.value.items():
            if language in self.languages:
                inner = PackFile(file, f"text.{language}", self.report, value=value)
                self.add_texts(str(language), inner, layer, {})
            else:
                texts.problem((), f"the language {shown(language)}", listed(list(self.languages)))

    def manifest(self, folder: Folder) -> Manifest | None:
        """The pack's manifest, if nothing is wrong with its form."""
        sources = folder.sources.get("pack", [])
        if not sources or sources[0].value is BROKEN:
            return None
        source = sources[0]
        walk = Walk(source)
        walk.check(inspect.type_info(Manifest), source.value, ())
        if isinstance(source.value, dict):
            self.check_manifest(source.value, source)
        return msgspec.convert(source.value, Manifest) if walk.sound else None

    def check_manifest(self, value: dict[object, object], source: PackFile) -> None:
        """What the manifest's form can't tell: does it fit this game and the packs below?"""
        game, name, on = value.get("game"), value.get("id"), value.get("on")
        title, languages = value.get("title"), value.get("languages")
        if isinstance(game, str) and game != self.spec.game:
            source.problem(("game",), shown(game), shown(self.spec.game))
        if name in self.ids:
            source.problem(("id",), f"the pack {shown(name)} a second time", "each pack once")
        if isinstance(on, str) and on not in self.ids:
            found = f"the pack {shown(on)}, which is not among those below this one"
            source.problem(("on",), found, listed(self.ids) or "a pack below it", word=on, known=self.ids)
        for language in self.spec.languages:
            if isinstance(languages, list) and language not in languages:
                found = listed([shown(each) for each in languages]) or "no language"
                source.problem(("languages",), found, f"{shown(language)} among them")
            if isinstance(title, dict) and language not in title:
                source.problem(("title", language), f"no title in {shown(language)}", "text")
        if isinstance(name, str):
            self.ids.append(name)
        remove = value.get("remove")
        if isinstance(remove, dict):
            for collection, ids in remove.items():
                if isinstance(collection, str) and isinstance(ids, list):
                    self.remove(collection, ids, source, str(name))

    def remove(self, collection: str, ids: list[object], source: PackFile, by: str) -> None:
        if collection not in self.items:
            known = list(self.items)
            source.problem(("remove", collection), shown(collection), listed(known), word=collection, known=known)
            return
        for index, name in enumerate(ids):
            if not isinstance(name, str):
                continue
            if name in self.items[collection]:
                del self.items[collection][name]
                self.texts.pop((collection, name), None)
                self.removed[collection, name] = by
            elif collection not in self.unread:
                self.unknown_id(source, ("remove", collection, index), collection, name)

    def add_items(
        self, collection: str, source: PackFile, layer: Layer, seen: dict[tuple[str, str], StackItem]
    ) -> None:
        if source.value is BROKEN:
            return
        if not isinstance(source.value, list | tuple):
            source.problem((), shown(source.value), "a list of items")
            self.unread.add(collection)
            return
        for index, whole in enumerate(source.value):
            value, beside = _words_apart(whole)
            item = self.item(collection, source, (index,), value, layer)
            name = value.get("id") if isinstance(value, dict) else None
            if not isinstance(name, str):
                continue
            if (collection, name) in seen:
                first = seen[collection, name]
                line = first.source.line(first.path)
                where = first.source.file if line is None else f"{first.source.file}:{line}"
                found = f"the id {shown(name)} a second time (first in {where})"
                source.problem((index, "id"), found, "each id once", item=name)
                continue
            seen[collection, name] = item
            self.items[collection][name] = item
            if beside is not None:
                self.add_words_beside(collection, name, source, (index, WORDS), beside)

    def item(self, collection: str, source: PackFile, path: Path, value: object, layer: Layer) -> StackItem:
        """Checks one item, and makes its struct if nothing is wrong."""
        name = value.get("id") if isinstance(value, dict) else None
        walk = Walk(source, name if isinstance(name, str) and len(name) <= 64 else None)
        walk.check(self.shapes[collection], value, path)
        struct = None
        if isinstance(value, dict):
            if isinstance(name, str) and (len(name) > 64 or not _ID.match(name)):
                walk.tell((*path, "id"), shown(name), f"{ID_WORDS}, at most 64 letters")
            count = value.get("count", 0)
            if isinstance(count, int) and count < 0:
                walk.tell((*path, "count"), shown(count), "a whole number, at least 0")
        if walk.sound:
            try:
                struct = msgspec.convert(_in_order(value), self.spec.collections[collection].type)
            except msgspec.ValidationError as error:
                # What only the struct itself knows: its __post_init__ refused.
                walk.tell(path, f"a mistake ({error})", "an item that its game accepts")
        return StackItem(source, path, layer, struct, walk)

    # --- texts ---

    def add_words_beside(self, collection: str, name: str, source: PackFile, path: Path, beside: object) -> None:
        """Takes in the words that stand in the item itself: `words: {en: {text: ...}, fr: {text: ...}}`."""
        item = self.items[collection][name]
        for at_language, fields in _entries(source, path, beside, "a mapping of languages", name):
            language = str(at_language[-1])
            if language not in self.languages:
                source.problem(at_language, f"the language {shown(language)}", listed(list(self.languages)), item=name)
                continue
            for at_field, words in _entries(source, at_language, fields, "a mapping of texts", name):
                item.layer.beside.add((collection, name, str(at_field[-1]), language))
                self.add_words(language, source, at_field, words, item, collection, name)

    def add_text_files(self, folder: Folder, layer: Layer, sure: bool) -> None:
        for name, sources in folder.sources.items():
            if not name.startswith("text."):
                continue
            language = name.removeprefix("text.")
            if language not in layer.languages:
                if sure:
                    for source in sources:
                        found = f"texts in {shown(language)}"
                        expected = f"one of the manifest's languages, {listed(list(layer.languages))}"
                        source.problem((), found, expected)
                continue
            seen: dict[Path, str] = {}
            for source in sources:
                self.add_texts(language, source, layer, seen)
        for language, file in layer.text_files.items():
            unread = f"text.{language}" in folder.unread or "text" in folder.unread
            if unread:
                layer.silent.add(language)
            elif f"text.{language}" not in folder.sources and self.speaks(layer, language):
                self.report.add(file, "", "no such file", f"the texts in {shown(language)}")
                layer.silent.add(language)

    def speaks(self, layer: Layer, language: str) -> bool:
        """Does this pack bring an item that still lacks its words in this language?"""
        return any(
            item.layer is layer and (self.spec.collections[name].text or item.walk.text_keys)
            and language not in self.texts.get((name, each), {})
            for name, items in self.items.items()
            for each, item in items.items()
        )  # fmt: skip

    def add_texts(self, language: str, source: PackFile, layer: Layer, seen: dict[Path, str]) -> None:
        """Takes one text file in: collection, item, field, words."""
        if not isinstance(source.value, dict):
            layer.silent.add(language)
        for path, items in _entries(source, (), source.value, "a mapping of collections"):
            collection = str(path[0])
            if collection not in self.items:
                known = list(self.items)
                source.problem(path, shown(collection), listed(known), word=collection, known=known)
                continue
            for at_item, fields in _entries(source, path, items, "a mapping of items"):
                name = str(at_item[1])
                item = self.items[collection].get(name)
                if item is None:
                    if collection not in self.unread:
                        self.unknown_id(source, at_item, collection, name)
                    continue
                for at_field, words in _entries(source, at_item, fields, "a mapping of texts", name):
                    if at_field in seen:
                        found = f"this text a second time (first in {seen[at_field]})"
                        source.problem(at_field, found, "each text once", item=name)
                        continue
                    seen[at_field] = source.file
                    if (*map(str, at_field), language) in layer.beside:
                        found = "this text a second time (first beside the item itself)"
                        source.problem(at_field, found, "each text once", item=name)
                        continue
                    self.add_words(language, source, at_field, words, item, collection, name)

    def add_words(
        self, language: str, source: PackFile, path: Path, words: object, item: StackItem, collection: str, name: str
    ) -> None:
        text_field = str(path[-1])
        known = self.text_fields(collection, item)
        if text_field not in known and item.walk.sound:
            expected = listed(known) if known else "no text here"
            found = f"the unknown text {shown(text_field)}"
            source.problem(path, found, expected, item=name, word=text_field, known=known)
        elif isinstance(words, str) and words.strip():
            spoken = self.texts.setdefault((collection, name), {}).setdefault(language, {})
            spoken[text_field] = words.strip()
        else:
            if words is not BROKEN:
                hint = "write it in quotes" if isinstance(words, bool | int | float) else ""
                found = "blank text" if isinstance(words, str) else shown(words)
                source.problem(path, found, "text", item=name, hint=hint)
            # It was there, so it isn't missing as well.
            self.texts.setdefault((collection, name), {}).setdefault(language, {})[text_field] = ""

    def text_fields(self, collection: str, item: StackItem) -> list[str]:
        kind = self.spec.collections[collection]
        keys = (key for _, key in item.walk.text_keys)
        return list(dict.fromkeys((*kind.text, *keys, *kind.optional_text, *titles(item))))

    # --- the whole ---

    def finish(self) -> None:
        """Checks what only the whole stack can tell: dangling ids and missing texts."""
        for collection, items in self.items.items():
            for name, item in items.items():
                for path, target, wanted in item.walk.refs:
                    if wanted not in self.items[target] and target not in self.unread:
                        self.unknown_id(item.source, path, target, wanted, name)
                self.check_texts(collection, name, item)

    def check_texts(self, collection: str, name: str, item: StackItem) -> None:
        spoken = self.texts.get((collection, name), {})
        kind, layer = self.spec.collections[collection], item.layer
        if layer.lenient:
            return
        needed = dict.fromkeys((*kind.text, *(key for _, key in item.walk.text_keys)))
        # An optional text is for all readers or for none.
        optional = (*kind.optional_text, *titles(item))
        needed.update((each, None) for each in optional if any(each in words for words in spoken.values()))
        for language in dict.fromkeys((*self.spec.languages, *layer.languages)):
            if language in layer.silent:
                continue
            for each in needed:
                if each not in spoken.get(language, {}):
                    file = layer.text_files.get(language, layer.name)
                    path = f"{collection}.{name}.{each}"
                    self.report.add(file, path, f"no text in {shown(language)}", "text", item=name)

    def unknown_id(self, source: PackFile, path: Path, collection: str, name: str, item: str | None = None) -> None:
        found = f"the id {shown(name)}, which is not in {collection}"
        by = self.removed.get((collection, name))
        if by:
            found = f"the id {shown(name)}, which the pack {shown(by)} removed from {collection}"
        expected = f"an id of {collection}"
        source.problem(path, found, expected, item=item, word=name, known=self.items[collection])

    def check_soundness(self, content: Content) -> None:
        """Lets the game look at the whole; not at what a scenario brings along, which may be as odd as it likes."""
        for check in self.spec.checks:
            for unsound in check(content):
                held = self.items[unsound.collection].get(unsound.item)
                if held is None:
                    self.report.add(unsound.collection, unsound.item, unsound.found, unsound.expected)
                elif not held.layer.lenient:
                    path = (*held.path, unsound.field) if unsound.field else held.path
                    held.source.problem(path, unsound.found, unsound.expected, item=unsound.item)

    def content(self) -> Content:
        """What was loaded. Only called when there are no problems."""
        items = {name: {each: held[each].struct for each in sorted(held)} for name, held in self.items.items()}
        texts: dict[str, dict[str, dict[str, dict[str, str]]]] = {each: {} for each in self.languages}
        for collection, held in self.items.items():
            for name in sorted(held):
                for language, words in self.words(collection, name, held[name]).items():
                    texts[language].setdefault(collection, {})[name] = words
        origins = {name: {each: item.layer.name for each, item in held.items()} for name, held in self.items.items()}
        return Content(self.spec.game, tuple(self.languages), tuple(self.packs), items, texts, origins)

    def words(self, collection: str, name: str, item: StackItem) -> dict[str, dict[str, str]]:
        """An item's texts by language; an item of a scenario without words is called by its id."""
        known = self.text_fields(collection, item)
        spoken = self.texts.get((collection, name), {})
        words = {language: {each: texts[each] for each in known if each in texts} for language, texts in spoken.items()}
        if item.layer.lenient:
            first: Any = self.spec.collections[collection].text[:1]
            for language in self.languages:
                for each in first:
                    words.setdefault(language, {}).setdefault(each, name)
        return words


def _entries(
    source: PackFile, path: Path, value: object, expected: str, item: str | None = None
) -> list[tuple[Path, object]]:
    """The entries of a mapping, or none and a problem."""
    if value is BROKEN:
        return []
    if not isinstance(value, dict):
        source.problem(path, shown(value), expected, item=item)
        return []
    entries: list[tuple[Path, object]] = []
    for key, inner in value.items():
        if isinstance(key, str):
            entries.append(((*path, key), inner))
        else:
            source.problem(path, f"{shown(key)} as a key", "text as a key", item=item)
    return entries


def _words_apart(value: object) -> tuple[object, object]:
    """An item without the words that stand beside its numbers, and those words; None if it has none."""
    if not isinstance(value, dict) or WORDS not in value:
        return value, None
    return {key: inner for key, inner in value.items() if key != WORDS}, value[WORDS]


def _in_order(value: object) -> object:
    """The same value with every mapping's keys sorted, so that their order in a file never matters."""
    if isinstance(value, dict):
        return {key: _in_order(value[key]) for key in sorted(value)}
    if isinstance(value, list | tuple):
        return [_in_order(each) for each in value]
    return value


def titles(item: StackItem) -> list[str]:
    """A text that an item names may have a short title beside it: `way-doctor.title` for `way-doctor`."""
    return [f"{key}.title" for _, key in item.walk.text_keys]
