"""What was acknowledged, and whether the database has kept it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sqlalchemy import select
from tests.tables.stories import hall_at, verified

from roundtable.tables import TableRegistry
from roundtable.tables.storage.schema import MOVES, TALK


class Told:
    """Everything that was acknowledged, by any worker."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int, int, str]] = Counter()
        self.talk: Counter[tuple[str, str]] = Counter()
        self.tables: set[str] = set()

    def answer(self, table: str, decision: str, seat: int, option: str) -> None:
        self.answers[table, int(decision.split("+", maxsplit=1)[0]), seat, option] += 1
        self.tables.add(table)

    def add(self, lines: Iterable[str]) -> None:
        """What a worker has printed."""
        for line in lines:
            kind, *words = line.split(" ")
            if kind == "answer":
                table, decision, seat, option = words
                self.answer(table, decision, int(seat), option)
            elif kind == "talk":
                self.talk[words[0], words[1]] += 1
            elif kind == "store":
                raise AssertionError(f"the database failed: {line}")


async def nothing_is_lost(address: str, told: Told, kills: int, players: int) -> None:
    """Every acknowledged answer is there exactly once, and each table's journal verifies."""
    assert sum(told.answers.values()) > 15 * kills
    async with hall_at(address) as hall:
        await hall.automata.close()  # nobody moves while we count
        await _nothing_is_lost(hall, told, kills, players)


async def _nothing_is_lost(hall: TableRegistry, told: Told, kills: int, players: int) -> None:
    unsaid = 0
    for name in told.tables:
        table = await hall.table(name)
        rows = await hall.store.read(
            select(MOVES.c.seat, MOVES.c.number, MOVES.c.option).where(
                MOVES.c.table_id == name, MOVES.c.kind == "answer"
            )
        )
        bots = {seat.seat for seat in table.seats if seat.kind == "bot"}
        kept = Counter((name, row.number, row.seat, row.option) for row in rows if row.seat not in bots)
        mine = Counter({key: count for key, count in told.answers.items() if key[0] == name})
        assert mine - kept == Counter(), "an acknowledged answer is missing"
        unsaid += sum((kept - mine).values())
        match = await verified(table)
        assert len(match.rows) == sum(not row.dead for row in await moves_of(hall, name)), "a row too many"
    # What was written but not yet acknowledged when a worker died: at most one answer at each of its tables.
    assert unsaid <= kills * players
    talk = Counter((row.table_id, row.text) for row in await hall.store.read(select(TALK.c.table_id, TALK.c.text)))
    assert told.talk - talk == Counter()
    assert max(talk.values(), default=1) == 1


async def moves_of(hall: TableRegistry, name: str) -> list[object]:
    found = select(MOVES.c.dead).where(MOVES.c.table_id == name, MOVES.c.kind.in_(("answer", "expire")))
    return list(await hall.store.read(found))
