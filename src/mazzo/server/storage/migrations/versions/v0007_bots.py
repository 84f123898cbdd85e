"""The levels of the bots of a match, for the history."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column of levels; it stays empty for older matches."""
    op.add_column("seat", sa.Column("bot", sa.String(8)))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seat", "bot")
