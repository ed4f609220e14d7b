"""The JSON API. Whoever is at a table may see it and act for their seats; to all others it is not there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody

from roundtable import games
from roundtable.kernel.match import NOT_NOW
from roundtable.kernel.seats import WATCHER
from roundtable.tables import LiveTable, keys
from roundtable.tables.files.campaign_saves import company
from roundtable.tables.model import TableInfo
from roundtable.tables.setup.seat_plans import seats_said

from .app_state import OurCaller, OurDeeds, OurSite, deeds_of, game_shown, rulebook
from .http import shared_responses
from .http.http_errors import Problem
from .http.shared_responses import UNREAD, journal_file
from .protocol import view_json
from .protocol.api_types import (
    AnswerGiven,
    BotWanted,
    CampaignShown,
    ConsentGiven,
    DoneShown,
    ForkWanted,
    GameShown,
    GameTold,
    InvitesShown,
    JoinWanted,
    KeyShown,
    LineShown,
    LogShown,
    MilestoneShown,
    NameWanted,
    ReportGiven,
    ReportShown,
    RuleShown,
    SeatNamed,
    StandingGiven,
    TableAt,
    TableWanted,
    TalkGiven,
    TokenGiven,
    WhyShown,
)
from .protocol.turn_json import moments_of, turns_of
from .protocol.view_json import StandingShown, TableShown, TalkShown
from .view import campaign_view
from .view.viewer import viewer_of

Lang = Annotated[Literal["", "en", "fr"], QueryParameter(description="the language of texts; empty: yours")]
TableId = Annotated[str, PathParameter(max_length=40, description="a table's id")]
GamePath = Annotated[str, PathParameter(max_length=40, description="a game's id")]
SeatPath = Annotated[int, PathParameter(ge=0, le=14, description="a seat, counted from 0")]

SeatsSaid = Annotated[str, QueryParameter(max_length=200, description="me, open or a bot for each seat, by commas")]

MOST_LINES: Final = 500


def _problem(about: str) -> ResponseSpec:
    return ResponseSpec(data_container=Problem, description=about, generate_examples=False)


ALWAYS: Final = {
    400: _problem("the request is not as it must be"),
    429: _problem("too many requests from this address"),
}
PERSONAL: Final = ALWAYS | {401: _problem("no person: no cookie and no token"), 403: _problem("not yours to do")}
AT_TABLE: Final = PERSONAL | {404: _problem("there is no such table, or you are not at it")}
ACTING: Final = AT_TABLE | {
    409: _problem("refused: too late, not offered, paused, ...; nothing changed"),
    413: _problem("the request is too large"),
    503: _problem("the server can't store anything just now; nothing changed"),
}


# --- people and games ---


@post("/people", responses=ALWAYS, tags=["people"])
async def new_person(site: OurSite, caller: OurCaller) -> TokenGiven:
    """A new person: a random token, told once."""
    site.limit("create", caller.address)
    return TokenGiven(keys.new_token())


@get("/games", responses=ALWAYS, tags=["games"])
async def list_games(caller: OurCaller, lang: Lang = "") -> list[GameShown]:
    """The games that can be played here."""
    return [game_shown(games.get(name), lang or caller.lang) for name in games.names()]


@get("/games/{game:str}", responses=ALWAYS | {404: _problem("there is no such game")}, tags=["games"])
async def tell_game(site: OurSite, caller: OurCaller, game: GamePath, lang: Lang = "") -> GameTold:
    """A game with its options, packs and bots."""
    return await site.game_told(game, lang or caller.lang)


@get("/games/{game:str}/rules", responses=ALWAYS | {404: _problem("there is no such game")}, tags=["games"])
async def tell_rules(
    caller: OurCaller,
    game: GamePath,
    lang: Lang = "",
    find: Annotated[str, QueryParameter(max_length=100, description="words that the rules must hold")] = "",
) -> list[RuleShown]:
    """The rulebook in our words."""
    book, tongue = await asyncio.to_thread(rulebook, game), lang or caller.lang
    found = book.search(find, tongue) if find.strip() else list(book.rules)
    return [RuleShown(rule.id, rule.chapter, rule.kind, rule.text(tongue)) for rule in found]


# --- tables ---


@post("/tables", responses=ACTING, tags=["tables"])
async def make_table(site: OurSite, deeds: OurDeeds, data: JSONBody[TableWanted]) -> TableAt:
    """A new table. With no open seat the match starts at once; otherwise whoever made it starts it."""
    deeds.limit("create")
    table = await site.hall.create(data.plan(), deeds.person)
    return table_at(table, deeds)


@get("/tables", responses=PERSONAL, tags=["tables"])
async def my_tables(
    site: OurSite, deeds: OurDeeds, limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50
) -> list[TableInfo]:
    """The tables one is at, the last touched first."""
    return await site.hall.mine(deeds.person, limit)


@get("/tables/{table_id:str}", responses=AT_TABLE, tags=["tables"])
async def tell_table(deeds: OurDeeds, table_id: TableId) -> TableAt:
    """A table in short."""
    table = await deeds.table(table_id)
    await table.ready()
    return table_at(table, deeds)


@get("/tables/{table_id:str}/view", responses=AT_TABLE, tags=["tables"])
async def see_table(
    site: OurSite,
    deeds: OurDeeds,
    table_id: TableId,
    lang: Lang = "",
    eyes: Annotated[int | None, QueryParameter(ge=0, le=14, description="one of one's own seats")] = None,
) -> Response[TableShown]:
    """The table as one sees it: scene, open decisions, the newest lines of the log."""
    table = await deeds.table(table_id)
    if eyes is not None:
        deeds.own(table, eyes)
    viewer = viewer_of(table, deeds.person, lang=lang, eyes=eyes)
    assert viewer is not None, "deeds.table has checked that"
    made = await site.screens.made(table, viewer)
    return Response(made.whole, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/log", responses=AT_TABLE, tags=["tables"])
async def read_log(
    deeds: OurDeeds,
    caller: OurCaller,
    table_id: TableId,
    lang: Lang = "",
    eyes: Annotated[int | None, QueryParameter(ge=0, le=14)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53, description="only lines below this number")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LINES)] = 100,
) -> LogShown:
    """The log, page by page from its end: what this seat (or a watcher) may know."""
    table = await deeds.table(table_id)
    seat = WATCHER if eyes is None else deeds.own(table, eyes)
    lines = await table.log(seat, before, limit)
    lobby = table.status == "lobby"  # then nobody knows yet what the game has told
    shown = [
        LineShown(
            line.number,
            line.event.key,
            dict(line.event.params),
            list(line.event.rules),
            table.say(lang or caller.lang, line),
            table.more(lang or caller.lang, line),
        )
        for line in lines
        if line.own or not lobby
    ]
    own, telling, spoken = table.seats_of(deeds.person), table.game.telling, lang or caller.lang
    told = [line for line in lines if line.own or not lobby]
    return LogShown(
        shown,
        more=len(lines) == limit,
        turns=turns_of(told, own, telling, lambda line: table.say(spoken, line)),
        moments=moments_of(told, 0, own, telling, lambda line: table.say(spoken, line)),
    )


@get("/tables/{table_id:str}/talk", responses=AT_TABLE, tags=["tables"])
async def read_talk(
    deeds: OurDeeds, table_id: TableId, since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
) -> TalkShown:
    """What was said since that number."""
    table = await deeds.table(table_id)
    return TalkShown(tuple(await table.talk_since(since)))


@get("/tables/{table_id:str}/invites", responses=AT_TABLE, tags=["tables"])
async def tell_invites(deeds: OurDeeds, table_id: TableId) -> InvitesShown:
    """The keys of all invitations, for who made the table."""
    table = await deeds.table(table_id)
    deeds.made(table)
    seats = {str(seat.seat): table.key_of(seat.seat) for seat in table.seats}
    return InvitesShown(seats, table.key_of(None))


@post("/join", responses=ACTING, status_code=200, tags=["tables"])
async def join(site: OurSite, deeds: OurDeeds, data: JSONBody[JoinWanted]) -> TableAt:
    """Takes an invitation: to a seat, or to watch."""
    deeds.limit("join")
    table = await site.hall.join(data.key, deeds.person, data.name)
    return table_at(table, deeds)


@dataclass
class Upload(Operation):
    """A request whose body is a file."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, content_media_type="application/octet-stream"))
        self.request_body = RequestBody(content={"application/octet-stream": file}, required=True)


@post("/saves", responses=ACTING, tags=["tables"], operation_class=Upload)
async def load_save(site: OurSite, deeds: OurDeeds, body: RawBody, seats: SeatsSaid = "") -> TableAt:
    """A table that goes on with a saved match: the file as it was downloaded."""
    deeds.limit("create")
    table = await site.hall.load_save(body, deeds.person, seats_said(seats))
    return table_at(table, deeds)


def table_at(table: LiveTable, deeds: OurDeeds) -> TableAt:
    return TableAt(table.id, f"/tables/{table.id}", list(table.seats_of(deeds.person)), table.info)


# --- playing ---


@post("/tables/{table_id:str}/answers", responses=ACTING, status_code=200, tags=["playing"])
async def answer(deeds: OurDeeds, table_id: TableId, data: JSONBody[AnswerGiven]) -> DoneShown:
    """Chooses an option of an open decision of an own seat."""
    table = await deeds.table(table_id)
    await deeds.answer(table, data.seat, data.decision, data.option)
    return DoneShown(table.version)


@get("/tables/{table_id:str}/why-not", responses=AT_TABLE, tags=["playing"])
async def why_not(
    deeds: OurDeeds,
    caller: OurCaller,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=14)],
    option: Annotated[str, QueryParameter(max_length=200)],
    lang: Lang = "",
) -> WhyShown:
    """The rules that keep an option from an own seat."""
    table = await deeds.table(table_id)
    deeds.own(table, seat)
    await table.ready()
    reasons = table.match.reasons(seat, option) if table.status != "lobby" else ()
    book, spoken = table.game.rulebook, lang or caller.lang
    found = [book[rule] for rule in reasons if rule in book]
    text = table.texts.say(spoken, NOT_NOW) if NOT_NOW in reasons else ""
    return WhyShown([RuleShown(rule.id, rule.chapter, rule.kind, rule.text(spoken)) for rule in found], text)


@post("/tables/{table_id:str}/undo", responses=ACTING, status_code=200, tags=["playing"])
async def undo(deeds: OurDeeds, table_id: TableId, data: JSONBody[SeatNamed]) -> DoneShown:
    """Takes back the seat's last answer; where others must agree, a question is put to them."""
    table = await deeds.table(table_id)
    await deeds.undo(table, data.seat)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/redo", responses=ACTING, status_code=200, tags=["playing"])
async def redo(deeds: OurDeeds, table_id: TableId, data: JSONBody[SeatNamed]) -> DoneShown:
    """Brings back what was taken back last."""
    table = await deeds.table(table_id)
    await deeds.redo(table, data.seat)
    return DoneShown(table.version)


@get("/tables/{table_id:str}/standing", responses=AT_TABLE, tags=["playing"])
async def read_standing(site: OurSite, deeds: OurDeeds, table_id: TableId, lang: Lang = "") -> list[StandingShown]:
    """What one has answered beforehand, on each own seat and for each kind of decision that others' turns bring."""
    table = await deeds.table(table_id)
    viewer = viewer_of(table, deeds.person, lang=lang)
    assert viewer is not None, "deeds.table has checked that"
    made = await site.screens.made(table, viewer)
    return list(view_json.standing_of(made.view))


@post("/tables/{table_id:str}/standing", responses=ACTING, status_code=200, tags=["playing"])
async def stand(deeds: OurDeeds, table_id: TableId, data: JSONBody[StandingGiven]) -> DoneShown:
    """Answers decisions of a kind beforehand: the server passes for the seat when a person would, and tells nobody."""
    table = await deeds.table(table_id)
    await deeds.stand(table, data.seat, data.kind, data.answer)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/consent", responses=ACTING, status_code=200, tags=["playing"])
async def consent(deeds: OurDeeds, table_id: TableId, data: JSONBody[ConsentGiven]) -> DoneShown:
    """Agrees to the open question, or doesn't."""
    table = await deeds.table(table_id)
    await deeds.consent(table, data.seat, data.question, data.yes)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/talk", responses=ACTING, status_code=200, tags=["playing"])
async def talk(deeds: OurDeeds, table_id: TableId, data: JSONBody[TalkGiven]) -> DoneShown:
    """Says something at the table."""
    table = await deeds.table(table_id)
    await deeds.talk(table, data.seat, data.text)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/start", responses=ACTING, status_code=200, tags=["playing"])
async def start(deeds: OurDeeds, table_id: TableId) -> DoneShown:
    """Starts the match; seats still open are filled by whoever comes."""
    table = await deeds.table(table_id)
    await deeds.start(table)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/pause", responses=ACTING, status_code=200, tags=["playing"])
async def pause(deeds: OurDeeds, table_id: TableId) -> DoneShown:
    """Stops every clock."""
    table = await deeds.table(table_id)
    await deeds.pause(table)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/resume", responses=ACTING, status_code=200, tags=["playing"])
async def resume(deeds: OurDeeds, table_id: TableId) -> DoneShown:
    """Lets the clocks run again."""
    table = await deeds.table(table_id)
    await deeds.resume(table)
    return DoneShown(table.version)


# --- seats ---


@post("/tables/{table_id:str}/seats/{seat:int}/bot", responses=ACTING, status_code=200, tags=["seats"])
async def to_bot(deeds: OurDeeds, table_id: TableId, seat: SeatPath, data: JSONBody[BotWanted]) -> DoneShown:
    """Hands a seat to a bot: one's own, or any for who made the table."""
    table = await deeds.table(table_id)
    await deeds.to_bot(table, seat, data.bot)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/seats/{seat:int}/back", responses=ACTING, status_code=200, tags=["seats"])
async def take_back(deeds: OurDeeds, table_id: TableId, seat: SeatPath) -> DoneShown:
    """Takes an own seat back from its bot."""
    table = await deeds.table(table_id)
    await deeds.take_back(table, seat)
    return DoneShown(table.version)


@post("/tables/{table_id:str}/seats/{seat:int}/invite", responses=ACTING, status_code=200, tags=["seats"])
async def renew(deeds: OurDeeds, table_id: TableId, seat: SeatPath) -> KeyShown:
    """A new invitation to a seat: the old one is void, and who held the seat holds it no more."""
    table = await deeds.table(table_id)
    return KeyShown(await deeds.renew(table, seat))


@post("/tables/{table_id:str}/watchers/invite", responses=ACTING, status_code=200, tags=["seats"])
async def renew_watching(deeds: OurDeeds, table_id: TableId) -> KeyShown:
    """A new invitation to watch: the old one is void, and who watches by it is out."""
    table = await deeds.table(table_id)
    return KeyShown(await deeds.renew(table, None))


@post("/tables/{table_id:str}/seats/{seat:int}/name", responses=ACTING, status_code=200, tags=["seats"])
async def rename(deeds: OurDeeds, table_id: TableId, seat: SeatPath, data: JSONBody[NameWanted]) -> DoneShown:
    """Gives an own seat another name."""
    table = await deeds.table(table_id)
    await deeds.rename(table, seat, data.name)
    return DoneShown(table.version)


# --- campaigns ---


@get("/tables/{table_id:str}/campaign", responses=AT_TABLE, tags=["campaigns"])
async def tell_campaign(deeds: OurDeeds, caller: OurCaller, table_id: TableId, lang: Lang = "") -> CampaignShown:
    """Where a campaign stands, as a scene, and its milestones; 404 where a match of this game is no campaign."""
    table = await deeds.table(table_id)
    stones = await table.milestones()
    await table.ready()
    scene = campaign_view.scene_of(table)
    tongue = lang or caller.lang
    shown = [
        MilestoneShown(stone.at, stone.key, dict(stone.params), stone.moment, campaign_view.told(table, tongue, stone))
        for stone in stones
    ]
    return CampaignShown(scene, shown)


@get(
    "/tables/{table_id:str}/campaign/file",
    responses=AT_TABLE | {409: _problem("nothing is finished yet")},
    tags=["campaigns"],
)
async def campaign_file(deeds: OurDeeds, table_id: TableId) -> Response[bytes]:
    """The campaign up to its last milestone as a file, while it goes on or afterwards; POST /api/saves takes it."""
    table = await deeds.table(table_id)
    return shared_responses.file_answer(table, await deeds.campaign_file(table))


@post("/tables/{table_id:str}/forks", responses=ACTING, tags=["campaigns"])
async def fork(deeds: OurDeeds, caller: OurCaller, table_id: TableId, data: JSONBody[ForkWanted]) -> TableAt:
    """A new table that goes on from one of the milestones, with other luck; this one stays as it is."""
    table = await deeds.table(table_id)
    seats = seats_said(data.seats) or company(table, deeds.person, "same")
    return table_at(await deeds.fork(table, data.at, seats, caller.lang, data.options), deeds)


# --- afterwards ---


@get("/tables/{table_id:str}/journal", responses=AT_TABLE | {409: _problem("the game still runs")}, tags=["afterwards"])
async def journal(deeds: OurDeeds, table_id: TableId) -> Response[bytes]:
    """The whole match as a file, once it is over."""
    table = await deeds.table(table_id)
    return journal_file(table.game.id, table.id, await table.journal())


@post("/tables/{table_id:str}/reports", responses=ACTING, tags=["afterwards"])
async def report(deeds: OurDeeds, table_id: TableId, data: JSONBody[ReportGiven]) -> ReportShown:
    """Something is wrong: keeps journal, versions and the last log lines on the server."""
    table = await deeds.table(table_id)
    deeds.limit("create")
    return ReportShown(await table.report(deeds.person, data.words))


@post("/tables/{table_id:str}/rematch", responses=ACTING, tags=["afterwards"])
async def rematch(
    deeds: OurDeeds, table_id: TableId, fresh: Annotated[bool, QueryParameter()] = False
) -> TableAt:  # fmt: skip
    """The same people at a new table, once this one is over; to a fresh one nobody takes along what this one left."""
    table = await deeds.table(table_id)
    deeds.limit("create")
    return table_at(await table.rematch(deeds.person, fresh=fresh), deeds)


def router(upload_bytes: int) -> Router:
    """All of /api."""
    load_save.request_max_body_size = upload_bytes
    return Router(
        "/api",
        route_handlers=[
            new_person, list_games, tell_game, tell_rules, make_table, my_tables, tell_table, see_table, read_log,
            read_talk, tell_invites, join, load_save, answer, why_not, undo, redo, read_standing, stand, consent, talk,
            start, pause, resume, to_bot, take_back, renew, renew_watching, rename, tell_campaign, campaign_file, fork,
            journal, report, rematch,
        ],
        dependencies={"deeds": Provide(deeds_of, sync_to_thread=False)},
        exception_handlers=UNREAD,
    )  # fmt: skip
