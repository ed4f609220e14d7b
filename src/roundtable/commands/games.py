"""`roundtable games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from roundtable import games
from roundtable.commands.output import print_json
from roundtable.kernel.game import Game


def run(args: Namespace) -> int:
    entries = [_entry(games.get(name)) for name in games.names()]
    if args.json:
        print_json(entries)
        return 0
    for entry in entries:
        seats = entry["seats"]
        number = f"{seats[0]} to {seats[1]} seats" if seats[0] != seats[1] else f"{seats[0]} seats"
        kind = " (a slice: a piece of the game that the kernel is tested with)" if entry["slice"] else ""
        print(f"{entry['id']}: {entry['title']['en']}, {number}{kind}")
        for option, values in entry["options"].items():
            print(f"  option {option}: {', '.join(str(value) for value in values)}")
        print(f"  rules {entry['rules']}, packs {', '.join(entry['packs'])}")
    return 0


def _entry(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": dict(game.titles),
        "slice": game.is_slice,
        "version": game.version,
        "seats": [game.least_seats, game.most_seats],
        "options": {choice.name: list(choice.values) for choice in game.choices},
        "rules": len(game.rulebook.counted()),
        "packs": [pack.name for pack in sorted((game.folder / "packs").iterdir())],
    }
