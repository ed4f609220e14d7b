"""Kinfire Chronicles: Night's Fall, by the chapters of its four booklets."""

from .game import GAME

__all__ = ["GAME"]
