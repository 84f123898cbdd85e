"""Called games and their players."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "called_game",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("recipes", sa.Boolean, nullable=False),
        sa.Column(
            "caller", sa.String(24), sa.ForeignKey("person.id", name="fk_called_game_caller", ondelete="SET NULL")
        ),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("calls", sa.SmallInteger, nullable=False),
    )
    op.create_index("ix_called_game_created", "called_game", ["created"])
    op.create_index("ix_called_game_caller", "called_game", ["caller"])
    op.create_table(
        "called_player",
        sa.Column(
            "call",
            sa.String(24),
            sa.ForeignKey("called_game.id", name="fk_called_player_call", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("person.id", name="fk_called_player_person", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("placed", sa.SmallInteger, nullable=False),
        sa.Column("entered", sa.Text, nullable=False),
    )
    op.create_index("ix_called_player_person", "called_player", ["person"])
    op.create_index("uq_called_player", "called_player", ["call", "person"], unique=True)


def downgrade() -> None:
    """Drop them."""
    op.drop_table("called_player")
    op.drop_table("called_game")
