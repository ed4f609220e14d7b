"""ASGI middleware: the caller's address, rate limits, cross-site check, security headers, access log."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from roundtable.web.config import WebConfig

from . import security_headers
from .http_errors import Problem, encoded
from .json_logs import masked, tell
from .metrics import Metrics
from .rate_limits import Kind, RateLimiter

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
Page: TypeAlias = Callable[[Scope, int, "Problem", float], bytes | None]
"""Why somebody is not let in, as a page; None where they ask for none."""

ADDRESS: Final = "roundtable.address"
SECURE: Final = "roundtable.secure"
SLOW: Final = 1.0
HEALTH: Final = "/healthz"
"""Asked under whatever name: who looks after a server often knows its number only."""

TOO_MANY: Final = Problem("too-many-requests", "That was a bit much from your address. Try again in a moment.")
NO_HOST: Final = Problem("bad-host", "The Host of this request is no name of a server.")
WRONG_HOST: Final = Problem("wrong-host", "This server does not go by that name. Its owner can add it with --hosts.")
ELSEWHERE: Final = Problem("cross-site", "This request came from another site and was refused. Nothing changed.")


class AccessMiddleware:
    """Lets requests and sockets in, or tells them why not."""

    def __init__(
        self, app: App, config: WebConfig, limits: RateLimiter, metrics: Metrics, page: Page = lambda *refused: None
    ) -> None:
        self.app = app
        self.page = page
        self.config = config
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[ADDRESS], scope[SECURE] = self.caller(scope)
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.request(scope, receive, send)

    def caller(self, scope: Scope) -> tuple[str, bool]:
        """The address it comes from, and whether by https."""
        address = (scope.get("client") or ("unknown", 0))[0]
        secure = scope.get("scheme") in ("https", "wss")
        if self.config.behind_proxy:
            # The last one was written by our own proxy; those before it by whoever asked.
            forwarded = security_headers.last(scope["headers"], b"x-forwarded-for")
            address = forwarded.rpartition(",")[2].strip()[:64] if forwarded else address
            secure = security_headers.last(scope["headers"], b"x-forwarded-proto") == "https" or secure
        return address, secure

    def refusal(self, scope: Scope, kind: Kind, *, unsafe: bool) -> tuple[int, Problem, float] | None:
        """Why this one is not let in: status, words, seconds to wait."""
        name = security_headers.host_name(scope["headers"])
        if name is None:
            return 400, NO_HOST, 0.0
        if scope["path"] != HEALTH and not security_headers.is_ours(name, self.config.hosts):
            return 421, WRONG_HOST, 0.0
        address = scope[ADDRESS]
        wait = self.limits.take(kind, address)
        if not wait and self.limits.spent("bad", address):
            wait = 5.0
        if wait:
            return 429, TOO_MANY, wait
        if unsafe and security_headers.from_elsewhere(scope["headers"]):
            return 403, ELSEWHERE, 0.0
        return None

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0
        head = scope["method"] == "HEAD"  # as GET, without what it answers

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": security_headers.secured(message.get("headers", ()))}
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        refused = self.refusal(scope, "requests", unsafe=scope["method"] not in security_headers.SAFE_METHODS)
        try:
            if refused:
                self.metrics.refused[(("why", refused[1].code),)] += 1
                await answer(sending, *refused, page=self._page(scope, *refused))
            else:
                await self.app({**scope, "method": "GET"} if head else scope, receive, sending)
        finally:
            self.note(scope, status, time.perf_counter() - begun)

    def _page(self, scope: Scope, status: int, problem: Problem, wait: float) -> bytes | None:
        """A page for a browser. It holds addresses of ours, so there is none where the Host is no name."""
        return None if problem is NO_HOST else self.page(scope, status, problem, wait)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Counts and logs an answered request."""
        self.metrics.requests[(("method", _method(scope)), ("status", str(status)))] += 1
        self.metrics.request_seconds.note(seconds)
        quiet = scope["path"].startswith(("/static/", "/look/")) or scope["path"] in (HEALTH, "/metrics")
        if self.config.access_log and (not quiet or seconds > SLOW):
            level = logging.WARNING if status >= 500 or seconds > SLOW else logging.INFO
            tell(
                "request",
                level=level,
                method=_method(scope),
                path=masked(scope["path"]),
                status=status,
                ms=round(seconds * 1000, 1),
                address=scope[ADDRESS],
            )

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self.refusal(scope, "sockets", unsafe=True)
        if refused is None:
            await self.app(scope, receive, send)
            return
        self.metrics.refused[(("why", refused[1].code),)] += 1
        if self.config.access_log:
            tell("socket refused", path=masked(scope["path"]), why=refused[1].code, address=scope[ADDRESS])
        await receive()
        await refuse_socket(scope, send, *refused)


async def answer(
    send: Send, status: int, problem: Problem, wait: float = 0.0, *, prefix: str = "http", page: bytes | None = None
) -> None:
    """Answers with a problem, or with the page that tells it."""
    head = [(b"content-type", b"application/json" if page is None else b"text/html; charset=utf-8")]
    if wait:
        head.append((b"retry-after", str(int(wait) + 1).encode()))
    await send({"type": f"{prefix}.response.start", "status": status, "headers": security_headers.secured(head)})
    await send({"type": f"{prefix}.response.body", "body": encoded(problem) if page is None else page})


async def refuse_socket(scope: Scope, send: Send, status: int, problem: Problem, wait: float = 0.0) -> None:
    """Turns a socket away before it opens, with a reason where the server can send one."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await answer(send, status, problem, wait, prefix="websocket.http")
    else:
        await send({"type": "websocket.close", "code": 4000 + status, "reason": problem.code})


def _method(scope: Scope) -> str:
    """Known methods by name: a counter must not grow with what people make up."""
    method: str = scope["method"]
    return method if method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} else "other"
