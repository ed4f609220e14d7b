"""Reflets d'Acide in small: the draft, Blessings and DAH calls, the window before a trial, the trial itself.

The moments themselves are told in `scenarios/reflets_blessing`, which `test_scenario_files.py` plays.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.errors import DecisionClosed, NotOffered, OutOfTime
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.scene import Hand, Row, Rows, SeatPanel, Track, Zone, pointers
from roundtable.packs import PackError
from roundtable.scenarios import BadScenario, Scenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.reflets_blessing import GAME
from roundtable.slices.reflets_blessing.state import BlessingState

BlessingMatch = Match[BlessingState, Any]

PLAIN = ["zora", "bork", "cerise", "elnor", "fenn"]
"""A team without divine skills: Attack 4 5 2 3 2, Perception 5 2 4 5 3, Intelligence 4 1 3 3 2, Agility 5 2 4 5 5."""


def start(*teams: dict[str, Any], dice: tuple[int, ...] = (), begin: str = "bless", **more: Any) -> BlessingMatch:
    """A match whose first seat is the Guide, by default with the plain team; further dice show 3."""
    seats, turn = more.pop("seats", 3), more.pop("turn", 1)
    own = [{"heroes": PLAIN, **teams[0]}, *teams[1:]] if teams else [{"heroes": PLAIN}]
    given = {"seats": [*own, *[{}] * (seats - len(own))], "begin": begin}
    match = prepare(Scenario(game=GAME.id, about="", seats=seats, given=given, dice=[*dice, *[3] * 20], **more), GAME)
    match.state.turn = turn
    match.begin()
    return match


def play(match: BlessingMatch, *answers: tuple[Any, ...]) -> None:
    """Answers in order: seat, option and, if it matters, the millisecond."""
    for seat, option, *ms in answers:
        match.answer(seat, match.offers(seat)[0].decision, option, *ms)


def offered(match: BlessingMatch, seat: int) -> list[str]:
    return [option.id for offer in match.offers(seat) for option in offer.options]


def asked(match: BlessingMatch) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def told(match: BlessingMatch, key: str) -> list[dict[str, Any]]:
    """What events of this kind said, in order."""
    return [dict(event.params) for event in match.events if event.key == key]


def gems(match: BlessingMatch, seat: int) -> int:
    return len(match.state.seats[seat].gems)


# --- the draft ---


@pytest.mark.rule(
    "reflets.draft.keep-one-hero-per-pass",
    "reflets.draft.kept-heroes-are-face-up",
    "reflets.draft.pass-only-when-all-have-picked",
    "reflets.draft.pass-remaining-packet-left",
)
def test_packets_go_left_when_all_have_picked() -> None:
    match = start(
        {"heroes": ["zora", "lumi", "mott"], "packet": ["asta", "bork", "cerise"]},
        {"heroes": ["nell", "orsk", "quill"], "packet": ["dudule", "elnor", "fenn"]},
        {"heroes": ["rowan", "silke", "tove"], "packet": ["grizel", "hobb", "ilda"]}, begin="enrol",
    )  # fmt: skip
    play(match, (0, "enrol:bork"), (2, "enrol:ilda"))
    # Seat 1 has not picked: nothing moves, and nobody sees what the others took.
    assert list(match.state.seats[1].packet) == ["dudule", "elnor", "fenn"]
    assert "bork" not in match.state.seats[0].heroes
    play(match, (1, "enrol:elnor"))
    assert [team.packet.cards for team in match.state.seats] == [
        ["grizel", "hobb"], ["asta", "cerise"], ["dudule", "fenn"],
    ]  # fmt: skip
    assert [team.heroes.as_seen_by(2)[3:] for team in match.state.seats] == [["bork"], ["elnor"], ["ilda"]]
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
    assert match.state.bank.cards.count("red") == 25 - 4
    assert [len(team.hand) for team in match.state.seats] == [2] * 4
    assert None not in match.state.seats[1].hand.as_seen_by(1)
    assert match.state.seats[1].hand.as_seen_by(0) == [None, None]
    for size in (3, 2):
        for seat in range(4):
            assert len(offered(match, seat)) == size
            play(match, (seat, offered(match, seat)[0]))
    assert [len(team.heroes) for team in match.state.seats] == [5] * 4
    assert [len(team.packet) for team in match.state.seats] == [0] * 4
    assert len(match.state.dismissed) == 4
    assert asked(match) == {match.state.guide: "ask-blessing"}


def test_another_deal_is_another_match() -> None:
    one, two = (Match.start(GAME, Setup(seats=3, seed=seed)).state for seed in "12")
    for pile in ("heroes", "imprevus", "zones"):
        assert getattr(one, pile).cards != getattr(two, pile).cards


def drafted(*teams: list[str], seed: int = 0) -> BlessingMatch:
    """Two rounds in which everybody keeps the first hero; each team has three, and three in its packet."""
    match = start(*({"heroes": team[:3], "packet": team[3:]} for team in teams), begin="enrol", seed=seed)
    for _ in range(2):
        for seat in range(3):
            play(match, (seat, offered(match, seat)[0]))
    return match


@pytest.mark.rule("reflets.roles.first-guide-has-weakest-leader")
def test_the_first_guide_has_the_weakest_leader() -> None:
    with witnessing() as cited:
        match = drafted(  # leaders 3, 1, 4; equal seconds don't matter
            ["nell", "asta", "wick", "bork", "cerise", "fenn"], ["hobb", "dudule", "elnor", "ilda", "jarl", "kester"],
            ["orsk", "mott", "pepin", "lumi", "quill", "rowan"],
        )  # fmt: skip
    assert told(match, "first-guide") == [{"seat": "@seat.1"}]
    assert asked(match) == {1: "ask-blessing"}
    assert "reflets.roles.first-guide-tie-compares-next-slots" not in cited


@pytest.mark.rule("reflets.roles.first-guide-tie-compares-next-slots")
def test_the_next_slots_break_a_tie_of_leaders() -> None:
    with witnessing() as cited:
        match = drafted(  # 5 1 1; 4 3 3; 4 3 1
            ["zora", "asta", "mott", "cerise", "fenn", "ilda"], ["orsk", "rowan", "bork", "jarl", "lumi", "quill"],
            ["vesna", "kester", "hobb", "tove", "ulf", "xander"],
        )  # fmt: skip
    assert match.state.guide == 2
    assert "reflets.roles.first-guide-tie-compares-next-slots" in cited


def test_chance_decides_between_teams_equal_on_every_slot() -> None:
    guides = {
        drafted(  # 2 2 2 2 1, twice
            ["cerise", "fenn", "ilda", "jarl", "asta", "lumi"], ["quill", "tove", "ulf", "xander", "hobb", "yorick"],
            ["zora", "elnor", "orsk", "mott", "pepin", "wick"], seed=seed,
        ).state.guide
        for seed in range(8)
    }  # fmt: skip
    assert guides == {0, 1}


# --- Blessings ---


@pytest.mark.rule("reflets.blessing.optional-one-per-turn", "reflets.blessing.night-blue-background")
def test_the_guide_may_use_one_divine_skill_or_divine_dilemma_or_nothing() -> None:
    match = start({"heroes": ["dudule", *PLAIN[1:]], "hand": ["providence", "geese", "providence"]})
    assert offered(match, 0) == ["skill:dudule", "dilemma:providence", "pass"]
    assert match.why_not(0, "dilemma:geese") == ("reflets.blessing.night-blue-background",)
    play(match, (0, "skill:dudule"), (1, "pass"), (2, "pass"))
    assert asked(match) == {0: "ask-storyteller"}
    assert gems(match, 0) == 6


@pytest.mark.rule("reflets.blessing.announced-within-three-seconds")
def test_a_guide_who_takes_too_long_has_no_blessing() -> None:
    match = start({"heroes": ["dudule"]})
    decision = match.offers(0)[0].decision
    with pytest.raises(OutOfTime):
        match.answer(0, decision, "skill:dudule", 3001)
    match.run_out(0, decision)
    assert asked(match) == {0: "ask-storyteller"}
    assert gems(match, 0) == 5


def test_on_a_relaxed_table_no_clock_runs() -> None:
    match = start({"heroes": ["dudule"]}, timed=False)
    play(match, (0, "skill:dudule", 60_000), (2, "dah", 90_000), (1, "pass"))
    assert told(match, "dah-called") == [{"seat": "@seat.2"}]


def test_a_guide_without_a_blessing_is_asked_all_the_same_so_that_the_pause_tells_nothing() -> None:
    assert offered(start({"hand": ["geese"]}), 0) == ["pass"]


@pytest.mark.rule("reflets.blessing.skill-free-or-paid")
def test_a_divine_skill_may_cost_gems() -> None:
    match = start({"heroes": ["rowan"]}, draw={"bank": ["blue", "blue", "blue"]})
    play(match, (0, "skill:rowan"), (1, "pass"), (2, "pass"))
    assert list(match.state.seats[0].gems) == ["red", "orange", "green", "blue", "blue", "blue", "blue"]
    poor = start({"heroes": ["rowan", *PLAIN[1:]], "gems": ["red"]})
    assert poor.why_not(0, "skill:rowan") == ("reflets.blessing.skill-free-or-paid",)
    assert offered(poor, 0) == ["pass"]


@pytest.mark.rule("reflets.limits.full-colour-gem-to-bank")
def test_a_fifth_gem_of_a_colour_goes_back() -> None:
    match = start({"heroes": ["hobb"], "gems": ["red"] * 3}, draw={"bank": ["red", "red"]})
    play(match, (0, "skill:hobb"), (1, "pass"), (2, "pass"))
    assert list(match.state.seats[0].gems) == ["red"] * 4
    assert match.state.bank.cards.count("red") == 25 - 4 - 2


def test_a_look_at_the_next_zones_is_secret() -> None:
    match = start({"heroes": ["grizel"]}, draw={"zones": ["ford", "bat-cave"]})
    play(match, (0, "skill:grizel"), (1, "pass"), (2, "pass"))
    assert match.state.zones.as_seen_by(0)[-3:] == [None, "bat-cave", "ford"]
    assert match.state.zones.as_seen_by(1)[-2:] == [None, None]
    assert [event.key for event in match.told(0) if event.key == "zone-glimpsed"] == ["zone-glimpsed"] * 2
    assert [event.key for event in match.told(1) if event.key == "zone-glimpsed"] == []


# --- DAH ---


@pytest.mark.rule("reflets.blessing.dah-fastest-within-three-seconds")
def test_a_call_after_three_seconds_is_too_late_and_one_in_the_last_millisecond_is_not() -> None:
    match = start({"heroes": ["hobb"]})
    play(match, (0, "skill:hobb"), (2, "pass", 100))
    late = match.clone()
    with witnessing() as cited:
        play(match, (1, "dah", 3000))
    assert told(match, "dah-called") == [{"seat": "@seat.1"}]
    assert "reflets.blessing.dah-several-guide-decides" not in cited
    decision = late.offers(1)[0].decision
    with pytest.raises(OutOfTime):
        late.answer(1, decision, "dah", 3001)
    late.run_out(1, decision)
    with pytest.raises(DecisionClosed):
        late.answer(1, decision, "dah", 2999)
    assert asked(late) == {0: "ask-storyteller"}


@pytest.mark.rule("reflets.blessing.dah-several-guide-decides")
def test_calls_within_a_fifth_of_a_second_count_as_made_together() -> None:
    match = start({"heroes": ["hobb"]})
    play(match, (0, "skill:hobb"), (2, "dah", 700))
    late = match.clone()
    play(match, (1, "dah", 900))
    assert offered(match, 0) == ["seat:2", "seat:1"]
    decision = late.offers(1)[0].decision
    with pytest.raises(OutOfTime):
        late.answer(1, decision, "dah", 901)
    late.run_out(1, decision)
    assert asked(late) == {2: "ask-answer"}


@pytest.mark.rule("reflets.blessing.dah-answers-with-the-same-kind")
def test_everybody_may_call_whatever_they_hold_but_a_skill_is_answered_by_a_skill_alone() -> None:
    match = start({"heroes": ["hobb"]}, {"heroes": [*PLAIN[1:], "asta"], "hand": ["providence"]}, {"gems": []})
    play(match, (0, "skill:hobb"))
    assert offered(match, 1) == offered(match, 2) == ["dah", "pass"]
    play(match, (1, "dah"), (2, "pass"))
    assert gems(match, 0) == 7  # the Guide's Blessing comes first
    assert offered(match, 1) == ["skill:asta", "nothing"]
    play(match, (1, "skill:asta"))
    assert len(told(match, "zone-glimpsed")) == 1
    assert match.state.seats[1].played is False


@pytest.mark.rule("reflets.blessing.dah-empty-call-costs-a-gem")
@pytest.mark.parametrize("hand", [["geese"], ["providence"]])
def test_whether_a_caller_holds_a_divine_dilemma_shows_only_when_it_is_played(hand: list[str]) -> None:
    match = start({"hand": ["second-sight"]}, {"hand": hand})
    play(match, (0, "dilemma:second-sight"), (1, "dah"), (2, "pass"))
    assert match.state.discard.as_seen_by(2) == ["second-sight"]
    assert asked(match) == {1: "ask-answer"}
    assert offered(match, 1)[-1] == "nothing"
    play(match, (1, "nothing"), (1, "gem:red"))
    assert list(match.state.seats[1].gems) == ["orange", "violet", "green", "blue"]
    assert list(match.state.seats[1].hand) == hand
    assert match.state.seats[1].played is False


def test_an_empty_call_without_a_gem_costs_nothing() -> None:
    match = start({"heroes": ["hobb"]}, {"gems": []})
    play(match, (0, "skill:hobb"), (1, "dah"), (2, "pass"), (1, "nothing"))
    assert asked(match) == {0: "ask-storyteller"}


# --- the window before a trial ---


@pytest.mark.rule(
    "reflets.progress.golden-die-rolled-and-parked",
    "reflets.hazard.zone-guide-picks-storyteller",
    "reflets.hazard.zone-storyteller-holds-the-card",
    "reflets.hazard.zone-cost-announced-and-paid",
    "reflets.hazard.zone-trial-announced-before-reading",
)
def test_the_storyteller_alone_sees_the_zone_until_it_is_read() -> None:
    match = start({"gems": ["red", "blue"]}, dice=(6,), draw={"zones": ["windy-hill"]}, begin="progress")
    assert match.state.golden == 6
    assert offered(match, 0) == ["seat:1", "seat:2"]
    play(match, (0, "seat:2"))
    assert (asked(match), told(match, "cost-announced")) == ({0: "ask-gem"}, [{"cost": 1}])
    play(match, (0, "gem:blue"))
    assert list(match.state.seats[0].gems) == ["red"]
    assert asked(match) == {1: "ask-malus", 2: "ask-malus"}
    assert (len(told(match, "trial-announced")), told(match, "zone-read")) == (1, [])
    assert [match.state.zone.as_seen_by(seat) for seat in range(3)] == [[None], [None], ["windy-hill"]]
    play(match, (1, "pass"))
    match.run_out(2, match.offers(2)[0].decision)
    assert told(match, "zone-read") == [{"card": "@zones.windy-hill"}]
    assert match.state.zone.as_seen_by(0) == ["windy-hill"]


def test_a_guide_without_gems_pays_what_there_is() -> None:
    match = start({"gems": []}, dice=(6,), begin="progress")
    play(match, (0, "seat:1"))
    assert asked(match) == {1: "ask-malus", 2: "ask-malus"}


def window(*dice: int, zone: str = "windy-hill", **more: Any) -> BlessingMatch:
    """Four seats; a trial was just announced."""
    match = start(
        {"gems": ["red"]}, {"hand": ["geese", "bog-hydra", "geese"], "gems": ["red"] * 3},
        {"hand": ["bog-hydra", "clingy-toad"], "gems": ["red", "blue"]},
        {"hand": ["clingy-toad", "moth-duke", "sock-wraith"], "gems": ["red"] * 4},
        dice=dice, begin="progress", draw={"zones": [zone]}, seats=4, **more,
    )  # fmt: skip
    play(match, (0, "seat:1"))
    return match


@pytest.mark.rule("reflets.trial.malus-window-three-seconds", "reflets.trial.one-creature-per-adversary")
def test_each_adversary_lays_one_card_and_the_others_have_what_is_left_of_the_time() -> None:
    match = window(6)
    assert match.offers(1)[0].deadline == 3000
    assert offered(match, 1) == ["play:geese", "play:bog-hydra", "pass"]
    play(match, (2, "play:clingy-toad", 500), (1, "pass", 600), (3, "pass", 650), (2, "gem:blue"), (2, "hero:zora"))
    # The others are asked anew; seat 2 is not, and no second Bestiole is let in.
    assert asked(match) == {1: "ask-malus", 3: "ask-malus"}
    assert match.why_not(2, "play:bog-hydra") == ("reflets.limits.adversary-plays-one-imprevu-per-turn",)
    assert match.why_not(2, "seat:1") == match.why_not(1, "play:moth-duke") == ()
    assert match.offers(1)[0].deadline == 2500
    with pytest.raises(NotOffered) as refused:
        play(match, (3, "play:clingy-toad", 100))
    assert refused.value.rules == ("reflets.trial.single-bestiole",)
    play(match, (3, "play:moth-duke", 300), (1, "play:bog-hydra", 450))
    laid = [team.front.as_seen_by(0) for team in match.state.seats]
    assert laid == [[], ["bog-hydra"], ["clingy-toad"], ["moth-duke"]]
    assert [list(team.gems) for team in match.state.seats[1:]] == [["red"], ["red"], ["red"]]
    # All three adversaries have had their Imprévu of the turn: the zone is read.
    assert told(match, "zone-read")


def test_a_card_after_the_three_seconds_is_too_late_and_then_the_window_is_closed() -> None:
    match = window(6)
    decision = match.offers(1)[0].decision
    with pytest.raises(OutOfTime):
        match.answer(1, decision, "play:geese", 3001)
    in_time = match.clone()
    with witnessing() as cited:
        play(match, (1, "play:geese", 3000), (2, "pass", 3000), (3, "pass", 3000))
    assert list(match.state.seats[1].front) == ["geese"]
    assert told(match, "zone-read")
    assert "reflets.trial.simultaneous-cards-guide-sets-priority" not in cited
    play(in_time, (1, "play:geese", 2999), (2, "pass", 3000), (3, "pass", 3000))
    assert in_time.offers(2)[0].deadline == 1


@pytest.mark.rule("reflets.trial.creature-values-all-different")
def test_two_creatures_of_one_value_cannot_weigh_on_a_trial() -> None:
    match = window(6)
    play(match, (1, "play:bog-hydra", 100), (2, "pass", 100), (3, "pass", 100))
    assert match.why_not(2, "play:bog-hydra") == ("reflets.trial.creature-values-all-different",)
    assert offered(match, 3) == ["play:clingy-toad", "play:moth-duke", "play:sock-wraith", "pass"]


@pytest.mark.rule(
    "reflets.limits.creature-for-adversaries-one-to-three-gems", "reflets.limits.bestiole-for-adversaries-one-gem"
)
def test_a_card_that_cant_be_paid_stays_in_hand() -> None:
    match = start(
        {"gems": []}, {"hand": ["moth-duke", "bog-hydra", "providence"], "gems": ["red", "red"]},
        {"hand": ["clingy-toad"], "gems": []}, dice=(6,), begin="progress",
    )  # fmt: skip
    play(match, (0, "seat:1"))
    assert match.why_not(1, "play:moth-duke") == ("reflets.limits.creature-for-adversaries-one-to-three-gems",)
    assert match.why_not(2, "play:clingy-toad") == ("reflets.limits.bestiole-for-adversaries-one-gem",)
    assert offered(match, 1) == ["play:bog-hydra", "pass"]
    # Who can play nothing is asked all the same, or the others would know.
    assert offered(match, 2) == ["pass"]


@pytest.mark.rule("reflets.trial.simultaneous-cards-guide-sets-priority")
def test_cards_for_one_place_at_once_are_for_the_guide_to_decide_and_the_others_stand() -> None:
    match = window(6)
    play(match, (3, "play:clingy-toad", 400), (2, "play:clingy-toad", 600), (1, "play:geese", 500))
    assert asked(match) == {0: "ask-priority"}
    assert offered(match, 0) == ["seat:3", "seat:2"]
    play(match, (0, "seat:2"), (2, "gem:red"), (2, "hero:zora"))
    assert [list(team.front) for team in match.state.seats] == [[], ["geese"], ["clingy-toad"], []]
    # The other one is back in hand, unpaid, and its player may still play something else.
    assert (gems(match, 3), match.state.seats[3].played) == (4, False)
    assert told(match, "card-returned") == [{"seat": "@seat.3"}]
    assert offered(match, 3) == ["play:moth-duke", "pass"]
    assert match.offers(3)[0].deadline == 3000 - 600


def test_without_a_clock_all_say_unseen_what_they_lay_and_it_counts_as_laid_together() -> None:
    match = window(6, timed=False)
    play(match, (3, "play:clingy-toad", 9000))
    assert list(match.state.seats[3].front) == []
    assert asked(match) == {1: "ask-malus", 2: "ask-malus"}
    play(match, (2, "play:clingy-toad", 99_000), (1, "pass"))
    assert asked(match) == {0: "ask-priority"}


# --- the trial ---


def tried(
    *dice: int, zone: str = "whispering-wood", creature: str = "", team: dict[str, Any] | None = None, **more: Any
) -> BlessingMatch:
    """Seat 2 tells the zone, seat 1 perhaps lays a card; the first die is the golden one."""
    match = start(
        {"gems": [], **(team or {})}, {"hand": [creature] if creature else [], "gems": ["red"] * 3},
        dice=dice, begin="progress", draw={"zones": [zone], **more.pop("draw", {})}, **more,
    )  # fmt: skip
    play(match, (0, "seat:2"), (1, f"play:{creature}" if creature else "pass"))
    while (2, "ask-malus") in asked(match).items():
        play(match, (2, "pass"))
    return match


@pytest.mark.rule(
    "reflets.individual.one-hero-by-golden-die",
    "reflets.individual.roll-five-plain-dice",
    "reflets.individual.one-die-per-column",
    "reflets.individual.below-is-simple-success",
    "reflets.individual.equal-is-critical-success",
    "reflets.individual.above-is-simple-failure",
    "reflets.individual.six-is-critical-failure",
    "reflets.individual.total-is-net",
    "reflets.objective.passed-gem-changes-applied",
    "reflets.outcome.passed-by-reaching-the-bright-outcome",
)
def test_each_die_is_compared_with_the_characteristic_of_the_golden_dies_hero() -> None:
    # Cerise on slot 3, Perception 4.
    match = tried(3, 3, 4, 4, 6, 5, draw={"bank": ["blue"]})
    assert told(match, "hero-tested") == [{"card": "@heroes.cerise"}]
    assert [line["stars"] for line in told(match, "die-read")] == [1, 2, 2, -1, 0]
    assert told(match, "trial-passed") == [{"stars": 4, "goal": 2}]
    # Two gems for the fours, one off for the 6.
    assert list(match.state.seats[0].gems) == ["blue"]


@pytest.mark.rule("reflets.objective.failed-gem-changes-applied", "reflets.outcome.failed-by-reaching-the-dark-outcome")
def test_a_miss_costs_its_sixes_too() -> None:
    # Cerise, Intelligence 3, of which 3 stars are asked; the bridge itself cost a gem.
    match = tried(3, 6, 6, 1, 1, 5, zone="toll-bridge", team={"gems": ["red"] * 4})
    assert told(match, "trial-failed") == [{"stars": 0, "goal": 3}]
    assert gems(match, 0) == 1


@pytest.mark.rule("reflets.individual.one-hero-by-golden-die")
def test_a_printed_slot_prevails_over_the_golden_die_and_over_its_six() -> None:
    match = tried(6, 1, 1, 1, 1, 1, zone="ford")
    assert told(match, "hero-tested") == [{"card": "@heroes.bork"}]


@pytest.mark.rule("reflets.trial.colour-gives-the-characteristic")
@pytest.mark.parametrize(
    ("zone", "value"), [("bat-cave", 1), ("whispering-wood", 3), ("old-camp", 5), ("windy-hill", 2)]
)  # fmt: skip
def test_the_colour_tells_which_characteristic_is_tested(zone: str, value: int) -> None:
    # Quill on slot 1: Attack 1, Perception 3, Intelligence 5, Agility 2; the die that equals it brings two stars.
    match = tried(1, 1, 2, 3, 4, 5, zone=zone, team={"heroes": ["quill"]})
    assert [line["die"] for line in told(match, "die-read") if line["stars"] == 2] == [value]


@pytest.mark.parametrize(
    ("zone", "creature", "goal"),
    [
        pytest.param("windy-hill", "geese", 3 + 1, marks=pytest.mark.rule("reflets.trial.creature-kept-in-front")),
        ("windy-hill", "toll-troll", 3),  # of other colours
        ("bat-cave", "toll-troll", 4 + 2),
        pytest.param("bat-cave", "riddle-stone", 6,  # not 7
                     marks=pytest.mark.rule("reflets.individual.target-between-one-and-six",
                                            "reflets.trial.objective-caps-twenty-and-six")),
    ],
)  # fmt: skip
def test_a_creature_asks_for_more_stars_but_never_more_than_six(zone: str, creature: str, goal: int) -> None:
    with witnessing() as cited:
        match = tried(1, 5, 5, 6, 6, 6, zone=zone, creature=creature)
    assert told(match, "trial-failed")[0]["goal"] == goal
    assert ("reflets.individual.target-between-one-and-six" in cited) is (creature == "riddle-stone")


@pytest.mark.parametrize("stars", [0, 7])
def test_no_card_asks_for_less_than_one_star_or_more_than_six(stars: int) -> None:
    with pytest.raises(PackError, match="stars"):
        GAME.content(extra={"zones": [{"id": "test", "points": 1, "colour": "red", "stars": stars}]})


@pytest.mark.rule("reflets.trial.bestiole-caps-characteristics-at-two")
@pytest.mark.parametrize(("golden", "stars"), [(2, 0), (1, 2 + 2)])
def test_a_weak_hero_stays_as_weak_under_a_bestiole(golden: int, stars: int) -> None:
    # Bork's Intelligence 1 stays 1; Zora's 4 counts as 2, which two dice equal.
    match = tried(golden, 2, 2, 3, 3, 3, zone="old-camp", creature="clingy-toad")
    result = told(match, "trial-passed") or told(match, "trial-failed")
    assert result[0]["stars"] == stars


@pytest.mark.rule("reflets.outcome.zone-passed-wins-the-card", "reflets.outcome.won-cards-into-the-pouch")
def test_the_guide_who_passes_wins_every_card_of_the_trial() -> None:
    match = tried(1, 1, 1, 1, 1, 1, creature="geese")
    assert told(match, "card-won") == [
        {"seat": "@seat.0", "card": "@zones.whispering-wood"},
        {"seat": "@seat.0", "card": "@imprevus.geese"},
    ]
    assert match.state.seats[0].pouch.as_seen_by(1) == ["whispering-wood", "geese"]
    assert (len(match.state.zone), len(match.state.seats[1].front)) == (0, 0)


# --- the end of the turn, and of the game ---


@pytest.mark.rule("reflets.end-turn.pass-hand-and-golden-die-left")
def test_the_hand_goes_left_and_the_next_trial_begins_anew() -> None:
    match = tried(1, 1, 1, 1, 1, 1, 2, creature="clingy-toad")
    assert (match.state.guide, match.state.turn) == (1, 2)
    assert [team.played for team in match.state.seats] == [False] * 3
    play(match, (1, "pass"), (1, "seat:0"))
    assert (match.state.storyteller, match.state.hampered, match.state.dice) == (0, "", [])


@pytest.mark.rule("reflets.goal.most-epic-points-wins", "reflets.score.living-heroes", "reflets.score.cards-won")
@pytest.mark.parametrize(
    ("creature", "dice", "points", "winners"),
    [
        ("geese", (1, 1, 1, 1, 1), [16 + 1 + 1, 17, 8], (0,)),
        ("geese", (6, 6, 6, 6, 6), [16, 17 + 1, 8 + 1], (1,)),
        ("", (1, 1, 1, 1, 1), [16 + 1, 17, 8], (0, 1)),  # a tie is shared
    ],
)
def test_the_most_epic_points_win(
    creature: str, dice: tuple[int, ...], points: list[int], winners: tuple[int, ...]
) -> None:
    match = start(
        {"gems": []}, {"heroes": ["nell", "vesna", "orsk", "silke", "rowan"], "hand": [creature] if creature else []},
        {"heroes": ["asta", "dudule", "grizel", "hobb", "ilda"]},
        dice=(1, *dice), begin="progress", draw={"zones": ["whispering-wood"]}, turn=3,
    )  # fmt: skip
    play(match, (0, "seat:2"), (1, f"play:{creature}" if creature else "pass"), (2, "pass"))
    if creature:
        play(match, (1, "gem:red"), (2, "pass"))
    assert [event["points"] for event in told(match, "points-counted")] == points
    assert match.outcome is not None
    assert match.outcome.winners == winners


# --- the slice itself ---


@pytest.mark.parametrize("seed", range(20))
def test_every_line_of_the_log_says_which_rule_made_it_so(seed: int) -> None:
    rng = random.Random(seed)
    seats = 3 + seed % 2
    match = Match.start(GAME, Setup(seats=seats, seed=f"log-{seed}"), telling=True)
    while not match.over:
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    assert [event.key for event in match.events if not event.rules] == []
    guides = [event["seat"] for event in told(match, "first-guide") + told(match, "hand-passed")]
    assert sorted(guides) == [f"@seat.{seat}" for seat in range(seats)]
    assert len(told(match, "golden-parked")) == seats


def test_a_seat_sees_the_table_and_its_own_cards() -> None:
    match = start(
        {"gems": []}, {"hand": ["geese", "providence"]}, {"gems": ["red", "red"]}, dice=(6,), begin="progress",
        draw={"zones": ["ford"]},
    )  # fmt: skip
    play(match, (0, "seat:1"))
    own, other = match.scene(1), match.scene(2)
    tracks = {part.id: (part.value, part.max) for part in own.parts if isinstance(part, Track)}
    assert tracks == {"turn": (1, 3), "golden": (6, 6)}
    hands = [
        [(len(part.cards), part.count) for part in scene.parts if isinstance(part, Hand)] for scene in (own, other)
    ]
    assert hands == [[(0, 0), (2, 2), (0, 0)], [(0, 0), (0, 2), (0, 0)]]
    zones = [{part.id: part for part in scene.parts if isinstance(part, Zone)} for scene in (own, other)]
    assert [(len(seen["zone"].cards), seen["zone"].count, seen["zone"].hidden) for seen in zones] == [
        (1, 1, False), (0, 1, True),
    ]  # fmt: skip
    panels = [part for part in own.parts if isinstance(part, SeatPanel)]
    assert [len(panel.statuses) for panel in panels] == [1, 0, 0]
    assert [(number.id, number.value, number.max) for number in panels[2].numbers][:2] == [
        ("red", 2, 4),
        ("orange", 0, 4),
    ]
    assert {"card:geese", "card:ford", "card:zora"} <= pointers(own)


def test_a_card_shows_what_is_printed_on_it() -> None:
    match = start({"gems": []}, {"hand": ["geese", "providence"]}, dice=(1, 1, 2, 3, 4, 6), begin="progress",
                  draw={"zones": ["ford"]})  # fmt: skip
    play(match, (0, "seat:1"))
    cards = {card.id: card for part in match.scene(1).parts if isinstance(part, Hand | Zone) for card in part.cards}
    numbers = {name: {number.id: number.value for number in cards[name].numbers} for name in ("ford", "geese", "zora")}
    assert numbers == {
        "ford": {"points": 2, "cost": 1, "stars": 2, "slot": 2},
        "geese": {"points": 1, "cost": 1, "stars": 1},
        "zora": {"points": 5, "attack": 4, "perception": 5, "intelligence": 4, "agility": 5},
    }
    assert [len(cards[name].tags) for name in ("ford", "geese", "zora")] == [1, 2, 0]
    assert [cards[name].text is None for name in ("zora", "providence")] == [True, False]
    play(match, (1, "pass"), (2, "pass"))
    track = next(part for part in match.scene(2).parts if isinstance(part, Rows))
    assert track.rows == (Row(id="dice", cells=(1, 2, 3, 4, 6)),)


@pytest.mark.parametrize(
    "given",
    [{"colour": 1}, {"seats": [{}] * 3, "begin": "dragon"}, {"seats": [{"lives": ["red"]}, {}, {}]},
     {"seats": [{"hand": ["zora"]}, {}, {}]}, {"seats": [{}] * 4}],
)  # fmt: skip
def test_a_scenario_is_told_what_cant_be_set(given: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        prepare(Scenario(game=GAME.id, about="", seats=3, given=given), GAME)
