"""A bot that plays Reflets d'Acide like a sensible person."""

from .heuristic import RefletsHeuristic

__all__ = ["RefletsHeuristic"]
