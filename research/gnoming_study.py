"""Fits the evaluator of Gnoming A Round: `python -m research.gnoming_study --games 1000`. Two experts with occasional
random moves play each other; the features of a seat at the end of its turn are regressed on the points of its round,
and the new numbers of `mazzo.games.gnoming.rules.leaf_heuristic` are printed.

The current ones were fitted in this way to 25,000 rounds of faster players, who evaluated all results of one turn by
the numbers of an earlier fit, some of them with an error of up to two points.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

import numpy as np

import mazzo
from mazzo import compiled
from mazzo.bots import determinize
from mazzo.bots.ismcts.bot import IsmctsBot
from mazzo.compiled import Body
from mazzo.core.streams import seed_from_text
from mazzo.games.gnoming.analysis.bot import BOT
from mazzo.games.gnoming.rules import leaf_heuristic
from mazzo.games.gnoming.rules.greedy_heuristic import AS_IT_IS, TENTHS
from mazzo.games.gnoming.rules.leaf_heuristic import FAR, HUNDREDTHS, LAST
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
"""The numbers that a grid is evaluated by."""
NUMBERS = (*GRID, "BEHIND", "ALWAYS")
UNIT = 1_000_000
"""Value that a number is set to in order to count how often it is applied, in hundredths of a point; negative, like
promises.
"""
ODD = 0.05
"""Probability of a random move."""
STEADY = 20.0
"""Ridge term, added to the square of each column but the last, so that rare features stay small."""


@dataclass(frozen=True)
class Sample:
    """Features of a seat at a horizon, in the order of NUMBERS, and the points of its round."""

    horizon: int
    had: tuple[float, ...]
    points: int


def had(s: State, seat: int) -> tuple[float, ...]:
    """How often each of NUMBERS is applied. The estimate of a grid is linear in them, so setting all but one to zero
    gives its count.
    """
    found = []
    for name in GRID:
        with numbers({each: -UNIT if each == name else 0 for each in NUMBERS}):
            alone = leaf_heuristic.fitted_grid(s, seat, AS_IT_IS, NOTHING, LAST)
        found.append(-alone * HUNDREDTHS / TENTHS / UNIT)
    own, theirs = s.down[seat].bit_count(), s.down[1 - seat].bit_count()
    return (*found, float(max(0, theirs - own)), 1.0)


@contextmanager
def numbers(wanted: Mapping[str, int]) -> Iterator[None]:
    """Use these numbers at every horizon, for the block."""
    kept = {name: getattr(leaf_heuristic, name) for name in wanted}
    for name, number in wanted.items():
        setattr(leaf_heuristic, name, (number,) * (FAR + 1))
    try:
        yield
    finally:
        for name, row in kept.items():
            setattr(leaf_heuristic, name, row)


def samples(seed: str, iterations: int, body: Body) -> Iterator[Sample]:
    """Play a game; yields the features of the seats."""
    rng, bot = Random(seed), IsmctsBot("player", iterations, BOT.search)
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
        match.play(seat, rng.choice(legal) if is_odd else bot.think(determinize(match, seat, start), body))
    points = match.table.place_of(0)[0].points
    for k, seat, horizon, each in met:
        yield Sample(horizon, each, int(points[k][seat]))


def fitted(found: Sequence[Sample]) -> dict[str, list[int]]:
    """The least-squares numbers in hundredths of a point, by horizon from LAST on."""
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
    """Play the games and print the numbers."""
    parser = argparse.ArgumentParser(prog="python -m research.gnoming_study", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--walks", type=int, default=BOT.expert_iterations, help="how much the players think")
    parser.add_argument("--seed", default="foresight", help="the seed of the games")
    wanted = parser.parse_args(arguments)
    body = compiled.of(mazzo.GAMES[GAME])
    found = [one for k in range(wanted.games) for one in samples(f"{wanted.seed}/{k}", wanted.walks, body)]
    for name, row in fitted(found).items():
        print(f"{name} = {tuple(row)}")


if __name__ == "__main__":
    main()
