"""The end of the game: points, missions, ties, grades."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.box import box_of
from roundtable.games.reflets.effects import quests
from roundtable.games.reflets.match.scoring import fulfilled

from .tables import Story, play, start, told


def ended(*seats: dict[str, Any], **given: Any) -> Story:
    """The last team has gone; the scores are counted. Nobody has gems or heroes but those given."""
    teams = [{"gone": "left", "heroes": [], "gems": [], "quest": ["great-exemption"], **seat} for seat in seats]
    while len(teams) < 3:
        spare = ("holy-bill", "cursed-tip")[len(teams) - 1]
        teams.append({"gone": "left", "heroes": [], "gems": [], "quest": [spare]})
    match = start(*teams, begin="turn", draw={"bank": ["red"]}, **given)
    play(match, "0 pass")
    assert match.over
    return match


def counted(match: Story, seat: int) -> dict[str, int]:
    lines = [line for line in told(match, "points-counted") if line["seat"] == f"@seat.{seat}"]
    return {line["what"].removeprefix("@text.score-"): line["points"] for line in lines}


@pytest.mark.rule(
    "reflets.score.cards-won",
    "reflets.score.living-heroes",
    "reflets.score.relics",
    "reflets.score.gem-sets-five-points",
    "reflets.score.counted-on-the-track-back",
    "reflets.goal.most-epic-points-wins",
)
def test_points_are_counted() -> None:
    rich = {
        "heroes": ["mikau", "enoriel"], "pouch": ["sphinx", "frog", "kevins-bedroom", "petal", "clean-slate"],
        "worn": {"prism-break": "mikau", "enough-rope": "mikau"},
        "gems": ["red", "orange", "violet", "green", "blue", "blue", "red", "orange", "violet", "green", "red"],
    }  # fmt: skip
    match = ended(rich)
    # Sphinx 3, frog 1, Kevin's bedroom 5, Petal 3, the Clean Slate 6; Mikau 5, Enoriel 2; the Prism 5; two sets.
    assert counted(match, 0) == {"quest": 0, "missions": 0, "pouch": 18, "heroes": 7, "relics": 5, "gems": 10}
    assert told(match, "total-counted")[0] == {"seat": "@seat.0", "points": 40}
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.rule("reflets.score.hands-discarded-first")
def test_hands_are_worth_nothing() -> None:
    match = ended({"hand": ["sphinx"]})
    assert match.state.seats[0].hand.cards == []
    assert "sphinx" in match.state.imprevu_discard.cards
    assert sum(counted(match, 0).values()) == 0


@pytest.mark.rule("reflets.score.quest-missions", "reflets.draft.quest-has-secondary-missions")
def test_missions_are_judged_at_the_end() -> None:
    # Okaënia: a good leader 4, two elves 3, nobody evil 3; steps I and II are done.
    good = {"quest": ["spirit-of-okaenia"], "heroes": ["enoriel", "dawn-lately"], "steps": 2}
    match = ended(good)
    assert (counted(match, 0)["missions"], counted(match, 0)["quest"]) == (10, 8)
    other = ended({"quest": ["spirit-of-okaenia"], "heroes": ["mikau", "enoriel"]})
    assert counted(other, 0)["missions"] == 0, "an evil leader, one elf"


@pytest.mark.rule("reflets.goal.quest-is-not-victory")
def test_a_quest_done_does_not_win_by_itself() -> None:
    match = ended(
        {"steps": 3}, {"pouch": ["clean-slate", "other-sock", "gooses-egg", "kevins-bedroom"], "quest": ["holy-bill"]}
    )
    assert counted(match, 0)["quest"] == 16
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.rule("reflets.score.tie-broken-by-gold-value")
def test_gold_breaks_a_tie_and_what_is_level_is_shared() -> None:
    match = ended({"pouch": ["frog"]}, {"pouch": ["assault-hamster"], "gear": ["left-sock"], "quest": ["holy-bill"]})
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    shared = ended({"pouch": ["frog"]}, {"pouch": ["assault-hamster"], "quest": ["holy-bill"]})
    assert shared.outcome is not None
    assert shared.outcome.winners == (0, 1)


@pytest.mark.rule("reflets.end.quest-accomplished")
def test_leaving_by_the_portal_with_the_relic_token_placed_ends_the_game() -> None:
    match = start(
        {"at": "c3", "relic_at": "s5", "door": True, "steps": 2}, begin="progress", dice=(1,), portal=True, sealed=True,
        slots={"s1": "chamber-of-the-octuple"}, revealed=["s1"], dragon="c12", draw={"bank": ["green"] * 2},
    )  # fmt: skip
    play(match, "0 walk")
    while not match.over:
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        wanted = ["go:s1", "exit", "leave", "go:0", "done", "pass"]
        match.answer(offer.seat, offer.decision, next(option for option in wanted if option in ids))
    assert match.state.seats[0].steps == 3
    assert told(match, "quest-accomplished") == [{"seat": "@seat.0"}]
    assert [each["text"].rpartition(".")[2] for each in told(match, "story-ends")] == ["done"]


# --- missions one by one ---


@pytest.mark.parametrize(
    ("mission", "yes", "no"),
    [
        (quests.LeaderIs(points=1, alignment="evil"), {"heroes": ["mikau", "petal"]}, {"heroes": ["petal", "mikau"]}),
        (quests.HeroesAlive(points=1, count=2, races=("troll", "undead")), {"heroes": ["petal", "count-down"]},
         {"heroes": ["petal", "mikau"]}),
        (quests.HeroesAlive(points=1, count=1, alignment="evil"), {"heroes": ["mikau"]}, {"heroes": ["petal"]}),
        (quests.Without(points=1, alignment="evil"), {"heroes": ["petal"]}, {"heroes": ["petal", "mikau"]}),
        (quests.RacesAlive(points=1, count=2), {"heroes": ["petal", "mikau"]}, {"heroes": ["petal"]}),
        (quests.OneRace(points=1, count=2), {"heroes": ["petal", "tor-mentor"]}, {"heroes": ["petal", "mikau"]}),
        (quests.OneRace(points=1, count=2), {"heroes": ["mikau", "petal", "tor-mentor"]}, {}),
        (quests.OneRace(points=1, count=1), {"heroes": ["mikau"]}, {}),
        (quests.LootHeld(points=1, count=1), {"gear": ["left-sock"]}, {"gear": ["prism-break"]}),
        (quests.LootHeld(points=1, count=1, cursed=True), {"gear": ["lead-slippers"]}, {"gear": ["left-sock"]}),
        (quests.Holds(points=1, loot=("left-sock",), treasures=("other-sock",)), {"pouch": ["other-sock"]},
         {"gear": ["enough-rope"]}),
        (quests.Holds(points=1, loot=("left-sock", "own-trumpet")), {"gear": ["left-sock"]}, {"gear": ["enough-rope"]}),
        (quests.Holds(points=1, treasures=("other-sock", "clean-slate")), {"pouch": ["clean-slate"]}, {}),
        (quests.WornAtMost(points=1, count=1), {"heroes": ["petal"], "worn": {"left-sock": "petal"}},
         {"heroes": ["petal"], "worn": {"left-sock": "petal", "own-trumpet": "petal"}}),
        (quests.GoldHeld(points=1, gold=600), {"gear": ["primordial-stamp"]}, {"gear": ["left-sock"]}),
        (quests.CardsWon(points=1, count=2, kinds=("creatures", "bestioles")), {"pouch": ["sphinx", "frog"]},
         {"pouch": ["sphinx", "petal"]}),
        (quests.TokensWaiting(points=1, count=1), {"waiting": ["blue-purse"]}, {}),
    ],
)  # fmt: skip
def test_each_mission(mission: Any, yes: dict[str, Any], no: dict[str, Any]) -> None:
    for team, expected in ((yes, True), (no, False)):
        match = start({"heroes": [], **team}, many=3)
        assert fulfilled(box_of(match.content), match.state.seats[0], mission) is expected


# --- grades ---


@pytest.mark.rule("reflets.grade.carried-to-the-next-game")
def test_everybody_earns_a_grade_for_the_next_game() -> None:
    match = ended({"pouch": ["clean-slate", "other-sock", "gooses-egg"]})
    assert [set(team.grades) for team in match.state.seats] == [
        {"orange-pigeon", "without-clover"}, {"red-kitten", "without-clover"}, {"red-kitten", "without-clover"},
    ]  # fmt: skip
    assert GAME.legacy(match.state, match.content)[0] == "orange-pigeon without-clover"


@pytest.mark.parametrize(
    ("pouch", "grade"),
    [
        (["petal", "mikau", "enoriel", "tor-mentor", "bear-withme"], "sadistic-acid"),
        (["kevins-bedroom", "mount-monologue", "gooses-egg", "other-sock", "mikau"], "great-reflection"),
    ],
)
def test_cards_earn_grades_too(pouch: list[str], grade: str) -> None:
    assert grade in ended({"pouch": pouch}).state.seats[0].grades
    assert grade not in ended({"pouch": pouch[:4]}).state.seats[0].grades


@pytest.mark.rule("reflets.grade.red-kitten-0-14", "reflets.grade.without-clover-five-loot-or-fewer")
@pytest.mark.parametrize(
    ("pouch", "loot", "grades"),
    [
        (["baroness-gull"], 5, ["red-kitten", "without-clover"]),
        (["baroness-gull", "roger-tapioca"], 6, ["orange-pigeon"]),
    ],
)
def test_a_grade_begins_at_its_very_point(pouch: list[str], loot: int, grades: list[str]) -> None:
    """Mikau and Alatarriel are worth 5 each, Baroness Gull 4 and Roger 1; five LOOT are still too few."""
    gear = ["enough-rope", "left-sock", "form-27-ter", "lamp-of-mild-panic", "expired-stamp", "solemn-gourd"][:loot]
    gone: dict[str, Any] = {"gone": "rip", "heroes": []}
    team = {
        "gone": "shut",
        "heroes": ["mikau", "alatarriel"],
        "pouch": pouch,
        "gear": gear,
        "quest": ["holy-bill"],
        "gems": [],
    }
    match = start(team, gone, gone, begin="end")
    assert told(match, "total-counted")[0]["points"] == 13 + len(pouch)
    earned = [each["grade"] for each in told(match, "grade-earned") if each["seat"] == "@seat.0"]
    assert sorted(earned) == [f"@grades.{grade}" for grade in grades]
