"""A worker of the kill tests: plays tables as fast as it can and prints each answer once it is acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from roundtable.kernel.errors import Refused
from roundtable.tables import LiveTable, SeatPlan, TablePlan, TableRegistry, TablesConfig
from roundtable.tables.errors import StoreError, TableError
from roundtable.tables.keys import person
from roundtable.tables.workers.peers import Peers

ANN = person("ann")
SECRET = b"a secret for tests, of more than 32 bytes"


def tell(*words: object) -> None:
    """A line that outlives this process."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def play(hall: TableRegistry, name: str, rng: random.Random) -> None:
    """Plays a table, and another when it is over."""
    table: LiveTable = await hall.table(name)
    said = 0
    while True:
        await asyncio.sleep(0)
        await table.ready()
        if table.status == "over":
            table = await hall.create(
                TablePlan("talisman-duel", [SeatPlan("me"), SeatPlan("me"), SeatPlan("bot")]), ANN
            )
            tell("table", table.id)
            continue
        offers = [offer for offer in table.offers() if table.seat(offer.seat).kind != "bot"]
        if not offers:
            await asyncio.sleep(0.002)
            continue
        offer = rng.choice(offers)
        option = rng.choice(offer.options).id
        try:
            await table.answer(offer.seat, offer.decision, option)
            tell("answer", table.id, offer.decision, offer.seat, option)
            if rng.random() < 0.1:
                said += 1
                words = f"{os.getpid()}/{said}"
                await table.talk(ANN, offer.seat, words)
                tell("talk", table.id, words)
        except StoreError as error:
            tell("store", type(error).__name__)
        except (Refused, TableError):
            pass  # another worker, or a bot, was first


async def main(address: str, seed: int, tables: list[str], neighbours: Peers | None) -> None:
    config = TablesConfig(
        bot_processes=0, lease=1.0, talk_burst=10**6, most_tables_of_one=10**6, snapshot_every=10, wish="always"
    )
    hall = await TableRegistry.open(address, secret=SECRET, config=config, neighbours=neighbours)
    if neighbours is not None:
        neighbours.serve(lambda connection, data: connection.close())
    tell("ready")
    await asyncio.gather(*(play(hall, table, random.Random(f"{seed}{table}")) for table in tables))


def run(
    address: str, seed: int, tables: list[str], neighbours: Peers | None, out: Connection, errors: str
) -> None:  # fmt: skip
    """In a process of its own, which tells on that pipe."""
    os.dup2(out.fileno(), 1)
    out.close()
    sys.stderr = Path(errors).open("w", encoding="utf-8", buffering=1)  # noqa: SIM115  # as long as the worker lives
    asyncio.run(main(address, seed, tables, neighbours))
