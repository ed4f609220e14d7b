"""Roundtable plays story-driven adventure board games: rules, upkeep, reasons and saved matches."""

__version__ = "0.1.0"
