"""The expected final score of a grove while the next cards are unknown (`core.evaluator.ExpectedScore`), for the
review: a linear function of what is visible, computed in microseconds. The review itself draws the next card.
"""

from collections.abc import MutableSequence, Sequence

from mazzo.core.bits import bit_index
from mazzo.core.evaluator import SCALE
from mazzo.core.grid_cards import NO_CARD
from mazzo.games.grove.deck import BASKET, CARDS_PER_GAME, HIGHEST, LEMON, LIME, ORANGE
from mazzo.games.grove.evaluator import to_lay
from mazzo.games.grove.rules.scoring import FINAL, OF_DICE, reckon
from mazzo.games.grove.rules.state import NOWHERE, State, asked_at, is_glade

COLD = True

SEEN = 0
WEIGHT_ROWS = 1
LINES = WEIGHT_ROWS + CARDS_PER_GAME
COLUMNS = 32

# Features, in units of SCALE.
ALWAYS = 0
BY_DIE = 1
"""Trees by the value of their die, 0 to HIGHEST; then those with a 10."""
WITH_TEN = BY_DIE + HIGHEST + 1
BARE_TWOS = WITH_TEN + 1
"""Trees with two fruits and no die."""
CLEAR_GLADES = BARE_TWOS + 1
HIDDEN_DICE = CLEAR_GLADES + 1
"""Sum of the dice on glades."""
BARROW_LEFT = HIDDEN_DICE + 1
SQUIRREL_LEFT = BARROW_LEFT + 1
DICE_LEFT = SQUIRREL_LEFT + 1
FEWEST_DICE = DICE_LEFT + 1
FEWEST_TREES = FEWEST_DICE + 1
AROUND = FEWEST_TREES + 1
RECIPES = AROUND + 1
"""1 in a recipe challenge."""
OF_RECIPES = RECIPES + 1
"""The points of the recipes as if the game ended now."""
LOOKS = OF_RECIPES + 1

WEIGHTS = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (4473, -47, 0, -228, -254, -260, -149, -140, -8, 3, 8, -15, 60, 624, -126, 123, 57, 108, 1420, -93),
    (3306, -58, 0, -80, -120, -139, 48, 102, 201, 29, -8, 58, 143, 814, 70, 93, 67, 124, 1851, -127),
    (3070, -82, 0, -10, -72, -80, 161, 236, 290, 40, -32, 114, 340, 1031, 210, 84, 80, 137, 2025, -142),
    (980, -112, 0, 135, 70, 90, 377, 451, 447, 43, -37, 192, 980, 1241, 446, 80, 65, 126, 2180, -152),
    (1913, -166, 0, 13, -21, 14, 312, 424, 0, 42, -79, 187, 1913, 1402, 453, 67, 62, 139, 2264, -160),
    (3651, -237, 0, -302, -287, -222, 0, 0, 0, 63, -168, 0, 3651, 1636, 336, 18, 27, 173, 2294, -162),
)
"""WEIGHTS[left]: the weights of the features while `left` cards are still to be placed, in units of SCALE / FINE.
Fitted by `python -m scripts.reach_study grove`.
"""


def expected_gain(s: State, sheet: Sequence[MutableSequence[int]]) -> int:
    """Expected points beyond the present ones, in 1/FINE of a point, after a placement and before the next draw."""
    seen = sheet[SEEN]
    look(s, seen)
    weights = sheet[WEIGHT_ROWS + to_lay(s)]
    total = 0
    for k in range(LOOKS):
        total += weights[k] * seen[k]
    return total


def look(s: State, seen: MutableSequence[int]) -> None:
    """Write the features of a position."""
    for k in range(LOOKS):
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
            if die <= HIGHEST:
                seen[BY_DIE + die] += 1
                if die == 0 and s.twos[r] >> c & 1:
                    seen[BARE_TWOS] += 1
            elif die == BASKET:
                seen[WITH_TEN] += 1
        clear = s.clear[r]
        while clear != 0:
            clear &= clear - 1
            seen[CLEAR_GLADES] += 1
    seen[ALWAYS] = 1
    seen[BARROW_LEFT] = 1 if s.barrow == NOWHERE else 0
    seen[SQUIRREL_LEFT] = s.tokens
    seen[DICE_LEFT] = s.supply[ORANGE] + s.supply[LEMON] + s.supply[LIME]
    seen[FEWEST_DICE] = min(s.supply[ORANGE], s.supply[LEMON], s.supply[LIME])
    seen[FEWEST_TREES] = min(oranges, lemons, limes)
    seen[AROUND] = s.bottom - s.top + s.right - s.left
    if s.chosen[0] != NO_CARD:
        seen[RECIPES] = 1
        seen[OF_RECIPES] = reckon(s, FINAL) - reckon(s, OF_DICE)
    for k in range(LOOKS):
        seen[k] *= SCALE
