"""What is in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import fields

from roundtable.games.talisman import GAME
from roundtable.games.talisman.effects import CharacterCard
from roundtable.games.talisman.supply import coins_left, counters_left, fate_left
from roundtable.kernel.errors import BadSetup
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.rulebook import witnessing
from roundtable.packs import PackError
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

from .stories import Game, asked, fresh, menu, play, start, told, who

rule = pytest.mark.rule
CHARACTERS = sorted(GAME.content()["characters"])


def choose(match: Game, *characters: str) -> None:
    """The seats choose these in turn, and keep the printed alignment."""
    for character in characters:
        ((seat, prompt),) = asked(match).items()
        assert prompt == "ask-character"
        alignment = match.content["characters"][character].alignment
        play(match, f"{seat} play:{character}", f"{seat} align:{alignment}")


# --- the box ---


@rule("talisman.components.two-to-six-players")
def test_two_to_six_can_play() -> None:
    assert [len(fresh(seats).state.seats) for seats in (2, 6)] == [2, 6]
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            Match.start(GAME, Setup(seats=seats))


@rule("talisman.components.board-three-regions")
def test_two_rings_and_a_centre_that_is_entered_by_the_portal_only() -> None:
    places = fresh(2).content["places"]
    by_region = Counter(place.region for place in places.values())
    assert by_region == {"outer": 24, "middle": 16, "inner": 7}
    for region, space in (("outer", "village"), ("middle", "hills")):
        ring = [space]
        while (space := places[space].left) != ring[0]:
            assert places[space].right == ring[-1]
            ring.append(space)
        assert {places[space].region for space in ring} == {region}
        assert len(ring) == by_region[region]
    assert places["plain-of-peril"].region == "inner"
    ways_in = {
        (place.id, target)
        for place in places.values()
        if place.region != "inner"
        for target in (place.left, place.right, place.bridge, *place.across, place.portal and place.portal.to)
        if target and places[target].region == "inner"
    }
    assert ways_in == {("portal-of-power", "plain-of-peril")}


@rule("talisman.components.board-three-regions")
def test_the_river_parts_the_outer_region_from_the_middle_one() -> None:
    places = fresh(2).content["places"]
    for place in places.values():
        for target in (*place.across, *([place.bridge] if place.bridge else [])):
            assert {place.region, places[target].region} == {"outer", "middle"}
            assert place.id in (*places[target].across, places[target].bridge)


@rule("talisman.components.twelve-characters")
def test_each_of_the_twelve_characters_is_played_once_at_most() -> None:
    match = fresh(6)
    assert len(match.content["characters"]) == 12
    for number in range(6):
        ((seat, _),) = asked(match).items()
        offered = menu(match, seat)
        assert len(offered) == 12 - number
        play(match, f"{seat} {min(offered)}", f"{seat} align:evil")
    assert len({character.character for character in match.state.seats}) == 6


@rule("talisman.components.character-card-fields")
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_card_names_its_values_and_lends_an_ability(name: str) -> None:
    match = fresh(2)
    choose(match, name)
    card: CharacterCard = match.content["characters"][name]
    assert min(card.strength, card.craft, card.life, card.fate) > 0
    fixed = {"id", "rules", "strength", "craft", "life", "fate", "gold", "alignment", "start"}
    defaults = {field.name: field.default for field in fields(CharacterCard)}
    assert [name for name in defaults if name not in fixed and getattr(card, name) != defaults[name]]


@rule("talisman.components.three-six-sided-dice")
def test_three_dice_are_all_there_are() -> None:
    match = start(who("troll", "plain-of-peril"), who("dwarf", "village"), dice=(1, 2, 1))
    play(match, "0 advance:mines")
    assert match.state.seats[0].space == "portal-of-power"  # 1 + 2 + 1 less a Craft of 1
    many = {"id": "idol", "type": "event", "do": [{"do": "roll", "dice": 4, "rows": [{"upto": 24}]}]}
    with pytest.raises(PackError):
        GAME.content(extra={"cards": [many]})


@rule("talisman.components.talisman-face-counts-as-six")
def test_the_talisman_face_is_a_six() -> None:
    match = start(who("troll", "crags", lives=2), who("dwarf", "city"), dice=(6,), spaces={"hills-14": ["axe"]})
    play(match, "0 go:left", "0 yes")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("hills-14", 3)


@rule("talisman.components.deck-sizes-100-18-24", "talisman.components.four-talisman-cards")
@rule("talisman.setup.shared-supply-piles")
def test_the_decks_and_the_supply() -> None:
    match = fresh(3)
    state = match.state
    assert [len(pile) for pile in (state.adventure, state.purchase, state.spells, state.talismans)] == [100, 18, 24, 4]
    kinds = Counter(type(match.content["cards"][card]).__name__ for card in state.adventure.cards)
    assert set(kinds) == {"Event", "Follower", "Object", "Enemy", "PlaceCard", "Stranger"}
    assert (coins_left(state), fate_left(state)) == (30, 38)
    assert [counters_left(state, what) for what in ("strength", "craft", "life")] == [62, 62, 62]


@rule("talisman.components.four-talisman-cards")
def test_once_all_four_talismans_are_out_none_is_handed_out() -> None:
    seats = [who("dwarf", "woods-m13"), *(who(name, "city", talisman=True) for name in ("elf", "monk", "thief"))]
    for taken, objects in (([], ["talisman"]), (["talisman"], [])):
        match = start(*seats, dice=(1, 4, 6), spaces={"village": taken})
        play(match, "0 go:right")
        assert match.state.seats[0].objects.cards == objects
    assert "no-talisman-left" in told(match)


@rule("talisman.components.talisman-sources")
def test_talismans_come_from_the_adventure_deck_and_from_quests() -> None:
    match = start(who("dwarf", "village"), who("elf", "city"), dice=(1,), draw={"adventure": ["lost-talisman"]})
    play(match, "0 go:left", "0 take:lost-talisman")
    assert match.state.seats[0].objects.cards == ["talisman"]
    assert match.state.adventure_discard.cards == ["lost-talisman"]
    match = start(who("dwarf", "runes-7", gold=2), who("elf", "city"), dice=(1, 6))
    play(match, "0 go:left", "0 yes")
    assert (match.state.seats[0].objects.cards, match.state.seats[0].gold) == (["talisman"], 0)


EVERYONE_EVIL = {
    "id": "night",
    "type": "event",
    "do": [{"do": "each", "who": "everyone", "actions": [{"do": "become", "alignment": ["evil"]}]}],
}
FROGS = {
    "id": "frogs",
    "type": "event",
    "do": [{"do": "each", "who": "everyone", "actions": [{"do": "toad"}]}],
}
GIFT = {
    "id": "gift",
    "type": "event",
    "do": [{"do": "gain", "what": "fate", "number": 2}, {"do": "gain", "what": "gold", "number": 2}],
}
SIX = [who(name, "city") for name in ("elf", "monk", "priest", "thief", "troll")]


@rule("talisman.components.twelve-alignment-tokens")
def test_there_is_an_alignment_token_for_everybody() -> None:
    match = start(who("dwarf", "village"), *SIX, dice=(1,), cards=[EVERYONE_EVIL], draw={"adventure": ["night"]})
    play(match, "0 go:left")
    assert {character.alignment for character in match.state.seats} == {"evil"}


@rule("talisman.components.one-toad-card-six-toad-tokens")
def test_all_six_can_be_toads_at_once() -> None:
    match = start(who("dwarf", "village"), *SIX, dice=(1,), cards=[FROGS], draw={"adventure": ["frogs"]})
    play(match, "0 go:left")
    assert [character.toad_turns for character in match.state.seats] == [1] * 6


@rule("talisman.components.thirty-eight-fate-tokens", "talisman.components.thirty-gold")
@rule("talisman.golden.resources-are-finite")
def test_there_are_38_fate_tokens_and_30_coins_with_the_players_and_on_the_board() -> None:
    for left in (2, 1, 0):
        seats = who("dwarf", "village", gold=0), who("elf", "city", gold=20, fate=38 - left)
        castle = {"castle": 10 - left}
        match = start(*seats, dice=(1,), cards=[GIFT], draw={"adventure": ["gift"]}, coins=castle)
        play(match, "0 go:left")
        assert (match.state.seats[0].fate, match.state.seats[0].gold) == (left, left)
        assert told(match).count("supply-short") == (2 if left < 2 else 0)


@rule("talisman.components.thirty-eight-counters-per-attribute", "talisman.components.large-counter-worth-five")
@rule("talisman.components.must-swap-five-small-for-one-large")
@pytest.mark.parametrize(("what", "die"), [("strength", 5), ("craft", 4)])
def test_six_large_and_32_small_counters_are_62_points(what: str, die: int) -> None:
    """More than the 38 that small counters alone would be: five of them are always changed for a large one."""
    counters = f"{what}_counters"
    for used, got in ((61, 1), (62, 0)):
        seats = who("dwarf", "fields-13", **{counters: 1}), who("elf", "forest", **{counters: used - 1})
        match = start(*seats, dice=(1, die))
        play(match, "0 go:right", "0 way:enchantress")
        assert getattr(match.state.seats[0], counters) == 1 + got
        assert (told(match).count(f"gains-{what}"), told(match).count("supply-short")) == (got, 1 - got)


@rule("talisman.components.thirty-eight-counters-per-attribute")
@pytest.mark.parametrize("do", [{"do": "gain", "what": "life", "number": 2}, {"do": "heal", "number": 2}])
def test_life_counters_run_out_too(do: dict[str, Any]) -> None:
    spring = {"id": "spring", "type": "event", "do": [do]}
    for left in (2, 1, 0):
        seats = who("dwarf", "village", lives=2), who("elf", "forest", lives=60 - left)
        match = start(*seats, dice=(1,), cards=[spring], draw={"adventure": ["spring"]})
        play(match, "0 go:left")
        assert match.state.seats[0].lives == 2 + left
        assert told(match).count("supply-short") == (left < 2)


# --- setting up ---


@rule("talisman.setup.decks-face-down-adventure-and-spells-shuffled")
def test_adventure_and_spells_are_shuffled_and_face_down() -> None:
    one, two = (fresh(2, seed).state for seed in (1, 2))
    assert one.adventure.cards != two.adventure.cards
    assert one.spells.cards != two.spells.cards
    assert one.purchase.cards == two.purchase.cards
    assert set(one.adventure.as_seen_by(0)) == set(one.spells.as_seen_by(1)) == {None}


@rule("talisman.setup.random-first-chooser")
def test_chance_says_who_chooses_first_and_from_all_twelve() -> None:
    first = []
    for seed in range(30):
        match = fresh(3, seed)
        ((seat, _),) = asked(match).items()
        first.append(seat)
        assert menu(match, seat) == {f"play:{name}" for name in CHARACTERS}
    assert set(first) == {0, 1, 2}


@rule("talisman.setup.choosing-passes-right", "talisman.setup.last-chooser-plays-first")
@rule("talisman.setup.play-passes-left")
def test_choosing_goes_right_and_playing_goes_left_from_the_last_chooser() -> None:
    match = fresh(4)
    chose = []
    for name in ("dwarf", "elf", "monk", "troll"):
        ((seat, _),) = asked(match).items()
        chose.append(seat)
        choose(match, name)
        if len(chose) == 1:
            right = (seat - 1) % 4
            assert match.why_not(right, "play:dwarf") == ("talisman.setup.choosing-passes-right",)
    assert chose == [(chose[0] - turn) % 4 for turn in range(4)]
    while (played := [event.params[0][1] for event in match.events if event.key == "turn-begins"])[4:] == []:
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, offer.options[0].id)
    assert played == [f"@seat.{seat}" for seat in (*reversed(chose), chose[-1])]


@rule("talisman.setup.unused-characters-to-box")
def test_characters_nobody_chose_play_no_part() -> None:
    match = fresh(2)
    assert "characters" in [getattr(part, "id", "") for part in match.scene(0).parts]
    choose(match, "dwarf", "elf")
    assert asked(match)[match.state.active] == "ask-way"
    assert "characters" not in [getattr(part, "id", "") for part in match.scene(0).parts]
    board = match.scene(0).parts[0]
    figures = [piece.name for place in board.places for piece in place.pieces]
    assert sorted(figures) == ["@characters.dwarf", "@characters.elf"]


@rule("talisman.setup.figure-on-starting-space", "talisman.setup.gold-fate-life-from-card")
@rule("talisman.setup.no-strength-or-craft-counters-at-start", "talisman.setup.no-starting-objects-or-followers")
@pytest.mark.parametrize("name", CHARACTERS)
def test_characters_begin_as_their_cards_say(name: str) -> None:
    match = fresh(2)
    choose(match, name)
    card = match.content["characters"][name]
    seat = match.state.chooses_first
    character = match.state.seats[seat]
    numbers = (character.space, character.lives, character.fate, character.gold, character.alignment)
    assert numbers == (card.start, card.life, card.fate, card.gold, card.alignment)
    assert (character.strength_counters, character.craft_counters) == (0, 0)
    assert [*character.objects, *character.followers, *character.trophies] == []
    state = match.state
    assert (coins_left(state), fate_left(state)) == (30 - card.gold, 38 - card.fate)
    assert counters_left(state, "life") == 62 - card.life


@rule("talisman.setup.alignment-may-be-chosen", "talisman.characters.alignment.token-shows-changed-value")
def test_alignment_may_be_switched_before_play() -> None:
    match = fresh(2)
    seat = match.state.chooses_first
    play(match, f"{seat} play:monk")
    assert [option.id for option in match.offers(seat)[0].options] == ["align:good", "align:neutral", "align:evil"]
    play(match, f"{seat} align:evil")
    assert match.state.seats[seat].alignment == "evil"
    assert told(match)[-1] == "starts-as"
    play(match, f"{1 - seat} play:elf", f"{1 - seat} align:good")
    assert told(match).count("starts-as") == 1  # the printed one takes no token


@rule("talisman.setup.starting-spells-only-by-ability", "talisman.characters.abilities.prophetess-starts-with-a-spell")
def test_only_those_whose_ability_says_so_begin_with_spells() -> None:
    match = fresh(6)
    names = ("prophetess", "wizard", "dwarf", "elf", "priest", "ghoul")
    choose(match, *names)
    spells = {character.character: len(character.spells) for character in match.state.seats}
    assert spells == {name: match.content["characters"][name].spells for name in names}
    assert (spells["prophetess"], spells["dwarf"]) == (1, 0)
    assert len(match.state.spells) == 24 - sum(spells.values())


def test_the_spell_limit_holds_from_the_start() -> None:
    """Ruling A40: two spells with Craft for one, so one goes before play."""
    dull = {
        "id": "wizard", "strength": 2, "craft": 3, "life": 4, "fate": 3, "gold": 1, "alignment": "evil",
        "start": "graveyard", "spells": 2,
    }  # fmt: skip
    match = prepare(Scenario(game=GAME.id, about="", seats=2, content={"characters": [dull]}), GAME)
    match.begin()
    choose(match, "dwarf", "wizard")
    seat = match.state.first
    assert asked(match) == {seat: "ask-discard-spell"}
    play(match, f"{seat} {min(menu(match, seat))}")
    wizard = match.state.seats[seat]
    assert (len(wizard.spells), wizard.held_at_start) == (1, 1)


def test_who_begins_without_spells_owes_that_to_no_ability() -> None:
    match = fresh(2)
    with witnessing() as seen:
        choose(match, "dwarf", "elf")
    assert not [rule_id for rule_id in seen if "starts-with" in rule_id or "starting-spells" in rule_id]


@rule("talisman.setup.gains-kept-beside-card")
def test_what_is_collected_lies_beside_the_character() -> None:
    match = start(who("dwarf", "village"), who("elf", "city"), dice=(1,), draw={"adventure": ["unicorn"]})
    play(match, "0 go:left", "0 take:unicorn")
    assert match.state.seats[0].followers.cards == ["unicorn"]
    zones = [part for part in match.scene(1).parts if getattr(part, "id", "") == "followers-0"]
    assert [card.id for card in zones[0].cards] == ["unicorn"]
    match = start(who("dwarf", "village", gold=0), who("elf", "city"), dice=(1,), draw={"adventure": ["silver-vein"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].gold, match.state.coins) == (1, {})
