"""Rounds of Actions: who acts, the six Actions, and what stands against each."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.match import Match

from .days import action, day, item, of, skilled
from .test_journal import texts, verse
from .test_land import lands
from .thin import asked, foe, offered, play, told, tracks

rule = pytest.mark.rule
BACK = {"journal": [verse("101.start")]}


def why(match: Match[Any, Any], option: str, seat: int = 0) -> str:
    """The rule that keeps an option out of what a seat is asked."""
    refused = match.why_not(seat, option)
    return refused[0] if refused else ""


# --- rounds ---


@rule("grail.action.rounds-of-one-action-each", "grail.action.players-agree-on-order")
def test_each_acts_once_in_a_round_whoever_claims_it_first() -> None:
    match = day({}, {})
    play(match, "1 travel:102", "0 no")
    assert (of(match, "at"), of(match, "acted")) == (["101", "102"], [False, True])
    assert set(asked(match)) == {0}, "seat 1 has acted in this round"
    play(match, "0 travel:103")
    assert set(asked(match)) == {0, 1}, "a new round"
    assert len(told(match, "new-round")) == 1


@rule("grail.action.no-agreement-lowest-number-first")
def test_where_all_let_others_go_first_the_lowest_number_acts() -> None:
    match = day({"who": "beor"}, {"who": "ailei"})
    play(match, "0 wait", "1 wait")
    assert asked(match) == {1: "ask-act"}
    assert "wait" not in offered(match, 1)


@rule("grail.action.stage-ends-when-all-passed-or-spent", "grail.action.pass-is-free-and-final")
def test_the_day_ends_when_all_have_passed_or_spent_their_energy() -> None:
    match = day({"energy": 1}, {"energy": 3})
    play(match, "1 pass-day", "0 travel:102")
    assert len(told(match, "dusk")) == 1
    assert (tracks(match, 1)[0], match.state.day) == (6, 2), "Passed with Energy left, and slept since"


@rule("grail.action.pass-is-free-and-final")
def test_who_has_passed_is_asked_no_more_today() -> None:
    match = day({}, {})
    play(match, "1 pass-day", "0 travel:102")
    assert set(asked(match)) == {0}
    assert told(match, "passes") == [{"seat": "@seat.1"}]


@rule("grail.action.rounds-of-one-action-each")
def test_a_round_does_not_wait_for_those_without_energy() -> None:
    """A91: they may sit it out, and need not Pass."""
    match = day({"energy": 0}, {"energy": 2})
    assert "travel:102" not in offered(match, 0)
    assert {"pass-day", "wait"} <= offered(match, 0)
    play(match, "1 travel:102", "0 no", "1 travel:101")
    assert not of(match, "passed")[0]
    assert match.state.day == 2


@rule("grail.action.six-standard-actions")
def test_the_six_actions() -> None:
    content = {**action(pays={"energy": 1}, do=[]), **skilled("beor", do=[{"do": "wealth"}])}
    content["locations"] = [{**each, "seals": ["menhir"]} for each in content["locations"]]
    match = day({"who": "beor"}, content={**content, **BACK})
    standard = {"explore", "travel:102", "travel:103", "location-action:101", "character-action:beor", "inspect"}
    assert offered(match) == {*standard, "pass-day"}


@rule("grail.action.no-agreement-lowest-number-first")
def test_where_claims_collide_the_lowest_number_acts() -> None:
    match = day({"who": "beor"}, {"who": "ailei"}, timed=True)
    match.answer(0, match.offers(0)[0].decision, "travel:102", 1000)
    match.answer(1, match.offers(1)[0].decision, "travel:103", 1200)
    assert (of(match, "at"), asked(match)) == (["101", "101"], {0: "ask-join-travel"})


# --- Explore ---


@rule("grail.action.explore-costs-one-energy", "grail.action.explore-reads-the-card-back")
@rule("grail.action.journal-instructions-read-first", "grail.action.location-can-be-explored-again")
def test_explore_costs_one_energy_and_opens_the_journal() -> None:
    match = day({}, content=BACK)
    play(match, "explore")
    assert (texts(match), tracks(match)[0]) == (["101.start"], 5)
    play(match, "close-journal", "explore")
    assert (texts(match), tracks(match)[0]) == (["101.start"] * 2, 4)
    assert len(told(match, "journal-instructions")) == 1, "read before the first one"


@rule("grail.action.explore-costs-one-energy")
def test_what_the_event_of_the_day_makes_dearer() -> None:
    mist = {"id": "random-6", "do": [{"do": "today", "what": "explore-costs-two"}]}
    match = day({"energy": 1}, now="dawn", content={**BACK, "random-events": [mist]}, events=["random-6"])
    assert why(match, "explore") == "grail.action.explore-costs-one-energy"
    match = day({"energy": 3}, now="dawn", content={**BACK, "random-events": [mist]}, events=["random-6"])
    play(match, "explore")
    assert tracks(match)[0] == 1


# --- Travel ---


@rule("grail.action.travel-costs-one-energy", "grail.action.travel-resolves-arrival")
def test_travel_costs_one_energy_and_reveals_on_arrival() -> None:
    match = day({})
    play(match, "travel:102")
    assert (of(match, "at"), tracks(match)[0]) == (["102"], 5)
    assert "106" in match.state.sites


@rule("grail.action.travel-needs-direction-keys", "grail.action.travel-is-never-diagonal")
def test_there_is_no_way_without_keys_and_none_past_a_corner() -> None:
    closed = lands({"id": "105", "x": 0, "y": -1})
    match = day({}, content=closed, sites={"101": 5, "102": -1, "105": -1, "106": -1})
    assert {"travel:102"} == {each for each in offered(match) if each.startswith("travel")}
    assert why(match, "travel:105") == "grail.action.travel-needs-direction-keys"
    assert why(match, "travel:106") == "grail.action.travel-is-never-diagonal"


@rule("grail.action.instant-rules-precede-other-players", "grail.action.travel-resolves-arrival")
def test_what_awaits_the_traveller_comes_before_anybody_else_acts() -> None:
    ambush = lands({"id": "102", "lightning": [{"text": "a", "do": [{"do": "encounter", "named": "foe"}]}]})
    match = day({"combat": ["hit"] * 9}, {}, content={**ambush, "encounters": [foe()]})
    play(match, "0 travel:102", "1 no")
    assert match.state.fights[0].party == [0]
    assert asked(match) == {0: "ask-redraw", 1: "ask-act"}, "it has begun by the time anybody else may act (A17)"


# --- Location Actions ---


@rule("grail.action.location-action-cost-on-card", "grail.action.icon-shows-the-cost")
@rule("grail.action.location-action-needs-a-free-character-there")
def test_a_location_action_costs_what_its_card_says_and_is_done_there() -> None:
    match = day({"food": 0}, content=action(pays={"energy": 2}, do=[{"do": "food", "by": 2}]))
    play(match, "location-action:101")
    assert (tracks(match)[0], of(match, "food")) == (4, [2])
    play(match, "travel:102")
    assert "location-action:101" not in offered(match)


@rule("grail.action.icon-shows-the-cost", "grail.action.location-action-cost-on-card")
def test_some_cost_another_track_and_what_is_not_there_cannot_be_paid() -> None:
    match = day({"health": 3, "wealth": 0}, content=action(pays={"health": 1}, do=[{"do": "wealth"}]))
    play(match, "location-action:101")
    assert (tracks(match)[:2], of(match, "wealth")) == ((2, 2), [1])
    match = day({"wealth": 1}, content=action(pays={"wealth": 2}, do=[]))
    assert why(match, "location-action:101") == "grail.action.location-action-cost-on-card"


@rule("grail.action.once-per-day-location-action", "grail.action.once-per-day-token-kept-apart")
def test_once_a_day_is_once_for_the_whole_table() -> None:
    """A11; and A10: the record is no Time Token."""
    match = day({}, {}, content=action(pays={"energy": 1}, daily=True, do=[]), times={"101": 2})
    play(match, "0 location-action:101", "1 no")
    assert why(match, "location-action:101", 1) == "grail.action.once-per-day-location-action"
    assert match.state.sites["101"].time == 2
    play(match, "1 pass-day", "0 pass-day")
    assert match.state.day == 2
    assert (match.state.sites["101"].time, "location-action:101" in offered(match, 1)) == (1, True)


def test_a_location_action_may_offer_a_choice() -> None:
    ways = [{"text": "buy", "pays": {"wealth": 1}, "do": [{"do": "food", "by": 2}]}, {"text": "leave"}]
    match = day({"wealth": 1, "food": 0}, content=action(pays={"energy": 1}, ways=ways))
    play(match, "location-action:101", "way:buy")
    assert (of(match, "wealth"), of(match, "food")) == ([0], [2])


@rule("grail.death.picking-up-items-is-a-free-location-action")
def test_the_items_of_the_dead_are_picked_up_for_nothing() -> None:
    match = day({"energy": 1}, content={"items": [item("cup")]}, fallen={"101": ["cup"]})
    play(match, "pick-up")
    assert (list(match.state.seats[0].items), tracks(match)[0], of(match, "acted")) == (["cup"], 1, [False])
    assert "pick-up" not in offered(match)


# --- Character Actions and those of cards ---


@rule("grail.action.character-action-fixed-cost", "grail.action.character-action-only-by-its-owner")
@rule("grail.action.character-action-outside-encounter-and-exploration")
def test_everybody_has_an_action_of_its_own() -> None:
    content = skilled("beor", once="day", pays={"energy": 2}, do=[{"do": "food", "by": 2}])
    match = day({"who": "beor", "food": 0}, {"who": "arev"}, content={**content, **BACK})
    assert "character-action:beor" in offered(match, 0)
    assert not [each for each in offered(match, 1) if each.startswith("character-action")]
    play(match, "0 character-action:beor", "1 no")
    assert (tracks(match)[0], of(match, "food")[0]) == (4, 2)
    play(match, "1 travel:102", "0 no")
    assert why(match, "character-action:beor") == "grail.action.character-action-fixed-cost"
    play(match, "0 explore")
    assert offered(match, 0) == {"close-journal"}


@rule("grail.action.character-action-fixed-cost")
def test_an_action_of_ones_own_is_taken_once_for_its_price() -> None:
    content = skilled("beor", pays={"energy": 1}, do=[{"do": "food"}])
    match = day({"who": "beor", "food": 0}, content=content)
    play(match, "character-action:beor")
    assert (tracks(match)[0], of(match, "food"), asked(match)) == (5, [1], {0: "ask-act"})


@rule("grail.action.further-actions-on-cards")
def test_items_may_offer_actions_to_who_holds_them() -> None:
    axe = item("axe", {"when": "action", "pays": {"energy": 1}, "do": [{"do": "wealth", "by": 2}]})
    match = day({"items": ["axe"], "wealth": 0}, {}, content={"items": [axe]})
    assert "further-action:items.axe.0" not in offered(match, 1)
    play(match, "0 further-action:items.axe.0")
    assert (tracks(match)[0], of(match, "wealth")[0], of(match, "acted")[0]) == (5, 2, True)


def test_what_may_be_used_at_any_time_takes_no_action() -> None:
    bark = item("bark", {"when": "free", "discard": True, "do": [{"do": "health", "by": 2}]})
    match = day({"items": ["bark"], "health": 3}, content={"items": [bark]})
    play(match, "free-power:items.bark.0")
    assert (tracks(match)[1], list(match.state.seats[0].items)) == (5, [])
    assert not of(match, "acted")[0]


# --- Menhirs ---

STONE = {"seals": ["menhir"], "rites": [{"pays": {"food": 2, "magic": 1}, "dial": 9, "needs": {"secret": "s"}}]}
RITES = {**lands({"id": "101", **STONE}), "secrets": [{"id": "s", "number": 1}]}


@rule("grail.action.inspect-menhir-is-free", "grail.action.inspect-needs-the-menhir-seal")
def test_a_menhir_is_inspected_for_nothing_where_its_seal_is() -> None:
    match = day({}, content={**RITES, "journal": [verse("101.menhir")]})
    assert why(match, "explore") == ""
    play(match, "inspect")
    assert (texts(match), tracks(match)[0]) == (["101.menhir"], 6)
    assert [(each["what"], each["count"]) for each in told(match, "rite-price")] == [
        ("@text.food", 2), ("@text.magic", 1)]  # fmt: skip
    assert told(match, "rite-secret") == [{"number": 1, "card": "@secrets.s"}]
    play(match, "close-journal", "travel:102")
    assert why(match, "inspect") == "grail.action.inspect-needs-the-menhir-seal"


def test_who_stands_alone_before_it_is_told_what_lighting_it_costs() -> None:
    match = day({"secrets": ["s"], "food": 4, "magic": 2}, content=RITES)
    play(match, "inspect")
    offer = match.offers(0)[0]
    price = dict(match.game.costs(match.table, 0, offer.options[0], offer.prompt))
    assert price == {"food": -2, "magic": -1}
    assert match.game.costs(match.table, 0, offer.options[1], offer.prompt) == ()
    together = day({"secrets": ["s"], "food": 4, "magic": 2}, {}, content=RITES)
    play(together, "0 inspect", "1 no")
    offer = together.offers(0)[0]
    assert together.game.costs(together.table, 0, offer.options[0], offer.prompt) == (), "others may share it"


@rule("grail.action.inspect-may-activate-at-once")
def test_who_has_what_it_asks_for_lights_it_at_once() -> None:
    match = day({"secrets": ["s"], "food": 4, "magic": 2}, {}, content=RITES)
    play(match, "0 inspect", "1 no")
    assert asked(match) == {0: "ask-light-menhir"}
    play(match, "0 no")
    assert offered(match, 0) == {"trade", "wait"}, "looking was its Action (A09)"
    match = day({"secrets": ["s"], "food": 4, "magic": 2}, {}, content=RITES)
    play(match, "0 inspect", "1 no", "0 yes")
    assert (match.state.sites["101"].dial, of(match, "food")[0]) == (7, 0)


def test_a_way_is_offered_with_the_direction_in_which_it_leads() -> None:
    match = day({}, content=BACK)
    ways = [option.text for option in match.windows[0].menu(0) if option.verb == "travel"]
    assert ways
    assert set(ways) <= {f"option-travel-{side}" for side in ("north", "east", "south", "west")}
