"""A rulebook says every problem at once, finds its rules, and hears what the code cites."""

from pathlib import Path

import pytest

from roundtable.kernel import rulebook
from roundtable.kernel.rulebook import BadRulebook, Rulebook, UnknownRule, cite, where, witnessed, witnessing

GOOD = """
game: talisman
rules:
  - {id: talisman.combat.tie, chapter: Combat, kind: core, en: A tie hurts nobody., fr: Égalité sans perte.}
  - {id: talisman.move.roll, chapter: Movement, kind: core, en: Roll one die., fr: Lancez un dé., source: M}
  - {id: talisman.combat.roll, chapter: Combat, kind: limit, en: Both roll., fr: Chacun lance un dé.}
  - {id: talisman.setup.shuffle, chapter: Set-up, kind: table-only, en: Shuffle., fr: Mélangez.}
"""


def load(folder: Path, text: str, prefix: str = "") -> Rulebook:
    path = folder / "rulebook.yaml"
    path.write_text(text, encoding="utf-8")
    return Rulebook.load(path, prefix)


def test_rules_are_found_by_id_and_by_chapter(tmp_path: Path) -> None:
    book = load(tmp_path, GOOD, prefix="talisman.")
    assert book["talisman.move.roll"].text("fr") == "Lancez un dé."
    assert list(book.chapters()) == ["Combat", "Movement", "Set-up"]
    assert [rule.id for rule in book.chapters()["Combat"]] == ["talisman.combat.tie", "talisman.combat.roll"]
    assert len(book) == 4
    assert not book.complete


def test_cardboard_handling_is_listed_and_not_counted(tmp_path: Path) -> None:
    book = load(tmp_path, GOOD)
    assert "talisman.setup.shuffle" in book
    assert "talisman.setup.shuffle" not in {rule.id for rule in book.counted()}


def test_an_unknown_rule_names_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(UnknownRule, match=r"combat.ties'. Did you mean 'talisman.combat.tie'\?"):
        load(tmp_path, GOOD)["talisman.combat.ties"]


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("roll combat", "en", ["talisman.combat.roll"]),
        ("ROLL", "en", ["talisman.move.roll", "talisman.combat.roll"]),
        ("egalite", "fr", ["talisman.combat.tie"]),
        ("egalite", "en", []),
    ],
)
def test_search_ignores_accents_and_capitals(tmp_path: Path, words: str, lang: str, found: list[str]) -> None:
    assert [rule.id for rule in load(tmp_path, GOOD).search(words, lang)] == found


def test_titles_come_before_bodies(tmp_path: Path) -> None:
    book = load(tmp_path, GOOD.replace("A tie hurts nobody.", "Roll again later."))
    assert [rule.id for rule in book.search("roll")][-1] == "talisman.combat.tie"


def test_every_problem_is_told_with_its_line(tmp_path: Path) -> None:
    bad = """game: talisman
extra: 1
rules:
  - {id: talisman.a.b, chapter: A, kind: core, en: x, fr: y}
  - {id: talisman.a.b, chapter: A, kind: wrong, en: x, fr: " "}
  - {id: Talisman, kind: core, en: x, fr: y, color: red}
  - {id: kinfire.a.b, chapter: A, kind: core, fr: y}
  - nonsense
"""
    with pytest.raises(BadRulebook) as caught:
        load(tmp_path, bad, prefix="talisman.")
    told = "\n".join(caught.value.problems)
    for sentence in [
        "no field 'extra'",
        "line 5: 'talisman.a.b' stands here a second time",
        "line 5: 'talisman.a.b' has the unknown kind 'wrong'",
        "line 5: 'talisman.a.b' has no text in 'fr'",
        "line 6: 'Talisman' needs an 'id'",
        "line 6: 'Talisman' has no chapter",
        "line 6: 'Talisman' has a field 'color'",
        "line 7: 'kinfire.a.b' should start with 'talisman.'",
        "line 7: 'kinfire.a.b' has no text in 'en'",
        "line 8: rule 5 is not a mapping",
    ]:
        assert sentence in told
    assert len(caught.value.problems) == 10
    assert str(tmp_path / "rulebook.yaml") in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "words",
        "game: x\nrules: 3",
        "rules: []",
        "game: [",
        "game: 2001-02-31",
        "{game: x, rules: [], complete: 2}",
    ],
)
def test_no_file_brings_a_traceback(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadRulebook):
        load(tmp_path, text)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match="can't be read"):
        Rulebook.load(tmp_path / "none.yaml")


def test_witnesses_nest_and_end_alone() -> None:
    cite("a.lost")
    with witnessing() as outer:
        cite("a.one")
        with witnessing() as inner:
            cite("a.two", "a.three")
        with witnessing() as equal_at_its_end:
            cite("a.two", "a.three", "a.one")
            assert outer == equal_at_its_end
        cite("a.four")
    cite("a.late")
    assert inner == {"a.two", "a.three"}
    assert outer == {"a.one", "a.two", "a.three", "a.four"}


def test_a_witness_ends_with_an_error() -> None:
    before = len(rulebook._witnesses)

    def fail() -> None:
        with witnessing():
            assert witnessed()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert len(rulebook._witnesses) == before


def test_where_finds_whole_ids_in_code_and_tests(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    code = 'A = 1\nTIE = "g.combat.tie"  # g.combat.tie\nB = "g.combat.tie-twice", "g.combat.tie.more"\n'
    (tmp_path / "src" / "combat.py").write_text(code)
    (tmp_path / "src" / "rulebook.yaml").write_text("id: g.combat.tie\n")
    (tmp_path / "src" / "notes.txt").write_text("g.combat.tie\n")
    (tmp_path / "src" / ".cache").mkdir()
    (tmp_path / "src" / ".cache" / "old.py").write_text("'g.combat.tie'\n")
    (tmp_path / "tests").mkdir()
    scenario = "expect: {cites: [g.combat.tie]}\n# see my.g.combat.tie, g.combat.tie.\n"
    (tmp_path / "tests" / "tie.yaml").write_text(scenario)
    found = where(["g.combat.tie", "g.none.here"], [tmp_path / "src", tmp_path / "tests"])
    assert found == {
        "g.combat.tie": [
            (tmp_path / "src" / "combat.py", 2),
            (tmp_path / "tests" / "tie.yaml", 1),
            (tmp_path / "tests" / "tie.yaml", 2),
        ],
        "g.none.here": [],
    }
