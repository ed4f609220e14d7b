"""A scenario's `given`: what of a table it can set, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman import GAME
from roundtable.games.talisman.state import TalismanState
from roundtable.scenarios.format import BadScenario, Scenario
from roundtable.scenarios.runner import prepare

from .stories import FAR, asked, start, who

CROWN = "crown-of-command"


def arranged(given: dict[str, Any], seats: int = 2, seed: int = 1) -> TalismanState:
    """The table before anything is played."""
    return prepare(Scenario(game=GAME.id, about="", seats=seats, given=given, seed=seed), GAME).state


def test_seats_of_which_nothing_is_said_get_the_first_free_characters() -> None:
    first, second, third, *_ = GAME.content()["characters"]
    state = arranged({"seats": [{}, {"character": first}], "turn": 1}, 4)
    assert [seat.character for seat in state.seats] == [second, first, third, list(GAME.content()["characters"])[3]]
    assert (state.active, state.first) == (1, 1)
    assert [seat.space for seat in state.seats] == [
        GAME.content()["characters"][seat.character].start for seat in state.seats
    ]


def test_whoever_waits_for_a_character_or_is_out_gets_none() -> None:
    state = arranged({"seats": [{"character": ""}, {"out": True}, {"character": "elf"}]}, 4)
    assert [bool(seat.character) for seat in state.seats] == [False, False, True, True]
    assert [seat.out for seat in state.seats] == [False, True, False, False]


def test_starting_spells_are_there_unless_others_are_named() -> None:
    state = arranged({"seats": [{"character": "prophetess"}, {"character": "wizard", "spells": ["hex"]}]})
    assert len(state.seats[0].spells) == GAME.content()["characters"]["prophetess"].spells > 0
    assert state.seats[1].spells.cards == ["hex"]
    begins = arranged({"seats": [{"character": "elf"}, {}]}).seats[1]
    assert len(begins.spells) == GAME.content()["characters"][begins.character].spells


def test_more_spells_than_craft_allows_stay_as_they_are_given() -> None:
    match = start(who("prophetess", "village", spells=["hex", "surge", "mending", "slumber"]), FAR, dice=(1,))
    assert asked(match) == {0: "ask-spell-before-move"}
    assert len(match.state.seats[0].spells) == 4


def test_the_decks_are_shuffled_by_the_seed() -> None:
    one, two = arranged({"turn": 0}, seed=1), arranged({"turn": 0}, seed=2)
    assert one.adventure.cards != two.adventure.cards
    assert sorted(one.adventure.cards) == sorted(two.adventure.cards)
    assert one.spells.cards != two.spells.cards
    assert arranged({"turn": 0}, seed=2).adventure.cards == two.adventure.cards


def test_what_can_be_said_of_a_seat() -> None:
    hero = {
        "character": "dwarf", "space": "fields", "alignment": "evil", "strength": 5, "craft_counters": 2, "life": 2,
        "gold": 4, "talisman": True, "toad": True, "objects": ["axe"], "followers": ["mule"], "trophies": ["bear"],
        "quest": 2, "quest_met": True, "lost_turns": 1, "spells": [],
    }  # fmt: skip
    dead = {"character": "elf", "dead": True, "talisman": False, "cleared": True, "turning_back": True, "lair": 3}
    one, other = arranged({"seats": [hero, dead]}).seats
    printed = GAME.content()["characters"]["dwarf"]
    assert (one.space, one.alignment, one.lives, one.gold, one.toad_turns) == ("fields-1", "evil", 2, 4, 1)
    assert (one.strength_counters, one.craft_counters) == (5 - printed.strength, 2)
    assert (one.objects.cards, one.followers.cards, one.trophies.cards) == (["axe", "talisman"], ["mule"], ["bear"])
    assert (one.quest, one.quest_met, one.lost_turns, one.fate) == (2, True, 1, printed.fate)
    assert (other.dead, other.lives, other.objects.cards) == (True, 0, [])
    assert (other.cleared, other.turning_back, other.lair) == (True, True, 3)


def test_what_can_be_said_of_the_table() -> None:
    state = arranged({
        "round": 3, "crown_reached": True, "spaces": {"fields": ["bear", "hex"]}, "coins": {"village": 2},
        "discards": ["wolf", "surge"],
    })  # fmt: skip
    assert (state.round, state.crown_reached, state.coins) == (3, True, {"village": 2})
    assert state.spaces["fields-1"].cards == ["bear", "hex"]
    assert (state.adventure_discard.cards, state.spell_discard.cards) == (["wolf"], ["surge"])


@pytest.mark.parametrize(
    ("deck", "discards", "number"), [("adventure", "adventure_discard", 100), ("spells", "spell_discard", 24)]
)
def test_a_deck_can_be_empty(deck: str, discards: str, number: int) -> None:
    state = arranged({"empty": [deck], "seats": [FAR, who("troll", "village")]})
    assert (len(getattr(state, deck)), len(getattr(state, discards))) == (0, number)


@pytest.mark.parametrize(("pile", "emptied"), [("talismans", "talismans"), ("axe", "purchase")])
def test_talismans_and_goods_can_be_used_up(pile: str, emptied: str) -> None:
    full, state = arranged({"turn": 0}), arranged({"empty": [pile]})
    gone = [card for card in getattr(full, emptied) if card not in getattr(state, emptied)]
    assert state.spaces[CROWN].cards == gone
    assert set(gone) == {pile.removesuffix("s")}


DWARF = {"character": "dwarf"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": [{}, {}, {}]}, "only 2 seats"),
        ({"turn": 2}, "only 2 seats"),
        ({"turn": -1}, "Expected `int` >= 0 - at `given.turn`"),
        ({"turn": True}, "Expected `int`, got `bool` - at `given.turn`"),
        ({"seats": {}}, "at `given.seats`"),
        ({"seats": [DWARF, DWARF]}, "only one character 'dwarf'"),
        ({"seats": [{"character": "gnu"}]}, "no character 'gnu'"),
        ({"seats": [{"gold": 1}]}, "Seat 0 needs a character"),
        ({"seats": [DWARF | {"space": "moon"}]}, "no space 'moon'"),
        ({"seats": [DWARF | {"alignment": "odd"}]}, "Invalid enum value 'odd'"),
        ({"seats": [DWARF | {"strength": 0}]}, "has strength"),
        ({"seats": [DWARF | {"gold": "much"}]}, "got `str` - at `given.seats[0].gold`"),
        ({"seats": [DWARF | {"dead": 1}]}, "got `int` - at `given.seats[0].dead`"),
        ({"seats": [DWARF | {"hats": 1}]}, "unknown field `hats`"),
        ({"seats": [DWARF | {"gold": 28}], "coins": {"village": 5}}, "coins in the box: "),
        ({"seats": [DWARF | {"fate": 39}]}, "Fate tokens in the box: "),
        ({"seats": [DWARF | {"lives": 99}]}, "points of life in the box: "),
        ({"seats": [DWARF | {"objects": ["hat"]}]}, "no card 'hat'"),
        ({"seats": [DWARF | {"objects": ["magic-belt", "magic-belt"]}]}, "(left) in adventure 'magic-belt'"),
        ({"seats": [DWARF | {"talisman": 1}]}, "got `int` - at `given.seats[0].talisman`"),
        ({"weather": "fair"}, "unknown field `weather`"),
        ({"round": "last"}, "got `str` - at `given.round`"),
        ({"empty": ["bear"]}, "no card to buy 'bear'"),
        ({"seats": [DWARF | {"lives": -3}]}, "Expected `int` >= 0 - at `given.seats[0].lives`"),
        ({"seats": [DWARF | {"quest": 7}]}, "Expected `int` <= 6 - at `given.seats[0].quest`"),
        ({"seats": [DWARF | {"objects": ["bear"]}]}, "'bear' is no card for the objects of seat 0"),
        ({"seats": [DWARF | {"followers": ["axe"]}]}, "'axe' is no card for the followers of seat 0"),
        ({"seats": [DWARF | {"trophies": ["mule"]}]}, "'mule' is no card for the trophies of seat 0"),
        ({"seats": [DWARF | {"objects": ["hex"]}]}, "'hex' is no card for the objects of seat 0"),
        ({"seats": [DWARF | {"spells": ["axe"]}]}, "no spell 'axe'"),
        ({"seats": [DWARF | {"space": "vilage"}]}, "Is it 'village'?"),
        ({"seats": [DWARF, {"out": True}], "turn": 1}, "can't be the turn of seat 1, which is out"),
        ({"coins": {"village": -1}}, "Expected `int` >= 0"),
        ({"spaces": {"village": ["axe", "axe", "axe", "axe", "axe"]}}, "(left) in purchase 'axe'"),
    ],
)
def test_what_makes_no_sense_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario) as refused:
        arranged(given)
    assert said in str(refused.value)
