"""The server: a Litestar app over a hall of tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from hmac import compare_digest
from typing import Annotated, Any, Literal

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.app import AppConfig
from litestar.connection.base import empty_receive, empty_send
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, QueryParameter

from roundtable import __version__
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.rulebook import LANGUAGES
from roundtable.tables import TableRegistry, TablesConfig
from roundtable.web import api
from roundtable.web.access.caller import COOKIE, caller_of
from roundtable.web.app_state import AppState, OurSite, caller_from, site_of
from roundtable.web.config import WebConfig
from roundtable.web.http import http_errors
from roundtable.web.http.http_errors import NoPerson, NotFound, Problem, TooMuch
from roundtable.web.http.json_logs import tell
from roundtable.web.http.metrics import CONTENT_TYPE, Metrics
from roundtable.web.http.middleware import ADDRESS, AccessMiddleware, refuse_socket
from roundtable.web.http.rate_limits import RateLimiter, is_local
from roundtable.web.http.static_files import static_file
from roundtable.web.pages import routes
from roundtable.web.pages.page_response import html
from roundtable.web.socket.connection import Connection
from roundtable.web.view.viewer import viewer_of

from .gc_schedule import tidy


def create_app(
    hall: TableRegistry | str,
    config: WebConfig | None = None,
    *,
    secret: bytes | None = None,
    tables: TablesConfig | None = None,
) -> Litestar:
    """The app over a hall, or over the database at a URL, which it then opens and closes itself."""
    config = config or WebConfig()
    limits, metrics = RateLimiter(config.rates, limited=config.limited), Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = (
            hall if isinstance(hall, TableRegistry) else await TableRegistry.open(hall, secret=secret, config=tables)
        )
        site = app.state.site = AppState(opened, config, limits, metrics)
        tell("started", version=__version__)
        settling = asyncio.create_task(settle(site)) if config.alone else None
        try:
            yield
        finally:
            if settling is not None:
                settling.cancel()
            await site.sockets.close()
            if isinstance(hall, str):
                await opened.close()
            tell("stopped")

    app = Litestar(
        route_handlers=[
            api.router(config.upload_bytes), routes.router(config.upload_bytes), static_file, healthz, figures,
            table_socket,
        ],
        lifespan=[lifespan],
        dependencies={
            "site": Provide(site_of, sync_to_thread=False),
            "caller": Provide(caller_from, sync_to_thread=False),
        },
        exception_handlers={
            RoundtableError: told,
            HTTPException: told,
            Exception: failed,
        },
        openapi_config=described(),
        request_max_body_size=config.body_bytes,
        on_app_init=[_quiet],
        debug=config.debug,
    )  # fmt: skip
    app.asgi_handler = AccessMiddleware(app.asgi_handler, config, limits, metrics, partial(turned_page, app))  # type: ignore[assignment]
    return app


async def settle(site: AppState) -> None:
    """What a process does that is there for this server alone."""
    await site.warm()
    await tidy(site.metrics)


def _quiet(config: AppConfig) -> AppConfig:
    """Logging is ours."""
    config.logging_config = None
    return config


def described() -> OpenAPIConfig:
    """OpenAPI for the JSON part."""
    return OpenAPIConfig(
        title="Roundtable",
        version=__version__,
        description="Live tables: make them, join them, play. docs/protocol.md tells of the socket.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="a token of POST /api/people"),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
        security=[{"token": []}, {"cookie": []}, {}],
        use_handler_docstrings=True,
    )


# --- the socket ---


@websocket("/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    kind: Annotated[Literal["json", "html"], QueryParameter(name="as")] = "json",
    lang: Annotated[str, QueryParameter(max_length=8)] = "",
    seats: Annotated[str, QueryParameter(max_length=60)] = "",
    eyes: Annotated[str, QueryParameter(max_length=2)] = "",
    since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    scene: Annotated[Literal["0", "1"], QueryParameter()] = "1",
    details: Annotated[Literal["0", "1"], QueryParameter()] = "0",
) -> None:
    """One viewer of one table, for as long as it looks."""
    site = site_of(socket.app.state)
    caller = caller_of(socket)
    with ExitStack() as counted:
        counted.callback(_let_go, socket)
        try:
            if caller.person is None:
                raise NoPerson("Nobody is known here: send a cookie, or a token of POST /api/people as Bearer.")
            if site.sockets.closing:
                raise TooMuch("The server is restarting. Try again in a moment.")
            counted.enter_context(site.sockets.counted(caller.person.hash, caller.address))
            table = await site.deeds(caller).table(table_id)
            tongue = lang if lang in LANGUAGES else caller.lang if kind == "html" else ""
            wanted = tuple(int(seat) for seat in seats.split(",") if seat.isdecimal()) if seats else None
            viewer = viewer_of(
                table,
                caller.person,
                lang=tongue,
                seats=wanted,
                eyes=int(eyes) if eyes.isdecimal() else None,
                scene=scene == "1",
                page=kind == "html",
                details=details == "1" and scene == "1" and kind == "json",
            )
            assert viewer is not None, "deeds.table has checked that"
        except RoundtableError as error:
            problem = site.words.problem(error, caller.lang)
            await refuse_socket(socket.scope, socket.send, http_errors.status_of(error), problem)  # type: ignore[arg-type]
            return
        await socket.accept()
        connection = Connection(
            site.sockets, socket, table, caller.person, viewer, html=kind == "html", since=since, seats=wanted
        )
        await connection.run()


def _let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """Breaks the cycle of Litestar's wrappers: a closed socket is freed at once, and its last view with it."""
    socket.receive, socket.send = empty_receive, empty_send


# --- how it fares ---


@get("/healthz", include_in_schema=False)
async def healthz(site: OurSite) -> Response[dict[str, str]]:
    """Whether the database answers."""
    trouble = await site.health()
    body = {"status": trouble or "ok", "version": __version__}
    return Response(body, status_code=503 if trouble else 200)


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any], site: OurSite) -> Response[str]:
    """Prometheus' text format, for this machine and for whoever has the token."""
    if not _may_measure(request, site.config.metrics_token, behind_proxy=site.config.behind_proxy):
        raise NotFound("There is nothing here.")
    return Response(site.metrics.text(site.figures()), media_type=CONTENT_TYPE)


def _may_measure(request: Request[Any, Any, Any], token: str, *, behind_proxy: bool) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if token and compare_digest(given, token.encode()):
        return True
    passed_on = not behind_proxy and "x-forwarded-for" in request.headers  # by a proxy of which nobody told us
    return is_local(str(request.scope.get(ADDRESS, ""))) and not passed_on


# --- what went wrong ---


def turned_page(app: Litestar, scope: Any, status: int, problem: Problem, wait: float) -> bytes | None:
    """Why a browser is not let in, as a page in its language; None for programs."""
    site: AppState | None = getattr(app.state, "site", None)
    request: Request[Any, Any, Any] = Request(scope)
    if site is None or not _wants_page(request):
        return None
    caller = caller_of(request)
    said = Problem(problem.code, site.words.say(caller.lang, problem.code))
    return html(
        site, request, caller, "problem", status=status, problem=said, wait=int(wait) + 1 if wait else 0
    ).content.encode()


def told(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error for whoever ran into it."""
    caller = caller_of(request)
    site: OurSite | None = getattr(request.app.state, "site", None)
    if isinstance(error, HTTPException):
        status, problem = _of_litestar(error)
        # What exactly is wrong is said in English, to whoever writes programs; a person who looks at a page wrote none.
        line = "bad-request-page" if problem.code == "bad-request" and _wants_page(request) else problem.code
        if site is not None and site.words.texts.knows(caller.lang, line):
            problem = Problem(problem.code, site.words.say(caller.lang, line, detail=problem.text))
    else:
        assert isinstance(error, RoundtableError)
        status = http_errors.status_of(error)
        problem = site.words.problem(error, caller.lang) if site else Problem(http_errors.code_of(error), str(error))
    if status >= 500 and status != 503:
        tell("failed", level=logging.ERROR, failed=True, path=request.scope["path"][:40], status=status)
    headers = {}
    if status == 429:
        headers["retry-after"] = str(getattr(error, "params", {}).get("seconds", 5))
    if isinstance(error, HTTPException) and status == 405:
        headers |= {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    if site is not None and _wants_page(request):
        wait = int(headers.get("retry-after", 0))
        page = html(site, request, caller, "problem", status=status, problem=problem, wait=wait)
        page.headers = {**page.headers, **headers}
        return page
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something that should not have happened: logged in full here, told in a sentence there."""
    if isinstance(error, asyncio.CancelledError):
        raise error
    tell("failed", level=logging.ERROR, failed=True, path=request.scope["path"][:40])
    site: OurSite | None = getattr(request.app.state, "site", None)
    if site is not None and _wants_page(request):
        with suppress(Exception):
            caller = caller_of(request)
            problem = Problem("failed", site.words.say(caller.lang, "failed"))
            return html(site, request, caller, "problem", status=500, problem=problem, wait=0)
    return Response(http_errors.FAILED, status_code=500, media_type=MediaType.JSON)


CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "bad-type"}


def _of_litestar(error: HTTPException) -> tuple[int, Problem]:
    """What Litestar says about a request that fits no route or no type."""
    status = 413 if error.detail == RequestEntityTooLarge.detail else error.status_code  # 400, for a form of many parts
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(str(one.get("message", "")) for one in extra if isinstance(one, dict))
    text = details or error.detail or "This request is not understood."
    return status, Problem(CODES.get(status, "bad-request"), text[:500])


def _wants_page(request: Request[Any, Any, Any]) -> bool:
    path = request.scope["path"]
    return not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


__all__ = ["create_app"]
