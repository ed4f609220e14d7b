"""Live tables: seats, storage, clocks and bots. Nothing here knows of browsers, and nothing of any one game."""

from __future__ import annotations

from .errors import TableError
from .hall import Hall
from .live import LiveTable
from .model import Config, Person, SeatPlan, TablePlan
from .subscriptions import Subscription

__all__ = ["Config", "Hall", "LiveTable", "Person", "SeatPlan", "Subscription", "TableError", "TablePlan"]
