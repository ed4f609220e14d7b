"""The database's shape over time, by Alembic. `upgrade` brings any database to the newest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from roundtable.tables.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent
HEAD: Final = "0003"
"""The newest revision; a test compares it with the files."""
UPGRADING: Final = 7_230_451
"""The number of the lock under which one worker at a time upgrades a PostgreSQL database."""


def configured() -> Config:
    """Alembic's settings, without a file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config


def revision(connection: Connection) -> str | None:
    """What the database stands at; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def upgrade(connection: Connection) -> None:
    """Brings the database to the newest shape, in the open transaction and under a lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADING})
    now = revision(connection)
    if now == HEAD:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = configured()
    if now is not None and now not in {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}:
        raise StoreError("This database was written by a newer Roundtable. It was left as it is.")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
