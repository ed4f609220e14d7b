"""The log: lines in words, with what changed standing out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel.events import CHAPTERS
from roundtable.kernel.seats import Seat
from roundtable.web.art.icons import icon
from roundtable.web.view.view import Line

from .markup_cache import MarkupCache
from .page_model import PageModel, dice_of
from .templates import known

_CHANGE = re.compile(r"(\w[\w ’'-]*? )(−?\d+) → (−?\d+)")
_SIGNED = re.compile(r"(\w[\w ’'-]* )?(?<![\w])([+−])(\d+)\b")

_lines: Final = MarkupCache(5_000)
ABOUT: Final = "@@"
"""Stands for the line in the name of its link."""


class LogEntry:
    """A line of the log, ready to be shown."""

    __slots__ = ("chapter", "dice", "more", "number", "rules", "seat", "text")

    def __init__(self, number: int, text: Markup, rules: tuple[str, ...], seat: Seat | None) -> None:
        self.number = number
        self.text = text
        self.rules = rules
        self.seat = seat
        self.chapter = ""
        self.more = ""
        self.dice: tuple[int, ...] = ()


def log(shown: PageModel, lines: Sequence[Line]) -> str:
    """Lines of the log as markup."""
    return "".join([_kept_line(shown, line) for line in lines])


def _kept_line(shown: PageModel, line: Line) -> str:
    """A line that was told before: it is the same for all eyes."""
    key = (shown.view.texts, shown.lang, line.number)
    return _lines.of(key, line, lambda: _line(shown, _told(shown, line)))


def _line(shown: PageModel, told: LogEntry) -> str:
    """As a list item. Nothing is drawn more often, so it goes without a template."""
    number, text = told.number, told.text
    if told.chapter:
        small = f"<small>{text}</small>" if text else ""
        return f'<li class="chapter" data-line="{number}"><span>{escape(told.chapter)}</span>{small}</li>\n'
    dice = ""
    if told.dice:
        dice = f' data-dice="{" ".join(map(str, told.dice))}"'
    sign = '<i class="dot"></i>' if told.seat is None else _sign(told.seat)
    why = _why(shown, told) if told.rules else ""
    if told.more:
        text = Markup('<details class="more"><summary>{}</summary><p>{}</p></details>').format(text, told.more)
    return f'<li class="line" data-line="{number}"{dice}>{sign}<span class="told">{text}</span>{why}</li>\n'


def _sign(seat: Seat) -> str:
    token = f"/static/tokens.svg#seat-{seat}"
    return f'<svg class="token tiny" viewBox="0 0 48 48" aria-hidden="true"><use href="{token}"/></svg>'


def _why(shown: PageModel, told: LogEntry) -> str:
    head, tail = _asking(shown.view.game.id, shown.lang, told.rules, shown.w.t("why-about", about=ABOUT))
    about = escape(told.text.striptags())
    return f'{head} data-about="{about}"{tail.replace(ABOUT, about)}'


@lru_cache(5_000)
def _asking(game: str, lang: str, rules: tuple[str, ...], label: str) -> tuple[str, str]:
    """The link to these rules, without what it is about."""
    book = f"/rules/{game}?lang={lang}"
    return (
        f'<a class="why" href="{escape(book)}#{escape(rules[0])}" data-why="{escape(" ".join(rules))}"',
        f' aria-label="{escape(label)}">{icon("why")}</a>',
    )


def _told(shown: PageModel, line: Line) -> LogEntry:
    event, w = line.event, shown.w
    params = dict(event.params)
    seats = [int(value[6:]) for value in params.values() if isinstance(value, str) and value.startswith("@seat.")]
    seat = seats[0] if seats else None
    told = LogEntry(line.number, paint(shown.view.say(line), shown.banes), event.rules, seat)
    told.dice = dice_of(event.params)
    if not line.own:
        told.more = shown.view.texts.more(shown.lang, event.key, event.params)
    if event.key in CHAPTERS and "round" in params:
        label = w(shown.round.label) if shown.round else ""
        told.chapter = f"{label} {params['round']}" if label else w.t("round", round=int(params["round"]))
        if seat is not None:
            told.text = escape(w.player(seat))
    elif event.key in CHAPTERS:
        told.chapter = str(told.text.striptags())
        told.text = Markup()
    return told


@known
def paint(words: str, banes: frozenset[str] = frozenset()) -> Markup:
    """Changes of numbers stand out, by their sign and then by colour."""

    def changed(found: re.Match[str]) -> str:
        before, after = (int(found[n].replace("−", "-")) for n in (2, 3))
        if before == after:
            return found[0]
        good = (after > before) != (found[1].strip() in banes)
        return f'<b class="{"good" if good else "bad"}">{found[0]}</b>'

    def signed(found: re.Match[str]) -> str:
        good = (found[2] == "+") != ((found[1] or "").strip() in banes)
        return f'<b class="{"good" if good else "bad"}">{found[0]}</b>'

    safe = str(escape(words))
    if "→" in safe:
        safe = _CHANGE.sub(changed, safe)
    return Markup(_SIGNED.sub(signed, safe) if "+" in safe or "−" in safe else safe)
