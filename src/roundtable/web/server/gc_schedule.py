"""When the garbage collector runs: mostly while nobody waits, and on a busy server often enough to bound its memory.

Tables, views and sockets go by themselves: they have no reference cycles. What has some (errors of libraries, their
statements) is little, and is found among what is new in milliseconds. To look through everything takes longer, a second
where there are thousands of sockets, so while people are being sent things that is done only when memory has grown.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path
from typing import Final

from roundtable.web.http.metrics import Metrics

AT_ONCE: Final = (1_000_000, 1_000, 1_000)
"""By how many objects memory may grow between two rounds of this schedule before the collector runs even so."""
CALM: Final = 2.0
"""Seconds without a message to anybody; also the time between two rounds."""
FEW: Final = 20_000
"""Fewer new objects are not worth a look while nobody waits."""
MANY: Final = 50_000
"""So many new objects are looked through while people wait: that takes some five milliseconds."""
OLDER: Final = 10
"""One in so many looks at what is new goes on to what survived the last ones."""
SELDOM: Final = 600.0
"""Seconds between two looks at everything while nobody waits, or where the system does not say how large we are."""
GROWN: Final = 1.25
"""By so much memory may have grown since the last look at everything before there is another, whoever waits,"""
LEAST_GROWN: Final = 48 * 1024 * 1024
"""and at least by so many bytes."""
YOUNG: Final = 0
NEW: Final = 1
ALL: Final = 2


async def tidy(metrics: Metrics) -> None:
    """Sees to the collector for as long as the worker lives."""
    gc.collect()
    gc.freeze()  # rules, cards and texts stay
    gc.set_threshold(*AT_ONCE)
    looked, size, looks = time.monotonic(), resident(), 0
    while True:
        sent = metrics.sent_bytes
        await asyncio.sleep(CALM)
        calm, new, seldom = metrics.sent_bytes == sent, gc.get_count()[0], time.monotonic() - looked >= SELDOM
        if (calm and seldom and new > FEW) or has_grown(size) or (seldom and not size):
            gc.collect(ALL)
            looked, size = time.monotonic(), resident()
        elif calm and new > FEW:
            gc.collect(NEW)
        elif new > MANY:
            looks += 1
            gc.collect(NEW if looks % OLDER == 0 else YOUNG)


def has_grown(size: int) -> bool:
    """Whether this process is so much larger than it was that some of it must be garbage, or people have come."""
    now = resident()
    return bool(size) and now > size * GROWN and now > size + LEAST_GROWN


def resident() -> int:
    """Bytes of memory that this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_bytes().split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
