"""Wire structs of rooms, documented in docs/rooms.md.

Incoming structs forbid unknown fields and bound their numbers and strings. Times are milliseconds; moments are relative
to now, so that clients' clocks do not matter.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.core.errors import Fact
from mazzo.server.accounts.guests import COLOURS
from mazzo.server.limits import LINE, LOOKERS, MEMBERS, NAME, SEATS
from mazzo.server.matches.messages import BotName as BotName
from mazzo.server.matches.messages import DeckVersion, GameName, MatchId, MessageId, NamedDeck, Options

RoomId = MatchId
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
MemberNumber = Annotated[int, Meta(ge=0, lt=MEMBERS + LOOKERS)]
ShownName = Annotated[str, Meta(max_length=NAME)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]

Phase = Literal["gathering", "playing", "over", "closed"]
"""Before the match; during it; after it, when another may follow; closed for good."""
Sitter = Literal["empty", "person", "program", "bot"]
"""Kind of a seat's owner: none, a person, a program with an account, one of Mazzo's bots."""
Phrase = Literal[
    "hello", "good-luck", "have-fun", "your-turn", "one-moment", "nice", "well-played", "oops", "thanks", "again", "bye"
]
"""Ready phrases, translated for each reader."""

# clocks


class NoClock(Struct, tag_field="t", tag="none", forbid_unknown_fields=True, frozen=True):
    """Unlimited time."""


class MoveClock(Struct, tag_field="t", tag="move", forbid_unknown_fields=True, frozen=True):
    """Seconds for each move, or for each part of a round."""

    seconds: Annotated[int, Meta(ge=10, le=600)]


class GameClock(Struct, tag_field="t", tag="game", forbid_unknown_fields=True, frozen=True):
    """Minutes for the whole game, for each seat."""

    minutes: Annotated[int, Meta(ge=1, le=180)]


class DayClock(Struct, tag_field="t", tag="day", forbid_unknown_fields=True, frozen=True):
    """A game over days: days for each move."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | MoveClock | GameClock | DayClock

# HTTP requests


class NewRoom(Struct, forbid_unknown_fields=True):
    """A new room. `listed`: shown in the lobby; otherwise only people with the link can enter. `programs`: whether
    programs may sit. `bots`: bots for the seats from the second on; if no seat stays empty the match begins. With bots
    on all seats the host is a spectator who may pause. `deck`: an owner's deck of this game. `drawn`: the first player
    is drawn when the match starts; otherwise `options` name one, or the first seat begins. `several`: in a listed room,
    whether a person may have several seats, for players who share a device; in other rooms that is always allowed.
    """

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    options: Options = []
    listed: bool = False
    clock: Clock = NoClock()
    programs: bool = False
    bots: Annotated[list[BotName], Meta(max_length=SEATS)] = []
    deck: DeckVersion | UnsetType = UNSET
    drawn: bool = False
    several: bool = False


# HTTP answers


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


# state of a room


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
    be drawn (`drawn`), and in games without that choice.
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


# acts: over the socket, or one by one to POST /api/rooms/{id}/acts; the client gives each an id, and a repeat is
# harmless


class _Act(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    id: MessageId


class Sit(_Act, tag="sit", frozen=True):
    """Take an empty seat. A second seat of the same person is another player at the same device and needs a name; a
    listed room must allow it.
    """

    seat: SeatNumber
    name: ShownName = ""
    colour: Colour | UnsetType = UNSET


class Stand(_Act, tag="stand", frozen=True):
    """Leave a seat of one's own; during a match a bot plays it to the end."""

    seat: SeatNumber


class Bot(_Act, tag="bot", frozen=True):
    """Put a bot on an empty seat (host only)."""

    seat: SeatNumber
    bot: BotName = "greedy"


class Remove(_Act, tag="remove", frozen=True):
    """Empty a seat before the match begins (host only). `bar`: its owner may not sit or speak here any more."""

    seat: SeatNumber
    bar: bool = False


class Admit(_Act, tag="admit", frozen=True):
    """Let a barred member sit and speak again (host only)."""

    member: MemberNumber


class Change(_Act, tag="change", frozen=True):
    """Change the settings before the match begins (host only); fields left out stay. `deck`: an owner's, null for a
    deck of the game. `drawn`: the first player is drawn when the match starts; options that name a seat end that.
    """

    seats: Annotated[int, Meta(ge=1, le=SEATS)] | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    programs: bool | UnsetType = UNSET
    deck: DeckVersion | UnsetType | None = UNSET
    drawn: bool | UnsetType = UNSET
    several: bool | UnsetType = UNSET


class Start(_Act, tag="start", frozen=True):
    """Start the match when every seat is taken (host only)."""


class Rematch(_Act, tag="rematch", frozen=True):
    """Ask for another match; it begins when every seated member has asked, except those absent for long."""


class Hand(_Act, tag="hand", frozen=True):
    """Hand the seat of an absent player to a bot (seated members only)."""

    seat: SeatNumber


class Take(_Act, tag="take", frozen=True):
    """Take one's own seat back from a bot."""

    seat: SeatNumber


class Pause(_Act, tag="pause", frozen=True):
    """Ask for a pause: it begins when every seated member who is present has asked. Where only bots play the host alone
    decides.
    """


class GoOn(_Act, tag="go-on", frozen=True):
    """End the pause, or withdraw the request for one."""


class Say(_Act, tag="say", frozen=True):
    """Send a ready phrase or, in a room that is not listed, any text."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=LINE)] = ""


class Whisper(_Act, tag="whisper", frozen=True):
    """Send a text that one other player alone can read: during a match of a game in which players negotiate, in a room
    that is not listed (seated members only).
    """

    to: MemberNumber
    text: Annotated[str, Meta(max_length=LINE)]


class Mute(_Act, tag="mute", frozen=True):
    """Hide or show another member's chat messages; only this person sees the difference."""

    member: MemberNumber
    on: bool


class Report(_Act, tag="report", frozen=True):
    """Report a chat message to the owner of the server."""

    line: Annotated[int, Meta(ge=0, le=1 << 31)]


class Close(_Act, tag="close", frozen=True):
    """Close the room (host only, not during a match)."""


Act = (
    Sit
    | Stand
    | Bot
    | Remove
    | Admit
    | Change
    | Start
    | Rematch
    | Hand
    | Take
    | Pause
    | GoOn
    | Say
    | Whisper
    | Mute
    | Report
    | Close
)


class Catch(Struct, tag_field="t", tag="catch", forbid_unknown_fields=True, frozen=True):
    """Send the room again, and every chat message after this number."""

    line: Annotated[int, Meta(ge=-1, le=1 << 31)]


RoomWord = Act | Catch
"""A client's message over the socket of a room."""

# socket, from the server


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
