"""The expected final score of a grove while the next cards are unknown (`core.evaluator.ExpectedScore`): a linear
function of features of the position and of the best placement of each card that may come.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index
from mazzo.core.card_prospects import (
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
from mazzo.core.card_prospects import (
    COLUMNS as COLUMNS,
)
from mazzo.core.evaluator import ALWAYS, SCALE
from mazzo.core.grid_cards import COLS, NO_CARD
from mazzo.games.grove.deck import BASKET, CARDS_PER_GAME, HIGHEST, LEMON, LIME, ORANGE, RECIPES_PER_GAME, WHEELBARROW
from mazzo.games.grove.evaluator import CLEAR, HIDDEN, PROMISE, TOKEN, promise_of, shown_at, to_lay
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

COLD = True

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
"""The features of `core.card_prospects`."""
LOOKS = CARDS + PROSPECTS

# fmt: off
WEIGHTS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0, 0),
    (-706, -30, -21, 119, 96, 98, 131, 148, 41, -14, 85, 267, 0, 71, 211, 19, -52, 24, -4, -1, 0, 0, 0, -167,
     30, 237, 19, 7, -13, -42, 50, 133, -16, 3, 63, 27, 41, -39, -5, 8, -21, 16, 6),
    (1010, -33, -21, 64, 31, 38, 98, 154, -24, -22, 92, 450, 0, 119, 192, 53, -56, 40, -24, 2, 0, 0, 0, -96, 41,
     111, 11, 6, 0, -86, 109, 92, -1, 6, 56, -55, 50, 113, 4, 9, 3, 1, 7),
    (2574, -37, -33, 33, 6, 13, 115, 232, -44, -25, 113, 543, 0, 217, 183, 71, 0, 55, -40, 3, 0, 0, 0, -51, 43,
     63, 7, 8, -13, -153, 114, 181, 28, 4, 53, -105, 46, 178, 7, -3, -13, -7, -1),
    (2080, -51, -35, 2, -19, -24, 114, 262, -115, -56, 125, 2080, 0, 466, 204, 77, 0, 57, -28, 4, 0, 0, 0, -24,
     12, 46, 4, 11, -11, -167, 105, 162, 23, -10, 43, -93, 87, 172, 15, 4, 1, 1, 10),
    (2711, -90, -79, -49, -56, -68, 88, 214, 0, -74, 143, 2711, 0, 817, 255, 55, 0, 49, -49, 16, 0, 0, 0, -20,
     -20, 58, 1, 19, 8, -182, 102, 149, 20, -8, 46, -84, 146, 98, 14, 9, 4, 20, -8),
    (2485, -156, -136, -177, -141, -251, 0, 0, 0, -126, 0, 2485, 0, 2485, 225, 91, 0, 32, 107, -16, 0, 0, 0,
     -13, -20, 49, 8, 15, -6, -104, 9, 208, 32, -24, -7, -73, 135, 111, 1, 8, 14, 1, 13),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0, 0),
    (3130, -50, -92, -178, -330, -361, -344, -107, -137, 33, -29, -194, 0, 1151, -241, -140, -488, 33, 277, -18,
     -99, 80, -84, -455, 191, 534, 4, 1, -111, -291, 415, 391, -91, -103, 257, -504, -127, 588, 48, -23, -140,
     27, -103),
    (7199, -49, -94, -404, -583, -603, -454, -280, -177, 1, -91, -281, 0, 1228, -413, -38, -279, 85, 340, -26,
     -124, 48, 58, -203, -18, 225, 32, 18, -98, -245, 251, 310, -116, -112, 224, -245, 202, 263, 42, -58, -16,
     50, 49),
    (8388, -39, -98, -348, -547, -582, -306, -197, -179, -50, -60, -355, 0, 1145, -413, 52, -301, 109, 345, -37,
     -152, 0, 83, 109, -87, 21, 29, 19, -110, -266, 301, 283, -113, -83, 180, -300, 237, 226, 51, -4, 1, 84,
     96),
    (6251, -93, -190, -463, -662, -710, -405, -248, -285, -52, -85, 6251, 0, 1353, -490, 71, 0, 118, 317, -42,
     -172, -34, 62, 109, -68, 3, 13, 15, -30, -97, 126, 264, -83, -42, 304, -357, 259, 266, 46, -13, -3, 46,
     36),
    (4420, -183, -273, -200, -363, -435, -97, 169, 0, -148, 34, 4420, 0, 1546, -31, 81, 0, 102, 365, -46, -178,
     -50, 40, 107, -38, 20, 5, 9, -2, -143, 308, 264, -10, -19, 89, -246, 197, 178, -5, -14, -50, -17, -20),
    (3361, -209, -347, 11, -56, -66, 0, 0, 0, -56, 0, 3361, 0, 1648, 290, 25, 0, 14, 379, -90, -191, -65, 28,
     15, 19, 41, -10, 20, 56, 23, 128, 179, 44, -18, 104, -193, 220, 119, -3, -37, -34, -49, 33),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0),
)
# fmt: on
"""The weights, in units of SCALE / FINE. Fitted by `python -m scripts.reach_study grove`."""


def expected_gain(s: State, sheet: Sequence[MutableSequence[int]]) -> int:
    """Expected points beyond the present ones, in 1/FINE of a point, after a placement and before the next draw."""
    seen = sheet[SEEN]
    look(s, sheet, seen)
    weights = sheet[WEIGHT_ROWS + to_lay(s) + (CHALLENGE if s.chosen[0] != NO_CARD else 0)]
    total = 0
    for k in range(LOOKS):
        total += weights[k] * seen[k]
    return total


def look(s: State, sheet: Sequence[MutableSequence[int]], seen: MutableSequence[int]) -> None:
    """Write the features of a position."""
    rows = s.bottom - s.top + 1
    columns = s.right - s.left + 1
    wide = columns + BORDER
    note_cells(s, wide, sheet)
    count_trees(s, seen)
    seen[ALWAYS] = 1
    seen[BARROW_LEFT] = 1 if s.barrow == NOWHERE else 0
    seen[BARROW_HIDDEN] = 1 if s.barrow != NOWHERE and is_glade(s, s.barrow // COLS, s.barrow % COLS) else 0
    seen[SQUIRREL_LEFT] = s.tokens
    seen[DICE_LEFT] = s.supply[ORANGE] + s.supply[LEMON] + s.supply[LIME]
    seen[FEWEST_DICE] = min(s.supply[ORANGE], s.supply[LEMON], s.supply[LIME])
    seen[GONE] = (s.supply[ORANGE] == 0) + (s.supply[LEMON] == 0) + (s.supply[LIME] == 0)
    seen[AROUND] = rows + columns
    seen[AREA] = rows * columns
    look_at_recipes(s, seen)
    for k in range(CARDS):
        seen[k] *= SCALE
    cards = s.unseen if s.drawn < CARDS_PER_GAME else 0
    describe_cards(s, cards, wide, (rows + BORDER) * wide, sheet, seen, CARDS)


def count_trees(s: State, seen: MutableSequence[int]) -> None:
    """Write the features that count trees and glades."""
    for k in range(BY_DIE, CARDS):
        seen[k] = 0
    oranges = lemons = limes = 0
    for r in range(s.top, s.bottom + 1):
        cells = s.asks[ORANGE][r] | s.asks[LEMON][r] | s.asks[LIME][r]
        while cells != 0:
            c = bit_index(cells & -cells)
            cells &= cells - 1
            die = s.die[r][c]
            if is_glade(s, r, c):
                seen[HIDDEN_DICE] += die
                continue
            fruit = asked_at(s, r, c)
            oranges += fruit == ORANGE
            lemons += fruit == LEMON
            limes += fruit == LIME
            if die == 0:
                seen[BY_DIE + (s.twos[r] >> c & 1)] += 1
            elif die <= HIGHEST:
                seen[BY_DIE + die] += 1
            elif die == BASKET:
                seen[TENS] += 1
        clear = s.clear[r]
        while clear != 0:
            clear &= clear - 1
            seen[CLEAR_GLADES] += 1
    seen[FEWEST_TREES] = min(oranges, lemons, limes)


def look_at_recipes(s: State, seen: MutableSequence[int]) -> None:
    """Write the features of the recipes in force."""
    if s.chosen[0] == NO_CARD:
        return
    total = reckon(s, OF_DICE)
    seen[REWARDS] = reckon(s, FINAL) - total
    for slot in range(RECIPES_PER_GAME):
        card = s.chosen[slot]
        recipe = s.recipes[card]
        brings = recipe[AMOUNT] if recipe[REWARD] == POINTS else total * (recipe[AMOUNT] - 100) // 100
        counted = count(s, card)
        than = max(1, recipe[THAN])
        when = recipe[WHEN]
        if when == EACH:
            seen[MISSING] += brings * (counted % than) // than
        elif when == AT_LEAST:
            seen[MISSING] += brings * max(0, than - counted) // than
        elif when == AT_MOST:
            seen[SPARE] += brings * max(0, than - counted) // than
        else:
            seen[SPARE] += brings * abs(than - counted) // than


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
