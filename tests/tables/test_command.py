"""`roundtable tables`: whole tables in and out, while no server runs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from tests.tables.stories import ANN, BOT, ME, answer_some

from roundtable.cli import main
from roundtable.tables import TablePlan, TableRegistry
from roundtable.tables.storage import delete_tables
from roundtable.tables.storage.schema import MOVES, TABLES
from roundtable.tables.storage.store import Store


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one table that has been played at."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play() -> None:
        hall = await TableRegistry.open(url)
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        await answer_some(table, 3)
        await hall.close()

    asyncio.run(play())
    return url


def ids(database: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["tables", "list", "--db", database, "--json"]) == 0
    return [table["id"] for table in json.loads(capsys.readouterr().out)]


def test_a_table_goes_out_and_comes_in_again(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [table] = ids(database, capsys)
    file = tmp_path / "table.json"
    assert main(["tables", "export", table, "--db", database, "--out", str(file)]) == 0
    assert main(["tables", "import", str(file), "--db", database]) == 0
    assert "/join/" in capsys.readouterr().out
    assert len(ids(database, capsys)) == 2


def test_bots_stand_still_meanwhile(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["tables", "list", "--db", database])
    before = capsys.readouterr().out
    main(["tables", "list", "--db", database])
    assert capsys.readouterr().out == before
    assert " answers" in before


def test_what_is_there_is_not_written_over(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [table] = ids(database, capsys)
    file = tmp_path / "table.json"
    file.write_text("precious")
    assert main(["tables", "export", table, "--db", database, "--out", str(file)]) == 2
    assert file.read_text() == "precious"


def age(database: str, days: float) -> None:
    """As if everything there had happened so many days ago."""

    async def make_older() -> None:
        store = await Store.open(database)
        moment = store.now() - round(days * 86_400_000)
        await store.write(update(TABLES).values(touched=moment), update(MOVES).values(moment=moment))
        await store.close()

    asyncio.run(make_older())


def rows_left(database: str) -> int:
    """Rows of any table in the whole database."""

    async def count() -> int:
        store = await Store.open(database)
        found = [
            await store.read(select(func.count()).select_from(table)) for table in (TABLES, *delete_tables.OF_A_TABLE)
        ]
        await store.close()
        return sum(rows[0][0] for rows in found)

    return asyncio.run(count())


def test_old_tables_go_when_told_so_and_not_before(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    age(database, 10)
    [table] = ids(database, capsys)
    assert main(["tables", "prune", "--older-than", "11", "--yes", "--db", database]) == 0
    assert ids(database, capsys) == [table], "it is not that old"
    assert main(["tables", "prune", "--older-than", "9", "--over", "--yes", "--db", database]) == 0
    assert ids(database, capsys) == [table], "its game runs"
    assert main(["tables", "prune", "--older-than", "9", "--db", database]) == 0
    assert "would go" in capsys.readouterr().out
    assert ids(database, capsys) == [table], "nobody said --yes"
    words = ["tables", "prune", "--older-than", "9", "--yes", "--export", str(tmp_path / "kept"), "--db", database]
    assert main(words) == 0
    assert "1 table deleted" in capsys.readouterr().out
    assert rows_left(database) == 0
    assert main(["tables", "import", str(tmp_path / "kept" / f"table-{table}.json"), "--db", database]) == 0
    assert len(ids(database, capsys)) == 1


def test_what_happened_last_counts_and_not_what_was_noted_last(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """When a table was touched is noted now and then; its moves tell when it really was."""

    async def note_less() -> None:
        store = await Store.open(database)
        await store.write(update(TABLES).values(touched=0))
        await store.close()

    asyncio.run(note_less())
    assert main(["tables", "prune", "--older-than", "1", "--yes", "--db", database]) == 0
    assert len(ids(database, capsys)) == 1


def test_a_file_that_is_there_saves_the_table(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    age(database, 10)
    [table] = ids(database, capsys)
    (tmp_path / f"table-{table}.json").write_text("precious")
    words = ["tables", "prune", "--older-than", "9", "--yes", "--export", str(tmp_path), "--db", database]
    assert main(words) == 2
    assert ids(database, capsys) == [table]


@pytest.mark.parametrize(
    "words",
    [
        ("export", "nobody"),
        ("prune", "--older-than", "-1"),
        ("import", "nowhere.json"),
        ("import", __file__),
        ("list", "--db", "mysql://x"),
        (),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(
    words: tuple[str, ...], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    try:
        code = main(["tables", *words, *([] if "--db" in words or not words else ["--db", database])])
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
