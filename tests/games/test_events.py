"""What the games say of their events: each is one that the game tells, and numbers are told with both values."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.events import Event
from roundtable.kernel.game import Game
from roundtable.kernel.telling import Gain, Telling

TOLD = [game for game in map(games.get, games.names()) if (game.folder / "events.yaml").is_file()]


def test_the_whole_games_say_what_their_events_are_worth() -> None:
    assert {game.id for game in TOLD} == set(games.names())


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_every_event_that_is_named_has_a_text_and_the_parameters_that_are_named(game: Game[Any, Any]) -> None:
    lines, telling = game.texts(game.content()).lines("en"), game.telling
    assert not [key for key in telling.keys if key not in lines.patterns]
    for named in (telling.causes, telling.hits):
        assert not [key for key, param in named.items() if param not in lines.variables(key)]
    for key, numbers in telling.numbers.items():
        assert {whose for _, whose, *_ in numbers} <= lines.variables(key)
    assert not [key for key in telling.met if key not in telling.causes]


def test_an_event_tells_whose_number_it_changed_and_how() -> None:
    telling = Telling(numbers={"takes-gold": (("gold", "other", "before", "after"), ("gold", "seat", "had", "has"))})
    event = Event(
        "takes-gold",
        (("seat", "@seat.0"), ("other", "@seat.2"), ("before", 3), ("after", 2), ("had", 0), ("has", 1)),
    )
    assert telling.gains(event) == [Gain(2, "gold", 3, 2), Gain(0, "gold", 0, 1)]
    assert telling.gains(Event("takes-gold", (("seat", "@seat.0"),))) == [], "as older matches told it"


def test_a_parameter_may_name_the_number_that_changes() -> None:
    telling = Telling(numbers={"changes": (("what", "seat", "before", "after"),)})
    event = Event("changes", (("seat", "@seat.1"), ("what", "@text.food"), ("before", 2), ("after", 3)))
    assert telling.gains(event) == [Gain(1, "food", 2, 3)]
