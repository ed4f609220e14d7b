"""A faulty pack: every problem at once, each with its place, what was found and what was expected."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

from roundtable.packs import Collection, PackError, PackSpec, Ref, check, load


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


def only(problems):
    (problem,) = problems
    return problem


def one_card(fields: str) -> dict[str, str]:
    """The sound pack's bear with other fields; it stands in the second place, from line 2 on."""
    return {"cards.yaml": f"- {{id: ant, strength: 1}}\n- id: bear\n  {fields}\n"}


@pytest.mark.parametrize(
    ("fields", "path", "found", "expected"),
    [
        ("strength: two", "strength", "'two'", "a whole number"),
        ("strength: 1.5", "strength", "the number 1.5", "a whole number"),
        ("strength: true", "strength", "true", "a whole number"),
        ("strength: [1]", "strength", "a list of 1", "a whole number"),
        ("strength:", "strength", "nothing", "a whole number"),
        ("count: 1", "strength", "no 'strength'", "a whole number"),
        ("{strength: 1, cunning: no}", "cunning", "'no'", "true or false"),
        ("{strength: 1, weight: heavy}", "weight", "'heavy'", "a number"),
        ("{strength: 1, kind: ghost}", "kind", "'ghost'", "'beast' or 'spirit'"),
        ("{strength: 1, count: -1}", "count", "the number -1", "a whole number, at least 0"),
        ("{strength: 1, lair: 3}", "lair", "the number 3", "text or nothing"),
        ("{strength: 1, lair: hole}", "lair", "the id 'hole', which is not in places", "an id of places"),
        ("{strength: 1, odds: {hole: 1}}", "odds.hole", "the id 'hole', which is not in places", "an id of places"),
        ("{strength: 1, odds: {cave: x}}", "odds.cave", "'x'", "a whole number"),
        ("{strength: 1, odds: [cave]}", "odds", "a list of 1", "a mapping"),
        ("{strength: 1, pair: [1]}", "pair", "a list of 1", "a list of 2"),
        ("{strength: 1, pair: [1, 2]}", "pair[1]", "the number 2", "text"),
        ("{strength: 1, effects: gain}", "effects", "'gain'", "a list"),
        ("{strength: 1, effects: [gain]}", "effects[0]", "'gain'", None),
        ("{strength: 1, effects: [{do: gian}]}", "effects[0].do", "'gian'", "gain, move or choose"),
        ("{strength: 1, effects: [{do: 3}]}", "effects[0].do", "the number 3", "gain, move or choose"),
        ("{strength: 1, effects: [{to: cave}]}", "effects[0].do", "no 'do'", "gain, move or choose"),
        ("{strength: 1, effects: [{do: move}]}", "effects[0].to", "no 'to'", "text"),
        ("{strength: 1, effects: [{do: gain, what: ore}]}", "effects[0].what", "'ore'", "'gold' or 'life'"),
        (
            "{strength: 1, effects: [{do: gain, what: gold, amount: 10}]}",
            "effects[0].amount",
            "the number 10",
            "a whole number, at least 1 and at most 9",
        ),
        (
            "{strength: 1, effects: [{do: choose, says: name, then: [{do: move, to: hole}]}]}",
            "effects[0].then[0].to",
            "the id 'hole', which is not in places",
            "an id of places",
        ),
        ("{strength: 1, strenght: 1}", "strenght", "the unknown field 'strenght'", None),
        ("{strength: 1, <<: {count: 2}}", "['<<']", "the unknown field '<<'", None),
    ],
)
def test_a_wrong_field_is_named_with_what_was_expected(problems, fields, path, found, expected):
    if fields.startswith("{"):
        files = {"cards.yaml": f"- {{id: ant, strength: 1}}\n- {{id: bear, {fields[1:]}\n"}
    else:
        files = one_card(fields)
    problem = only(problems(files))
    separator = "" if path.startswith("[") else "."
    assert problem.path == f"cards[1]{separator}{path}"
    assert problem.file.endswith("core/cards.yaml")
    assert problem.item == "bear"
    assert problem.found == found
    assert expected is None or problem.expected == expected
    assert problem.line == (3 if fields == "strength: two" else problem.line)
    assert problem.line in (2, 3)


def test_a_list_that_is_too_long_is_reported(problems):
    problem = only(problems({"places.yaml": "- {id: wood, links: [cave, cave, cave, cave]}\n- {id: cave}\n"}))
    assert (problem.path, problem.found, problem.expected) == ("places[0].links", "4 entries", "at most 3 entries")


def test_a_value_that_could_not_be_read_is_not_complained_about_twice(problems):
    assert only(problems(one_card("strength: *x"))).found == "the alias *x"
    assert only(problems(one_card("strength: !!int 3"))).found == "the tag 'tag:yaml.org,2002:int'"


def test_what_a_default_refers_to_must_exist(core):
    class Path(Struct, frozen=True, forbid_unknown_fields=True):
        id: str
        links: tuple[Annotated[str, Ref("places")], ...] = ("home",)

    spec = PackSpec("tiny", {"cards": Collection(Card), "places": Collection(Path)})
    texts = {"text.en.yaml": "{}", "text.fr.yaml": "{}", "cards.yaml": "[]"}
    problem = only(check(spec, core(texts | {"places.yaml": "- {id: wood}"})))
    assert (problem.path, problem.found) == ("places[0].links[0]", "the id 'home', which is not in places")
    assert check(spec, core(texts | {"places.yaml": "- {id: wood}\n- {id: home}"})) == []


def test_the_nearest_name_is_suggested(problems):
    assert only(problems(one_card("strength: 1\n  cuning: true"))).hint == "perhaps 'cunning' was meant"
    assert only(problems(one_card("strength: 1\n  kind: spirits"))).hint == "perhaps 'spirit' was meant"
    assert only(problems(one_card("strength: 1\n  lair: kave"))).hint == "perhaps 'cave' was meant"
    effects = one_card("strength: 1\n  effects: [{do: mvoe, to: cave}]")
    assert only(problems(effects)).hint == "perhaps 'move' was meant"


def test_a_problem_is_one_readable_sentence(problems):
    sentence = str(only(problems(one_card("strength: 2\n  kind: beest"))))
    assert sentence.endswith(
        "core/cards.yaml:4 cards[1].kind (bear): found 'beest', expected 'beast' or 'spirit'; "
        "perhaps 'beast' was meant."
    )


@pytest.mark.parametrize(
    ("bad", "found"),
    [
        ("[{strength: 1}]", "no 'id'"),
        ("[{id: 7, strength: 1}]", "the number 7"),
        ("[{id: The Bear, strength: 1}]", "'The Bear'"),
        ("[{id: '', strength: 1}]", "''"),
        ('[{id: "a\\n", strength: 1}]', r"'a\n'"),
    ],
)
def test_an_item_needs_an_id_that_can_stand_in_an_option(problems, bad, found):
    files = {"cards.yaml": bad, "text.en.yaml": PLACES, "text.fr.yaml": PLACES}
    told = [problem for problem in problems(files) if problem.path == "cards[0].id"]
    assert only(told).found == found


def test_an_id_twice_is_reported_with_the_first_place(problems):
    files = {"cards/more.yaml": "# one more\n- {id: bear, strength: 1}\n"}
    problem = only(problems(files))
    assert problem.file.endswith("core/cards.yaml")
    assert problem.line == 1
    assert problem.found.startswith("the id 'bear' a second time (first in ")
    assert problem.found.endswith("core/cards/more.yaml:2)")


def test_a_collection_that_is_no_list_is_one_problem(problems):
    problem = only(problems({"cards.yaml": "bear: {strength: 1}"}))
    assert (problem.found, problem.expected) == ("a mapping", "a list of items")


# --- texts ---


def test_a_missing_text_is_an_error_in_each_language(problems):
    files = {"text.fr.yaml": "{cards: {bear: {name: Ours, text: T}, ant: {name: F}}, places: {wood: {name: B}}}"}
    told = problems(files)
    assert [problem.path for problem in told] == ["cards.ant.text", "places.cave.name"]
    assert all(problem.file.endswith("text.fr.yaml") for problem in told)


def test_a_missing_text_file_is_said_once(problems):
    problem = only(problems({"text.fr.yaml": None}))
    assert problem.file.endswith("core/text.fr.yaml")
    assert problem.found == "no such file"


def test_text_for_nothing_is_an_error(problems):
    english = (
        "\n  wolf: {name: Wolf, text: It howls.}\nplaces:\n  wood: {name: W}\n  cave: {name: C, nmae: D}\ncart: {}"
    )
    told = problems({"text.en.yaml": "cards:\n  bear: {name: B, text: T}\n  ant: {name: A, text: T}" + english})
    assert [(problem.path, problem.line) for problem in told] == [
        ("cards.wolf", 4),
        ("places.cave.nmae", 7),
        ("cart", 8),
    ]
    assert "perhaps 'name' was meant" in str(told[1])


@pytest.mark.parametrize(("words", "found"), [("12", "the number 12"), ("[a]", "a list of 1"), ("' '", "blank text")])
def test_text_that_is_no_text_is_reported_once(problems, words, found):
    text = f"{{cards: {{bear: {{name: {words}, text: T}}, ant: {{name: A, text: T}}}}, {PLACES[1:]}"
    problem = only(problems({"text.en.yaml": text}))
    assert (problem.path, problem.found) == ("cards.bear.name", found)


def test_an_optional_text_is_for_all_languages_or_none(problems):
    text = f"{{cards: {{bear: {{name: B, text: T, flavour: F}}, ant: {{name: A, text: T}}}}, {PLACES[1:]}"
    problem = only(problems({"text.en.yaml": text}))
    assert (problem.path, problem.found) == ("cards.bear.flavour", "no text in 'fr'")
    assert problems({"text.en.yaml": text, "text.fr.yaml": text}) == []


def test_yaml_words_stay_words_in_texts(spec, core):
    """YAML 1.1 would make false, true, 90 and a date of these."""
    text = f"{{cards: {{bear: {{name: no, text: on}}, ant: {{name: 1:30, text: 2024-01-01}}}}, {PLACES[1:]}"
    content = load(spec, core({"text.en.yaml": text, "text.fr.yaml": text}))
    assert [content.text("en", "cards", "bear", field) for field in ("name", "text")] == ["no", "on"]
    assert [content.text("en", "cards", "ant", field) for field in ("name", "text")] == ["1:30", "2024-01-01"]


# --- the manifest ---


@pytest.mark.parametrize(
    ("old", "new", "path", "found"),
    [
        ("format: 1", "format: 2", "format", "the number 2"),
        ("format: 1", "", "format", "no 'format'"),
        ("id: core", "id: Core", "id", "'Core'"),
        ("game: tiny", "game: huge", "game", "'huge'"),
        ('version: "1.0"', "version: 1.0", "version", "the number 1.0"),
        ("title: {en: The core, fr: La base}", "title: {en: The core}", "title.fr", "no title in 'fr'"),
        ("languages: [en, fr]", "languages: [en]", "languages", "'en'"),
        ("languages: [en, fr]", "languages: [en, French]", "languages[1]", "'French'"),
        ("languages: [en, fr]", "languages: [en, fr]\nauthor: me", "author", "the unknown field 'author'"),
    ],
)
def test_a_faulty_manifest_is_reported(problems, core, old, new, path, found):
    manifest = (core() / "pack.yaml").read_text(encoding="utf-8")
    assert old in manifest
    told = problems({"pack.yaml": manifest.replace(old, new)})
    mine = [problem for problem in told if problem.file.endswith("pack.yaml")]
    assert (path, found) in {(problem.path, problem.found) for problem in mine}
    assert len(mine) == (2 if new == "languages: [en, French]" else 1)  # that one lacks fr as well


def test_texts_in_a_language_the_manifest_does_not_name_are_refused(problems):
    problem = only(problems({"text.de.yaml": "{}"}))
    assert problem.file.endswith("text.de.yaml")
    assert problem.found == "texts in 'de'"


def test_a_manifest_that_is_wrong_in_several_ways_is_told_all_of_them(problems):
    manifest = (
        "format: 1\nid: 3\ngame: huge\nversion: v\ntitle: {en: T}\nlanguages: [fr]\non: cor\nremove: {carts: [a]}\n"
    )
    told = [problem for problem in problems({"pack.yaml": manifest}) if problem.file.endswith("pack.yaml")]
    assert [problem.path for problem in told] == ["id", "game", "title.fr", "languages", "on", "remove.carts"]


# --- everything at once ---


def test_every_problem_is_reported_at_once(spec, core):
    pack = core(
        {
            "cards.yaml": """
                - id: bear
                  strength: strong
                  ferocity: 3
                  effects:
                    - {do: gain, what: gold, amount: 0}
                    - {do: explode}
                    - {do: move, to: castle}
                - id: ant
                - id: ant
                  strength: 1
                - strength: 2
                  kind: &anchor ghost
                """,
            "places.yaml": "- {id: wood, links: [cave]}\n- {id: cave, links: !!python/name:os.system x}\n",
            "text.en.yaml": """
                cards:
                  bear: {name: Bear}
                  ant: {name: Ant, text: 12}
                  wolf: {name: Wolf}
                places: {wood: {name: Wood}, cave: {name: Cave}}
                """,
            "text.fr.yaml": b"cards: \xe9t\xe9\n",
            "card.yaml": "[]",
            "pack.yaml": """
                format: 1
                id: core
                game: huge
                version: "1.0"
                title: {en: The core, fr: La base}
                languages: [en, fr]
                """,
        }
    )
    with pytest.raises(PackError) as refused:
        load(spec, pack)
    told = {(problem.file.rpartition("/")[2], problem.path, problem.line) for problem in refused.value.problems}
    assert told == {
        ("cards.yaml", "cards[0].strength", 2),
        ("cards.yaml", "cards[0].ferocity", 3),
        ("cards.yaml", "cards[0].effects[0].amount", 5),
        ("cards.yaml", "cards[0].effects[1].do", 6),
        ("cards.yaml", "cards[0].effects[2].to", 7),
        ("cards.yaml", "cards[1].strength", 8),
        ("cards.yaml", "cards[2].id", 9),
        ("cards.yaml", "cards[3].id", 11),
        ("cards.yaml", "cards[3].kind", 12),
        ("places.yaml", "places[1].links", 2),
        ("text.en.yaml", "cards.bear.text", None),
        ("text.en.yaml", "cards.ant.text", 3),
        ("text.en.yaml", "cards.wolf", 4),
        ("text.fr.yaml", "", 1),
        ("card.yaml", "", None),
        ("pack.yaml", "game", 3),
    }
    # The ghost's kind is wrong twice: as an anchor, and as a kind.
    assert len(refused.value.problems) == len(told) + 1
    assert str(refused.value).startswith("17 problems:\n")


def test_a_file_that_cannot_be_read_does_not_make_others_look_wrong(problems):
    """References to cards and texts of cards can't be judged when the cards are unknown."""
    for text in ("- {id: wood\n", "", "wood", "- {id: wood}\n- *cave*\n"):
        problem = only(problems({"places.yaml": text}))
        assert problem.file.endswith("places.yaml")
    for text in ("cards: {\n", "", "[]"):
        problem = only(problems({"text.fr.yaml": text}))
        assert problem.file.endswith("text.fr.yaml")


def test_texts_may_be_a_folder_of_files_and_each_text_stands_once(spec, core, problems):
    french = {
        "text.fr.yaml": None,
        "text.fr/cards.yaml": "{cards: {bear: {name: O, text: T}, ant: {name: F, text: T}}}",
    }
    assert problems(french | {"text.fr/places.yaml": PLACES}) == []
    told = only(problems(french | {"text.fr/twice.yaml": "{cards: {bear: {name: Ours}}}"}))
    assert told.path == "cards.bear.name"
    assert told.found.startswith("this text a second time (first in ")


def test_check_says_nothing_of_a_sound_pack(spec, core):
    assert check(spec, core()) == []


PLACES = "{places: {wood: {name: W}, cave: {name: C}}}"
