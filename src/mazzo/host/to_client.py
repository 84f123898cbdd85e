"""Messages of a match from its host to the client, over calls and over the socket; documented in docs/wire.md."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from mazzo.core.errors import Fact
from mazzo.host.decks import Deck, deck_of
from mazzo.host.from_client import Cards
from mazzo.host.words import BotName
from mazzo.match import Match, Outcome, Snapshot, Step

Status = Literal["playing", "finished"]


class NewMatchAnswer(Struct):
    """The id of the new match, and of its room if bots play other seats."""

    match: str
    room: str | None = None


class AnnouncedMatch(Struct):
    """A match that may begin: its id, and the SHA-256 of the key of its shuffle. Whoever sends a random number of their
    own after that can check later that nobody chose the cards (docs/fairness.md).
    """

    match: str
    digest: str


class Announcement(Struct):
    """An announced match, for the person who may begin it: `token` shows that they may."""

    match: str
    digest: str
    token: str


class MatchSeat(Struct):
    """A seat of a match as it began. `name`: the present name; empty for bots, in solo matches, and when there is none
    or it was erased. `bot`: the level of the bot, null for a person or program. `mine`: whether it belongs to the
    person of the request. `member`: the person's number in the room of the match, used to label people without names;
    null if none.
    """

    name: str
    colour: int
    bot: BotName | None
    mine: bool
    member: int | None = None


class PlayedOn(Struct):
    """The match from which another was played on after entry `at` of its journal, with the same `cards` or fresh ones.
    `score`, `place`: its result at the seat that the person of the request has in the other; null for a spectator.
    """

    match: str
    at: int
    cards: Cards
    score: int | None
    place: int | None


class MatchInfo(Struct):
    """A match in summary. `seat`: the seat of the person of the request, null for a spectator. `options`: those in
    force. `deck`: the deck's version; `deck_name`: its owner's name for it, "" for a deck of the game. `has_rest`,
    `has_same`: whether a new match may be dealt from source `rest` or `same`. `room`: where it is played, shown to
    members, and to all if it is listed. `hints`: at how many versions a hint was requested. `has_par`, `has_review`:
    whether the par and the review are shown after the match. `played_on`: for source `on`, while that match exists.
    `deal`: the deal that it is played on; `has_deal`: whether there is one, or it may be made from this match.
    """

    match: str
    game: str
    practice: bool
    status: Status
    created: str
    seat: int | None
    seats: int
    source: str
    rest_of: str | None
    same_as: str | None
    has_rest: bool
    has_same: bool
    options: list[str]
    players: list[MatchSeat]
    deck: str
    deck_name: str
    room: str | None = None
    hints: int = 0
    has_par: bool = False
    has_review: bool = False
    played_on: PlayedOn | None = None
    deal: str | None = None
    has_deal: bool = False


class Replay(Struct):
    """A finished match: the table after every entry that was not taken back."""

    match: str
    game: str
    deck: Deck
    frames: list[Snapshot]
    steps: tuple[Step, ...]
    outcome: Outcome


# over the socket


class Hello(Struct, tag_field="t", tag="hello"):
    """The first message, sent once. `seat`: null for a spectator. `room` as in MatchInfo, null also for a solo match.
    `hints`: whether hints are allowed.
    """

    match: str
    game: str
    seat: int | None
    deck: Deck
    practice: bool
    lesson: bool
    room: str | None = None
    hints: bool = False


def greeting(id: str, match: Match, seat: int | None, source: str, has_hints: bool, room: str | None = None) -> Hello:
    """The first message to a client that opens a match."""
    game = match.game
    is_lesson = source == "lesson"
    return Hello(id, game.meta.name, seat, deck_of(game), match.practice, is_lesson, room, has_hints)


class State(Struct, tag_field="t", tag="state"):
    """The table as the seat may see it, and the events since the version that this socket was sent last, or since the
    one in `resume`; none after `hello`. Sent after `hello`, after every committed change that this viewer may see, and
    as the answer to `resume`.
    """

    snapshot: Snapshot
    steps: tuple[Step, ...]


class Done(Struct, tag_field="t", tag="done"):
    """The message `id` is committed; sent before the `state` that it leads to. `version`: the current one."""

    id: str
    version: int


class Refused(Struct, tag_field="t", tag="refused"):
    """The message was refused; nothing changed. `id`: empty if it had no readable id. `version`: the current one."""

    id: str
    code: str
    rule: str
    facts: dict[str, Fact]
    version: int


class WhyAnswer(Struct, tag_field="t", tag="reason"):
    """The answer to `why`; code "" when the action is legal."""

    id: str
    code: str
    rule: str
    facts: dict[str, Fact]


ServerMessage = Hello | State | Done | Refused | WhyAnswer

_encoder = msgspec.json.Encoder()


def write(message: Struct) -> str:
    """A message as text."""
    return _encoder.encode(message).decode()
