"""What docs/grail-writers.md says is true: its examples load, and it names every deed, condition and moment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import inspect

from roundtable.games.tainted_grail.effects import COLLECTIONS
from roundtable.games.tainted_grail.effects.cards import Moment
from roundtable.games.tainted_grail.effects.fighting import EnemyDeed, FightDeed
from roundtable.games.tainted_grail.effects.needs import Given, Needs
from roundtable.games.tainted_grail.effects.stories import StoryDeed
from roundtable.games.tainted_grail.writing.pack_spec import SPEC
from roundtable.packs import Content, load

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "grail-writers.md").read_text(encoding="utf-8")
CORE = ROOT / "src" / "roundtable" / "games" / "tainted_grail" / "packs" / "core"
EXAMPLES = dict(re.findall(r"```yaml\n# (\S+)\n(.*?)```", GUIDE, re.DOTALL))


@pytest.fixture
def examples(tmp_path: Path) -> Content:
    """All examples of the guide as one pack, on the Statuses of ours."""
    for name, text in EXAMPLES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in ("pack.yaml", "statuses.yaml"):
        (tmp_path / name).write_bytes((CORE / name).read_bytes())
    return load(SPEC, tmp_path)


def test_every_example_of_the_guide_loads(examples: Content) -> None:
    assert len(EXAMPLES) == 13

    assert {name for name in COLLECTIONS if not examples[name]} == set()


def test_an_example_is_what_it_says(examples: Content) -> None:
    assert examples["encounters"]["drowned-choir"].attacks[1].pool == 3
    assert examples["journal"]["101.start"].ways[1].needs.status == "disturbing-information"
    assert examples.text("fr", "locations", "101", "mend") == "Réparer ce que le gel a ouvert"


def tags(union: object) -> set[str]:
    return {str(inspect.type_info(kind).tag) for kind in get_args(union)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("union", [FightDeed, EnemyDeed, StoryDeed])
def test_the_guide_names_every_deed(union: object) -> None:
    assert {tag for tag in tags(union) if f"`{tag}`" not in GUIDE} == set()


@pytest.mark.parametrize("kind", [Needs, Given])
def test_the_guide_names_every_condition(kind: type[msgspec.Struct]) -> None:
    assert {name for name in kind.__struct_fields__ if f"`{name}`" not in GUIDE and f"`{name}:" not in GUIDE} == set()


def test_the_guide_names_every_moment() -> None:
    assert {moment for moment in get_args(Moment) if f"`{moment}`" not in GUIDE} == set()
