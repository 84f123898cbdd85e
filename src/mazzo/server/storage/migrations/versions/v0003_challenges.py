"""Challenges of passkeys; a session remembers the guest who signed in with it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of challenges; sessions learn their guest."""
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("login", sa.String(64)),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenge"),
    )
    # added in place, see v0002; without a foreign key, which SQLite cannot add: a guest who is gone is not found
    op.add_column("session", sa.Column("guest", sa.String(24)))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("session", "guest")
    op.drop_table("challenge")
