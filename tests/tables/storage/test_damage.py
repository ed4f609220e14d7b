"""A damaged database is not served as if it were sound, and its owner can see which tables are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete
from tests.tables.stories import answer_some, hall_at, two_at_a_table

from roundtable.cli import main
from roundtable.tables.errors import StoreError
from roundtable.tables.storage.schema import MOVES


async def two_tables(address: str, *, spoil: bool) -> tuple[str, str]:
    async with hall_at(address) as hall:
        good, bad = await two_at_a_table(hall), await two_at_a_table(hall)
        for table in (good, bad):
            await answer_some(table, 3)
        if spoil:
            await hall.store.write(delete(MOVES).where(MOVES.c.table_id == bad.id, MOVES.c.seq == 2))
        return good.id, bad.id


def test_the_owner_is_told_which_tables_are_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    good, bad = asyncio.run(two_tables(address, spoil=True))

    assert main(["tables", "check", "--db", address]) == 1
    told = capsys.readouterr()
    assert "1 of 2 tables are sound." in told.out
    assert f"{bad}: This table can't be opened: moves are missing from its journal: 1." in told.err
    assert good not in told.err


def test_sound_tables_are_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    asyncio.run(two_tables(address, spoil=False))

    assert main(["tables", "check", "--db", address]) == 0
    assert "2 of 2 tables are sound." in capsys.readouterr().out


def test_a_file_that_is_damaged_is_not_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    asyncio.run(two_tables(f"sqlite:///{file}", spoil=False))
    whole = file.read_bytes()
    page = 4096
    file.write_bytes(whole[:-page] + b"\xff" * page)

    with pytest.raises(StoreError, match="The database is damaged"):
        asyncio.run(two_tables(f"sqlite:///{file}", spoil=False))
