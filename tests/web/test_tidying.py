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


def test_it_looks_when_nobody_is_sent_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "CALM", 0.02)

    async def story() -> None:
        metrics = Metrics()
        task = asyncio.create_task(tidying.tidy(metrics))
        await asyncio.sleep(0)  # it begins
        ring = weakref.ref(Ring())
        new = [[number] for number in range(MANY)]
        for _ in range(50):
            metrics.sent_bytes += 1
            await asyncio.sleep(0.002)
        assert ring() is not None, "people are waiting"
        await asyncio.sleep(0.1)
        assert ring() is None
        few = weakref.ref(Ring())
        await asyncio.sleep(0.1)
        assert few() is not None, "that is not worth a look"
        assert len(new) == MANY
        task.cancel()

    run(story)
