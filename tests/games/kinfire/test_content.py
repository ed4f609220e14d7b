"""The core pack: cards in pairs, bars, enemies, maps and combats; and texts that say what the data does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundtable.games import kinfire
from roundtable.games.kinfire.effects import PACKS
from roundtable.games.kinfire.effects.cards import Action, Again, Attack, Boost, BoostPower
from roundtable.games.kinfire.effects.foes import Active, Passive, Retarget, Strike
from roundtable.packs.loading import load

CONTENT = load(PACKS, [Path(kinfire.__file__).parent / "packs" / "core"])
CARDS, SEEKERS, ENEMIES, ALLIES = (CONTENT[name] for name in ("cards", "seekers", "enemies", "allies"))
MAPS, ZONES, FIGHTS, TREASURES, UPGRADES = (
    CONTENT[name] for name in ("maps", "zones", "fights", "treasures", "upgrades")
)
ACTIONS: dict[str, Action] = {card.id: card for card in CARDS.values() if isinstance(card, Action)}
BOOSTS: dict[str, Boost] = {card.id: card for card in CARDS.values() if isinstance(card, Boost)}
PARTNERS = {boost.partner: boost for boost in BOOSTS.values() if boost.partner}
LANGUAGES = ("en", "fr")
CUT = {"en": ": ", "fr": "\u00a0: "}
"""What stands between the name of an ability and what it does."""


def inside(item: object) -> Iterator[Any]:
    """Every struct that an item is made of, itself among them."""
    if isinstance(item, msgspec.Struct):
        yield item
        for name in item.__struct_fields__:
            yield from inside(getattr(item, name))
    elif isinstance(item, tuple):
        for part in item:
            yield from inside(part)


def text(language: str, collection: str, item: str, field: str = "text") -> str:
    return CONTENT.text(language, collection, item, field)


def rows_of(board: Any) -> list[Any]:
    """All rows that a board ever shows, those of overlays last."""
    phases = getattr(board, "phases", ())
    return [*board.rows, *(overlay.row for phase in phases for overlay in phase.overlays if overlay.row)]


def has_effect(zone: Any) -> str:
    return "negative" if zone.suffer or zone.statuses else "positive" if zone.guard or zone.damage else ""


# --- cards ---


def test_every_action_has_exactly_one_partner_of_its_colour() -> None:
    partners = Counter(boost.partner for boost in BOOSTS.values())
    for action in ACTIONS.values():
        assert partners[action.id] == (0 if action.disposable else 1), action.id
    for boost in BOOSTS.values():
        assert (boost.partner is None) == boost.disposable, boost.id
        if boost.partner:
            action = ACTIONS[boost.partner]
            assert (boost.colour, boost.portrait) == (action.colour, action.portrait), boost.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_boosts_name_derives_from_its_actions(language: str) -> None:
    small = {"the", "and", "for", "two", "off", "les", "des", "une", "deux", "dans", "avec", "sur", "sous", "pour"}

    def stems(card: str) -> set[str]:
        words = re.findall(r"[^\W\d_]{3,}", text(language, "cards", card, "name").casefold())
        return {word[:3] for word in words if word not in small}

    apart = {action for action, boost in PARTNERS.items() if action and not stems(action) & stems(boost.id)}
    assert apart == set()


def test_an_action_does_something_and_a_boost_gives_something() -> None:
    for action in ACTIONS.values():
        assert action.do or action.ward, action.id
        assert action.boosts is None or action.instant, action.id
    for boost in BOOSTS.values():
        gives = boost.gives
        helps = gives.damage or gives.steps or gives.cards or gives.hp
        # A parry, a substitution and help for an action are played at three different moments.
        assert [bool(helps), bool(gives.parry), gives.substitution].count(True) == 1, boost.id


def test_no_card_is_taken_for_a_lantern() -> None:
    """In a turn, `lantern-WHO` names the lantern that is used."""
    assert [card for card in CARDS if card.startswith("lantern-")] == []


def test_void_boosts_can_be_played_at_all() -> None:
    void = [boost for boost in BOOSTS.values() if boost.colour == "void"]
    assert void
    assert all(boost.gives.substitution for boost in void)


def test_once_a_turn_is_said_by_one_effect_of_a_seeker_at_most() -> None:
    """There is one mark for the special ability and the ward together."""
    wards = [action.id for action in ACTIONS.values() if action.ward is not None and action.ward.once]
    assert wards == []


def test_what_the_rulebook_says_of_cards() -> None:
    luck = ACTIONS["beginners-luck"]
    assert (luck.colour, luck.disposable) == ("white", True)
    assert luck.do == (Attack(reach="ranged", damage=4, provoking=True),)
    assert type(CARDS["exhausted"]).__name__ == "Exhausted"


# --- seekers ---


def test_the_seekers_are_those_of_the_rulebook() -> None:
    assert set(SEEKERS) == {"asha", "feyn", "khor", "naz", "roland", "valora"}
    asha = SEEKERS["asha"]
    assert (asha.hp, asha.armour, asha.bar) == (11, 1, {"green": 4, "blue": 3, "red": 2})
    assert asha.special.lends is not None
    assert asha.special.lends.allies_damage == 1
    assert SEEKERS["khor"].armour == 3
    assert SEEKERS["feyn"].armour == 0
    valora = SEEKERS["valora"]
    assert valora.special.when == "moved"
    assert [
        part.reach for part in inside(tuple(ACTIONS[card] for card in valora.deck)) if isinstance(part, Attack)
    ] == ["ranged"] * 7
    chains = [card for card in SEEKERS["feyn"].deck if any(deed == Again() for deed in ACTIONS[card].do)]
    assert len(chains) >= 3


@pytest.mark.parametrize("seeker", sorted(SEEKERS))
def test_a_starting_deck_keeps_to_all_limits(seeker: str) -> None:
    board = SEEKERS[seeker]
    deck = [ACTIONS[card] for card in board.deck]
    assert len(set(board.deck)) == len(board.deck) == 9
    assert sum(board.bar.values()) == 9
    assert Counter(card.colour for card in deck) == board.bar
    assert {card.portrait for card in deck} == {seeker}
    assert {card.kinfire for card in deck} == {0}
    assert sum(card.instant for card in deck) <= 3


@pytest.mark.parametrize("seeker", sorted(SEEKERS))
def test_a_starting_deck_has_all_six_kinds_of_boost(seeker: str) -> None:
    gives = [PARTNERS[card].gives for card in SEEKERS[seeker].deck]
    for kind in BoostPower.__struct_fields__:
        assert any(getattr(power, kind) for power in gives), kind
    assert sum(bool(power.damage) for power in gives) >= 2
    assert sum(bool(power.parry) for power in gives) >= 2


# --- packs ---


def test_every_seeker_has_a_card_and_an_interlude_in_each_upgrade_pack() -> None:
    assert len(UPGRADES) >= 3
    costs: Counter[int] = Counter()
    for pack in UPGRADES.values():
        cards = [ACTIONS[card] for card in pack.cards]
        assert Counter(card.portrait for card in cards) == dict.fromkeys(SEEKERS, 1), pack.id
        assert set(pack.interludes) == set(SEEKERS), pack.id
        costs.update(card.kinfire for card in cards)
        for card in cards:
            assert card.portrait is not None
            assert SEEKERS[card.portrait].bar[card.colour], card.id
    assert set(costs) == {1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_interludes_are_short_and_all_different(language: str) -> None:
    told = [text(language, "upgrades", pack.id, key) for pack in UPGRADES.values() for key in pack.interludes.values()]
    assert len(set(told)) == len(told) == len(UPGRADES) * len(SEEKERS)
    assert [words for words in (len(interlude.split()) for interlude in told) if not 80 <= words <= 140] == []


def test_treasure_packs_by_tier() -> None:
    assert Counter(pack.tier for pack in TREASURES.values()) == {"bronze": 6, "silver": 5, "gold": 4}
    costs = {"bronze": {0, 1}, "silver": {1, 2}, "gold": {1, 2, 3}}
    for pack in TREASURES.values():
        assert 2 <= len(pack.cards) <= 3, pack.id
        for card in pack.cards:
            assert ACTIONS[card].portrait is None, card
            assert ACTIONS[card].kinfire in costs[pack.tier], card
            assert not ACTIONS[card].disposable, card
    cards = [card for pack in TREASURES.values() for card in pack.cards]
    assert len(set(cards)) == len(cards)
    assert {"red-green", "red-blue", "green-blue", "white", "void"} <= {ACTIONS[card].colour for card in cards}


def test_there_are_enough_cards() -> None:
    assert len(ACTIONS) >= 130
    assert sum(action.disposable for action in ACTIONS.values()) >= 10
    decks = [card for board in SEEKERS.values() for card in board.deck]
    upgrades = [card for pack in UPGRADES.values() for card in pack.cards]
    assert (len(set(decks)), len(set(upgrades))) == (54, 18)


def test_every_card_can_be_come_by() -> None:
    """It is in a starting deck, a pack or a shop, or a story gives it."""
    named = {
        name for collection in ("seekers", "treasures", "upgrades", "shops", "stories") for name in names_in(collection)
    }
    lost = {card.id for card in ACTIONS.values() if card.id not in named} - {"beginners-luck"}
    assert lost == set()
    assert {boost.id for boost in BOOSTS.values() if boost.disposable} <= named


def names_in(collection: str) -> set[str]:
    return set(re.findall(r"[a-z0-9-]+", msgspec.json.encode(list(CONTENT[collection].values())).decode()))


# --- enemies ---


def test_the_wyvern_is_that_of_the_rulebook() -> None:
    wyvern = ENEMIES["wyvern"]
    assert (wyvern.hp, wyvern.targets) == (30, "most-hp")
    assert wyvern.rows[0].do == (Strike(reach="melee", damage=8), Retarget())
    assert len(wyvern.rows) == 3
    assert 1 in FIGHTS["wyvern-road"].enemies[0].tokens[0]


def test_enemies_are_of_many_kinds() -> None:
    assert len(ENEMIES) >= 12
    for enemy in ENEMIES.values():
        assert 2 <= len(enemy.rows) <= 4, enemy.id
        assert sum(isinstance(row, Active) for row in enemy.rows) >= 2, enemy.id
    assert {enemy.targets for enemy in ENEMIES.values()} == {
        "most-hp", "least-hp", "most-armour", "least-armour", "nearest",
    }  # fmt: skip
    assert sum(bool(enemy.phases) for enemy in ENEMIES.values()) >= 3
    assert any(isinstance(row, Passive) for enemy in ENEMIES.values() for row in enemy.rows)


def test_overlays_lie_on_rows_that_are_there() -> None:
    turned = 0
    for enemy in ENEMIES.values():
        rows = list(enemy.rows)
        for phase in enemy.phases:
            assert len({overlay.number for overlay in phase.overlays}) == len(phase.overlays), enemy.id
            for overlay in phase.overlays:
                assert overlay.number <= len(rows), enemy.id
                assert (overlay.row is None) == (overlay.number == 0), enemy.id
                assert (overlay.targets is not None) == (overlay.number == 0), enemy.id
                if overlay.row is not None:
                    turned += isinstance(rows[overlay.number - 1], Active) and isinstance(overlay.row, Passive)
                    rows[overlay.number - 1] = overlay.row
            assert any(isinstance(row, Active) for row in rows), enemy.id
    assert turned >= 1


def test_every_enemy_and_ally_fights_somewhere() -> None:
    assert {posting.who for fight in FIGHTS.values() for posting in fight.enemies} == set(ENEMIES)
    assert {posting.who for fight in FIGHTS.values() for posting in fight.allies} == set(ALLIES)
    assert {fight.map for fight in FIGHTS.values()} == set(MAPS)


def test_an_ally_that_must_be_guarded_can_be_hurt() -> None:
    guarded = [fight for fight in FIGHTS.values() if fight.guards]
    assert guarded
    for fight in guarded:
        assert fight.guards in {posting.who for posting in fight.allies}
        assert ALLIES[fight.guards].hp
        boards = tuple(ENEMIES[posting.who] for posting in fight.enemies)
        assert any(type(part).__name__ == "Maul" for part in inside(boards)), fight.id
    assert any(card.side != "seekers" for card in ALLIES.values())


# --- combats ---


@pytest.mark.parametrize("fight", sorted(FIGHTS))
def test_the_thirteen_tokens_lie_beside_active_rows(fight: str) -> None:
    card = FIGHTS[fight]
    laid = []
    for posting in (*card.enemies, *card.allies):
        board = ENEMIES.get(posting.who) or ALLIES[posting.who]
        assert len(posting.tokens) == len(board.rows), posting.who
        for row, tokens in zip(board.rows, posting.tokens, strict=True):
            assert bool(tokens) == isinstance(row, Active), (posting.who, row.name)
            laid += tokens
    assert sorted(laid) == list(range(13))


@pytest.mark.parametrize("fight", sorted(FIGHTS))
def test_figures_stand_on_the_map_and_not_in_harm(fight: str) -> None:
    card = FIGHTS[fight]
    zones = set(MAPS[card.map].zones)
    assert {posting.zone for posting in (*card.enemies, *card.allies)} | set(card.spots) <= zones
    assert [spot for spot in card.spots if has_effect(ZONES[spot]) == "negative"] == []
    assert not set(card.spots) & {posting.zone for posting in card.enemies}
    for posting in card.enemies:
        harmless = any(
            row.lends and row.lends.unheeding for row in ENEMIES[posting.who].rows if isinstance(row, Passive)
        )
        assert harmless or has_effect(ZONES[posting.zone]) != "negative", posting.who


def test_the_tutorial_can_be_played_from_every_spot() -> None:
    """A step towards the enemy, and it is exactly one zone away."""
    taught = [fight for fight in FIGHTS.values() if fight.tutorial]
    assert [fight.id for fight in taught] == ["wyvern-road"]
    steps = distances(taught[0].map, taught[0].enemies[0].zone)
    assert {steps[spot] for spot in taught[0].spots} == {2}


# --- maps ---


def distances(name: str, start: str) -> dict[str, int]:
    """Steps from a zone to all it is connected with; lines are not crossed."""
    ways = [set(border.between) for border in MAPS[name].borders if border.line is None]
    steps, edge = {start: 0}, [start]
    while edge:
        zone = edge.pop(0)
        for way in ways:
            if zone in way:
                (other,) = way - {zone}
                if other not in steps:
                    steps[other] = steps[zone] + 1
                    edge.append(other)
    return steps


@pytest.mark.parametrize("name", sorted(MAPS))
def test_a_maps_zones_hang_together(name: str) -> None:
    land = MAPS[name]
    assert 5 <= len(set(land.zones)) == len(land.zones) <= 8
    assert set(distances(name, land.zones[0])) == set(land.zones)
    borders = [frozenset(border.between) for border in land.borders]
    assert len(set(borders)) == len(borders)
    assert all(len(border) == 2 and border <= set(land.zones) for border in borders)


def test_every_zone_is_on_one_map_at_a_place_of_its_own() -> None:
    used = Counter(zone for land in MAPS.values() for zone in land.zones)
    assert used == dict.fromkeys(ZONES, 1)
    for land in MAPS.values():
        places = [(ZONES[zone].x, ZONES[zone].y) for zone in land.zones]
        apart = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in places for b in places if a is not b]
        assert min(apart) >= 180, land.id


def test_maps_have_lines_and_effects() -> None:
    lines = {land.id: {border.line for border in land.borders} for land in MAPS.values()}
    effects_of = {land.id: {has_effect(ZONES[zone]) for zone in land.zones} for land in MAPS.values()}
    assert lines.pop("road") == {None}, "the first map is a plain one"
    assert effects_of.pop("road") == {""}
    assert all(found == {None, "red", "black"} for found in lines.values())
    assert all(found == {"", "positive", "negative"} for found in effects_of.values())


# --- texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_no_two_names_are_alike(language: str) -> None:
    assert [card for card in CARDS if not text(language, "cards", card)] == []
    for collection in ("cards", "seekers", "enemies", "allies", "maps", "fights", "treasures", "upgrades"):
        names = Counter(text(language, collection, item, "name") for item in CONTENT[collection])
        assert [name for name, number in names.items() if number > 1] == [], collection


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_do_the_same(language: str) -> None:
    texts = Counter(text(language, "cards", action) for action in ACTIONS)
    assert [said for said, number in texts.items() if number > 1] == []
    told = Counter(
        msgspec.json.encode((action.colour, action.do, action.ward, action.instant)) for action in ACTIONS.values()
    )
    assert [done for done, number in told.items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_have_a_name_and_no_two_are_alike(language: str) -> None:
    names: Counter[str] = Counter()
    for collection, boards in (("enemies", ENEMIES), ("allies", ALLIES)):
        for board in boards.values():
            for row in rows_of(board):
                name, cut, does = text(language, collection, board.id, row.name).partition(CUT[language])
                assert name, row.name
                assert cut, row.name
                assert does.endswith("."), row.name
                names[name] += 1
    assert [name for name, number in names.items() if number > 1] == []
    for seeker in SEEKERS:
        assert CUT[language] in text(language, "seekers", seeker, "ability")


WORDS = {
    "en": {
        "melee": "elee ", "ranged": "anged ", "area": "area attack", "provoking": "provoking", "ward": "Ward.",
        "free": "Free action.", "boost": "as a Boost", "disposable": "Disposable.", "again": "another action",
        "wound": "Wound", "weaken": "Weaken", "stun": "Stun", "trap": "Trap", "white": "hite ", "red": "ed ",
        "green": "reen ", "blue": "lue ", "void": "oid ",
    },
    "fr": {
        "melee": "corps-à-corps", "ranged": "à distance", "area": "de zone", "provoking": "attire",
        "ward": "Protection.", "free": "Action gratuite.", "boost": "comme Soutien", "disposable": "À usage unique.",
        "again": "action de plus",
        "wound": "Blessure", "weaken": "Affaiblissement", "stun": "Étourdissement", "trap": "Piège", "white": "blanche",
        "red": "rouge", "green": "verte", "blue": "bleue", "void": "du néant",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_actions_text_says_what_it_is(language: str) -> None:
    words = WORDS[language]
    for action in ACTIONS.values():
        said = text(language, "cards", action.id)
        attacks = [deed for deed in action.do if isinstance(deed, Attack)]
        facts = {
            "ward": action.ward is not None,
            "free": action.instant and action.boosts is None,
            "boost": action.boosts is not None,
            "disposable": action.disposable,
            "again": Again() in action.do,
            "provoking": any(attack.provoking for attack in attacks),
            "area": any(attack.area for attack in attacks),
        }
        for fact, holds in facts.items():
            found = words[fact] in said
            assert found == holds or (fact == "area" and not attacks), (action.id, fact)
        for attack in attacks:
            assert words[attack.reach] in said, action.id
            assert re.search(rf"\b{attack.damage} (provoking )?(damage|dégât)", said), action.id
            assert all(f"{number} {words[status]}" in said for status, number in attack.inflicts.items()), action.id
            assert not attack.extra or f"{attack.extra} {'more' if language == 'en' else 'de plus'}" in said, action.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_abilitys_text_says_what_its_attacks_are(language: str) -> None:
    words = WORDS[language]
    for enemy in ENEMIES.values():
        for row in rows_of(enemy):
            said = text(language, "enemies", enemy.id, row.name)
            for strike in row.do:
                if isinstance(strike, Strike):
                    assert words[strike.reach] in said, (enemy.id, row.name)
                    assert words[strike.colour] in said, (enemy.id, row.name)
                    assert (words["area"] in said) == strike.area, (enemy.id, row.name)
                    assert re.search(rf"\b{strike.damage}\b", said), (enemy.id, row.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_boosts_text_names_its_numbers(language: str) -> None:
    for boost in BOOSTS.values():
        said = text(language, "cards", boost.id)
        gives = [boost.gives.damage, boost.gives.parry, boost.gives.steps, boost.gives.cards, boost.gives.hp]
        assert [int(number) for number in re.findall(r"\d+", said)] == [number for number in gives if number], boost.id


def fields_of(collection: str, item: Any) -> set[str]:
    """The texts an item has, or may have."""
    fields = {"name", "text", "about", "ability", "lantern", "lantern-name"}
    if collection in ("enemies", "allies"):
        fields |= {row.name for row in rows_of(item)}
    if collection == "upgrades":
        fields |= set(item.interludes.values())
    return fields


def test_both_languages_name_the_same_numbers() -> None:
    for collection in ("cards", "seekers", "enemies", "allies", "fights"):
        for item in CONTENT[collection].values():
            for field in fields_of(collection, item):
                english, french = (
                    sorted(re.findall(r"\d+", text(language, collection, item.id, field))) for language in LANGUAGES
                )
                assert english == french, (item.id, field)


SLIPS = {
    "en": re.compile(r"'"),
    "fr": re.compile(r"'|(?<!\u202f)(?<![?!])[?!;]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»"),
}


def test_texts_are_typeset() -> None:
    """Curly apostrophes; in French, thin spaces before ? ! ; and hard ones before : and inside « »."""
    own = ("cards", "seekers", "enemies", "allies", "maps", "zones", "fights", "treasures", "upgrades")
    for language in LANGUAGES:
        for collection in own:
            for item in CONTENT[collection].values():
                for field in fields_of(collection, item):
                    assert not SLIPS[language].search(text(language, collection, item.id, field)), (item.id, field)
