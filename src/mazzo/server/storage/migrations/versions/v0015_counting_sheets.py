"""Which sheets of printed games count in the figures, with their kind and their points."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the columns, in place, see v0002; a sheet that is already there counts when it is kept again."""
    op.add_column("sheet", sa.Column("head", sa.Text, nullable=False, server_default=""))
    op.add_column("sheet", sa.Column("score", sa.BigInteger))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("sheet", "score")
    op.drop_column("sheet", "head")
