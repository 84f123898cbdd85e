"""Messages of a room from the server to the client, over HTTP and over the socket; documented in docs/rooms.md.

Times are milliseconds; moments are relative to now, so that clients' clocks do not matter.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mazzo.core.errors import Fact
from mazzo.host.to_client import AnnouncedMatch
from mazzo.host.words import BotName
from mazzo.server.decks.messages import NamedDeck
from mazzo.server.rooms.from_client import Clock, Phrase

Phase = Literal["gathering", "playing", "over", "closed"]
"""Before the match; during it; after it, when another may follow; closed for good."""
Sitter = Literal["empty", "person", "program", "bot"]
"""Kind of a seat's owner: none, a person, a program with an account, one of Mazzo's bots."""


class RoomAnswer(Struct):
    """The id of the new room."""

    room: str


class RoomCard(Struct):
    """A room in the lobby. `deck`: an owner's, null for a deck of the game."""

    room: str
    game: str
    seats: int
    taken: int
    options: list[str]
    clock: Clock
    programs: bool
    phase: Phase
    host: str
    colour: int
    opened_ago: int
    deck: NamedDeck | None = None


class Lobby(Struct):
    """Listed rooms before or during a match, the newest first; and the person's own rooms that are not closed."""

    open: list[RoomCard]
    mine: list[RoomCard]


class Seat(Struct):
    """One seat. `member`: the number of its owner, null for bots and empty seats. `bot`: the bot that plays it: on its
    own seat, on one handed to it (`handed`), or on one whose owner left for good. `away`: how long the owner has been
    absent, null if present.
    """

    seat: int
    sitter: Sitter
    member: int | None
    name: str
    colour: int
    bot: BotName | None
    handed: bool
    away: int | None
    may_hand: bool
    """Whether its owner has been absent long enough that others may hand it to a bot."""
    ready: bool
    """The owner wants another match."""
    turn: bool
    """Whether it is this seat's turn."""
    left: int | None
    """Milliseconds of time left, null without a clock."""
    running: bool
    """Whether its clock runs."""


class Member(Struct):
    """A present or former member; the number never changes."""

    member: int
    name: str
    colour: int
    here: bool
    host: bool
    seated: bool


class Mine(Struct):
    """The viewer's member number (null for a stranger), seats, muted members, and those whom the viewer, as host, has
    barred. `is_barred`: whether the host has barred the viewer.
    """

    member: int | None
    seats: list[int]
    muted: list[int]
    barred: list[int] = []
    is_barred: bool = False


class Room(Struct):
    """A room as one viewer may see it. `acts`: names of the acts that the viewer may do now. `deck`: an owner's, null
    for a deck of the game. `begins`: the first player of the match in progress, otherwise of the next; null if it is to
    be drawn (`drawn`), and in games without that choice. `next`: the match that may begin next; null during a match,
    and in rooms of older servers.
    """

    room: str
    version: int
    game: str
    seats: list[Seat]
    options: list[str]
    listed: bool
    clock: Clock
    programs: bool
    phase: Phase
    match: str | None
    matches: list[str]
    members: list[Member]
    watching: int
    mine: Mine
    paused: bool
    pausing: list[int]
    """Seats that have asked for a pause that has not begun."""
    acts: list[str]
    deck: NamedDeck | None = None
    begins: int | None = None
    drawn: bool = False
    several: bool = False
    next: AnnouncedMatch | None = None


class Line(Struct):
    """A chat message: `phrase` or `text`. `seats`: False if only spectators may read it; `to`: the number of the only
    member who may read it besides its author, null for all.
    """

    line: int
    member: int
    phrase: Phrase | None
    text: str
    seats: bool
    ago: int
    to: int | None = None


class RoomIs(Struct, tag_field="t", tag="room"):
    """The room now: after connecting, then after every change."""

    room: Room


class Talk(Struct, tag_field="t", tag="talk"):
    """Chat messages that the viewer may read, in order: the last hundred after connecting, then each new one."""

    lines: list[Line]


class RoomDone(Struct, tag_field="t", tag="done"):
    """The act was committed."""

    id: str


class RoomRefused(Struct, tag_field="t", tag="refused"):
    """The message was refused; nothing changed."""

    id: str
    code: str
    facts: dict[str, Fact]


RoomTold = RoomIs | Talk | RoomDone | RoomRefused
"""A server's message over the socket of a room."""
