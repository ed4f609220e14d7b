"""A small Talisman: six characters on two short rings, their moves, the Sentinel's bridge, and duels with spells."""

from .game import GAME

__all__ = ["GAME"]
