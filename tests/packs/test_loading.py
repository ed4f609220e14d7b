"""A sound pack becomes immutable content."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys

import pytest

from roundtable.packs import PackError, check, describe, game_of, load


def test_a_pack_becomes_typed_items(spec, core, tiny):
    content = load(spec, core())
    bear = content["cards"]["bear"]
    assert bear == tiny.Card(
        id="bear",
        strength=3,
        count=2,
        lair="cave",
        effects=(tiny.Gain("gold", 2), tiny.Move("wood")),
    )
    assert content["places"]["wood"].links == ("cave",)
    assert [(pack.id, pack.version) for pack in content.packs] == [("core", "1.0")]


def test_texts_stand_apart_in_each_language(spec, core):
    content = load(spec, core())
    assert content.text("en", "cards", "bear", "name") == "Bear"
    assert content.text("fr", "cards", "bear", "text") == "Il grogne."
    assert content.text("fr", "cards", "bear", "flavour") == ""


def test_asking_for_a_text_of_nothing_says_so(spec, core):
    content = load(spec, core())
    with pytest.raises(LookupError, match="no 'wolf' in 'cards'"):
        content.text("en", "cards", "wolf", "name")
    with pytest.raises(LookupError, match="no texts in 'de'"):
        content.text("de", "cards", "bear", "name")


def test_items_come_sorted_by_id_however_the_file_is_ordered(spec, core):
    assert list(load(spec, core())["cards"]) == ["ant", "bear"]


def test_a_mapping_inside_an_item_keeps_no_file_order(spec, core):
    one = load(spec, core({"cards.yaml": "- {id: bear, strength: 1, odds: {wood: 1, cave: 2}}", **NAMES}))
    assert list(one["cards"]["bear"].odds) == ["cave", "wood"]


def test_content_cannot_be_changed(spec, core):
    content = load(spec, core())
    with pytest.raises(TypeError):
        content["cards"]["wolf"] = 1
    with pytest.raises(AttributeError):
        content["wolves"] = {}
    with pytest.raises(AttributeError):
        content.clear()
    with pytest.raises(AttributeError):
        content.digest = "0"
    with pytest.raises(AttributeError):
        del content.packs
    with pytest.raises(AttributeError):
        content["cards"]["bear"].strength = 9


def test_a_collection_may_be_a_folder_of_files(spec, core):
    whole = load(spec, core())
    split = core(
        {
            "cards.yaml": None,
            "cards/b.yaml": "- {id: bear, strength: 3, count: 2, lair: cave, effects: ["
            "{do: gain, what: gold, amount: 2}, {do: move, to: wood}]}",
            "cards/a.yaml": "- {id: ant, strength: 1}",
            "cards/notes.txt": "not looked at",
        }
    )
    assert load(spec, split).digest == whole.digest


def test_typed_access_gives_the_struct_or_refuses(spec, core, tiny):
    content = load(spec, core())
    assert content.of("cards", tiny.Card)["ant"].strength == 1
    with pytest.raises(TypeError, match="cards holds Card"):
        content.of("cards", tiny.Place)


def test_a_text_key_names_a_text_that_each_language_needs(spec, core):
    cards = "- {id: bear, strength: 1, effects: [{do: choose, says: flee}]}"
    english = "{cards: {bear: {name: B, text: T, flee: Run}}, places: {wood: {name: W}, cave: {name: C}}}"
    french = "{cards: {bear: {name: B, text: T}}, places: {wood: {name: W}, cave: {name: C}}}"
    pack = core({"cards.yaml": cards, "text.en.yaml": english, "text.fr.yaml": french})
    assert [problem.path for problem in check(spec, pack)] == ["cards.bear.flee"]
    pack = core({"cards.yaml": cards, "text.en.yaml": english, "text.fr.yaml": english})
    assert load(spec, pack).text("fr", "cards", "bear", "flee") == "Run"


def test_content_travels_to_another_process(spec, core):
    content = load(spec, core())
    there = pickle.loads(pickle.dumps(content))
    assert (there.digest, there.packs) == (content.digest, content.packs)
    assert dict(there["cards"]) == dict(content["cards"])
    assert there.text("fr", "cards", "bear", "name") == "Ours"


def test_a_description_counts_every_card(spec, core):
    told = json.loads(json.dumps(describe(load(spec, core()))))
    assert told["packs"] == [{"id": "core", "version": "1.0", "title": {"en": "The core", "fr": "La base"}}]
    cards = told["collections"]["cards"]
    assert (cards["different"], cards["total"]) == (2, 3)
    bear = cards["items"][1]
    assert (bear["id"], bear["count"], bear["pack"]) == ("bear", 2, "core")
    assert bear["text"]["fr"]["name"] == "Ours"
    assert bear["data"]["effects"][0] == {"do": "gain", "what": "gold", "amount": 2}


def test_a_faulty_pack_still_tells_its_game(core, tmp_path):
    assert game_of(core()) == "tiny"
    assert game_of(core({"pack.yaml": "game: tiny\ngame: huge\nid: *x\n"})) == "tiny"
    assert game_of(core({"pack.yaml": "game: 3"})) is None
    assert game_of(core({"pack.yaml": "game: {"})) is None
    assert game_of(tmp_path / "nowhere") is None
    (tmp_path / "outside.yaml").write_text("game: secret")
    pack = core({"pack.yaml": None})
    (pack / "pack.yaml").symlink_to(tmp_path / "outside.yaml")
    assert game_of(pack) is None


def test_importing_packs_does_not_import_yaml():
    code = "import sys, roundtable.packs; sys.exit('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- stacking ---


def test_a_pack_on_top_replaces_adds_and_removes(spec, core, mine):
    top = mine(
        {
            "pack.yaml": """
                format: 1
                id: mine
                game: tiny
                version: "2"
                title: {en: Mine, fr: À moi}
                languages: [en, fr]
                on: core
                remove: {cards: [ant]}
                """,
            "cards.yaml": "[{id: bear, strength: 7}, {id: wolf, strength: 4}]",
            "text.en.yaml": "cards: {wolf: {name: Wolf, text: It howls.}, bear: {name: Big bear}}",
            "text.fr.yaml": "cards: {wolf: {name: Loup, text: Il hurle.}}",
        }
    )
    content = load(spec, [core(), top])
    assert {name: card.strength for name, card in content["cards"].items()} == {"bear": 7, "wolf": 4}
    assert content.text("en", "cards", "bear", "name") == "Big bear"
    assert content.text("en", "cards", "bear", "text") == "It growls."
    assert content.text("fr", "cards", "bear", "name") == "Ours"
    assert [pack.id for pack in content.packs] == ["core", "mine"]
    assert (content.origin("cards", "wolf"), content.origin("places", "wood")) == ("mine", "core")


def test_what_a_pack_stands_on_must_lie_below_it(spec, core, mine):
    assert check(spec, mine(), below=[core()]) == []
    (problem,) = check(spec, mine())
    assert (problem.path, problem.line) == ("on", 7)
    assert "'core'" in problem.found


def test_the_same_pack_twice_is_refused(spec, core):
    pack = core()
    with pytest.raises(PackError, match="the pack 'core' a second time"):
        load(spec, [pack, pack])


def test_removing_what_another_card_needs_is_reported_at_that_card(spec, core, mine):
    manifest = (mine() / "pack.yaml").read_text(encoding="utf-8")
    top = mine({"pack.yaml": manifest + "remove: {places: [cave], cards: [wolf], card: [ant]}\n"})
    told = [str(problem) for problem in check(spec, top, below=[core()])]
    assert len(told) == 4
    assert any("cards[0].lair (bear): found the id 'cave', which the pack 'mine' removed" in each for each in told)
    assert any("places[0].links[0] (wood)" in each for each in told)
    assert any("remove.cards[0]: found the id 'wolf'" in each for each in told)
    assert any("remove.card: found 'card'" in each and "perhaps 'cards'" in each for each in told)


def test_the_words_of_a_removed_item_are_gone(spec, core, mine):
    manifest = (mine() / "pack.yaml").read_text(encoding="utf-8")
    top = mine({"pack.yaml": manifest + "remove: {cards: [ant]}\n", "cards.yaml": "- {id: ant, strength: 9}"})
    told = check(spec, top, below=[core()])
    assert [problem.file.rpartition("/")[2] for problem in told] == ["text.en.yaml", "text.fr.yaml"]


def test_a_language_that_only_one_pack_speaks_falls_back(spec, core, mine):
    top = mine(
        {
            "pack.yaml": (
                'format: 1\nid: mine\ngame: tiny\nversion: "2"\ntitle: {en: Mine, fr: À moi}\nlanguages: [en, fr, de]\n'
            ),
            "text.de.yaml": "cards: {bear: {name: Bär}}",
        }
    )
    content = load(spec, [core(), top])
    assert content.text("de", "cards", "bear", "name") == "Bär"
    assert content.text("de", "cards", "ant", "name") == "Ant"


# --- what a scenario brings along ---


def test_items_given_in_memory_need_no_text(spec, core):
    extra = {"cards": [{"id": "wolf", "strength": 4, "lair": "cave"}, {"id": "bear", "strength": 9}]}
    content = load(spec, core(), extra=extra)
    assert content["cards"]["wolf"].lair == "cave"
    assert content.text("fr", "cards", "wolf", "name") == "wolf"
    assert content.text("fr", "cards", "wolf", "text") == ""
    assert content.text("fr", "cards", "bear", "name") == "Ours"
    assert content.digest != load(spec, core()).digest


def test_items_given_in_memory_may_have_text(spec, core):
    extra = {"cards": [{"id": "wolf", "strength": 4}], "text": {"en": {"cards": {"wolf": {"name": "Wolf"}}}}}
    content = load(spec, core(), extra=extra)
    assert content.text("en", "cards", "wolf", "name") == "Wolf"


def test_items_given_in_memory_are_checked_like_a_pack(spec, core):
    extra = {
        "cards": [{"id": "wolf", "strength": "four", "lair": "cove", 3: 1}, "wolf"],
        "text": {"xx": {}, "en": {"cards": {"wulf": {}}}},
        "carts": [],
    }
    with pytest.raises(PackError) as refused:
        load(spec, core(), extra=extra, extra_file="my scenario")
    told = [str(problem) for problem in refused.value.problems]
    assert all(each.startswith("my scenario") for each in told)
    for part in (
        "cards[0].strength (wolf): found 'four', expected a whole number",
        "cards[0].lair (wolf): found the id 'cove', which is not in places",
        "cards[0][3] (wolf): found the unknown field the number 3",
        "cards[1]: found 'wolf', expected a mapping",
        "text: found the language 'xx', expected en or fr",
        "text.en.cards.wulf: found the id 'wulf', which is not in cards, expected an id of cards; perhaps 'wolf'",
        "the unknown block 'carts'",
    ):
        assert any(part in each for each in told), part
    assert len(told) == 7


NAMES = {
    "text.en.yaml": "{cards: {bear: {name: B, text: T}}, places: {wood: {name: W}, cave: {name: C}}}",
    "text.fr.yaml": "{cards: {bear: {name: B, text: T}}, places: {wood: {name: W}, cave: {name: C}}}",
}
