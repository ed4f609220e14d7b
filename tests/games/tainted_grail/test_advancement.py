"""Advancement: what Exp buys, Skills, and decks that are rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import advancement
from roundtable.games.tainted_grail.characters.advancement import advance, level_of, price_of_point, rebuild

from .thin import asked, card, during, offered, play

rule = pytest.mark.rule
SIDE = {"name": "n", "text": "t", "powers": []}


def skill(number: int, attribute: str) -> dict[str, Any]:
    return {"id": f"skill-{number}", "number": number, "attribute": attribute, "front": SIDE, "back": SIDE}


SKILLS = {"skills": [skill(13, "courage"), skill(14, "courage"), skill(1, "aggression")]}
POOL = {"cards": [card(name, number=20 + number) for number, name in enumerate(("one", "two", "three", "four"))]}


@rule("grail.advance.attribute-cost-by-pair-total", "grail.attribute.cost-set-per-pair")
@rule("grail.attribute.six-in-three-opposing-pairs")
@pytest.mark.parametrize(
    ("attributes", "wanted", "price"),
    [
        ({"courage": 2}, "caution", 6),
        ({"courage": 2, "caution": 2}, "caution", 10),
        ({}, "courage", 2),
        ({"courage": 1}, "courage", 4),
        ({"courage": 3}, "caution", 8),
        ({"courage": 4, "caution": 2}, "courage", 10),
        ({"aggression": 3, "practicality": 2}, "courage", 2),
    ],
)
def test_e16_e17_the_price_of_a_point(attributes: dict[str, int], wanted: Any, price: int) -> None:
    found: list[int] = []
    during(lambda table: found.append(price_of_point(table, 0, wanted)), {"attributes": attributes})
    assert found == [price]


@rule("grail.challenge.attribute-costs-five-per-pair-point")
def test_in_challenge_mode_a_point_costs_five_for_each_of_its_pair() -> None:
    found: list[int] = []
    modes = ["grail.challenge.attribute-costs-five-per-pair-point"]
    during(
        lambda table: found.append(price_of_point(table, 0, "courage")),
        {"attributes": {"courage": 2, "caution": 3}},
        modes=modes,
    )
    assert found == [30]


@rule("grail.day.advance-with-exp", "grail.advance.exp-spent-at-end-of-day", "grail.advance.one-point-per-payment")
def test_points_are_bought_one_by_one_at_the_price_they_then_have() -> None:
    match = during(lambda table: advance(table, 0), {"exp": 7, "attributes": {}})
    play(match, "point:courage", "point:courage")
    one = match.state.seats[0]
    assert (one.exp, one.marks) == (1, {"courage": 2})
    assert not match.offers(0), "1 Exp buys nothing"


@rule("grail.advance.skill-from-the-third-point", "grail.advance.skill-has-two-exclusive-sides")
@rule("grail.advance.skill-card-is-the-attribute-point", "grail.attribute.used-in-encounters-and-exploration")
def test_e17_the_third_point_is_a_skill_card() -> None:
    match = during(
        lambda table: advance(table, 0), {"exp": 10, "attributes": {"courage": 2, "caution": 2}}, content=SKILLS
    )
    play(match, "point:courage")
    assert offered(match) == {"skill:skill-13", "skill:skill-14"}
    play(match, "skill:skill-14", "side:skill-14-back")
    one = match.state.seats[0]
    assert (one.exp, one.marks["courage"], one.sides) == (0, 2, {"skill-14": "back"})
    assert level_of(match.table, 0, "courage") == 3


@rule("grail.advance.skill-card-is-the-attribute-point")
def test_e18_two_markers_and_two_skills_are_four() -> None:
    found: list[int] = []
    one = {"attributes": {"courage": 2}, "skills": {"skill-13": "front", "skill-14": "back"}}
    during(
        lambda table: found.extend((level_of(table, 0, "courage"), price_of_point(table, 0, "caution"))),
        one,
        content=SKILLS,
    )
    assert found == [4, 10]


@rule("grail.advance.skills-are-unique")
def test_each_skill_card_exists_once() -> None:
    """A44: without a card left the Attribute can't be raised any more."""
    taken = {"skills": {"skill-13": "front", "skill-14": "front"}, "attributes": {}}
    match = during(
        lambda table: advance(table, 0),
        {"exp": 12, "attributes": {"courage": 2, "aggression": 2}},
        taken,
        content=SKILLS,
    )
    assert "point:courage" not in offered(match)
    assert match.why_not(0, "point:courage") == ("grail.advance.skills-are-unique",)
    play(match, "point:aggression", "side:skill-1-front", "done")


# --- cards ---


@rule("grail.advance.card-costs-two-exp")
def test_a_card_is_one_of_the_top_three_of_a_pool() -> None:
    match = during(
        lambda table: advance(table, 0),
        {"exp": 3, "pool": ["one", "two", "three", "four"], "combat": ["plain"] * 15},
        content=POOL,
    )
    play(match, "new-card:combat")
    assert offered(match) == {"learn:one", "learn:two", "learn:three"}
    play(match, "learn:two")
    own = match.state.seats[0].combat
    assert (match.state.seats[0].exp, "two" in own.deck.cards, sorted(own.pool.cards)) == (
        1,
        True,
        ["four", "one", "three"],
    )


def test_a_pool_that_is_nearly_empty_offers_what_it_has() -> None:
    """A49."""
    match = during(
        lambda table: advance(table, 0),
        {
            "exp": 2,
            "attributes": {"courage": 2, "aggression": 2, "practicality": 2},
            "pool": ["one"],
            "combat": ["plain"] * 15,
        },
        content=POOL,
    )
    assert "new-card:diplomacy" not in offered(match)
    play(match, "new-card:combat")
    assert "one" in match.state.seats[0].combat.deck.cards


@rule("grail.challenge.card-costs-five-draw-two")
def test_in_challenge_mode_a_card_costs_five_and_is_one_of_two() -> None:
    modes = ["grail.challenge.card-costs-five-draw-two"]
    match = during(
        lambda table: advance(table, 0),
        {"exp": 6, "pool": ["one", "two", "three"], "combat": ["plain"] * 15},
        content=POOL,
        modes=modes,
    )
    play(match, "new-card:combat")
    assert offered(match) == {"learn:one", "learn:two"}


# --- decks ---


@rule(
    "grail.day.rebuild-decks", "grail.advance.decks-never-below-fifteen", "grail.advance.owned-cards-swap-at-end-of-day"
)
@rule("grail.advance.unused-cards-stay-owned")
def test_a_deck_keeps_fifteen_cards_and_what_is_taken_out_stays_ones_own() -> None:
    match = during(lambda table: rebuild(table, 0), {"combat": ["one", "two", *["plain"] * 14]}, content=POOL)
    assert offered(match) == {"take-out:one", "take-out:two", "take-out:plain", "done"}
    play(match, "take-out:one")
    assert offered(match) == {"put-in:one", "done"}
    assert match.why_not(0, "take-out:two") == ("grail.advance.decks-never-below-fifteen",)
    own = match.state.seats[0].combat
    assert (list(own.spare), len(own.deck), len(own.pool)) == (["one"], 15, 0)
    play(match, "put-in:one", "done")
    assert len(match.state.seats[0].combat.deck) == 16


def test_a_deck_of_fifteen_with_nothing_in_reserve_is_not_looked_through() -> None:
    match = during(lambda table: rebuild(table, 0), {"combat": ["plain"] * 15, "diplomacy": ["word"] * 15})
    assert not asked(match)
    assert advancement.LEAST == 15
