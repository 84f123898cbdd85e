"""The functions of Orchard for its review (see `core.review`)."""

from collections.abc import MutableSequence

from mazzo.core.weights import read_weights
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PLUM, TOKENS, VALUE
from mazzo.games.orchard.rules.state import State, fruit_at
from mazzo.gridcards.grid import COLS

COLD = True

FITTED = read_weights(__package__)
"""The tables of `weights.json`."""

CARDS_AHEAD = 2
RANKED = (30, 12, 12)
SEARCHED = (6, 4)
MARGINS = (150, 100)
CORRECTIONS: tuple[int, ...] = FITTED["corrections"]

LINES = (
    ("orchard-tens", 400),
    ("orchard-sixes", 300),
    ("orchard-threes", 200),
    ("orchard-ones", 100),
    ("orchard-apples", 100),
    ("orchard-pears", 100),
    ("orchard-plums", 100),
    ("orchard-rotten", -300),
    ("orchard-unplaced", -500),
    ("orchard-dice-left", -50),
)
VALUES = 4
"""Number of values of a die."""
FRUIT_POINTS = 3
"""Index of the points of the first fruit, less one."""
ROTTEN = 7
UNPLACED = 8
DICE_LEFT = 9

SPREAD: tuple[int, ...] = FITTED["spread"]
ERROR: tuple[int, ...] = FITTED["error"]


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the dice of each value, 10 first, the points of each fruit, rotten fruit, cards not placed, dice left."""
    for k in range(len(LINES)):
        out[k] = 0
    for r in range(s.top, s.bottom + 1):
        for c in range(COLS):
            die = s.stage[r][c]
            if die > 0:
                out[VALUES - die] += 1
                out[FRUIT_POINTS + fruit_at(s, r, c)] += VALUE[die]
    out[ROTTEN] = TOKENS - s.tokens
    out[UNPLACED] = CARDS_PER_GAME - s.on_table
    for fruit in range(APPLE, PLUM + 1):
        out[DICE_LEFT] += s.supply[fruit]


def spread(s: State) -> int:
    """By the number of cards that are still to be placed."""
    return SPREAD[CARDS_PER_GAME - s.on_table]


def error(s: State) -> int:
    """By the number of cards that are still to be drawn."""
    return ERROR[CARDS_PER_GAME - s.drawn]
