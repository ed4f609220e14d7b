"""Menhirs: rites and their price, Dials, and the mornings on which they go dark."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.places import menhirs

from .test_land import CROSS, on, place
from .test_tale import doing
from .thin import asked, during, play

rule = pytest.mark.rule
Item = dict[str, Any]


def stone(**rite: Any) -> dict[str, list[Item]]:
    """The cross, with a rite in 101."""
    first = {**CROSS[0], "seals": ["menhir"], "rites": [{"pays": {"food": 2, "magic": 1}, "dial": 9, **rite}]}
    return {"locations": [first, *CROSS[1:]]}


def rich(**more: Any) -> Item:
    return {"at": "101", "food": 9, "magic": 9, "wealth": 9, **more}


def lighting(*seats: Item, content: Any = None, party: tuple[int, ...] = (0,), dial: int = -1, **given: Any) -> Any:
    given.setdefault("sites", {"101": dial})
    return during(lambda table: menhirs.activate(table, party), *seats, content=content or stone(), **given)


def morning(*seats: Item, sites: dict[str, int], days: int = 1) -> Any:
    """Steps 2 to 4 of the Start of the Day."""

    def rules(table: Any) -> Any:
        for _ in range(days):
            menhirs.go_dark(table)
            yield from menhirs.lose_the_far_land(table)
            menhirs.turn_dials(table)

    return during(rules, *(seats or ({"at": "101"},)), content={"locations": CROSS}, sites=sites)


def goods(match: Any) -> list[tuple[int, int]]:
    return [(one.food, one.magic) for one in match.state.seats]


@rule("grail.menhir.dial-starts-at-nine-minus-players")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_first_menhir_shows_nine_less_the_players(count: int) -> None:
    seats = [{"at": "101"}] * count
    match = during(lambda table: menhirs.first_menhir(table, "101"), *seats, content=stone(), sites={"101": -1})
    assert match.state.sites["101"].dial == 9 - count


@rule("grail.menhir.activation-text-sets-cost-and-dial", "grail.menhir.cost-scales-with-all-players")
@rule("grail.menhir.activation-takes-every-player")
def test_those_at_the_menhir_pay_for_every_player_of_the_game() -> None:
    """A28."""
    match = lighting(rich(), rich(at="102"), rich(at="102"), sites={"101": -1, "102": -1})
    assert (goods(match), match.state.sites["101"].dial) == ([(3, 6), (9, 9), (9, 9)], 6)
    poor = lighting(rich(food=5), rich(at="102"), rich(at="102"), sites={"101": -1, "102": -1})
    assert (goods(poor)[0], poor.state.sites["101"].dial) == ((5, 9), -1)


@rule("grail.menhir.activation-needs-the-seal")
def test_without_the_seal_there_is_nothing_to_activate() -> None:
    content = {"locations": [{**stone()["locations"][0], "seals": []}, *CROSS[1:]]}
    assert lighting(rich(), content=content).state.sites["101"].dial == -1


@rule("grail.menhir.activation-text-sets-cost-and-dial")
def test_a_rite_may_ask_for_a_secret_or_for_everybody() -> None:
    wanted = {**stone(needs={"secret": "secret-1"}), "secrets": [{"id": "secret-1", "number": 1}]}
    assert lighting(rich(), content=wanted).state.sites["101"].dial == -1
    assert lighting(rich(secrets=["secret-1"]), content=wanted).state.sites["101"].dial == 8
    both = stone(all_here=True)
    assert lighting(rich(), rich(at="102"), content=both, sites={"101": -1, "102": -1}).state.sites["101"].dial == -1
    assert lighting(rich(), rich(), content=both).state.sites["101"].dial == 7


@rule("grail.menhir.activation-reveals-around-characters", "grail.menhir.drain-ends-with-activation")
def test_lighting_reveals_around_every_character() -> None:
    match = lighting(rich(), rich(at="102"), sites={"101": -1, "102": -1})
    assert on(match) == {"101", "102", "103", "104", "106"}


@rule("grail.menhir.reactivation-replaces-the-dial", "grail.menhir.reactivation-counts-as-a-new-activation")
def test_lighting_again_costs_all_and_loses_the_time_that_was_left() -> None:
    match = lighting(rich(), dial=9)
    assert (goods(match), match.state.sites["101"].dial) == ([(7, 8)], 8)
    assert on(match) == {"101", "102", "103", "104"}


@rule("grail.story.menhirs-need-one-resource-type-less")
def test_in_story_mode_the_group_leaves_out_one_resource_type() -> None:
    match = lighting(rich(), modes=["grail.story.menhirs-need-one-resource-type-less"])
    assert asked(match) == {0: "ask-spared-resource"}
    play(match, "spare:food")
    assert goods(match) == [(9, 8)]
    free = lighting(rich(food=0, magic=0), content=stone(pays={"food": 3}),
                    modes=["grail.story.menhirs-need-one-resource-type-less"])  # fmt: skip
    assert free.state.sites["101"].dial == 8


@rule("grail.story.menhir-special-requirements-stay")
def test_in_story_mode_special_requirements_stay() -> None:
    match = lighting(rich(), content=stone(needs={"day_from": 5}),
                     modes=["grail.story.menhirs-need-one-resource-type-less"])  # fmt: skip
    assert (match.state.sites["101"].dial, goods(match)) == (-1, [(9, 9)])


@rule("grail.challenge.menhirs-last-one-day-less")
@pytest.mark.parametrize(("dial", "shows"), [(9, 7), (2, 0)])
def test_in_challenge_mode_a_menhir_lasts_one_day_less(dial: int, shows: int) -> None:
    """A100."""
    match = lighting(rich(), content=stone(dial=dial), modes=["grail.challenge.menhirs-last-one-day-less"])
    assert match.state.sites["101"].dial == shows


def test_a_rite_brings_its_deeds_and_its_verse() -> None:
    content = {**stone(do=[{"do": "exp", "by": 3}], verse="101.15"), "journal": [{"id": "101.15"}]}
    match = lighting(rich(), content=content)
    assert (match.state.seats[0].exp, asked(match)) == (3, {0: "ask-turn-page"})


def test_of_several_rites_one_is_chosen() -> None:
    content = stone()
    content["locations"][0]["rites"].append({"pays": {"wealth": 1}, "dial": 3})
    match = lighting(rich(), content=content)
    play(match, "rite:2")
    assert (match.state.sites["101"].dial, match.state.seats[0].wealth) == (2, 8)


@rule("grail.menhir.activation-text-sets-cost-and-dial")
@pytest.mark.parametrize(("count", "number", "food", "dial"), [(1, 1, 7, 7), (2, 2, 7, 5), (3, 3, 6, 6)])
def test_a_rite_may_be_for_so_many_players_only_and_the_others_are_not_told(
    count: int, number: int, food: int, dial: int
) -> None:
    content = stone(pays={"food": 2}, dial=8, needs={"none": [{"players": 2}]})
    content["locations"][0]["rites"] += [
        {"pays": {"food": 1}, "dial": 7, "needs": {"players": 2, "none": [{"players": 3}]}},
        {"pays": {"food": 1}, "dial": 9, "needs": {"players": 3}},
    ]
    match = lighting(rich(), *[rich(at="102")] * (count - 1), content=content, sites={"101": -1, "102": -1})
    assert (match.state.seats[0].food, match.state.sites["101"].dial) == (food, dial)
    assert [told for told, _ in menhirs.rites_told(match.table, "101")] == [number]


# --- mornings ---


@rule("grail.day.menhir-dials-drop-by-one", "grail.menhir.dialless-menhir-lasts-until-next-start")
@rule("grail.day.expired-menhirs-removed-first")
@pytest.mark.parametrize(
    ("days", "dial"), [(1, 1), pytest.param(2, 0, marks=rule("grail.day.menhir-dial-at-one-is-removed")), (3, -1)]
)
def test_a_dial_drops_and_goes_and_the_menhir_a_day_later(days: int, dial: int) -> None:
    match = morning(sites={"101": 2}, days=days)
    assert match.state.sites["101"].dial == dial


@rule("grail.menhir.out-of-range-checked-at-start-of-day", "grail.day.out-of-range-locations-discarded")
@rule("grail.menhir.range-is-one-card-all-around")
def test_what_no_menhir_reaches_is_lost_in_the_morning() -> None:
    sites = {"101": 3, "102": -1, "106": -1, "108": 0, "107": -1}
    match = morning({"at": "107"}, sites=sites)
    assert on(match) - {"103", "104"} == {"101", "102", "106"}
    assert (match.state.seats[0].at, match.state.seats[0].health) == ("101", 6)
    dark = doing({"do": "douse", "place": "108"}, content={"locations": CROSS}, seats=({"at": "101"},), sites=sites)
    assert on(dark) == set(sites)


@rule("grail.menhir.last-one-keeps-the-land", "grail.menhir.no-menhir-drains-everyone")
def test_without_a_menhir_the_land_stays_and_drains_everybody() -> None:
    """A23, A24."""
    sites = {"101": 0, "102": -1, "107": 0}
    match = morning({"at": "101"}, {"at": "102"}, sites=sites)
    assert on(match) == {"101", "102", "107"}
    assert [(one.health, one.terror) for one in match.state.seats] == [(6, 2), (6, 2)]
    again = morning({"at": "101"}, sites=sites, days=2)
    assert (again.state.seats[0].health, again.state.seats[0].terror) == (4, 4)


@rule("grail.menhir.drain-ends-with-activation")
def test_the_drain_ends_as_a_menhir_is_lit() -> None:
    def rules(table: Any) -> Any:
        menhirs.light(table, "101", 5)
        yield from menhirs.lose_the_far_land(table)

    match = during(rules, {"at": "101"}, content={"locations": CROSS}, sites={"101": -1})
    assert match.state.seats[0].health == 8


# --- deeds ---


@pytest.mark.parametrize(
    ("deed", "dials"),
    [
        ({"by": -1}, {"101": 2, "102": 9, "103": -1}),
        pytest.param(
            {"by": -5},
            {"101": 0, "102": 9, "103": -1},
            marks=rule("grail.menhir.dialless-menhir-lasts-until-next-start"),
        ),
        ({"of": "all", "by": 1}, {"101": 4, "102": 9, "103": -1}),
        ({"of": "103", "by": 1}, {"101": 3, "102": 9, "103": -1}),
        ({"of": "102", "set": 1}, {"101": 3, "102": 1, "103": -1}),
    ],
)
def test_the_story_turns_dials_of_active_menhirs(deed: Item, dials: dict[str, int]) -> None:
    match = doing({"do": "menhir-dial", **deed}, content={"locations": CROSS}, seats=({"at": "101"},),
                  sites={"101": 3, "102": 9, "103": -1})  # fmt: skip
    assert {name: site.dial for name, site in match.state.sites.items()} == dials


def test_the_party_chooses_a_menhir_and_the_story_lights_one() -> None:
    content = {"locations": [*CROSS, place("109", 5, 5)]}
    match = doing({"do": "menhir-dial", "of": "one", "by": 1}, {"do": "light", "place": "103", "dial": 8},
                  content=content, seats=({"at": "101"},), sites={"101": 3, "102": 4, "103": -1})  # fmt: skip
    play(match, "place:102")
    assert [match.state.sites[name].dial for name in ("101", "102", "103")] == [3, 5, 7]


# --- what Quests hear of Menhirs ---

WAITS = {"journal": [{"id": "9"}], "locations": CROSS}


def waiting_for(goal: Item, *deeds: Item, dial: int) -> Any:
    """A Quest waits for something about the Menhir in 101, and the story does something to it."""
    quest = {"id": "quest-1", "goal": goal, "success": "9"}
    content = {**WAITS, "quests": [quest]}
    return doing(*deeds, content=content, seats=({"at": "101"},), sites={"101": dial}, quests=["quest-1"])


@rule("grail.quest.success-resolves-at-once")
@pytest.mark.parametrize(
    ("goal", "deed", "before", "after"),
    [
        ({"menhir": "101"}, {"do": "light", "dial": 6}, -1, 5),
        ({"menhir": "101", "lit": False}, {"do": "douse"}, 4, -1),
        ({"dial": "101", "shows": 2}, {"do": "menhir-dial", "by": -2}, 4, 2),
        ({"dial": "101", "shows": 2}, {"do": "menhir-dial", "set": 0}, 4, 0),
    ],
)
def test_a_quest_that_waits_for_a_menhir_hears_of_it_at_once(goal: Item, deed: Item, before: int, after: int) -> None:
    assert waiting_for(goal, dial=before).state.quests == {"quest-1": "active"}
    match = waiting_for(goal, deed, dial=before)
    assert (match.state.sites["101"].dial, match.state.quests) == (after, {"quest-1": "done"})


@rule("grail.menhir.active-means-on-the-table")
def test_a_dial_shows_nine_at_most_and_one_that_is_gone_stays_away() -> None:
    assert doing({"do": "light", "dial": 9}, content=WAITS, seats=({"at": "101"},), sites={"101": -1}).state.sites[
        "101"
    ].dial == 8  # fmt: skip
    raised = doing({"do": "menhir-dial", "by": 5}, content=WAITS, seats=({"at": "101"},), sites={"101": 7})
    assert raised.state.sites["101"].dial == 9
    assert morning(sites={"101": 0, "102": 3}).state.sites["101"].dial == -1
    assert morning(sites={"101": 1, "102": 3}).state.sites["101"].dial == 0
