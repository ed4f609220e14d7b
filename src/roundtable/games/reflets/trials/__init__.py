"""Hazards and their trials: dice, the track, adversaries, judgement, outcomes."""
