"""Every scenario file of the project holds, and shows the rules that it says are cited."""

from pathlib import Path

import pytest

from roundtable import games, scenarios

FOUND = sorted(Path(__file__).parent.rglob("scenarios/**/*.yaml"))
OWN_PACK = ("tainted-grail",)
"""Its scenarios are about the rulebook's heroes, who are not in our pack: its own tests play them with theirs."""
FILES = [file for file in FOUND if scenarios.read(file).game not in OWN_PACK]


STORIES = [(file, number) for file in FILES for number in range(len(scenarios.read(file).variants) + 1)]
"""Each file's story, and its variants."""


def marked(file: Path, number: int) -> object:
    rules = scenarios.read(file).stories()[number].expected_rules()
    name = str(file.relative_to(Path(__file__).parent)) + (f"-{number}" if number else "")
    return pytest.param(file, number, id=name, marks=[pytest.mark.rule(*rules)] if rules else [])


@pytest.mark.parametrize(("file", "number"), [marked(file, number) for file, number in STORIES])
def test_scenario(file: Path, number: int) -> None:
    scenario = scenarios.read(file).stories()[number]
    result = scenarios.run(scenario, games.get(scenario.game))
    assert result.misses == []
