"""Reflets d'Acide, competition mode: teams race to the Abyss, and everybody shouts."""

from .game import GAME as GAME
