"""`roundtable tables`: what the server's owner does with whole tables, while no server uses the database."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from datetime import datetime
from pathlib import Path

from sqlalchemy import select

from roundtable.kernel.errors import RoundtableError
from roundtable.tables import TableRegistry, TablesConfig
from roundtable.tables.keys import new_token, person
from roundtable.tables.model import TableInfo
from roundtable.tables.storage import delete_tables as pruning
from roundtable.tables.storage.schema import TABLES
from roundtable.web.server.workers import SECRET, ServeOptions

from .output import print_json, write_new


def run(args: Namespace) -> int:
    return asyncio.run(
        {"list": _list, "export": _export, "import": _import, "prune": _prune, "check": _check}[args.action](args)
    )


async def _hall(args: Namespace) -> TableRegistry:
    """The tables, standing still: bots and clocks do not run."""
    packs = {folder.resolve().name: folder.resolve() for folder in args.pack}
    secret = os.environ.get(SECRET, "").encode() or None
    return await TableRegistry.open(
        ServeOptions(db=args.db).url, secret=secret, config=TablesConfig(packs=packs), working=False
    )


async def _list(args: Namespace) -> int:
    hall = await _hall(args)
    try:
        found = await hall.newest(args.limit)
    finally:
        await hall.close()
    if args.json:
        print_json(found)
        return 0
    for info in found:
        print(_line(info))
    if not found:
        print("There are no tables yet.")
    return 0


def _line(info: TableInfo) -> str:
    when = datetime.fromtimestamp(info.touched / 1000).strftime("%Y-%m-%d %H:%M")
    people = ", ".join(seat.name or seat.kind for seat in info.seats)
    return f"{info.id}  {when}  {info.status:8}{info.game:18}{info.answers:>6} answers  {people}"


async def _check(args: Namespace) -> int:
    """Opens every table; 1 if one can't be."""
    hall = await _hall(args)
    bad = 0
    try:
        names = [row.id for row in await hall.store.read(select(TABLES.c.id).order_by(TABLES.c.id))]
        for name in names:
            try:
                await hall.table(name)
            except RoundtableError as error:
                bad += 1
                print(f"{name}: {error}", file=sys.stderr)
            await hall.evict(0)
    finally:
        await hall.close()
    print(f"{len(names) - bad} of {len(names)} tables are sound.")
    return 1 if bad else 0


async def _export(args: Namespace) -> int:
    hall = await _hall(args)
    try:
        if args.campaign:
            data = await (await hall.table(args.table)).campaign_file()
        else:
            data = await hall.export_table(args.table, owner=True)
    finally:
        await hall.close()
    target = Path(args.out or f"{'campaign' if args.campaign else 'table'}-{args.table}.json")
    write_new(target, data)
    if args.campaign:
        print(f"Written to {target}: it holds no secret, and goes on from its last milestone.")
        return 0
    print(f"Written to {target}. While its game runs it tells every secret: keep it to yourself.")
    return 0


async def _prune(args: Namespace) -> int:
    """Deletes old tables, or says which ones that would be."""
    if args.older_than < 0:
        raise RoundtableError("--older-than takes a number of days, 0 or more.")
    hall = await _hall(args)
    try:
        old = await pruning.old_tables(hall.store, args.older_than, over=args.over)
        if args.export:
            await _export_all(hall, old, Path(args.export))
        if args.yes:
            await pruning.delete_tables(hall.store, [info.id for info in old])
    finally:
        await hall.close()
    if args.json:
        print_json({"deleted": args.yes, "tables": old})
        return 0
    for info in old:
        print(_line(info))
    print(_pruned(len(old), args))
    return 0


def _pruned(count: int, args: Namespace) -> str:
    """What was done, or how to have it done."""
    tables = f"{count} table{'' if count == 1 else 's'}"
    if not count:
        return "There is nothing that old."
    if args.yes:
        return f"{tables} deleted."
    first = "" if args.export else "--export FOLDER writes each to a file first; "
    return f"{tables} would go, and nothing was deleted. {first}--yes deletes them for good."


async def _export_all(hall: TableRegistry, tables: list[TableInfo], folder: Path) -> None:
    """A file for each; one that can't be exported is not lost without a word."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RoundtableError(f"{folder} can't be made: {error.strerror}.") from None
    for info in tables:
        write_new(folder / f"table-{info.id}.json", await hall.export_table(info.id, owner=True))


async def _import(args: Namespace) -> int:
    try:
        data = Path(args.file).read_bytes()
    except OSError as error:
        raise RoundtableError(f"{args.file} can't be read: {error.strerror}.") from None
    token = new_token()
    hall = await _hall(args)
    try:
        table = await hall.import_table(data, person(token))
        links = [(seat.name or f"seat {seat.seat + 1}", table.key_of(seat.seat)) for seat in table.seats]
        print(f"Table {table.id} is there. Whoever opens one of these links on your server takes that seat:")
        for name, key in [*links, ("to watch", table.key_of(None))]:
            print(f"  {name}: /join/{key}", file=sys.stdout)
    finally:
        await hall.close()
    return 0
