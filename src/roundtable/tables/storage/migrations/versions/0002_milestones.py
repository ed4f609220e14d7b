"""Milestones of campaigns: what was finished, and the table as it then stood."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "milestones",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column(
            "at",
            sa.Integer(),
            nullable=False,
            comment="after so many answers; below 1: brought along by a new table",
        ),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("params", sa.LargeBinary(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False, comment="what others can go on from"),
        sa.PrimaryKeyConstraint("table_id", "at", name=op.f("pk_milestones")),
    )
