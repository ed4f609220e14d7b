"""A slice of Tainted Grail: a party travels to a Guardian, fights it with joined cards, flees and falls."""

from .game import GAME

__all__ = ["GAME"]
