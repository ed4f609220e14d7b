"""Encounters that some are in while the others carry on."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.state import Round

from .days import day, of
from .test_land import lands
from .thin import asked, foe, offered, play, told

rule = pytest.mark.rule
PARALLEL = rule("grail.action.encounters-may-run-in-parallel")
HUNT = {"text": "hunt", "daily": False, "do": [{"do": "encounter", "draw": "gray"}]}
PLACES = {
    **lands({"id": "101", "action": HUNT}, {"id": "102", "action": HUNT}),
    "encounters": [foe(), foe(id="other")],
}


def hunts(*people: dict[str, Any]) -> Any:
    """Whoever works where they stand meets a foe; all have cards to fight with."""
    armed = [{"combat": ["plain"] * 9, **one} for one in people]
    return day(*armed, content=PLACES, decks={"gray": ["foe", "other"]})


def get_away(match: Any, seat: int = 0) -> None:
    """Out of the fight, by the shortest way."""
    while any(seat in fight.party for fight in match.state.fights):
        menu = offered(match, seat)
        play(match, f"{seat} {'escape' if 'escape' in menu else min(menu)}")


def strands(match: Any) -> int:
    return len(match.state.strands.open)


@PARALLEL
def test_who_is_in_no_encounter_acts_on_beside_it() -> None:
    match = hunts({}, {"at": "103"})
    play(match, "0 location-action:101")
    assert (strands(match), of(match, "away")) == (2, [True, False])
    assert asked(match) == {0: "ask-redraw", 1: "ask-act"}
    play(match, "1 travel:101")
    assert of(match, "at") == ["101", "101"]
    assert asked(match) == {0: "ask-redraw"}, "seat 1 has acted: a new round waits for the other"


@PARALLEL
def test_a_new_round_begins_once_they_are_back() -> None:
    match = hunts({}, {"at": "103"})
    play(match, "0 location-action:101", "1 travel:101")
    assert not told(match, "new-round")
    get_away(match)
    assert (strands(match), of(match, "away")) == (0, [False, False])
    assert set(asked(match)) == {0, 1}
    assert len(told(match, "new-round")) == 1


@PARALLEL
def test_nobody_touches_those_who_are_away() -> None:
    match = hunts({"food": 3}, {"at": "103"})
    play(match, "0 location-action:101", "1 travel:101")
    assert not match.refusals(1)
    get_away(match)
    assert "trade" in offered(match, 0)


@PARALLEL
def test_two_fights_go_on_at_their_own_pace() -> None:
    match = hunts({}, {"at": "102"}, {"at": "103"})
    play(match, "0 location-action:101", "1 location-action:102")
    assert (len(match.state.fights), strands(match)) == (2, 3)
    assert asked(match) == {0: "ask-redraw", 1: "ask-redraw", 2: "ask-act"}
    for answer in ("keep", "done", "stay"):
        play(match, f"1 {answer if answer in offered(match, 1) else min(offered(match, 1))}")
    assert asked(match)[0] == "ask-redraw", "the other one waits for nobody"
    assert match.clone().fingerprint() == match.fingerprint()


@PARALLEL
def test_the_day_ends_once_all_are_back() -> None:
    match = hunts({"energy": 2}, {"at": "103", "energy": 1})
    play(match, "0 location-action:101", "1 travel:101")
    assert not told(match, "dusk")
    get_away(match)
    while match.state.day == 1:
        play(match, f"0 {'pass-day' if 'pass-day' in offered(match) else min(offered(match))}")
    assert told(match, "dusk")


def test_whoever_has_nobody_to_wait_for_opens_no_strand() -> None:
    match = hunts({})
    play(match, "location-action:101")
    assert not strands(match)
    assert any(isinstance(step, Round) for step in match.state.agenda)


@PARALLEL
@rule("grail.action.bystanders-may-join-before-the-trigger")
def test_a_bystander_who_joined_is_away_as_well() -> None:
    content = {**lands(), "encounters": [foe(traits=["guardian"])]}
    armed = {"combat": ["plain"] * 9}
    match = day(armed, {**armed, "at": "102"}, {"at": "103"}, content=content, guardians={"102": ["foe"]})
    play(match, "0 travel:102", "1 yes", "0 yes")
    assert (of(match, "away"), asked(match)[2]) == ([True, True, False], "ask-act")


def test_whoever_has_no_energy_left_is_nobody_to_wait_for() -> None:
    match = hunts({}, {"at": "103", "energy": 0})
    play(match, "0 location-action:101")
    assert not strands(match)


@PARALLEL
@rule("grail.location.instant-rules-resolve-on-arrival")
def test_what_else_a_location_has_for_arrivals_comes_once_after_the_encounter() -> None:
    rules = [
        {"text": "ambush", "do": [{"do": "encounter", "draw": "gray"}]},
        {"text": "cold", "do": [{"do": "magic", "by": 1}]},
        {"text": "dark", "do": [{"do": "magic", "by": 2}]},
    ]
    content = {**lands({"id": "102", "lightning": rules}), "encounters": [foe()]}
    match = day({"combat": ["plain"] * 9, "magic": 0}, {"at": "103"}, content=content, decks={"gray": ["foe"]})
    play(match, "0 travel:102")
    assert (of(match, "away"), of(match, "magic")[0]) == ([True, False], 0)
    get_away(match)
    play(match, "1 travel:101")
    assert (of(match, "magic")[0], strands(match)) == (3, 0)


@PARALLEL
def test_who_is_attacked_before_having_acted_acts_when_back_though_another_fight_goes_on() -> None:
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray"}]}
    call = {"text": "call", "do": [{"do": "guardian", "named": "ogre", "at": "101"}]}
    content = {
        **lands({"id": "102", "action": hunt}, {"id": "103", "action": call}),
        "encounters": [foe(), {**foe(traits=["guardian"]), "id": "ogre"}],
    }
    armed = {"combat": ["plain"] * 9}
    match = day(armed, {"at": "103"}, {**armed, "at": "102"}, {"at": "103"}, content=content, decks={"gray": ["foe"]})
    play(match, "2 location-action:102", "1 location-action:103", "3 no")
    assert (of(match, "away"), asked(match)[3]) == ([True, True, True, False], "ask-act"), (
        "the caller waits for its page"
    )
    play(match, "3 travel:101")
    assert asked(match) == {0: "ask-redraw", 2: "ask-redraw"}
    get_away(match, 0)
    assert (len(match.state.fights), asked(match)) == (1, {0: "ask-act", 2: "ask-redraw"})


@PARALLEL
@rule("grail.death.coop-death-does-not-end-the-game")
def test_a_death_that_waits_does_so_until_the_fight_is_over() -> None:
    """What is left of its page is done before: the dead would do nothing any more."""
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray"}, {"do": "status", "mark": "seen"}]}
    killing = {"text": "kill", "do": [{"do": "dies", "who": "all"}]}
    content = {
        **lands({"id": "101", "action": hunt}, {"id": "103", "action": killing}),
        "encounters": [foe()], "statuses": [{"id": "seen"}],
    }  # fmt: skip
    match = day({"combat": ["plain"] * 9}, {"at": "103"}, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101", "1 location-action:103", "0 keep", "0 play:plain", "0 done")
    assert (of(match, "dead"), len(match.state.fights)) == ([False, True], 1)
    get_away(match)
    assert (of(match, "dead"), match.state.fights) == ([True, True], [])
    assert match.state.statuses == {"seen": 1}
