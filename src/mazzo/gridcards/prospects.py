"""How well the next cards can be placed on a grid (`gridcards.grid`): features of the expected scores of the games
(`core.evaluator.ExpectedScore`), computed for every placement at once. All functions are kernels.

A game writes for each cell and its surroundings what each kind of cell of a card would bring there, packed into one
number. Six of these are added for a placement.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index, count_bits
from mazzo.core.evaluator import SCALE
from mazzo.gridcards.grid import BITS, TURNS, Grid

# Rows of `sheet`: the effects of each kind of cell on the cells of the grid, row by row, with a border of bare ground.
# Every row of the grid ends with two cells of bare ground, which are also the two before the next row, so that one loop
# tests a card everywhere.
EFFECTS = 0
KINDS = 7
"""Kinds of cells on cards: no suit, then the three suits with a count of 0 or 1, then with a count of 2."""
KIND_OF = (0, 1, 2, 3, 0, 1, 2, 3, 0, 4, 5, 6)
"""KIND_OF[cell of a face]."""
NIBBLE = (1 << BITS) - 1
COUNTS = EFFECTS + KINDS
"""How many of the cards that may be drawn bring how many points at best."""
PROSPECT_ROWS = COUNTS + 1
COLUMNS = 512
"""An upper bound on the cells of the grid and its border: with eight cards, rows and columns are 26 at most in total,
so 260 cells are enough.
"""
BORDER = 2

# An effect, packed into one number: the change of the value and of the points, both with an offset that keeps them
# above 0, whether the suits differ, and whether a cell is covered.
POINTS_AT = 16
A_POINT = 1 << POINTS_AT
DIFFERS = 1 << 26
COVERS = 1 << 32
VALUE_UP = 512
POINTS_UP = 32
NO_EFFECT = VALUE_UP + POINTS_UP * A_POINT
"""Added to every effect."""
SHUT = 8 * DIFFERS
"""The effect where nothing may be laid: more mismatches than tokens can allow."""
POINT = SCALE + A_POINT
"""The effect of a point."""
ALL_UP = 6 * POINTS_UP
ANY_POINTS = DIFFERS // A_POINT - 1

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
POINTS_COUNTED = 128
"""Length of the COUNTS table: the index is the points of a card minus NO_POINTS."""

# The features of all cards, from the first on: those of the card in hand, the mean of those of the cards that may be
# drawn, the mean of the larger of both (MOST, CLEAN, PROMISED), and the maximum, upper quartile, median, lower quartile
# and minimum of the points of the cards that may be drawn.
HELD = 0
DRAWN = HELD + CARD_FEATURES
BETTER = DRAWN + CARD_FEATURES
COMPARED = 3
SPREAD = BETTER + COMPARED
QUARTERS = 5
PROSPECTS = SPREAD + QUARTERS


def describe_cards(
    s: Grid,
    cards: int,
    wide: int,
    spots: int,
    sheet: Sequence[MutableSequence[int]],
    features: MutableSequence[int],
    at: int,
) -> None:
    """Write the features of the first card in hand and of a set of cards that may be drawn into seen[at],
    seen[at + 1] ... `wide`: cells of a row with its border; `spots`: cells on which the first cell of a card may lie.
    Overwrites CARD_FEATURES numbers after the last feature.
    """
    first_card, after_first, better, spread, each = at + HELD, at + DRAWN, at + BETTER, at + SPREAD, at + PROSPECTS
    for k in range(at, spread):
        features[k] = 0
    if s.held > 0:
        describe_card(s, s.hand[0], wide, spots, sheet, features, first_card)
    counts = sheet[COUNTS]
    for k in range(POINTS_COUNTED):
        counts[k] = 0
    count = count_bits(cards)
    while cards != 0:
        describe_card(s, bit_index(cards & -cards), wide, spots, sheet, features, each)
        cards &= cards - 1
        for k in range(CARD_FEATURES):
            features[after_first + k] += features[each + k]
        for k in range(COMPARED):
            features[better + k] += max(features[first_card + k], features[each + k])
        counts[features[each + MOST] // SCALE - NO_POINTS] += 1
    for k in range(after_first, spread):
        features[k] //= max(1, count)
    for k in range(QUARTERS):
        features[spread + k] = ranked(counts, count, k) * SCALE if count > 0 else 0


def ranked(counts: Sequence[int], count: int, quarters: int) -> int:
    """The points of the card at a quartile: `quarters` 0 is the best card, 4 the worst."""
    place = (count - 1) * quarters // 4
    points = POINTS_COUNTED
    passed = 0
    while passed <= place:
        points -= 1
        passed += counts[points]
    return points + NO_POINTS


def describe_card(
    s: Grid,
    card: int,
    wide: int,
    spots: int,
    sheet: Sequence[MutableSequence[int]],
    features: MutableSequence[int],
    at: int,
) -> None:
    """Write the features of a card into features[at], features[at + 1] ... Assumes that a scarce die suffices for
    all trees.
    """
    most = clean = NO_POINTS + ALL_UP
    promised = NO_VALUE + 6 * VALUE_UP
    leads = 0
    goods = 0
    greats = 0
    dear = (s.tokens + 1) * DIFFERS
    for turn in range(TURNS):
        face = s.faces[card * TURNS + turn]
        if turn > 1 and face == s.faces[card * TURNS + turn - 2]:
            continue
        a = sheet[EFFECTS + kind_of(face, 0)]
        b = sheet[EFFECTS + kind_of(face, 1)][1:]
        if turn & 1:
            c = sheet[EFFECTS + kind_of(face, 2)][2:]
            d = sheet[EFFECTS + kind_of(face, 3)][wide:]
            e = sheet[EFFECTS + kind_of(face, 4)][wide + 1 :]
            f = sheet[EFFECTS + kind_of(face, 5)][wide + 2 :]
        else:
            c = sheet[EFFECTS + kind_of(face, 2)][wide:]
            d = sheet[EFFECTS + kind_of(face, 3)][wide + 1 :]
            e = sheet[EFFECTS + kind_of(face, 4)][2 * wide :]
            f = sheet[EFFECTS + kind_of(face, 5)][2 * wide + 1 :]
        for k in range(spots):
            total = a[k] + b[k] + c[k] + d[k] + e[k] + f[k]
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


def kind_of(face: int, k: int) -> int:
    """The kind of the k-th cell of a turned face."""
    return KIND_OF[face >> BITS * k & NIBBLE]
