"""The secrets of months and the rules of days; key and numbers of a match whose shuffle can be checked."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the tables and the columns."""
    op.create_table(
        "fair_month",
        sa.Column("month", sa.String(7), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("published", sa.BigInteger, nullable=False),
        sa.Column("beacon", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("month", name="pk_fair_month"),
    )
    op.create_table(
        "fair_day",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("signature", sa.LargeBinary(48)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_fair_day"),
    )
    op.add_column("match", sa.Column("key", sa.LargeBinary(32)))
    op.add_column("match", sa.Column("numbers", sa.Text))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("match", "numbers")
    op.drop_column("match", "key")
    op.drop_table("fair_day")
    op.drop_table("fair_month")
