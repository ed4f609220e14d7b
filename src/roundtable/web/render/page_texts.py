"""Words of the page in one language: the game's, with this table's names, and the chrome's own."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from roundtable.kernel import scene as s
from roundtable.kernel.options import Params
from roundtable.kernel.texts import Texts
from roundtable.web.view.view import Awaited, View

FOLDER: Final = Path(__file__).parent.parent
MINUS: Final = "\u2212"
MOST_NAMES: Final = 2_000


@cache
def chrome() -> Texts:
    """What the page says around a game."""
    return Texts(FOLDER / "text")


class Words:
    """Says things in one language."""

    __slots__ = ("_lines", "_names", "_players", "chrome", "lang", "texts")

    def __init__(self, texts: Texts, lang: str) -> None:
        self.texts = texts
        self.lang = lang
        self.chrome = chrome()
        self._players: dict[int, str] = {}
        self._names: dict[str, str] = {}
        """What references stand for: they are asked for again and again."""
        self._lines: dict[str, str] = {}

    def __call__(self, text: s.Text | int | None) -> str:
        """A text of a scene in words."""
        if type(text) is str:
            name = self._names.get(text)
            if name is None:
                name = self.texts.name(self.lang, text)
                if text[:1] == "@" and len(self._names) < MOST_NAMES:
                    self._names[text] = name
            return name
        if text is None:
            return ""
        if isinstance(text, int):
            return amount(text)
        if isinstance(text, s.Say):
            return self.texts.say(self.lang, text.key, text.params)
        return self.texts.name(self.lang, text)

    def t(self, key: str, **params: int | str) -> str:
        """A line of the chrome."""
        if params:
            return self.chrome.say(self.lang, key, params)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = self.chrome.say(self.lang, key)
        return line

    def say(self, key: str, params: Params = ()) -> str:
        """A line of the game."""
        return self.texts.say(self.lang, key, params)

    def player(self, seat: int) -> str:
        name = self._players.get(seat)
        if name is None:
            name = self._players[seat] = self.texts.name(self.lang, f"@seat.{seat}")
        return name

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.player, seats))

    def knows(self, key: str) -> bool:
        return self.texts.knows(self.lang, key)

    def doing(self, awaited: Awaited) -> str:
        """What somebody is about whom the table waits for."""
        return self.does(awaited) or self.t("doing")

    def does(self, awaited: Awaited) -> str:
        """The same, if there is more to say than that they decide."""
        if awaited.reading:
            return self.t("doing-reading")
        key = f"doing-{awaited.prompt}"
        return self.say(key) if self.knows(key) else ""

    def sentence(self, words: str) -> str:
        """With a capital and a full stop."""
        words = words.strip()
        if not words:
            return ""
        end = "" if words[-1] in ".!?…:" else "."
        return f"{capital(words)}{end}"


def words_of(view: View) -> Words:
    """The texts in a view's language, shared by all its viewers until a player is renamed."""
    known: dict[str, Words] = view.common.words
    return known.get(view.lang) or known.setdefault(view.lang, Words(view.texts, view.lang))


def amount(value: int) -> str:
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def capital(words: str) -> str:
    """As at the beginning of a sentence."""
    return f"{words[:1].upper()}{words[1:]}"


def chapter(lang: str, name: str) -> str:
    """A rulebook's chapter, which has an English name, in the reader's language."""
    key = f"chapter-{slug(name)}"
    return chrome().say(lang, key) if chrome().knows(lang, key) else name


def slug(words: str) -> str:
    """Words as part of an address or of a text's key.

    >>> slug("Hazards (Aléas)")
    'hazards-aleas'
    """
    return re.sub(r"[^a-z0-9]+", "-", plain(words)).strip("-")


def plain(words: str) -> str:
    """Without accents and capitals."""
    split = unicodedata.normalize("NFKD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))
