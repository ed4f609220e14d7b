"""The pages that people look at, and the forms they send: everything works without a script."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie, UploadFile
from litestar.di import Provide
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import Body, PathParameter, QueryParameter
from litestar.response import Redirect

from roundtable import games
from roundtable.kernel.rulebook import LANGUAGES
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import LiveTable, SeatPlan, TablePlan, keys

from . import gallery, render, replays
from .api import game_shown, journal_file, seats_said
from .deeds import Deeds
from .people import lang_cookie, person_cookie
from .problems import BadRequest, NotFound
from .render.markup import environment
from .site import OurCaller, OurDeeds, OurSite, deeds_of
from .statics import File
from .views import links, viewer_of

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Upload = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]
TableId = Annotated[str, PathParameter(max_length=80)]
Key = Annotated[str, PathParameter(max_length=200)]
SeatPath = Annotated[int, PathParameter(ge=0, le=14)]
Page = Response[str]
Asked = Request[Any, Any, Any]

PLAY_NOW_SEATS: Final = 4
LONGEST_NAME: Final = 60


def html(site: OurSite, request: Asked, caller: OurCaller, template: str, **context: Any) -> Page:
    """A page from its template, in the caller's language."""
    t = site.words.speaker(caller.lang)
    path = request.url.path
    words = environment().get_template(f"pages/{template}.html").render(
        lang=caller.lang, t=t, path=path, site=site, caller=caller, **context
    )  # fmt: skip
    return Response(words, media_type=MediaType.HTML)


def see(path: str, cookies: list[Cookie] | None = None) -> Redirect:
    """After a form: look there."""
    return Redirect(path, status_code=303, cookies=cookies or [])


def known(site: OurSite, caller: OurCaller) -> tuple[Deeds, list[Cookie]]:
    """The person who asks. A browser without a token gets one, with the cookie that keeps it."""
    if caller.person is not None:
        return site.deeds(caller), []
    token = keys.new_token()
    deeds = Deeds(site.hall, keys.person(token), caller.address, site.limits)
    return deeds, [person_cookie(token, secure=caller.secure)]


# --- before the game ---


@get("/")
async def start_page(request: Asked, site: OurSite, caller: OurCaller) -> Page:
    """The games, 'Play now', and my tables."""
    mine = await site.hall.mine(caller.person, 20) if caller.person is not None else []
    shown = [game_shown(games.get(name), caller.lang) for name in games.names()]
    titles = {game.id: game.title for game in shown}
    return html(site, request, caller, "start", games=shown, tables=mine, titles=titles)


@post("/play")
async def play_now(site: OurSite, caller: OurCaller, data: Form) -> Redirect:
    """You and bots, at once."""
    deeds, cookies = known(site, caller)
    deeds.limit("create")
    game = games.get(data.get("game", ""))
    seats = min(max(game.least_seats, PLAY_NOW_SEATS), game.most_seats)
    players = [SeatPlan("me"), *(SeatPlan("bot") for _ in range(seats - 1))]
    table = await site.hall.create(TablePlan(game.id, players, timed=False, lang=caller.lang), deeds.person)
    return see(f"/tables/{table.id}", cookies)


@get("/new")
async def new_page(
    request: Asked, site: OurSite, caller: OurCaller, game: Annotated[str, QueryParameter(max_length=40)] = ""
) -> Page:
    """The form for a new table."""
    told = await site.game_told(game or games.names()[0], caller.lang)
    others = [game_shown(games.get(name), caller.lang) for name in games.names()]
    return html(site, request, caller, "new", game=told, games=others)


@post("/new")
async def new_table(site: OurSite, caller: OurCaller, data: Form) -> Redirect:
    """A new table as the form says: seat-0=me|open|bot:NAME, name-0, option-NAME, pack, relaxed."""
    deeds, cookies = known(site, caller)
    deeds.limit("create")
    table = await site.hall.create(plan_of(data, caller.lang), deeds.person)
    return see(f"/tables/{table.id}", cookies)


def plan_of(data: dict[str, str], lang: str) -> TablePlan:
    """The plan that a form describes."""
    seats: list[SeatPlan] = []
    while (said := data.get(f"seat-{len(seats)}")) not in (None, "", "none"):
        kind, _, bot = str(said).partition(":")
        if kind not in ("me", "open", "bot"):
            raise BadRequest(f"A seat is for me, open or for a bot, not '{kind[:20]}'.")
        name = data.get(f"name-{len(seats)}", "")[:LONGEST_NAME]
        seats.append(SeatPlan(kind, name, bot or "bot"))  # type: ignore[arg-type]
    options: dict[str, Any] = {
        name.removeprefix("option-"): value for name, value in data.items() if name.startswith("option-")
    }
    packs = [name.removeprefix("pack-") for name in data if name.startswith("pack-")]
    name = data.get("name", "")[:LONGEST_NAME]
    return TablePlan(data.get("game", ""), seats, options, packs, "relaxed" not in data, name, data.get("lang", lang))


@post("/saves")
async def upload_save(site: OurSite, caller: OurCaller, data: Upload) -> Redirect:
    """Goes on with a saved match."""
    deeds, cookies = known(site, caller)
    deeds.limit("create")
    file = data.get("file")
    if not isinstance(file, UploadFile):
        raise BadRequest("Choose a file with a saved match.")
    content = await file.read()
    seats = data.get("seats")
    table = await site.hall.load_save(content, deeds.person, seats_said(seats if isinstance(seats, str) else ""))
    return see(f"/tables/{table.id}", cookies)


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
    title = games.get(invitation.info.game).titles[caller.lang]
    return html(site, request, caller, "join", invitation=invitation, key=key, title=title)


@post("/join/{key:str}")
async def join(site: OurSite, caller: OurCaller, key: Key, data: Form) -> Redirect:
    """Takes it: a seat, or a place to watch from."""
    site.limit("join", caller.address)
    deeds, cookies = known(site, caller)
    table = await site.hall.join(key, deeds.person, data.get("name", "")[:LONGEST_NAME])
    return see(f"/tables/{table.id}", cookies)


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
        return html(site, request, caller, "lobby", table=table, info=table.info, deeds=deeds,
                    links=_links(table, deeds), origin=str(request.base_url).rstrip("/"))  # fmt: skip
    viewer = viewer_of(table, deeds.person, lang=caller.lang, eyes=eyes)
    assert viewer is not None, "deeds.table has checked that"
    words = await site.screens.page(table, viewer, deeds.person)
    return Response(words, media_type=MediaType.HTML)


def _links(table: LiveTable, deeds: OurDeeds) -> Any:
    return links(table) if table.is_maker(deeds.person) else None


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


# --- afterwards ---


@get("/tables/{table_id:str}/end")
async def end_page(request: Asked, site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId) -> Page:
    """Who won and how, and each seat over time."""
    table = await deeds.table(table_id)
    film = await site.films.film(table)
    curves = await asyncio.to_thread(film.curves)
    return html(site, request, caller, "end", table=table, info=table.info, curves=curves, texts=table.texts)


@get("/tables/{table_id:str}/replay")
async def replay_page(
    request: Asked,
    site: OurSite,
    caller: OurCaller,
    deeds: OurDeeds,
    table_id: TableId,
    at: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
    eyes: Annotated[str, QueryParameter(max_length=8)] = "",
) -> Page:
    """The match step by step, from any seat's eyes."""
    table = await deeds.table(table_id)
    film = await site.films.film(table)
    seat = int(eyes) if eyes.isdecimal() and int(eyes) < len(table.seats) else WATCHER
    frame = await asyncio.to_thread(film.frame, film.last if at is None else at, seat)
    plain = replays.in_words(frame, table, caller.lang)
    return html(site, request, caller, "replay", table=table, film=film, frame=frame, plain=plain, eyes=eyes, seat=seat)


@get("/tables/{table_id:str}/journal")
async def journal(deeds: OurDeeds, table_id: TableId) -> Response[bytes]:
    """The match as a file."""
    table = await deeds.table(table_id)
    return journal_file(table.game.id, table.id, await table.journal())


@post("/tables/{table_id:str}/rematch")
async def rematch(deeds: OurDeeds, table_id: TableId) -> Redirect:
    table = await deeds.table(table_id)
    deeds.limit("create")
    other = await table.rematch(deeds.person)
    return see(f"/tables/{other.id}")


@post("/tables/{table_id:str}/report")
async def report(
    request: Asked, site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId, data: Form
) -> Page:
    """Something is wrong."""
    table = await deeds.table(table_id)
    deeds.limit("create")
    kept = await table.report(deeds.person, data.get("words", "")[:4000])
    return html(site, request, caller, "reported", table=table, report=kept)


@get("/tables/{table_id:str}/reports/{report_id:str}")
async def report_file(deeds: OurDeeds, table_id: TableId, report_id: TableId) -> Response[bytes]:
    """A report, once the game is over."""
    table = await deeds.table(table_id)
    data = await table.report_file(deeds.person, report_id)
    name = f'attachment; filename="report-{table.id}.json"'
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": name})


# --- rules and cards ---


@get("/rules")
async def books_page(request: Asked, site: OurSite, caller: OurCaller) -> Page:
    """All rulebooks."""
    return html(site, request, caller, "books", books=await asyncio.to_thread(games.rulebooks))


@get("/rules/{game:str}")
async def rules_page(
    request: Asked, site: OurSite, caller: OurCaller, game: TableId,
    find: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Page:  # fmt: skip
    """A rulebook in our words, searchable."""
    book = await asyncio.to_thread(gallery.rulebook, game)
    found = book.search(find, caller.lang) if find.strip() else list(book.rules)
    chapters: dict[str, list[Any]] = {}
    for rule in found:
        chapters.setdefault(rule.chapter, []).append(rule)
    return html(site, request, caller, "rules", game=game, title=gallery.title(game, caller.lang), chapters=chapters,
                find=find, found=len(found))  # fmt: skip


@get("/rules/{game:str}/fragment")
async def rules_fragment(
    caller: OurCaller, game: TableId, ids: Annotated[str, QueryParameter(max_length=4000)] = "",
    about: Annotated[str, QueryParameter(max_length=400)] = "",
) -> Page:  # fmt: skip
    """The rules behind something, for the table's Why."""
    known_game = games.get(game)
    rules = [rule for rule in ids.replace(" ", ",").split(",") if rule in known_game.rulebook]
    return Response(render.why(known_game, caller.lang, rules, about), media_type=MediaType.HTML)


@get("/cards/{game:str}")
async def cards_page(
    request: Asked, site: OurSite, caller: OurCaller, game: TableId,
    kind: Annotated[str, QueryParameter(max_length=60)] = "", find: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Page:  # fmt: skip
    """Every card, with filters."""
    shelf = await site.hall.library.shelf(game)
    cards = await asyncio.to_thread(gallery.cards, shelf, caller.lang)
    kinds = sorted({card.kind for card in cards})
    wanted = [card for card in cards if (not kind or card.kind == kind) and card.holds(find)]
    return html(site, request, caller, "cards", game=shelf.game, cards=wanted, kinds=kinds, kind=kind, find=find)


# --- around it ---


@post("/language")
async def language(caller: OurCaller, data: Form) -> Redirect:
    """Another language, kept in a cookie; back to where one was."""
    lang = data.get("lang", "")
    if lang not in LANGUAGES:
        raise BadRequest(f"The languages here are {', '.join(LANGUAGES)}.")
    return see(local(data.get("back", "/")), [lang_cookie(lang, secure=caller.secure)])


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
    upload_save.request_max_body_size = upload_bytes
    return Router(
        "/",
        route_handlers=[
            start_page, play_now, new_page, new_table, upload_save, join_page, join, table_page, log_page, answer,
            undo, redo, consent, talk, start, pause, resume, to_bot, take_back, renew, rename, end_page, replay_page,
            journal, rematch, report, report_file, books_page, rules_page, rules_fragment, cards_page, language,
            look_file, robots,
        ],
        dependencies={"deeds": Provide(deeds_of, sync_to_thread=False)},
        include_in_schema=False,
    )  # fmt: skip
