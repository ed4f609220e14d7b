"""The draft, the order of a team, the choice of a quest, who guides first, and what grades bring."""

from __future__ import annotations

import pytest

from roundtable.kernel.errors import NotOffered

from .tables import Story, asked, fresh, gems, menu, play, start, told


def first_of(match: Story, seat: int, verb: str) -> str:
    return next(option for option in sorted(menu(match, seat)) if option.startswith(f"{verb}:"))


def draft(match: Story) -> None:
    """Everybody keeps the first hero of each packet."""
    while "ask-enrol" in asked(match).values():
        seat = next(seat for seat, key in asked(match).items() if key == "ask-enrol")
        play(match, f"{seat} {first_of(match, seat, 'enrol')}")


@pytest.mark.rule(
    "reflets.draft.keep-one-hero-per-pass",
    "reflets.draft.kept-heroes-are-face-up",
    "reflets.draft.pass-only-when-all-have-picked",
    "reflets.draft.pass-remaining-packet-left",
    "reflets.draft.both-quests-read-in-secret",
)
def test_packets_go_left_when_all_have_picked() -> None:
    match = fresh(3)
    state = match.state
    assert None not in state.seats[0].quest.as_seen_by(0)
    assert state.seats[0].quest.as_seen_by(1) == [None, None]
    packets = [set(team.packet.cards) for team in state.seats]
    play(match, f"0 {first_of(match, 0, 'enrol')}", f"1 {first_of(match, 1, 'enrol')}")
    assert [len(team.packet) for team in match.state.seats] == [6, 6, 6], "nothing moves before the last pick"
    play(match, f"2 {first_of(match, 2, 'enrol')}")
    heroes = [team.heroes.cards[0] for team in match.state.seats]
    assert [set(team.packet.cards) for team in match.state.seats] == [
        packets[2] - {heroes[2]}, packets[0] - {heroes[0]}, packets[1] - {heroes[1]},
    ]  # fmt: skip
    assert match.state.seats[1].heroes.as_seen_by(0) == [heroes[1]]


@pytest.mark.rule("reflets.draft.stop-at-five-heroes", "reflets.draft.sixth-hero-discarded")
def test_five_picks_each_and_the_sixth_hero_goes() -> None:
    match = fresh(3)
    draft(match)
    assert [len(team.heroes) for team in match.state.seats] == [5, 5, 5]
    assert [len(team.packet) for team in match.state.seats] == [0, 0, 0]
    assert len(match.state.dismissed) == 3
    assert asked(match) == dict.fromkeys(range(3), "ask-quest")


@pytest.mark.rule(
    "reflets.draft.slot-one-is-the-leader",
    "reflets.draft.slots-free-until-quest-fixed",
    "reflets.draft.quest-chosen-after-organising",
    "reflets.draft.slots-locked-by-quest-choice",
    "reflets.draft.chosen-quest-secret-in-pouch",
    "reflets.draft.rejected-quest-also-secret",
    "reflets.draft.own-quest-consultable-anytime",
    "reflets.limits.pouch-window-faces-the-table",
)
def test_the_order_is_free_until_the_quest_is_chosen() -> None:
    match = fresh(3)
    draft(match)
    team = match.state.seats[0]
    second = team.heroes.cards[1]
    play(match, f"0 forward:{second}")
    assert match.state.seats[0].heroes.cards[0] == second, "the second is the leader now"
    for seat in range(3):
        play(match, f"{seat} {first_of(match, seat, 'quest')}")
    team = match.state.seats[0]
    assert (len(team.quest), len(team.spurned)) == (1, 1)
    assert team.quest.as_seen_by(0) == team.quest.cards
    assert team.quest.as_seen_by(1) == [None]
    assert team.spurned.as_seen_by(1) == [None]
    guide = match.state.guide
    with pytest.raises(NotOffered) as refused:
        play(match, f"{guide} forward:{match.state.seats[guide].heroes.cards[1]}")
    assert refused.value.rules == ("reflets.draft.slots-locked-by-quest-choice",)


@pytest.mark.rule("reflets.roles.first-guide-has-weakest-leader")
def test_the_weakest_leader_guides_first() -> None:
    # Roger is worth 1, Mikau 5, Alatarriel 5.
    match = start({"heroes": ["mikau"]}, {"heroes": ["roger-tapioca"]}, {"heroes": ["alatarriel"]}, begin="quest")
    choose_all(match)
    assert told(match, "first-guide") == [{"seat": "@seat.1"}]


@pytest.mark.rule("reflets.roles.first-guide-tie-compares-next-slots")
def test_a_tie_of_leaders_is_broken_by_the_next_slots() -> None:
    # Roger and Kevin's mum are worth 1 each; behind them Mikau 5, Enoriel 2.
    match = start(
        {"heroes": ["roger-tapioca", "mikau"]}, {"heroes": ["kevins-mum", "enoriel"]}, {"heroes": ["alatarriel"]},
        begin="quest",
    )  # fmt: skip
    choose_all(match)
    assert told(match, "first-guide") == [{"seat": "@seat.1"}]


def choose_all(match: Story) -> None:
    for seat in list(asked(match)):
        play(match, f"{seat} {first_of(match, seat, 'quest')}")


# --- grades ---


@pytest.mark.rule(
    "reflets.draft.single-quest-grades-excepted", "reflets.grade.green-frog-69-95", "reflets.grade.several-at-once"
)
def test_a_green_frog_compares_no_quests() -> None:
    match = fresh(3, legacy=("green-frog", "", ""))
    assert [len(team.quest) for team in match.state.seats] == [1, 2, 2]
    draft(match)
    assert told(match, "grade-applied") == [{"seat": "@seat.0", "grade": "@grades.green-frog"}]


@pytest.mark.rule("reflets.grade.epic-finch-123-up", "reflets.grade.blue-duck-96-122")
def test_epic_finch_and_blue_duck_play_expert_dice() -> None:
    match = fresh(3, legacy=("epic-finch", "blue-duck", ""))
    assert [len(team.quest) for team in match.state.seats] == [1, 2, 2]
    draft(match)
    grades = match.content["grades"]
    assert [[grades[grade].expert for grade in team.grades] for team in match.state.seats] == [[True], [True], []]


@pytest.mark.rule("reflets.duel.quest-pairs-split", "reflets.draft.single-quest-grades-excepted")
def test_in_duel_a_green_frog_loses_one_of_two_quests() -> None:
    match = fresh(2, legacy=("green-frog", ""))
    for seat in (0, 1):
        play(match, f"{seat} {first_of(match, seat, 'quest')}")
    assert [len(team.quest) for team in match.state.seats] == [1, 2]


@pytest.mark.rule(
    "reflets.grade.red-kitten-0-14", "reflets.limits.five-heroes-per-board", "reflets.grade.several-at-once"
)
def test_a_red_kitten_gets_gems_and_three_heroes_to_choose_from() -> None:
    match = fresh(3, legacy=("red-kitten", "", ""))
    draft(match)
    assert gems(match, 0) == 8
    team = match.state.seats[0]
    assert len(team.packet) == 3
    unwanted, extra = team.heroes.cards[2], team.packet.cards[-1]
    play(match, f"0 dismiss:{unwanted}")
    assert match.state.seats[0].heroes.cards[2] == extra
    for _ in range(2):
        play(match, f"0 dismiss:{match.state.seats[0].packet.cards[-1]}")
    assert len(match.state.seats[0].heroes) == 5
    assert asked(match)[0] == "ask-quest"


@pytest.mark.rule("reflets.grade.orange-pigeon-15-41", "reflets.grade.violet-otter-42-68")
def test_pigeon_and_otter_get_less() -> None:
    match = fresh(3, legacy=("orange-pigeon", "violet-otter", ""))
    draft(match)
    assert gems(match, 0) == 7
    for _ in range(2):
        play(match, f"0 dismiss:{match.state.seats[0].packet.cards[-1]}")
    assert gems(match, 1) == 6
    assert len(match.state.seats[1].packet) == 1


@pytest.mark.rule("reflets.grade.great-reflection-five-fives")
def test_a_great_reflection_gets_five_gems() -> None:
    match = fresh(3, legacy=("great-reflection", "", ""))
    draft(match)
    assert len(told(match, "gem-gained")) == 5


@pytest.mark.rule("reflets.grade.without-clover-five-loot-or-fewer")
def test_without_clover_finds_two_loot_and_may_refuse_a_cursed_one() -> None:
    match = fresh(3, legacy=("without-clover", "", ""))
    match.state.core.chance.draws["loot"] = ["lead-slippers", "enough-rope"]
    draft(match)
    assert asked(match)[0] == "ask-keep-cursed"
    play(match, "0 drop:lead-slippers")
    assert match.state.loot_discard.cards == ["lead-slippers"]
    assert asked(match)[0] == "ask-gear-where"
    assert match.state.seats[0].gear.cards == ["enough-rope"]


@pytest.mark.rule("reflets.mystery.sadist-places-only-six", "reflets.grade.sadistic-acid-five-heroes-killed")
def test_a_sadist_has_no_peril_to_place() -> None:
    match = fresh(3, legacy=("sadistic-acid", "", ""))
    team = match.state.seats[0]
    assert len(team.tokens) == 6
    assert team.spent["blue"].cards == ["blue-peril"]
    draft(match)
    choose_all(match)
    while "ask-where-token" in asked(match).values():
        seat = next(iter(asked(match)))
        play(match, f"{seat} random")
    team = match.state.seats[0]
    assert len(team.waiting["blue"]) == 4
    assert len([spot for spot in match.state.spots.values() if spot.cards[0].startswith("blue")]) == 2
