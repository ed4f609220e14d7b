"""A bot that plays Kinfire like a sensible person."""

from .heuristic import KinfireHeuristic

__all__ = ["KinfireHeuristic"]
