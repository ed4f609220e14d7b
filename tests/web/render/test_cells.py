"""Boards that grow, rows of joined cards, trays and what comes: as markup, of words that any game could say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.render.test_page import view_of

from roundtable.kernel import scene as s
from roundtable.kernel.match import Match
from roundtable.slices.grail_party.game import GAME
from roundtable.web import render
from roundtable.web.render import cell_map
from roundtable.web.render.page_model import PageModel, half_state

STATIC = Path(cell_map.__file__).parents[1] / "static"
STONE = s.Piece(id="stone", name="Stone", emblem="stone", fixed=True, number=3, note="shows 3")
CAMP = s.Place(
    id="camp", name="Camp", x=-1, y=0, links=("ford",), pieces=(STONE,), badge="12",
    signs=(s.Sign(icon="moon", text="Dreams"),), ways=(s.Edge(edge="north", number="130"),),
    action=s.Sign(icon="energy", text="Mend: gain 1", number=1),
)  # fmt: skip
FORD = s.Place(
    id="ford",
    name="Ford",
    x=0,
    y=0,
    links=("camp",),
    pieces=(s.Piece(id="me", name="Me", seat=0),),
    fading="lost at dawn",
)
BOARD = s.Board(
    id="land", places=(CAMP, FORD), grid=True,
    areas=(s.Area(id="light", label="Light", x=-2, y=-1, width=3, height=3, fading=True),),
)  # fmt: skip
LIT = s.Key(
    name="Might",
    lit=True,
    met=True,
    row=0,
    icon="strength",
    level=1,
    signs=(s.Sign(icon="marker", text="1 marker", number=1),),
)
SHORT = s.Key(name="Craft", met=True, row=1, icon="craft", level=2, note="you have 1", gives="1 card")
OPEN, BONUS = s.Key(name="Craft", row=2, icon="craft"), s.Key(name="Craft", row=3, gives="1 card")
HELD = s.Card(id="hook", name="Hook", keys=(BONUS, OPEN))
ROW = s.Joined(
    id="row", label="Row", cards=(s.Card(id="foe", name="Foe"), s.Card(id="cut", name="Cut", seat=0, keys=(OPEN,))),
    joints=((LIT, SHORT, OPEN, BONUS),), track="pool", rows="attacks", seats=(0,), now=0,
    next=(s.Fit(card="hook", name="Hook", keys=(LIT,), value=4, outcome="Pool 3 to 4", applies="high"),),
)  # fmt: skip
POOL = s.Track(id="pool", label="Pool", value=3, max=5, marks=(s.Mark(at=0, label="row"), s.Mark(at=4, label="row")))
ATTACKS = s.Rows(
    id="attacks", label="Attacks", card=s.Card(id="foe", name="Foe", type="enemy"),
    rows=(s.Row(id="low", cells=("0-3",), applies=True), s.Row(id="high", cells=("4-5",))),
)  # fmt: skip
TRAY = s.Gauges(
    id="tray", label="Tray", seat=0, limit=3, stops=("energy",),
    tracks=(
        s.Track(id="energy", label="energy", value=2, max=5), s.Track(id="terror", label="terror", value=4, max=5),
    ),
)  # fmt: skip
NIGHT = s.Rows(
    id="night", label="Tonight", across=True, note="if you stay",
    rows=(
        s.Row(id="rest", cells=("rest", "Life 1"), tags=("Dusk",)),
        s.Row(id="lost", cells=("lost", "Ford"), tags=("Dawn",), bane=True),
    ),
)  # fmt: skip


def shown(*parts: s.Part, lang: str = "en") -> PageModel:
    match: Match[Any, Any] = Match.start(GAME, GAME.check(render_setup()))
    panel = s.SeatPanel(seat=0, name="@seat.0")
    return PageModel(view_of(match, 0, lang, scene=s.Scene(parts=(panel, *parts))))


def render_setup() -> Any:
    from roundtable.kernel.game import Setup

    return Setup(2, "cells")


def fragment(name: str, *parts: s.Part, lang: str = "en") -> str:
    return render.fragments(shown(*parts, lang=lang).view, [name])[name]


# --- the map ---


def test_a_place_stands_in_its_cell_by_classes_alone() -> None:
    board = fragment("board", BOARD)
    assert re.search(r'id="at-camp" class="place tile gx-0 gy-0 glows', board)
    assert re.search(r'id="at-ford" class="place tile gx-1 gy-0 doomed', board)
    assert "style=" not in board


def test_the_board_moves_when_something_is_found_beyond_its_edge() -> None:
    far = s.Place(id="far", name="Far", x=-2, y=-1)
    assert 'id="at-camp" class="place tile gx-1 gy-1' in fragment(
        "board", s.Board(id="land", places=(CAMP, far), grid=True)
    )


def test_every_class_of_a_cell_has_its_rule() -> None:
    css = (STATIC / "cells.css").read_text()
    for number in range(20):
        for kind in ("gx", "gy", "gc", "gr"):
            assert f".{kind}-{number})" in css or f".{kind}-{number} " in css


def test_ways_are_planks_and_the_unknown_is_a_number() -> None:
    ground = cell_map.ground(shown(BOARD))
    assert ground.count('class="plank"') == 3, "one bridge of three planks, not one for each end"
    assert re.search(r'class="stub north gx-0 gy-0".*<b>130</b>', ground)
    assert 'class="reach fading"' in ground


def test_a_place_says_all_of_itself_to_who_cannot_see_it() -> None:
    label = re.search(r'id="at-camp".*?aria-label="([^"]*)"', fragment("board", BOARD), re.DOTALL)
    assert label
    for words in ("Camp", "Mend: gain 1", "Stone is here", "shows 3", "Dreams", "a way north, to 130"):
        assert words in label[1]
    french = fragment("board", BOARD, lang="fr")
    assert "un chemin au nord, vers 130" in french


def test_a_menhir_shows_its_figure_or_a_dash() -> None:
    assert '<b class="dial">3</b>' in fragment("board", BOARD)
    waning = s.Place(
        id="camp", name="Camp", x=0, y=0, pieces=(s.Piece(id="stone", name="Stone", emblem="dim", fixed=True),)
    )
    assert '<b class="dial none">–</b>' in fragment("board", s.Board(id="land", places=(waning,), grid=True))


# --- joined cards ---


def test_a_key_has_three_states() -> None:
    assert [half_state(key) for key in (LIT, SHORT, OPEN, BONUS)] == ["on", "met", "lone", "lone"]
    parts = fragment("parts", POOL, ATTACKS, ROW)
    halves = re.findall(r'class="half (open|bonus) (on|met|lone) kr-(\d)"', parts.split("data-ghost")[0])
    assert ("open", "on", "0") in halves
    assert ("bonus", "on", "0") in halves
    assert ("open", "met", "1") in halves
    assert ("bonus", "met", "1") in halves
    assert halves.count(("open", "lone", "2")) == 2, "in the joint, and on the last card's edge"
    assert ("bonus", "lone", "3") in halves
    assert ("open", "lone", "3") not in halves


def test_a_joint_is_told_in_words() -> None:
    parts = fragment("parts", POOL, ATTACKS, ROW)
    assert "Might 1, connected, 1 marker." in parts
    assert "Craft 2, you have 1, not connected." in parts
    assert "Craft 2, you have 1, non reliée." in fragment("parts", POOL, ATTACKS, ROW, lang="fr")


def test_the_ghost_knows_where_the_track_would_stand_and_which_row_would_apply() -> None:
    parts = fragment("parts", POOL, ATTACKS, ROW, s.Hand(seat=0, cards=(HELD,)))
    assert re.search(r'class="ghost-of" data-ghost="hook" data-value="4" data-applies="high" hidden', parts)
    assert parts.count('data-row="low" class="applies"') == 1
    assert re.findall(r'<li class="(full|)( begins)?" data-step="(\d)"', parts) == [
        ("full", "", "1"), ("full", "", "2"), ("full", "", "3"), ("", "", "4"), ("", " begins", "5"),
    ]  # fmt: skip


def test_the_hand_lies_below_its_row_and_nowhere_else() -> None:
    hand = s.Hand(seat=0, cards=(HELD,))
    assert 'class="card k' in fragment("parts", POOL, ATTACKS, ROW, hand)
    assert 'data-card="hook"' not in fragment("mine", POOL, ATTACKS, ROW, hand, TRAY)
    assert 'data-card="hook"' in fragment("mine", hand, TRAY), "without a row it is in one's own place"


# --- trays, what comes, what all go by ---


def test_a_bar_stands_across_the_tracks_and_some_stop_there() -> None:
    mine = fragment("mine", TRAY)
    assert 'class="bar-of at-3"' in mine
    energy, terror = mine.split('data-track="terror"')
    assert energy.count(" past") == 2
    assert " past" not in terror


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_comes_stands_side_by_side_under_its_time(lang: str) -> None:
    below = fragment("below", BOARD, NIGHT, lang=lang)
    assert re.findall(r"<h4>(.*?)</h4>", below) == ["Dusk", "Dawn"]
    assert re.search(r'<li class="bane" data-row="lost"><b>Lost</b>', below)
    assert fragment("below", BOARD) == ""


def test_what_all_go_by_stands_beside_the_seats() -> None:
    quest = s.Zone(
        id="quests", label="Quests", cards=(s.Card(id="q", name="The Words", text="Find them."),), spread="side"
    )
    piles = fragment("piles", quest)
    assert "The Words" in piles
    assert "Find them." in piles
    assert 'data-zone="zone:quests"' not in piles, "it is no pile to be counted"
