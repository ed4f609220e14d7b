"""The log, told in turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundtable.kernel.events import Event
from roundtable.kernel.texts import Texts
from roundtable.terminal.paint import DRAWN, Paint
from roundtable.terminal.story import tell

LINES = """
turn-begins = It is the turn of { $seat }.
rolls = { $seat } rolls { $die }.
takes = { $seat } takes a coin from { $other }.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for lang in ("en", "fr"):
        (tmp_path / f"text.{lang}.ftl").write_text(LINES)
    return Texts(tmp_path, players={0: "Aiko", 1: "Brass"}, strict=True)


def event(key: str, **params: int | str) -> Event:
    return Event(key, tuple(params.items()))


BRASS = event("turn-begins", seat="@seat.1")
ROLL = event("rolls", seat="@seat.1", die=4)
THEFT = event("takes", seat="@seat.1", other="@seat.0")


def told(texts: Texts, *events: Event, colour: bool = False, width: int = 40) -> list[str]:
    return tell(events, 0, texts, "en", Paint(colour=colour, signs=DRAWN), width)


def test_another_s_turn_is_a_paragraph_and_what_concerns_me_stands_out(texts: Texts) -> None:
    assert told(texts, BRASS, ROLL, ROLL, ROLL, THEFT, ROLL) == [
        "",
        "It is the turn of Brass.",
        "  Brass rolls 4. Brass rolls 4. Brass",
        "  rolls 4.",
        "► Brass takes a coin from Aiko.",
        "  Brass rolls 4.",
    ]
    assert "\x1b[1m► Brass takes a coin from Aiko.\x1b[0m" in told(texts, BRASS, THEFT, colour=True)


def test_my_own_turn_is_told_line_by_line(texts: Texts) -> None:
    mine, roll = event("turn-begins", seat="@seat.0"), event("rolls", seat="@seat.0", die=2)
    assert told(texts, mine, roll, roll) == ["", "It is the turn of Aiko.", "- Aiko rolls 2.", "- Aiko rolls 2."]


def test_before_the_first_turn_and_inside_one_events_are_lines(texts: Texts) -> None:
    assert told(texts, ROLL, THEFT, BRASS) == [
        "- Brass rolls 4.",
        "- Brass takes a coin from Aiko.",
        "",
        "It is the turn of Brass.",
    ]
    assert told(texts) == []
