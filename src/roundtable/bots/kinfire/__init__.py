"""A bot that plays Kinfire like a sensible person."""

from .heuristic import Heuristic

__all__ = ["Heuristic"]
