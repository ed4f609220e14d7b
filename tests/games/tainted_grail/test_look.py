"""Whom and what one meets has a drawing that fits, and the drawings work as an external sprite."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roundtable.games.tainted_grail import game as tainted_grail
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.web.art.card_kinds import kinds_in
from roundtable.web.art.game_art import look
from roundtable.web.pages.catalogue import emblem_of

CONTENT = TaintedGrail().content()
FOLDER = Path(tainted_grail.__file__).parent / "look"
EMBLEMS = kinds_in(FOLDER).emblems
LOOK = look(TaintedGrail(), CONTENT)
SHAPES = {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
PRESENT = {"id", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform", "opacity"}
PRESENT |= {"viewBox", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
MET_IN_PERSON = (
    "sister-sidwell", "reeve-ysella", "derwa-penhale", "wenna-eleven", "ros-at-cards", "captain-gerens",
    "hiccas-counter", "keyna-of-the-stair", "mabyn-who-polishes", "brannocs-third-story",
)  # fmt: skip


def drawings() -> dict[str, ElementTree.Element]:
    parts = ElementTree.parse(FOLDER / "emblems.svg").iter()
    return {part.attrib["id"]: part for part in parts if part.tag.endswith("symbol")}


def inside(drawing: ElementTree.Element) -> bytes:
    return b"".join(ElementTree.tostring(part) for part in drawing)


def test_whatever_kinds_names_is_in_the_packs_and_is_drawn() -> None:
    for collection, items in EMBLEMS.items():
        assert items.keys() <= set(CONTENT[collection]), collection
        kind = "scape" if collection == "locations" else "emblem"
        assert [name for name in items.values() if f"{kind}-{name}" not in LOOK.emblems] == [], collection


@pytest.mark.parametrize("collection", ["encounters", "items"])
def test_every_encounter_and_every_item_has_a_drawing(collection: str) -> None:
    assert set(CONTENT[collection]) == EMBLEMS[collection].keys()


def test_every_character_has_a_figure_and_a_face_of_its_own() -> None:
    drawn = drawings()
    faces = [inside(drawn[f"portrait-{who}"]) for who in CONTENT["characters"]]
    others = [inside(drawing) for name, drawing in drawn.items() if not name.startswith("portrait-")]
    assert len(set(faces)) == len(faces) == 4
    assert not set(faces) & set(others)
    assert {f"figure-{who}" for who in CONTENT["characters"]} <= drawn.keys()


def test_nobody_with_a_name_wears_the_face_of_another() -> None:
    people = {EMBLEMS["encounters"][who] for who in MET_IN_PERSON}
    assert len(people) == len(MET_IN_PERSON)
    shared = {"ros-in-earnest": "ros-at-cards", "visitor": "visitor-at-table"}
    for one, same in shared.items():
        assert EMBLEMS["encounters"][one] == EMBLEMS["encounters"][same], "she is the same person"
    for who, name in EMBLEMS["encounters"].items():
        assert name not in people or who in {*MET_IN_PERSON, *shared}, who


def test_the_sprite_holds_nothing_but_shapes_and_each_id_once() -> None:
    """The pages' policy refuses inline styles, and ids of gradients would meet those of other sprites."""
    text = (FOLDER / "emblems.svg").read_text(encoding="utf-8")
    for part in ElementTree.fromstring(text).iter():
        assert part.tag.rpartition("}")[2] in SHAPES
        assert part.attrib.keys() <= PRESENT
        assert "id" not in part.attrib or part.tag.endswith("symbol")
    assert [known for known, times in Counter(re.findall(r'\bid="([^"]+)"', text)).items() if times > 1] == []


def test_a_gallery_shows_the_drawing_that_stands_for_a_card() -> None:
    shown = emblem_of(LOOK, "@encounters.sister-sidwell", "stranger", "blue")
    assert shown == f"{LOOK.base}/emblems.svg#emblem-sidwell"
    assert emblem_of(LOOK, "@characters.cadoc", "character", "character").endswith("#portrait-cadoc")
    assert emblem_of(LOOK, "@secrets.secret-19", "magic-object", "secrets").endswith("#emblem-secrets")
    assert "/cards.svg" in emblem_of(LOOK, "@quests.none", "place", "")
