"""Measures the estimates of the review of Orchard and Grove, and fits their corrections.

Run as `python -m research.card_fit GAME --games N`; for Grove's recipe challenge with `--options recipes`. Bots of all
levels play, each game is reviewed, and its estimation (docs/review.md) is added up for each row of the weights behind
the search. Printed are, by row:

- CORRECTIONS: constants that remove the mean, backwards from the end of the game, where values are exact: the value
  with which a step ends and the value with which the next begins, found with one card fewer, then are equal on average;
- ERROR: the spread of estimation times the square root of two, since a decision compares two values, whose errors are
  taken as independent;
- SPREAD: that of the result about the expectation, with what later mistakes cost given back.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from typing import cast

import numpy as np

from mazzo import compiled
from mazzo.bots.evaluators import evaluator_of
from mazzo.bots.levels import warm
from mazzo.core.evaluator import FINE, Evaluator
from mazzo.core.record import Record
from mazzo.core.review import UNITS
from mazzo.games import find
from mazzo.reviews.account import Change
from mazzo.reviews.card_values import EXACT_DRAWS, CardValues
from mazzo.reviews.position_values import review_of
from research.review_games import BEST, drawn_levels, levels_of, played


@dataclass(frozen=True, slots=True)
class Row:
    """A step of a game: the number of cards to be laid, the same at the leaves of the search, and what it changed."""

    left: int
    row: int
    change: Change


EXACT_ROW = 1
"""With so many cards to be laid or fewer, the search is exact."""
EVERY = 10
"""Results are printed after so many games."""


class Sums:
    """What the accounts of games of one seat show."""

    def __init__(self) -> None:
        self.found: dict[int, list[float]] = defaultdict(list)
        """The estimation of a game that is due to a row of the weights."""
        self.total: list[float] = []
        self.luck: list[float] = []
        self.misses: dict[int, list[float]] = defaultdict(list)
        """By how much results differ from the expectation, by the number of cards to be laid."""

    def note(self, changes: Sequence[Row]) -> None:
        """Add a game."""
        sums: dict[int, float] = defaultdict(float)
        for before, one in pairwise(changes):
            sums[before.row] += one.change.estimation / UNITS
        for row, amount in sums.items():
            self.found[row].append(amount)
        self.total.append(sum(sums.values()))
        self.luck.append(sum(one.change.luck for one in changes) / UNITS)
        for k, one in enumerate(changes):
            fair = changes[-1].change.after + sum(later.change.cost for later in changes[k:])
            self.misses[one.left].append(fair - one.change.before)

    def report(self) -> None:
        """Print what was found."""
        ratio = np.std(self.total) / np.std(self.luck)
        print(f"{len(self.total)} games: estimation {told(self.total)}, {ratio:.3f} of the spread of luck")
        constant = 0.0
        for row, amounts in sorted(self.found.items()):
            constant += float(np.mean(amounts)) if row > EXACT_ROW else 0.0
            error = np.sqrt(2) * np.std(amounts) * UNITS
            print(f"  row {row}: {told(amounts)}; correction {constant * FINE:+.0f}, error {error:.0f}")
        for left, misses in sorted(self.misses.items()):
            print(f"  {left} cards to be laid: spread {np.std(misses):.0f}", flush=True)


@cache
def values_for(game: str) -> CardValues:
    """The values of a game, made once in each process."""
    body = compiled.of(find(game))
    warm(body)
    return CardValues(body, 1)


def row_of(values: CardValues, state: Record) -> int:
    """The number of cards to be laid at the leaves of the search from a position."""
    evaluator = cast(Evaluator, evaluator_of(values.body.game))
    then, draws = values.next_decision(state)
    left = evaluator.to_lay(then) - int(evaluator.is_placing(then))
    ahead = values.cards - max(0, draws - 1) if draws <= EXACT_DRAWS else 0
    return max(EXACT_ROW, left - ahead)


def reviewed(game: str, key: str, options: list[str], levels: dict[str, float]) -> list[Row]:
    """The steps of one game."""
    values = values_for(game)
    evaluator = cast(Evaluator, evaluator_of(values.body.game))
    lines = played(values.body, drawn_levels(levels, 1, Random(key)), key, options, values).lines()
    return [
        Row(evaluator.to_lay(line.moments[0].state), row_of(values, line.moments[0].state), line.values[0])
        for line in lines
    ]


def told(amounts: Sequence[float]) -> str:
    """The mean with two standard errors, and the spread."""
    return f"{np.mean(amounts):.3f} ± {2 * np.std(amounts) / np.sqrt(len(amounts)):.3f}, spread {np.std(amounts):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.card_fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--options", default="", help="separated by commas")
    parser.add_argument("--levels", type=levels_of, default=levels_of(f"novice:3,casual:3,greedy:4,expert:1,{BEST}:2"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="cards")
    asked = parser.parse_args()
    options = [one for one in asked.options.split(",") if one]
    sums = Sums()
    print(f"present corrections: {review_of(find(asked.game)).CORRECTIONS}")
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(reviewed, asked.game, f"{asked.seed}/{number}", options, asked.levels)
            for number in range(asked.games)
        ]
        for count, done in enumerate(as_completed(waiting), 1):
            sums.note(done.result())
            if count % EVERY == 0 or count == asked.games:
                sums.report()


if __name__ == "__main__":
    main()
