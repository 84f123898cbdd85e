"""Sheets of printed games that people keep in their history."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "sheet",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("totals", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "id", name="pk_sheet"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_sheet_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sheet_person", "sheet", ["person", "changed"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_sheet_person", "sheet")
    op.drop_table("sheet")
