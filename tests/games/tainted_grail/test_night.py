"""The End of the Day: end effects, Rest, Energy, growth, Dreams and Nightmares."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.scene import Page, say

from .days import day, item, of
from .test_journal import texts, verse
from .test_land import lands
from .thin import asked, offered, play, told, tracks

rule = pytest.mark.rule
HUNGER = "grail.challenge.no-food-empties-energy"


def evening(*seats: dict[str, Any], **given: Any) -> Any:
    return day(*seats, now="night", **given)


@rule("grail.day.end-order")
def test_a_night_leads_to_the_next_day() -> None:
    match = evening({"energy": 3})
    assert (match.state.day, tracks(match)[0], asked(match)) == (2, 6, {0: "ask-act"})


@rule("grail.day.end-effects-in-any-order", "grail.day.end-order")
def test_end_effects_come_first_and_in_any_order() -> None:
    powers = [{"when": "dusk", "do": [{"do": "food"}]}, {"when": "dusk", "do": [{"do": "magic"}]}]
    content = {"items": [item("net", powers[0]), item("cup", powers[1])]}
    match = evening({"items": ["net", "cup"], "health": 3, "food": 0, "magic": 0}, content=content)
    assert offered(match) == {"effect:items.net.0", "effect:items.cup.0"}
    play(match, "effect:items.cup.0")
    assert asked(match) == {0: "ask-eat"}, "what the net brought is there for Rest"


# --- Rest ---


@rule("grail.day.rest-food-is-optional", "grail.day.rest-at-most-one-food")
def test_who_eats_one_food_rests_well() -> None:
    match = evening({"food": 3, "health": 4, "terror": 2})
    assert offered(match) == {"eat", "fast"}
    play(match, "eat")
    assert (of(match, "food"), tracks(match)[1:]) == ([2], (5, 1))


@rule("grail.day.rest-food-is-optional")
def test_who_does_not_eat_suffers_nothing() -> None:
    match = evening({"food": 3, "health": 4, "terror": 2, "energy": 3})
    play(match, "fast")
    assert (of(match, "food"), tracks(match)) == ([3], (4, 4, 2))


@rule("grail.challenge.no-food-empties-energy")
@pytest.mark.parametrize(("energy", "left"), [(3, (4, 8, 2)), (0, (4, 7, 2))])
def test_in_challenge_mode_hunger_takes_all_energy_or_one_health(energy: int, left: tuple[int, int, int]) -> None:
    """A86: the Character is Exhausted then, and restores 4."""
    match = evening({"food": 0, "health": 8, "terror": 2, "energy": energy}, modes=[HUNGER])
    assert tracks(match) == left


@pytest.mark.parametrize(
    ("what", "food", "left"),
    [("rest-without-food", 0, (0, 5, 1)), ("rest-needs-two", 3, (1, 5, 1)), ("no-rest-terror", 1, (0, 5, 2))],
)
def test_events_change_rest(what: str, food: int, left: tuple[int, int, int]) -> None:
    event = {"id": "random-1", "do": [{"do": "today", "what": what}]}
    match = day({"food": food, "health": 4, "terror": 2}, now="dawn", content={"random-events": [event]},
                events=["random-1"])  # fmt: skip
    play(match, "pass-day")
    if food:
        play(match, "eat")
    assert (of(match, "food")[0], *tracks(match)[1:]) == left


def test_what_one_has_makes_rest_better_for_who_ate() -> None:
    salve = item("salve", {"when": "rest", "do": [{"do": "magic"}]})
    for answer, magic in (("eat", 1), ("fast", 0)):
        match = evening({"items": ["salve"], "food": 1, "magic": 0}, content={"items": [salve]})
        play(match, answer)
        assert of(match, "magic") == [magic]


# --- Energy ---


@rule("grail.day.energy-returns-to-its-start-slot", "grail.day.restored-energy-capped-by-health")
def test_energy_comes_back_as_far_as_health_after_rest() -> None:
    match = evening({"energy": 2, "health": 3, "food": 1})
    play(match, "eat")
    assert tracks(match)[:2] == (4, 4)


@rule("grail.day.exhausted-restores-only-four")
def test_who_is_exhausted_gets_four_points() -> None:
    assert [tracks(evening({"energy": energy}))[0] for energy in (0, 1, 2)] == [4, 5, 6]


# --- growth ---


@rule("grail.day.advance-with-exp", "grail.day.rebuild-decks")
def test_all_have_grown_before_any_deck_is_rebuilt() -> None:
    """A03."""
    spare = {"combat": ["plain"] * 16}
    match = evening({"exp": 2, "attributes": {}, **spare}, {"exp": 2, "attributes": {}, **spare})
    order = []
    while "ask-act" not in asked(match).values():
        (seat, prompt), *_ = asked(match).items()
        order.append((seat, prompt))
        play(match, f"{seat} done")
    assert order == [(0, "ask-advance"), (1, "ask-advance"), (0, "ask-rebuild"), (1, "ask-rebuild")]


# --- Dreams ---

BED = {
    **lands({"id": "101", "seals": ["dream"]}, {"id": "102", "seals": ["dream"]}),
    "journal": [verse(f"{place}.{which}") for place in ("101", "102") for which in ("dream", "nightmare")],
}


@rule("grail.day.dream-in-a-dream-location", "grail.day.dreams-are-read-as-a-party")
@rule("grail.day.each-dream-is-read-once-per-location")
def test_those_in_one_dream_location_dream_together_and_once() -> None:
    match = evening({}, {}, {"at": "103"}, content=BED)
    assert texts(match) == ["101.dream"]
    assert set(asked(match)) == {0, 1}
    play(match, "0 close-journal")
    assert (texts(match), match.state.day) == (["101.dream"], 2)


@rule("grail.day.nightmare-replaces-dream", "grail.day.dreams-are-read-as-a-party")
def test_whose_terror_is_in_the_red_has_the_nightmare_instead() -> None:
    match = evening({"terror": 9}, {}, {"terror": 8}, content=BED)
    assert texts(match) == ["101.nightmare"]
    assert set(asked(match)) == {0, 2}
    play(match, "0 close-journal")
    assert texts(match) == ["101.nightmare", "101.dream"]
    assert set(asked(match)) == {1}


def test_the_page_says_that_it_is_a_dream() -> None:
    match = evening({"terror": 9}, {}, content=BED)
    headings = [next(part.heading for part in match.scene(0).parts if isinstance(part, Page))]
    play(match, "0 close-journal")
    headings.append(next(part.heading for part in match.scene(1).parts if isinstance(part, Page)))
    assert headings == [say(f"page-{what}", place="@locations.101") for what in ("nightmare", "dream")]


def test_elsewhere_nobody_dreams() -> None:
    match = evening({"at": "103"}, content=BED)
    assert texts(match) == []
    assert told(match, "dreams") == []


def test_an_event_or_a_card_may_keep_dreams_away() -> None:
    still = item("drops", {"when": "lasting", "fight": [{"do": "forbid", "what": "dream"}]})
    assert texts(evening({"items": ["drops"]}, content={**BED, "items": [still]})) == []


@pytest.mark.parametrize(("terror", "asks"), [(0, False), (1, True)])
def test_nobody_is_asked_about_a_meal_that_would_change_nothing(terror: int, asks: bool) -> None:
    match = day({"health": 6, "most_health": 6, "terror": terror, "food": 2})
    play(match, "pass-day")
    assert (asked(match) == {0: "ask-eat"}) is asks
    if not asks:
        assert (match.state.day, match.state.seats[0].food) == (2, 2)
