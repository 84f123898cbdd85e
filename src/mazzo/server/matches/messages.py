"""Everything that is said on the wire: closed structs and unions, as docs/wire.md tells them.

What comes in forbids unknown fields and bounds its numbers and strings; what goes out is built here and nowhere else.
`mazzo.server.api.typescript` writes the client's side of it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from mazzo.core.decks import Count, FruitFilter, PlaceFilter, Recipe, Reward, ValueFilter, When
from mazzo.core.errors import Fact
from mazzo.match import Outcome, Snapshot, Step
from mazzo.server.limits import ACTIONS, CELLS, DECK_NAME, FACES, NAME, OPTIONS, RECIPE, TEXT, WORD
from mazzo.server.storage.guests import COLOURS

Language = Literal["it", "en"]
Status = Literal["playing", "finished"]
BotName = Literal["novice", "casual", "greedy", "expert", "master"]
"""Bots of the house by strength, the weakest first; `mazzo.bots.levels` holds them."""
MatchId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[0-9a-z]+$(?!\\n)")]
GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z]+$(?!\\n)")]
OptionName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$(?!\\n)")]
Options = Annotated[list[OptionName], Meta(max_length=OPTIONS)]
DeckVersion = Annotated[str, Meta(min_length=24, max_length=24, pattern="^own-[0-9a-f]{20}$(?!\\n)")]
"""What an owner's deck is called; `core.decks.OwnDeck.version` makes it."""
DeckName = Annotated[str, Meta(max_length=DECK_NAME)]
MessageId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[0-9A-Za-z_-]+$(?!\\n)")]
Version = Annotated[int, Meta(ge=0, le=1 << 31)]
Action = Annotated[int, Meta(ge=0, le=1 << 31)]

# HTTP, in


class Fresh(Struct, tag_field="t", tag="fresh", forbid_unknown_fields=True):
    """A newly shuffled deck."""


class Rest(Struct, tag_field="t", tag="rest", forbid_unknown_fields=True):
    """The cards that were left over in a finished match."""

    match: MatchId


class Same(Struct, tag_field="t", tag="same", forbid_unknown_fields=True):
    """The very deal of a finished match."""

    match: MatchId


class LessonDeal(Struct, tag_field="t", tag="lesson", forbid_unknown_fields=True):
    """The lesson's fixed cards."""


Source = Fresh | Rest | Same | LessonDeal


class NewMatch(Struct, forbid_unknown_fields=True):
    """What is to be played. `options` and `deck` go with source `fresh` only: every other source brings its own.
    `deck`: an owner's deck to play with, of this game.
    """

    game: GameName
    practice: bool
    source: Source
    options: Options = []
    deck: DeckVersion | UnsetType = UNSET


class MePatch(Struct, forbid_unknown_fields=True):
    """What a person changes about themselves; what is not named stays."""

    name: Annotated[str, Meta(max_length=NAME)] | UnsetType = UNSET
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)] | UnsetType = UNSET
    language: Language | UnsetType = UNSET


Word = Annotated[str, Meta(max_length=WORD)]
Number = Annotated[int, Meta(ge=-RECIPE, le=RECIPE)]


class NewRecipe(Struct, forbid_unknown_fields=True):
    """A recipe as it is entered; the fields are those of `Recipe`."""

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
    """A deck as its owner enters it: the words of every card, row by row; a recipe a card, or none at all. What is
    missing or wrong in it is the game's to say.
    """

    game: GameName
    name: DeckName
    faces: Annotated[list[Annotated[list[Word], Meta(max_length=CELLS)]], Meta(max_length=FACES)]
    recipes: Annotated[list[NewRecipe], Meta(max_length=FACES)] = []


# HTTP, out


class Problem(Struct):
    """Why a call was refused."""

    code: str
    facts: dict[str, Fact] = {}
    rule: str = ""


class Me(Struct):
    """The person who asks; `colour` is 0 to 7, `name` empty until one is chosen. `account`: can come in elsewhere, too.
    `program`: says of itself that it is one.
    """

    id: str
    name: str
    colour: int
    language: Language
    account: bool = False
    program: bool = False


class GameOption(Struct):
    """A choice of rules that people are offered. `seat`: the seat it is for, null where it is for the whole table. One
    for a seat is called like the one for the table, with the seat's number from 1 behind it: `third-wild-2`. `recipes`:
    of owners' decks it goes with those that have recipes. `group`: at most one option of the same group is chosen; ""
    for one that stands alone.
    """

    name: str
    seat: int | None
    recipes: bool = False
    group: str = ""


class GameCard(Struct):
    """A game on the shelf. `fewest`: whoever has the fewest points wins. `own_decks`: owners may enter theirs."""

    name: str
    ready: bool
    seats_min: int
    seats_max: int
    minutes: int
    options: list[GameOption] = []
    fewest: bool = False
    own_decks: bool = False


class NewMatchAnswer(Struct):
    """Where the new match is."""

    match: str


class MatchSeat(Struct):
    """Who sat at a seat of a match as it began. `name` as it is now; empty where they have none or were forgotten, for
    bots, and in a match that a person plays alone. `bot`: which bot of the house it was, null for a person or program.
    `mine`: whether it is the asker's. `member`: their number in the room where it was played, by which who has no name
    is called there; null where nobody has one.
    """

    name: str
    colour: int
    bot: BotName | None
    mine: bool
    member: int | None = None


class MatchInfo(Struct):
    """A match from outside; `seat` is the asker's own, null for a spectator, `players` are told seat by seat.
    `options` are those in force; `deck` is the version of the deck, `deck_name` what its owner calls it, "" for one of
    ours. `has_rest`: a match of source `rest` would be dealt from it; `has_same`: one of source
    `same`. `room` is where it is played, for who is numbered there, and for all if it is listed.
    `hints`: at how many moments somebody asked for one. `has_par`: once it is over, the par of its cards is told.
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


Faces = tuple[tuple[str, ...], ...]
"""What is printed on the cards, word by word; `games/<game>/deck.py` says which words those are."""


class Deck(Struct):
    """The faces of a game's cards, in the order of their numbers, and their recipes if they bear any. `name`: what an
    owner calls their deck, "" for one of ours.
    """

    version: str
    cards: Faces
    name: str = ""
    recipes: tuple[Recipe, ...] = ()


class NamedDeck(Struct, frozen=True):
    """An owner's deck by name."""

    version: str
    name: str


class DeckCard(Struct):
    """A deck among one's own. `recipes`: how many it has; `created`: when one kept it."""

    version: str
    name: str
    game: str
    recipes: int
    created: str


class DeckInfo(Struct):
    """An owner's deck. `mine`: whether it is among the asker's own; `created`: since when, null if it is not."""

    game: str
    deck: Deck
    mine: bool
    created: str | None


class Complaint(Struct):
    """What is wrong in a deck, and where: the number of the card from 1 on, null for the deck as a whole; the cell of
    its face from 1 on, or the field of its recipe, as far as it is one; of the whole deck the field `name`. `code` and
    `facts` as in `Problem`.
    """

    card: int | None
    cell: int | None
    field: str | None
    code: str
    facts: dict[str, Fact]


class DeckCheck(Struct):
    """All that is wrong in a deck; `version` is what it would be called, null where something is."""

    complaints: list[Complaint]
    version: str | None


class Replay(Struct):
    """A finished match: the table after every entry that stands."""

    match: str
    game: str
    deck: Deck
    frames: list[Snapshot]
    steps: tuple[Step, ...]
    outcome: Outcome


class Row(Struct):
    """One match of the history; `counts` tells whether the figures count it once it is finished, `kind` which of the
    history's kinds it is of, counted from 0, `hints` at how many moments one asked for one.
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
    hints: int = 0


class Kind(Struct):
    """A kind of matches, whose points compare with each other and with no others, and what the finished ones of a
    person that count came to. `options` are those that change the points; one of a single seat is numbered 1 when it is
    the person's own, from 2 on when it is another's. `without`: so many cards were left out of the deck; `deck_name`:
    what its owner calls it, "" for one of ours. `fewest`: the best has the fewest points. `mark`: what the strongest
    bot of the house has on average, for the kind of which it was measured; else null.
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
    """A person's matches, the newest first, and their `kinds`, of which each match names one by its number. `streak`
    and `count` are of all finished matches that count, of whatever kind.
    """

    games: list[Row]
    kinds: list[Kind]
    streak: int
    count: int


class Rule(Struct):
    """One numbered rule."""

    number: str
    text: str
    ruling: bool


class Section(Struct):
    """One section of the rules."""

    number: str
    title: str
    rules: list[Rule]


class Rules(Struct):
    """A game's rules in one language."""

    sections: list[Section]
    credits: str


class LessonStep(Struct):
    """A moment of a lesson: what is said when the pupil has come so far, and the gesture that is asked for."""

    text: str
    at: int
    actions: list[str]


class Lesson(Struct):
    """A game's lesson."""

    steps: list[LessonStep]


# socket, in


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
    """Would this action be legal, and if not, why?"""

    id: MessageId
    version: Version
    text: Annotated[str, Meta(min_length=1, max_length=TEXT)]


class Resume(Struct, tag_field="t", tag="resume", forbid_unknown_fields=True):
    """Send what was missed since this version."""

    version: Version


ClientMessage = Play | Undo | Why | Resume

# socket, out


class Hello(Struct, tag_field="t", tag="hello"):
    """Where one has arrived; `room` as in MatchInfo, null also for a match that a person plays alone. `hints`: one may
    ask for them here.
    """

    match: str
    game: str
    seat: int | None
    deck: Deck
    practice: bool
    lesson: bool
    room: str | None = None
    hints: bool = False


class State(Struct, tag_field="t", tag="state"):
    """The table as this seat may see it, and what happened since the client's last version."""

    snapshot: Snapshot
    steps: tuple[Step, ...]


class Done(Struct, tag_field="t", tag="done"):
    """The message was committed."""

    id: str
    version: int


class Refused(Struct, tag_field="t", tag="refused"):
    """Nothing changed."""

    id: str
    code: str
    rule: str
    facts: dict[str, Fact]
    version: int


class Reason(Struct, tag_field="t", tag="reason"):
    """Answers why; no code when the action is legal."""

    id: str
    code: str
    rule: str
    facts: dict[str, Fact]


ServerMessage = Hello | State | Done | Refused | Reason

_client_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class _Named(Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named)


def place_of(error: Exception) -> str:
    """Where a body or message is wrong, `$.actions[3]` say, as far as its reader tells."""
    _, at, place = str(error).rpartition(" - at `")
    return place.rstrip("`")[:60] if at else "$"


def read_message(text: str | bytes) -> ClientMessage:
    """A client's message; raises msgspec.DecodeError or ValidationError when it is none."""
    return _client_messages.decode(text)


def read_id(text: str | bytes) -> str:
    """The id of a message that is wrong otherwise, so that the refusal finds its sender; "" if there is none."""
    try:
        id = _named.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return id if len(id) <= 40 else ""


def write(message: ServerMessage) -> str:
    """A server's message as it goes out."""
    return _encoder.encode(message).decode()
