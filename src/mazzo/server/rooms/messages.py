"""What is said about rooms on the wire: closed structs and unions, as docs/rooms.md tells them.

What comes in forbids unknown fields and bounds its numbers and strings. Times are milliseconds; a moment is told as how
many milliseconds ago or ahead it is, so that no client's clock matters.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.core.errors import Fact
from mazzo.server.limits import LINE, LOOKERS, MEMBERS, NAME, SEATS
from mazzo.server.matches.messages import BotName as BotName
from mazzo.server.matches.messages import DeckVersion, GameName, MatchId, MessageId, NamedDeck, Options
from mazzo.server.storage.guests import COLOURS

RoomId = MatchId
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
MemberNumber = Annotated[int, Meta(ge=0, lt=MEMBERS + LOOKERS)]
ShownName = Annotated[str, Meta(max_length=NAME)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]

Phase = Literal["gathering", "playing", "over", "closed"]
"""Seats are being taken; a match is being played; it has ended and another may follow; nobody comes here any more."""
Sitter = Literal["empty", "person", "program", "bot"]
"""Who a seat belongs to: nobody yet, a person, a program with an account of its own, one of Mazzo's bots."""
Phrase = Literal[
    "hello", "good-luck", "have-fun", "your-turn", "one-moment", "nice", "well-played", "oops", "thanks", "again", "bye"
]
"""Ready phrases, said to each in their own language."""

# clocks


class NoClock(Struct, tag_field="t", tag="none", forbid_unknown_fields=True, frozen=True):
    """Everybody takes the time they need."""


class MoveClock(Struct, tag_field="t", tag="move", forbid_unknown_fields=True, frozen=True):
    """So many seconds for each move, or for one's part of a round."""

    seconds: Annotated[int, Meta(ge=10, le=600)]


class GameClock(Struct, tag_field="t", tag="game", forbid_unknown_fields=True, frozen=True):
    """So many minutes for the whole game, each seat its own."""

    minutes: Annotated[int, Meta(ge=1, le=180)]


class DayClock(Struct, tag_field="t", tag="day", forbid_unknown_fields=True, frozen=True):
    """A game over days: so many days for each move."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | MoveClock | GameClock | DayClock

# HTTP, in


class NewRoom(Struct, forbid_unknown_fields=True):
    """What a room is opened for. `listed`: in the lobby for everybody, or only for who has the link. `programs`:
    whether programs may sit down. `bots`: bots of the house that sit down beside the host at once, from the second seat
    on; if they leave no seat empty the match begins with them. With bots on all seats the host looks on, and may pause.
    `deck`: an owner's deck to play with, of this game. `drawn`: the seat that begins is drawn when the match starts;
    else `options` name it, or the first begins. `several`: where everybody may come, a person may have several seats,
    for players who pass one device round; where only who has the link may, they may in any case.
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


# HTTP, out


class RoomAnswer(Struct):
    """Where the new room is."""

    room: str


class RoomCard(Struct):
    """An open room as the lobby shows it. `deck`: an owner's, null for ours."""

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
    """Rooms that are listed and gather or play, the newest first; and one's own rooms that are not closed."""

    open: list[RoomCard]
    mine: list[RoomCard]


# what a room looks like


class Seat(Struct):
    """One seat. `member` is the number of the person it belongs to, null for bots and empty seats. `bot` plays it: a
    bot's own seat, or one that was handed to it (`handed`) or whose owner left for good. `away` is how long its owner
    has been gone, null when here.
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
    """Whether its owner has been gone long enough for the others to hand it to a bot."""
    ready: bool
    """Wants another match."""
    turn: bool
    """It is this seat's turn."""
    left: int | None
    """Milliseconds of time left, null without a clock."""
    running: bool
    """Whether its time runs now."""


class Member(Struct):
    """Somebody who is or was here; the number stays theirs."""

    member: int
    name: str
    colour: int
    here: bool
    host: bool
    seated: bool


class Mine(Struct):
    """What the one who asks is here: member number (null for a stranger who looks in), seats, those muted."""

    member: int | None
    seats: list[int]
    muted: list[int]


class Room(Struct):
    """A room as one viewer may see it. `acts` names what the viewer may do now. `deck`: an owner's, null for ours.
    `begins`: the seat that begins the match being played, else the next one; null where it is still to be drawn
    (`drawn`), and where the game, or a single seat, gives no such choice.
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
    """Seats that have asked for a pause, while not all have."""
    acts: list[str]
    deck: NamedDeck | None = None
    begins: int | None = None
    drawn: bool = False
    several: bool = False


class Line(Struct):
    """Something that was said; `phrase` or `text`. `seats`: False when only those who watch may read it."""

    line: int
    member: int
    phrase: Phrase | None
    text: str
    seats: bool
    ago: int


# acts: over the socket, or one by one to POST /api/rooms/{id}/acts; each has an id of the client's making, and a repeat
# is harmless


class _Act(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    id: MessageId


class Sit(_Act, tag="sit", frozen=True):
    """Take an empty seat. A second seat of the same person is one more player at the same device, and needs a name;
    a listed room has to allow it.
    """

    seat: SeatNumber
    name: ShownName = ""
    colour: Colour | UnsetType = UNSET


class Stand(_Act, tag="stand", frozen=True):
    """Leave a seat of one's own; while a match is played a bot takes it over for good."""

    seat: SeatNumber


class Bot(_Act, tag="bot", frozen=True):
    """Put a bot of the house on an empty seat (the host)."""

    seat: SeatNumber
    bot: BotName = "greedy"


class Remove(_Act, tag="remove", frozen=True):
    """Empty a seat before the match begins (the host)."""

    seat: SeatNumber


class Change(_Act, tag="change", frozen=True):
    """Change what the room is for, before the match begins (the host); what is not named stays. `deck`: an owner's,
    null for ours. `drawn`: the seat that begins is drawn when the match starts; options that name a seat end that.
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
    """Begin, when every seat is taken (the host)."""


class Rematch(_Act, tag="rematch", frozen=True):
    """Want another match; it begins when everybody does who sits and has not been gone for long."""


class Hand(_Act, tag="hand", frozen=True):
    """Hand the seat of somebody who has left to a bot (anybody who sits)."""

    seat: SeatNumber


class Take(_Act, tag="take", frozen=True):
    """Take one's own seat back from the bot."""

    seat: SeatNumber


class Pause(_Act, tag="pause", frozen=True):
    """Ask for a pause: the clocks stop when everybody who is here and sits has asked. Where bots alone play the host
    stops them.
    """


class GoOn(_Act, tag="go-on", frozen=True):
    """End the pause, or stop asking for one."""


class Say(_Act, tag="say", frozen=True):
    """Say a ready phrase; or, in a room that is not listed, a line of one's own."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=LINE)] = ""


class Mute(_Act, tag="mute", frozen=True):
    """Hear somebody no more, or again; only oneself knows."""

    member: MemberNumber
    on: bool


class Report(_Act, tag="report", frozen=True):
    """Tell the owner of this server of a line that should not have been said."""

    line: Annotated[int, Meta(ge=0, le=1 << 31)]


class Close(_Act, tag="close", frozen=True):
    """Close the room (the host, while no match is played)."""


Act = Sit | Stand | Bot | Remove | Change | Start | Rematch | Hand | Take | Pause | GoOn | Say | Mute | Report | Close


class Catch(Struct, tag_field="t", tag="catch", forbid_unknown_fields=True, frozen=True):
    """Send the room afresh, and every line after this one."""

    line: Annotated[int, Meta(ge=-1, le=1 << 31)]


RoomWord = Act | Catch
"""What a client says over the socket of a room."""

# socket, out


class RoomIs(Struct, tag_field="t", tag="room"):
    """The room as it is now; first after connecting, then after every change."""

    room: Room


class Talk(Struct, tag_field="t", tag="talk"):
    """Lines that this viewer may read, in order: the last hundred after connecting, then each as it comes."""

    lines: list[Line]


class RoomDone(Struct, tag_field="t", tag="done"):
    """The act is committed."""

    id: str


class RoomRefused(Struct, tag_field="t", tag="refused"):
    """Nothing changed."""

    id: str
    code: str
    facts: dict[str, Fact]


RoomTold = RoomIs | Talk | RoomDone | RoomRefused
"""What the server says over the socket of a room."""
