"""A bot that plays Tainted Grail like a sensible person."""

from .heuristic import GrailHeuristic

__all__ = ["GrailHeuristic"]
