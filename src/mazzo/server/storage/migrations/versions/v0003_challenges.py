"""Challenges of passkeys, and the guest of a session before signing in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of challenges; add the guest to sessions."""
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("login", sa.String(64)),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenge"),
    )
    # added in place, see v0002; without a foreign key, which SQLite cannot add: the guest may have been erased
    op.add_column("session", sa.Column("guest", sa.String(24)))


def downgrade() -> None:
    """Drop the table and the column."""
    op.drop_column("session", "guest")
    op.drop_table("challenge")
