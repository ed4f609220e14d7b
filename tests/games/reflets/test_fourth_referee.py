"""A fourth referee at the table: where two rules meet of which nobody thinks in the same breath."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import SKILLLESS, asked, gems, menu, play, start, tell, told
from .trials import alone, go, together, trial

rule = pytest.mark.rule
HOLY: dict[str, Any] = {"quest": ["holy-bill"]}
BACK = ({"do": "spaces", "by": -3},)


# --- who is tested, and with what ---


@rule("reflets.trial.guide-may-play-tokens", "reflets.mystery.peril-own-token-own-hero")
def test_a_guide_whose_own_peril_kills_the_designated_hero_throws_for_nobody() -> None:
    """The hero is fixed from the preparation on (A83): no other one steps in, and dice beside nobody bring nothing."""
    match = trial([alone(1)], {"waiting": ["blue-peril"], "gems": []}, dice=(6, 1, 1, 1, 1, 1), golden=3)
    tell(match, "0 token:blue-peril", "0 name:reggie-the-mule", "0 roll")
    assert match.state.seats[0].pouch.cards == ["reggie-the-mule"]
    tell(match, "0 accept")
    assert told(match, "objective-missed") == [{"number": 0}]
    assert not told(match, "four-aces"), "clovers beside nobody are none"


@rule("reflets.individual.vacant-slot-guide-chooses")
def test_a_printed_slot_prevails_over_a_golden_six_though_it_is_vacant() -> None:
    """A18: it is the Guide who chooses then, and no storyteller."""
    match = trial([alone(1, slot=4)], {"heroes": SKILLLESS[:3], "gems": []}, golden=6)
    assert asked(match) == {0: "ask-designate"}
    go(match, f"0 hero:{SKILLLESS[1]}")
    assert told(match, "hero-tested") == [{"card": f"@heroes.{SKILLLESS[1]}"}]
    assert not told(match, "storyteller-appointed")[1:], "the Zone has its own, and no other was needed"


@rule("reflets.objective.forced-reroll-voids-the-pass")
def test_sixes_of_a_contested_pass_in_defence_wound_nobody() -> None:
    match = trial(
        [alone(1, "blue")], {"gems": ["red"]}, {"hand": ["cut-once-more"]}, dice=(6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    )
    go(match, "1 pass", "0 accept", "1 play:cut-once-more", "0 accept")
    assert told(match, "hearts-lost") == []
    assert match.state.seats[0].life == {}


@rule("reflets.trial.bestiole-steals-equipment-on-failure", "reflets.chance.bonus-five-replacement-costs-five-gems")
def test_whoever_replaces_the_hampered_hero_saves_what_that_hero_wore() -> None:
    """The Bestiole lay over one hero: the new one is neither hampered nor robbed."""
    match = trial(
        [together(20, "violet")],
        {"waiting": ["blue-chance"], "gems": ["red", "orange", "violet", "green", "blue"],
         "worn": {"enough-rope": SKILLLESS[2]}},
        {"hand": ["frog"], "gems": ["red"]}, golden=3, dice=(5,) * 5, draw={"heroes": ["petal"]},
    )  # fmt: skip
    play(match, "1 lay:frog")
    tell(match, "0 token:blue-chance", "0 bonus:5", f"0 instead:{SKILLLESS[2]}", "0 wear:petal")
    tell(match, "0 done", "0 roll", "0 accept")
    assert match.state.seats[0].worn == {"enough-rope": "petal"}
    assert match.state.seats[1].gear.cards == []
    assert match.state.seats[1].pouch.cards[-1] == "frog"


# --- what protects a team from her, and until when ---


@rule("reflets.trial.bestiole-steals-equipment-on-failure", "reflets.dragon.crossing-eliminates-a-team")
def test_a_ring_that_the_bestiole_has_stolen_spares_no_team_on_its_retreat() -> None:
    own = {"gems": [], "worn": {"draconis-ring": SKILLLESS[2]}, **HOLY}
    match = trial(
        [alone(6)],
        own,
        {"hand": ["frog"], "gems": ["red"], "heroes": ["petal"]},
        dice=(5,) * 5,
        golden=3,
        dark=BACK,
        dragon="6",
    )
    play(match, "1 lay:frog")
    tell(match, "0 accept")
    tell(match, "1 stow:petal")
    assert "draconis-ring" in match.state.seats[1].gear.cards
    tell(match, "0 pass")
    assert match.state.seats[0].gone == "rip"


@rule("reflets.shortcut.dead-hero-won-by-the-guide", "reflets.dragon.crossing-eliminates-a-team")
def test_enoriel_who_dies_on_the_shortcut_spares_nobody_at_the_end_of_its_arrow() -> None:
    match = start(
        {"at": "18", "heroes": ["enoriel", "tom-scram"], **HOLY}, begin="land", golden=1, dragon="22", dice=(6,)
    )
    play(match, "0 pass")
    team = match.state.seats[0]
    assert (team.gone, team.at, team.pouch.cards) == ("rip", "22", ["enoriel"])


RING_OF_MIKAU: dict[str, Any] = {"at": "18", "heroes": ["mikau", "tom-scram"], "worn": {"draconis-ring": "mikau"}}


@rule("reflets.death.equipment-stays-with-the-team", "reflets.dragon.exempt-by-draconis-ring")
def test_a_ring_that_outlives_its_wearer_on_the_shortcut_spares_the_team() -> None:
    match = start({**RING_OF_MIKAU, **HOLY}, begin="land", golden=1, dragon="22", dice=(6,))
    play(match, "0 stow:tom-scram", "0 done")
    assert (match.state.seats[0].gone, match.state.seats[0].at) == ("", "23")
    assert told(match, "team-spared") == [{"seat": "@seat.0"}]


@rule("reflets.death.equipment-stays-with-the-team", "reflets.dragon.crossing-eliminates-a-team")
def test_a_ring_that_is_thrown_away_with_its_wearer_spares_nobody() -> None:
    match = start({**RING_OF_MIKAU, **HOLY}, begin="land", golden=1, dragon="22", dice=(6,))
    play(match, "0 discard-gear:draconis-ring", "0 pass")
    assert match.state.seats[0].gone == "rip"


# --- her last spaces ---


@rule("reflets.dragon.stopping-on-a-pawn-adds-one-space", "reflets.dragon.reaching-the-door-seals-it")
def test_a_braked_dragon_whom_a_pawn_sends_one_further_seals_the_door() -> None:
    match = start({"at": "c2", "door": True}, {"at": "55", **HOLY}, {"at": "9"}, begin="dragon", dragon="54")
    play(match, "0 brake", "0 gem:red", "1 pass")
    assert (match.state.dragon, match.state.sealed) == ("56", True)
    assert [team.gone for team in match.state.seats] == ["", "rip", "shut"]


@rule("reflets.dragon.reaching-the-door-seals-it", "reflets.dragon.crossing-eliminates-a-team")
def test_a_team_on_the_door_is_crossed_before_it_is_shut_out() -> None:
    """She may not stop on its pawn either, and goes on behind the Door."""
    match = start({"at": "c9", "door": True}, {"at": "56", **HOLY}, {"at": "9"}, begin="dragon", dragon="55")
    play(match, "0 brake", "0 gem:red", "0 room:s1", "1 pass")
    assert (match.state.dragon, match.state.sealed) == ("c1", True)
    assert [team.gone for team in match.state.seats] == ["", "rip", "shut"]
    assert match.state.seats[1].heroes.cards == []


@rule("reflets.mystery.gem-tax-owner-names-donor", "reflets.dragon.claimant-stands-in-for-the-guide")
def test_a_ghost_who_called_finds_the_ghosts_own_tax_under_her_and_names_who_pays() -> None:
    match = start(
        {"at": "c9", "door": True, "gems": ["red"] * 3}, {"gone": "rip", "heroes": [], "gems": [], "waiting": []},
        {"at": "c12", "door": True}, begin="dragon", dragon="c2", sealed=True, spots={"c3": "orange-gem-tax"},
        timed=True, revealed=["s1", "s2"],
    )  # fmt: skip
    play(match, "0 forget", "1 dragonne @100")
    tell(match, "1 brake")
    assert match.state.dragon == "c3"
    assert menu(match, 1) == {"donor:0", "donor:2"}
    tell(match, "1 donor:0")
    assert (gems(match, 0), gems(match, 1)) == (0, 3)


# --- the rest of a turn, and of a quest ---


@rule("reflets.chance.roll-wins-result-and-below", "reflets.chance.bonus-five-replacement-costs-five-gems")
def test_gems_of_one_chance_bonus_pay_for_the_next() -> None:
    """A65: in the order that the Guide likes."""
    match = start(
        {"at": "4", "heroes": SKILLLESS, "gems": ["red"]}, begin="land", golden=2, dice=(5,),
        draw={"heroes": ["petal"], "bank": ["orange", "violet", "green", "blue"]},
    )  # fmt: skip
    tell(match, "0 roll", "0 bonus:4", "0 bonus:5", f"0 instead:{SKILLLESS[0]}")
    assert gems(match, 0) == 0
    assert match.state.seats[0].heroes.cards[0] == "petal"


@rule("reflets.progress.golden-die-paid-reroll", "reflets.progress.walking-gains-a-gem")
def test_a_golden_die_that_is_paid_for_after_walking_moves_the_pawn_and_gains_no_second_gem() -> None:
    match = start(
        {"at": "17", "heroes": SKILLLESS, "gems": ["red", "red"], "waiting": ["blue-bonus-die"]},
        begin="progress", dice=(1, 4), draw={"bank": ["blue"]},
    )  # fmt: skip
    tell(match, "0 walk", "0 regild", "0 keep")
    assert match.state.seats[0].gems.cards == ["blue"]
    assert "go:21" in menu(match, 0)
    assert "go:18" in menu(match, 0), "a shortcut: a stop on the way"


@rule("reflets.progress.golden-die-rerolled-for-cumulative-chance", "reflets.progress.running-distance")
def test_a_chance_roll_before_the_pawn_moves_changes_how_far_it_runs() -> None:
    """The extra die stays as it is; the golden one has been thrown anew (A28)."""
    match = start(
        {"at": "0", "heroes": SKILLLESS, "gems": ["red"], "waiting": ["blue-chance"]},
        begin="progress", dice=(6, 1, 1), draw={"imprevus": ["frog"]},
    )  # fmt: skip
    tell(match, "0 run", "0 token:blue-chance", "0 roll", "0 keep:frog")
    assert menu(match, 0) == {"go:2"}


@rule("reflets.ghost.may-come-back-with-new-heroes", "reflets.end.quest-accomplished")
def test_a_wiped_out_team_with_its_relic_token_placed_may_still_accomplish_its_quest() -> None:
    match = start(
        {"gems": ["orange"] * 4, "at": "c9", "door": True},
        {"gems": ["green"] * 4, "heroes": [], "gone": "rip", "at": "c4", "door": True, "relic_at": "s1", "steps": 2},
        {"at": "c7", "door": True},
        dice=(1, 1), draw={"heroes": ["petal"]}, slots={"s3": "chamber-of-the-octuple"}, revealed=["s3"], portal=True,
        sealed=True, dragon="s9",
    )  # fmt: skip
    play(match, "0 power:orange", "1 oppose:green", "1 use-power:green", "0 done", "1 bonus:5", "1 join:petal")
    assert match.state.seats[1].gone == ""
    play(match, "0 go:c10", "0 done")
    tell(match, "1 room:s10", "1 go:0")
    assert match.over
    assert match.state.seats[1].steps == 3


@rule("reflets.individual.six-storyteller-designates", "reflets.outcome.dark-penalties-compulsory-and-cumulative")
def test_whoever_is_appointed_for_a_room_tells_it_to_its_end() -> None:
    """A09: appointed for the designation, the same player names the hero of the dark outcome, too, and wins it."""
    match = start(
        {"at": "s3", "heroes": SKILLLESS, "door": True, "gems": []}, begin="reveal", golden=6,
        slots={"s3": "abyss-canteen"}, revealed=["s3"], dice=(6,) * 11,
    )  # fmt: skip
    tell(match, "0 storyteller:2", f"2 hero:{SKILLLESS[0]}", f"2 name:{SKILLLESS[1]}")
    assert len(told(match, "storyteller-appointed")) == 1
    assert match.state.seats[2].pouch.cards == [SKILLLESS[1]]
