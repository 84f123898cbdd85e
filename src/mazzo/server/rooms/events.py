"""What can happen in a room, as its journal keeps it: closed structs, and the entry that carries one.

An event tells what has come about, not what was wished: whoever reads the journal again needs no clock and asks no
rule. People are named by their number in the room. What a person wrote (a name, a line, a deck) stands in the entry,
apart from the event, so that it can be erased.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from mazzo.server.rooms.messages import BotName, Clock, Phrase

EMPTY = -1
"""Instead of an old seat's number in `Changed.order`: nobody."""


class Opened(Struct, frozen=True):
    """The room was made; member 0, who comes next, is its host. `deck`: an owner's; its lines stand in the entry.
    `drawn`: the seat that begins is drawn when the match starts. `several`: a person may have several seats, though the
    room is listed.
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


class Came(Struct, frozen=True):
    """Somebody is here for the first time and gets the next number; the entry says who, and their name."""

    colour: int
    program: bool


class Renamed(Struct, frozen=True):
    """A member has another name or colour now; the entry says the name."""

    by: int
    colour: int


class Sat(Struct, frozen=True):
    """A member took a seat; the entry says the name of whoever plays there if it is not the member's own."""

    by: int
    seat: int
    colour: int


class Stood(Struct, frozen=True):
    """A member left a seat; while a match is played a bot has it from now on."""

    by: int
    seat: int


class Installed(Struct, frozen=True):
    """The host put a bot of the house on a seat."""

    by: int
    seat: int
    bot: BotName
    colour: int


class Emptied(Struct, frozen=True):
    """The host emptied a seat."""

    by: int
    seat: int


class Changed(Struct, frozen=True):
    """The host changed what the room is for. `order`: for each seat the old one that it was, or EMPTY. `deck`: an
    owner's; its lines stand in the entry if it is another than before. `drawn`, `several`: as in `Opened`.
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
    """A match started. `begins`: the seat that begins it, 0 in games that give no such choice."""

    by: int
    match: str
    begins: int = 0


class Ended(Struct, frozen=True):
    """The match is over."""

    match: str


class Wanted(Struct, frozen=True):
    """A member wants another match."""

    by: int


class Handed(Struct, frozen=True):
    """A seat was handed to a bot; `by` is null where time did it. `lasting`: to the end of the match."""

    by: int | None
    seat: int
    lasting: bool = False


class Taken(Struct, frozen=True):
    """A member took their seat back from the bot."""

    by: int
    seat: int


class Asked(Struct, frozen=True):
    """A member asked for a pause; `paused`: they were the last who had to."""

    by: int
    paused: bool


class WentOn(Struct, frozen=True):
    """A member ended the pause, or stopped asking for one."""

    by: int


class Said(Struct, frozen=True):
    """A member said something: a ready phrase, or a line that the entry tells. `seats`: those who sit may read it."""

    by: int
    phrase: Phrase | None
    seats: bool


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
    | Changed
    | Started
    | Ended
    | Wanted
    | Handed
    | Taken
    | Asked
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
    "changed": Changed,
    "started": Started,
    "ended": Ended,
    "wanted": Wanted,
    "handed": Handed,
    "taken": Taken,
    "asked": Asked,
    "went-on": WentOn,
    "said": Said,
    "closed": Closed,
}
_NAMES = {kind: name for name, kind in KINDS.items()}
_encoder = msgspec.json.Encoder()


class Entry(Struct, frozen=True):
    """One line of a room's journal. `person`: whose doing it was, null for a worker's and for somebody forgotten.
    `words`: what they wrote. `client_id`: of the message that led to it, on the first entry it led to.
    """

    event: Event
    at: int
    person: str | None = None
    words: str | None = None
    client_id: str | None = None


def written(event: Event) -> tuple[str, str]:
    """Kind and body of an event, as the table keeps them."""
    return _NAMES[type(event)], _encoder.encode(event).decode()


def read(kind: str, body: str) -> Event:
    """The event of a kind and a body."""
    event: Event = msgspec.json.decode(body, type=KINDS[kind])
    return event
