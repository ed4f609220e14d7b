"""The garbage collector looks when nobody waits.

Tables and views go by themselves: nothing in them knows whoever knows it. To look through all tables for what does not
takes a second where there are hundreds, so that is done while nobody is sent anything, and mostly for what is new.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from .metrics import Metrics

AT_ONCE: Final = (10_000_000, 10, 10)
"""By how many objects memory may grow before the collector looks even so, a matter of gigabytes: it must not run out.
(Those that go are counted against those that come. Looking after each few thousand would be no better: under load the
views of a second are hundreds of thousands.)"""
CALM: Final = 2.0
"""Seconds without a message to anybody."""
FEW: Final = 20_000
"""Fewer new objects are not worth a look."""
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
        if metrics.sent_bytes == sent and gc.get_count()[0] > FEW:
            everything = time.monotonic() - looked >= SELDOM
            gc.collect(OLD if everything else NEW)
            looked = time.monotonic() if everything else looked
