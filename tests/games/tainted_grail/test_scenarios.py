"""The rulebook's long fights, card by card: scenario files played with the thin pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundtable.scenarios.format import read
from roundtable.scenarios.runner import run

from .thin import GAME

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path, request: pytest.FixtureRequest) -> None:
    scenario = read(path)
    request.node.add_marker(pytest.mark.rule(*scenario.expected_rules()))

    assert run(scenario, GAME).misses == []
