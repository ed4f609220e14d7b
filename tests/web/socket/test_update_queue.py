"""Screens are painted in their order, and make room for answers."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from tests.web.house import run

from roundtable.web.socket import update_queue
from roundtable.web.socket.update_queue import UpdateQueue


class Table:
    """A table as far as a painter knows it."""

    def __init__(self) -> None:
        self.settled = asyncio.Event()
        self.settled.set()
        self.lost = False

    @property
    def is_ready(self) -> bool:
        return self.settled.is_set()

    async def ready(self) -> None:
        await self.settled.wait()
        if self.lost:
            raise OSError


class Screen:
    def __init__(self, table: Table, painted: list[Screen], seconds: float = 0.0) -> None:
        self.table: Any = table
        self.painted = painted
        self.seconds = seconds
        self.failed = False
        self.finished: list[int] = []
        """How many were painted when it was."""

    def paint(self) -> None:
        time.sleep(self.seconds)  # a render: nothing else can run meanwhile
        self.painted.append(self)

    def finish(self) -> None:
        self.finished.append(len(self.painted))

    def fail(self) -> None:
        self.failed = True


async def a_moment() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_painting_leaves_a_round_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update_queue, "PER_SCREEN", 0)

    async def story() -> None:
        painter, painted, table = UpdateQueue(), list[Screen](), Table()
        screens = [Screen(table, painted, 0.002) for _ in range(40)]
        for screen in screens:
            painter.due(screen)
        for _ in range(4):  # rounds of the loop that an answer takes on its way
            await asyncio.sleep(0)
        assert 0 < len(painted) <= 8, "an answer does not wait until all is painted"
        while len(painted) < 40:
            await asyncio.sleep(0)
        assert painted == screens, "first come, first served"

    run(story)


def test_the_more_screens_wait_the_more_are_painted_in_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Screen] = []
    # A clock that goes two milliseconds with each screen that is painted.
    monkeypatch.setattr(update_queue, "time", SimpleNamespace(perf_counter=lambda: 0.002 * len(painted)))

    async def in_one_round(screens: int) -> int:
        painter, table = UpdateQueue(), Table()
        painted.clear()
        for _ in range(screens):
            painter.due(Screen(table, painted))
        await asyncio.sleep(0)
        at_once = len(painted)
        while len(painted) < screens:
            await asyncio.sleep(0)
        return at_once

    async def story() -> None:
        assert [await in_one_round(screens) for screens in (10, 60, 400)] == [2, 6, 10]

    run(story)


def test_what_is_painted_in_a_round_is_sent_at_its_end() -> None:
    async def story() -> None:
        painter, done = UpdateQueue(), list[object]()

        class Sending(Screen):
            def write(self, data: bytes) -> None:
                done.append((self, data))

            def paint(self) -> None:
                assert painter.outbox is not None
                painter.outbox.append((self, b"view", None))  # type: ignore[arg-type]
                done.append(self)

        one, two = (Sending(Table(), []) for _ in range(2))
        painter.due(one)
        painter.due(two)
        await asyncio.sleep(0)
        assert done == [one, two, (one, b"view"), (two, b"view")]
        assert painter.outbox is None, "whatever else is sent goes out at once"

    run(story)


def test_several_changes_are_painted_once() -> None:
    async def story() -> None:
        painter, painted = UpdateQueue(), list[Screen]()
        screen = Screen(Table(), painted)
        for _ in range(3):
            painter.due(screen)
        await a_moment()
        assert painted == [screen]
        painter.due(screen)
        await a_moment()
        assert painted == [screen, screen]

    run(story)


def test_nothing_is_painted_while_its_table_is_written() -> None:
    async def story() -> None:
        painter, painted, busy = UpdateQueue(), list[Screen](), Table()
        held, gone, too = (Screen(busy, painted) for _ in range(3))
        free = Screen(Table(), painted)
        busy.settled.clear()
        for screen in (held, gone, too, free, held):
            painter.due(screen)
        await a_moment()
        assert painted == [free], "others do not wait for it"
        assert painter.waits_for(held)
        assert not painter.waits_for(free)
        painter.forget(gone)
        busy.settled.set()
        await a_moment()
        assert painted == [free, held, too]
        assert not painter.waits_for(held)

    run(story)


def test_whoever_looks_at_a_lost_table_is_told_so() -> None:
    async def story() -> None:
        painter, painted, table = UpdateQueue(), list[Screen](), Table()
        screen, gone = Screen(table, painted), Screen(table, painted)
        table.settled.clear()
        painter.due(screen)
        painter.due(gone)
        await a_moment()
        painter.forget(gone)
        table.lost = True
        table.settled.set()
        await a_moment()
        assert screen.failed
        assert not gone.failed, "nobody is there to be told"
        assert not painted
        assert not painter.waits_for(screen)

    run(story)


def test_one_that_can_not_be_sent_to_keeps_nobody_waiting() -> None:
    async def story() -> None:
        painter, painted, sent, faults = UpdateQueue(), list[Screen](), list[bytes](), list[Any]()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["exception"]))

        class Sending(Screen):
            def write(self, data: bytes) -> None:
                if data == b"lost":
                    raise RuntimeError("the handler is closed")
                sent.append(data)

            def paint(self) -> None:
                assert painter.outbox is not None
                painter.outbox.append((self, words[self], None))  # type: ignore[arg-type]
                if words[self] == b"broken":
                    raise ZeroDivisionError

        words = {Sending(Table(), painted): word for word in (b"lost", b"broken", b"last")}
        for screen in words:
            painter.due(screen)
        await a_moment()
        assert sent == [b"broken", b"last"]
        assert [type(fault) for fault in faults] == [ZeroDivisionError], "and that is not kept quiet"
        late = Sending(Table(), painted)
        words[late] = b"late"
        painter.due(late)
        await a_moment()
        assert sent[-1] == b"late"

    run(story)


def test_what_can_wait_waits_until_nobody_else_does() -> None:
    async def story() -> None:
        painter, painted, table = UpdateQueue(), list[Screen](), Table()
        hurried, gone = Screen(table, painted), Screen(table, painted)
        others = [Screen(table, painted) for _ in range(update_queue.MANY)]
        for screen in (hurried, *others):
            assert painter.hurries == (screen is others[-1]), "only now there are many"
            painter.due(screen)
        assert painter.hurries
        painter.unfinished(hurried)
        painter.unfinished(gone)
        painter.forget(gone)
        await a_moment()
        assert not painter.hurries
        assert hurried.finished == [len(painted)] == [1 + len(others)]
        assert not gone.finished
        painter.unfinished(hurried)
        await a_moment()
        assert hurried.finished == [len(painted)] * 2, "where nobody waits, at once"

    run(story)
