"""Messages of the export."""

from __future__ import annotations

from msgspec import Struct

from mazzo.server.accounts.messages import Me, PasskeyCard, SessionCard
from mazzo.server.companion.messages import KeptTableSheet
from mazzo.server.history.messages import Kind


class ExportedAccount(Struct):
    """The account in an export, without the password."""

    login: str
    created: str
    password: bool


class ExportedRecovery(Struct):
    """An unused recovery code in an export, without the code. `until`: when a code of the operator expires."""

    created: str
    until: str | None


class ExportedToken(Struct):
    """A token in an export, without its secret."""

    label: str
    scopes: list[str]
    created: str
    used: str | None


class ExportedHint(Struct):
    """A hint requested in a match: at which version, and how many of its parts were shown."""

    at: str
    version: int
    step: int


class ExportedMatch(Struct):
    """A match in an export; `journal` is null while it contains what other seats hide. `kind`: index into the export's
    `kinds`, null if the match cannot be read.
    """

    match: str
    game: str
    kind: int | None
    created: str
    finished: str | None
    practice: bool
    source: str
    room: str | None
    seats: list[int]
    score: int | None
    place: int | None
    journal: str | None
    hints: list[ExportedHint]


class ExportedWords(Struct):
    """Text written in a room: a chat message, or a name used there."""

    room: str
    at: str
    kind: str
    words: str


class ExportedDeck(Struct):
    """A deck that the person entered or keeps, as a TOML file."""

    version: str
    created: str
    file: str


class ExportedAttempt(Struct):
    """A first attempt at a deal. `hints`: at how many versions one was requested; `undos`: actions taken back;
    `minutes`: at the table; `account`, `program`: what the person was when it began; `abandoned`: it was closed after a
    day without an action; `marked`: no person could make this result.
    """

    deal: str
    match: str
    began: str
    ended: str | None
    score: int | None
    hints: int
    undos: int
    minutes: int
    account: bool
    program: bool
    abandoned: bool
    marked: bool


class ExportedStreak(Struct):
    """Days and weeks in a row with a deal of the day, up to `last_day`. `game`: "" for any game."""

    game: str
    days: int
    best_days: int
    weeks: int
    best_weeks: int
    last_day: str


class ExportedBoard(Struct):
    """A board of which the person is a member. `owner`: the person is its owner."""

    id: str
    name: str
    owner: bool
    joined: str


class ExportedCall(Struct):
    """A called game in which the person plays. `name`: at that table; `entered`: what they laid, as JSON, or ""."""

    id: str
    game: str
    created: str
    name: str
    caller: bool
    entered: str


class ExportHead(Struct):
    """Everything that the server stores about the person, except their matches."""

    person: Me
    created: str
    account: ExportedAccount | None
    sessions: list[SessionCard]
    passkeys: list[PasskeyCard]
    recovery: list[ExportedRecovery]
    tokens: list[ExportedToken]
    muted: int
    kinds: list[Kind]
    """The kinds of the matches, with figures as in the history."""
    words: list[ExportedWords]
    decks: list[ExportedDeck]
    attempts: list[ExportedAttempt]
    streaks: list[ExportedStreak]
    boards: list[ExportedBoard]
    calls: list[ExportedCall]
    sheets: list[KeptTableSheet]
    """Sheets of printed games, as the person keeps them."""


class Export(ExportHead):
    """Everything that the server stores about the person. `not_replayed`: the matches whose journals cannot be
    replayed; they are exported as they are stored.
    """

    matches: list[ExportedMatch]
    not_replayed: list[str]
