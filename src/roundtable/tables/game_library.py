"""Games, their content and their texts, read once for each choice of packs, off the event loop."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.rulebook import Rulebook
from roundtable.kernel.scene import Scene
from roundtable.kernel.texts import Texts
from roundtable.packs import PackError
from roundtable.packs.game import PackGame
from roundtable.packs.spec import Manifest

from .errors import BadPlan

MOST_SHELVES: Final = 100
"""Packs can be stacked in many orders, each of which is other content."""

_logger = logging.getLogger(__name__)


class LoadedGame:
    """A game with the packs of a table."""

    __slots__ = ("content", "digest", "game", "packs", "texts")

    def __init__(self, game: Game[Any, Any], packs: tuple[str, ...], content: Any) -> None:
        self.game = game
        self.packs = packs
        self.content = content
        self.digest: str = game.digest(content)
        self.texts: Texts = game.texts(content)

    def spoken(self, lang: str) -> str:
        """This language if the game speaks it, else its first."""
        return lang if lang in self.texts.languages else self.texts.languages[0]


class GameLibrary:
    """What tables are played with. Only packs that the server's owner named are read."""

    def __init__(self, packs: dict[str, Path]) -> None:
        self.packs = packs
        self._shelves: dict[tuple[str, tuple[str, ...]], asyncio.Task[LoadedGame]] = {}

    def folders(self, packs: tuple[str, ...]) -> list[Path]:
        """Where these packs lie."""
        unknown = [name for name in packs if name not in self.packs]
        if unknown:
            raise BadPlan(f"This server has no pack '{unknown[0]}'.", "pack")
        return [self.packs[name] for name in packs]

    async def shelf(self, game: str, packs: tuple[str, ...] = ()) -> LoadedGame:
        """The game with these packs; a RoundtableError where there is none, or where a pack is faulty."""
        work_out_types(game)  # refuses made-up names, or each would be remembered
        packs = tuple(dict.fromkeys(packs))
        task = self._shelves.get((game, packs))
        if task is None:
            folders = self.folders(packs)
            task = asyncio.create_task(asyncio.to_thread(read, game, packs, folders))
            self._keep((game, packs), task)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # its error would know it by this frame

    def _keep(self, key: tuple[str, tuple[str, ...]], task: asyncio.Task[LoadedGame]) -> None:
        """Keeps it, unless it fails: what is wrong with a pack may be mended. The oldest goes where there are too many;
        tables that are played with it have it still."""
        self._shelves[key] = task
        task.add_done_callback(lambda done: self._drop(key, done))
        while len(self._shelves) > MOST_SHELVES:
            del self._shelves[next(iter(self._shelves))]

    def _drop(self, key: tuple[str, tuple[str, ...]], done: asyncio.Task[LoadedGame]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._shelves.get(key) is done:
            del self._shelves[key]

    def read_shelves(self, game: str) -> list[LoadedGame]:
        """The shelves of this game that have been read already."""
        done = [task for (name, _), task in self._shelves.items() if name == game and task.done()]
        return [task.result() for task in done if not task.cancelled() and task.exception() is None]


@cache
def warm_up() -> None:
    """Lets msgspec work out every type that threads will use, before there are any.

    It does so when a type is first decoded, and two threads that do it at once crash the process.
    """
    for kind in (Journal, Manifest, Rulebook, Scene):
        msgspec.json.Decoder(kind)
    for name in games.names():
        work_out_types(name)


@cache
def work_out_types(name: str) -> None:
    """The same for the types of one game, also one that nobody is offered: before a thread reads any of it."""
    game = games.get(name)
    msgspec.msgpack.Decoder(game.state_type)
    if isinstance(game, PackGame):
        for collection in game.spec.collections.values():
            msgspec.json.Decoder(collection.type)


def read(game: str, packs: tuple[str, ...], folders: list[Path]) -> LoadedGame:
    """Reads a game's packs from disk."""
    found = games.get(game)
    try:
        return LoadedGame(found, packs, found.content(folders))
    except (OSError, PackError) as error:
        # What exactly is wrong, and in which file, is for the server's owner.
        _logger.error("The packs %s of %s can't be used: %s", ", ".join(packs), game, error)
        raise RoundtableError(f"The packs {', '.join(packs)} of {game} are faulty on this server.") from error
