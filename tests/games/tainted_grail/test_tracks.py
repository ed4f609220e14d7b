"""The Survival Tracks, their ends and what they bring about at once."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import tracks as rules
from roundtable.games.tainted_grail.fights.powers import powers

from .thin import during, fight, foe, now, play, told, tracks

rule = pytest.mark.rule


def change(track: str, by: int) -> Any:
    return lambda table: void(rules.change_track(table, 0, track, by))


def void(_: object) -> None:
    """A plain rule returns nothing."""


BELOW = rule("grail.track.energy-never-above-health")


@pytest.mark.parametrize(
    ("track", "by", "after"),
    [
        pytest.param("energy", 5, (5, 5, 0), marks=BELOW),
        pytest.param("health", -3, (2, 2, 0), marks=BELOW),
        ("energy", -9, (0, 5, 0)),
    ],
)
def test_energy_never_passes_health_and_falls_with_it(track: str, by: int, after: tuple[int, int, int]) -> None:
    match = during(change(track, by), {"energy": 4, "health": 5, "most_health": 8})
    assert tracks(match) == after


@pytest.mark.parametrize(("track", "by", "after"), [("health", 9, (4, 8, 0)), ("terror", 30, (4, 5, 9))])
def test_a_marker_stops_at_the_end_of_its_track(track: str, by: int, after: tuple[int, int, int]) -> None:
    """A15: Health at its starting slot, Terror at the top; the surplus is lost."""
    match = during(change(track, by), {"energy": 4, "health": 5, "most_health": 8})
    assert tracks(match) == after


@rule("grail.track.exhausted-on-last-two-energy-slots")
@pytest.mark.parametrize(("energy", "after"), [(0, 4), (1, 5), (2, 6), (6, 6)])
def test_exhausted_on_the_two_lowest_slots(energy: int, after: int) -> None:
    """A01: four points more, or back to the start; both capped by Health."""
    match = during(lambda table: rules.restore_energy(table, 0), {"energy": energy})
    assert tracks(match)[0] == after


@rule("grail.day.restored-energy-capped-by-health", "grail.day.energy-returns-to-its-start-slot")
def test_restored_energy_is_capped_by_health_and_goes_down_to_its_start_too() -> None:
    assert tracks(during(lambda table: rules.restore_energy(table, 0), {"energy": 2, "health": 3}))[0] == 3
    assert tracks(during(lambda table: rules.restore_energy(table, 0), {"energy": 8, "health": 8}))[0] == 6


@rule("grail.track.energy-pays-for-actions", "grail.track.spending-into-exhaustion-is-allowed")
def test_energy_may_be_spent_into_the_red() -> None:
    def spend(table: Any) -> None:
        assert rules.can_pay(table, 0, "energy", 2)
        assert not rules.can_pay(table, 0, "energy", 3)
        rules.pay_track(table, 0, "energy", 2)

    assert tracks(during(spend, {"energy": 2}))[0] == 0


@rule("grail.track.panic-when-terror-above-health")
@pytest.mark.parametrize(("health", "terror", "panics"), [(5, 5, False), (5, 6, True), (6, 5, False)])
def test_panic_is_strictly_above(health: int, terror: int, panics: bool) -> None:
    found: list[bool] = []
    during(lambda table: found.append(rules.panics(table, 0)), {"health": health, "terror": terror})
    assert found == [panics]


@rule("grail.story.no-health-limiter")
def test_story_mode_has_no_limit_and_no_panic() -> None:
    found: list[bool] = []

    def look(table: Any) -> None:
        found.append(rules.panics(table, 0))
        rules.change_track(table, 0, "energy", 4)

    match = during(look, {"health": 3, "energy": 3, "terror": 6}, modes=["grail.story.no-health-limiter"])
    assert (found, tracks(match)) == ([False], (7, 3, 6))


@rule("grail.challenge.health-limiter-upside-down")
def test_challenge_mode_lowers_both_thresholds_by_one() -> None:
    """A81."""
    found: list[bool] = []

    def look(table: Any) -> None:
        found.append(rules.panics(table, 0))
        rules.change_track(table, 0, "energy", 9)

    modes = ["grail.challenge.health-limiter-upside-down"]
    match = during(look, {"health": 5, "energy": 3, "terror": 5}, modes=modes)
    assert (found, tracks(match)) == ([True], (4, 5, 5))


# --- dying and insanity ---


@rule("grail.death.zero-health-attaches-the-card", "grail.death.dying-is-a-delay-not-death")
@rule("grail.track.dying-card-stays-until-health-returns")
def test_the_dying_card_comes_at_nothing_and_goes_with_health() -> None:
    match = during(change("health", -8))
    assert (match.state.seats[0].dying, match.state.seats[0].dead, match.outcome) == (True, False, None)
    well = during(change("health", 1), {"health": 0, "most_health": 8, "dying": True})
    assert not well.state.seats[0].dying


ATTACHED = rule("grail.insanity.card-attached-in-the-red", "grail.track.insane-card-stays-while-in-the-red")
TAKEN_OFF = rule("grail.track.insane-card-stays-while-in-the-red")


@pytest.mark.parametrize(
    ("before", "by", "insane"),
    [
        (6, 1, False),
        pytest.param(7, 1, True, marks=ATTACHED),
        (8, 1, True),
        pytest.param(8, -1, False, marks=TAKEN_OFF),
    ],
)
def test_the_insane_card_comes_and_goes_with_the_two_top_slots(before: int, by: int, insane: bool) -> None:
    match = during(change("terror", by), {"terror": before, "insane": before >= 8})
    assert match.state.seats[0].insane == insane
    if (before, by) == (7, 1):
        well = during(change("terror", -1), {"terror": 8, "insane": True})
        assert told(well, "no-longer-insane")


def test_terror_in_the_middle_of_a_fight_is_seen_at_once() -> None:
    match = fight(foe({"do": "terror", "by": 8}), {"hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (match.state.seats[0].insane, now(match).party) == (True, [0])


@rule("grail.insanity.nightmares-and-harder-travel")
def test_what_the_insane_card_says_holds_while_it_is_attached() -> None:
    """Harder Travel, as its card specifies: its powers are the Character's."""
    card = {"id": "insane", "powers": [{"when": "lasting", "costs": [{"of": "travel", "by": 1}]}]}
    found: list[Any] = []

    def look(table: Any) -> None:
        found.append([power.costs[0].by for _, power in powers(table, 0, "lasting")])

    during(look, {"insane": True}, content={"afflictions": [card]})
    during(look, {}, content={"afflictions": [card]})
    assert found == [[1], []]
