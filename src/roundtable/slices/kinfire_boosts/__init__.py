"""A slice of Kinfire Chronicles: one combat, with fate bag, boosts, hand renewal and an enemy of two phases."""

from .game import GAME

__all__ = ["GAME"]
