"""Wire structs of deals: the deals of a day, the page of a deal, the attempts at it, and the archive."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mazzo.host.computed import State
from mazzo.host.from_client import MatchId
from mazzo.host.words import BotName

TileState = Literal["new", "begun", "done"]
"""How far the person's first attempt at a deal is."""


class NewDeal(Struct, forbid_unknown_fields=True):
    """A deal to be made from a finished match."""

    match: MatchId


class NewDealAnswer(Struct):
    """The id of a deal that was made from a match, the same for every request."""

    deal: str


class NewAttempt(Struct, forbid_unknown_fields=True):
    """A match on a deal, to be begun or resumed."""


class NewAttemptAnswer(Struct):
    """The match on a deal, and its room if bots play other seats. `first`: whether it is the person's first attempt,
    the one that counts.
    """

    match: str
    room: str | None
    first: bool


class Tile(Struct):
    """A deal of a day as a person sees it in a list. `bots`: the levels at the seats from the second on; `match` and
    `room`: of the person's first attempt; `score`, `place`, `percent`: of that attempt once it has ended, `percent` its
    percentile; `of`: how many results are compared with it; `count`: first attempts that have ended; `final`: whether
    the day is over, so that places stand.
    """

    game: str
    deal: str
    options: list[str]
    seats: int
    bots: list[BotName]
    state: TileState
    match: str | None
    room: str | None
    score: int | None
    place: int | None
    of: int | None
    count: int
    percent: float | None
    final: bool


class Announced(Struct):
    """A deal of one of the next days: its date in UTC, its game, and the options that will be in force."""

    date: str
    game: str
    options: list[str]


class Today(Struct):
    """The deals of a day, in the order of the games. `date`, `today`: days in UTC; `now`: the server's time; `closes`:
    when the day ends, both in ISO 8601; `week`: what is announced for the next days.
    """

    date: str
    today: str
    now: str
    closes: str
    tiles: list[Tile]
    week: list[Announced]


class OwnResult(Struct):
    """The person's first attempt at a deal, when it has ended. `place`: from 1, `of` so many first attempts; `percent`:
    the share of the other first attempts that were worse, equal ones count half, from 0 to 100, null without others;
    `hints`: at how many versions one was requested; `undos`: actions taken back; `minutes`: at the table; `abandoned`:
    it was closed after a day without an action; `marked`: no person could make this result.
    """

    match: str
    score: int
    place: int
    of: int
    percent: float | None
    hints: int
    undos: int
    minutes: int
    abandoned: bool
    marked: bool


class Bar(Struct):
    """How many first attempts ended with a score."""

    score: int
    count: int


class House(Struct):
    """The score of a bot of Mazzo on a deal, with a player's information; null until it has played."""

    bot: BotName
    score: int | None


class Best(Struct):
    """The best score of a deal, with all cards known in advance: between `low` and `high`, null until known; `proved`
    when they are equal.
    """

    low: int | None
    high: int | None
    proved: bool
    state: State


class Cost(Struct):
    """The distance from one's own score to the best one, in points: `choices`: what moves cost by what was known when
    they were made, as the review says; `foresight`: the rest, possible only for those who know the cards.
    """

    foresight: float
    choices: float


class Fair(Struct):
    """How the seed of a deal of a day was fixed in advance. `digest`: SHA-256 of the day's key, published before;
    `round`: of the public randomness that is mixed in, null for none; `rule`: which rule holds.
    """

    digest: str
    round: int | None
    rule: str


class DealPage(Struct):
    """A deal, and what the person of the request may know of it. `options`: those in force; `bots`: the levels at the
    seats from the second on; `deck`: the deck's version, `deck_name` its owner's name for it, "" for a deck of the
    game; `day`: the date of a deal of the day; `today`: the present day, both in UTC; `now`, `opens`, `closes`: in ISO
    8601; `final`: it has closed, or never ranks by day; `count`: first attempts that have ended; `fewest`: the fewest
    points are best; `money`: points are money; `match`, `room`: of the person's attempt in progress. `histogram`,
    `house`, `best` and `cost` are null until the person's first attempt has ended, or the day is over; `best` also for
    games whose deals are not solved, `cost` until the review of the attempt is computed.
    """

    id: str
    game: str
    options: list[str]
    seats: int
    bots: list[BotName]
    deck: str
    deck_name: str
    day: str | None
    today: str
    now: str
    opens: str
    closes: str | None
    final: bool
    count: int
    fewest: bool
    money: bool
    mine: OwnResult | None
    match: str | None
    room: str | None
    histogram: list[Bar] | None
    house: list[House] | None
    best: Best | None
    cost: Cost | None
    fair: Fair | None


class Attempt(Struct):
    """A first attempt at a deal that has ended. `name`: the chosen name of an account, "" for guests, erased people and
    those who are not listed; `you`: the person of the request; `bot`: a program; `match`: null once it was deleted;
    `account`: whether the person had an account when it began. The others are those of `OwnResult`.
    """

    place: int
    name: str
    you: bool
    bot: bool
    score: int
    match: str | None
    hints: int
    undos: int
    minutes: int
    abandoned: bool
    marked: bool
    account: bool


class Attempts(Struct):
    """The first attempts at a deal, the best first. `next`: what to send as `after` for more, null for no more."""

    attempts: list[Attempt]
    next: str | None


class Day(Struct):
    """The deals of one day of the archive."""

    date: str
    tiles: list[Tile]


class Month(Struct):
    """The deals of the days of a month that have begun, the newest first."""

    month: str
    days: list[Day]
