"""A live table: everything people and bots can do at one."""

from __future__ import annotations

from .seating import Seating
from .telling import Telling


class LiveTable(Seating, Telling):
    """A table that is being played. Get one from `Hall`; never make one yourself.

    What it shows is durable once `await table.ready()` has returned; what it does is durable when it returns. `match`
    is for reading only.
    """
