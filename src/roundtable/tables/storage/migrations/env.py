"""Run by Alembic, with the connection that `upgrade` hands it."""

from __future__ import annotations

from alembic import context

from roundtable.tables.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
