"""Setting up: the board, the decks, what each team is dealt; and the two-player and partners' set-ups."""

from __future__ import annotations

import pytest

from roundtable.games.reflets.effects.terms import COLOURS

from .tables import asked, fresh, menu, play, start, told


@pytest.mark.rule(
    "reflets.setup.board-cards-random-face-down",
    "reflets.setup.zone-hazard-on-each-zone-slot",
    "reflets.setup.door-rooms-decks-and-dragon",
)
def test_the_board_is_laid_out_face_down() -> None:
    match = fresh(4)
    slots = match.state.slots
    assert [len(slots[place]) for place in ("8", "16", "24", "32", "40", "48", "56")] == [1] * 7
    assert min(slots[f"s{number}"].cards[0] for number in range(1, 11)) == "abyss-canteen"
    assert all(pile.as_seen_by(0) == [None] for pile in slots.values())
    assert match.state.dragon == "red-1"
    lands = [match.content["zones"][slots[place].cards[0]].land for place in ("8", "16", "24", "32", "40", "48")]
    assert lands == ["forest", "river", "cave", "camp", "hill", "mount"]
    assert fresh(4, 2).state.slots["8"].cards != slots["8"].cards or fresh(4, 3).state.slots["8"].cards


@pytest.mark.rule(
    "reflets.setup.crest-colour-per-team",
    "reflets.setup.five-starting-gems",
    "reflets.setup.pawn-on-start-space",
    "reflets.setup.seven-mystery-tokens-per-team",
    "reflets.setup.four-decks-shuffled",
    "reflets.setup.deal-per-team",
    "reflets.setup.shared-material-in-view",
    "reflets.limits.own-imprevus-known",
    "reflets.limits.three-kinds-of-imprevu",
)
def test_each_team_gets_its_material() -> None:
    match = fresh(6)
    state = match.state
    assert [team.colour for team in state.seats] == ["blue", "orange", "green", "red", "violet", "grey"]
    for seat, team in enumerate(state.seats):
        assert sorted(team.gems.cards) == sorted(COLOURS)
        assert (len(team.quest), len(team.packet), len(team.hand), len(team.road)) == (2, 6, 2, 1)
        assert len(team.tokens) == 7
        assert {token.partition("-")[0] for token in team.tokens.cards} == {team.colour}
        assert team.at == "0"
        assert team.hand.as_seen_by((seat + 1) % 6) == [None, None]
        assert None not in team.hand.as_seen_by(seat)
    assert (len(state.heroes), len(state.quests), len(state.imprevus), len(state.road)) == (26, 0, 57, 0)


@pytest.mark.rule(
    "reflets.setup.configurations-by-player-count",
    "reflets.setup.classic-is-the-reference",
    "reflets.setup.one-of-twelve-quests",
    "reflets.setup.dice-mode-simple-or-expert",
)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_play_a_duel_and_more_the_classic_game(seats: int) -> None:
    match = fresh(seats)
    assert bool(told(match, "neutral-tokens-placed")) == (seats == 2)
    assert asked(match) == ({0: "ask-keep-quest"} if seats == 2 else dict.fromkeys(range(seats), "ask-enrol"))


@pytest.mark.rule(
    "reflets.comanage.two-players-share-a-team",
    "reflets.comanage.everything-is-per-team",
    "reflets.setup.configurations-combine",
)
def test_partners_share_what_one_team_has() -> None:
    alone, shared = fresh(2, partners=False), fresh(2, partners=True)
    sizes = [[len(team.packet) for team in match.state.seats] for match in (alone, shared)]
    assert sizes[0] == sizes[1] == [6, 6]


# --- Duel ---


@pytest.mark.rule("reflets.duel.four-crests-available", "reflets.duel.neutral-red-and-grey-tokens")
def test_a_duel_strews_neutral_tokens_over_the_road() -> None:
    match = fresh(2)
    spots = match.state.spots
    assert sorted(pile.cards[0].partition("-")[0] for pile in spots.values()) == ["grey"] * 7 + ["red"] * 7
    assert not {"0", "4", "6", "8", "56"} & set(spots)
    assert {team.colour for team in match.state.seats} <= {"green", "blue", "orange", "violet"}


@pytest.mark.rule("reflets.duel.quest-pairs-split")
def test_a_duel_splits_two_pairs_of_opposed_quests() -> None:
    match = fresh(2)
    kept, given = (option.partition(":")[2] for option in sorted(menu(match, 0)))
    assert match.content["quests"][kept].opposite == given
    play(match, f"0 quest:{kept}")
    assert given in match.state.seats[1].quest.cards
    assert asked(match) == {1: "ask-keep-quest"}
    play(match, f"1 {min(menu(match, 1))}")
    assert [len(team.quest) for team in match.state.seats] == [2, 2]
    assert asked(match) == {0: "ask-enrol", 1: "ask-enrol"}


# --- what a scenario is given ---


def test_a_scenario_says_where_everything_lies() -> None:
    match = start({"at": "12", "gems": ["red"]}, slots={"8": "rambling-oak"}, spots={"3": "orange-peril"})
    assert match.state.slots["8"].cards == ["rambling-oak"]
    assert match.state.spots["3"].cards == ["orange-peril"]
    assert match.state.seats[0].gems.cards == ["red"]
    assert asked(match) == {0: "ask-blessing"}
