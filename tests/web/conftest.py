"""The PostgreSQL that the tests of tables start serves here too."""

from tests.tables.conftest import postgres, postgres_address

__all__ = ["postgres", "postgres_address"]
