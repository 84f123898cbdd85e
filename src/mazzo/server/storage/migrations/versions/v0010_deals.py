"""Deals and the first attempts at them; streaks and boards."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create the tables; add the columns: on which deal a match is played, and whether a person's name is shown."""
    _deals()
    _boards()
    op.add_column("match", sa.Column("deal", sa.String(24)))  # in place, see v0002
    op.create_index("ix_match_deal", "match", ["deal"])
    op.add_column("person", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))


def _deals() -> None:
    op.create_table(
        "deal",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("bots", sa.String(96), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("order", sa.Text),
        sa.Column("day", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger),
        sa.Column("parent", sa.String(24)),
        sa.PrimaryKeyConstraint("id", name="pk_deal"),
        sa.UniqueConstraint("day", "game", name="uq_deal_day"),
    )
    op.create_index("ix_deal_parent", "deal", ["parent"])
    op.create_table(
        "deal_scores",
        sa.Column("deal", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.SmallInteger, nullable=False, server_default="1"),
        sa.PrimaryKeyConstraint("deal", name="pk_deal_scores"),
        _of("deal_scores", "deal", "deal", "CASCADE"),
    )
    op.create_table(
        "attempt",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("deal", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("score", sa.BigInteger),
        sa.Column("hints", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("undos", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("minutes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("is_account", sa.Boolean, nullable=False),
        sa.Column("is_program", sa.Boolean, nullable=False),
        sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("marked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("match", name="pk_attempt"),
        _of("attempt", "deal", "deal", "CASCADE"),
        _of("attempt", "person", "person", "SET NULL"),
        sa.UniqueConstraint("deal", "person", name="uq_attempt_deal"),
    )
    op.create_index("ix_attempt_deal_score", "attempt", ["deal", "score"])
    op.create_index("ix_attempt_person", "attempt", ["person"])


def _boards() -> None:
    op.create_table(
        "streak",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("best_days", sa.Integer, nullable=False),
        sa.Column("weeks", sa.Integer, nullable=False),
        sa.Column("best_weeks", sa.Integer, nullable=False),
        sa.Column("last_day", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_streak"),
        _of("streak", "person", "person", "CASCADE"),
    )
    op.create_table(
        "board",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("owner", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_board"),
        _of("board", "owner", "person", "SET NULL"),
    )
    op.create_index("ix_board_owner", "board", ["owner"])
    op.create_table(
        "board_member",
        sa.Column("board", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("board", "person", name="pk_board_member"),
        _of("board_member", "board", "board", "CASCADE"),
        _of("board_member", "person", "person", "CASCADE"),
    )
    op.create_index("ix_board_member_person", "board_member", ["person"])


def _of(table: str, column: str, target: str, ondelete: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=f"fk_{table}_{column}", ondelete=ondelete)


def downgrade() -> None:
    """Drop the tables and the columns."""
    op.drop_column("person", "listed")
    op.drop_index("ix_match_deal", "match")
    op.drop_column("match", "deal")
    for table in ("board_member", "board", "streak", "attempt", "deal_scores", "deal"):
        op.drop_table(table)
