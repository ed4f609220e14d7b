"""Encounters that some are in while the others carry on."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.state import Round

from .days import day, of
from .test_land import lands
from .thin import FOE, asked, foe, offered, play, told

rule = pytest.mark.rule
DRAWS = {"text": "hunt", "daily": False, "do": [{"do": "encounter", "draw": "gray"}]}
PLACES = lands({"id": "101", "action": DRAWS}, {"id": "102", "action": DRAWS})
TWO = {**PLACES, "encounters": [foe(), foe(id="other")]}


def hunts(*people: dict[str, Any], content: Any = None) -> Any:
    """Who stands where a hunt leads to a fight, and others elsewhere."""
    return day(
        *people, content={**PLACES, **FOE, **(content or {})}, decks={"gray": ["foe", "other"][: 2 if content else 1]}
    )


def strands(match: Any) -> int:
    return len(match.state.strands.open)


@rule("grail.action.encounters-may-run-in-parallel")
def test_who_is_in_no_encounter_acts_on_beside_it() -> None:
    match = hunts({}, {"at": "103"})
    play(match, "0 location-action:101")
    assert strands(match) == 2
    assert (of(match, "away"), set(asked(match))) == ([True, False], {0, 1})
    assert asked(match)[1] == "ask-act"
    play(match, "1 travel:101")
    assert match.state.fights, "the fight is where it was"


@rule("grail.action.encounters-may-run-in-parallel")
def test_a_new_round_waits_for_those_who_fight() -> None:
    match = hunts({}, {"at": "103"})
    play(match, "0 location-action:101", "1 travel:101")
    assert set(asked(match)) == {0}, "seat 1 has acted"
    assert not told(match, "new-round")
    while match.state.fights:
        play(match, "0 escape" if "escape" in offered(match) else f"0 {min(offered(match))}")
    assert not strands(match)
    assert of(match, "away") == [False, False]
    assert set(asked(match)) == {0, 1}
    assert len(told(match, "new-round")) == 1


@rule("grail.action.encounters-may-run-in-parallel")
def test_nobody_touches_those_who_are_away() -> None:
    match = hunts({"food": 3}, {})
    play(match, "0 location-action:101", "1 no") if asked(match).get(1) != "ask-act" else play(
        match, "0 location-action:101"
    )
    while asked(match).get(1) not in (None, "ask-act"):
        play(match, "1 no")
    assert "trade" not in offered(match, 1)
    play(match, "1 explore")
    assert not [key for key in asked(match).values() if key.startswith("ask-join")]


@rule("grail.action.encounters-may-run-in-parallel")
def test_two_fights_go_on_at_their_own_pace() -> None:
    match = hunts({}, {"at": "102"}, {"at": "103"}, content=TWO)
    play(match, "0 location-action:101", "1 location-action:102")
    assert (len(match.state.fights), strands(match)) == (2, 3)
    assert set(asked(match)) == {0, 1, 2}
    turns = {fight.party[0]: fight.turn for fight in match.state.fights}
    while asked(match).get(1) and match.state.fights[1].turn == turns[1]:
        play(match, f"1 {'done' if 'done' in offered(match, 1) else min(offered(match, 1) - {'escape'})}")
    assert match.state.fights[0].turn == turns[0], "the other one waits for nobody"
    assert match.clone().fingerprint() == match.fingerprint()


@rule("grail.action.encounters-may-run-in-parallel")
def test_the_day_ends_once_all_are_back() -> None:
    match = hunts({"energy": 1}, {"at": "103", "energy": 1})
    play(match, "0 location-action:101", "1 travel:101")
    assert not told(match, "dusk")
    while match.state.day == 1 and match.state.fights:
        play(match, "0 escape" if "escape" in offered(match) else f"0 {min(offered(match))}")
    assert told(match, "dusk")


def test_whoever_is_alone_or_has_everybody_along_opens_no_strand() -> None:
    match = hunts({})
    play(match, "location-action:101")
    assert not strands(match)
    assert any(isinstance(step, Round) for step in match.state.agenda)
