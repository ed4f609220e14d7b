"""What is wrong with a pack, in sentences for the person who writes it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from roundtable.kernel.errors import RoundtableError

Path = tuple[str | int, ...]
"""Where something stands inside a file: keys and list positions, outermost first."""

SHOWN: Final = 60
HINTS: Final = 200
"""After this many problems no nearest name is looked for: a hostile pack must not buy time with typos."""

_WORD = re.compile(r"[\w-]+\Z")


@dataclass(frozen=True, slots=True)
class PackProblem:
    """One thing wrong: where, what was found there and what was expected instead."""

    file: str
    path: str
    found: str
    expected: str
    line: int | None = None
    item: str | None = None
    hint: str = ""

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        if self.path:
            where += f" {self.path}"
        if self.item is not None:
            where += f" ({self.item})"
        sentence = f"{where}: found {self.found}, expected {self.expected}"
        return f"{sentence}; {self.hint}." if self.hint else f"{sentence}."


class PackError(RoundtableError):
    """A pack that can't be used; `problems` holds everything that is wrong with it."""

    def __init__(self, problems: Iterable[PackProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        if len(self.problems) == 1:
            return str(self.problems[0])
        return "\n".join([f"{len(self.problems)} problems:", *(f"  {problem}" for problem in self.problems)])


@dataclass(slots=True)
class ProblemReport:
    """Collects problems while everything else is still being read."""

    problems: list[PackProblem] = field(default_factory=list)

    def add(
        self,
        file: str,
        path: str,
        found: str,
        expected: str,
        *,
        line: int | None = None,
        item: str | None = None,
        hint: str = "",
        word: str = "",
        known: Iterable[str] = (),
    ) -> None:
        """One more problem; `word` is looked up among the `known` ones for a 'did you mean'."""
        if word and not hint and len(self.problems) < HINTS:
            near = nearest(word, known)
            hint = f"perhaps {shown(near)} was meant" if near else ""
        self.problems.append(PackProblem(file, path, found, expected, line, item, hint))

    def sorted(self) -> list[PackProblem]:
        """The problems file by file in the order the files were first complained about, then by line."""
        order: dict[str, int] = {}
        for problem in self.problems:
            order.setdefault(problem.file, len(order))
        return sorted(self.problems, key=lambda problem: (order[problem.file], problem.line or 0))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that `word` probably meant."""
    import difflib

    by_lower = {name.lower().replace("_", "-"): name for name in known}
    close = difflib.get_close_matches(word[:SHOWN].lower().replace("_", "-"), by_lower, n=1)
    return by_lower[close[0]] if close else None


def shown(value: object) -> str:
    """A value as a pack's author would recognise it: one short line without control characters."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        cut = value if len(value) <= SHOWN else value[: SHOWN - 3] + "..."
        return repr(cut)
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, dict):
        return "a mapping" if value else "an empty mapping"
    return f"a {type(value).__name__}"


def shown_path(prefix: str, path: Path) -> str:
    """`cards[3].effects[0].amount`; a key that isn't one plain word stands in quotes."""
    text = prefix
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _WORD.match(step) and len(step) <= SHOWN:
            text += f".{step}" if text else step
        else:
            text += f"[{shown(step)}]"
    return text


def shown_file(path: str | os.PathLike[str]) -> str:
    """A file's name, printable on any terminal whatever bytes it is made of."""
    text = os.fsencode(path).decode("utf-8", "backslashreplace")
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def listed(words: Sequence[str], most: int = 12) -> str:
    """`a, b or c`, cut short where there are many."""
    if len(words) > most:
        return ", ".join(words[:most]) + f" or one of {len(words) - most} more"
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + f" or {words[-1]}"
