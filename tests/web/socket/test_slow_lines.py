"""Three people with lines of 20, 300 and 900 ms race against the clock, over real sockets.

Only windows in which the machine itself kept time are judged; where it was late, nobody can say who was first.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from fractions import Fraction
from pathlib import Path
from statistics import median
from typing import Any

import pytest
import websockets
from tests.games.reflets.tables import start
from tests.web.house import Guest, House, Line, run, serving, until
from tests.web.slow_line import SlowLine

from roundtable.tables import keys

LINES = (20, 300, 900)
TOGETHER = 200
"""What the game calls together."""
TABLES = 8
ENOUGH = 6
"""So many windows are judged."""
ROUNDS = 8
"""So often eight more are tried, until there are enough."""
KEPT_TIME = 0.02
"""Seconds by which the server, the racers and their lines may be late in a window that is judged."""
REMI = ["remi-chelin", "brunhilda-bashford", "tom-scram", "reggie-the-mule", "kyo-shin-zamurato"]
SAVE = start({"heroes": REMI}, many=4, timed=True, options={"seconds": 8}).save()
"""Seat 0 is about to announce a Blessing; the others may call DAH. With 8 seconds, for a machine that is busy."""


class Racer:
    """Somebody who claims so long after their page had the window, over a line of their own."""

    def __init__(self, seat: int, line: Line, reaction: int) -> None:
        self.seat = seat
        self.line = line
        self.reaction = reaction
        self.took = 0.0
        """By their own watch, in milliseconds."""

    async def claim(self) -> None:
        message = await self.line.until(
            lambda m: m["type"] == "view" and any(o["prompt"]["key"] == "ask-dah" for o in m["offers"])
        )
        since = time.monotonic()
        (offer,) = message["offers"]
        assert offer["deadline"] - offer["opened"] == 8000
        await asyncio.sleep(self.reaction / 1000)
        self.took = (time.monotonic() - since) * 1000
        answer = {"type": "answer", "seat": self.seat, "decision": offer["decision"], "option": "dah"}
        await self.line.connection.send(json.dumps(answer))


async def seated(house: House, people: list[Guest]) -> str:
    """A table of these four."""
    answer = await people[0].http.post(
        "/api/saves?seats=me,open,open,open", content=SAVE, headers={"content-type": "application/octet-stream"}
    )
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    for seat, person in enumerate(people[1:], 1):
        await person.join(await people[0].key(table, seat), f"P{seat}")
    return table


class Watch:
    """How late this event loop was, which the server and the racers share, and the lines, at the most."""

    def __init__(self, lines: list[SlowLine]) -> None:
        self._lines = lines
        self._late = 0.0

    async def __aenter__(self) -> Watch:
        for line in self._lines:
            line.late = 0.0
        self._task = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()

    async def _look(self) -> None:
        while True:
            due = time.monotonic() + 0.005
            await asyncio.sleep(0.005)
            self._late = max(self._late, time.monotonic() - due)

    @property
    def late(self) -> float:
        return max(self._late, *(line.late for line in self._lines))


async def race(
    house: House, table: str, people: list[Guest], lines: list[SlowLine], reactions: tuple[int, ...]
) -> tuple[Any, Any] | None:  # fmt: skip
    """One window: who claimed, in the order in which it came here, as how many milliseconds, and by their own watch;
    None if the machine did not keep time."""
    async with AsyncExitStack() as stack:
        racers = []
        for seat, (person, port) in enumerate(zip(people[1:], [line.port for line in lines], strict=True), 1):
            connection = await stack.enter_async_context(
                websockets.connect(
                    f"ws://127.0.0.1:{port}/tables/{table}/socket?as=json&scene=0",
                    additional_headers={"Authorization": f"Bearer {person.token}"}, max_size=None,
                )
            )  # fmt: skip
            racers.append(Racer(seat, Line(connection), reactions[seat - 1]))
            await racers[-1].line.of("view")
        live = await house.hall.table(table)
        known = [house.hall.lines.of(keys.person(person.token), live.hall.now()) for person in people[1:]]
        await until(lambda: None not in [line.least(live.hall.now()) for line in known])
        await asyncio.sleep(0.3)  # a second ping or two of the beginning
        (offer,) = live.offers(0)
        watch = await stack.enter_async_context(Watch(lines))
        await asyncio.gather(
            people[0].post(
                f"/api/tables/{table}/answers",
                {"seat": 0, "decision": offer.decision, "option": "skill:remi-chelin.1"},
            ),
            *(racer.claim() for racer in racers),
        )
        number = int(offer.decision) + 1
        await until(lambda: all(window.number != number for window in live.match.windows))
        late = watch.late
    if late > KEPT_TIME:
        return None
    rows = [row for row in live.match.rows if row.number == number and row.option is not None]  # type: ignore[union-attr]
    return [(row.seat, row.ms) for row in rows], {racer.seat: racer.took for racer in racers}  # type: ignore[union-attr]


async def races(house: House, reactions: tuple[int, ...]) -> list[tuple[Any, Any]]:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.guest()) for _ in range(4)]
        port = int(house.base.rpartition(":")[2])
        lines = [stack.enter_context(SlowLine(port, line)) for line in LINES]
        together, alone = asyncio.Semaphore(2), asyncio.Lock()

        async def one() -> tuple[Any, Any] | None:
            async with together:
                async with alone:  # a person brings one file at a time
                    table = await seated(house, people)
                return await race(house, table, people, lines, reactions)

        found: list[tuple[Any, Any]] = []
        for _ in range(ROUNDS):
            tried = await asyncio.gather(*(one() for _ in range(TABLES)))
            found += [window for window in tried if window is not None]
            if len(found) >= ENOUGH:
                return found
        pytest.skip("the machine is too busy to tell who was first")


def shares(found: list[tuple[Any, Any]]) -> list[float]:
    """How much of all windows each line won; who is together shares."""
    won = dict.fromkeys((1, 2, 3), Fraction())
    for claims, _ in found:
        first = min(ms for _, ms in claims)
        winners = [seat for seat, ms in claims if ms <= first + TOGETHER]
        for seat in winners:
            won[seat] += Fraction(1, len(winners) * len(found))
    return [float(share) for share in won.values()]


def test_equal_reactions_win_about_equally_whatever_the_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            found = await races(house, (700, 700, 700))
        assert all(len(claims) == 3 for claims, _ in found), "nobody came too late"
        assert all(claims[0][0] == 1 for claims, _ in found), "the quick line is always here first"
        assert min(shares(found)) > 0.2, (shares(found), found)
        off = [abs(ms - took[seat]) for claims, took in found for seat, ms in claims if seat < 3]
        assert median(off) < 40, f"what the server counts is what they took: {off}"

    run(story)


def test_300_ms_slower_does_not_win_over_any_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house:
            found = await races(house, (700, 1100, 1100))
        quick, *slow = shares(found)
        assert quick > 0.9, (quick, slow, found)
        assert max(slow) < 0.1

    run(story)
