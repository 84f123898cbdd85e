"""Events of a room as stored in its journal: closed structs, and the entry that contains one.

An event is the result of an act, so replaying it needs no clock and no rules. People are referred to by member numbers.
Text by a person (a name, a chat message, a deck) is in the entry, apart from the event, so that it can be erased.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from mazzo.host.words import BotName
from mazzo.server.rooms.from_client import Clock, Phrase

EMPTY = -1
"""In `Changed.order`: a new, empty seat."""


class Opened(Struct, frozen=True):
    """The room was opened; the next member, 0, is its host. `deck`: an owner's; the entry has its lines. `drawn`: the
    first player is drawn when the match starts. `several`: a person may have several seats, though the room is listed.
    `next`: the id of the first match, announced with the digest of its key.
    """

    game: str
    seats: int
    options: tuple[str, ...]
    clock: Clock
    listed: bool
    programs: bool
    deck: str | None = None
    drawn: bool = False
    several: bool = False
    next: str | None = None


class Came(Struct, frozen=True):
    """A new member; the entry has the person and the name."""

    colour: int
    program: bool


class Renamed(Struct, frozen=True):
    """A member has another name or colour; the entry has the name."""

    by: int
    colour: int


class Sat(Struct, frozen=True):
    """A member took a seat; the entry has the player's name if it is not the member's. `number`: of the client, for the
    shuffle of the next match.
    """

    by: int
    seat: int
    colour: int
    number: str | None = None


class Stood(Struct, frozen=True):
    """A member left a seat; during a match a bot plays it from now on."""

    by: int
    seat: int


class Installed(Struct, frozen=True):
    """The host put a bot on a seat."""

    by: int
    seat: int
    bot: BotName
    colour: int


class Emptied(Struct, frozen=True):
    """The host emptied a seat; `bar`: its owner may not sit or speak in this room until the host admits them."""

    by: int
    seat: int
    bar: bool = False


class Admitted(Struct, frozen=True):
    """The host admitted a member who was barred."""

    by: int
    member: int


class Changed(Struct, frozen=True):
    """The host changed the settings. `order`: for each seat its old index, or EMPTY. `deck`: an owner's; the entry has
    its lines if it is new. `drawn`, `several`: as in `Opened`.
    """

    by: int
    order: tuple[int, ...]
    options: tuple[str, ...]
    clock: Clock
    listed: bool
    programs: bool
    deck: str | None = None
    drawn: bool = False
    several: bool = False


class Started(Struct, frozen=True):
    """A match started. `begins`: the first player, 0 in games without that choice."""

    by: int
    match: str
    begins: int = 0


class Ended(Struct, frozen=True):
    """The match is over. `next`: the id of the one that may follow, announced with the digest of its key."""

    match: str
    next: str | None = None


class Wanted(Struct, frozen=True):
    """A member wants another match. `number`: as in `Sat`, for all seats of the member."""

    by: int
    number: str | None = None


class Handed(Struct, frozen=True):
    """A bot plays a seat from now on; `by` is null if its time expired. `lasting`: to the end of the match."""

    by: int | None
    seat: int
    lasting: bool = False


class Taken(Struct, frozen=True):
    """A member took a seat back from the bot."""

    by: int
    seat: int


class AskedPause(Struct, frozen=True):
    """A member asked for a pause; `paused`: whether it begins, because all have asked."""

    by: int
    paused: bool


class WentOn(Struct, frozen=True):
    """A member ended the pause, or withdrew the request."""

    by: int


class Said(Struct, frozen=True):
    """A chat message: a ready phrase, or text in the entry. `seats`: whether seated members may read it; `to`: the only
    other member who may, None if there is no such limit.
    """

    by: int
    phrase: Phrase | None
    seats: bool
    to: int | None = None


class Closed(Struct, frozen=True):
    """The host closed the room."""

    by: int


Event = (
    Opened
    | Came
    | Renamed
    | Sat
    | Stood
    | Installed
    | Emptied
    | Admitted
    | Changed
    | Started
    | Ended
    | Wanted
    | Handed
    | Taken
    | AskedPause
    | WentOn
    | Said
    | Closed
)

KINDS: dict[str, type[Event]] = {
    "opened": Opened,
    "came": Came,
    "renamed": Renamed,
    "sat": Sat,
    "stood": Stood,
    "installed": Installed,
    "emptied": Emptied,
    "admitted": Admitted,
    "changed": Changed,
    "started": Started,
    "ended": Ended,
    "wanted": Wanted,
    "handed": Handed,
    "taken": Taken,
    "asked": AskedPause,
    "went-on": WentOn,
    "said": Said,
    "closed": Closed,
}
_NAMES = {kind: name for name, kind in KINDS.items()}
_encoder = msgspec.json.Encoder()


class Entry(Struct, frozen=True):
    """One line of a room's journal. `person`: the author, null for a worker or an erased person. `words`: the text they
    wrote. `client_id`: of the message that caused it, on the first entry it caused.
    """

    event: Event
    at: int
    person: str | None = None
    words: str | None = None
    client_id: str | None = None


def written(event: Event) -> tuple[str, str]:
    """Kind and body of an event, as stored."""
    return _NAMES[type(event)], _encoder.encode(event).decode()


def read(kind: str, body: str) -> Event:
    """The event of a stored kind and body."""
    event: Event = msgspec.json.decode(body, type=KINDS[kind])
    return event
