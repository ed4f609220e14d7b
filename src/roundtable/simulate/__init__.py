"""Many matches, on one core or several, and what came of them."""

from .many import Report, simulate
from .one import play

__all__ = ["Report", "play", "simulate"]
