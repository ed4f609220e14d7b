"""The garbage collector looks at much only when nobody waits.

Tables and views go by themselves: nothing in them knows whoever knows it. To look through all tables for what does not
takes a second where there are hundreds. So while people are sent things the collector looks at what is new, a little at
a time; at what it has looked at once, when all is calm.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from .metrics import Metrics

AT_ONCE: Final = (20_000, 500, 1_000)
"""New objects after which the collector looks at them even while people wait, some 4 ms; and after how many such looks
it takes a longer one: memory must not run out."""
CALM: Final = 2.0
"""Seconds without a message to anybody."""
SELDOM: Final = 600.0
"""Seconds between two looks at everything."""
NEW: Final = 1
OLD: Final = 2


async def tidy(metrics: Metrics) -> None:
    """Sees to the collector for as long as the worker lives."""
    gc.collect()
    gc.freeze()  # rules, cards and texts stay
    gc.set_threshold(*AT_ONCE)
    looked = time.monotonic()
    while True:
        sent = metrics.sent_bytes
        await asyncio.sleep(CALM)
        _, looks, _ = gc.get_count()
        if metrics.sent_bytes == sent and looks:
            everything = time.monotonic() - looked >= SELDOM
            gc.collect(OLD if everything else NEW)
            looked = time.monotonic() if everything else looked
