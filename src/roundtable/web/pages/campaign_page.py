"""The page of a campaign: what a game tells of it between two evenings, its file, and going on from any milestone."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final, NamedTuple

from litestar import Response, Router, get, post
from litestar.response import Redirect
from markupsafe import Markup
from msgspec import Struct

from roundtable.kernel import plain
from roundtable.kernel.game import Value
from roundtable.kernel.scene import (
    Board,
    Card,
    Gauges,
    Graph,
    Mark,
    Part,
    Piece,
    Place,
    Rows,
    Scene,
    SeatPanel,
    Track,
    Zone,
)
from roundtable.kernel.seats import Seat
from roundtable.tables import LiveTable
from roundtable.tables.files.campaign_saves import Company, company
from roundtable.tables.model import MilestoneInfo
from roundtable.web import render
from roundtable.web.app_state import OurCaller, OurDeeds, OurSite, choices_told
from roundtable.web.art.game_art import GameArt
from roundtable.web.art.icons import draw_token
from roundtable.web.http.http_errors import BadRequest
from roundtable.web.http.shared_responses import Asked, file_answer
from roundtable.web.protocol.api_types import ChoiceShown
from roundtable.web.render.page_model import marks
from roundtable.web.render.page_texts import Words
from roundtable.web.render.still_map import still_map
from roundtable.web.view.campaign_view import scene_of, told

from .catalogue import emblem_of
from .my_tables import ago
from .page_response import Form, Page, TableId, html, see

MILESTONE: Final = re.compile(r"-?[0-9]{1,8}")
NUMBER: Final = re.compile(r"[1-9]?[0-9]?")
WHO: dict[str, Company] = {"same": "same", "bots": "bots", "mine": "mine"}


class CampaignCard(Struct, frozen=True):
    """A card in a list: its frame, its drawing, and all that is written on it."""

    card: Card
    frame: str
    emblem: str
    word: str


class Fellow(NamedTuple):
    """One of the party: who plays whom, what they have, and their tracks, if they have any."""

    panel: SeatPanel
    token: Markup
    zones: list[Zone]
    tray: Gauges | None


class Told(NamedTuple):
    """A place of a board, what is there, and where it leads, in words."""

    place: Place
    there: str
    leads: str


class CampaignPage(Struct, frozen=True):
    """What a template needs to show a campaign, whatever the game."""

    title: str
    graphs: list[Graph]
    tracks: list[Track]
    party: list[Fellow]
    boards: list[Board]
    lines: list[Rows]
    """Tables whose rows have drawings: boxes that are marked or not."""
    zones: list[Zone]
    rest: list[str]
    """Whatever else the game tells, as lines of text."""
    look: GameArt
    w: Words
    pointed: dict[str, tuple[int, ...]] = {}
    """Nothing here can be chosen."""

    def marks(self, track: Track) -> dict[int, Mark]:
        return marks(track)

    def map(self, board: Board) -> Markup:
        return still_map(board, self.w, self._drawing)

    def _drawing(self, piece: Piece) -> str:
        return emblem_of(self.look, piece.name, "enemy", piece.emblem)

    def places(self, board: Board) -> list[Told]:
        """All places by their numbers."""
        writer = plain.PlainWriter(self.w.texts, self.w.lang)
        badges = {place.id: self.w(place.badge or place.name) for place in board.places}
        found = []
        for place in sorted(board.places, key=lambda place: plain.natural(badges[place.id])):
            lies = [self.w(sign.text) for sign in place.signs] + ([self.w(place.fading)] if place.fading else [])
            ways = [badges[link] for link in place.links if link in badges] + [self.w(way.number) for way in place.ways]
            leads = self.w.t("leads-to", names=", ".join(ways)) if ways else ""
            found.append(Told(place, ", ".join([*writer.there(place), *lies]), leads))
        return found

    def items(self, zone: Zone) -> list[CampaignCard]:
        return [self._item(card) for card in zone.cards]

    def _item(self, card: Card) -> CampaignCard:
        frame, key = self.look.frame(card), f"card-type-{card.type}"
        emblem = emblem_of(self.look, card.name, frame, card.emblem)
        return CampaignCard(card, frame, emblem, self.w.say(key) if self.w.knows(key) else "")


def shown(table: LiveTable, scene: Scene, lang: str) -> CampaignPage:
    """A campaign's scene, sorted by where a page shows each part."""
    look, w = render.look(table.game, table.content), Words(table.texts, lang)
    parts = scene.parts
    others = tuple(part for part in parts if not _has_a_place(part, parts))
    zones = [part for part in parts if isinstance(part, Zone)]
    trays = {part.seat: part for part in parts if isinstance(part, Gauges)}
    party = [
        Fellow(panel, _token(panel, look), [zone for zone in zones if zone.seat == panel.seat], trays.get(panel.seat))
        for panel in parts
        if isinstance(panel, SeatPanel)
    ]
    return CampaignPage(
        title=w(scene.title),
        graphs=[part for part in parts if isinstance(part, Graph)],
        tracks=[part for part in parts if isinstance(part, Track)],
        party=party,
        boards=[part for part in parts if isinstance(part, Board) and part.grid],
        lines=[part for part in parts if isinstance(part, Rows) and _is_boxes(part)],
        zones=[zone for zone in zones if zone.seat is None],
        rest=plain.render(Scene(parts=others), table.texts, lang).splitlines() if others else [],
        look=look,
        w=w,
    )


def _has_a_place(part: Part, parts: tuple[Part, ...]) -> bool:
    """Whether the page shows this word as such; what it does not, it tells in text."""
    match part:
        case Graph() | Track() | Zone() | SeatPanel():
            return True
        case Gauges():
            return any(isinstance(one, SeatPanel) and one.seat == part.seat for one in parts)
        case Board():
            return part.grid
        case Rows():
            return _is_boxes(part)
        case _:
            return False


def _is_boxes(table: Rows) -> bool:
    return bool(table.rows) and all(row.signs for row in table.rows)


def _token(panel: SeatPanel, look: GameArt) -> Markup:
    who = panel.who if isinstance(panel.who, str) else ""
    symbol = f"figure-{who.rpartition('.')[2]}"
    return draw_token(panel.seat, f"{look.base}/emblems.svg#{symbol}" if symbol in look.emblems else "", "large")


def roles(table: LiveTable, lang: str) -> dict[Seat, str]:
    """Whom each seat plays in a campaign that goes on, for those who have yet to sit down; the table is ready."""
    if not table.game.is_campaign:
        return {}
    panels = [part for part in scene_of(table).parts if isinstance(part, SeatPanel)]
    return {panel.seat: Words(table.texts, lang)(panel.who) for panel in panels if panel.who}


# --- the page ---


@get("/tables/{table_id:str}/campaign")
async def campaign_page(request: Asked, site: OurSite, caller: OurCaller, deeds: OurDeeds, table_id: TableId) -> Page:
    """Where the campaign stands, for whoever is at the table."""
    table = await deeds.table(table_id)
    stones = await table.milestones()
    await table.ready()
    scene = scene_of(table)
    made = await asyncio.to_thread(shown, table, scene, caller.lang)
    return html(
        site, request, caller, "campaign", table=table, info=table.info, p=made, w=made.w,
        stones=_lines(site, table, caller.lang, stones), player=deeds.plays(table),
        choices=_choices(table, caller.lang), numbers=_numbers(table),
    )  # fmt: skip


def _choices(table: LiveTable, lang: str) -> list[ChoiceShown]:
    """The options that may be others where people go on from here."""
    return [one for one in choices_told(table.game, table.texts, lang) if one.name in table.game.changeable]


def _numbers(table: LiveTable) -> range:
    """How many may go on from here, where they need not be as many as before."""
    game = table.game
    return range(game.least_seats, game.most_seats + 1) if game.other_seats else range(0)


def _lines(site: OurSite, table: LiveTable, lang: str, stones: list[MilestoneInfo]) -> list[dict[str, Any]]:
    now = table.hall.now()
    return [
        {
            "at": stone.at,
            "text": told(table, lang, stone),
            "ago": ago(site.words, lang, (now - stone.moment) // 1000) if stone.moment else "",
        }
        for stone in stones
    ]


@get("/tables/{table_id:str}/campaign/file")
async def campaign_file(deeds: OurDeeds, table_id: TableId) -> Response[bytes]:
    """The campaign up to its last milestone, for its players."""
    table = await deeds.table(table_id)
    return file_answer(table, await deeds.campaign_file(table))


@post("/tables/{table_id:str}/fork")
async def fork_form(deeds: OurDeeds, caller: OurCaller, table_id: TableId, data: Form) -> Redirect:
    """A new table that goes on from a milestone."""
    table = await deeds.table(table_id)
    at, who, seats = data.get("at", ""), WHO.get(data.get("who", "same")), data.get("seats", "")
    if not MILESTONE.fullmatch(at) or who is None or not NUMBER.fullmatch(seats):
        raise BadRequest("A milestone is a number, and who plays is same, bots or mine.", line="bad-milestone")
    number = int(seats) if seats else None
    options: dict[str, Value] = {
        name: data[f"option-{name}"] for name in table.game.changeable if f"option-{name}" in data
    }
    other = await deeds.fork(table, int(at), company(table, deeds.person, who, number), caller.lang, options)
    return see(f"/tables/{other.id}")


def router() -> Router:
    return Router("/", route_handlers=[campaign_page, campaign_file, fork_form], include_in_schema=False)
