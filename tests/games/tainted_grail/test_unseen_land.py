"""Cases of the land, its Menhirs and Guardians that the rulebook does not show; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.places import land, menhirs

from .days import day, of
from .test_actions import why
from .test_land import CROSS, lands, on, place
from .test_menhirs import stone
from .test_tale import doing
from .thin import asked, during, foe, offered, play, told, tracks

rule = pytest.mark.rule
STORY_LESS = "grail.story.menhirs-need-one-resource-type-less"
SHORTER = "grail.challenge.menhirs-last-one-day-less"
TOLL = {"lightning": [{"text": "toll", "do": [{"do": "terror", "by": 1}]}]}
OGRE = {"encounters": [{**foe(traits=["guardian"]), "id": "ogre"}]}


def test_who_is_moved_to_where_it_stands_does_not_arrive_there() -> None:
    match = doing({"do": "move", "to": "101"}, content=lands({"id": "101", **TOLL}), sites={"101": 5},
                  seats=({"at": "101"}, {"at": "101"}))  # fmt: skip
    assert (of(match, "terror"), of(match, "at")) == ([0, 0], ["101", "101"])


@rule("grail.location.special-move-reveals-and-triggers", "grail.location.special-move-is-not-travel")
def test_of_those_who_are_moved_only_who_comes_from_elsewhere_arrives() -> None:
    match = doing({"do": "move", "to": "101", "who": "all"}, content=lands({"id": "101", **TOLL}),
                  sites={"101": 5, "102": -1}, seats=({"at": "101"}, {"at": "102"}))  # fmt: skip
    while asked(match):
        play(match, *(f"{seat} no" for seat in sorted(asked(match))))
    assert (of(match, "terror"), of(match, "at"), of(match, "energy")) == ([0, 1], ["101", "101"], [6, 6])


@rule("grail.menhir.nearest-tie-goes-to-lowest-number")
def test_a_new_version_counts_by_its_own_number() -> None:
    """A35: 104 is lower than 125, whose Legacy number is 102."""
    sites = {"101": -1, "125": -1, "104": -1, "106": -1}

    def lose(table: Any) -> Any:
        table.state.replaced["102"] = "125"
        table.state.gone.append("102")
        yield from land.remove_places(table, ["106"])

    match = during(lose, {"at": "106"}, content={"locations": CROSS}, sites=sites)
    assert of(match, "at") == ["104"]


@rule("grail.menhir.removed-location-moves-to-nearest")
def test_three_on_two_lost_locations_all_are_hurt_before_anybody_arrives() -> None:
    """A21: only those with one destination are asked."""
    match = during(lambda table: land.remove_places(table, ["107", "108"]), {"at": "107"}, {"at": "108"}, {"at": "108"},
                   content=lands({"id": "103", **TOLL}), sites={"103": 3, "104": -1, "107": -1, "108": -1})  # fmt: skip
    assert (of(match, "health"), asked(match)) == ([6, 6, 6], {1: "ask-arrive-together", 2: "ask-arrive-together"})
    play(match, "1 no", "2 no")
    assert (of(match, "at"), of(match, "terror")) == (["103", "104", "104"], [3, 2, 2])


@rule("grail.action.bystanders-may-join-before-the-trigger", "grail.location.arrival-order")
def test_who_has_passed_does_not_join_those_who_arrive() -> None:
    """A06."""
    match = day({"at": "102"}, {"at": "101", "passed": True}, {"at": "101"}, content=lands({"id": "101", **TOLL}))
    play(match, "0 travel:101")
    assert asked(match) == {2: "ask-join-arrival"}
    play(match, "2 yes", "0 yes")
    assert (of(match, "terror"), of(match, "acted")) == ([1, 0, 1], [False, False, False])
    assert len(told(match, "new-round")) == 1, "A92: the bystander has acted too"


@rule("grail.guardian.before-the-lightning-rule", "grail.guardian.undefeated-stays-on-the-map")
def test_who_flees_from_the_guardian_still_meets_the_lightning_rule_and_not_the_guardian_again() -> None:
    """A31, A33."""
    content = {**lands({"id": "101", **TOLL}), **OGRE}
    match = day({"at": "102", "combat": ["plain"] * 15}, content=content, guardians={"101": ["ogre"]})
    play(match, "travel:101", "keep", "escape")
    assert (of(match, "terror"), list(match.state.sites["101"].guardians)) == ([2], ["ogre"])
    assert asked(match) == {0: "ask-act"}
    play(match, "travel:102", "travel:101")
    assert len(match.state.fights) == 1, "it left and came back"


@rule("grail.menhir.reactivation-replaces-the-dial", "grail.menhir.reactivation-counts-as-a-new-activation")
@rule("grail.menhir.activation-reveals-around-characters")
def test_a_menhir_without_a_dial_is_still_active_and_may_be_prolonged() -> None:
    match = during(lambda table: menhirs.activate(table, (0,)), {"at": "101", "food": 9, "magic": 9}, content=stone(),
                   sites={"101": 0})  # fmt: skip
    assert (match.state.sites["101"].dial, {"102", "103", "104"} <= on(match)) == (8, True)


@rule("grail.menhir.reactivation-replaces-the-dial")
def test_prolonging_may_shorten() -> None:
    match = during(lambda table: menhirs.activate(table, (0,)), {"at": "101", "food": 9, "magic": 9},
                   content=stone(dial=4), sites={"101": 8})  # fmt: skip
    assert match.state.sites["101"].dial == 3


@rule("grail.menhir.reactivation-counts-as-a-new-activation", "grail.challenge.menhirs-last-one-day-less")
def test_in_challenge_mode_prolonging_is_a_day_shorter_too() -> None:
    match = during(lambda table: menhirs.activate(table, (0,)), {"at": "101", "food": 9, "magic": 9}, content=stone(),
                   sites={"101": 8}, modes=[SHORTER])  # fmt: skip
    assert match.state.sites["101"].dial == 7


@rule("grail.story.menhirs-need-one-resource-type-less")
def test_in_story_mode_a_menhir_that_asks_for_one_type_is_free() -> None:
    match = during(lambda table: menhirs.activate(table, (0,)), {"at": "101", "food": 1}, {"at": "102"},
                   content=stone(pays={"food": 2}), sites={"101": -1}, modes=[STORY_LESS])  # fmt: skip
    assert (match.state.seats[0].food, match.state.sites["101"].dial) == (1, 7)


@rule("grail.story.menhirs-need-one-resource-type-less")
def test_in_story_mode_health_is_no_resource_type() -> None:
    rite = stone(pays={"health": 2, "food": 1})
    match = during(lambda table: menhirs.activate(table, (0,)), {"at": "101", "food": 0, "health": 5}, content=rite,
                   sites={"101": -1}, modes=[STORY_LESS])  # fmt: skip
    assert (match.state.seats[0].health, match.state.sites["101"].dial) == (3, 8)


@rule("grail.menhir.activation-takes-every-player", "grail.action.inspect-may-activate-at-once")
def test_nobody_pays_for_a_menhir_from_afar_and_who_is_there_pays_for_them() -> None:
    """A28."""
    content = stone(pays={"food": 2})
    match = day({"food": 3}, {"food": 9, "at": "102"}, content=content, sites={"101": -1, "102": 5})
    play(match, "0 inspect")
    assert asked(match) != {0: "ask-light-menhir"}, "four are owed, and only three are here"
    match = day({"food": 4}, {"food": 9, "at": "102"}, content=content, sites={"101": -1, "102": 5})
    play(match, "0 inspect", "0 yes")
    assert (of(match, "food"), match.state.sites["101"].dial) == ([0, 9], 7)


@rule("grail.menhir.cost-scales-with-all-players", "grail.menhir.activation-takes-every-player")
def test_who_is_no_party_to_the_inspection_pays_nothing_although_it_stands_there() -> None:
    content = stone(pays={"food": 2})
    match = day({"food": 5}, {"food": 5}, content=content, sites={"101": -1})
    play(match, "0 inspect", "1 no", "0 yes")
    assert of(match, "food") == [1, 5]


@rule("grail.action.inspect-needs-the-menhir-seal")
def test_a_menhir_of_the_story_without_a_seal_is_not_inspected() -> None:
    match = day({}, sites={"101": 5, "102": -1, "103": -1})
    assert why(match, "inspect") == "grail.action.inspect-needs-the-menhir-seal"


@rule("grail.location.reveal-only-in-menhir-range", "grail.location.reveal-along-direction-keys")
def test_what_lay_out_of_reach_is_revealed_as_soon_as_a_menhir_nearby_is_lit() -> None:
    """104 stands two away from 106 until 104's own Menhir is lit: then 108 comes for who stands in 104."""
    lit = lands({"id": "104", "seals": ["menhir"], "rites": [{"pays": {"food": 1}, "dial": 9}]})
    match = day({"at": "104", "food": 1}, {"at": "103"}, content=lit, sites={"101": 5, "103": -1, "104": -1})
    assert "108" not in on(match)
    play(match, "0 inspect")
    assert "108" not in on(match)
    match = day({"at": "104", "food": 2}, {"at": "103"}, content=lit, sites={"101": 5, "103": -1, "104": -1})
    play(match, "0 inspect", "0 yes")
    assert {"108", "106"} <= on(match)
    assert "107" not in on(match), "the other looks too, but nothing reaches that far west"


@rule("grail.guardian.cardinal-result-moves", "grail.guardian.blocked-move-goes-to-highest-number")
def test_a_guardian_does_not_go_where_a_key_leads_one_way_only() -> None:
    """A26: 101 points east to 104, which does not point back. 103 is the highest it may go to."""
    match = day({"at": "104"}, content=OGRE, guardians={"101": ["ogre"]}, now="dawn", dice=[2],
                sites={"101": 5, "102": -1, "103": -1, "104": -1})  # fmt: skip
    assert list(match.state.sites["103"].guardians) == ["ogre"]


@rule("grail.guardian.entering-attacks-everyone-present")
def test_a_guardian_that_the_story_puts_among_characters_has_entered_there() -> None:
    put = {"do": "guardian", "named": "ogre", "at": "102"}
    match = doing(put, content={**lands(), **OGRE}, sites={"101": 5, "102": -1},
                  seats=({"at": "101", "combat": ["hit"] * 9}, {"at": "102", "combat": ["hit"] * 9}))  # fmt: skip
    assert [sorted(each.party) for each in match.state.fights] == [[1]]


@rule("grail.action.travel-needs-direction-keys", "grail.location.both-edges-need-keys")
def test_a_key_on_one_side_is_no_way_for_walkers_either() -> None:
    match = day({}, sites={"101": 5, "104": -1})
    assert why(match, "travel:104") == "grail.action.travel-needs-direction-keys"


@rule("grail.menhir.out-of-range-checked-at-start-of-day")
def test_a_menhir_that_goes_dark_by_day_takes_no_land_before_the_morning() -> None:
    match = doing({"do": "douse", "place": "101"}, content={"locations": CROSS}, seats=({"at": "101"},),
                  sites={"101": 5, "102": -1, "108": 3, "104": -1})  # fmt: skip
    assert "102" in on(match)


@rule("grail.location.changed-location-has-a-new-number")
def test_a_version_that_comes_into_play_unseen_waits_for_its_key() -> None:
    match = doing({"do": "replace", "place": "102", "by": "125"}, content={"locations": CROSS}, seats=({"at": "103"},),
                  sites={"103": -1, "101": 5})  # fmt: skip
    assert (on(match), match.state.gone) == ({"101", "103"}, ["102"])
    match = doing({"do": "replace", "place": "102", "by": "125"}, {"do": "move", "to": "101"},
                  content={"locations": CROSS}, seats=({"at": "103"},), sites={"103": -1, "101": 5})  # fmt: skip
    assert "125" in on(match)


def test_the_land_that_comes_back_has_forgotten_what_lay_on_it() -> None:
    """A107: the record of a daily Action, and tokens, go with a Location that leaves."""

    def lose_and_find(table: Any) -> Any:
        table.state.sites["102"].used_today, table.state.sites["102"].quest = True, 3
        yield from land.remove_places(table, ["102"])
        land.reveal_around(table, "101")

    match = during(lose_and_find, {"at": "101"}, content={"locations": CROSS}, sites={"101": 5, "102": -1})
    site = match.state.sites["102"]
    assert (site.used_today, site.quest, site.time) == (False, 0, 0)


def test_far_from_any_seal_there_is_nothing_to_arrive_at() -> None:
    """A25: a cell that is taken takes nobody else."""
    both = [*CROSS, place("150", 0, 1, keys={"south": "101"})]
    match = doing({"do": "reveal", "place": "150"}, content={"locations": both}, seats=({"at": "101"},),
                  sites={"101": 5, "102": -1})  # fmt: skip
    assert "150" not in on(match)
    assert tracks(match) == (6, 8, 0)
    assert offered(match) == set()
