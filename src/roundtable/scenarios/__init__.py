"""Scenarios: situations of a rulebook as files that are played and checked. docs/scenarios.md describes them."""

from .about import about, manual
from .format import BadScenario, Scenario, read
from .runner import Result, run

__all__ = ["BadScenario", "Result", "Scenario", "about", "manual", "read", "run"]
