"""Guardians on the map."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.places.guardians import on_the_map
from roundtable.games.tainted_grail.state import RollGuardians
from roundtable.kernel.errors import ScriptError

from .test_land import CROSS, lands
from .test_tale import doing
from .thin import asked, during, foe, play, position, told

rule = pytest.mark.rule
NORTH, EAST, WEST, BLANK, DISCARD = 1, 2, 4, 5, 6
SITES = {"101": 5, "102": -1, "103": -1, "104": -1}
ENEMIES = [{**foe(traits=["guardian"]), "id": card} for card in ("ogre", "wolf")]


def rolling(*dice: int, at: str = "101", who: tuple[str, ...] = ("108",), cards: Any = ("ogre",)) -> Any:
    def rules(table: Any) -> None:
        for card in cards:
            table.move(card, table.state.unused, table.state.sites[at].guardians)
        table.then(RollGuardians())

    seats = tuple({"at": place, "combat": ["hit"] * 9, "attributes": {}} for place in who)
    content = {"locations": CROSS, "encounters": ENEMIES}
    return during(rules, *seats, content=content, dice=dice, sites=SITES)


@rule("grail.guardian.cardinal-result-moves", "grail.day.guardians-move-before-the-event")
def test_a_direction_moves_it_by_one_location() -> None:
    assert on_the_map(rolling(WEST).table) == {"ogre": "103"}
    assert on_the_map(rolling(NORTH).table) == {"ogre": "102"}


@rule("grail.guardian.blocked-move-goes-to-highest-number")
def test_a_blocked_one_goes_to_the_connected_location_with_the_highest_number() -> None:
    """104 lies east, but its own Key does not lead back."""
    assert on_the_map(rolling(EAST).table) == {"ogre": "103"}


def test_one_without_any_way_stays_and_attacks() -> None:
    """A30."""
    match = rolling(EAST, at="104", who=("104",))
    assert match.state.fights[0].at == "104"


@rule("grail.guardian.blank-result-stays", "grail.guardian.staying-attacks-everyone-present")
def test_one_that_stays_attacks_all_who_are_there_together() -> None:
    assert on_the_map(rolling(BLANK).table) == {"ogre": "101"}
    match = rolling(BLANK, who=("101", "102", "101"))
    assert sorted(match.state.fights[0].party) == [0, 2]


@rule("grail.guardian.entering-attacks-everyone-present")
def test_one_that_enters_attacks_all_who_are_there_together() -> None:
    match = rolling(NORTH, who=("102", "102", "101"))
    assert (match.state.fights[0].at, sorted(match.state.fights[0].party)) == ("102", [0, 1])


@rule("grail.guardian.discard-result-removes")
def test_the_discard_puts_it_under_its_deck() -> None:
    match = rolling(DISCARD, who=("101",))
    assert (on_the_map(match.table), match.state.fights) == ({}, [])
    assert match.state.encounters["gray"].cards[0] == "ogre"


@pytest.mark.parametrize(
    ("die", "face"), [(NORTH, "north"), (EAST, "east"), (WEST, "west"), (BLANK, "blank"), (DISCARD, "discarded")]
)
def test_the_table_hears_what_the_die_shows(die: int, face: str) -> None:
    assert [each["face"] for each in told(rolling(die), "guardian-die")] == [f"@text.face-{face}"]


def test_the_guardian_die_has_six_faces() -> None:
    assert on_the_map(rolling(DISCARD).table) == {}
    with pytest.raises(ScriptError, match="6 sides"):
        rolling(DISCARD + 1)


def test_several_move_in_the_order_the_players_choose_each_once() -> None:
    """A32."""
    match = rolling(NORTH, WEST, cards=("ogre", "wolf"))
    assert asked(match) == {0: "ask-which-guardian"}
    play(match, "guardian:wolf")
    assert on_the_map(match.table) == {"wolf": "102", "ogre": "103"}


def test_the_story_places_moves_and_removes_guardians() -> None:
    content = {**lands(), "encounters": ENEMIES}
    put = {"do": "guardian", "named": "ogre", "at": "101"}
    seats = ({"at": "104", "combat": ["hit"] * 9},)
    assert on_the_map(doing(put, content=content, seats=seats, sites=SITES).table) == {"ogre": "101"}
    gone = doing(put, {**put, "gone": True}, content=content, seats=seats, sites=SITES)
    assert on_the_map(gone.table) == {}
    match = doing(put, {"do": "move-guardian"}, content=content, seats=seats, sites=SITES)
    play(match, "place:102")
    assert on_the_map(match.table) == {"ogre": "102"}
    west = doing(put, {"do": "move-guardian", "side": "west"}, content=content, seats=seats, sites=SITES)
    assert on_the_map(west.table) == {"ogre": "103"}
    blocked = doing(put, {"do": "move-guardian", "side": "east"}, content=content, seats=seats, sites=SITES)
    assert on_the_map(blocked.table) == {"ogre": "101"}
    rolled = doing(put, {"do": "guardians-move"}, content=content, seats=seats, sites=SITES, dice=[NORTH])
    assert on_the_map(rolled.table) == {"ogre": "102"}


@pytest.mark.parametrize(("called", "deck"), [(False, ["ogre"]), (True, [])])
def test_one_that_only_the_story_calls_is_put_into_no_deck_when_it_is_beaten(called: bool, deck: list[str]) -> None:
    """It would come up as any Encounter of its colour after that."""
    ogre = {**foe(traits=["guardian"], value=1), "id": "ogre", "called": called}
    match = position(
        {"at": "101", "combat": ["hit"] * 9, "attributes": {}}, {"at": "103"}, timed=False, now="round",
        content={"locations": CROSS, "encounters": [ogre]}, sites={"101": 5, "102": -1, "103": -1},
        guardians={"102": ["ogre"]},
    )  # fmt: skip
    play(match, "0 travel:102", "0 keep", "0 play:hit", "0 done")
    assert (match.state.fights, list(match.state.encounters["gray"].cards)) == ([], deck)
    assert ("ogre" in match.state.unused.cards) is called
