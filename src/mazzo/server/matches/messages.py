"""Wire structs of matches, documented in docs/wire.md.

Incoming structs forbid unknown fields and bound their numbers and strings. `mazzo.server.http.typescript` writes the
client's types from these.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.core.decks import Count, FruitFilter, PlaceFilter, Recipe, Reward, ValueFilter, When
from mazzo.core.errors import Fact
from mazzo.match import Outcome, Snapshot, Step
from mazzo.server.accounts.guests import COLOURS
from mazzo.server.limits import ACTIONS, CELLS, DECK_NAME, FACES, NAME, OPTIONS, RECIPE, TEXT, WORD

Language = Literal["it", "en"]
Status = Literal["playing", "finished"]
Cards = Literal["same", "fresh"]
BotName = Literal["novice", "casual", "greedy", "expert", "master"]
"""Mazzo's bots by strength, the weakest first; see `mazzo.bots.levels`."""
MatchId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[0-9a-z]+$(?!\\n)")]
GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z]+$(?!\\n)")]
OptionName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$(?!\\n)")]
Options = Annotated[list[OptionName], Meta(max_length=OPTIONS)]
DeckVersion = Annotated[str, Meta(min_length=24, max_length=24, pattern="^own-[0-9a-f]{20}$(?!\\n)")]
"""The version of an owner's deck, made by `core.decks.OwnDeck.version`."""
DeckName = Annotated[str, Meta(max_length=DECK_NAME)]
MessageId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
Version = Annotated[int, Meta(ge=0, le=1 << 31)]
EntryIndex = Annotated[int, Meta(ge=0, le=(1 << 15) - 1)]
"""Index of an entry of a journal, from 0."""
Action = Annotated[int, Meta(ge=0, le=1 << 31)]

# HTTP requests


class Fresh(Struct, tag_field="t", tag="fresh", forbid_unknown_fields=True):
    """A newly shuffled deck."""


class Rest(Struct, tag_field="t", tag="rest", forbid_unknown_fields=True):
    """The cards that were left out of a finished match."""

    match: MatchId


class Same(Struct, tag_field="t", tag="same", forbid_unknown_fields=True):
    """The deal of a finished match."""

    match: MatchId


class PlayOn(Struct, tag_field="t", tag="on", forbid_unknown_fields=True):
    """The position of a finished match after entry `at` of its journal, without what was undone. The caller plays the
    own seat, or else the one that acts there; bots play the others. `cards`: whether the later cards are those of the
    finished match or drawn anew.
    """

    match: MatchId
    at: EntryIndex
    cards: Cards


class LessonDeal(Struct, tag_field="t", tag="lesson", forbid_unknown_fields=True):
    """The lesson's fixed deal."""


Source = Fresh | Rest | Same | PlayOn | LessonDeal


class NewMatch(Struct, forbid_unknown_fields=True):
    """A new match. `options` and `deck` are allowed with source `fresh` only: other sources have their own. `deck`: an
    owner's deck of this game. A match of source `on` is always practice.
    """

    game: GameName
    practice: bool
    source: Source
    options: Options = []
    deck: DeckVersion | UnsetType = UNSET


class MePatch(Struct, forbid_unknown_fields=True):
    """Changes of the person's profile; fields left out stay."""

    name: Annotated[str, Meta(max_length=NAME)] | UnsetType = UNSET
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)] | UnsetType = UNSET
    language: Language | UnsetType = UNSET


Word = Annotated[str, Meta(max_length=WORD)]
Number = Annotated[int, Meta(ge=-RECIPE, le=RECIPE)]


class NewRecipe(Struct, forbid_unknown_fields=True):
    """A recipe of an owner's deck; the fields are those of `Recipe`."""

    number: Number
    when: When
    than: Number
    count: Count
    fruit: FruitFilter = "any"
    place: PlaceFilter = "any"
    value: ValueFilter = "any"
    reward: Reward = "points"
    amount: Number = 0
    wheelbarrow: bool = True
    name: DeckName = ""


class NewDeck(Struct, forbid_unknown_fields=True):
    """An owner's deck: the words of every card, row by row, and one recipe for each card or none; not yet checked."""

    game: GameName
    name: DeckName
    faces: Annotated[list[Annotated[list[Word], Meta(max_length=CELLS)]], Meta(max_length=FACES)]
    recipes: Annotated[list[NewRecipe], Meta(max_length=FACES)] = []


# HTTP answers


class Problem(Struct):
    """Why a call was refused."""

    code: str
    facts: dict[str, Fact] = {}
    rule: str = ""


class Me(Struct):
    """The person of the request. `colour`: 0 to 7; `name`: empty until one is chosen. `account`: can sign in elsewhere.
    `program`: has declared itself a program.
    """

    id: str
    name: str
    colour: int
    language: Language
    account: bool = False
    program: bool = False


class GameOption(Struct):
    """An option of a game. `seat`: the seat it applies to, null for the whole table; the option of a seat has the
    seat's number, from 1, after the name of the option for the table: `third-wild-2`. `recipes`: with an owner's deck,
    it needs recipes. `group`: at most one option of a group can be chosen; "" for no group.
    """

    name: str
    seat: int | None
    recipes: bool = False
    group: str = ""


class GameCard(Struct):
    """A game in the catalogue. `minutes`: of a game, or of each player if `minutes_each`. `fewest`: the fewest points
    win. `own_decks`: owners may enter theirs. `age`: the youngest that the rulebook names. `seats_printed`: the fewest
    seats that it names; fewer are an extension.
    """

    name: str
    ready: bool
    seats_min: int
    seats_max: int
    minutes: int
    options: list[GameOption] = []
    fewest: bool = False
    own_decks: bool = False
    minutes_each: bool = False
    age: int | None = None
    seats_printed: int = 1


class NewMatchAnswer(Struct):
    """The id of the new match, and of its room if bots play other seats."""

    match: str
    room: str | None = None


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


Faces = tuple[tuple[str, ...], ...]
"""The words on each card; `games/<game>/deck.py` defines them."""


class Deck(Struct):
    """The faces of a deck's cards by number, and the recipes if there are any. `name`: the owner's name for the deck,
    "" for a deck of the game.
    """

    version: str
    cards: Faces
    name: str = ""
    recipes: tuple[Recipe, ...] = ()


class NamedDeck(Struct, frozen=True):
    """Version and name of an owner's deck."""

    version: str
    name: str


class DeckCard(Struct):
    """A deck in the person's list. `recipes`: how many it has; `created`: when it was saved."""

    version: str
    name: str
    game: str
    recipes: int
    created: str


class DeckInfo(Struct):
    """An owner's deck. `mine`: whether the person of the request has saved it; `created`: when, null otherwise."""

    game: str
    deck: Deck
    mine: bool
    created: str | None


class Complaint(Struct):
    """One error in a deck. `card`: from 1, null for the whole deck; `cell`: the cell of its face, from 1; `field`: the
    field of its recipe, or `name` for the whole deck. `code` and `facts` as in `Problem`.
    """

    card: int | None
    cell: int | None
    field: str | None
    code: str
    facts: dict[str, Fact]


class DeckCheck(Struct):
    """All errors of a deck; `version` is null if there are any."""

    complaints: list[Complaint]
    version: str | None


class Replay(Struct):
    """A finished match: the table after every entry that was not taken back."""

    match: str
    game: str
    deck: Deck
    frames: list[Snapshot]
    steps: tuple[Step, ...]
    outcome: Outcome


class Opponent(Struct):
    """Another player of a match. `name`: the present name, "" for a bot and where there is none; `bot`: the level of a
    bot, null for a person and for bots of matches older than this field.
    """

    name: str
    bot: BotName | None


class Row(Struct):
    """One match of the history. `counts`: whether the figures include it once it is finished; `kind`: index into the
    history's kinds; `hints`: at how many versions a hint was requested; `place`: from 1, null until it is finished and
    alone at the table; `won`: whether the person won it, false while it is played and where nobody can win or lose.
    """

    match: str
    created: str
    finished: str | None
    score: int | None
    title: int | None
    practice: bool
    counts: bool
    rest_of: str | None
    status: Status
    game: str
    kind: int
    opponents: list[Opponent]
    place: int | None
    hints: int = 0
    won: bool = False


class Kind(Struct):
    """A kind of matches whose points are comparable, and the figures of the person's finished matches that count.
    `options`: those that affect the points; for a single seat, the person's own is numbered 1, those of others from 2.
    `without`: number of cards left out; `deck_name`: the owner's name for the deck, "" for a deck of the game.
    `fewest`: the fewest points are best. `mark`: the average of the strongest bot for this kind, null if not measured.
    """

    game: str
    seats: int
    options: list[str]
    without: int
    deck: str
    deck_name: str
    count: int
    best: int | None
    average: float | None
    fewest: bool
    mark: float | None


class History(Struct):
    """A person's matches, the newest first, and their `kinds`, which each match refers to by index. `streak` and
    `count` are of all finished matches that count, of every kind. `next`: what to send as `after` for older matches,
    null if there are none.
    """

    games: list[Row]
    kinds: list[Kind]
    streak: int
    count: int
    next: str | None = None


# socket, from the client


class Play(Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """One gesture, all or none."""

    id: MessageId
    version: Version
    actions: Annotated[list[Action], Meta(min_length=1, max_length=ACTIONS)]


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last gesture back."""

    id: MessageId
    version: Version


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask whether an action is legal, and if not, why."""

    id: MessageId
    version: Version
    text: Annotated[str, Meta(min_length=1, max_length=TEXT)]


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Send the events since this version."""

    version: Version


ClientMessage = Play | Undo | Why | Resume

# socket, from the server


class Hello(Struct, tag_field="t", tag="hello"):
    """The first message. `room` as in MatchInfo, null also for a solo match. `hints`: whether hints are allowed."""

    match: str
    game: str
    seat: int | None
    deck: Deck
    practice: bool
    lesson: bool
    room: str | None = None
    hints: bool = False


class State(Struct, tag_field="t", tag="state"):
    """The table as the seat may see it, and the events since the client's last version."""

    snapshot: Snapshot
    steps: tuple[Step, ...]


class Done(Struct, tag_field="t", tag="done"):
    """The message was committed."""

    id: str
    version: int


class Refused(Struct, tag_field="t", tag="refused"):
    """The message was refused; nothing changed."""

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

_client_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class _Named(Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named)


def place_of(error: Exception) -> str:
    """Where a body or message is invalid, such as `$.actions[3]`, from the decoder's error."""
    _, at, place = str(error).rpartition(" - at `")
    return place.rstrip("`")[:60] if at else "$"


def read_message(text: str | bytes) -> ClientMessage:
    """Decode a client's message. Raises msgspec.DecodeError or ValidationError."""
    return _client_messages.decode(text)


def read_id(text: str | bytes) -> str:
    """The id of an invalid message, for the refusal; "" if there is none."""
    try:
        id = _named.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return id if len(id) <= 40 else ""


def write(message: ServerMessage) -> str:
    return _encoder.encode(message).decode()
