"""A bot that plays Talisman like a sensible person: arithmetic, no search, and nothing its seat may not see."""

from .heuristic import TalismanHeuristic

__all__ = ["TalismanHeuristic"]
