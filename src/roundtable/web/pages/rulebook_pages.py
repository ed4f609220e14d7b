"""Rules to read and cards to leaf through."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from litestar import Response, Router, get
from litestar.enums import MediaType
from litestar.params import QueryParameter

from roundtable import games
from roundtable.tables.game_library import LoadedGame
from roundtable.web import render
from roundtable.web.app_state import AppState, OurCaller, OurSite, deeds_of, rulebook
from roundtable.web.art.game_art import GameArt
from roundtable.web.http.http_errors import NotFound
from roundtable.web.http.shared_responses import Asked

from . import catalogue
from .page_response import Page, TableId, goal, html

Find = Annotated[str, QueryParameter(max_length=100)]
Short = Annotated[str, QueryParameter(max_length=80)]


@get("/rules")
async def books_page(request: Asked, site: OurSite, caller: OurCaller) -> Page:
    """All rulebooks."""
    books = await asyncio.to_thread(_books, caller.lang)
    return html(site, request, caller, "books", books=books)


def _books(lang: str) -> list[tuple[str, str, int, str]]:
    """Id, title, number of rules and goal of each: those that can be played, then those to come."""
    return [
        (
            name,
            catalogue.title(name, lang),
            len(rulebook(name)),
            goal(name, lang) if games.is_known(name) else "",
        )
        for name in [*games.names(), *games.COMING]
    ]


@get("/rules/{game:str}")
async def rules_page(request: Asked, site: OurSite, caller: OurCaller, game: TableId, find: Find = "") -> Page:
    """A rulebook in our words, searchable."""
    book = await asyncio.to_thread(rulebook, game)
    chapters = catalogue.chapters(book, find, caller.lang)
    found = sum(len(chapter.rules) for chapter in chapters)
    playable = games.is_known(game)
    return html(
        site, request, caller, "rules", game=game, title=catalogue.title(game, caller.lang), chapters=chapters,
        find=find, found=found, all=len(book), playable=playable,
    )  # fmt: skip


@get("/rules/{game:str}/fragment")
async def rules_fragment(
    caller: OurCaller, game: TableId, ids: Annotated[str, QueryParameter(max_length=4000)] = "",
    about: Annotated[str, QueryParameter(max_length=400)] = "",
) -> Page:  # fmt: skip
    """The rules behind something, for the table's Why."""
    known_game = games.get(game)
    rules = [rule for rule in ids.replace(" ", ",").split(",") if rule in known_game.rulebook]
    return Response(render.why(known_game, caller.lang, rules, about), media_type=MediaType.HTML)


@get("/cards")
async def shelves_page(request: Asked, site: OurSite, caller: OurCaller) -> Page:
    """Which game's cards?"""
    shown = [(name, games.get(name).titles[caller.lang]) for name in games.names()]
    return html(site, request, caller, "shelves", games=shown)


@get("/cards/{game:str}")
async def cards_page(
    request: Asked, site: OurSite, caller: OurCaller, game: TableId,
    kind: Short = "", find: Find = "", card: Short = "", table: Short = "",
) -> Page:  # fmt: skip
    """Every card, with filters; of a table with packs of its own, theirs too."""
    shelf = await _shelf(site, caller, game, table)
    look = await asyncio.to_thread(render.look, shelf.game, shelf.content)
    every = await asyncio.to_thread(_leaves, ArtKey(shelf, look), shelf.digest, caller.lang)
    kinds = catalogue.kinds(every, look)
    wanted = [leaf for leaf in every if (not kind or leaf.kind == kind) and leaf.holds(find)]
    opened = next((leaf for leaf in every if leaf.key == card), None)
    return html(
        site, request, caller, "cards", game=shelf.game, leaves=wanted, kinds=kinds, kind=kind, find=find,
        opened=opened, look=look, table=table, all=len(every), texts=shelf.texts,
    )  # fmt: skip


async def _shelf(site: AppState, caller: OurCaller, game: str, table_id: str) -> LoadedGame:
    """A game with its own pack, or with those of a table one is at."""
    if not table_id:
        return await site.hall.library.shelf(game)
    table = await deeds_of(site, caller).table(table_id)
    if table.game.id != game:
        raise NotFound("That table plays another game.")
    return table.shelf


class ArtKey:
    """A shelf and its look; compared by the digest that goes with them."""

    def __init__(self, shelf: LoadedGame, look: GameArt) -> None:
        self.shelf, self.look = shelf, look

    def __hash__(self) -> int:
        return hash(self.look.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArtKey) and other.look.digest == self.look.digest


@lru_cache(24)
def _leaves(held: ArtKey, digest: str, lang: str) -> list[catalogue.CatalogueCard]:
    return catalogue.leaves(held.shelf, held.look, lang)


def router() -> Router:
    return Router(
        "/",
        route_handlers=[books_page, rules_page, rules_fragment, shelves_page, cards_page],
        include_in_schema=False,
    )
