"""Fits the estimate of the review of Grass (`games/grass/analysis/review.py`) to games that are played by it.

Run as `python -m research.grass_fit --seconds 60 --seats 2 --write`, several times, until the targets and the estimates
agree in every stage ("off by"). The target of a position is what the search says at the seat's next draw (the mean over
the cards that lie in the stack), plus --trace of what that proves to be wrong by: temporal differences, TD(lambda),
without the luck of the cards, and as in Watkins' Q(lambda) without what follows an action that is not the best. A hand
that ends is worth its result and TO_COME, which --tables prints.
"""

import argparse
from collections import defaultdict
from random import Random
from time import process_time
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from mazzo import compiled
from mazzo.compiled.body import Ints, Rows
from mazzo.core.review import UNITS, WEIGHT_UNITS
from mazzo.games import find
from mazzo.games.grass.analysis import review
from mazzo.games.grass.analysis.review import LEAST, STEP
from mazzo.games.grass.deck import GOAL, SEATS
from mazzo.games.grass.rules.state import MOST_HANDS
from mazzo.reviews.position_values import Table
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


class Kernels(Protocol):
    """`research.grass_games`, bound to the game."""

    def play(
        self,
        rows: Rows,
        seats: int,
        greedy: int,
        slips: Ints,
        brief: int,
        luck: Ints,
        outs: Table,
        weights: Table,
        actions: Ints,
        values: Table,
        log: Table,
        /,
    ) -> int: ...


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
    body, rng = compiled.of(find("grass")), Random(args.seed)
    bound = body.bind(grass_games, ("play",), review=cast(Any, review))
    kernels = cast(Kernels, bound)
    most = body.game.meta.max_actions
    weights = TurnValues(body, SEATS).weights
    rows, outs = body.rows(grass_games.REAL + 1), body.grid(grass_games.REAL, most)
    actions, values = body.ints(most), body.grid(max(most, MOST_OUTCOMES), SEATS)
    log = body.grid(MOST_LINES, HEAD + review.FEATURES)
    if args.tables:
        for seats in range(2, SEATS + 1):
            hands_of = []
            for _ in range(args.games):
                luck = body.ints_of([1 + rng.getrandbits(60)])
                greedy = sum(1 << seat for seat in range(seats) if rng.random() < args.greedy)
                count = kernels.play(
                    rows, seats, greedy, body.ints(SEATS), 1, luck, outs, weights, actions, values, log
                )
                hands_of.append(results_of(np.array(log[:count]), seats))
            results = np.concatenate(hands_of)
            print(f"# {seats} seats: {results.mean():.1f} ± {results.std():.1f}, {len(results) / args.games:.2f} hands")
            print(f"{to_come(results, seats, np.random.default_rng(seats))},", flush=True)
        return
    samples: dict[int, list[NDArray[np.float64]]] = defaultdict(list)
    played, hands, begun = 0, 0, process_time()
    lucks: list[float] = []
    ends: list[tuple[int, int, int]] = []
    while played < args.games and process_time() - begun < args.seconds:
        seats = int(rng.choice(args.seats.split(",")))
        greedy = sum(1 << seat for seat in range(seats) if rng.random() < args.greedy)
        luck = body.ints_of([1 + rng.getrandbits(60)])
        slips = body.ints_of([rng.choice(SLIPS) for _ in range(SEATS)])
        count = kernels.play(rows, seats, greedy, slips, 0, luck, outs, weights, actions, values, log)
        lines = np.array(log[:count])
        played, hands = played + 1, hands + int((lines[:, 0] == END).sum()) // seats
        draws = lines[lines[:, 0] == DRAW]
        lucks.append(float((draws[:, 5] - draws[:, 4]).sum()) / seats)
        for seat in range(seats):
            found = targets(lines, seat, args.trace)
            ends.append((lines[found[-1][0], 4], lines[lines[:, 1] == seat][-1, 4], greedy >> seat & 1))
            at = np.array([line for line, _ in found])
            wanted = np.array([value for _, value in found])
            table = np.column_stack([lines[at][:, HEAD:], wanted - lines[at, 3], wanted - lines[at, 4]]).astype(float)
            for stage in range(review.STAGES):
                samples[stage].append(table[lines[at, 2] == stage])
    print(f"{played} games, {hands / played:.2f} hands, {process_time() - begun:.0f} s, luck {np.mean(lucks):.0f}")
    for plays, name in enumerate(("best", "greedy")):
        pairs = np.array([(start, end) for start, end, how in ends if how == plays])
        if len(pairs):
            print(f"{name}: start {pairs[:, 0].mean():.0f}, final {pairs[:, 1].mean():.0f} ± {pairs[:, 1].std():.0f}")
    own, rival = [], []
    for stage in range(review.STAGES):
        table = np.concatenate(samples[stage])
        if len(table) < MANY:
            own.append(np.array(review.WEIGHTS[stage]) / WEIGHT_UNITS)
            rival.append(np.array(review.WEIGHTS_OF_RIVAL[stage]) / WEIGHT_UNITS)
            continue
        sees, wanted, off = table[:, :-2], table[:, -2], table[:, -1]
        own.append(fitted(sees, wanted))
        rival.append(fitted(sees[:, : review.FEATURES_OF_RIVAL], wanted))
        left, spread = wanted - sees @ own[-1], (wanted - sees[:, : review.FEATURES_OF_RIVAL] @ rival[-1]).std()
        print(
            f"stage {stage}: {len(table)} samples, off by {off.mean():.0f} ± {off.std():.0f},"
            f" fit {left.std():.0f}, of {wanted.std():.0f}, rival {spread:.0f}",
            flush=True,
        )
    if args.write:
        tables = {"weights": own, "weights_of_rival": rival}
        whole = {
            name: [np.rint(row * WEIGHT_UNITS).astype(int).tolist() for row in rows] for name, rows in tables.items()
        }
        write_weights(review, whole, "research.grass_fit", played)


if __name__ == "__main__":
    main()
