"""The drawn board: every place has its cell and its drawing, made of nothing but shapes in the theme's colours."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

import roundtable.games.talisman as talisman

GAME = Path(talisman.__file__).parent
LOOK = GAME / "look"
PLACES: dict[str, dict[str, Any]] = {
    place["id"]: place for place in yaml.safe_load((GAME / "packs/core/places.yaml").read_text(encoding="utf-8"))
}
LAYOUT = yaml.safe_load((LOOK / "layout.yaml").read_text(encoding="utf-8"))
BOXES: dict[str, dict[str, float]] = LAYOUT["places"]
THEME = (LOOK / "theme.css").read_text(encoding="utf-8")
DRAWN = ("board.svg", "drawings.svg")
HREF = "href"


def elements(name: str) -> list[ElementTree.Element]:
    return list(ElementTree.parse(LOOK / name).getroot().iter())


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def tokens(selector: str) -> dict[str, str]:
    """What the theme says below a selector."""
    block = THEME[THEME.index(selector + " {") :].partition("}")[0]
    return dict(re.findall(r"--([a-z-]+): ([^;]+);", block))


def test_every_place_has_a_cell_and_a_drawing_standing_in_it() -> None:
    drawings = elements("drawings.svg")
    symbols = {element.get("id", "") for element in drawings if tag(element) == "symbol"}
    spots = {
        element.get(HREF, "").removeprefix("#place-"): element
        for element in drawings
        if tag(element) == "use" and element.get(HREF, "").startswith("#place-")
    }
    assert BOXES.keys() == PLACES.keys() == spots.keys()
    assert symbols == {f"place-{place}" for place in PLACES}
    for place, spot in spots.items():
        box = BOXES[place]
        x, y, w, h = (float(spot.get(name, "")) for name in ("x", "y", "width", "height"))
        assert box["y"] <= y < y + h <= box["y"] + 0.8 * box["h"], place
        assert box["x"] <= x < x + w <= box["x"] + box["w"], place
        assert x + w / 2 == pytest.approx(box["x"] + box["w"] / 2, abs=0.1), place


def test_cells_touch_round_each_ring_and_never_overlap() -> None:
    """A corner cell is as wide as its neighbours and so reaches a little over the river."""
    for place, printed in PLACES.items():
        if "left" in printed:
            assert gap(BOXES[place], BOXES[printed["left"]]) <= 0.15, place
    for one, other in itertools.combinations(BOXES, 2):
        if PLACES[one]["region"] == PLACES[other]["region"]:
            assert gap(BOXES[one], BOXES[other]) >= -0.15, (one, other)
    for box in BOXES.values():
        assert min(box["x"], box["y"]) >= 8
        assert max(box["x"] + box["w"], box["y"] + box["h"]) <= LAYOUT["unit"] - 8 + 0.1


def gap(one: dict[str, float], other: dict[str, float]) -> float:
    """How far apart two cells are; below zero they overlap."""
    across = max(one["x"], other["x"]) - min(one["x"] + one["w"], other["x"] + other["w"])
    down = max(one["y"], other["y"]) - min(one["y"] + one["h"], other["y"] + other["h"])
    return max(across, down)


def test_the_bridge_and_the_rings_lie_where_the_rules_say() -> None:
    """The outer ring is 104 deep, then 28 of river, 104, 18 of wall, and three cells of 104."""
    assert BOXES["village"] == {"x": 8, "y": 8, "w": 117.1, "h": 117.1}
    assert BOXES["sentinel"]["y"] + BOXES["sentinel"]["h"] + 28 == BOXES["hills"]["y"]
    assert BOXES["hills"]["y"] + BOXES["hills"]["h"] + 18 == BOXES["mines"]["y"]
    assert BOXES["crown-of-command"].items() >= {"x": 366, "y": 366, "w": 104, "h": 104}.items()
    sentinel, hills = (BOXES[place]["x"] + BOXES[place]["w"] / 2 for place in ("sentinel", "hills"))
    assert abs(sentinel - hills) < 10


@pytest.mark.parametrize("name", DRAWN)
def test_drawings_hold_shapes_only_in_the_colours_of_the_theme(name: str) -> None:
    known = tokens(":root")
    root, *shapes = elements(name)
    assert root.get("aria-hidden") == "true"
    assert {tag(element) for element in shapes} <= {
        "defs", "symbol", "g", "use", "path", "rect", "circle", "ellipse"
    }  # fmt: skip
    for element in shapes:
        assert not element.attrib.keys() & {"style", "class"}, element.attrib
        for paint in ("fill", "stroke"):
            colour = element.get(paint, "none")
            assert colour == "none" or re.fullmatch(r"var\(--[a-z-]+\)", colour), colour
            assert colour == "none" or colour[6:-1] in known, colour


@pytest.mark.parametrize("name", DRAWN)
def test_what_a_drawing_uses_is_in_its_file(name: str) -> None:
    found = elements(name)
    used = {element.get(HREF, "")[1:] for element in found if tag(element) == "use"}
    assert used <= {element.get("id") for element in found}


def test_ids_are_unique_in_a_page_that_holds_both() -> None:
    ids = [known for name in DRAWN for element in elements(name) if (known := element.get("id"))]
    assert len(ids) == len(set(ids))
    assert all(known.startswith(("place-", "tb-")) for known in ids)


@pytest.mark.parametrize("name", DRAWN)
def test_nothing_stands_before_the_root_that_looks_like_it(name: str) -> None:
    """The page takes the file from its first '<svg' on."""
    text = (LOOK / name).read_text(encoding="utf-8")
    assert ElementTree.fromstring(text[text.index("<svg") :]).get("viewBox") == "0 0 836 836"
    assert text.count("<svg") == 1


def test_night_says_every_token_anew_and_both_nights_are_the_same() -> None:
    day, asked, system = (tokens(name) for name in (":root", ":root[data-theme=dark]", ":root:not([data-theme=light])"))
    assert day.keys() == asked.keys()
    assert asked == system
    assert {name for name in day if name in ("t-ghost", "t-star", "t-glow")} == {
        name for name, colour in day.items() if colour == "#0000"
    }
    assert all(asked[name] != "#0000" for name in asked)


def test_every_token_is_used() -> None:
    drawn = "".join((LOOK / name).read_text(encoding="utf-8") for name in DRAWN)
    assert set(re.findall(r"var\(--([a-z-]+)\)", drawn)) == tokens(":root").keys()


def test_the_drawings_stay_light() -> None:
    assert sum((LOOK / name).stat().st_size for name in DRAWN) < 84_000
