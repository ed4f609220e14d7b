"""When the garbage collector looks."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from roundtable.web import tidying
from roundtable.web.metrics import Metrics

from .house import run

MANY = 50_000


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How far each look of the collector went: 0 is what is new since the last, 2 is everything."""
    monkeypatch.setattr(tidying, "CALM", 0.02)
    seen: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            seen.append(about["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def test_it_looks_at_what_is_new_when_nobody_is_sent_anything(looks: list[int]) -> None:
    async def story() -> None:
        metrics = Metrics()
        task = asyncio.create_task(tidying.tidy(metrics))
        await asyncio.sleep(0)  # it begins
        looks.clear()
        ring = weakref.ref(Ring())
        new = [[number] for number in range(MANY)]
        for _ in range(50):
            metrics.sent_bytes += 1
            await asyncio.sleep(0.002)
        assert looks == []
        assert ring() is not None, "people are waiting"
        await asyncio.sleep(0.1)
        assert looks == [1]
        assert ring() is None
        few = weakref.ref(Ring())
        await asyncio.sleep(0.1)
        assert few() is not None, "that is not worth a look"
        assert len(new) == MANY
        task.cancel()

    run(story)


def test_it_looks_at_everything_seldom(looks: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "SELDOM", 0.0)

    async def story() -> None:
        task = asyncio.create_task(tidying.tidy(Metrics()))
        await asyncio.sleep(0)
        looks.clear()
        rings = [Ring() for _ in range(MANY)]
        gc.collect(1)
        old = weakref.ref(rings[0])
        rings.clear()
        more = [Ring() for _ in range(MANY)]
        await asyncio.sleep(0.1)
        assert looks[-1] == 2
        assert old() is None
        assert len(more) == MANY
        task.cancel()

    run(story)
