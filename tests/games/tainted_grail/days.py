"""A small land for tests of days: Locations, a Menhir in 101, and Characters who stand there."""

from __future__ import annotations

from typing import Any

from .test_land import CROSS, lands
from .thin import HEROES, position

Item = dict[str, Any]
NIGHT = {"dream": {"id": "101.dream"}, "nightmare": {"id": "101.nightmare"}}


def day(*seats: Item, now: str = "round", content: Any = None, timed: bool = False, **given: Any) -> Any:
    """What follows in a day. Everybody stands in 101 unless it says otherwise; two Locations are connected to it.

    Nobody waits for the clock at this table, unless it is `timed`.
    """
    people = [{"at": "101", **seat} for seat in (seats or ({},))]
    given.setdefault("sites", {"101": 5, "102": -1, "103": -1})
    whole = {
        "locations": CROSS,
        "chapters": [{"id": "1", "decks": [{"levels": [1]}], "when_low": 0}],
        **(content or {}),
    }
    return position(*people, content=whole, timed=timed, now=now, **given)


def action(place: str = "101", **more: Any) -> dict[str, list[Item]]:
    """The land with a Location Action."""
    return lands({"id": place, "action": {"text": "work", **more}})


def skilled(who: str, **power: Any) -> dict[str, list[Item]]:
    """One of the heroes with an Action of its own."""
    made = {"when": "character-action", **power}
    return {"characters": [{**hero, "action": made} if hero["id"] == who else hero for hero in HEROES]}


def item(name: str, *powers: Item, **more: Any) -> Item:
    return {"id": name, "powers": list(powers), **more}


def of(match: Any, field: str) -> list[Any]:
    """What each Character has."""
    return [getattr(one, field) for one in match.state.seats]
