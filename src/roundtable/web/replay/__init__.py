"""Finished matches, to be stepped through."""
