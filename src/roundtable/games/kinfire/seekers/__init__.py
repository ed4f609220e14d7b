"""Seekers, their cards and decks."""
