"""What a seat is told of its odds in a fight."""

from __future__ import annotations

import pytest

from roundtable.kernel.seats import Seat

from .cast import start
from .stories import Game, play, who

FAR = who("elf", "chapel")


def odds(match: Game, seat: Seat, option_id: str) -> tuple[int, int, int] | None:
    found = {option.id: (option, offer.prompt) for offer in match.offers(seat) for option in offer.options}
    return match.game.odds(match.table, seat, *found[option_id])


def test_before_a_fight_the_odds_count_every_pair_of_dice() -> None:
    match = start(
        who("thief", "village", strength=4, followers=["huntsman"]), FAR, dice=(1,), spaces={"fields-1": ["wolf"]}
    )
    play(match, "0 go:left", "0 visit")
    assert match.state.fight is not None
    lead = 4 - match.state.fight.creature
    wins = sum(lead + mine > theirs for mine in range(1, 7) for theirs in range(1, 7))
    ties = sum(lead + mine == theirs for mine in range(1, 7) for theirs in range(1, 7))
    found = odds(match, 0, "fight")
    assert found is not None
    assert (found[0], found[1], sum(found)) == (round(1000 * wins / 36), round(1000 * ties / 36), 1000)
    assert odds(match, 0, "evade:huntsman") is None


def test_after_the_dice_a_reroll_counts_six_faces() -> None:
    match = start(who("thief", "village", strength=3, fate=1), FAR, dice=(1, 1, 6), spaces={"fields-1": ["wolf"]})
    play(match, "0 go:left")
    assert match.state.fight is not None
    need = match.state.fight.creature + 6 - 3
    found = odds(match, 0, "reroll")
    assert found == (
        round(1000 * sum(face > need for face in range(1, 7)) / 6),
        round(1000 * sum(face == need for face in range(1, 7)) / 6),
        1000
        - round(1000 * sum(face > need for face in range(1, 7)) / 6)
        - round(1000 * sum(face == need for face in range(1, 7)) / 6),
    )
    assert odds(match, 0, "keep") == (0, 0, 1000), "3 + 1 against the wolf with a 6"


def test_there_are_no_odds_where_nothing_is_fought() -> None:
    match = start(who("thief", "village"), FAR, dice=(3,))
    assert odds(match, 0, "go:left") is None


AMBUSH = who("assassin", "village", strength=3), who("thief", "fields-1", spells=["surge"])


def test_whoever_is_ambushed_counts_no_die_of_their_own() -> None:
    match = start(*AMBUSH, dice=(1, 6))
    play(match, "0 go:left", "0 meet:1")
    mine, theirs = 3, 3 + 1  # the blade in the sleeve
    wins = sum(mine > theirs + die for die in range(1, 7))
    assert wins == 0
    assert odds(match, 1, "fight") == (0, 0, 1000)
    play(match, "1 fight")
    assert odds(match, 1, "pass") == (0, 0, 1000)
    assert odds(match, 1, "cast:surge") == (0, 167, 833)


def test_whoever_ambushes_rolls_alone() -> None:
    match = start(who("assassin", "village", spells=["surge"]), who("thief", "fields-1"), dice=(1, 6))
    play(match, "0 pass", "0 go:left", "0 meet:1")
    assert odds(match, 0, "pass") == (1000, 0, 0)


@pytest.mark.rule("talisman.golden.ability-or-effect-beats-base-rule")
def test_the_roll_of_an_ambush_is_told_with_the_ability_behind_it() -> None:
    match = start(*AMBUSH, dice=(1, 6))
    play(match, "0 go:left", "0 meet:1", "1 fight", "1 pass")
    event = next(event for event in match.events if event.key == "duel-dice-ambush")
    assert event.rules == ("talisman.golden.ability-or-effect-beats-base-rule",)
    assert "rolls no die" in match.game.texts(match.content).more("en", event.key, event.params)
    assert "duel-dice" not in {event.key for event in match.events}
