"""What picky players try: situations where several rules meet, each played to the end."""

from __future__ import annotations

from typing import Any

import pytest

from .days import action, day, item, of, skilled
from .test_actions import why
from .test_journal import verse
from .test_land import lands
from .test_side_by_side import PLACES, get_away, hunts
from .thin import asked, card, damage, fight, foe, hand, now, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
Item = dict[str, Any]


def with_action(*deeds: Item, at: str = "103", **more: Any) -> dict[str, list[Item]]:
    """Two places where a foe is met, and one where this is done."""
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray"}]}
    return {**PLACES, **lands({"id": "101", "action": hunt}, {"id": at, "action": {"text": "work", "do": list(deeds)}}),
            **more}  # fmt: skip


def beside(*deeds: Item, enemy: Item | None = None, hunter: Item | None = None, lightning: bool = False) -> Any:
    """The first has met a foe in 101; meanwhile the second does this in 103."""
    content = with_action(*deeds, encounters=[enemy or foe(), foe(id="other", traits=["guardian"])])
    if lightning:
        next(each for each in content["locations"] if each["id"] == "102")["lightning"] = [
            {"text": "a", "do": [{"do": "terror", "by": 2}]}
        ]
    people = [{"combat": ["plain"] * 9, **(hunter or {})}, {"at": "103", "combat": ["plain"] * 9}]
    match = day(*people, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101")
    assert match.state.fights[0].party == [0]
    play(match, "1 location-action:103")
    return match


# --- side by side ---


def test_what_falls_on_everybody_can_kill_somebody_who_is_in_a_fight_elsewhere() -> None:
    match = beside({"do": "health", "by": -1, "who": "all"}, hunter={"health": 1, "energy": 1})
    assert (tracks(match)[1], match.state.seats[0].dying) == (0, True)
    play(match, "0 keep")
    assert (match.state.fights, of(match, "away")) == ([], [False, False])


def test_a_robber_elsewhere_notices_that_its_victim_has_grown_weak() -> None:
    match = beside(
        {"do": "health", "by": -1, "who": "all"},
        enemy=foe(traits=["robber"]), hunter={"health": 2, "energy": 2, "wealth": 3},
    )  # fmt: skip
    play(match, "0 keep")
    assert (tracks(match)[1], of(match, "wealth")[0], match.state.fights) == (1, 0, [])


def test_a_talk_elsewhere_is_lost_when_the_speaker_falls() -> None:
    speaker = talk(failure=[{"do": "rep", "by": -1}])
    content = with_action({"do": "health", "by": -1, "who": "all"}, encounters=[speaker])
    content["locations"] = lands(
        {"id": "101", "action": {"text": "a", "do": [{"do": "encounter", "named": "talk"}]}},
        {"id": "103", "action": {"text": "b", "do": [{"do": "health", "by": -1, "who": "all"}]}},
    )["locations"]
    match = day({"health": 1, "energy": 1, "rep": 3, "diplomacy": ["word"] * 9}, {"at": "103"}, content=content)
    play(match, "0 location-action:101", "1 location-action:103")
    play(match, "0 keep")
    assert (match.state.fights, of(match, "rep")[0], match.state.seats[0].dying) == ([], 2, True)


def test_whoever_falls_while_it_is_being_asked_for_a_card_plays_none() -> None:
    content = with_action({"do": "health", "by": -1, "who": "all"})
    match = day({"health": 1, "energy": 1, "combat": ["plain"] * 9}, {"at": "103"}, content=content,
                decks={"gray": ["foe"]})  # fmt: skip
    play(match, "0 location-action:101", "0 keep")
    assert asked(match)[0] == "ask-play-card"
    play(match, "1 location-action:103", "0 play:plain")
    assert (match.state.fights, len(match.state.seats[0].combat.deck)) == ([], 9)


def test_a_guardian_that_the_story_sends_does_not_fall_on_those_who_fight_there() -> None:
    match = beside({"do": "guardian", "named": "other", "at": "102"}, {"do": "move-guardian", "side": "south"})
    assert [each.party for each in match.state.fights] == [[0]]
    assert list(match.state.sites["101"].guardians) == ["other"]


def test_a_location_that_goes_while_somebody_fights_on_it() -> None:
    """It is hurt at once; it arrives elsewhere, with all that is to be met there, when the fight is over."""
    match = beside({"do": "remove-place", "place": "101"}, lightning=True)
    assert tracks(match)[1:] == (6, 2)
    assert len(match.state.fights) == 1
    get_away(match)
    assert (tracks(match)[1:], of(match, "at")[0], "101" in match.state.sites) == ((6, 5), "102", False)
