"""The log: lines in words, with what changed standing out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel.events import CHAPTERS, Event
from roundtable.kernel.seats import Seat
from roundtable.packs import Content
from roundtable.views.turns import dice_of
from roundtable.web.art.icons import icon, token_at
from roundtable.web.view.view import Line

from .markup_cache import MarkupCache
from .page_model import PageModel
from .templates import known

_CHANGE = re.compile(r"(\w[\w ’'-]*? )(−?\d+) → (−?\d+)")
_SIGNED = re.compile(r"(\w[\w ’'-]* )?(?<![\w])([+−])(\d+)\b")

_lines: Final = MarkupCache(5_000)
ABOUT: Final = "\ue000"
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
    return "".join([line_of(shown, line) for line in lines])


def line_of(shown: PageModel, line: Line, cause: str = "") -> str:
    """A line that was told before: it is the same for all eyes. What it came of stands behind it."""
    key = (shown.view.texts, shown.lang, line.number, cause)
    return _lines.of(key, line, lambda: _line(shown, entry(shown, line), cause))


def _line(shown: PageModel, told: LogEntry, cause: str) -> str:
    """As a list item. Nothing is drawn more often, so it goes without a template."""
    number, text = told.number, told.text
    if cause:
        text += Markup(' <span class="cause">({})</span>').format(link(shown, cause) or shown.w(cause))
    if told.chapter:
        small = f"<small>{text}</small>" if text else ""
        return f'<li class="chapter" data-line="{number}"><span>{escape(told.chapter)}</span>{small}</li>\n'
    dice = ""
    if told.dice:
        dice = f' data-dice="{" ".join(map(str, told.dice))}"'
    sign = sign_of(told.seat)
    why = why_of(shown, told) if told.rules else ""
    if told.more:
        text = Markup('<details class="more"><summary>{}</summary><p>{}</p></details>').format(text, told.more)
    return f'<li class="line" data-line="{number}"{dice}>{sign}<span class="told">{text}</span>{why}</li>\n'


def sign_of(seat: Seat | None) -> str:
    """Whose line it is."""
    if seat is None:
        return '<i class="dot"></i>'
    return f'<svg class="token tiny" viewBox="0 0 48 48" aria-hidden="true"><use href="{token_at(seat)}"/></svg>'


def why_of(shown: PageModel, told: LogEntry) -> str:
    """The link to the rules behind a line."""
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


def entry(shown: PageModel, line: Line) -> LogEntry:
    """What there is to say of a line."""
    event, w = line.event, shown.w
    params = dict(event.params)
    seats = [int(value[6:]) for value in params.values() if isinstance(value, str) and value.startswith("@seat.")]
    seat = seats[0] if seats else None
    told = LogEntry(line.number, linked(shown, paint(shown.view.say(line), shown.banes), event), event.rules, seat)
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


def linked(shown: PageModel, words: Markup, event: Event) -> Markup:
    """What the line names leads to it: cards and places to what they do, players to their seat."""
    said = str(words)
    for _, value in event.params:
        if isinstance(value, str) and value.startswith("@") and (tag := link(shown, value)):
            name = str(escape(shown.w(value)))
            before, found, after = said.partition(name)
            if found and before.count("<a") == before.count("</a"):
                said = f"{before}{tag}{after}"
    return Markup(said)


def link(shown: PageModel, name: str) -> Markup:
    """The name of a thing, leading to it; nothing for a reference that is words only."""
    words, game = shown.w(name), shown.view.game
    collection, _, item = name[1:].partition(".")
    if collection == "seat":
        return Markup('<b class="of" data-see-seat="{}">{}</b>').format(item, words)
    item = item.partition("#")[0]
    if collection in game.unread or not _is_thing(shown, collection, item):
        return Markup()
    place = Markup(' data-see-place="{}"').format(item) if item in shown.things.places else ""
    return Markup(
        '<a class="named" target="_blank" rel="noopener" href="/cards/{}?card={}.{}&amp;lang={}"{}>{}</a>'
    ).format(game.id, collection, item, shown.lang, place, words)


def _is_thing(shown: PageModel, collection: str, item: str) -> bool:
    content = shown.view.content
    return isinstance(content, Content) and collection in content and item in content[collection]
