"""What a position of Gnoming A Round comes to: `python -m scripts.gnoming_study --games 1000`. Two experts who now and
then do anything at all play each other; what a seat had when its turn was over is set beside the points of its round,
and the numbers of `mazzo.games.gnoming.rules.foresight` are fitted anew by least squares and printed.

Those that stand there were fitted in this way to 25,000 rounds of faster players: who weigh, by the numbers of an
earlier fit, all that one turn may bring, some of them with an error of up to two points.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import numpy as np

import mazzo
from mazzo import compiled
from mazzo.bots import imagine
from mazzo.bots.searcher import Searcher
from mazzo.bots.strengths import MANNERS, WALKS
from mazzo.compiled import Body
from mazzo.core.streams import seed_from_text
from mazzo.games.gnoming.rules import foresight
from mazzo.games.gnoming.rules.foresight import FAR, HUNDREDTHS, LAST
from mazzo.games.gnoming.rules.outlook import AS_IT_IS, TENTHS
from mazzo.games.gnoming.rules.scoring import someone_is_out
from mazzo.games.gnoming.rules.state import DRAWING, NOTHING, State

GAME = "gnoming"
SEATS = 2
GRID = (
    "CARD_DOWN",
    "NEGATIVE",
    "POSITIVE",
    "POSITIVE_CARD",
    "HAZARD_CARD",
    "MULLIGAN_CARD",
    "LINE",
    "PAIR",
    "PAIR_OPEN",
    "SINGLE",
    "WILD",
)
"""The numbers that a grid is looked at for."""
NUMBERS = (*GRID, "BEHIND", "ALWAYS")
UNIT = 1_000_000
"""What a number is set to, less than 0 as promises are, to see how often it counts: hundredths of a point."""
ODD = 0.05
"""How often a player does anything at all."""
STEADY = 20.0
"""Added to the squares of each column but the last, so that what is seen seldom stays small (ridge regression)."""


@dataclass(frozen=True)
class Sample:
    """What a seat had at a horizon, in the order of NUMBERS, and the points its round ended with."""

    horizon: int
    had: tuple[float, ...]
    points: int


def had(s: State, seat: int) -> tuple[float, ...]:
    """How often each of NUMBERS counts. The estimate of a grid is linear in them: with one alone it tells how often."""
    found = []
    for name in GRID:
        with numbers({each: -UNIT if each == name else 0 for each in NUMBERS}):
            alone = foresight.grid_foreseen(s, seat, AS_IT_IS, NOTHING, LAST)
        found.append(-alone * HUNDREDTHS / TENTHS / UNIT)
    own, theirs = s.down[seat].bit_count(), s.down[1 - seat].bit_count()
    return (*found, float(max(0, theirs - own)), 1.0)


@contextmanager
def numbers(wanted: Mapping[str, int]) -> Iterator[None]:
    """Let the estimate reckon with these numbers at every horizon."""
    kept = {name: getattr(foresight, name) for name in wanted}
    for name, number in wanted.items():
        setattr(foresight, name, (number,) * (FAR + 1))
    try:
        yield
    finally:
        for name, row in kept.items():
            setattr(foresight, name, row)


def samples(seed: str, walks: int, body: Body) -> Iterator[Sample]:
    """Play a game, and tell what the seats had."""
    rng, bot = Random(seed), Searcher("player", walks, MANNERS[GAME])
    match = mazzo.deal(GAME, SEATS, seed_from_text(seed))
    met: list[tuple[int, int, int, tuple[float, ...]]] = []
    turns = 0
    while due := match.current_players():
        state, seat = match.table.place_of(due[0])
        if state.phase == DRAWING and state.turns != turns:
            turns = state.turns
            is_last = someone_is_out(state)
            whose = seat if is_last else 1 - seat
            fewest = min(down.bit_count() for down in state.down[:SEATS])
            horizon = LAST if is_last else LAST + fewest
            if state.down[whose] != 0 and horizon <= FAR:
                met.append((state.round, whose, horizon, had(state, whose)))
        legal = match.legal_actions(seat)
        start = rng.randrange(1, 1 << 60)
        is_odd = rng.random() < ODD
        match.play(seat, rng.choice(legal) if is_odd else bot.think(imagine(match, seat, start), body))
    points = match.table.place_of(0)[0].points
    for k, seat, horizon, each in met:
        yield Sample(horizon, each, int(points[k][seat]))


def fitted(found: Sequence[Sample]) -> dict[str, list[int]]:
    """The numbers that fit best, in hundredths of a point, by the horizon from LAST on."""
    rows: dict[str, list[int]] = {name: [] for name in NUMBERS}
    for horizon in range(LAST, FAR + 1):
        some = [one for one in found if one.horizon == horizon]
        columns = np.array([one.had for one in some]).reshape(-1, len(NUMBERS))
        squares = columns.T @ columns + np.diag([STEADY] * (len(NUMBERS) - 1) + [1e-6])
        best = np.linalg.solve(squares, columns.T @ np.array([one.points for one in some], float))
        for name, number in zip(NUMBERS, best, strict=True):
            rows[name].append(round(HUNDREDTHS * float(number)))
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Play as many games as were asked for and print the numbers."""
    parser = argparse.ArgumentParser(prog="python -m scripts.gnoming_study", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--walks", type=int, default=WALKS[GAME][0], help="how much the players think")
    parser.add_argument("--seed", default="foresight", help="the seed of the games")
    wanted = parser.parse_args(arguments)
    body = compiled.of(mazzo.GAMES[GAME])
    found = [one for k in range(wanted.games) for one in samples(f"{wanted.seed}/{k}", wanted.walks, body)]
    for name, row in fitted(found).items():
        print(f"{name} = {tuple(row)}")


if __name__ == "__main__":
    main()
