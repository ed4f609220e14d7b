"""Nothing lost: workers under load are killed at random moments, again and again. ROUNDTABLE_KILLS asks for more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import tempfile
import threading
import time
from pathlib import Path

import pytest
from tests.tables import player
from tests.tables.kept import Told, nothing_is_lost
from tests.tables.stories import ANN, BOT, ME, PATIENCE, hall_at

from roundtable.tables import TablePlan
from roundtable.tables.workers.peers import Peers, WorkerSockets

ROUNDS = int(os.environ.get("ROUNDTABLE_KILLS", "5"))
SPAWN = multiprocessing.get_context("spawn")
ROOT = str(Path(__file__).parents[2])


class Worker:
    """A process that plays, and what it has acknowledged so far."""

    def __init__(self, address: str, seed: int, tables: list[str], neighbours: Peers | None = None) -> None:
        self.lines: list[str] = []
        self._errors = tempfile.NamedTemporaryFile("r")  # noqa: SIM115  # as long as the worker lives
        told, out = SPAWN.Pipe(duplex=False)
        given = (address, seed, tables, neighbours, out, self._errors.name)
        self.process = SPAWN.Process(target=player.run, args=given, daemon=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(ROOT)  # so that the new process finds this folder, too
            self.process.start()
        out.close()
        self._told = told
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with os.fdopen(os.dup(self._told.fileno()), encoding="utf-8") as stream:
            self.lines += (line.rstrip("\n") for line in stream if line.endswith("\n"))

    def wait_for(self, answers: int) -> None:
        """Until so many answers were acknowledged."""
        started = time.monotonic()
        while sum(line.startswith("answer") for line in self._seen()) < answers:
            assert self.process.is_alive(), f"the worker ended by itself: {self.errors()}"
            assert time.monotonic() - started < 2 * PATIENCE, "the worker plays nothing"
            time.sleep(0.02)

    def errors(self) -> str:
        self._errors.seek(0)
        return f"{self.process.exitcode} {self._errors.read()}"

    def _seen(self) -> list[str]:
        return list(self.lines)

    def kill(self) -> None:
        """Ends it as a power cut would, but for the machine."""
        self.process.kill()
        self.process.join()
        self._reader.join(PATIENCE)
        self._told.close()


async def tables_of(address: str) -> list[str]:
    async with hall_at(address) as hall:
        plans = [
            TablePlan("talisman", [ME, ME, BOT]),
            TablePlan("talisman-duel", [ME, ME]),
            TablePlan("grail-party", [ME, ME]),
        ]
        return [(await hall.create(plans[number % 3], ANN)).id for number in range(9)]


def test_a_server_that_is_killed_loses_nothing(sqlite_address: str) -> None:
    rng = random.Random(11)
    tables, told = asyncio.run(tables_of(sqlite_address)), Told()
    for number in range(ROUNDS):
        worker = Worker(sqlite_address, number, tables)
        worker.wait_for(rng.randint(30, 90))
        time.sleep(rng.random() * 0.05)
        worker.kill()
        told.add(worker.lines)
    asyncio.run(nothing_is_lost(sqlite_address, told, ROUNDS, len(tables)))


@pytest.mark.parametrize("database", ["postgres", "sqlite"])
def test_a_killed_worker_of_two_loses_nothing(database: str, request: pytest.FixtureRequest) -> None:
    rng, street = random.Random(12), WorkerSockets(2)
    address: str = request.getfixturevalue(f"{database}_address")
    tables, told = asyncio.run(tables_of(address)), Told()
    workers = [Worker(address, 100 + place, tables, Peers(street, place)) for place in range(2)]
    for number in range(ROUNDS):
        place = number % 2
        victim, other = workers[place], workers[1 - place]
        victim.wait_for(rng.randint(20, 60))
        time.sleep(rng.random() * 0.05)
        victim.kill()
        street.died(place)
        told.add(victim.lines)
        before = len(other.lines)
        other.wait_for(sum(line.startswith("answer") for line in list(other.lines)) + 10)
        assert len(other.lines) > before
        workers[place] = Worker(address, number, tables, Peers(street, place))
    for worker in workers:
        worker.wait_for(5)
        worker.kill()
        told.add(worker.lines)
    asyncio.run(nothing_is_lost(address, told, ROUNDS + 2, len(tables)))
