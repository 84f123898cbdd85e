"""Messages of a room from the client to the server, over HTTP and over the socket; documented in docs/rooms.md.

They forbid unknown fields and bound their numbers and strings.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.host.decks import DeckVersion
from mazzo.host.from_client import Contribution, Digits, MessageId, Options
from mazzo.host.words import BotName, GameName
from mazzo.server.accounts.person import COLOURS
from mazzo.server.http.scopes import Scope
from mazzo.server.limits import LINE, LOOKERS, MEMBERS, NAME, SEATS

SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
MemberNumber = Annotated[int, Meta(ge=0, lt=MEMBERS + LOOKERS)]
ShownName = Annotated[str, Meta(max_length=NAME)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Phrase = Literal[
    "hello", "good-luck", "have-fun", "your-turn", "one-moment", "nice", "well-played", "oops", "thanks", "again", "bye"
]
"""Ready phrases, translated for each reader."""


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


class NewRoom(Struct, forbid_unknown_fields=True):
    """A new room. `listed`: shown in the lobby; otherwise only people with the link can enter. `programs`: whether
    programs may sit. `bots`: bots for the seats from the second on; if no seat stays empty the match begins. With bots
    on all seats the host is a spectator who may pause. `deck`: an owner's deck of this game. `drawn`: the first player
    is drawn when the match starts; otherwise `options` name one, or the first seat begins. `several`: in a listed room,
    whether a person may have several seats, for players who share a device; in other rooms that is always allowed.
    `shuffle`: the host's number for the first match.
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
    shuffle: Contribution | UnsetType = UNSET


# acts: over the socket, or one by one to POST /api/rooms/{id}/acts; the client gives each an id, and a repeat is
# harmless


class _Act(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    id: MessageId


class Sit(_Act, tag="sit", frozen=True):
    """Take an empty seat. A second seat of the same person is another player at the same device and needs a name; a
    listed room must allow it. `number`: a random one of the client for the shuffle of the announced match, which is
    `next` of the room.
    """

    seat: SeatNumber
    name: ShownName = ""
    colour: Colour | UnsetType = UNSET
    number: Digits | None = None


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
    """Ask for another match; it begins when every seated member has asked, except those absent for long. `number`: as
    in `sit`.
    """

    number: Digits | None = None


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

    scope: ClassVar[Scope] = "talk"

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=LINE)] = ""


class Whisper(_Act, tag="whisper", frozen=True):
    """Send a text that one other player alone can read: during a match of a game in which players negotiate, in a room
    that is not listed (seated members only).
    """

    scope: ClassVar[Scope] = "talk"

    to: MemberNumber
    text: Annotated[str, Meta(max_length=LINE)]


class Mute(_Act, tag="mute", frozen=True):
    """Hide or show another member's chat messages; only this person sees the difference."""

    scope: ClassVar[Scope] = "talk"

    member: MemberNumber
    on: bool


class Report(_Act, tag="report", frozen=True):
    """Report a chat message to the owner of the server."""

    scope: ClassVar[Scope] = "talk"

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

    scope: ClassVar[Scope] = "read"

    line: Annotated[int, Meta(ge=-1, le=1 << 31)]


RoomWord = Act | Catch
"""A client's message over the socket of a room."""
