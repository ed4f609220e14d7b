"""Files that people bring: played through one after another, in a thread of their own, and not for ever.

A save may start from any state that its game could read, and nobody vouches for it. So the size of its states is
bounded and the time that it takes to play it through, and nobody waits for that but others who bring files.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar

from msgspec.structs import replace

from roundtable.kernel.errors import BadSetup
from roundtable.kernel.game import Setup
from roundtable.tables.errors import HeavyFile, OneFile, SlowFile
from roundtable.tables.game_library import LoadedGame
from roundtable.tables.model import Person
from roundtable.tables.setup.seat_plans import begin

LONGEST: Final = 20.0
"""Seconds of the processor for one file. The longest that people play take two or three."""
GROWN: Final = 10
"""A match's state never grows to so many times what it began with,"""
SLACK: Final = 16 * 1024
"""nor by more bytes than that where it began very small."""

P = ParamSpec("P")
T = TypeVar("T")


class UploadTimeout(Exception):
    """It takes too long. No error of ours, or the kernel would take it for damage in the file."""


class UploadQueue:
    """The thread in which files are read, and who waits for it."""

    def __init__(self, most: int | None) -> None:
        """Of so many people files may be waiting; None: nobody is counted."""
        self._most = most
        self._thread = ThreadPoolExecutor(1, "uploads")
        self._people: set[str] = set()

    @contextmanager
    def of(self, person: Person) -> Iterator[None]:
        """While one file of a person is read there is no second one of theirs."""
        own = person.hash in self._people
        if self._most is not None and (own or len(self._people) >= self._most):
            raise OneFile(own=own)
        self._people.add(person.hash)
        try:
            yield
        finally:
            self._people.discard(person.hash)

    async def work(self, do: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Does this where nobody else waits for it."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: do(*args, **named))
        except UploadTimeout:
            raise SlowFile from None

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def watch(longest: float | None = None) -> Callable[[], None]:
    """To be called now and then by who plays a file through, in the thread that does so."""
    end = time.thread_time() + (LONGEST if longest is None else longest)

    def look() -> None:
        if time.thread_time() > end:
            raise UploadTimeout

    return look


def check_size(shelf: LoadedGame, setup: Setup, states: Sequence[bytes | None]) -> None:
    """Refuses states that no match of this game has."""
    largest = max((len(state) for state in states if state is not None), default=0)
    if largest <= SLACK:
        return
    try:
        fresh = begin(shelf, replace(setup, seed="size")).snapshot()
    except BadSetup:
        return  # whoever plays it says so
    if largest > GROWN * len(fresh) + SLACK:
        raise HeavyFile
