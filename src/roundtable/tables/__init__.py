"""Live tables: seats, storage, clocks and bots. Nothing here knows of browsers, and nothing of any one game."""

from __future__ import annotations

from .errors import TableError
from .live.live_table import LiveTable
from .live.subscriptions import Subscription
from .model import Person, SeatPlan, TablePlan, TablesConfig
from .registry import TableRegistry

__all__ = [
    "LiveTable",
    "Person",
    "SeatPlan",
    "Subscription",
    "TableError",
    "TablePlan",
    "TableRegistry",
    "TablesConfig",
]
