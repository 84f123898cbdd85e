"""Rate limits shared by all workers."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table of budgets."""
    op.create_table(
        "budget",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("full", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_budget"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("budget")
