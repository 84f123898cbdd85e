"""Boards, as in duplicate bridge: one deal, and the games in which players who change seats play it.

The cards of a deal follow from the seed alone; the bots' chance comes from generators of their own. A bot is given
resampled positions only (`mazzo.bots.determinize`), and the match refuses illegal actions.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import perf_counter, thread_time
from traceback import extract_tb
from typing import Literal

import mazzo
from mazzo import compiled
from mazzo.bots import Bot, Position, determinize
from mazzo.compiled import Body
from mazzo.core import streams
from mazzo.core.own_deck import OwnDeck
from mazzo.games import find
from mazzo.lab.participants import entrant
from mazzo.match import Match

PATIENCE = 100_000
"""Plies after which a game counts as stalled, if the rules set no limit (`Meta.max_plies`)."""
ORDER = "order"
"""Name of the stream that chooses who acts first if several may."""
TELLING = 200
"""Maximum length of a fault's text, in characters."""

FaultKind = Literal["crash", "illegal", "stall"]


@dataclass(frozen=True)
class Board:
    """One deal and its games. A game lists the participants by seat. `deck`: a deck that an owner entered."""

    game: str
    seed: str
    deal: int
    seatings: tuple[tuple[str, ...], ...]
    options: tuple[str, ...] = ()
    deck: OwnDeck | None = None


@dataclass(frozen=True)
class Fault:
    """A failed game: a bot raised an exception, chose an illegal action, or the game did not end. `told` is the message
    of the exception, for a crash with the line that raised it: "ValueError: empty (my_bot.py, line 12)". `ply` counts
    actions from 0.
    """

    kind: FaultKind
    entrant: str
    deal: int
    seating: tuple[str, ...]
    ply: int
    told: str


@dataclass(frozen=True)
class Result:
    """Result of a board: for each game the places (from 1, ties share a place) and the points, by seat. With a fault,
    the games before it. Actions and processor seconds are by participant; the longest search is in seconds of wall
    time.
    """

    board: Board
    places: tuple[tuple[int, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    actions: dict[str, int]
    seconds: dict[str, float] = field(compare=False)
    longest: float = field(compare=False)
    fault: Fault | None = None


class Observer:
    """Base class of what follows the games of a board while they are played; by itself it records nothing."""

    def on_deal(self, match: Match, seating: tuple[str, ...]) -> None:
        """A game begins."""

    def choose(self, bot: Bot, match: Match, seat: int, position: Position, body: Body) -> int:
        """The bot's action for a seat, which will be applied to the match afterwards."""
        return bot.think(position, body)

    def on_end(self, match: Match) -> None:
        """A game is over."""


def play(board: Board, observer: Observer | None = None) -> Result:
    """Play every game of a board, up to the first fault."""
    observer = observer or Observer()
    table = _Tally(board)
    for seating in board.seatings:
        if table.fault is None:
            _play_one(table, seating, observer)
    return Result(
        board,
        tuple(table.places),
        tuple(table.scores),
        {name: table.actions[name] for name in sorted(table.actions)},
        table.seconds,
        table.longest,
        table.fault,
    )


class _Tally:
    """The figures recorded while a board is played."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.places: list[tuple[int, ...]] = []
        self.scores: list[tuple[int, ...]] = []
        self.actions: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(sorted({n for s in board.seatings for n in s}), 0.0)
        self.longest = 0.0
        self.fault: Fault | None = None


def _play_one(tally: _Tally, seating: tuple[str, ...], observer: Observer) -> None:
    """Play one game of a board and record it."""
    board = tally.board
    seed = streams.seed_from_text(f"{board.seed}/{board.deal}")
    match = mazzo.deal(board.game, len(seating), seed, board.options, deck=board.deck)
    game, body = match.game, compiled.of(match.game)
    observer.on_deal(match, seating)
    patience = min(PATIENCE, game.meta.max_plies * (len(seating) if game.meta.same_cards else 1))
    ply = 0
    while due := match.current_players():
        seat = due[streams.draw(seed, ORDER, ply, len(due))] if len(due) > 1 else due[0]
        name = seating[seat]
        wrong: FaultKind = "crash"
        try:
            start = compiled.generator(f"{board.seed}/{board.deal}/{' '.join(seating)}/{seat}/{ply}")
            position = determinize(match, seat, start)
            chair = chair_of(board.game, name)
            if not chair.is_warm:
                chair.bot.think(position, body)
                chair.is_warm = True
            on_clock, began = perf_counter(), thread_time()
            action = observer.choose(chair.bot, match, seat, position, body)
            tally.seconds[name] += thread_time() - began
            tally.longest = max(tally.longest, perf_counter() - on_clock)
            tally.actions[name] += 1
            if not match.can(seat, action):
                wrong = "illegal"
            match.play(seat, action)
        except Exception as problem:  # any error of a bot is a fault
            message = f"{type(problem).__name__}: {problem}"[:TELLING]
            if wrong == "crash":
                frame = extract_tb(problem.__traceback__)[-1]
                message += f" ({Path(frame.filename).name}, line {frame.lineno})"
            tally.fault = Fault(wrong, name, board.deal, seating, ply, message)
            return
        ply += 1
        if match.version > patience:
            tally.fault = Fault("stall", "", board.deal, seating, ply, "")
            return
    observer.on_end(match)
    assert match.outcome is not None
    places = sorted(match.outcome.ranking, key=lambda place: place.seat)
    tally.places.append(tuple(place.place for place in places))
    tally.scores.append(tuple(match.score(seat) for seat in range(len(seating))))


@dataclass
class _Chair:
    """A bot, and whether it has acted before: the first action of a process may have to wait for compilation, and is
    not timed.
    """

    bot: Bot
    is_warm: bool = False


@cache
def chair_of(game: str, name: str) -> _Chair:
    """The bot of a name; one object per process."""
    return _Chair(entrant(find(game), name))
