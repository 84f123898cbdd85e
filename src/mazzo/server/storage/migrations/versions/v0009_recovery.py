"""The recovery codes of accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the table of recovery codes."""
    op.create_table(
        "recovery",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_recovery"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_recovery_person", ondelete="CASCADE"),
    )
    op.create_index("ix_recovery_person", "recovery", ["person"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("recovery")
