"""Matches played up to the moment that a test is about, as the files a person can load."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

Wanted = Callable[[Match[Any, Any]], bool]


def saved(game: str, seats: int, wanted: Wanted, *, timed: bool = False, **options: Any) -> bytes:
    """The first moment of the first match (played at random, seed by seed) of which this is true."""
    for seed in range(200):
        match = Match.start(games.get(game), Setup(seats, str(seed), options, timed))
        chance = random.Random(seed)
        for _ in range(400):
            if match.outcome is not None:
                break
            if wanted(match):
                return match.save()
            offer = chance.choice(match.offers())
            match.answer(offer.seat, offer.decision, chance.choice(offer.options).id)
    raise AssertionError(f"No such moment in 200 matches of {game}.")


def asks(seat: int, key: str = "") -> Wanted:
    """Whether a seat, and no other, is asked; for a prompt, if one is named."""

    def wanted(match: Match[Any, Any]) -> bool:
        offers = match.offers()
        return {offer.seat for offer in offers} == {seat} and (not key or offers[0].prompt.key == key)

    return wanted


def undo_terms(match: Match[Any, Any], seat: int) -> tuple[int, ...] | None:
    """Whom an undo of this seat would ask; None where there is nothing to undo."""
    try:
        return match.undo_needs(seat)
    except RoundtableError:
        return None


def after(match: Match[Any, Any], seat: int, option: int = 0) -> Match[Any, Any]:
    """The match after that seat's answer, this one being left alone."""
    other = Match.load(match.save(), match.game)
    offer = other.offers(seat)[0]
    other.answer(seat, offer.decision, offer.options[option].id)
    return other


def arranged(game: str, options: dict[str, Any] | None = None, **given: Any) -> bytes:
    """A match that stands where a scenario's `given` says."""
    scenario = Scenario(game=game, about="", options=options or {}, seed=3, given=given)
    match = prepare(scenario, games.get(game))
    match.begin()
    return match.save()
