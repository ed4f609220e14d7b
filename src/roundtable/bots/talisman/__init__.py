"""A bot that plays Talisman like a sensible person: arithmetic, no search, and nothing its seat may not see."""

from .heuristic import Heuristic

__all__ = ["Heuristic"]
