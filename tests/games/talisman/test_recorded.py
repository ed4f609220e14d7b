"""Recorded matches: the journal leads to the same match, and it reads the same. `tools/record.py` makes them anew."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from roundtable import games
from roundtable.kernel.match import Match

spec = importlib.util.spec_from_file_location("record", Path(__file__).parents[3] / "tools" / "record.py")
assert spec is not None
assert spec.loader is not None
record = importlib.util.module_from_spec(spec)
spec.loader.exec_module(record)


@pytest.mark.parametrize("name", record.MATCHES)
def test_a_recorded_match_goes_and_reads_as_it_did(name: str) -> None:
    lang, _, setup = record.MATCHES[name]
    match = Match.load((record.FOLDER / f"{name}.json").read_bytes(), games.get("talisman"))

    assert match.notice is None, "rules or cards have changed: run tools/record.py, and look at the diff"
    assert match.setup.seed == setup.seed
    assert record.read_aloud(match, lang) == (record.FOLDER / f"{name}.{lang}.txt").read_text("utf-8")
