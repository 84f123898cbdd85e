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
    (-350, -1, -4, 108, 94, 97, 129, 141, 85, 6, 71, 159, 0, 66, 175, 47, 29, 21, -77, 12, 0, 0, 0, -56, 25, 99,
     17, 8, 3, -5, 17, 88, -6, -17, -8, -135, 89, 128, 8, 1, 17, 9, 14),
    (290, -15, -19, 100, 80, 70, 155, 185, 71, -6, 87, 321, 0, 141, 208, 44, -44, 23, -35, 6, 0, 0, 0, -63, 57,
     45, 8, 10, 7, -124, 86, 208, 1, -13, 20, -57, 28, 171, 1, 6, 23, -28, 3),
    (2388, -43, -53, -6, -17, -33, 79, 146, -71, -18, 82, 530, 0, 246, 171, 41, -127, 39, -28, 9, 0, 0, 0, -75,
     37, 61, -2, 7, 36, -148, 87, 234, 16, -6, 17, -20, 75, 127, 8, 7, -13, 3, -12),
    (2062, -57, -69, -35, -32, -44, 106, 222, -137, -22, 111, 2062, 0, 490, 214, 44, 0, 38, -98, 22, 0, 0, 0,
     -49, 40, 55, -3, 9, 22, -147, 111, 200, 30, 1, -61, -40, 69, 129, 12, 20, 2, 11, -14),
    (3346, -94, -99, -199, -170, -182, -3, 161, 0, -46, 107, 3346, 0, 776, 153, 33, 0, 37, -78, 23, 0, 0, 0,
     -23, 15, 64, 3, 7, 16, -117, 115, 222, 20, 2, -64, -83, 101, 92, 15, 18, 20, -31, -26),
    (2513, -228, -193, -322, -246, -345, 0, 0, 0, -121, 0, 2513, 0, 2513, 231, 79, 0, 45, 183, -21, 0, 0, 0,
     -33, 4, 52, 2, 15, -6, -112, 0, 200, 23, -41, -37, -80, 119, 135, 11, 17, 17, 17, 20),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0, 0),
    (3422, -50, -55, -58, -257, -352, -349, -118, -100, 72, 58, -79, 0, 808, -150, 77, -256, 9, 349, -50, -95,
     9, 22, 114, -20, 105, 2, -4, 74, -332, -83, 574, -51, -29, 170, -964, 75, 764, 79, 30, 73, -139, -7),
    (2077, -151, -143, 54, -209, -333, -221, 13, 25, 21, 61, -93, 0, 1128, 55, 102, -292, 56, 508, -66, -133,
     -31, 59, -6, -14, 67, 9, -21, 55, -166, 75, 452, -21, -15, 99, -486, 73, 495, 1, 24, -76, 24, -67),
    (1336, -145, -180, 74, -223, -341, -207, 144, 49, -17, 45, 290, 0, 1288, 205, 58, -214, 45, 566, -78, -151,
     -57, 58, 15, 82, 44, 13, -19, -15, -22, 83, 500, -18, -31, 30, -276, -18, 308, 4, 6, -51, -41, -60),
    (678, -122, -183, 289, -30, -111, 96, 335, 125, -29, 103, 678, 0, 1373, 426, 71, 0, 46, 459, -81, -176, -75,
     62, 40, -2, 43, -1, -3, 24, 8, 120, 293, -3, -46, 27, -154, 70, 155, 26, -27, -19, -8, -25),
    (1489, -162, -274, 267, 35, -1, 283, 359, 0, -99, 103, 1489, 0, 1476, 506, 117, 0, 12, 399, -71, -187, -75,
     33, 41, 34, -27, -2, 10, 37, -28, 127, 63, 20, -22, 84, -230, 109, 212, 45, 1, 34, -18, 14),
    (3885, -355, -452, -321, -378, -429, 0, 0, 0, -148, 0, 3885, 0, 1977, 356, 64, 0, -3, 474, -68, -191, -73,
     8, -15, 24, 38, -1, 14, -10, -170, 64, 112, 19, -36, 181, -134, 114, 151, 39, 3, 11, 18, 67),
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
