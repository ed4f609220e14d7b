"""Who asks: a token in a cookie or an Authorization header, and which language they read."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import quote, unquote

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from roundtable.kernel.rulebook import LANGUAGES
from roundtable.tables import Person, keys
from roundtable.tables.clean_text import clean_name
from roundtable.web.http.http_errors import NoPerson
from roundtable.web.http.middleware import ADDRESS, SECURE

COOKIE: Final = "roundtable"
LANG_COOKIE: Final = "lang"
NAME_COOKIE: Final = "name"
LONGEST_COOKIE: Final = 500
A_YEAR: Final = 365 * 24 * 3600

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_BEARER: Final = re.compile(r"bearer +(\S+)", re.IGNORECASE)

Connection = ASGIConnection[Any, Any, Any, Any]
OURS: Final = (COOKIE, LANG_COOKIE, NAME_COOKIE)


class Caller(Struct, frozen=True):
    """Somebody who asks for something."""

    address: str
    lang: str
    person: Person | None = None
    secure: bool = False
    name: str = ""
    """What they were last called, as this browser remembers it."""

    @property
    def known(self) -> Person:
        """The person; an error that says how to become one."""
        if self.person is None:
            raise NoPerson(
                "Nobody is known here by this request: send a cookie, or a token of POST /api/people as Bearer."
            )
        return self.person


def caller_of(connection: Connection) -> Caller:
    """Who sent this request or opens this socket."""
    token = token_of(connection)
    scope: Any = connection.scope
    return Caller(
        address=scope.get(ADDRESS, "unknown"),
        lang=language_of(connection),
        person=None if token is None else keys.person(token),
        secure=bool(scope.get(SECURE)),
        name=clean_name(unquote(cookies_of(connection).get(NAME_COOKIE, "")[:LONGEST_COOKIE])),
    )


def cookies_of(connection: Connection) -> dict[str, str]:
    """Our own cookies. The standard library takes quadratic time over quoted ones, and ours need no unquoting."""
    found = {}
    for head in connection.headers.getall("cookie", []):
        for part in head.split(";"):
            name, _, value = part.partition("=")
            if (name := name.strip()) in OURS:
                found[name] = value.strip().strip('"')
    return found


def token_of(connection: Connection) -> str | None:
    """The token that came with it. A header counts before a cookie; what is no token of ours counts as none."""
    bearer = _BEARER.fullmatch(connection.headers.get("authorization", ""))
    token = bearer[1] if bearer else cookies_of(connection).get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def language_of(connection: Connection) -> str:
    """The language asked for: in the address, by an earlier choice, or by the browser's settings."""
    asked = connection.query_params.get("lang") or cookies_of(connection).get(LANG_COOKIE) or ""
    return asked if asked in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The first of our languages that a browser names.

    >>> preferred("de-CH, fr-CH;q=0.9, en;q=0.8"), preferred("")
    ('fr', 'en')
    """
    for part in accepted[:200].split(","):
        lang = part.partition(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def person_cookie(token: str, *, secure: bool) -> Cookie:
    """The identity cookie: HttpOnly and SameSite=Lax."""
    return Cookie(key=COOKIE, value=token, path="/", httponly=True, samesite="lax", secure=secure, max_age=A_YEAR)


def lang_cookie(lang: str, *, secure: bool) -> Cookie:
    return Cookie(key=LANG_COOKIE, value=lang, path="/", httponly=True, samesite="lax", secure=secure, max_age=A_YEAR)


def name_cookie(name: str, *, secure: bool) -> list[Cookie]:
    """What somebody calls themselves, for the next table; nothing where they say nothing."""
    value = quote(clean_name(name))
    if not value or len(value) > LONGEST_COOKIE:
        return []
    return [
        Cookie(key=NAME_COOKIE, value=value, path="/", httponly=True, samesite="lax", secure=secure, max_age=A_YEAR)
    ]
