"""`roundtable pack`: content packs."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.packs import PackError, check, describe, game_of, schema
from roundtable.packs.game import PackGame

from .output import print_json


def run(args: Namespace) -> int:
    return {"check": _check, "schema": _schema, "list": _list, "show": _show}[args.action](args)


def _game(name: str) -> PackGame[object]:  # type: ignore[type-var]
    game = games.get(name)
    assert isinstance(game, PackGame), "every game takes its content from packs"
    return game


def _check(args: Namespace) -> int:
    path = Path(args.path)
    if not path.is_dir():
        raise RoundtableError(f"There is no folder {path}.")
    name = game_of(path)
    if name is None:
        raise RoundtableError(f"{path / 'pack.yaml'} doesn't say which game this pack is for: 'game: ...' is missing.")
    game = _game(name)
    core = game.core_pack
    below = [] if path.resolve() == core.resolve() else [core, *args.on]
    problems = check(game.spec, path, below=below)
    if args.json:
        print_json({"pack": str(path), "game": game.id, "problems": [str(problem) for problem in problems]})
    else:
        for problem in problems:
            print(problem, file=sys.stderr)
        if not problems:
            print(f"{path} is a sound pack for {game.id}.")
    return 2 if problems else 0


def _schema(args: Namespace) -> int:
    schemas = schema(_game(args.game).spec)
    if not args.out:
        print_json(schemas)
        return 0
    folder = Path(args.out)
    import msgspec

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, body in schemas.items():
            text = msgspec.json.format(msgspec.json.encode(body), indent=2)
            (folder / f"{name}.schema.json").write_bytes(text + b"\n")
    except OSError as error:
        raise RoundtableError(f"{folder} can't be written: {error.strerror}.") from None
    print(f"{len(schemas)} schemas written to {folder}.")
    return 0


def _list(args: Namespace) -> int:
    packs = [
        {"game": name, "pack": pack.id, "version": pack.version, "folder": str(_game(name).core_pack)}
        for name in games.names()
        for pack in _game(name).content().packs
    ]
    if args.json:
        print_json(packs)
    else:
        for pack in packs:
            print(f"{pack['game']}: {pack['pack']} {pack['version']}  {pack['folder']}")
    return 0


def _show(args: Namespace) -> int:
    game = _game(args.game)
    try:
        content = game.content(args.pack)
    except PackError as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        return 2
    if args.json:
        print_json(describe(content))
        return 0
    for collection in content:
        items = content[collection]
        total = sum(getattr(item, "count", 1) for item in items.values())
        print(f"{collection}: {len(items)} kinds, {total} in all")
        for item_id, item in items.items():
            number = getattr(item, "count", 1)
            print(f"  {number} x {content.text(args.lang, collection, item_id, 'name')} ({item_id})")
    return 0
