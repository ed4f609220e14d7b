"""Hazards: how Zones, Doors and Rooms are revealed and paid for, and those without a trial."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.seats import bit

from .tables import Story, asked, gems, menu, play, start, told
from .trials import TEAM, ZONE, alone, cited, go, refused, together, trial

rule = pytest.mark.rule


# --- zones ---


@rule("reflets.hazard.resolved-when-the-pawn-stops", "reflets.hazard.three-types")
def test_a_pawn_that_stops_on_a_hazard_must_resolve_it() -> None:
    match = start({"at": "8", "heroes": TEAM}, begin="land", golden=1)
    assert asked(match) == {0: "ask-storyteller"}


@rule("reflets.hazard.one-per-turn")
def test_a_second_hazard_is_not_played_in_a_turn() -> None:
    match = start({"at": "8", "heroes": TEAM}, begin="land", golden=1, hazard_done=True)
    assert match.state.guide == 1
    assert match.state.slots["8"].cards


@rule("reflets.hazard.zone-guide-picks-storyteller")
def test_the_guide_picks_the_storyteller_first() -> None:
    match = trial([together(9)], read=False)
    assert menu(match, 0) == {"storyteller:1", "storyteller:2"}
    play(match, "0 storyteller:2")
    assert match.state.teller == 2


@rule("reflets.hazard.zone-storyteller-holds-the-card")
def test_the_storyteller_alone_sees_the_card_until_it_is_read() -> None:
    match = trial([together(9)], {}, {"hand": ["frog"]}, {"hand": ["sphinx"]})
    assert asked(match) == {1: "ask-malus", 2: "ask-malus"}
    assert match.state.slots["8"].cards == []
    assert match.state.reading.cards == [ZONE]
    assert match.state.reading.marks[0] & 0b111 == bit(1)
    assert match.state.seats[0].at == "8"


@rule("reflets.hazard.zone-cost-announced-and-paid")
def test_the_cost_is_announced_and_paid() -> None:
    match = trial([together(9)], cost=2)
    assert told(match, "cost-announced") == [{"seat": "@seat.1", "number": 2}]
    play(match, "0 gem:red", "0 gem:blue")
    assert gems(match, 0) == 3


def test_a_guide_who_is_short_pays_what_there_is() -> None:
    match = trial([together(9)], {"gems": ["red"]}, cost=3)
    assert gems(match, 0) == 0


@rule("reflets.hazard.zone-trial-announced-before-reading", "reflets.trial.malus-window-three-seconds")
def test_the_trial_is_announced_and_handicaps_laid_before_the_card_is_read() -> None:
    match = trial([together(9)], {}, {"hand": ["frog"]})
    assert [event.key for event in match.events].index("trial-announced") > 0
    assert not told(match, "zone-read")
    play(match, "1 pass")
    go(match, "0 accept")
    assert told(match, "zone-read")[0]["card"] == f"@zones.{ZONE}"


# --- without a trial ---


SALES = (
    {"price": ["any"], "do": [{"do": "heal", "count": 1}]},
    {"price": ["any", "any"], "do": [{"do": "gems", "count": 1}]},
)  # fmt: skip


@rule("reflets.hazard.salutary-zone-offers-paid-options", "reflets.hazard.salutary-zone-won-automatically")
def test_a_salutary_zone_sells_each_thing_once_and_is_won() -> None:
    match = trial([], {"life": {"tom-scram": 1}}, sales=SALES)
    assert menu(match, 0) == {"buy:1", "buy:2", "done"}
    play(match, "0 buy:1", "0 gem:red")
    assert match.state.seats[0].life == {}
    assert menu(match, 0) == {"buy:2", "done"}
    play(match, "0 done")
    assert match.state.seats[0].pouch.cards == [ZONE]
    assert match.state.guide == 1


@rule("reflets.hazard.salutary-zone-offers-paid-options")
def test_what_cannot_be_paid_is_not_for_sale() -> None:
    match = trial([], {"gems": ["red"]}, sales=SALES)
    assert menu(match, 0) == {"buy:1", "done"}
    assert refused(match, 0, "buy:2") == ("reflets.hazard.salutary-zone-offers-paid-options",)


@rule("reflets.hazard.no-trial-no-creature-or-bestiole")
def test_without_a_trial_no_handicap_is_laid() -> None:
    match = trial([], {}, {"hand": ["frog"]}, sales=SALES)
    assert asked(match) == {0: "ask-sale"}


def test_spaces_bought_in_a_salutary_zone_are_walked() -> None:
    match = trial([], sales=({"price": ["any"], "do": [{"do": "spaces", "by": 3}]},))
    play(match, "0 buy:1", "0 gem:red")
    assert match.state.seats[0].at == "11"


# --- doors ---


def door(card: str, *others: Any, **more: Any) -> Story:
    own = {"at": "56", "heroes": TEAM, **more.pop("own", {})}
    return start(own, *others, begin=more.pop("begin", "reveal"), golden=1, slots={"56": card}, **more)


@rule("reflets.hazard.door-and-room-flipped-by-the-guide", "reflets.hazard.door-and-room-guide-announces-trial")
def test_a_door_is_turned_up_and_paid_for_by_the_guide() -> None:
    match = door("spokesdoor", own={"gems": ["red", "red", "blue"]})
    assert match.state.revealed == ["56"]
    play(match, "0 gem:red", "0 gem:red")
    assert match.state.seats[0].gems.cards[:1] == ["blue"]
    assert told(match, "trial-announced")


@rule("reflets.hazard.revealed-door-and-room-are-free")
def test_a_door_that_lies_face_up_costs_nothing() -> None:
    match = door("spokesdoor", revealed=["56"], dice=(6,) * 5)
    assert asked(match) == {0: "ask-judge"}
    assert not told(match, "gem-paid")


@rule(
    "reflets.hazard.open-door-shifts-right", "reflets.hazard.open-door-reveals-a-room-free",
    "reflets.hazard.open-door-exposes-a-quest", "reflets.hazard.no-trial-no-creature-or-bestiole",
)  # fmt: skip
def test_an_open_door_slides_once_and_lets_every_team_in() -> None:
    match = door("open-door-back-at-two")
    play(match, "0 gem:red", "0 room:s4", "0 disclose:2")
    assert match.state.opened
    assert match.state.revealed == ["56", "s4"]
    assert match.state.seats[2].shown
    assert match.state.seats[0].door
    assert match.state.guide == 1
    assert len(told(match, "open-door")) == 1


def test_a_later_team_at_an_open_door_reveals_and_discloses_too() -> None:
    match = door("open-door-back-at-two", revealed=["56"])
    match.state.opened = True
    play(match, "0 room:s4")
    assert asked(match) == {0: "ask-disclose"}


def test_a_door_that_the_team_has_passed_is_not_played_again() -> None:
    match = door("spokesdoor", begin="land", own={"door": True})
    assert match.state.guide == 1
    assert match.state.revealed == []


# --- rooms ---


def room(card: str, *others: Any, **more: Any) -> Story:
    own = {"at": "s3", "heroes": TEAM, "door": True, "gems": [], **more.pop("own", {})}
    return start(own, *others, begin="reveal", golden=1, slots={"s3": card}, **{"revealed": ["s3"], **more})


@rule("reflets.hazard.door-and-room-flipped-by-the-guide")
def test_a_room_is_turned_up_and_paid_for() -> None:
    match = room("secret-alcove", own={"gems": ["red", "blue", "violet", "green"]}, revealed=[], dice=(6,) * 5)
    play(match, "0 gem:red", "0 gem:blue", "0 gem:violet")
    assert match.state.revealed == ["s3"]
    assert match.state.seats[0].gems.cards == ["green"]


@rule("reflets.hazard.optional-trial-guide-decides", "reflets.hazard.visited-room-just-holds-the-pawn")
def test_an_optional_trial_is_the_guides_choice() -> None:
    match = room("chapel-of-the-dah")
    assert menu(match, 0) == {"trial", "stay", "chance"}
    play(match, "0 stay")
    assert match.state.seats[0].at == "s3"
    assert match.state.guide == 1
    tried = room("chapel-of-the-dah")
    play(tried, "0 trial")
    assert told(tried, "trial-announced")


@rule("reflets.hazard.room-condition-may-need-a-relic")
def test_a_room_may_be_closed_to_who_lacks_its_relic() -> None:
    without = room("white-tomb")
    assert not told(without, "trial-announced")
    assert without.state.guide == 1
    with_it = room("white-tomb", own={"worn": {"humerus": TEAM[0]}})
    assert menu(with_it, 0) == {"trial", "stay"}
    with_the_octogone = room("white-tomb", own={"worn": {"octogone": TEAM[0]}})
    assert menu(with_the_octogone, 0) == {"trial", "stay"}


@rule("reflets.hazard.optional-trial-guide-decides")
def test_other_conditions_close_a_room_too() -> None:
    with_her = room("white-tomb", own={"worn": {"humerus": TEAM[0]}}, dragon="s3")
    assert with_her.state.guide == 1, "the Dragon is there: nothing to do but stay"
    bare = room("only-window")
    assert bare.state.guide == 1
    packed = room("only-window", own={"worn": {"enough-rope": TEAM[0]}})
    assert menu(packed, 0) == {"trial", "stay"}


@rule("reflets.hazard.chapel-has-a-chance-space", "reflets.hazard.chapel-pawn-stays-there")
def test_the_chapel_has_a_chance_space_for_one_pawn() -> None:
    match = room("chapel-of-the-dah")
    play(match, "0 chance", "0 bonus:4")
    assert gems(match, 0) == 4
    assert (match.state.chapel, match.state.seats[0].at) == (0, "s3")
    assert match.state.guide == 1


@rule("reflets.hazard.chapel-has-a-chance-space")
def test_the_chapels_chance_space_may_be_taken() -> None:
    match = room("chapel-of-the-dah", {"at": "s3", "door": True}, chapel=1)
    assert "chance" not in menu(match, 0)
    assert refused(match, 0, "chance") == ("reflets.hazard.chapel-has-a-chance-space",)


def test_a_compulsory_trial_is_not_a_choice() -> None:
    match = room("secret-alcove", dice=(6,) * 5)
    assert told(match, "trial-announced")


@rule("reflets.portal.octuple-leads-to-the-start-city", "reflets.outcome.octuple-option-stay-or-leave")
def test_a_team_that_finds_the_portal_in_place_may_only_stay_or_leave() -> None:
    match = room("chamber-of-the-octuple", portal=True)
    assert menu(match, 0) == {"stay", "leave"}
    play(match, "0 leave")
    assert match.state.seats[0].gone == "left"
    stays = room("chamber-of-the-octuple", portal=True)
    play(stays, "0 stay")
    assert (stays.state.seats[0].gone, stays.state.seats[0].at) == ("", "s3")


def test_the_helper_tells_what_was_cited() -> None:
    assert "reflets.hazard.zone-cost-announced-and-paid" in cited(trial([alone(6)]))
