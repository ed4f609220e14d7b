"""The PostgreSQL that the tests of tables start serves here too, and each table has the same luck in every run."""

from tests.tables.conftest import postgres, postgres_address
from tests.tables.luck import the_same_luck

__all__ = ["postgres", "postgres_address", "the_same_luck"]
