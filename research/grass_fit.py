"""Fits the estimate of the review of Grass (`games/grass/analysis/review.py`) to games that are played by it.

Run as `python -m research.grass_fit --seconds 60 --seats 2 --write`, several times, until the targets and the estimates
agree in every stage ("off by"). The target of a position is what the search says at the seat's next draw (the mean over
the cards that lie in the stack), plus --trace of what that proves to be wrong by: temporal differences, TD(lambda),
without the luck of the cards, and as in Watkins' Q(lambda) without what follows an action that is not the best. A hand
that ends is worth its result and TO_COME, which --tables prints.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mazzo import compiled
from mazzo.compiled.body import Ints
from mazzo.core.review import UNITS, WEIGHT_UNITS
from mazzo.games import find
from mazzo.games.grass.analysis import review
from mazzo.games.grass.analysis.review import LEAST, STEP
from mazzo.games.grass.deck import GOAL, SEATS
from mazzo.games.grass.rules.state import MOST_HANDS
from mazzo.reviews.values import MOST_OUTCOMES, TurnValues
from research import grass_games
from research.grass_games import DRAW, END, HEAD, SAMPLE, SLIP
from research.weights import write_weights

STEADY = 1e-4
MATCHES = 3000
"""Simulated matches for each entry of TO_COME."""
LESS = 50
SLIPS = (0, 0, 0, 50, 200, 500)
"""Of 1,000 actions so many are random; one of these numbers for each seat of a game, so that the positions after
mistakes are met, too.
"""
MANY = 300
"""A stage with fewer samples keeps its weights."""
MOST_LINES = 120_000
"""Lines of the log of a game."""


def targets(log: NDArray[np.int64], seat: int, trace: float) -> list[tuple[int, float]]:
    """For each sample of a seat's log its line and its target, by the lines after it."""
    found: list[tuple[int, float]] = []
    value = 0.0
    for at in range(len(log) - 1, -1, -1):
        event, of, estimate, then = log[at, 0], log[at, 1], float(log[at, 4]), float(log[at, 5])
        if of != seat:
            continue
        if event in (END, SLIP):  # nothing that follows a slip says what the best action is worth
            value = estimate
        elif event == SAMPLE:
            found.append((at, value))
        else:
            value = estimate + trace * (value - then)
    return found


def results_of(log: NDArray[np.int64], seats: int) -> NDArray[np.int64]:
    """The results of all seats in each hand of a game, in thousands."""
    totals = log[log[:, 0] == END][:, 5].reshape(-1, seats)
    return cast(NDArray[np.int64], np.diff(totals, axis=0, prepend=0) // UNITS)


def to_come(results: NDArray[np.int64], seats: int, rng: np.random.Generator) -> list[list[int]]:
    """TO_COME for a number of seats: the mean of what a seat still wins, by its money and the most of another seat,
    when hands bring what they brought in the games that were played. The other seats have LESS each.
    """
    marks = range(LEAST, GOAL + 1, STEP)
    table = []
    for own in marks:
        row = []
        for other in marks:
            totals = np.full((MATCHES, seats), other - LESS)
            totals[:, 0], totals[:, 1] = min(own, GOAL - 1), min(other, GOAL - 1)
            start, going = totals[:, 0].copy(), np.ones(MATCHES, bool)
            for _ in range(MOST_HANDS):
                hands = results[rng.integers(len(results), size=MATCHES)]
                turned = (np.arange(seats)[None, :] + rng.integers(seats, size=MATCHES)[:, None]) % seats
                totals += np.where(going[:, None], np.take_along_axis(hands, turned, 1), 0)
                best = totals.max(axis=1)
                going &= (best < GOAL) | ((totals == best[:, None]).sum(axis=1) > 1)
            row.append(round(float((totals[:, 0] - start).mean())))
        table.append(row)
    return table


def fitted(sees: NDArray[np.float64], wanted: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights."""
    product = sees.T @ sees
    product += np.diag(STEADY * np.diag(product) + 1.0)
    return cast(NDArray[np.float64], np.linalg.solve(product, sees.T @ wanted))


class Games:
    """Plays games of Grass with the kernels of `research.grass_games`."""

    def __init__(self) -> None:
        self.body = body = compiled.by_numba(find("grass"))
        self._kernels: Any = body.bind(grass_games, ("play",), review=cast(Any, review))
        most = body.game.meta.max_actions
        self._weights = TurnValues(body, SEATS).weights
        self._rows, self._outs = body.rows(grass_games.REAL + 1), body.grid(grass_games.REAL, most)
        self._actions, self._values = body.ints(most), body.grid(max(most, MOST_OUTCOMES), SEATS)
        self._log = body.grid(MOST_LINES, HEAD + review.FEATURES)

    def play(self, seats: int, greedy: int, slips: Ints, luck: Ints, brief: int = 0) -> NDArray[np.int64]:
        """The log of a game; the arguments are those of `grass_games.play`."""
        working = self._outs, self._weights, self._actions, self._values, self._log
        return np.array(self._log[: self._kernels.play(self._rows, seats, greedy, slips, brief, luck, *working)])


class Samples:
    """What the logs of games say: the rows of each stage (features, target of the seat itself and of a rival), and
    figures that are printed.
    """

    def __init__(self) -> None:
        self.rows: dict[int, list[NDArray[np.float64]]] = defaultdict(list)
        self.games = self.hands = 0
        self._lucks: list[float] = []
        self._ends: list[tuple[int, int, int]] = []
        """First and last estimate of a seat, and whether it plays greedily."""

    def add(self, log: NDArray[np.int64], seats: int, greedy: int, trace: float) -> None:
        """Add a game."""
        self.games, self.hands = self.games + 1, self.hands + int((log[:, 0] == END).sum()) // seats
        draws = log[log[:, 0] == DRAW]
        self._lucks.append(float((draws[:, 5] - draws[:, 4]).sum()) / seats)
        for seat in range(seats):
            lines_and_targets = targets(log, seat, trace)
            first, last = log[lines_and_targets[-1][0], 4], log[log[:, 1] == seat][-1, 4]
            self._ends.append((first, last, greedy >> seat & 1))
            at = np.array([line for line, _ in lines_and_targets])
            wanted = np.array([target for _, target in lines_and_targets])
            table = np.column_stack([log[at][:, HEAD:], wanted - log[at, 3], wanted - log[at, 4]]).astype(float)
            for stage in range(review.STAGES):
                self.rows[stage].append(table[log[at, 2] == stage])

    def lines(self) -> Iterator[str]:
        """The figures as text."""
        yield f"{self.games} games, {self.hands / self.games:.2f} hands, luck {np.mean(self._lucks):.0f}"
        for plays, name in enumerate(("best", "greedy")):
            pairs = np.array([pair for *pair, how in self._ends if how == plays])
            if len(pairs):
                start, end = pairs.mean(axis=0)[:2]
                yield f"{name}: start {start:.0f}, final {end:.0f} ± {pairs[:, 1].std():.0f}"


def print_tables(games: Games, count: int, part_greedy: float, rng: Random) -> None:
    """Print TO_COME for each number of seats, each from `count` games."""
    for seats in range(2, SEATS + 1):
        hands_of = []
        for _ in range(count):
            luck = games.body.ints_of([1 + rng.getrandbits(60)])
            greedy = sum(1 << seat for seat in range(seats) if rng.random() < part_greedy)
            hands_of.append(results_of(games.play(seats, greedy, games.body.ints(SEATS), luck, 1), seats))
        results = np.concatenate(hands_of)
        print(f"# {seats} seats: {results.mean():.1f} ± {results.std():.1f}, {len(results) / count:.2f} hands")
        print(f"{to_come(results, seats, np.random.default_rng(seats))},", flush=True)


def fitted_stages(samples: Samples) -> dict[str, list[list[int]]]:
    """The tables of `weights.json`; prints how well each stage fits."""
    tables: dict[str, list[list[int]]] = {"weights": [], "weights_of_rival": []}
    for stage in range(review.STAGES):
        table = np.concatenate(samples.rows[stage])
        if len(table) < MANY:
            tables["weights"].append([*review.WEIGHTS[stage]])
            tables["weights_of_rival"].append([*review.WEIGHTS_OF_RIVAL[stage]])
            continue
        sees, wanted, off = table[:, :-2], table[:, -2], table[:, -1]
        sees_of_rival = sees[:, : review.FEATURES_OF_RIVAL]
        own, rival = fitted(sees, wanted), fitted(sees_of_rival, wanted)
        for name, weights in zip(tables, (own, rival), strict=True):
            tables[name].append(np.rint(weights * WEIGHT_UNITS).astype(int).tolist())
        print(
            f"stage {stage}: {len(table)} samples, off by {off.mean():.0f} ± {off.std():.0f},"
            f" fit {(wanted - sees @ own).std():.0f}, of {wanted.std():.0f},"
            f" rival {(wanted - sees_of_rival @ rival).std():.0f}",
            flush=True,
        )
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seats", default="2")
    parser.add_argument("--greedy", type=float, default=0.4, help="probability that a seat plays greedily")
    parser.add_argument("--tables", action="store_true", help="print TO_COME, from games of greedy seats")
    parser.add_argument("--trace", type=float, default=0.8)
    parser.add_argument("--seed", default="grass")
    parser.add_argument("--write", action="store_true", help="put the weights into weights.json")
    args = parser.parse_args()
    games, rng = Games(), Random(args.seed)
    if args.tables:
        print_tables(games, args.games, args.greedy, rng)
        return
    samples, begun = Samples(), process_time()
    while samples.games < args.games and process_time() - begun < args.seconds:
        seats = int(rng.choice(args.seats.split(",")))
        greedy = sum(1 << seat for seat in range(seats) if rng.random() < args.greedy)
        luck = games.body.ints_of([1 + rng.getrandbits(60)])
        slips = games.body.ints_of([rng.choice(SLIPS) for _ in range(SEATS)])
        samples.add(games.play(seats, greedy, slips, luck), seats, greedy, args.trace)
    for line in samples.lines():
        print(line)
    tables = fitted_stages(samples)
    if args.write:
        write_weights(review, tables, "research.grass_fit", samples.games)


if __name__ == "__main__":
    main()
