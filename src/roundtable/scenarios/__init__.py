"""Scenarios: situations of a rulebook as files that are played and checked. docs/scenarios.md describes them."""

from .format import BadScenario, Scenario, read
from .runner import Result, run

__all__ = ["BadScenario", "Result", "Scenario", "read", "run"]
