"""Tainted Grail: The Fall of Avalon (2.0): the land forgets itself wherever no stone is lit."""

from .game import GAME

__all__ = ["GAME"]
