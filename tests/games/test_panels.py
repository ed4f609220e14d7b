"""A game that makes the seats' panels by themselves makes those of its scene."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import SeatPanel
from roundtable.kernel.seats import WATCHER


@pytest.mark.parametrize("name", games.names())
def test_panels_are_those_of_the_scene(name: str) -> None:
    game = games.get(name)
    match: Match[Any, Any] = Match.start(game, Setup(game.least_seats, "panels"), game.content())
    rng = random.Random(7)
    for _ in range(80):
        if match.over:
            break
        offer = rng.choice(match.offers())
        chosen = rng.choice(offer.options).id
        for seat in (*range(match.setup.seats), WATCHER):
            panels = tuple(part for part in match.scene(seat).parts if isinstance(part, SeatPanel))
            assert game.panels(match.table.state, match.content, seat) == panels
        check_preview(match, offer.seat, offer.decision, chosen)
        match.answer(offer.seat, offer.decision, chosen)


def check_preview(match: Match[Any, Any], seat: int, decision: str, option: str) -> None:
    """Of the panels a preview tells just what it tells of everything."""
    before = match.scene(seat)
    try:
        everything = match.preview(seat, decision, option, before)
    except RoundtableError as refused:
        with pytest.raises(type(refused)):
            match.preview_panels(seat, decision, option, before)
    else:
        told = match.preview_panels(seat, decision, option, before)
        assert told == [change for change in everything if change.path.startswith("seat:")]
