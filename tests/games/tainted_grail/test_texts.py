"""What is told, asked and offered in fights can be said in both languages; and the kernel's properties hold there."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.games.test_rulebooks import BAD_FRENCH

from roundtable.games.tainted_grail.effects.places import Location
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.games.tainted_grail.places.land import action_title
from roundtable.kernel.texts import missing, typography
from roundtable.testing import properties

from .soak_fights import Maker, fits, start
from .thin import GAME


def entries(file: Path) -> list[dict[str, Any]]:
    """What a file of a pack holds: a list, but for `pack.yaml`."""
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found if isinstance(found, list) else []


def test_the_texts_are_whole_in_both_languages() -> None:
    texts = GAME.texts(GAME.content())
    assert missing(texts) == []
    assert typography(texts) == []


def test_the_words_of_a_verse_are_found_though_its_id_has_a_dot() -> None:
    content = TaintedGrail().content()
    texts = TaintedGrail().texts(content)
    texts.strict = True
    for verse in content["journal"].values():
        for text in ("text", *(way.text for way in verse.ways)):
            for language in ("en", "fr"):
                said = texts.name(language, f"@journal.{verse.id}.{text}")
                assert said == content.text(language, "journal", verse.id, text) != ""


@pytest.mark.parametrize("number", range(2))
def test_everything_in_a_fight_can_be_said(number: int) -> None:
    """Random cards, enemies and powers, of every kind of deed: a sample of what `soak_fights.py` does at length."""
    rng = random.Random(number)
    content = Maker(rng).pack()
    for each in range(3):
        match = start(rng, content, each)
        match.table.telling = True
        texts = GAME.texts(match.content)
        texts.strict = True
        match.begin()
        while match.windows:
            fits(match)
            if rng.random() < 0.2:
                properties.check_said(match, texts)
            properties.step_randomly(match, rng)
        for lang in ("en", "fr"):
            for event in match.events:
                texts.say(lang, event.key, event.params)


def test_the_french_words_of_the_pack_are_set_with_no_break_spaces() -> None:
    files = sorted((Path(GAME.folder) / "packs").rglob("*.yaml"))
    assert len(files) > 50
    slips = [
        f"{file.name}: {said[max(0, at.start() - 20) : at.end() + 5]}"
        for file in files
        for entry in entries(file)
        for said in entry.get("words", {}).get("fr", {}).values()
        for at in BAD_FRENCH.finditer(str(said))
    ]
    assert slips == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_location_actions_have_short_titles(language: str) -> None:
    """What they bring stands below; tiles of the map have no room for more."""
    game = TaintedGrail()
    content = game.content()
    texts = game.texts(content)
    texts.strict = True
    for place in content.of("locations", Location).values():
        if place.action is not None:
            assert len(texts.name(language, action_title(content, place.id, place.action))) <= 50


def test_whoever_only_the_journal_calls_is_called_somewhere() -> None:
    """Such an Encounter lies in no deck: without a page that names it, nobody ever meets it."""
    pack = Path(GAME.folder) / "packs" / "core"
    called = {
        entry["id"] for file in (pack / "encounters").glob("*.yaml") for entry in entries(file) if entry.get("called")
    }
    named = set(re.findall(r"named: ([a-z-]+)", "".join(file.read_text("utf-8") for file in pack.rglob("*.yaml"))))
    assert len(called) > 10
    assert called - named == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("outcome", ["won", "lost", "fled", "avoided", "left", "ran-away"])
def test_the_end_of_a_fight_is_not_told_as_the_end_of_all(lang: str, outcome: str) -> None:
    texts = GAME.texts(GAME.content())
    told = texts.say(lang, "fight-over", (("enemy", "Ros"), ("outcome", f"@text.fight-{outcome}")))
    assert told.endswith(".")
    assert not told.endswith("..")
    assert texts.say(lang, "outcome-story-lost") not in told
