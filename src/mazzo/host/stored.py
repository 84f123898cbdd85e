"""What a device stores of the matches that it hosts, and what it is sent: the words of `mazzo.host.local`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from mazzo.host.dealing import SourceName
from mazzo.host.from_client import Fresh, MatchId, Options, Source
from mazzo.host.limits import NAME, SEATS
from mazzo.host.words import BotName, GameName

FORMAT = 1
"""Of `LocalRecord` and `StoredEntry`. A host refuses those of a larger number."""

HINTS = 10_000
"""Most versions of a match at which a hint was given."""

Seed = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$(?!\\n)")]


class LocalRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A match without its entries; it never changes. `seats`: the level of the bot at each, null for a person, and in a
    lesson for a seat that plays as the lesson says; `people`: the seats of people. `seed`: in hexadecimal; `order`,
    `source`, `parent`, `at`: as in `mazzo.host.dealing.Recipe`. `created`: milliseconds since 1970.
    """

    format: Annotated[int, Meta(ge=1)]
    id: MatchId
    game: GameName
    ruleset: str
    seats: tuple[BotName | None, ...]
    people: tuple[int, ...]
    names: tuple[str, ...]
    options: tuple[str, ...]
    practice: bool
    source: SourceName
    seed: Seed
    head: str
    created: int
    order: str | None = None
    parent: str | None = None
    at: int | None = None


class StoredEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a journal by its index. `seat`: -1 for chance; `id`: of the message that brought it, on the first of
    its entries; `at`: milliseconds since 1970.
    """

    seq: int
    seat: int
    text: str
    id: str | None
    at: int


class Stored(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as it is stored. `hints`: the versions at which a hint was given."""

    record: LocalRecord
    entries: tuple[StoredEntry, ...]
    hints: Annotated[tuple[int, ...], Meta(max_length=HINTS)] = ()


class Settings(Struct, forbid_unknown_fields=True):
    """A match to be begun. `seats`: the level of the bot at each, null for a person of this device; empty for a lesson
    and for a match that is made from another, which says who plays. `names`: of the people, by seat. `deck`: the file
    of an owner's deck. `seed`: in hexadecimal, drawn if it is left out; so is `id`. `source` as in `NewMatch`; the
    other match must be open in this host.
    """

    game: GameName
    seats: Annotated[list[BotName | None], Meta(max_length=SEATS)] = []
    names: Annotated[list[Annotated[str, Meta(max_length=NAME)]], Meta(max_length=SEATS)] = []
    options: Options = []
    practice: bool = False
    source: Source = msgspec.field(default_factory=Fresh)
    deck: str | None = None
    seed: Seed | None = None
    id: MatchId | None = None


class Told(Struct, frozen=True):
    """A message to a viewer, by its number."""

    viewer: int
    message: msgspec.Raw


class Answer(Struct):
    """What a message led to. `append`: entries to be stored before `commit`; the match has not changed yet. `messages`:
    to be handed to viewers now.
    """

    append: list[StoredEntry] = []
    messages: list[Told] = []


class Opened(Struct):
    """A new viewer of a match, and the first messages to it."""

    viewer: int
    messages: list[Told]


class Restored(Struct):
    """A match that is open again."""

    match: str
    finished: bool


class Turns(Struct):
    """Who is to act now, people and bots; whether the match is over."""

    due: list[int]
    finished: bool


class NextBot(Struct):
    """The bot that is to move next. `pause`: milliseconds from the last change of the match to its move, as on a
    server; `seconds`: for how long it searches at most, 0 for a bot that does not.
    """

    seat: int
    bot: BotName
    pause: int
    seconds: float
