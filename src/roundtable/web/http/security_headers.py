"""What every answer carries, and which requests come from our own pages."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

# Firefox before 132 asks default-src whether drawings of a sprite may be used; all else that we don't use is closed.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "object-src 'none'",
        "frame-src 'none'",
        "child-src 'none'",
        "worker-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

SECURITY: Final[Mapping[bytes, bytes]] = {
    b"content-security-policy": POLICY.encode(),
    # Never a path, so never a key; with no-referrer browsers would send our own forms as from nowhere (Origin: null).
    b"referrer-policy": b"strict-origin",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
}

PRIVATE: Final = (b"cache-control", b"no-store")
"""For everything that may hold what one person knows: no cache keeps it, and 'back' asks again."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
SAME: Final = frozenset({"same-origin", "none"})

Header = tuple[bytes, bytes]


def found(headers: Iterable[Header], name: bytes) -> str | None:
    """The first header of this name."""
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def last(headers: Iterable[Header], name: bytes) -> str | None:
    """The last header of this name. Earlier ones may be forged by the client; the proxy appends its own last."""
    return found(reversed(list(headers)), name)


HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::([0-9]{1,5}))?")


def host_name(headers: Iterable[Header]) -> str | None:
    """The name under which the server was asked, without port; empty if none was given, None if it is no name.

    >>> [host_name([(b"host", host)]) for host in (b"Example.org.:80", b"[::1]:8000", b"here:port", b"a/b", b"x:70000")]
    ['example.org', '[::1]', None, None, None]
    """
    hosts = [value.decode("latin-1") for key, value in headers if key == b"host"]
    if not hosts or hosts == [""]:
        return ""
    match = HOST.fullmatch(hosts[0])
    if len(hosts) > 1 or match is None or int(match[2] or 0) > 65535:
        return None
    return match[1].casefold().rstrip(".")


def is_ours(name: str, hosts: Collection[str]) -> bool:
    """Whether a server of these names was meant; of none: of any.

    >>> is_ours("localhost", ["localhost"]), is_ours("evil.example", ["localhost"]), is_ours("evil.example", [])
    (True, False, True)
    """
    return not hosts or not name or name in hosts or ("localhost" in hosts and name.endswith(".localhost"))


def secured(headers: Iterable[Header]) -> list[Header]:
    """An answer's headers with ours added; what a route says itself stays."""
    have = [(bytes(key).lower(), bytes(value)) for key, value in headers]
    names = {key for key, _ in have}
    if b"cache-control" not in names:
        have.append(PRIVATE)
    return have + [(key, value) for key, value in SECURITY.items() if key not in names]


def from_elsewhere(headers: Iterable[Header]) -> bool:
    """Whether another site made the browser send this. Programs that are no browsers name no origin.

    A browser says itself how far a request has come (Sec-Fetch-Site), but only over https or to this very machine;
    it sends Origin with every post and every socket. No page can forge either.
    """
    headers = list(headers)
    fetched = found(headers, b"sec-fetch-site")
    if fetched is not None:
        return fetched not in SAME
    origin = found(headers, b"origin")
    return origin is not None and not same_origin(origin, found(headers, b"host"))


def same_origin(origin: str, host: str | None) -> bool:
    """Whether a page of this origin is ours, which was asked under this host.

    >>> same_origin("http://127.0.0.1:8000", "127.0.0.1:8000"), same_origin("null", "127.0.0.1:8000")
    (True, False)
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.casefold() == host.casefold()
