"""A game that makes the seats' panels by themselves makes those of its scene."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.errors import PreviewRefused
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
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
        check_previews(match, offer)
        check_costs(match, offer)
        match.answer(offer.seat, offer.decision, chosen)


def check_previews(match: Match[Any, Any], offer: Offer) -> None:
    """Of the panels, all options tried at once tell just what each by itself tells of everything."""
    before = match.scene(offer.seat)
    try:
        told = match.previews(offer.seat, offer.decision, [option.id for option in offer.options], before)
    except PreviewRefused:
        told = {}
    for option in offer.options:
        try:
            everything = match.preview(offer.seat, offer.decision, option.id, before)
        except PreviewRefused:
            assert option.id not in told
        else:
            assert told[option.id] == [change for change in everything if change.path.startswith("seat:")]


def check_costs(match: Match[Any, Any], offer: Offer) -> None:
    """A price is of a number that the payer's panel shows."""
    panels = [part for part in match.scene(offer.seat).parts if isinstance(part, SeatPanel)]
    shown = {number.id for panel in panels if panel.seat == offer.seat for number in panel.numbers}
    for option in offer.options:
        assert {name for name, _ in match.game.costs(match.table, offer.seat, option, offer.prompt)} <= shown
