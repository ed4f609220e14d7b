"""The rulebook's worked examples as scenario files: with the thin pack, or in `whole` with all that is in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundtable.games.tainted_grail.game import GAME as WHOLE
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.scenarios.format import Scenario, read
from roundtable.scenarios.runner import run

from .thin import GAME

FOLDER = Path(__file__).parent / "scenarios"
STORIES = [
    pytest.param(
        story, WHOLE if path.parent.name == "whole" else GAME, id=f"{path.stem}-{number}" if number else path.stem
    )
    for path in sorted(FOLDER.rglob("*.yaml"))
    for number, story in enumerate(read(path).stories())
]


@pytest.mark.parametrize(("story", "game"), STORIES)
def test_scenario(story: Scenario, game: TaintedGrail, request: pytest.FixtureRequest) -> None:
    request.node.add_marker(pytest.mark.rule(*story.expected_rules()))

    assert run(story, game).misses == []
