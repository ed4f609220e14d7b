"""Parties: joining, paying for each other, dropping out, bystanders, trade."""

from __future__ import annotations

import pytest

from .days import action, day, item, of, skilled
from .test_actions import BACK, why
from .test_journal import texts, verse
from .test_land import lands
from .thin import asked, foe, offered, play, told

rule = pytest.mark.rule


# --- joining ---


@rule("grail.party.join-needs-same-location-and-consent", "grail.party.join-only-before-the-action-begins")
@rule("grail.party.all-members-approve-the-action", "grail.party.groups-form-and-split-freely")
def test_others_here_may_ask_to_join_and_the_actor_takes_them_along() -> None:
    match = day({}, {}, {"at": "102"})
    play(match, "0 travel:103")
    assert asked(match) == {1: "ask-join-travel"}, "who is elsewhere is not asked"
    play(match, "1 yes")
    assert asked(match) == {0: "ask-welcome"}
    play(match, "0 yes", "0 each-own")
    assert of(match, "at") == ["103", "103", "102"]


@rule("grail.party.join-needs-same-location-and-consent")
def test_without_the_actors_consent_there_is_no_party() -> None:
    match = day({}, {})
    play(match, "0 travel:103", "1 yes", "0 no")
    assert (of(match, "at"), of(match, "acted")) == (["103", "101"], [True, False])


@rule("grail.action.party-action-counts-as-acting", "grail.action.party-travel-costs-one-each")
def test_a_party_action_is_the_action_of_all_its_members() -> None:
    match = day({}, {})
    play(match, "0 travel:103", "1 yes", "0 yes", "0 each-own")
    assert of(match, "energy") == [5, 5]
    assert of(match, "acted") == [False, False], "both have acted, so a new round has begun"
    assert len(told(match, "new-round")) == 1


@rule("grail.party.leave-any-time-between-actions", "grail.party.groups-form-and-split-freely")
def test_a_party_is_for_one_action() -> None:
    match = day({}, {})
    play(match, "0 travel:103", "1 yes", "0 yes", "0 each-own", "0 travel:101", "1 no")
    assert of(match, "at") == ["101", "103"]


def test_who_has_passed_joins_nothing_and_who_has_acted_may() -> None:
    """A06, A07."""
    match = day({}, {}, {"passed": True})
    play(match, "0 travel:102", "1 no")
    match = day({}, {"acted": True}, {"passed": True})
    play(match, "0 travel:102")
    assert asked(match) == {1: "ask-join-travel"}


@rule("grail.action.party-explore-costs-one-each")
def test_exploring_together_costs_one_each_and_all_read() -> None:
    match = day({}, {}, content=BACK)
    play(match, "0 explore", "1 yes", "0 yes", "0 each-own")
    assert (of(match, "energy"), texts(match)) == ([5, 5], ["101.start"])
    assert set(asked(match)) == {0, 1}


# --- who pays ---


@rule("grail.party.pay-energy-or-magic-for-others")
def test_one_may_pay_for_all() -> None:
    match = day({"energy": 3}, {"energy": 0}, {"energy": 2})
    play(match, "0 travel:102", "1 yes", "2 no", "0 yes", "0 split")
    assert of(match, "energy") == [1, 0, 2], "nobody else could, so there was no more to choose"
    assert of(match, "at") == ["102", "102", "101"]


@rule("grail.party.pay-energy-or-magic-for-others", "grail.party.all-members-approve-the-action")
def test_the_actor_proposes_a_split_and_the_payers_accept() -> None:
    match = day({"energy": 3}, {"energy": 3})
    play(match, "0 travel:102", "1 yes", "0 yes", "0 split", "0 share:0")
    assert asked(match) == {1: "ask-accept-share"}
    play(match, "1 accept-share:2")
    assert (of(match, "energy"), of(match, "at")) == ([3, 1], ["102", "102"])


@rule("grail.party.member-who-cannot-pay-drops-out")
def test_who_can_not_pay_and_is_paid_for_by_nobody_stays_behind() -> None:
    match = day({"energy": 1}, {"energy": 2}, {"energy": 0})
    play(match, "0 travel:102", "1 yes", "2 yes", "0 yes", "0 yes", "0 split")
    assert asked(match) == {1: "ask-accept-share"}, "only seat 1 could pay for seat 2"
    play(match, "1 no", "0 each-own")
    assert (of(match, "at"), of(match, "energy")) == (["102", "102", "101"], [0, 1, 0])
    assert told(match, "drops-out") == [{"seat": "@seat.2"}]


@rule("grail.action.party-location-action-once", "grail.action.party-location-action-cost-split-freely")
@rule("grail.action.party-location-output-to-one-member", "grail.action.party-location-action-encounter-together")
def test_a_location_action_of_a_party_is_paid_once_and_yields_once() -> None:
    """E06."""
    hunt = action(pays={"energy": 2}, do=[{"do": "food"}, {"do": "encounter", "named": "foe"}])
    people = [{"combat": ["hit"] * 9, "food": 0}] * 2
    match = day(*people, content={**hunt, "encounters": [foe()]})
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 share:1", "1 accept-share:1")
    assert (of(match, "energy"), asked(match)) == ([5, 5], {0: "ask-who-gets", 1: "ask-who-gets"})
    play(match, "0 to:1", "1 to:1")
    assert of(match, "food") == [0, 1]
    assert match.state.fights[0].party == [0, 1]


def test_where_nobody_helps_the_action_has_not_begun() -> None:
    match = day({"energy": 1}, {"energy": 1}, content=action(pays={"energy": 2}, do=[{"do": "food"}]))
    play(match, "0 location-action:101", "1 no")
    assert (of(match, "energy"), of(match, "acted")) == ([1, 1], [False, False])
    assert len(told(match, "called-off")) == 1


@rule("grail.action.character-action-owner-pays-at-least-one")
def test_others_may_help_with_a_character_action_but_its_owner_pays_at_least_one() -> None:
    content = skilled("beor", pays={"energy": 3}, do=[{"do": "wealth", "by": 2}])
    match = day({"who": "beor", "energy": 2, "wealth": 0}, {"who": "arev", "energy": 4, "wealth": 0}, content=content)
    play(match, "0 character-action:beor", "1 yes", "0 yes")
    assert offered(match, 0) == {"share:1", "share:2"}
    play(match, "0 share:1", "1 accept-share:2")
    assert (of(match, "energy"), of(match, "wealth")) == ([1, 2], [2, 0])
    match = day({"who": "beor", "energy": 0}, {"energy": 4}, content=content)
    assert why(match, "character-action:beor") == "grail.action.character-action-owner-pays-at-least-one"


# --- on arrival ---

TOLL = lands({"id": "102", "lightning": [{"text": "toll", "do": [{"do": "encounter", "named": "foe"}]}]})


@rule("grail.action.bystanders-may-join-before-the-trigger")
def test_those_who_are_there_may_join_before_something_is_triggered() -> None:
    people = [{"combat": ["hit"] * 9}] * 2
    match = day(people[0], {**people[1], "at": "102"}, content={**TOLL, "encounters": [foe()]})
    play(match, "0 travel:102")
    assert asked(match) == {1: "ask-join-arrival"}
    play(match, "1 yes", "0 yes")
    assert match.state.fights[0].party == [0, 1]
    assert of(match, "acted") == [True, True], "A92"


@rule("grail.action.party-travel-encounters-together")
def test_what_a_travelling_party_meets_it_meets_together() -> None:
    match = day(*[{"combat": ["hit"] * 9}] * 2, content={**TOLL, "encounters": [foe()]})
    play(match, "0 travel:102", "1 yes", "0 yes", "0 each-own")
    assert match.state.fights[0].party == [0, 1]


# --- trade ---


@rule("grail.party.trade-outside-actions-and-encounters")
def test_those_in_one_location_trade_freely_and_it_is_no_action() -> None:
    goods = {"items": [item("axe")], "secrets": [{"id": "s", "number": 1}]}
    match = day({"food": 2, "wealth": 1, "items": ["axe"], "secrets": ["s"]}, {"food": 0, "wealth": 0}, content=goods)
    play(match, "0 trade", "0 hand-over:food-1-1", "0 hand-over:wealth-1-1", "0 hand-card:axe-1", "0 hand-card:s-1")
    play(match, "0 done")
    assert (of(match, "food"), of(match, "wealth"), of(match, "acted")) == ([1, 1], [0, 1], [False, False])
    assert [list(one.items) + list(one.secrets) for one in match.state.seats] == [[], ["axe", "s"]]


def test_nobody_trades_over_a_distance_or_in_an_exploration() -> None:
    match = day({"food": 2}, {"at": "102", "food": 2}, content={"journal": [verse("101.start")]})
    assert why(match, "trade") == "grail.resource.food-and-wealth-can-be-traded"
    match = day({"food": 2}, {"food": 2}, content={"journal": [verse("101.start")]})
    play(match, "0 explore", "1 yes", "0 yes", "0 each-own")
    assert not (offered(match, 0) | offered(match, 1)) & {"trade", "wait"}


def test_who_has_acted_may_still_trade() -> None:
    match = day({"food": 1, "acted": True}, {"food": 0})
    assert offered(match, 0) == {"trade", "wait"}


@rule("grail.day.food-can-be-traded-before-rest")
def test_food_changes_hands_before_rest() -> None:
    match = day({"food": 2, "health": 3}, {"food": 0, "health": 3}, now="night")
    assert asked(match) == {0: "ask-before-rest"}
    play(match, "0 trade", "0 hand-over:food-1-1", "0 done", "0 done", "1 done", "0 eat", "1 eat")
    assert of(match, "health") == [4, 4]
