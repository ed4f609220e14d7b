"""Boards as maps: cells, walls, ways, and what is where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.plain import PlainWriter
from roundtable.kernel.texts import Texts
from roundtable.terminal.board import draw
from roundtable.terminal.paint import DRAWN, TYPED, Paint

TROLL = s.Piece(id="troll", name="Troll", seat=0)
ELF = s.Piece(id="elf", name="Elf", seat=1)
WOLF = s.Card(id="wolf", name="Wolf", type="enemy", numbers=(s.Number(id="strength", label="Strength", value=2),))
SWORD = s.Card(id="sword", name="Sword", type="object", numbers=(s.Number(id="value", label="Value", value=5),))

CAMP = s.Place(id="camp", name="Camp", x=10, y=10, region="Out", links=("ford", "cave"), pieces=(TROLL, ELF))
FORD = s.Place(id="ford", name="Ford", x=20, y=10, region="Out", links=("camp",), cards=(WOLF,), badge="+1")
CAVE = s.Place(id="cave", name="Cave", x=10, y=20, region="In", links=("camp", "hall"), cards=(WOLF, SWORD))
HALL = s.Place(id="hall", name="Hall", x=20, y=20, region="In", links=("cave",), cards=(SWORD,))


def drawn(*places: s.Place, width: int = 23, paint: Paint | None = None, **offered: list[int]) -> list[str] | None:
    board = s.Board(id="b", places=places)
    return draw(board, PlainWriter(Texts(), "en", width), paint or Paint(signs=TYPED), 0, offered)


def test_a_map_shows_who_and_what_is_where_and_the_ways() -> None:
    assert drawn(CAMP, FORD, CAVE, HALL) == [
        "+---------------------+",
        "|Camp       Ford +1   |",
        "|>Troll     #Wolf 2   |",
        "|*Elf                 |",
        "+-----^---------------+",
        "|Cave       Hall      |",
        "|#2 cards   #Sword    |",
        "+---------------------+",
    ]


def test_a_way_from_corner_to_corner_is_a_slanted_line() -> None:
    camp, hall = replace(CAMP, links=("hall",)), replace(HALL, links=())
    told = drawn(camp, replace(FORD, links=()), replace(CAVE, links=()), hall, paint=Paint(signs=DRAWN))
    assert told is not None
    assert told[4] == "├──────────╲──────────┤"
    assert told[1] == "│Camp      │Ford +1   │"


def test_places_that_options_lead_to_bear_their_numbers() -> None:
    told = drawn(CAMP, FORD, CAVE, HALL, hall=[3, 4])
    assert told is not None
    assert "|Cave       (3,4) Hall|" in told


def test_colour_adds_nothing_but_colour() -> None:
    plain = drawn(CAMP, FORD, CAVE, HALL, paint=Paint(signs=DRAWN), hall=[3])
    coloured = drawn(CAMP, FORD, CAVE, HALL, paint=Paint(colour=True, signs=DRAWN), hall=[3])
    assert plain is not None
    assert coloured is not None
    assert "\x1b[1;38;5;231;48;5;26m►Troll\x1b[0m" in "\n".join(coloured)
    assert [_bare(line) for line in coloured] == plain


def _bare(line: str) -> str:
    import re

    return re.sub(r"\x1b\[[\d;]*m", "", line)


def test_a_long_name_takes_more_lines_and_a_long_word_is_cut() -> None:
    told = drawn(replace(CAMP, name="Crown of Overcommandment"), FORD, CAVE, HALL)
    assert told is not None
    assert [line[1:11] for line in told[1:4]] == ["Crown of  ", "Overcomma…", ">Troll    "]


@pytest.mark.parametrize("spoiled", ["one column", "same spot", "far link", "no room", "no grid"])
def test_what_is_no_grid_is_not_drawn(spoiled: str) -> None:
    far = s.Place(id="far", name="Far", x=30, y=10, links=("camp",))
    scattered = [s.Place(id=str(n), name="Spot", x=n * 7 % 11, y=n) for n in range(11)]
    boards: dict[str, tuple[list[s.Place], int]] = {
        "one column": ([CAMP, CAVE], 100),
        "same spot": ([CAMP, FORD, replace(CAVE, y=10)], 100),
        "far link": ([CAMP, FORD, far], 100),
        "no room": ([CAMP, FORD, CAVE, HALL], 18),
        "no grid": (scattered, 200),
    }
    places, width = boards[spoiled]
    assert drawn(*places, width=width) is None


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100])
def test_the_whole_board_of_talisman_fits(lang: str, width: int) -> None:
    game = games.get("talisman")
    match = Match.start(game, Setup(seats=2, seed="map", options={"characters": "random"}))
    (board,) = [part for part in match.scene(0).parts if isinstance(part, s.Board)]
    writer = PlainWriter(game.texts(match.content), lang, width)
    told = draw(board, writer, Paint(), 0, {})
    assert told is not None
    assert max(map(len, told)) <= width
    assert len(told) <= 30
    words = " ".join("".join(char if char.isalnum() else " " for char in line) for line in told)
    for place in board.places:
        first = writer.words(place.name).split()[0].replace("’", " ").replace("'", " ").split()[0]
        assert first in words
    assert "↕" in "\n".join(told), "the bridge"
    assert "╲" in "\n".join(told), "the portal"
