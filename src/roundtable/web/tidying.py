"""The garbage collector looks when nobody waits.

Views are made and dropped all the time, and go by themselves: nothing in them knows whoever knows it. To look through
all tables for what does takes a second where there are hundreds, so that is done while nobody is sent anything.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from .metrics import Metrics

AT_ONCE: Final = (2_000_000, 10, 10)
"""New objects after which the collector looks at them even so: memory must not run out."""
CALM: Final = 2.0
"""Seconds without a message to anybody."""
FEW: Final = 20_000
"""Fewer new objects are not worth a look."""


async def tidy(metrics: Metrics) -> None:
    """Sees to the collector for as long as the worker lives."""
    gc.collect()
    gc.freeze()  # rules, cards and texts stay
    gc.set_threshold(*AT_ONCE)
    while True:
        sent = metrics.sent_bytes
        await asyncio.sleep(CALM)
        if metrics.sent_bytes == sent and gc.get_count()[0] > FEW:
            gc.collect()
