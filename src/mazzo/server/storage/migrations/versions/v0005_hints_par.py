"""Requested hints, and the par of finished deals."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables of hints and par."""
    op.create_table(
        "hint",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("version", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("step", sa.SmallInteger, nullable=False),
        sa.Column("actions", sa.String(96), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "version", name="pk_hint"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_hint_match", ondelete="CASCADE"),
    )
    op.create_table(
        "par",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_par"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_par_match", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("par")
    op.drop_table("hint")
