"""The tables: people and their credentials, matches and their events, sheets of printed games, hints, par and reviews,
deals, attempts, streaks and boards, rooms and their events, decks, workers.

A match's or room's events are its only source of truth; `result`, and all columns of `room` except the id, are derived
from events. Times are milliseconds since 1970, UTC. SQLite and PostgreSQL have the same tables. `topic`: what is
published when rows are written (`notifier.topics_of`).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

REVISION = "0015"
"""The newest migration in migrations/versions."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("colour", SmallInteger, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),  # a bot with an account of its own
    Column("listed", Boolean, nullable=False, server_default=false()),  # results of deals show the name to everybody
)

match = Table(
    "match",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("head", Text, nullable=False),  # the head of the journal: ruleset, deck, seats, options; never the seed
    Column("practice", Boolean, nullable=False),
    Column("source", String(8), nullable=False),  # fresh, rest, same, on, lesson, table, offline
    Column("parent", String(24), ForeignKey("match.id", ondelete="SET NULL")),  # for sources rest, same, on
    Column("seed", LargeBinary(32), nullable=False),
    Column(
        "order", Text
    ),  # events fixed in advance, in their text form: a lesson's, or of the match it is played on from
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("reason", String(32)),
    Column("room", String(24)),  # where it is played, null for a solo match
    Column("due", BigInteger),  # when the scheduler must look: a bot's move, the end of a seat's time
    Column("at", SmallInteger),  # the entry of the parent's journal after which it continues
    Column("deal", String(24)),  # the deal that it is played on; deals are never deleted
    # of a match whose shuffle can be checked (docs/fairness.md): what its seed is made of
    Column("key", LargeBinary(32)),
    Column("numbers", Text),  # of each seat, "-" for none, separated by blanks
    Index("ix_match_parent", "parent"),
    Index("ix_match_deal", "deal"),
    Index("ix_match_room", "room"),
    Index("ix_match_due", "due"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", String(24), ForeignKey("person.id", ondelete="SET NULL")),
    Column("bot", String(8)),  # the level of the bot that sat there when the match began
    Index("ix_seat_person", "person"),
)

event = Table(
    "event",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),  # the optimistic lock
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),  # -1 is chance
    Column("text", String(96), nullable=False),
    Column("client_id", String(40)),  # id of the message that began the gesture; only on the gesture's first event
    UniqueConstraint("match", "seat", "client_id", name="uq_event_client_id"),
    info={"topic": ("m", "match")},
)

result = Table(
    "result",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("score", BigInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("rank", SmallInteger, nullable=False),
)

# computed for a match: requested hints, the par of its deal, its review

hint = Table(
    "hint",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),  # at the request
    Column("step", SmallInteger, nullable=False),  # 1 what, 2 roughly where, 3 the exact move
    Column("actions", String(96), nullable=False),  # the advised gesture, numbers separated by blanks
    Column("at", BigInteger, nullable=False),
)

par = Table(
    "par",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # as JSON
    Column("at", BigInteger, nullable=False),
    Column("version", SmallInteger, nullable=False, server_default="1"),  # of the computation
)

review = Table(
    "review",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # as JSON
    Column("at", BigInteger, nullable=False),
    Column("version", SmallInteger, nullable=False, server_default="1"),  # of the computation
)

# deals: what was dealt, to be played by many; first attempts at it, and what is derived from these

deal = Table(
    "deal",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("head", Text, nullable=False),  # as `match.head`
    Column("bots", String(96), nullable=False),  # the levels at seats 1 and up, separated by blanks
    Column("seed", LargeBinary(32), nullable=False),
    Column("order", Text),  # as `match.order`
    Column("day", Integer),  # days since 1970, UTC, of a deal of the day
    Column("created", BigInteger, nullable=False),
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger),  # null: it was made from a match, and its seed is no secret
    Column("parent", String(24)),  # the match that it was made from; that may be gone
    UniqueConstraint("day", "game", name="uq_deal_day"),
    Index("ix_deal_parent", "parent"),
)

deal_scores = Table(
    "deal_scores",
    metadata,
    Column("deal", String(24), ForeignKey("deal.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),  # the bots' scores, as JSON
    Column("at", BigInteger, nullable=False),
    Column("version", SmallInteger, nullable=False, server_default="1"),  # of the computation
)

attempt = Table(
    "attempt",
    metadata,
    Column("match", String(24), primary_key=True),  # the attempt outlives its match
    Column("deal", String(24), ForeignKey("deal.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(24), ForeignKey("person.id", ondelete="SET NULL")),  # null: erased
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("score", BigInteger),
    Column("hints", SmallInteger, nullable=False, server_default="0"),  # versions at which one was requested
    Column("undos", SmallInteger, nullable=False, server_default="0"),  # actions taken back
    Column("minutes", Integer, nullable=False, server_default="0"),  # at the table
    Column("is_account", Boolean, nullable=False),  # when it began
    Column("is_program", Boolean, nullable=False),
    Column("abandoned", Boolean, nullable=False, server_default=false()),  # closed after a day without an action
    Column("marked", Boolean, nullable=False, server_default=false()),  # a result that no person could make
    UniqueConstraint("deal", "person", name="uq_attempt_deal"),
    Index("ix_attempt_deal_score", "deal", "score"),
    Index("ix_attempt_person", "person"),
)

streak = Table(
    "streak",
    metadata,
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),  # "": any game
    Column("days", Integer, nullable=False),
    Column("best_days", Integer, nullable=False),
    Column("weeks", Integer, nullable=False),
    Column("best_weeks", Integer, nullable=False),
    Column("last_day", Integer, nullable=False),  # days since 1970, UTC
)

board = Table(
    "board",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("owner", String(24), ForeignKey("person.id", ondelete="SET NULL")),  # one of the members
    Column("created", BigInteger, nullable=False),
    Column("accounts", Boolean, nullable=False, server_default=false()),  # guests cannot join
    Column("programs", Boolean, nullable=False, server_default=false()),  # made by a program: only programs join
    Index("ix_board_owner", "owner"),
)

board_member = Table(
    "board_member",
    metadata,
    Column("board", String(24), ForeignKey("board.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Column("number", SmallInteger, nullable=False, server_default="0"),  # from 1, in the order of joining
    Index("ix_board_member_person", "person"),
    Index("uq_board_member_number", "board", "number", unique=True),
)

# printed games

called_game = Table(
    "called_game",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until all numbers are called
    Column("recipes", Boolean, nullable=False),  # with a recipe challenge
    Column("caller", String(24), ForeignKey("person.id", ondelete="SET NULL")),
    Column("created", BigInteger, nullable=False),
    Column("calls", SmallInteger, nullable=False),  # how often numbers were called
    Index("ix_called_game_created", "created"),
    Index("ix_called_game_caller", "caller"),
)

called_player = Table(
    "called_player",
    metadata,
    Column("call", String(24), ForeignKey("called_game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(24), nullable=False),  # at this table
    Column("placed", SmallInteger, nullable=False),  # cards, the start card not counted
    Column("entered", Text, nullable=False),  # what the player laid, as JSON; "" before
    Index("ix_called_player_person", "person"),
    Index("uq_called_player", "call", "person", unique=True),
)

# rooms

room = Table(
    "room",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    # the columns from here on are derived from events, for the lobby
    Column("game", String(32), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("taken", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("programs", Boolean, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("host", String(24), ForeignKey("person.id", ondelete="SET NULL")),
    Column("match", String(24)),
    Column("changed", BigInteger, nullable=False),
    Column("deck", Text),  # version and name of an owner's deck, as JSON
    Index("ix_room_phase_listed", "phase", "listed"),
)

room_event = Table(
    "room_event",
    metadata,
    Column("room", String(24), ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),  # the optimistic lock
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(24), ForeignKey("person.id", ondelete="SET NULL")),  # the author; null: a worker, or erased
    Column("words", Text),  # text by a person, a name or a chat message: erased with the person
    Column("body", Text, nullable=False),  # the rest of the event as JSON; contains no names
    Column("client_id", String(40)),
    Index("ix_room_event_person", "person"),
    UniqueConstraint("room", "person", "client_id", name="uq_room_event_client_id"),
    info={"topic": ("r", "room")},
)

presence = Table(
    "presence",
    metadata,
    Column("room", String(24), ForeignKey("room.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(24), primary_key=True),
    Column("sockets", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),  # time of the last arrival or departure
    info={"topic": ("p", "room")},
)

mute = Table(
    "mute",
    metadata,
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

report = Table(
    "report",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("room", String(24), ForeignKey("room.id", ondelete="CASCADE"), nullable=False),
    Column("seq", BigInteger, nullable=False),  # index of the reported message in the journal
    Column("person", String(24), ForeignKey("person.id", ondelete="SET NULL")),  # who reports it
)

# owners' decks, each stored once; matches and rooms contain copies

deck = Table(
    "deck",
    metadata,
    Column("version", String(24), primary_key=True),  # a digest of the columns below
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("recipes", SmallInteger, nullable=False),  # number of recipes
    Column("lines", Text, nullable=False),  # the deck in the form of a journal's head
)

deck_owner = Table(
    "deck_owner",
    metadata,
    # no cascade: another person may save the deck while its last owner removes it; it then stays
    Column("deck", String(24), ForeignKey("deck.version"), primary_key=True),
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index("ix_deck_owner_person", "person"),
)

sheet = Table(
    "sheet",
    metadata,
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(24), primary_key=True),  # chosen by the person's device
    Column("game", String(32), nullable=False),
    Column("players", Text, nullable=False),  # JSON: names and colours by seat
    Column("entries", Text, nullable=False),  # JSON: the TableSheet of the game
    Column("totals", Text, nullable=False),  # JSON: the points by seat, as the engine counted them
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("head", Text, nullable=False, server_default=""),  # of a journal with the same game, players and options
    Column("score", BigInteger),  # of the first seat; null for a sheet that counts in no figure
    Index("ix_sheet_person", "person", "changed"),
)

# shuffles that anybody can check

fair_month = Table(
    "fair_month",
    metadata,
    Column("month", String(7), primary_key=True),  # 2026-12
    Column("secret", LargeBinary(32), nullable=False),  # from which the keys of its days are derived
    Column("published", BigInteger, nullable=False),
    Column("beacon", Boolean, nullable=False),  # whether its file names rounds of the public beacon
)

fair_day = Table(
    "fair_day",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-12-24
    Column("signature", LargeBinary(48)),  # of the round of the public beacon; null: the key alone decides
    Column("at", BigInteger, nullable=False),
)

# sign-in

account = Table(
    "account",
    metadata,
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("login", String(64), nullable=False, unique=True),  # case-folded
    Column("password", Text),  # an Argon2 hash; null: passkeys only
    Column("created", BigInteger, nullable=False),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(400), primary_key=True),  # the credential's id, base64url
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("signs", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("ix_passkey_person", "person"),
)

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the cookie's token
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("device", String(64), nullable=False),
    Column("guest", String(24)),  # the guest before this browser signed in, while the guest's data may be moved
    Index("ix_session_person", "person"),
)

challenge = Table(
    "challenge",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("session", String(64)),  # null: for a browser without a session
    Column("login", String(64)),  # the login name of the account that a guest becomes by it
    Column("until", BigInteger, nullable=False),
)

token = Table(
    "token",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the token
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(64), nullable=False),
    Column("scopes", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("ix_token_person", "person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("id", String(64), primary_key=True),  # keyed digest of the code; deleted when the code is used
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # when a code made by `mazzo account reset` expires; null: never
    Index("ix_recovery_person", "person"),
)

push = Table(
    "push",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_push_person", "person"),
)

notice = Table(
    "notice",
    metadata,
    Column("match", String(24), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("turn", BigInteger, primary_key=True, autoincrement=False),  # the worker that inserts it notifies
    Column("at", BigInteger, nullable=False),
)

# the server itself

budget = Table(
    "budget",
    metadata,
    Column("id", String(64), primary_key=True),  # a keyed digest of the limit and the client: an address, a login name
    Column("full", BigInteger, nullable=False),  # when the bucket will be full again
)

worker = Table(
    "worker",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)

outage = Table(
    "outage",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),  # from this time on no worker was alive
    Column("ended", BigInteger, nullable=False),  # the end of the outage, during which no clock ran
)
