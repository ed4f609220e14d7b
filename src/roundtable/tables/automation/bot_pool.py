"""Where bots think: in processes of their own, so that they never hold up people.

A job carries everything a bot needs and nothing of the live match; what comes back is an option's id, which is then
answered like anybody's and refused like anybody's if the decision is gone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from roundtable import games
from roundtable.bots import RandomBot, Seen, maker
from roundtable.kernel.game import Setup
from roundtable.kernel.journal import Entry, entry_of
from roundtable.kernel.match import Match
from roundtable.kernel.seats import Seat
from roundtable.tables.storage.journal_rows import AnyMatch

_logger = logging.getLogger(__name__)


class BotJob(Struct, array_like=True):
    """A decision that a bot is to make."""

    game: str
    packs: list[str]
    """Folders."""
    setup: Setup
    snapshot: bytes
    at: int
    answers: list[Entry]
    undone: int
    seat: Seat
    decision: str
    bot: str
    key: str
    """What its chance is made of."""


class BotChoice(Struct, array_like=True):
    """What a bot chose, how long after the decision's opening it would, and how long it thought."""

    option: str
    ms: int
    seconds: float
    failed: str = ""
    """Why a random choice was made instead of its own."""


_encode = msgspec.msgpack.Encoder().encode
_job = msgspec.msgpack.Decoder(BotJob).decode
_choice = msgspec.msgpack.Decoder(BotChoice).decode


def job_of(match: AnyMatch, packs: list[Path], seat: Seat, decision: str, bot: str, key: str) -> bytes:
    """The job for a decision of this match as it stands now."""
    at, snapshot = match.last_snapshot
    rows = match.rows[at - match.offset :]
    return _encode(
        BotJob(
            match.game.id, [str(pack) for pack in packs], match.setup, snapshot, at,
            [entry_of(row) for row in rows], match.undone, seat, decision, bot, key,  # type: ignore[arg-type]
        )
    )  # fmt: skip


@lru_cache(maxsize=8)
def _content(game: str, packs: tuple[str, ...]) -> Any:
    return games.get(game).content([Path(pack) for pack in packs])


def think(data: bytes) -> bytes:
    """Carries out a job, in whatever process. A bot that fails chooses at random, so that no table waits for it."""
    started = time.perf_counter()
    job = _job(data)
    game = games.get(job.game)
    content = _content(job.game, tuple(job.packs))
    match: AnyMatch = Match.resume(game, content, job.setup, job.snapshot, job.at, job.answers, job.undone)
    window = match._open(job.seat, job.decision)
    rng = Random(job.key)
    failed = ""
    try:
        option, ms = maker(job.bot, job.game)(rng).choose(Seen(match, window, job.seat))
    except Exception as error:  # noqa: BLE001  # a bot may be anybody's
        failed = f"{type(error).__name__}: {error}"
        option, ms = RandomBot(rng).choose(Seen(match, window, job.seat))
    return _encode(BotChoice(option.id, ms, time.perf_counter() - started, failed))


def _quiet() -> None:
    """In a bot's process: Ctrl-C is for the server, and people come first."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed takes its bots with it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class BotPool:
    """The processes (or, with none, a thread) that choose for bots."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._processes:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_quiet)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self._pool

    async def choose(self, job: bytes) -> BotChoice:
        """The bot's choice. A process that died is replaced, and the job done by another."""
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._executor()
            try:
                return _choice(await loop.run_in_executor(pool, think, job))
            except BrokenProcessPool:
                _logger.warning("A process of bots died; another takes its place.")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        return _choice(await asyncio.to_thread(think, job))

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
