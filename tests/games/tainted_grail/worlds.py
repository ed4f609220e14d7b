"""A small world for tests of setting up: the first Location and its neighbours, two Chapters, a few of each deck."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

from .thin import GAME, HEROES, Game, Item, play

SIDES = {"north": (0, 1), "west": (-1, 0), "east": (1, 0), "south": (0, -1)}
OPPOSITE = {"north": "south", "south": "north", "west": "east", "east": "west"}


def cross(start: int) -> list[Item]:
    """A Location and the four to which its Keys point; nobody knows what lies two cells north."""
    keys = {side: str(start + 1 + number) for number, side in enumerate(SIDES)}
    middle = {"id": str(start), "x": 0, "y": 0, "keys": keys, "seals": ["menhir"]}
    around = [
        {"id": keys[side], "x": x, "y": y, "keys": {OPPOSITE[side]: str(start)}} for side, (x, y) in SIDES.items()
    ]
    around[0]["keys"]["north"] = str(start + 9)
    return [middle, *around, {"id": str(start + 9), "x": 0, "y": 2, "keys": {"south": str(start + 1)}}]


def chapters(start: int = 101) -> list[Item]:
    decks = [{"levels": [1]}, {"players": 2, "levels": [2]}]
    return [{"id": "1", "start": str(start), "decks": decks, "mercy": "500"}, {"id": "2", "decks": decks}]


def encounter(colour: str, level: int) -> Item:
    return {"id": f"{colour}-{level}", "kind": "text", "colour": colour, "level": level, "ways": [{"text": "go"}]}


WORLD: dict[str, list[Item]] = {
    "locations": cross(101),
    "chapters": chapters(),
    "encounters": [encounter(colour, level) for colour in ("gray", "green") for level in (1, 2)],
    "items": [{"id": f"item-{number}", "craftable": number > 4} for number in range(1, 9)],
    "secrets": [
        {"id": "secret-42", "number": 42, "everyone": True},
        {"id": "secret-7", "number": 7},
        {"id": "secret-8", "number": 8, "personal": True, "character": "beor"},
    ],
    "story-events": [{"id": f"event-{number}-{part}", "chapter": number, "part": part}
                     for number in (1, 2) for part in (1, 2)],
    "random-events": [{"id": "random-1", "count": 3}],
    "journal": [{"id": "500", "do": [{"do": "food", "by": 2, "who": "all"}]}],
    "statuses": [{"id": "ferry", "parts": 3}, {"id": "saved-by-the-goddess"}],
    "quests": [{"id": "quest-1", "goal": {"status": "ferry", "part": 3}, "success": "500"}],
}  # fmt: skip


def start(seats: int = 1, content: dict[str, list[Item]] | None = None, seed: str = "0", **options: Any) -> Game:
    """A Campaign that has just been begun."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    whole = {**WORLD, **(content or {})}
    return Match.start(GAME, Setup(seats, seed, named), GAME.content(extra=whole), telling=True)


def gathered(seats: int = 1, content: dict[str, list[Item]] | None = None, seed: str = "0", **options: Any) -> Game:
    """Everybody has a Character, ailei first, and has read the letter; nobody keeps the books."""
    match = start(seats, content, seed, **options)
    take(match, seats)
    if seats > 1:
        play(match, *(f"{seat} no-chronicler" for seat in range(seats)))
    return match


def take(match: Game, seats: int) -> None:
    for seat in range(seats):
        if seat < len(HEROES) - 1 or seats < len(HEROES):
            play(match, f"{seat} character:{HEROES[seat]['id']}")
    play(match, *(f"{seat} have-read" for seat in range(seats)))
