"""What only the game can find wrong with a pack: each check, with the smallest pack that fails it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.games.tainted_grail.writing import checks
from roundtable.games.tainted_grail.writing.pack_spec import SPEC
from roundtable.games.tainted_grail.writing.reach import within_reach
from roundtable.packs import Content, PackError, Unsound, load

from .thin import content_of

Item = dict[str, Any]

MANIFEST = """
format: 1
id: tiny
game: tainted-grail
version: "1"
title: {en: Tiny, fr: Tout petit}
languages: [en, fr]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    return tmp_path


def found(check: Callable[[Content], Iterable[Unsound]], **extra: list[Item]) -> list[str]:
    """What a check finds in these items."""
    content = content_of({name.replace("_", "-"): items for name, items in extra.items()})
    return [f"{unsound.item}: {unsound.found}" for unsound in check(content)]


def card(name: str, **more: Any) -> Item:
    return {"id": name, "kind": "combat", "colour": "blue", "number": 1, **more}


def place(name: str, x: int = 0, y: int = 0, **more: Any) -> Item:
    return {"id": name, "x": x, "y": y, **more}


def foe(**more: Any) -> Item:
    rows = [{"pool": 0}]
    return {
        "id": "wolf",
        "kind": "combat",
        "colour": "green",
        "level": 1,
        "right": {},
        "attacks": rows,
        "opportunity": [],
        **more,
    }


def test_numbers_are_the_same_in_both_languages(pack: Path) -> None:
    item = "- id: bread\n  words: {en: {name: Bread, text: Gain 2 Food.}, fr: {name: Pain, text: Gagnez 3 Vivres.}}\n"
    (pack / "items.yaml").write_text(item, encoding="utf-8")

    with pytest.raises(PackError, match="in 'text' the numbers 2 in en, 3 in fr"):
        load(SPEC, pack)


def test_keys_belong_to_the_kind_of_card() -> None:
    wrong = card("odd", left={"empathy": ["up"]}, right={"caution": 1})

    assert found(checks.cards_are_sound, cards=[wrong]) == [
        "odd: a Bonus Key 'empathy'",
        "odd: an open Key 'caution'",
        "odd: the bonus 'up'",
    ]
    assert not found(checks.cards_are_sound, cards=[card("a"), card("b", number=2)])


def test_a_number_of_each_colour_and_kind_is_given_once() -> None:
    assert found(checks.cards_are_sound, cards=[card("a"), card("b")]) == ["b: the number of 'a'"]
    assert not found(checks.cards_are_sound, cards=[card("a"), card("b", character="maren")])


def test_attack_rows_begin_at_nothing_and_end_below_the_value() -> None:
    late, high = foe(value=4, attacks=[{"pool": 1}]), foe(value=4, attacks=[{"pool": 0}, {"pool": 4}])

    assert found(checks.encounters_are_sound, encounters=[late]) == ["wolf: rows from [1]"]
    assert found(checks.encounters_are_sound, encounters=[high]) == ["wolf: a row from 4"]
    assert not found(checks.encounters_are_sound, encounters=[foe(value=5, attacks=[{"pool": 0}, {"pool": 4}])])


def test_an_encounter_without_a_value_ends_some_other_way() -> None:
    assert found(checks.encounters_are_sound, encounters=[foe()]) == ["wolf: no value"]
    assert not found(checks.encounters_are_sound, encounters=[foe(lasts={"turns": 3, "outcome": "ran-away"})])


def test_stages_are_counted_from_one() -> None:
    stages = [{"number": 2, "text": "two"}]
    talk = {"id": "talk", "kind": "diplomacy", "level": 1, "low": -2, "high": 2, "right": {}, "stages": stages}

    assert found(checks.encounters_are_sound, encounters=[talk]) == ["talk: the Stages [2]"]


def test_a_page_has_a_way_that_is_open_and_free() -> None:
    paid = {"id": "1.start", "ways": [{"text": "a", "pays": {"food": 1}}, {"text": "b", "needs": {"day_from": 3}}]}

    assert found(checks.ways_are_open, journal=[paid]) == ["1.start: no way that is always open and free"]
    paid["ways"].append({"text": "c"})
    assert not found(checks.ways_are_open, journal=[paid])


def test_two_cards_on_a_cell_only_if_one_replaces_the_other() -> None:
    assert found(checks.map_is_sound, locations=[place("1"), place("2")]) == ["2: the cell of 1"]
    assert not found(checks.map_is_sound, locations=[place("1"), {"id": "2", "legacy": "1"}])


def test_keys_lead_both_ways_to_the_next_cell() -> None:
    east = place("1", keys={"east": "2"})

    assert found(checks.map_is_sound, locations=[east, place("2", 1)]) == ["1: a Key east to 2, which leads to nothing"]
    far = place("2", 2, keys={"west": "1"})
    assert found(checks.map_is_sound, locations=[east, far]) == ["1: a Key east to 2", "2: a Key west to 1"]
    assert not found(checks.map_is_sound, locations=[east, place("2", 1, keys={"west": "1"})])


def test_a_box_that_is_marked_exists() -> None:
    verse = {"id": "1.start", "do": [{"do": "status", "mark": "ferry", "part": 3}]}

    assert found(checks.statuses_have_the_box, journal=[verse], statuses=[{"id": "ferry", "parts": 2}]) == [
        "1.start: box 3 of ferry"
    ]


# --- the whole story ---


def test_names_of_things_that_are_nowhere() -> None:
    verse = {"id": "1.start", "do": [{"do": "encounter", "named": "wolf", "won": "1.2"}, {"do": "light", "dial": 8}]}

    assert found(checks.names_are_known, journal=[verse]) == [
        "1.start: the id 'wolf', which is not in encounters",
        "1.start: the id '1.2', which is not in journal",
    ]


def test_verses_nothing_leads_to() -> None:
    verses = [{"id": "1.start", "go": "1.2"}, {"id": "1.2"}, {"id": "1.3"}]

    assert found(checks.verses_are_reached, journal=verses, locations=[place("1")]) == ["1.3: a verse nothing leads to"]


def test_endings_that_no_table_can_come_to() -> None:
    last = {"id": "1.3", "do": [{"do": "ending", "ending": "a"}]}
    door = {"id": "1.2", "ways": [{"text": "a", "needs": {"status": "key", "part": 1}, "go": "1.3"}, {"text": "b"}]}
    start = {
        "id": "1.start",
        "ways": [{"text": "a", "needs": {"chapter_from": 2}, "go": "1.4"}, {"text": "b", "go": "1.2"}],
    }
    lock = {"id": "1.4", "do": [{"do": "status", "mark": "key", "part": 1}]}
    rest = {"statuses": [{"id": "key", "parts": 1}], "locations": [place("1")]}

    assert found(checks.pages_are_within_reach, journal=[start, door, last, lock], **rest) == [
        "1.3: a verse that only ways lead to which never open",
        "1.4: a verse that only ways lead to which never open",
        "1.3: the ending 'a', out of reach",
    ]
    door["do"] = [{"do": "chapter", "begin": 2}]
    assert not found(checks.pages_are_within_reach, journal=[start, door, last, lock], **rest)


def test_every_ending_and_every_page_of_the_first_act_can_be_come_to() -> None:
    content = TaintedGrail().content()
    told = {name for kind, name, _ in within_reach(content) if kind == "endings"}

    assert told == {"a", "b", "c", "d", "e"}
    assert not list(checks.pages_are_within_reach(content))


def test_loops_that_cost_nothing() -> None:
    gift = {"id": "1.2", "do": [{"do": "food", "by": 1}], "ways": [{"text": "a", "go": "1.start"}, {"text": "b"}]}
    verses = [{"id": "1.start", "go": "1.2"}, gift]

    (loop,) = found(checks.loops_cost_something, journal=verses)
    assert "a loop that costs nothing" in loop
    gift["ways"][0]["pays"] = {"energy": 1}
    assert not found(checks.loops_cost_something, journal=verses)


def test_threads_are_set_and_read() -> None:
    marks = {"id": "1.start", "do": [{"do": "status", "mark": "ferry", "part": 1}]}
    asks = {"id": "1.2", "ways": [{"text": "a", "needs": {"status": "ferry", "part": 2}}, {"text": "b"}]}
    statuses = [{"id": "ferry", "parts": 2}]

    assert found(checks.threads_are_set_and_read, journal=[marks, asks], statuses=statuses) == [
        "ferry: box 1 marked and never asked for",
        "ferry: box 2 asked for and never marked",
    ]


def test_a_secret_can_be_gained() -> None:
    secrets = [{"id": "secret-1", "number": 1}, {"id": "secret-42", "number": 42}]
    gives = {"id": "1.start", "do": [{"do": "secret", "gain": "secret-1"}]}

    assert found(checks.threads_are_set_and_read, secrets=secrets) == ["secret-1: a Secret that nobody can gain"]
    assert not found(checks.threads_are_set_and_read, secrets=secrets, journal=[gives])


def test_a_quest_lies_on_a_card() -> None:
    quest = {"id": "quest-1", "goal": {"secret": "secret-1"}, "success": "521"}
    event = {"id": "event-1-1", "chapter": 1, "part": 1, "quest": "quest-1"}

    assert found(checks.events_and_quests, quests=[quest]) == ["quest-1: a Quest on no card"]
    assert not found(checks.events_and_quests, quests=[quest], story_events=[event])


def test_an_unfinished_pack_is_loaded_until_it_says_that_it_is_complete(pack: Path) -> None:
    chapter = '- id: "1"\n  decks: [{levels: [1]}]\n  words: {en: {name: One, text: Go.}, fr: {name: Un, text: Va.}}\n'
    (pack / "chapters.yaml").write_text(chapter, encoding="utf-8")
    content = load(SPEC, pack)
    assert checks.whole_story(content)

    (pack / "chapters.yaml").write_text(chapter.replace("decks", "complete: true\n  decks"), encoding="utf-8")
    with pytest.raises(PackError, match="0 Encounters"):
        load(SPEC, pack)


def test_what_holds_while_visible_stands_under_lasting_and_nothing_else_does() -> None:
    def lasts(when: str, deed: str) -> list[str]:
        return found(checks.what_lasts_is_lasting, cards=[card("a", abilities=[{"when": when, "do": [{"do": deed}]}])])

    assert not lasts("lasting", "no-void")
    assert not lasts("placed", "draw")
    assert lasts("placed", "no-void") == ["a: 'no-void' under 'placed'"]
    assert lasts("lasting", "draw") == ["a: 'draw' under 'lasting'"]
    limit = {"when": "fight-start", "fight": [{"do": "hand-limit", "by": 1}]}
    assert found(checks.what_lasts_is_lasting, items=[{"id": "hat", "powers": [limit]}]) == [
        "hat: 'hand-limit' under 'fight-start'"
    ]
