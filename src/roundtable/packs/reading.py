"""YAML text to plain values, with nothing a hostile file could use.

The parser's events are turned into values here, not by a loader: no tags, no aliases, no dates, no
`yes` that becomes true. Size, depth and number of values are bounded, so no file can explode.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from .problems import Path, ProblemReport, shown, shown_path

if TYPE_CHECKING:
    from yaml.events import Event

MAX_BYTES: Final = 2 * 1024 * 1024
MAX_DEPTH: Final = 64
MAX_VALUES: Final = 200_000
SMALLEST_INT: Final = -(2**63)
LARGEST_INT: Final = 2**63 - 1

# What YAML itself calls printable; anything else in a text file is damage or mischief.
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_INT = re.compile(r"[-+]?[0-9]+\Z|0o[0-7]+\Z|0x[0-9a-fA-F]+\Z")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z")
_NOT_FINITE = re.compile(r"[-+]?\.(inf|Inf|INF)\Z|\.(nan|NaN|NAN)\Z")
_CONSTANTS: Final[dict[str, bool | None]] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_QUOTE = "write it in quotes if it is text"
_PUNCTUATION = "text that holds ': ' or starts with a sign such as * & ! % @ needs quotes"


class _Broken:
    """Stands where a value could not be read, so that it isn't complained about twice."""

    def __repr__(self) -> str:
        return "BROKEN"


BROKEN: Final = _Broken()


class _Events(Protocol):
    def get_event(self) -> Event | None: ...


class _Unreadable(Exception):
    """The rest of the file can't be read; the reason is already reported."""


@dataclass(slots=True)
class PackFile:
    """One file (or one block given in memory): its value, and where its parts stand."""

    file: str
    prefix: str
    report: ProblemReport
    text: str | None = None
    value: object = None
    int_keys: bool = False
    _lines: dict[Path, int] | None = field(default=None, repr=False)

    def problem(
        self,
        path: Path,
        found: str,
        expected: str,
        *,
        item: str | None = None,
        line: int | None = None,
        **hint: Any,
    ) -> None:
        """Reports something at `path` in this file."""
        where = shown_path(self.prefix, path)
        self.report.add(self.file, where, found, expected, item=item, line=line or self.line(path), **hint)

    def line(self, path: Path) -> int | None:
        """The line that `path` (or what encloses it) starts on. Lines are only counted once asked for."""
        if self.text is None:
            return None
        if self._lines is None:
            self._lines = {}
            quiet = PackFile(self.file, self.prefix, ProblemReport(), int_keys=self.int_keys, _lines={})
            _read(quiet, self.text, self._lines)
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path)


def parse(text: str, file: str, prefix: str, report: ProblemReport, *, int_keys: bool = False) -> PackFile:
    """Reads one YAML text; its value is BROKEN where it can't be read at all."""
    source = PackFile(file, prefix, report, text, int_keys=int_keys)
    bad = _UNPRINTABLE.search(text)
    if bad:
        line = text.count("\n", 0, bad.start()) + 1
        found = "a NUL byte" if bad.group() == "\0" else f"the control character {bad.group()!a}"
        source.problem((), found, "plain text", line=line)
        source.text, source.value = None, BROKEN
        return source
    source.value = _read(source, text, None)
    return source


def _read(source: PackFile, text: str, lines: dict[Path, int] | None) -> object:
    return _Reading(source, text, lines).document()


def _events(text: str) -> _Events:
    """The fast parser where PyYAML was built with it, else the plain one: they give the same events."""
    import yaml

    if yaml.__with_libyaml__:
        return yaml.CSafeLoader(text)
    return yaml.SafeLoader(text)


class _Reading:
    """One pass over a text's events."""

    def __init__(self, source: PackFile, text: str, lines: dict[Path, int] | None) -> None:
        import yaml

        self.yaml = yaml
        self.source = source
        self.events = _events(text)
        self.lines = lines
        self.last_line = text.rstrip("\n").count("\n") + 1
        self.values = 0

    def document(self) -> object:
        yaml = self.yaml
        try:
            self.events.get_event()  # the stream's start
            start = self.events.get_event()
            if not isinstance(start, yaml.DocumentStartEvent):
                self.tell((), start, "an empty file", "YAML", hint="write [] or {} for nothing")
                return BROKEN
            if start.version or start.tags:
                self.tell((), start, "a % directive", "plain YAML")
                raise _Unreadable
            root = self.next()
            value = self.value(root, (), 1)
            if value is None and isinstance(root, yaml.ScalarEvent):
                self.tell((), None, "an empty file", "YAML", hint="write [] or {} for nothing")
                value = BROKEN
            self.events.get_event()  # the document's end
            after = self.events.get_event()
            if not isinstance(after, yaml.StreamEndEvent):
                self.tell((), after, "a second document", "one document in each file")
            return value
        except _Unreadable:
            pass
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            # At the end of a file the fast parser points one line too far.
            line = min(mark.line + 1, self.last_line) if mark else None
            self.tell_line((), line, _cause(error.problem), "YAML", hint=_PUNCTUATION)
        except (yaml.YAMLError, ValueError, OverflowError) as error:
            # The plain parser lets bad escapes such as "\UFFFFFFFF" out as ValueError or OverflowError.
            self.tell_line((), None, _cause(str(error)), "YAML")
        return BROKEN

    def next(self) -> Event:
        event = self.events.get_event()
        if event is None:
            raise _Unreadable
        return event

    def value(self, event: Event, path: Path, depth: int) -> object:
        """The value that starts with `event`."""
        yaml = self.yaml
        self.values += 1
        if self.values > MAX_VALUES:
            self.tell(path, event, f"more than {MAX_VALUES} values", "a smaller file")
            raise _Unreadable
        if depth > MAX_DEPTH:
            self.tell(path, event, f"more than {MAX_DEPTH} levels inside each other", "a flatter file")
            raise _Unreadable
        if self.lines is not None:
            self.lines.setdefault(path, _line(event))
        if isinstance(event, yaml.AliasEvent):
            self.tell(path, event, f"the alias *{_cut(event.anchor)}", "the value itself", hint=_QUOTE)
            return BROKEN
        assert isinstance(event, yaml.NodeEvent)
        if event.anchor is not None:
            self.tell(path, event, f"the anchor &{_cut(event.anchor)}", "the value itself", hint=_QUOTE)
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.tell(path, event, f"the tag {shown(tag)}", "a plain value", hint=_QUOTE)
        if isinstance(event, yaml.MappingStartEvent):
            value: object = self.mapping(path, depth)
        elif isinstance(event, yaml.SequenceStartEvent):
            value = self.sequence(path, depth)
        else:
            value = self.scalar(event, path)
        return value if tag is None else BROKEN

    def sequence(self, path: Path, depth: int) -> list[object]:
        items: list[object] = []
        end = self.yaml.SequenceEndEvent
        while not isinstance(event := self.next(), end):
            items.append(self.value(event, (*path, len(items)), depth + 1))
        return items

    def mapping(self, path: Path, depth: int) -> dict[object, object]:
        items: dict[object, object] = {}
        end = self.yaml.MappingEndEvent
        while not isinstance(event := self.next(), end):
            key = self.key(event, path, depth)
            here = (*path, key) if isinstance(key, str | int) else path
            if self.lines is not None:
                self.lines.setdefault(here, _line(event))
            twice = key in items
            if twice:
                self.tell(here, event, f"the key {shown(key)} a second time", "each key once")
            value = self.value(self.next(), here, depth + 1)
            if key is not BROKEN and not twice:
                items[key] = value
        return items

    def key(self, event: Event, path: Path, depth: int) -> object:
        """A key; BROKEN if it is none that a pack can have."""
        yaml = self.yaml
        if not isinstance(event, yaml.ScalarEvent):
            value = self.value(event, path, depth + 1)
            if value is not BROKEN:
                self.tell(path, event, f"{shown(value)} as a key", "text as a key")
            return BROKEN
        value = self.value(event, path, depth + 1)
        if isinstance(value, str) or value is BROKEN:
            return value
        if self.source.int_keys and isinstance(value, int) and not isinstance(value, bool):
            return value
        self.tell(path, event, f"{shown(value)} as a key", "text as a key", hint=f"write '{_cut(event.value)}'")
        return BROKEN

    def scalar(self, event: Event, path: Path) -> object:
        """Text, or what YAML 1.2's core schema makes of a word without quotes."""
        text: str = event.value  # type: ignore[attr-defined]
        if not event.implicit[0]:  # type: ignore[attr-defined]
            bad = _CONTROL.search(text)
            if bad:
                self.tell(path, event, f"the control character {bad.group()!a}", "plain text")
                return BROKEN
            return text
        if text in _CONSTANTS:
            return _CONSTANTS[text]
        if text[0] not in "+-.0123456789":
            return text
        if _INT.match(text):
            value = int(text, 0 if text[:2] in {"0x", "0o"} else 10) if len(text) <= 24 else LARGEST_INT + 1
            if SMALLEST_INT <= value <= LARGEST_INT:
                return value
            self.tell(path, event, f"the number {_cut(text)}", "a number that fits 64 bits", hint=_QUOTE)
            return BROKEN
        if _NOT_FINITE.match(text) or (_FLOAT.match(text) and float(text) in (float("inf"), float("-inf"))):
            self.tell(path, event, f"the number {_cut(text)}", "a finite number", hint=_QUOTE)
            return BROKEN
        return float(text) if _FLOAT.match(text) else text

    def tell(self, path: Path, event: Event | None, found: str, expected: str, *, hint: str = "") -> None:
        self.tell_line(path, _line(event) if event else None, found, expected, hint=hint)

    def tell_line(self, path: Path, line: int | None, found: str, expected: str, *, hint: str = "") -> None:
        source = self.source
        source.report.add(
            source.file,
            shown_path(source.prefix, path) if path else "",
            found,
            expected,
            line=line,
            hint=hint,
        )


def _line(event: Event) -> int:
    mark = event.start_mark
    return mark.line + 1 if mark else 1


def _cut(text: str) -> str:
    return shown(text)[1:-1]


def _cause(reason: str | None) -> str:
    return f"something that is no YAML ({_cut(reason or 'unreadable')})"
