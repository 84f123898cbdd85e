"""The expected final score of an orchard while the next cards are unknown (`core.evaluator.ExpectedScore`): a linear
function of features of the position and of the best placement of each card that may come.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index, count_bits
from mazzo.core.evaluator import SCALE
from mazzo.core.grid_cards import SPOTS, TURNS, fruit_of
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PEAR, PLUM, VALUE
from mazzo.games.orchard.evaluator import PROMISE, STAGES, TOKEN, to_lay
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

COLD = True

# Rows of `sheet`, first the cells of an orchard and its border, row by row: the effect of a tree of each fruit there,
# of two fruits side by side, and of one above the other. Every row of cells ends with two cells of bare ground, which
# are also the two before the next row, so that one loop tests a card everywhere.
FRUITS = 3
CELLS = 0
BESIDE = CELLS + FRUITS
ABOVE = BESIDE + FRUITS * FRUITS
COUNTS = ABOVE + FRUITS * FRUITS
"""How many of the cards that may be drawn bring how many points at best."""
SEEN = COUNTS + 1
"""The features of the last estimate."""
WEIGHT_ROWS = SEEN + 1
"""WEIGHT_ROWS + left: the weights of the features while `left` cards are still to be placed."""
LINES = WEIGHT_ROWS + CARDS_PER_GAME
COLUMNS = 512
"""An upper bound on the cells of an orchard and its border: with eight cards, rows and columns are 26 at most in total,
so 260 cells are enough.
"""
BORDER = 2

# The effect of a tree on a cell, packed into one number so that six are added at once: the change of the value and of
# the points, both with an offset that keeps them above 0, whether the tree mismatches, and whether it covers a tree.
POINTS_AT = 16
A_POINT = 1 << POINTS_AT
DIFFERS = 1 << 26
COVERS = 1 << 32
VALUE_UP = 512
POINTS_UP = 16
ALL_UP = 6 * POINTS_UP
ANY_POINTS = DIFFERS // A_POINT - 1
SHUT = 8 * DIFFERS
"""More mismatches than tokens can allow."""

# Features of a card, over its placements: the most points, the most points without a mismatch, the largest gain of the
# value, the sum of the points above AHEAD_OF, and the numbers of placements with at least GOOD and GREAT points.
MOST = 0
CLEAN = 1
PROMISED = 2
LEADS = 3
GOODS = 4
GREATS = 5
CARD_FEATURES = 6
AHEAD_OF = 5
GOOD = 4
GREAT = 7
NO_POINTS = -6
"""Lower bound of MOST and CLEAN; also their value for a card that fits nowhere."""
NO_VALUE = -50 * SCALE
"""The same for PROMISED."""
POINTS_COUNTED = 64
"""Length of the COUNTS table: the index is the points of a card minus NO_POINTS."""

# Features of an estimate, in units of SCALE for a point, tree, token, die, card or placement.
ALWAYS = 0
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
HELD = 14
"""The features of the card in hand, CARD_FEATURES numbers."""
DRAWN = HELD + CARD_FEATURES
"""The mean features of the cards that may be drawn, CARD_FEATURES numbers."""
BETTER = DRAWN + CARD_FEATURES
"""The mean of the larger of the card in hand and the drawn card: MOST, CLEAN, PROMISED."""
COMPARED = 3
SPREAD = BETTER + COMPARED
"""The maximum, upper quartile, median, lower quartile and minimum of the points of the cards that may be drawn."""
QUARTERS = 5
LOOKS = SPREAD + QUARTERS

# fmt: off
WEIGHTS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (193, -10, 40, 41, -16, -23, 92, 129, 60, 9, 33, 3, -20, 3, 63, 23, 88, 4, 21, 13, 48, 20, 76, 18, -2, -19,
     101, 7, -43, -1, 0, 2, 2, 11),
    (501, -47, 90, 69, -50, -74, 197, 302, 133, 7, 48, 9, -36, 8, 51, 40, 58, 1, 19, 25, 100, 66, 100, 45, 14,
     5, 48, -15, 56, 0, 0, 0, 6, 8),
    (685, -102, 25, -21, -169, -268, 422, 706, 195, 3, -7, -2, -46, 9, 38, -13, 103, 7, 22, 5, 164, -18, 281,
     45, 35, 64, 32, -15, 140, 8, 0, -3, -4, -5),
    (1204, -159, -2, -55, -580, 0, 587, 1024, 241, -19, 0, 18, -61, 11, 6, 44, 75, -9, 24, 14, 159, 60, 296,
     104, 43, 20, 91, -33, 134, 16, 6, -1, -3, -4),
    (1459, -172, -10, -12, 0, 0, 946, 1473, 197, 17, 0, 33, -56, 9, 23, 38, 56, 27, 16, -3, 172, 50, 344, 280,
     63, 60, 38, -14, 156, 29, 9, 3, -12, -10),
    (1049, 120, 474, 0, 0, 0, 0, 1049, 80, 69, 0, -10, -150, -1, 1, 62, 51, 39, 34, 73, 336, 98, 308, 587, 138,
     809, 112, 3, 73, 17, 10, -19, -57, -2),
)
# fmt: on
"""WEIGHTS[left]: the weights of the features while `left` cards are still to be placed, in units of SCALE / FINE.
Fitted by `python -m scripts.reach_study`.
"""


def expected_gain(s: State, sheet: Sequence[MutableSequence[int]]) -> int:
    """Expected points beyond the present ones, in 1/FINE of a point, after a placement and before the next draw."""
    left = to_lay(s)
    seen = sheet[SEEN]
    look(s, sheet, seen)
    weights = sheet[WEIGHT_ROWS + left]
    total = 0
    for k in range(LOOKS):
        total += weights[k] * seen[k]
    return total


def look(s: State, sheet: Sequence[MutableSequence[int]], seen: MutableSequence[int]) -> None:
    """Write the features of a position."""
    columns = width_of(s)
    wide = columns + BORDER
    rows = s.bottom - s.top + 1
    spots = (rows + BORDER) * wide
    note_cells(s, wide, sheet, seen)
    note_pairs(wide, spots + BORDER * wide + BORDER, sheet)
    seen[ALWAYS] = SCALE
    seen[ONE_LEFT] = SCALE if s.tokens == 1 else 0
    seen[TWO_LEFT] = SCALE if s.tokens == 2 else 0
    seen[DICE_LEFT] = (s.supply[APPLE] + s.supply[PEAR] + s.supply[PLUM]) * SCALE
    seen[FEWEST_DICE] = min(s.supply[APPLE], s.supply[PEAR], s.supply[PLUM]) * SCALE
    seen[GONE] = ((s.supply[APPLE] == 0) + (s.supply[PEAR] == 0) + (s.supply[PLUM] == 0)) * SCALE
    seen[AROUND] = (rows + columns) * SCALE
    seen[AREA] = rows * columns * SCALE
    for k in range(HELD, SPREAD):
        seen[k] = 0
    if s.held > 0:
        describe_card(s, s.hand[0], wide, spots, sheet, seen, HELD)
    counts = sheet[COUNTS]
    for k in range(POINTS_COUNTED):
        counts[k] = 0
    cards = s.unseen if s.drawn < CARDS_PER_GAME else 0
    count = count_bits(cards)
    while cards != 0:
        describe_card(s, bit_index(cards & -cards), wide, spots, sheet, seen, LOOKS)
        cards &= cards - 1
        for k in range(CARD_FEATURES):
            seen[DRAWN + k] += seen[LOOKS + k]
        for k in range(COMPARED):
            seen[BETTER + k] += max(seen[HELD + k], seen[LOOKS + k])
        counts[seen[LOOKS + MOST] // SCALE - NO_POINTS] += 1
    for k in range(DRAWN, SPREAD):
        seen[k] //= max(1, count)
    for k in range(QUARTERS):
        seen[SPREAD + k] = ranked(counts, count, k) * SCALE if count > 0 else 0


def ranked(counts: Sequence[int], count: int, quarters: int) -> int:
    """The points of the card at a quartile: `quarters` 0 is the best card, 4 the worst."""
    place = (count - 1) * quarters // 4
    points = POINTS_COUNTED
    passed = 0
    while passed <= place:
        points -= 1
        passed += counts[points]
    return points + NO_POINTS


def width_of(s: State) -> int:
    """Number of columns from the first tree to the last."""
    trees = 0
    for r in range(s.top, s.bottom + 1):
        trees |= s.trees[APPLE][r] | s.trees[PEAR][r] | s.trees[PLUM][r] | s.trees[CLOSED][r]
    return trees.bit_length() - s.left


def note_cells(s: State, wide: int, sheet: Sequence[MutableSequence[int]], seen: MutableSequence[int]) -> None:
    """Write the effect of a tree of each fruit on every cell, and the features that count visible trees."""
    weights = PROMISE[to_lay(s) - 1]
    ground = VALUE_UP + POINTS_UP * A_POINT + weights[0]
    size = (s.bottom - s.top + 1 + 2 * BORDER) * wide + 2 * BORDER
    for fruit in range(FRUITS):
        line = sheet[CELLS + fruit]
        for k in range(size):
            line[k] = ground
    for k in range(TREES, TREES + STAGES):
        seen[k] = 0
    fewest = SPOTS
    for fruit in range(APPLE, PLUM + 1):
        trees = 0
        for r in range(s.top, s.bottom + 1):
            trees += count_bits(s.trees[fruit][r])
        fewest = min(fewest, trees)
    seen[FEWEST_TREES] = fewest * SCALE
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
                seen[TREES + stage] += SCALE
                effect = GROWTH[stage]
                if effect == NEW_DIE and s.supply[under] == 0:
                    effect = NO_DIE
                same = COVERS + GAIN[effect] * (SCALE + A_POINT) + weights[STAGE_AFTER[effect]] - weights[stage]
                cost = VALUE[stage] + ROTTEN_COST
                differs = COVERS + DIFFERS - cost * (SCALE + A_POINT) - weights[stage] - weights[TOKEN]
            for fruit in range(APPLE, PLUM + 1):
                brought = same if fruit == under else differs
                sheet[CELLS + fruit - 1][first + c] = brought + VALUE_UP + POINTS_UP * A_POINT


def note_pairs(wide: int, size: int, sheet: Sequence[MutableSequence[int]]) -> None:
    """Write the effects of two fruits side by side and of one above the other. Pairs that begin in the last row are
    never read.
    """
    for one in range(FRUITS):
        for other in range(FRUITS):
            a = sheet[CELLS + one]
            beside = sheet[CELLS + other][1:]
            above = sheet[CELLS + other][wide:]
            pair = sheet[BESIDE + one * FRUITS + other]
            stack = sheet[ABOVE + one * FRUITS + other]
            for k in range(size):
                pair[k] = a[k] + beside[k]
                stack[k] = a[k] + above[k]


def describe_card(
    s: State,
    card: int,
    wide: int,
    spots: int,
    sheet: Sequence[MutableSequence[int]],
    features: MutableSequence[int],
    at: int,
) -> None:
    """Write the features of a card into features[at], features[at + 1] ... Assumes that a scarce die suffices for
    both trees.
    """
    most = clean = NO_POINTS + ALL_UP
    promised = NO_VALUE + 6 * VALUE_UP
    leads = 0
    goods = 0
    greats = 0
    dear = (s.tokens + 1) * DIFFERS  # 6.1
    for turn in range(TURNS):
        face = s.faces[card * TURNS + turn]
        if turn > 1 and face == s.faces[card * TURNS + turn - 2]:  # 3.d
            continue
        a, b, c = fruit_of(face, 0) - 1, fruit_of(face, 1) - 1, fruit_of(face, 2) - 1
        d, e, f = fruit_of(face, 3) - 1, fruit_of(face, 4) - 1, fruit_of(face, 5) - 1
        if turn & 1:
            x = sheet[ABOVE + a * FRUITS + d]
            y = sheet[ABOVE + b * FRUITS + e][1:]
            z = sheet[ABOVE + c * FRUITS + f][2:]
        else:
            x = sheet[BESIDE + a * FRUITS + b]
            y = sheet[BESIDE + c * FRUITS + d][wide:]
            z = sheet[BESIDE + e * FRUITS + f][2 * wide :]
        for k in range(spots):
            total = x[k] + y[k] + z[k]
            differs = total & COVERS - DIFFERS
            fits = total >= COVERS and differs < dear
            points = (total >> POINTS_AT & ANY_POINTS) if fits else 0
            most = max(most, points)
            clean = max(clean, points if differs == 0 else 0)
            promised = max(promised, total & A_POINT - 1 if fits else 0)
            leads += max(0, points - AHEAD_OF - ALL_UP)
            goods += points >= GOOD + ALL_UP
            greats += points >= GREAT + ALL_UP
    features[at + MOST] = (most - ALL_UP) * SCALE
    features[at + CLEAN] = (clean - ALL_UP) * SCALE
    features[at + PROMISED] = promised - 6 * VALUE_UP
    features[at + LEADS] = leads * SCALE
    features[at + GOODS] = goods * SCALE
    features[at + GREATS] = greats * SCALE
