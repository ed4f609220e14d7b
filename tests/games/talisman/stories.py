"""Short stories at the table: seats as given, forced dice, answers line by line."""

from __future__ import annotations

from typing import Any

from roundtable.games.talisman import GAME
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

Game = Match[Any, Any]


def who(character: str, space: str, **more: Any) -> dict[str, Any]:
    """A seat of the story: no Fate and no spells unless they matter."""
    return {"character": character, "space": space, "fate": 0, "spells": [], **more}


def sturdy(character: str, space: str, **more: Any) -> dict[str, Any]:
    """A seat with 4 Life and 2 gold, whatever its card says."""
    return who(character, space, **{"lives": 4, "gold": 2, **more})


FAR = sturdy("elf", "city")
"""Somebody who is elsewhere; the next turn is theirs."""


ASKED_ALWAYS: dict[str, Any] = {"asking": "always"}
"""Most stories tell of a rule, not of how seldom people are asked."""


def start(
    *seats: dict[str, Any],
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    draw: dict[str, list[str]] | None = None,
    cards: list[dict[str, Any]] | None = None,
    content: dict[str, list[Any]] | None = None,
    seed: int = 1,
    **given: Any,
) -> Game:
    """A match in which these dice fall, and then ones for the next players' moves."""
    scenario = Scenario(
        game=GAME.id, about="", given={"seats": list(seats), **given}, options=ASKED_ALWAYS | (options or {}),
        dice=[*dice, 1, 1, 1, 1], draw=draw or {}, cards=cards or [], content=content or {}, seed=seed,
    )  # fmt: skip
    match = prepare(scenario, GAME)
    match.begin()
    return match


def fresh(seats: int, seed: object = 1, **options: Any) -> Game:
    """A match from its very beginning."""
    return Match.start(GAME, Setup(seats=seats, seed=str(seed), options=options), telling=True)


def play(match: Game, *lines: str) -> None:
    """Answers in order, each 'seat option'."""
    for line in lines:
        seat, _, option = line.partition(" ")
        offers = match.offers(int(seat))
        assert offers, f"{line}: seat {seat} is not asked; {asked(match)}"
        match.answer(int(seat), offers[0].decision, option)


def asked(match: Game) -> dict[int, str]:
    """Who is asked what."""
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def menu(match: Game, seat: int) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def told(match: Game) -> list[str]:
    """The names of all events so far."""
    return [event.key for event in match.events]


def lying(match: Game, space: str = "fields-1") -> list[str]:
    return list(match.state.spaces[space].cards) if space in match.state.spaces else []
