"""Owners' decks, and the people who have saved them; the deck of a room."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables of decks; add the deck to rooms."""
    op.create_table(
        "deck",
        sa.Column("version", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("recipes", sa.SmallInteger, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("version", name="pk_deck"),
    )
    op.create_table(
        "deck_owner",
        sa.Column("deck", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("deck", "person", name="pk_deck_owner"),
        sa.ForeignKeyConstraint(["deck"], ["deck.version"], name="fk_deck_owner_deck"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_deck_owner_person", ondelete="CASCADE"),
    )
    op.create_index("ix_deck_owner_person", "deck_owner", ["person"])
    op.add_column("room", sa.Column("deck", sa.Text))  # in place, see v0002


def downgrade() -> None:
    """Drop the tables and the column."""
    op.drop_column("room", "deck")
    op.drop_table("deck_owner")
    op.drop_table("deck")
