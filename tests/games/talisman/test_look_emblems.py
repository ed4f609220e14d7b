"""Every card, spell and character of the core pack has its drawing, and the drawings work as external sprites."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import roundtable
from roundtable.games.talisman import GAME, game

CONTENT = GAME.content()
LOOK = Path(game.__file__).parent / "look"
STATIC = Path(roundtable.__file__).parent / "web" / "static"
EMBLEMS = LOOK / "emblems.svg"
SPRITES = [EMBLEMS, LOOK / "icons.svg", *(STATIC / f"{name}.svg" for name in ("icons", "tokens", "cards"))]
PICTURES = [*sorted((STATIC / "games").glob("*.svg")), *sorted(STATIC.glob("favicon*.svg"))]
DRAWN = {
    "svg", "symbol", "title", "g", "path", "circle", "ellipse", "rect",
    "defs", "clipPath", "linearGradient", "radialGradient", "stop",
}  # fmt: skip
SHAPES = {f"seat-{seat}" for seat in range(15)}
TYPES = ["enemy", "event", "stranger", "object", "magic-object", "follower", "place", "spell"]
ICONS = {
    "strength", "life", "fate", "gold", "spell", "good", "neutral", "evil", "clockwise",
    "counter-clockwise", "fight", "die", "card", "deck", "why", "undo", "rules", "talk", "log", "my-place", "table",
    "menu", "sound", "language", "theme", "only-me", "sealed", "bot", "away", "clock", "tick", "close",
    "link", "download", "pause", "coach", "search", "plus", "minus", "play", "step-back", "step-forward",
    "first", "last", "share", "save", "upload", "person", "invite", "eye", "crown", "trophy", "flag", "settings",
    "keyboard", "warning", "info", "redo", "home", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6",
    "skull", "sun",
}  # fmt: skip

OWN_ICONS = {"craft", "talisman", "toad"}


def parts(file: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(file).iter())


def tag(part: ElementTree.Element) -> str:
    return part.tag.rpartition("}")[2]


def symbols(file: Path) -> dict[str, ElementTree.Element]:
    return {part.attrib["id"]: part for part in parts(file) if tag(part) == "symbol"}


@pytest.fixture(scope="module")
def drawn() -> dict[str, ElementTree.Element]:
    return symbols(EMBLEMS)


def test_every_card_and_spell_has_an_emblem(drawn: dict[str, ElementTree.Element]) -> None:
    for known in [*CONTENT["cards"], *CONTENT["spells"]]:
        assert drawn[f"emblem-{known}"].attrib["viewBox"] == "0 0 64 64"


def test_every_character_has_a_figure_and_a_portrait(drawn: dict[str, ElementTree.Element]) -> None:
    for known in CONTENT["characters"]:
        assert drawn[f"figure-{known}"].attrib["viewBox"] == "0 0 24 24"
        assert drawn[f"portrait-{known}"].attrib["viewBox"] == "0 0 96 96"


def test_no_two_drawings_are_alike(drawn: dict[str, ElementTree.Element]) -> None:
    seen = Counter(b"".join(ElementTree.tostring(part) for part in drawing) for drawing in drawn.values())
    assert max(seen.values()) == 1


def test_figures_take_the_colour_of_their_piece(drawn: dict[str, ElementTree.Element]) -> None:
    for known, drawing in drawn.items():
        if known.startswith("figure-"):
            colours = {part.get(what) for part in drawing.iter() for what in ("fill", "stroke")} - {None, "none"}
            assert colours == {"currentColor"}, known


def test_icons_tokens_and_types_are_there() -> None:
    assert set(symbols(STATIC / "icons.svg")) >= ICONS
    assert set(symbols(LOOK / "icons.svg")) == OWN_ICONS
    assert set(symbols(STATIC / "tokens.svg")) == SHAPES
    cards = set(symbols(STATIC / "cards.svg"))
    assert {f"{what}-{kind}" for what in ("glyph", "emblem") for kind in TYPES} <= cards
    assert "back-generic" in cards
    assert {f"back-{deck}" for deck in ("adventure", "spells", "purchase", "talismans")} <= set(symbols(EMBLEMS))


@pytest.mark.parametrize("file", [*SPRITES, *PICTURES], ids=lambda file: f"{file.parent.name}-{file.name}")
def test_only_shapes_and_presentation_attributes(file: Path) -> None:
    """The pages' policy refuses inline styles, and stylesheets do not reach into a sprite."""
    for part in parts(file):
        assert tag(part) in DRAWN
        for name, value in part.attrib.items():
            assert name not in ("style", "class")
            assert not name.startswith("on")
            assert not re.search("script|http|data:", value)


@pytest.mark.parametrize("file", [*SPRITES, *PICTURES], ids=lambda file: f"{file.parent.name}-{file.name}")
def test_ids_are_unique(file: Path) -> None:
    ids = Counter(re.findall(r'\bid="([^"]+)"', file.read_text(encoding="utf-8")))
    assert [known for known, times in ids.items() if times > 1] == []
