"""A board that grows as a small still drawing."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.web.render.still_map import still_map

from .test_cells import BOARD, CAMP, FORD


def drawn(board: s.Board) -> str:
    return str(still_map(board, str, lambda piece: f"#emblem-{piece.emblem}"))


def test_cells_planks_light_figures_and_numbers_are_drawn() -> None:
    svg = drawn(BOARD)
    assert svg.count('class="plot') == 2
    assert svg.count('class="plank"') == 3, "one way"
    assert 'class="reach fading"' in svg
    assert re.findall(r'<text class="(?:no|beyond|dial)"[^>]*>([^<]+)', svg) == ["12", "130", "3", "Ford"]
    assert "#emblem-stone" in svg
    assert "#seat-0" in svg
    assert 'class="plot fading"' in svg


def test_what_lies_there_is_counted() -> None:
    lying = replace(FORD, cards=(s.Card(id="hat", name="Hat"), s.Card(id="oar", name="Oar")))
    token = replace(CAMP, signs=(s.Sign(icon="time", text="4 tokens", number=4),), pieces=())
    assert re.findall(r'<text class="count"[^>]*>(\d+)', drawn(replace(BOARD, places=(token, lying)))) == ["4", "2"]


@pytest.mark.parametrize(("people", "figures", "more"), [(6, 6, []), (7, 5, ["+2"])])
def test_of_a_crowd_there_is_a_number(people: int, figures: int, more: list[str]) -> None:
    crowd = tuple(s.Piece(id=f"p{seat}", name="One", seat=seat) for seat in range(people))
    svg = drawn(replace(BOARD, places=(replace(FORD, pieces=crowd, links=()),)))
    assert svg.count("#seat-") == figures
    assert re.findall(r"(?<=>)\+\d", svg) == more


def test_names_of_packs_stay_names() -> None:
    evil = replace(CAMP, badge="<script>", ways=(s.Edge(edge="west", number="</svg>"),))
    svg = drawn(replace(BOARD, places=(evil,)))
    assert "<script" not in svg
    assert svg.count("</svg>") == 1


def test_it_is_silent_as_the_page_says_it_in_words() -> None:
    assert 'aria-hidden="true"' in drawn(BOARD)
