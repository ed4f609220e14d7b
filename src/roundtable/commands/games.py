"""`roundtable games`: what there is to play."""

from __future__ import annotations

import textwrap
from argparse import Namespace
from typing import Any

from roundtable import games
from roundtable.kernel.game import Game

from .output import print_json


def run(args: Namespace) -> int:
    found = [games.get(name) for name in ([args.game] if args.game else games.names())]
    if args.json:
        print_json([_entry(game) for game in found])
        return 0
    for game in found:
        _print(game, args.lang, full=bool(args.game))
    return 0


def _print(game: Game[Any, Any], lang: str, *, full: bool) -> None:
    """A game in a few lines; in full with its goal and what each table option means."""
    entry = _entry(game)
    seats = entry["seats"]
    number = f"{seats[0]} to {seats[1]} seats" if seats[0] != seats[1] else f"{seats[0]} seats"
    kind = " (a slice: a piece of the game that the kernel is tested with)" if entry["slice"] else ""
    print(f"{entry['id']}: {entry['title'][lang]}, {number}{kind}")
    texts = game.texts(game.content()) if full else None  # cards take time to read, so only where they are wanted

    def words(key: str) -> str:
        return texts.say(lang, key) if texts is not None and texts.knows(lang, key) else ""

    if goal := words("goal"):
        print(textwrap.fill(goal, 100, initial_indent="  ", subsequent_indent="  "))
    for choice in game.choices:
        about = words(f"choice-{choice.name}")
        if not about:
            print(f"  option {choice.name}: {', '.join(str(value) for value in choice.values)}")
            continue
        print(f"  option {choice.name}: {about}")
        for index, value in enumerate(choice.values):
            default = " (default)" if index == 0 else ""
            meaning = words(f"choice-{choice.name}-{str(value).lower()}")
            print(f"    {f'{choice.name}={value}'.lower():<20} {meaning}{default}".rstrip())
    print(f"  rules {entry['rules']}, packs {', '.join(entry['packs'])}")


def _entry(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": dict(game.titles),
        "slice": game.is_slice,
        "version": game.version,
        "seats": [game.least_seats, game.most_seats],
        "options": {choice.name: list(choice.values) for choice in game.choices},
        "rules": len(game.rulebook.rules),
        "packs": [pack.name for pack in sorted((game.folder / "packs").iterdir())],
    }
