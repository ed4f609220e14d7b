"""The page and its fragments, from templates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from roundtable.kernel.game import Game
from roundtable.web.view.view import Line, TalkLine, View

from . import log_markup, page_diff, turn_markup
from .page_model import PageModel
from .page_texts import chapter, chrome
from .templates import context, rendered, template

FRAGMENTS: Final = (*page_diff.FRAMES, *page_diff.WHOLE, *page_diff.LISTS)


def page(view: View) -> str:
    """The whole page of a table."""
    shown = PageModel(view)
    known = context(shown) | {"page_title": title(shown), "path": f"/tables/{view.table}"}
    known["f"] = {name: Markup(fragment(shown, name)) for name in FRAGMENTS}
    return template("table.html").render(known)


def fragments(view: View, names: Sequence[str] = FRAGMENTS) -> dict[str, str]:
    """The parts of the page by name; each goes into the element `f-NAME`."""
    shown = PageModel(view)
    return {name: fragment(shown, name) for name in names}


def fragment(shown: PageModel, name: str) -> str:
    """One part of the page."""
    if name == "log":
        return rendered(
            "table/log.html", {**context(shown), "lines": Markup(turn_markup.whole_log(shown, shown.view.log))}
        )
    return page_diff.fragment(shown, name)


def title(shown: PageModel) -> str:
    """The tab's title: it says when it is the viewer's turn."""
    view, w = shown.view, shown.w
    name = view.game.titles.get(view.lang, view.game.id)
    if view.status == "over":
        return f"{w.t('over')} · {name}"
    if view.asked:
        return f"● {w.t('your-turn') if shown.my_turn else w.t('you-are-asked')} · {name}"
    return f"{view.name} · {name}" if view.name else name


def log_lines(shown: PageModel, lines: Sequence[Line]) -> str:
    """Lines of the log, to be added to those that are there."""
    return log_markup.log(shown, lines)


def talk_lines(shown: PageModel, lines: Sequence[TalkLine]) -> str:
    """Lines of talk, to be added to those that are there."""
    said: Any = template("table/said.html").module
    return str(said.lines(shown, lines))


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
