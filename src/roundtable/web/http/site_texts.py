"""The words around a table: pages, buttons and errors, in each reader's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from roundtable.kernel.errors import RoundtableError, RulesError
from roundtable.kernel.texts import Texts
from roundtable.tables import LiveTable

from . import http_errors
from .http_errors import Problem

HERE: Final = Path(__file__).parents[1]
FOLDERS: Final = (HERE.parent / "tables", HERE / "text")
"""The tables' own lines, and those of all pages and of errors."""


class SiteTexts:
    """Texts that belong to no game."""

    def __init__(self) -> None:
        self.texts = Texts(*FOLDERS)

    def prepare(self) -> None:
        """Reads every language, or the first error in it keeps everybody waiting."""
        for lang in self.texts.languages:
            self.texts.lines(lang)

    def say(self, lang: str, key: str, **params: int | str) -> str:
        return self.texts.say(lang, key, params)

    def speaker(self, lang: str) -> Callable[..., str]:
        """`t("key", name=...)` for templates."""
        return lambda key, **params: self.texts.say(lang, key, params)

    def speaker_of(self, lang: str) -> Callable[[str], bool]:
        """Whether there is such a line, for templates."""
        return lambda key: self.texts.knows(lang, key)

    def problem(self, error: RoundtableError, lang: str, table: LiveTable | None = None) -> Problem:
        """An error for whoever ran into it, said in their language where there is a line for it."""
        code = http_errors.code_of(error)
        if http_errors.status_of(error) >= 500 and isinstance(error, RulesError):
            return Problem("failed", self._said(lang, "failed", {}, http_errors.FAILED.text, None))
        params = getattr(error, "params", {})
        if fault := getattr(error, "fault", ""):
            params = {**params, "why": self.texts.say(lang, fault, params)}
        if line := getattr(error, "line", ""):
            return Problem(code, self._said(lang, line, params, str(error), None))
        rules = list(getattr(error, "rules", ()))
        return Problem(code, self._said(lang, code, params, str(error), table), rules)

    def _said(self, lang: str, key: str, params: dict[str, int | str], otherwise: str, table: LiveTable | None) -> str:
        for texts in (table.texts if table is not None else None, self.texts):
            if texts is not None and texts.knows(lang, key):
                words = texts.say(lang, key, params)
                return otherwise if words.startswith("{") else words
        return otherwise
