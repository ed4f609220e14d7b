"""The words of all games and pages: what holds for every line in every file, and is easily forgotten in a new one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundtable import games
from roundtable.kernel.texts import mid

SOURCE = Path(__file__).parent.parent / "src" / "roundtable"
FRENCH = sorted([*SOURCE.rglob("text.fr.ftl"), *SOURCE.rglob("text/fr.ftl")])
ENGLISH = sorted([*SOURCE.rglob("text.en.ftl"), *SOURCE.rglob("text/en.ftl")])
NAMES = (
    "ally card character enemy guardian host name names other pack place player players quest seat seeker shop target"
    " token town who zone"
)
"""Parameters that stand for somebody's or something's name. `$game` is none: see below."""
NAME = rf"\{{ (?:MID\()?\$(?:{NAMES.replace(' ', '|')})\b"
CHANGING = "de du des le la les au aux que jusque lorsque puisque quoique presque".replace(" ", "|")
ELIDED = re.compile(rf"(?:\b(?:{CHANGING}) |[dlnmtsj]’|qu’){NAME}", re.IGNORECASE)


def lines(files: list[Path]) -> list[tuple[str, int, str]]:
    """Each line that says something, with its place."""
    return [
        (str(file.relative_to(SOURCE)), number, line)
        for file in files
        for number, line in enumerate(file.read_text("utf-8").split("\n"), 1)
        if line and not line.startswith("#")
    ]


def test_all_files_are_found() -> None:
    assert len(FRENCH) == len(ENGLISH) >= 10


@pytest.mark.parametrize(
    "line",
    [
        "c’est le tour de { $seat }.",
        "d’{ $player }",
        "tant que { $seat } reste",
        "au { $place }",
        "la { MID($enemy) }",
    ],
)
def test_what_would_need_an_elision_or_an_article_is_noticed(line: str) -> None:
    assert ELIDED.search(line)
    assert not ELIDED.search("{ $seat } garde { $card }, à { $other } de jouer")


def test_no_french_name_stands_after_a_word_that_changes_before_it() -> None:
    """It would say 'de Élise' and 'au Taverne': names come after a colon, or where nothing is elided."""
    assert [found for found in lines(FRENCH) if ELIDED.search(found[2])] == []


def test_a_game_can_be_named_after_de() -> None:
    titles = [games.get(name).titles["fr"] for name in games.names()]
    assert [title for title in titles if re.match(r"[aeiouyhàâéèêîôû]|l[ea’] ?s? ", title, re.IGNORECASE)] == []


@pytest.mark.parametrize("files", [FRENCH, ENGLISH])
def test_nobody_is_shouted_at(files: list[Path]) -> None:
    """But for what players themselves cry out: that is the rulebook's."""
    cries = re.compile(r"\b(?:DAH|DRAGONNE)\W?!")
    assert [found for found in lines(files) if "!" in cries.sub("", found[2])] == []


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        (r"\brobots?\b", "bot"),
        (r"\brenforts?\b", "Soutien"),
        (r"\bun garde\b", "la garde"),
        (r"\bcloche\b »", "ne va pas"),
    ],
)
def test_one_thing_has_one_french_word(word: str, instead: str) -> None:
    assert [found for found in lines(FRENCH) if re.search(word, found[2], re.IGNORECASE)] == [], instead


def test_talisman_has_one_river() -> None:
    assert "rivière" not in (SOURCE / "games/talisman/text.fr.ftl").read_text("utf-8")


@pytest.mark.parametrize(("lang", "quotes"), [("en", "“{}”"), ("fr", "«\u00a0{}\u00a0»")])
def test_the_help_names_the_links_as_they_are(lang: str, quotes: str) -> None:
    text = (SOURCE / f"web/text/{lang}.ftl").read_text("utf-8")
    said = dict(re.findall(r"^([a-z0-9-]+) = (.*)$", text, re.MULTILINE))
    assert quotes.format(said["why-cant-i"]) in said["help-why-text"]
    assert quotes.format(said["something-wrong"]) in said["help-wrong-text"]
    assert len(said["why-cant-i"]) <= 24


def test_templates_leave_the_colon_to_the_language() -> None:
    """French has a space before it: `{{ label }}{{ t("scene-colon") }} {{ what }}`."""
    found = []
    for file in (SOURCE / "web" / "templates").rglob("*.html"):
        text = re.sub(r"\{#.*?#\}", "", file.read_text("utf-8"), flags=re.DOTALL)
        found += [(file.name, near) for near in re.findall(r".{0,40}\}\}: .{0,20}|.{0,40}~ [\"']: .{0,20}", text)]
    assert found == []


@pytest.mark.parametrize("name", ["Meg la Corneille", "Ysra Vane", "Lagune", "Theodora", "Lemming"])
def test_names_without_an_article_keep_their_capital(name: str) -> None:
    assert mid(name) == name


def test_an_article_is_small_within_a_sentence() -> None:
    game = games.get("kinfire")
    texts = game.texts(game.content())
    params = {"card": "Estoc", "enemy": "Le bandit"}
    assert texts.say("fr", "sum-attack", params) == "Estoc contre le bandit"
    assert texts.say("fr", "cannot-reach", {"enemy": "Le bandit", "seat": "Ann"}).startswith("Le bandit")
