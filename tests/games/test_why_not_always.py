"""Whoever asks why something is not offered that sometimes is gets a rule, or that this is not the moment for it."""

from __future__ import annotations

from random import Random

import pytest

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import NOT_NOW, Match

ANSWERS, ASKED = 250, 2


@pytest.mark.parametrize("name", games.names())
def test_why_not_is_never_left_unanswered(name: str) -> None:
    """And each rule that is named stands in the book."""
    game, rng = games.get(name), Random(5)
    seats = min(3, game.most_seats) if game.least_seats <= 3 else game.least_seats
    match = Match.start(game, Setup(seats=seats, seed="why not"), recording=False)
    seen: list[dict[str, None]] = [{} for _ in range(seats)]
    asked = 0
    for _ in range(ANSWERS):
        if not match.windows:
            break
        for window in match.windows:
            for seat in window.seats:
                offered = dict.fromkeys(option.id for option in window.menu(seat))
                others = [option for option in seen[seat] if option not in offered]
                for option in rng.sample(others, min(ASKED, len(others))):
                    reasons = match.reasons(seat, option)
                    asked += 1
                    assert reasons, f"{option} at {window.prompt.key}"
                    assert all(rule == NOT_NOW or rule in game.rulebook for rule in reasons), (option, reasons)
                seen[seat] |= offered
        window = rng.choice(match.windows)
        seat = rng.choice(window.seats)
        match.take(window, seat, rng.choice(list(window.menu(seat))))
    assert asked > 20


def test_what_is_offered_needs_no_reason() -> None:
    match = Match.start(games.get("talisman"), Setup(seats=2, seed="1"))
    (offer,) = match.offers()
    assert match.reasons(offer.seat, offer.options[0].id) == ()
    assert match.reasons(offer.seat, "nonsense") == (NOT_NOW,)
