"""What the review needs to know of Orchard (see `core.review`)."""

from collections.abc import MutableSequence

from mazzo.core.grid_cards import COLS
from mazzo.games.orchard.deck import APPLE, CARDS_PER_GAME, PLUM, TOKENS, VALUE
from mazzo.games.orchard.rules.state import State, fruit_at

COLD = True

CARDS_AHEAD = 2
OUTCOME_DEPTH = 1
DEALS = 0

FEATURES = FEATURES_OF_RIVAL = 0
STAGES = 1
WEIGHTS = WEIGHTS_OF_RIVAL = ((0,),)

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
STAGES = 4
FRUIT_POINTS = 3
"""Index of the points of the first fruit, less one."""
ROTTEN = 7
UNPLACED = 8
DICE_LEFT = 9

SPREAD = (1, 260, 330, 380, 420, 450, 480, 500, 520, 540)
ERROR = (0, 0, 0, 10, 14, 16, 18, 20, 20, 20)


def lines(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write the dice of each value, 10 first, the points of each fruit, rotten fruit, cards not placed, dice left."""
    for k in range(len(LINES)):
        out[k] = 0
    for r in range(s.top, s.bottom + 1):
        for c in range(COLS):
            stage = s.stage[r][c]
            if stage > 0:
                out[STAGES - stage] += 1
                out[FRUIT_POINTS + fruit_at(s, r, c)] += VALUE[stage]
    out[ROTTEN] = TOKENS - s.tokens
    out[UNPLACED] = CARDS_PER_GAME - s.on_table
    for fruit in range(APPLE, PLUM + 1):
        out[DICE_LEFT] += s.supply[fruit]


def part(s: State) -> int:
    """0: the game is one part."""
    return 0


def spread(s: State) -> int:
    """By the number of cards that are still to be placed."""
    return SPREAD[CARDS_PER_GAME - s.on_table]


def error(s: State) -> int:
    """By the number of cards that are still to be drawn."""
    return ERROR[CARDS_PER_GAME - s.drawn]


def blind(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Nothing is hidden."""


def chances(s: State) -> int:
    """0: those of the rules."""
    return 0


def is_own_chance(s: State, seat: int) -> bool:
    """True: every card drawn is the seat's own."""
    return True


def depth(s: State) -> int:
    """Not called."""
    return 1


def alike(s: State, outcome: int) -> int:
    """1: all cards are different."""
    return 1


def is_weighed(s: State, seat: int, action: int) -> bool:
    """True."""
    return True


def look(s: State, seat: int, out: MutableSequence[int]) -> None:
    """No features."""


def stage(s: State, seat: int) -> int:
    """0."""
    return 0


def known(s: State, seat: int) -> int:
    """0."""
    return 0


def to_come(s: State, seat: int) -> int:
    """0."""
    return 0


def imagine(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Not called."""


def settle(s: State, seat: int) -> None:
    """Not called."""
