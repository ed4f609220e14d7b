"""Talisman, fifth edition: grow, find a Talisman, and win the Crown of Command."""

from .game import GAME

__all__ = ["GAME"]
