"""Expeditions, towns and the campaign."""
