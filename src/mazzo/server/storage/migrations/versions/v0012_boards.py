"""Which boards ask for accounts, which are of programs, and the numbers of members."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns; no release had boards before."""
    op.add_column("board", sa.Column("accounts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("board", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("board_member", sa.Column("number", sa.SmallInteger, nullable=False, server_default="0"))
    op.create_index("uq_board_member_number", "board_member", ["board", "number"], unique=True)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("uq_board_member_number", "board_member")
    op.drop_column("board_member", "number")
    op.drop_column("board", "programs")
    op.drop_column("board", "accounts")
