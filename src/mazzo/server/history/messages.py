"""Messages of the history."""

from __future__ import annotations

from msgspec import Struct

from mazzo.host.to_client import Status
from mazzo.host.words import BotName


class Opponent(Struct):
    """Another player of a match. `name`: the present name, "" for a bot and where there is none; `bot`: the level of a
    bot, null for a person and for bots of matches older than this field.
    """

    name: str
    bot: BotName | None


class Row(Struct):
    """One match of the history. `counts`: whether the figures include it once it is finished; `kind`: index into the
    history's kinds; `hints`: at how many versions a hint was requested; `place`: from 1, null until it is finished
    and alone at the table; `won`: whether the person won it, false while it is played and where nobody can win or
    lose; `offline`: played on a device and sent later; `table`: played with printed cards.
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
    offline: bool = False
    table: bool = False


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
