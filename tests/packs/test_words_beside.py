"""Words that stand beside an item's numbers, for writers who see both at once."""

from __future__ import annotations

from roundtable.packs import check, load

OWN_WORDS = {
    "cards.yaml": """
        - id: bear
          strength: 3
          words:
            en: {name: Bear, text: It growls.}
            fr: {name: Ours, text: Il grogne.}
        """,
    "text.en.yaml": "places: {wood: {name: Wood}, cave: {name: Cave}}\n",
    "text.fr.yaml": "places: {wood: {name: Bois}, cave: {name: Grotte}}\n",
}


def test_an_item_may_bring_its_words_along(spec, core) -> None:
    content = load(spec, core(OWN_WORDS))

    assert content.text("fr", "cards", "bear", "text") == "Il grogne."
    assert content.text("en", "cards", "bear", "name") == "Bear"


def test_where_words_stand_makes_no_other_pack(spec, core, tmp_path) -> None:
    beside = load(spec, core(OWN_WORDS)).digest
    apart = {
        "cards.yaml": "- {id: bear, strength: 3}\n",
        "text.en.yaml": "cards: {bear: {name: Bear, text: It growls.}}\n" + OWN_WORDS["text.en.yaml"],
        "text.fr.yaml": "cards: {bear: {name: Ours, text: Il grogne.}}\n" + OWN_WORDS["text.fr.yaml"],
    }

    assert load(spec, core(apart)).digest == beside


def test_a_language_that_is_missing_is_missed(spec, core) -> None:
    cards = OWN_WORDS["cards.yaml"].replace("            fr: {name: Ours, text: Il grogne.}\n", "")

    found = {(problem.path, problem.found) for problem in check(spec, core({**OWN_WORDS, "cards.yaml": cards}))}

    assert found == {("cards.bear.name", "no text in 'fr'"), ("cards.bear.text", "no text in 'fr'")}


def test_the_same_text_twice_is_a_problem(spec, core) -> None:
    twice = {**OWN_WORDS, "text.en.yaml": OWN_WORDS["text.en.yaml"] + "cards: {bear: {name: Bruin}}\n"}

    (problem,) = check(spec, core(twice))

    assert (problem.path, problem.found) == (
        "cards.bear.name",
        "this text a second time (first beside the item itself)",
    )


def test_unknown_texts_and_languages_are_told_with_their_line(spec, core) -> None:
    cards = OWN_WORDS["cards.yaml"].rstrip(" ") + "            de: {name: Bär}\n"
    cards = cards.replace("text: It growls.", "txet: It growls.")

    problems = check(spec, core({**OWN_WORDS, "cards.yaml": cards}))

    assert [problem.found for problem in problems if problem.line] == ["the unknown text 'txet'", "the language 'de'"]
