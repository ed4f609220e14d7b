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


async def busy(metrics: Metrics) -> None:
    for _ in range(50):
        metrics.sent_bytes += 1
        await asyncio.sleep(0.002)


def test_it_looks_at_little_while_people_wait(looks: list[int]) -> None:
    async def story() -> None:
        metrics = Metrics()
        task = asyncio.create_task(tidying.tidy(metrics))
        await asyncio.sleep(0)  # it begins
        looks.clear()
        new = [Ring() for _ in range(MANY)]
        await busy(metrics)
        assert set(looks) == {0}
        old = weakref.ref(new[0])
        new.clear()
        await busy(metrics)
        assert old() is not None, "people are waiting"
        await asyncio.sleep(0.1)
        assert set(looks) == {0, 1}
        assert old() is None
        looks.clear()
        few = weakref.ref(Ring())
        await asyncio.sleep(0.1)
        assert looks == []
        assert few() is not None, "that is not worth a look"
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
