"""Rooms and their events, presence, accounts and sessions, tokens, push notifications, workers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _of(table: str, column: str, target: str, ondelete: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=f"fk_{table}_{column}", ondelete=ondelete)


def upgrade() -> None:
    """Create the tables of rooms, accounts and workers; add the columns that connect matches with rooms."""
    _rooms()
    _ways_in()
    _house()
    # columns are added in place: recreating a table would drop the old one, and by cascade the rows that refer to it
    op.add_column("person", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("match", sa.Column("room", sa.String(24)))
    op.add_column("match", sa.Column("due", sa.BigInteger))
    op.create_index("ix_match_room", "match", ["room"])
    op.create_index("ix_match_due", "match", ["due"])


def _rooms() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("taken", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("programs", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("host", sa.String(24)),
        sa.Column("match", sa.String(24)),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
        _of("room", "host", "person", "SET NULL"),
    )
    op.create_index("ix_room_phase_listed", "room", ["phase", "listed"])
    op.create_table(
        "room_event",
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("words", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(40)),
        sa.PrimaryKeyConstraint("room", "seq", name="pk_room_event"),
        _of("room_event", "room", "room", "CASCADE"),
        _of("room_event", "person", "person", "SET NULL"),
        sa.UniqueConstraint("room", "person", "client_id", name="uq_room_event_client_id"),
    )
    op.create_index("ix_room_event_person", "room_event", ["person"])
    op.create_table(
        "presence",
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.Column("sockets", sa.SmallInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "person", "worker", name="pk_presence"),
        _of("presence", "room", "room", "CASCADE"),
        _of("presence", "person", "person", "CASCADE"),
    )
    op.create_table(
        "mute",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("muted", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mute"),
        _of("mute", "person", "person", "CASCADE"),
        _of("mute", "muted", "person", "CASCADE"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.String(24), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        _of("report", "room", "room", "CASCADE"),
        _of("report", "person", "person", "SET NULL"),
    )


def _ways_in() -> None:
    op.create_table(
        "account",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("login", sa.String(64), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_account"),
        _of("account", "person", "person", "CASCADE"),
        sa.UniqueConstraint("login", name="uq_account_login"),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(400), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkey"),
        _of("passkey", "person", "person", "CASCADE"),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "session",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        _of("session", "person", "person", "CASCADE"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "token",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_token"),
        _of("token", "person", "person", "CASCADE"),
    )
    op.create_index("ix_token_person", "token", ["person"])
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push"),
        _of("push", "person", "person", "CASCADE"),
    )
    op.create_index("ix_push_person", "push", ["person"])
    op.create_table(
        "notice",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "turn", name="pk_notice"),
        _of("notice", "match", "match", "CASCADE"),
    )


def _house() -> None:
    op.create_table(
        "worker",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_worker"),
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outage"),
    )


def downgrade() -> None:
    """Drop the tables in reverse order."""
    op.drop_index("ix_match_due", "match")
    op.drop_index("ix_match_room", "match")
    op.drop_column("match", "due")
    op.drop_column("match", "room")
    op.drop_column("person", "program")
    youngest_first = (
        "outage", "worker", "notice", "push", "token", "session", "passkey", "account",
        "report", "mute", "presence", "room_event", "room",
    )  # fmt: skip
    for table in youngest_first:
        op.drop_table(table)
