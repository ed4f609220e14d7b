"""The database. A table is its journal: the moves that are not dead, in order; all else is there to be quick.

Rows of a table are only ever changed together with a new row in `moves`, whose number must be the next one: two
workers that change the same table at once collide there, and one of them starts again.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

ANSWERS: Final = ("answer", "expire")
"""The kinds of moves that are part of the match."""

METADATA = MetaData(naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"})

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("packs", Text, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("start", LargeBinary, comment="what the journal starts from, if not the set-up"),
    Column("base", BigInteger, nullable=False, comment="the journal is the live answers after this move,"),
    Column("base_at", Integer, nullable=False, comment="of which there had been so many"),
    Column("name", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("redo", LargeBinary),
    Column("question", LargeBinary),
    Column("paused", BigInteger),
    Column("outcome", LargeBinary),
    Column("rematch", Text, nullable=False),
    Column("notice", Text, nullable=False),
    Index(None, "maker"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False, comment="-1: watches"),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "seat"),
    Index(None, "person"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", Integer, nullable=False, comment="how many live answers the match has with this one"),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("option", Text),
    Column("ms", BigInteger, nullable=False),
    Column("told", LargeBinary, comment="the events that followed"),
    Column("windows", LargeBinary, nullable=False, comment="the open windows and when each was opened"),
    Column("asked", Integer, nullable=False, comment="mask of the seats that have something to decide"),
    Column("moment", BigInteger, nullable=False),
    Column("worker", Text, nullable=False),
    Column("dead", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False, comment="of the move with which this step began"),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "at"),
)

MILESTONES = Table(
    "milestones",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("at", Integer, nullable=False, comment="after so many answers; below 1: brought along by a new table"),
    Column("key", Text, nullable=False),
    Column("params", LargeBinary, nullable=False),
    Column("moment", BigInteger, nullable=False),
    Column("state", LargeBinary, nullable=False, comment="what others can go on from"),
    PrimaryKeyConstraint("table_id", "at"),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("worker", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "until"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("file", LargeBinary, nullable=False),
    Index(None, "table_id"),
)

STANDING = Table(
    "standing",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False, comment="of the decisions, as the game calls it"),
    Column("answer", Text, nullable=False),
    Column("turn", Integer, nullable=False, comment="not again in the turn that began after so many answers"),
    PrimaryKeyConstraint("table_id", "seat", "person", "kind"),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


WATCHING: Final = -1
