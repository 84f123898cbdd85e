"""Boards, as in duplicate bridge: one deal, and the games that are played on it by players who change seats.

The cards of a deal come from the seed alone, whoever plays; the bots' chance comes from generators of their own. A bot
meets nothing but resampled positions (`mazzo.bots.imagine`), and the match refuses what is not legal.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter, thread_time
from typing import Literal

import mazzo
from mazzo import compiled
from mazzo.bots import Bot, imagine
from mazzo.core import streams
from mazzo.games import find
from mazzo.lab.entrants import entrant

PATIENCE = 100_000
"""Plies after which a game stalls, where the rules do not end it before (`Meta.max_plies`)."""
ORDER = "order"
"""The stream that says who acts first of several who may."""
TELLING = 200
"""Letters that are kept of what went wrong."""

FaultKind = Literal["crash", "illegal", "stall"]


@dataclass(frozen=True)
class Board:
    """One deal and its games: for each who sits where, by the names of the entrants."""

    game: str
    seed: str
    deal: int
    seatings: tuple[tuple[str, ...], ...]
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Fault:
    """What went wrong: a bot raised an exception, chose what is not legal, or the game did not end. `told` says what in
    the words of Python; `ply` counts actions from 0.
    """

    kind: FaultKind
    entrant: str
    deal: int
    seating: tuple[str, ...]
    ply: int
    told: str


@dataclass(frozen=True)
class Result:
    """How a board ended: for each game the places (from 1, equal places share) and the points, by seat. With a fault
    what was played before it. Actions and seconds of processor time are by entrant, the longest thought is in seconds
    on the clock.
    """

    board: Board
    places: tuple[tuple[int, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    actions: dict[str, int]
    seconds: dict[str, float] = field(compare=False)
    longest: float = field(compare=False)
    fault: Fault | None = None


def play(board: Board) -> Result:
    """Play every game of a board, until one goes wrong."""
    table = _Tally(board)
    for seating in board.seatings:
        if table.fault is None:
            _play_one(table, seating)
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
    """What is written down while a board is played."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.places: list[tuple[int, ...]] = []
        self.scores: list[tuple[int, ...]] = []
        self.actions: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(sorted({n for s in board.seatings for n in s}), 0.0)
        self.longest = 0.0
        self.fault: Fault | None = None


def _play_one(tally: _Tally, seating: tuple[str, ...]) -> None:
    """Play one game of a board and write down how it went."""
    board = tally.board
    game = find(board.game)
    body = compiled.of(game)
    seed = streams.seed_from_text(f"{board.seed}/{board.deal}")
    match = mazzo.deal(board.game, len(seating), seed, board.options)
    patience = min(PATIENCE, game.meta.max_plies * (len(seating) if game.meta.same_cards else 1))
    ply = 0
    while due := match.current_players():
        seat = due[streams.draw(seed, ORDER, ply, len(due))] if len(due) > 1 else due[0]
        name = seating[seat]
        wrong: FaultKind = "crash"
        try:
            start = compiled.generator(f"{board.seed}/{board.deal}/{' '.join(seating)}/{seat}/{ply}")
            position = imagine(match, seat, start)
            chair = chair_of(board.game, name)
            if not chair.is_warm:
                chair.bot.think(position, body)
                chair.is_warm = True
            on_clock, spent = perf_counter(), thread_time()
            action = chair.bot.think(position, body)
            tally.seconds[name] += thread_time() - spent
            tally.longest = max(tally.longest, perf_counter() - on_clock)
            tally.actions[name] += 1
            if not match.can(seat, action):
                wrong = "illegal"
            match.play(seat, action)
        except Exception as problem:  # whatever it is, it is what is looked for
            told = f"{type(problem).__name__}: {problem}"[:TELLING]
            tally.fault = Fault(wrong, name, board.deal, seating, ply, told)
            return
        ply += 1
        if match.version > patience:
            tally.fault = Fault("stall", "", board.deal, seating, ply, "")
            return
    assert match.outcome is not None
    ranked = sorted(match.outcome.ranking, key=lambda place: place.seat)
    tally.places.append(tuple(place.place for place in ranked))
    tally.scores.append(tuple(match.score(seat) for seat in range(len(seating))))


@dataclass
class _Chair:
    """A bot, and whether it has thought before: the first thought of a process may have to wait for its machine code,
    and does not count.
    """

    bot: Bot
    is_warm: bool = False


@cache
def chair_of(game: str, name: str) -> _Chair:
    """The bot of a name, made once a process."""
    return _Chair(entrant(find(game), name))
