"""The database itself: its shape, its migrations, who may open it."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.tables.stories import ANN, DUEL, hall_at, two_at_a_table

from roundtable.tables.errors import StoreError
from roundtable.tables.storage import migrations
from roundtable.tables.storage.schema import METADATA, SETTINGS
from roundtable.tables.storage.store import Store


async def test_the_migrations_lead_to_the_schema(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    store = await Store.open(address)
    async with store.reading() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.revision) == migrations.HEAD
    await store.close()


def test_the_newest_migration_is_the_one_we_name() -> None:
    assert ScriptDirectory.from_config(migrations.configured()).get_current_head() == migrations.HEAD


async def test_a_database_of_a_newer_roundtable_is_left_alone(address: str) -> None:
    store = await Store.open(address)
    await store.write(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreError, match="newer Roundtable"):
        await Store.open(address)


async def test_two_processes_do_not_share_a_sqlite_file(sqlite_address: str) -> None:
    async with hall_at(sqlite_address):
        with pytest.raises(StoreError, match="Another server"):
            await Store.open(sqlite_address)
    async with hall_at(sqlite_address):
        pass


@pytest.mark.parametrize(
    "url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense://", "postgresql://127.0.0.1:1/nowhere"]
)
async def test_an_address_that_leads_nowhere(url: str) -> None:
    with pytest.raises(StoreError):
        await Store.open(url)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_bytes(b"Dear aunt, " * 500)
    with pytest.raises(StoreError, match="can't be opened"):
        await Store.open(f"sqlite:///{file}")
    with pytest.raises(StoreError, match="can't be opened"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_secrets_are_for_the_owners_eyes(tmp_path: Path) -> None:
    store = await Store.open(f"{tmp_path}/tables.db")
    secret = await store.secret(None)
    assert await store.secret(None) == secret
    assert await store.secret(b"given") == b"given"
    await store.close()
    for name in ("tables.db", "tables.db.secret"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


async def test_workers_on_postgres_share_a_secret(postgres_address: str) -> None:
    one, other = await Store.open(postgres_address), await Store.open(postgres_address)
    assert await one.secret(None) == await other.secret(None)
    await one.close()
    await other.close()


async def test_no_token_is_stored(sqlite_address: str, tmp_path: Path) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await hall.create(DUEL, ANN)
        key = table.key_of(1)
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert ANN.hash.encode() in everything
    assert key.split("-", 2)[2].encode() not in everything, "what proves a key may hold a dash itself"


async def test_the_database_is_checked(address: str) -> None:
    async with hall_at(address) as hall:
        await hall.check()
        await hall.store.engine.dispose()
        await hall.check()


async def opened_secret(file: Path, given: bytes | None = None, *, needed: bool = True) -> bytes:
    store = await Store.open(f"{file}")
    try:
        return await store.secret(given, needed=needed)
    finally:
        await store.close()


async def test_a_secret_is_never_replaced_in_silence(tmp_path: Path) -> None:
    file, beside = tmp_path / "tables.db", tmp_path / "tables.db.secret"
    secret = await opened_secret(file)
    whole = beside.read_bytes()
    for damaged in (b"", whole[:20], whole[: len(whole) // 2], whole[:-9], b"another secret of more than 32 bytes\n"):
        beside.write_bytes(damaged)
        with pytest.raises(StoreError, match="secret"):
            await opened_secret(file)
        assert beside.read_bytes() == damaged
    beside.unlink()
    with pytest.raises(StoreError, match="missing, and invite links depend on it"):
        await opened_secret(file)
    assert await opened_secret(file, needed=False) != secret, "for a look at the tables it does without"
    assert not beside.exists()
    beside.write_bytes(whole)
    assert await opened_secret(file) == secret


async def test_an_owner_may_give_another_secret(tmp_path: Path) -> None:
    file, new = tmp_path / "tables.db", b"x" * 40
    await opened_secret(file)
    assert await opened_secret(file, new) == new
    assert await opened_secret(file, new) == new
    with pytest.raises(StoreError, match="not the one"):
        await opened_secret(file)


async def test_a_database_from_before_secrets_were_marked(tmp_path: Path) -> None:
    file, beside = tmp_path / "tables.db", tmp_path / "tables.db.secret"
    async with hall_at(f"sqlite:///{file}") as hall:
        await two_at_a_table(hall)
        await hall.store.write(SETTINGS.delete())
    with pytest.raises(StoreError, match="missing"):
        await opened_secret(file)
    beside.write_bytes(b"0123456789abcdef0123456789abcdef")  # half of what was there
    with pytest.raises(StoreError, match="should hold"):
        await opened_secret(file)
    beside.write_bytes(b"an owner's own, of 32 characters or more\n")
    assert await opened_secret(file) == b"an owner's own, of 32 characters or more"
