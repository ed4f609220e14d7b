"""Reflets d'Acide in small: the draft, Blessings and DAH calls, the window before a trial, the trial itself."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from roundtable.kernel.errors import DecisionClosed, NotOffered, OutOfTime, ScriptError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.scene import Rows
from roundtable.packs import PackError
from roundtable.scenarios import Scenario, read, run
from roundtable.scenarios.runner import prepare
from roundtable.slices.reflets_blessing import GAME
from roundtable.slices.reflets_blessing.state import BlessingState
from roundtable.testing.properties import check_match

SCENARIOS = sorted((Path(__file__).parent / "scenarios" / "reflets_blessing").glob("*.yaml"))
PLAIN = ["zora", "kester", "xander", "vesna", "rowan"]
"""A team without hazard skills: Perception 5 4 5 4 3, Intelligence 4 4 2 4 4, Agility 5 4 3 3 3, Attack 4 2 3 4 3."""
NO_GEMS: dict[str, int] = {}


def start(*teams: dict[str, Any], dice: tuple[int, ...] = (), turn: int = 1, **more: Any) -> Match[BlessingState, Any]:
    """A match whose first seat is the Guide; at the Blessing step unless told otherwise. Further dice show 3."""
    given = {"seats": list(teams), "begin": more.pop("begin", "blessing")}
    match = prepare(
        Scenario(game=GAME.id, about="", given=given, dice=[*dice, *[3] * 20], **{"seats": 3, **more}), GAME
    )
    match.state.turn = turn
    match.begin()
    return match


def play(match: Match[BlessingState, Any], *answers: tuple[Any, ...]) -> None:
    """Answers in order: seat, option and, if it matters, the millisecond."""
    for seat, option, *ms in answers:
        match.answer(seat, match.offers(seat)[0].decision, option, *ms)


def offered(match: Match[BlessingState, Any], seat: int) -> list[str]:
    return [option.id for offer in match.offers(seat) for option in offer.options]


def asked(match: Match[BlessingState, Any]) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def told(match: Match[BlessingState, Any], key: str) -> list[dict[str, Any]]:
    """What events of this kind said, in order."""
    return [dict(event.params) for event in match.events if event.key == key]


def gems(match: Match[BlessingState, Any], seat: int) -> int:
    return len(match.state.seats[seat].gems)


def to_trial(match: Match[BlessingState, Any]) -> None:
    """The Guide appoints seat 1 and pays a red gem; nobody plays anything."""
    play(match, (0, "seat:1"))
    if asked(match) == {0: "ask-pay"}:
        play(match, (0, "gem:red"))
    play(match, (1, "pass"), (2, "pass"))


# --- the draft ---


@pytest.mark.rule(
    "reflets.draft.keep-one-hero-per-pass",
    "reflets.draft.kept-heroes-are-face-up",
    "reflets.draft.pass-only-when-all-have-picked",
    "reflets.draft.pass-remaining-packet-left",
)
def test_packets_go_left_when_all_have_picked() -> None:
    match = start(
        {"packet": ["asta", "bork", "cerise"]}, {"packet": ["dudule", "elnor", "fenn"]},
        {"packet": ["grizel", "hobb", "ilda"]}, begin="draft",
    )  # fmt: skip
    play(match, (0, "enrol:bork"), (2, "enrol:ilda"))
    # Seat 1 has not picked: nothing moves, and nobody sees what the others took.
    assert list(match.state.seats[1].packet) == ["dudule", "elnor", "fenn"]
    assert "bork" not in match.state.seats[0].heroes
    play(match, (1, "enrol:elnor"))
    assert [team.packet.cards for team in match.state.seats] == [
        ["grizel", "hobb"], ["asta", "cerise"], ["dudule", "fenn"],
    ]  # fmt: skip
    assert [list(team.heroes)[3:] for team in match.state.seats] == [["bork"], ["elnor"], ["ilda"]]
    assert match.state.seats[0].heroes.as_seen_by(2)[3] == "bork"
    # Who passed a packet on still knows what is in it; the third seat doesn't.
    assert match.state.seats[1].packet.as_seen_by(0) == ["asta", "cerise"]
    assert match.state.seats[1].packet.as_seen_by(2) == [None, None]
    assert match.state.seats[0].packet.as_seen_by(1) == [None, None]


@pytest.mark.rule(
    "reflets.draft.stop-at-five-heroes",
    "reflets.draft.sixth-hero-discarded",
    "reflets.setup.five-starting-gems",
    "reflets.limits.own-imprevus-known",
)
def test_after_two_rounds_teams_have_five_heroes_and_the_last_of_each_packet_is_gone() -> None:
    match = Match.start(GAME, Setup(seats=4, seed="7"), telling=True)
    assert [team.gems.cards for team in match.state.seats] == [["red", "orange", "violet", "green", "blue"]] * 4
    assert [len(team.hand) for team in match.state.seats] == [2] * 4
    assert None not in match.state.seats[1].hand.as_seen_by(1)
    assert match.state.seats[1].hand.as_seen_by(0) == [None, None]
    for size in (3, 2):
        for seat in range(4):
            assert len(offered(match, seat)) == size
            play(match, (seat, offered(match, seat)[0]))
    assert [len(team.heroes) for team in match.state.seats] == [5] * 4
    assert [len(team.packet) for team in match.state.seats] == [0] * 4
    assert len(match.state.hero_discard) == 4
    assert len(match.offers()) == 1


@pytest.mark.rule("reflets.roles.first-guide-has-weakest-leader")
@pytest.mark.parametrize(
    ("teams", "first"),
    [
        ((["nell", "asta", "wick"], ["hobb", "zora", "elnor"], ["orsk", "mott", "pepin"]), 1),  # leaders 3, 1, 4
        pytest.param(  # 4 5; 4 3 3; 4 3 1
            (["elnor", "zora", "asta"], ["orsk", "rowan", "bork"], ["vesna", "kester", "hobb"]),
            2,
            marks=pytest.mark.rule("reflets.roles.first-guide-tie-compares-next-slots"),
        ),
    ],
)
def test_the_first_guide_has_the_weakest_leader(teams: tuple[list[str], ...], first: int) -> None:
    match = start(*({"heroes": team} for team in teams), begin="draft")
    for _ in range(2):
        for seat in range(3):
            play(match, (seat, offered(match, seat)[0]))
    assert match.state.guide == first
    assert asked(match) == {first: "ask-blessing"} or asked(match).keys() == {first}


def test_chance_decides_between_teams_equal_on_every_slot() -> None:
    guides = set()
    for seed in range(8):
        match = start(
            {"heroes": ["cerise", "fenn", "ilda"], "packet": ["jarl", "lumi", "asta"]},
            {"heroes": ["quill", "tove", "ulf"], "packet": ["xander", "yorick", "hobb"]},
            {"heroes": ["zora", "elnor", "orsk"], "packet": ["dudule", "mott", "pepin"]},
            begin="draft", seed=seed,
        )  # fmt: skip
        play(match, (0, "enrol:jarl"), (1, "enrol:xander"), (2, "enrol:mott"))
        # Packets: seat 0 has dudule and pepin, seat 1 lumi and asta, seat 2 yorick and hobb: both ones on slot 5.
        play(match, (0, "enrol:pepin"), (1, "enrol:asta"), (2, "enrol:hobb"))
        guides.add(match.state.guide)
    assert guides == {0, 1}


# --- Blessings ---


@pytest.mark.rule("reflets.blessing.optional-one-per-turn", "reflets.blessing.three-kinds")
def test_the_guide_may_use_a_skill_a_dilemma_a_power_or_nothing() -> None:
    match = start({"heroes": ["dudule", "zora"], "hand": ["providence"], "gems": {"red": 4}})
    assert offered(match, 0) == ["skill:dudule", "dilemma:providence", "power:necropolis", "pass"]
    play(match, (0, "pass"))
    assert asked(match) == {0: "ask-storyteller"}


@pytest.mark.rule("reflets.blessing.optional-one-per-turn")
def test_one_blessing_a_turn_is_all() -> None:
    match = start({"heroes": ["dudule", "hobb"]})
    play(match, (0, "skill:dudule"), (1, "pass"), (2, "pass"))
    assert asked(match) == {0: "ask-storyteller"}


@pytest.mark.rule("reflets.blessing.announced-within-three-seconds")
def test_a_guide_who_takes_too_long_has_no_blessing() -> None:
    match = start({"heroes": ["dudule", "zora"]})
    decision = match.offers(0)[0].decision
    assert match.offers(0)[0].deadline == 3000
    with pytest.raises(OutOfTime):
        match.answer(0, decision, "skill:dudule", 3001)
    match.run_out(0, decision)
    assert asked(match) == {0: "ask-storyteller"}
    assert gems(match, 0) == 5


def test_on_a_relaxed_table_no_clock_runs() -> None:
    match = start({"heroes": ["dudule", "zora"]}, timed=False)
    assert match.offers(0)[0].deadline is None
    play(match, (0, "skill:dudule", 60_000))
    assert match.offers(1)[0].deadline is None
    play(match, (2, "dah", 90_000))
    assert not match.offers(1) or asked(match)[1] != "ask-dah"


@pytest.mark.rule("reflets.blessing.night-blue-background")
def test_an_ordinary_dilemma_is_no_blessing() -> None:
    match = start({"heroes": ["zora"], "hand": ["pep-talk", "providence"]})
    assert match.why_not(0, "dilemma:pep-talk") == ("reflets.blessing.night-blue-background",)
    assert offered(match, 0) == ["dilemma:providence", "pass"]


def test_a_guide_without_a_blessing_is_asked_all_the_same_so_that_the_pause_tells_nothing() -> None:
    match = start({"heroes": ["zora"], "hand": ["pep-talk"]})
    assert offered(match, 0) == ["pass"]


@pytest.mark.rule("reflets.blessing.skill-free-or-paid")
def test_a_divine_skill_may_cost_gems() -> None:
    match = start({"heroes": ["rowan", "hobb"]}, {"gems": NO_GEMS}, draw={"bank": ["blue", "blue", "blue"]})
    play(match, (0, "skill:rowan"), (1, "pass"), (2, "pass"))
    assert sorted(match.state.seats[0].gems) == ["blue", "blue", "blue", "blue", "green", "orange", "red"]
    poor = start({"heroes": ["rowan", "hobb"], "gems": {"red": 1}})
    assert poor.why_not(0, "skill:rowan") == ("reflets.blessing.skill-free-or-paid",)
    assert offered(poor, 0) == ["skill:hobb", "pass"]


# --- DAH ---


@pytest.mark.rule(
    "reflets.blessing.dah-answers-with-the-same-kind",
    "reflets.blessing.dah-fastest-within-three-seconds",
    "reflets.blessing.skill-answered-by-a-skill",
)
def test_the_fastest_to_call_dah_answers_a_skill_with_a_skill() -> None:
    match = start(
        {"heroes": ["hobb"]}, {"heroes": ["vesna", "zora"], "hand": ["providence"]}, {"heroes": ["dudule"]},
        draw={"bank": ["red", "red", "green", "green"]},
    )  # fmt: skip
    play(match, (0, "skill:hobb"))
    assert asked(match) == {1: "ask-dah", 2: "ask-dah"}
    play(match, (1, "dah", 900))
    decision = match.offers(2)[0].decision
    with pytest.raises(OutOfTime):
        match.answer(2, decision, "dah", 1101)
    match.run_out(2, decision)
    # The Guide's gems first; then the answer, with Vesna's skill, for a blue one. Providence is of another kind.
    assert offered(match, 1) == ["skill:vesna", "nothing"]
    play(match, (1, "skill:vesna"))
    assert list(match.state.seats[0].gems)[5:] == ["red", "red"]
    assert list(match.state.seats[1].gems)[4:] == ["green", "green"]
    assert "blue" not in match.state.seats[1].gems
    assert match.state.seats[1].played is False


def test_a_call_after_three_seconds_is_too_late() -> None:
    match = start({"heroes": ["hobb"]}, {"heroes": ["vesna"]})
    play(match, (0, "skill:hobb"))
    decision = match.offers(1)[0].decision
    with pytest.raises(OutOfTime):
        match.answer(1, decision, "dah", 3001)
    match.run_out(1, decision)
    with pytest.raises(DecisionClosed):
        match.answer(1, decision, "dah", 2999)
    assert asked(match) == {0: "ask-storyteller"}
    assert not told(match, "dah-called")


def test_a_call_in_the_last_millisecond_counts() -> None:
    match = start({"heroes": ["hobb"]}, {"heroes": ["vesna"]})
    play(match, (0, "skill:hobb"), (2, "pass", 100), (1, "dah", 3000))
    assert told(match, "dah-called") == [{"seat": "@seat.1"}]


def test_everybody_may_call_whatever_they_hold() -> None:
    match = start({"heroes": ["hobb"]}, {"heroes": ["zora"], "gems": NO_GEMS}, {"heroes": ["dudule"]})
    play(match, (0, "skill:hobb"))
    assert offered(match, 1) == offered(match, 2) == ["dah", "pass"]


@pytest.mark.rule("reflets.blessing.dah-several-guide-decides")
def test_of_two_who_call_at_once_the_guide_chooses_one() -> None:
    match = start({"heroes": ["hobb"]}, {"heroes": ["dudule"]}, {"heroes": ["pepin"]})
    play(match, (0, "skill:hobb"), (2, "dah", 700), (1, "dah", 900))
    assert asked(match) == {0: "ask-who-answers"}
    assert offered(match, 0) == ["seat:2", "seat:1"]
    play(match, (0, "seat:1"), (1, "skill:dudule"))
    assert told(match, "dah-called") == [{"seat": "@seat.1"}]
    assert gems(match, 1) == 6
    assert len(match.state.seats[2].hand) == 0


@pytest.mark.rule("reflets.blessing.dah-empty-call-costs-a-gem")
@pytest.mark.parametrize(
    "heroes", [["zora"], ["rowan"]], ids=["has no divine skill", "can't pay for it"]
)  # fmt: skip
def test_who_calls_and_can_play_nothing_loses_a_gem_and_nobody_answers_instead(heroes: list[str]) -> None:
    match = start(
        {"heroes": ["hobb"]}, {"heroes": heroes, "gems": {"red": 1, "green": 1}}, {"heroes": ["dudule"]},
        draw={"bank": ["red", "red"]},
    )  # fmt: skip
    play(match, (0, "skill:hobb"), (1, "dah", 700), (2, "pass", 800))
    assert asked(match) == {1: "ask-lose"}
    play(match, (1, "gem:green"))
    assert list(match.state.seats[1].gems) == ["red"]
    assert match.state.bank.cards.count("green") == 16 - 2
    assert asked(match) == {0: "ask-storyteller"}


def test_whether_a_caller_holds_a_divine_dilemma_shows_only_when_it_is_played() -> None:
    for hand in (["pep-talk"], ["providence"]):
        match = start({"heroes": ["zora"], "hand": ["casting-call"]}, {"heroes": ["mott"], "hand": hand})
        play(match, (0, "dilemma:casting-call"), (1, "dah"), (2, "pass"))
        assert asked(match) == {1: "ask-answer"}
        assert offered(match, 1)[-1] == "nothing"
        play(match, (1, "nothing"), (1, "gem:red"))
        assert (gems(match, 1), len(match.state.seats[1].hand)) == (4, 1)
        assert match.state.seats[1].played is False


def test_an_empty_call_without_a_gem_costs_nothing() -> None:
    match = start({"heroes": ["hobb"]}, {"heroes": ["zora"], "gems": NO_GEMS})
    play(match, (0, "skill:hobb"), (1, "dah"), (2, "pass"))
    assert asked(match) == {0: "ask-storyteller"}


@pytest.mark.rule(
    "reflets.blessing.dilemma-answered-by-a-dilemma",
    "reflets.blessing.used-imprevu-discarded",
    "reflets.limits.dilemma-is-free",
    "reflets.limits.adversary-plays-one-imprevu-per-turn",
)
def test_a_dilemma_answers_a_dilemma_and_is_that_adversarys_imprevu_of_the_turn() -> None:
    match = start(
        {"heroes": ["zora"], "hand": ["providence"]},
        {"heroes": ["dudule"], "hand": ["providence", "casting-call", "geese"]},
        {"heroes": ["elnor"], "hand": ["geese"]}, draw={"zones": ["windy-hill"]},
    )  # fmt: skip
    play(match, (0, "dilemma:providence"), (1, "dah"), (2, "pass"))
    assert offered(match, 1) == ["dilemma:providence", "dilemma:casting-call", "nothing"]
    assert (gems(match, 0), gems(match, 1)) == (8, 5)
    play(match, (1, "dilemma:casting-call"))
    assert list(match.state.imprevu_discard) == ["providence", "casting-call"]
    assert not match.state.playing
    assert list(match.state.seats[1].hand) == ["providence", "geese"]
    play(match, (0, "seat:1"), (0, "gem:red"))
    assert asked(match) == {2: "ask-malus"}
    assert match.why_not(1, "play:geese") == ("reflets.limits.adversary-plays-one-imprevu-per-turn",)


@pytest.mark.rule("reflets.blessing.used-imprevu-discarded")
def test_the_guides_dilemma_is_discarded_though_nobody_answers() -> None:
    match = start({"heroes": ["zora"], "hand": ["providence"]})
    play(match, (0, "dilemma:providence"))
    assert list(match.state.playing) == ["providence"]
    play(match, (1, "pass"), (2, "pass"))
    assert (list(match.state.imprevu_discard), len(match.state.playing)) == (["providence"], 0)


def test_blessings_show_what_they_say() -> None:
    match = start(
        {"heroes": ["grizel"]}, {"heroes": ["kester"]}, {"heroes": ["dudule"]},
        draw={"zones": ["ford", "bat-cave"], "heroes": ["elnor"]},
    )  # fmt: skip
    play(match, (0, "skill:grizel"), (1, "dah"), (2, "pass"), (1, "skill:kester"))
    assert match.state.zones.as_seen_by(0)[-3:] == [None, "bat-cave", "ford"]
    assert match.state.zones.as_seen_by(1)[-2:] == [None, None]
    assert match.state.heroes.as_seen_by(2)[-2:] == [None, "elnor"]
    assert [event.key for event in match.told(2) if event.key.startswith(("zone", "hero"))] == ["hero-revealed"]


@pytest.mark.rule("reflets.limits.hand-of-three-imprevus")
def test_a_hand_of_four_is_cut_down_at_once() -> None:
    match = start(
        {"heroes": ["asta"], "hand": ["geese", "geese", "pep-talk"]}, draw={"imprevus": ["windfall"]}, dice=(3,)
    )
    play(match, (0, "skill:asta"), (1, "pass"), (2, "pass"))
    assert offered(match, 0) == ["discard:geese", "discard:pep-talk", "discard:windfall"]
    play(match, (0, "discard:geese"))
    assert list(match.state.seats[0].hand) == ["geese", "pep-talk", "windfall"]
    assert list(match.state.imprevu_discard) == ["geese"]
    three = start({"heroes": ["asta"], "hand": ["geese", "geese"]})
    play(three, (0, "skill:asta"), (1, "pass"), (2, "pass"))
    assert asked(three) == {0: "ask-storyteller"}


def test_an_empty_imprevu_deck_is_made_of_the_discards() -> None:
    match = start({"heroes": ["asta"]})
    table = match.table
    table.move_all(match.state.imprevus, match.state.imprevu_discard)
    play(match, (0, "skill:asta"), (1, "pass"), (2, "pass"))
    assert len(match.state.seats[0].hand) == 1
    assert len(match.state.imprevus) == 27
    assert set(match.state.imprevus.as_seen_by(0)) == {None}
    assert len(match.state.imprevu_discard) == 0


@pytest.mark.rule(
    "reflets.death.card-to-whoever-caused-it",
    "reflets.death.who-counts-as-responsible",
    "reflets.death.team-shifts-left",
    "reflets.death.slot-five-empties",
    "reflets.death.second-becomes-leader",
)
def test_a_sacrificed_leader_is_won_and_the_team_closes_ranks() -> None:
    match = start({"heroes": ["zora", "mott", "ilda", "elnor", "fenn"]})
    play(match, (0, "skill:mott"), (1, "pass"), (2, "pass"))
    assert offered(match, 0) == ["hero:zora", "hero:ilda", "hero:elnor", "hero:fenn"]
    play(match, (0, "hero:zora"))
    assert list(match.state.seats[0].heroes) == ["mott", "ilda", "elnor", "fenn"]
    assert list(match.state.seats[0].pouch) == ["zora"]


def test_the_last_teammate_may_be_sacrificed() -> None:
    match = start({"heroes": ["mott", "zora"]})
    play(match, (0, "skill:mott"), (1, "pass"), (2, "pass"))
    assert (list(match.state.seats[0].heroes), list(match.state.seats[0].pouch)) == (["mott"], ["zora"])


def test_nobody_is_sacrificed_where_there_is_no_teammate() -> None:
    match = start({"heroes": ["mott"]})
    play(match, (0, "skill:mott"), (1, "pass"), (2, "pass"))
    assert list(match.state.seats[0].heroes) == ["mott"]


@pytest.mark.rule("reflets.limits.full-colour-gem-to-bank")
def test_a_fifth_gem_of_a_colour_goes_back() -> None:
    match = start({"heroes": ["hobb"], "gems": {"red": 3}}, draw={"bank": ["red", "red"]})
    play(match, (0, "skill:hobb"), (1, "pass"), (2, "pass"))
    assert list(match.state.seats[0].gems) == ["red"] * 4
    assert match.state.bank.cards.count("red") == 16 - 4 - 2


# --- divine powers ---


@pytest.mark.rule(
    "reflets.power.costs-a-full-colour",
    "reflets.power.guide-names-it-first",
    "reflets.power.necropolis-kills-the-numbered-hero",
    "reflets.power.necropolis-on-any-player",
)
def test_necropolis_kills_the_hero_on_the_slot_the_die_shows() -> None:
    poor = start({"heroes": ["zora"], "gems": {"red": 3, "blue": 4}})
    assert poor.why_not(0, "power:necropolis") == ("reflets.power.costs-a-full-colour",)
    assert offered(poor, 0) == ["power:scouting", "pass"]
    match = start({"heroes": ["zora"], "gems": {"red": 4}}, {"heroes": ["bork", "fenn", "hobb"]}, dice=(2, 3))
    play(match, (0, "power:necropolis"))
    assert gems(match, 0) == 4
    play(match, (1, "pass"), (2, "pass"))
    assert gems(match, 0) == 0
    assert offered(match, 0) == ["seat:0", "seat:1", "seat:2"]
    play(match, (0, "seat:1"))
    assert list(match.state.seats[1].heroes) == ["bork", "hobb"]
    assert list(match.state.seats[0].pouch) == ["fenn"]


@pytest.mark.parametrize(("die", "left"), [(3, []), (4, ["hobb"])])
def test_necropolis_on_a_vacant_slot_kills_nobody(die: int, left: list[str]) -> None:
    match = start({"heroes": ["zora"], "gems": {"red": 4}}, {"heroes": ["bork", "fenn", "hobb"]}, dice=(die, 3))
    play(match, (0, "power:necropolis"), (1, "pass"), (2, "pass"), (0, "seat:1"))
    assert list(match.state.seats[1].heroes) == ["bork", "fenn", *left]


OPPOSED = ({"heroes": ["zora", "dudule"], "gems": {"red": 4}}, {"heroes": ["bork"], "gems": {"blue": 4, "red": 1}})


@pytest.mark.rule(
    "reflets.power.opposed-within-three-seconds",
    "reflets.power.opposed-pairs",
    "reflets.power.both-sides-pay-before-the-roll",
    "reflets.power.one-to-five-adversary-chooses",
)
@pytest.mark.parametrize(("choice", "killed"), [("cancel", False), ("use", True)])
def test_the_opposed_power_cancels_or_works_beside_it(choice: str, killed: bool) -> None:
    match = start(*OPPOSED, dice=(1, 3))
    play(match, (0, "power:necropolis"), (1, "dah"), (2, "pass"))
    assert (gems(match, 0), list(match.state.seats[1].gems)) == (0, ["red"])
    play(match, (1, choice))
    if killed:
        play(match, (0, "seat:1"))
    assert ("bork" in match.state.seats[0].pouch) is killed
    assert len(told(match, "nothing-scouted")) == killed
    assert told(match, "golden-parked") == [{"seat": "@seat.0", "die": 3}]


def test_scouting_is_opposed_by_necropolis() -> None:
    match = start({"heroes": ["zora"], "gems": {"blue": 4}}, {"heroes": ["bork"], "gems": {"red": 4}}, dice=(1,))
    play(match, (0, "power:scouting"), (1, "dah"), (2, "pass"), (1, "use"), (1, "seat:0"))
    assert list(match.state.seats[1].pouch) == ["zora"]


def test_whoever_calls_without_the_opposed_power_loses_a_gem() -> None:
    match = start({"heroes": ["zora"], "gems": {"red": 4}}, {"heroes": ["bork"], "gems": {"blue": 3}}, dice=(2, 3))
    play(match, (0, "power:necropolis"), (1, "dah"), (2, "pass"))
    assert list(match.state.seats[1].gems) == ["blue", "blue"]
    assert asked(match) == {0: "ask-victim"}


@pytest.mark.rule("reflets.power.six-loses-the-turn", "reflets.power.six-wastes-the-opposing-gems")
def test_on_a_six_the_turn_and_all_the_gems_are_lost() -> None:
    match = start(*OPPOSED, dice=(6,))
    play(match, (0, "power:necropolis"), (1, "dah"), (2, "pass"))
    assert (gems(match, 0), gems(match, 1)) == (0, 1)
    assert (match.state.guide, match.state.turn) == (1, 2)
    assert list(match.state.seats[1].heroes) == ["bork"]


@pytest.mark.rule("reflets.end-turn.team-lost-mid-turn")
def test_a_guide_without_heroes_goes_on_to_the_end_of_the_turn() -> None:
    match = start({"heroes": ["zora"], "gems": {"red": 4}}, {"heroes": ["bork"]}, dice=(1,))
    play(match, (0, "power:necropolis"), (1, "pass"), (2, "pass"), (0, "seat:0"))
    assert match.state.guide == 1
    assert len(match.state.seats[0].hand) == 1


# --- the window before a trial ---


@pytest.mark.rule(
    "reflets.progress.golden-die-rolled-and-parked",
    "reflets.roles.guide-appoints-the-storyteller",
    "reflets.hazard.zone-guide-picks-storyteller",
    "reflets.hazard.zone-storyteller-holds-the-card",
    "reflets.hazard.zone-cost-announced-and-paid",
    "reflets.hazard.zone-trial-announced-before-reading",
    "reflets.limits.what-gems-pay-for",
)
def test_the_storyteller_alone_sees_the_zone_until_it_is_read() -> None:
    match = start(
        {"heroes": PLAIN, "gems": {"red": 1, "blue": 1}},
        dice=(4, 1, 2, 3),
        draw={"zones": ["windy-hill"]},
        begin="progression",
    )
    assert match.state.golden == 4
    assert offered(match, 0) == ["seat:1", "seat:2"]
    play(match, (0, "seat:2"))
    assert asked(match) == {0: "ask-pay"}
    play(match, (0, "gem:blue"))
    assert list(match.state.seats[0].gems) == ["red"]
    assert asked(match) == {1: "ask-malus", 2: "ask-malus"}
    assert told(match, "trial-announced")
    assert not told(match, "zone-read")
    assert [match.state.zone.as_seen_by(seat) for seat in range(3)] == [[None], [None], ["windy-hill"]]
    play(match, (1, "pass"))
    match.run_out(2, match.offers(2)[0].decision)
    assert told(match, "zone-read") == [{"card": "@zones.windy-hill"}]
    assert match.state.zone.as_seen_by(0) == ["windy-hill"]


def test_a_guide_without_gems_pays_what_there_is() -> None:
    match = start({"heroes": PLAIN, "gems": NO_GEMS}, dice=(4,), begin="progression")
    play(match, (0, "seat:1"))
    assert asked(match) == {1: "ask-malus", 2: "ask-malus"}


CREATURES = (
    {"heroes": PLAIN, "hand": ["geese"]},
    {"heroes": ["bork"], "hand": ["geese", "bog-hydra"], "gems": {"red": 3}},
    {"heroes": ["hobb"], "hand": ["bog-hydra", "clingy-toad"], "gems": {"red": 1, "blue": 1}},
    {"heroes": ["fenn"], "hand": ["clingy-toad", "moth-duke", "sock-wraith"], "gems": {"red": 4}},
)


def window(*dice: int, zone: str = "windy-hill", **more: Any) -> Match[BlessingState, Any]:
    """Four seats; a trial was just announced."""
    match = start(*CREATURES, dice=dice, begin="progression", draw={"zones": [zone]}, **{"seats": 4, **more})
    play(match, (0, "seat:1"), (0, "gem:red"))
    return match


@pytest.mark.rule(
    "reflets.trial.malus-window-three-seconds",
    "reflets.trial.single-bestiole",
    "reflets.trial.one-creature-per-adversary",
    "reflets.trial.up-to-three-creatures",
)
def test_creatures_and_one_bestiole_come_from_different_seats() -> None:
    match = window(2)
    assert asked(match) == {1: "ask-malus", 2: "ask-malus", 3: "ask-malus"}
    assert offered(match, 1) == ["play:geese", "play:bog-hydra", "pass"]
    play(match, (2, "play:clingy-toad", 500), (1, "pass", 600), (3, "pass", 650))
    play(match, (2, "gem:blue"))
    assert list(match.state.seats[2].front) == ["clingy-toad"]
    # The others go on, with what is left of the three seconds, and without a second Bestiole.
    assert asked(match) == {1: "ask-malus", 3: "ask-malus"}
    assert match.offers(1)[0].deadline == 2500
    assert offered(match, 3) == ["play:moth-duke", "play:sock-wraith", "pass"]
    assert match.why_not(3, "play:clingy-toad") == ("reflets.trial.single-bestiole",)
    with pytest.raises(NotOffered) as refused:
        play(match, (3, "play:clingy-toad", 100))
    assert refused.value.rules == ("reflets.trial.single-bestiole",)
    play(match, (3, "play:moth-duke", 300), (1, "play:bog-hydra", 450))
    assert [list(team.front) for team in match.state.seats] == [[], ["bog-hydra"], ["clingy-toad"], ["moth-duke"]]
    assert [list(team.gems) for team in match.state.seats[1:]] == [["red"], ["red"], ["red"]]
    assert told(match, "card-laid") == [
        {"seat": "@seat.2", "card": "@imprevus.clingy-toad"},
        {"seat": "@seat.3", "card": "@imprevus.moth-duke"},
        {"seat": "@seat.1", "card": "@imprevus.bog-hydra"},
    ]
    # All three adversaries have had their Imprévu of the turn: the zone is read.
    assert told(match, "zone-read")


def test_a_card_after_the_three_seconds_is_too_late() -> None:
    match = window(2)
    decision = match.offers(1)[0].decision
    with pytest.raises(OutOfTime):
        match.answer(1, decision, "play:geese", 3001)
    play(match, (1, "play:geese", 3000), (2, "pass", 3000), (3, "pass", 3000))
    assert list(match.state.seats[1].front) == ["geese"]
    assert told(match, "zone-read")


@pytest.mark.rule("reflets.trial.creature-values-all-different")
def test_two_creatures_of_one_value_cannot_weigh_on_a_trial() -> None:
    match = window(2)
    play(match, (1, "play:bog-hydra", 100), (2, "pass", 100), (3, "pass", 100))
    assert match.why_not(2, "play:bog-hydra") == ("reflets.trial.creature-values-all-different",)
    assert offered(match, 3) == ["play:clingy-toad", "play:moth-duke", "play:sock-wraith", "pass"]


@pytest.mark.rule(
    "reflets.limits.creature-for-adversaries-one-to-three-gems", "reflets.limits.bestiole-for-adversaries-one-gem"
)
def test_a_card_that_cant_be_paid_stays_in_hand() -> None:
    match = start(
        {"heroes": PLAIN}, {"hand": ["moth-duke", "bog-hydra"], "gems": {"red": 2}},
        {"hand": ["clingy-toad"], "gems": NO_GEMS}, dice=(2,), begin="progression",
    )  # fmt: skip
    play(match, (0, "seat:1"), (0, "gem:red"))
    assert match.why_not(1, "play:moth-duke") == ("reflets.limits.creature-for-adversaries-one-to-three-gems",)
    assert match.why_not(2, "play:clingy-toad") == ("reflets.limits.bestiole-for-adversaries-one-gem",)
    assert offered(match, 1) == ["play:bog-hydra", "pass"]
    # Who can play nothing is asked all the same, or the others would know.
    assert offered(match, 2) == ["pass"]


@pytest.mark.rule("reflets.trial.simultaneous-cards-guide-sets-priority")
def test_of_two_bestioles_at_once_the_guide_says_which_stands() -> None:
    match = window(2)
    play(match, (3, "play:clingy-toad", 400), (2, "play:clingy-toad", 600), (1, "play:geese", 500))
    assert asked(match) == {0: "ask-priority"}
    assert offered(match, 0) == ["seat:3", "seat:2"]
    play(match, (0, "seat:2"), (2, "gem:red"))
    assert [list(team.front) for team in match.state.seats] == [[], ["geese"], ["clingy-toad"], []]
    # The other one is back in hand, unpaid, and its player may still play something else.
    assert (gems(match, 3), match.state.seats[3].played) == (4, False)
    assert offered(match, 3) == ["play:moth-duke", "pass"]
    assert match.offers(3)[0].deadline == 3000 - 600


def test_two_creatures_of_equal_cost_at_once_are_for_the_guide_too_and_different_ones_are_not() -> None:
    match = window(2)
    play(match, (1, "play:bog-hydra", 400), (2, "play:bog-hydra", 400), (3, "play:moth-duke", 400))
    assert offered(match, 0) == ["seat:1", "seat:2"]
    play(match, (0, "seat:1"))
    assert [list(team.front) for team in match.state.seats] == [[], ["bog-hydra"], [], ["moth-duke"]]


def test_without_a_clock_the_first_card_is_laid_at_once() -> None:
    match = window(2, timed=False)
    play(match, (3, "play:clingy-toad", 9000))
    assert list(match.state.seats[3].front) == ["clingy-toad"]
    assert match.why_not(2, "play:clingy-toad") == ("reflets.trial.single-bestiole",)


@pytest.mark.rule(
    "reflets.trial.bestiole-aims-with-the-golden-die",
    "reflets.progress.golden-die-designates-heroes",
    "reflets.trial.bestiole-caps-characteristics-at-two",
)
def test_a_bestiole_caps_the_hero_the_golden_die_shows() -> None:
    # Agility 5 4 3 3 3; the toad sits on slot 2. White 2 on each of slots 1 to 3, black 1 on 4 and 5.
    match = window(2, 2, 2, 2, 1, 1)
    play(match, (3, "play:clingy-toad"), (1, "pass"), (2, "pass"))
    match.run_out(1, match.offers(1)[0].decision)
    assert told(match, "hero-hampered") == [{"card": "@heroes.kester"}]
    play(match, (0, "done"))
    # 2 + (2 + 1, critical) + 2 + 1 + 1
    assert match.state.trial.dice == [2, 2, 2, 1, 1]
    assert asked(match) == {0: "ask-catch-up"}
    play(match, (0, "done"))
    assert told(match, "objective-failed") == [{"total": 9, "goal": 10}]


def test_a_bestiole_may_sit_on_the_last_hero_of_a_small_team() -> None:
    match = start(
        {"heroes": ["zora", "kester"]}, {"hand": ["clingy-toad"], "gems": {"red": 1}}, dice=(2,), begin="progression"
    )
    play(match, (0, "seat:1"), (0, "gem:red"), (1, "play:clingy-toad"), (2, "pass"))
    assert match.state.trial.hampered == 1


def test_a_weak_hero_stays_as_weak_under_a_bestiole() -> None:
    match = start({"heroes": ["mott"]}, {"hand": ["clingy-toad"]}, dice=(1, 2), begin="progression",
                  draw={"zones": ["whispering-wood"]})  # fmt: skip
    play(match, (0, "seat:1"), (0, "gem:red"), (1, "play:clingy-toad"), (2, "pass"), (1, "gem:red"), (2, "pass"))
    # Perception 1: a 2 fails.
    play(match, (0, "done"))
    assert told(match, "objective-failed")[0]["total"] == 0


def test_a_bestiole_on_a_vacant_slot_hampers_nobody_and_is_paid_all_the_same() -> None:
    match = start({"heroes": ["zora"]}, {"hand": ["clingy-toad"], "gems": {"red": 1}}, dice=(2, 5), begin="progression",
                  draw={"zones": ["whispering-wood"]})  # fmt: skip
    play(match, (0, "seat:1"), (0, "gem:red"), (1, "play:clingy-toad"), (2, "pass"), (2, "pass"))
    assert match.state.trial.hampered is None
    assert gems(match, 1) == 0


@pytest.mark.rule("reflets.trial.bestiole-on-six-chosen-by-its-player")
def test_on_a_golden_six_the_bestioles_player_chooses() -> None:
    match = window(6)
    play(match, (3, "play:clingy-toad"), (1, "pass"), (2, "pass"))
    assert asked(match) == {3: "ask-hamper"}
    play(match, (3, "hero:vesna"))
    assert match.state.trial.hampered == 3


@pytest.mark.rule("reflets.trial.creature-kept-in-front", "reflets.trial.malus-before-bonus")
def test_a_creature_raises_the_objectives_its_card_names_before_the_guide_may_ease_them() -> None:
    match = start(
        {"heroes": ["nell", "zora", "elnor", "silke", "fenn"]}, {"hand": ["geese"]}, {"hand": ["toll-troll"]},
        dice=(1, 5, 1, 1, 1, 1), begin="progression", draw={"zones": ["windy-hill"]},
    )  # fmt: skip
    play(match, (0, "seat:1"), (0, "gem:red"), (1, "play:geese"), (2, "pass"), (1, "gem:red"))
    play(match, (2, "play:toll-troll"), (2, "gem:red"), (2, "gem:blue"))
    assert asked(match) == {0: "ask-bonus"}
    play(match, (0, "done"), (0, "die:5"), (0, "done"))
    # Geese raise green by 2, the troll does not: 10 + 2; Nell's 5 is above 4.
    assert told(match, "objective-failed") == [{"total": 4, "goal": 12}]


# --- objectives ---


@pytest.mark.rule(
    "reflets.collective.one-die-per-living-hero",
    "reflets.collective.simple-mode-colours",
    "reflets.collective.assign-after-rolling",
    "reflets.collective.assign-within-colour",
    "reflets.collective.below-is-simple-success",
    "reflets.collective.equal-is-critical-success",
    "reflets.collective.above-is-simple-failure",
    "reflets.collective.six-is-critical-failure",
    "reflets.trial.colour-gives-the-characteristic",
    "reflets.trial.points-or-stars",
    "reflets.objective.passed-gem-changes-applied",
)
def test_a_collective_objective_adds_what_the_dice_are_worth_to_their_heroes() -> None:
    match = start({"heroes": PLAIN}, dice=(1, 4, 5, 3, 6, 4), begin="progression", draw={"zones": ["whispering-wood"]})
    to_trial(match)
    assert offered(match, 0) == ["die:3", "die:4", "die:5"]
    play(match, (0, "die:3"))
    assert offered(match, 0) == ["die:4", "die:5"]
    play(match, (0, "die:5"))
    assert offered(match, 0) == ["die:4", "die:6"]
    play(match, (0, "die:4"))
    # Perception 5 4 5 4 3: 3 + 0 + 4 + (4 + 1) - 1, and one gem won for one lost.
    assert told(match, "objective-passed") == [{"total": 11, "goal": 7}]
    assert told(match, "gem-lost") == [{"seat": "@seat.0", "gem": "@text.gem-red"}]
    assert told(match, "trial-passed") == [{"seat": "@seat.0", "gems": 1}]
    assert gems(match, 0) == 5


@pytest.mark.rule("reflets.collective.dice-follow-occupied-slots", "reflets.collective.one-die-per-living-hero")
def test_four_heroes_throw_three_white_dice_and_one_black() -> None:
    match = start({"heroes": PLAIN[:4]}, dice=(1, 4, 5, 3, 2), begin="progression", draw={"zones": ["whispering-wood"]})
    to_trial(match)
    assert offered(match, 0) == ["die:3", "die:4", "die:5"]
    play(match, (0, "die:5"), (0, "die:3"))
    # (5 + 1) + 3 + 4 + 2
    assert told(match, "objective-passed") == [{"total": 15, "goal": 7}]


@pytest.mark.rule("reflets.setup.dice-mode-simple-or-expert", "reflets.collective.expert-mode-colours")
def test_expert_mode_has_three_colours_of_dice() -> None:
    match = start({"heroes": PLAIN}, dice=(1, 1, 2, 3, 4, 5), begin="progression", options={"dice": "expert"},
                  draw={"zones": ["whispering-wood"]})  # fmt: skip
    to_trial(match)
    assert offered(match, 0) == ["die:1", "die:2"]
    play(match, (0, "die:2"))
    assert offered(match, 0) == ["die:3", "die:4"]
    play(match, (0, "die:3"))
    assert told(match, "objective-passed")[0]["total"] == 2 + 1 + 3 + 5


@pytest.mark.rule(
    "reflets.individual.one-hero-by-golden-die",
    "reflets.individual.roll-five-plain-dice",
    "reflets.individual.one-die-per-column",
    "reflets.individual.below-is-simple-success",
    "reflets.individual.equal-is-critical-success",
    "reflets.individual.above-is-simple-failure",
    "reflets.individual.six-is-critical-failure",
    "reflets.individual.total-is-net",
)
def test_an_individual_objective_counts_stars_of_the_golden_dies_hero() -> None:
    match = start({"heroes": ["hobb", "quill", "zora"]}, dice=(3, 3, 4, 4, 6, 5), begin="progression",
                  draw={"zones": ["old-camp"], "bank": ["blue", "blue"]})  # fmt: skip
    to_trial(match)
    # Zora's Intelligence 4: 1 + 2 + 2 - 1 + 0 stars; two gems for the fours, one off for the 6; one for the outcome.
    assert told(match, "objective-passed") == [{"total": 4, "goal": 2}]
    assert list(match.state.seats[0].gems) == ["orange", "violet", "green", "blue", "blue", "blue"]


@pytest.mark.rule("reflets.individual.six-storyteller-designates")
def test_on_a_golden_six_the_storyteller_designates_the_hero() -> None:
    match = start({"heroes": PLAIN}, dice=(6, 1, 1, 1, 1, 1), begin="progression", draw={"zones": ["old-camp"]})
    to_trial(match)
    assert asked(match) == {1: "ask-designate"}
    play(match, (1, "hero:xander"))
    assert told(match, "objective-passed")[0]["total"] == 5
    assert match.state.trial.concerned == 2


@pytest.mark.rule("reflets.individual.vacant-slot-guide-chooses")
def test_where_nobody_stands_the_guide_chooses_the_hero() -> None:
    match = start(
        {"heroes": ["hobb", "zora"]}, dice=(3, 1, 1, 1, 1, 1), begin="progression", draw={"zones": ["old-camp"]}
    )
    to_trial(match)
    assert asked(match) == {0: "ask-choose-hero"}
    play(match, (0, "hero:zora"))
    assert match.state.trial.concerned == 1


def goal(target: int, *, individual: bool, creature: str = "", dilemma: str = "") -> int:
    """What a green objective asks for; a Duke of Moths raises it by 4 points or 2 stars, a Better Plan lowers it 3."""
    objective = {"colour": "green", "target": target, "individual": individual}
    match = start(
        {"heroes": ["mott"], "hand": [dilemma] if dilemma else []},
        {"hand": [creature] if creature else [], "gems": {"red": 3}},
        dice=(6, *[5] * 5), begin="progression", draw={"zones": ["test"]},
        content={"zones": [{"id": "test", "points": 1, "objectives": [objective]}]},
    )  # fmt: skip
    play(match, (0, "seat:1"), (0, "gem:red"))
    if creature:
        play(match, (1, f"play:{creature}"), (2, "pass"), (2, "pass"))
    else:
        play(match, (1, "pass"), (2, "pass"))
    if dilemma:
        play(match, (0, f"help:{dilemma}"))
    return int(told(match, "objective-failed")[0]["goal"])


@pytest.mark.rule("reflets.trial.objective-caps-twenty-and-six", "reflets.collective.target-between-one-and-twenty")
def test_a_collective_objective_asks_for_1_to_20_points() -> None:
    assert goal(15, individual=False, creature="moth-duke") == 19
    assert goal(19, individual=False, creature="moth-duke") == 20
    assert goal(2, individual=False, dilemma="shortcut") == 1
    # Raised and capped first, lowered then.
    assert goal(18, individual=False, creature="moth-duke", dilemma="shortcut") == 17


@pytest.mark.rule("reflets.trial.objective-caps-twenty-and-six", "reflets.individual.target-between-one-and-six")
def test_an_individual_objective_asks_for_1_to_6_stars() -> None:
    assert goal(3, individual=True, creature="moth-duke") == 5
    assert goal(5, individual=True, creature="moth-duke") == 6
    assert goal(2, individual=True, dilemma="shortcut") == 1


@pytest.mark.rule(
    "reflets.trial.guide-may-pay-for-skills",
    "reflets.trial.guide-may-play-bottom-dilemmas",
    "reflets.limits.dilemma-bottom-half-for-the-guide",
    "reflets.limits.guide-plays-any-number-of-imprevus",
    "reflets.trial.skill-once-per-turn",
    "reflets.collective.target-is-a-plain-number",
)
def test_before_the_dice_the_guide_eases_the_objective_with_skills_and_dilemmas() -> None:
    match = start(
        {"heroes": ["nell", "silke"], "hand": ["pep-talk", "shortcut", "windfall"], "gems": {"red": 1, "green": 1}},
        dice=(1, 1, 1), begin="progression", draw={"zones": ["windy-hill"]},
    )  # fmt: skip
    to_trial(match)
    assert offered(match, 0) == ["ease:nell", "ease:silke", "help:pep-talk", "help:shortcut", "done"]
    play(match, (0, "ease:nell"))
    assert match.why_not(0, "ease:nell") == ("reflets.trial.skill-once-per-turn",)
    assert match.why_not(0, "ease:silke") == ("reflets.trial.guide-may-pay-for-skills",)
    assert gems(match, 0) == 0
    play(match, (0, "help:pep-talk"), (0, "help:shortcut"), (0, "done"))
    assert list(match.state.imprevu_discard) == ["pep-talk", "shortcut"]
    # 10 - 3 - 2 - 3: two ones are just enough.
    assert told(match, "objective-passed") == [{"total": 2, "goal": 2}]
    assert (match.state.guide, match.state.seats[0].used) == (1, [])  # next turn the skill is fresh again


@pytest.mark.rule("reflets.trial.individual-only-own-skills", "reflets.individual.target-is-a-number-of-stars")
def test_only_the_tested_heros_skill_helps_with_an_individual_objective() -> None:
    match = start({"heroes": ["ilda", "quill"], "gems": {"red": 1, "violet": 2}}, dice=(2, 6, 6, 5, 1, 1),
                  begin="progression", draw={"zones": ["old-camp"]})  # fmt: skip
    to_trial(match)
    assert offered(match, 0) == ["ease:quill", "done"]
    assert match.why_not(0, "ease:ilda") == ("reflets.trial.individual-only-own-skills",)
    # Intelligence 5: 2 + 1 + 1 - 1 - 1 stars are exactly the two asked for.
    play(match, (0, "done"))
    assert told(match, "objective-passed") == [{"total": 2, "goal": 2}]


# --- catching up ---


def missed(*dice: int, hand: tuple[str, ...] = (), heroes: tuple[str, ...] = ("zora", "xander"), **gems: int) -> Any:
    """A Guide who has just missed 7 in Perception; the first die is the golden one."""
    match = start(
        {"heroes": list(heroes), "hand": list(hand), "gems": {"red": 1, **gems}}, dice=dice, begin="progression",
        draw={"zones": ["whispering-wood"]},
    )  # fmt: skip
    to_trial(match)
    while asked(match) == {0: "ask-bonus"}:
        play(match, (0, "done"))
    return match


@pytest.mark.rule(
    "reflets.objective.catch-up-before-failure-is-final",
    "reflets.objective.paid-reroll-two-gems",
    "reflets.objective.paid-reroll-colours",
    "reflets.objective.six-has-no-paid-reroll",
    "reflets.objective.rerolled-die-keeps-its-hero",
)
def test_a_die_may_be_rerolled_for_two_gems_of_its_colour() -> None:
    match = missed(2, 4, 6, 1, orange=4, violet=4, green=3)
    play(match, (0, "die:4"))
    assert offered(match, 0) == ["reroll:1", "golden:1", "golden:2", "done"]
    assert match.why_not(0, "reroll:2") == ("reflets.objective.six-has-no-paid-reroll",)
    play(match, (0, "reroll:1"))
    assert match.state.trial.dice == [1, 6]
    assert told(match, "die-changed") == [{"column": 1, "die": 1}]
    assert list(match.state.seats[0].gems).count("green") == 1
    assert match.why_not(0, "reroll:1") == ("reflets.objective.paid-reroll-two-gems",)


@pytest.mark.rule("reflets.objective.paid-reroll-colours")
@pytest.mark.parametrize(("die", "colour"), [(1, "red"), (2, "orange"), (3, "violet"), (4, "green"), (5, "blue")])
def test_each_face_but_the_six_has_its_colour(die: int, colour: str) -> None:
    price: dict[str, Any] = {colour: 3 if colour == "red" else 2}
    match = missed(6, die, 5, heroes=("mott",), **price)
    assert offered(match, 0) == ["reroll:1", "done"]
    play(match, (0, "reroll:1"))
    assert gems(match, 0) == 0


@pytest.mark.rule(
    "reflets.objective.golden-substitution-any-hero", "reflets.objective.golden-substitution-once-per-trial"
)
def test_the_golden_die_replaces_one_die_once_in_a_trial() -> None:
    match = missed(3, 6, 1, hand=("windfall",))
    play(match, (0, "die:1"), (0, "golden:2"))
    assert match.state.trial.dice == [1, 3]
    assert match.why_not(0, "golden:1") == ("reflets.objective.golden-substitution-once-per-trial",)
    play(match, (0, "done"))
    assert told(match, "objective-failed") == [{"total": 4, "goal": 7}]


@pytest.mark.rule("reflets.objective.golden-six-cannot-help")
def test_a_golden_six_replaces_nothing() -> None:
    match = missed(6, 1, 2, orange=2)
    play(match, (0, "die:1"))
    assert match.why_not(0, "golden:1") == ("reflets.objective.golden-six-cannot-help",)
    assert offered(match, 0) == ["reroll:2", "done"]


@pytest.mark.rule(
    "reflets.objective.catch-up-skill-costs-one-more",
    "reflets.objective.catch-up-skill-still-once-per-turn",
    "reflets.objective.catch-up-dilemmas",
)
def test_after_the_dice_a_skill_costs_a_gem_more_and_dilemmas_still_help() -> None:
    match = missed(6, 1, 1, heroes=("cerise", "nell"), hand=("pep-talk",), orange=2, green=1)
    assert offered(match, 0) == ["ease:cerise", "help:pep-talk", "done"]
    assert match.why_not(0, "ease:nell") == ("reflets.objective.catch-up-skill-costs-one-more",)
    play(match, (0, "ease:cerise"))
    assert list(match.state.seats[0].gems) == ["green"]
    assert match.why_not(0, "ease:cerise") == ("reflets.objective.catch-up-skill-still-once-per-turn",)
    play(match, (0, "help:pep-talk"))
    assert told(match, "objective-failed") == [{"total": 2, "goal": 3}]
    assert "pep-talk" in match.state.imprevu_discard


@pytest.mark.rule("reflets.objective.failed-gem-changes-applied")
def test_a_missed_objective_costs_its_sixes_too() -> None:
    match = missed(6, 6, 6, orange=1, green=1, violet=2)
    assert asked(match) == {0: "ask-lose"}
    play(match, (0, "gem:orange"), (0, "gem:violet"))
    # Two sixes, and the dark outcome of the wood: one gem.
    assert asked(match) == {0: "ask-lose"}
    play(match, (0, "gem:green"))
    assert list(match.state.seats[0].gems) == ["violet"]


def through(zone: str, *dice: int) -> Match[BlessingState, Any]:
    """A Guide with the plain team goes through a whole trial without any aid, the lowest dice first."""
    match = start({"heroes": PLAIN, "gems": {"red": 1}}, dice=(6, *dice), begin="progression", draw={"zones": [zone]})
    to_trial(match)
    while match.state.guide == 0 and match.offers(0):
        options = offered(match, 0)
        play(match, (0, "done" if "done" in options else options[0]))
    assert len(told(match, "trial-announced")) == 1
    return match


@pytest.mark.rule(
    "reflets.trial.is-a-chain-of-objectives",
    "reflets.objective.golden-arrow-after-a-pass",
    "reflets.objective.further-objective-restarts-preparation",
    "reflets.outcome.passed-by-reaching-the-bright-outcome",
)
def test_the_golden_arrow_leads_to_a_further_objective_and_then_to_the_bright_outcome() -> None:
    # The ford: Perception of slot 2 (4), 2 stars; then Agility (5 4 3 3 3), 8 points.
    match = through("ford", 1, 1, 5, 5, 5, 3, 2, 2, 1, 1)
    assert told(match, "objective-passed") == [{"total": 2, "goal": 2}, {"total": 10, "goal": 8}]
    assert told(match, "trial-passed")


@pytest.mark.rule(
    "reflets.objective.black-arrow-after-a-failure", "reflets.outcome.failed-by-reaching-the-dark-outcome"
)
def test_the_black_arrow_leads_to_the_dark_outcome() -> None:
    match = through("ford", 1, 5, 5, 5, 5)
    assert told(match, "objective-failed") == [{"total": 1, "goal": 2}]
    assert told(match, "trial-failed")
    match = through("ford", 1, 1, 1, 1, 1, 1, 1, 1, 5, 5)
    assert told(match, "trial-failed")


@pytest.mark.rule("reflets.objective.black-arrow-after-a-failure", "reflets.trial.is-a-chain-of-objectives")
def test_a_missed_objective_may_lead_on() -> None:
    # The bridge: Intelligence (4 4 2 4 4), 9 points; who misses that still has Attack (4 2 3 4 3), 10 points.
    match = through("toll-bridge", 1, 1, 1, 5, 5, 3, 1, 2, 3, 3)
    assert told(match, "objective-failed") == [{"total": 3, "goal": 9}]
    assert told(match, "objective-passed") == [{"total": 15, "goal": 10}]
    assert told(match, "trial-passed")
    assert len(told(through("toll-bridge", 1, 3, 3, 3, 3), "dice-thrown")) == 1


@pytest.mark.rule(
    "reflets.trial.four-aces-wins-at-once",
    "reflets.trial.four-aces-needs-a-missed-objective",
    "reflets.trial.four-aces-doubles-gains",
    "reflets.trial.clover-is-the-one",
)
def test_four_aces_pass_a_trial_that_was_missed_and_double_its_gems() -> None:
    match = through("windy-hill", 1, 1, 1, 1, 6)
    assert told(match, "objective-failed") == [{"total": 3, "goal": 10}]
    assert told(match, "four-aces")
    assert told(match, "trial-passed") == [{"seat": "@seat.0", "gems": 4}]


def test_three_aces_are_not_enough_and_a_pass_needs_none() -> None:
    assert told(through("windy-hill", 1, 1, 1, 2, 6), "trial-failed")
    # 1 + 1 + 6 + 1 + 1 points of the 7 asked for: an ordinary pass, an ordinary gain.
    match = through("whispering-wood", 1, 1, 5, 1, 1)
    assert not told(match, "four-aces")
    assert told(match, "trial-passed") == [{"seat": "@seat.0", "gems": 1}]


# --- what a trial brings ---


def tried(*dice: int, zone: str = "whispering-wood", **gems: int) -> Match[BlessingState, Any]:
    """Geese and a toad were played against the Guide, whose team has Perception 5 and 5; the dice are thrown."""
    match = start(
        {"heroes": ["zora", "elnor"], "gems": {"red": 1, **gems}}, {"hand": ["geese"]},
        {"hand": ["clingy-toad"], "gems": {"red": 2}}, dice=dice, begin="progression", draw={"zones": [zone]},
    )  # fmt: skip
    play(match, (0, "seat:1"), *([(0, "gem:red")] if gems else []))
    play(match, (1, "play:geese"), (2, "play:clingy-toad"), (1, "gem:red"))
    return match


@pytest.mark.rule(
    "reflets.outcome.bright-bonuses-compulsory-and-cumulative",
    "reflets.outcome.zone-passed-wins-the-card",
    "reflets.outcome.suffered-imprevus-pay-out",
    "reflets.outcome.won-cards-into-the-pouch",
)
def test_a_passed_trial_pays_all_bright_outcomes_and_the_guide_wins_every_card() -> None:
    match = tried(3, 4, 4)
    # One gem each for the wood, the geese and the toad.
    assert told(match, "trial-passed") == [{"seat": "@seat.0", "gems": 3}]
    assert gems(match, 0) == 3
    assert sorted(match.state.seats[0].pouch) == ["clingy-toad", "geese", "whispering-wood"]
    assert [len(team.front) for team in match.state.seats] == [0, 0, 0]


@pytest.mark.rule(
    "reflets.outcome.dark-penalties-compulsory-and-cumulative",
    "reflets.outcome.zone-failed-penalty",
    "reflets.outcome.zone-failed-card-to-storyteller",
    "reflets.outcome.failed-creature-returns-to-its-player",
    "reflets.outcome.failed-creature-penalties",
    "reflets.outcome.failed-bestiole-and-equipment-lost",
)
def test_a_failed_trial_costs_all_dark_outcomes_and_the_cards_go_to_the_adversaries() -> None:
    match = tried(6, 1, 1, 1, green=4)
    play(match, (2, "hero:zora"))
    play(match, *[(0, "done")] * len(match.offers(0)))
    # To the bank for the wood, to seat 1 for the geese, to the bank for the toad.
    assert gems(match, 0) == 1
    assert told(match, "gem-ceded") == [{"seat": "@seat.0", "to": "@seat.1", "gem": "@text.gem-green"}]
    assert list(match.state.seats[1].pouch) == ["whispering-wood", "geese"]
    assert list(match.state.seats[2].pouch) == ["clingy-toad"]
    assert not match.state.seats[0].pouch


@pytest.mark.rule("reflets.limits.full-colour-gem-to-bank")
def test_a_ceded_gem_of_a_full_colour_goes_to_the_bank() -> None:
    match = start(
        {"heroes": ["mott"], "gems": {"red": 1, "green": 2}}, {"hand": ["geese"], "gems": {"red": 1, "green": 4}},
        dice=(6, 5), begin="progression", draw={"zones": ["whispering-wood"]},
    )  # fmt: skip
    play(match, (0, "seat:2"), (0, "gem:red"), (1, "play:geese"), (2, "pass"), (1, "gem:red"), (2, "pass"))
    # One green gem to the bank for the wood, one to seat 1 for the geese, who has four of them.
    assert (gems(match, 0), gems(match, 1)) == (0, 4)
    assert match.state.bank.cards.count("green") == 16 - 4 - 1


@pytest.mark.rule("reflets.end-turn.draw-an-imprevu", "reflets.end-turn.pass-hand-and-golden-die-left")
def test_the_guide_draws_an_imprevu_and_the_hand_goes_left() -> None:
    match = tried(3, 4, 4)
    assert len(match.state.seats[0].hand) == 1
    assert (match.state.guide, match.state.turn) == (1, 2)
    assert [team.played for team in match.state.seats] == [False, False, False]


@pytest.mark.rule(
    "reflets.goal.most-epic-points-wins",
    "reflets.score.hands-discarded-first",
    "reflets.score.living-heroes",
    "reflets.score.cards-won",
    "reflets.score.gem-sets-five-points",
)
def test_the_most_epic_points_win() -> None:
    match = start(
        {"heroes": ["zora", "mott"], "gems": {"red": 1}, "hand": ["moth-duke"]},
        {"heroes": ["hobb"], "hand": ["geese"], "gems": {"red": 3, "orange": 2, "violet": 2, "green": 2, "blue": 3}},
        {"heroes": ["vesna"], "hand": ["sleepy-kitten"], "gems": {"red": 2, "orange": 1, "green": 1, "blue": 1}},
        dice=(1, 1, 1, 1, 1, 1), begin="progression", draw={"zones": ["old-camp"], "bank": ["blue", "red"]}, turn=6,
    )  # fmt: skip
    play(match, (0, "seat:1"), (1, "play:geese"), (2, "play:sleepy-kitten"), (1, "gem:red"), (2, "gem:red"))
    play(match, (0, "done"))
    # Seat 0: heroes 5 + 1, won 1 (the camp) + 1 (geese) + 2 (kitten), no set. Seat 1: hero 1, two sets. Seat 2: hero 4.
    assert [event["points"] for event in told(match, "points-counted")] == [10, 11, 4]
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert [len(team.hand) for team in match.state.seats] == [0, 0, 0]


def test_a_tie_is_shared() -> None:
    objective = {"colour": "red", "target": 9}
    match = start(
        {"heroes": ["zora"], "gems": NO_GEMS}, {"heroes": ["vesna", "hobb"], "gems": NO_GEMS},
        {"heroes": ["elnor"], "gems": NO_GEMS}, dice=(6, 6), begin="progression", draw={"zones": ["test"]}, turn=6,
        content={"zones": [{"id": "test", "points": 1, "objectives": [objective]}]},
    )  # fmt: skip
    play(match, (0, "seat:2"), (1, "pass"), (2, "pass"))
    # Heroes 5, 4 + 1, and 4 with the zone's 1 for its storyteller.
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)


@pytest.mark.parametrize("seats", [3, 4])
def test_each_seat_is_the_guide_twice(seats: int) -> None:
    for seed in range(3):
        match = Match.start(GAME, Setup(seats=seats, seed=str(seed)), telling=True)
        rng = random.Random(seed)
        while not match.over:
            offer = rng.choice(match.offers())
            match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        guides = [event["seat"] for event in told(match, "golden-parked")] + [
            e["seat"] for e in told(match, "turn-lost")
        ]
        assert sorted(guides) == sorted(f"@seat.{seat}" for seat in range(seats) for _ in range(2))


# --- found in review ---


@pytest.mark.rule("reflets.collective.assign-after-rolling")
@pytest.mark.parametrize(
    ("mode", "thrown"), [("simple", [[3, 4, 5], [4, 6]]), ("expert", [[4, 5], [3, 6], [4]])]
)  # fmt: skip
def test_all_the_dice_lie_open_before_the_first_is_given_away(mode: str, thrown: list[list[int]]) -> None:
    match = start({"heroes": PLAIN}, dice=(1, 4, 5, 3, 6, 4), begin="progression", options={"dice": mode},
                  draw={"zones": ["whispering-wood"]})  # fmt: skip
    to_trial(match)
    assert asked(match) == {0: "ask-assign"}
    assert match.state.trial.thrown == thrown
    shown = [part for part in match.scene(2).parts if isinstance(part, Rows) and part.id == "thrown"]
    assert [list(row.cells[1:]) for row in shown[0].rows] == thrown


@pytest.mark.rule("reflets.ghost.no-dragon-step", "reflets.ghost.draws-a-gem-first")
def test_a_guide_who_begins_without_a_team_draws_a_gem_and_no_card() -> None:
    match = start({"heroes": [], "hand": ["providence"], "gems": {"red": 4}}, draw={"bank": ["blue"]})
    assert list(match.state.seats[0].gems) == ["red"] * 4 + ["blue"]
    assert list(match.state.seats[0].hand) == ["providence"]
    assert (match.state.guide, match.state.turn) == (1, 2)


@pytest.mark.rule("reflets.end-turn.discard-down-from-four")
def test_a_fourth_imprevu_at_the_end_of_the_turn_is_one_too_many() -> None:
    match = start(
        {"heroes": ["zora"], "hand": ["geese", "geese", "windfall"], "gems": {"red": 4}}, dice=(6,),
        draw={"imprevus": ["pep-talk"]},
    )  # fmt: skip
    play(match, (0, "power:necropolis"), (1, "pass"), (2, "pass"))
    assert offered(match, 0) == ["discard:geese", "discard:windfall", "discard:pep-talk"]
    play(match, (0, "discard:pep-talk"))
    assert list(match.state.seats[0].hand) == ["geese", "geese", "windfall"]


def test_a_rule_is_cited_only_where_it_applies() -> None:
    with witnessing() as cited:
        # Necropolis, unopposed, on the last of two heroes; then a six on another match.
        match = start({"heroes": ["zora"], "gems": {"red": 4}}, {"heroes": ["bork", "fenn"]}, dice=(2, 3))
        play(match, (0, "power:necropolis"), (1, "pass"), (2, "pass"), (0, "seat:1"))
        lost = start({"heroes": ["zora"], "gems": {"red": 4}}, dice=(6,))
        play(lost, (0, "power:necropolis"), (1, "pass"), (2, "pass"))
    assert "reflets.death.card-to-whoever-caused-it" in cited
    assert cited.isdisjoint(
        {"reflets.death.who-counts-as-responsible", "reflets.death.second-becomes-leader",
         "reflets.death.team-shifts-left", "reflets.power.six-wastes-the-opposing-gems"}
    )  # fmt: skip
    with witnessing() as cited:
        through("windy-hill", 1, 1, 1, 1, 6)
    assert cited.isdisjoint(
        {"reflets.outcome.passed-by-reaching-the-bright-outcome", "reflets.collective.dice-follow-occupied-slots",
         "reflets.collective.equal-is-critical-success", "reflets.collective.above-is-simple-failure",
         "reflets.trial.objective-caps-twenty-and-six"}
    )  # fmt: skip
    with witnessing() as cited:
        mid = start({"heroes": ["asta"], "hand": ["geese", "geese", "pep-talk"]})
        play(mid, (0, "skill:asta"), (1, "pass"), (2, "pass"))
    assert "reflets.limits.hand-of-three-imprevus" in cited
    assert "reflets.end-turn.discard-down-from-four" not in cited
    with witnessing() as cited:
        toad = start({"heroes": ["mott"]}, {"hand": ["clingy-toad"], "gems": {"red": 1}}, dice=(1, 5),
                     begin="progression", draw={"zones": ["whispering-wood"]})  # fmt: skip
        play(toad, (0, "seat:2"), (0, "gem:red"), (1, "play:clingy-toad"), (2, "pass"), (2, "pass"))
        while toad.state.guide == 0:
            play(toad, (0, offered(toad, 0)[-1]))
    assert "reflets.outcome.failed-bestiole-and-equipment-lost" in cited
    assert cited.isdisjoint(
        {"reflets.trial.one-creature-per-adversary", "reflets.outcome.failed-creature-returns-to-its-player",
         "reflets.outcome.failed-creature-penalties"}
    )  # fmt: skip


def test_a_limit_is_cited_only_where_it_bites() -> None:
    bounds = {"reflets.individual.target-between-one-and-six", "reflets.collective.target-between-one-and-twenty"}
    with witnessing() as cited:
        goal(5, individual=True)
        goal(19, individual=False)
    assert cited.isdisjoint(bounds)
    with witnessing() as cited:
        goal(5, individual=True, creature="moth-duke")
        goal(2, individual=False, dilemma="shortcut")
    assert bounds <= cited


def test_a_death_behind_the_leader_makes_no_new_leader() -> None:
    with witnessing() as cited:
        match = start({"heroes": ["mott", "zora", "fenn"]})
        play(match, (0, "skill:mott"), (1, "pass"), (2, "pass"), (0, "hero:zora"))
    assert "reflets.death.team-shifts-left" in cited
    assert "reflets.death.second-becomes-leader" not in cited


def test_only_equal_leaders_make_a_tie() -> None:
    with witnessing() as cited:
        match = start(
            {"heroes": ["nell", "zora", "kester"]}, {"heroes": ["hobb", "elnor", "bork"]},
            {"heroes": ["orsk", "mott", "pepin"]}, begin="draft",
        )  # fmt: skip
        for seat in (0, 1, 2, 0, 1, 2):
            play(match, (seat, offered(match, seat)[0]))
    assert match.state.guide == 1
    assert "reflets.roles.first-guide-tie-compares-next-slots" not in cited


def test_a_printed_slot_is_not_the_golden_dies_word() -> None:
    with witnessing() as cited:
        through("ford", 1, 5, 5, 5, 5)
    assert "reflets.individual.one-hero-by-golden-die" in cited
    assert "reflets.progress.golden-die-designates-heroes" not in cited


def test_the_words_agree_with_the_gems() -> None:
    match = start({"heroes": ["rowan"]})
    play(match, (0, "skill:rowan"))
    assert told(match, "gems-spent") == [{"seat": "@seat.0", "gem": "@text.gem-violet", "count": 1}]
    match = start({"heroes": ["zora"], "gems": {"red": 4}}, dice=(6,))
    play(match, (0, "power:necropolis"), (1, "pass"), (2, "pass"))
    assert told(match, "gems-spent") == [{"seat": "@seat.0", "gem": "@text.gems-red", "count": 4}]
    texts = GAME.texts(GAME.content())
    said = [
        texts.say(lang, "gems-spent", (("seat", "Tom"), ("gem", gem), ("count", count)))
        for lang in ("en", "fr") for gem, count in (("@text.gem-green", 1), ("@text.gems-green", 4))
    ]  # fmt: skip
    assert said == [
        "Tom: −1 green gem.",
        "Tom: −4 green gems.",
        "Tom\u00a0: −1 Gemme verte.",
        "Tom\u00a0: −4 Gemmes vertes.",
    ]


# --- as a whole ---


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenarios(path: Path) -> None:
    assert run(read(path), GAME).misses == []


@pytest.mark.parametrize("part", range(4))
def test_random_matches_keep_the_kernels_promises(part: int) -> None:
    for number in range(part, 40, 4):
        options: dict[str, Any] = {"dice": ("simple", "expert")[number // 2 % 2]}
        setup = Setup(seats=3 + number % 2, seed=f"rb-{number}", timed=number % 5 != 0, options=options)
        check_match(GAME, setup, random.Random(number))


def test_a_zone_whose_arrow_leads_back_is_refused() -> None:
    zone = {"id": "loop", "points": 1, "objectives": [{"colour": "red", "target": 2, "black_arrow": 0}]}
    with pytest.raises(PackError, match="arrow"):
        GAME.content(extra={"zones": [zone]})


@pytest.mark.parametrize(
    "given",
    [{"colour": 1}, {"begin": "dragon"}, {"seats": [{"lives": 3}]}, {"seats": [{"hand": ["zora"]}]}, {"guide": 7},
     {"seats": [{}] * 4}],
)  # fmt: skip
def test_a_scenario_is_told_what_cant_be_set(given: dict[str, Any]) -> None:
    match = prepare(Scenario(game=GAME.id, about="", seats=3), GAME)
    with pytest.raises(ScriptError):
        GAME.arrange(match.table, given)
