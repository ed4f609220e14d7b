"""`roundtable tables`: whole tables in and out, while no server runs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from roundtable.cli import main
from roundtable.tables import Hall, TablePlan

from .stories import ANN, BOT, ME, answer_some


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one table that has been played at."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play() -> None:
        hall = await Hall.open(url)
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


@pytest.mark.parametrize(
    "words",
    [("export", "nobody"), ("import", "nowhere.json"), ("import", __file__), ("list", "--db", "mysql://x"), ()],
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
