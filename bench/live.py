"""`python -m bench.live`: real sockets playing random seats at many tables at once against a real server.

Answers a second, milliseconds from a click to the other players' screens, memory for a table, commits; beside them the
same players with a server that only echoes, for what this machine and these players can do at all. Half of the tables
play Talisman with four seats, half the two seats of talisman-duel; every seat is a person of its own with its own
socket, and every match is somewhere in its midst when it begins. Players and server share the machine's cores: `server`
and `players` say how much of one each of them used. `disk ms` is the longest that a bare write took meanwhile.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench import live_old, live_profile
from bench.disk import Disk
from bench.live_clients import Job, Played
from bench.live_server import Running, database, roundtable, started
from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

MIX: Final = (("talisman", 4, 300), ("talisman-duel", 2, 10))
"""Games, their seats, and the most answers that lie behind a match when it begins: duels are short."""
SAVES: Final = 24
WARM_UP: Final = 3.0
PACED: Final = 300.0
VIEW_BYTES: Final = 18_000
"""About a view of this mix as JSON: what the echo sends."""


class Case(Struct, frozen=True):
    """One thing to measure."""

    name: str
    db: str = "sqlite"
    workers: int = 1
    shown_as: str = "json"
    pace: float = 0.0


class Figure(Struct):
    """What came of it."""

    name: str
    tables: int
    answers_per_second: float
    durable: int
    """Answers told to be durable while measuring."""
    p50: float
    """Milliseconds from an answer to the others' screens."""
    p99: float
    own_p99: float
    late_p99: float
    """By how much the players themselves were late, where they keep a pace."""
    server: float
    """Processors that the server kept busy."""
    players: float
    cpu_ms: float
    """Milliseconds of the server's processor time for an answer."""
    table_kib: float
    """Resident memory for each table with its sockets."""
    view_bytes: float
    answers_per_commit: float
    commit_ms: float
    disk_ms: float
    """The longest that a few bytes of our own took to be on the disk meanwhile: no answer can be quicker."""
    finished: int
    seconds: float


def saved(folder: Path) -> list[tuple[str, int]]:
    """Matches in their midst, of both games in turns: their files, and how many seats they have."""
    rng = random.Random(4)
    found = []
    for number in range(SAVES):
        for name, seats, longest in MIX:
            game = games.get(name)
            match = Match.start(game, Setup(seats, f"live-{number}", timed=False), game.content())
            data = match.save()
            for _ in range(rng.randrange(longest)):
                offer = rng.choice(match.offers())
                match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
                if match.over:
                    break
                data = match.save()
            file = folder / f"{name}-{number}"
            file.write_bytes(data)
            found.append((str(file), seats))
    return found


def cases(args: argparse.Namespace) -> list[Case]:
    """What was asked for, or all of it."""
    if args.report:
        return [
            Case("one worker, SQLite, JSON, full load"),
            Case(f"one worker, SQLite, JSON, {PACED:.0f} answers/s", pace=PACED),
            Case("one worker, SQLite, fragments, full load", shown_as="html"),
            Case(f"one worker, SQLite, fragments, {PACED:.0f} answers/s", shown_as="html", pace=PACED),
            Case("two workers, SQLite, JSON, full load", workers=2),
            Case("two workers, SQLite, fragments, full load", workers=2, shown_as="html"),
            Case(f"two workers, SQLite, fragments, {PACED:.0f} answers/s", workers=2, shown_as="html", pace=PACED),
            Case("two workers, PostgreSQL, JSON, full load", "postgresql", 2),
            Case("two workers, PostgreSQL, fragments, full load", "postgresql", 2, "html"),
            Case(f"two workers, PostgreSQL, fragments, {PACED:.0f} answers/s", "postgresql", 2, "html", PACED),
        ]
    if args.shown_as or args.db or args.pace is not None or args.workers:
        shown_as, db, workers = args.shown_as or "json", args.db or "sqlite", args.workers or 1
        return [Case(f"{db} {workers} {shown_as}", db, workers, shown_as, args.pace or 0.0)]
    return [
        Case("echo, full load", "echo"),
        Case("SQLite, JSON, full load"),
        Case("SQLite, JSON, paced", pace=PACED),
        Case("SQLite, fragments, paced", shown_as="html", pace=PACED),
        Case("PostgreSQL, JSON, full load", "postgresql"),
        Case("PostgreSQL, fragments, paced", "postgresql", shown_as="html", pace=PACED),
        Case("PostgreSQL, 2 workers, JSON, full load", "postgresql", 2),
        Case("PostgreSQL, 2 workers, fragments, paced", "postgresql", 2, "html", PACED),
        Case("echo again, full load", "echo"),
    ]


@contextmanager
def serving(case: Case) -> Iterator[Running]:
    if case.db == "echo":
        with started("bench.live_server", "echo", str(VIEW_BYTES)) as running:
            yield running
        return
    with database(case.db) as url, roundtable(url, case.workers) as running:
        yield running


def measured(case: Case, args: argparse.Namespace) -> Figure:
    """Runs one case."""
    with serving(case) as server:
        return _measured(case, args, server)


def _measured(case: Case, args: argparse.Namespace, server: Running) -> Figure:
    empty = server.memory()
    players = [_player(case, args, server.port, number) for number in range(args.processes)]
    for player in players:
        _line(player)
    full = server.memory()
    for player in players:
        _tell(player, "go")
    time.sleep(WARM_UP)
    before, cpu = _counted(case, server), server.cpu()
    profile = live_profile.start(server.workers()[0], args.seconds, args.profile) if args.profile else None
    with Disk() as disk:
        time.sleep(max(0.0, args.seconds - 0.2))
    after, used = _counted(case, server), server.cpu() - cpu
    played = [msgspec.json.decode(_line(player), type=Played) for player in players]
    full = max(full, server.memory())
    for player in players:
        player.wait()
    if profile is not None:
        live_profile.show(profile, args.profile)
    failures = [one.failure for one in played if one.failure]
    if failures:
        raise RuntimeError(f"{case.name}: {failures[0]}")
    kib = (full - empty) / args.tables / 1024
    return _figure(case, args, played, used, kib, before, after, disk.longest)


def _player(case: Case, args: argparse.Namespace, port: int, number: int) -> subprocess.Popen[str]:
    """A process of players at its share of the tables."""
    tables = [args.saves[place % len(args.saves)] for place in range(args.tables)][number :: args.processes]
    job = Job(port, tables, case.shown_as, case.pace / args.processes, args.seconds, WARM_UP, number)
    player = subprocess.Popen(
        [sys.executable, "-m", "bench.live_clients"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    _tell(player, msgspec.json.encode(job).decode())
    return player


def _tell(player: subprocess.Popen[str], words: str) -> None:
    assert player.stdin is not None
    player.stdin.write(words + "\n")
    player.stdin.flush()


def _line(player: subprocess.Popen[str]) -> str:
    assert player.stdout is not None
    line = player.stdout.readline()
    if not line:
        raise RuntimeError("the players failed")
    return line


def _counted(case: Case, server: Running) -> dict[str, float]:
    """A worker's own counts; of several workers any one may answer, so there they say nothing."""
    return server.figures() if case.db != "echo" and case.workers == 1 else {}


def _figure(
    case: Case, args: argparse.Namespace, played: list[Played], cpu: float, kib: float,
    before: dict[str, float], after: dict[str, float], disk_ms: float,
) -> Figure:  # fmt: skip
    answers, seconds = sum(one.answers for one in played), max(one.seconds for one in played)

    def grown(name: str) -> float:
        return after.get(f"roundtable_{name}_total", 0.0) - before.get(f"roundtable_{name}_total", 0.0)

    return Figure(
        name=case.name,
        tables=args.tables,
        answers_per_second=answers / seconds,
        durable=0 if case.db == "echo" else answers,
        p50=share([one.others for one in played], 0.5),
        p99=share([one.others for one in played], 0.99),
        own_p99=share([one.own for one in played], 0.99),
        late_p99=share([one.late for one in played], 0.99),
        server=cpu / seconds,
        players=sum(one.cpu for one in played) / seconds,
        cpu_ms=cpu * 1000 / max(1, answers),
        table_kib=kib,
        view_bytes=sum(one.bytes_read for one in played) / max(1, sum(one.views for one in played)),
        answers_per_commit=grown("answers") / max(1.0, grown("commits")),
        commit_ms=grown("commit_seconds") * 1000 / max(1.0, grown("commits")),
        disk_ms=disk_ms,
        finished=sum(one.finished for one in played),
        seconds=seconds,
    )


def share(counts: Sequence[Mapping[int, int]], part: float) -> float:
    """The milliseconds within which this part of them lies."""
    together = sum(map(Counter, counts), Counter[int]())
    left = part * together.total()
    for tenths, count in sorted(together.items()):
        left -= count
        if left <= 0:
            return tenths / 10
    return 0.0


HEADS: Final = (
    ("answers/s", "answers_per_second", "9.0f"), ("p50 ms", "p50", "8.1f"), ("p99 ms", "p99", "8.1f"),
    ("late ms", "late_p99", "8.1f"), ("server", "server", "7.2f"), ("players", "players", "8.2f"),
    ("cpu ms", "cpu_ms", "7.3f"), ("KiB/table", "table_kib", "10.0f"), ("B/view", "view_bytes", "8.0f"),
    ("a/commit", "answers_per_commit", "9.1f"), ("commit ms", "commit_ms", "10.1f"), ("disk ms", "disk_ms", "8.0f"),
)  # fmt: skip


def head() -> str:
    return " " * 50 + "".join(f"{name:>{int(form.split('.')[0])}}" for name, _, form in HEADS)


def row(figure: Figure) -> str:
    return f"{figure.name:50}" + "".join(f"{getattr(figure, name):{form}}" for _, name, form in HEADS)


REPORTED: Final = (
    "| {0.name} | {0.answers_per_second:,.0f} | {0.p50:.0f} ms | {0.p99:.0f} ms | {0.disk_ms:.0f} ms "
    "| {0.cpu_ms:.2f} ms | {1:.2f} MiB |"
)


def report(figures: Sequence[Figure], old: live_old.Old | None) -> str:
    """All that is asked of live tables, as the README shows it."""
    names = ("", "answers/s", "p50", "p99", "disk, longest", "processor an answer", "memory a table")
    lines = [f"| {' | '.join(names)} |", "|---|" + "---:|" * (len(names) - 1)]
    lines += [REPORTED.format(figure, figure.table_kib / 1024) for figure in figures]
    return "\n".join([*lines, "", live_old.told(old) if old is not None else ""])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.live", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each case (default 15)")
    parser.add_argument("--pace", type=float, metavar="N", help="answers a second; 0: as many as the server takes")
    parser.add_argument("--db", metavar="KIND", help="sqlite, postgresql, an address, or echo (default: all cases)")
    parser.add_argument("--as", dest="shown_as", choices=("json", "html"), help="what the sockets are sent")
    parser.add_argument("--workers", type=int, metavar="N", help="of the server")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="of players (default 1)")
    parser.add_argument("--old", type=int, default=5_000, metavar="N", help="answers behind the old table; 0: none")
    parser.add_argument("--profile", metavar="FILE", help="record the server with py-spy, and show what costs most")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--report", action="store_true", help="the table for the README: some six minutes, best alone")
    args = parser.parse_args(argv)
    chosen = cases(args)
    figures: list[Any] = []
    if not args.json:
        print(f"{args.tables} tables, half talisman with 4 seats, half talisman-duel with 2; {args.seconds:.0f} s each")
        print(head())
    with tempfile.TemporaryDirectory(prefix="roundtable-saves-") as folder:
        args.saves = saved(Path(folder))
        for case in chosen:
            figures.append(measured(case, args))
            if not args.json:
                print(row(figures[-1]), flush=True)
    if args.old and len(chosen) > 1:
        figures.append(live_old.measured(args.old))
        if not args.json:
            print(live_old.told(figures[-1]))
    if args.report:
        old = figures.pop() if args.old else None
        print(f"\n{report(figures, old)}")
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
