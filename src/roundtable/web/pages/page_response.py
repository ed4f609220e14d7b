"""How a page is made and answered: its template, its cookies, where to look next."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import Body, PathParameter
from litestar.response import Redirect

from roundtable import games
from roundtable.kernel.texts import Texts
from roundtable.tables import keys
from roundtable.web.access.caller import Caller, person_cookie
from roundtable.web.access.permissions import Actor
from roundtable.web.app_state import AppState
from roundtable.web.http.shared_responses import Asked
from roundtable.web.render.templates import environment

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Upload = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]
TableId = Annotated[str, PathParameter(max_length=80)]
Key = Annotated[str, PathParameter(max_length=200)]
Page = Response[str]

LONGEST_NAME = 60


def html(site: AppState, request: Asked, caller: Caller, template: str, *, status: int = 200, **context: Any) -> Page:
    """A page from its template, in the caller's language."""
    words = environment().get_template(f"pages/{template}.html").render(
        lang=caller.lang, t=site.words.speaker(caller.lang), knows=site.words.speaker_of(caller.lang),
        path=here(request), here=request.url.path, status=status, **context,
    )  # fmt: skip
    return Response(words, media_type=MediaType.HTML, status_code=status)


def here(request: Asked) -> str:
    """This page's address, without its language: the switch leads back to it."""
    query = urlencode([(name, value) for name, value in parse_qsl(request.url.query) if name != "lang"])
    return f"{request.url.path}?{query}" if query and request.method == "GET" else request.url.path


def origin(request: Asked) -> str:
    """This server's own address, for links that people send each other."""
    return str(request.base_url).rstrip("/")


def see(path: str, cookies: list[Cookie] | None = None) -> Redirect:
    """After a form: look there."""
    return Redirect(path, status_code=303, cookies=cookies or [])


def known(site: AppState, caller: Caller) -> tuple[Actor, list[Cookie]]:
    """The person who asks. A browser without a token gets one, with the cookie that keeps it."""
    if caller.person is not None:
        return site.deeds(caller), []
    token = keys.new_token()
    deeds = Actor(site.hall, keys.person(token), caller.address, site.limits)
    return deeds, [person_cookie(token, secure=caller.secure)]


def local(path: str) -> str:
    """A path of this site, whatever was asked for.

    >>> local("//evil.example/"), local("/rules/talisman?find=gate")
    ('/', '/rules/talisman?find=gate')
    """
    try:
        parts = urlsplit(path)
    except ValueError:
        return "/"
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.netloc and path.isprintable()
    return path if safe else "/"


# --- what can't be read ---


@cache
def lines(game: str) -> Texts:
    """A game's own lines, without its packs: its goal, how it ended."""
    return Texts(games.folder_of(game))


def goal(game: str, lang: str) -> str:
    """What a game is about, in a sentence."""
    texts = lines(game)
    return texts.say(lang, "goal") if texts.knows(lang, "goal") else ""
