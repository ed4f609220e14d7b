"""The heuristic bot of Kinfire between fights: it stays with the party, builds better decks and comes to an end."""

from __future__ import annotations

import random
from typing import Any

from tests.games.kinfire.thin import deck, own_cards, start

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

ASHA = own_cards("asha")


def by_bots(match: Match[Any, Any], until: str = "", most: int = 3000) -> list[str]:
    """Plays on until something else is asked than `until`, or to the end; what was chosen."""
    bots = [maker("heuristic", "kinfire")(random.Random(seat)) for seat in range(match.setup.seats)]
    chosen = []
    while match.windows and (not until or match.windows[0].prompt.key == until):
        window = match.windows[0]
        seat = window.seats[0]
        option, _ = bots[seat].choose(Seen(match, window, seat))
        match.take(window, seat, option, 0)
        chosen.append(f"{window.prompt.key} {seat} {option.id}")
        assert len(chosen) < most
    return chosen


def test_a_dearer_card_takes_the_place_of_one_alike() -> None:
    asha = {"seeker": "asha", "kinfire": 3, "deck": ASHA}
    match = start(asha, "khor", pool=["crown"], play={"night": True})
    chosen = by_bots(match, "ask-change-deck")
    assert "ask-change-deck 0 put-in:crown" in chosen
    assert "crown" in deck(match, 0)


def test_nothing_is_changed_for_what_is_no_better() -> None:
    match = start("asha", "khor", pool=["sabre"], play={"night": True})
    assert by_bots(match, "ask-change-deck") == ["ask-change-deck 0 done", "ask-change-deck 1 done"]


def test_quests_with_a_town_between_come_to_an_end() -> None:
    match = Match.start(games.get("kinfire"), Setup(3, "1", {"quests": 2}))
    chosen = by_bots(match)
    assert match.outcome is not None
    assert sum(one.startswith("ask-change-deck") for one in chosen) < 40
    assert not any(" leave-party" in one or " change-seeker" in one for one in chosen)
