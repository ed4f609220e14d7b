"""Resources, Items and Secrets: limits, use, trade and loss."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.box import Powers
from roundtable.games.tainted_grail.characters import items, resources
from roundtable.games.tainted_grail.characters.discards import discard_event
from roundtable.games.tainted_grail.effects.cards import Power
from roundtable.games.tainted_grail.fights.powers import powers_among
from roundtable.games.tainted_grail.story.story_deeds import STORY

from .thin import asked, during, fight, foe, offered, play

rule = pytest.mark.rule
KNIFE, AXE = {"id": "knife", "keyword": "weapon", "craftable": True}, {"id": "axe", "keyword": "weapon"}
LAMP, CUP = {"id": "lamp", "craftable": True}, {"id": "cup"}
STEEL = {"id": "secret-5", "number": 5, "keyword": "weapon"}
OWN, OWN_TOO = {"id": "secret-8", "number": 8, "personal": True}, {"id": "secret-9", "number": 9, "personal": True}
SHARED = {"id": "secret-2", "number": 2, "everyone": True}
GOODS: dict[str, list[Any]] = {"items": [KNIFE, AXE, LAMP, CUP], "secrets": [STEEL, OWN, OWN_TOO, SHARED]}
HERE = {"at": "101"}


def ask(found: list[Any], rules: Any) -> Any:
    return lambda table: found.append(rules(table))


# --- Resources ---


@rule("grail.resource.five-kinds", "grail.resource.cap-of-twenty", "grail.resource.overflow-given-or-lost")
def test_what_goes_above_twenty_passes_to_somebody_here_or_is_lost() -> None:
    full, other, away = {"food": 18, **HERE}, {"food": 17, **HERE}, {"food": 0, "at": "102"}
    match = during(lambda table: resources.gain(table, 0, "food", 9), full, other, away)
    assert [one.food for one in match.state.seats] == [20, 20, 0]


@rule("grail.resource.cap-of-twenty")
def test_exp_has_no_limit_and_who_gains_picks_to_whom_the_rest_goes() -> None:
    exp = during(lambda table: resources.gain(table, 0, "exp", 30), {"exp": 5})
    assert exp.state.seats[0].exp == 35
    match = during(lambda table: resources.gain(table, 0, "magic", 1), {"magic": 20, **HERE}, HERE, HERE)
    play(match, "pass-on:2")
    assert [one.magic for one in match.state.seats] == [20, 0, 1]


@rule("grail.resource.food-and-wealth-can-be-traded", "grail.resource.rep-exp-magic-never-traded")
def test_food_and_wealth_change_hands_in_one_place_and_nothing_else_does() -> None:
    found: list[Any] = []

    def look(table: Any) -> None:
        found.extend(resources.why_not_traded(table, 0, 1, each, 1) for each in resources.RESOURCES)
        found.append(resources.why_not_traded(table, 0, 2, "food", 1))
        resources.trade(table, 0, 1, "food", 2)

    match = during(look, {"food": 3, **HERE}, HERE, {"at": "102"})
    never = "grail.resource.rep-exp-magic-never-traded"
    assert found == [None, None, never, never, never, "grail.resource.food-and-wealth-can-be-traded"]
    assert [one.food for one in match.state.seats] == [1, 2, 0]


def test_nobody_trades_in_an_encounter_nor_past_twenty() -> None:
    """A102."""
    match = fight(foe(), {"who": "beor", **HERE, "food": 3}, {"who": "arev", **HERE, "food": 20})
    table = match.table
    assert resources.why_not_traded(table, 0, 1, "food", 1) == "grail.resource.food-and-wealth-can-be-traded"
    table.state.fights.clear()
    assert resources.why_not_traded(table, 0, 1, "food", 1) == "grail.resource.cap-of-twenty"


def test_a_reward_is_divided_unit_by_unit_and_a_loss_is_each_ones() -> None:
    deeds = [DEED({"do": "food", "by": 2}), DEED({"do": "wealth", "by": -1})]
    match = during(lambda table: STORY.carry_out(table, (0, 1), deeds), {"wealth": 2}, {"wealth": 2})
    play(match, "0 to:1", "1 to:1", "0 to:0", "1 to:0")
    assert [(one.food, one.wealth) for one in match.state.seats] == [(1, 1), (1, 1)]


def DEED(data: dict[str, Any]) -> Any:  # noqa: N802
    import msgspec

    from roundtable.games.tainted_grail.effects.stories import StoryDeed

    return msgspec.convert(data, StoryDeed)


# --- Items ---


@rule("grail.item.five-keywords", "grail.item.one-in-use-per-keyword", "grail.item.choose-on-gaining-a-duplicate")
@rule("grail.item.any-number-owned")
def test_of_each_keyword_one_is_in_use_items_and_secrets_together() -> None:
    match = during(lambda table: items.gain_item(table, 0), {"secrets": ["secret-5"]}, content=GOODS, items=["knife"])
    assert (asked(match), offered(match)) == ({0: "ask-which-in-use"}, {"use:knife", "use:secret-5"})
    play(match, "use:knife")
    assert (items.face_up(match.state.seats[0]), match.state.seats[0].down) == (["knife"], ["secret-5"])


@rule("grail.item.no-keyword-no-limit")
def test_items_without_a_keyword_are_not_limited() -> None:
    match = during(lambda table: items.gain_item(table, 0), {"items": ["lamp", "knife"]}, content=GOODS, items=["cup"])
    assert items.face_up(match.state.seats[0]) == ["lamp", "knife", "cup"]


@rule("grail.item.draw-by-type-searches-the-deck")
@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        pytest.param({"craftable": True}, "lamp", marks=rule("grail.item.craftable-symbol")),
        ({"keyword": "weapon"}, "axe"),
        ({"named": "knife"}, "knife"),
    ],
)
def test_an_item_of_a_kind_is_the_first_that_fits(wanted: dict[str, Any], got: str) -> None:
    deck = ["cup", "axe", "lamp", "knife"]
    match = during(lambda table: items.gain_item(table, 0, **wanted), content=GOODS, items=deck)
    assert list(match.state.seats[0].items) == [got]
    assert sorted(match.state.items.cards) == sorted(set(deck) - {got})


def test_where_nothing_fits_nothing_is_gained() -> None:
    """A49."""
    match = during(lambda table: items.gain_item(table, 0, keyword="relic"), content=GOODS, items=["cup", "axe"])
    assert (list(match.state.seats[0].items), len(match.state.items)) == ([], 2)


@rule("grail.item.trade-in-the-same-location", "grail.item.traded-is-face-down-until-start-of-day")
def test_a_traded_item_lies_face_down_until_the_morning() -> None:
    match = during(lambda table: items.give(table, 0, 1, "knife"), {"items": ["knife"], **HERE}, HERE, content=GOODS)
    assert (list(match.state.seats[1].items), match.state.seats[1].down) == (["knife"], ["knife"])
    found: list[Any] = []
    during(
        ask(found, lambda table: items.why_not_given(table, 0, 1, "knife")),
        {"items": ["knife"], **HERE},
        {"at": "102"},
        content=GOODS,
    )
    assert found == ["grail.item.trade-in-the-same-location"]


@rule("grail.item.traded-is-face-down-until-start-of-day")
def test_an_item_that_is_handed_back_on_the_same_day_lies_face_down_with_its_owner_alone() -> None:
    def rules(table: Any) -> Any:
        yield from items.give(table, 0, 1, "knife")
        yield from items.give(table, 1, 0, "knife")

    match = during(rules, {"items": ["knife"], **HERE}, HERE, content=GOODS)
    assert [one.down for one in match.state.seats] == [["knife"], []]


@rule("grail.day.equip-one-item-per-keyword")
def test_in_the_morning_everything_may_be_turned_up_one_of_each_keyword() -> None:
    one = {"items": ["knife", "axe", "lamp"], "down": ["axe", "lamp"]}
    match = during(lambda table: items.equip(table, 0), one, content=GOODS)
    play(match, "turn-up:axe")
    assert match.state.seats[0].down == ["lamp", "knife"]
    play(match, "turn-up:lamp")
    assert items.face_up(match.state.seats[0]) == ["axe", "lamp"]


@rule("grail.secret.skipped-by-item-discards", "grail.secret.never-lost-or-sold", "grail.discard.bottom-of-own-deck")
def test_e15_an_enemy_discards_two_items() -> None:
    enemy = foe({"do": "lose-item", "number": 2})
    match = fight(
        enemy, {"items": ["cup"], "secrets": ["secret-5"], "hand": ["plain"]}, content=GOODS, items=["axe", "lamp"]
    )
    play(match, "play:plain", "done")
    one = match.state.seats[0]
    assert (list(one.items), list(one.secrets), list(match.state.items.cards)) == (
        [],
        ["secret-5"],
        ["cup", "lamp", "axe"],
    )


@rule("grail.challenge.five-items-at-most", "grail.secret.outside-item-limits")
def test_in_challenge_mode_the_sixth_item_goes_and_secrets_do_not_count() -> None:
    """A45."""
    owned = ["cup", "lamp", "lamp", "lamp", "lamp"]
    match = during(
        lambda table: items.gain_item(table, 0),
        {"items": owned, "secrets": ["secret-2"]},
        content=GOODS,
        items=["axe"],
        modes=["grail.challenge.five-items-at-most"],
    )
    assert asked(match) == {0: "ask-too-many-items"}
    play(match, "lose:cup")
    assert (sorted(match.state.seats[0].items), list(match.state.seats[0].secrets)) == (
        ["axe", *["lamp"] * 4],
        ["secret-2"],
    )


@rule("grail.secret.outside-item-limits")
@pytest.mark.parametrize(
    ("players", "left"), [pytest.param(1, 2, marks=rule("grail.death.solo-card-is-more-lenient")), (2, 1)]
)
def test_the_dying_card_limits_items_and_is_milder_for_one_player(players: int, left: int) -> None:
    cards = [{"id": "dying", "powers": [], "items_at_most": 1}, {"id": "dying-solo", "powers": [], "items_at_most": 2}]
    from roundtable.games.tainted_grail.characters.tracks import change_track

    seats = [{"items": ["cup", "lamp", "knife"], "secrets": ["secret-2"]}, {}][:players]
    match = during(
        lambda table: void(change_track(table, 0, "health", -9)),
        *seats,
        content={**GOODS, "afflictions": cards},
    )
    while match.offers(0):
        play(match, min(offered(match)))
    assert (len(match.state.seats[0].items), len(match.state.seats[0].secrets)) == (left, 1)


def void(_: object) -> None:
    """A plain rule returns nothing."""


# --- Secrets ---


@rule("grail.secret.never-in-the-item-deck", "grail.secret.several-personal-allowed")
def test_secrets_are_their_own_pile_and_several_personal_ones_are_fine() -> None:
    match = during(lambda table: items.gain_secret(table, 0, "secret-9"), {"secrets": ["secret-8"]}, content=GOODS)
    assert not set(match.state.items.cards) & {"secret-8", "secret-9", "secret-5", "secret-2"}
    assert items.face_up(match.state.seats[0]) == ["secret-8", "secret-9"]
    again = during(lambda table: items.gain_secret(table, 0, "secret-8"), {}, {"secrets": ["secret-8"]}, content=GOODS)
    assert list(again.state.seats[0].secrets) == []


@rule("grail.secret.tradable-in-the-same-location", "grail.secret.personal-never-changes-hands")
def test_a_secret_changes_hands_face_up_but_a_personal_one_never_does() -> None:
    """A42: the choice of one per keyword comes at once."""
    found: list[Any] = []

    def hand_over(table: Any) -> Any:
        found.append(items.why_not_given(table, 0, 1, "secret-8"))
        found.append(items.why_not_given(table, 0, 1, "secret-5"))
        return items.give(table, 0, 1, "secret-5")

    match = during(hand_over, {"secrets": ["secret-5", "secret-8"], **HERE}, {"items": ["axe"], **HERE}, content=GOODS)
    assert (found, asked(match)) == (["grail.secret.personal-never-changes-hands", None], {1: "ask-which-in-use"})
    play(match, "1 use:secret-5")
    assert (items.face_up(match.state.seats[1]), match.state.seats[1].down) == (["secret-5"], ["axe"])


@rule("grail.secret.global-applies-to-all")
def test_a_global_secret_works_for_everybody() -> None:
    found: list[Any] = []
    known = Powers()
    for name in ("secret-2", "secret-5"):
        known.add(f"secrets.{name}", (name, Power(when="lasting")))
    others = {"secrets": ["secret-2", "secret-5"]}
    during(ask(found, lambda table: powers_among(table, 0, known)), {}, others, content=GOODS)
    assert [name for name, _ in found[0]] == ["secret-2"]


@rule("grail.discard.events-have-a-pile")
def test_an_event_goes_to_its_pile_and_a_random_one_under_its_own() -> None:
    content = {
        "random-events": [{"id": "random-1"}, {"id": "random-2"}],
        "story-events": [{"id": "event-1", "chapter": 1, "part": 1}],
    }

    def over(table: Any) -> None:
        table.move("random-1", table.state.random_events, table.state.events)
        table.move("event-1", table.state.event_box, table.state.events)
        discard_event(table, "random-1", table.state.events)
        discard_event(table, "event-1", table.state.events)

    match = during(over, content=content)
    assert list(match.state.event_discard) == ["event-1"]
    assert list(match.state.random_events.cards) == ["random-1", "random-2"]
