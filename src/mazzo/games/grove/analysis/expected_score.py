"""The expected final score of a grove while the next cards are unknown (`core.evaluator.ExpectedScore`): a linear
function of features of the position and of the best placement of each card that may come.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index
from mazzo.core.evaluator import ALWAYS, SCALE
from mazzo.core.weights import read_weights
from mazzo.games.grove.analysis.evaluator import CLEAR, HIDDEN, PROMISE, TOKEN, promise_of, shown_at, to_lay
from mazzo.games.grove.deck import BASKET, CARDS_PER_GAME, HIGHEST, LEMON, LIME, ORANGE, RECIPES_PER_GAME, WHEELBARROW
from mazzo.games.grove.rules.scoring import (
    AMOUNT,
    AT_LEAST,
    AT_MOST,
    EACH,
    FINAL,
    OF_DICE,
    POINTS,
    REWARD,
    THAN,
    WHEN,
    count,
    is_die_on_tree,
    reckon,
)
from mazzo.games.grove.rules.state import NOWHERE, State, asked_at, is_glade
from mazzo.gridcards.grid import COLS, NO_CARD
from mazzo.gridcards.prospects import (
    BORDER,
    COVERS,
    DIFFERS,
    EFFECTS,
    KINDS,
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
"""WEIGHT_ROWS + left: the weights while `left` cards are still to be placed; CHALLENGE more in a recipe challenge."""
CHALLENGE = CARDS_PER_GAME
LINES = WEIGHT_ROWS + 2 * CARDS_PER_GAME

# Features, in units of SCALE.
BY_DIE = 1
"""Visible trees by the value of their die, 0 to HIGHEST; at 1, those with two fruits and no die."""
TENS = BY_DIE + HIGHEST + 1
CLEAR_GLADES = TENS + 1
HIDDEN_DICE = CLEAR_GLADES + 1
"""Sum of the dice on glades."""
BARROW_LEFT = HIDDEN_DICE + 1
BARROW_HIDDEN = BARROW_LEFT + 1
"""1 if the wheelbarrow is on a glade."""
SQUIRREL_LEFT = BARROW_HIDDEN + 1
DICE_LEFT = SQUIRREL_LEFT + 1
FEWEST_DICE = DICE_LEFT + 1
GONE = FEWEST_DICE + 1
"""Number of fruits without a die left."""
FEWEST_TREES = GONE + 1
AROUND = FEWEST_TREES + 1
"""Rows plus columns."""
AREA = AROUND + 1
REWARDS = AREA + 1
"""The points of the recipes as if the game ended now."""
MISSING = REWARDS + 1
"""How much of a count is missing for a recipe, times what the recipe brings; the mean of a point by each."""
SPARE = MISSING + 1
"""By how much a count may still grow, or be off, likewise."""
CARDS = SPARE + 1
"""The features of `gridcards.prospects`."""
LOOKS = CARDS + PROSPECTS

WEIGHTS: tuple[tuple[int, ...], ...] = FITTED["expected_score"]
"""The weights, in units of SCALE / FINE. Fitted by `python -m research.reach_study grove`."""


def expected_gain(s: State, sheet: Sequence[MutableSequence[int]]) -> int:
    """Expected points beyond the present ones, in 1/FINE of a point, after a placement and before the next draw."""
    features = sheet[SEEN]
    look(s, sheet, features)
    weights = sheet[WEIGHT_ROWS + to_lay(s) + (CHALLENGE if s.chosen[0] != NO_CARD else 0)]
    total = 0
    for k in range(LOOKS):
        total += weights[k] * features[k]
    return total


def look(s: State, sheet: Sequence[MutableSequence[int]], features: MutableSequence[int]) -> None:
    """Write the features of a position."""
    rows = s.bottom - s.top + 1
    columns = s.right - s.left + 1
    wide = columns + BORDER
    note_cells(s, wide, sheet)
    count_trees(s, features)
    features[ALWAYS] = 1
    features[BARROW_LEFT] = 1 if s.barrow == NOWHERE else 0
    features[BARROW_HIDDEN] = 1 if s.barrow != NOWHERE and is_glade(s, s.barrow // COLS, s.barrow % COLS) else 0
    features[SQUIRREL_LEFT] = s.tokens
    features[DICE_LEFT] = s.supply[ORANGE] + s.supply[LEMON] + s.supply[LIME]
    features[FEWEST_DICE] = min(s.supply[ORANGE], s.supply[LEMON], s.supply[LIME])
    features[GONE] = (s.supply[ORANGE] == 0) + (s.supply[LEMON] == 0) + (s.supply[LIME] == 0)
    features[AROUND] = rows + columns
    features[AREA] = rows * columns
    look_at_recipes(s, features)
    for k in range(CARDS):
        features[k] *= SCALE
    cards = s.unseen if s.drawn < CARDS_PER_GAME else 0
    describe_cards(s, cards, wide, (rows + BORDER) * wide, sheet, features, CARDS)


def count_trees(s: State, features: MutableSequence[int]) -> None:
    """Write the features that count trees and glades."""
    for k in range(BY_DIE, CARDS):
        features[k] = 0
    oranges = lemons = limes = 0
    for r in range(s.top, s.bottom + 1):
        cells = s.asks[ORANGE][r] | s.asks[LEMON][r] | s.asks[LIME][r]
        while cells != 0:
            c = bit_index(cells & -cells)
            cells &= cells - 1
            die = s.die[r][c]
            if is_glade(s, r, c):
                features[HIDDEN_DICE] += die
                continue
            fruit = asked_at(s, r, c)
            oranges += fruit == ORANGE
            lemons += fruit == LEMON
            limes += fruit == LIME
            if die == 0:
                features[BY_DIE + (s.twos[r] >> c & 1)] += 1
            elif die <= HIGHEST:
                features[BY_DIE + die] += 1
            elif die == BASKET:
                features[TENS] += 1
        clear = s.clear[r]
        while clear != 0:
            clear &= clear - 1
            features[CLEAR_GLADES] += 1
    features[FEWEST_TREES] = min(oranges, lemons, limes)


def look_at_recipes(s: State, features: MutableSequence[int]) -> None:
    """Write the features of the recipes in force."""
    if s.chosen[0] == NO_CARD:
        return
    total = reckon(s, OF_DICE)
    features[REWARDS] = reckon(s, FINAL) - total
    for slot in range(RECIPES_PER_GAME):
        card = s.chosen[slot]
        recipe = s.recipes[card]
        brings = recipe[AMOUNT] if recipe[REWARD] == POINTS else total * (recipe[AMOUNT] - 100) // 100
        counted = count(s, card)
        than = max(1, recipe[THAN])
        when = recipe[WHEN]
        if when == EACH:
            features[MISSING] += brings * (counted % than) // than
        elif when == AT_LEAST:
            features[MISSING] += brings * max(0, than - counted) // than
        elif when == AT_MOST:
            features[SPARE] += brings * max(0, than - counted) // than
        else:
            features[SPARE] += brings * abs(than - counted) // than


def note_cells(s: State, wide: int, sheet: Sequence[MutableSequence[int]]) -> None:
    """Write the effect of each kind of cell of a card on every cell."""
    weights = PROMISE[to_lay(s) - 1]
    size = (s.bottom - s.top + 1 + 2 * BORDER) * wide + 2 * BORDER
    for kind in range(KINDS):
        line = sheet[EFFECTS + kind]
        ground = NO_EFFECT + weights[CLEAR if kind == 0 else 0]
        for k in range(size):
            line[k] = ground
    for r in range(s.top, s.bottom + 1):
        cells = s.asks[0][r] | s.asks[ORANGE][r] | s.asks[LEMON][r] | s.asks[LIME][r] | s.clear[r]
        first = BORDER + (r - s.top + BORDER) * wide - s.left
        while cells != 0:
            c = bit_index(cells & -cells)
            cells &= cells - 1
            note_cell(s, r, c, first + c, weights, sheet)


def note_cell(s: State, r: int, c: int, at: int, weights: Sequence[int], sheet: Sequence[MutableSequence[int]]) -> None:
    """Write the effect of each kind of cell of a card on a visible cell. Of several 10s that one card covers, each
    counts as replaced by the wheelbarrow.
    """
    under = asked_at(s, r, c)
    if under == 0:
        for kind in range(KINDS):
            sheet[EFFECTS + kind][at] = NO_EFFECT
        if s.asks[0][r] >> c & 1:
            for kind in range(KINDS):
                sheet[EFFECTS + kind][at] += SHUT  # 6.4
        else:
            for kind in range(1, KINDS):
                sheet[EFFECTS + kind][at] += COVERS + weights[0] - weights[CLEAR]
            sheet[EFFECTS][at] += COVERS
        return
    die = s.die[r][c]
    counted = 0 if is_glade(s, r, c) else die  # 9.2
    before = NO_EFFECT + COVERS - counted * POINT - promise_of(weights, shown_at(s, r, c))
    beside = 1 if s.squirrel != NOWHERE and abs(s.squirrel // COLS - r) + abs(s.squirrel % COLS - c) == 1 else 0
    sheet[EFFECTS][at] = before + (weights[HIDDEN] * die if die > 0 else weights[CLEAR])
    if counted > 0:
        sheet[EFFECTS][at] += beside * POINT
    differs = SHUT
    if s.tokens > 0:
        differs = before + DIFFERS - weights[TOKEN] - (1 + dice_beside(s, r, c)) * POINT
    for kind in range(1, KINDS):
        fruit = (kind - 1) % LIME + 1
        if fruit != under:
            sheet[EFFECTS + kind][at] = differs
        else:
            grown = then_on(s, r, c, die, 1 + (kind > LIME))
            price = beside if counted == 0 and grown > 0 else 0
            sheet[EFFECTS + kind][at] = before + (grown - price) * POINT + weights[grown]


def dice_beside(s: State, r: int, c: int) -> int:
    """Number of dice on the trees beside a cell."""
    return (
        is_die_on_tree(s, r - 1, c)
        + is_die_on_tree(s, r, c - 1)
        + is_die_on_tree(s, r, c + 1)
        + is_die_on_tree(s, r + 1, c)
    )


def then_on(s: State, r: int, c: int, die: int, trees: int) -> int:
    """The die on a cell after a tree with one or two of the fruits that it asks for."""
    if die == 0:
        return trees + 1 + (s.twos[r] >> c & 1) if s.supply[asked_at(s, r, c)] > 0 else 0
    if die == WHEELBARROW:
        return die
    if die == BASKET:
        return WHEELBARROW if s.barrow == NOWHERE else BASKET
    return die + trees if die + trees <= HIGHEST else BASKET
