"""Every scenario file of the project holds, and shows the rules that it says are cited."""

from pathlib import Path

import pytest

from roundtable import games, scenarios

FOUND = sorted(Path(__file__).parent.rglob("scenarios/**/*.yaml"))
OWN_PACK = ("tainted-grail",)
"""Its scenarios are about the rulebook's heroes, who are not in our pack: its own tests play them with theirs."""
FILES = [file for file in FOUND if scenarios.read(file).game not in OWN_PACK]


def marked(file: Path) -> object:
    rules = scenarios.read(file).expected_rules()
    name = str(file.relative_to(Path(__file__).parent))
    return pytest.param(file, id=name, marks=[pytest.mark.rule(*rules)] if rules else [])


@pytest.mark.parametrize("file", [marked(file) for file in FILES])
def test_scenario(file: Path) -> None:
    scenario = scenarios.read(file)
    result = scenarios.run(scenario, games.get(scenario.game))
    assert result.misses == []
