"""The Start of the Day: its nine steps, and their order."""

from __future__ import annotations

from typing import Any

import pytest

from .days import day, item, of
from .test_journal import verse
from .test_land import lands
from .thin import asked, foe, offered, play, told, tracks

rule = pytest.mark.rule


def morning(*seats: dict[str, Any], **given: Any) -> Any:
    return day(*seats, now="dawn", **given)


@rule("grail.day.start-order", "grail.basics.day-is-the-game-turn")
def test_a_day_begins_and_goes_on_to_the_first_round() -> None:
    match = morning({"acted": True, "passed": True, "energy": 2})
    assert (match.state.day, asked(match)) == (2, {0: "ask-act"})
    assert told(match, "day-begins") == [{"day": 2}]


@rule("grail.basics.day-is-the-game-turn")
def test_a_day_is_dawn_rounds_and_night_and_then_the_next() -> None:
    match = day({})
    play(match, "pass-day")
    keys = [event.key for event in match.events if event.key in ("dusk", "night-falls", "day-begins")]
    assert keys == ["dusk", "night-falls", "day-begins"]
    assert match.state.day == 2


def test_each_dawn_is_a_place_to_go_on_from() -> None:
    match = day({})
    play(match, "pass-day")
    assert [each.key for each in match.table.milestones] == ["milestone-day"]


@rule("grail.day.start-effects-in-any-order", "grail.basics.simultaneous-effects-players-order")
def test_start_effects_come_in_the_order_that_the_players_claim() -> None:
    powers = [
        {"when": "dawn", "do": [{"do": "magic"}]},
        {"when": "dawn", "pays": {"terror": 1}, "do": [{"do": "wealth"}]},
    ]
    content = {"items": [item("cup", powers[0]), item("rod", powers[1])]}
    match = morning({"items": ["cup"], "magic": 0}, {"items": ["rod"], "wealth": 0}, content=content)
    assert asked(match) == {0: "ask-start-effect", 1: "ask-start-effect"}
    play(match, "1 effect:items.rod.0")
    assert (of(match, "wealth"), of(match, "terror"), of(match, "magic")) == ([0, 1], [0, 1], [1, 0])


@rule("grail.day.start-effects-in-any-order")
def test_what_is_voluntary_may_be_left() -> None:
    rod = item("rod", {"when": "dawn", "pays": {"terror": 1}, "do": [{"do": "wealth"}]})
    match = morning({"items": ["rod"], "wealth": 0}, content={"items": [rod]})
    play(match, "done")
    assert (of(match, "wealth"), of(match, "terror")) == ([0], [0])


def test_what_is_good_once_a_day_is_good_again() -> None:
    rod = item("rod", {"when": "free", "once": "day", "pays": {"health": 1}, "do": [{"do": "magic"}]})
    match = day({"items": ["rod"]}, content={"items": [rod]})
    play(match, "free-power:items.rod.0")
    assert "free-power:items.rod.0" not in offered(match)
    play(match, "pass-day")
    assert "free-power:items.rod.0" in offered(match)


@rule("grail.day.expired-menhirs-removed-first", "grail.day.out-of-range-locations-discarded")
@rule("grail.day.menhir-dials-drop-by-one", "grail.day.start-order")
def test_menhirs_go_dark_before_the_land_is_looked_at_and_dials_drop_after_it() -> None:
    """108 lies beside 104, whose Menhir has lost its Dial; 101 still reaches 104."""
    match = morning({"at": "108"}, sites={"101": 2, "104": 0, "108": -1})
    assert "108" not in match.state.sites
    assert (of(match, "at"), tracks(match)[1]) == (["104"], 6)
    assert match.state.sites["101"].dial == 1


@rule("grail.day.menhir-dial-at-one-is-removed")
def test_a_dial_that_shows_one_is_taken_away_and_the_menhir_stays_a_day() -> None:
    match = morning({}, sites={"101": 1})
    assert match.state.sites["101"].dial == 0


# --- step 5 ---

CLOCKS = {
    "secrets": [
        {"id": "late", "number": 1, "dial": 5, "token": "time", "ends": "9"},
        {"id": "count", "number": 2, "dial": 5, "token": "quest"},
    ],
    "journal": [verse("9")],
}


@rule("grail.day.time-dials-drop-by-one", "grail.day.quest-dials-and-tokens-untouched")
@rule("grail.day.one-time-token-off-each-location")
def test_time_passes_on_time_dials_and_locations_and_not_on_quests() -> None:
    match = morning({"secrets": ["late", "count"]}, content=CLOCKS, dials={"late": 3, "count": 3},
                    times={"101": 2, "102": 1}, tokens={"101": 2})  # fmt: skip
    assert match.state.dials == {"late": 2, "count": 3}
    assert [(site.time, site.quest) for site in match.state.sites.values()] == [(1, 2), (0, 0), (0, 0)]


@rule("grail.day.time-dial-at-one-leaves-the-game")
def test_a_time_dial_at_one_is_removed_and_its_card_says_what_then() -> None:
    match = morning({"secrets": ["late"]}, content=CLOCKS, dials={"late": 1})
    assert match.state.dials == {}
    assert [each["text"] for each in told(match, "verse")] == ["@journal.9.text"]


def test_a_quest_with_a_timer_counts_days() -> None:
    quest = {"id": "q", "goal": {"status": "none"}, "success": "9", "timer": {"days": 3, "do": [{"do": "terror"}]}}
    match = morning({}, content={"quests": [quest], "journal": [verse("9")]}, quests=["q"], dials={"q": 1})
    assert (match.state.dials, tracks(match)[2]) == ({}, 1)


# --- steps 6 to 9 ---


@rule("grail.day.guardians-move-before-the-event")
def test_guardians_move_and_attack_before_the_event() -> None:
    ogre = {**foe(traits=["guardian"]), "id": "ogre"}
    events = {"random-events": [{"id": "random-1"}]}
    match = morning({"combat": ["hit"] * 9}, content={"encounters": [ogre], **events}, events=["random-1"],
                    guardians={"102": ["ogre"]}, dice=[3])  # fmt: skip
    assert match.state.fights[0].card.cards == ["ogre"]
    assert told(match, "event") == []


@rule("grail.day.guardians-move-before-the-event")
def test_an_event_may_have_them_move_twice() -> None:
    ogre = {**foe(traits=["guardian"]), "id": "ogre"}
    bell = {"id": "random-1", "do": [{"do": "today", "what": "guardians-twice"}]}
    content = {"encounters": [ogre], "random-events": [bell]}
    match = morning({"at": "103"}, content=content, events=["random-1"], guardians={"102": ["ogre"]}, dice=[5, 5, 5],
                    sites={"101": 5, "102": -1, "103": -1})  # fmt: skip
    play(match, "pass-day")
    assert len(told(match, "guardian-die")) == 3


@rule("grail.day.one-event-revealed")
def test_one_event_is_revealed_and_the_old_one_leaves() -> None:
    events = {"random-events": [{"id": f"random-{number}"} for number in (1, 2, 3)]}
    match = morning({}, content=events, in_force=["random-1"], events=["random-2", "random-3"])
    assert list(match.state.event_in_force) == ["random-2"]
    assert "random-1" in match.state.random_events.cards


@rule("grail.day.equip-one-item-per-keyword")
def test_equipment_comes_last() -> None:
    content = {"items": [item("axe", keyword="weapon"), item("bow", keyword="weapon")]}
    match = morning({"items": ["axe", "bow"], "down": ["bow"]}, content=content)
    assert asked(match) == {0: "ask-turn-up"}
    play(match, "turn-up:bow")
    assert match.state.seats[0].down == ["axe"]


def test_what_a_quest_does_each_morning_is_done_once_for_all() -> None:
    power = {"when": "dawn", "do": [{"do": "terror", "by": 1, "who": "all"}]}
    quest = {"id": "q", "goal": {"status": "none"}, "success": "9", "powers": [power]}
    match = morning({}, {}, content={"quests": [quest], "journal": [verse("9")]}, quests=["q"])
    assert of(match, "terror") == [1, 1]


# --- after a death ---


@rule("grail.death.claim-an-unclaimed-character")
def test_who_lost_a_character_may_take_another_between_two_actions() -> None:
    deadly = lands({"id": "103", "lightning": [{"text": "pit", "do": [{"do": "dies"}]}]})
    match = day({"who": "beor"}, {"who": "arev", "at": "102"}, content=deadly)
    play(match, "0 travel:103")
    assert (asked(match), offered(match)) == ({0: "ask-successor"}, {"character:ailei", "character:maggot", "done"})
    play(match, "0 character:maggot", "0 have-read")
    one = match.state.seats[0]
    assert (one.who, one.at, one.acted, one.dead) == ("maggot", "101", True, False)
    assert set(asked(match)) == {1}, "it acts from the next round"


@rule("grail.death.no-character-left-means-failure")
def test_the_game_is_lost_once_nobody_plays_any_more() -> None:
    deadly = lands({"id": "103", "lightning": [{"text": "pit", "do": [{"do": "dies"}]}]})
    match = day({"who": "beor"}, {"who": "arev"}, content=deadly)
    play(match, "0 travel:103", "1 yes", "0 yes", "0 each-own", "0 done", "1 done")
    assert asked(match) == {0: "ask-mercy", 1: "ask-mercy"}
