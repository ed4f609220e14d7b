"""The way in: the start page, new tables, saves, invitations, and how everything works."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Router, get, post
from litestar.datastructures import UploadFile
from litestar.params import QueryParameter
from litestar.response import Redirect

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.tables import LiveTable, SeatPlan, TablePlan
from roundtable.tables.clean_text import clean_name
from roundtable.tables.files.campaign_saves import seats_in
from roundtable.tables.setup.seat_plans import seats_said
from roundtable.web.access.caller import name_cookie
from roundtable.web.app_state import AppState, OurCaller, OurSite, game_shown
from roundtable.web.http.http_errors import BadRequest, status_of
from roundtable.web.http.shared_responses import Asked
from roundtable.web.protocol.api_types import GameShown

from . import new_table_form
from .campaign_page import roles
from .my_tables import TableEntry, tables_of
from .page_response import LONGEST_NAME, Form, Key, Page, Upload, goal, html, known, see

PLAY_NOW_SEATS: Final = 4


@get("/")
async def start_page(request: Asked, site: OurSite, caller: OurCaller) -> Page:
    """The games, 'Play now', and my tables."""
    return await _start(request, site, caller)


async def _start(request: Asked, site: OurSite, caller: OurCaller, *, status: int = 200, trouble: str = "") -> Page:
    mine: list[TableEntry] = []
    if caller.person is not None:
        mine = await tables_of(site.hall, caller.person, site.words, caller.lang)
    shown = await asyncio.to_thread(_games, caller.lang)
    return html(
        site, request, caller, "start", status=status, games=shown, tables=mine, trouble=trouble,
        name=caller.name,
    )  # fmt: skip


def _games(lang: str) -> list[tuple[GameShown, str]]:
    return [(game_shown(games.get(name), lang), goal(name, lang)) for name in games.names()]


@post("/play")
async def play_now(site: OurSite, caller: OurCaller, data: Form) -> Redirect:
    """You and bots, at once."""
    deeds, cookies = known(site, caller)
    deeds.limit("create")
    game = games.get(data.get("game", ""))
    seats = min(max(game.least_seats, PLAY_NOW_SEATS), game.most_seats)
    name = clean_name(data.get("name", "")) or caller.name
    players = [SeatPlan("me", name), *(SeatPlan("bot") for _ in range(seats - 1))]
    table = await site.hall.create(TablePlan(game.id, players, timed=False, lang=caller.lang), deeds.person)
    return see(f"/tables/{table.id}", cookies + name_cookie(name, secure=caller.secure))


# --- a new table ---


@get("/new")
async def new_page(
    request: Asked, site: OurSite, caller: OurCaller, game: Annotated[str, QueryParameter(max_length=40)] = ""
) -> Page:
    """The form for a new table."""
    told = await site.game_told(game or games.names()[0], caller.lang)
    return await _new(request, site, caller, told, new_table_form.usual(told, caller.lang, caller.name))


async def _new(
    request: Asked, site: AppState, caller: OurCaller, game: Any, wish: new_table_form.NewTableForm, status: int = 200
) -> Page:
    packs = new_table_form.packs_of(site.hall.library.packs, game.id, caller.lang)
    shown = await asyncio.to_thread(_games, caller.lang)
    return html(site, request, caller, "new", status=status, game=game, games=shown, wish=wish, packs=packs)


@post("/new")
async def new_table(request: Asked, site: OurSite, caller: OurCaller, data: Form) -> Page | Redirect:
    """A new table as the form says: seat-0=me|open|bot:NAME|none, name-0, option-NAME, pack-NAME, pace, lang."""
    deeds, cookies = known(site, caller)
    deeds.limit("create")
    game = await site.game_told(data.get("game", ""), caller.lang)
    packs = new_table_form.packs_of(site.hall.library.packs, game.id, caller.lang)
    wish = new_table_form.wished(data, game, packs, caller.lang, site.words.speaker(caller.lang))
    if not wish.errors:
        try:
            if wish.packs:
                await site.hall.library.shelf(game.id, tuple(wish.packs))
        except RoundtableError as error:
            wish.errors["packs"] = site.words.problem(error, caller.lang).text
    if not wish.errors:
        try:
            table = await site.hall.create(wish.plan(), deeds.person)
            return see(f"/tables/{table.id}", cookies + name_cookie(wish.own_name, secure=caller.secure))
        except RoundtableError as error:
            if status_of(error) != 400:
                raise
            wish.errors[""] = site.words.problem(error, caller.lang).text
    return await _new(request, site, caller, game, wish, 400)


# --- saves ---


@post("/saves")
async def upload_save(request: Asked, site: OurSite, caller: OurCaller, data: Upload) -> Page | Redirect:
    """Goes on with a saved match."""
    deeds, cookies = known(site, caller)
    deeds.limit("create")
    file, seats = data.get("file"), data.get("seats")
    try:
        if not isinstance(file, UploadFile) or not file.filename:
            raise BadRequest(site.words.say(caller.lang, "load-no-file"))
        content = await file.read()
        planned = await asyncio.to_thread(_seats, content, seats if isinstance(seats, str) else "")
        table = await site.hall.load_save(content, deeds.person, planned, lang=caller.lang)
    except RoundtableError as error:
        if status_of(error) == 429 or status_of(error) >= 500:
            raise
        text = str(error) if isinstance(error, BadRequest) else site.words.problem(error, caller.lang).text
        return await _start(request, site, caller, status=400, trouble=text)
    return see(f"/tables/{table.id}", cookies)


def _seats(content: bytes, said: str) -> list[SeatPlan] | None:
    """Who sits where: me and bots, all mine, or as the file names them; else one word for each seat."""
    if said not in ("bots", "mine"):
        return seats_said(said)
    count = seats_in(content)
    return [SeatPlan("me") if seat == 0 or said == "mine" else SeatPlan("bot") for seat in range(count)]


# --- invitations: looking at one takes nothing, so a link's preview sits nobody down ---


@get("/join/{key:str}")
async def join_page(request: Asked, site: OurSite, caller: OurCaller, key: Key) -> Page | Redirect:
    """What the invitation is to."""
    site.limit("join", caller.address)
    invitation = await site.hall.by_key(key)
    if caller.person is not None:
        table = await site.hall.table(invitation.table)
        held = table.seats_of(caller.person)
        if invitation.seat in held or (invitation.seat is None and table.may_watch(caller.person)):
            return see(f"/tables/{invitation.table}")
    return await _invited(request, site, caller, key, typed=caller.name)


async def _invited(
    request: Asked,
    site: AppState,
    caller: OurCaller,
    key: str,
    *,
    status: int = 200,
    typed: str = "",
    trouble: str = "",
) -> Page:
    invitation = await site.hall.by_key(key)
    table = await site.hall.table(invitation.table)
    game = games.get(invitation.info.game)
    if game.is_campaign:
        await table.ready()
    return html(
        site, request, caller, "join", status=status, invitation=invitation, key=key, game=game, texts=table.texts,
        goal=await asyncio.to_thread(goal, game.id, caller.lang), host=host(table), typed=typed, trouble=trouble,
        roles=roles(table, caller.lang),
    )  # fmt: skip


def host(table: LiveTable) -> str:
    """What whoever made the table is called there; empty if they have said nothing."""
    held = [(seat, name) for (who, seat), name in table.holders.items() if who == table.record.maker]
    names = {seat.seat: seat.name for seat in table.seats}
    return next((name or names.get(seat, "") for seat, name in held if seat is not None), "")


@post("/join/{key:str}")
async def join(request: Asked, site: OurSite, caller: OurCaller, key: Key, data: Form) -> Page | Redirect:
    """Takes it: a seat, or a place to watch from."""
    site.limit("join", caller.address)
    typed = data.get("name", "")[: 2 * LONGEST_NAME]
    if not clean_name(typed):
        trouble = site.words.say(caller.lang, "join-no-name")
        return await _invited(request, site, caller, key, status=400, typed=typed, trouble=trouble)
    deeds, cookies = known(site, caller)
    table = await site.hall.join(key, deeds.person, typed)
    return see(f"/tables/{table.id}", cookies + name_cookie(typed, secure=caller.secure))


# --- how it works ---


@get("/help")
async def help_page(request: Asked, site: OurSite, caller: OurCaller) -> Page:
    """Keys, undo, links, saving, bots."""
    return html(site, request, caller, "help")


def router(upload_bytes: int) -> Router:
    upload_save.request_max_body_size = upload_bytes
    return Router(
        "/",
        route_handlers=[
            start_page, play_now, new_page, new_table, upload_save, join_page, join, help_page,
        ],
        include_in_schema=False,
    )  # fmt: skip
