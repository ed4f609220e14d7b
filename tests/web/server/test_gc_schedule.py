"""When the garbage collector runs, and what goes without it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.house import run, serving, until

from roundtable.web.http.metrics import Metrics
from roundtable.web.http.websocket_protocol import TableSocket
from roundtable.web.server import gc_schedule
from roundtable.web.socket.connection import Connection

SOME = gc_schedule.FEW + 5_000
MANY = gc_schedule.MANY + 5_000


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.enable()
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How far each look of the collector went: 0 is what is new since the last, 2 is everything."""
    monkeypatch.setattr(gc_schedule, "CALM", 0.02)
    seen: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            seen.append(about["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


async def busy(metrics: Metrics, rounds: int = 50) -> None:
    """People are sent things all the time."""
    for _ in range(rounds):
        metrics.sent_bytes += 1
        await asyncio.sleep(0.002)


def test_what_is_new_is_looked_at_when_nobody_is_sent_anything(looks: list[int]) -> None:
    async def story() -> None:
        metrics = Metrics()
        task = asyncio.create_task(gc_schedule.tidy(metrics))
        await asyncio.sleep(0)  # it begins
        looks.clear()
        ring = weakref.ref(Ring())
        new = [[number] for number in range(SOME)]
        await busy(metrics)
        assert looks == []
        assert ring() is not None, "people are waiting"
        await until(lambda: looks)
        assert looks == [1]
        assert ring() is None
        few = weakref.ref(Ring())
        await asyncio.sleep(0.1)
        assert few() is not None, "that is not worth a look"
        assert len(new) == SOME
        task.cancel()

    run(story)


def test_a_server_that_is_never_calm_collects_too(looks: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "resident", lambda: 400_000_000)

    async def story() -> None:
        metrics = Metrics()
        task = asyncio.create_task(gc_schedule.tidy(metrics))
        await asyncio.sleep(0)
        looks.clear()
        kept = []
        for _ in range(gc_schedule.OLDER):
            ring = weakref.ref(Ring())
            kept.append([[number] for number in range(MANY)])
            await busy(metrics, 30)
            assert ring() is None
        assert len(kept) == gc_schedule.OLDER
        assert set(looks) == {0, 1}, "what survived the last looks is looked at now and then"
        task.cancel()

    run(story)


def test_memory_that_grows_is_looked_through_whoever_waits(looks: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    size = 400_000_000
    monkeypatch.setattr(gc_schedule, "resident", lambda: size)

    async def story() -> None:
        nonlocal size
        metrics = Metrics()
        task = asyncio.create_task(gc_schedule.tidy(metrics))
        await asyncio.sleep(0)
        old = Ring()
        gone = weakref.ref(old)
        gc.collect(1)
        del old
        looks.clear()
        size = 480_000_000
        await busy(metrics)
        assert looks == []
        size = 510_000_000
        await busy(metrics)
        assert looks == [2], "once: from now on it is measured from here"
        assert gone() is None
        task.cancel()

    run(story)


def test_the_system_says_how_large_we_are() -> None:
    assert 10_000_000 < gc_schedule.resident() < 100_000_000_000
    assert not gc_schedule.has_grown(0)


def test_everything_is_looked_at_seldom(looks: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "SELDOM", 0.0)

    async def story() -> None:
        task = asyncio.create_task(gc_schedule.tidy(Metrics()))
        await asyncio.sleep(0)
        looks.clear()
        rings = [Ring() for _ in range(MANY)]
        gc.collect(1)
        old = weakref.ref(rings[0])
        rings.clear()
        more = [Ring() for _ in range(MANY)]
        await until(lambda: looks[-1] == 2)
        assert old() is None
        assert len(more) == MANY
        task.cancel()

    run(story)


# --- what goes by itself ---


@pytest.mark.parametrize("ending", ["closed", "torn off", "after a refusal", "turned away"])
@pytest.mark.parametrize("shown_as", ["json", "html"])
def test_a_closed_socket_goes_without_the_collector(tmp_path: Path, shown_as: str, ending: str) -> None:
    """With it goes its last view, which is most of the memory that a socket takes."""

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as eve:
            table = await ann.table("talisman-duel", "me", "me")
            left: list[weakref.ref[Any]] = []
            made = TableSocket.connection_made

            def noted(self: TableSocket, transport: Any) -> None:
                left.append(weakref.ref(self))
                made(self, transport)

            gc.collect()
            gc.disable()
            TableSocket.connection_made = noted  # type: ignore[method-assign]
            try:
                if ending == "turned away":
                    with pytest.raises(Exception, match="404"):
                        async with eve.line(table, f"as={shown_as}"):
                            pass
                else:
                    async with ann.line(table, f"as={shown_as}") as line:
                        await line.of("view")
                        left += [weakref.ref(connection) for connection in house.site.sockets.open]
                        if ending == "after a refusal":
                            assert (await line.say("answer", seat=0, decision="999", option="x"))["type"] == "error"
                        elif ending == "torn off":
                            line.connection.transport.abort()
            finally:
                TableSocket.connection_made = made  # type: ignore[method-assign]
            await until(lambda: not any(one() for one in left))
            assert len(left) == (1 if ending == "turned away" else 2)
            assert [one() for one in left if one() is not None] == []
            assert not any(isinstance(one, Connection) for one in gc.get_objects())

    run(story)
