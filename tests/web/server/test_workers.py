"""`roundtable serve` as people start it: a process of its own, killed and started again, and the example client."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.web.house import Guest, run, serving
from tests.web.process import PATIENCE, ROOT, children, environment, free_port, start, stop

from roundtable.cli import main
from roundtable.tables.workers.peers import Peers, WorkerSockets
from roundtable.web.server.workers import Watch, browsable, shown

CLIENT = ROOT / "examples" / "client.py"


@contextmanager
def client(port: int, game: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-u", str(CLIENT), f"http://127.0.0.1:{port}", "--game", game]
    process = subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def lines(process: subprocess.Popen[str], many: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline() for _ in range(many)]


def test_the_example_client_plays_a_whole_game_through_restarts(tmp_path: Path) -> None:
    port, db, log = free_port(), f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "log"
    server = start(port, db, log=log)
    try:
        with client(port, "talisman") as player:
            told = lines(player, 60)
            assert stop(server) == 0, log.read_text()
            server = start(port, db, log=log)
            told += lines(player, 60)
            stop(server, signal.SIGKILL)
            server = start(port, db, log=log)
            rest, _ = player.communicate(timeout=PATIENCE)
            told += rest.splitlines()
            assert player.returncode == 0, rest[-2000:]
            assert "winners" in told[-1]
    finally:
        server.kill()
        server.wait()
    written = log.read_text()
    assert "Traceback" not in written, written[written.index("Traceback") - 500 :][:3000]
    assert '"what":"stopped"' in written
    table = re.search(r"/tables/(\w+)", told[0])
    assert table
    for words in told[:-1]:
        assert not words.startswith("{"), "every text has its words"


@pytest.mark.parametrize("game", ["grail-party", "kinfire-boosts"])
def test_the_example_client_plays_other_games(tmp_path: Path, game: str) -> None:
    port, log = free_port(), tmp_path / "log"
    server = start(port, f"sqlite:///{tmp_path}/tables.sqlite3", log=log)
    try:
        with client(port, game) as player:
            told, _ = player.communicate(timeout=PATIENCE)
            assert player.returncode == 0, told[-2000:]
            assert "winners" in told.splitlines()[-1]
    finally:
        assert stop(server) == 0, log.read_text()


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_two_workers_one_of_them_killed(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
    address = f"sqlite:///{tmp_path}/tables.sqlite3"
    if database == "postgres":
        address = request.getfixturevalue("postgres_address")
    port, log = free_port(), tmp_path / "log"
    server = start(port, address, "--workers", "2", log=log)

    async def story() -> None:
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as one, httpx.AsyncClient(
            base_url=base, timeout=PATIENCE
        ) as two:  # fmt: skip
            house: Any = type("Where", (), {"base": base, "sockets": base.replace("http", "ws")})
            ann, bob = Guest(house, one), Guest(house, two)
            for guest in (ann, bob):
                guest.token = (await guest.post("/api/people"))["token"]
                guest.http.headers["authorization"] = f"Bearer {guest.token}"
            table = await ann.table("talisman", "me", "open")
            await bob.join(await ann.key(table, 1), "Bob")
            assert await played(table, (ann, bob), 40) == 40
            await served_together(table, ann)
            killed = children(server.pid)[0]
            os.kill(killed, signal.SIGKILL)
            assert await played(table, (ann, bob), 40) == 40
            async with asyncio.timeout(PATIENCE):  # an answer may have been on its way when they stopped
                while len({(await guest.view(table))["version"] >> 16 for guest in (ann, bob)}) > 1:
                    await asyncio.sleep(0.05)

    async def served_together(table: str, guest: Guest) -> None:
        """Whichever worker takes a connection, a table's sockets are all at the worker that is its home."""
        ours = set()
        async with AsyncExitStack() as opened:
            for _ in range(10):
                line = await opened.enter_async_context(guest.line(table))
                assert (await line.next())["table"] == table
                ours.add(int(line.connection.local_address[1]))
            served = [clients(pid) & ours for pid in children(server.pid)]
        assert sorted(served, key=len) == [set(), ours]

    async def played(table: str, guests: tuple[Guest, ...], wanted: int) -> int:
        """People at their sockets, until so many answers were given."""
        given, enough = 0, asyncio.Event()

        async def plays(guest: Guest, rng: random.Random) -> None:
            nonlocal given
            while True:
                try:
                    async with guest.line(table) as line:
                        while given < wanted:
                            given += await line.play(rng, 1)
                        enough.set()
                        return
                except (OSError, websockets.WebSocketException):  # its worker was killed: come back, as a browser does
                    await asyncio.sleep(0.1)

        tasks = [asyncio.create_task(plays(guest, random.Random(i))) for i, guest in enumerate(guests)]
        await enough.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return given

    try:
        run(story)
        end = time.monotonic() + PATIENCE
        while '"what":"worker died"' not in log.read_text():  # the overseer looks now and then
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
    finally:
        assert stop(server) == 0, log.read_text()


def test_workers_stop_when_their_overseer_is_killed(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    address = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = start(port, address, "--workers", "2", log=log)
    workers = children(server.pid)
    assert len(workers) == 2
    stop(server, signal.SIGKILL)
    eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers), log)
    server = start(port, address, "--workers", "2", log=log)  # the port is free
    assert stop(server) == 0, log.read_text()


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    hasty = "from roundtable.web.server import workers\nworkers.HUNG = 6.0"
    server = start(port, f"sqlite:///{tmp_path}/tables.sqlite3", "--workers", "2", log=log, first=hasty)
    try:
        eventually(lambda: log.read_text().count('"what":"started"') == 2, log)
        before = children(server.pid)
        os.kill(before[0], signal.SIGSTOP)
        eventually(lambda: log.read_text().count('"what":"started"') == 3, log)
        assert '"what":"worker hangs"' in log.read_text()
        assert before[0] not in children(server.pid)
        assert before[1] in children(server.pid), "who lives is left alone"
    finally:
        assert stop(server) == 0, log.read_text()


def eventually(condition: Callable[[], bool], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.05)


def test_who_watches_over_workers_counts_its_own_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundtable.web.server.workers.HUNG", 1.0)
    monkeypatch.setattr("roundtable.web.server.workers.WATCH", 0.25)
    street = WorkerSockets(2)
    street.awake[0] = 1
    watch, one = Watch(street), Peers(street, 1)
    for look in range(20):
        street.beats[0] = time.monotonic() - 10_000 + look  # however old: it moves
        assert watch.hung() == []
    assert one.hanging() == [0]
    assert [watch.hung() for _ in range(4)] == [[], [], [], [0]]
    street.awake[0] = 0
    assert watch.hung() == []
    assert one.hanging() == []


def test_health_tells_of_a_worker_that_hangs(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as guest:
            street = WorkerSockets(2)
            street.awake[1], street.beats[1] = 1, time.monotonic()
            house.hall.neighbours = Peers(street, 0)
            assert (await guest.http.get("/healthz")).status_code == 200
            street.beats[1] -= 60
            answer = await guest.http.get("/healthz")
            assert (answer.status_code, answer.json()["status"]) == (503, "a worker hangs")
            house.hall.neighbours = None

    run(story)


def clients(pid: int) -> set[int]:
    """The ports of the clients with which a process has a connection."""
    inodes = {str(entry.readlink()) for entry in Path(f"/proc/{pid}/fd").iterdir() if entry.is_symlink()}
    lines = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    established = {f"socket:[{fields[9]}]": fields[2] for fields in lines if fields[3] == "01"}
    return {int(there.partition(":")[2], 16) for inode, there in established.items() if inode in inodes}


# --- what can't be ---


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--workers", "0"], "There must be at least one worker."),
        (["--port", "70000"], "A port is a number from 0 to 65535, not 70000."),
        (["--port", "x"], "Argument --port: invalid int value: 'x'."),
        (["--pack", "nowhere"], "nowhere is no pack: there is no pack.yaml in it."),
    ],
)
def test_a_bad_argument_gets_one_sentence(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["serve", *args])
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_port_that_is_taken_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["serve", "--port", str(taken.getsockname()[1])]) == 2
    assert "Can't serve at 127.0.0.1" in capsys.readouterr().err


def test_a_database_that_is_not_there_gets_one_sentence() -> None:
    command = [
        sys.executable,
        "-m",
        "roundtable",
        "serve",
        "--port",
        "0",
        "--db",
        "sqlite:////proc/no/such/folder/x.db",
    ]
    said = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1, said.stderr


def test_addresses_for_people() -> None:
    assert browsable("0.0.0.0") == "127.0.0.1"
    assert browsable("::1") == "[::1]"
    assert browsable("example.org") == "example.org"
    assert shown("postgresql://me:secret@host/db") == "postgresql://host/db"
