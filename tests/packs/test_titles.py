"""A text that an item names may have a short title beside it, for all readers or for none."""

from __future__ import annotations

from roundtable.packs import check, load


def files(en: str, fr: str) -> dict[str, str]:
    """A bear that says something, in these words."""
    places = "places: {wood: {name: W}, cave: {name: C}}"
    return {
        "cards.yaml": "- {id: bear, strength: 3, effects: [{do: choose, says: way-run}]}\n",
        "text.en.yaml": f"cards: {{bear: {{name: B, text: T, way-run: It runs., {en}}}}}\n{places}\n",
        "text.fr.yaml": f"cards: {{bear: {{name: B, text: T, way-run: Il court., {fr}}}}}\n{places}\n",
    }


def test_a_title_stands_beside_what_it_is_the_title_of(spec, core) -> None:
    content = load(spec, core(files("way-run.title: Run", "way-run.title: Courir")))
    assert content.text("fr", "cards", "bear", "way-run.title") == "Courir"
    assert content.text("en", "cards", "bear", "way-run") == "It runs."


def test_no_language_lacks_a_title_that_another_has_and_none_stands_alone(spec, core) -> None:
    found = [str(problem) for problem in check(spec, core(files("way-run.title: Run", "")))]
    assert len(found) == 1
    assert "cards.bear.way-run.title" in found[0]
    found = [str(problem) for problem in check(spec, core(files("way-hide.title: Hide", "way-hide.title: Se cacher")))]
    assert all("the unknown text 'way-hide.title'" in problem for problem in found)
    assert len(found) == 2
