"""The house recipes but for their numbers, which simulation gives them, and how it does."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from mazzo.games.grove.recipes import Recipe

LEAST, MOST = 10, 60
"""A recipe's number."""
HALF = 0.5
POWER = 4
"""How a pair's distance from a half weighs: the hardest and the easiest most of all."""
Pair = tuple[int, int]
"""Two recipes by their cards' numbers, from 1, the lower first."""

DESIGN = (
    Recipe(LEAST, "each", 1, "sets", amount=3, wheelbarrow=False),  # 1 Fruit Cocktail
    Recipe(LEAST, "at-least", 14, "dice", amount=8, wheelbarrow=False),  # 2 Tutti Frutti
    Recipe(LEAST, "at-least", 5, "dice", fruit="lime", amount=10, wheelbarrow=False),  # 3 Lime Cordial
    Recipe(LEAST, "each", 3, "fruit", fruit="orange", amount=1, wheelbarrow=False),  # 4 Orange Juice
    Recipe(LEAST, "each", 1, "values", fruit="lemon", amount=3, wheelbarrow=False),  # 5 Lemon Soda
    Recipe(LEAST, "each", 1, "pairs", place="tree", amount=2),
    Recipe(LEAST, "at-least", 6, "values", amount=8),
    Recipe(LEAST, "each", 1, "glades", amount=1),
    Recipe(LEAST, "at-most", 8, "bare", amount=8),
    Recipe(LEAST, "at-least", 1, "squirrel", amount=6),
    Recipe(LEAST, "at-most", 5, "length", amount=8),
    Recipe(LEAST, "each", 1, "dice", place="glade", amount=5),
    Recipe(LEAST, "each", 1, "dice", value="10", amount=4),
    Recipe(LEAST, "at-least", 1, "dice", value="15", reward="percent", amount=115),
    Recipe(LEAST, "each", 1, "dice", value="2", amount=3),
    Recipe(LEAST, "at-most", 9, "dice", reward="percent", amount=125),
    Recipe(LEAST, "exactly", 3, "dice", fruit="lemon", amount=8),
    Recipe(LEAST, "at-least", 20, "fruit", fruit="lime", reward="percent", amount=120),
)
"""What each counts and pays. The first five bear the rulebook's names, and the wheelbarrow is no die for them.
"""

PAIRS: tuple[Pair, ...] = tuple(combinations(range(1, len(DESIGN) + 1), 2))


def numbered(numbers: Sequence[int]) -> tuple[Recipe, ...]:
    """The recipes with their numbers."""
    return tuple(replace(recipe, number=number) for recipe, number in zip(DESIGN, numbers, strict=True))


def won(scores: Sequence[int], target: int) -> float:
    """Which share of the scores reaches a target."""
    return sum(score >= target for score in scores) / len(scores)


def fitted(scores: Mapping[Pair, Sequence[int]]) -> tuple[int, ...]:
    """The numbers with which the pairs are won about half of the time: the least squares of the medians, rounded, then
    bettered one by one while that brings the pairs' shares nearer to a half.
    """
    numbers = _near_medians(scores)
    wins = {pair: [won(each, target) for target in range(2 * MOST + 1)] for pair, each in scores.items()}

    def badness(at: Sequence[int]) -> float:
        return sum((of[at[one - 1] + at[two - 1]] - HALF) ** POWER for (one, two), of in wins.items())

    best = badness(numbers)
    is_better = True
    while is_better:
        is_better = False
        for steps in _steps(len(numbers)):
            tried = list(numbers)
            for card, step in steps:
                tried[card] = min(max(tried[card] + step, LEAST), MOST)
            if badness(tried) < best - 1e-12:
                numbers, best, is_better = tried, badness(tried), True
    return tuple(numbers)


def _near_medians(scores: Mapping[Pair, Sequence[int]]) -> list[int]:
    """Numbers whose sums are near the pairs' medians, by least squares."""
    count = len(DESIGN)
    sums = [0.0] * count
    for (one, two), each in scores.items():
        middle = sorted(each)[len(each) // 2]
        sums[one - 1] += middle
        sums[two - 1] += middle
    whole = sum(sums) / (2 * (count - 1))
    return [min(max(round((each - whole) / (count - 2)), LEAST), MOST) for each in sums]


def _steps(count: int) -> list[tuple[tuple[int, int], ...]]:
    """One number up or down, or two of them, the same way or against each other."""
    ones = [((card, step),) for card in range(count) for step in (-1, 1)]
    return [*ones, *((*one, *two) for one, two in combinations(ones, 2) if one[0][0] != two[0][0])]
