"""Standing answers: what people answer beforehand to decisions in others' turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, comment="of the decisions, as the game calls it"),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column(
            "turn", sa.Integer(), nullable=False, comment="not again in the turn that began after so many answers"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", "kind", name=op.f("pk_standing")),
    )
