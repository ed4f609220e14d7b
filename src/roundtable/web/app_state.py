"""What all routes of a server share."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec.structs import asdict

from roundtable import games
from roundtable.bots import names
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game
from roundtable.kernel.rulebook import Rulebook
from roundtable.tables import TableRegistry
from roundtable.tables.game_library import LoadedGame

from . import render
from .access.caller import Caller, caller_of
from .access.permissions import Actor
from .config import WebConfig
from .http.http_errors import NotFound
from .http.metrics import Metrics
from .http.rate_limits import Kind, RateLimiter
from .http.site_texts import SiteTexts
from .protocol.api_types import ChoiceShown, GameShown, GameTold
from .replay.match_replay import ReplayCache
from .socket.connection import Sockets
from .view_cache import ViewCache


class AppState:
    """Services that all routes of a worker share."""

    def __init__(self, hall: TableRegistry, config: WebConfig, limits: RateLimiter, metrics: Metrics) -> None:
        self.hall = hall
        self.config = config
        self.limits = limits
        self.metrics = metrics
        self.words = SiteTexts()
        self.screens = ViewCache(metrics)
        self.films = ReplayCache()
        self.sockets = Sockets(hall, self.screens, self.words, limits, metrics, config)

    def limit(self, kind: Kind, address: str) -> None:
        """Takes a token of this kind, or says how long to wait."""
        self.limits.require(kind, address)

    def deeds(self, caller: Caller) -> Actor:
        return Actor(self.hall, caller.known, caller.address, self.limits)

    async def game_told(self, name: str, lang: str) -> GameTold:
        """A game with its options, packs and bots, in words."""
        shelf = await self.hall.library.shelf(name)
        game, texts = shelf.game, shelf.texts
        return GameTold(
            **asdict(game_shown(game, lang)),
            goal=texts.say(lang, "goal") if texts.knows(lang, "goal") else "",
            choices=choices_told(game, texts, lang),
            packs=sorted(self.hall.library.packs),
        )

    async def look_of(self, game: str, digest: str) -> render.GameArt:
        """What a game looks like, by the digest that a page named."""
        for shelf in [await self.hall.library.shelf(game), *self.hall.library.read_shelves(game)]:
            look = await asyncio.to_thread(render.look, shelf.game, shelf.content)
            if look.digest == digest:
                return look
        raise NotFound("There is no such file.")

    async def warm(self) -> None:
        """Reads what first pages need, off the event loop, one game after another."""
        await asyncio.to_thread(render.prepare)
        await asyncio.to_thread(self.words.prepare)
        for name in games.names():
            shelf = await self.hall.library.shelf(name)
            await asyncio.to_thread(_read, shelf)

    async def health(self) -> str:
        """Empty if all is well, else what is not."""
        try:
            await self.hall.check()
        except (RoundtableError, OSError) as error:
            return type(error).__name__
        if self.hall.writer.fails:
            return "writes fail"
        if self.hall.neighbours is not None and self.hall.neighbours.hanging():
            return "a worker hangs"
        return "closing" if self.sockets.closing else ""

    def figures(self) -> dict[str, float]:
        """The tables' own figures, named as Prometheus likes it."""
        gauges = {"tables", "viewers", "slowest_commit"}
        stats = self.hall.stats()
        return {
            name if name in gauges else f"{name}_total": float(getattr(stats, name)) for name in stats.__struct_fields__
        }


def game_shown(game: Game[Any, Any], lang: str) -> GameShown:
    """A game in short."""
    return GameShown(
        id=game.id,
        title=game.titles[lang],
        slice=game.is_slice,
        version=game.version,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        rules=len(game.rulebook.rules),
        bots=names(game.id),
    )


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game that is here, or coming; reading one takes a while."""
    return games.rulebook(game)


def choices_told(game: Any, texts: Any, lang: str) -> list[ChoiceShown]:
    """A game's options, in words."""

    def words(key: str, otherwise: str) -> str:
        return texts.say(lang, key) if texts.knows(lang, key) else otherwise

    return [
        ChoiceShown(
            choice.name,
            words(f"choice-{choice.name}", choice.name),
            list(choice.values),
            [words(f"choice-{choice.name}-{str(value).lower()}", str(value)) for value in choice.values],
        )
        for choice in game.choices
    ]


OurSite = NamedDependency[AppState]
OurCaller = NamedDependency[Caller]
OurDeeds = NamedDependency[Actor]
"""What routes ask for by name."""


def _read(shelf: LoadedGame) -> None:
    """A game's rulebook, look and first line in each language."""
    len(shelf.game.rulebook)
    render.look(shelf.game, shelf.content)
    for lang in shelf.texts.languages:
        shelf.texts.knows(lang, "goal")


def site_of(state: State) -> AppState:
    site: AppState = state.site
    return site


def caller_from(request: Request[Any, Any, Any]) -> Caller:
    return caller_of(request)


def deeds_of(site: OurSite, caller: OurCaller) -> Actor:
    return site.deeds(caller)
