"""A small Talisman: six characters on two short rings, the Sentinel's bridge between them, and duels with spells."""

from .game import GAME

__all__ = ["GAME"]
