"""The functions of Grove for its review (see `core.review`)."""

from collections.abc import MutableSequence

from mazzo.core.bits import bit_index
from mazzo.core.weights import read_weights
from mazzo.games.grove.deck import BASKET, CARDS_PER_GAME, LEMON, LIME, ORANGE, RECIPES_PER_GAME, WHEELBARROW
from mazzo.games.grove.rules.scoring import FINAL, pays, price, recipe_points, reckon, target
from mazzo.games.grove.rules.state import State, asked_at, is_glade
from mazzo.gridcards.grid import NO_CARD

COLD = True

FITTED = read_weights(__package__)
"""The tables of `weights.json`."""

CARDS_AHEAD = 2
RANKED = (30, 24, 24)
SEARCHED = (4, 2)
MARGINS = (100, 50)
CORRECTIONS: tuple[int, ...] = FITTED["corrections"]

LINES = (
    ("grove-oranges", 100),
    ("grove-lemons", 100),
    ("grove-limes", 100),
    ("grove-wheelbarrow", 1500),
    ("grove-tens", 400),
    ("grove-squirrel", -100),
    ("grove-on-glades", -100),
    ("grove-first-recipe", 100),
    ("grove-second-recipe", 100),
    ("grove-recipes-paid", 100),
    ("grove-target", 500),
    ("grove-unplaced", -500),
)
BARROW, TENS, SQUIRREL, ON_GLADES, FIRST_RECIPE, SECOND_RECIPE, PAID, TARGET, UNPLACED = range(3, 12)

SPREAD: tuple[int, ...] = FITTED["spread"]
ERROR: tuple[int, ...] = FITTED["error"]


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the points of each fruit's dice, the wheelbarrow, the 10s, the squirrel's price, the points of dice on
    glades, what each recipe brings and how many pay, whether the target is reached, and the cards not placed.
    """
    for k in range(len(LINES)):
        out[k] = 0
    for r in range(s.top, s.bottom + 1):
        cells = s.asks[ORANGE][r] | s.asks[LEMON][r] | s.asks[LIME][r]
        while cells != 0:
            c = bit_index(cells & -cells)
            cells &= cells - 1
            die = s.die[r][c]
            if die == 0:
                continue
            if is_glade(s, r, c):
                out[ON_GLADES] += die
            else:
                out[asked_at(s, r, c) - ORANGE] += die
                out[BARROW] += die == WHEELBARROW
                out[TENS] += die == BASKET
    out[SQUIRREL] = price(s)
    out[FIRST_RECIPE] = recipe_points(s, 0)
    out[SECOND_RECIPE] = recipe_points(s, 1)
    for slot in range(RECIPES_PER_GAME):
        if s.chosen[slot] != NO_CARD:
            out[PAID] += pays(s, slot) > 0
    if s.chosen[0] != NO_CARD:
        out[TARGET] = reckon(s, FINAL) >= target(s)
    out[UNPLACED] = CARDS_PER_GAME - s.on_table


def spread(s: State) -> int:
    """By the number of cards that are still to be placed."""
    return SPREAD[CARDS_PER_GAME - s.on_table]


def error(s: State) -> int:
    """By the number of cards that are still to be drawn."""
    return ERROR[CARDS_PER_GAME - s.drawn]
