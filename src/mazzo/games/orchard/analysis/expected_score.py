"""The expected final score of an orchard while the next cards are unknown (`core.evaluator.ExpectedScore`): a linear
function of features of the position and of the best placement of each card that may come.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index, count_bits
from mazzo.core.evaluator import ALWAYS, SCALE
from mazzo.core.weights import read_weights
from mazzo.games.orchard.analysis.evaluator import PROMISE, STAGES, TOKEN, to_lay
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PEAR, PLUM, VALUE
from mazzo.games.orchard.rules.state import (
    CLOSED,
    GAIN,
    GROWTH,
    NEW_DIE,
    NO_DIE,
    ROTTEN_COST,
    STAGE_AFTER,
    State,
    fruit_at,
)
from mazzo.gridcards.grid import SPOTS
from mazzo.gridcards.prospects import (
    BORDER,
    COVERS,
    DIFFERS,
    EFFECTS,
    NO_EFFECT,
    POINT,
    PROSPECT_ROWS,
    PROSPECTS,
    SHUT,
    describe_cards,
)
from mazzo.gridcards.prospects import (
    COLUMNS as COLUMNS,
)

COLD = True

FITTED = read_weights(__package__)
"""The tables of `weights.json`."""

SEEN = PROSPECT_ROWS
"""The features of the last estimate."""
WEIGHT_ROWS = SEEN + 1
"""WEIGHT_ROWS + left: the weights of the features while `left` cards are still to be placed."""
LINES = WEIGHT_ROWS + CARDS_PER_GAME

# Features of an estimate, in units of SCALE for a point, tree, token, die, card or placement.
TREES = 1
"""Number of visible trees by the stage of their die, STAGES numbers."""
ONE_LEFT = 6
"""ONE_LEFT, TWO_LEFT: 1 if that many tokens are left."""
TWO_LEFT = 7
DICE_LEFT = 8
FEWEST_DICE = 9
GONE = 10
"""Number of fruits without a die left."""
FEWEST_TREES = 11
"""Visible trees of the fruit with the fewest."""
AROUND = 12
"""Rows plus columns."""
AREA = 13
CARDS = 14
"""The features of `gridcards.prospects`."""
LOOKS = CARDS + PROSPECTS

WEIGHTS: tuple[tuple[int, ...], ...] = FITTED["expected_score"]
"""WEIGHTS[left]: the weights of the features while `left` cards are still to be placed, in units of SCALE / FINE.
Fitted by `python -m research.reach_study`.
"""


def expected_gain(s: State, sheet: Sequence[MutableSequence[int]]) -> int:
    """Expected points beyond the present ones, in 1/FINE of a point, after a placement and before the next draw."""
    cards = to_lay(s)
    features = sheet[SEEN]
    look(s, sheet, features)
    weights = sheet[WEIGHT_ROWS + cards]
    total = 0
    for k in range(LOOKS):
        total += weights[k] * features[k]
    return total


def look(s: State, sheet: Sequence[MutableSequence[int]], features: MutableSequence[int]) -> None:
    """Write the features of a position."""
    columns = width_of(s)
    wide = columns + BORDER
    rows = s.bottom - s.top + 1
    spots = (rows + BORDER) * wide
    note_cells(s, wide, sheet, features)
    features[ALWAYS] = SCALE
    features[ONE_LEFT] = SCALE if s.tokens == 1 else 0
    features[TWO_LEFT] = SCALE if s.tokens == 2 else 0
    features[DICE_LEFT] = (s.supply[APPLE] + s.supply[PEAR] + s.supply[PLUM]) * SCALE
    features[FEWEST_DICE] = min(s.supply[APPLE], s.supply[PEAR], s.supply[PLUM]) * SCALE
    features[GONE] = ((s.supply[APPLE] == 0) + (s.supply[PEAR] == 0) + (s.supply[PLUM] == 0)) * SCALE
    features[AROUND] = (rows + columns) * SCALE
    features[AREA] = rows * columns * SCALE
    cards = s.unseen if s.drawn < CARDS_PER_GAME else 0
    describe_cards(s, cards, wide, spots, sheet, features, CARDS)


def width_of(s: State) -> int:
    """Number of columns from the first tree to the last."""
    trees = 0
    for r in range(s.top, s.bottom + 1):
        trees |= s.trees[APPLE][r] | s.trees[PEAR][r] | s.trees[PLUM][r] | s.trees[CLOSED][r]
    return trees.bit_length() - s.left


def note_cells(s: State, wide: int, sheet: Sequence[MutableSequence[int]], features: MutableSequence[int]) -> None:
    """Write the effect of a tree of each fruit on every cell, and the features that count visible trees."""
    weights = PROMISE[to_lay(s) - 1]
    ground = NO_EFFECT + weights[0]
    size = (s.bottom - s.top + 1 + 2 * BORDER) * wide + 2 * BORDER
    for fruit in range(APPLE, PLUM + 1):
        line = sheet[EFFECTS + fruit]
        for k in range(size):
            line[k] = ground
    for k in range(TREES, TREES + STAGES):
        features[k] = 0
    fewest = SPOTS
    for fruit in range(APPLE, PLUM + 1):
        trees = 0
        for r in range(s.top, s.bottom + 1):
            trees += count_bits(s.trees[fruit][r])
        fewest = min(fewest, trees)
    features[FEWEST_TREES] = fewest * SCALE
    for r in range(s.top, s.bottom + 1):
        trees = s.trees[APPLE][r] | s.trees[PEAR][r] | s.trees[PLUM][r] | s.trees[CLOSED][r]
        first = BORDER + (r - s.top + BORDER) * wide - s.left
        while trees != 0:
            c = bit_index(trees & -trees)
            trees &= trees - 1
            under = fruit_at(s, r, c)
            stage = s.stage[r][c]
            differs = SHUT
            same = SHUT
            if under != 0:
                features[TREES + stage] += SCALE
                effect = GROWTH[stage]
                if effect == NEW_DIE and s.supply[under] == 0:
                    effect = NO_DIE
                same = COVERS + GAIN[effect] * POINT + weights[STAGE_AFTER[effect]] - weights[stage]
                cost = VALUE[stage] + ROTTEN_COST
                differs = COVERS + DIFFERS - cost * POINT - weights[stage] - weights[TOKEN]
            for fruit in range(APPLE, PLUM + 1):
                brought = same if fruit == under else differs
                sheet[EFFECTS + fruit][first + c] = brought + NO_EFFECT
