"""What `roundtable scenario --about GAME` tells, and the pages made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundtable import games
from roundtable.cli import main
from roundtable.scenarios import about, manual

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", [*games.MODULES, *games.COMING])
def test_the_page_of_each_game_is_true(name: str) -> None:
    game = games.coming(name) if name in games.COMING else games.get(name)
    page = DOCS / f"scenarios-{name}.md"

    assert page.read_text(encoding="utf-8") == manual(game), f"roundtable scenario --about {name} > {page}"


@pytest.mark.parametrize("name", [*games.MODULES, *games.COMING])
def test_everything_that_can_be_given_has_a_meaning(name: str) -> None:
    given = about(games.coming(name) if name in games.COMING else games.get(name))["given"]

    assert len(given) > 20
    assert [each for each in given if not each["about"] or not each["type"]] == []


def test_the_command_tells_it_in_words_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--about", "talisman"]) == 0
    assert "| `gold` |" in capsys.readouterr().out
    assert main(["scenario", "--about", "talisman", "--json"]) == 0
    assert '"prompts"' in capsys.readouterr().out
    assert main(["scenario"]) == 2
    assert "--about" in capsys.readouterr().err
