"""The pages that people look at, and the forms they send: everything works without a script."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.params import PathParameter, QueryParameter
from litestar.response import Redirect

from roundtable.kernel.rulebook import LANGUAGES
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import LiveTable

from . import afterwards, books, entrance, render
from .paper import Asked, Form, Page, TableId, html, local, origin, see
from .people import lang_cookie
from .problems import BadRequest, NotFound
from .site import OurCaller, OurDeeds, OurSite, deeds_of
from .statics import File
from .views import links, viewer_of

SeatPath = Annotated[int, PathParameter(ge=0, le=14)]

# --- at the table ---


@get("/tables/{table_id:str}")
async def table_page(
    request: Asked,
    site: OurSite,
    caller: OurCaller,
    deeds: OurDeeds,
    table_id: TableId,
    eyes: Annotated[int | None, QueryParameter(ge=0, le=14)] = None,
) -> Page:
    """The table, or its lobby while nobody plays yet."""
    table = await deeds.table(table_id)
    if table.status == "lobby":
        await table.ready()
        maker = table.is_maker(deeds.person)
        return html(
            site, request, caller, "lobby", table=table, info=table.info, own=table.seats_of(deeds.person), maker=maker,
            host=entrance.host(table), links=links(table) if maker else None, origin=origin(request),
        )  # fmt: skip
    viewer = viewer_of(table, deeds.person, lang=caller.lang, eyes=eyes)
    assert viewer is not None, "deeds.table has checked that"
    words = await site.screens.page(table, viewer, deeds.person)
    return Response(words, media_type=MediaType.HTML)


@get("/tables/{table_id:str}/log")
async def log_page(
    request: Asked,
    site: OurSite,
    caller: OurCaller,
    deeds: OurDeeds,
    table_id: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    eyes: Annotated[int | None, QueryParameter(ge=0, le=14)] = None,
) -> Page:
    """Older lines of the log."""
    table = await deeds.table(table_id)
    seat = _eyes(table, deeds, eyes)
    lines = await table.log(seat, before, 200)
    told = [(line, table.say(caller.lang, line)) for line in lines]
    return html(site, request, caller, "log", table=table, lines=told, eyes=eyes, more=len(lines) == 200)


def _eyes(table: LiveTable, deeds: OurDeeds, eyes: int | None) -> Seat:
    if eyes is not None:
        return deeds.own(table, eyes)
    return next(iter(table.seats_of(deeds.person)), WATCHER)


def _seat(data: dict[str, str]) -> Seat:
    seat = data.get("seat", "")
    if not seat.isdecimal() or len(seat) > 2:
        raise BadRequest("A seat is a number.")
    return int(seat)


@post("/tables/{table_id:str}/answer")
async def answer(deeds: OurDeeds, table_id: TableId, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.answer(table, _seat(data), data.get("decision", ""), data.get("option", ""))
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/undo")
async def undo(deeds: OurDeeds, table_id: TableId, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.undo(table, _seat(data))
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/redo")
async def redo(deeds: OurDeeds, table_id: TableId, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.redo(table, _seat(data))
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/consent")
async def consent(deeds: OurDeeds, table_id: TableId, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.consent(table, _seat(data), data.get("question", ""), data.get("yes") == "1")
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/talk")
async def talk(deeds: OurDeeds, table_id: TableId, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.talk(table, _seat(data) if data.get("seat") else None, data.get("text", ""))
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/start")
async def start(deeds: OurDeeds, table_id: TableId) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.start(table)
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/pause")
async def pause(deeds: OurDeeds, table_id: TableId) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.pause(table)
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/resume")
async def resume(deeds: OurDeeds, table_id: TableId) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.resume(table)
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/seats/{seat:int}/bot")
async def to_bot(deeds: OurDeeds, table_id: TableId, seat: SeatPath, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.to_bot(table, seat, data.get("bot", "bot"))
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/seats/{seat:int}/back")
async def take_back(deeds: OurDeeds, table_id: TableId, seat: SeatPath) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.take_back(table, seat)
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/seats/{seat:int}/invite")
async def renew(deeds: OurDeeds, table_id: TableId, seat: SeatPath) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.renew(table, seat)
    return see(f"/tables/{table.id}")


@post("/tables/{table_id:str}/seats/{seat:int}/name")
async def rename(deeds: OurDeeds, table_id: TableId, seat: SeatPath, data: Form) -> Redirect:
    table = await deeds.table(table_id)
    await deeds.rename(table, seat, data.get("name", ""))
    return see(f"/tables/{table.id}")


# --- around it ---


@post("/language")
async def language(caller: OurCaller, data: Form) -> Redirect:
    """Another language, kept in a cookie; back to where one was."""
    lang = data.get("lang", "")
    if lang not in LANGUAGES:
        raise BadRequest(f"The languages here are {', '.join(LANGUAGES)}.")
    return see(local(data.get("back", "/")), [lang_cookie(lang, secure=caller.secure)])


@get("/look/{game:str}/{digest:str}/{name:str}")
async def look_file(
    request: Asked, site: OurSite, game: TableId,
    digest: TableId, name: TableId,
) -> Response[bytes]:  # fmt: skip
    """A game's drawings and colours. The digest is part of the address, so they are cached for ever."""
    look = await site.look_of(game, digest)
    return look_answer(look, name).answer(request, for_ever=True)


@lru_cache(256)
def _read(path: Path) -> File:
    return File(path.read_bytes(), path.name)


def look_answer(look: render.Look, name: str) -> File:
    if name == "look.css":
        return File(look.css.encode(), name)
    if name not in look.files:
        raise NotFound("There is no such file.")
    return _read(look.files[name])


@get("/robots.txt")
async def robots() -> Response[str]:
    return Response("User-agent: *\nDisallow: /tables/\nDisallow: /join/\n", media_type=MediaType.TEXT)


def router(upload_bytes: int) -> Router:
    """All pages."""
    return Router(
        "/",
        route_handlers=[
            entrance.router(upload_bytes), books.router(), afterwards.router(), table_page, log_page, answer, undo,
            redo, consent, talk, start, pause, resume, to_bot, take_back, renew, rename, language, look_file, robots,
        ],
        dependencies={"deeds": Provide(deeds_of, sync_to_thread=False)},
        include_in_schema=False,
    )  # fmt: skip
