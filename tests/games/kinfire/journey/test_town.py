"""The town: city actions, locations, events and what they reveal."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.thin import (
    Game,
    Item,
    action,
    all_vote,
    asked,
    board,
    deck,
    menu,
    own_cards,
    page,
    play,
    start,
    told,
    way,
)

from roundtable.kernel.errors import NotOffered

rule = pytest.mark.rule
COSTLY = {"seeker": "asha", "kinfire": 1, "deck": ["star", *own_cards("asha")[1:]]}
"""A deck that costs 2 while its seeker has 1."""
MEND = "kinfire.deckbuild.kinfire-fix-needs-inn-action"


def town(*stories: Item, seats: tuple[Any, ...] = ("asha", "khor"), actions: int = 2, **given: Any) -> Game:
    given = {"done": ["road", "heron"], "prompts": ["keep", "peak"], **given}
    return start(*seats, stories=stories, town="vinna", actions=actions, play={"town": True}, **given)


@rule("kinfire.city.explore-between-quests", "kinfire.city.action-visits-one-location-together")
@rule("kinfire.city.location-card-read-from-town-deck", "kinfire.city.visit-ends-as-card-says")
def test_a_city_action_takes_the_whole_party_to_one_location() -> None:
    match = town(options={"players": "each"})
    all_vote(match, "visit:3")
    assert (match.state.page, match.state.actions) == ("v-3", 1)
    all_vote(match, "way:go")
    assert set(asked(match).values()) == {"ask-location"}  # the visit is over


@rule("kinfire.city.missing-card-means-closed-location", "kinfire.city.no-cost-for-unavailable-location")
def test_a_location_without_its_card_is_closed_and_costs_nothing() -> None:
    match = town()
    assert menu(match) == {"visit:1", "visit:2", "visit:3", "set-out"}
    with pytest.raises(NotOffered) as refused:
        play(match, "visit:4")
    assert refused.value.rules == ("kinfire.city.missing-card-means-closed-location",)
    assert match.state.actions == 2


@rule("kinfire.city.out-of-actions-means-next-quest")
def test_without_actions_it_is_time_for_the_next_quest() -> None:
    match = town(actions=1)
    play(match, "visit:3", "way:go")
    assert (match.state.actions, asked(match)) == (0, {0: "ask-party"})
    match = town(actions=3)
    play(match, "set-out")
    assert (match.state.actions, asked(match)) == (0, {0: "ask-party"})


@rule("kinfire.city.event-card-drawn-and-followed")
def test_an_event_happens_once() -> None:
    match = town()
    play(match, "visit:3", "way:listen")
    assert match.state.memories == ["v-a"]
    assert "v-e1" not in match.state.open
    play(match, "visit:3")
    assert match.why_not(0, "way:listen") == ("kinfire.city.event-card-drawn-and-followed",)


def test_whoever_is_sent_to_an_event_that_is_over_finds_nothing() -> None:
    fair = page("v-2", "vinna", do=[{"do": "test", "seek": ["red"], "won": "v-e1", "lost": "v-e1"}])
    match = town(fair, closed=["v-e1"])
    play(match, "visit:2")
    assert "event-over" in told(match)
    assert match.state.memories == []
    assert asked(match) == {0: "ask-location"}


@rule("kinfire.city.missing-card-means-closed-location")
def test_locations_open_and_close() -> None:
    match = town()
    play(match, "visit:3", "way:listen")
    assert "visit:4" in menu(match)
    shut = [page("v-1", "vinna", do=[{"do": "close"}]), page("v-2", "vinna", do=[{"do": "close", "card": "v-3"}])]
    match = town(*shut, actions=3)
    play(match, "visit:1", "visit:2")
    assert menu(match) == {"visit:2", "set-out"}


@rule("kinfire.city.location-may-unlock-quest")
def test_a_location_may_reveal_a_quest() -> None:
    match = town(page("v-3", "vinna", do=[{"do": "prompt", "quest": "peak"}]), prompts=["keep"])
    play(match, "visit:3")
    assert match.state.prompts == ["keep", "peak"]
    gained = [event.rules for event in match.events if event.key == "prompt-gained"]
    assert ["kinfire.city.location-may-unlock-quest" in rules for rules in gained] == [True]


def test_a_memory_redirects_a_visit_too() -> None:
    back = [{"id": "v-a", "redirects": {"v-3": "v-9"}}]
    match = town(page("v-9", "vinna", way("a"), way("b")), more={"memories": back}, memories=["v-a"])
    play(match, "visit:3")
    assert match.state.page == "v-9"


# --- a deck that has become too costly ---


@rule(MEND)
def test_a_deck_that_costs_too_much_needs_a_night_before_the_next_quest() -> None:
    match = town(seats=(COSTLY, "khor"), coins=5)
    assert menu(match) == {"visit:1", "visit:2", "visit:3"}
    assert match.why_not(0, "set-out") == (MEND,)
    play(match, "visit:3", "way:go")
    assert (match.state.page, match.state.coins) == ("v-1", 4)  # the last action: there was nothing to choose
    assert asked(match)[0] == "ask-change-deck"
    assert match.why_not(0, "done") == ("kinfire.deckbuild.kinfire-cost-within-tokens",)
    play(match, "0 take-out:star", "0 put-in:asha-red-1")
    assert "star" in match.state.pool
    assert asked(match) == {0: "ask-party"}


@rule(MEND, "kinfire.deckbuild.recheck-after-losing-kinfire")
def test_without_a_night_to_be_had_the_deck_is_mended_free_of_charge() -> None:
    for given in ({"actions": 0}, {"coins": 0}, {"closed": ["v-1"]}):
        match = town(seats=(COSTLY, "khor"), **{"coins": 5, **given})  # type: ignore[arg-type]
        if match.state.actions:
            play(match, "set-out")
        assert asked(match) == {0: "ask-party"}  # one card could go, and one take its place
        assert deck(match, 0) == deck(start("asha", "khor"), 0)
        assert match.state.coins == {"coins": 5, **given}["coins"]


@rule(MEND)
def test_a_bed_is_found_wherever_a_card_leads_if_it_can_be_paid_for() -> None:
    beds = [way(name, do=[{"do": "inn", "price": price}]) for name, price in (("attic", 2), ("suite", 4))]
    rooms = page("v-8", "vinna", *beds, way("stroll", "v-9"))
    garden = page("v-9", "vinna", way("back", "v-8"), way("home"))  # and round again
    house = page("v-1", "vinna", way("rooms", "v-8"), way("again", "v-1"), way("leave"))
    for coins, barred in ((1, ()), (2, (MEND,)), (3, (MEND,))):
        match = town(house, rooms, garden, seats=(COSTLY, "khor"), coins=coins)
        assert match.why_not(0, "set-out") == barred
    play(match, "visit:3", "way:go")
    assert match.state.page == "v-1"


@rule(MEND)
def test_just_enough_costed_cards_go() -> None:
    nine = ["star", "crown", *own_cards("asha")[2:]]
    costly = {"seeker": "asha", "kinfire": 3, "deck": [*nine, "dear-remedy"]}  # 7 in all
    match = town(seats=(costly, "khor"), actions=0)
    assert menu(match) == {"take-out:star", "take-out:crown", "take-out:dear-remedy"}
    play(match, "take-out:star")
    assert menu(match) == {"put-in:asha-red-1", "put-in:asha-red-2"}
    play(match, "put-in:asha-red-2", "take-out:dear-remedy")
    assert asked(match) == {0: "ask-party"}
    assert "crown" in deck(match, 0)


@rule(MEND)
def test_a_deck_is_mended_with_uncosted_cards_and_shuffled() -> None:
    """The costed one lies in the discard pile, and another costed one would do but for its cost."""
    costly = {"seeker": "asha", "kinfire": 2, "deck": ["star", *own_cards("asha")[1:2], "ring", *own_cards("asha")[3:]]}
    match = town(seats=({**costly, "discard": ["star", "ring"]}, "khor"), actions=0, pool=["spark"],
                 more={"cards": action("spark", "white", kinfire=1)})  # fmt: skip
    assert menu(match) == {"take-out:star", "take-out:ring"}
    play(match, "take-out:star")
    assert asked(match) == {0: "ask-party"}
    assert "asha-red-1" in deck(match, 0)
    assert match.state.seats[0].deck.as_seen_by(0) == [None] * 18


def test_where_nothing_can_mend_a_deck_nobody_is_stuck() -> None:
    suns = [f"sun-{number}" for number in range(9)]
    cards = [each for sun in suns for each in action(sun, "white", kinfire=1)]
    lost = {"seeker": "khor", "deck": suns}
    match = town(seats=("asha", lost), coins=5, more={"cards": cards, "seekers": [board("khor", suns, red=9)]})
    assert "set-out" in menu(match)
    play(match, "visit:1", "sleep", "set-out")
    assert asked(match) == {0: "ask-party"}
