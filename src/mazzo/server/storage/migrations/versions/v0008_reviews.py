"""The reviews of finished matches, the version of what was computed, and where a match was played on from another."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the table of reviews; add the columns."""
    op.create_table(
        "review",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.SmallInteger, nullable=False, server_default="1"),
        sa.PrimaryKeyConstraint("match", name="pk_review"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_review_match", ondelete="CASCADE"),
    )
    op.add_column("par", sa.Column("version", sa.SmallInteger, nullable=False, server_default="1"))
    op.add_column("match", sa.Column("at", sa.SmallInteger))  # in place, see v0002


def downgrade() -> None:
    """Drop the table and the columns."""
    op.drop_column("match", "at")
    op.drop_column("par", "version")
    op.drop_table("review")
