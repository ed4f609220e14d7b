"""The core pack: what is in the decks, that the texts say what the data does, and that no two are alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from roundtable.games.talisman import GAME
from roundtable.games.talisman.effects import (
    AddStartingCraft,
    Attack,
    Choose,
    Creature,
    Enemy,
    Evade,
    Event,
    Follower,
    LayOnSpace,
    Lose,
    Object,
    PlaceCard,
    Spell,
    Stranger,
    Take,
    Way,
)
from roundtable.games.talisman.encounters import encounter_value

CONTENT = GAME.content()
CARDS, SPELLS, PLACES, CHARACTERS = (CONTENT[name] for name in ("cards", "spells", "places", "characters"))
LANGUAGES = ("en", "fr")
RACES = {
    "en": {"animal": "Animal", "monster": "Monster", "dragon": "Dragon", "spirit": "Spirit"},
    "fr": {"animal": "Animal", "monster": "Monstre", "dragon": "Dragon", "spirit": "Esprit"},
}
POWERS = {"en": ("Strength", "Craft"), "fr": ("Force", "Intellect")}


def inside(item: object) -> Iterator[Any]:
    """Every struct that an item is made of, itself among them."""
    if isinstance(item, msgspec.Struct):
        yield item
        for name in item.__struct_fields__:
            yield from inside(getattr(item, name))
    elif isinstance(item, tuple):
        for part in item:
            yield from inside(part)


def items() -> Iterator[tuple[str, Any]]:
    for collection in CONTENT:
        for item in CONTENT[collection].values():
            yield collection, item


def words(language: str, collection: str, item: str) -> dict[str, str]:
    fields = ("name", "text", "ability", *text_keys(CONTENT[collection][item]))
    return {field: text for field in fields if (text := CONTENT.text(language, collection, item, field))}


def text_keys(item: object) -> set[str]:
    """The texts that an item's parts ask for by name."""
    asked = set()
    for part in inside(item):
        if isinstance(part, Creature) or type(part).__name__ == "Lair":
            asked.add(part.name)
        if isinstance(part, Way) or type(part).__name__ in ("Task", "Meeting"):
            asked.add(part.text)
    return asked


# --- the decks ---


def test_the_decks_are_of_the_right_size() -> None:
    decks: Counter[str] = Counter()
    for card in CARDS.values():
        decks[card.deck if isinstance(card, Object) else "adventure"] += card.count
    assert decks == {"adventure": 100, "purchase": 18, "talisman": 4}
    assert sum(spell.count for spell in SPELLS.values()) == 24
    assert (len(CHARACTERS), len(PLACES)) == (12, 47)


def test_every_kind_of_adventure_card_is_there() -> None:
    kinds: Counter[str] = Counter()
    for card in CARDS.values():
        if not isinstance(card, Object) or card.deck == "adventure":
            kinds[type(card).__name__] += card.count
    assert sum(kinds.values()) == 100
    assert set(kinds) == {"Event", "Enemy", "Stranger", "Object", "Follower", "PlaceCard"}
    assert min(kinds.values()) >= 8


# --- what the rulebook says of them (components, section 3) ---


def test_the_characters_are_those_of_the_rulebook() -> None:
    assert set(CHARACTERS) == {
        "assassin", "elf", "dwarf", "ghoul", "monk", "thief", "priest", "troll", "prophetess", "warrior", "sorceress",
        "wizard",
    }  # fmt: skip
    monk, troll, prophetess = CHARACTERS["monk"], CHARACTERS["troll"], CHARACTERS["prophetess"]
    warrior, wizard = CHARACTERS["warrior"], CHARACTERS["wizard"]
    assert (monk.alignment, monk.weapons) == ("good", 0)
    assert troll.heals_on_six
    assert prophetess.spells == 1
    assert (warrior.strength, warrior.weapons) == (4, 2)
    assert (wizard.strength, wizard.craft) == (2, 5)


def test_the_spells_the_rulebook_names_do_what_it_says() -> None:
    effects = {
        "immobility": Evade(("creature",)),
        "invisibility": Evade(("creature", "character"), all_of_them=True),
        "psionic-blast": AddStartingCraft(),
        "hypnosis": Take("follower"),
        "hex": LayOnSpace((Lose(what="life", number=1),)),
    }
    assert {name: SPELLS[name].effect for name in effects} == effects


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("magic-belt", {"strength": 1, "weapon": None}),
        ("sword", {"weapon": 1, "strength": 0}),
        ("axe", {"builds_raft": True}),
        ("raft", {"raft": True, "deck": "purchase"}),
        ("solomons-crown", {"magic": True, "craft": 2}),
        ("runesword", {"barred": ("good",)}),
        ("holy-symbol", {"destroys": ("spirit",)}),
        ("talisman", {"deck": "talisman", "count": 4}),
        ("unicorn", {"strength": 1}),
        ("hag", {"no_followers": True}),
        ("giant", {"race": "monster", "power": 6}),
        ("goblin", {"race": "monster", "power": 2}),
        ("serpent", {"power": 4}),
        ("dragon", {"race": "dragon", "power": 7, "count": 2}),
        ("ghost", {"race": "spirit", "power": 4}),
    ],
)
def test_the_cards_the_rulebook_names_have_its_numbers(card: str, facts: dict[str, Any]) -> None:
    assert {name: getattr(CARDS[card], name) for name in facts} == facts


def test_what_kinds_of_cards_they_are() -> None:
    assert isinstance(CARDS["holy-lance"], Object)
    assert CARDS["holy-lance"].weapon
    assert CARDS["mule"].carry
    for follower in ("unicorn", "mule", "guide", "gnome", "poltergeist", "hag"):
        assert isinstance(CARDS[follower], Follower)
    assert isinstance(CARDS["imp"], Event)
    assert not isinstance(CARDS["mercenary"], Enemy)
    assert any(isinstance(part, Attack) for part in inside(CARDS["mercenary"]))
    imp, bear, bag = (encounter_value(CARDS[card]) for card in ("imp", "bear", "bag-of-gold"))
    assert imp < bear
    assert imp < bag


def test_the_creatures_of_the_board() -> None:
    assert PLACES["sentinel"].guard is not None
    assert PLACES["werewolf-den"].lair.strength_dice == 2
    assert PLACES["pits"].lair.number_dice == 1
    dragon = PLACES["crown-of-command"].lair
    assert (dragon.strength, dragon.craft) == (10, 10)


def test_what_the_rulebook_says_of_spaces() -> None:
    draws = {"fields-1": 1, "hidden-valley": 3, "runes-5": 1, "oasis": 2}
    assert {space: PLACES[space].draw for space in draws} == draws
    assert {place.creatures_add for place in PLACES.values() if place.terrain == "runes"} == {2}
    glade = PLACES["cursed-glade"]
    assert set(glade.no_strength_from) == {"object", "magic-object"}
    assert glade.no_craft_from == ("magic-object",)
    assert {place.terrain for place in PLACES.values() if place.raft_wood} == {"woods", "forest"}


# --- rules of our own for content ---


def test_there_is_always_a_way_that_everyone_can_take() -> None:
    """It costs neither gold nor cards, and hurts at most the Life everybody has."""
    choices = [(item.id, part) for _, item in items() for part in inside(item) if isinstance(part, Choose)]
    assert len(choices) > 10
    for item, choice in choices:
        free = [way for way in choice.ways if not way.gold and way.give is None]
        harmless = [
            way
            for way in free
            if all(part.what == "life" for action in way.do for part in inside(action) if isinstance(part, Lose))
        ]
        assert harmless, item


def test_strangers_and_places_always_do_something() -> None:
    assert [card.id for card in CARDS.values() if isinstance(card, Event | Stranger | PlaceCard) and not card.do] == []


# --- texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_exists(language: str) -> None:
    for collection, item in items():
        main = "ability" if collection == "characters" else "text"
        given = words(language, collection, item.id)
        assert {"name", main, *text_keys(item)} <= set(given), item.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enemys_text_names_its_race_and_power(language: str) -> None:
    strength, craft = POWERS[language]
    pattern = re.compile(rf"\b({'|'.join(RACES[language].values())}), ({strength}|{craft}) (\d+)\.")
    for enemy in CARDS.values():
        if isinstance(enemy, Enemy):
            power = craft if enemy.race == "spirit" else strength
            said = pattern.findall(CONTENT.text(language, "cards", enemy.id, "text"))
            assert said == [(RACES[language][enemy.race], power, str(enemy.power))], enemy.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_creatures_power_is_in_the_text_of_whatever_it_is_printed_on(language: str) -> None:
    strength, craft = POWERS[language]
    found = 0
    for collection, item in items():
        for part in inside(item):
            if isinstance(part, Creature):
                power = f"{strength} {part.strength}" if part.strength else f"{craft} {part.craft}"
                texts = " ".join(words(language, collection, item.id).values())
                assert re.search(rf"\b{power}\b", texts), item.id
                found += 1
    assert found > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_belongs_somewhere_says_where(language: str) -> None:
    placed = [card for card in CARDS.values() if isinstance(card, PlaceCard) and card.put_on is not None]
    assert placed
    for card in placed:
        where = CONTENT.text(language, "places", card.put_on, "name")
        assert where in CONTENT.text(language, "cards", card.id, "text"), card.id


def test_both_languages_name_the_same_numbers() -> None:
    for collection, item in items():
        english, french = (words(language, collection, item.id) for language in LANGUAGES)
        for field, text in english.items():
            assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", french[field])), (item.id, field)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_are_alike(language: str) -> None:
    """The way a thing is put may return, what is told of it does not: not even its first sentence."""
    texts = [
        CONTENT.text(language, collection, item.id, "ability" if collection == "characters" else "text")
        for collection, item in items()
    ]
    flavours = [re.split(r"(?<=[.!?])\s", text)[0] for text in texts]
    assert [text for text, number in Counter(texts).items() if number > 1] == []
    assert [text for text, number in Counter(flavours).items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    for collection in ("cards", "spells", "characters"):
        names = Counter(CONTENT.text(language, collection, item, "name") for item in CONTENT[collection])
        assert [name for name, number in names.items() if number > 1] == []


def test_spells_say_when_they_are_cast() -> None:
    """The moment in the data is the one in the text."""
    moments = {
        "before-move": ("before you move", "avant votre déplacement"),
        "evade": ("attack", "attaque"),
        "loss": ("about to lose a Life", "allez perdre un point de Vie"),
        "fight": ("before the dice", "avant les dés"),
        "others-fight": ("before the dice", "avant les dés"),
    }
    for spell in SPELLS.values():
        assert isinstance(spell, Spell)
        for moment in spell.when:
            for language, phrase in zip(LANGUAGES, moments[moment], strict=True):
                text = CONTENT.text(language, "spells", spell.id, "text")
                assert phrase.casefold() in text.casefold(), (spell.id, language)
