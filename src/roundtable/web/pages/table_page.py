"""The pages that people look at, and the forms they send: everything works without a script."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, cast, get_args

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.response import Redirect

from roundtable.kernel.rulebook import LANGUAGES
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import LiveTable
from roundtable.tables.errors import BadTable
from roundtable.tables.files.archived_table import past
from roundtable.tables.live.standing_answers import Answer
from roundtable.web import render
from roundtable.web.access.caller import lang_cookie, name_cookie
from roundtable.web.access.permissions import Actor
from roundtable.web.app_state import OurCaller, OurDeeds, OurSite
from roundtable.web.http.http_errors import BadRequest, NotFound
from roundtable.web.http.shared_responses import Asked
from roundtable.web.http.static_files import File
from roundtable.web.view.make_view import links
from roundtable.web.view.viewer import viewer_of

from . import campaign_page, start_pages
from .page_response import Form, Page, TableId, html, local, origin, see

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
) -> Page | Redirect:
    """The table, or its lobby while nobody plays yet; what is left of one that older rules brought to its end."""
    try:
        table = await deeds.table(table_id)
    except BadTable:
        if await past(site.hall, table_id, deeds.person) is None:
            raise
        return see(f"/tables/{table_id}/end")
    if table.status == "lobby":
        await table.ready()
        maker = table.is_maker(deeds.person)
        return html(
            site, request, caller, "lobby", table=table, info=table.info, own=table.seats_of(deeds.person), maker=maker,
            host=start_pages.host(table), links=links(table) if maker else None, origin=origin(request),
            roles=campaign_page.roles(table, caller.lang),
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
    known = [line for line in lines if line.own or table.status != "lobby"]
    told = [(line, table.say(caller.lang, line), table.more(caller.lang, line)) for line in known]
    return html(site, request, caller, "log", table=table, lines=told, eyes=eyes, more=len(lines) == 200)


@get("/tables/{table_id:str}/away")
async def away_page(
    site: OurSite,
    caller: OurCaller,
    deeds: OurDeeds,
    table_id: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=2**53)],
    eyes: Annotated[int | None, QueryParameter(ge=0, le=14)] = None,
) -> Page:
    """What happened after that line of the log, for whoever comes back; empty where it is nothing of weight."""
    table = await deeds.table(table_id)
    viewer = viewer_of(table, deeds.person, lang=caller.lang, eyes=eyes)
    assert viewer is not None, "deeds.table has checked that"
    made = await site.screens.made(table, viewer)
    told = render.while_away(made.shown, since) if made.view.scene is not None else ""
    return Response(told, media_type=MediaType.HTML)


def _eyes(table: LiveTable, deeds: OurDeeds, eyes: int | None) -> Seat:
    if eyes is not None:
        return deeds.own(table, eyes)
    return next(iter(table.seats_of(deeds.person)), WATCHER)


def _seat(data: dict[str, str]) -> Seat:
    seat = data.get("seat", "")
    if not seat.isdecimal() or len(seat) > 2:
        raise BadRequest("A seat is a number.", line="bad-seat")
    return int(seat)


def _answer(data: dict[str, str]) -> Answer:
    answer = data.get("answer", "")
    if answer not in get_args(Answer):
        raise BadRequest("That is no answer.", line="bad-seat")
    return cast(Answer, answer)


Act = Callable[[Actor, LiveTable, dict[str, str]], Awaitable[object]]
SeatAct = Callable[[Actor, LiveTable, Seat, dict[str, str]], Awaitable[object]]

FORMS: Final[dict[str, Act]] = {
    "answer": lambda deeds, table, data: deeds.answer(
        table, _seat(data), data.get("decision", ""), data.get("option", "")
    ),
    "undo": lambda deeds, table, data: deeds.undo(table, _seat(data)),
    "redo": lambda deeds, table, data: deeds.redo(table, _seat(data)),
    "consent": lambda deeds, table, data: deeds.consent(
        table, _seat(data), data.get("question", ""), data.get("yes") == "1"
    ),
    "talk": lambda deeds, table, data: deeds.talk(
        table, _seat(data) if data.get("seat") else None, data.get("text", "")
    ),
    "standing": lambda deeds, table, data: deeds.stand(table, _seat(data), data.get("kind", ""), _answer(data)),
    "start": lambda deeds, table, data: deeds.start(table),
    "pause": lambda deeds, table, data: deeds.pause(table),
    "resume": lambda deeds, table, data: deeds.resume(table),
    "watchers/invite": lambda deeds, table, data: deeds.renew(table, None),
}
"""What can be done at a table, by the last part of the form's address."""
SEAT_FORMS: Final[dict[str, SeatAct]] = {
    "bot": lambda deeds, table, seat, data: deeds.to_bot(table, seat, data.get("bot", "bot")),
    "back": lambda deeds, table, seat, data: deeds.take_back(table, seat),
    "invite": lambda deeds, table, seat, data: deeds.renew(table, seat),
}
"""The same with a seat that the address names."""


def _form(name: str, act: Act) -> HTTPRouteHandler:
    """Does what was asked and shows the table again."""

    @post(f"/tables/{{table_id:str}}/{name}", name=f"form-{name}")
    async def done(deeds: OurDeeds, table_id: TableId, data: Form) -> Redirect:
        table = await deeds.table(table_id)
        await act(deeds, table, data)
        return see(f"/tables/{table.id}")

    return done


def _seat_form(name: str, act: SeatAct) -> HTTPRouteHandler:
    @post(f"/tables/{{table_id:str}}/seats/{{seat:int}}/{name}", name=f"form-seat-{name}")
    async def done(deeds: OurDeeds, table_id: TableId, seat: SeatPath, data: Form) -> Redirect:
        table = await deeds.table(table_id)
        await act(deeds, table, seat, data)
        return see(f"/tables/{table.id}")

    return done


@post("/tables/{table_id:str}/seats/{seat:int}/name")
async def rename(deeds: OurDeeds, caller: OurCaller, table_id: TableId, seat: SeatPath, data: Form) -> Redirect:
    """Another name for an own seat, which this browser remembers for the next table."""
    table = await deeds.table(table_id)
    await deeds.rename(table, seat, data.get("name", ""))
    return see(f"/tables/{table.id}", name_cookie(data.get("name", ""), secure=caller.secure))


# --- around it ---


@post("/language")
async def language(caller: OurCaller, data: Form) -> Redirect:
    """Another language, kept in a cookie; back to where one was."""
    lang = data.get("lang", "")
    if lang not in LANGUAGES:
        here = ", ".join(LANGUAGES)
        raise BadRequest(f"The languages here are {here}.", line="bad-language", languages=here)
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


def look_answer(look: render.GameArt, name: str) -> File:
    if name == "look.css":
        return File(look.css.encode(), name)
    if name not in look.files:
        raise NotFound("There is no such file.")
    return _read(look.files[name])


@get("/robots.txt")
async def robots() -> Response[str]:
    return Response("User-agent: *\nDisallow: /tables/\nDisallow: /join/\n", media_type=MediaType.TEXT)
