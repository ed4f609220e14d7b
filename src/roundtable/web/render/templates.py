"""The templates, and what they know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat
from roundtable.views import matters
from roundtable.web.art.graph_layout import laid
from roundtable.web.art.icons import die, draw_token, drawing_at, icon, icon_at, token_at

from .jinja_compiler import LeanEnvironment
from .page_model import PageModel, count
from .page_texts import FOLDER, Words, amount, capital, chrome

F = TypeVar("F", bound=Callable[..., Any])

_known: Final[dict[str, Any]] = {
    "amount": amount, "count": count, "matters": matters, "icon": icon, "icon_at": icon_at, "die": die,
    "drawing_at": drawing_at, "token_at": token_at, "laid": laid, "capital": capital,
}  # fmt: skip
"""What every template knows, by name."""


def known(function: F) -> F:
    """Lets every template call this function."""
    _known[function.__name__] = function
    return function


@cache
def environment(kind: type[Environment] = Environment) -> Environment:
    """The templates; everything in them is escaped."""
    env = kind(
        loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, auto_reload=False,
    )  # fmt: skip
    env.globals |= _known
    return env


@cache
def _lean() -> LeanEnvironment:
    lean = environment(LeanEnvironment)
    assert isinstance(lean, LeanEnvironment)
    return lean


@cache
def template(name: str) -> Template:
    """A template; those of the table's fragments are compiled leaner."""
    return environment(LeanEnvironment if name.startswith("table/") else Environment).get_template(name)


def prepare() -> None:
    """Compiles the table's templates and reads the words around a game, or the first who needs one waits for it, and
    everybody with them."""
    for lang in chrome().languages:
        chrome().lines(lang)
    for name in environment(LeanEnvironment).list_templates(filter_func=lambda name: name.startswith("table/")):
        template(name)


def rendered(name: str, names: dict[str, Any]) -> str:
    """A template with all it is to know, the globals among it (see `context`)."""
    return _lean().draw(name, names)


@cache
def globals_() -> dict[str, Any]:
    """What every template knows, Jinja's own functions included."""
    return dict(environment(LeanEnvironment).globals)


_last: tuple[PageModel | None, dict[str, Any]] = (None, {})


def context(shown: PageModel) -> dict[str, Any]:
    """The names that every template of the table has; made once for a view, and kept outside it: no reference cycle."""
    global _last  # noqa: PLW0603  one view is drawn at a time
    last, names = _last
    if last is not shown:
        names = _context(shown)
        _last = shown, names
    return names


def _context(shown: PageModel) -> dict[str, Any]:
    undo = shown.view.undo
    return {
        **globals_(),
        "p": shown, "v": shown.view, "w": shown.w, "t": shown.w.t, "lang": shown.lang, "token": _tokens(shown),
        "undo_refused": shown.w.say(undo.refused, undo.params) if undo.refused else "",
    }  # fmt: skip


def _tokens(shown: PageModel) -> Callable[..., Markup]:
    def token(seat: Seat, extra: str = "", *, plain: bool = False) -> Markup:
        return draw_token(seat, "" if plain else shown.figure(seat), extra)

    return token


@known
def type_word(w: Words, kind: str) -> str:
    """A card's type in a word."""
    key = f"card-type-{kind}"
    return w.say(key) if w.knows(key) else ""


@known
@cache
def icon_mark() -> Markup:
    return Markup(
        f'<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><use href="{icon_at("roundtable")}"/></svg>'
    )


@known
@cache
def static(name: str) -> str:
    """The address of a static file, which changes with its content."""
    digest = hashlib.blake2b((FOLDER / "static" / name).read_bytes(), digest_size=5).hexdigest()
    return f"/static/{name}?v={digest}"


@known
def kind_of(word: s.Word) -> str:
    return str(word.__struct_config__.tag)
