"""What a table says, in its player's language: Fluent lines, stacked from folders, cached.

A line is asked for by key with parameters, numbers or words. A word that starts with `@` is a reference:

    @cards.bear         the name of a card, from the pack (`@cards.bear.text` is another of its fields)
    @seat.0             the player's name
    @rule.talisman.x.y  the rule, in our words
    @text.done          another line without parameters

`{ MID($name) }` puts a name within a sentence, where its article is small.

In a folder, `text.en.ftl` or `en.ftl` holds the English lines. The kernel's own lines lie lowest; a
later folder replaces a line by giving the same key. Fluent itself is imported with the first line said.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from .errors import RoundtableError
from .rulebook import LANGUAGES, Rulebook
from .seats import Seat

if TYPE_CHECKING:
    from fluent.syntax import ast

Value: TypeAlias = int | str
Params: TypeAlias = Mapping[str, Value] | tuple[tuple[str, Value], ...]
Names: TypeAlias = Callable[[str, str, str, str], str]
"""(language, collection, id, field) to the words; a LookupError where there are none."""

KERNEL_TEXTS = Path(__file__).parent / "text"
CACHED_LINES = 8192
_HYPHEN_MINUS = re.compile(r"(?<!\w)-(?=\d)")
_ARTICLE = re.compile(r"(?:Le|La|Les|The) (?=\S)|L’(?=\w)")


def mid(name: object) -> str:
    """A thing's name within a sentence, where its article is small; in a line, `{ MID($enemy) }`.

    >>> mid("La wyverne"), mid("L’essaim"), mid("Meg la Corneille")
    ('la wyverne', 'l’essaim', 'Meg la Corneille')
    """
    words = str(name)
    return f"{words[0].lower()}{words[1:]}" if _ARTICLE.match(words) else words


_FUNCTIONS: dict[str, Any] = {"MID": mid}
"""What lines may call. Fluent takes plain words from them, whatever its types say."""


class MissingText(RoundtableError):
    """A line, or something that a line needs, is not there."""

    def __init__(self, lang: str, key: str, about: str) -> None:
        super().__init__(f"The text '{key}' can't be said in '{lang}': {about}.")
        self.lang = lang
        self.key = key
        self.about = about


class Slip(msgspec.Struct, frozen=True):
    """Something to mend in the text files: where, and what."""

    lang: str
    key: str
    about: str
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.file else ""
        return f"{place}'{self.key}' in '{self.lang}' {self.about}"


class BadTexts(RoundtableError):
    """Text files that can't be used; `slips` has each thing to mend."""

    def __init__(self, slips: list[Slip]) -> None:
        super().__init__("\n".join(map(str, slips)))
        self.slips = slips


class Texts:
    """The lines of one game in its languages.

    >>> texts = Texts()
    >>> texts.say("en", "option-pass"), texts.say("fr", "option-pass")
    ('Pass', 'Passer')
    """

    def __init__(
        self,
        *folders: Path,
        languages: tuple[str, ...] = LANGUAGES,
        names: Names | None = None,
        players: Mapping[Seat, str] | None = None,
        rules: Rulebook | None = None,
        strict: bool = False,
    ) -> None:
        """`strict` raises MissingText; otherwise what is missing shows as its key in braces."""
        self.languages = languages
        self.strict = strict
        self._folders = (KERNEL_TEXTS, *folders)
        self._names = names
        self._players = players or {}
        self._rules = rules
        self._lines: dict[str, _Lines] = {}
        # A Fluent line costs some 16 us. References are resolved before, so a new name is never stale.
        self._cached = lru_cache(CACHED_LINES)(self._format)
        self._found = lru_cache(CACHED_LINES)(self._find)
        for folder in folders:
            if not any(_file(folder, lang) for lang in languages):
                raise RoundtableError(f"There are no texts in {folder}: text.{languages[0]}.ftl was expected.")

    def seated(self, players: Mapping[Seat, str]) -> Texts:
        """The same texts for another table: lines and cache are shared, players' names are not."""
        other = copy.copy(self)
        other._players = players
        return other

    def say(self, lang: str, key: str, params: Params = ()) -> str:
        """A line, with its parameters filled in."""
        if not params:
            return self._cached(lang, key, ())
        pairs = params if isinstance(params, tuple) else params.items()
        return self._cached(lang, key, tuple([(name, self._value(lang, value)) for name, value in pairs]))

    def more(self, lang: str, key: str, params: Params = ()) -> str:
        """What a line leaves out, to be read on request: its attribute `more`. Empty where it says all."""
        attribute = f"{key}.more"
        return self.say(lang, attribute, params) if self.knows(lang, attribute) else ""

    def name(self, lang: str, words: str) -> str:
        """What a reference stands for, `@…#2` being the second of several; words without `@` are left as they are."""
        if not words.startswith("@"):
            return words
        if words.startswith("@seat.") and (rest := words[6:]).isdecimal():
            seat = int(rest)
            return self._players.get(seat) or self.say(lang, "player", (("number", seat + 1),))
        named, _, number = words.partition("#")
        if number:
            return f"{self._found(lang, named)}\N{NO-BREAK SPACE}{number}"
        return self._found(lang, words)

    def _find(self, lang: str, words: str) -> str:
        """What any other reference stands for: the same at every table."""
        collection, _, rest = words[1:].partition(".")
        if collection == "text" and rest:
            return self.say(lang, rest)
        try:
            if collection == "rule" and self._rules:
                return self._rules[rest].text(lang)
            if self._names and rest:
                item, _, field = rest.partition(".")
                return self._names(lang, collection, item, field or "name")
        except (LookupError, RoundtableError) as error:
            return self._missing(lang, words, f"{error}" or "the reference leads nowhere")
        return self._missing(lang, words, "the reference leads nowhere")

    def knows(self, lang: str, key: str) -> bool:
        """Whether there is such a line."""
        return lang in self.languages and key in self.lines(lang).patterns

    def lines(self, lang: str) -> _Lines:
        """One language, parsed when it is first needed."""
        lines = self._lines.get(lang)
        if lines is None:
            files = [file for folder in self._folders if (file := _file(folder, lang))]
            lines = self._lines[lang] = _Lines(lang, files)
        return lines

    def _value(self, lang: str, value: Value) -> Value:
        return self.name(lang, value) if isinstance(value, str) and value.startswith("@") else value

    def _format(self, lang: str, key: str, params: tuple[tuple[str, Value], ...]) -> str:
        if lang not in self.languages:
            return self._missing(lang, key, f"the languages here are {', '.join(self.languages)}")
        lines = self.lines(lang)
        if self.strict and lines.broken:
            raise BadTexts(lines.broken)
        if key not in lines.patterns:
            return self._missing(lang, key, "there is no such line")
        words, problems = lines.say(key, params)
        return words if not problems else self._missing(lang, key, "; ".join(problems))

    def _missing(self, lang: str, key: str, about: str) -> str:
        if self.strict:
            raise MissingText(lang, key, about)
        return f"{{{key.removeprefix('@')}}}"


def missing(texts: Texts) -> list[Slip]:
    """What is out of step between the languages, or broken: lines, variables, references, syntax."""
    all_lines = [texts.lines(lang) for lang in texts.languages]
    everything = sorted({key for lines in all_lines for key in lines.patterns})
    slips: list[Slip] = []
    for lines in all_lines:
        slips += lines.broken + lines.loose_references()
        slips += [Slip(lines.lang, key, "is missing") for key in everything if key not in lines.patterns]
        for key in lines.patterns:
            others = {name for other in all_lines for name in other.variables(key)}
            slips += [
                Slip(lines.lang, key, f"does not use ${name}, as another language does", *lines.place(key))
                for name in sorted(others - lines.variables(key))
            ]
    return slips


_FRENCH_SLIPS = re.compile(r"(?<!\u202f)(?<![?!])[?!;]|(?<!\u00a0):(?![\d/])|«(?!\u00a0)|(?<!\u00a0)»|(?<=\w)'")


def typography(texts: Texts, lang: str = "fr") -> list[Slip]:
    """Where French lines lack U+202F before ? ! ; or U+00A0 before a colon and inside « », or have a straight '."""
    lines = texts.lines(lang)
    return [
        Slip(
            lang,
            key,
            f"has '{words.strip()}': U+202F goes before ? ! ; and U+00A0 before :, and ’ is the apostrophe",
            *lines.place(key),
        )
        for key, pattern in lines.patterns.items()
        for words in _words(pattern)
        if _FRENCH_SLIPS.search(words)
    ]


class _Lines:
    """One language's lines: Fluent's bundle, and the syntax trees that the checks read."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser, ast

        self.lang = lang
        self.broken: list[Slip] = []
        self.patterns: dict[str, ast.Pattern] = {}
        self._places: dict[str, tuple[str, int]] = {}
        self._bundle = FluentBundle([lang], functions=_FUNCTIONS, use_isolating=False)
        self._terms: set[str] = set()
        for file in files:
            source = file.read_text(encoding="utf-8").replace("\r\n", "\n")
            resource = FluentParser().parse(source)
            self._bundle.add_resource(resource, allow_overrides=True)
            here: set[str] = set()
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    self.broken.append(_broken(lang, file, source, entry))
                elif isinstance(entry, ast.Term):
                    self._terms.add(entry.id.name)
                elif isinstance(entry, ast.Message):
                    self._add(entry, file, _line(source, entry), here)

    def _add(self, entry: ast.Message, file: Path, line: int, here: set[str]) -> None:
        key = entry.id.name
        if key in here:
            self.broken.append(Slip(self.lang, key, "stands here a second time", str(file), line))
        here.add(key)
        for old in [old for old in self.patterns if old.partition(".")[0] == key]:
            del self.patterns[old]
        if entry.value:
            self.patterns[key] = entry.value
        for attribute in entry.attributes:
            self.patterns[f"{key}.{attribute.id.name}"] = attribute.value
        self._places[key] = (str(file), line)

    def say(self, key: str, params: tuple[tuple[str, Value], ...]) -> tuple[str, list[str]]:
        """A line, and what went wrong in saying it."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "patterns holds only lines that say something"
        said, errors = self._bundle.format_pattern(pattern, dict(params))
        words = str(said)
        if any(isinstance(value, int) and value < 0 for _, value in params):
            words = _HYPHEN_MINUS.sub("\u2212", words)  # Fluent writes a loss with a hyphen
        return words, [str(error) for error in errors]

    def place(self, key: str) -> tuple[str, int]:
        """The file and line of a key."""
        return self._places[key.partition(".")[0]]

    def variables(self, key: str) -> set[str]:
        """The parameters that a line needs, those of the lines it refers to included."""
        from fluent.syntax import ast

        found, todo, done = set(), [key], set()
        while todo:
            current = todo.pop()
            if current in done or current not in self.patterns:
                continue
            done.add(current)
            for node in _nodes(self.patterns[current]):
                if isinstance(node, ast.VariableReference):
                    found.add(node.id.name)
                elif isinstance(node, ast.MessageReference):
                    todo.append(_target(node))
        return found

    def loose_references(self) -> list[Slip]:
        """References to lines or terms that there are not."""
        from fluent.syntax import ast

        return [
            Slip(self.lang, key, f"refers to '{_target(node)}', which is missing", *self.place(key))
            for key, pattern in self.patterns.items()
            for node in _nodes(pattern)
            if (isinstance(node, ast.MessageReference) and _target(node) not in self.patterns)
            or (isinstance(node, ast.TermReference) and node.id.name not in self._terms)
        ]


def _file(folder: Path, lang: str) -> Path | None:
    return next((file for name in (f"text.{lang}.ftl", f"{lang}.ftl") if (file := folder / name).is_file()), None)


def _target(node: ast.MessageReference | ast.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def _nodes(node: object) -> Iterator[object]:
    """A syntax tree, from the top down."""
    from fluent.syntax import ast

    yield node
    for child in vars(node).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, ast.BaseNode):
                yield from _nodes(item)


def _words(pattern: ast.Pattern) -> Iterator[str]:
    from fluent.syntax import ast

    return (node.value for node in _nodes(pattern) if isinstance(node, ast.TextElement))


def _line(source: str, entry: ast.SyntaxNode) -> int:
    return source.count("\n", 0, entry.span.start) + 1 if entry.span else 0


def _broken(lang: str, file: Path, source: str, junk: ast.Junk) -> Slip:
    key = re.match(r"-?[A-Za-z][\w-]*", junk.content or "")
    note = junk.annotations[0] if junk.annotations else None
    line = _line(source, note or junk)
    return Slip(lang, key[0] if key else "?", f"is broken: {note.message if note else 'not Fluent'}", str(file), line)
