"""The page and its fragments, from templates."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.runtime import Context
from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.kernel.game import Game
from roundtable.kernel.seats import Seat
from roundtable.views import matters
from roundtable.web.view import Line, TalkLine, View

from .cells import cells, minimap
from .graphs import laid
from .kept import Kept
from .moving import motion
from .shown import SeatShown, Shown, count, dice_of
from .symbols import card_type, die, draw_token, icon
from .words import FOLDER, Words, amount, chapter, chrome

FRAGMENTS: Final = (
    "head", "seats", "piles", "board", "parts", "decision", "mine", "notice", "menu", "about", "log", "talk",
)  # fmt: skip
CHAPTERS: Final = frozenset({"turn-begins", "round-begins", "day-begins", "trial-begins"})
"""Events that open a chapter of the log."""

_CHANGE = re.compile(r"(\w[\w ’'-]*? )(−?\d+) → (−?\d+)")
_SIGNED = re.compile(r"(\w[\w ’'-]* )?(?<![\w])([+−])(\d+)\b")


def page(view: View) -> str:
    """The whole page of a table."""
    shown = Shown(view)
    known = context(shown) | {"page_title": title(view), "path": f"/tables/{view.table}"}
    known["f"] = {name: Markup(fragment(shown, name)) for name in FRAGMENTS}
    return template("table.html").render(known)


def fragments(view: View, names: Sequence[str] = FRAGMENTS) -> dict[str, str]:
    """The parts of the page by name; each goes into the element `f-NAME`."""
    shown = Shown(view)
    known = context(shown)
    return {name: fragment(shown, name, known) for name in names}


class Drawn(NamedTuple):
    """The fragments of a view, and what some of them were made of."""

    html: dict[str, str]
    made_of: dict[str, tuple[object, ...]]


def redrawn(view: View, names: Sequence[str], before: Drawn | None) -> Drawn:
    """The fragments of a view; those that are made of just what they were made of before are taken from there."""
    shown = Shown(view)
    known = context(shown)
    made_of = {name: MADE_OF[name](shown) for name in names if name in MADE_OF}
    same = {name for name, what in made_of.items() if before is not None and before.made_of.get(name) == what}
    html = {name: before.html[name] if before and name in same else fragment(shown, name, known) for name in names}
    return Drawn(html, made_of)


def title(view: View) -> str:
    """The tab's title: it says when it is the viewer's turn."""
    w, name = Words(view.texts, view.lang), view.game.titles.get(view.lang, view.game.id)
    if view.status == "over":
        return f"{w.t('over')} · {name}"
    shown = Shown(view)
    if view.asked:
        mine = shown.turn is None or shown.turn in view.own
        return f"● {w.t('your-turn') if mine else w.t('you-are-asked')} · {name}"
    return f"{view.name} · {name}" if view.name else name


def log_lines(view: View, lines: Sequence[Line]) -> str:
    """Lines of the log, to be added to those that are there."""
    shown = Shown(view)
    return _log(shown, lines)


def talk_lines(view: View, lines: Sequence[TalkLine]) -> str:
    """Lines of talk, to be added to those that are there."""
    return str(_macro("table/talk.html", "lines")(Shown(view), lines))


def why(game: Game[Any, Any], lang: str, rules: Sequence[str], about: str = "", text: str = "") -> str:
    """The rules behind something, in our words."""
    book = game.rulebook
    found = [book[rule] for rule in dict.fromkeys(rules) if rule in book]
    return template("table/why.html").render(
        game=game,
        lang=lang,
        rules=found,
        about=about,
        text=text,
        chapter=lambda rule: chapter(lang, rule.chapter),
        t=lambda key, **params: chrome().say(lang, key, params),
    )


# --- how ---


class Lean(Context):
    """Calls our functions as they are: none asks for Jinja's context, and looking whether one does took a third."""

    def call(self, called: Any, /, *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        return called(*args, **named)


@cache
def environment() -> Environment:
    """The templates; everything in them is escaped."""
    env = Environment(
        loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, auto_reload=False,
    )  # fmt: skip
    env.globals |= {
        "amount": amount, "count": count, "matters": matters, "icon": icon, "die": die, "card_type": card_type,
        "kind_of": kind_of, "paint": paint, "type_word": type_word, "icon_mark": icon_mark, "static": static,
        "cells": cells, "minimap": minimap, "seat_item": seat_item, "seat_more": seat_more,
        "about_places": about_places, "card": card, "laid": laid,
    }  # fmt: skip
    env.context_class = Lean
    return env


@cache
def template(name: str) -> Template:
    return environment().get_template(name)


def rendered(name: str, known: dict[str, Any]) -> str:
    """A template with what it is to know, the globals among it (see `context`): nothing is copied."""
    one = template(name)
    return "".join(one.root_render_func(Lean(one.environment, known, one.name, one.blocks)))


@cache
def _globals() -> dict[str, Any]:
    return dict(environment().globals)


def _macro(name: str, macro: str) -> Any:
    return getattr(template(name).module, macro)


def context(shown: Shown) -> dict[str, Any]:
    """What every template of the table knows."""
    undo = shown.view.undo
    return {
        **_globals(),
        "p": shown, "v": shown.view, "w": shown.w, "t": shown.w.t, "lang": shown.lang, "token": _tokens(shown),
        "undo_refused": shown.w.say(undo.refused, undo.params) if undo.refused else "",
    }  # fmt: skip


def fragment(shown: Shown, name: str, known: dict[str, Any] | None = None) -> str:
    """One part of the page."""
    known = context(shown) if known is None else known
    if name == "log":
        known = {**known, "lines": _log(shown, shown.view.log)}
    return rendered(f"table/{name}.html", known)


def _tokens(shown: Shown) -> Any:
    def token(seat: Seat, extra: str = "", *, plain: bool = False) -> Markup:
        return draw_token(seat, "" if plain else shown.figure(seat), extra)

    return token


def type_word(w: Words, kind: str) -> str:
    """A card's type in a word."""
    key = f"card-type-{kind}"
    return w.say(key) if w.knows(key) else ""


@cache
def icon_mark() -> Markup:
    return Markup(
        '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><use href="/static/icons.svg#roundtable"/></svg>'
    )


@cache
def static(name: str) -> str:
    """The address of a static file, which changes with its content."""
    digest = hashlib.blake2b((FOLDER / "static" / name).read_bytes(), digest_size=5).hexdigest()
    return f"/static/{name}?v={digest}"


def kind_of(word: s.Word) -> str:
    return str(word.__struct_config__.tag)


# --- fragments that seldom change ---

STILL: Final = (
    "table", "name", "game", "content", "texts", "lang", "status", "eyes", "own", "maker", "timed", "seats",
    "question", "redo", "outcome", "links", "rematch",
)  # fmt: skip
"""What every fragment may read of a view, beside the seats' figures; of the rest, each only what it names below."""


def _still(p: Shown) -> tuple[object, ...]:
    figures = [(panel.who, panel.signs) for panel in p.panels.values()]
    return (*[getattr(p.view, name) for name in STILL], figures)


MADE_OF: Final[dict[str, Callable[[Shown], tuple[object, ...]]]] = {
    "head": lambda p: (
        _still(p), p.view.undo, p.turn, p.round, p.view.asks[0].offer.seat if p.view.asks else None,
        p.waiting[0].seat if p.waiting else None,
    ),
    "seats": lambda p: (_still(p), p.seats, p.pointed),
    "board": lambda p: (_still(p), p.board, p.choices, {one.seat for one in p.view.awaited}, p.turn),
    "piles": lambda p: (_still(p), p.zones),
    "parts": lambda p: (_still(p), p.others, p.zones, p.hands, p.pointed, p.view.asks, p.board is None),
    "mine": lambda p: (_still(p), p.me, p.pointed),
    "notice": lambda p: (_still(p),),
    "menu": lambda p: (_still(p),),
    "about": lambda p: (p.look, p.lang, p.board),
}  # fmt: skip
"""A fragment that is missing here is made anew for every view."""


# --- pieces that are kept ---

_seats: Final = Kept()
_mores: Final = Kept()
_abouts: Final = Kept(200)
_cards: Final = Kept()
_lines: Final = Kept(60_000)


def seat_item(shown: Shown, seat: SeatShown) -> Markup:
    """A seat of the rail. Whose eyes these are matters only where it is their own."""
    view, numbers = shown.view, shown.pointed.get(f"seat:{seat.seat}", ())
    mine = (seat.seat == view.eyes, len(view.own) == 1) if seat.seat in view.own else None
    return _seats.get(
        (shown.look, shown.lang, shown.w.player(seat.seat), mine, seat, numbers),
        lambda: Markup(rendered("table/seat.html", {**context(shown), "seat": seat})),
    )


def seat_more(shown: Shown, seat: SeatShown) -> Markup:
    """What a seat of the rail has: numbers, and all that lies before it."""
    return _mores.get(
        (shown.look, shown.lang, shown.w.player(seat.seat), seat.panel, seat.hand, seat.zones),
        lambda: Markup(rendered("table/seat_more.html", {**context(shown), "seat": seat})),
    )


def card(shown: Shown, one: s.Card, size: str = "s", secret: bool = False) -> Markup:
    """A card, face up or down; one that options point at carries the number of the first."""
    picked = shown.pointed.get(f"card:{one.id}", ())
    known = {"p": shown, "w": shown.w, "one": one, "size": size, "secret": secret, "picked": picked}
    return _cards.get(
        (shown.look, shown.lang, one, size, secret, picked),
        lambda: Markup(rendered("table/card.html", {**_globals(), **known})),
    )


def about_places(shown: Shown) -> Markup:
    """What every place does, for the sheet that opens it."""
    places = shown.board.places if shown.board else ()
    key = (shown.look, shown.lang, tuple([(place.id, place.name, place.hint, place.note) for place in places]))
    return _abouts.get(key, lambda: Markup(template("table/places.html").render(places=places, w=shown.w)))


# --- the log ---


class Told:
    """A line of the log, ready to be shown."""

    __slots__ = ("chapter", "dice", "mine", "number", "rules", "seat", "text")

    def __init__(self, number: int, text: Markup, rules: tuple[str, ...], seat: Seat | None, mine: bool) -> None:
        self.number = number
        self.text = text
        self.rules = rules
        self.seat = seat
        self.mine = mine
        self.chapter = ""
        self.dice: tuple[int, ...] = ()


def _log(shown: Shown, lines: Sequence[Line]) -> Markup:
    return Markup("").join([_kept_line(shown, line) for line in lines])


def _kept_line(shown: Shown, line: Line) -> Markup:
    """A line that was told before: it is the same for all eyes but those it is about."""
    mine = f"@seat.{shown.view.eyes}" in [value for _, value in line.event.params]
    return _lines.get((shown.view.texts, shown.lang, line, mine), lambda: _line(shown, line))


def _line(shown: Shown, line: Line) -> Markup:
    told = _told(shown, line)
    return Markup(rendered("table/line.html", {**_globals(), "p": shown, "line": told, "t": shown.w.t}))


def _told(shown: Shown, line: Line) -> Told:
    event, w = line.event, shown.w
    params = dict(event.params)
    seats = [int(value[6:]) for value in params.values() if isinstance(value, str) and value.startswith("@seat.")]
    seat = seats[0] if seats else None
    told = Told(line.number, paint(shown.view.say(line), shown.banes), event.rules, seat, shown.view.eyes in seats)
    told.dice = dice_of(event.params)
    if event.key in CHAPTERS and "round" in params:
        label = w(shown.round.label) if shown.round else ""
        told.chapter = f"{label} {params['round']}" if label else w.t("round", round=int(params["round"]))
        if seat is not None:
            told.text = escape(w.player(seat))
    elif event.key in CHAPTERS:
        told.chapter = str(told.text.striptags())
        told.text = Markup()
    return told


def paint(words: str, banes: frozenset[str] = frozenset()) -> Markup:
    """Changes of numbers stand out, by their sign and then by colour."""

    def changed(found: re.Match[str]) -> str:
        before, after = (int(found[n].replace("−", "-")) for n in (2, 3))
        good = (after > before) != (found[1].strip() in banes)
        return f'<b class="{"good" if good else "bad"}">{found[0]}</b>'

    def signed(found: re.Match[str]) -> str:
        good = (found[2] == "+") != ((found[1] or "").strip() in banes)
        return f'<b class="{"good" if good else "bad"}">{found[0]}</b>'

    return Markup(_SIGNED.sub(signed, _CHANGE.sub(changed, str(escape(words)))))


__all__ = ["Drawn", "fragments", "log_lines", "motion", "page", "redrawn", "talk_lines", "title", "why"]
