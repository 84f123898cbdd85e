"""The first tables: people, matches, seats, events, results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("colour", sa.SmallInteger, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("source", sa.String(8), nullable=False),
        sa.Column("parent", sa.String(24)),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("order", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("reason", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.ForeignKeyConstraint(["parent"], ["match.id"], name="fk_match_parent", ondelete="SET NULL"),
    )
    op.create_index("ix_match_parent", "match", ["parent"])
    op.create_table(
        "seat",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_seat_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person", ondelete="SET NULL"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "event",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.String(96), nullable=False),
        sa.Column("client_id", sa.String(40)),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_event"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_event_match", ondelete="CASCADE"),
        sa.UniqueConstraint("match", "seat", "client_id", name="uq_event_client_id"),
    )
    op.create_table(
        "result",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_result"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_result_match", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop the tables in reverse order."""
    for table in ("result", "event", "seat", "match", "person"):
        op.drop_table(table)
