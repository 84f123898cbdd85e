"""Limits that count for all workers together."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of budgets."""
    op.create_table(
        "budget",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("full", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_budget"),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("budget")
