"""Reflets d'Acide in small: the last two draft rounds, then turns of one Blessing with its DAH calls and one trial."""

from .game import GAME

__all__ = ["GAME"]
