"""When the game is over: who won and how, each seat over time, the replay, a rematch; and what went wrong."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import QueryParameter
from litestar.response import Redirect
from msgspec import Struct

from roundtable.kernel.scene import SeatPanel, Text
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.texts import Texts
from roundtable.tables import LiveTable
from roundtable.tables.errors import BadKey, BadTable
from roundtable.tables.files import archived_table
from roundtable.tables.files.archived_table import ArchivedTable
from roundtable.web import render
from roundtable.web.app_state import AppState, OurCaller, OurDeeds, OurSite
from roundtable.web.art.icons import draw_token
from roundtable.web.http.shared_responses import Asked, journal_file
from roundtable.web.replay import charts, replay_markup
from roundtable.web.replay.match_replay import ALL, Replay, seats_in

from .page_response import Form, Key, Page, TableId, html, origin, see

Moment = Annotated[int | None, QueryParameter(ge=0, le=2**31)]
Eyes = Annotated[str, QueryParameter(max_length=8)]
Fresh = Annotated[bool, QueryParameter()]
Line = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
LAST_LINES = 12
LOG_LINES = 200


class MatchAccess(Struct, frozen=True):
    """Access to a finished match: by seat, or by replay link."""

    table: LiveTable
    base: str
    """What the addresses of its pages begin with."""
    guest: bool
    """Somebody who has the link and no seat."""
    player: bool = False


async def _by_table(deeds: OurDeeds, table_id: str) -> MatchAccess:
    table = await deeds.table(table_id)
    return MatchAccess(
        table, f"/tables/{table.id}", False, bool(table.seats_of(deeds.person)) or table.is_maker(deeds.person)
    )


async def _by_key(site: AppState, key: str) -> MatchAccess:
    """Whoever has the link to watch may see the match once it is over."""
    invitation = await site.hall.by_key(key)
    if invitation.seat is not None:
        raise BadKey
    return MatchAccess(await site.hall.table(invitation.table), f"/replays/{key}", True)


# --- the end ---


@get("/tables/{table_id:str}/end")
async def end_page(
    request: Asked, site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId, before: Line = None
) -> Page:
    """Who won and how, and each seat over time; of a table of older rules or packs, what is stored of it."""
    try:
        door = await _by_table(deeds, table_id)
    except BadTable:
        table = await archived_table.past(site.hall, table_id, deeds.person)
        if table is None:
            raise
        return await _past(request, site, caller, table, before)
    return await _end(request, site, caller, door)


@get("/replays/{key:str}/end")
async def shared_end(request: Asked, site: OurSite, caller: OurCaller, key: Key) -> Page:
    """The same for whoever has the link."""
    return await _end(request, site, caller, await _by_key(site, key))


async def _end(request: Asked, site: OurSite, caller: OurCaller, door: MatchAccess) -> Page:
    table = door.table
    film = await site.films.film(table)
    drawn = await asyncio.to_thread(_drawings, film, table, caller.lang, site.words.speaker(caller.lang))
    lines = [
        table.texts.say(caller.lang, event.key, event.params) for _, event in film.lines(film.last, "", LAST_LINES)
    ]
    return html(
        site, request, caller, "end", door=door, table=table, info=table.info, film=film, drawn=drawn, lines=lines,
        texts=table.texts, players=_players(film, table), share=_share(request, table),
    )  # fmt: skip


async def _past(request: Asked, site: AppState, caller: OurCaller, table: ArchivedTable, before: int | None) -> Page:
    """A match that can no longer be played: its result, its log, and its seats over time where states can be read."""
    told, older = await archived_table.lines(site.hall, table, before, LOG_LINES)
    seen = await archived_table.scenes(site.hall, table)
    lang, texts, outcome = caller.lang, table.texts, table.outcome
    names = [texts.name(lang, f"@seat.{seat}") for seat in table.players]
    winners = outcome.winners if outcome else ()
    found = await asyncio.to_thread(charts.curves_of, table.shelf.game, seen)
    drawn = _drawn(found, names, winners, texts, lang, site.words.speaker(lang))
    return html(
        site, request, caller, "past", table=table, drawn=drawn, names=[
            (seat, name, draw_token(seat, "", "large" if seat in winners else ""))
            for seat, name in zip(table.players, names, strict=True)
        ],
        won=[texts.name(lang, f"@seat.{seat}") for seat in winners],
        reason=texts.say(lang, outcome.reason) if outcome and texts.knows(lang, outcome.reason) else "",
        lines=[words for line in told if (words := table.say(lang, line))],
        older=older,
    )  # fmt: skip


def _share(request: Asked, table: LiveTable) -> str:
    """The address under which anybody may see the match."""
    return f"{origin(request)}/replays/{table.key_of(None)}"


def _names(table: LiveTable, lang: str) -> list[str]:
    return [table.texts.name(lang, f"@seat.{seat.seat}") for seat in table.seats]


def label(texts: Texts, lang: str, words: Text) -> str:
    return texts.name(lang, words) if isinstance(words, str) else texts.say(lang, words.key, words.params)


def _drawings(film: Replay, table: LiveTable, lang: str, t: Any) -> list[dict[str, Any]]:
    winners = film.outcome.winners if film.outcome else ()
    found = film.kept("curves", lambda: charts.curves(film))
    return _drawn(found, _names(table, lang), winners, table.texts, lang, t)


def _drawn(
    found: Sequence[charts.Curve], names: list[str], winners: Sequence[Seat], texts: Texts, lang: str, t: Any
) -> list[dict[str, Any]]:
    made = []
    for index, curve in enumerate(found):
        title = " + ".join(label(texts, lang, words) for words in curve.labels)
        said = t("chart-said", what=title)
        made.append(
            {
                "title": title,
                "svg": charts.draw(curve, names, said, winners=winners),
                "wide": charts.draw(curve, names, said, winners=winners, large=True) if index == 0 else "",
                "curve": curve,
                "names": names,
                "rounds": any(curve.rounds),
            }
        )
    return made


def _players(film: Replay, table: LiveTable) -> list[tuple[int, SeatPanel | None, Any]]:
    """Every seat as it ended, with its token; winners first."""
    parts = film.at(film.last).scene(WATCHER).parts
    panels = {part.seat: part for part in parts if isinstance(part, SeatPanel)}
    winners = film.outcome.winners if film.outcome else ()
    emblems = render.look(table.game, table.content)
    found = []
    for seat in sorted((one.seat for one in table.seats), key=lambda seat: (seat not in winners, seat)):
        panel = panels.get(seat)
        who = panel.who if panel and isinstance(panel.who, str) else ""
        symbol = f"figure-{who.rpartition('.')[2]}"
        figure = f"{emblems.base}/emblems.svg#{symbol}" if symbol in emblems.emblems else ""
        found.append((seat, panel, draw_token(seat, figure, "large" if seat in winners else "")))
    return found


# --- the replay ---


@get("/tables/{table_id:str}/replay")
async def replay_page(
    request: Asked, site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId,
    at: Moment = None, eyes: Eyes = "",
) -> Page:  # fmt: skip
    """The match step by step, from any seat's eyes or all."""
    return await _replay(request, site, caller, await _by_table(deeds, table_id), at, eyes)


@get("/replays/{key:str}")
async def shared_replay(
    request: Asked, site: OurSite, caller: OurCaller, key: Key, at: Moment = None, eyes: Eyes = ""
) -> Page:
    """The same for whoever has the link."""
    return await _replay(request, site, caller, await _by_key(site, key), at, eyes)


async def _replay(
    request: Asked, site: OurSite, caller: OurCaller, door: MatchAccess, at: int | None, eyes: str
) -> Page:
    table = door.table
    film = await site.films.film(table)
    eyes = seats_in(eyes, table.seats)
    moment = film.first if at is None else film.within(at)
    made = await _frame(site, table, film, moment, eyes, caller.lang)
    look = await asyncio.to_thread(render.look, table.game, table.content)
    return html(
        site, request, caller, "replay", door=door, table=table, film=film, at=moment, eyes=eyes, f=made, look=look,
        chapters=_chapters(film, table, caller.lang, site.words.speaker(caller.lang)), turns=film.turns(),
        names=_names(table, caller.lang), share=_share(request, table), ALL=ALL,
        board=re.search(r'data-board="([^"]*)" data-kind="([^"]*)"', made["land"]),
    )  # fmt: skip


def _chapters(film: Replay, table: LiveTable, lang: str, t: Any) -> list[tuple[int, str]]:
    """Rounds to jump to, by the answer at which they begin."""
    texts = table.texts
    label = texts.say(lang, "label-round") if texts.knows(lang, "label-round") else ""
    found = []
    for at, event in film.chapters():
        count = dict(event.params).get("round")
        plain = f"{label} {count}" if label else t("round", round=str(count))
        found.append((at, texts.say(lang, event.key, event.params) if count is None else plain))
    return found


@get("/tables/{table_id:str}/replay/frame")
async def replay_frame(
    site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId, at: Moment = None, eyes: Eyes = "",
    had: Moment = None,
) -> Response[dict[str, Any]]:  # fmt: skip
    """One moment as fragments; of a moment that the page has already (`had`), only what differs."""
    return await _moment(site, caller, await _by_table(deeds, table_id), at, eyes, had)


@get("/replays/{key:str}/frame")
async def shared_frame(
    site: OurSite, caller: OurCaller, key: Key, at: Moment = None, eyes: Eyes = "", had: Moment = None
) -> Response[dict[str, Any]]:
    """The same for whoever has the link."""
    return await _moment(site, caller, await _by_key(site, key), at, eyes, had)


async def _moment(
    site: OurSite, caller: OurCaller, door: MatchAccess, at: int | None, eyes: str, had: int | None
) -> Response[dict[str, Any]]:
    table = door.table
    film = await site.films.film(table)
    eyes = seats_in(eyes, table.seats)
    moment = film.within(at or 0)
    made = await _frame(site, table, film, moment, eyes, caller.lang)
    before = site.films.kept((table.id, had, eyes, caller.lang)) if had is not None else None
    differs = {name: words for name, words in made.items() if before is None or before[name] != words}
    body = {"at": moment, "had": had if before is not None else None, "html": differs}
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": "private, max-age=600"})


async def _frame(site: AppState, table: LiveTable, film: Replay, at: int, eyes: str, lang: str) -> dict[str, str]:
    key = (table.id, at, eyes, lang)
    made = site.films.kept(key)
    if made is None:
        made = await asyncio.to_thread(replay_markup.markup, film, table, at, eyes, lang)
        site.films.keep(key, made)
    return made


# --- files, another game, reports ---


@get("/tables/{table_id:str}/journal")
async def journal(deeds: OurDeeds, table_id: TableId) -> Response[bytes]:
    """The match as a file."""
    table = await deeds.table(table_id)
    return journal_file(table.game.id, table.id, await table.journal())


@get("/replays/{key:str}/journal")
async def shared_journal(site: OurSite, key: Key) -> Response[bytes]:
    """The same for whoever has the link."""
    table = (await _by_key(site, key)).table
    return journal_file(table.game.id, table.id, await table.journal())


@post("/tables/{table_id:str}/rematch")
async def rematch(deeds: OurDeeds, table_id: TableId, fresh: Fresh = False) -> Redirect:
    table = await deeds.table(table_id)
    deeds.limit("create")
    other = await table.rematch(deeds.person, fresh=fresh)
    return see(f"/tables/{other.id}")


@post("/tables/{table_id:str}/report")
async def report(
    request: Asked, site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId, data: Form
) -> Page:
    """Something is wrong."""
    table = await deeds.table(table_id)
    deeds.limit("create")
    kept = await table.report(deeds.person, data.get("words", "")[:4000])
    return html(site, request, caller, "reported", status=201, table=table, report=kept)


@get("/tables/{table_id:str}/reports/{report_id:str}")
async def report_file(deeds: OurDeeds, table_id: TableId, report_id: TableId) -> Response[bytes]:
    """A report, once the game is over."""
    table = await deeds.table(table_id)
    data = await table.report_file(deeds.person, report_id)
    name = f'attachment; filename="report-{table.id}.json"'
    return Response(data, media_type=MediaType.JSON, headers={"content-disposition": name})


def router() -> Router:
    return Router(
        "/",
        route_handlers=[
            end_page, shared_end, replay_page, shared_replay, replay_frame, shared_frame, journal, shared_journal,
            rematch, report, report_file,
        ],
        include_in_schema=False,
    )  # fmt: skip
